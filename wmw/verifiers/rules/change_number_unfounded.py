"""A number in the predicted change is none that this scene has.

What it does: where state 1 states the asked quantity as a new variable, every number of the same
dimension in the predicted change must be a value of the scene, a number that question or trace
states, or a sum, difference, double or half of those. So must a number that stands there in place
of another new variable's, of which the text then says nothing. Beside the asked value itself, a
number may be that of another scene ("shorter than the 1.55 s of the lift at rest").

Why it is bad: the change that is told is not the one that was worked out.

Example: "The box reaches 5.91 m/s" beside `"v": "4.91 m/s"`.

Use instead: "The box reaches 4.91 m/s."
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from itertools import combinations

from wmw.core.quantity import Measurement, Mention, find_measurements
from wmw.core.tolerance import slack
from wmw.core.verdict import FieldName, Finding, Label
from wmw.core.work import spend
from wmw.verifiers.answers import quantity_asked
from wmw.verifiers.case import Case
from wmw.verifiers.options import split_options
from wmw.verifiers.wording import show

CODE = "WMW313"
LABEL: Label = "intervention"
FIELD: FieldName = "transition"

_LOOSE = 0.01
_RATE = re.compile(r"\s*(?:\w+ ){0,3}(?:per|for (?:each|every)|(?:each|every)) \w", re.I)
"""What follows a number that is one of a rate: "150 kJ are needed per kilogram"."""
_NEAR = 12.0
"""Ratio up to which a number may be a slip of another: a digit, or a power of ten."""


def check(case: Case) -> Iterator[Finding]:
    """Yield a finding for every number of the asked kind that nothing accounts for."""
    text, asked = case.claims.change, quantity_asked(case)
    if text is None:
        return
    mentions = [m for m in find_measurements(text.text) if not _RATE.match(text.text, m.end)]
    told: set[int] = set()
    for quantity in dict.fromkeys(bound.quantity for bound in case.results):
        if _is_told(case, quantity, mentions):
            continue
        if quantity != asked and not case.expected(quantity):
            continue
        for mention in mentions:
            if mention.start not in told and _is_unfounded(
                case, quantity, mention.measurement, text.pointer, near=quantity != asked
            ):
                told.add(mention.start)
                yield _finding(case, quantity, text.pointer, text.text[mention.start : mention.end])


def _finding(case: Case, quantity: str, pointer: str, stated: str) -> Finding:
    values = case.expected(quantity)
    expected = show(case.family.quantity(quantity), values[0]) if values else None
    return Finding(CODE, LABEL, FIELD, pointer, f"nothing here is {stated}", stated, expected)


def _is_unfounded(
    case: Case, quantity: str, stated: Measurement, pointer: str, *, near: bool
) -> bool:
    """Tell whether a number of the quantity's dimension is none that scene or trace has.

    Without a unit, only decimals count, and only for a quantity that has none itself. With `near`,
    the number must be of the order of the quantity's own.
    """
    unit = case.textbook_unit(quantity)
    if any(unit.dimension) != (stated.unit is not None and any(stated.unit.dimension)):
        return False
    if not any(unit.dimension) and (not near or "." not in stated.text or stated.unit is not None):
        return False
    reading = stated.read_in(unit)
    if reading is None or _is_own(case, quantity, reading):
        return False
    sizes = [abs(value) for value in case.expected(quantity)]
    if near and not any(size / _NEAR <= abs(reading.si) <= size * _NEAR for size in sizes):
        return False
    return not _accounted(reading, _known(case, quantity, pointer), sums=not near)


def _is_told(case: Case, quantity: str, mentions: list[Mention]) -> bool:
    """Tell whether the text has the value of a quantity: another may be that of another scene."""
    readings = [m.measurement.read_in(case.textbook_unit(quantity)) for m in mentions]
    return any(r is not None and _is_own(case, quantity, r) for r in readings)


def _is_own(case: Case, quantity: str, reading: Measurement) -> bool:
    """Tell whether a number is the asked quantity's, as most are that a change tells of."""
    allowed = _allowed(reading)
    return any(
        abs(abs(reading.si) - abs(world[quantity])) <= allowed
        for world in case.distinct_worlds
        if quantity in world
    )


def _known(case: Case, quantity: str, pointer: str) -> tuple[float, ...]:
    """Return the sizes of everything of the quantity's dimension that scene and trace have."""
    unit = case.textbook_unit(quantity)
    found = [
        abs(world[name])
        for world in case.distinct_worlds
        for name in world
        if case.textbook_unit(name).dimension == unit.dimension
    ]
    stated: list[Measurement] = [
        c.measured for c in (*case.claims.variables, *case.claims.attributes, *case.claims.results)
        if c.measured
    ]  # fmt: skip
    stem, _ = split_options(case.claims.question)
    texts = (case.claims.derivation, case.claims.equation, *case.claims.evidence)
    prose = [stem, *(t.text for t in texts if t and t.pointer != pointer)]
    stated += [m.measurement for text in prose for m in find_measurements(text)]
    plain = not any(unit.dimension)
    readings = [m.read_in(unit) for m in stated if plain or m.unit is not None]
    return tuple(dict.fromkeys((*found, *(abs(r.si) for r in readings if r is not None))))


def _allowed(stated: Measurement) -> float:
    return slack(stated) + _LOOSE * abs(stated.si)


def _accounted(stated: Measurement, known: tuple[float, ...], *, sums: bool) -> bool:
    """Tell whether a number is one of the known, its double or half, or with `sums` one of two."""
    spend(len(known) * len(known))
    allowed = _allowed(stated)
    size = abs(stated.si)
    derived = [factor * value for value in known for factor in (1.0, 2.0, 0.5)]
    if sums:
        derived += [abs(a + sign * b) for a, b in combinations(known, 2) for sign in (1, -1)]
    return any(abs(size - value) <= allowed for value in (0.0, *derived))
