"""Two loads on one side of a pivot and a third on the other, retold in one order of words.

"Kim (20 kg) sits 2.0 m and Lou (30 kg) 1.0 m to the left of the pivot. How far to the right must
Max (35 kg) sit?" puts the side behind each arm or before all, once or twice.
"""

from __future__ import annotations

import re

from wmw.core.patterns import compiled
from wmw.core.quantity import find_measurements
from wmw.core.units import Unit, parse_unit
from wmw.verifiers.questions.sentences import asking_in

_BALANCES = re.compile(r"\b(?:balanc\w+|level|equilibrium)\b", re.I)
_BAR = re.compile(r"\b(?:seesaw|rod|bar|rule|ruler|stick|plank|board|beam)\b", re.I)
_LIGHT = re.compile(r"\b(?:light|weightless|massless|negligible|neglect|ignor)", re.I)
_WHERE = re.compile(r"\b(?:how far|where|at what distance|what distance)\b", re.I)
_NAME = re.compile(r"\b(?P<name>[A-Z][a-z]{1,11}) (?:\(|of |with )?$")
_Load = tuple[str, str]
"""Who it is, and the mass or weight."""
_SIDES = ("left", "right")
_OPPOSITE = re.compile(r"\b(?:other|opposite)\b", re.I)
_KILOGRAM, _NEWTON, _METRE = parse_unit("kg"), parse_unit("N"), parse_unit("m")
_ALREADY = re.compile(r"\b(?:same side|both (?:\w+ )?on)\b", re.I)


def two_on_one_side(text: str) -> str:
    """Return a question for the arm of a third load with the two others told in one way."""
    if "pivot" not in text and "fulcrum" not in text:
        return text
    if not (_BALANCES.search(text) and _BAR.search(text) and _LIGHT.search(text)):
        return text
    asking = asking_in(text)
    if len(asking) != 1 or not _WHERE.search(asking[0]) or _ALREADY.search(text):
        return text
    told = text[: text.index(asking[0])]
    side = [side for side in _SIDES if compiled(rf"\b{side}\b").search(told)]
    if len(side) != 1 or _OPPOSITE.search(told):
        return text
    other = _SIDES[1 - _SIDES.index(side[0])]
    if not compiled(rf"\b{other}\b").search(asking[0]) and not _OPPOSITE.search(asking[0]):
        return text
    loads, arms = _of(told, _KILOGRAM) or _of(told, _NEWTON), _of(told, _METRE)
    third = _of(asking[0], _KILOGRAM) or _of(asking[0], _NEWTON)
    if (len(loads), len(arms), len(third)) != (2, 2, 1) or _of(asking[0], _METRE):
        return text
    if len(find_measurements(told)) != len(loads) + len(arms):
        return text
    return _retold(loads, [arm for _, arm in arms], third[0])


def _retold(loads: list[_Load], arms: list[str], third: _Load) -> str:
    """Return the question in the words that masses, or weights, are read best in."""
    (one, first), (two, second), (three, last) = *loads, third
    if first.endswith("g"):
        return (
            f"On a light seesaw {one} ({first}) sits {arms[0]} and {two} ({second}) sits {arms[1]}"
            f" from the pivot, both on the same side. How far from the pivot must {three} ({last})"
            " sit on the other side to balance them?"
        )
    return (
        f"Two children weighing {first} and {second} sit on the same side of a light seesaw,"
        f" {arms[0]} and {arms[1]} from the pivot. How far from the pivot on the other side must"
        f" their {last} mother sit so that the seesaw balances?"
    )


def _of(text: str, unit: Unit | None) -> list[_Load]:
    """Return the values of a unit's kind that a text states, each with the name before it."""
    found = []
    for mention in find_measurements(text):
        own = mention.measurement.unit
        if own is None or unit is None or own.dimension != unit.dimension:
            continue
        name = _NAME.search(text, 0, mention.start)
        found.append((name["name"] if name else "one child", text[mention.start : mention.end]))
    return found
