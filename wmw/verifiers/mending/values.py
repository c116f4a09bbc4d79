"""Mendings of named values, of forces and of relations."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from functools import partial
from typing import Any

from wmw.core.quantity import Measurement, read_value
from wmw.core.units import parse_unit
from wmw.core.verdict import Finding
from wmw.verifiers.binding.bound import Bound
from wmw.verifiers.case import Case
from wmw.verifiers.forces.listed import listed, sizes_of
from wmw.verifiers.mending.changes import Change, Operation, added, put, removed
from wmw.verifiers.mending.numerals import (
    given_numeral,
    in_unit,
    numeral,
    renumbered,
    same_number,
    written_like,
)
from wmw.verifiers.moments.exchanged import exchanged
from wmw.verifiers.pointers import MISSING, pointer, value_at
from wmw.verifiers.relations.spatial import order_of
from wmw.verifiers.values.misread import repetitions
from wmw.verifiers.wording import body_of, worded

Record = Mapping[str, Any]
_TEXTS = ("/transition/evidence", "/state_1/predicted_change", "/derivation", "/answer/explanation")
"""Where a number of the trace is repeated."""
_RELATION = re.compile(r"(?P<type>\w+)\((?P<first>.+), (?P<second>.+)\)\Z")
_NEWTON = parse_unit("N")


def named_value(case: Case, record: Record, finding: Finding) -> Iterator[Change]:
    """Yield the changes that give a variable, an attribute or a new variable its right value.

    What repeats the number is changed with it: a misread given is put into the derivation, too.
    """
    bound = _bound_at(case, finding.pointer)
    if bound is None:
        yield from _under_open_name(case, record, finding)
        return
    raw = value_at(record, finding.pointer)
    for value in _right_values(case, bound):
        number = _number(case, bound, value)
        if number is None:
            continue
        given = value in map(
            partial(case.theirs, bound.quantity), case.given_values(bound.quantity)
        )
        text = given_numeral(number) if given else numeral(number, bound.measured.text)
        mended = written_like(raw, bound.measured, text)
        if mended == raw:
            continue
        own = put(finding.pointer, mended)
        again = tuple(
            put(claim.pointer, written_like(claim.raw, bound.measured, text))
            for claim in repetitions(case, bound)
        )
        repeated = tuple(repeats(record, {bound.measured.text: text.removeprefix("-")}))
        if repeated:
            yield (own, *again, *repeated)
        yield (own, *again)


def _under_open_name(case: Case, record: Record, finding: Finding) -> Iterator[Change]:
    """Yield the changes that give a value its right number under a name that was not understood."""
    right = read_value(finding.expected or "")
    claims = (*case.claims.variables, *case.claims.attributes)
    claim = next((claim for claim in claims if claim.pointer == finding.pointer), None)
    if claim is None or claim.measured is None or not isinstance(right, Measurement):
        return
    stated = claim.measured
    if stated.unit is not None and right.unit is not None:
        right = right.read_in(stated.unit) or right
    text = given_numeral(in_unit(stated, right.si, stated.unit) if stated.unit else right.value)
    own = put(finding.pointer, written_like(claim.raw, stated, text))
    repeated = tuple(repeats(record, {stated.text: text.removeprefix("-")}))
    if repeated:
        yield (own, *repeated)
    yield (own,)


def _bound_at(case: Case, where: str) -> Bound | None:
    return next((b for b in (*case.state, *case.results) if b.claim.pointer == where), None)


def _right_values(case: Case, bound: Bound) -> tuple[float, ...]:
    """Return what a value should be, in SI and in the trace's signs, the likeliest first."""
    given = case.given_values(bound.quantity)
    if given and bound.claim.pointer.startswith("/state_0"):
        ours = case.altered if bound.moment == "after" else ()
        first = given if bound.quantity in ours else tuple(reversed(given))
        return tuple(dict.fromkeys(case.theirs(bound.quantity, value) for value in first))
    worlds = (case.asked, case.own, case.before)
    values = (world[bound.quantity] for world in worlds if bound.quantity in world)
    return tuple(dict.fromkeys(case.theirs(bound.quantity, value) for value in values))


def _number(case: Case, bound: Bound, value: float) -> float | None:
    """Return an SI value in the unit of a stated one; None where it is the same."""
    unit = case.textbook_unit(bound.quantity)
    if same_number(bound.measured.si, value):
        return None
    return in_unit(bound.measured, value, unit)


def repeats(record: Record, numbers: dict[str, str]) -> Iterator[Operation]:
    """Yield the changes of the texts that repeat numbers which are changed."""
    for where in _TEXTS:
        found = value_at(record, where)
        lines = list(enumerate(found)) if isinstance(found, list) else [(None, found)]
        for index, text in lines:
            if not isinstance(text, str):
                continue
            mended = renumbered(text, numbers)
            if mended != text:
                yield put(where if index is None else where + pointer((index,)), mended)
    answer = value_at(record, "/answer/value")
    if isinstance(answer, str) and renumbered(answer, numbers) != answer:
        yield put("/answer/value", renumbered(answer, numbers))


def exchanged_values(case: Case, record: Record, finding: Finding) -> Iterator[Change]:
    """Yield the change that puts values of before and after into each other's place."""
    early = next((b for b, _ in exchanged(case) if b.claim.pointer == finding.pointer), None)
    if early is None:
        return
    mine = value_at(record, early.claim.pointer)
    for late in (*case.results, *case.state):
        if late is early:
            continue
        theirs = value_at(record, late.claim.pointer)
        if MISSING not in (mine, theirs) and mine != theirs:
            yield (put(early.claim.pointer, theirs), put(late.claim.pointer, mine))


def unit_changed(case: Case, record: Record, finding: Finding) -> Iterator[Change]:
    """Yield the change that gives a value the unit that its name asks for."""
    raw = value_at(record, finding.pointer)
    claim = next(
        (c for c, _ in (*case.terms.given, *case.terms.new) if c.pointer == finding.pointer), None
    )
    if claim is None or claim.measured is None or not isinstance(raw, str) or not finding.expected:
        return
    yield (put(finding.pointer, f"{claim.measured.text} {finding.expected.removeprefix('in ')}"),)


def positive(case: Case, record: Record, finding: Finding) -> Iterator[Change]:
    """Yield the change that takes the sign from a value that cannot be negative."""
    raw = value_at(record, finding.pointer)
    if isinstance(raw, str):
        yield (put(finding.pointer, raw.replace("-", "", 1).replace("−", "", 1)),)
    elif isinstance(raw, int | float):
        yield (put(finding.pointer, abs(raw)),)


# -- forces ---------------------------------------------------------------------------------------


def direction(case: Case, record: Record, finding: Finding) -> Iterator[Change]:
    """Yield the change of a force's direction."""
    if finding.expected:
        yield (put(finding.pointer, finding.expected),)


def target(case: Case, record: Record, finding: Finding) -> Iterator[Change]:
    """Yield the change of the body that a force acts on."""
    if finding.expected:
        yield (put(finding.pointer, finding.expected),)


def magnitude(case: Case, record: Record, finding: Finding) -> Iterator[Change]:
    """Yield the changes of a force's size; then that of its exchange with another one's."""
    item = next(
        (i for i in listed(case) if f"{i.claim.pointer}/magnitude" == finding.pointer), None
    )
    if item is None or item.claim.magnitude is None or _NEWTON is None:
        return
    raw = value_at(record, finding.pointer)
    stated: Measurement = item.claim.magnitude
    for size in dict.fromkeys(s for spec in item.specs for s in sizes_of(case, spec)):
        number = in_unit(stated, size, _NEWTON)
        mended = written_like(raw, stated, numeral(number, stated.text))
        repeated = tuple(repeats(record, {stated.text: numeral(number, stated.text)}))
        if repeated:
            yield (put(finding.pointer, mended), *repeated)
        yield (put(finding.pointer, mended),)


def force_added(case: Case, record: Record, finding: Finding) -> Iterator[Change]:
    """Yield the change that adds a force that is missing."""
    for spec in case.family.forces:
        way = next((d for d in case.family.directions if d.name == spec.direction), None)
        if way is None or finding.expected != f"{spec.name}, {worded(case, way.phrases[0])}":
            continue
        force = {
            "name": spec.name,
            "target": body_of(case, spec.target),
            "direction": worded(case, way.phrases[0]),
            "magnitude": None,
            "unit": None,
        }
        yield (added("/state_0/forces/-", force),)


def force_removed(case: Case, record: Record, finding: Finding) -> Iterator[Change]:
    """Yield the change that removes a force that does not act."""
    yield (removed(finding.pointer),)


# -- relations ------------------------------------------------------------------------------------


def relation(case: Case, record: Record, finding: Finding) -> Iterator[Change]:
    """Yield the changes of a relation; of two that contradict each other, either may be wrong."""
    match = _RELATION.match(finding.expected or "")
    if match is None:
        return
    for claim in case.claims.relations:
        if claim.pointer != finding.pointer:
            continue
        if "another relation" in finding.message:
            yield from _either(case, finding)
            return
        yield (
            put(f"{claim.pointer}/type", match["type"]),
            put(f"{claim.pointer}/args", [match["first"], match["second"]]),
        )


def _either(case: Case, finding: Finding) -> Iterator[Change]:
    """Yield the change of each of two relations that have two bodies in contrary orders."""
    mine = next(c for c in case.claims.relations if c.pointer == finding.pointer)
    order = order_of(mine.type, *mine.args)
    for claim in case.claims.relations:
        other = order_of(claim.type, *claim.args)
        if order and other and {*order[1:]} == {*other[1:]} and order[0] == other[0]:
            yield (put(f"{claim.pointer}/args", list(reversed(claim.args))),)
