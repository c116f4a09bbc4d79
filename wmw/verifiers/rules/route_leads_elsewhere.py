"""The trace's own route leads to a wrong answer, though no step of it could be found wrong.

What it does: where nothing but the answer is found wrong, and the trace has worked that very answer
out (its number stands in state 1, the derivation, the evidence or the effect, its word in effect or
predicted change), the fault lies in the route and not in the answer. The label is that of what the
value is instead: another body's, another moment's; else `transition`, or `intervention` where the
equation holds and the number first stands in state 1. Where all that is wrong is what the laws give
for a number that was not converted, or converted wrongly, it is `unit_scale`, and stands where that
number is put in. Where a derivation only puts the trace's own values in the equation, the equation
is wrong. What state 1 says wrongly, and the law or the effect before it says as well, is a fault of
these.

Why it is bad: the answer is faithful to a transition that does not hold.

Example: "T = F sin(30°) = 40 N" for a rope that carries F / sin(30°), and the answer "40 N".

Use instead: the law that gives the asked value.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence

from wmw.core.equation import Sym, evaluate, free_symbols
from wmw.core.equation.names import word_set
from wmw.core.family import Outcome
from wmw.core.quantity import Measurement, number_text
from wmw.core.tolerance import Agreement, agrees, slack
from wmw.core.verdict import FieldName, Finding, Label
from wmw.verifiers.accounts.opposite_moves import goes_both_ways
from wmw.verifiers.accounts.said_otherwise import said_otherwise
from wmw.verifiers.accounts.turned_and_not import kept_though_turned
from wmw.verifiers.answers.outcome_asked import outcome_asked, said_of_outcome
from wmw.verifiers.answers.quantity_asked import quantity_asked
from wmw.verifiers.answers.reply import reply
from wmw.verifiers.answers.wrong_way import goes_wrong_way
from wmw.verifiers.case import Case
from wmw.verifiers.claims import Claims, Text
from wmw.verifiers.comparing.tendencies import against_tendency
from wmw.verifiers.confusions import taken_for
from wmw.verifiers.equations.written import written
from wmw.verifiers.own_words import answered, is_among, numbers_in, texts_of
from wmw.verifiers.questions.asking import asking_sentences
from wmw.verifiers.supposed import wrong_results
from wmw.verifiers.values.told_already import gives_option, says_same, wrong_law
from wmw.verifiers.values.unit_slips import Slip, slip_behind
from wmw.verifiers.vocabulary.effects import claimed
from wmw.verifiers.vocabulary.lexicon import holds_phrase, plain
from wmw.verifiers.vocabulary.poles import said_alike

CODE = "WMW306"
LABEL: Label = "transition"
FIELD: FieldName = "transition"

_OF_ANSWER = frozenset({"WMW401", "WMW402", "WMW403"})
_NO_LAW, _OF_CHANGE = "WMW304", "WMW312"
_CHANGE, _DERIVATION, _ROUTE = "/state_1/predicted_change", "/derivation", "WMW30"
_LOOSE = 0.005
_SLIGHT = word_set("it becomes become is are as will be then now to they gets get stays")
_AT_MOST = re.compile(
    r"\b(?:limit\w*|maxim\w*|at most|up to|largest|greatest|threshold|(?:less|smaller) than|below"
    r"|exceeds?)\b",
    re.I,
)
"""What is told of how large something can be, and not of how large it is."""


def of_findings(case: Case, findings: Sequence[Finding]) -> Iterator[Finding]:
    """Yield a finding on the route where an answer that follows from it is all that is wrong."""
    errors = [f for f in findings if f.severity == "error"]
    slip = slip_behind(case, errors) if errors else None
    if slip is not None:
        yield _unconverted(slip)
        return
    change = [f for f in errors if f.pointer == _CHANGE and f.code in (_NO_LAW, _OF_CHANGE)]
    if (equation := _put_in(case, errors)) is not None:
        message = f"{equation.text!r} gives what is wrong with the very values of state 0"
        yield Finding(CODE, LABEL, FIELD, equation.pointer, message, equation.text, None)
        return
    if not errors or any(f.code not in _OF_ANSWER and f not in change for f in errors):
        return
    if change:
        yield from _told_before(case, change[0])
        return
    if not (_arrives_at_number(case) or _arrives_at_word(case)) or _finds_what_is_asked(case):
        if errors[0].code == "WMW403" and (change_told := _told_in_change(case)) is not None:
            message = f"state 1 has {errors[0].stated} already; the laws give {errors[0].expected}"
            yield Finding(
                CODE,
                "intervention",
                FIELD,
                change_told.pointer,
                message,
                errors[0].stated,
                errors[0].expected,
            )
        return
    wrong = errors[0]
    label = wrong.label if wrong.label != "faithfulness" else _taken_for(case) or LABEL
    places = _places(case, label)
    turned = goes_wrong_way(wrong) and _is_turned_in_change(case.claims)
    if label == LABEL and (turned or _is_against_effect(case.claims)):
        places = (_CHANGE,)
    if label == LABEL and places and places[0].startswith("/state_1"):
        label = "intervention"
    for place in places:
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


def _told_before(case: Case, wrong: Finding) -> Iterator[Finding]:
    """Yield a finding where law or effect say already what state 1 says wrongly."""
    claims = case.claims
    if wrong.code == _NO_LAW:
        place = wrong_law(case)
    else:
        place = claims.effect if says_same(claims, case.family.name) else None
    if place is not None:
        message = f"{place.text!r} leads to {wrong.stated!r}; the laws give: {wrong.expected}"
        yield Finding(CODE, LABEL, FIELD, place.pointer, message, place.text, wrong.expected)


def _put_in(case: Case, errors: Sequence[Finding]) -> Text | None:
    """Return the equation where a wrong derivation does nothing but put the trace's values in it.

    In its letters it may have a meaning in which it holds; that is not what it is used for.
    """
    equation, results = case.claims.equation, wrong_results(case, errors)
    route = [f for f in errors if f.code.startswith(_ROUTE)]
    apart = any(f.pointer != _DERIVATION or f.label != LABEL for f in route)
    if equation is None or not route or apart or any(f.field == "state" for f in errors):
        return None
    if _equation_holds(case):
        return None
    stated = {name: m.si for name, m in case.terms.stated_by_name.items()}
    for located in written(case).located:
        if located.pointer != equation.pointer or located.statement.relations[0] != "=":
            continue
        left, right = located.statement.sides[:2]
        value = evaluate(right, stated) if isinstance(left, Sym) and free_symbols(right) else None
        if value and any(abs(m.si - value) <= slack(m) + _LOOSE * abs(value) for _, m in results):
            return equation
    return None


# -- where the fault stands -------------------------------------------------------------------


def _places(case: Case, label: Label | None) -> tuple[str, ...]:
    """Return where the law is stated: as an equation, else in words, else in the derivation.

    Which body is followed is said in words first, and the equation follows from that. Where the
    equation holds, the fault stands where the answer's number comes up behind it.
    """
    claims = case.claims
    texts = [claims.equation, claims.effect, claims.rule, claims.derivation]
    if label == "object" and claims.effect is not None and _names_another(claims, claims.effect):
        texts.insert(0, claims.effect)
    elif label == LABEL and _equation_holds(case):
        value = answered(claims)
        behind = _with_number(claims, value) if value is not None else ()
        if behind:
            return behind
        texts.remove(claims.equation)
    return tuple(text.pointer for text in texts if text is not None)[:1]


def _equation_holds(case: Case) -> bool:
    """Tell whether the equation of the transition holds, and is about what is asked for.

    One in a name that only the trace knows may hold by the very value that is wrong.
    """
    equation = case.claims.equation
    located = [
        found
        for found in written(case).located
        if equation is not None and found.pointer == equation.pointer
    ]
    names = {name for f in located for side in f.statement.sides for name in free_symbols(side)}
    lettered = all(free_symbols(side) for f in located for side in f.statement.sides)
    truths = {check.truth for found in located for check in found.checks}
    meant = [case.quantities_of(name) for name in names]
    asked = quantity_asked(case) or outcome_asked(case)
    about = isinstance(asked, Outcome) or any(asked in quantities for quantities in meant)
    return lettered and about and truths == {"true"} and all(meant)


def _with_number(claims: Claims, value: Measurement) -> tuple[str, ...]:
    """Return the first step behind the equation with a number; of state 1 its places with it."""
    for text in (*claims.evidence, claims.derivation):
        if text in claims.evidence and text is not None and _AT_MOST.search(text.text):
            continue
        if text is not None and is_among(value, numbers_in(text)):
            return (text.pointer,)
    change = claims.change
    told = [change.pointer] if change and is_among(value, numbers_in(change)) else []
    new = [c.pointer for c in claims.results if c.measured and is_among(value, [c.measured])]
    return (*told, *new[:1])


def _names_another(claims: Claims, text: Text) -> bool:
    """Tell whether a text names something that is not what the question asks about."""
    asking, words = plain(" ".join(asking_sentences(claims.question))), plain(text.text)
    named = [body for body in claims.bodies if holds_phrase(words, plain(body))]
    return bool(named) and not any(holds_phrase(asking, plain(body)) for body in named)


# -- whether the trace arrives at its answer --------------------------------------------------


def _arrives_at_number(case: Case) -> bool:
    claims, value = case.claims, answered(case.claims)
    if value is None:
        return False
    results = [claim.measured for claim in claims.results if claim.measured is not None]
    told = [number for text in texts_of(claims) for number in numbers_in(text)]
    return is_among(value, [*results, *told])


def _finds_what_is_asked(case: Case) -> bool:
    """Tell whether working, new variables and change all end in the right value of what is asked.

    Then the answer is what was found on the way, and only the answer is wrong.
    """
    quantity, claims = quantity_asked(case), case.claims
    right = case.asked.get(quantity) if quantity is not None else None
    derived = numbers_in(claims.derivation)[-1:]
    if right is None or not derived or derived[0].unit is None:
        return False
    results = [claim.measured for claim in claims.results if claim.measured is not None]
    ends = (numbers_in(claims.change)[-1:], results[-1:])
    found = agrees(derived[0], right) is Agreement.EQUAL
    return found and all(is_among(derived[0], end) for end in ends)


def _arrives_at_word(case: Case) -> bool:
    claims = case.claims
    if gives_option(claims.change, claims.answer.letter, case.options):
        return True
    outcome, choice = outcome_asked(case), reply(case).choice
    if outcome is None or choice is None:
        return False
    texts = [text for text in (claims.effect, claims.change) if text is not None]
    return any(choice.value == c.value for t in texts for c in claimed(case, t.text, outcome))


def _is_against_effect(claims: Claims) -> bool:
    """Tell whether the change has the opposite of what the effect says happens."""
    ways = (goes_both_ways, against_tendency, said_otherwise, kept_though_turned)
    return any(way(claims) is not None for way in ways)


def _is_turned_in_change(claims: Claims) -> bool:
    """Tell whether the change has the way of the answer, and the effect says nothing of it."""
    said, change, effect = claims.answer.text, claims.change, claims.effect
    told_before = effect is not None and said_alike(said, effect.text)
    return change is not None and said_alike(said, change.text) and not told_before


def _told_in_change(case: Case) -> Text | None:
    """Return the change where it tells the answer in the answer's own words, and no effect does."""
    claims = case.claims
    said = {word for word in plain(claims.answer.text).split() if word not in _SLIGHT}
    if claims.change is None or len(said) <= 1 or not said <= {*plain(claims.change.text).split()}:
        return None
    before = plain(claims.effect.text).split() if claims.effect is not None else []
    if said <= {*before}:
        return None
    return claims.change if _is_told_of_answered(case, claims.change.text, said) else None


def _is_told_of_answered(case: Case, change: str, said: set[str]) -> bool:
    """Tell whether a change that names several bodies says of the one answered what is asked."""
    low = plain(change)
    bodies = {words for body in case.claims.bodies if (words := plain(body)) in low}
    if len(bodies) < len(("one", "other")) or not any(said <= {*b.split(), "the"} for b in bodies):
        return True
    outcome = outcome_asked(case)
    told = said_of_outcome(case, change, outcome) if outcome is not None else None
    answered = reply(case).choice
    return told is not None and answered is not None and told.value == answered.value


def _taken_for(case: Case) -> Label | None:
    quantity, measured = quantity_asked(case), reply(case).measured
    if quantity is None or measured is None:
        return None
    return taken_for(case, quantity, measured, case.asked)
