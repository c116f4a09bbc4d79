"""Bodies, relations, directions and forces of levers, and names that need a context."""

from __future__ import annotations

from sympy import Symbol, cos, false, sin

from wmw.core.family import Direction, ForceSpec, Gt, Lt, RelationSpec, Role
from wmw.families.lever.held_down import BOARDS, F_h, F_pr
from wmw.families.lever.rig_symbols import ARM
from wmw.families.lever.rigs import FORCES as RIG_FORCES
from wmw.families.lever.symbols import (
    BALANCE,
    BEAM,
    BEAM_IN,
    BEAMS,
    BOOMS,
    CLASSES,
    ENDS,
    FIRST,
    HOLDS,
    LADDER,
    LEFT_RIGHT,
    LOADED,
    MARKS,
    OBLIQUE,
    ON_PIVOT,
    PLANK,
    PLANK_TWO,
    R_L,
    R_R,
    RIGHT_LEFT,
    SECOND,
    SEESAWS,
    THIRD,
    THREE,
    TIPPING,
    UNBALANCED,
    W_1,
    W_3,
    WRENCH,
    F_e,
    F_min,
    F_perp,
    H_x,
    H_y,
    L,
    N,
    T,
    W_b,
    a,
    b,
    c,
    d_1,
    d_2,
    d_3,
    m_1,
    m_2,
    m_3,
    m_b,
    mark_1,
    mark_2,
    mark_3,
    phi,
    tau,
    tau_1,
    tau_2,
    tau_3,
    tau_b,
    tau_c,
    tau_net,
    theta,
    x,
    x_max,
)

_PAIRS = ("box", "crate", "block", "ball", "brick", "barrel")


def _coloured(colour: str, number: int, ordinal: str) -> tuple[str, ...]:
    """Return the words for one of several bodies, the written ones first."""
    things = (
        *_PAIRS,
        "stone",
        "child",
        "mass",
        "weight",
        "load",
        "object",
        "body",
        "person",
        "boy",
        "girl",
    )
    return (*(f"{colour} {thing}" for thing in _PAIRS), colour, *(f"{thing} {number}" for thing in things),
            *(f"{ordinal} {thing}" for thing in things), f"m{number}", f"m_{number}")  # fmt: skip


_SINGLE = (*(r for r in (*CLASSES, OBLIQUE, PLANK, *BEAMS, *LOADED)),)
ROLES = (
    Role("lever", ("plank", "board", "bar", "beam", "rod", "lever", "seesaw", "see-saw", "teeter-totter", "crowbar", "wheelbarrow", "barrow",
                   "tray", "handles", "handle", "handlebar", "pole", "nutcracker", "tweezers", "tongs", "forearm", "arm", "stick",
                   "metre stick", "meter stick", "ruler", "fishing rod", "boom", "strut", "scissors", "pliers", "shovel", "balance beam",
                   "plank of wood", "wooden plank", "scaffold", "bridge", "diving board", "wrench", "spanner", "door", "rule"),
         (("mass", "m_b"), ("length", "L")), written=("bar", "beam", "rod", "board", "plank")),
    Role("lever", ("ladder",), (("mass", "m_b"),), (LADDER,), ("ladder",)),
    Role("pivot", ("pivot", "fulcrum", "support", "axle", "wheel", "wheel axle", "pivot point", "axis", "stand", "trestle", "stone edge"),
         (), (*ON_PIVOT, MARKS, *CLASSES, OBLIQUE, *BOARDS), ("pivot", "fulcrum")),
    Role("first", (*_coloured("red", 1, "first"), "left child", "left mass", "left weight", "left box"), (("mass", "m_1"), ("weight", "W_1")),
         (*SEESAWS, MARKS, PLANK_TWO), tuple(f"red {thing}" for thing in _PAIRS)),
    Role("second", (*_coloured("blue", 2, "second"), "other child", "other mass", "right child", "right mass", "right weight", "right box"),
         (("mass", "m_2"),), (*SEESAWS, MARKS, PLANK_TWO), tuple(f"blue {thing}" for thing in _PAIRS)),
    Role("third", _coloured("green", 3, "third"), (("mass", "m_3"),), (THREE, MARKS), tuple(f"green {thing}" for thing in _PAIRS)),
    Role("load", ("load", "sack", "crate", "sign", "stone", "rock", "box", "block", "weight", "mass", "boulder", "nut", "barrel", "bucket",
                  "object", "lamp", "brick", "slab", "package", "child", "painter", "hanging mass"),
         (("weight", "W_1"), ("mass", "m_1")), _SINGLE, ("crate", "stone", "sack", "barrel", "bucket")),
    Role("load", ("ball", "dumbbell", "weight", "load", "mass", "object", "book", "bag", "bottle", "bucket", "stone", "can", "cup"),
         (("weight", "W_1"), ("mass", "m_1")), (ARM,), ("ball",)),
    Role("person", ("worker", "painter", "sailor", "person", "man", "woman", "diver", "boy", "girl", "student", "gymnast", "carpenter", "cat", "pirate"),
         (("mass", "m_1"),), TIPPING, ("worker", "painter", "sailor", "student", "carpenter")),
    Role("table", ("roof", "platform", "table", "edge", "ledge", "deck", "floor", "dock", "edge of the roof", "edge of the table"), (), TIPPING,
         ("roof", "platform", "deck")),
    Role("bolt", ("bolt", "nut", "screw", "axis", "hinges"), (), (WRENCH,), ("bolt", "nut")),
    Role("support_a", ("left support", "left trestle", "first support", "left end support"), (), BEAMS, ("left support",)),
    Role("support_b", ("right support", "right trestle", "second support", "support B"), (), BEAMS, ("right support",)),
    Role("hinge", ("hinge", "wall", "pin"), (), BOOMS, ("hinge",)),
    Role("cable", ("cable", "rope", "wire", "chain"), (), BOOMS, ("cable", "rope", "wire", "chain")),
)  # fmt: skip

RELATIONS = (
    RelationSpec("supported_by", ("lever", "pivot"), (*ON_PIVOT, *CLASSES, OBLIQUE)),
    RelationSpec("on", ("lever", "pivot"), (*ON_PIVOT, *BOARDS), required=False),
    RelationSpec("supported_by", ("lever", "pivot"), BOARDS, required=False),
    RelationSpec("on", ("first", "lever"), (*SEESAWS, PLANK_TWO)),
    RelationSpec("on", ("first", "lever"), (MARKS,), upright=False),
    RelationSpec("on", ("second", "lever"), (*SEESAWS, PLANK_TWO)),
    RelationSpec("on", ("second", "lever"), (MARKS,), upright=False),
    RelationSpec("on", ("third", "lever"), (THREE, MARKS), upright=False),
    RelationSpec("left_of", ("first", "pivot"), (LEFT_RIGHT,)),
    RelationSpec("right_of", ("second", "pivot"), (LEFT_RIGHT,)),
    RelationSpec("right_of", ("first", "pivot"), (RIGHT_LEFT,)),
    RelationSpec("left_of", ("second", "pivot"), (RIGHT_LEFT,)),
    RelationSpec("on", ("load", "lever"), (PLANK, BEAM, BEAM_IN), upright=False),
    RelationSpec("attached", ("load", "lever"), LOADED),
    RelationSpec("contact", ("load", "lever"), (*CLASSES, OBLIQUE)),
    RelationSpec("on", ("person", "lever"), TIPPING),
    RelationSpec("on", ("lever", "table"), TIPPING),
    RelationSpec("supported_by", ("lever", "table"), TIPPING, required=False),
    RelationSpec("attached", ("lever", "bolt"), (WRENCH,)),
    RelationSpec("supported_by", ("lever", "support_a"), BEAMS),
    RelationSpec("supported_by", ("lever", "support_b"), BEAMS),
    RelationSpec("left_of", ("support_a", "support_b"), BEAMS),
    RelationSpec("attached", ("lever", "hinge"), BOOMS),
    RelationSpec("attached", ("cable", "lever"), BOOMS),
)  # fmt: skip

_UP = (
    "vertically upward",
    "upward",
    "straight up",
    "up",
    "vertically up",
    "upwards",
    "↑",
    "up on the {lever}",
    "vertical, upward",
)
_DOWN = ("vertically downward", "downward", "straight down", "down", "vertically down", "downwards", "↓", "toward the ground",
         "toward the earth", "down on the {lever}", "vertical, downward")  # fmt: skip
# A bar is drawn with its load to the left of the fulcrum and rising loads up; the sense of an
# effort or of a cable's pull is told by words, not by the side.
DIRECTIONS = (
    Direction("down", (0, -1), _DOWN),
    Direction("up", (0, 1), _UP),
    Direction("slanting down", (cos(theta), -sin(theta)), (
        "obliquely downward, at the given angle to the {lever}", "downward at the given angle to the {lever}",
        "slanting down at the given angle to the {lever}", "at an angle to the {lever}", "obliquely downward", "downward at an angle",
        "diagonally downward", "down and at an angle to the bar")),
    Direction("slanting up", (-cos(theta), sin(theta)), (
        "along the {cable}, up and toward the wall", "along the {cable}", "up along the {cable}", "along the cable, away from the bar",
        "up and to the left", "up and to the right", "diagonally upward", "upward at an angle", "up and toward the wall", "along the cable",
        "along the rope", "along the wire", "up along the cable", "up and away from the hinge")),
    Direction("outward", (1, 0), (
        "horizontal, away from the wall", "horizontally away from the wall", "horizontally, out from the wall", "away from the wall",
        "horizontal", "horizontally", "to the right", "right", "to the left", "left", "rightward")),
)  # fmt: skip

_PIVOT_WORDS = ("pivot force", "support force", "force of the pivot", "force from the pivot", "fulcrum force", "force of the fulcrum",
                "reaction of the pivot", "reaction at the pivot", "reaction force", "support", "pivot", "fulcrum", "N", "axle force",
                "axle support", "reaction", "normal force", "support reaction")  # fmt: skip
_JOINT_WORDS = ("joint force", "force of the joint", "elbow force", "force of the elbow", "elbow joint force", "joint reaction",
                "force at the joint", "reaction at the elbow")  # fmt: skip
"""What a forearm turns about."""
_BAR_WEIGHT = ("weight of the bar", "bar's weight", "own weight", "weight of the plank", "plank weight", "plank's weight", "weight of the beam",
               "beam weight", "beam's weight", "weight", "gravity", "W_b", "W", "gravitational force", "weight of the board")  # fmt: skip
_WEIGHED = (
    "weight",
    "gravity",
    "gravitational force",
    "W",
    "F_g",
    "mg",
    "force of gravity",
    "normal force",
    "normal",
    "N",
)


# The longer names first: the first that fits decides how well a name fits.
_LOAD_WORDS = (
    "load weight",
    "force of the load",
    "weight of the load",
    "load force",
    "resistance",
    "load",
    "W_1",
)


def _on_lever(
    name: str, force: Symbol, words: tuple[str, ...], regimes: tuple[str, ...]
) -> ForceSpec:
    return ForceSpec(
        name, "lever", "down", force, (*words, "weight", "gravity", "weight force"), regimes
    )


FORCES = (
    _on_lever("weight of the first", W_1, ("weight of the first body", "force of the first body", "load of the first body", "W_1", "F_1", "weight 1",
                                   "push of the first body"), (*SEESAWS, MARKS, PLANK_TWO)),
    _on_lever("weight of the second", F_e, ("weight of the second body", "force of the second body", "load of the second body", "W_2", "F_2", "weight 2",
                                   "push of the second body"), (*SEESAWS, MARKS, PLANK_TWO)),
    _on_lever("weight of the third", W_3, ("weight of the third body", "force of the third body", "load of the third body", "W_3", "F_3", "weight 3"), (THREE, MARKS)),
    _on_lever("weight of the load", W_1, _LOAD_WORDS, _SINGLE),
    _on_lever("weight of the person", W_1, ("weight of the person", "force of the person", "push of the person", "W_1", "person's weight"), TIPPING),
    ForceSpec("effort", "lever", "down", F_e, ("effort", "applied force", "push", "effort force", "F_e", "pull", "hand force", "F"), (FIRST,)),
    ForceSpec("effort", "lever", "up", F_e, ("effort", "applied force", "pull", "effort force", "F_e", "lift", "hand force", "F", "push"),
              (SECOND, THIRD)),
    ForceSpec("effort", "lever", "slanting down", F_e, ("effort", "applied force", "push", "effort force", "F_e", "pull", "F"), (OBLIQUE,)),
    ForceSpec("weight of the bar", "lever", "down", W_b, _BAR_WEIGHT, (BALANCE, ENDS, THREE, MARKS, *BEAMS, *BOOMS), Gt(m_b, 0)),
    ForceSpec("weight of the bar", "lever", "down", W_b, _BAR_WEIGHT, (PLANK, PLANK_TWO, *TIPPING)),
    # What the pivot carries is fixed only where nothing turns.
    ForceSpec("pivot force", "lever", "up", N, _PIVOT_WORDS, (BALANCE, ENDS, THREE, MARKS, *UNBALANCED, PLANK, PLANK_TWO, FIRST, SECOND)),
    ForceSpec("pivot force", "lever", "down", N, (*_PIVOT_WORDS, *_JOINT_WORDS), (THIRD,)),
    ForceSpec("force of the edge", "lever", "up", N, ("support force", "force of the edge", "normal force", "normal", "N", "support", "reaction"),
              (HOLDS,)),
    ForceSpec("force of the left support", "lever", "up", R_L, ("left support force", "left reaction", "force of the left support", "R_L", "left support", "N_L", "F_L", "R_A", "reaction at A", "N_A", "F_A", "reaction", "support force", "normal force"), BEAMS, Gt(R_L, 0)),
    ForceSpec("force of the right support", "lever", "up", R_R, ("right support force", "right reaction", "force of the right support", "R_R", "right support", "N_R", "F_R", "R_B", "reaction at B", "N_B", "F_B", "reaction", "support force", "normal force"), BEAMS),
    ForceSpec("tension", "lever", "slanting up", T, ("tension", "cable tension", "tension in the cable", "T", "pull of the cable", "cable force",
                                                     "rope tension", "cable", "tension force"), BOOMS),
    ForceSpec("hinge, horizontal", "lever", "outward", H_x, ("horizontal hinge force", "horizontal force of the hinge", "H_x", "hinge force, horizontal",
                                                             "horizontal component of the hinge force", "F_x", "R_x", "hinge horizontal"), BOOMS),
    # Its vertical part may point up or down.
    ForceSpec("hinge, vertical", "lever", "up", H_y, ("vertical hinge force", "vertical force of the hinge", "H_y", "hinge force, vertical",
                                                      "vertical component of the hinge force", "F_y", "R_y", "hinge vertical"), BOOMS, Gt(H_y, 0)),
    ForceSpec("hinge, vertical", "lever", "down", -H_y, ("vertical hinge force", "vertical force of the hinge", "H_y", "hinge force, vertical",
                                                         "vertical component of the hinge force", "F_y", "R_y", "hinge vertical"), BOOMS, Lt(H_y, 0)),
    # The weight of a body also acts on the body itself, where nothing here is said of it; so do
    # the forces that hold it. They are named, so that they are not taken for forces on the bar.
    *(ForceSpec("weight", role, "down", W_1, (*_LOAD_WORDS, *_WEIGHED), regimes, false)
      for role, regimes in (("first", (*SEESAWS, MARKS, PLANK_TWO)), ("second", (*SEESAWS, MARKS, PLANK_TWO)), ("third", (THREE, MARKS)), ("load", _SINGLE),
                            ("person", TIPPING))),
    *RIG_FORCES,
)  # fmt: skip

_MASSES = (m_1, m_2, m_3, m_b)
_FORCES = (W_1, F_e, W_3, W_b)
_ARMS = (d_1, d_2, d_3, c)
_MOMENTS = (tau_2, tau_1, tau_3, tau_b, tau, tau_net, tau_c)
AMBIGUOUS: dict[str, tuple[Symbol, ...]] = {
    **dict.fromkeys(("m", "mass"), _MASSES), "M": (m_b, *_MOMENTS[:4], m_1, m_2),
    **dict.fromkeys(("F", "force", "f"), (F_e, W_1, W_3, F_min, N, T, F_h, F_pr)), "F_max": (F_e, W_1),
    **dict.fromkeys(("W", "w", "weight", "G", "F_g", "F_w", "F_W"), (W_1, W_b, F_e, W_3)),
    **dict.fromkeys(("d", "r", "arm", "distance", "R", "dist", "x_arm", "arm_length", "d_W", "D"), (*_ARMS, a, b, x)),
    **dict.fromkeys(("torque", "moment", "Gamma", "M_torque", "tau_ccw", "tau_cw", "tau_sum"), _MOMENTS),
    **dict.fromkeys(("m_A", "mass_A", "m_B", "mass_B", "m_C", "m_left", "m_right", "mass_left", "mass_right", "m_child", "m_other"), (m_1, m_2, m_3)),
    **dict.fromkeys(("d_A", "r_A", "arm_A", "d_B", "r_B", "arm_B", "d_left", "d_right", "r_left", "r_right", "arm_left", "arm_right", "d_C", "x_A",
                     "x_B", "distance_left", "distance_right", "L_A", "L_B", "l_A", "l_B"), (d_1, d_2, d_3, a, b)),
    **dict.fromkeys(("W_A", "W_B", "F_gA", "F_gB", "W_left", "W_right", "weight_A", "weight_B", "weight_left", "weight_right"), (W_1, F_e, W_3)),
    **dict.fromkeys(("tau_A", "tau_B", "tau_left", "tau_right", "M_A", "M_B", "torque_left", "torque_right", "moment_left", "moment_right",
                     "torque_A", "torque_B", "M_left", "M_right", "tau_L", "tau_R", "moment_A", "moment_B"), (tau_1, tau_2, tau_3)),
    "d_L": (d_1, d_2), "d_R": (d_1, d_2), "F_L": (W_1, F_e, R_L, F_h), "F_R": (F_e, W_1, R_R), "W_L": (W_1, F_e), "W_R": (F_e, W_1),
    "M_1": (tau_1, m_1), "M_2": (tau_2, m_2), "M_3": (tau_3, m_3),
    "F_1": (W_1, R_L, F_h), "F_2": (F_e, R_R), "F_3": (W_3,), "R_1": (R_L, d_1, F_h), "R_2": (R_R, d_2), "N_1": (R_L, F_h), "N_2": (R_R,),
    "F_left": (W_1, F_e, R_L, F_h), "F_right": (F_e, W_1, R_R), "F_A": (W_1, F_e, R_L, F_h), "F_B": (F_e, W_1, R_R), "x_1": (d_1, mark_1, a), "x_2": (d_2, mark_2, b), "x_3": (d_3, mark_3),
    "l": (L, d_1, d_2), "ell": (L, d_1, d_2), "psi": (phi,), "phi": (theta, phi), "F_y": (F_perp, H_y), "F_x": (H_x,), "d_crit": (x_max,),
    "x_c": (c, x_max),
    **dict.fromkeys(("x_person", "d_person", "x_man", "distance_from_support", "x_painter", "d_painter"), (x, a, b)),
}  # fmt: skip
