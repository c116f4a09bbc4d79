"""Quantities that say the same of one thing at two moments: v_0 and v_f, T_1 and T_2."""

from __future__ import annotations

import re
from functools import lru_cache

from wmw.core.family import Moment, Quantity
from wmw.core.units import parse_unit

_EARLY = r"initial|before(?: the change)?|at first|at the start|old|^first|(?<=at the )first"
_LATE = (
    r"final|after(?:wards)?(?: the change)?|at the end(?: of the motion)?|in the end|new|later"
    r"|^second|(?<=at the )second"
)
_BEFORE, _AFTER = re.compile(rf"\b(?:{_EARLY})\b"), re.compile(rf"\b(?:{_LATE})\b")


@lru_cache(maxsize=4096)
def moment_of(quantity: Quantity) -> Moment | None:
    """Return "before" or "after" where the declaration's words say so; else None.

    That a quantity is declared as of after says no more than that it is worked out.
    """
    if quantity.moment == "before" or _BEFORE.search(quantity.meaning):
        return "before"
    return "after" if _AFTER.search(quantity.meaning) else None


def are_moments(before: Quantity, after: Quantity) -> bool:
    """Tell whether two quantities say the same of one thing before and after.

    They have the same body, dimension and letter, and what one of them means the other means, too,
    but for the words that tell the moment.
    """
    if before.name == after.name or before.body != after.body:
        return False
    if before.name.partition("_")[0] != after.name.partition("_")[0]:
        return False
    one, other = (parse_unit(quantity.unit) for quantity in (before, after))
    if one is None or other is None or one.dimension != other.dimension:
        return False
    mine, theirs = (_timeless(quantity.meaning) for quantity in (before, after))
    return (moment_of(before), moment_of(after)) == ("before", "after") and (
        mine <= theirs or theirs <= mine
    )


@lru_cache(maxsize=4096)
def _timeless(meaning: str) -> frozenset[str]:
    """Return the words of a meaning that do not tell of the moment."""
    return frozenset(re.findall(r"\w+", _AFTER.sub(" ", _BEFORE.sub(" ", meaning))))
