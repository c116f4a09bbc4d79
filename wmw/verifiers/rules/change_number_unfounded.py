"""A number in the predicted change is none that this scene has.

What it does: where state 1 states the asked quantity as a new variable, every number of the same
dimension in the predicted change must be a value of the scene, a number that question or trace
states, or a sum, difference, double or half of those.

Why it is bad: the change that is told is not the one that was worked out.

Example: "The box reaches 5.91 m/s" beside `"v": "4.91 m/s"`.

Use instead: "The box reaches 4.91 m/s."
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations

from wmw.core.quantity import Measurement, find_measurements
from wmw.core.tolerance import slack
from wmw.core.verdict import FieldName, Finding, Label
from wmw.core.work import spend
from wmw.verifiers.answers import quantity_asked
from wmw.verifiers.case import Case
from wmw.verifiers.wording import show

CODE = "WMW313"
LABEL: Label = "intervention"
FIELD: FieldName = "transition"

_LOOSE = 0.01


def check(case: Case) -> Iterator[Finding]:
    """Yield a finding for every number of the asked kind that nothing accounts for."""
    text, quantity = case.claims.change, quantity_asked(case)
    if text is None or quantity is None or not any(b.quantity == quantity for b in case.results):
        return
    known: tuple[float, ...] | None = None
    for mention in find_measurements(text.text):
        stated = mention.measurement
        if stated.unit is None or not any(stated.unit.dimension):
            continue
        reading = stated.read_in(case.textbook_unit(quantity))
        if reading is None or _is_own(case, quantity, reading):
            continue
        known = _known(case, quantity, text.pointer) if known is None else known
        if _accounted(reading, known):
            continue
        value = case.theirs(quantity, case.asked[quantity])
        yield Finding(
            CODE,
            LABEL,
            FIELD,
            text.pointer,
            f"nothing here is {text.text[mention.start : mention.end]}",
            text.text[mention.start : mention.end],
            show(case.family.quantity(quantity), value),
        )


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
    texts = (case.claims.derivation, case.claims.equation, *case.claims.evidence)
    prose = [case.claims.question, *(t.text for t in texts if t and t.pointer != pointer)]
    stated += [m.measurement for text in prose for m in find_measurements(text)]
    readings = [m.read_in(unit) for m in stated if m.unit is not None]
    return tuple(dict.fromkeys((*found, *(abs(r.si) for r in readings if r is not None))))


def _allowed(stated: Measurement) -> float:
    return slack(stated) + _LOOSE * abs(stated.si)


def _accounted(stated: Measurement, known: tuple[float, ...]) -> bool:
    spend(len(known) * len(known))
    allowed = _allowed(stated)
    size = abs(stated.si)
    derived = [factor * value for value in known for factor in (1.0, 2.0, 0.5)]
    derived += [abs(a + sign * b) for a, b in combinations(known, 2) for sign in (1, -1)]
    return any(abs(size - value) <= allowed for value in (0.0, *derived))
