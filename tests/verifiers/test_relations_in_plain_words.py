"""Relations that a question's plain words rule out: held aloft, drawn in a row, at another end."""

from __future__ import annotations

import pytest

from tests.bare import relation_alone_blamed

TILE = (
    "A mason presses a 2.5 kg tile against an upright wall, 1.4 m above the floor, with 90 N. How"
    " large is the friction force?"
)
PLATE = (
    "A 0.80 kg plate is pinned to a wall by a rod that pushes it horizontally, and there is nothing"
    " beneath it. How hard must the rod push to keep it from slipping down?"
)
DROPPED = (
    "A plate is held against a wall 1.4 m above the floor and then let go. When does it hit the"
    " floor?"
)
CHESTS = (
    "Chest A (4.0 kg) rests on top of chest B (9.0 kg), and B is dragged over the floor. What is"
    " the normal force on B?"
)
PUSHED = "Chest A lies on chest B. Then A is put down on the floor beside it. What does B weigh?"
ECLIPSE = (
    "In a sketch the lamp is drawn at the far left and the screen at the far right, with the coin"
    " in line between them. What is seen?"
)
ONE_SIDE = "A lamp is drawn at the far left, with a coin between it and a screen. What is seen?"
LOUPE = "A loupe of focal length 9.0 cm is held 6.0 cm above a coin. Is the image real or virtual?"
MOVED = "A coin is 12 cm from a loupe of focal length 9.0 cm; then it is moved to 6.0 cm. What now?"
BEAM = (
    "A light bar 3.0 m long is hinged to a wall at its left end and held at its right end by an"
    " upright chain. A bucket hangs 1.0 m from the hinge. How tight is the chain?"
)
SHIFTED = "A bar is held at its right end by a chain, which is then moved to the left end. How?"
BAROMETER = (
    "In a barometer the mercury stands 740 mm high in a closed tube, with a vacuum over it. What is"
    " the air pressure?"
)
PUMP = "A suction pump lifts water in a tube from a vacuum chamber. How high does the water get?"
HOIST = (
    "A rope is tied to the ceiling, runs under a movable pulley that carries a 500 N crate, then"
    " goes up over a fixed pulley on the ceiling and down to a hand. What pull holds the crate?"
)
ON_GROUND = (
    "A pulley fixed to the ground and a movable pulley that a spring pulls up share a rope. How"
    " tight is it?"
)
METER = (
    "A lamp of 30 Ω runs on 12 V. An ammeter is put into the lead to the lamp, so that the lamp's"
    " current flows through the meter. What does it read?"
)
SHORTED = "By mistake an ammeter is put in parallel with a lamp of 30 Ω. What does it read at 12 V?"
RAMP = (
    "A rope along a smooth ramp leads from a sledge up to a hook at the top end of the ramp and"
    " holds the sledge at rest. How tight is the rope?"
)
HELD_UP = (
    "A trolley stands on a smooth 25° ramp. It is held by a rope that runs parallel to the ramp up"
    " to a peg at its top end. What is the tension in the rope?"
)
POST = (
    "A trolley is held at rest on a smooth ramp by a rope that runs up to a post at the ramp's top"
    " end. What is the tension in the rope?"
)
LOW = "A trolley stands on a ramp. A rope holds it to a peg at the bottom end. How tight is it?"
STEP = "A ladder lies on a bench with its foot on the floor. What force acts at its foot?"
LADDER = "A painter holds a ladder at 1.8 m above the floor against a wall. How hard does it press?"
SNOW = "A sled lies on the snow-covered ground. A child sits on the sled. What is the normal force?"
LIFT = "A trunk sits on an elevator with a steel floor. What does the floor push with?"
TWO_ROPES = "A plank is supported at its left end by a rope and at its right end by another rope."
PEG = "A string is fixed at its upper end to a peg, and a ball hangs at its lower end. How long?"
LOUPE_VALUES = {"f": "9.0 cm", "d_o": "6.0 cm"}


@pytest.mark.parametrize(
    ("question", "bodies", "relation", "others"),
    [
        (TILE, "tile, wall, floor, mason", ("on", "tile", "floor"), {}),
        (TILE, "tile, wall, floor, mason", ("contact", "floor", "tile"), {}),
        (PLATE, "plate, wall, rod, floor", ("supported_by", "plate", "floor"), {}),
        (CHESTS, "chest A, chest B, floor", ("on", "chest A", "floor"), {}),
        (ECLIPSE, "lamp, coin, screen", ("left_of", "screen", "coin"), {}),
        (ECLIPSE, "lamp, coin, screen", ("right_of", "lamp", "screen"), {}),
        (LOUPE, "loupe, coin, focal point", ("beyond", "coin", "focal point"),
         {"variables": LOUPE_VALUES}),
        (BEAM, "bar, left end, right end, chain", ("attached", "chain", "left end"), {}),
        (BEAM, "bar, left end, right end, hinge", ("attached", "right end", "hinge"), {}),
        (BAROMETER, "mercury, tube, vacuum", ("above", "mercury", "vacuum"), {}),
        (BAROMETER, "mercury, tube, vacuum", ("below", "vacuum", "mercury"), {}),
        (HOIST, "crate, movable pulley, fixed pulley", ("above", "movable pulley", "fixed pulley"),
         {}),
        (METER, "lamp, ammeter, source", ("parallel", "ammeter", "lamp"), {}),
        (RAMP, "sledge, ramp, rope, hook", ("above", "sledge", "hook"),
         {"further": (("on", "sledge", "ramp"),)}),
        (HELD_UP, "trolley, ramp, rope, peg", ("above", "trolley", "peg"), {}),
        (POST, "trolley, ramp, rope, post", ("below", "post", "trolley"), {}),
    ],
)  # fmt: skip
def test_denied(question, bodies, relation, others):
    """The words have it otherwise."""
    assert relation_alone_blamed(question, bodies, relation, **others)


@pytest.mark.parametrize(
    ("question", "bodies", "relation", "others"),
    [
        (TILE, "tile, wall, floor, mason", ("on", "mason", "floor"), {}),
        (TILE, "tile, wall, floor, mason", ("above", "tile", "floor"), {}),
        (DROPPED, "plate, wall, floor", ("on", "plate", "floor"), {}),
        (CHESTS, "chest A, chest B, floor", ("on", "chest B", "floor"), {}),
        (PUSHED, "chest A, chest B, floor", ("on", "chest A", "floor"), {}),
        (ECLIPSE, "lamp, coin, screen", ("left_of", "coin", "screen"), {}),
        (ONE_SIDE, "lamp, coin, screen", ("left_of", "screen", "coin"), {}),
        (LOUPE, "loupe, coin, focal point", ("inside", "coin", "focal point"),
         {"variables": LOUPE_VALUES}),
        (HELD_UP, "trolley, ramp, rope, peg", ("below", "trolley", "peg"), {}),
        (HELD_UP, "trolley, ramp, rope, peg", ("above", "ramp", "peg"), {}),
        (LOW, "trolley, ramp, rope, peg", ("above", "trolley", "peg"), {}),
        (STEP, "ladder, bench, floor", ("on", "ladder", "floor"), {}),
        (LADDER, "ladder, wall, floor, painter", ("on", "ladder", "floor"), {}),
        (SNOW, "sled, child, snow, ground", ("on", "sled", "ground"), {}),
        (LIFT, "trunk, elevator, floor", ("on", "trunk", "floor"), {}),
        (TWO_ROPES, "plank, right end, left rope, right rope",
         ("attached", "right rope", "right end"), {}),
        (PEG, "string, lower end, peg, ball", ("attached", "string", "lower end"), {}),
        (LOUPE, "loupe, coin, focal point, eye", ("beyond", "eye", "focal point"),
         {"variables": LOUPE_VALUES}),
        (LOUPE, "loupe, coin, jeweller, focal point", ("beyond", "jeweller", "focal point"),
         {"variables": LOUPE_VALUES}),
        (LOUPE, "loupe, coin, virtual coin, focal point", ("beyond", "virtual coin", "focal point"),
         {"variables": LOUPE_VALUES}),
        (LOUPE, "loupe, coin, focal point", ("beyond", "image", "focal point"),
         {"variables": LOUPE_VALUES}),
        (MOVED, "loupe, coin, focal point", ("beyond", "coin", "focal point"),
         {"variables": LOUPE_VALUES}),
        (BEAM, "bar, left end, right end, chain", ("attached", "chain", "right end"), {}),
        (SHIFTED, "bar, left end, chain", ("attached", "chain", "left end"), {}),
        (PUMP, "water, tube, vacuum chamber", ("above", "water", "vacuum chamber"), {}),
        (HOIST, "crate, movable pulley, fixed pulley", ("below", "movable pulley", "fixed pulley"),
         {}),
        (ON_GROUND, "movable pulley, fixed pulley", ("above", "movable pulley", "fixed pulley"),
         {}),
        (METER, "lamp, ammeter, source", ("series", "ammeter", "lamp"), {}),
        (SHORTED, "lamp, ammeter", ("parallel", "ammeter", "lamp"), {}),
        (RAMP, "sledge, ramp, rope, hook", ("below", "sledge", "hook"),
         {"further": (("on", "sledge", "ramp"),)}),
    ],
)  # fmt: skip
def test_not_denied(question, bodies, relation, others):
    """So the words have it, or they leave it open."""
    assert not relation_alone_blamed(question, bodies, relation, **others)
