"""`wmw audit sample`: a blind sample of a bank, as sheets for annotators."""

from __future__ import annotations

from pathlib import Path
from typing import Literal

import click

from wmw.cli.progress import progress


@click.command()
@click.argument("bank", type=click.Path(file_okay=False, path_type=Path))
@click.option(
    "--out", required=True, type=click.Path(file_okay=False, path_type=Path), metavar="DIR",
    help="A new folder for the key and the sheets.",
)  # fmt: skip
@click.option("--n", type=click.IntRange(min=1), default=100, show_default=True,
              help="Records to be judged.")  # fmt: skip
@click.option("--seed", type=int, default=2026, show_default=True, help="Seed of the sample.")
@click.option("--annotators", type=click.IntRange(1, 20), default=2, show_default=True,
              help="Sheets of the same records, each in an order of its own.")  # fmt: skip
@click.option(
    "--kind", type=click.Choice(["pairs", "traces"]), default="pairs", show_default=True,
    help="pairs: one trace of each pair drawn; traces: gold traces.",
)  # fmt: skip
def sample(
    bank: Path, out: Path, n: int, seed: int, annotators: int, kind: Literal["pairs", "traces"]
) -> None:
    """Draw a sample of BANK for people to judge, and write a sheet for each of them.

    The sample is stratified: all labels, and within them families and seen or held-out edits, in
    proportion. Of each pair one trace is shown, by half the sound one; the sheets do not tell
    which. DIR/annotator-1 is for the first annotator (sheet.csv and form.html hold the same, either
    will do), DIR/key for the one who scores, and for nobody else. docs/review.md tells annotators
    how to judge.

    \b
    Examples:
      wmw audit sample out/bank --out out/review
      wmw audit sample out/bank --out out/review --n 200 --seed 7 --annotators 3
      wmw audit sample out/bank --out out/review --kind traces --n 50
    """
    from wmw.benchmarks.review.record import KEY_FILE
    from wmw.benchmarks.review.sample import repeated, write_sample
    from wmw.benchmarks.review.sample import sample as draw

    with progress() as bar:
        task = bar.add_task("reading the bank", total=None)

        def told(what: str, done: int, total: int | None) -> None:
            bar.update(task, description=what, completed=done, total=total)

        key = draw(bank, n, seed, kind=kind, annotators=annotators, told=told)
        write_sample(key, bank, out, told)
    sound = sum(record.is_sound for record in key.records)
    click.echo(f"{n} records ({sound} sound, {n - sound} broken) in {out}")
    for number in range(1, annotators + 1):
        click.echo(f"  for annotator {number}: {out / f'annotator-{number}'}")
    click.echo(f"  for the one who scores: {out / 'key' / KEY_FILE}")
    if again := repeated(key):
        click.echo(
            f"note: {again} of the records repeat a question of another; "
            "a bank of more traces, or fewer records, would not",
            err=True,
        )
