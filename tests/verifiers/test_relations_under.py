"""What the question has wholly under water is not above the surface."""

from __future__ import annotations

import pytest

from tests.bare import relation_blamed

ANCHORED = (
    "A marker of 6.0 L and 2.0 kg is kept wholly under the water of a harbour by a chain. What is"
    " the tension in the chain?"
)
RING = "A ring lies at the bottom of a pool 1.8 m deep. How deep does it seem to be?"
WRECK = "A diver floats above a chest that rests on the bottom of the sea. How heavy is the chest?"
RAFT = "A raft carries a crate, and 40 % of the raft is under water. What is its density?"
RISING = "A ball is held under the water and released, until it floats. How high does it stick out?"


@pytest.mark.parametrize(
    ("question", "bodies", "relation"),
    [
        (ANCHORED, "marker, chain, water surface", ("above", "marker", "water surface")),
        (ANCHORED, "marker, chain, water surface", ("below", "water surface", "marker")),
        (RING, "ring, pool, surface", ("above", "ring", "surface")),
    ],
)
def test_what_is_under_the_surface_is_not_above_it(question, bodies, relation):
    assert relation_blamed(question, bodies, relation)


@pytest.mark.parametrize(
    ("question", "bodies", "relation"),
    [
        (ANCHORED, "marker, chain, water surface", ("below", "marker", "water surface")),
        (RING, "ring, pool, observer, surface", ("above", "observer", "surface")),
        (WRECK, "diver, chest, sea bed", ("above", "diver", "chest")),
        (WRECK, "diver, chest, surface", ("above", "diver", "surface")),
        (RAFT, "raft, crate, water", ("above", "raft", "water")),
        (RISING, "ball, water surface", ("above", "ball", "water surface")),
    ],
)
def test_what_may_be_above_is_left_alone(question, bodies, relation):
    assert not relation_blamed(question, bodies, relation)
