"""`wmw perturb`: one gold trace broken in one typed way."""

from __future__ import annotations

from typing import TYPE_CHECKING

import click

from wmw.core.errors import UsageError

if TYPE_CHECKING:  # perturbations load sympy, which --help has no need of
    from wmw.perturbations import Manner


@click.command()
@click.argument("family", required=False)
@click.option("--seed", default=2026, show_default=True, help="Seed of the item.")
@click.option("--index", default=0, show_default=True, help="Which item of the seed.")
@click.option("--edit", metavar="NAME", help="The edit; left out, every one that applies.")
@click.option(
    "--manner",
    type=click.Choice(["carried", "isolated", "in_numbers"]),
    help="Carry the fault through what depends on it, leave all else right, or write the right law"
    " and work out a wrong one.",
)
@click.option(
    "--edit-seed", default=0, show_default=True, help="Chooses among what the edit can do."
)
@click.option("--list", "listed", is_flag=True, help="List the edits and end.")
@click.option("--describe", is_flag=True, help="Say in words what was broken, instead of the pair.")
def perturb(
    family: str | None,
    seed: int,
    index: int,
    edit: str | None,
    manner: Manner | None,
    edit_seed: int,
    listed: bool,
    describe: bool,
) -> None:
    """Break the gold trace of an item of FAMILY; prints a preference pair per line, as JSON.

    \b
    Examples:
      wmw perturb --list
      wmw perturb inclined_plane --index 3 --describe
      wmw perturb inclined_plane --index 3 --edit swap_sine_and_cosine --manner carried
    """
    from wmw.generators import generate
    from wmw.perturbations import NotApplicableError, registry
    from wmw.perturbations import perturb as broken

    if listed:
        _table()
        return
    if family is None:
        raise UsageError("name a FAMILY (`wmw perturb --help` has examples), or use --list")
    if index < 0:
        raise UsageError(f"--index counts from 0: {index}")
    item = generate(family, seed, index)
    for name in [edit] if edit is not None else registry():
        try:
            pair = broken(item, name, edit_seed, manner)
        except NotApplicableError:
            if edit is not None:
                raise
            continue
        if describe:
            way = "carried" if pair.carried else "isolated"
            place = pair.perturbation_field
            click.echo(f"{name} ({pair.perturbation_type}, {way}) at {place}: {pair.description}")
        else:
            click.echo(pair.to_json())


def _table() -> None:
    from wmw.perturbations import registry

    edits = registry().values()
    width = max(len(edit.name) for edit in edits)
    for edit in sorted(edits, key=lambda edit: (edit.label, edit.name)):
        click.echo(f"{edit.label:<13} {edit.name:<{width}}  {edit.family:<9} {edit.summary}")
