"""Relations that the question tells around the names: "two parallel lamps, L1 and L2"."""

from __future__ import annotations

import pytest

from tests.bare import relation_alone_blamed

NETWORK = (
    "A 20 Ω resistor R1 and a 30 Ω resistor R2 are connected in parallel with each other, and the"
    " pair is in series with a resistor R3 of 8.0 Ω. What is the total resistance?"
)
LAMPS = (
    "A heater is in series with a group of two parallel lamps, L1 = 40 Ω and L2 = 60 Ω. What is"
    " the total resistance?"
)
ROW = "Lamp A, lamp B and lamp C are wired in series to 12 V. What is the current?"
JOINED = (
    "A resistor R1 (3.0 Ω) is in parallel with a second resistor R2 (6.0 Ω). What do both make?"
)
AGAIN = "R1 and R2 are in series. Then they are connected in parallel. How does the current change?"
PAIRS = "Two parallel resistors, R1 and R2, are in series with R3. What is the total resistance?"
PANE = (
    "The middle of a glass pane in the side of an aquarium is 40 cm below the water surface. What"
    " is the pressure there?"
)
BELOW = "The bottom of a buoy in the sea is 40 cm below the water surface. What is the pressure?"
BOOKS = (
    "A magazine of 0.30 kg lies on a shelf, and on top of it lies a vase of 0.90 kg. What force"
    " does the shelf exert?"
)
TRAY = "A cart on which a crate rests is pulled along a rail. What is the acceleration?"
BOARD = (
    "A light springboard 4.0 m long is held down by a strap at its left end and rests on a roller"
    " 1.5 m from the left end. A swimmer stands at the right end. What does the roller bear?"
)
SHELF = (
    "A bar 2.0 m long carries a jug 0.50 m from its left end and a bowl 1.2 m from its left end."
    " What is the tension of the wire at the right end?"
)
SHORT = "A peg is 2.0 m from the left end of a 2.0 m bar, a hook at the right end. What turns it?"
PIVOT = (
    "On a beam a sack hangs 0.90 m and a lantern hangs 0.30 m to the left of the pivot; a hand"
    " pulls down to the right of it. How hard does it pull?"
)
FLOAT = "A toy boat on a pond carries a nail. How far does it sink?"
TAP = (
    "A cork is tied by a thin thread to the bottom of a basin and is under water. How tight is it?"
)
OBJECT = "A lamp stands to the left of a lens and a card to the right of it. Where is the image?"
SCAFFOLD = (
    "A toolbox must balance a light plank on which it stands 0.40 m from the trestle, while a sack"
    " of 30 kg lies 0.60 m from it on the other side. What is the toolbox's mass?"
)
BODIES = {
    SCAFFOLD: "plank, trestle, toolbox, sack",
    PIVOT: "beam, sack, lantern, pivot, hand", FLOAT: "toy boat, pond, nail",
    TAP: "cork, thread, basin", OBJECT: "lamp, lens, card",
    NETWORK: "R1, R2, R3", LAMPS: "heater, L1, L2", ROW: "lamp A, lamp B, lamp C", AGAIN: "R1, R2",
    JOINED: "R1, R2", PAIRS: "R1, R2, R3", PANE: "pane, aquarium, water_surface",
    BELOW: "buoy, sea, water surface", BOOKS: "magazine, shelf, vase", TRAY: "cart, crate, rail",
    BOARD: "springboard, strap, roller, swimmer", SHELF: "bar, jug, bowl, wire",
    SHORT: "peg, bar, hook",
}  # fmt: skip


def _blamed(question: str, *relation: str) -> bool:
    return relation_alone_blamed(question, BODIES[question], relation)


@pytest.mark.parametrize(
    ("question", "relation"),
    [
        (NETWORK, ("series", "R1", "R2")),
        (LAMPS, ("series", "L1", "L2")),
        (ROW, ("parallel", "lamp A", "lamp C")),
        (JOINED, ("in_series", "R2", "R1")),
        (PAIRS, ("series", "R1", "R2")),
        (PANE, ("above", "pane", "water_surface")),
        (BOOKS, ("on", "magazine", "vase")),
        (TRAY, ("on", "cart", "crate")),
        (BOARD, ("right_of", "roller", "swimmer")),
        (BOARD, ("left_of", "roller", "strap")),
        (SHELF, ("left_of", "bowl", "jug")),
        (PIVOT, ("left_of", "lantern", "sack")),
        (PIVOT, ("right_of", "sack", "pivot")),
        (FLOAT, ("on", "pond", "toy boat")),
        (TAP, ("above", "thread", "cork")),
        (OBJECT, ("right_of", "lamp", "card")),
    ],
)
def test_the_words_deny(question: str, relation: tuple[str, str, str]) -> None:
    assert _blamed(question, *relation)


@pytest.mark.parametrize(
    ("question", "relation"),
    [
        (NETWORK, ("parallel", "R1", "R2")),
        (NETWORK, ("series", "R2", "R3")),
        (LAMPS, ("series", "heater", "L1")),
        (ROW, ("series", "lamp A", "lamp C")),
        (AGAIN, ("parallel", "R1", "R2")),
        (AGAIN, ("series", "R1", "R2")),
        (PAIRS, ("series", "R2", "R3")),
        (PANE, ("below", "pane", "water_surface")),
        (BELOW, ("above", "buoy", "water surface")),
        (BOOKS, ("on", "vase", "magazine")),
        (BOOKS, ("above", "vase", "shelf")),
        (TRAY, ("on", "crate", "cart")),
        (BOARD, ("left_of", "roller", "swimmer")),
        (SHELF, ("left_of", "jug", "bowl")),
        (SHORT, ("right_of", "peg", "hook")),
        (PIVOT, ("right_of", "lantern", "sack")),
        (FLOAT, ("on", "toy boat", "pond")),
        (TAP, ("below", "thread", "cork")),
        (OBJECT, ("left_of", "lamp", "card")),
        (SCAFFOLD, ("supported_by", "plank", "trestle")),
    ],
)
def test_the_words_allow(question: str, relation: tuple[str, str, str]) -> None:
    assert not _blamed(question, *relation)
