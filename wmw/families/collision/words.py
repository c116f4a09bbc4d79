"""Bodies, relations, directions, forces and qualitative outcomes of collisions."""

from __future__ import annotations

from sympy import Abs, false, true

from wmw.core.family import Choice, Direction, Eq, ForceSpec, Gt, Lt, Outcome, RelationSpec, Role
from wmw.families.collision.bodies import FIRST, SECOND, THINGS, Naming
from wmw.families.collision.symbols import (
    APART,
    BALLISTIC,
    BOUNCE,
    COLLISIONS,
    ELASTIC,
    HEAD_ON,
    MEETING,
    N_1,
    N_2,
    OF_TYPE,
    PARTLY,
    PUSH,
    RECOIL,
    REST,
    STICKING,
    STOP,
    TWO_BODIES,
    W_1,
    W_2,
    F_c,
    K_i,
    Q,
    e,
    m_1,
    m_2,
    s_1,
    s_1f,
    v_1f,
    v_2f,
    v_2i,
    v_f,
)

_WRITTEN = ("cart", "ball", "puck", "trolley", "glider")
_STILL = f"{STICKING}_{REST}"

_SENT = ("bullet", "shell", "dart", "arrow", "wrench", "tool", "tool box", "toolbox", "stone", "rock", "cannonball", "pellet", "package", "clay", "snowball", "putty", "hammer",
         "camera", "fragment 1", "piece 1")  # fmt: skip
_SENDING = ("rifle", "gun", "cannon", "astronaut", "boat", "raft", "canoe", "fragment 2", "piece 2", "wood", "stationary ball", "stationary cart", "stationary car")  # fmt: skip

# "cart A" is read as "cart", which may be either body unless the other one has a letter.
ROLES = (
    Role("first", (*(f"{thing} P" for thing in _WRITTEN), *FIRST.names, *FIRST.numbered, *THINGS, *_SENT), (("mass", "m_1"),),
         TWO_BODIES, tuple(f"{thing} P" for thing in _WRITTEN)),
    Role("second", (*(f"{thing} Q" for thing in _WRITTEN), *SECOND.names, *SECOND.numbered, "other ball", "other cart", "target", *THINGS, *_SENDING), (("mass", "m_2"),),
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

_SECOND_NAMES = (*SECOND.names, *SECOND.numbered, "second body", "target")


def _along(name: str) -> tuple[str, ...]:
    return (f"along the initial velocity of {name}", f"in the initial direction of {name}", f"in the direction of motion of {name}",
            f"along the motion of {name}", f"along the velocity of {name}", f"in the direction of {name}'s motion", f"in {name}'s direction of motion",
            f"in the original direction of {name}", f"along {name}'s motion", f"in {name}'s initial direction")  # fmt: skip


def _against(name: str) -> tuple[str, ...]:
    return (f"against the initial velocity of {name}", f"opposite to the initial direction of {name}", f"opposite to the motion of {name}",
            f"against the motion of {name}", f"opposite to the velocity of {name}", f"opposite to {name}'s motion", f"against {name}'s motion",
            f"opposite to the direction of motion of {name}", f"opposite to {name}'s direction of motion",
            f"opposite to the original direction of {name}")  # fmt: skip


def _names(lead: str, body: Naming) -> tuple[str, ...]:
    return tuple(f"{lead} {name}" for name in (*body.names, *body.numbered))


DIRECTIONS = (
    Direction("down", (0, -1), ("vertically downward", "downward", "straight down", "down", "vertically down", "↓", "-y", "toward the ground")),
    Direction("up", (0, 1), ("vertically upward", "upward", "straight up", "up", "vertically up", "↑", "+y", "perpendicular to the surface",
                             "normal to the surface")),
    Direction("forward", (1, 0), (
        "in the direction in which {first} moved at first", *_along("{first}"), *_names("away from", FIRST), *_names("toward", SECOND), *_names("towards", SECOND), "along the initial velocity of {first}", "in the initial direction of {first}",
        "along {first}'s initial motion", "in the direction of {first}'s initial motion", "in {first}'s original direction",
        "along the incoming motion of {first}")),
    Direction("backward", (-1, 0), (
        *_against("{first}"), *_names("away from", SECOND), *_names("toward", FIRST), *_names("towards", FIRST),
        "against the initial velocity of {first}", "opposite to the initial velocity of {first}", "against the initial motion of {first}",
        "opposite to {first}'s initial motion", "opposite to the initial direction of {first}", "opposite to {first}'s original direction")),
    # The second body may come from either side; its names alone tell it ("cart" may be either).
    Direction("second's way", (v_2i / Abs(v_2i), 0), tuple(phrase for name in _SECOND_NAMES for phrase in _along(name))),
    Direction("against second's way", (-v_2i / Abs(v_2i), 0), tuple(phrase for name in _SECOND_NAMES for phrase in _against(name))),
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

_MOVE = ("move on", "moves on", "move", "moves", "move off", "moves off")
_WAY_OF_FIRST = ("the direction of {first}", "the original direction of {first}", "{first}'s direction", "{first}'s original direction",
                 "the initial direction of {first}")  # fmt: skip
_WAY_OF_SECOND = tuple(way.replace("{first}", "{second}") for way in _WAY_OF_FIRST)

OUTCOMES = (
    Outcome(
        "first_after",
        ("move back or", "move on forward or", "bounce back or", "does it bounce back", "keep moving forward or", "moves back or", "forward or backward",
         "rebound or", "in which direction does cart P", "in which direction does ball P", "which way does cart P", "which way does ball P", *(f"{way} {does} first body" for way in ("which direction", "which way") for does in ("does", "will", "is")),
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
    # The momenta are equal and opposite, and so the lighter one has more of the energy.
    Outcome(
        "energies_of_parting", tuple(f"{verb} {the}{more} kinetic energy" for verb in ("has", "gets", "receives", "carries away", "carries", "takes", "ends up with", "which then has", "then has", "have", "gain", "gains", "is given") for the in ("the ", "") for more in ("larger", "greater", "more", "most of the", "the most", "bigger", "higher")),
        (
            Choice("first", Lt(m_1, m_2), ("{first}", *FIRST.names, *FIRST.numbered)),
            Choice("second", Gt(m_1, m_2), ("{second}", *SECOND.names, *SECOND.numbered)),
            Choice("equal", Eq(m_1, m_2), ("both", "both have the same", "the same", "equal", "they are equal", "neither", "both equally", "equally large")),
        ),
        (RECOIL,), in_effects=False,
    ),
    Outcome(
        "momenta_of_parting", tuple(f"{verb} {the}{more} momentum" for verb in ("has", "gets", "receives", "carries", "takes", "then has", "have", "gains", "is given") for the in ("the ", "") for more in ("larger", "greater", "more", "bigger", "higher", "larger size of")),
        (
            Choice("equal", true, ("both", "both have the same", "the same", "equal", "they are equal", "neither", "both equally", "equally large", "equal momenta", "equally large momenta", "same size")),
            Choice("first", false, ("{first}", *FIRST.names, *FIRST.numbered)),
            Choice("second", false, ("{second}", *SECOND.names, *SECOND.numbered)),
        ),
        (RECOIL,), in_effects=False,
    ),
    # Claims in effects alone: comparisons ("slower than") are not read, these plain ones are.
    Outcome(
        "pair_claim", (),
        (
            Choice("first", Gt(v_f, 0), tuple(f"{verb} in {way}" for verb in _MOVE for way in _WAY_OF_FIRST)),
            Choice("second", Lt(v_f, 0), tuple(f"{verb} in {way}" for verb in _MOVE for way in _WAY_OF_SECOND)),
        ),
        (f"{STICKING}_{HEAD_ON}",),
    ),
    Outcome(
        "speed_claim", (),
        (
            Choice("slower", Lt(s_1f, 0.999 * s_1), ("{first} slows down", "{first} loses speed", "{first} is slowed down", "{first} is slowed")),
            Choice("faster", Gt(s_1f, 1.001 * s_1), ("{first} speeds up", "{first} gains speed", "{first} is sped up", "{first} gets faster")),
        ),
        MEETING[REST],
    ),
    Outcome(
        "energy_claim", (),
        (
            Choice("lost", Gt(Q, 0.001 * K_i), ("kinetic energy is lost", "kinetic energy is turned into", "kinetic energy is converted into",
                                                "kinetic energy is dissipated", "loses kinetic energy", "lose kinetic energy", "kinetic energy decreases",
                                                "kinetic energy becomes heat", "kinetic energy is converted to heat")),
            Choice("kept", Lt(Q, 0.0005 * K_i), ("kinetic energy is conserved", "kinetic energy are conserved", "kinetic energy is kept",
                                                 "kinetic energy stays the same", "kinetic energy remains the same", "kinetic energy is unchanged",
                                                 "kinetic energy are both conserved", "conserve kinetic energy", "conserves kinetic energy")),
        ),
        COLLISIONS,
    ),
    Outcome(
        "together_claim", (),
        (
            Choice("together", Lt(e, 0.001), ("stick together", "move on together", "move off together", "move as one", "move together", "remain together",
                                              "stay together", "sticks to {second}", "lock together")),
            Choice("apart", Gt(e, 0.002), ("bounce apart", "bounce off each other", "rebound from each other", "push each other apart", "fly apart",
                                           "move apart", "spring apart")),
        ),
        COLLISIONS,
    ),
    Outcome(
        "parting_claim", (),
        (
            Choice("opposite", Lt(v_1f * v_2f, 0), ("move in opposite directions", "move off in opposite directions", "fly apart in opposite directions",
                                                    "go in opposite directions", "recoils in the opposite direction")),
            Choice("same", Gt(v_1f * v_2f, 0), ("move in the same direction", "move off in the same direction", "both move forward")),
        ),
        APART,
    ),
)  # fmt: skip
