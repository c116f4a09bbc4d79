"""`wmw audit score`: how far annotators agree, with one another and with the bank."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Literal

import click

from wmw.cli.text import printable
from wmw.core.errors import InputFileError

_COULD_NOT_RUN = 2
_file = click.Path(exists=True, dir_okay=False, path_type=Path)


@click.command()
@click.argument("key", type=_file)
@click.argument("sheet_a", type=_file)
@click.argument("sheet_b", type=_file)
@click.option("--adjudicated", type=_file, metavar="SHEET",
              help="The filled sheet of those records on which A and B differ.")  # fmt: skip
@click.option(
    "--adjudication", type=click.Path(file_okay=False, path_type=Path), metavar="DIR",
    help="Where the sheet of disagreements is written; by default adjudication, beside the key's "
    "folder.",
)  # fmt: skip
@click.option("--output-format", type=click.Choice(["text", "json"]), default="text",
              show_default=True, help="How the score is printed.")  # fmt: skip
@click.option("--out", type=click.Path(dir_okay=False, path_type=Path), metavar="PAGE.md",
              help="Write a page (Markdown), too.")  # fmt: skip
def score(
    key: Path,
    sheet_a: Path,
    sheet_b: Path,
    adjudicated: Path | None,
    adjudication: Path | None,
    output_format: Literal["text", "json"],
    out: Path | None,
) -> int:
    """Score two filled sheets of a sample: Cohen's κ, and how people and the bank's KEY differ.

    The records on which the sheets differ are written as a sheet of their own, with both answers
    side by side. Filled in by a third person, it is given back with --adjudicated.

    Ends with status 0, or with 2 where a sheet is not filled in as it should be: each fault is
    named with file and row.

    \b
    Examples:
      wmw audit score out/review/key/key.jsonl annotator-1.csv annotator-2.csv
      wmw audit score KEY A B --adjudicated adjudication.csv --out review.md
      wmw audit score KEY A B --output-format json
    """
    from wmw.benchmarks.review import report
    from wmw.benchmarks.review.adjudication import write_adjudication
    from wmw.benchmarks.review.record import read_key
    from wmw.benchmarks.review.score import read_answers
    from wmw.benchmarks.review.score import score as scored

    known = read_key(key)
    answers, problems = read_answers(known, sheet_a, sheet_b, adjudicated)
    if problems:
        for problem in problems:
            click.echo(printable(str(problem)), err=True)
        return _COULD_NOT_RUN
    found = scored(known, *answers)
    if out is not None:
        try:
            out.parent.mkdir(parents=True, exist_ok=True)
            out.write_text(report.page(found), encoding="utf-8")
        except OSError as error:
            raise InputFileError(out, f"cannot be written ({error.strerror})") from error
    if output_format == "json":
        click.echo(json.dumps(report.record(found), ensure_ascii=False, indent=1))
    else:
        click.echo(report.text(found), nl=False)
    if found.disagreed and adjudicated is None:
        folder = adjudication or key.parent.parent / "adjudication"
        click.echo(write_adjudication(known, answers[0], answers[1], folder), err=True)
    return 0
