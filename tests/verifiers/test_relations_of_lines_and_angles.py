"""What lies on it, what a line joins, what is at right angles or in parallel: by words alone."""

from __future__ import annotations

import pytest

from tests.bare import relation_blamed

TRAY = (
    "A 2.0 kg tray is on a kitchen floor, and a 0.5 kg mug stands on it. With what force does the"
    " floor push on the tray?"
)
TOPPED = (
    "A 4.0 kg crate lies on the ground with a 1.0 kg basket on top. How large is the normal force"
    " on the crate?"
)
BARGE = (
    "A barge floats on a river. How much deeper does it sink when a 500 kg container is placed on"
    " it?"
)
TRAIN = (
    "On a smooth floor cart A is coupled to cart B with a chain. From cart B, rope 2 runs over a"
    " pulley to a hanging load C. What is the tension in rope 2?"
)
JOINED = (
    "Block P and block Q lie on a table, block R hangs beside it. String 1 connects block P to"
    " block Q, and string 2 runs from block Q over a pulley to block R. Find the acceleration."
)
THREE = (
    "A string runs from block P to block Q, and a similar string of the same length from block Q"
    " to block R. What is the tension?"
)
LOOP = (
    "A square loop of side 0.10 m lies in a uniform magnetic field that is perpendicular to the"
    " plane of the loop. The field falls to zero in 0.20 s. What emf is induced?"
)
AXIS = (
    "A coil of 50 turns is in a magnetic field that is parallel to the coil's axis. The field"
    " grows by 0.1 T/s. What emf is induced?"
)
OF_AXIS = "The axis of a coil is perpendicular to a uniform field of 0.2 T. What flux is in it?"
TURNED = (
    "A loop is perpendicular to a magnetic field and is then turned until it is parallel to the"
    " magnetic field. What is the change of flux?"
)
WIRE = "A wire is parallel to a magnetic field of 0.5 T and carries 2 A. What force acts on it?"
MOVED = "A rod moves perpendicular to a magnetic field at 2 m/s. What emf is induced?"
LADDER = (
    "A resistor R3 = 5 ohm is in series with a parallel pair of R1 = 10 ohm and R2 = 15 ohm. What"
    " is the total resistance?"
)
AFTER = (
    "Lamp A and lamp B are connected in parallel. Lamp C is in series with this combination. Which"
    " lamp is brightest?"
)
METERS = (
    "A heater is connected to a 12 V battery with an ammeter in series and a voltmeter across the"
    " heater. The ammeter reads 2 A. What is its resistance?"
)
BRANCH = (
    "Two lamps are in parallel, with an ammeter in series with lamp 1. The ammeter reads 1 A. What"
    " is the resistance of lamp 1?"
)

PLANE = "A ring lies with its plane perpendicular to a uniform magnetic field. What is its flux?"
HANDS = "A rope runs from a crate over a pulley to the hands of a man. How hard does he pull?"
BOTH_METERS = (
    "A lamp of 12 ohm hangs on a 6.0 V battery. An ammeter is connected in series with the lamp and"
    " a voltmeter in parallel with it. What do they read?"
)
IN_A_ROW = "A switch is in series with the lamp and the heater. The lamp and the heater share it."
WITH_TWO = (
    "A lamp L1 is in series with two lamps L2 and L3 that are in parallel. Which is brightest?"
)
ROLLS = "A ball falls onto a cart that rolls on a track. What is the speed of the cart?"


@pytest.mark.parametrize(
    ("question", "bodies", "wrong", "right"),
    [
        (TRAY, "tray, mug, floor", ("on", "tray", "mug"), ("on", "mug", "tray")),
        (TOPPED, "crate, basket, ground", ("above", "crate", "basket"),
         ("above", "basket", "crate")),
        (BARGE, "barge, container, river", ("supported_by", "barge", "container"),
         ("supported_by", "container", "barge")),
        (TRAIN, "cart A, cart B, load C, chain, rope 2", ("attached", "rope 2", "cart A"),
         ("attached", "rope 2", "cart B")),
        (TRAIN, "cart A, cart B, load C, chain, rope 2", ("attached", "load C", "chain"),
         ("attached", "cart A", "chain")),
        (JOINED, "block P, block Q, block R, string 1, string 2",
         ("attached", "string 1", "block R"), ("attached", "string 1", "block P")),
        (JOINED, "block P, block Q, block R, string 1, string 2",
         ("attached", "block P", "string 2"), ("attached", "block R", "string 2")),
        (LOOP, "loop, magnetic field", ("parallel", "magnetic field", "loop"),
         ("perpendicular", "magnetic field", "loop")),
        (LOOP, "loop plane, magnetic field", ("parallel", "loop plane", "magnetic field"),
         ("perpendicular", "loop plane", "magnetic field")),
        (PLANE, "ring, magnetic field", ("parallel", "ring", "magnetic field"),
         ("perpendicular", "ring", "magnetic field")),
        (WITH_TWO, "L1, L2, L3", ("parallel", "L1", "L2"), ("parallel", "L2", "L3")),
        (ROLLS, "cart, track", ("on", "track", "cart"), ("on", "cart", "track")),
        (WIRE, "wire, magnetic field", ("perpendicular", "wire", "magnetic field"),
         ("parallel", "wire", "magnetic field")),
        (LADDER, "R_1, R_2, R_3", ("in_parallel", "R_3", "R_1"), ("in_parallel", "R_2", "R_1")),
        (LADDER, "R1, R2, R3", ("series", "R1", "R2"), ("series", "R3", "R1")),
        (AFTER, "lamp A, lamp B, lamp C", ("parallel", "lamp A", "lamp C"),
         ("parallel", "lamp A", "lamp B")),
        (METERS, "heater, ammeter, voltmeter", ("parallel", "ammeter", "heater"),
         ("parallel", "voltmeter", "heater")),
        (BOTH_METERS, "lamp, battery, ammeter, voltmeter", ("parallel", "ammeter", "lamp"),
         ("parallel", "voltmeter", "lamp")),
        (METERS, "heater, ammeter, voltmeter", ("series", "heater", "voltmeter"),
         ("series", "ammeter", "heater")),
    ],
)  # fmt: skip
def test_words_are_held_against_the_relations(
    question: str, bodies: str, wrong: tuple[str, str, str], right: tuple[str, str, str]
) -> None:
    assert relation_blamed(question, bodies, wrong)
    assert not relation_blamed(question, bodies, right)


@pytest.mark.parametrize(
    ("question", "bodies", "relation"),
    [
        (TRAY, "tray, mug, floor", ("on", "tray", "floor")),
        (THREE, "block P, block Q, block R, string", ("attached", "string", "block R")),
        (TRAIN, "cart A, cart B, load C, rope 2, pulley", ("attached", "rope 2", "pulley")),
        (HANDS, "crate, rope, pulley, man, hands", ("attached", "rope", "man")),
        (AXIS, "coil, magnetic field", ("perpendicular", "coil", "magnetic field")),
        (OF_AXIS, "coil, field", ("parallel", "coil", "field")),
        (TURNED, "loop, magnetic field", ("parallel", "loop", "magnetic field")),
        (TURNED, "loop, magnetic field", ("perpendicular", "loop", "magnetic field")),
        (MOVED, "rod, magnetic field", ("parallel", "rod", "magnetic field")),
        (IN_A_ROW, "switch, lamp, heater", ("parallel", "switch", "lamp")),
        (BRANCH, "lamp 1, lamp 2, ammeter", ("parallel", "ammeter", "lamp 2")),
    ],
)
def test_what_words_leave_open_is_left_alone(
    question: str, bodies: str, relation: tuple[str, str, str]
) -> None:
    assert not relation_blamed(question, bodies, relation)
