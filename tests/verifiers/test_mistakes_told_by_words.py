"""Forces and relations that the question's words rule out, and neighbours that they do not."""

from __future__ import annotations

import pytest

from wmw.verifiers.pipeline import judge_unguarded


def labels(question, forces=(), relations=(), bodies=()):
    record = {
        "scenario_family": "no such family",
        "question": question,
        "state_0": {
            "objects": [{"name": body} for body in bodies],
            "forces": [
                {"name": name, "target": target, "direction": way, "magnitude": size, "unit": "N"}
                for name, target, way, size in forces
            ],
            "relations": [{"type": t, "args": [one, other]} for t, one, other in relations],
        },
        "transition": {},
        "state_1": {},
        "answer": {"value": None},
    }
    return judge_unguarded(record).labels


CART = (
    "A 2.0 kg cart on a smooth track is fastened to a spring of 90 N/m. It is held 4.0 cm to the "
    "right of its rest position and released. What is its acceleration {when}?"
)
GOLF = "A golf ball has been hit and is now at the highest point of its flight. What acts on it?"
IMPACT = "A golf ball is hit by a club. What force acts during the contact?"
CRACKER = (
    "A nutcracker has its hinge at the left end. A walnut is 4.0 cm to the right of the hinge, and "
    "a fist squeezes the handles at 16 cm to the right of the hinge. How large is the force?"
)


@pytest.mark.parametrize(
    ("when", "way", "wrong"),
    [
        ("just after the release", "to the right", True),
        ("just after the release", "to the left", False),
        ("when it is released", "to the right", True),
        ("half a period later", "to the right", False),
    ],
)
def test_a_spring_pulls_back_what_is_held_to_one_side(when, way, wrong):
    forces = [("spring force", "cart", way, 3.6)]
    assert ("force" in labels(CART.format(when=when), forces, bodies=("cart",))) is wrong


@pytest.mark.parametrize(
    ("question", "name", "wrong"),
    [
        (GOLF, "force of the hit", True),
        (GOLF, "force of the club", True),
        (GOLF, "weight", False),
        (IMPACT, "force of the club", False),
    ],
)
def test_a_stroke_does_not_go_with_the_ball(question, name, wrong):
    way = "downward" if name == "weight" else "forward"
    forces = [(name, "golf ball", way, 2.0)]
    assert ("force" in labels(question, forces, bodies=("golf ball",))) is wrong


@pytest.mark.parametrize(("relation", "wrong"), [("right_of", True), ("left_of", False)])
def test_distances_from_a_hinge_tell_an_order_past_the_handles(relation, wrong):
    bodies = ("hinge", "walnut", "fist", "handles")
    told = labels(CRACKER, relations=[(relation, "walnut", "fist")], bodies=bodies)
    assert ("relation" in told) is wrong


@pytest.mark.parametrize(
    ("attributes", "wrong"), [({"kind": "fixed"}, True), ({"kind": "movable"}, False)]
)
def test_a_pulley_that_is_fixed_by_its_attribute_carries_no_load(attributes, wrong):
    place = "fixed to a beam" if wrong else "that hangs in it"
    record = {
        "scenario_family": "no such family",
        "question": f"A man lifts a sack with a rope that runs over a pulley {place}. How hard?",
        "state_0": {
            "objects": [{"name": "sack"}, {"name": "pulley", "attributes": attributes}],
            "relations": [{"type": "attached", "args": ["pulley", "sack"]}],
        },
        "transition": {},
        "state_1": {},
        "answer": {"value": None},
    }
    assert ("relation" in judge_unguarded(record).labels) is wrong
