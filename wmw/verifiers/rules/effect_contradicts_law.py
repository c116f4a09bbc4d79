"""The stated effect is not what the laws bring about.

What it does: reads the qualitative claims of the effect (slides or stays, real or virtual, speeds
up or slows down) in the family's closed vocabulary and evaluates each against the laws. Wordings
outside the vocabulary, conditions and comparisons are left alone. Where the change tells two values
of a quantity, and the laws bear the later one out, the effect must not have it go the other way;
nor may it, where no other fault is found, go against the answer beside the one earlier value.

Why it is bad: the account of what happens is physically impossible.

Example: "The block stays at rest" where tanθ exceeds the coefficient of static friction.

Use instead: "The block slides down."
"""

from __future__ import annotations

from collections.abc import Iterator

from wmw.core.verdict import FieldName, Finding, Label
from wmw.verifiers.accounts.against_result import against_answer, effect_against_pair
from wmw.verifiers.answers.agreeing import agrees_with
from wmw.verifiers.answers.outcome_told import tells_outcome
from wmw.verifiers.answers.quantity_asked import quantity_asked
from wmw.verifiers.answers.way_of_body import ways_told
from wmw.verifiers.case import Case
from wmw.verifiers.claims import Claims
from wmw.verifiers.equations.by_own_equation import other_than_by_equation
from wmw.verifiers.equations.turned_over import turned_over
from wmw.verifiers.rules import change_against_effect
from wmw.verifiers.vocabulary.effects import stated_outcomes
from wmw.verifiers.wording import worded

CODE = "WMW304"
LABEL: Label = "transition"
FIELD: FieldName = "transition"


def check(case: Case) -> Iterator[Finding]:
    """Yield a finding for every qualitative claim of the effect that the laws contradict."""
    text = case.claims.effect
    if text is None:
        return
    if tells_outcome(case, text.text):
        case.decide(FIELD)
    for stated in stated_outcomes(case, text.text):
        case.decide(FIELD)
        if stated.true:
            continue
        expected = worded(case, stated.right.phrases[0]) if stated.right else None
        yield Finding(
            CODE,
            LABEL,
            FIELD,
            text.pointer,
            f"{stated.clause!r} does not happen here"
            + (f"; the laws give: {expected}" if expected else ""),
            stated.clause,
            expected,
            str(stated.choice.holds),
        )
    for told in ways_told(case, text.text):
        case.decide(FIELD)
        right = worded(case, told.right.phrases[0])
        message = f"{told.clause!r} does not happen here; the laws give: {right}"
        yield Finding(CODE, LABEL, FIELD, text.pointer, message, told.clause, right)
    pair = effect_against_pair(case.claims)
    if pair is not None and _is_answered_rightly(case):
        message = f"{pair[0]!r}, and it goes the other way: {pair[1]!r}"
        yield Finding(CODE, LABEL, FIELD, text.pointer, message, *pair)


def _is_answered_rightly(case: Case) -> bool:
    """Tell whether the laws give the number that is answered."""
    quantity, measured = quantity_asked(case), case.claims.answer.measured
    if quantity is None or measured is None or quantity not in case.asked:
        return False
    return agrees_with(case, measured, quantity, case.asked[quantity])


def of_unread(claims: Claims) -> Iterator[Finding]:
    """Yield a finding where the effect has what is asked for go against the answer."""
    if claims.effect is None or any(change_against_effect.of_itself(claims)):
        return  # where the change is none of the effect, the answer only repeats it
    if (other_than_by_equation(claims) or turned_over(claims)) is not None:
        return  # the answer is what is wrong, where the trace's own equation has it otherwise
    clause = against_answer(claims, claims.effect.text)
    if clause is not None and not (claims.change and against_answer(claims, claims.change.text)):
        message = f"{clause!r} is not the way from the earlier value to the answer"
        yield Finding(CODE, LABEL, FIELD, claims.effect.pointer, message, clause)
