"""A number in the predicted change is none that this scene has.

What it does: where state 1 states the asked quantity as a new variable, every number of the same
dimension in the predicted change must be a value of the scene, a number that question or trace
states, a sum or difference of those, or where the text speaks of that, a double or half. So must a
number that stands there in place of another new variable's, of which the text then says nothing.
Beside the asked value itself, a number may be that of another scene ("shorter than the 1.55 s of
the lift at rest"). Whatever the trace is about, a number is none of it that has the digits of a new
value but for one or two, where nothing else has them. A number that repeats a new variable that was
found wrong is as wrong as that.

Why it is bad: the change that is told is not the one that was worked out.

Example: "The box reaches 5.91 m/s" beside `"v": "4.91 m/s"`.

Use instead: "The box reaches 4.91 m/s."
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import replace
from itertools import combinations

from wmw.core.quantity import Measurement, Mention, find_measurements
from wmw.core.tolerance import as_rough, slack
from wmw.core.units import Unit
from wmw.core.verdict import FieldName, Finding, Label
from wmw.core.work import spend
from wmw.verifiers.answers.quantity_asked import quantity_asked
from wmw.verifiers.case import Case
from wmw.verifiers.claims import Claims, Text
from wmw.verifiers.own_words import alike, answered, is_among, numbers_in, texts_of
from wmw.verifiers.questions.options import split_options
from wmw.verifiers.values.misquoted import is_misread
from wmw.verifiers.wording import show

CODE = "WMW313"
LABEL: Label = "intervention"
FIELD: FieldName = "transition"

_NEW, _CHANGE = "/state_1/new_variables/", "/state_1/predicted_change"
_LOOSE, _TIGHT = 0.01, 0.002
"""How far a number may be from a value of the scene, and from a sum or double of such."""
_DOUBLED = re.compile(r"\b(?:half|halv\w+|twice|doubl\w+)\b", re.I)
_RATE = re.compile(r"\s*(?:\w+ ){0,3}(?:per|for (?:each|every)|(?:each|every)) \w", re.I)
"""What follows a number that is one of a rate: "150 kJ are needed per kilogram"."""
_ELSEWHERE = re.compile(
    r"\b(?:than|instead of|rather than|compared (?:with|to)|not)(?: (?:the|its|about|only|for|at))*"
    r"(?: [a-z]+ of)? $",
    re.I,
)
"""What comes before a number of another state: "shorter than the 1.74 s of the resting lift"."""
_AT_FIRST = re.compile(
    r"\b(?:from|was|were|instead of)(?: (?:an?|the|its|about|initially))* $", re.I
)
"""What comes before a number that a change starts from: "the gap grows from 3.0 m"."""
_ROUGHLY = re.compile(
    r"\b(?:some|close to|(?:just|a little|slightly|somewhat) (?:under|below|over|above))"
    r"(?: an?)?\s*$",
    re.I,
)
"""What else than "about" comes before a rough number: "just under 4000 m/s²"."""
_NEAR = 12.0
"""Ratio up to which a number may be a slip of another: a digit, or a power of ten."""


def check(case: Case) -> Iterator[Finding]:
    """Yield a finding for every number of the asked kind that nothing accounts for."""
    text, asked = case.claims.change, quantity_asked(case)
    if text is None:
        return
    mentions = [
        replace(m, measurement=as_rough(m.measurement))
        if m.measurement.approximate or _ROUGHLY.search(text.text[: m.start])
        else m
        for m in find_measurements(text.text)
        if not _RATE.match(text.text, m.end) and not _ELSEWHERE.search(text.text[: m.start])
    ]
    told: set[int] = set()
    for quantity in dict.fromkeys(bound.quantity for bound in case.results):
        if _is_told(case, quantity, mentions):
            continue
        if quantity != asked and not case.expected(quantity):
            continue
        for mention in mentions:
            if mention.start not in told and _is_unfounded(
                case, quantity, mention.measurement, text, asked=quantity == asked
            ):
                told.add(mention.start)
                yield _finding(case, quantity, text.pointer, text.text[mention.start : mention.end])


def of_unread(claims: Claims) -> Iterator[Finding]:
    """Yield a finding for a number that has the digits of a new value but for one or two.

    Working or answer must have the new value as well, and nothing else of the trace the number.
    """
    text = claims.change
    if text is None or _DOUBLED.search(text.text):
        return
    mentions = [m for m in find_measurements(text.text) if m.measurement.unit is not None]
    told = [mention.measurement for mention in mentions]
    for claim in claims.results:
        value = claim.measured
        if value is None or _has_all(told, claims, value) or not _is_concluded(claims, value):
            continue
        slips = [m for m in mentions if is_misread(m.measurement, value)]
        if len(slips) != 1 or _is_elsewhere(claims, slips[0], text.text):
            continue
        stated = text.text[slips[0].start : slips[0].end]
        message = f"nothing here is {stated}; {claim.name} is {claim.raw}"
        yield Finding(CODE, LABEL, FIELD, text.pointer, message, stated, str(claim.raw))
        return


def _has_all(told: Sequence[Measurement], claims: Claims, value: Measurement) -> bool:
    """Tell whether the change has a new value, once for each variable that has it."""
    own = [claim.measured for claim in claims.results if claim.measured is not None]
    spend(len(told) + len(own))
    if not (mentioned := sum(alike(value, number) for number in told)):
        return False
    return mentioned == len(told) or mentioned >= sum(alike(value, number) for number in own)


def _is_concluded(claims: Claims, value: Measurement) -> bool:
    """Tell whether working or answer have a new value of state 1 as well."""
    answer = answered(claims)
    found = (*numbers_in(claims.derivation), *((answer,) if answer is not None else ()))
    spend(len(found))
    return is_among(value, found)


def _is_elsewhere(claims: Claims, mention: Mention, change: str) -> bool:
    """Tell whether a number of the change is another one's: told, or made of two that are told."""
    number, before = mention.measurement, change[: mention.start]
    if _RATE.match(change, mention.end) or _ELSEWHERE.search(before) or _AT_FIRST.search(before):
        return True
    texts = [t for t in (*texts_of(claims), *claims.assumptions) if t.pointer != _CHANGE]
    prose = [claims.question, claims.answer.text, *(text.text for text in texts)]
    stated = [m.measurement for text in prose for m in find_measurements(text)]
    named = (*claims.variables, *claims.attributes, *claims.results)
    stated += [claim.measured for claim in named if claim.measured is not None]
    if is_among(number, stated):
        return True
    kind = number.unit.dimension if number.unit is not None else None
    like = (m for m in stated if m.unit is not None and m.unit.dimension == kind)
    sizes = tuple(dict.fromkeys(abs(m.si) for m in like))
    spend(len(sizes) ** 2)
    made = (abs(a + sign * b) for a, b in combinations(sizes, 2) for sign in (1, -1))
    products = _products(claims, number.unit) if number.unit is not None else ()
    return _accounted(number, (*made, *products), _tightly)


def of_findings(case: Case, findings: Sequence[Finding]) -> Iterator[Finding]:
    """Yield a finding where the change tells the same wrong value as a new variable."""
    text, errors = case.claims.change, [f for f in findings if f.severity == "error"]
    if text is None or any(f.pointer == text.pointer for f in errors):
        return
    wrong = {f.pointer: f for f in errors if f.pointer.startswith(_NEW)}
    for mention in find_measurements(text.text):
        for claim in case.claims.results:
            found = wrong.get(claim.pointer)
            if found is None or not _repeats(mention.measurement, claim.measured):
                continue
            stated = text.text[mention.start : mention.end]
            message = f"{stated} is told here, as {claim.name} has it: {found.message}"
            yield Finding(CODE, found.label, FIELD, text.pointer, message, stated, found.expected)
            return


def _repeats(told: Measurement, value: Measurement | None) -> bool:
    """Tell whether a number of the change is a new variable's, in whatever unit."""
    if value is None or not value.si:
        return False
    dimensions = [m.unit.dimension if m.unit is not None else None for m in (told, value)]
    return dimensions[0] == dimensions[1] and alike(told, value)


def _finding(case: Case, quantity: str, pointer: str, stated: str) -> Finding:
    values = case.expected(quantity)
    expected = show(case.family.quantity(quantity), values[0]) if values else None
    return Finding(CODE, LABEL, FIELD, pointer, f"nothing here is {stated}", stated, expected)


def _is_unfounded(
    case: Case, quantity: str, stated: Measurement, text: Text, *, asked: bool
) -> bool:
    """Tell whether a number of the quantity's dimension is none that scene or trace has.

    Without a unit, only decimals count, and only for a quantity that has none itself. Of a pure
    number, and of a quantity that is not asked for, it must be of the order of the quantity's own.
    """
    unit = case.textbook_unit(quantity)
    near = not asked or not any(unit.dimension)
    if any(unit.dimension) != (stated.unit is not None and any(stated.unit.dimension)):
        return False
    if not any(unit.dimension) and ("." not in stated.text or stated.unit is not None):
        return False
    reading = stated.read_in(unit)
    if reading is None or _is_own(case, quantity, reading):
        return False
    sizes = [abs(value) for value in case.expected(quantity)]
    if near and not any(size / _NEAR <= abs(reading.si) <= size * _NEAR for size in sizes):
        return False
    there = _stated(case, unit, text.pointer)
    if _accounted(reading, (*_found(case, unit), *there), _loosely):
        return False
    pairs = combinations(there, 2) if asked else ()
    made = [abs(a + sign * b) for a, b in pairs for sign in (1, -1)]
    if _DOUBLED.search(text.text):
        made += [factor * value for value in there for factor in (2.0, 0.5)]
    return not _accounted(reading, (*made, *_products(case.claims, unit)), _tightly)


def _is_told(case: Case, quantity: str, mentions: list[Mention]) -> bool:
    """Tell whether the text has the value of a quantity: another may be that of another scene."""
    readings = [m.measurement.read_in(case.textbook_unit(quantity)) for m in mentions]
    return any(r is not None and _is_own(case, quantity, r) for r in readings)


def _is_own(case: Case, quantity: str, reading: Measurement) -> bool:
    """Tell whether a number is the asked quantity's, as most are that a change tells of."""
    allowed = _loosely(reading)
    return any(
        abs(abs(reading.si) - abs(world[quantity])) <= allowed
        for world in case.distinct_worlds
        if quantity in world
    )


def _found(case: Case, unit: Unit) -> Iterator[float]:
    """Yield the sizes of everything of a unit's dimension that the scene has."""
    for world in case.distinct_worlds:
        for name in world:
            if case.textbook_unit(name).dimension == unit.dimension:
                yield abs(world[name])


def _products(claims: Claims, unit: Unit) -> Iterator[float]:
    """Yield the products of two values of the question or state 0 that are of a unit's dimension.

    A momentum that no law of the scene speaks of is a mass times a velocity that it gives.
    """
    named = (*claims.variables, *claims.attributes)
    values = [m.measurement for m in find_measurements(claims.question)]
    values += [claim.measured for claim in named if claim.measured is not None]
    sized = {(abs(m.si), m.unit.dimension) for m in values if m.unit is not None}
    spend(len(sized) ** 2)
    for (one, mine), (other, theirs) in combinations(sorted(sized), 2):
        if tuple(map(sum, zip(mine, theirs, strict=True))) == unit.dimension:
            yield one * other


def _stated(case: Case, unit: Unit, pointer: str) -> tuple[float, ...]:
    """Return the sizes of everything of a unit's dimension that question and trace state."""
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
    return tuple(dict.fromkeys(abs(r.si) for r in readings if r is not None))


def _loosely(stated: Measurement) -> float:
    return slack(stated) + _LOOSE * abs(stated.si)


def _tightly(stated: Measurement) -> float:
    return slack(stated) + _TIGHT * abs(stated.si)


def _accounted(
    number: Measurement, known: Iterable[float], allowed: Callable[[Measurement], float]
) -> bool:
    """Tell whether a number is nothing, or one of the known, as far as is allowed."""
    values = (0.0, *known)
    spend(len(values))
    return any(abs(abs(number.si) - value) <= allowed(number) for value in values)
