"""`wmw bench verifier`: how well faults are found and named, as a page."""

from __future__ import annotations

from pathlib import Path

import click

from wmw.cli.progress import progress
from wmw.core.errors import InputFileError


@click.command()
@click.option(
    "--items", type=click.IntRange(min=1), default=20, show_default=True,
    help="Items of each family that are broken by every edit.",
)  # fmt: skip
@click.option("--seed", type=int, default=2027, show_default=True, help="Seed of the items.")
@click.option(
    "--corpus", "corpora", multiple=True, metavar="PATH",
    type=click.Path(exists=True, path_type=Path),
    help="Labelled records: a file (JSON Lines), or a folder of such files.",
)  # fmt: skip
@click.option(
    "--mended-items", type=click.IntRange(min=0), default=2, show_default=True,
    help="Items of each family of which what is found wrong is mended, too.",
)  # fmt: skip
@click.option("--jobs", type=click.IntRange(min=1), default=1, show_default=True,
              help="Number of processes; the figures do not depend on it.")  # fmt: skip
@click.option(
    "-o", "--output", type=click.Path(path_type=Path, dir_okay=False),
    default=Path("out/verifier-quality.md"), show_default=True,
    help="The page; the picture of the confusion matrix is put beside it.",
)  # fmt: skip
def verifier(
    items: int,
    seed: int,
    corpora: tuple[Path, ...],
    mended_items: int,
    jobs: int,
    output: Path,
) -> None:
    """Measure how well the verifier finds faults and names them, and write a page on it.

    Every item is broken by every typed edit that applies, and judged beside the item and alone.
    A labelled record is a JSON object with "trace", "expected" (valid, invalid, abstain), and for
    an invalid one "label" and "pointer".

    \b
    Examples:
      wmw bench verifier --items 5
      wmw bench verifier --corpus records/ --items 100 --jobs 4 -o quality.md
    """
    from wmw.benchmarks.page import confusion, page
    from wmw.benchmarks.verifier import measure

    paths = [file for path in corpora for file in _files(path)]
    with progress() as bar:
        task = bar.add_task("judging records", total=None)

        def told(what: str, done: int, total: int) -> None:
            bar.update(task, description=what, completed=done, total=total)

        sample = measure(items, seed, paths, mended_items=mended_items, jobs=jobs, told=told)
    picture = output.with_suffix(".png")
    try:
        output.parent.mkdir(parents=True, exist_ok=True)
        confusion(sample, picture)
        output.write_text(page(sample, picture.name), encoding="utf-8")
    except OSError as error:
        raise InputFileError(output, f"cannot be written ({error.strerror})") from error
    click.echo(f"{output}: {len(sample.trials)} trials")


def _files(path: Path) -> list[Path]:
    return sorted(path.glob("*.jsonl")) if path.is_dir() else [path]
