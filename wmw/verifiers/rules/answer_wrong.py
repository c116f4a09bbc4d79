"""The answer is not what the laws give.

What it does: solves the scene from the question's givens alone and compares the value asked for
with the answer, within the slack of its digits; of several values stated, each must be one that the
laws give, for the side or the thing that is said of it, or in the order in which it is asked.
Either sign passes where a magnitude is asked; where the question counts a direction as positive, a
velocity has the sign that it has there. Where the answer is only off by a power of ten it is
`unit_scale`, at its unit where its number is right; where it is that of the scene before what the
question alters, `intervention`.

Why it is bad: the final answer is wrong.

Example: 5.9 m/s for a box that reaches 4.9 m/s.

Use instead: 4.9 m/s.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Sequence
from functools import partial

from wmw.core.quantity import Measurement, Mention
from wmw.core.tolerance import power_of_ten_apart
from wmw.core.units import Unit
from wmw.core.verdict import FieldName, Finding, Label
from wmw.verifiers.answers.agreeing import agrees_with, names_a_case
from wmw.verifiers.answers.answer_unit import VALUE, faulty_place, is_in_another_unit
from wmw.verifiers.answers.quantity_asked import quantity_asked
from wmw.verifiers.answers.reply import reply
from wmw.verifiers.answers.said_of import exchanged, is_beside, one_wrong
from wmw.verifiers.answers.several import all_hold, sides_exchanged, values_stated
from wmw.verifiers.answers.sign_on_axis import lacks_sign, right_value, tells_way
from wmw.verifiers.answers.way_beside import way_beside
from wmw.verifiers.case import Case
from wmw.verifiers.confusions import unaltered
from wmw.verifiers.questions.asked_noun import first_noun_has
from wmw.verifiers.wording import law_of, show, show_si

CODE = "WMW401"
LABEL: Label = "faithfulness"
FIELD: FieldName = "answer"
_STERLING = re.compile(r"£|\b(?:costs?|price|bill)\b")


def check(case: Case) -> Iterator[Finding]:
    """Yield a finding where a numeric answer is not the asked quantity's value."""
    quantity, answer = quantity_asked(case), reply(case)
    holds, several = partial(agrees_with, case), values_stated(case)
    if all_hold(case, holds):
        case.decide(FIELD)
        return
    if several and (found := _among_several(case, several, holds)) is not None:
        yield from found
        return
    if quantity is None or answer.measured is None or case.options:
        return
    if names_a_case(case, answer.measured, quantity):
        return
    unit = answer.measured.unit
    if unit is not None and answer.measured.read_in(case.textbook_unit(quantity)) is None:
        yield from _of_another_kind(case, quantity, answer.measured, unit)
    else:
        yield from _of_another_value(case, quantity, answer.measured)


def _among_several(
    case: Case, several: Sequence[Mention], holds: Callable[[Measurement, str, float], bool]
) -> tuple[Finding, ...] | None:
    """Return what is wrong with one or two of several values; None to look at the first alone."""
    turned = exchanged(case, str(case.claims.answer.raw), several, holds)
    turned = turned or sides_exchanged(case, holds)
    if turned is not None:
        return tuple(_each_the_other(case, turned))
    wrong = one_wrong(case, several, holds)
    if wrong is not None:
        return (_one_of_several(case, *wrong),)
    if sum(not is_beside(case, mention, several) for mention in several) > 1:
        return ()  # what of it was not held against the laws may be wrong
    return None


def _of_another_kind(
    case: Case, quantity: str, measured: Measurement, unit: Unit
) -> Iterator[Finding]:
    """Yield a finding for an answer in a unit that what is asked for cannot have."""
    declared = case.family.quantity(quantity)
    if not any(unit.dimension) and declared.unit != "1":
        return
    if unit.text == "g" and declared.unit in ("m/s^2", "1"):
        return  # multiples of g
    if declared.unit == "1" and _STERLING.search(case.claims.question):
        return  # pounds of money
    if any(measured.read_in(case.textbook_unit(q)) is not None for q in case.question.targets):
        return  # another of the things asked for
    if not case.gold and first_noun_has(case.question.asking, unit):
        return  # the other noun only tells more of this one
    case.decide(FIELD)
    expected = show(declared, case.theirs(quantity, case.asked[quantity]))
    yield Finding(
        CODE,
        "unit_scale",
        FIELD,
        faulty_place(case.claims),
        f"the {declared.meaning} is {expected}; the answer is in {unit.text}",
        reply(case).text or str(case.claims.answer.raw),
        expected,
    )


def _of_another_value(case: Case, quantity: str, measured: Measurement) -> Iterator[Finding]:
    """Yield a finding for an answer of the right kind and another value."""
    value = case.asked[quantity]
    beside = way_beside(case)
    agreed = agrees_with(case, measured, quantity, value)
    if beside is not None and beside.is_open and (agreed or _has_size(case, quantity)):
        return  # a part that is not understood may be wrong, and the sign may be of another axis
    unsigned = agreed and not case.gold and lacks_sign(case, quantity, measured)
    if unsigned and tells_way(case):
        return  # the size is told, and the way in words
    case.decide(FIELD)
    if agreed and not unsigned:
        return
    declared, right = case.family.quantity(quantity), case.theirs(quantity, value)
    expected = show(declared, right_value(case, quantity) if unsigned else right)
    slipped = power_of_ten_apart(measured, right) is not None or is_in_another_unit(case.claims)
    label: Label = "intervention" if _is_left(case, quantity, measured) else LABEL
    yield Finding(
        CODE,
        "unit_scale" if slipped else label,
        FIELD,
        faulty_place(case.claims) if slipped else VALUE,
        f"the {declared.meaning} is {expected}; the answer is {show_si(measured.si, measured)}",
        str(case.claims.answer.raw),
        expected,
        law_of(case, quantity),
    )


def _is_left(case: Case, quantity: str, measured: Measurement) -> bool:
    """Tell whether the answer is left at the value of before what the question alters.

    Where the trace finds the right value, the old one stands in the answer alone.
    """
    found = any(
        claim.measured is not None
        and agrees_with(case, claim.measured, quantity, case.asked[quantity])
        for claim in case.claims.results
    )
    return not found and unaltered(case, quantity, measured)


def _has_size(case: Case, quantity: str) -> bool:
    """Tell whether the answer is the value asked for but for its sign."""
    measured = reply(case).measured
    return measured is not None and agrees_with(case, measured, quantity, -case.asked[quantity])


def _each_the_other(case: Case, names: tuple[str, str]) -> Iterator[Finding]:
    """Yield a finding for values of two sides of which each is said of the other side."""
    case.decide(FIELD)
    shown = [
        f"the {declared.meaning} is {show(declared, case.theirs(name, case.asked[name]))}"
        for name in names
        for declared in (case.family.quantity(name),)
    ]
    raw = str(case.claims.answer.raw)
    yield Finding(
        CODE, LABEL, FIELD, VALUE, f"{', '.join(shown)}; the answer has it the other way round",
        raw, ", ".join(shown), law_of(case, names[0]),
    )  # fmt: skip


def _one_of_several(case: Case, mention: Mention, quantity: str) -> Finding:
    """Return a finding for one value of several that is not that of what is asked for."""
    case.decide(FIELD)
    declared = case.family.quantity(quantity)
    right = case.theirs(quantity, case.asked[quantity])
    stated, expected = mention.measurement, show(declared, right)
    return Finding(
        CODE,
        LABEL if power_of_ten_apart(stated, right) is None else "unit_scale",
        FIELD,
        VALUE,
        f"the {declared.meaning} is {expected}; the answer has {show_si(stated.si, stated)}",
        str(case.claims.answer.raw),
        expected,
        law_of(case, quantity),
    )
