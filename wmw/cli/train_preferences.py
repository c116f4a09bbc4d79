"""`wmw train eval-preferences`: which of two traces a trained model prefers, and why."""

from __future__ import annotations

import json
from pathlib import Path

import click

from wmw.cli.progress import progress
from wmw.cli.writing import check_writable, writing
from wmw.core.errors import UsageError


@click.command(name="eval-preferences")
@click.argument("model", metavar="RUN")
@click.option(
    "--data", required=True, type=click.Path(path_type=Path, file_okay=False),
    help="A bank, or an exported one.",
)  # fmt: skip
@click.option(
    "--natural", type=click.Path(path_type=Path, dir_okay=False), metavar="FILE",
    help="Pairs of a model's own errors on the bank, as `wmw pairs from-traces` writes them.",
)  # fmt: skip
@click.option(
    "--reference", metavar="NAME",
    help="The model that training began with, for a run that left no adapter.",
)  # fmt: skip
@click.option(
    "--rows", type=click.IntRange(min=1), default=200, show_default=True,
    help="Pairs of each group at most.",
)  # fmt: skip
@click.option("--beta", default=0.1, show_default=True, help="The beta of DPO.")
@click.option(
    "--out", type=click.Path(path_type=Path, dir_okay=False), help="Write all figures as JSON."
)
@click.option("--seed", default=2026, show_default=True, help="Seed of the samples.")
def eval_preferences(
    model: str,
    data: Path,
    natural: Path | None,
    reference: str | None,
    rows: int,
    beta: float,
    out: Path | None,
    seed: int,
) -> None:
    """Measure how often a trained model gives the chosen trace the larger implicit reward.

    Groups are pairs of the train split (seen edits), of the test split with edits that were trained
    on (held-out traces) and with others (held-out edits), and natural errors. Each is measured
    whole, with a blank picture, and with nothing but the two answers, so that it shows whether
    picture and physics are used. Chance is 50%. Intervals are 95%, by a bootstrap over traces.

    \b
    Examples:
      wmw train eval-preferences out/dpo --data out/bank
      wmw train eval-preferences out/dpo --data out/bank --rows 50 --out figures.json
    """
    try:
        from wmw.training.loading import load_to_ask, quieten
        from wmw.training.preferences import estimates, groups_of, report, score
    except ImportError as error:
        raise UsageError(f"training needs {error.name}: pip install 'wmw[train]'") from error

    quieten()
    if out is not None:
        check_writable(out)
    groups = groups_of(data, natural=natural, limit=rows, seed=seed)
    loaded = load_to_ask(model)
    other = None if reference is None else load_to_ask(reference).model
    with progress() as bar:
        task = bar.add_task("", total=None)
        scored = score(
            loaded,
            groups,
            reference=other,
            beta=beta,
            told=lambda what, done, total: bar.update(
                task, description=what, completed=done, total=total
            ),
        )
    click.echo(f"{'group':<16} {'shown':<14} {'pairs':>5}  {'accuracy':<18} margin")
    for (group, control), one in estimates(scored, lambda s: (s.group, s.control)).items():
        accuracy = "{:.0%} ({:.0%}-{:.0%})".format(*one.accuracy)
        margin = "{:.3g} ({:.3g} to {:.3g})".format(*one.margin)
        click.echo(f"{group:<16} {control:<14} {one.pairs:>5}  {accuracy:<18} {margin}")
    if out is not None:
        with writing(out):
            out.write_text(json.dumps(report(scored), indent=1) + "\n", encoding="utf-8")
        click.echo(f"by label and family: {out}")
