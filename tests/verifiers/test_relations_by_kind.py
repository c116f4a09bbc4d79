"""Relations held against what bodies are: a floor, what hangs, what goes where, and how high."""

from __future__ import annotations

import pytest

from tests.bare import relation_alone_blamed

PANS = "A left pan and a right pan of 2.0 kg hang from one cord over a wheel. Sand is added. Why?"
BOBS = "Bob X and bob Y swing from one beam, each on its own string. How fast is bob X?"
ROW = "Bob X hangs from a beam by string X, and bob Y hangs from bob X by string Y. How far down?"
DECK = "A suitcase slides on a deck along a level rail. A puck glides over level ice. How far?"
CELLAR = "A lamp hangs in a cellar 2.0 m below the ground. How long does a screw fall?"
TABLE = "A lamp stands on a table, and the table is on a cart. What does the cart carry?"
SPRING = "A spring on a hook in the ceiling is stretched by a lantern that hangs from it. How far?"
LOOP = "A ball on a string fixed to a peg swings in a vertical circle. How fast is it at the top?"
CARS = "Car P (900 kg) rolls at 3.0 m/s to the right into car Q (700 kg), which rests. What then?"
MEET = "Cart F goes to the right with 2.0 m/s and cart G comes to meet it. How do they move on?"
SIDE = "Ball M comes from the left and strikes ball N, which is at rest. What is its speed?"
SKATES = (
    "Child K and child L are at rest on ice. They push each other apart, and child K moves to the"
    " left with 1.2 m/s. How fast is child L?"
)
TOW = "Child K and child L are at rest. They pull a rope, and child K moves to the left. How fast?"
TRESTLES = "A plank is held at its left end by trestle A and at its right end by trestle B. Where?"
GAUGES = "Gauge A is 3.0 m deep and gauge B 8.0 m deep in a lake. What is the pressure at gauge B?"
SILLS = (
    "A sill is 4.0 m and a roof terrace 9.0 m above the street. Nut A falls from rest from the"
    " former, nut B from the latter. When does nut B land?"
)
SWING = (
    "A board balances with Max (40 kg) 1.2 m left and Eva (30 kg) 1.6 m right of its pivot. Why?"
)
MOVES = "Max sits near the pivot of a board and moves 1.2 m to the left. Does the board tip?"
ARCH = (
    "An arch leads over a lane: a van stands on the arch, and a boy rides along the lane. How far?"
)
LAKE = "Light from the air above falls on calm water at 30° to the normal. Where does it go on?"
BUBBLE = "A bubble of air rises under water in a lake. How does it grow?"
SPOUT = "The water of a barrel stands 80 cm above the spout in its side. How fast is the jet?"
LIFT = (
    "A force of 50 N pushes the narrow plunger of a lift down on the oil; the broad plunger stands"
    " at the same level. What does it carry?"
)
BODIES = {
    PANS: "left pan, right pan, cord, wheel",
    BOBS: "bob X, bob Y, string X, string Y, beam",
    ROW: "bob X, bob Y, string X, string Y, beam",
    DECK: "suitcase, deck, rail, puck, ice",
    CELLAR: "lamp, cellar, ground, screw",
    TABLE: "lamp, table, cart",
    SPRING: "spring, hook, ceiling, lantern",
    LOOP: "ball, string, peg",
    CARS: "car P, car Q",
    MEET: "cart F, cart G",
    SIDE: "ball M, ball N",
    SKATES: "child K, child L, ice",
    TOW: "child K, child L, rope",
    TRESTLES: "plank, trestle A, trestle B",
    GAUGES: "gauge A, gauge B, lake",
    SILLS: "nut A, nut B, sill, roof terrace, street",
    SWING: "Max, Eva, board, pivot",
    MOVES: "Max, board, pivot",
    ARCH: "arch, lane, van, boy",
    LAKE: "air, water, ray",
    BUBBLE: "air, water",
    SPOUT: "water, water surface, spout, barrel",
    LIFT: "narrow plunger, broad plunger, oil",
}
TIED = {
    BOBS: [("string X", "beam"), ("string Y", "beam")],
    ROW: [("string X", "beam"), ("string Y", "bob X"), ("bob X", "string X")],
    SPRING: [("spring", "ceiling"), ("lantern", "spring")],
    LOOP: [("ball", "string"), ("string", "peg")],
}
VALUES = {GAUGES: {"depth_A": "3.0 m", "depth_B": "8.0 m"}}


def _blamed(question: str, *relation: str) -> bool:
    return relation_alone_blamed(
        question,
        BODIES[question],
        relation,
        further=[("attached", *pair) for pair in TIED.get(question, ())],
        variables=VALUES.get(question),
    )


@pytest.mark.parametrize(
    ("question", "relation"),
    [
        (PANS, ("right_of", "left pan", "right pan")),
        (BOBS, ("attached", "bob Y", "string X")),
        (DECK, ("below", "puck", "ice")),
        (DECK, ("on", "rail", "suitcase")),
        (DECK, ("separated", "puck", "ice")),
        (TABLE, ("on", "table", "lamp")),
        (SPRING, ("above", "lantern", "spring")),
        (SPRING, ("below", "ceiling", "lantern")),
        (CARS, ("right_of", "car P", "car Q")),
        (CARS, ("above", "car P", "car Q")),
        (MEET, ("left_of", "cart G", "cart F")),
        (SIDE, ("right_of", "ball M", "ball N")),
        (SKATES, ("left_of", "child L", "child K")),
        (TRESTLES, ("right_of", "trestle A", "trestle B")),
        (GAUGES, ("above", "gauge B", "gauge A")),
        (SILLS, ("below", "nut B", "nut A")),
        (SWING, ("right_of", "Max", "pivot")),
        (SWING, ("left_of", "Eva", "pivot")),
        (LAKE, ("above", "water", "air")),
        (SPOUT, ("below", "water surface", "spout")),
        (LIFT, ("above", "broad plunger", "narrow plunger")),
        (LIFT, ("above", "oil", "narrow plunger")),
    ],
)
def test_it_cannot_be(question: str, relation: tuple[str, str, str]) -> None:
    assert _blamed(question, *relation)


@pytest.mark.parametrize(
    ("question", "relation"),
    [
        (PANS, ("left_of", "left pan", "right pan")),
        (BOBS, ("attached", "bob Y", "string Y")),
        (ROW, ("attached", "bob X", "string Y")),
        (DECK, ("on", "puck", "ice")),
        (DECK, ("above", "suitcase", "deck")),
        (CELLAR, ("below", "screw", "ground")),
        (TABLE, ("on", "table", "cart")),
        (SPRING, ("below", "lantern", "ceiling")),
        (LOOP, ("above", "ball", "peg")),
        (CARS, ("left_of", "car P", "car Q")),
        (MEET, ("right_of", "cart G", "cart F")),
        (SIDE, ("left_of", "ball M", "ball N")),
        (SKATES, ("right_of", "child L", "child K")),
        (TOW, ("left_of", "child L", "child K")),
        (TRESTLES, ("left_of", "trestle A", "trestle B")),
        (GAUGES, ("below", "gauge B", "gauge A")),
        (SILLS, ("above", "nut B", "nut A")),
        (SWING, ("left_of", "Max", "pivot")),
        (MOVES, ("right_of", "Max", "pivot")),
        (ARCH, ("above", "arch", "lane")),
        (LAKE, ("above", "air", "water")),
        (BUBBLE, ("below", "air", "water")),
        (SPOUT, ("above", "water surface", "spout")),
        (LIFT, ("aligned", "broad plunger", "narrow plunger")),
        (LIFT, ("above", "narrow plunger", "oil")),
    ],
)
def test_it_may_be(question: str, relation: tuple[str, str, str]) -> None:
    assert not _blamed(question, *relation)
