"""What the words of a scene tell of forces, relations and bodies: each right list and a wrong one.

Each line of tests/cases/scenes_told.jsonl has a question with a state that it allows and one that
it does not, and the place of the fault. No reading is needed: only what needs none is asked.
"""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from wmw.verifiers import rules
from wmw.verifiers.claims import collect

FILE = Path(__file__).parent.parent / "cases" / "scenes_told.jsonl"
CASES = [json.loads(line) for line in FILE.read_text(encoding="utf-8").splitlines()]


def found(case, state):
    """Return the places of what is found of a state of the case, without a reading of it."""
    objects = state.get("objects") or case["objects"]
    record = {
        "scenario_family": case["scenario_family"],
        "question": case["question"],
        "state_0": {
            "objects": [{"name": name, "attributes": {}} for name in objects],
            "relations": state.get("relations", []),
            "forces": state.get("forces", []),
            "variables": {},
            "assumptions": [],
        },
        "transition": {"rule": "", "effect": "", "equation": "", "evidence": []},
        "state_1": {"predicted_change": "", "new_variables": {}},
        "answer": {"value": None, "unit": None, "explanation": ""},
    }
    claims = collect(record)
    return {
        finding.pointer
        for rule in rules.registry().values()
        for finding in (*rule.of_itself(claims), *rule.of_unread(claims))
    }


@pytest.mark.parametrize("case", CASES, ids=lambda case: case["why"])
def test_the_right_state_is_left_alone(case):
    assert not found(case, case["right"])


@pytest.mark.parametrize("case", CASES, ids=lambda case: case["why"])
def test_the_wrong_place_is_found(case):
    assert case["pointer"] in found(case, case["wrong"])
