"""`wmw audit shortcuts`: whether a bank's pairs can be told apart without physics."""

from __future__ import annotations

import json
from pathlib import Path

import click

from wmw.cli.progress import progress
from wmw.core.errors import InputFileError

_SIZES = (30, 60, 120, 250, 500, 1000, 2000)


@click.command()
@click.argument("bank", type=click.Path(file_okay=False, path_type=Path))
@click.option("--curve", is_flag=True, help="Fit smaller shares of the train split, too.")
@click.option("--record", "into", is_flag=True, help="Write the figures into BANK/manifest.json.")
@click.option("--json", "as_json", is_flag=True, help="Print all figures as JSON.")
@click.option(
    "-o", "--output", type=click.Path(path_type=Path, dir_okay=False),
    help="Write a page (Markdown), with --curve a picture beside it.",
)  # fmt: skip
def shortcuts(bank: Path, curve: bool, into: bool, as_json: bool, output: Path | None) -> None:
    """Ask classifiers that know no physics which trace of a pair is the chosen one.

    They learn from the pairs of the train split of BANK and are asked about the other splits:
    character n-grams, words, digits, lengths, and the paths of the JSON. Chance is 50%.

    \b
    Examples:
      wmw audit shortcuts out/bank
      wmw audit shortcuts out/bank --curve -o shortcuts.md
      wmw audit shortcuts out/bank --record
    """
    from wmw.benchmarks.shortcuts import audit
    from wmw.benchmarks.shortcuts_page import curves, page, record, shown
    from wmw.tracebank import read_manifest
    from wmw.tracebank.manifest import record_shortcuts

    with progress() as bar:
        task = bar.add_task("reading the bank", total=None)

        def told(what: str, done: int, total: int) -> None:
            bar.update(task, description=what, completed=done, total=total)

        verdicts = audit(bank, sizes=_SIZES if curve else (), told=told)
    if output is not None:
        picture = output.with_suffix(".png") if curve else None
        try:
            output.parent.mkdir(parents=True, exist_ok=True)
            if picture is not None:
                curves(verdicts, picture)
            name = picture.name if picture is not None else None
            text = page(verdicts, read_manifest(bank).plan, name)
            output.write_text(text, encoding="utf-8")
        except OSError as error:
            raise InputFileError(output, f"cannot be written ({error.strerror})") from error
    if into:
        whole = max(verdict.trained_on for verdict in verdicts)
        record_shortcuts(bank, record([v for v in verdicts if v.trained_on == whole]))
    if as_json:
        click.echo(json.dumps(record(verdicts), ensure_ascii=False, indent=1))
        return
    width = max(len(verdict.reader) for verdict in verdicts)
    for verdict in verdicts:
        told_of = (f"{name} {shown(verdict.by[name])}" for name in ("seen edits", "held-out edits"))
        worst = max(
            ((a.share, name) for name, a in verdict.by.items() if a.share == a.share),
            default=(0.5, "none"),
        )
        click.echo(
            f"{verdict.reader:<{width}}  {verdict.trained_on:>5} traces  {'  '.join(told_of)}  "
            f"most on {worst[1]}: {100 * worst[0]:.0f}%"
        )
