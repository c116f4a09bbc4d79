"""Mendings of the answer and of what is said of the change."""

from __future__ import annotations

import math
from collections.abc import Iterator, Mapping
from functools import partial
from typing import Any

from wmw.core.quantity import Measurement, find_measurements
from wmw.core.units import from_si, unit_text
from wmw.core.verdict import Finding
from wmw.verifiers.answers.found_by_trace import found_by_trace
from wmw.verifiers.answers.outcome_asked import outcome_asked
from wmw.verifiers.answers.quantity_asked import quantity_asked
from wmw.verifiers.answers.reply import reply
from wmw.verifiers.answers.right_option import right_option
from wmw.verifiers.binding.bound import Bound
from wmw.verifiers.case import Case
from wmw.verifiers.mending.changes import Change, put
from wmw.verifiers.mending.numerals import in_unit, numeral, written_like
from wmw.verifiers.mending.values import repeats
from wmw.verifiers.pointers import value_at
from wmw.verifiers.questions.options import Option
from wmw.verifiers.vocabulary.effects import right_choice
from wmw.verifiers.wording import show, worded

Record = Mapping[str, Any]
_AS_CLOSE = 0.01
"""How close a number is to the right one in another unit."""


def answer(case: Case, record: Record, finding: Finding) -> Iterator[Change]:
    """Yield the changes that give the right answer in the form of the wrong one."""
    if case.options:
        right = right_option(case)
        if isinstance(right, Option):
            yield from _option(record, case, right)
        elif finding.code == "WMW502":
            yield from _letter_or_text(record, case)
        return
    outcome = outcome_asked(case)
    if outcome is not None:
        choice = right_choice(case, outcome)
        if choice is not None:
            yield (put("/answer/value", worded(case, choice.phrases[0])),)
        return
    quantity = quantity_asked(case)
    if quantity is not None:
        yield from _number(case, record, quantity)


def _option(record: Record, case: Case, right: Option) -> Iterator[Change]:
    raw, claim = str(record["answer"].get("value")), case.claims.answer
    if claim.letter is None:
        yield (put("/answer/value", right.text),)
    elif not claim.text:
        yield (put("/answer/value", raw.replace(claim.letter, right.letter, 1)),)
    else:
        yield (put("/answer/value", f"({right.letter}) {right.text}"),)


def _letter_or_text(record: Record, case: Case) -> Iterator[Change]:
    """Yield the changes of the letter to fit the text, and of the text to fit the letter."""
    claim = case.claims.answer
    for option in case.options:
        if option.letter == claim.letter or option.text == claim.text:
            yield (put("/answer/value", f"({option.letter}) {option.text}"),)


def _number(case: Case, record: Record, quantity: str) -> Iterator[Change]:
    measured, raw = reply(case).measured, record["answer"].get("value")
    unit = case.textbook_unit(quantity)
    value = case.theirs(quantity, case.asked[quantity])
    own = found_by_trace(case, quantity)
    if own and abs(abs(own[0].si) - abs(value)) <= 0.02 * abs(value):
        value = own[0].si  # the digits of the trace's own result
    if measured is None:
        return
    if measured.read_in(unit) is None or (record["answer"].get("unit") and measured.unit is None):
        number = in_unit(own[0], value, unit) if own else value / unit.factor
        text = own[0].unit.text if own and own[0].unit is not None else unit.text
        if record["answer"].get("unit"):
            yield (
                put("/answer/value", written_like(raw, measured, numeral(number, measured.text))),
                put("/answer/unit", text),
            )
        else:
            yield (put("/answer/value", f"{numeral(number, measured.text)} {text}"),)
        return
    yield from _in_other_unit(case, record, measured, value, quantity)
    number = in_unit(measured, value, unit)
    mended = written_like(raw, measured, numeral(number, measured.text))
    numbers = {measured.text: numeral(number, measured.text).removeprefix("-")}
    told = [op for op in repeats(record, numbers) if op["path"] == "/answer/explanation"]
    if told:
        yield (put("/answer/value", mended), *told)
    yield (put("/answer/value", mended),)


def _in_other_unit(
    case: Case, record: Record, measured: Measurement, value: float, quantity: str
) -> Iterator[Change]:
    """Yield the changes of the answer's unit under which its number is right."""
    own = [m.unit for m in found_by_trace(case, quantity) if m.unit is not None]
    for unit in dict.fromkeys((*own, *case.units_of(quantity))):
        number = from_si(value, unit)
        if not math.isclose(abs(number), abs(measured.value), rel_tol=_AS_CLOSE):
            continue
        written, raw = record["answer"].get("unit"), record["answer"].get("value")
        name = unit.text or unit_text(unit.dimension)
        if isinstance(written, str) and written:
            yield (put("/answer/unit", name),)
        elif isinstance(raw, str) and measured.unit is not None and measured.unit.text in raw:
            head, _, tail = raw.rpartition(measured.unit.text)
            yield (put("/answer/value", head + name + tail),)


def clause(case: Case, record: Record, finding: Finding) -> Iterator[Change]:
    """Yield the changes of a text in which a clause says what does not happen."""
    text = value_at(record, finding.pointer)
    if not isinstance(text, str) or not finding.expected:
        return
    if finding.stated and finding.stated in text:
        yield (put(finding.pointer, text.replace(finding.stated, finding.expected)),)
    yield (put(finding.pointer, finding.expected[:1].upper() + finding.expected[1:] + "."),)


def number_in_change(case: Case, record: Record, finding: Finding) -> Iterator[Change]:
    """Yield the changes of a number in the predicted change that nothing in the scene has."""
    text = value_at(record, finding.pointer)
    if not isinstance(text, str) or not finding.stated:
        return
    for mention in find_measurements(text):
        if text[mention.start : mention.end] != finding.stated:
            continue
        told = partial(_is_shown, case, finding.expected)
        for bound in sorted(case.results, key=told, reverse=True):
            unit = case.textbook_unit(bound.quantity)
            measured = mention.measurement.read_in(unit)
            values = [w[bound.quantity] for w in case.distinct_worlds if bound.quantity in w]
            if measured is None or not values:
                continue
            own = bound.measured
            value = own.si if own.si else case.theirs(bound.quantity, values[0])
            number = in_unit(mention.measurement, value, unit)
            wording = finding.stated.replace(
                mention.measurement.text, numeral(number, own.text).removeprefix("-"), 1
            )
            changed = text[: mention.start] + wording + text[mention.end :]
            numbers = {mention.measurement.text: numeral(number, own.text).removeprefix("-")}
            again = [op for op in repeats(record, numbers) if op["path"] == "/answer/explanation"]
            yield (put(finding.pointer, changed), *again)


def _is_shown(case: Case, expected: str | None, bound: Bound) -> bool:
    """Tell whether a finding's expected value is that of a new variable."""
    values = case.expected(bound.quantity)
    return bool(values) and show(case.family.quantity(bound.quantity), values[0]) == expected
