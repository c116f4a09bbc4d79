"""A hole in the side of a tank whose depth and whose height above the bottom are given."""

from __future__ import annotations

from sympy import pi, sqrt

from wmw.core.family import Eq, Gt, Law, Quantity, Regime
from wmw.families.fluid.symbols import (
    A_1,
    A_2,
    D_1,
    D_2,
    SIDE_HOLE,
    A,
    D,
    H,
    Q,
    V,
    g,
    h_o,
    h_s,
    r,
    r_1,
    t,
    t_fall,
    v,
    x,
)

_TORRICELLI = "OpenStax University Physics 1, 14.6"
_HERE = (SIDE_HOLE,)

# Elsewhere a depth is that of a place in the liquid, which the same words tell: theirs stand first.
HOLE_QUANTITIES = (
    Quantity(
        h_s, "h_s", "depth of the liquid in the tank", "m", 0.001, 1000,
        aliases=("h_s", "tank_depth", "h_tank", "H_tank", "h_total", "H_total", "total_depth"),
        cues=(*("",) * 40, "depth", "deep", "filled to a height", "height of the water", "water level", "filled to", "to a height of", "up to a height of", "to the height of"), body="liquid",
    ),
    Quantity(
        h_o, "h_o", "depth of the hole below the surface", "m", 0.001, 1000, aliases=("h_o", "h_above_hole", "delta_h_hole"),
        cues=(*("",) * 40, "below the surface", "beneath the surface", "under the surface", "below the water surface", "below the water level", "below the free surface", "below the free water surface", "below the liquid surface"),
        asked=("how far below the surface is the hole", "depth of the hole"), moment="after", body="hole",
    ),
)  # fmt: skip

HOLE_LAWS = (
    Law("hole-depth", Eq(h_o, h_s - H), "what stands above the hole", _HERE),
    Law("hole-torricelli", Eq(v, sqrt(2 * g * h_o)), "Torricelli's theorem", _HERE, _TORRICELLI),
    Law("hole-fall", Eq(H, g * t_fall**2 / 2), "free fall", _HERE),
    Law("hole-range", Eq(x, v * t_fall), "uniform horizontal motion", _HERE),
    Law("hole-range-heights", Eq(x, 2 * sqrt(h_o * H)), "Torricelli's theorem with free fall", _HERE),
    Law("hole-flow-rate", Eq(Q, A * v), "volume flow rate is area times speed", _HERE, "14.5"),
    Law("hole-filling", Eq(V, Q * t), "volume is flow rate times time", _HERE, "14.5"),
    Law("hole-circle", Eq(A, pi * D**2 / 4), "area of a circle", _HERE),
    Law("hole-diameter", Eq(D, 2 * r), "diameter and radius", _HERE),
    Law("hole-one-radius", Eq(r_1, r), "there is one radius", _HERE),
    Law("hole-one-diameter", Eq(D_1, D), "there is one diameter", _HERE),
    Law("hole-one-opening", Eq(D_2, D), "there is one opening", _HERE),
    Law("hole-one-area", Eq(A_1, A), "there is one area", _HERE),
    Law("hole-other-area", Eq(A_2, A), "there is one area", _HERE),
)  # fmt: skip

_HOLES = (
    "hole",
    "small hole",
    "opening",
    "orifice",
    "leak",
    "leaks",
    "spurts",
    "emerges",
    "jet",
    "tap",
    "tank",
    "torricelli",
    "flows out",
    "streams out",
    "squirts",
)
_FEET = ("bottom", "base", "floor of the tank", "bottom of the tank")
_ABOVE = (*(f"{where} the {what}" for where in ("above", "from") for what in _FEET),
          "above its bottom", "above its base", "above the ground", "above the floor", "from its bottom")  # fmt: skip

HOLE_REGIME = Regime(
    SIDE_HOLE,
    "a hole above the bottom of a tank that stands on level ground",
    (*_HOLES, *_ABOVE),
    ("piston", "manometer", "narrows", "widens", "layer", "hatch", "dam", "u-tube", "siphon", "tower", "stand", "platform", "table", "stilts", "above the hole", "above the opening", "above the tap", "above the outlet", "at the bottom", "in the bottom", "near the bottom", "two holes", "second hole", "pressurized", "closed tank", "compressed"),
    needs_cue=True,
    conditions=(Gt(h_s, H),),
    drawn=False,
    assumptions=("the surface hardly sinks", "no friction in the liquid", "the tank stands on the ground"),
)  # fmt: skip
