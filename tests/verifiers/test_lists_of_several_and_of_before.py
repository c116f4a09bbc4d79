"""Force lists that tell one weight of two bodies, or are of the state before, and signed sizes."""

from __future__ import annotations

import pytest

from wmw.verifiers.pipeline import judge

_RAFT = (
    "A barge with a deck of 40 m² floats on a river (1000 kg/m³). A truck drives aboard and the"
    " barge sinks 15 cm deeper. What is the mass of the truck?"
)
_BOARD = (
    "A frictionless board is initially horizontal with a block on it. It is then tilted to 40°,"
    " where a string along the board holds the block. By what factor does the normal force change?"
)
_TOSS = (
    "With up as positive, a stone is tossed straight up at 8.0 m/s and returns to the hand at the"
    " same height. What is its velocity as it returns? Neglect air resistance."
)


def _trace(family, question, bodies, forces, variables, equation, new, answer):
    return {
        "id": "t",
        "scenario_family": family,
        "question": question,
        "state_0": {
            "objects": [{"name": body} for body in bodies],
            "forces": [
                {"name": name, "target": target, "direction": way} for name, target, way in forces
            ],
            "variables": variables,
        },
        "transition": {"rule": "law", "effect": "", "equation": equation, "evidence": []},
        "state_1": {"predicted_change": "", "new_variables": new},
        "derivation": None,
        "answer": {"value": answer, "unit": None},
    }


@pytest.mark.parametrize(
    ("name", "outcome"),
    [("weight of the barge and the truck", "valid"), ("weight of the truck", "invalid")],
)
def test_a_weight_of_two_bodies_stands_for_that_of_each(name, outcome):
    forces = ((name, "barge", "downward"), ("buoyant force", "barge", "upward"))
    given = {"A": "40 m²", "d": "15 cm"}
    bodies = ("barge", "truck", "river")
    trace = _trace("buoyancy", _RAFT, bodies, forces, given, "m = rho A d", {"m": "6.0 t"}, "6.0 t")
    assert judge(trace).outcome == outcome


def test_a_list_of_the_level_board_lacks_no_rope():
    forces = (("gravity", "block", "down"), ("normal force", "block", "perpendicular to the board"))
    bodies = ("block", "board", "string")
    trace = _trace(
        "inclined_plane", _BOARD, bodies, forces, {"theta": "40°"}, "N = m g cos θ", {}, 0.77
    )
    assert judge(trace).outcome != "invalid"


@pytest.mark.parametrize(
    ("equation", "velocity", "outcome"),
    [("v_back = -v_up", "-8.0 m/s", "valid"), ("v_back = -2 v_up", "-16 m/s", "invalid")],
)
def test_a_new_value_with_a_minus_is_a_velocity(equation, velocity, outcome):
    given, new = {"v_up": "+8.0 m/s"}, {"v_back": velocity}
    trace = _trace("free_fall", _TOSS, ("stone",), (), given, equation, new, velocity)
    assert judge(trace).outcome == outcome
