"""The verifier's chain: admit, schema, read, judge every reading, keep the best, report."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from dataclasses import replace
from typing import Any

from wmw.core import registry
from wmw.core.errors import WmwError
from wmw.core.item import Item
from wmw.core.verdict import FIELDS, FieldName, Finding, Verdict
from wmw.core.work import OverBudgetError, budget
from wmw.verifiers import rules
from wmw.verifiers.accounts.false_premise import rooted_in_words
from wmw.verifiers.answers.beyond_answer import beyond_answer
from wmw.verifiers.bodies.surely_other import OTHER_BODY, answers_for_other
from wmw.verifiers.case import Case
from wmw.verifiers.claims import Claims, collect, over_reading_caps
from wmw.verifiers.comparing.by_change import against_change
from wmw.verifiers.comparing.dependence import read_dependence
from wmw.verifiers.comparing.difference import against_difference, asks_for_difference
from wmw.verifiers.comparing.later_values import later_values
from wmw.verifiers.comparing.ordering import order_asked
from wmw.verifiers.comparing.own_sides import settled_by_own_sides
from wmw.verifiers.comparing.read_comparison import read_comparison
from wmw.verifiers.decoding import Problem, admit, trace_id_of
from wmw.verifiers.doubt import misreading
from wmw.verifiers.equations.by_own_law import rooted
from wmw.verifiers.judged import Judged, by_chance
from wmw.verifiers.questions.changed_elsewhere import changed_elsewhere
from wmw.verifiers.questions.unread import unread
from wmw.verifiers.rules import force_missized
from wmw.verifiers.rules.change_contradicts_law import change_blamed
from wmw.verifiers.schema import schema_findings
from wmw.verifiers.selection import EITHER_WAY, either_way
from wmw.verifiers.settling import settled
from wmw.verifiers.shaky import GUESSED, shaky
from wmw.verifiers.understanding import (
    by_side,
    known_of,
    of_no_item,
    reading_with_sum,
    reading_without_bystander,
    understood,
)
from wmw.verifiers.unfamiliar import beside, contradictions, overlooked_literally, without
from wmw.verifiers.unjudged import internal_error, schema_invalid, unjudged
from wmw.verifiers.values.accounted import accounted
from wmw.verifiers.values.misread_given import misread_given
from wmw.verifiers.values.misread_picture import misread_off_picture
from wmw.verifiers.verdicts import familyless, verdict_of, verdict_of_order
from wmw.verifiers.vocabulary.family_names import with_known_family

WORK, IN_WORDS, OF_STATES = 80_000, 40_000, 50_000
"""Steps of work that one trace may take (`wmw.core.work`), its situation told in words, and what a
question of two states takes more."""
OF_COMPARISON = 40_000
"""Steps more where things are compared, one side after the other."""
OF_DEPENDENCE = 80_000
"""Steps more where quantities hang together: a wrong answer is held against worlds in all regimes
that the words allow."""
_EMPTY: Mapping[str, Any] = {
    "question": "",
    "state_0": {},
    "transition": {},
    "state_1": {},
    "answer": {"value": None},
}
_NEEDS: Mapping[FieldName, frozenset[str]] = {
    "schema": frozenset(),
    "state": frozenset({"state"}),
    "transition": frozenset({"transition"}),
    "answer": frozenset({"answer"}),
    "faithfulness": frozenset({"transition", "answer"}),
}


def judge(
    record: object,
    *,
    gold: Item | None = None,
    parts: Collection[str] | None = None,
) -> Verdict:
    """Return the verdict on a record; never raises on any record, only on a broken declaration.

    `gold` is the item the trace answers. `parts`, a subset of {"state", "transition", "answer"},
    says what a partial reply was asked for: the other fields abstain as `not-asked`.
    """
    admitted = admit(record)
    if isinstance(admitted, Problem):
        return unjudged(admitted)
    return judge_decoded(admitted, gold=gold, parts=parts)


def judge_decoded(
    record: Mapping[str, Any],
    *,
    gold: Item | None = None,
    parts: Collection[str] | None = None,
) -> Verdict:
    """Judge as `judge` does what `decoding.decode` or `decoding.admit` has let pass."""
    try:
        return _judged(record, gold, parts)
    except WmwError:  # a family that cannot be loaded is no matter of the trace
        raise
    except Exception as error:  # one odd trace must not end a run over a million
        return internal_error(error, trace_id_of(record))


def judge_unguarded(
    record: object,
    *,
    gold: Item | None = None,
    parts: Collection[str] | None = None,
) -> Verdict:
    """Judge as `judge` does, but let an error of our own through: what the tests call."""
    admitted = admit(record)
    if isinstance(admitted, Problem):
        return unjudged(admitted)
    return _judged(admitted, gold, parts)


def read_and_judged(
    record: Mapping[str, Any], gold: Item | None = None
) -> tuple[Verdict, Case | None]:
    """Return the verdict with the reading it rests on; None where no reading is believed."""
    verdict = judge(record, gold=gold)
    admitted = admit(record)
    if isinstance(admitted, Problem) or verdict.verdict["schema"] != "valid":
        return verdict, None
    known = with_known_family(admitted)
    try:
        claims = collect(known)
        if order_asked(claims, gold) is not None:  # judged without a reading
            return verdict, None
        with budget(_work(claims, known.get("scenario_family"))):
            judged = understood(known, claims, known_of(gold))
            sides = by_side(known, claims, gold, judged)
    except OverBudgetError:
        return verdict, None
    if sides or judged is None:
        return verdict, None
    # What is certainly wrong by the words alone is no doubt of the reading that it does not fit.
    misread = None if any(contradictions(claims)) else misreading(judged.case, judged.findings)
    return verdict, None if unread(judged.case) or misread else judged.case


def _judged(
    admitted: Mapping[str, Any], gold: Item | None, parts: Collection[str] | None
) -> Verdict:
    admitted = with_known_family(admitted)
    if parts is not None:
        admitted = {**_EMPTY, **admitted}
    faults = schema_findings(admitted)
    if faults:
        return schema_invalid(faults, trace_id_of(admitted))
    claims = collect(admitted)
    too_much = over_reading_caps(claims)
    if too_much is not None:
        return unjudged(Problem("budget", too_much, trace_id_of(admitted)))
    asked = tuple(f for f in FIELDS if parts is None or _NEEDS[f] <= set(parts))
    try:
        with budget(_work(claims, admitted.get("scenario_family"))):
            verdict = _judge_claims(admitted, claims, gold, asked)
    except OverBudgetError:
        steps = _work(claims, admitted.get("scenario_family"))
        too_much = f"the trace takes more than {steps} steps of work to judge"
        verdict = (  # what needs no reading is found without any of that work
            familyless(admitted, claims, asked, f"budget: {too_much}")
            if any(contradictions(claims))
            else unjudged(Problem("budget", too_much, trace_id_of(admitted)))
        )
    if gold is not None or parts is not None or changed_elsewhere(claims) is not None:
        return verdict
    try:
        with budget(IN_WORDS):
            family = admitted.get("scenario_family")
            verdict = settled_by_own_sides(settled(verdict, claims, family), claims, family)
            if verdict.outcome == "valid" and answers_for_other(claims):
                return familyless(admitted, claims, asked, f"unbound: {OTHER_BODY}")
            if asks_for_difference(claims.question):
                return verdict  # the value of one thing is no root of a wrong difference
            verdict = rooted(beyond_answer(verdict, claims, family), claims)
            verdict = rooted_in_words(verdict, claims)
    except OverBudgetError:
        pass
    return verdict


def _work(claims: Claims, family: object) -> int:
    """Return the steps of work that a trace may take."""
    work = WORK + (OF_STATES if later_values(claims.question) is not None else 0)
    known = isinstance(family, str) and family in registry.names()
    depends = known and read_dependence(claims.question, str(family)) is not None
    spoken = read_comparison(claims.question, str(family)) if known else None
    compares = spoken is not None and (spoken.differ or spoken.form == "which")
    return work + (OF_DEPENDENCE if depends else 0) + (OF_COMPARISON if compares else 0)


def _judge_claims(
    admitted: Mapping[str, Any], claims: Claims, gold: Item | None, asked: tuple[FieldName, ...]
) -> Verdict:
    if (ordering := order_asked(claims, gold)) is not None:
        return verdict_of_order(admitted, ordering, gold, asked)
    own = tuple(contradictions(claims))
    record = without(admitted, own) if own else admitted
    read = collect(record) if own else claims
    judged = understood(record, read, known_of(gold))
    if gold is None and (judged is None or _leaves_out(judged)):
        judged = reading_with_sum(record) or judged
    if gold is None and (judged is None or _is_doubted(judged)):
        judged = reading_without_bystander(record, read) or judged
    if sides := by_side(record, read, gold, judged):
        kept = [_certain(side) for side in sides]
        if None in kept:
            return familyless(admitted, claims, asked, f"unbound: {GUESSED}")
        sides = tuple(filter(None, kept))
        found = {
            (f.code, f.pointer): f for side in sides for f in _amounting(side.case, side.findings)
        }
        cases = tuple(side.case for side in sides)
        if not any(f.severity == "error" for f in (*found.values(), *own)):
            own = tuple(overlooked_literally(read))
        return verdict_of(admitted, cases, beside(tuple(found.values()), own), asked)
    if judged is None:
        declared = admitted.get("scenario_family")
        reason = (
            f"outside-laws: the family {declared!r} cannot read this question"
            if declared in registry.names()
            else f"unknown-family: there is no declaration of {declared!r}"
        )
        return familyless(admitted, claims, asked, reason)
    if gold is None and not own and (put_right := misread_off_picture(record, judged)) is not None:
        judged, misread = put_right
        return verdict_of(admitted, (judged.case,), (*misread, *judged.findings), asked)
    if gold is None and accounted(judged.case, judged.findings):
        judged = _without(judged, judged.findings)
    doubt = (
        unread(judged.case)
        or misreading(judged.case, judged.findings)
        or by_chance(judged)
        or against_change(read, admitted.get("scenario_family"), judged)
        or against_difference(read, admitted.get("scenario_family"), judged)
        or (EITHER_WAY if either_way(judged) else None)
    )
    # The size of a force may follow from the number that was misread.
    unblamed = all(
        f.field != "state" or f.code == force_missized.CODE
        for f in judged.findings
        if f.severity == "error"
    )
    slip = misread_given(record, judged, of_no_item) if doubt is not None or unblamed else None
    if slip is not None:
        followed, misread_one = slip
        known = (*followed.findings, misread_one, *own)
        return verdict_of(admitted, (followed.case,), known, asked)
    if doubt is not None:
        return familyless(admitted, claims, asked, f"unbound: {doubt}")
    if gold is None:
        certain = _certain(judged)
        if certain is None:
            return familyless(admitted, claims, asked, f"unbound: {GUESSED}")
        judged = certain
    if gold is None and not any(f.severity == "error" for f in (*judged.findings, *own)):
        own = tuple(change_blamed(judged.case, one) for one in overlooked_literally(read))
    findings = _amounting(judged.case, beside(judged.findings, own))
    return verdict_of(admitted, (judged.case,), findings, asked)


def _certain(judged: Judged) -> Judged | None:
    """Return a reading without the faults that rest on guesses; None where no other is left."""
    guessed = shaky(judged.case, judged.findings)
    if not guessed:
        return judged
    certain = _without(judged, guessed)
    return certain if any(f.severity == "error" for f in certain.findings) else None


def _without(judged: Judged, dropped: Sequence[Finding]) -> Judged:
    """Return a reading without errors that are not believed."""
    return replace(
        judged,
        findings=tuple(f for f in judged.findings if f.severity != "error" or f not in dropped),
    )


def _leaves_out(judged: Judged) -> bool:
    """Tell whether a reading leaves something out of account, or the answer open."""
    return "answer" not in judged.case.decided or unread(judged.case) is not None


def _is_doubted(judged: Judged) -> bool:
    """Tell whether a reading leaves something out of account, or is not to be believed."""
    return _leaves_out(judged) or misreading(judged.case, judged.findings) is not None


def _amounting(case: Case, findings: tuple[Finding, ...]) -> tuple[Finding, ...]:
    """Return the findings of a reading with what they amount to, in the order of their codes."""
    for rule in rules.registry().values():  # what comes first may explain what follows
        findings = (*findings, *rule.of_findings(case, findings))
    return tuple(sorted(findings, key=lambda finding: finding.code))
