"""Values of two set-ups that a question numbers: those of the one are none of the other's."""

from __future__ import annotations

from wmw.verifiers.pipeline import judge

_TACKLES = (
    "A 240 N sack is to be held up. Arrangement A: the rope runs from the sack over one fixed"
    " pulley to the hand. Arrangement B: the sack hangs from a light movable pulley carried by two"
    " vertical strands, one fixed to the ceiling and one leading over a fixed pulley to the hand."
    " Friction is negligible. Which arrangement needs the smaller pull? (A) A (B) B (C) both the"
    " same"
)


def _trace(pull_a, pull_b):
    return {
        "id": "tackles",
        "scenario_family": "pulley",
        "question": _TACKLES,
        "state_0": {
            "objects": [{"name": "sack", "attributes": {"weight": "240 N"}}],
            "variables": {"W": "240 N", "n_A": 1, "n_B": 2},
        },
        "transition": {
            "rule": "Each supporting strand carries an equal share of the load",
            "effect": "In B two strands share the load.",
            "equation": "F = W/n",
        },
        "state_1": {
            "predicted_change": "The pull is smaller in B.",
            "new_variables": {"F_A": pull_a, "F_B": pull_b},
        },
        "derivation": "F_A = 240/1 = 240 N, F_B = 240/2 = 120 N",
        "answer": {"value": "(B)"},
    }


def test_values_of_the_other_setup():
    assert judge(_trace("240 N", "120 N")).outcome != "invalid"


def test_no_setup_has_the_value_that_the_laws_give():
    assert judge(_trace("240 N", "80 N")).outcome == "invalid"
