"""`wmw tracebank build`: items, pictures and manifest in a folder."""

from __future__ import annotations

from pathlib import Path

import click

from wmw.cli.progress import progress


@click.command()
@click.option(
    "--seed", type=int, default=2026, show_default=True, help="Seed; equal seeds give equal banks."
)
@click.option("--traces", type=int, default=200, show_default=True, help="Number of traces.")
@click.option(
    "--pairs-per-trace",
    type=int,
    default=16,
    show_default=True,
    help="Preference pairs of each trace, as far as it can be broken; 0 for none.",
)
@click.option(
    "--out",
    type=click.Path(file_okay=False, path_type=Path),
    required=True,
    help="Folder of the bank; made where it is missing.",
)
@click.option("--families", help="Families, parted by commas.  [default: all]")
@click.option("--jobs", type=int, default=1, show_default=True, help="Worker processes.")
@click.option(
    "--style",
    default="mixed",
    show_default=True,
    help="Style of the pictures: exam, textbook, blackboard, blueprint, hand_drawn or photo; with "
    "mixed, each item has its own.",
)
@click.option("--no-pictures", is_flag=True, help="Write the JSON only.")
@click.option("--force", is_flag=True, help="Clear another bank that lies in the folder.")
def build(
    seed: int,
    traces: int,
    pairs_per_trace: int,
    out: Path,
    families: str | None,
    jobs: int,
    style: str,
    no_pictures: bool,
    force: bool,
) -> None:
    """Build a bank of traces and pairs, or go on with a build that was cut off.

    \b
    Examples:
      wmw tracebank build --out out/bank
      wmw tracebank build --seed 2026 --traces 200 --pairs-per-trace 16 --out out/bank
      wmw tracebank build --seed 7 --traces 50000 --jobs 8 --no-pictures --out out/large
      wmw tracebank build --seed 1 --traces 40 --families circuit,optics --out out/two
      wmw tracebank build --style blackboard --out out/chalk
    """
    from wmw import tracebank

    chosen = None
    if families is not None:
        chosen = tuple(name.strip() for name in families.split(",") if name.strip())
    with progress(remaining=True) as bar:
        task = bar.add_task("traces", total=None)
        manifest = tracebank.build(
            seed,
            traces,
            out,
            families=chosen,
            jobs=jobs,
            pictures=not no_pictures,
            pairs_per_trace=pairs_per_trace,
            style=style,
            force=force,
            progress=lambda done, total: bar.update(task, completed=done, total=total),
        )
    made = sum(manifest.pairs["label"].values())
    with_pairs = f" and {made} pairs" if made else ""
    click.echo(f"{manifest.items} traces{with_pairs} in {out}")
    left_out = manifest.gates["left_out"]
    if left_out:
        click.echo(f"{len(left_out)} left out by the quality gates; see manifest.json", err=True)
