"""Relations held against order, place and joint as the question's words tell them of two bodies."""

from __future__ import annotations

import pytest

from tests.bare import relation_alone_blamed, relation_blamed
from wmw.verifiers.vocabulary.relation_types import relation_type

PUCKS = (
    "On ice puck R (0.20 kg) glides north at 2.0 m/s and strikes puck S (0.30 kg), which rests"
    " directly north of it. How fast is puck S afterwards?"
)
TRUCKS = "Truck M rolls east at 2.0 m/s into truck N, which is at rest. How fast do they go on?"
BUOY = "A buoy floats on a bay 40 m to the west of a jetty. How long does a wave take to it?"
PAIR = (
    "Resistors of 20 Ω and 30 Ω are connected in parallel to an ideal 12 V battery. What current?"
)
ROW = "A 20 Ω and a 30 Ω resistor follow each other, one after the other, at 12 V. What current?"
SHOWS = (
    "A 40 Ω lamp and an ammeter are connected in series to a battery. An ideal voltmeter across the"
    " lamp shows 6.0 V. What does the ammeter show?"
)
HOIST = (
    "A rope is tied to a beam, goes down around a light movable pulley and up over a fixed"
    " pulley on the beam to a worker. A 700 N drum hangs from the movable pulley. What pull is"
    " needed?"
)
CRANE = "A load of 90 N hangs from a pulley that is fixed to a beam by a rope. What does it weigh?"
TWEEZERS = (
    "A clamp is hinged at its left end. A nail sits 3.0 cm to the right of the hinge and a thumb"
    " presses with 20 N at a point 12 cm to the right of the hinge. How hard is the nail pressed?"
)
SLED = (
    "A 50 kg sled stands on a smooth slope of 20°, held by a rope that runs up to a winch at the"
    " top of the slope. What is the tension?"
)
CRATES = "Two crates are pushed side by side, not touching, across a floor. What slows crate A?"
PIPE = (
    "A pipe rises from valve P in the cellar to valve Q, 4.0 m higher. What is the pressure at Q?"
)
TOWER = "A nut is dropped from a mast and hits the deck 12 m below. How fast is it there?"
TETHERED = "A helium balloon of volume 0.20 m³ floats above a brick to which it is tied. What pull?"
GAS = "A gas is enclosed in an upright tube under a heavy piston that can move. How large is it?"
PLANK = (
    "A light plank rests on trestle L at its left end and trestle R at its right end. What force?"
)
BALL = "A ball hangs from a thread in a beaker of water without touching the beaker. What tension?"
LAYER = "A tank has a layer of oil (850 kg/m³, 0.20 m thick) floating upon water. What pressure?"
TWO = (
    "A body of 3.0 kg on a smooth table is tied by a string to a hanging body of 1.0 kg. How fast?"
)
PANE = "A laser beam enters a glass pane along the normal to its face. How long does it take?"
SLANT = "A laser beam enters a glass pane at 30° to the normal of its face. How long does it take?"
WELL = "A ring lies at the bottom of a tank of water. How deep does it seem from the air above?"
BENCH = "From left to right a candle, a lens and a screen stand on a bench. Where is the image?"
DIVERS = (
    "In a lake diver A waits 4.0 m under the surface and diver B 20 m under the surface, directly"
    " beneath diver A. What is the pressure at diver B?"
)
BODIES = {
    DIVERS: "diver A, diver B, lake, surface",
    CRATES: "crate A, crate B, floor",
    PUCKS: "puck R, puck S, ice",
    TRUCKS: "truck M, truck N",
    BUOY: "buoy, bay, jetty",
    PAIR: "battery, R_1, R_2",
    ROW: "battery, R_1, R_2",
    SHOWS: "battery, lamp, ammeter, voltmeter",
    HOIST: "drum, pulley_mov, pulley_fix, beam, rope",
    CRANE: "load, pulley, beam, rope",
    TWEEZERS: "hinge, nail, thumb, clamp arm",
    SLED: "sled, slope, winch, rope",
    PIPE: "valve P, valve Q, pipe",
    TOWER: "nut, mast, deck",
    TETHERED: "balloon, brick, string",
    GAS: "gas, tube, piston",
    PLANK: "plank, trestle L, trestle R",
    BALL: "ball, thread, beaker bottom, water",
    LAYER: "oil, water, tank",
    PANE: "laser beam, entry face",
    SLANT: "laser beam, entry face",
    WELL: "ring, water, air",
    BENCH: "candle, lens, screen",
}


@pytest.mark.parametrize(
    ("question", "wrong", "right"),
    [
        (PUCKS, ("south_of", "puck S", "puck R"), ("south of", "puck R", "puck S")),
        (PUCKS, ("north_of", "puck R", "puck S"), ("north_of", "puck S", "puck R")),
        (TRUCKS, ("east_of", "truck M", "truck N"), ("west_of", "truck M", "truck N")),
        (BUOY, ("east_of", "buoy", "jetty"), ("east_of", "jetty", "buoy")),
        (PAIR, ("in_series", "R_1", "R_2"), ("in parallel with", "R_1", "R_2")),
        (ROW, ("parallel", "R_1", "R_2"), ("in series with", "R_1", "R_2")),
        (SHOWS, ("parallel", "ammeter", "lamp"), ("series", "ammeter", "lamp")),
        (HOIST, ("attached", "drum", "pulley_fix"), ("attached", "drum", "pulley_mov")),
        (HOIST, ("attached", "pulley_mov", "beam"), ("attached", "pulley_fix", "beam")),
        (HOIST, ("attached", "drum", "beam"), ("attached", "rope", "beam")),
        (TWEEZERS, ("right_of", "nail", "thumb"), ("left_of", "nail", "thumb")),
        (SLED, ("above", "sled", "winch"), ("below", "sled", "winch")),
        (PIPE, ("below", "valve Q", "valve P"), ("above", "valve Q", "valve P")),
        (TOWER, ("above", "deck", "mast"), ("below", "deck", "mast")),
        (TETHERED, ("below", "balloon", "brick"), ("above", "balloon", "brick")),
        (GAS, ("above", "gas", "piston"), ("below", "gas", "piston")),
        (PLANK, ("supported_by", "trestle R", "plank"), ("supported_by", "plank", "trestle R")),
        (BALL, ("rests on", "ball", "beaker bottom"), ("above", "ball", "beaker bottom")),
        (LAYER, ("above", "water", "oil"), ("beneath", "water", "oil")),
        (PANE, ("parallel", "laser beam", "entry face"), ("separated", "laser beam", "entry face")),
        (WELL, ("in", "ring", "air"), ("in", "ring", "water")),
        (BENCH, ("left_of", "screen", "lens"), ("right_of", "screen", "candle")),
    ],
)
def test_what_the_words_tell_is_not_turned(question, wrong, right):
    """The relation that the words deny is blamed, and no other; the one that they tell is not."""
    further = [("on", "sled", "slope")] if question is SLED else []
    assert relation_alone_blamed(question, BODIES[question], wrong, further=further)
    assert not relation_blamed(question, BODIES[question], right, further=further)


def test_a_body_is_known_by_its_mass():
    """The "hanging body of 1.0 kg" is the one with that mass, and lies on no table."""
    masses = {"body A": "3.0 kg", "body B": "1.0 kg"}
    bodies = "body A, body B, table, string"
    assert relation_blamed(TWO, bodies, ("on", "body B", "table"), variables=masses)
    assert not relation_blamed(TWO, bodies, ("on", "body A", "table"), variables=masses)


@pytest.mark.parametrize(
    ("question", "relation"),
    [
        (CRANE, ("attached", "load", "pulley")),
        (PUCKS, ("on", "puck R", "ice")),
        (TRUCKS, ("contact", "truck M", "truck N")),
        (SHOWS, ("parallel", "voltmeter", "lamp")),
        (TOWER, ("above", "nut", "deck")),
        (GAS, ("in", "gas", "tube")),
        (SLANT, ("parallel", "laser beam", "entry face")),
        (DIVERS, ("below", "diver A", "surface")),
        (CRATES, ("contact", "crate A", "floor")),
        (CRATES, ("separated", "crate A", "crate B")),
    ],
)
def test_what_may_hold_is_left_alone(question, relation):
    """A relation of which the words tell something else, or nothing, is not blamed."""
    assert not relation_blamed(question, BODIES[question], relation)


@pytest.mark.parametrize(
    ("text", "name"),
    [
        ("rests on", "on"),
        ("Beneath", "below"),
        ("to the left of", "left_of"),
        ("in series with", "in_series_with"),
        ("over", "over"),
        ("moves_toward", "moves_toward"),
    ],
)
def test_types_are_known_by_other_words(text, name):
    """What is no other word for a known relation is kept."""
    assert relation_type(text) == name
