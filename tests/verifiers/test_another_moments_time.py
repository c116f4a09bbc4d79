"""The time of something that happens on the way, where the same letter has a value elsewhere."""

from __future__ import annotations

import pytest

from wmw.verifiers.pipeline import judge


def verdict(evidence: str) -> str:
    """Return the outcome for a sound trace of a throw with one more line of evidence."""
    trace = {
        "id": "t",
        "scenario_family": "free_fall",
        "question": "A stone is thrown straight up at 19.6 m/s from the ground. Ignoring air"
        " resistance, how high above the ground is it 3.0 s later? g = 9.8 m/s²",
        "state_0": {
            "objects": [{"name": "stone", "attributes": {}}],
            "relations": [],
            "forces": [],
            "variables": {"v_0": "19.6 m/s", "t": "3.0 s", "g": "9.8 m/s^2"},
            "assumptions": ["up is positive"],
        },
        "transition": {
            "rule": "Uniformly accelerated motion",
            "effect": "The stone rises, turns and falls.",
            "equation": "y = v_0 t - 0.5 g t^2",
            "evidence": [evidence],
        },
        "state_1": {
            "predicted_change": "The stone is 14.7 m above the ground.",
            "new_variables": {"y": "14.7 m"},
        },
        "derivation": "y = 19.6 * 3.0 - 0.5 * 9.8 * 3.0^2 = 14.7 m",
        "answer": {"value": "14.7", "unit": "m", "explanation": ""},
    }
    return str(judge(trace).outcome)


@pytest.mark.parametrize(
    "evidence",
    [
        "v passes through zero at t = 19.6/9.8 = 2.0 s, before 3.0 s",
        "It reaches the highest point at t = 19.6/9.8 = 2.00 s.",
        "The stone stops for an instant after t = 19.6/9.8 = 2.0 s.",
        "$v$ is zero at $t = 19.6/9.8 = 2.0$ s",
    ],
)
def test_the_time_of_the_turning_point_is_not_the_time_given(evidence: str) -> None:
    assert verdict(evidence) == "valid"


@pytest.mark.parametrize(
    "evidence",
    [
        "It reaches the highest point at t = 19.6/4.9 = 2.5 s.",
        "The flight so far lasts t = 19.6/9.8 = 2.0 s.",
    ],
)
def test_a_time_that_nothing_happens_at_is_held_against_the_given_one(evidence: str) -> None:
    assert verdict(evidence) == "invalid"
