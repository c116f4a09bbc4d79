"""`wmw bench verify`: traces per second, and share of time by stage."""

from __future__ import annotations

import json
from pathlib import Path
from typing import TYPE_CHECKING

import click

from wmw.cli.progress import progress

if TYPE_CHECKING:
    from wmw.benchmarks.verify import Speed


@click.command()
@click.argument("files", nargs=-1, type=click.Path(exists=True, dir_okay=False, path_type=Path))
@click.option(
    "--traces", type=click.IntRange(min=1), default=2000, show_default=True,
    help="Gold traces to measure; as many of another seed prime.",
)  # fmt: skip
@click.option("--seed", type=int, default=2026, show_default=True, help="Seed of the gold traces.")
@click.option("--json", "as_json", is_flag=True, help="Print the figures as JSON.")
def verify(files: tuple[Path, ...], traces: int, seed: int, as_json: bool) -> None:
    """Measure how many traces are judged per second of one core.

    Without files: gold traces of all families, and the same with wrong answers. With files of
    traces (JSON lines): one half of each file primes, the other is measured.

    \b
    Examples:
      wmw bench verify
      wmw bench verify --traces 400 --json
      wmw bench verify replies.jsonl
    """
    from wmw.benchmarks.verify import gold_sets, of_file

    with progress() as bar:
        task = bar.add_task("starting", total=None)

        def told(what: str, done: int, total: int) -> None:
            bar.update(task, description=what, completed=done, total=total)

        if files:
            found = [of_file(path, seed, told) for path in files]
        else:
            found = list(gold_sets(traces, seed, told))
    if as_json:
        click.echo(json.dumps([speed.to_dict() for speed in found], indent=2))
        return
    for speed in found:
        _show(speed)


def _show(speed: Speed) -> None:
    outcomes = ", ".join(f"{count} {name}" for name, count in sorted(speed.outcomes.items()))
    click.echo(f"{speed.name}: {speed.per_second:,.0f} traces/s ({speed.traces}: {outcomes})")
    for stage, share in sorted(speed.shares.items(), key=lambda pair: -pair[1]):
        click.echo(f"  {share:6.1%}  {stage}")
