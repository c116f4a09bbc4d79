"""Which items stand in a chunk: families take turns, and of five in a row three are for training.

What is drawn decides the split of an item (`splits`), so the bank chooses among a family's items:
each chunk has a run of indices of every family to itself, and takes the first whose split is due.
"""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass

from wmw.core import registry
from wmw.generators.sample import draw
from wmw.tracebank.plan import CHUNK, Plan
from wmw.tracebank.splits import split_of_draw

_GROUP = {"train": 3, "validation": 1, "test": 1}
"""How many of five items in a row are of each split."""
_SPARE = 6
"""How many indices of a family a chunk has for each that it takes."""


@dataclass(frozen=True, slots=True)
class Lot:
    """An item of a bank: family, index under the bank's seed, and split."""

    family: str
    index: int
    split: str


def lots(plan: Plan, chunk: int) -> list[Lot]:
    """Return the items of a chunk in their order; those of a smaller bank are the first of them."""
    run = _SPARE * -(-CHUNK // len(plan.families))
    unused = {family: [*range(chunk * run, (chunk + 1) * run)] for family in plan.families}
    found: list[Lot] = []
    due: Counter[str] = Counter()
    for place, number in enumerate(plan.items(chunk)):
        if place % sum(_GROUP.values()) == 0:
            due.update(_GROUP)  # what a family could not give is still due
        family = plan.families[number % len(plan.families)]
        lot = _first_due(family, plan.seed, unused[family], due)
        due[lot.split] -= 1
        unused[family].remove(lot.index)
        found.append(lot)
    return found


def _first_due(family: str, seed: int, indices: list[int], due: Counter[str]) -> Lot:
    """Return the first index whose split is due; the very first where none of them is."""
    for index in indices:
        split = _split_at(family, seed, index)
        if due[split] > 0:
            return Lot(family, index, split)
    return Lot(family, indices[0], _split_at(family, seed, indices[0]))


def _split_at(family: str, seed: int, index: int) -> str:
    drawn = draw(family, seed, index)
    givens = dict(drawn.givens)
    if drawn.kind.alters is not None and drawn.new is not None:
        givens[f"{drawn.kind.alters.name}_new"] = drawn.new
    return split_of_draw(registry.family(family), drawn.kind.name, givens)
