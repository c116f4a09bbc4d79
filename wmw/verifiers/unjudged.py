"""Verdicts on what cannot be judged: no trace at all, or one over a cap."""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache
from importlib.metadata import PackageNotFoundError, version

from wmw.core.verdict import FIELDS, SCHEMA_VERSION, Abstention, Finding, Status, Verdict, Verifier
from wmw.verifiers.decoding import Problem
from wmw.verifiers.schema import NOT_A_TRACE

_WORDS = {
    "not-json": "not JSON",
    "not-utf8": "not UTF-8 text",
    "not-an-object": "not a trace",
    "budget": "over a cap",
}


@cache
def this_verifier() -> Verifier:
    """Return the name and the installed version of this verifier."""
    try:
        return Verifier("wmw", version("wmw"))
    except PackageNotFoundError:  # run from a source tree that is not installed
        return Verifier("wmw", "0")


def sentence(problem: Problem) -> str:
    """Say a problem in one line."""
    return f"{_WORDS[problem.reason]}: {problem.detail}"


def unjudged(problem: Problem) -> Verdict:
    """Return the verdict on a problem: an abstention for a cap, else no trace."""
    return over_budget(problem) if problem.reason == "budget" else not_a_trace(problem)


def not_a_trace(problem: Problem) -> Verdict:
    """Return the verdict on a line or record that is no JSON object."""
    finding = Finding(
        code=NOT_A_TRACE, label=None, field="schema", pointer="", message=sentence(problem)
    )
    return schema_invalid([finding], problem.trace_id)


def schema_invalid(findings: Iterable[Finding], trace_id: str | None) -> Verdict:
    """Return the verdict on JSON that is no trace: schema is invalid and the rest abstains."""
    rest = FIELDS[1:]
    statuses: dict[str, Status] = {"schema": "invalid"}
    statuses |= dict.fromkeys(rest, "abstain")
    return Verdict(
        schema_version=SCHEMA_VERSION,
        id=trace_id,
        outcome="invalid",
        verdict=statuses,
        findings=tuple(findings),
        abstentions=tuple(Abstention(field, "schema: the JSON is not a trace") for field in rest),
        verifier=this_verifier(),
    )


def over_budget(problem: Problem) -> Verdict:
    """Return the verdict on a trace over a cap: every field abstains."""
    return _all_abstain(f"budget: {problem.detail}", problem.trace_id)


def internal_error(error: Exception, trace_id: str | None) -> Verdict:
    """Return the verdict on a trace at which the verifier itself failed: every field abstains."""
    return _all_abstain(f"internal: {type(error).__name__}: {error}", trace_id)


def _all_abstain(reason: str, trace_id: str | None) -> Verdict:
    return Verdict(
        schema_version=SCHEMA_VERSION,
        id=trace_id,
        outcome="abstain",
        verdict=dict.fromkeys(FIELDS, "abstain"),
        abstentions=tuple(Abstention(field, reason) for field in FIELDS),
        verifier=this_verifier(),
    )
