"""Read pictures back, hold their boxes against the ink, and write docs/read-back.md.

A run that is broken off, or ended by --minutes, goes on where it was: what was measured is kept by
what it was measured of, so pictures that have not changed since are not read again.

Examples:
  python scripts/read_back.py boxes --items 60
  python scripts/read_back.py numbers --items 10 --minutes 8
  python scripts/read_back.py page
"""

from __future__ import annotations

import json
import sys
import time
from collections.abc import Callable, Iterator, Sequence
from pathlib import Path
from typing import Any

import click

from wmw.benchmarks.pictures.boxes import BoxRecord, examine
from wmw.benchmarks.pictures.memory import Memory
from wmw.benchmarks.pictures.page import page, tally
from wmw.benchmarks.pictures.read_back import Record, read_back
from wmw.benchmarks.pictures.reader import Reader, Remembered
from wmw.cli.progress import progress
from wmw.core import registry
from wmw.core.errors import UsageError, WmwError
from wmw.core.item import MODALITIES, Modality
from wmw.diagrams import MIXED, STYLES
from wmw.generators import generate

OUT = Path("out/pictures")
PAGE = Path(__file__).resolve().parent.parent / "docs" / "read-back.md"
SEED = 2027
NUMBERED: tuple[Modality, ...] = tuple(m for m in MODALITIES if m != "text")
Task = tuple[str, int, Modality | None, str]


@click.group(help=__doc__.replace("Examples:\n", "\b\nExamples:\n"))
def main() -> None:
    """Group the three commands."""


def choices(command: Callable[..., None]) -> Callable[..., None]:
    """Add the options of both measurements."""
    for option in (
        click.option("--seed", type=int, default=SEED, show_default=True, help="Of the items."),
        click.option(
            "--families", multiple=True, type=click.Choice(registry.names()), help="These alone."
        ),
        click.option("--styles", multiple=True, type=click.Choice(sorted(STYLES)),
                     help="These alone."),
        click.option("--minutes", type=float, default=float("inf"),
                     help="Stop after so many; run it again to go on."),
        click.option("--out", type=click.Path(file_okay=False, path_type=Path), default=OUT,
                     show_default=True, help="Where what is measured is kept."),
    ):  # fmt: skip
        command = option(command)
    return command


@main.command()
@click.option("--items", type=click.IntRange(min=1), default=60, show_default=True,
              help="Items of each family, in their own looks but for --styles.")  # fmt: skip
@choices
def boxes(items: int, out: Path, **chosen: Any) -> None:
    """Hold the boxes of sidecars against the ink."""
    memory = Memory(out / "boxes-memory.jsonl")

    def measured(family: str, index: int, modality: Modality | None, style: str) -> Any:
        return examine(generate(family, chosen["seed"], index), style, memory).to_dict()

    styles = chosen["styles"] or (MIXED,)
    tasks = list(_tasks(items, (None,), styles, chosen["families"]))
    records = _all(measured, tasks, chosen["minutes"])
    _write(out / "boxes.json", {"records": records})
    faulty = [record for record in records if record["faults"]]
    for record in faulty[:40]:
        for fault in record["faults"]:
            click.echo(f"{record['id']}, {record['style']}: {fault['trouble']}: {fault['what']}")
    click.echo(f"{len(records)} pictures, {len(faulty)} with faults")


@main.command()
@click.option("--items", type=click.IntRange(min=1), default=10, show_default=True,
              help="Items of each family, style and modality.")  # fmt: skip
@choices
def numbers(items: int, out: Path, **chosen: Any) -> None:
    """Read the numbers of pictures."""
    reader = Remembered(Reader(), Memory(out / "numbers-memory.jsonl"))

    def measured(family: str, index: int, modality: Modality | None, style: str) -> Any:
        item = generate(family, chosen["seed"], index, modality=modality)
        return read_back(item, style, reader).to_dict()

    styles = chosen["styles"] or sorted(STYLES)
    tasks = list(_tasks(items, NUMBERED, styles, chosen["families"]))
    records = _all(measured, tasks, chosen["minutes"])
    _write(out / "numbers.json", {"reader": reader.name, "records": records})
    for key in ("whole", "labels"):
        read = tally(
            [r for record in records for r in Record.from_dict(record).__getattribute__(key)]
        )
        click.echo(f"{key}: numbers {read.number}, units {read.unit}")
    click.echo(f"answers: {sum(len(record['answers']) for record in records)}")


@main.command("page")
@click.option("--out", type=click.Path(file_okay=False, path_type=Path), default=OUT,
              show_default=True, help="Where what was measured is kept.")  # fmt: skip
@click.option("-o", "--output", type=click.Path(dir_okay=False, path_type=Path), default=PAGE,
              help="The page.")  # fmt: skip
def write_page(out: Path, output: Path) -> None:
    """Write docs/read-back.md from what was measured."""
    for name in ("numbers", "boxes"):
        if not (out / f"{name}.json").exists():
            raise UsageError(f"{out} has no {name} yet: python scripts/read_back.py {name}")
    read = json.loads((out / "numbers.json").read_text(encoding="utf-8"))
    held = json.loads((out / "boxes.json").read_text(encoding="utf-8"))
    text = page(
        [Record.from_dict(record) for record in read["records"]],
        [BoxRecord.from_dict(record) for record in held["records"]],
        read["reader"],
    )
    output.write_text(text, encoding="utf-8")
    click.echo(f"{output}")


def _tasks(
    items: int,
    modalities: Sequence[Modality | None],
    styles: Sequence[str],
    families: Sequence[str],
) -> Iterator[Task]:
    for index in range(items):
        for family in families or registry.names():
            for modality in modalities:
                for style in styles:
                    yield family, index, modality, style


def _all(
    measured: Callable[[str, int, Modality | None, str], Any], tasks: Sequence[Task], minutes: float
) -> list[Any]:
    """Return what was measured, or end the run where the time is up."""
    end = time.monotonic() + 60 * minutes
    records = []
    with progress(remaining=True) as bar:
        for task in bar.track(tasks, description="pictures"):
            if time.monotonic() > end:
                click.echo(f"{len(records)} of {len(tasks)} pictures; run it again to go on")
                sys.exit(3)
            records.append(measured(*task))
    return records


def _write(path: Path, content: Any) -> None:
    path.write_text(json.dumps(content, ensure_ascii=False) + "\n", encoding="utf-8")


if __name__ == "__main__":
    try:
        main()
    except WmwError as error:
        sys.exit(str(error))
