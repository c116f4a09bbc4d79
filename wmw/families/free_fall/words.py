"""Bodies, directions, forces and qualitative outcomes of free fall."""

from __future__ import annotations

from sympy import false, true

from wmw.core.family import Choice, Direction, ForceSpec, Gt, Lt, Outcome, RelationSpec, Role
from wmw.families.free_fall.marks import HIGH_PLACES, TO_A_PLACE
from wmw.families.free_fall.symbols import (
    DOWN,
    DOWN_MOMENT,
    DROP_MOMENT,
    DROPPED,
    FALLS,
    HIGH,
    HIGH_MOMENT,
    INTERVAL,
    MEET,
    MOMENTS_UP,
    REACH,
    RISING,
    TWO_BODIES,
    UP,
    UP_MOMENT,
    UP_PASS,
    W_2,
    WELL,
    W,
    h_top,
    v_B,
    v_t,
    y_b,
)

_THINGS = ("ball", "stone", "rock", "pebble", "coin", "object", "body", "particle", "tennis ball", "baseball", "rubber ball", "steel ball",
           "wrench", "brick", "hammer", "bolt", "nut", "apple", "key", "package", "parcel", "flowerpot", "pot", "golf ball", "iron ball", "egg",
           "bag", "sandbag", "arrow", "rocket", "bullet", "marble", "dart", "hailstone", "raindrop", "diver", "person", "student",
           "cricket ball", "soccer ball", "tool", "phone", "glove", "bucket", "ball bearing", "sphere", "block", "cannonball", "lead ball",
           "acorn", "nail", "screwdriver", "tile", "penny", "crate", "box", "camera", "icicle", "fruit", "coconut", "first ball", "first stone",
           "ball 1", "ball A", "stone A", "stone 1", "basketball", "flare", "toy", "helmet", "jumper", "athlete", "flea")  # fmt: skip
_THROWN = ("tennis ball", "rubber ball", "steel ball", "golf ball", "ball", "stone")
_GROUNDS = ("ground", "street", "water", "river", "floor", "sea", "pavement", "sidewalk", "lake", "earth", "ocean", "sand", "surface", "pool", "base",
            "bottom", "moon", "lunar surface")  # fmt: skip
_PLACES = ("tower", "building", "cliff", "bridge", "roof", "platform", "balcony", "scaffold", "window", "ledge", "ladder", "rooftop", "hill", "well",
           "balloon", "helicopter", "hand", "thrower", "diving board", "lighthouse", "crane", "girl", "boy", "woman", "man", "tree", "table", "drone", "elevator",
           "hot-air balloon", "cable car", "research balloon", "weather balloon", "mast", "wall", "railing", "gantry")  # fmt: skip

ROLES = (
    Role("body", _THINGS, (("mass", "m"),), (*FALLS, INTERVAL, WELL), ("stone", "pebble", "steel ball", "bolt", "coin", "brick")),
    Role("body", _THINGS, (("mass", "m"),), (UP, UP_MOMENT, UP_PASS, REACH, HIGH, HIGH_MOMENT), _THROWN),
    Role("body", _THINGS, (), (RISING,), ("sandbag", "package", "camera", "parcel")),
    Role("body", _THINGS, (), TWO_BODIES, ("stone", "pebble", "bolt")),
    Role("other", ("second ball", "second stone", "other ball", "other stone", "second rock", "ball 2", "ball B", "stone B", "stone 2", "second body", "thrown ball",
                   "thrown stone", "lower ball", "beanbag", "clay ball", "lump of clay"), (), TWO_BODIES, ("beanbag", "clay ball", "lump of clay")),
    Role("ground", _GROUNDS, (), (), ("ground",)),
    Role("perch", _PLACES, (("height", "h_0"),), (*FALLS, HIGH, HIGH_MOMENT, *TWO_BODIES), ("tower", "building", "cliff")),
    Role("perch", _PLACES, (("height", "h_0"),), (RISING,), ("balloon", "hot-air balloon", "research balloon")),
    Role("perch", _PLACES, (), (INTERVAL,), ("roof", "balcony")),
    Role("perch", ("well", "shaft", "mine shaft"), (("depth", "h_0"),), (WELL,), ("well", "shaft")),
    Role("mark", ("branch", "ceiling", "hook", "wire", "lamp", "mark", "target", "tree", "rope", *HIGH_PLACES), (("height", "y_b"),), (REACH,), ("branch", "wire", "hook")),
    Role("mark", ("window",), (("height", "w"),), (INTERVAL,), ("window",)),
)  # fmt: skip

RELATIONS = (
    RelationSpec(
        "above", ("body", "ground"), (*FALLS, RISING, HIGH, HIGH_MOMENT, INTERVAL, *TWO_BODIES)
    ),
    RelationSpec("above", ("body", "ground"), (UP, UP_MOMENT, UP_PASS, REACH), required=False),
    RelationSpec("above", ("perch", "ground"), (RISING,), required=False),
    RelationSpec("above", ("mark", "ground"), (REACH, INTERVAL)),
    RelationSpec("above", ("body", "mark"), (INTERVAL,), required=False),
)

DIRECTIONS = (
    Direction("down", (0, -1), (
        "downward", "vertically downward", "straight down", "down", "downwards", "vertically down", "toward the ground", "toward the earth",
        "towards the ground", "towards the earth", "toward the center of the earth", "toward earth's center", "negative y", "minus y", "↓")),
    Direction("up", (0, 1), ("upward", "vertically upward", "straight up", "up", "upwards", "vertically up", "positive y", "↑")),
)  # fmt: skip

_GRAVITY = (
    "gravity",
    "weight",
    "gravitational force",
    "force of gravity",
    "W",
    "F_g",
    "mg",
    "G",
    "gravity force",
    "Fg",
    "earth's gravity",
)

FORCES = (
    ForceSpec("gravity", "body", "down", W, _GRAVITY),
    ForceSpec("gravity", "other", "down", W_2, _GRAVITY, TWO_BODIES),
)

_RISING = ("it is still rising", "still rising", "it is rising", "is rising", "rising", "moving up", "moving upward", "moving upwards", "on its way up", "going up",
           "upward", "upwards", "it is moving up", "still going up", "still moving upward", "ascending", "up")  # fmt: skip
_FALLING = ("it is already falling", "already falling", "it is falling", "is falling", "falling", "moving down", "moving downward", "moving downwards", "on its way down",
            "coming down", "going down", "downward", "downwards", "it is moving down", "falling back", "descending", "on its way back down", "down")  # fmt: skip

OUTCOMES = (
    Outcome(
        "sense", ("still rising or", "rising or falling", "up or down", "moving upward or downward", "on its way up or", "going up or", "moving up or", "rising or already",
                  "upward or downward", "falling or rising", "coming down or", "in which direction", "in what direction", "which way"),
        (Choice("rising", Gt(v_t, 0), _RISING), Choice("falling", Lt(v_t, 0), _FALLING)),
        MOMENTS_UP, in_effects=False,
    ),
    # In prose "falls" and "rises" tell of the whole flight; only these speak of the moment.
    Outcome(
        "sense_then", (),
        (Choice("rising", Gt(v_t, 0), ("still rising", "still going up", "still on its way up", "still moving upward", "still moving up")),
         Choice("falling", Lt(v_t, 0), ("already falling", "already on its way down", "already coming down", "already moving downward",
                                        "already moving down", "already going down"))),
        MOMENTS_UP,
    ),
    Outcome(
        "reaches", ("does it reach", "will it reach", "does it get as high", "high enough", "fast enough", "reach or", "does it hit the", *(f"reach {a} {mark}" for a in ("a", "the") for mark in ("branch", "ceiling", "hook", "wire", "lamp", "mark")), "can it reach", "does it touch", *TO_A_PLACE),
        (Choice("reaches", Gt(h_top, y_b), ("it reaches the {mark}", "reaches the {mark}", "it reaches it", "reaches it", "reaches", "it gets there", "high enough", "rises above the {mark}",
                                            "rises past the {mark}", "gets as high as the {mark}", "will reach", "does reach", "it does", "hits the {mark}", "goes above", "yes")),
         Choice("falls short", Lt(h_top, y_b), ("it does not reach the {mark}", "does not reach the {mark}", "it does not reach it", "does not reach", "falls short", "it falls short", "stops below the {mark}",
                                                "turns back below the {mark}", "not high enough", "will not reach", "cannot reach", "fails to reach", "never reaches", "it does not", "stays below", "no"))),
        (REACH,), in_effects=False,
    ),
    Outcome(
        "reaching", (),
        (Choice("reaches", Gt(h_top, y_b), ("reaches the {mark}", "rises above the {mark}", "rises past the {mark}", "hits the {mark}", "gets as high as the {mark}")),
         Choice("falls short", Lt(h_top, y_b), ("does not reach the {mark}", "falls short of the {mark}", "stops below the {mark}", "turns back below the {mark}",
                                                "cannot reach the {mark}", "turns below the {mark}"))),
        (REACH,),
    ),
    Outcome(
        "speeding", ("gain or lose speed", "speed up or slow down"),
        (Choice("speeds up", true, ("speeds up", "gains speed", "picks up speed", "its speed grows", "speed of the {body} grows", "speed increases", "gets faster",
                                    "accelerates downward", "moves faster and faster")),
         Choice("steady", false, ("falls at constant speed", "falls at a constant speed", "falls with constant speed", "moves at constant speed", "keeps its speed",
                                  "speed stays the same", "speed stays constant", "falls at constant velocity")),
         Choice("slows", false, ("slows down", "loses speed", "decelerates", "gets slower", "speed decreases"))),
        (DROPPED, DROP_MOMENT, DOWN, DOWN_MOMENT),
    ),
    Outcome(
        "which_first",
        (*(f"{verb}{place} first" for verb in ("hits", "hit", "reaches", "reach", "strikes", "strike", "lands on", "land on", "lands", "land", "touches", "touch", "gets to", "arrives at")
           for place in (" the ground", " the floor", " the water", " the surface", " the bottom", " the earth", " the base", "")), "falls faster", "fall faster", "which falls faster"),
        (Choice("together", true, ("at the same time", "both at the same time", "together", "simultaneously", "neither", "same time", "both land together", "both", "same instant", "at once", "same moment", "they tie")),
         Choice("heavy", false, ("the heavier one", "heavier", "the heavy one", "the heavier", "more massive")),
         Choice("light", false, ("the lighter one", "lighter", "the light one", "less massive"))),
        (DROPPED, DROP_MOMENT), in_effects=False,
    ),
    Outcome(
        "thrown_one", ("still rising when they meet", "rising or falling when they", "still moving upward when they", "thrown one still rising"),
        (Choice("rising", Gt(v_B, 0), _RISING), Choice("falling", Lt(v_B, 0), _FALLING)),
        (MEET,), in_effects=False,
    ),
)  # fmt: skip
