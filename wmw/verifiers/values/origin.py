"""Noughts of state 0 that say where the count begins, and give nothing.

A motion begins at t = 0 and y = 0, whatever time and height the question tells of its end. And what
is thrown level has no speed at first along the other axis: "v_0 = 0" beside the speed of the throw.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from wmw.core.equation import canonical_name
from wmw.core.tolerance import Agreement, agrees

if TYPE_CHECKING:
    from wmw.verifiers.binding.bound import Bound
    from wmw.verifiers.case import Case

_TIMES = frozenset({"t", "time", "t_0", "t0", "t_i", "clock"})
_PLACES = frozenset({"y", "z"})
_ALONG = "x"
_HORIZONTAL = "horizontal "
_COMPONENT = "component"


def is_origin(case: Case, bound: Bound) -> bool:
    """Tell whether a nought is the time or the place from which a motion is counted."""
    if bound.measured.value != 0:
        return False
    name = canonical_name(bound.claim.name)
    if name == _ALONG:
        return case.family.quantity(bound.quantity).meaning.startswith(_HORIZONTAL)
    return name in _TIMES or name in _PLACES


def is_other_component(case: Case, bound: Bound) -> bool:
    """Tell whether a nought is one component of a given that stands beside it as the other one."""
    return bound.measured.value == 0 and any(
        _COMPONENT in case.family.quantity(other.quantity).meaning
        and other.claim.pointer != bound.claim.pointer
        and agrees(other.measured, value) is Agreement.EQUAL
        and agrees(other.measured, case.asked.get(other.quantity, 0.0)) is Agreement.EQUAL
        for value in case.given_values(bound.quantity)
        for other in case.state
    )
