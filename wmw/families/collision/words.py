"""Bodies, relations, directions, forces and qualitative outcomes of collisions."""

from __future__ import annotations

from sympy import Gt, Lt

from wmw.core.family import Choice, Direction, ForceSpec, Outcome, RelationSpec, Role
from wmw.families.collision.bodies import FIRST, SECOND, THINGS
from wmw.families.collision.symbols import (
    BALLISTIC,
    BOUNCE,
    COLLISIONS,
    ELASTIC,
    HEAD_ON,
    N_1,
    N_2,
    OF_TYPE,
    PARTLY,
    PUSH,
    REST,
    STICKING,
    STOP,
    TWO_BODIES,
    W_1,
    W_2,
    F_c,
    v_1f,
    v_f,
)

_WRITTEN = ("cart", "ball", "puck", "trolley", "glider")
_STILL = f"{STICKING}_{REST}"

# "cart A" is read as "cart", which may be either body unless the other one has a letter.
ROLES = (
    Role("first", (*(f"{thing} P" for thing in _WRITTEN), *FIRST.names, *FIRST.numbered, *THINGS), (("mass", "m_1"),),
         TWO_BODIES, tuple(f"{thing} P" for thing in _WRITTEN)),
    Role("second", (*(f"{thing} Q" for thing in _WRITTEN), *SECOND.names, *SECOND.numbered, "other ball", "other cart", "target", *THINGS), (("mass", "m_2"),),
         TWO_BODIES, tuple(f"{thing} Q" for thing in _WRITTEN)),
    Role("bullet", ("steel ball", "clay ball", "bullet", "dart", "pellet", "projectile", "arrow"), (("mass", "m_1"),), (BALLISTIC,), ("steel ball", "clay ball")),
    Role("target", ("wooden block", "pendulum", "pendulum bob", "hanging block", "bob"), (("mass", "m_2"),), (BALLISTIC,), ("wooden block",)),
    Role("body", ("ball", "puck", "cart", "disk", "marble", "glider", "block", "car", "object"), (("mass", "m_1"),), (BOUNCE, PUSH, STOP),
         ("ball", "puck", "disk")),
    Role("wall", ("wall", "barrier", "cushion", "fixed wall"), (), (BOUNCE,), ("wall",)),
    Role("surface", ("track", "air track", "surface", "ice", "table", "road", "floor", "rail", "frictionless surface", "horizontal surface",
                     "frictionless track", "tabletop", "rink"), (), TWO_BODIES, ("track", "surface", "rail")),
)  # fmt: skip

RELATIONS = (
    RelationSpec("on", ("first", "surface"), TWO_BODIES),
    RelationSpec("on", ("second", "surface"), TWO_BODIES),
    RelationSpec("separated", ("first", "second"), COLLISIONS, required=False),
    RelationSpec("contact", ("body", "wall"), (BOUNCE,), required=False),
)

DIRECTIONS = (
    Direction("down", (0, -1), ("vertically downward", "downward", "straight down", "down", "vertically down", "↓", "-y", "toward the ground")),
    Direction("up", (0, 1), ("vertically upward", "upward", "straight up", "up", "vertically up", "↑", "+y", "perpendicular to the surface",
                             "normal to the surface")),
    Direction("forward", (1, 0), (
        "in the direction in which {first} moved at first", "along the initial velocity of {first}", "in the initial direction of {first}",
        "along {first}'s initial motion", "in the direction of {first}'s initial motion", "in {first}'s original direction",
        "along the incoming motion of {first}")),
    Direction("backward", (-1, 0), (
        "against the initial velocity of {first}", "opposite to the initial velocity of {first}", "against the initial motion of {first}",
        "opposite to {first}'s initial motion", "opposite to the initial direction of {first}", "opposite to {first}'s original direction")),
)  # fmt: skip

_GRAVITY = ("gravity", "weight", "gravitational force", "force of gravity", "F_g", "mg", "G", "W")
_NORMAL = (
    "normal force",
    "normal",
    "normal reaction",
    "N",
    "F_N",
    "support force",
    "reaction of the surface",
)
_CONTACT = ("contact force", "impact force", "collision force", "force of the other body", "impulsive force", "force from the other body",
            "contact", "impact", "collision")  # fmt: skip

FORCES = (
    ForceSpec("gravity", "first", "down", W_1, _GRAVITY, TWO_BODIES),
    ForceSpec("normal force", "first", "up", N_1, _NORMAL, TWO_BODIES),
    ForceSpec("gravity", "second", "down", W_2, _GRAVITY, TWO_BODIES),
    ForceSpec("normal force", "second", "up", N_2, _NORMAL, TWO_BODIES),
    # While the bodies touch; its size changes from moment to moment and is left open.
    ForceSpec("contact force", "first", "backward", F_c, _CONTACT, COLLISIONS),
    ForceSpec("contact force", "second", "forward", F_c, _CONTACT, COLLISIONS),
)

_BACK = ("{first} moves back", "it moves back", "{first} bounces back", "it bounces back", "{first} rebounds", "it rebounds", "bounces back", "rebounds",
         "reverses its direction", "moves backward", "turns back", "in the opposite direction", "backward", "reverses direction", "moves back",
         "recoils", "opposite to its original direction", "opposite direction")  # fmt: skip
_ON = ("{first} moves on forward", "it moves on forward", "{first} keeps moving forward", "it keeps moving forward", "continues forward",
       "moves on in the same direction", "keeps its direction", "moves forward", "in the same direction", "forward", "same direction",
       "continues in its original direction", "in its original direction", "does not turn back", "moves on")  # fmt: skip
_MOVE_BACK = (
    *_BACK[:1],
    "{first} bounces back",
    "{first} rebounds",
    "{first} turns back",
    "{first} reverses its direction",
    "{first} recoils",
)
_MOVE_ON = (
    *_ON[:1],
    "{first} keeps moving forward",
    "{first} continues forward",
    "{first} keeps its direction",
    "{first} moves forward",
)

OUTCOMES = (
    Outcome(
        "first_after",
        ("move back or", "move on forward or", "bounce back or", "does it bounce back", "keep moving forward or", "moves back or", "forward or backward",
         "rebound or", "in which direction does cart P", "in which direction does ball P", "which way does cart P", "which way does ball P",
         "same direction or", "bounce back", "keep its direction or", "move forward or", "reverse its direction"),
        (
            Choice("moves back", Lt(v_1f, 0), _BACK),
            Choice("moves on forward", Gt(v_1f, 0), _ON),
        ),
        (*OF_TYPE[ELASTIC], *OF_TYPE[PARTLY]), in_effects=False,
    ),
    Outcome(
        "first_claim", (),
        (
            Choice("moves back", Lt(v_1f, 0), _MOVE_BACK),
            Choice("moves on", Gt(v_1f, 0), _MOVE_ON),
        ),
        (*OF_TYPE[ELASTIC], *OF_TYPE[PARTLY]),
    ),
    Outcome(
        "common_direction",
        ("in which direction do they", "which way do they", "in whose direction", "whose direction", "in whose original direction", "in which direction does the combined",
         "direction of motion after"),
        (
            Choice("first", Gt(v_f, 0), ("in the direction of {first}", "in the original direction of {first}", "the way {first} came", "{first}",
                                         "as {first} moved", "in {first}'s direction", "direction of {first}")),
            Choice("second", Lt(v_f, 0), ("in the direction of {second}", "in the original direction of {second}", "the way {second} came", "{second}",
                                          "as {second} moved", "in {second}'s direction", "direction of {second}")),
        ),
        (f"{STICKING}_{HEAD_ON}",), in_effects=False,
    ),
    Outcome(
        "speed_claim", (),
        (
            Choice("slower", Gt(v_f, 0), ("more slowly than {first} did", "slower than {first} was", "slower than {first} moved",
                                               "more slowly than {first} moved before")),
            Choice("faster", Lt(v_f, 0), ("faster than {first} did", "faster than {first} was", "faster than {first} moved before")),
        ),
        (_STILL,),
    ),
)  # fmt: skip
