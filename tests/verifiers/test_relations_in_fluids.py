"""What a fluid bears, and what hangs wholly in it."""

from __future__ import annotations

import pytest

from tests.bare import relation_alone_blamed, relation_blamed

GAS = "A gas in an upright cylinder carries a piston of 9 kg that is at rest. What is its pressure?"
HUNG = "A piston from which a load hangs closes a tube with air. What is the pressure of the air?"
ONE = (
    "A cylinder hangs at rest from a string, completely submerged in brine. How hard does it pull?"
)
BOTH = (
    "A glass ball and a steel ball hang from strings, both completely submerged in water. Which of"
    " them feels the larger buoyant force?"
)
LATER = "A ball hangs from a string and is lowered until it is completely submerged in water."
OVER = ("above", "piston", "gas")
TIED = ("attached", "cylinder", "string")
TWO = [("attached", "glass ball", "string 1"), ("attached", "steel ball", "string 2")]


@pytest.mark.parametrize(
    ("question", "bodies", "relation", "further"),
    [
        (GAS, "gas, piston, cylinder", ("supported_by", "gas", "piston"), [OVER]),
        (GAS, "gas, piston", ("above", "gas", "piston"), [("supported_by", "piston", "gas")]),
        (ONE, "cylinder, brine, string", ("above", "cylinder", "brine"), [TIED]),
        (BOTH, "glass ball, steel ball, water, string 1, string 2",
         ("above", "steel ball", "water"), [("in", "glass ball", "water"), *TWO]),
    ],
)  # fmt: skip
def test_what_is_turned_about_is_found(question, bodies, relation, further) -> None:
    assert relation_alone_blamed(question, bodies, relation, further=further)


@pytest.mark.parametrize(
    ("question", "bodies", "relation", "further"),
    [
        (GAS, "gas, piston, cylinder", ("supported_by", "piston", "gas"), [OVER]),
        (GAS, "air, piston, gas", ("above", "air", "piston"), [("supported_by", "piston", "gas")]),
        (HUNG, "air, piston, load", ("above", "air", "piston"),
         [("supported_by", "piston", "air")]),
        (ONE, "cylinder, brine, string", ("above", "string", "brine"), [TIED]),
        (ONE, "cylinder, brine, string", ("in", "cylinder", "brine"), [TIED]),
        (LATER, "ball, water, string", ("above", "ball", "water"),
         [("attached", "ball", "string")]),
        (BOTH, "glass ball, steel ball, water, string 1, string 2",
         ("in", "steel ball", "water"), [("in", "glass ball", "water"), *TWO]),
    ],
)  # fmt: skip
def test_what_is_right_or_open_is_left_alone(question, bodies, relation, further) -> None:
    assert not relation_blamed(question, bodies, relation, further=further)
