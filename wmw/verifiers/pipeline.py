"""The verifier's chain: admit, schema, read, judge every reading, keep the best, report."""

from __future__ import annotations

import math
from collections.abc import Callable, Collection, Mapping, Sequence
from dataclasses import replace
from functools import partial
from typing import Any

from wmw.core import registry
from wmw.core.errors import WmwError
from wmw.core.item import Item
from wmw.core.system import unit_of
from wmw.core.units import to_si
from wmw.core.verdict import (
    DECIDING,
    FIELDS,
    SCHEMA_VERSION,
    Abstention,
    Basis,
    FieldName,
    Finding,
    Status,
    Verdict,
    outcome_of,
)
from wmw.core.work import OverBudgetError, budget
from wmw.verifiers import rules
from wmw.verifiers.accounts.false_premise import rooted_in_words
from wmw.verifiers.answers.beyond_answer import beyond_answer
from wmw.verifiers.answers.outcome_asked import asks_in_words, outcome_asked
from wmw.verifiers.answers.quantity_asked import quantity_asked
from wmw.verifiers.answers.reply import reply
from wmw.verifiers.answers.right_option import right_option
from wmw.verifiers.bodies.surely_other import OTHER_BODY, answers_for_other
from wmw.verifiers.case import Case
from wmw.verifiers.claims import Claims, collect, over_reading_caps
from wmw.verifiers.comparing.by_change import against_change
from wmw.verifiers.comparing.by_values import sets_two_values
from wmw.verifiers.comparing.compared import judged_by_side
from wmw.verifiers.comparing.contrast import knows_all_sides
from wmw.verifiers.comparing.dependence import read_dependence
from wmw.verifiers.comparing.difference import against_difference, asks_for_difference
from wmw.verifiers.comparing.later_values import later_values
from wmw.verifiers.comparing.ordering import OrderAsked, order_asked
from wmw.verifiers.comparing.ordering import attribution as order_attribution
from wmw.verifiers.comparing.ordering import findings_of as order_findings
from wmw.verifiers.comparing.ordering import undecided as order_undecided
from wmw.verifiers.comparing.own_sides import settled_by_own_sides
from wmw.verifiers.comparing.read_comparison import read_comparison
from wmw.verifiers.confusions import have_changed_places
from wmw.verifiers.decoding import Problem, admit, trace_id_of
from wmw.verifiers.diagnosis import attribution, root_labels
from wmw.verifiers.doubt import misreading
from wmw.verifiers.equations.by_own_law import rooted
from wmw.verifiers.equations.written import written
from wmw.verifiers.judged import Judged, by_chance
from wmw.verifiers.questions.added_later import is_read_so, with_sum
from wmw.verifiers.questions.asking import asking_sentences, asks_of_two
from wmw.verifiers.questions.changed_elsewhere import changed_elsewhere
from wmw.verifiers.questions.unread import unread
from wmw.verifiers.scenario import Scenario
from wmw.verifiers.schema import schema_findings
from wmw.verifiers.selection import (
    EITHER_WAY,
    best_reading,
    counted_otherwise,
    either_way,
    of_another_regime,
    of_body_asked_for,
    of_two_states,
    rather,
    under_other_names,
    within_share,
)
from wmw.verifiers.settling import settled
from wmw.verifiers.shaky import GUESSED, shaky
from wmw.verifiers.unfamiliar import (
    beside,
    contradictions,
    familyless_findings,
    overlooked_literally,
    without,
)
from wmw.verifiers.unjudged import internal_error, schema_invalid, this_verifier, unjudged
from wmw.verifiers.values.accounted import accounted
from wmw.verifiers.values.misread_given import misread_given
from wmw.verifiers.values.misread_picture import misread_off_picture
from wmw.verifiers.vocabulary.effects import right_choice
from wmw.verifiers.vocabulary.family_names import with_known_family
from wmw.verifiers.vocabulary.lexicon import values_by_name

WORK, IN_WORDS, OF_STATES, ONE_STATE, OF_SUM = 80_000, 40_000, 50_000, 60_000, 40_000
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
            judged = _understood(known, claims, _known(gold))
            sides = _by_side(known, claims, gold, judged)
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
            _familyless(admitted, claims, asked, f"budget: {too_much}")
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
                return _familyless(admitted, claims, asked, f"unbound: {OTHER_BODY}")
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
        return _of_order(admitted, ordering, gold, asked)
    own = tuple(contradictions(claims))
    record = without(admitted, own) if own else admitted
    read = collect(record) if own else claims
    judged = _understood(record, read, _known(gold))
    if gold is None and (judged is None or _leaves_out(judged)):
        judged = _with_sum(record) or judged
    if sides := _by_side(record, read, gold, judged):
        kept = [_certain(side) for side in sides]
        if None in kept:
            return _familyless(admitted, claims, asked, f"unbound: {GUESSED}")
        sides = tuple(filter(None, kept))
        found = {
            (f.code, f.pointer): f for side in sides for f in _amounting(side.case, side.findings)
        }
        cases = tuple(side.case for side in sides)
        return _verdict(admitted, cases, beside(tuple(found.values()), own), asked)
    if judged is None:
        declared = admitted.get("scenario_family")
        reason = (
            f"outside-laws: the family {declared!r} cannot read this question"
            if declared in registry.names()
            else f"unknown-family: there is no declaration of {declared!r}"
        )
        return _familyless(admitted, claims, asked, reason)
    if gold is None and not own and (put_right := misread_off_picture(record, judged)) is not None:
        judged, misread = put_right
        return _verdict(admitted, (judged.case,), (*misread, *judged.findings), asked)
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
    unblamed = all(f.field != "state" for f in judged.findings if f.severity == "error")
    slip = misread_given(record, judged, _of_no_item) if doubt is not None or unblamed else None
    if slip is not None:
        followed, misread_one = slip
        return _verdict(admitted, (followed.case,), (*followed.findings, misread_one, *own), asked)
    if doubt is not None:
        return _familyless(admitted, claims, asked, f"unbound: {doubt}")
    if gold is None:
        certain = _certain(judged)
        if certain is None:
            return _familyless(admitted, claims, asked, f"unbound: {GUESSED}")
        judged = certain
    if gold is None and not any(f.severity == "error" for f in (*judged.findings, *own)):
        own = tuple(overlooked_literally(read))
    findings = _amounting(judged.case, beside(judged.findings, own))
    return _verdict(admitted, (judged.case,), findings, asked)


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


def _with_sum(record: Mapping[str, Any]) -> Judged | None:
    """Return the reading of what is added to a body as a change of what it has, if it is one."""
    told = with_sum(record)
    if told is None:
        return None
    search = partial(_of_one_state, told.record, collect(told.record), None)
    judged = within_share(search, OF_SUM)
    if judged is None or not is_read_so(judged.case, told):
        return None
    doubt = unread(judged.case) or misreading(judged.case, judged.findings)
    return judged if doubt is None and (judged.explains or not told.in_parts) else None


def _amounting(case: Case, findings: tuple[Finding, ...]) -> tuple[Finding, ...]:
    """Return the findings of a reading with what they amount to, in the order of their codes."""
    for rule in rules.registry().values():  # what comes first may explain what follows
        findings = (*findings, *rule.of_findings(case, findings))
    return tuple(sorted(findings, key=lambda finding: finding.code))


def _understood(
    admitted: Mapping[str, Any], claims: Claims, known: tuple[str, Scenario] | None
) -> Judged | None:
    declared = admitted.get("scenario_family")
    states = of_two_states(claims, declared) if known is None else None
    if states is not None:
        if states.explains and "transition" in states.case.decided:
            return states
        return rather(
            states, within_share(partial(_of_one_state, admitted, claims, known), ONE_STATE)
        )
    return _of_one_state(admitted, claims, known)


def _of_one_state(
    admitted: Mapping[str, Any], claims: Claims, known: tuple[str, Scenario] | None
) -> Judged | None:
    judged = best_reading(claims, admitted.get("scenario_family"), known)
    if judged is None or not judged.explains:
        judged = under_other_names(admitted, claims, known) or judged
    if known is None and (judged is None or not judged.explains):
        judged = counted_otherwise(claims, admitted.get("scenario_family"), judged) or judged
    if known is not None:
        return judged
    judged = of_body_asked_for(admitted, claims, judged)
    return of_another_regime(claims, admitted.get("scenario_family"), judged)


def _by_side(
    admitted: Mapping[str, Any], claims: Claims, gold: Item | None, judged: Judged | None
) -> tuple[Judged, ...]:
    """Return the readings by side of a comparison that its plain reading leaves unexplained."""
    if gold is not None or (judged is not None and judged.case.claims.later):
        return ()
    explained = judged is not None and judged.explains and "answer" in judged.case.decided
    if explained and not sets_two_values(claims.question):
        return ()
    if any(map(asks_of_two, asking_sentences(claims.question))):
        return ()  # each of them has an answer of its own
    if judged is not None and _denies_in_words(judged):
        return ()  # "what happens to its frequency" is decided, whatever either side has
    if judged is not None and _mixes_up_values(judged):
        return ()  # which value is whose is told, and each side would have what it is due
    sides = judged_by_side(claims, admitted.get("scenario_family"))
    # A regime that knows two states may have them in the other order than the words.
    wrong = any(f.pointer == "/answer/value" for side in sides for f in side.findings)
    if judged is not None and sides and _compares_itself(judged.case, sides[0].case):
        return ()
    return sides if wrong or not explained else ()


def _compares_itself(case: Case, side: Case) -> bool:
    """Tell whether a reading decides the answer, with the values of all the sides.

    It sets the later one against the earlier one, and no side against one told after it.
    """
    contrast = side.claims.contrast
    return (
        "answer" in case.decided
        and contrast is not None
        and contrast.comparison.subject > contrast.comparison.reference
        and knows_all_sides(case, contrast)
    )


def _denies_in_words(judged: Judged) -> bool:
    """Tell whether only an answer in words is wrong, in what the question's own words ask for."""
    errors = [f for f in judged.findings if f.severity == "error"]
    return (
        asks_in_words(judged.case)
        and bool(errors)
        and all(f.pointer == "/answer/value" for f in errors)
    )


def _mixes_up_values(judged: Judged) -> bool:
    """Tell whether all that is wrong is that state 0 has values of another of two bodies."""
    errors = [f for f in judged.findings if f.severity == "error"]
    case = judged.case
    moved = {b.claim.pointer for b in case.state if have_changed_places(case, b)} if errors else ()
    return (
        bool(errors)
        and all(f.field == "state" and (f.label == "object" or f.pointer in moved) for f in errors)
        and {"answer", "transition"} <= judged.case.decided
        and misreading(judged.case, judged.findings) is None
    )


def _of_no_item(record: Mapping[str, Any]) -> Judged | None:
    return _understood(record, collect(record), None)


def _known(gold: Item | None) -> tuple[str, Scenario] | None:
    return (gold.family, scenario_of(gold)) if gold is not None else None


def scenario_of(item: Item) -> Scenario:
    """Return what an item knows to be true: its regime, its givens in SI, what it asks."""
    family = registry.family(item.family)
    kind = next(kind for kind in family.kinds if kind.name == item.kind)
    givens = values_by_name(dict(kind.fixed))
    altered: dict[str, float] = {}
    for name, given in item.givens.items():
        if name.endswith("_new"):
            own = name.removesuffix("_new")
            altered[own] = to_si(given.value, unit_of(family.quantity(own)))
        else:
            givens[name] = to_si(given.value, unit_of(family.quantity(name)))
    target = kind.target if isinstance(kind.target, str) else str(kind.target.name)
    return Scenario(item.regime, givens, altered, target, item.names)


def _verdict(
    record: Mapping[str, Any],
    cases: Sequence[Case],
    findings: tuple[Finding, ...],
    asked: tuple[FieldName, ...],
) -> Verdict:
    """Return the verdict of a reading, or of several of one trace by the side they are about."""
    findings = tuple(f for f in findings if f.field in asked)

    def undecided(field: FieldName) -> str | None:
        reasons = [_undecided(case, field) for case in cases]
        return None if None in reasons else reasons[0]

    statuses, abstentions = _decided(findings, asked, undecided)
    return Verdict(
        schema_version=SCHEMA_VERSION,
        id=trace_id_of(record),
        outcome=outcome_of(statuses, [f for f in DECIDING if f in asked]),
        verdict=statuses,
        labels=root_labels(findings, cases[0]),
        findings=findings,
        abstentions=tuple(abstentions),
        basis=_basis(cases[0]),
        attribution=attribution(cases[0], findings),
        verifier=this_verifier(),
    )


def _basis(case: Case) -> Basis:
    if case.gold:
        return "gold"
    needed = quantity_asked(case)
    if needed is None and (outcome := outcome_asked(case)) is not None:
        return "question" if right_choice(case, outcome, case.told) is not None else "trace"
    return "question" if needed is None or _is_told(case, needed) else "trace"


def _is_told(case: Case, quantity: str) -> bool:
    """Tell whether the question alone leads to the value that the answer is held against.

    What a regime takes for granted tells nothing where the picture shows it to be otherwise.
    """
    told = case.told.get(quantity)
    return told is not None and math.isclose(told, case.asked[quantity], rel_tol=1e-9)


def _undecided(case: Case, field: FieldName) -> str | None:
    """Return why a field without a fault cannot be called valid; None where it can."""
    if field in case.decided:
        return None
    if field == "state":
        # Where nothing is given and something is answered all the same, no value was needed.
        without = "answer" in case.decided and not case.question.loose
        return None if case.own or without else "under-specified: the question gives no values"
    if field == "transition":
        unparsed = written(case).unparsed
        if unparsed:
            return f"unparsed: {', '.join(unparsed)}"
        names = sorted({n for s in written(case).located for c in s.checks for n in c.unknown})
        if names:
            return f"unbound: {', '.join(names)}"
        return "under-specified: no claim of the transition could be held against the laws"
    if field == "answer":
        return _no_answer(case)
    return "under-specified: the trace states no value of its own for what is asked"


def _no_answer(case: Case) -> str:
    answer = reply(case)
    if not case.asked_quantities and not case.asked_outcomes:
        return "unbound: what the question asks for is not known to the family"
    outcome, quantity = outcome_asked(case), quantity_asked(case)
    if quantity is None and (outcome is None or right_choice(case, outcome) is None):
        return f"under-specified: the givens do not lead to {', '.join(_wanted(case))}"
    if case.options and right_option(case) == "unclear":
        return "outside-laws: the laws do not single out one of the options"
    return f"unparsed: the answer {answer.text!r} was not understood"


def _wanted(case: Case) -> tuple[str, ...]:
    names = case.asked_quantities or case.asked_outcomes
    known = {q.name: q.meaning for q in case.family.quantities}
    return tuple(known.get(name, name) for name in names[:1])


def _of_order(
    record: Mapping[str, Any], ordering: OrderAsked, gold: Item | None, asked: tuple[FieldName, ...]
) -> Verdict:
    """Return the verdict on a trace that answers a question for the order of frames."""
    found = (*familyless_findings(ordering.claims), *order_findings(ordering, gold))
    findings = tuple(sorted((f for f in found if f.field in asked), key=lambda f: f.code))
    verdict = _without_case(record, findings, asked, lambda f: order_undecided(ordering, gold, f))
    return replace(
        verdict,
        basis="trace" if gold is None else "gold",
        attribution=order_attribution(ordering, gold, findings),
    )


def _decided(
    findings: tuple[Finding, ...],
    asked: tuple[FieldName, ...],
    undecided: Callable[[FieldName], str | None],
) -> tuple[dict[str, Status], list[Abstention]]:
    """Return the status of each field, and why it abstains where it does."""
    wrong = {f.field for f in findings if f.severity == "error"}
    statuses: dict[str, Status] = {"schema": "valid"}
    abstentions: list[Abstention] = []
    for field in FIELDS[1:]:
        reason = None if field in asked else "not-asked"
        if reason is None and field not in wrong:
            reason = undecided(field)
        if field in wrong:
            statuses[field] = "invalid"
        elif reason is not None:
            statuses[field] = "abstain"
            abstentions.append(Abstention(field, reason))
        else:
            statuses[field] = "valid"
    return statuses, abstentions


def _familyless(
    record: Mapping[str, Any], claims: Claims, asked: tuple[FieldName, ...], reason: str
) -> Verdict:
    """Return the verdict on a trace that no declaration could be held against."""
    findings = tuple(f for f in familyless_findings(claims) if f.field in asked)
    return _without_case(record, findings, asked, lambda _: reason)


def _without_case(
    record: Mapping[str, Any],
    findings: tuple[Finding, ...],
    asked: tuple[FieldName, ...],
    undecided: Callable[[FieldName], str | None],
) -> Verdict:
    """Return the verdict of findings that rest on no reading of a family's quantities."""
    statuses, abstentions = _decided(findings, asked, undecided)
    return Verdict(
        schema_version=SCHEMA_VERSION,
        id=trace_id_of(record),
        outcome=outcome_of(statuses, [f for f in DECIDING if f in asked]),
        verdict=statuses,
        labels=root_labels(findings),
        findings=findings,
        abstentions=tuple(abstentions),
        verifier=this_verifier(),
    )
