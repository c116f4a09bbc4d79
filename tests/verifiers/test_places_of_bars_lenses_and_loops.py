"""Who is on which side of what by the ends, sides and circles that a question tells."""

from __future__ import annotations

import pytest

from tests.bare import relation_blamed

PLANK = (
    "A plank rests on trestle A at its left end and trestle B at its right end. A painter stands on"
    " it 1.0 m from A. How hard does trestle B push?"
)
ENDS = (
    "A 4.0 m board rests on supports at its ends, P on the left and Q on the right. A girl stands"
    " on it 0.50 m from P. How hard does Q push?"
)
JUTS = (
    "A plank rests on trestle A at its left end and trestle B. It extends 1.0 m beyond B, where a"
    " painter stands. How hard does trestle B push?"
)
SHELF = (
    "A shelf is hinged to a wall at its left end. A lamp stands on it. What does the hinge bear?"
)
BRIDGE = (
    "A bridge 6.0 m long rests on pier A at its left end and pier B at its right end. A dog lies on"
    " it 2.0 m from pier A. How hard does pier A push?"
)
NEAR = (
    "A board rests on post A and on post B. A cat sits on the board near post A. Which bears more?"
)
LENS = (
    "A candle stands on the left side of a converging lens. A screen on the other side shows a"
    " sharp picture of it. How far is it from the lens?"
)
MIRROR = (
    "A candle stands to the left of a concave mirror with a lens. A screen shows a sharp picture of"
    " it. How far is the screen from the lens?"
)
CARD = "To the right of a lens of focal length 12 cm stands a white card. How far is the slide?"
CRATES = (
    "Crate A rests on a smooth table and a light rope leads over a smooth, light top pulley to"
    " crate B hanging beside the table. What is the tension?"
)
BALANCE = (
    "A rope runs over a pulley that hangs from a spring balance. A block hangs from its end. What"
    " does the balance read?"
)
SWUNG = (
    "A ball on a string is whirled in a vertical circle. At the lowest point it moves at 5.0 m/s."
    " What is the tension there?"
)
TOP = "A bucket on a rope is swung in a vertical circle. How fast must it be at the highest point?"
BOTH = (
    "A ball on a string is whirled in a vertical circle. What is the tension at the lowest point,"
    " and what at the highest point?"
)
STOVE = (
    "A pan holding 0.50 kg of water stands on a stove that gives it 42 kJ. How warm does it get?"
)
LAMP = "A stand with a lamp above a table weighs 20 N. How hard does it press?"
BUMP = "A van going 15 m/s runs into the back of a tram going 9.0 m/s. How fast do they go on?"
PASSED = "A van approaches a tram, and passes it. How far ahead is it after 5 s?"
HEAD_ON = "A van approaches a tram that comes toward it at 9.0 m/s. When do they meet?"
WARMER = "The temperature of block A is higher than block B by 20 K. How much heat flows?"
PIER = (
    "From a pier 20 m above a lake a pebble is dropped. With what speed does it strike the water?"
)
SINKS = (
    "From a pier above a lake a pebble is dropped and sinks at 0.5 m/s. How deep is it after 4 s?"
)
CORK = "A cork is kept under water by a thread tied to the bottom of a tank. How tight is it?"
COIN = "A coin lies on the bottom of a basin under 40 cm of water. How deep does it appear to be?"
IMAGE = "A coin lies on the bottom of a basin under 40 cm of water. Where does the image appear?"
CARTONS = "A carton lies on top of another one, which slides over a floor. What is the friction?"
BOXES = "Box B stands on the floor and box A stands on top of B. What is the push of the floor?"
LAID = "A plank is laid across a log as a seesaw. Tim sits at its left end. Does it tip?"
PUCKS = "Puck A rests 0.50 m farther up the slope than puck B. Which one is faster at the bottom?"
HUNG = "Weight P hangs from the left end of a string over a pulley and Q from the right end. How?"
BUCKET = (
    "A block on a table is tied to a string over a pulley; a bucket hangs freely from the other"
    " end. What is the tension?"
)
METER = (
    "A battery drives a current through two resistors, R1 and R2, in parallel. An ammeter is put in"
    " the branch of R1. What does it read?"
)
ROW = "R1 and R2 are in series. An ammeter is put in the branch of R1. What does it read?"
PLANE = "A coil is held with its plane parallel to a uniform field that grows. What EMF is induced?"
LEVEL = "A loop lies flat on a table in a uniform vertical field that fades. What EMF is induced?"
TILTED = "A loop lies flat on a table in a vertical field and is then tilted. What EMF is induced?"
NUT = "A nut lies 3.0 cm from the hinge of a cracker and a hand presses 15 cm from the hinge. How?"
CABLE = (
    "A bar is hinged to a wall at its left end, and a vertical cable runs from its right end up to"
    " the ceiling. What is the tension?"
)
STAY = (
    "A bar is hinged to a wall, and a cable runs from its right end to the wall. How tight is it?"
)
RIDERS = (("on", "painter", "plank"),)


@pytest.mark.parametrize(
    ("question", "bodies", "right", "wrong", "further"),
    [
        (PLANK, "plank, trestle A, trestle B, painter", ("right_of", "painter", "trestle A"),
         ("left_of", "painter", "trestle A"), RIDERS),
        (PLANK, "plank, trestle A, trestle B, painter", ("left_of", "painter", "trestle B"),
         ("left_of", "trestle B", "painter"), RIDERS),
        (ENDS, "board, P, Q, girl", ("right_of", "girl", "P"), ("left_of", "girl", "P"),
         (("on", "girl", "board"), ("supported_by", "board", "P"), ("supported_by", "board", "Q"))),
        (SHELF, "shelf, wall, lamp", ("right_of", "lamp", "wall"), ("left_of", "lamp", "wall"),
         (("on", "lamp", "shelf"),)),
        (BRIDGE, "bridge, pier A, pier B, dog, middle of the bridge",
         ("left_of", "dog", "middle of the bridge"), ("right_of", "dog", "middle of the bridge"),
         (("on", "dog", "bridge"),)),
        (NEAR, "board, post A, post B, cat", ("near", "cat", "post A"), ("near", "cat", "post B"),
         ()),
        (LENS, "candle, lens, screen", ("right_of", "screen", "lens"),
         ("left_of", "screen", "lens"), ()),
        (CARD, "lens, card, slide", ("right_of", "card", "lens"), ("left_of", "card", "lens"), ()),
        (CRATES, "crate A, crate B, rope, top pulley", ("below", "crate B", "top pulley"),
         ("above", "crate B", "top pulley"), ()),
        (SWUNG, "ball, string, hand", ("below", "ball", "hand"), ("above", "ball", "hand"), ()),
        (TOP, "bucket, rope, hand", ("above", "bucket", "hand"), ("below", "bucket", "hand"), ()),
        (STOVE, "pan, water, stove", ("below", "stove", "pan"), ("above", "stove", "pan"), ()),
        (BUMP, "van, tram", ("behind", "van", "tram"), ("behind", "tram", "van"), ()),
        (BUMP, "van, tram", ("ahead_of", "tram", "van"), ("ahead_of", "van", "tram"), ()),
        (PIER, "pier, lake, pebble", ("above", "pebble", "lake"), ("in", "pebble", "lake"),
         (("above", "pier", "lake"),)),
        (COIN, "coin, basin, water surface", ("below", "coin", "water surface"),
         ("above", "coin", "water surface"), ()),
        (CARTONS, "upper carton, lower carton", ("on", "upper carton", "lower carton"),
         ("on", "lower carton", "upper carton"), ()),
        (BOXES, "box A, box B, floor", ("on", "box A", "box B"), ("on", "box B", "box A"), ()),
        (LAID, "plank, log, Tim", ("on", "plank", "log"), ("on", "log", "plank"), ()),
        (PUCKS, "puck A, puck B", ("uphill_of", "puck A", "puck B"),
         ("uphill_of", "puck B", "puck A"), ()),
        (HUNG, "P, Q, pulley", ("left_of", "P", "Q"), ("right_of", "P", "Q"), ()),
        (BUCKET, "block, bucket, table, string", ("on", "block", "table"),
         ("on", "bucket", "table"), ()),
        (METER, "battery, R1, R2, ammeter",
         ("series", "ammeter", "R1"), ("series", "ammeter", "R2"), ()),
        (PLANE, "coil, field", ("parallel", "coil", "field"), ("perpendicular", "coil", "field"),
         ()),
        (LEVEL, "loop, table, field", ("perpendicular", "loop", "field"),
         ("parallel", "loop", "field"), ()),
        (NUT, "nut, hand, hinge", ("farther_from_hinge", "hand", "nut"),
         ("farther_from_hinge", "nut", "hand"), ()),
        (CABLE, "bar, wall, cable, ceiling", ("attached", "cable", "ceiling"),
         ("attached", "cable", "wall"), ()),
    ],
)  # fmt: skip
def test_denied(question, bodies, right, wrong, further):
    assert relation_blamed(question, bodies, wrong, further=further)
    assert not relation_blamed(question, bodies, right, further=further)


@pytest.mark.parametrize(
    ("question", "bodies", "relation", "further"),
    [
        (JUTS, "plank, trestle A, trestle B, painter", ("right_of", "painter", "trestle B"),
         RIDERS),
        (PLANK, "plank, trestle A, trestle B, painter, pot", ("left_of", "pot", "trestle A"), ()),
        (MIRROR, "candle, mirror, lens, screen", ("left_of", "screen", "lens"), ()),
        (BALANCE, "balance, pulley, block", ("above", "balance", "pulley"), ()),
        (BOTH, "ball, string, hand", ("above", "ball", "hand"), ()),
        (LAMP, "stand, lamp, table", ("on", "stand", "table"), ()),
        (LAMP, "stand, lamp, table", ("below", "stand", "table"), ()),
        (PASSED, "van, tram", ("behind", "tram", "van"), ()),
        (HEAD_ON, "van, tram", ("in_front_of", "van", "tram"), ()),
        (WARMER, "block A, block B", ("below", "block A", "block B"), ()),
        (SINKS, "pier, lake, pebble", ("in", "pebble", "lake"), (("above", "pier", "lake"),)),
        (CORK, "cork, thread, bottom of the tank", ("below", "bottom of the tank", "cork"), ()),
        (IMAGE, "coin, image, basin, water surface", ("below", "image", "water surface"), ()),
        (ROW, "R1, R2, ammeter", ("series", "ammeter", "R2"), ()),
        (TILTED, "loop, table, field", ("parallel", "loop", "field"), ()),
        (STAY, "bar, wall, cable", ("attached", "cable", "wall"), ()),
    ],
)  # fmt: skip
def test_left_open(question, bodies, relation, further):
    assert not relation_blamed(question, bodies, relation, further=further)
