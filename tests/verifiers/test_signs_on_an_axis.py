"""Signs of velocities on an axis that is stated, of what goes the other way or is thrown down."""

from __future__ import annotations

import pytest

from wmw.verifiers.claims import collect
from wmw.verifiers.rules.sign_against_axis import of_itself

MEETS = "A cart rolls east at 2.5 m/s and meets a second one coming the other way at 1.5 m/s."
TURNS = "A cart rolls west at 2.5 m/s. Another goes at 1.5 m/s in the opposite direction."
BOTH = "A cart rolls east at 2.5 m/s, another west at 2.5 m/s, a third the other way at 1.5 m/s."
LATCH = "One glider coasts rightward at 2.0 m/s toward another that comes leftward at 1.5 m/s."
DOWN = "A stone is thrown at 10 m/s, 30° below the horizontal, from a bridge."
ABOVE = "A stone is thrown at 10 m/s, 30° above the horizontal, from a bridge."
LANDS = "A stone is thrown at 10 m/s and hits the water 30° below the horizontal."


def _blamed(question: str, axis: str, name: str, value: str) -> list[str]:
    trace = {
        "scenario_family": "none that is declared",
        "question": question,
        "state_0": {
            "objects": [],
            "relations": [],
            "forces": [],
            "variables": {name: value},
            "assumptions": [f"{axis} is positive"],
        },
        "transition": {"rule": "", "effect": "", "equation": None},
        "state_1": {"predicted_change": "", "new_variables": {}},
        "derivation": None,
        "answer": {"value": 1, "unit": "m"},
    }
    return [finding.pointer for finding in of_itself(collect(trace))]


@pytest.mark.parametrize(
    ("question", "axis", "name", "wrong", "right"),
    [
        (MEETS, "east", "v_2", "+1.5 m/s", "-1.5 m/s"),
        (MEETS, "west", "v_2", "-1.5 m/s", "+1.5 m/s"),
        (TURNS, "east", "v_2", "-1.5 m/s", "+1.5 m/s"),
        (LATCH, "rightward", "v_2", "+1.5 m/s", "-1.5 m/s"),
        (LATCH, "leftward", "v_1", "+2.0 m/s", "-2.0 m/s"),
        (DOWN, "up", "v_y0", "+5.0 m/s", "-5.0 m/s"),
        (DOWN, "down", "v_y0", "-5.0 m/s", "+5.0 m/s"),
    ],
)
def test_the_sign_of_the_other_way(
    question: str, axis: str, name: str, wrong: str, right: str
) -> None:
    assert _blamed(question, axis, name, wrong) == [f"/state_0/variables/{name}"]
    assert not _blamed(question, axis, name, right)
    assert not _blamed(question, axis, name, right.lstrip("+-"))


@pytest.mark.parametrize(
    ("question", "axis", "value"),
    [
        (BOTH, "east", "+1.5 m/s"),
        (ABOVE, "up", "-5.0 m/s"),
        (LANDS, "up", "+5.0 m/s"),
        (DOWN, "right", "+5.0 m/s"),
    ],
)
def test_what_may_have_either_sign(question: str, axis: str, value: str) -> None:
    assert not _blamed(question, axis, "v", value)
