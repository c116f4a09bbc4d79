"""Of two bodies the one asked for is called the heavier or the lighter: "find the heavier mass".

A world in which it has less mass than the other one, whose mass is told, is not the question's.
"""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from wmw.core.units import parse_unit

if TYPE_CHECKING:
    from wmw.verifiers.case import Case

_CALLED = re.compile(
    r"(?<!much )(?<!times )\b(?:(?P<more>heavier|larger mass|greater mass|more massive)"
    r"|lighter|smaller mass|less massive)\b(?! (?:than|or|and))"
)
_ASKS_A_MASS = re.compile(r"\b(?:mass|massive|heavy|kilograms?|grams?)\b")
_MASS = parse_unit("kg").dimension  # type: ignore[union-attr]


def fits_what_is_called_heavier(case: Case) -> bool:
    """Tell whether the mass asked for is on the side of the told one that the question calls it."""
    asking = case.question.asking
    called = list(_CALLED.finditer(asking))
    if len(called) != 1 or case.question.altered or not _ASKS_A_MASS.search(asking):
        return True
    masses = [q for q in case.system.names if _is_of_a_body(case, q)]
    told = [q for q in masses if case.given_values(q)]
    asked = [q for q in masses if q in case.asked and q not in told]
    if len(asked) != 1 or len(told) != 1:
        return True
    more = case.asked[asked[0]] - case.asked.get(told[0], case.asked[asked[0]])
    return more == 0 or (more > 0) is (called[0]["more"] is not None)


def _is_of_a_body(case: Case, name: str) -> bool:
    quantity = case.family.quantity(name)
    return quantity.body is not None and case.textbook_unit(name).dimension == _MASS
