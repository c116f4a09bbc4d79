"""State 0 has a given converted wrongly, by a power of ten."""

from __future__ import annotations

import math
from collections.abc import Iterator
from itertools import product

from wmw.core.family import Grid
from wmw.core.pair import EditFamily
from wmw.core.verdict import Label
from wmw.perturbations.edit import Broken, Manner
from wmw.perturbations.gold import Gold
from wmw.perturbations.numerals import POINT_SHIFTS
from wmw.perturbations.wrong_givens import drawn, with_wrong_givens

LABEL: Label = "unit_scale"
FAMILY: EditFamily = "held_out"
MANNERS: tuple[Manner, ...] = ("carried", "isolated")


def broken(gold: Gold, manner: Manner) -> Iterator[Broken]:
    """Yield the traces with one given a power of ten too large or too small in state 0.

    It is a value that the question might as well have given: 450 for 45 where both are drawn.
    """
    for name, factor in gold.in_turn(product(drawn(gold), POINT_SHIFTS)):
        grid = gold.family.grid(gold.kind, name.removesuffix("_new"))
        value = float(f"{factor * gold.question.givens[name].value:.12g}")
        if grid is not None and _is_on(grid, value):
            what = f"{name} is off by a factor of {factor:g}"
            yield from with_wrong_givens(gold, manner, {name: value}, what)


def _is_on(grid: Grid, value: float) -> bool:
    place = round((value - grid.low) / grid.step)
    return 0 <= place < len(grid) and math.isclose(grid.value(place), value, rel_tol=1e-9)
