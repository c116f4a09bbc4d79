"""Rigs of the friction chapter that are only read: curves, rotors, trucks, a chain over an edge."""

from __future__ import annotations

from sympy import symbols

from wmw.core.family import Eq, Ge, Grid, Gt, Law, Le, Quantity, Regime
from wmw.families.friction.symbols import L, N, P, W, a, f, f_max, g, m, mu_k, mu_s

CURVE, ROTOR, GRIP, CHAIN = "level_curve", "spinning_room", "least_grip_on_carrier", "chain_over_edge"  # fmt: skip
START_KEEP = "started_and_kept_moving"
v_c, r_c, x_h, P_k = symbols("v_c r_c x_h P_k", nonnegative=True)

_FRICTION = "OpenStax University Physics 1, 6.2"
_CIRCLES = "OpenStax University Physics 1, 6.3"

QUANTITIES = (
    Quantity(
        v_c, "v_c", "speed on the circle at which the body is about to slip", "m/s", 0.01, 200, Grid(5, 30, 1),
        aliases=("v_max", "v_c", "v_min", "maximum_speed", "max_speed"), cues=("speed", "speed of", "at", "travels at", "moving at"),
        asked=("greatest speed", "maximum speed", "largest speed", "fastest speed", "highest speed", "smallest speed", "minimum speed", "least speed", "top speed", "how fast", "what speed", "at what speed", "with what speed"),
    ),
    Quantity(
        r_c, "r", "radius of the circle", "m", 0.01, 5000, Grid(20, 120, 10),
        aliases=("r_c", "r_curve", "R_curve", "curve_radius", "r", "radius"), cues=("radius", "radius of", "in radius"), asked=("radius", "sharpest curve", "tightest curve"), sort="breadth",
    ),
    Quantity(
        x_h, "x_h", "largest length of the chain that can hang over the edge", "m", 0.001, 100,
        aliases=("x_h", "L_hang", "L_hanging", "overhang", "hanging_length"), asked=("length that can hang", "how much of chain", "how much of it can hang", "what length", "greatest length", "largest length", "longest", "maximum length", "length can hang"), moment="after",
    ),
    Quantity(
        P_k, "P_k", "force that keeps a body moving which another force started", "N", 0, 1e5,
        aliases=("F_keep", "P_keep", "F_kinetic_pull"),
        cues=(*(f"{lead} … {keep}" for lead in ("but only", "but", "but then only", "then only", "only", "and only", "and", "while", "while only", "whereas", "whereas only", "and then", "but just", "and then only", "but then")
                for keep in ("to keep", "keeps it", "keep it", "is needed to keep", "is enough to keep", "is required to keep", "suffices to keep", "are needed to keep", "is sufficient to keep", "to maintain", "horizontal force to keep", "is necessary to keep")),),
        asked=tuple(f"force {keeps} {on}" for keeps in ("keeps", "to keep", "is needed to keep", "will keep", "is required to keep", "must keep") for on in ("moving", "sliding", "going", "box moving", "box sliding", "crate moving", "crate sliding", "block moving", "block sliding")), sign="nonnegative",
    ),
)  # fmt: skip

LAWS = (
    Law("rig-weight", Eq(W, m * g), "weight", (CURVE, ROTOR, GRIP, START_KEEP), _FRICTION),
    Law("curve-normal", Eq(N, W), "no vertical acceleration", (CURVE, GRIP, START_KEEP), _CIRCLES),
    Law("start-force", Eq(P, f_max), "static friction is at its limit as the body starts", (START_KEEP,), _FRICTION),
    Law("start-limit", Eq(f_max, mu_s * N), "limit of static friction", (START_KEEP,), _FRICTION),
    Law("keep-force", Eq(P_k, f), "no acceleration: the force balances the kinetic friction", (START_KEEP,), _FRICTION),
    Law("keep-friction", Eq(f, mu_k * N), "kinetic friction", (START_KEEP,), _FRICTION),
    Law("curve-grip", Eq(f, mu_s * N), "static friction at its limit", (CURVE, GRIP), _FRICTION),
    Law("curve-force", Eq(f * r_c, m * v_c**2), "friction is the centripetal force", (CURVE,), _CIRCLES),
    Law("curve-acceleration", Eq(a * r_c, v_c**2), "centripetal acceleration", (CURVE, ROTOR), _CIRCLES),
    Law("curve-speed", Eq(v_c**2, mu_s * g * r_c), "friction is the centripetal force", (CURVE,), _CIRCLES),
    Law("curve-grip-acceleration", Eq(a, mu_s * g), "friction at its limit", (CURVE,), _CIRCLES),
    Law("rotor-acceleration", Eq(mu_s * a, g), "friction at its limit carries the weight", (ROTOR,), _CIRCLES),
    Law("rotor-newton", Eq(N, m * a), "Newton's second law", (ROTOR,), _CIRCLES),
    Law("rotor-normal", Eq(N * r_c, m * v_c**2), "the wall's push is the centripetal force", (ROTOR,), _CIRCLES),
    Law("rotor-balance", Eq(f, W), "friction balances the weight", (ROTOR,), _FRICTION),
    Law("rotor-grip", Eq(f, mu_s * N), "static friction at its limit", (ROTOR,), _FRICTION),
    Law("rotor-speed", Eq(mu_s * v_c**2, g * r_c), "friction at its limit carries the weight", (ROTOR,), _CIRCLES),
    Law("least-grip", Eq(a, mu_s * g), "friction at its limit is all that speeds the body up", (GRIP,), _FRICTION),
    Law("least-grip-force", Eq(f, m * a), "Newton's second law", (GRIP,), _FRICTION),
    Law("chain-holds", Eq(x_h * (1 + mu_s), mu_s * L), "the hanging part pulls as hard as friction can hold", (CHAIN,), _FRICTION),
)  # fmt: skip

_CURVES = (
    *(f"{flat} {curve}" for flat in ("level", "flat", "unbanked", "horizontal") for curve in ("curve", "turn", "bend", "circular track", "circular road", "circle")),
    *(f"{way} {curve}" for way in ("round", "around", "rounds", "take", "takes", "negotiate", "negotiates", "turn on") for curve in ("curve", "bend", "turn", "flat curve", "level curve", "corner", "unbanked curve")),
    "curve of radius", "curve with a radius", "bend of radius", "turn of radius",
)  # fmt: skip
_ROTORS = ("spinning cylinder", "rotating cylinder", "rotor", "floor drops", "floor is removed", "cylindrical room", "rotating drum", "spinning drum", "floor falls away", "amusement park ride")  # fmt: skip
_LEAST = tuple(f"{least} {thing}" for least in ("smallest", "minimum", "least", "lowest") for thing in ("coefficient of static friction", "coefficient of friction", "static friction coefficient", "mu_s", "μ_s"))  # fmt: skip
_KEPT = tuple(
    f"{keep} {it} {moving}"
    for keep in ("keep", "keeps", "maintain")
    for it in (
        "it",
        "crate",
        "box",
        "block",
        "body",
        "sled",
        "chest",
        "trunk",
        "cupboard",
        "desk",
        "refrigerator",
        "sofa",
    )
    for moving in ("moving", "sliding", "going", "in motion")
)
REGIMES = (
    Regime(CURVE, "rounds a level curve, about to skid", needs_cue=True, drawn=False, cues=_CURVES, rules_out=("banked", "bank", "track is banked", "string", "turntable", "vertical circle", "motorcycle leans", "loop"), assumptions=("the road is level",)),
    Regime(ROTOR, "held on the wall of a spinning room, about to slip", needs_cue=True, drawn=False, cues=_ROTORS, rules_out=("banked", "curve"), assumptions=("the wall is vertical",)),
    Regime(GRIP, "carried along with the least grip that suffices", needs_cue=True, drawn=False, cues=_LEAST, rules_out=("wall", "incline", "ramp", "curve", "ladder", "pulled", "pushed", "front face", "front of", "slides on", "slips on", "kinetic", "hill"),
           conditions=(Gt(a, 0),), assumptions=("the carrier moves on level ground",)),
    Regime(CHAIN, "a chain that hangs over the edge of a table, about to slip", needs_cue=True, drawn=False, cues=("chain",), rules_out=("pulled", "pulls", "winch", "bollard", "crate", "box"), conditions=(Le(x_h, L),), assumptions=("the chain is uniform", "the edge is smooth")),
    Regime(START_KEEP, "set moving by one horizontal force and kept moving by a smaller one", needs_cue=True, drawn=False, cues=_KEPT, rules_out=("incline", "ramp", "slope", "wall", "above horizontal", "below horizontal", "upward", "downward"),
           conditions=(Gt(P_k, 0), Ge(P, P_k)), assumptions=("the floor is level", "the forces are horizontal")),
)  # fmt: skip
