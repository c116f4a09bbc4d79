"""Mendings of what contradicts the question, or the trace itself, in so many words."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

from wmw.core.quantity import Measurement, read_value
from wmw.core.tolerance import Agreement, agrees
from wmw.core.verdict import Finding
from wmw.verifiers.case import Case
from wmw.verifiers.claims import Named
from wmw.verifiers.mending.changes import Change, put, removed
from wmw.verifiers.mending.numerals import given_numeral, renumbered
from wmw.verifiers.mending.values import named_value, repeats
from wmw.verifiers.pointers import value_at

Record = Mapping[str, Any]
_OF_MOMENTS = "WMW315"


def as_expected(case: Case, record: Record, finding: Finding) -> Iterator[Change]:
    """Yield the change that gives a value as the question gives it: with its sign."""
    if isinstance(value_at(record, finding.pointer), str) and finding.expected:
        yield (put(finding.pointer, finding.expected),)


def exchanged_back(case: Case, record: Record, finding: Finding) -> Iterator[Change]:
    """Yield the change that puts two values that have changed places into each other's again."""
    claims = (*case.claims.variables, *case.claims.results)
    mine = next((claim for claim in claims if claim.pointer == finding.pointer), None)
    if mine is None or finding.expected is None:
        return
    wanted = finding.expected.removeprefix(f"{mine.name} = ")
    for other in claims:
        if other is not mine and str(other.raw) == wanted:
            yield _exchanged(case, mine, other, told=finding.code == _OF_MOMENTS)


def result(case: Case, record: Record, finding: Finding) -> Iterator[Change]:
    """Yield the changes that give a new variable its right value, by exchange where that does it.

    A value of another moment of state 1 has mostly changed places with it.
    """
    bounds = {bound.claim.pointer: bound for bound in case.results}
    mine = bounds.get(finding.pointer)
    if mine is not None and finding.label == "temporal":
        right = case.expected(mine.quantity)
        for other in case.results:
            reading = other.measured.read_in(case.textbook_unit(mine.quantity))
            if other is mine or reading is None:
                continue
            if any(agrees(reading, value) is Agreement.EQUAL for value in right):
                yield _exchanged(case, mine.claim, other.claim, told=True)
    yield from named_value(case, record, finding)


def _exchanged(case: Case, one: Named, other: Named, *, told: bool) -> Change:
    """Return the exchange of two values, in the predicted change as well where that has both."""
    change = [put(one.pointer, other.raw), put(other.pointer, one.raw)]
    text, values = case.claims.change, (one.measured, other.measured)
    if told and text is not None and values[0] is not None and values[1] is not None:
        numbers = {values[0].text: values[1].text, values[1].text: values[0].text}
        if all(renumbered(text.text, {number: ""}) != text.text for number in numbers):
            change.append(put(text.pointer, renumbered(text.text, numbers)))
    return tuple(change)


def as_the_effect_says(case: Case, record: Record, finding: Finding) -> Iterator[Change]:
    """Yield the change that lets state 1 say what the effect says."""
    if case.claims.effect is not None:
        yield (put(finding.pointer, case.claims.effect.text),)


def relation_removed(case: Case, record: Record, finding: Finding) -> Iterator[Change]:
    """Yield the change that leaves a relation out which the question denies."""
    yield (removed(finding.pointer),)


def number_converted(case: Case, record: Record, finding: Finding) -> Iterator[Change]:
    """Yield the change of a text in which a number was put in unconverted: then with its SI value.

    Where several were, each one is told with its unit, and only one of them can be changed here.
    """
    text, given = value_at(record, finding.pointer), read_value(finding.expected or "")
    put_in = read_value(finding.stated or "")
    if finding.label != "unit_scale" or not isinstance(text, str):
        return
    if not isinstance(given, Measurement) or not isinstance(put_in, Measurement):
        return
    numbers = {given_numeral(put_in.value): given_numeral(given.si)}
    numbers |= {given.text: given_numeral(given.si)} if given.value == put_in.value else {}
    mended = renumbered(text, numbers)
    if mended != text:
        again = [op for op in repeats(record, numbers) if op["path"] != finding.pointer]
        yield (put(finding.pointer, mended), *again)
        yield (put(finding.pointer, mended),)
