"""On whom a force acts, and by whom it is exerted, as its own name says it."""

from __future__ import annotations

import pytest

from tests.bare import bare_trace
from wmw.verifiers.pipeline import judge


def _labels(name, target, bodies, relations=()):
    record = {
        "id": "named-force",
        "scenario_family": "no such family",
        "question": "What is the acceleration?",
        "state_0": {
            "objects": [{"name": body} for body in bodies],
            "relations": [{"type": t, "args": [one, other]} for t, one, other in relations],
            "forces": [{"name": name, "target": target, "direction": None, "magnitude": 9}],
        },
        "transition": {},
        "state_1": {},
        "answer": {"value": None},
    }
    verdict = judge(record)
    return verdict.labels, [f.pointer for f in verdict.findings]


@pytest.mark.parametrize(
    ("name", "target", "bodies"),
    [
        ("pull on the barge", "mule", ("mule", "barge")),
        ("force of the nail on the hammer", "nail", ("nail", "hammer")),
        ("force exerted by the pump on the oil", "pump", ("pump", "oil")),
        ("push by the skater", "skater", ("skater", "sledge")),
        ("the Moon's pull", "Moon", ("probe", "Moon")),
        ("gravitational attraction of the Earth", "Earth", ("Moon", "Earth")),
        ("friction from the floor", "floor", ("trunk", "floor")),
        ("upthrust on the cork", "water", ("cork", "water")),
        ("buoyant force on the float", "brine", ("float", "brine")),
        ("force of the Sun on the Moon", "Sun", ("Sun", "Moon")),
        ("friction from the snow", "snow", ("skier", "snow")),
        ("force_on_cart_B", "cart A", ("cart A", "cart B")),
    ],
)
def test_a_force_on_another_body_than_its_name_says(name, target, bodies):
    labels, places = _labels(name, target, bodies)
    assert labels == ("force",)
    assert places == ["/state_0/forces/0/target"]


@pytest.mark.parametrize(
    ("name", "target", "bodies"),
    [
        ("pull on the barge", "barge", ("mule", "barge")),
        ("force of the nail on the hammer", "hammer", ("nail", "hammer")),
        ("the Moon's pull", "probe", ("probe", "Moon")),
        ("weight on the Moon", "astronaut", ("astronaut", "Moon")),
        ("friction on the floor", "trunk", ("trunk", "floor")),
        ("normal force on the incline", "block", ("block", "incline")),
        ("thrust from the rocket", "rocket", ("rocket", "pad")),
        ("weight of the boy", "boy", ("boy", "sledge")),
        ("the sled's pull", "sled", ("sled", "dog")),
        ("pull of the sled", "sled", ("sled", "dog")),
        ("pull on the rope", "load", ("load", "rope")),
        ("friction on the wheels", "car", ("car", "wheels")),
        ("force on cart B", "carts A and B", ("carts A and B", "cart B")),
        ("reaction force on the floor", "man", ("man", "floor")),
    ],
)
def test_a_force_that_its_name_may_put_there(name, target, bodies):
    assert _labels(name, target, bodies) == ((), [])


def test_a_part_of_the_target():
    bodies = ("bar", "weldment")
    assert _labels("pull on the bar", "weldment", bodies)[0] == ("force",)
    assert _labels("pull on the bar", "weldment", bodies, [("attached", *bodies)])[0] == ()


def test_a_weight_under_letters_of_its_own_is_not_missing_beside_that_of_the_load() -> None:
    """12 kg * 0.50 m = m * 1.5 m, and the pivot carries 16 kg."""
    question = (
        "A uniform plank 4.0 m long with a mass of 12 kg rests on a pivot 1.5 m from its left end."
        " What mass must be placed at the left end to keep the plank horizontal? Use g = 9.8 m/s²."
    )
    forces = [
        {"name": name, "target": "plank", "direction": way, "magnitude": size, "unit": "N"}
        for name, way, size in (
            ("Mg", "down", 117.6),
            ("push of block", "down", 39.2),
            ("pivot force", "up", 156.8),
        )
    ]
    trace = bare_trace("lever", question, "4.0 kg")
    trace["state_0"] = {
        "objects": [{"name": name, "attributes": {}} for name in ("plank", "block", "pivot")],
        "forces": forces,
        "variables": {"L": "4.0 m", "M": "12 kg", "x_p": "1.5 m", "g": "9.8 m/s²"},
    }
    assert judge(trace).outcome != "invalid"
    forces[0]["direction"] = "up"
    assert judge(trace).outcome != "valid"


def test_a_reaction_named_for_the_load_is_not_that_of_the_pivot() -> None:
    question = (
        "In a nutcracker the nut lies 3.0 cm from the hinge and the hand squeezes the handles 15 cm"
        " from the hinge. The nut cracks when each jaw presses on it with 150 N. What force must"
        " the hand exert on each handle?"
    )
    trace = bare_trace("lever", question, "30 N")
    forces = [
        {"name": name, "target": "upper arm", "direction": "", "magnitude": size, "unit": "N"}
        for name, size in (("hand force", 30), ("nut reaction", 150), ("hinge force", 120))
    ]
    trace["state_0"] = {
        "objects": [{"name": name} for name in ("upper arm", "nut", "hinge", "hand")],
        "forces": forces,
    }
    assert judge(trace).verdict["state"] != "invalid"
    forces[1]["magnitude"] = 120
    assert judge(trace).labels == ("force",)
