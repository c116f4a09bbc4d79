"""Quantities that say the same of two bodies: m_1 and m_2, T_hot and T_cold."""

from __future__ import annotations

from wmw.generators.numbers import unit_of
from wmw.perturbations.gold import Gold


def are_siblings(gold: Gold, one: str, other: str) -> bool:
    """Tell whether two quantities say the same of two bodies at the same moment."""
    mine, theirs = gold.quantity(one), gold.quantity(other)
    return (
        mine.body is not None
        and theirs.body is not None
        and mine.body != theirs.body
        and mine.moment == theirs.moment
        and one.partition("_")[0] == other.partition("_")[0]
        and unit_of(mine.unit).dimension == unit_of(theirs.unit).dimension
    )
