"""Directions of forces that are told by an axis: "−y" is downward where y is the vertical axis.

It is where the list has a weight along it. Which way counts as positive the trace may say; else up
is, as everywhere, unless the list only makes sense with the axis pointing down.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import Any

from wmw.verifiers.vocabulary.lexicon import plain

_AXIS = re.compile(
    r"(?:(?:in|along|to|toward) )?(?:the )?(?P<sign>\+|-|−|–|positive |negative ) ?y"
    r"(?:[- ]?(?:axis|direction))?",
    re.I,
)
_WEIGHT = re.compile(r"\b(?:weight|gravity|gravitational|mg|load|fg|f g|fgrav|f grav|w)\b")
_DOWN = re.compile(r"\bdown(?:wards?)?\b", re.I)
_IS_POSITIVE = re.compile(
    r"\bdown(?:wards?)?(?: direction)? (?:as|is|to be|being|counts as|taken as|is taken as)"
    r" (?:the )?(?:positive|\+)"
    r"|(?:\bpositive|\+ ?y|\by)(?:[- ]?axis| direction)? (?:is |points |pointing |runs |directed "
    r"|being |taken )?(?:vertically |straight )?down",
    re.I,
)
_SIGNED = re.compile(r"\bpositive\b|\baxis\b|\by\b", re.I)
_TURNED = {"upward": "downward", "downward": "upward"}


def with_upright(record: Mapping[str, Any]) -> Mapping[str, Any]:
    """Return a record whose forces along a vertical axis point up and down in words."""
    state = record["state_0"] or {}
    forces = state.get("forces") or ()
    told = [_along(force) for force in forces]
    heavy = {
        way for way, force in zip(told, forces, strict=True) if way is not None and _is_heavy(force)
    }
    others = {way for way in told if way is not None} - heavy
    if not heavy:
        return record
    down = _positive_is_down(record, state)
    if heavy == {"downward"} and down:
        return record  # it may be said of another axis
    if heavy != {"downward"} and down is None:
        return record
    if not down and heavy == {"upward"} and "downward" in others:
        return record  # all the other way round, with no word of it
    ways = [way if way is None or not down else _TURNED[way] for way in told]
    turned = [
        force if way is None else {**force, "direction": way}
        for way, force in zip(ways, forces, strict=True)
    ]
    return {**record, "state_0": {**state, "forces": turned}}


def _along(force: Mapping[str, Any]) -> str | None:
    found = _AXIS.fullmatch((force.get("direction") or "").strip())
    if found is None:
        return None
    return "upward" if found["sign"].strip().lower() in ("+", "positive") else "downward"


def _is_heavy(force: Mapping[str, Any]) -> bool:
    return _WEIGHT.search(plain(str(force.get("name") or ""))) is not None


def _positive_is_down(record: Mapping[str, Any], state: Mapping[str, Any]) -> bool | None:
    """Tell whether down counts as positive; None where what is said of it is not clear.

    A negative value of state 0 may be one against such an axis.
    """
    step = record.get("transition") or {}
    lists = (*(state.get("assumptions") or ()), *(step.get("evidence") or ()))
    texts = (record.get("question"), *lists, record.get("derivation"))
    said = [text for text in texts if isinstance(text, str)]
    if any(map(_IS_POSITIVE.search, said)):
        return True
    if any(_DOWN.search(text) and _SIGNED.search(text) for text in said[1:]):
        return None
    values = (state.get("variables") or {}).values()
    negative = any(str(value).strip().startswith(("-", "−", "–")) for value in values)
    return None if negative else False
