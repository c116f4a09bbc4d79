"""`wmw verify`: judge traces and print diagnostics as a linter does."""

from __future__ import annotations

import sys
from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import TextIO

import click

from wmw.cli.formats import NAMES, Writer, writer
from wmw.cli.judging import STDIN, Judged, Manner, judge_files
from wmw.cli.mendings import Mendings
from wmw.cli.options import gold_bank
from wmw.cli.options import jobs as jobs_option
from wmw.cli.selection import Selection
from wmw.cli.tally import Tally
from wmw.cli.text import Paper, printable
from wmw.core.errors import InputFileError, UsageError
from wmw.verifiers.unjudged import sentence

NOTHING_INVALID, SOMETHING_INVALID, COULD_NOT_RUN = 0, 1, 2


@click.command(
    epilog="Exit status: 0 nothing is invalid, 1 something is invalid, 2 wmw could not run as "
    "asked: a file cannot be read, a code or an option is unknown."
)
@click.argument("files", nargs=-1, required=True, type=click.Path(path_type=Path, allow_dash=True))
@click.option(
    "--output-format",
    "output_format",
    type=click.Choice(NAMES),
    default="full",
    show_default=True,
    help="full: findings at their place in the JSON; concise: a line per finding; "
    "json: a list of verdicts; jsonl: a verdict per line of input; "
    "github: annotations in GitHub Actions; sarif: a log for code scanning and editors.",
)
@click.option("--select", multiple=True, metavar="CODES", help="Show only these findings.")
@click.option("--ignore", multiple=True, metavar="CODES", help="Leave these findings out.")
@click.option(
    "--statistics",
    is_flag=True,
    help="Count outcomes, labels, codes and the reasons of abstentions; "
    "on standard error where a program reads the output.",
)
@jobs_option
@click.option(
    "-o",
    "--output",
    type=click.Path(path_type=Path, dir_okay=False),
    help="Write to a file instead of the terminal.",
)
@gold_bank
@click.option(
    "--fix",
    type=click.Path(path_type=Path, dir_okay=False),
    metavar="FILE",
    help="Write for each invalid trace its mended trace and the JSON Patch to FILE (JSON Lines).",
)
@click.option("-q", "--quiet", is_flag=True, help="No notes, no summary; findings alone.")
def verify(
    files: tuple[Path, ...],
    output_format: str,
    select: tuple[str, ...],
    ignore: tuple[str, ...],
    statistics: bool,
    jobs: int,
    output: Path | None,
    gold: Path | None,
    fix: Path | None,
    quiet: bool,
) -> int:
    """Judge the traces in FILES, field by field; - reads standard input.

    A file holds one JSON object on each line. A file whose name ends in .json may also hold one
    object, or a list of objects. CODES are codes or their beginnings, such as WMW3 or
    WMW101,WMW2; they choose what is shown and never change a verdict.

    \b
    Examples:
      wmw verify replies.jsonl
      wmw verify --output-format jsonl -o verdicts.jsonl replies.jsonl
      cat replies.jsonl | wmw verify --output-format concise -
      wmw verify --gold out/bank --fix mended.jsonl replies.jsonl

    \b
      Only what is wrong in state 0, without missing forces, and counts:
      wmw verify --select WMW2 --ignore WMW213 --statistics replies.jsonl

    \b
      In a GitHub workflow; for code scanning; verdicts and counts:
      wmw verify --output-format github replies.jsonl
      wmw verify --output-format sarif -o wmw.sarif replies.jsonl
      wmw verify --jobs 4 --statistics --output-format jsonl -o all.jsonl b.jsonl
    """
    selection = Selection.parse(select, ignore)
    manner = Manner(gold, fix is not None)
    with _paper(output, files) as paper, _mendings(fix, files) as mendings:
        out = writer(output_format, paper, quiet)
        tally, failed = _run(judge_files(files, jobs, manner), selection, out, mendings, quiet)
        out.close(tally)
        if statistics:
            # A program reads the output: the table must not stand in its way.
            tally.print_table(Paper(sys.stderr) if out.machine else paper)
    if failed:
        return COULD_NOT_RUN
    return SOMETHING_INVALID if tally.outcomes["invalid"] else NOTHING_INVALID


def _run(
    found: Iterable[Judged | InputFileError],
    selection: Selection,
    out: Writer,
    mendings: Mendings | None,
    quiet: bool,
) -> tuple[Tally, bool]:
    tally, failed = Tally(), False
    for judged in found:
        if isinstance(judged, InputFileError):
            failed = True
            _warn(judged)
            continue
        if judged.problem is not None and not quiet:
            text = sentence(judged.problem)
            _warn(InputFileError(judged.path, text, judged.line.number))
        verdict = selection.apply(judged.verdict)
        tally.add(verdict)
        if mendings is not None and judged.mending is not None:
            mendings.add(judged.mending)
        out.write(judged.with_verdict(verdict))
    return tally, failed


def _warn(error: InputFileError) -> None:
    click.echo(f"wmw: {printable(str(error))}", err=True)


@contextmanager
def _paper(output: Path | None, files: tuple[Path, ...]) -> Iterator[Paper]:
    if output is None:
        yield Paper(sys.stdout)
        return
    with _opened(output, files) as stream:
        yield Paper(stream)


@contextmanager
def _mendings(output: Path | None, files: tuple[Path, ...]) -> Iterator[Mendings | None]:
    if output is None:
        yield None
        return
    with _opened(output, files) as stream:
        mendings = Mendings(stream)
        yield mendings
    click.echo(f"wmw: {mendings.summary()}; see {printable(str(output))}", err=True)


def _opened(output: Path, files: tuple[Path, ...]) -> TextIO:
    if any(file != STDIN and file.exists() and _is_same(output, file) for file in files):
        raise UsageError(f"{output} is to be read and written; choose another output file")
    try:
        return output.open("w", encoding="utf-8", newline="\n")
    except OSError as error:
        raise InputFileError(output, f"cannot be written ({error.strerror})") from error


def _is_same(output: Path, file: Path) -> bool:
    return output.exists() and output.samefile(file)
