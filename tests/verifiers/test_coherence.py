"""Traces of all families that contradict themselves: found whatever is read, and their sound twins.

The questions are varied and need not be ones that a family reads; so each is judged twice, as one
of its family and as one of no family.
"""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from wmw.verifiers.pipeline import judge

BOOK = Path(__file__).parents[1] / "cases" / "coherence.json"
BASES = json.loads(BOOK.read_text(encoding="utf-8"))
FAULTS = [
    pytest.param(base, fault, id=f"{base['scenario_family']}-{fault['label']}-{number}")
    for base in BASES
    for number, fault in enumerate(base["faults"])
]
FAMILIES = ("its own", "no such family")


def trace(base, family, **changed):
    """Return a trace of a base with some of its parts written otherwise."""
    told = {**base, **changed}
    own = told["scenario_family"] if family == "its own" else family
    return {
        "id": "coherence",
        "scenario_family": own,
        "question": told["question"],
        "state_0": {
            "objects": [{"name": name, "attributes": {}} for name in told["bodies"]],
            "relations": told["relations"],
            "forces": [],
            "variables": told["variables"],
            "assumptions": [],
        },
        "transition": {key: told[key] for key in ("rule", "effect", "equation", "evidence")},
        "state_1": {"predicted_change": told["change"], "new_variables": told["new"]},
        "derivation": told["derivation"],
        "answer": {key: told[key] for key in ("value", "unit", "explanation")},
    }


@pytest.mark.parametrize("family", FAMILIES)
@pytest.mark.parametrize("base", BASES, ids=lambda base: base["scenario_family"])
def test_a_sound_trace_is_not_blamed(base, family):
    verdict = judge(trace(base, family))
    assert verdict.outcome != "invalid", verdict.findings


@pytest.mark.parametrize("family", FAMILIES)
@pytest.mark.parametrize(("base", "fault"), FAULTS)
def test_a_contradiction_is_found(base, fault, family):
    verdict = judge(trace(base, family, **fault["set"]))
    assert verdict.labels == (fault["label"],), verdict.findings
