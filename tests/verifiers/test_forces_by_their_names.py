"""On whom a force acts, and by whom it is exerted, as its own name says it."""

from __future__ import annotations

import pytest

from wmw.verifiers.pipeline import judge


def _labels(name, target, bodies, relations=()):
    record = {
        "id": "named-force",
        "scenario_family": "no such family",
        "question": "What is the acceleration?",
        "state_0": {
            "objects": [{"name": body} for body in bodies],
            "relations": [{"type": t, "args": [one, other]} for t, one, other in relations],
            "forces": [{"name": name, "target": target, "direction": "forward", "magnitude": 9}],
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
