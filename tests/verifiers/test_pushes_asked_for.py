"""A push or pull may be asked for by many words: the smallest that sets a crate moving is one."""

from __future__ import annotations

import pytest

from wmw.verifiers.pipeline import judge_unguarded

_CRATE = "A 30 kg crate rests on a floor (μ_s = 0.25, μ_k = 0.20). {} (g = 9.8 m/s²)"


def _answer(question: str, value: float) -> str:
    trace = {
        "scenario_family": "friction",
        "question": question,
        "state_0": {"objects": [], "relations": [], "forces": [], "variables": {}},
        "transition": {"rule": "", "effect": "", "equation": None},
        "state_1": {"predicted_change": "", "new_variables": {}},
        "derivation": None,
        "answer": {"value": value, "unit": "N"},
    }
    return str(judge_unguarded(trace).verdict["answer"])


@pytest.mark.parametrize("wrong", [58.8, 294.0, 7.5])
@pytest.mark.parametrize(
    "asked",
    [
        "What is the smallest horizontal push that sets the crate moving?",
        "Find the least horizontal pull that starts it moving.",
        "What minimum horizontal push gets it moving?",
        "Which horizontal push is just enough to move it?",
    ],
)
def test_the_push_that_sets_a_body_moving_is_asked_for(asked: str, wrong: float) -> None:
    assert _answer(_CRATE.format(asked), 73.5) == "valid"
    assert _answer(_CRATE.format(asked), wrong) == "invalid"


def test_a_push_that_is_given_is_not_asked_for() -> None:
    question = _CRATE.format("If the horizontal push is 20 N, how large is the friction force?")
    assert _answer(question, 20.0) == "valid"
