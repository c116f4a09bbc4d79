"""The answer is not what the trace itself found.

What it does: compares the answer with the value that state 1 (else the derivation) has for the
quantity asked for, and a qualitative answer with the outcome that state 1 claims.

Why it is bad: the reasoning shown is not the reasoning that gave the answer.

Example: state 1 has `"F": "120 N"`, the answer says 480 N.

Use instead: 120 N.
"""

from __future__ import annotations

from collections.abc import Iterator

from wmw.core.tolerance import power_of_ten_apart, slack
from wmw.core.verdict import FieldName, Finding, Label
from wmw.verifiers.answers.answer_unit import VALUE, faulty_place, is_in_another_unit
from wmw.verifiers.answers.found_by_trace import found_by_trace
from wmw.verifiers.answers.outcome_asked import outcome_asked
from wmw.verifiers.answers.outcome_told import outcome_found
from wmw.verifiers.answers.quantity_asked import quantity_asked
from wmw.verifiers.answers.reply import reply
from wmw.verifiers.answers.several import values_stated
from wmw.verifiers.bodies.told_apart import is_of_another_event
from wmw.verifiers.case import Case
from wmw.verifiers.equations.rounding import readings
from wmw.verifiers.equations.statements import Judge
from wmw.verifiers.own_words import is_among
from wmw.verifiers.wording import show, worded

CODE = "WMW501"
LABEL: Label = "faithfulness"
FIELD: FieldName = "faithfulness"

_LOOSE = 0.01
"""Two roundings of one value may differ by this much more than their digits say."""


def check(case: Case) -> Iterator[Finding]:
    """Yield a finding where answer and trace disagree."""
    answer = reply(case)
    outcome = outcome_asked(case)
    if outcome is not None:
        found = outcome_found(case, outcome)
        if found is None or answer.choice is None:
            return
        case.decide(FIELD)
        if found.value != answer.choice.value:
            expected = worded(case, found.phrases[0])
            yield Finding(
                CODE,
                LABEL,
                FIELD,
                "/answer/value",
                f"state 1 finds: {expected}; the answer says {answer.text!r}",
                answer.text,
                expected,
            )
        return
    quantity = quantity_asked(case)
    if quantity is None or answer.measured is None:
        return
    mine = found_by_trace(case, quantity)
    if not mine or _is_of_like_name(case, quantity):
        return
    case.decide(FIELD)
    unit = case.textbook_unit(quantity)
    if not case.options and not any(readings(answer.measured, case.units_of(quantity))):
        return  # the unit is that of another quantity: told as the answer's fault already
    # Of several values that an answer states one need be the trace's.
    said = (answer.measured, *(mention.measurement for mention in values_stated(case)))
    units = case.units_of(quantity)
    for own in mine:
        own_readings = tuple(readings(own, units))
        for reading in (reading for value in said for reading in readings(value, units)):
            for other in own_readings:
                allowed = slack(reading) + slack(other) + _LOOSE * abs(other.si)
                if abs(abs(reading.si) - abs(other.si)) <= allowed:
                    return
    if _is_found_for_it(case, quantity):
        return
    own = mine[0].read_in(unit) or mine[0]
    expected = show(case.family.quantity(quantity), own.si)
    # Whoever chooses a letter has written no number to be off by a power of ten.
    tens = power_of_ten_apart(answer.measured, own.si)
    if tens and tens % 3 == 0 and mine[0].unit is None and not case.results:
        return  # 60 on the way, in mA, and an answer of 0.060 A
    slipped = answer.option is None and (tens is not None or is_in_another_unit(case.claims))
    yield Finding(
        CODE,
        "unit_scale" if slipped else LABEL,
        FIELD,
        faulty_place(case.claims) if slipped else VALUE,
        f"the trace found {expected}; the answer says {case.claims.answer.raw}",
        str(case.claims.answer.raw),
        expected,
    )


def _is_found_for_it(case: Case, quantity: str) -> bool:
    """Tell whether the laws give the answer, and a new value under another mark is the same.

    "v_out" beside "v_in", of which the reading took the latter for what is asked.
    """
    stated, judge = reply(case).measured, Judge(case)
    right = [stated] if stated is not None and judge.matches(stated, quantity) else []
    stems = {b.claim.name.partition("_")[0] for b in case.results if b.quantity == quantity}
    return any(
        claim.measured is not None
        and "_" in claim.name
        and claim.name.partition("_")[0] in stems
        and is_among(claim.measured, right)
        for claim in case.claims.results
    )


def _is_of_like_name(case: Case, quantity: str) -> bool:
    """Tell whether the answer is what the laws give, and so is a new value of another name."""
    judge = Judge(case)
    own = [bound for bound in case.results if bound.quantity == quantity]
    return not any(judge.matches(bound.measured, quantity) for bound in own) and any(
        is_of_another_event(case, bound.claim, judge, quantity) for bound in own
    )
