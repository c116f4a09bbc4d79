"""Traces whose values and words of two moments, or given numbers, only look out of place."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from wmw.verifiers.pipeline import judge

_FILE = Path(__file__).parents[1] / "cases" / "in_order.jsonl"
_SOUND = [json.loads(line) for line in _FILE.read_text(encoding="utf-8").splitlines()]


@pytest.mark.parametrize("told", _SOUND, ids=[told["question"] for told in _SOUND])
def test_what_is_in_order(told):
    verdict = judge(
        {
            "id": "in-order",
            "scenario_family": "no such family",
            "question": told["question"],
            "state_0": {"variables": told.get("variables", {})},
            "transition": {"equation": told.get("equation")},
            "state_1": {
                "predicted_change": told["change"],
                "new_variables": told.get("results", {}),
            },
            "derivation": told.get("derivation"),
            "answer": {"value": None},
        }
    )
    assert not verdict.findings
