"""Quantities that say the same of one thing before and after: v_0 and v_f, T_1 and T_2."""

from __future__ import annotations

import re

from wmw.generators.numbers import unit_of
from wmw.perturbations.gold import Gold

_BEFORE = re.compile(r"\b(?:initial|before|at first|at the start|old|launch|first)\b")
_AFTER = re.compile(r"\b(?:final|after|at the end|in the end|afterwards|new|second|later)\b")


def moment_of(gold: Gold, name: str) -> str | None:
    """Return "before" or "after" where the declaration says so; else None."""
    quantity = gold.quantity(name)
    if quantity.moment == "before" or _BEFORE.search(quantity.meaning):
        return "before"
    if quantity.moment == "after" and _AFTER.search(quantity.meaning):
        return "after"
    return "after" if _AFTER.search(quantity.meaning) else None


def are_moments(gold: Gold, before: str, after: str) -> bool:
    """Tell whether two quantities say the same of one thing before and after."""
    one, other = gold.quantity(before), gold.quantity(after)
    return (
        before != after
        and one.body == other.body
        and unit_of(one.unit).dimension == unit_of(other.unit).dimension
        and before.partition("_")[0] == after.partition("_")[0]
        and (moment_of(gold, before), moment_of(gold, after)) == ("before", "after")
    )
