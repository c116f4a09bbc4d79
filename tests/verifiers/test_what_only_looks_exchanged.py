"""Traces whose values and words of two moments, or given numbers, only look out of place."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from tests.bare import bare_trace
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


@pytest.mark.parametrize(
    ("family", "question", "answer"),
    [
        (
            "pendulum",
            "The period of a pendulum increased to 2.4 s when it was lengthened to 1.43 m. What "
            "was the period before, when it was 0.80 m long? g = 9.8 m/s²",
            "1.80 s",
        ),
        (
            "pendulum",
            "A swing's chains are lengthened to 2.5 m; before they were 2.0 m. What is its new "
            "period? g = 9.8 m/s²",
            "3.17 s",
        ),
        (
            "pendulum",
            "A swing was shortened to 1.8 m; it had been 2.2 m long. What is its new period? "
            "g = 9.8 m/s²",
            "2.69 s",
        ),
        (
            "wave",
            "A string 60 cm long has a fundamental of 300 Hz. A finger shortens it to 45 cm. What "
            "is the frequency now?",
            "400 Hz",
        ),
    ],
)
def test_lengths_told_in_another_order(family, question, answer):
    assert not judge(bare_trace(family, question, answer)).findings
