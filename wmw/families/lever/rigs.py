"""Rigs of the chapter that are only read: their laws, regimes and forces.

Bars on a hinge that a vertical rope holds, forearms, wheels on axles, couples, losses in a machine,
balances with unequal arms, boxes about to tip over, rods that fall about one end, several bodies on
one side, and the common centre of mass of two bodies.
"""

from __future__ import annotations

from math import pi

from sympy import cos, sin

from wmw.core.family import Eq, Fact, ForceSpec, Ge, Gt, Law, Le, Regime
from wmw.families.lever import held_down
from wmw.families.lever.rig_symbols import (
    ARM,
    AXLE,
    AXLES,
    CENTRE,
    COUPLE,
    FALLS,
    HELD_AT,
    HELD_BARE,
    HELD_END,
    HELD_LOAD,
    HELD_UP,
    LONG_ENOUGH,
    LOSSES,
    NEAR_END,
    ONE_SIDE,
    TOPPLES,
    UNEQUAL,
    D_a,
    D_w,
    W_o,
    W_t,
    alpha,
    b_w,
    d_o,
    eta,
    h_w,
    m_o,
    m_t,
    r_a,
    r_w,
)
from wmw.families.lever.symbols import (
    MA,
    R_L,
    R_R,
    W_1,
    F_e,
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
    d_c,
    g,
    m_1,
    m_2,
    m_b,
    s,
    s_1,
    s_2,
    tau_2,
    tau_b,
    tau_c,
    theta,
    work_in,
    work_out,
)

_STATICS = "OpenStax University Physics 1, 12.2"
_TORQUE = "OpenStax University Physics 1, 10.6"
_ROTATION = "OpenStax University Physics 1, 10.7"
_CENTRE = "OpenStax University Physics 1, 9.6"
_MACHINES = "OpenStax College Physics, 9.5"
_MUSCLES = "OpenStax College Physics, 9.6"
_MOMENTS = "sum of the moments about the pivot is zero"
_FORCES = "sum of the vertical forces is zero"
_LOADED = (HELD_END, HELD_AT, HELD_LOAD)
_OWN = (*HELD_UP, ARM, FALLS, NEAR_END)

LAWS = (
    Law("rig-weight-1", Eq(W_1, m_1 * g), "weight", (*_LOADED, ARM, AXLE, LOSSES, ONE_SIDE, UNEQUAL, TOPPLES, AXLES, NEAR_END)),
    Law("rig-weight-2", Eq(F_e, m_2 * g), "weight", (ONE_SIDE, UNEQUAL)),
    Law("rig-weight-opposite", Eq(W_o, m_o * g), "weight", (ONE_SIDE,)),
    Law("rig-weight-true", Eq(W_t, m_t * g), "weight", (UNEQUAL,)),
    Law("rig-weight-bar", Eq(W_b, m_b * g), "weight", _OWN),
    # -- a bar on a hinge at one end, held by a vertical rope
    Law("held-centre", Eq(c, L / 2), "the centre of a uniform bar", (*HELD_UP, FALLS), _STATICS),
    Law("held-at-end", Eq(d_c, L), "the rope is attached at the end", (HELD_BARE,)),
    Law("held-load-at-end", Eq(d_1, L), "the load hangs at the end", (HELD_LOAD,)),
    Law("held-moments", Eq(T * d_c, W_1 * d_1 + W_b * c), "moments about the hinge", (HELD_AT,), _STATICS),
    Law("held-moments-end", Eq(2 * T * L, 2 * W_1 * d_1 + W_b * L), "moments about the hinge", (HELD_END,), _STATICS),
    Law("held-moments-load", Eq(2 * T * d_c, (2 * W_1 + W_b) * L), "moments about the hinge", (HELD_LOAD,), _STATICS),
    Law("held-bare", Eq(2 * T, W_b), "moments about the hinge", (HELD_BARE,), _STATICS),
    Law("held-by-effort", Eq(F_e, T), "the rope pulls with its tension", HELD_UP, _STATICS),
    Law("held-hinge", Eq(H_y, W_1 + W_b - T), _FORCES, _LOADED, _STATICS),
    Law("held-hinge-bare", Eq(H_y, W_b - T), _FORCES, (HELD_BARE,), _STATICS),
    # -- a forearm that its muscle holds up
    Law("arm-moments", Eq(F_e * d_2, W_1 * d_1 + W_b * c), "moments about the joint", (ARM,), _MUSCLES),
    Law("arm-joint", Eq(N, F_e - W_1 - W_b), _FORCES, (ARM,), _MUSCLES),
    *held_down.LAWS,
    # -- wheel and axle
    Law("axle-moments", Eq(F_e * r_w, W_1 * r_a), "moments about the axis", (AXLE,), _MACHINES),
    Law("axle-wheel", Eq(D_w, 2 * r_w), "diameter", (AXLE, COUPLE)),
    Law("axle-axle", Eq(D_a, 2 * r_a), "diameter", (AXLE,)),
    Law("axle-advantage", Eq(MA, r_w / r_a), "mechanical advantage: radius of the wheel over that of the axle", (AXLE,), _MACHINES),
    Law("axle-forces", Eq(MA, W_1 / F_e), "mechanical advantage: load over effort", (AXLE,), _MACHINES),
    Law("axle-ways", Eq(MA, s_2 / s_1), "what is gained in force is lost in distance", (AXLE,), _MACHINES),
    Law("axle-paths", Eq(s_2 * r_a, s_1 * r_w), "paths are as the radii", (AXLE,), _MACHINES),
    # -- couple
    Law("couple-moment", Eq(tau_2, F_e * D_w), "moment of a couple: force times distance between the lines", (COUPLE,), _TORQUE),
    # -- a lever that is not ideal
    Law("losses-advantage", Eq(MA, W_1 / F_e), "actual mechanical advantage", (LOSSES,), _MACHINES),
    Law("losses-work-out", Eq(work_out, W_1 * s_1), "work: force times distance", (LOSSES,), _MACHINES),
    Law("losses-work-in", Eq(work_in, F_e * s_2), "work: force times distance", (LOSSES,), _MACHINES),
    Law("losses-efficiency", Eq(eta * work_in, work_out), "efficiency: work output over work input", (LOSSES,), _MACHINES),
    Law("losses-paths", Eq(s_1 * d_2, s_2 * d_1), "paths are as the arms", (LOSSES,), _MACHINES),
    Law("losses-efficiency-paths", Eq(eta * F_e * s_2, W_1 * s_1), "efficiency", (LOSSES,), _MACHINES),
    Law("losses-efficiency-arms", Eq(eta * F_e * d_2, W_1 * d_1), "efficiency", (LOSSES,), _MACHINES),
    # -- two bodies on one side, one on the other
    Law("side-masses", Eq(m_1 * d_1 + m_2 * d_2, m_o * d_o), _MOMENTS, (ONE_SIDE,), _STATICS),
    Law("side-moments", Eq(W_1 * d_1 + F_e * d_2, W_o * d_o), _MOMENTS, (ONE_SIDE,), _STATICS),
    # -- common centre of mass of two bodies
    Law("centre-moments", Eq(m_1 * d_1, m_2 * d_2), "the centre of mass divides the distance", (CENTRE,), _CENTRE),
    Law("centre-length", Eq(L, d_1 + d_2), "the centre of mass lies between the bodies", (CENTRE,), _CENTRE),
    Law("centre-first", Eq(d_1 * (m_1 + m_2), m_2 * L), "centre of mass", (CENTRE,), _CENTRE),
    Law("centre-second", Eq(d_2 * (m_1 + m_2), m_1 * L), "centre of mass", (CENTRE,), _CENTRE),
    # -- a car on two axles
    Law("axles-apart", Eq(s, a + b), "the centre of gravity divides the wheelbase", (AXLES,)),
    Law("axles-rear", Eq(R_R * s, W_1 * a), "moments about the front axle", (AXLES,), _STATICS),
    Law("axles-front", Eq(R_L * s, W_1 * b), "moments about the rear axle", (AXLES,), _STATICS),
    Law("axles-forces", Eq(R_L + R_R, W_1), _FORCES, (AXLES,), _STATICS),
    # -- a body weighed on both pans of a balance with unequal arms
    Law("unequal-weights", Eq(W_t**2, W_1 * F_e), "moments on both pans", (UNEQUAL,), _STATICS),
    Law("unequal-masses", Eq(m_t**2, m_1 * m_2), "moments on both pans", (UNEQUAL,), _STATICS),
    # -- a box that is about to tip over its lower edge
    Law("tip-moments", Eq(2 * F_e * h_w, W_1 * b_w), "moments about the edge", (TOPPLES,), _STATICS),
    # -- a uniform bar pivoted near one end, with its load at that end
    Law("near-end-arm", Eq(d_1, a), "the load stands at the end from which the pivot is measured", (NEAR_END,)),
    Law("near-end-centre", Eq(c, L / 2 - a), "the centre of a uniform bar", (NEAR_END,), _STATICS),
    Law("near-end-masses", Eq(m_1 * a, m_b * (L / 2 - a)), _MOMENTS, (NEAR_END,), _STATICS),
    Law("near-end-weights", Eq(W_1 * a, W_b * (L / 2 - a)), _MOMENTS, (NEAR_END,), _STATICS),
    Law("near-end-pivot", Eq(N, W_1 + W_b), _FORCES, (NEAR_END,), _STATICS),
    # -- a wrench just long enough for a bolt
    Law("wrench-just-enough", Eq(tau_c, F_e * d_2 * sin(theta)), "torque: r F sin θ", (LONG_ENOUGH,), _TORQUE),
    Law("wrench-length", Eq(L, d_2), "the force acts at the end", (LONG_ENOUGH,)),
    # -- a uniform rod on a hinge, let go
    Law("fall-torque", Eq(tau_b, W_b * c * cos(theta)), "moment of the weight at the centre", (FALLS,), _TORQUE),
    Law("fall-acceleration", Eq(2 * alpha * L, 3 * g * cos(theta)), "Newton's second law for rotation", (FALLS,), _ROTATION),
)  # fmt: skip

_UPRIGHT = tuple(f"vertical {rope}" for rope in ("cable", "rope", "wire", "string", "chain", "cord", "steel wire", "force at other end", "force at free end"))  # fmt: skip
UPRIGHT = (*_UPRIGHT, "vertically upward", "vertically upwards", "drawbridge", "cable vertical", "rope vertical", "wire vertical")  # fmt: skip
"""Words for a rope that holds a bar without slanting."""
_HELD = (*UPRIGHT, "trapdoor", "trap door", "lift one end", "lifts one end", "one end is lifted", "raise one end", "raises one end", "hatch")  # fmt: skip
_NOT_HELD = ("angle", "slanted", "wrench", "fulcrum", "seesaw", "pivoted at its centre", "pivoted at centre", "two ropes", "two vertical", "each end", "both ends", "wall at 30", "smooth wall", "two cables", "two wires", "two strings",
             "ladder", "forearm", "biceps", "load arm")  # fmt: skip
_HANGS_INSIDE = tuple(f"{hangs} {at} {middle}" for hangs in ("hangs", "hung", "hanging", "suspended") for at in ("at", "from", "at its", "from its") for middle in ("middle", "centre", "center", "midpoint"))  # fmt: skip
_LOADS = (
    "load", "sign", "hangs", "hung", "suspended", "hanging", "person", "worker", "stands on", "carries", "crate", "lamp", "bucket", "block", "box", "man stands", "boy",
)  # fmt: skip
_ENDS = ("free end", "far end", "outer end", "other end", "right end", "end of beam", "end of bar", "end of rod", "tip")  # fmt: skip
_LOAD_AT_END = tuple(
    f"{thing} {lead} {end}"
    for thing in (
        "hangs",
        "hung",
        "suspended",
        "load",
        "sign",
        "lamp",
        "weight",
        "block",
        "hanging",
    )
    for lead in ("from", "at", "from its", "at its", "on")
    for end in _ENDS
)
_JOINT = ("elbow", "forearm", "biceps", "elbow joint", "deltoid", "shoulder joint", "upper arm", "lower arm", "muscle")  # fmt: skip
_ARM_WEIGHT = tuple(f"{lead} {arm}" for lead in ("mass of", "weight of", "weight of her", "weight of his", "kg", "n") for arm in ("forearm", "arm", "lower arm")) + tuple(
    f"{arm} {tail}" for arm in ("forearm", "arm", "hand and forearm", "forearm and hand") for tail in ("has mass", "has a mass", "of mass", "weighs", "weighing", "has weight", "has a weight", "of weight", "s mass", "s weight")
)  # fmt: skip
_AXLES = ("wheel and axle", "windlass", "axle of radius", "axle of diameter", "drum", "crank", "capstan", "winch", "well", "crank handle", "screwdriver")  # fmt: skip
_COUPLES = ("couple", "couple of forces", "steering wheel", "moment of couple", "torque of couple", "with each hand", "with both hands", "equal and opposite", "equal but opposite", "opposite directions", "tap wrench", "lug wrench", "oppositely directed", "opposite sides of rim", "opposite senses")  # fmt: skip
_SAME_SIDE = (
    *(f"{verb} on same side" for verb in ("sit", "hang", "are", "stand", "both", "both sit", "both on", "placed", "are placed", "are hung", "are both", "sitting", "hung", "is also", "sits", "also")),
    *(f"{verb} on {side} side" for verb in ("both", "both sit", "both hang") for side in ("one", "left", "right")), "one side of seesaw and",
    *(f"{n} {who} sit on {side} side" for n in ("two", "three") for who in ("children", "boys", "girls", "friends") for side in ("one", "left", "right")),
)  # fmt: skip
_JOINED = (
    *(f"{joined} by {rod}" for joined in ("joined", "connected", "linked") for rod in ("light rod", "massless rod", "rod", "thin rod", "light bar", "rod of negligible mass", "light rigid rod", "very light rod")),
    *(f"ends of {rod}" for rod in ("light rod", "massless rod", "light bar", "rod of negligible mass")), "barbell", "dumbbell", "centre of mass of system", "center of mass of system", "centre of mass of two", "center of mass of two",
    "centre of gravity of system", "center of gravity of system",
    "centre of mass of pair", "center of mass of pair", "common centre of mass", "common center of mass", "centre of mass of both", "center of mass of both", "system s center of mass", "system s centre of mass",
)  # fmt: skip
_UNEQUAL_ARMS = ("arms of unequal length", "unequal arms", "arms of slightly different", "arms are not equal", "arms are unequal", "arms of different length", "false balance", "faulty balance", "arms are not of equal", "arms are not quite equal", "slightly different length", "arms of unequal lengths", "unequal lengths", "not exactly equal", "arms not equal")  # fmt: skip
_TIPPING = ("tip over", "topple", "topples", "overturn", "just tips", "tip crate", "tip box", "tip block", "tip cabinet", "tip about", "start to tip", "enough to tip", "begins to tip", "on verge of tipping", "tip refrigerator", "to tip", "wide", "high", "tall", "width", "height")  # fmt: skip
_FALLS = (*(f"{joined} at one end" for joined in ("pivoted", "hinged", "hinge", "pivot", "pinned")), "free to rotate about one end", "frictionless pin at one end", "about one end", "about its lower end", "released from horizontal", "released from rest", "horizontal position")  # fmt: skip
_THAT_END = (
    *(f"{verb} {on} {that} end" for verb in ("sits", "stands", "hangs", "hung", "suspended", "placed", "hanging", "standing", "sitting", "load", "child", "boy", "girl", "person", "man", "weight", "mass", "block")
      for on in ("on", "at", "from") for that in ("that", "same", "this", "shorter", "nearer", "short")),
)  # fmt: skip
_HOW_LONG = tuple(
    f"{how} {tool}{tail}" for how in ("how long", "what length of", "length of", "how long must", "how long should", "shortest", "minimum length of") for tool in ("wrench", "spanner", "handle", "lever arm of wrench")
    for tail in ("", " needed", " required")
)  # fmt: skip
_LEVEL_BAR = ("the bar is level and at rest", "no friction at the hinge")
_ROPE_AT_END = tuple(
    f"{rope} at the {end} end"
    for rope in ("cable", "rope", "wire", "cord")
    for end in ("other", "far", "free")
)

REGIMES = (
    Regime(HELD_END, "a bar on a hinge, held level by a vertical rope at its end", needs_cue=True, drawn=False, cues=_HELD, rules_out=_NOT_HELD, fixed={m_b: 0.0}, assumptions=_LEVEL_BAR),
    Regime(HELD_AT, "a bar on a hinge, held level by a vertical rope", needs_cue=True, drawn=False, cues=_HELD, rules_out=(*_NOT_HELD, "drawbridge", *_ROPE_AT_END), fixed={m_b: 0.0}, assumptions=_LEVEL_BAR),
    Regime(HELD_LOAD, "a bar on a hinge, held level by a vertical rope, with the load at its end", needs_cue=True, drawn=False, cues=(*UPRIGHT, *_LOAD_AT_END), rules_out=(*_NOT_HELD, "drawbridge", "left support", "pivot", *_HANGS_INSIDE, *_ROPE_AT_END), conditions=(Le(d_c, L),), fixed={m_b: 0.0},
           assumptions=_LEVEL_BAR),
    Regime(HELD_BARE, "a uniform bar that a vertical force holds or lifts at one end", needs_cue=True, drawn=False, cues=(*_HELD, "uniform"), rules_out=(*_NOT_HELD, *_LOADS, *_LOAD_AT_END, "pivot", "cable makes", "mark", "balance", "balances", "edge", "trestle", "supports", "support", "tip", "torque", "metre stick", "meter stick"), assumptions=_LEVEL_BAR),
    Regime(ARM, "a forearm with its own weight, held up by a muscle", needs_cue=True, drawn=False, cues=(*_ARM_WEIGHT, *_JOINT), rules_out=("angle",), conditions=(Gt(d_1, d_2),), assumptions=("the forearm is level", "the muscle pulls straight up")),
    *held_down.REGIMES,
    Regime(AXLE, "a wheel on an axle", needs_cue=True, drawn=False, cues=_AXLES, rules_out=("wheelbarrow", "efficiency", "efficient", "front axle", "rear axle", "truck", "car"), conditions=(Gt(r_w, r_a),), assumptions=("no friction",)),
    Regime(COUPLE, "two equal and opposite forces along different lines", needs_cue=True, drawn=False, cues=_COUPLES, rules_out=("seesaw", "fulcrum", "balance"), assumptions=("both forces are perpendicular to the line between them",)),
    Regime(LOSSES, "a lever that loses work to friction", needs_cue=True, drawn=False, cues=("efficiency", "efficient", "useful work", "work input", "lever", "crowbar"), rules_out=("ideal machine", "pulley", "inclined plane", "wheel and axle"), conditions=(Ge(1, eta),),
           assumptions=("the load moves at constant speed",)),
    Regime(ONE_SIDE, "two bodies on one side of the pivot, a third on the other", needs_cue=True, drawn=False, cues=_SAME_SIDE, rules_out=("mark", "marks", "trestles", "two supports", "cable", "which way", "net torque", "uniform plank"),
           assumptions=("the bar is level and at rest", "its weight acts at the pivot")),
    Regime(CENTRE, "the common centre of mass of two bodies", needs_cue=True, drawn=False, cues=_JOINED, rules_out=("pivot", "pivoted", "fulcrum", "seesaw", "hinge", "cable", "rod of mass", "uniform rod", "tips", "third"), assumptions=("the rod has no mass",)),
    Regime(AXLES, "a car on its front and rear wheels", needs_cue=True, drawn=False, cues=("front axle", "rear axle", "axles", "front wheels", "rear wheels", "wheelbase", "front and rear axles", "front and rear wheels"), rules_out=("brakes", "accelerates", "incline", "wheelbarrow", "axle of radius"), conditions=(Ge(b, 0),), assumptions=("the ground is level",)),
    Regime(UNEQUAL, "a body weighed on both pans of a balance with unequal arms", needs_cue=True, drawn=False, cues=_UNEQUAL_ARMS, assumptions=("the empty balance is level",)),
    Regime(TOPPLES, "a box about to tip over an edge", needs_cue=True, drawn=False, cues=_TIPPING, rules_out=("plank", "beam", "board", "seesaw", "overhangs", "bridge", "sticks out", "angle", "incline", "ladder", "diving", "beyond", "lever", "wheel", "rod", "pole"),
           assumptions=("the box does not slide", "its centre of gravity is in its middle")),
    Regime(NEAR_END, "a uniform bar pivoted near one end, with its load at that end", needs_cue=True, drawn=False, cues=_THAT_END, rules_out=("cable", "rope", "ladder", "edge", "supports", "trestles", "hinge", "hinged", "mark", "other end", "opposite end", "each end", "both ends"), conditions=(Gt(L, 2 * a),), assumptions=("the bar is uniform, level and at rest",)),
    Regime(LONG_ENOUGH, "a wrench just long enough to turn a bolt", needs_cue=True, drawn=False, cues=_HOW_LONG, rules_out=("door", "seesaw", "lever"), fixed={theta: pi / 2}, assumptions=("the force is perpendicular to the wrench",)),
    Regime(FALLS, "a uniform rod on a hinge at one end, let go", needs_cue=True, drawn=False, cues=_FALLS, rules_out=("cable", "rope", "wire", "balance", "load", "wrench", "tension", "held at other end", "strut", "lever", "effort"), assumptions=("no friction at the hinge",)),
)  # fmt: skip

FACTS = (
    Fact(("horizontal", "level"), {theta: 0.0}, (FALLS,)),
    *held_down.FACTS,
)  # fmt: skip

_BAR_WEIGHT = ("weight of the bar", "own weight", "beam weight", "weight of the beam", "weight", "gravity", "W_b", "W", "bar weight", "weight of the forearm", "weight of the arm")  # fmt: skip
_LOAD_WEIGHT = ("weight of the load", "load", "load weight", "W_1", "lamp weight", "weight of the lamp", "weight of the ball", "ball weight", "weight of the sign")  # fmt: skip
FORCES = (
    ForceSpec("weight of the bar", "lever", "down", W_b, _BAR_WEIGHT, (*HELD_UP, ARM), Gt(m_b, 0)),
    ForceSpec("weight of the load", "lever", "down", W_1, _LOAD_WEIGHT, (*_LOADED, ARM)),
    ForceSpec("tension", "lever", "up", T, ("tension", "cable tension", "tension in the cable", "T", "pull of the cable", "rope tension", "applied force", "effort", "F", "lifting force"), HELD_UP),
    ForceSpec("pull of the muscle", "lever", "up", F_e, ("biceps force", "muscle force", "biceps", "muscle", "pull of the biceps", "force of the biceps", "effort", "F_m", "F_B", "tension"), (ARM,)),
    ForceSpec("push of the joint", "lever", "down", N, ("elbow force", "joint force", "force of the elbow", "reaction at the elbow", "elbow joint force", "joint reaction", "force at the joint"), (ARM,)),
    ForceSpec("force of the hinge", "lever", "up", H_y, ("hinge force", "force of the hinge", "hinge, vertical", "vertical hinge force", "reaction at the hinge", "wall force", "reaction"), HELD_UP, Gt(H_y, 0)),
    ForceSpec("force of the hinge, down", "lever", "down", -H_y, ("hinge force", "force of the hinge", "hinge, vertical", "vertical hinge force", "reaction at the hinge", "reaction"), HELD_UP, Gt(-H_y, 0)),
)  # fmt: skip
