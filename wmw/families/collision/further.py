"""Further collisions, of which no questions are generated: at right angles, of a dropped ball, of equal masses.

Bodies that meet at right angles and stay together each keep their share of the momentum along
their own way; `u_1` and `u_2` are the parts of the common velocity along these two ways.
"""

from __future__ import annotations

from sympy import Abs, atan, sqrt, symbols

from wmw.core.family import Convention, Eq, Fact, Grid, Gt, Law, Le, Quantity, Regime
from wmw.core.scene import Arrow, Circle, Dimension, Ground, Label, Line, Part, SceneInput
from wmw.families.collision.symbols import (
    ACROSS,
    COLLISIONS,
    DROP,
    ELASTIC,
    OF_TYPE,
    PUSH_GRAPH,
    RECOIL,
    STICKING,
    J,
    K_1f,
    K_1i,
    K_2i,
    K_f,
    K_i,
    Q,
    e,
    eta,
    g,
    m_1,
    m_2,
    p,
    p_1i,
    p_2i,
    s_1,
    s_2,
    s_f,
    s_r,
    t_c,
    v_1f,
    v_1i,
    v_2f,
    v_2i,
    v_f,
)

k, u_1, u_2, phi_1, phi_2 = symbols("k v_c1 v_c2 phi_1 phi_2", real=True)
h_d, h_r, F_max = symbols("h_d h_r F_max", positive=True)
_MOMENTUM = "OpenStax University Physics 1, 9.3"
_PLANE = "OpenStax University Physics 1, 9.5"
_TYPES = "OpenStax University Physics 1, 9.4"
_M = m_1 + m_2
_LEFT = STICKING + "_at_rest"

LAWS = (
    # Masses known by their ratio alone.
    Law("mass-ratio", Eq(m_2, k * m_1), "ratio of the masses", (*COLLISIONS, RECOIL)),
    Law("elastic-first-by-ratio", Eq(v_1f, ((1 - k) * v_1i + 2 * k * v_2i) / (1 + k)), "conservation of momentum and kinetic energy", OF_TYPE[ELASTIC], _TYPES),
    Law("elastic-second-by-ratio", Eq(v_2f, (2 * v_1i + (k - 1) * v_2i) / (1 + k)), "conservation of momentum and kinetic energy", OF_TYPE[ELASTIC], _TYPES),
    Law("stuck-by-ratio", Eq(v_f, (v_1i + k * v_2i) / (1 + k)), "conservation of momentum: the bodies move on as one", OF_TYPE[STICKING], _MOMENTUM),
    Law("lost-by-ratio", Eq(eta, k / (1 + k)), "share of the kinetic energy that is lost when the struck body was at rest", (_LEFT,), _TYPES),
    Law("recoil-by-ratio", Eq(v_1f, -k * v_2f), "nothing moves before", (RECOIL,), _MOMENTUM),
    # At right angles.
    Law("across-first-speed", Eq(v_1i, s_1), "each body moves along its own axis", (ACROSS,)),
    Law("across-second-speed", Eq(v_2i, s_2), "each body moves along its own axis", (ACROSS,)),
    Law("across-first-momentum", Eq(p_1i, m_1 * v_1i), "momentum", (ACROSS,), _PLANE),
    Law("across-second-momentum", Eq(p_2i, m_2 * v_2i), "momentum", (ACROSS,), _PLANE),
    Law("across-total", Eq(p, sqrt(p_1i**2 + p_2i**2)), "momenta add as vectors", (ACROSS,), _PLANE),
    Law("across-first-part", Eq(u_1, p_1i / _M), "momentum is conserved along each axis", (ACROSS,), _PLANE),
    Law("across-second-part", Eq(u_2, p_2i / _M), "momentum is conserved along each axis", (ACROSS,), _PLANE),
    Law("across-speed", Eq(s_f, sqrt(u_1**2 + u_2**2)), "size of the common velocity", (ACROSS,), _PLANE),
    Law("across-angle-first", Eq(phi_1, atan(u_2 / u_1)), "direction of the common velocity", (ACROSS,), _PLANE),
    Law("across-angle-second", Eq(phi_2, atan(u_1 / u_2)), "direction of the common velocity", (ACROSS,), _PLANE),
    Law("across-first-energy", Eq(K_1i, m_1 * v_1i**2 / 2), "kinetic energy", (ACROSS,)),
    Law("across-second-energy", Eq(K_2i, m_2 * v_2i**2 / 2), "kinetic energy", (ACROSS,)),
    Law("across-energy-before", Eq(K_i, K_1i + K_2i), "total kinetic energy", (ACROSS,)),
    Law("across-energy-after", Eq(K_f, _M * s_f**2 / 2), "kinetic energy of the joined bodies", (ACROSS,)),
    Law("across-energy-lost", Eq(Q, K_i - K_f), "kinetic energy turned into other forms", (ACROSS,), _TYPES),
    Law("across-fraction-lost", Eq(eta, Q / K_i), "fraction of the kinetic energy that is lost", (ACROSS,), _TYPES),
    # A ball dropped on the floor.
    Law("drop-speed", Eq(v_1i, sqrt(2 * g * h_d)), "speed of a body that has fallen", (DROP,), "OpenStax University Physics 1, 3.5"),
    Law("drop-impact-speed", Eq(s_1, v_1i), "the body moves in the positive direction", (DROP,)),
    Law("drop-rebound-speed", Eq(Abs(s_r), sqrt(2 * g * h_r)), "speed with which a body rises to a height", (DROP,), "OpenStax University Physics 1, 3.5"),
    Law("drop-turned", Eq(v_1f, -Abs(s_r)), "the body comes back", (DROP,)),
    Law("drop-restitution", Eq(e, Abs(s_r) / v_1i), "coefficient of restitution at a fixed floor", (DROP,), _TYPES),
    Law("drop-heights", Eq(e, sqrt(h_r / h_d)), "coefficient of restitution from the heights", (DROP,), _TYPES),
    Law("drop-impulse", Eq(J, m_1 * (v_1i + Abs(s_r))), "impulse is the change of momentum", (DROP,), "OpenStax University Physics 1, 9.2"),
    Law("drop-energy-before", Eq(K_1i, m_1 * g * h_d), "mechanical energy is conserved in free fall", (DROP,)),
    Law("drop-energy-after", Eq(K_1f, m_1 * g * h_r), "mechanical energy is conserved in free fall", (DROP,)),
    Law("drop-energy-lost", Eq(Q, K_1i - K_1f), "kinetic energy turned into other forms", (DROP,), _TYPES),
    Law("drop-fraction-lost", Eq(eta, 1 - h_r / h_d), "fraction of the kinetic energy that is lost", (DROP,), _TYPES),
    # A force that rises and falls evenly.
    Law("triangle", Eq(J, F_max * t_c / 2), "the impulse is the area under the graph of the force", (PUSH_GRAPH,), "OpenStax University Physics 1, 9.2"),
    Law("triangle-impulse", Eq(J, m_1 * v_1f - m_1 * v_1i), "impulse is the change of momentum", (PUSH_GRAPH,), "OpenStax University Physics 1, 9.2"),
    Law("triangle-only-mass", Eq(m_2, m_1), "there is but one body", (PUSH_GRAPH,)),
    Law("triangle-speed", Eq(s_f, v_1f), "speed is the size of the velocity", (PUSH_GRAPH,)),
    Law("triangle-start", Eq(v_1i, s_1), "the body moves in the positive direction", (PUSH_GRAPH,)),
)  # fmt: skip

_NORTH = ("north", "northward", "northwards", "northbound", "due north")
_SOUTH = ("south", "southward", "southwards", "southbound", "due south")
_CROSSING = ("perpendicular", "right angles", "right angle", "at right angles", "intersection", "two dimensional", "two dimensions", "y direction", "y axis")  # fmt: skip
_NOT_ACROSS = ("north of east", "south of east", "north of west", "south of west", "east of north", "west of north", "east of south", "west of south", "elastic", "elastically", "deflected", "scattered", "glancing", "oblique", "bounces", "rebounds", "restitution", "explodes", "pieces", "fragments",
               "at rest", "stationary", "toward each other", "towards each other", "opposite directions", "head-on", "catches up", "same direction", "wall", "floor",
               "angle of", "parked", "comes to rest", "stops", "three", "frictional force", "friction acts")  # fmt: skip
_NOT_DROP = ("vertically into", "vertically onto", "wagon", "freight car", "dropped into", *(f"dropped onto {what}" for what in ("sled", "sledge", "plate", "pan", "platform", "board", "moving", "spring", "raft", "boat")), "two", "second ball", "stick", "sticks", "pendulum", "bullet", "collides with", "cart", "explodes", "water", "time in contact", "contact with floor for",
             "average force", "comes to rest", "thrown")  # fmt: skip
_GRAPH = ("triangle", "triangular", "area under", "force time graph", "graph shows force", "graph of force", "force versus time", "graph of net force", "peak force", "maximum force", "rises linearly", "graph")  # fmt: skip

REGIMES = (
    Regime(ACROSS, "a collision at right angles after which the bodies stay together", cues=(*_NORTH, *_SOUTH, *_CROSSING), needs_cue=True,
           rules_out=_NOT_ACROSS, conditions=(Gt(s_1, 0), Gt(s_2, 0)), assumptions=("the bodies stay together after the impact",)),
    Regime(DROP, "a dropped ball that bounces", cues=("dropped", "dropped from", "falls from", "let fall", "rebounds to", "bounces to", "rebounds", "bounces", "bounces back to", "bounces back up to", "rises to", "bounce height", "height after bounce"), needs_cue=True, rules_out=(*_NOT_DROP, "at rest", "thrown"),
           conditions=(Le(e, 1), Gt(e, 0)), assumptions=("the floor does not move", "no air resistance")),
    Regime(PUSH_GRAPH, "a force that rises and falls evenly drives one body", cues=_GRAPH, needs_cue=True,
           rules_out=("two", "sticks", "stick", "explodes", "recoil", "elastic", "collides with", "constant force", "rectangle", "rectangular", "wall", "straight back", "rebounds", "bounces", "average force"), conditions=(Gt(v_1f, v_1i),)),
)  # fmt: skip

FACTS = (
    Fact(("identical", "equal mass", "equal masses", "same mass", "same masses", "equally massive", "equally heavy", "equal in mass"), {k: 1.0}, (*COLLISIONS, RECOIL)),
    Fact(("initially at rest", "at rest", "from rest", "stationary"), {v_1i: 0.0}, (PUSH_GRAPH,)),
)  # fmt: skip

CONVENTIONS = (
    Convention("second axis the other way", {v_2i: -1.0, p_2i: -1.0, u_2: -1.0}, (ACROSS,)),
    Convention("first axis the other way", {v_1i: -1.0, p_1i: -1.0, u_1: -1.0}, (ACROSS,)),
    Convention("up is positive", {v_1i: -1.0, v_1f: -1.0, J: 1.0}, (DROP,)),
)

QUANTITIES = (
    Quantity(k, "k", "mass of the second body over that of the first", "1", 1e-6, 1e6, aliases=("mass_ratio",)),
    Quantity(u_1, "u_1", "part of the common velocity along the first body's way", "m/s", -1e3, 1e3, sign="any", moment="after"),
    Quantity(u_2, "u_2", "part of the common velocity along the second body's way", "m/s", -1e3, 1e3, sign="any", moment="after"),
    Quantity(phi_1, "φ", "angle of the common velocity with the first body's way", "deg", -180, 180, sign="any", moment="after",
             asked=("what direction", "which direction", "in what direction", "direction of their velocity", "direction of motion", "at what angle", "what angle", "direction of the wreck", "angle")),
    Quantity(phi_2, "ψ", "angle of the common velocity with the second body's way", "deg", -180, 180, sign="any", moment="after"),
    Quantity(h_d, "h_1", "height from which the ball is dropped", "m", 1e-3, 1e4, Grid(0.5, 3.0, 0.1), ("h_1", "h_i", "H", "h_0", "drop_height", "initial_height", "h_drop", "H_1", "height_1", "h_before", "starting_height"),
             ("dropped from height of", "dropped from", "falls from", "falls from height of", "released from height of", "released from", "from height of", "from"),
             ("from what height", "height from which"), sort="height"),
    Quantity(h_r, "h_2", "height to which the ball rebounds", "m", 1e-3, 1e4, Grid(0.2, 2.5, 0.1), ("h_2", "h_f", "h_prime", "rebound_height", "bounce_height", "final_height", "h_rebound", "H_2", "height_2", "h_after", "h_bounce"),
             ("rebounds to height of", "rebounds to", "bounces to", "bounces back to", "bounces back up to", "bounces up to", "rebounds up to", "back up to", "bounces to height of", "bounces back to height of", "rises to", "rises to height of", "rise to", "returns to", "to height of", "rebounds", "bounces"),
             ("how high does it rebound", "how high does it bounce", "how high does the ball bounce", "how high does the ball rebound", "rebound height", "height does it rebound", "height of the rebound", "height will it rebound", "height will the ball rebound", "height does the ball rebound", "height does it bounce"), moment="after", sort="height"),
    Quantity(F_max, "F_max", "largest force", "N", 1e-3, 1e7, Grid(50, 900, 10), ("F_max", "peak_force", "maximum_force", "F_peak", "F_0", "max_force", "F_m"),
             ("maximum force", "peak", "peak force", "maximum", "peak value", "rises to", "maximum value", "from zero to", "linearly to", "uniformly to", "steadily to", "from 0 to"), ("maximum force", "peak force", "largest force"), moment="before"),
)  # fmt: skip


def draw_further(given: SceneInput) -> list[Part]:
    """Draw two bodies before they meet at right angles, a dropped ball, or a graph of the force."""
    if given.regime == ACROSS:
        return [
            Circle((2.0, 6.0), 0.7, "body", "first"),
            Arrow((3.0, 6.0), (5.4, 6.0), "motion"),
            *_labels(given, (2.0, 7.1), "m_1", "s_1"),
            Circle((8.0, 0.0), 0.7, "body", "second"),
            Arrow((8.0, 1.0), (8.0, 3.4), "motion"),
            *_labels(given, (8.0, -1.6), "m_2", "s_2"),
        ]
    if given.regime == DROP:
        heights = (("h_d", 3.0, 6.0), ("h_r", 8.0, 4.0))
        return [
            Ground((0.0, 0.0), (11.0, 0.0)),
            *(Circle((x, top), 0.5, "body", "body") for _, x, top in heights),
            *(
                Dimension((x - 1.0, 0.0), (x - 1.0, top), name)
                for name, x, top in heights
                if name in given.values
            ),
            *_labels(given, (3.0, 7.0), "m_1"),
        ]
    return [
        Arrow((0.0, 0.0), (9.0, 0.0), "axis", label="time"),
        Arrow((0.0, 0.0), (0.0, 6.0), "axis", label="force"),
        Line(((1.0, 0.0), (4.0, 4.5), (7.0, 0.0)), "ink"),
        *_labels(given, (4.0, 4.8), "F_max"),
        *_labels(given, (4.0, -1.2), "t_c"),
        *_labels(given, (8.5, 4.5), "m_1", "s_1"),
    ]


def _labels(given: SceneInput, at: tuple[float, float], *names: str) -> list[Part]:
    """Return labels of what is given, one above the other."""
    told = [name for name in names if name in given.values]
    return [Label((at[0], at[1] + 0.9 * place), name) for place, name in enumerate(told)]
