"""Bodies, directions, forces and qualitative outcomes of projectile motion."""

from __future__ import annotations

from sympy import Abs, And, false, sin, true

from wmw.core.family import Choice, Direction, ForceSpec, Gt, Lt, Outcome, RelationSpec, Role
from wmw.families.projectile.symbols import (
    AIM,
    COMPARE,
    FLAT,
    FROM_HEIGHT,
    HIGHER,
    LEVELS,
    MOMENTS,
    ONE_THROW,
    RAISED,
    WALL,
    W,
    theta,
    theta_b,
    v_yt,
    y_t,
    y_w,
)

_THINGS = ("ball", "stone", "rock", "pebble", "object", "body", "particle", "tennis ball", "baseball", "golf ball", "soccer ball", "football", "cannonball", "arrow", "javelin", "bullet", "shell",
           "flare", "rocket", "package", "parcel", "bomb", "crate", "dart", "water", "stream", "marble", "coin", "snowball", "basketball", "cricket ball", "rubber ball", "steel ball", "clay ball", "disc",
           "shot", "hammer", "frog", "long jumper", "athlete", "diver", "skier", "motorcycle", "car", "person", "stunt driver", "kangaroo", "flea", "grasshopper", "salmon", "egg", "apple", "toy", "puck", "beanbag",
           "missile", "pellet", "ping-pong ball", "cat", "potato", "pumpkin", "can", "box", "brick", "first ball", "volleyball", "paintball", "key", "book", "hockey puck")  # fmt: skip
_GROUNDS = (
    "ground",
    "floor",
    "water",
    "sea",
    "level ground",
    "field",
    "street",
    "river",
    "earth",
    "surface",
    "lake",
    "beach",
    "sand",
    "lawn",
    "pitch",
    "ocean",
    "court",
    "plain",
    "valley",
    "base",
)
_PLACES = ("cliff", "tower", "building", "roof", "bridge", "table", "platform", "balcony", "window", "hill", "plane", "airplane", "helicopter", "ledge", "desk", "counter", "tabletop", "castle", "deck", "ramp",
           "bench", "shelf", "rooftop", "diving board", "aircraft", "cannon", "thrower", "player", "hand", "bow", "launcher", "catapult", "tee", "wall", "hose", "stairs")  # fmt: skip

ROLES = (
    Role("body", _THINGS, (("mass", "m"),), (*LEVELS, AIM, *HIGHER), ("golf ball", "soccer ball", "cannonball", "stone", "arrow", "ball")),
    Role("body", _THINGS, (("mass", "m"),), FROM_HEIGHT, ("ball", "stone", "snowball", "rubber ball", "pebble", "clay ball")),
    Role("ground", _GROUNDS, (), (), ("ground",)),
    Role("perch", _PLACES, (("height", "h_0"),), FROM_HEIGHT, ("cliff", "tower", "building")),
    Role("wall", ("wall", "fence", "barrier", "crossbar", "goal", "hedge", "net", "obstacle", "goalpost", "bar"), (("height", "y_w"), ("distance", "x_t")), (WALL,), ("wall", "fence", "barrier")),
    Role("wall", ("platform", "ledge", "roof", "raised platform", "rooftop"), (("height", "y_p"),), (RAISED,), ("platform",)),
)  # fmt: skip

RELATIONS = (
    RelationSpec("on", ("body", "ground"), (*LEVELS, AIM, *HIGHER), required=False),
    RelationSpec("above", ("body", "ground"), FROM_HEIGHT),
    RelationSpec("on", ("wall", "ground"), (WALL,), required=False),
)

DIRECTIONS = (
    Direction("down", (0, -1), (
        "downward", "vertically downward", "straight down", "down", "downwards", "vertically down", "toward the ground", "towards the ground", "toward the earth", "towards the earth", "toward the center of the earth",
        "negative y", "minus y", "↓")),
    Direction("up", (0, 1), ("upward", "vertically upward", "straight up", "up", "upwards", "vertically up", "positive y", "↑")),
    Direction("right", (1, 0), ("to the right", "right", "horizontal", "horizontally", "forward", "forwards", "in the direction of motion", "rightward", "along the motion")),
    Direction("left", (-1, 0), ("to the left", "left", "backward", "backwards", "leftward")),
)  # fmt: skip

FORCES = (
    ForceSpec(
        "gravity",
        "body",
        "down",
        W,
        (
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
        ),
        ONE_THROW,
    ),
)

_RISING = (
    "it is still rising",
    "still rising",
    "rising",
    "moving up",
    "moving upward",
    "on its way up",
    "going up",
    "upward",
    "upwards",
    "ascending",
    "still going up",
    "up",
)
_FALLING = (
    "it is already falling",
    "already falling",
    "falling",
    "moving down",
    "moving downward",
    "on its way down",
    "coming down",
    "going down",
    "downward",
    "downwards",
    "descending",
    "sinking",
    "down",
)

OUTCOMES = (
    Outcome(
        "sense", ("still rising or", "rising or falling", "up or down", "moving upward or downward", "on its way up or", "going up or", "rising or already", "upward or downward", "falling or rising"),
        (Choice("rising", Gt(v_yt, 0), _RISING), Choice("falling", Lt(v_yt, 0), _FALLING)),
        MOMENTS, in_effects=False,
    ),
    # In prose "falls" and "rises" tell of the whole flight; only these speak of the moment.
    Outcome(
        "sense_then", (),
        (Choice("rising", Gt(v_yt, 0), ("still rising", "still going up", "still on its way up", "still moving upward")),
         Choice("falling", Lt(v_yt, 0), ("already falling", "already on its way down", "already coming down", "already moving downward", "already sinking"))),
        MOMENTS,
    ),
    Outcome(
        "clears", ("does it clear the", "clear the", "clear it", "does it pass over", "fly over the", "hit the wall or", "pass over the", "get over the", "does it hit the", "hit it or", "hit the barrier", "hit the fence"),
        (Choice("clears", Gt(y_t, y_w), ("it clears the {wall}", "clears the {wall}", "clears it", "it clears it", "clears", "passes over the {wall}", "flies over the {wall}", "passes above the {wall}", "goes over the {wall}", "it does clear",
                                         "gets over the {wall}", "passes over", "flies over", "goes over", "will clear", "does clear", "does not hit the {wall}", "passes over it", "flies over it", "yes")),
         Choice("hits", Lt(y_t, y_w), ("it hits the {wall}", "hits the {wall}", "hits it", "strikes the {wall}", "does not clear the {wall}", "does not clear", "it does not clear it", "fails to clear", "runs into the {wall}",
                                       "will not clear", "cannot clear", "hits", "strikes", "is too low", "no"))),
        (WALL,), in_effects=False,
    ),
    Outcome(
        "clearing", (),
        (Choice("clears", Gt(y_t, y_w), ("clears the {wall}", "passes over the {wall}", "flies over the {wall}", "passes above the {wall}", "goes over the {wall}", "gets over the {wall}")),
         Choice("hits", Lt(y_t, y_w), ("hits the {wall}", "strikes the {wall}", "does not clear the {wall}", "fails to clear the {wall}", "runs into the {wall}"))),
        (WALL,),
    ),
    Outcome(
        "farther", ("land farther", "go farther", "farther than", "carry farther", "reach farther", "does the second", "farther or", "which goes farther", "which lands farther", "does it land farther", "land nearer", "farther away or"),
        (Choice("farther", And(Gt(sin(2 * theta_b), sin(2 * theta)), Gt(Abs(sin(2 * theta_b) - sin(2 * theta)), 1e-6)),
                ("the second throw lands farther away", "second throw lands farther away", "second lands farther", "lands farther", "farther", "goes farther", "second goes farther", "the second", "longer range", "the range is longer")),
         Choice("nearer", And(Lt(sin(2 * theta_b), sin(2 * theta)), Gt(Abs(sin(2 * theta_b) - sin(2 * theta)), 1e-6)),
                ("the second throw lands nearer", "second throw lands nearer", "second lands nearer", "lands nearer", "nearer", "less far", "not as far", "second lands less far", "the first", "shorter range", "falls short of the first", "closer",
                 "lands closer", "the range is shorter")),
         Choice("same", Lt(Abs(sin(2 * theta_b) - sin(2 * theta)), 1e-6),
                ("both land equally far away", "equally far", "the same distance", "same range", "just as far", "same place", "at the same distance", "same distance", "ranges are equal"))),
        (COMPARE,), in_effects=False,
    ),
    Outcome(
        "which_first", ("which hits the ground first", "which lands first", "which one lands first", "which reaches the ground first", "which one hits the ground first", "which one reaches the ground first", "which of them lands first",
                        "which ball hits the ground first", "which ball lands first", *(f"{a} {v} the {w} first" for a in ("which", "which one", "which of them", "which ball", "which marble", "which object") for v in ("reaches", "hits", "strikes") for w in ("ground", "floor", "surface"))),
        (Choice("together", true, ("at the same time", "both at the same time", "together", "simultaneously", "neither", "same time", "both land together")),
         Choice("dropped", false, ("the dropped one", "the dropped ball", "dropped one", "the one that is dropped")),
         Choice("thrown", false, ("the thrown one", "the thrown ball", "thrown one", "the one thrown horizontally", "the one that is thrown"))),
        (FLAT,), in_effects=False,
    ),
    # Without a horizontal force the horizontal velocity cannot change.
    Outcome(
        "horizontal", ("what happens to its horizontal velocity", "horizontal velocity change", "horizontal component of its velocity change"),
        (Choice("constant", true, ("horizontal velocity stays constant", "horizontal velocity is constant", "horizontal velocity does not change", "keeps its horizontal velocity", "constant horizontal velocity",
                                   "horizontal velocity stays the same", "horizontal component stays the same", "horizontal velocity remains constant", "horizontal speed is constant")),
         Choice("shrinks", false, ("horizontal velocity decreases", "loses horizontal velocity", "horizontal velocity shrinks", "horizontal speed decreases", "horizontal component decreases")),
         Choice("grows", false, ("horizontal velocity increases", "gains horizontal velocity", "horizontal velocity grows", "horizontal speed increases", "horizontal component increases"))),
        ONE_THROW,
    ),
)  # fmt: skip
