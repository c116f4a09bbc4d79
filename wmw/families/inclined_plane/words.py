"""Bodies, directions, forces and qualitative outcomes of a body on an incline."""

from __future__ import annotations

from sympy import And, Gt, Le, cos, false, sin, tan, true

from wmw.core.family import Choice, Direction, Eq, ForceSpec, Outcome, RelationSpec, Role
from wmw.families.inclined_plane.physics import (
    DOWN,
    HELD,
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

# The incline rises to the right: uphill is (cos, sin), out of the surface is (-sin, cos).
DIRECTIONS = (
    Direction("down", (0, -1), (
        "vertically downward", "downward", "straight down", "vertically down", "down", "toward the ground",
        "toward the earth", "↓")),
    Direction("up", (0, 1), ("vertically upward", "upward", "straight up", "vertically up", "↑")),
    Direction("downhill", (-cos(theta), -sin(theta)), (
        "down the {incline}", "along the {incline}, downward", "parallel to the {incline}, downhill",
        "down the incline", "down the slope", "down the ramp", "down the plane", "downhill",
        "down along the incline", "downslope", "parallel to the incline, down", "along the incline downward",
        "down and parallel to the incline", "along the slope, downward", "down-slope", "down slope")),
    Direction("uphill", (cos(theta), sin(theta)), (
        "up the {incline}", "along the {incline}, upward", "parallel to the {incline}, uphill",
        "up the incline", "up the slope", "up the ramp", "up the plane", "uphill", "up along the incline",
        "upslope", "parallel to the incline, up", "along the incline upward", "up and parallel to the incline",
        "along the slope, upward", "up-slope", "up slope")),
    Direction("outward", (-sin(theta), cos(theta)), (
        "perpendicular to the {incline}, away from it", "normal to the {incline}, outward",
        "at right angles to the {incline}, out of it", "perpendicular to the incline",
        "perpendicular to the surface", "normal to the surface", "perpendicular to the incline, upward",
        "normal to the incline", "away from the incline", "perpendicular to the slope", "out of the incline",
        "perpendicular to the ramp", "away from the surface", "perpendicular to the plane",
        "perpendicular upward", "perpendicular to incline")),
    Direction("inward", (sin(theta), -cos(theta)), (
        "perpendicular to the {incline}, into it", "into the incline", "into the surface", "into the slope",
        "perpendicular to the incline, downward", "into the {incline}", "toward the incline")),
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
              (DOWN,), Gt(mu_k, 0)),
    ForceSpec("kinetic friction", "block", "downhill", f,
              ("kinetic friction", "friction", "friction force", "sliding friction", "f_k", "f"),
              (UP, PULLED), Gt(mu_k, 0)),
    ForceSpec("static friction", "block", "uphill", f,
              ("static friction", "friction", "friction force", "f_s", "f"), (HELD, LIMIT), Gt(mu_s, 0)),
    ForceSpec("applied force", "block", "uphill", P,
              ("applied force", "pull", "P", "push", "F", "tension", "rope", "applied"), (PULLED,)),
)  # fmt: skip

OUTCOMES = (
    Outcome(
        "motion", ("does it slide", "will it slide", "slide or", "slide down or", "begin to slide or",
                   "stay at rest or", "slide or not", "move or"),
        (
            Choice("slides", Gt(tan(theta), mu_s),
                   ("slides down", "it slides", "slides", "begins to slide", "starts to slide",
                    "slides down the {incline}", "accelerates down", "will slide", "starts sliding")),
            Choice("stays", Le(tan(theta), mu_s),
                   ("stays at rest", "it stays at rest", "remains at rest", "does not slide", "does not move",
                    "stays where it is", "stays put", "will not slide", "remains stationary",
                    "doesn't slide", "stays in place", "it stays")),
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
        "after_stopping", ("slide back", "does it come back", "after it stops", "after stopping"),
        (
            Choice("slides back", Gt(tan(theta), mu_s),
                   ("slides back down", "it slides back down", "slides back", "comes back down", "slides down again",
                    "returns down the {incline}", "it slides back")),
            Choice("stays up", Le(tan(theta), mu_s),
                   ("stays where it stopped", "it stays where it stopped", "stays at rest there", "remains at rest",
                    "does not slide back", "stays up there", "stays there", "stays at rest", "it stays")),
        ),
        (UP,),
    ),
    Outcome(
        "speed_change", ("speed up or slow down", "gain or lose speed"),
        (
            Choice("speeds up", Gt(a, 0), ("speeds up", "gains speed", "gets faster", "accelerates down")),
            Choice("constant", Eq(a, 0), ("moves at constant speed", "keeps a constant speed", "keeps its speed",
                                          "constant speed", "does not accelerate")),
        ),
        (DOWN, PULLED),
    ),
    Outcome(
        "slowing", (),
        (
            Choice("slows", And(Gt(a, 0)), ("slows down", "loses speed", "decelerates", "slows", "comes to rest")),
            Choice("speeds up", Le(a, 0), ("speeds up", "gains speed", "gets faster")),
        ),
        (UP,),
    ),
)  # fmt: skip
