"""The sign that a value asked for has on the axis which the question counts as positive.

"With up as positive, what is its velocity 2.0 s later?" asks for -7.6 m/s of a ball that falls back
by then: 7.6 m/s without a sign is the right size, and says that it still rises.
"""

from __future__ import annotations

import re

from wmw.core.family import in_regime
from wmw.core.quantity import Measurement
from wmw.verifiers.case import Case
from wmw.verifiers.vocabulary.axis import positive_asked

_OPPOSITE = {"up": "down", "down": "up"}
_WITH_A_SIGN = re.compile(r"\b(?:velocity|velocities|acceleration|displacement)\b", re.I)
_SIZE = re.compile(r"\b(?:speed|fast|magnitude|size|how far|how large|how big)\b", re.I)
_TELLS_WAY = re.compile(r"\b(?:up|down)(?:wards?)?\b", re.I)
_EQUAL = 1e-9


def on_axis(case: Case, quantity: str) -> float | None:
    """Return the value asked for with its sign on the question's axis; None where none is told."""
    positive = positive_asked(case.claims)
    axis = next((a for a in case.family.axes if in_regime(a.regimes, case.regime)), None)
    if axis is None or positive not in _OPPOSITE or case.question.magnitude_only:
        return None
    asking = case.question.asking
    if _SIZE.search(asking):
        return None
    if not _WITH_A_SIGN.search(asking) and case.family.quantity(quantity).sign != "any":
        return None
    along = {str(symbol) for symbol in axis.quantities} & case.asked.keys()
    values = {case.asked[quantity]} if quantity in along else _signed(case, quantity, along)
    if len(values) != 1:
        return None
    [value] = values
    return value if positive == axis.positive else -value


def right_value(case: Case, quantity: str) -> float:
    """Return the value asked for: with its sign on the question's axis, else in the trace's way."""
    signed = on_axis(case, quantity)
    return case.theirs(quantity, case.asked[quantity]) if signed is None else signed


def _signed(case: Case, quantity: str, along: set[str]) -> set[float]:
    """Return the values along the axis, of what comes out, whose size a quantity is."""
    size, unit = case.asked[quantity], case.textbook_unit(quantity).dimension
    return {
        case.asked[name]
        for name in along
        if case.family.quantity(name).moment == "after"
        and case.textbook_unit(name).dimension == unit
        and abs(abs(case.asked[name]) - abs(size)) <= _EQUAL * abs(size)
    }


def lacks_sign(case: Case, quantity: str, measured: Measurement) -> bool:
    """Tell whether an answer of the right size has the sign of the other direction, and no word.

    A way in words beside the number tells what its sign does not.
    """
    expected = on_axis(case, quantity)
    if not expected or measured.rest or not measured.si:
        return False
    return (measured.si > 0) != (expected > 0)


def tells_way(case: Case) -> bool:
    """Tell whether words beside the answer or of state 1 say which way it goes at last."""
    change = case.claims.change.text if case.claims.change is not None else ""
    return bool(_TELLS_WAY.search(f"{change} . {case.claims.answer.explanation}"))
