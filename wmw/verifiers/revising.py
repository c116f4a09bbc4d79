"""A verdict with some of its fields decided anew, and what follows from that."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace

from wmw.core.verdict import DECIDING, Basis, Finding, Status, Verdict, outcome_of
from wmw.verifiers.diagnosis import root_labels


def revised(
    verdict: Verdict,
    changed: Mapping[str, Status],
    findings: Sequence[Finding],
    basis: Basis,
) -> Verdict:
    """Return the verdict with changed fields, all findings that it now has, and another basis.

    Outcome and labels follow from these, and only open fields keep their reasons.
    """
    statuses: dict[str, Status] = {**verdict.verdict, **changed}
    return replace(
        verdict,
        outcome=outcome_of(statuses, DECIDING),
        verdict=statuses,
        labels=root_labels(findings),
        findings=tuple(findings),
        abstentions=tuple(a for a in verdict.abstentions if statuses[a.field] == "abstain"),
        basis=basis,
    )
