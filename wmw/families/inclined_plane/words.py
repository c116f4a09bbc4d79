"""Bodies, directions, forces and qualitative outcomes of a body on an incline."""

from __future__ import annotations

from sympy import And, cos, false, sin, tan, true

from wmw.core.family import (
    Choice,
    Direction,
    Eq,
    ForceSpec,
    Gt,
    Le,
    Lt,
    Outcome,
    RelationSpec,
    Role,
)
from wmw.families.inclined_plane.hanging import HAULED, HUNG
from wmw.families.inclined_plane.physics import (
    BACK,
    DOWN,
    FLOOR,
    HELD,
    LEVEL_PUSH,
    LIMIT,
    PULLED,
    UP,
    N,
    P,
    W,
    a,
    f,
    mu_k,
    mu_s,
    theta,
)
from wmw.families.inclined_plane.rigs import HELD_UP, LET_DOWN, PARKED
from wmw.families.inclined_plane.rolling import ROLLS
from wmw.families.inclined_plane.wordings import across, along, predicates

ROLES = (
    Role("block", ("block", "crate", "box", "trunk", "suitcase", "package", "sled", "cart", "body",
                   "object", "mass", "brick", "cube", "parcel", "slider", "chest"), (("mass", "m"),),
         written=("block", "crate", "box", "trunk", "suitcase", "package", "brick", "parcel", "cube", "chest")),
    Role("incline", ("incline", "ramp", "slope", "inclined plane", "plane", "board", "plank", "hill",
                     "surface"), (("angle", "theta"),),
         written=("incline", "ramp", "slope", "inclined plane", "board")),
)  # fmt: skip

RELATIONS = (
    RelationSpec("on", ("block", "incline")),
    RelationSpec("contact", ("block", "incline"), required=False),
    RelationSpec("supported_by", ("block", "incline"), required=False),
    RelationSpec("above", ("block", "incline"), required=False),
)

_IN = ("down", "downward", "downwards", "inward", "inwards", "into it")

# The incline rises to the right: uphill is (cos, sin), out of the surface is (-sin, cos).
DIRECTIONS = (
    Direction("down", (0, -1), (
        "vertically downward", "downward", "straight down", "vertically down", "down", "toward the ground",
        "toward the earth", "downwards", "vertically downwards", "straight downward", "toward the center of the earth",
        "towards the ground", "towards the earth", "↓")),
    Direction("up", (0, 1), ("vertically upward", "upward", "straight up", "vertically up", "upwards",
                             "vertically upwards", "straight upward", "↑")),
    Direction("downhill", (-cos(theta), -sin(theta)), (
        "down the {incline}", "along the {incline}, downward", "parallel to the {incline}, downhill", "downslope",
        "down-slope", "down slope", "toward the bottom of the {incline}", "towards the bottom of the {incline}",
        "toward the foot of the {incline}", *along(("down", "downward", "downwards", "downhill", "downslope")))),
    Direction("horizontal", (1, 0), (
        "horizontally toward the {incline}", "horizontal", "horizontally", "horizontal, toward the {incline}",
        "horizontally into the {incline}", "horizontal (toward the {incline})", "horizontally towards the {incline}")),
    Direction("uphill", (cos(theta), sin(theta)), (
        "up the {incline}", "along the {incline}, upward", "parallel to the {incline}, uphill", "upslope",
        "up-slope", "up slope", "toward the top of the {incline}", "towards the top of the {incline}",
        *along(("up", "upward", "upwards", "uphill", "upslope")))),
    Direction("outward", (-sin(theta), cos(theta)), (
        "perpendicular to the {incline}, away from it", "normal to the {incline}, outward",
        "at right angles to the {incline}, out of it", "away from the {incline}", "out of the {incline}",
        "perpendicular upward", "perpendicular to incline", "perpendicular outward", "perpendicularly upward",
        "perpendicular and upward", "perpendicular and outward", *across(("", "up", "upward", "upwards")))),
    Direction("inward", (sin(theta), -cos(theta)), (
        "perpendicular to the {incline}, into it", "into the {incline}", "toward the {incline}",
        "towards the {incline}", *across(_IN))),
)  # fmt: skip

_GRAVITY = ("gravity", "weight", "gravitational force", "force of gravity", "W", "F_g", "mg", "G")
_NORMAL = (
    "normal force",
    "normal",
    "normal reaction",
    "N",
    "F_N",
    "support force",
    "reaction of the incline",
)

FORCES = (
    ForceSpec("gravity", "block", "down", W, _GRAVITY),
    ForceSpec("normal force", "block", "outward", N, _NORMAL),
    ForceSpec("kinetic friction", "block", "uphill", f,
              ("kinetic friction", "friction", "friction force", "sliding friction", "f_k", "f"),
              (DOWN, BACK, FLOOR, LET_DOWN), Gt(mu_k, 0)),
    ForceSpec("kinetic friction", "block", "downhill", f,
              ("kinetic friction", "friction", "friction force", "sliding friction", "f_k", "f"),
              (UP, PULLED, BACK, LEVEL_PUSH), Gt(mu_k, 0)),
    ForceSpec("static friction", "block", "uphill", f,
              ("static friction", "friction", "friction force", "f_s", "f"), (HELD, LIMIT, HELD_UP), Gt(mu_s, 0)),
    ForceSpec("static friction", "block", "uphill", f,
              ("static friction", "friction", "friction force", "f_s", "f"), (ROLLS, PARKED)),
    ForceSpec("tension", "block", "uphill", P,
              ("tension", "tension in the cord", "tension in the string", "pull of the cord", "T", "P", "rope", "cord", "string"), (HUNG, HAULED)),
    ForceSpec("applied force", "block", "uphill", P,
              ("applied force", "pull", "P", "push", "F", "tension", "rope", "applied"), (PULLED, LET_DOWN, HELD_UP)),
    ForceSpec("applied force", "block", "horizontal", P,
              ("applied force", "push", "P", "F", "horizontal force", "applied", "F_h", "horizontal push"), (LEVEL_PUSH,)),
)  # fmt: skip

_SLOWER = (
    "slows down",
    "loses speed",
    "decelerates",
    "its speed decreases",
    "speed drops",
    "speed falls",
    "slower and slower",
    "gets slower",
    "is slowing down",
    "speed decreases",
)
_FASTER = (
    "its speed increases",
    "speed increases",
    "speed grows",
    "faster and faster",
    "is speeding up",
    "picks up speed",
)

# What is compared with the limit is the friction that the body needs to stay at rest.
_LIMITS = (
    "the limit of static friction",
    "the limit of friction",
    "the limit",
    "its limit",
    "the static friction limit",
    "the maximum static friction",
    "the maximum static friction force",
    "the largest static friction",
    "the greatest static friction",
    "the maximum friction",
    "what static friction can supply",
    "what static friction can provide",
    "the available static friction",
)
_ABOVE = predicates(
    (
        "exceeds",
        "is above",
        "is more than",
        "is greater than",
        "is larger than",
        "is beyond",
        "is over",
        "overcomes",
    ),
    _LIMITS,
)
_BELOW = predicates(
    (
        "is below",
        "is within",
        "does not exceed",
        "stays below",
        "stays within",
        "is less than",
        "is smaller than",
        "lies below",
        "lies within",
        "remains below",
    ),
    _LIMITS,
)

OUTCOMES = (
    Outcome(
        "motion", (*(f"{will} {{block}} {moves}" for will in ("does", "will") for moves in ("slide", "slip", "move", "begin to slide", "start to slide", "begin to move", "start to move")), "does it slide", "will it slide", "slide or", "slide down or", "begin to slide or",
                   "stay at rest or", "slide or not", "move or", "start to slide", "begin to slide", "start to slip",
                   "begin to slip", "start sliding", "start slipping", "begin sliding", "start to move", "start moving",
                   "begin to move", "remain at rest", "stay at rest", "stay where it is", "stay put", "stay in place", "remain in place", "remain where it is", "keep still", "hold its place", "stay there", "stay on the {incline} without", "slip down", "slip off", "slide off"),
        (
            Choice("slides", Gt(tan(theta), mu_s),
                   ("slides down", "it slides", "slides", "begins to slide", "starts to slide",
                    "slides down the {incline}", "accelerates down", "will slide", "starts sliding", "start to slide", "begin to slide",
                    "starts to slip", "begins to slip", "start to slip", "begin to slip", "slips", "will slip",
                    "starts to move", "begins to move", "does not stay", "does not remain at rest")),
            Choice("stays", Le(tan(theta), mu_s),
                   ("stays at rest", "it stays at rest", "remains at rest", "does not slide", "does not move",
                    "stays where it is", "stays put", "will not slide", "remains stationary",
                    "doesn't slide", "stays in place", "it stays", "does not slip", "will not slip", "will stay",
                    "will remain at rest", "will not move", "does not start to slide", "does not begin to slide",
                    "will not start to slide", "will not begin to slide", "does not start to slip", "holds")),
        ),
        (DOWN, HELD),
        in_effects=False,
    ),
    # In this regime it moves; effects say so also where mu_s is unknown.
    Outcome(
        "sliding",
        (),
        (
            Choice("slides", true, ("slides down", "begins to slide", "starts to slide", "accelerates down", "starts sliding")),
            Choice("stays", false, ("stays at rest", "remains at rest", "does not slide", "does not move", "stays where it is",
                                    "remains stationary", "stays in place")),
        ),
        (DOWN,),
    ),
    Outcome(
        "staying",
        (),
        (
            Choice("slides", Gt(tan(theta), mu_s), ("slides down", "begins to slide", "starts to slide", "accelerates down", "starts sliding")),
            Choice("stays", Le(tan(theta), mu_s), ("stays at rest", "remains at rest", "does not slide", "does not move", "stays where it is",
                                   "remains stationary", "stays in place")),
        ),
        (HELD,),
    ),
    Outcome(
        "limit",
        (),
        (
            Choice("exceeds", Gt(tan(theta), mu_s),
                   (*_ABOVE, "static friction is too weak", "static friction cannot hold", "friction is too weak to hold")),
            Choice("within", Le(tan(theta), mu_s),
                   (*_BELOW, "static friction can hold", "static friction is strong enough",
                    "static friction can balance")),
        ),
        (DOWN, HELD, UP),
    ),
    Outcome(
        "after_stopping", ("slide back", "does it come back", "after it stops", "after stopping"),
        (
            Choice("slides back", Gt(tan(theta), mu_s),
                   ("slides back down", "it slides back down", "slides back", "comes back down", "slides down again",
                    "returns down the {incline}", "it slides back", "does not stay where it stopped",
                    "does not stay there", "does not stay at rest", "does not remain at rest", "will slide back",
                    "begins to slide back", "starts to slide back", "starts sliding back", "moves back down")),
            Choice("stays up", Le(tan(theta), mu_s),
                   ("stays where it stopped", "it stays where it stopped", "stays at rest there", "remains at rest",
                    "does not slide back", "stays up there", "stays there", "stays at rest", "it stays", "does not come back",
                    "will not slide back", "remains where it stopped", "remains there", "stays where it is",
                    "does not return", "does not slide down again", "stays put", "remains up there")),
        ),
        (UP,),
    ),
    Outcome(
        "speed_change", ("speed up or slow down", "gain or lose speed"),
        (
            Choice("speeds up", Gt(a, 0), ("speeds up", "gains speed", "gets faster", "accelerates down", *_FASTER)),
            Choice("slows down", Lt(a, 0), _SLOWER),
            Choice("constant", Eq(a, 0), ("moves at constant speed", "keeps a constant speed", "keeps its speed",
                                          "constant speed", "does not accelerate")),
        ),
        (DOWN, PULLED),
    ),
    Outcome(
        "slowing", (),
        (
            Choice("slows", And(Gt(a, 0)), (*_SLOWER, "slows", "comes to rest")),
            Choice("speeds up", Le(a, 0), ("speeds up", "gains speed", "gets faster", *_FASTER)),
        ),
        (UP,),
    ),
)  # fmt: skip
