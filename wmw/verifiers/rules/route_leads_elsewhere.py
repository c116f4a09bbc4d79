"""The trace's own route leads to a wrong answer, though no step of it could be found wrong.

What it does: where nothing but the answer is found wrong, and the trace has worked that very answer
out (its number stands in state 1, the derivation, the evidence or the effect, its word in effect or
predicted change), the fault lies in the route and not in the answer. The label is that of what the
value is instead: another body's, another moment's; else `transition`. Where all that is wrong is
what the laws give for a number that was not converted, or converted wrongly, it is `unit_scale`,
and stands where that number is put in.

Why it is bad: the answer is faithful to a transition that does not hold.

Example: "T = F sin(30°) = 40 N" for a rope that carries F / sin(30°), and the answer "40 N".

Use instead: the law that gives the asked value.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from wmw.core.quantity import number_text
from wmw.core.verdict import FieldName, Finding, Label
from wmw.verifiers.answers import outcome_asked, quantity_asked, reply
from wmw.verifiers.asking import asking_sentences
from wmw.verifiers.case import Case
from wmw.verifiers.claims import Claims, Text
from wmw.verifiers.confusions import taken_for
from wmw.verifiers.effects import claimed
from wmw.verifiers.lexicon import holds_phrase, plain
from wmw.verifiers.own_words import answered, is_among, numbers_in, texts_of
from wmw.verifiers.unit_slips import Slip, slip_behind

CODE = "WMW306"
LABEL: Label = "transition"
FIELD: FieldName = "transition"

_OF_ANSWER = frozenset({"WMW401", "WMW402", "WMW403"})


def of_findings(case: Case, findings: Sequence[Finding]) -> Iterator[Finding]:
    """Yield a finding on the route where an answer that follows from it is all that is wrong."""
    errors = [f for f in findings if f.severity == "error"]
    slip = slip_behind(case, errors) if errors else None
    if slip is not None:
        yield _unconverted(slip)
        return
    if not errors or any(f.code not in _OF_ANSWER for f in errors):
        return
    if not (_arrives_at_number(case) or _arrives_at_word(case)):
        return
    wrong = errors[0]
    label = wrong.label if wrong.label != "faithfulness" else _taken_for(case) or LABEL
    place = _place(case.claims, label)
    if place is None:
        return
    yield Finding(
        CODE,
        label,
        FIELD,
        place,
        f"the transition leads to {wrong.stated}; the laws give {wrong.expected}",
        wrong.stated,
        wrong.expected,
        wrong.law,
    )


def _unconverted(slip: Slip) -> Finding:
    put_in = number_text(slip.put_in, 4)
    message = f"{slip.stated} is put in as {put_in}, from which all that is wrong follows"
    return Finding(CODE, "unit_scale", FIELD, slip.pointer, message, put_in, slip.stated)


def _place(claims: Claims, label: Label | None) -> str | None:
    """Return where the law is stated: as an equation, else in words, else in the derivation.

    Which body is followed is said in words first, and the equation follows from that.
    """
    texts = [claims.equation, claims.effect, claims.rule, claims.derivation]
    if label == "object" and claims.effect is not None and _names_another(claims, claims.effect):
        texts.insert(0, claims.effect)
    return next((text.pointer for text in texts if text is not None), None)


def _names_another(claims: Claims, text: Text) -> bool:
    """Tell whether a text names something that is not what the question asks about."""
    asking, words = plain(" ".join(asking_sentences(claims.question))), plain(text.text)
    named = [body for body in claims.bodies if holds_phrase(words, plain(body))]
    return bool(named) and not any(holds_phrase(asking, plain(body)) for body in named)


def _arrives_at_number(case: Case) -> bool:
    claims, value = case.claims, answered(case.claims)
    if value is None:
        return False
    results = [claim.measured for claim in claims.results if claim.measured is not None]
    told = [number for text in texts_of(claims) for number in numbers_in(text)]
    return is_among(value, [*results, *told])


def _arrives_at_word(case: Case) -> bool:
    outcome, choice = outcome_asked(case), reply(case).choice
    if outcome is None or choice is None:
        return False
    texts = [text for text in (case.claims.effect, case.claims.change) if text is not None]
    return any(choice.value == c.value for t in texts for c in claimed(case, t.text, outcome))


def _taken_for(case: Case) -> Label | None:
    quantity, measured = quantity_asked(case), reply(case).measured
    if quantity is None or measured is None:
        return None
    return taken_for(case, quantity, measured, case.asked)
