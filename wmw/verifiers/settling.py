"""What the words of a question settle where no number does: a verdict that was left open."""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import replace

from wmw.core import registry
from wmw.core.equation.names import word_set
from wmw.core.quantity import Measurement, find_measurements, read_value
from wmw.core.tolerance import power_of_ten_apart
from wmw.core.verdict import FIELDS, Abstention, FieldName, Finding, Label, Status, Verdict
from wmw.verifiers.answers.answer_unit import VALUE, faulty_place
from wmw.verifiers.case import Case
from wmw.verifiers.claims import Claims, Text
from wmw.verifiers.comparing.by_change import decided_by_change
from wmw.verifiers.comparing.difference import difference_stated
from wmw.verifiers.comparing.later_values import later_values
from wmw.verifiers.comparing.scaling import scaled_by_transition
from wmw.verifiers.comparing.two_settings import Account, account
from wmw.verifiers.equations.written import written
from wmw.verifiers.questions.options import split_options
from wmw.verifiers.questions.situations import Told, told_by_situation
from wmw.verifiers.revising import revised
from wmw.verifiers.rules import (
    answer_against_change,
    arithmetic_slip,
    change_against_effect,
    effect_contradicts_law,
    force_misdirected,
    force_not_acting,
    force_on_wrong_body,
    option_wrong,
    outcome_wrong,
    relation_contradicted,
    route_leads_elsewhere,
)
from wmw.verifiers.rules import change_contradicts_law as change_contradicts
from wmw.verifiers.terms import Terms
from wmw.verifiers.values.told_already import gives_option, says_same
from wmw.verifiers.vocabulary.lexicon import plain
from wmw.verifiers.vocabulary.senses import sense_of

_CHANGE = "/state_1/predicted_change"
_PLACES: Mapping[str, tuple[str, Label]] = {
    "/transition/effect": (effect_contradicts_law.CODE, effect_contradicts_law.LABEL),
    _CHANGE: (change_contradicts.CODE, change_contradicts.LABEL),
}
"""Texts in which something false is a fault, with the rule that finds it."""
_OF_ITSELF = frozenset({answer_against_change.CODE, change_against_effect.CODE})
_FILLERS = word_set("it they is are of in on at to from by with one its does do will then now")
_DENIALS = word_set("not no never neither nor than unless if would instead")
_CLAUSE = re.compile(r"[.,;:]\s|\b(?:and|but|while|so)\b")
_NUMBERS = dict(enumerate(("one", "two", "three", "four", "five", "six"), 1))
_FEW = 4
"""How many words an answer has at most that the change may give word by word."""
_PHRASE = 2
"""More words than these say what happens, and not only where or to what."""
_SAME = 1e-6
_SAID = (arithmetic_slip, change_contradicts, effect_contradicts_law)
"""Rules on what a transition says in words, and on its working."""
_DRAWN = (force_misdirected, force_not_acting, force_on_wrong_body, relation_contradicted)
"""Rules on what state 0 draws rather than counts."""


def settled(verdict: Verdict, claims: Claims, family: object) -> Verdict:
    """Return the verdict with what a situation told in words decides of the open fields.

    A verdict with a fault or without an open field stays as it is.
    """
    if (bare := _but_for_its_own_conclusion(verdict)) is not None:
        # What the laws say of an answer is told rather than that the trace has concluded another.
        by_laws = settled(bare, claims, family)
        by_answer = by_laws.verdict["answer"] == "invalid"
        same = verdict.verdict["transition"] != "invalid" or by_laws.labels == verdict.labels
        return by_laws if by_answer and same else verdict
    if _is_false_change_alone(verdict):
        return _beside_false_change(verdict, settled(_without_faults(verdict), claims, family))
    if verdict.outcome != "abstain" or not isinstance(family, str):
        return verdict
    # What a situation says of one state is no answer to how two of them differ.
    apart = later_values(claims.question) is not None
    known = family in registry.names() and not apart
    told = told_by_situation(claims, family) if known else None
    statuses = dict(verdict.verdict)
    if told is None:
        return verdict if family not in registry.names() else _by_change(verdict, claims, family)
    if statuses["answer"] == "valid" and not told.answer:
        return _doubted(verdict)  # what a reading has found right is not blamed
    if told.answer and not _words_suffice(claims):
        return verdict
    if not told.answer and _answers_with_a_value(claims):
        return verdict  # "65°, 4.6 times higher" is no answer to which of two is higher
    findings = (*verdict.findings, *_findings(told, claims, family))
    wrong = {f.field for f in findings if f.severity == "error"}
    sound: set[FieldName] = {"schema", "answer"}
    if _true_places(told) and (
        statuses["transition"] == "valid" or not _has_false_equation(claims, family, told)
    ):
        sound.add("transition")
    if not _draws_falsely(claims, family, told):
        sound.add("state")
    changed: dict[str, Status] = {
        field: "invalid" if field in wrong else "valid" if field in sound else statuses[field]
        for field in FIELDS
    }
    return revised(verdict, changed, findings, "question")


def _but_for_its_own_conclusion(verdict: Verdict) -> Verdict | None:
    """Return a verdict without its one fault, an answer other than the trace's own conclusion.

    So it is where state 1 is other than the trace's own effect.
    """
    codes = {f.code for f in verdict.findings}
    if verdict.verdict["answer"] != "abstain" or len(codes) != 1 or not codes <= _OF_ITSELF:
        return None
    return _without_faults(verdict)


def _without_faults(verdict: Verdict) -> Verdict:
    """Return a verdict whose faults are of one field, with that and all else left open."""
    field: FieldName = verdict.findings[0].field
    why = next(a.reason for a in verdict.abstentions if a.field == "answer")
    return replace(
        verdict,
        outcome="abstain",
        verdict={**verdict.verdict, field: "abstain"},
        labels=(),
        findings=(),
        abstentions=(*verdict.abstentions, Abstention(field, why)),
    )


def _is_false_change_alone(verdict: Verdict) -> bool:
    """Tell whether nothing is wrong but the words of the change, and the answer is left open."""
    found = {(f.code, f.pointer) for f in verdict.findings}
    return verdict.verdict["answer"] == "abstain" and found == {(change_contradicts.CODE, _CHANGE)}


def _beside_false_change(verdict: Verdict, by_laws: Verdict) -> Verdict:
    """Return a verdict on a false change with the answer that the laws find wrong as well.

    Which of rule, effect and change is the first to say it, is then told by all their words.
    """
    if by_laws.verdict["answer"] != "invalid":
        return verdict
    told = {(f.code, f.pointer) for f in by_laws.findings}
    own = [f for f in verdict.findings if (f.code, f.pointer) not in told]
    findings = tuple(sorted((*by_laws.findings, *own), key=lambda finding: finding.code))
    return revised(by_laws, {"transition": "invalid"}, findings, by_laws.basis or "question")


def _doubted(verdict: Verdict) -> Verdict:
    """Return a verdict whose answer is right by a reading and wrong by the words: left open."""
    why = Abstention("answer", "unbound: the words of the question tell of another answer")
    left = replace(verdict, abstentions=(*verdict.abstentions, why))
    return revised(left, {"answer": "abstain"}, left.findings, left.basis or "question")


def _by_change(verdict: Verdict, claims: Claims, family: str) -> Verdict:
    """Return the verdict with its open answer decided by what a change comes to in all regimes."""
    if verdict.verdict["answer"] != "abstain":
        return verdict
    told = decided_by_change(claims, family)
    if told is None:
        return _by_difference(verdict, claims, family)
    findings = verdict.findings
    own = account(told.settings, right=told.answer) if told.settings else Account()
    if not told.answer:
        law = scaled_by_transition(claims, told.times) if told.times else None
        law = own.equation or law
        findings = (*findings, *_wrong_law(law, told.stated, told.right))
        findings = (*findings, _wrong_answer(claims, told.stated, told.right))
    findings = tuple(sorted(findings, key=lambda finding: finding.code))
    answer: Status = "valid" if told.answer else "invalid"
    changed: dict[str, Status] = {"schema": "valid", "answer": answer}
    if told.settings is not None and not findings:
        rules = _sound(told.settings.case)
        for field, sound in (("state", own.state), ("transition", own.transition)):
            if verdict.verdict[field] == "abstain" and sound and field in rules:
                changed[field] = "valid"
    changed.update({f.field: "invalid" for f in findings if f.severity == "error"})
    return revised(verdict, changed, findings, "question")


def _by_difference(verdict: Verdict, claims: Claims, family: str) -> Verdict:
    """Return the verdict with its open answer decided by how far two settings are apart."""
    told = difference_stated(claims, family)
    answer = claims.answer.measured
    if told is None or answer is None or answer.unit is None:
        return verdict
    if told.right:
        sound: dict[FieldName, bool] = {
            "schema": True,
            "answer": True,
            "state": told.state and not any(True for _ in verdict.findings),
            "transition": told.transition and not any(True for _ in verdict.findings),
        }
        changed: dict[str, Status] = {
            field: "valid"
            for field, so in sound.items()
            if so and verdict.verdict[field] != "invalid"
        }
        return revised(verdict, changed, verdict.findings, "question")
    right = f"{told.apart / answer.unit.factor:.3g} {answer.unit.text}"
    finding = _wrong_answer(claims, str(claims.answer.raw), right)
    findings = tuple(sorted((*verdict.findings, finding), key=lambda found: found.code))
    return revised(verdict, {"schema": "valid", finding.field: "invalid"}, findings, "question")


def _sound(case: Case) -> set[str]:
    """Return the fields in which no rule finds anything false of what a trace draws and says."""
    drawn = any(True for rule in _DRAWN for _ in rule.check(case))
    said = any(True for rule in _SAID for _ in rule.check(case))
    return {field for field, false in (("state", drawn), ("transition", said)) if not false}


def _wrong_answer(claims: Claims, stated: str, right: str) -> Finding:
    rule = option_wrong if split_options(claims.question)[1] else outcome_wrong
    value, answer = read_value(right), claims.answer.measured  # "120 mV"
    slipped = (
        isinstance(value, Measurement)
        and answer is not None
        and power_of_ten_apart(answer, value.si) is not None
    )
    return Finding(
        rule.CODE,
        "unit_scale" if slipped else rule.LABEL,
        "answer",
        faulty_place(claims) if slipped else VALUE,
        f"the answer is {stated!r}; the laws give: {right}",
        stated,
        right,
    )


def _true_places(told: Told) -> set[str]:
    """Return the texts in which something is true, and nothing false."""
    false = {pointer for pointer, _, so in told.claims if not so}
    return {pointer for pointer, _, so in told.claims if so} - false


def _findings(told: Told, claims: Claims, family: str) -> list[Finding]:
    found: list[Finding] = []
    true = {pointer for pointer, _, so in told.claims if so}
    for pointer, clause, so in told.claims:
        if so or pointer in true or pointer not in _PLACES:
            continue
        effect = claims.effect
        if (
            pointer == _CHANGE
            and effect
            and effect.pointer not in true
            and says_same(claims, family)
        ):
            pointer, clause = effect.pointer, effect.text  # state 1 only follows it
        code, label = _PLACES[pointer]
        found.append(
            Finding(code, label, "transition", pointer, f"{clause!r} does not happen here", clause)
        )
    if not told.answer and not found:
        found += _behind_answer(told, claims) or _in_change(told, claims, family)
    if not told.answer:
        found.append(_wrong_answer(claims, told.stated, told.right))
    return sorted(found, key=lambda finding: finding.code)


def _behind_answer(told: Told, claims: Claims) -> list[Finding]:
    """Yield a finding on the account that a wrong option is faithful to: on its law in words."""
    _, options = split_options(claims.question)
    texts = (claims.rule, claims.effect, claims.equation)
    place = next((text for text in texts if text is not None), None)
    if place is None or not gives_option(claims.change, claims.answer.letter, options):
        return []
    return _wrong_law(place, told.stated, told.right)


def _wrong_law(place: Text | None, stated: str, right: str) -> list[Finding]:
    """Return a finding on the text of the transition that leads to a wrong answer, if any."""
    rule = route_leads_elsewhere
    message = f"the transition leads to {stated!r}; the laws give: {right}"
    if place is None:
        return []
    return [Finding(rule.CODE, rule.LABEL, rule.FIELD, place.pointer, message, stated, right)]


def _in_change(told: Told, claims: Claims, family: str) -> list[Finding]:
    """Return a finding on the change that has the words of a wrong answer, which only follows it.

    One word does so where it tells a way, as "higher", else three in their order. Which way
    something goes may be said by the effect already: then that is wrong.
    """
    change, effect = claims.change, claims.effect
    own = set(plain(claims.answer.text).split()) - _FILLERS
    way = sense_of(claims.answer.text)
    if (
        change is None
        or claims.answer.letter is not None
        or not (0 if way is not None else _PHRASE) < len(own) <= _FEW
    ):
        return []
    if not _says(change.text, own) or (way is None and not _in_order(change.text, claims)):
        return []
    already = effect is not None and (says_same(claims, family) or _says(effect.text, own))
    text = effect if effect is not None and already else change
    code, label = _PLACES[text.pointer]
    return [
        Finding(code, label, "transition", text.pointer, f"{text.text!r} does not happen here",
                text.text, told.right)
    ]  # fmt: skip


def _says(text: str, words: set[str]) -> bool:
    """Tell whether a clause that denies and compares nothing has all of some words."""
    clauses = (set(plain(clause).split()) for clause in _CLAUSE.split(text))
    return any(words <= clause and not clause & _DENIALS for clause in clauses)


def _in_order(text: str, claims: Claims) -> bool:
    """Tell whether a clause has the words of the answer in their order: "half ... disappears".

    One of them must be none of the question, which may name what it asks about.
    """
    answer = [word for word in plain(claims.answer.text).split() if word not in _FILLERS]
    if set(answer) <= set(plain(claims.question).split()):
        return False
    for clause in _CLAUSE.split(text):
        rest = iter(plain(clause).split())
        if all(word in rest for word in answer):
            return True
    return False


def _has_false_equation(claims: Claims, family: str, told: Told) -> bool:
    """Tell whether an equation of the trace fails in the regime that the situation belongs to."""
    case = Case(Terms(claims, family), told.situation.regime, None, {})
    checks = (check for located in written(case).located for check in located.checks)
    return any(check.truth == "false" for check in checks)


def _draws_falsely(claims: Claims, family: str, told: Told) -> bool:
    """Tell whether state 0 has a relation or a force that the regime of the situation denies."""
    case = Case(Terms(claims, family), told.situation.regime, None, {})
    return any(True for rule in _DRAWN for _ in rule.check(case))


def _answers_with_a_value(claims: Claims) -> bool:
    """Tell whether the answer gives a value with a unit that the question has not."""
    stem, options = split_options(claims.question)
    if options or not isinstance(claims.answer.raw, str):
        return False
    told = [m.measurement.si for m in find_measurements(stem)]
    return any(
        found.measurement.unit is not None
        and not any(abs(found.measurement.si - si) <= _SAME * abs(si) for si in told)
        for found in find_measurements(claims.answer.raw)
    )


def _is_counted(number: float, stem: str) -> bool:
    """Tell whether a bare number is one that the question tells as a word: "three lamps"."""
    word = _NUMBERS.get(int(number)) if number % 1 == 0 else None
    return word is not None and re.search(rf"\b{word}\b", stem, re.I) is not None


def _words_suffice(claims: Claims) -> bool:
    """Tell whether state 0 has no number that words alone leave open.

    That is the size of a force, or a value that the question states otherwise. Numbers of a kind
    of which the question has none are read off a picture, or typical values.
    """
    if any(force.magnitude is not None for force in claims.forces):
        return False
    stem, _ = split_options(claims.question)
    told = [m.measurement for m in find_measurements(stem)]
    told = [measured for measured in told if measured.unit is not None]
    for claim in (*claims.variables, *claims.attributes):
        mine = claim.measured
        if mine is None or not mine.si or (mine.unit is None and _is_counted(mine.value, stem)):
            continue
        kind = mine.unit.dimension if mine.unit else None
        alike = [m for m in told if m.unit and kind in (None, m.unit.dimension)]
        equal = any(
            abs(m.si - mine.si) <= _SAME * abs(m.si)
            or (mine.unit is None and m.value == mine.value)
            for m in alike
        )
        if alike and not equal:
            return False
    return True
