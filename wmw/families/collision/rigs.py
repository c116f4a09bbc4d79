"""Further rigs of the chapter, read in questions alone: collisions in a plane, points of the compass.

None of them is drawn: their quantities, laws and regimes stand here together.
"""

from __future__ import annotations

from sympy import atan, cos, pi, sin, sqrt, symbols

from wmw.core.family import Eq, Fact, Gt, Law, Quantity, Regime
from wmw.families.collision.further import k
from wmw.families.collision.symbols import (
    F_avg,
    J,
    K_f,
    K_i,
    Q,
    eta,
    m_1,
    m_2,
    p,
    s_1,
    s_1f,
    s_2f,
    s_f,
    t_c,
)

m_N, s_N, m_E, s_E, phi_NE, phi_EN = symbols("m_N s_N m_E s_E phi_NE phi_EN", real=True)
theta_1, theta_2, theta_12 = symbols("theta_1 theta_2 theta_12", real=True)
theta_w, v_nw, v_tw = symbols("theta_w v_nw v_tw", real=True)
d_12, d_cm1, d_cm2, t_after, sep = symbols("d_12 d_cm1 d_cm2 t_after sep", real=True)  # fmt: skip

COMPASS, GLANCING, OBLIQUE, SLANT_WALL, SLANT_NORMAL, CENTER, DRIFT = (
    "north_meets_east", "glancing_elastic", "glancing", "slants_off_a_wall", "slants_off_a_wall_from_its_normal", "center_of_mass_of_two", "drift_apart",
)  # fmt: skip
RIGS = (COMPASS, GLANCING, OBLIQUE, SLANT_WALL, SLANT_NORMAL, CENTER, DRIFT)

_PLANE = "OpenStax University Physics 1, 9.5"
_CENTER = "OpenStax University Physics 1, 9.6"
_IMPULSE = "OpenStax University Physics 1, 9.2"
_MOVES = (
    "going",
    "moving",
    "traveling",
    "travelling",
    "heading",
    "headed",
    "driving",
    "sliding",
    "skating",
    "running",
)
_BODIES = ("car", "truck", "van", "puck", "lorry", "automobile", "sedan", "vehicle", "suv", "pickup truck", "pickup", "ball", "cart", "skater", "player", "block", "bus", "minivan", "glider", "lump of clay", "object", "body")  # fmt: skip
_WITH = (
    "at",
    "with",
    "with speed of",
    "at speed of",
    "with velocity of",
    "with speed",
    "at constant",
)


def _heading(points: tuple[str, ...]) -> tuple[tuple[str, ...], tuple[str, ...]]:
    """Return the words around a mass, and those before a speed, of a body that goes some way."""
    masses = tuple(
        f"… {body} {move} {due}{point}"
        for body in _BODIES
        for move in _MOVES
        for due in ("", "due ")
        for point in points
    )
    masses += tuple(
        f"… {move} {due}{point}" for move in _MOVES for due in ("", "due ") for point in points
    )
    masses += tuple(f"… {point}bound" for point in points) + tuple(
        f"{point}bound" for point in points
    )
    speeds = tuple(
        f"{point}{tail} {word}"
        for point in points
        for tail in ("", "ward", "bound")
        for word in _WITH
    )
    return masses, (
        *speeds,
        *(f"… {tail}{point}" for point in points for tail in ("", "due ", "to ")),
    )


_NORTH, _EAST = _heading(("north", "south")), _heading(("east", "west"))

RIG_QUANTITIES = (
    Quantity(m_N, "m_N", "mass of the body that goes north or south", "kg", 1e-6, 1e7, aliases=("m_north", "m_south"), cues=_NORTH[0]),
    Quantity(s_N, "v_N", "speed of the body that goes north or south", "m/s", 0, 1e5, aliases=("s_N", "v_north", "v_south"), cues=_NORTH[1]),
    Quantity(m_E, "m_E", "mass of the body that goes east or west", "kg", 1e-6, 1e7, aliases=("m_east", "m_west"), cues=_EAST[0]),
    Quantity(s_E, "v_E", "speed of the body that goes east or west", "m/s", 0, 1e5, aliases=("s_E", "v_east", "v_west"), cues=_EAST[1]),
    Quantity(phi_NE, "φ", "angle of the common velocity with the line from east to west", "deg", 0, 90, aliases=("phi_NE",),
             asked=("north of east", "south of east", "north of west", "south of west"), sign="nonnegative", moment="after"),
    Quantity(phi_EN, "ψ", "angle of the common velocity with the line from north to south", "deg", 0, 90, aliases=("phi_EN", "angle_east_of_north"),
             asked=("east of north", "west of north", "east of south", "west of south"), sign="nonnegative", moment="after"),
    Quantity(theta_1, "θ_1", "angle of the first body's path after with its path before", "deg", 0, 180, aliases=("theta_1", "theta_A", "deflection_angle", "scattering_angle"),
             cues=("to its original direction", "to original direction", "from its original direction", "to its initial direction", "from its initial direction", "at an angle of", "deflected by", "deflected through", "scattered at", "is deflected",
                   "to its original path", "with its original direction", "to the original direction", "to its original line of motion", "from its original line", "from its original path", "from its line of motion", "moves off at", "moves at", "with the original direction", "from the original direction"), sign="nonnegative"),
    Quantity(theta_2, "θ_2", "angle of the second body's path after with the first one's path before", "deg", 0, 90, aliases=("theta_2", "theta_B", "recoil_angle"),
             asked=("direction of the second", "direction of puck B", "direction of ball B", "direction does the second", "in what direction does the second", "angle does the second", "at what angle does the second", "what angle does the other",
                    "at what angle does the other", "direction does the other", "direction of the other", "direction of the struck", "line does the other", "direction does the struck", *(f"does the {which} ball {go}" for which in ("other", "second", "struck", "target") for go in ("move off", "move", "go", "leave", "travel")), "direction of the target", "at what angle does the target", "in what direction does the target", "in what direction does the other"), sign="nonnegative", moment="after"),
    Quantity(theta_12, "Δθ", "angle between the two paths after", "deg", 0, 180, aliases=("theta_12", "angle_between"),
             asked=("angle between", "angle do the two", "angle do their paths", "angle do the balls", "angle do the paths", "angle do the pucks", "what angle do they make"), sign="nonnegative", moment="after"),
    Quantity(theta_w, "θ", "angle at which it meets the wall and leaves it", "deg", 0, 90, aliases=("theta_w", "incidence_angle"),
             cues=("with the wall", "to the wall", "with the surface", "to the surface", "at an angle of", "to the normal", "with the normal", "from the normal", "angle of", "with the perpendicular"), sign="nonnegative"),
    Quantity(v_nw, "v_⊥", "part of the velocity toward the wall", "m/s", 0, 1e6, aliases=("v_n", "v_perp", "v_normal", "v_perpendicular", "normal_velocity", "normal_component", "v_toward_wall"),
             asked=("velocity perpendicular to the wall", "component perpendicular to the wall", "speed perpendicular to the wall", "component normal to the wall", "velocity normal to the wall"), sign="nonnegative", moment="after"),
    Quantity(v_tw, "v_∥", "part of the velocity along the wall", "m/s", 0, 1e6, aliases=("v_par", "v_parallel", "v_tangential", "v_along_wall", "tangential_velocity", "parallel_component"),
             asked=("velocity parallel to the wall", "component parallel to the wall", "speed along the wall", "component along the wall", "velocity along the wall"), sign="nonnegative", moment="after"),
    Quantity(d_12, "L", "distance between the two bodies", "m", 0, 1e12, aliases=("d_12", "separation_initial"), cues=("apart", "separated by", "distance of", "long", "distance between", "m apart", "separated by a distance of", "length")),
    Quantity(d_cm1, "d_1", "distance of the first body from the centre of mass", "m", 0, 1e12, aliases=("d_cm1",),
             asked=("how far from the first", "distance from the first", "how far from the heavier", "how far from the lighter", "how far is the center of mass from", "how far is the centre of mass from", "how far from"), moment="after"),
    Quantity(d_cm2, "d_2", "distance of the second body from the centre of mass", "m", 0, 1e12, aliases=("d_cm2",), asked=("how far from the second", "how far is the center of mass from", "how far is the centre of mass from", "how far from"), moment="after"),
    Quantity(t_after, "t", "how long they have been apart", "s", 0, 1e5, aliases=("t_after", "t_drift"), cues=("after", "later")),
    Quantity(sep, "d", "distance between the bodies at that time", "m", 0, 1e6, aliases=("sep",), asked=("how far apart", "distance between them", "separation"), moment="after"),
)  # fmt: skip

RIG_LAWS = (
    Law("compass-speed", Eq(s_f, sqrt((m_N * s_N) ** 2 + (m_E * s_E) ** 2) / (m_N + m_E)), "momentum is conserved along each axis", (COMPASS,), _PLANE),
    Law("compass-north", Eq(phi_NE, atan(m_N * s_N / (m_E * s_E))), "direction of the common velocity", (COMPASS,), _PLANE),
    Law("compass-east", Eq(phi_EN, pi / 2 - phi_NE), "direction of the common velocity", (COMPASS,)),
    Law("compass-momentum", Eq(p, sqrt((m_N * s_N) ** 2 + (m_E * s_E) ** 2)), "momenta add as vectors", (COMPASS,), _PLANE),
    Law("compass-before", Eq(K_i, m_N * s_N**2 / 2 + m_E * s_E**2 / 2), "total kinetic energy", (COMPASS,), "OpenStax University Physics 1, 7.2"),
    Law("compass-after", Eq(K_f, (m_N + m_E) * s_f**2 / 2), "kinetic energy of the joined bodies", (COMPASS,), "OpenStax University Physics 1, 7.2"),
    Law("compass-lost", Eq(Q, K_i - K_f), "kinetic energy turned into other forms", (COMPASS,), "OpenStax University Physics 1, 9.4"),
    Law("compass-share", Eq(eta, Q / K_i), "fraction of the kinetic energy that is lost", (COMPASS,), "OpenStax University Physics 1, 9.4"),
    # The struck body is no lighter than the other one: the root of the quadratic in the first speed is one.
    Law("glancing-first", Eq(s_1f * (1 + k), s_1 * (cos(theta_1) + sqrt(k**2 - sin(theta_1) ** 2))), "momentum and kinetic energy are conserved", (GLANCING,), _PLANE),
    Law("glancing-second", Eq(k * s_2f**2, s_1**2 - s_1f**2), "kinetic energy is conserved", (GLANCING,), _PLANE),
    Law("glancing-angle", Eq(theta_2, atan(s_1f * sin(theta_1) / (s_1 - s_1f * cos(theta_1)))), "momentum is conserved across the first path", (GLANCING,), _PLANE),
    Law("glancing-between", Eq(theta_12, theta_1 + theta_2), "the bodies part to either side", (GLANCING, OBLIQUE)),
    Law("glancing-ratio", Eq(m_2, k * m_1), "ratio of the masses", (GLANCING,)),
    Law("oblique-ratio", Eq(m_2, k * m_1), "ratio of the masses", (OBLIQUE,)),
    Law("oblique-second", Eq(k * s_2f, sqrt((s_1 - s_1f * cos(theta_1)) ** 2 + (s_1f * sin(theta_1)) ** 2)), "momentum is conserved along each axis", (OBLIQUE,), _PLANE),
    Law("oblique-angle", Eq(theta_2, atan(s_1f * sin(theta_1) / (s_1 - s_1f * cos(theta_1)))), "momentum is conserved across the first path", (OBLIQUE,), _PLANE),
    Law("slant-wall", Eq(J, 2 * m_1 * s_1 * sin(theta_w)), "only the velocity toward the wall is reversed", (SLANT_WALL,), _IMPULSE),
    Law("slant-normal", Eq(J, 2 * m_1 * s_1 * cos(theta_w)), "only the velocity toward the wall is reversed", (SLANT_NORMAL,), _IMPULSE),
    Law("slant-wall-toward", Eq(v_nw, s_1 * sin(theta_w)), "part of the velocity toward the wall", (SLANT_WALL,), _IMPULSE),
    Law("slant-wall-along", Eq(v_tw, s_1 * cos(theta_w)), "part of the velocity along the wall", (SLANT_WALL,), _IMPULSE),
    Law("slant-normal-toward", Eq(v_nw, s_1 * cos(theta_w)), "part of the velocity toward the wall", (SLANT_NORMAL,), _IMPULSE),
    Law("slant-normal-along", Eq(v_tw, s_1 * sin(theta_w)), "part of the velocity along the wall", (SLANT_NORMAL,), _IMPULSE),
    Law("slant-force", Eq(J, F_avg * t_c), "impulse is force times time", (SLANT_WALL, SLANT_NORMAL), _IMPULSE),
    Law("center-first", Eq(d_cm1, m_2 * d_12 / (m_1 + m_2)), "the centre of mass divides the distance inversely as the masses", (CENTER,), _CENTER),
    Law("center-second", Eq(d_cm2, d_12 - d_cm1), "it lies between the two bodies", (CENTER,), _CENTER),
    Law("drift-momentum", Eq(m_1 * s_1f, m_2 * s_2f), "the momenta of bodies that push off from rest are opposite", (DRIFT,), "OpenStax University Physics 1, 9.3"),
    Law("drift-apart", Eq(sep, (s_1f + s_2f) * t_after), "both move on uniformly", (DRIFT,)),
)  # fmt: skip

_NO_COMPASS = ("elastic", "elastically", "glancing", "at rest", "stationary", "explodes", "rebounds", "pieces", "northeast", "southeast", "northwest", "southwest", "three", "friction", "skid marks", "parked", "same direction", "head-on", "deflected", "scattered")  # fmt: skip
_POINTS = tuple(
    f"{a} of {b}"
    for a, b in (
        ("north", "east"),
        ("south", "east"),
        ("north", "west"),
        ("south", "west"),
        ("east", "north"),
        ("west", "north"),
        ("east", "south"),
        ("west", "south"),
    )
)
_GLANCES = ("glancing", "glances", "off center", "off-center", "not head-on", "oblique", "obliquely", "deflected", "scattered", "to its original direction", "from its original direction", "with its original direction", "to the original direction", "from the original direction", "with the original direction",
            "to its initial direction", "from its initial direction", "with its initial direction", "to the initial direction", "from the initial direction", "with the initial direction", "original path", "paths")  # fmt: skip
_UNLIKE = (
    "stick",
    "sticks",
    "lock together",
    "inelastic",
    *(
        f"{meets} head-on"
        for meets in ("collides", "collide", "hits", "strikes", "meet", "directly")
    ),
    "head-on elastic",
    "head-on collision",
    "wall",
    "explodes",
    "spring",
    "restitution",
)

RIG_REGIMES = (
    Regime(COMPASS, "bodies that meet from north or south and from east or west, and stay together", _POINTS, _NO_COMPASS, needs_cue=True, drawn=False, assumptions=("the bodies stay together after the impact",)),
    Regime(OBLIQUE, "an impact off the centre on a body at rest", _GLANCES, (*_UNLIKE, "elastic", "elastically", "kinetic energy is conserved", "three", "perpendicular"), needs_cue=True, drawn=False),
    Regime(GLANCING, "an elastic impact off the centre on a body at rest, no lighter one", (*_GLANCES, "elastic", "elastically"), (*_UNLIKE, "not elastic"), needs_cue=True, drawn=False, conditions=(Gt(k, 0.999),), assumptions=("the collision is elastic: kinetic energy is conserved",)),
    Regime(SLANT_WALL, "off a wall at a slant, the angle with the wall given", ("with the wall", "to the wall", "with the surface", "to the surface"), ("normal", "head-on", "right angle", "right angles", "perpendicularly", "straight back", "sticks", "two balls", "different speed"), needs_cue=True, drawn=False, assumptions=("it leaves with the same speed and angle",)),
    Regime(SLANT_NORMAL, "off a wall at a slant, the angle with its normal given", ("to the normal", "with the normal", "from the normal", "with the perpendicular", "to the perpendicular"), ("head-on", "right angle", "right angles", "straight back", "sticks", "two balls", "different speed"), needs_cue=True, drawn=False, assumptions=("it leaves with the same speed and angle",)),
    Regime(CENTER, "the centre of mass of two bodies", ("center of mass", "centre of mass"), ("velocity", "speed", "accelerat", "three", "rod", "plate", "triangle", "explodes", "x-axis", "x axis", "origin", "coordinates", "square", "boat", "raft", "plank", "sled"), needs_cue=True, drawn=False),
    Regime(DRIFT, "pushed apart from rest, seen some time later", ("far apart", "apart after", "distance between them"), ("collide", "collides", "collision", "stick", "elastic", "friction of", "coefficient", "gap"), needs_cue=True, drawn=False, assumptions=("no external force acts along the line of motion",)),
)  # fmt: skip

RIG_FACTS = (
    Fact(("identical", "equal mass", "equal masses", "same mass", "same masses"), {k: 1.0}, (OBLIQUE,)),
    Fact(("identical", "equal mass", "equal masses", "same mass", "same masses"), {k: 1.0, theta_12: float(pi / 2)}, (GLANCING,)),
)  # fmt: skip
