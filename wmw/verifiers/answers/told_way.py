"""The way told beside a velocity: "3.0 m/s west" of a body that goes on to the east.

A velocity with its way in words has no sign, so that its size alone was held against the laws.
Where the question tells which way the first of two bodies moves, the way is a sign on that line.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from functools import cache

import sympy as sp

from wmw.core import registry
from wmw.core.quantity import Measurement

_PAIRS = (("left", "right"), ("west", "east"), ("forward", "backward"))
_WAY = re.compile(r"\b(?P<way>left|right|east|west|forward|backward)(?:wards?|s)?\b", re.I)
_UNSURE = re.compile(r"\b(?:not|from|of|opposite|against|north|south|negative|positive)\b", re.I)
_LEAST = 1e-6


def is_against_its_way(measured: Measurement, ahead: str | None, signed: float | None) -> bool:
    """Tell whether words behind a speed say another way than its sign on the line of motion.

    `ahead` is the way that counts as positive, and `signed` the velocity along it.
    """
    if ahead is None or signed is None or abs(signed) < _LEAST or measured.si <= 0:
        return False
    ways = {match["way"].lower() for match in _WAY.finditer(measured.rest)}
    if len(ways) != 1 or _UNSURE.search(measured.rest):
        return False
    [way] = ways
    pair = next((pair for pair in _PAIRS if ahead in pair), ())
    return way in pair and (way == ahead) != (signed > 0)


def along_the_line(text: str, ahead: str | None) -> str:
    """Return a way as one along the first body's or against it: "west" where it goes east.

    Empty where that is not known.
    """
    if ahead is None:
        return ""
    ways = {match["way"].lower() for match in _WAY.finditer(text)}
    pair = next((pair for pair in _PAIRS if ahead in pair), ())
    if len(ways) != 1 or _UNSURE.search(text) or not ways <= {*pair}:
        return ""
    if ways == {ahead}:
        return "in the same direction, in the direction of the first body"
    return "in the opposite direction, in the direction of the second body"


def signed_value(
    family: str, regime: str, quantity: str, world: Mapping[str, float]
) -> float | None:
    """Return the velocity whose size a speed is, or the value itself where it has a sign."""
    of = _signed(family, regime).get(quantity, quantity)
    return world.get(of)


@cache
def _signed(family: str, regime: str) -> Mapping[str, str]:
    """Return the quantities that are the size of another one: s_1f of v_1f."""
    return {
        str(law.law.equation.lhs): str(law.law.equation.rhs.args[0])
        for law in registry.system(family, regime).laws
        if isinstance(law.law.equation.rhs, sp.Abs)
        and isinstance(law.law.equation.rhs.args[0], sp.Symbol)
    }
