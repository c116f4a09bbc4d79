"""Symbols, regimes and quantities of the lever's rigs that are only read."""

from __future__ import annotations

from sympy import symbols

from wmw.core.family import Grid, Quantity
from wmw.families.lever import held_down
from wmw.families.lever.bodies import HOW_FAR, WHICH_WEIGHT

W_o, m_o, d_o, W_t, m_t = symbols("W_o m_o d_o W_t m_t", nonnegative=True)
r_w, r_a, D_w, D_a = symbols("r_w r_a D_w D_a", nonnegative=True)
x_mid = symbols("x_mid", nonnegative=True)
eta, b_w, h_w, alpha = symbols("eta b_w h_w alpha_b", nonnegative=True)

HELD_END, HELD_AT = "held_at_end_by_vertical_rope", "held_by_vertical_rope"
HELD_LOAD, HELD_BARE = "held_by_vertical_rope_load_at_end", "lifted_at_one_end"
HELD_UP = (HELD_END, HELD_AT, HELD_LOAD, HELD_BARE)
ARM, AXLE, COUPLE = "forearm_with_weight", "wheel_and_axle", "couple"
LOSSES, ONE_SIDE, CENTRE = "lever_with_losses", "two_on_one_side", "centre_of_two_bodies"
AXLES = "car_on_two_axles"
NEAR_END, LONG_ENOUGH = "pivoted_near_its_loaded_end", "wrench_just_long_enough"
UNEQUAL, TOPPLES, FALLS = "unequal_arms", "about_to_tip_over", "rod_on_a_hinge_let_go"

_OPPOSITE = ("mother", "father", "adult", "opposite side")  # fmt: skip


def _wheel(name: str, words: tuple[str, ...]) -> tuple[str, ...]:
    return tuple(f"{part} {word}" for word in words for part in (f"{name} of", f"{name} of the"))


_WHEELS = ("wheel", "crank", "handle", "crank handle", "steering wheel", "rim")
_AXLES = ("axle", "drum", "barrel", "shaft", "spindle", "cylinder", "roller")

RIGGED = (
    Quantity(
        m_o, "m_o", "mass of the body on the other side", "kg", 0.001, 1e5, Grid(20, 80, 5),
        aliases=("m_o", "m_opposite", "m_mother", "m_father", "mass_opposite"), cues=_OPPOSITE,
        asked=("what mass must", "what mass should", "what mass", "mass must", "mass of child on other side", "how heavy"), body="third",
    ),
    Quantity(
        W_o, "W_o", "weight of the body on the other side", "N", 0.001, 1e6, Grid(200, 800, 50),
        aliases=("W_o", "W_opposite", "W_mother", "W_father", "F_o_side"), cues=_OPPOSITE,
        asked=("what weight must", "what weight should", "what weight", "weight must", *WHICH_WEIGHT), body="third",
    ),
    Quantity(
        d_o, "d_o", "distance of the body on the other side from the pivot", "m", 0.001, 1000, Grid(0.5, 2.4, 0.1),
        aliases=("d_o", "d_opposite", "x_opposite", "d_mother", "d_father"), cues=("on other side of pivot",), asked=HOW_FAR, body="third", sort="arm",
    ),
    Quantity(
        W_t, "W_t", "true weight", "N", 0.001, 1e6, aliases=("W_true", "true_weight", "W_actual"),
        asked=("true weight", "actual weight", "correct weight", "real weight"), moment="after",
    ),
    Quantity(
        m_t, "m_t", "true mass", "kg", 0.0001, 1e5, aliases=("m_true", "true_mass", "m_actual"),
        asked=("true mass", "actual mass", "correct mass", "real mass"), moment="after",
    ),
    *held_down.QUANTITIES,
    Quantity(
        r_w, "r_w", "radius of the wheel, length of the crank", "m", 0.001, 100,
        aliases=("r_wheel", "R_wheel", "r_crank", "L_crank", "crank_length", "wheel_radius", "r_handle"),
        cues=("crank", "wheel of radius", "wheel has radius", "wheel has a radius", "radius", "in radius", "radius of wheel", "radius of rim", *_wheel("radius", _WHEELS), *_wheel("length", _WHEELS), "crank arm", "handle of length"),
        asked=("radius of wheel", "length of crank", "crank be", "long must crank", "radius must wheel", "long should handle", "long must handle"), sort="breadth",
    ),
    Quantity(
        r_a, "r_a", "radius of the axle", "m", 0.0005, 100,
        aliases=("r_axle", "R_axle", "r_drum", "R_drum", "axle_radius", "drum_radius"),
        cues=(*_AXLES, *(f"{x} of radius" for x in _AXLES), *(f"{x} has radius" for x in _AXLES), *(f"{x} has a radius" for x in _AXLES), *_wheel("radius", _AXLES), *(f"{x} radius" for x in _AXLES)),
        asked=("radius of axle", "radius of drum", "radius must axle"), sort="breadth",
    ),
    Quantity(
        D_w, "D_w", "diameter of the wheel, distance between the two forces", "m", 0.001, 200, Grid(0.2, 1.0, 0.1),
        aliases=("D_wheel", "wheel_diameter", "d_couple"),
        cues=("wheel of diameter", "wheel has a diameter", "wheel diameter", "diameter", "in diameter", "apart", "diameter of wheel", "distance between", "separated by"),
        asked=("diameter of wheel", "how far apart", "distance between", "what diameter"), sort="breadth",
    ),
    Quantity(
        D_a, "D_a", "diameter of the axle", "m", 0.0005, 200, aliases=("D_axle", "axle_diameter", "drum_diameter", "D_drum"),
        cues=(*(f"{x} of diameter" for x in _AXLES), *(f"{x} has a diameter" for x in _AXLES), *(f"{x} diameter" for x in _AXLES), *_wheel("diameter", _AXLES), *(f"… in diameter {x}" for x in _AXLES), *(f"… diameter {x}" for x in _AXLES)),
        asked=("diameter of axle", "diameter of drum"), sort="breadth",
    ),
    Quantity(
        x_mid, "x_mid", "mark of the bar's centre of mass", "m", 0.0, 1000,
        aliases=(*(f"{lead}{middle}_of_{what}{tail}" for middle in ("centre", "center") for what in ("mass", "gravity") for lead, tail in (("position_of_", ""), ("mark_of_", ""), ("", "_position"), ("", "_mark"))), "x_cm", "x_cg", "centre_of_mass", "center_of_mass", "centre_of_gravity", "center_of_gravity", "x_CM", "x_G"),
        cues=tuple(f"{middle} … mark" for middle in ("centre of mass", "center of mass", "centre of gravity", "center of gravity", "centre", "center", "middle")), sign="nonnegative", body="lever",
    ),
    Quantity(
        eta, "η", "efficiency", "%", 0, 100, aliases=("eta", "efficiency", "eff", "epsilon"), cues=("efficiency", "efficient"), asked=("efficiency", "how efficient"), moment="after",
    ),
    Quantity(
        b_w, "b", "width of the box", "m", 0.001, 100, aliases=("b_box", "w_box", "width", "box_width"), cues=("wide", "width", "width of", "deep"), asked=("how wide", "width of", "what width"), sort="breadth",
    ),
    Quantity(
        h_w, "h", "height at which the box is pushed", "m", 0.001, 100, aliases=("h_box", "box_height", "h_push", "height", "h_F"), cues=("high", "tall", "height", "above floor", "above ground"),
        asked=("how high", "what height", "how tall", "greatest height", "maximum height"), sort="height",
    ),
    Quantity(
        alpha, "α", "angular acceleration of the bar", "rad/s^2", 0, 1e4, aliases=("alpha_rod", "angular_acceleration"), asked=("angular acceleration",), sign="nonnegative", moment="after",
    ),
)  # fmt: skip
