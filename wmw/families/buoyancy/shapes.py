"""Lengths of balls, upright cylinders and rafts, and what they say of volume and base area."""

from __future__ import annotations

from sympy import Symbol, pi

from wmw.core.family import Eq, Grid, Law, Quantity
from wmw.families.buoyancy.symbols import SHAPED, A, D_c, D_s, V, l_x, r_c, r_s, s_c, w_x

_BALLS = (
    "sphere",
    "ball",
    "balloon",
    "bead",
    "marble",
    "spherical body",
    "spherical buoy",
    "spherical object",
)
_CYLINDERS = ("cylinder", "log", "disk", "disc", "drum", "cylindrical block", "cylindrical body", "cylindrical log",
              "cylindrical buoy", "can", "cork", "candle", "barrel")  # fmt: skip
_LINKS = ("of", "with", "has", "s", "", "whose")


def _measure(nouns: tuple[str, ...], measure: str) -> tuple[str, ...]:
    """Return the wordings in which a radius or a diameter is plainly that of a ball, say.

    A bare "radius" is no cue: bound to the wrong shape it would do harm.
    """
    ahead = tuple(
        " ".join((n, link, measure) if link else (n, measure)) for n in nouns for link in _LINKS
    )
    return (*ahead, *(f"{measure} of {noun}" for noun in nouns))


def _round(
    symbol: Symbol,
    text: str,
    meaning: str,
    nouns: tuple[str, ...],
    measure: str,
    aliases: tuple[str, ...],
) -> Quantity:
    return Quantity(
        symbol, text, meaning, "cm", 0.001, 2e3, aliases=aliases, cues=_measure(nouns, measure),
        asked=(*_measure(nouns, measure), f"what {measure}"), body="body",
        sort="breadth",
    )  # fmt: skip


_EDGE = ("edge length", "side length", "edge", "edges", "side", "sides")
_EDGES = (
    *(w for e in _EDGE for n in ("cube",) for w in _measure((n,), e)),
    "cube of wood … on a side",
    "cube … on a side",
    "cube … on each side",
    "cube … on edge",
)

SHAPE_QUANTITIES = (
    _round(r_s, "r", "radius of the ball", _BALLS, "radius", ("sphere_radius", "r_s", "r_sphere", "r_ball", "R_sphere", "R_ball", "ball_radius")),
    _round(D_s, "D", "diameter of the ball", _BALLS, "diameter", ("sphere_diameter", "D_s", "d_sphere", "D_sphere", "ball_diameter")),
    _round(r_c, "r", "radius of the base", _CYLINDERS, "radius", ("base_radius", "r_c", "r_cyl", "r_cylinder", "cylinder_radius", "r_base")),
    _round(D_c, "D", "diameter of the base", _CYLINDERS, "diameter", ("base_diameter", "D_c", "D_cyl", "cylinder_diameter", "d_base")),
    Quantity(
        s_c, "s", "edge of the cube", "cm", 0.001, 1e4, aliases=("cube_edge", "cube_side", "s_c", "edge_length_cube"), cues=_EDGES,
        asked=(*_EDGES, "side length"), body="body",
    ),
)  # fmt: skip

# "20 m long and 5.0 m wide": the words beside a number do not tell which of the two it is, and
# for the area it does not matter, so both are known by the same words.
_OBLONG = ("long", "long and", "length", "in length", "long by")
_BASE = ("base", "bottom", "area", "measures", "measuring", "raft", "barge")
CRAFTS = (
    "pontoon",
    "raft",
    "barge",
    "boat",
    "ferry",
    "ship",
    "platform",
    "punt",
    "float",
    "dock",
    "scow",
    "lighter",
)
"""What floats level and is longer than deep."""

OBLONG = (
    Quantity(
        l_x, "l", "length of the base", "m", 1e-4, 1e4, Grid(1.0, 6.0, 0.5), aliases=("base_length", "l_x"), cues=(*_OBLONG, *(f"{what} … by" for what in _BASE), *(f"{craft} … long" for craft in CRAFTS)),
        asked=("how long", "what length"), body="body",
    ),
    Quantity(
        w_x, "b", "width of the base", "m", 1e-4, 1e4, Grid(1.0, 6.0, 0.5), aliases=("base_width", "w_x"), cues=("wide", *_OBLONG, "width", "in width", "broad", *(f"{craft} … wide" for craft in CRAFTS), *(f"{craft} … broad" for craft in CRAFTS)),
        asked=("how wide", "what width"), body="body", sort="breadth",
    ),
)  # fmt: skip

SHAPE_LAWS = (
    Law("edge", Eq(V, s_c**3), "volume of a cube"),
    Law("ball", Eq(V, 4 * pi * r_s**3 / 3), "volume of a ball", SHAPED),
    Law("ball-diameter", Eq(D_s, 2 * r_s), "a diameter is two radii", SHAPED),
    Law("round-base", Eq(A, pi * r_c**2), "area of a circle", SHAPED),
    Law("base-diameter", Eq(D_c, 2 * r_c), "a diameter is two radii", SHAPED),
    Law("oblong-base", Eq(A, l_x * w_x), "area of a rectangle", SHAPED),
)
