"""Relations that put the vessel in its liquid, join what is kept apart, or leave an end loose."""

from __future__ import annotations

import pytest

from tests.bare import relation_alone_blamed, relation_blamed

HOSE = (
    "Water flows through a garden hose at 2.0 m/s and leaves it by a nozzle. How fast is the jet?"
)
COOLER = "A copper pipe filled with oil is lowered into water. How warm does the oil become?"
CORK = "A pine log floats in a still lake of cold water. How deep does it reach?"
BOTTLE = "A bottle filled with water floats in a lake. What does it weigh?"
PISTOL = "In a toy pistol a steel spring is compressed and drives out a pellet. How fast is it?"
NUT = "A boy throws a nut straight up. How high does the nut rise above his hand?"
BULB = "A steel bottle holds neon at 20 °C. How does its pressure rise?"
RAFT = "A log of pine, 20 cm thick, floats in sea water. How deep does it reach?"
SUNK = "A stone rests at the bottom of a pool, and a ball floats. What carries the stone?"
FREE = "A wax cube is let go halfway down in a tank of oil. Does it rise?"
PAIR = "Capacitor P is joined to a lamp, while capacitor Q stays disconnected. How long is it lit?"
MAGNET = "A bar magnet is moved toward a copper ring that is fixed. Which way is the ring pushed?"
WALL = "A block on a spring is pulled away from a wall and released. How fast is it?"
SPADE = "A worker presses 1.2 m from the hinge on a light lid. A log lies 30 cm from it. How hard?"
DIP = "Only the zinc rod is dropped into water, and the lead rod is not. How warm does it become?"
COILS = "The mains feed a transformer that gives its voltage to a bell. What is the voltage?"
CHAIN = "A bucket hangs at rest from a row of two light springs under a ceiling. How far?"
MID = "A bucket hangs at the joint between two springs under a ceiling. How far does it sink?"
WIRE = "A steel wire leads from a wall over a wheel and carries a tub hanging at its end. How fast?"
EDGE = (
    "A sled on a table is tied to a cord over a pulley at the edge, from which a weight hangs. How"
    " fast?"
)
LIFTED = "A weight hangs from a movable pulley in a loop of a cord. What is the pull?"
SLED = "A rope pulls a sled over the snow with 40 N. How large is the friction?"
WINCH = "A rope fastened to a post in the snow holds a sled. How large is the pull?"
TACKLE = "With a block and tackle a piano is lifted by a rope. What is the pull?"
CLEAR = "Tub P and tub Q hang from a rope over a wheel. Neither touches the floor. How fast?"
LOW = "Tub P hangs from a rope over a wheel and tub Q touches the floor. How fast?"
BODIES = {
    CLEAR: "tub P, tub Q, rope, wheel, floor",
    LOW: "tub P, tub Q, rope, wheel, floor",
    HOSE: "garden hose, water, nozzle",
    COOLER: "copper pipe, oil, water",
    CORK: "pine log, cold water, lake",
    BOTTLE: "bottle, water, lake",
    PISTOL: "toy pistol, steel spring, pellet",
    NUT: "boy, nut, hand",
    BULB: "steel bottle, neon",
    RAFT: "log, sea water, bottom",
    SUNK: "stone, bottom, ball, pool",
    FREE: "wax cube, oil, bottom",
    PAIR: "capacitor P, capacitor Q, lamp",
    MAGNET: "bar magnet, copper ring",
    WALL: "block, spring, wall",
    SPADE: "worker, hinge, lid, log",
    DIP: "zinc rod, lead rod, water",
    COILS: "mains, primary coil, secondary coil, bell",
    CHAIN: "bucket, spring 1, spring 2, ceiling",
    MID: "bucket, spring 1, spring 2, ceiling",
    WIRE: "steel wire, wall, wheel, tub",
    EDGE: "sled, table, cord, pulley, weight",
    LIFTED: "weight, pulley, cord",
    SLED: "rope, sled, snow",
    WINCH: "rope, sled, snow, post",
    TACKLE: "piano, lower block, upper block, rope",
}
TIED = {
    CLEAR: [("tub P", "rope"), ("tub Q", "rope")],
    LOW: [("tub P", "rope"), ("tub Q", "rope")],
    COILS: [("mains", "primary coil")],
    CHAIN: [("spring 1", "ceiling"), ("spring 2", "spring 1")],
    MID: [("spring 1", "ceiling"), ("spring 2", "spring 1")],
    WIRE: [("steel wire", "wall")],
    EDGE: [("weight", "cord"), ("sled", "cord")],
}


def _blamed(question: str, *relation: str) -> bool:
    tied = [("attached", *pair) for pair in TIED.get(question, ())]
    return relation_alone_blamed(question, BODIES[question], relation, further=tied)


@pytest.mark.parametrize(
    ("question", "relation"),
    [
        (HOSE, ("in", "garden hose", "water")),
        (CLEAR, ("on", "tub Q", "floor")),
        (CORK, ("in", "cold water", "pine log")),
        (PISTOL, ("in", "toy pistol", "steel spring")),
        (NUT, ("in", "hand", "nut")),
        (BULB, ("outside", "neon", "steel bottle")),
        (RAFT, ("contact", "log", "bottom")),
        (RAFT, ("below", "log", "bottom")),
        (FREE, ("on", "wax cube", "bottom")),
        (PAIR, ("connected", "lamp", "capacitor Q")),
        (MAGNET, ("attached", "bar magnet", "copper ring")),
        (SPADE, ("contact", "worker", "hinge")),
        (DIP, ("in", "lead rod", "water")),
        (COILS, ("connected", "bell", "primary coil")),
        (CHAIN, ("attached", "bucket", "spring 1")),
        (WIRE, ("attached", "tub", "wall")),
        (EDGE, ("attached", "pulley", "weight")),
        (EDGE, ("supported_by", "pulley", "cord")),
        (SLED, ("attached", "rope", "snow")),
        (TACKLE, ("attached", "piano", "upper block")),
    ],
)
def test_it_cannot_be(question: str, relation: tuple[str, str, str]) -> None:
    assert _blamed(question, *relation)


@pytest.mark.parametrize(
    ("question", "relation"),
    [
        (HOSE, ("in", "water", "garden hose")),
        (CLEAR, ("above", "tub Q", "floor")),
        (LOW, ("on", "tub Q", "floor")),
        (COOLER, ("in", "copper pipe", "water")),
        (CORK, ("in", "pine log", "cold water")),
        (BOTTLE, ("in", "water", "bottle")),
        (PISTOL, ("in", "steel spring", "toy pistol")),
        (NUT, ("in", "nut", "hand")),
        (BULB, ("in", "neon", "steel bottle")),
        (RAFT, ("above", "log", "bottom")),
        (SUNK, ("on", "stone", "bottom")),
        (PAIR, ("connected", "lamp", "capacitor P")),
        (MAGNET, ("separated", "bar magnet", "copper ring")),
        (WALL, ("attached", "spring", "wall")),
        (SPADE, ("contact", "worker", "lid")),
        (DIP, ("in", "zinc rod", "water")),
        (COILS, ("connected", "bell", "secondary coil")),
        (CHAIN, ("attached", "bucket", "spring 2")),
        (MID, ("attached", "bucket", "spring 1")),
        (WIRE, ("attached", "tub", "steel wire")),
        (EDGE, ("attached", "pulley", "table")),
        (LIFTED, ("attached", "pulley", "weight")),
        (LIFTED, ("supported_by", "pulley", "cord")),
        (SLED, ("attached", "rope", "sled")),
        (WINCH, ("attached", "rope", "snow")),
        (TACKLE, ("attached", "rope", "upper block")),
    ],
)
def test_it_may_be(question: str, relation: tuple[str, str, str]) -> None:
    assert not _blamed(question, *relation)


ARM = (
    "A light rod is pivoted at its {0} end. A 6.0 N weight hangs from it 0.20 m from the pivot, and"
    " a spring balance holds it up at its {1} end, 0.80 m from the pivot. What does it read?"
)
POLE = (
    "A flagpole is hinged at its {0} end to a wall. A lamp hangs 1.2 m from the hinge; a cable is"
    " fixed to the pole 2.0 m from the hinge. How hard does the cable pull?"
)
GAINS = (
    "Cart P moves to the {0} at 3.0 m/s. Ahead of it cart Q moves to the {0} at 1.0 m/s. They"
    " collide and couple. How fast do they go on?"
)
BEHIND = (
    "Cart P rolls to the {0} at 3.0 m/s and catches up with an equally heavy cart Q, which rolls to"
    " the {0} at 1.0 m/s. How fast are they when coupled?"
)
AFTER = (
    "Cart P and cart Q collide. Afterwards cart P moves to the {0} at 1.0 m/s and cart Q moves to"
    " the {0} at 3.0 m/s. What was the momentum?"
)
_PLACED = [
    (ARM, "rod, pivot, weight, spring balance", "weight", "spring balance"),
    (ARM, "rod, pivot, weight, spring balance", "pivot", "weight"),
    (POLE, "flagpole, hinge, lamp, cable, wall", "lamp", "cable"),
    (POLE, "flagpole, hinge, lamp, cable, wall", "hinge", "cable"),
    (GAINS, "cart P, cart Q", "cart P", "cart Q"),
    (BEHIND, "cart P, cart Q", "cart P", "cart Q"),
]


@pytest.mark.parametrize(("question", "bodies", "one", "other"), _PLACED)
@pytest.mark.parametrize(("near", "far"), [("left", "right"), ("right", "left")])
def test_places_follow_from_the_end_that_is_held_and_from_the_speeds(
    question: str, bodies: str, one: str, other: str, near: str, far: str
) -> None:
    """What is at the left end, or gains on another to the right, is left of what is beyond it."""
    if question in (GAINS, BEHIND):
        near, far = far, near
        one, other = other, one
        asked = question.format(near)
    else:
        asked = question.format(near, far)
    assert relation_alone_blamed(asked, bodies, (f"{far}_of", one, other))
    assert not relation_alone_blamed(asked, bodies, (f"{near}_of", one, other))


@pytest.mark.parametrize(
    "relation", [("left_of", "cart P", "cart Q"), ("right_of", "cart P", "cart Q")]
)
def test_speeds_after_the_impact_place_nobody(relation: tuple[str, str, str]) -> None:
    assert not relation_alone_blamed(AFTER.format("right"), "cart P, cart Q", relation)


def test_a_pivot_in_the_middle_places_nothing_by_distances_alone() -> None:
    middle = ARM.replace("{0} end", "centre").replace("its {1} end", "the other end")
    for side in ("left_of", "right_of"):
        relation = (side, "weight", "spring balance")
        assert not relation_alone_blamed(middle, "rod, pivot, weight, spring balance", relation)


@pytest.mark.parametrize(
    ("question", "relation"),
    [
        ("Cart A and cart B collide. As a result cart A moves to the left at 1.0 m/s and cart B"
         " moves to the right at 2.0 m/s.", ("left_of", "cart A", "cart B")),
        ("Cart A moves to the left at 1.0 m/s and cart B moves to the right at 2.0 m/s following a"
         " collision.", ("left_of", "cart A", "cart B")),
        ("A plank is pivoted near its left end. A load rests 0.20 m from the pivot and a hand"
         " pushes down 1.0 m from the pivot.", ("left_of", "load", "pivot")),
        ("A rod is hinged at its left end to a wall. A lamp hangs 1.2 m from the hinge; a cable"
         " runs to a hook on the wall 1.5 m from the hinge.", ("right_of", "lamp", "hook")),
    ],
)  # fmt: skip
def test_speeds_afterwards_and_places_off_the_bar(
    question: str, relation: tuple[str, str, str]
) -> None:
    """What two have after they meet tells no order, nor does what is told along a wall."""
    bodies = "cart A, cart B, load, pivot, hinge, lamp, hook, plank, rod"
    assert not relation_blamed(question, bodies, relation)


@pytest.mark.parametrize(
    ("question", "relation"),
    [
        ("A block floats on water with a board lying across it.", ("on", "board", "block")),
        ("A man stands on a rock with a plank on his shoulder.", ("on", "plank", "man")),
        ("A floor rests on girders. A crate stands on the floor.", ("on", "floor", "girder")),
        ("A highway crosses a valley.", ("supported_by", "highway", "pylon")),
        ("A block rests on a cart near a board.", ("on", "board", "block")),
        ("A lamp on a stand that is on a table swings on a cord.", ("hangs_from", "lamp", "cord")),
    ],
)
def test_what_may_lie_on_a_body_or_bear_a_floor(
    question: str, relation: tuple[str, str, str]
) -> None:
    bodies = (
        "block, board, man, plank, rock, floor, girder, crate, highway, pylon, lamp, cord, table"
    )
    assert not relation_blamed(question, bodies, relation)
