"""The verdict on a trace: the status of each field, and why one abstains."""

from __future__ import annotations

import math
from collections.abc import Callable, Mapping, Sequence
from dataclasses import replace
from typing import Any

from wmw.core.item import Item
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
from wmw.verifiers.answers.outcome_asked import outcome_asked
from wmw.verifiers.answers.quantity_asked import quantity_asked
from wmw.verifiers.answers.reply import reply
from wmw.verifiers.answers.right_option import right_option
from wmw.verifiers.case import Case
from wmw.verifiers.claims import Claims
from wmw.verifiers.comparing.ordering import OrderAsked
from wmw.verifiers.comparing.ordering import attribution as order_attribution
from wmw.verifiers.comparing.ordering import findings_of as order_findings
from wmw.verifiers.comparing.ordering import undecided as order_undecided
from wmw.verifiers.decoding import trace_id_of
from wmw.verifiers.diagnosis import attribution, root_labels
from wmw.verifiers.equations.written import written
from wmw.verifiers.unfamiliar import familyless_findings
from wmw.verifiers.unjudged import this_verifier
from wmw.verifiers.vocabulary.effects import right_choice


def verdict_of(
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


def verdict_of_order(
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


def familyless(
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
