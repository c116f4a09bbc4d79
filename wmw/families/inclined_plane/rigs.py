"""Rigs of the inclined plane that are only read: the ramp as a machine, parked, climbing, held up."""

from __future__ import annotations

from sympy import cos, sin, symbols, tan

from wmw.core.family import Eq, Ge, Gt, Law, Le, Quantity, Regime
from wmw.families.inclined_plane.physics import (
    F_net,
    N,
    P,
    W,
    W_par,
    W_perp,
    a,
    d,
    f,
    f_max,
    g,
    h,
    m,
    mu_k,
    mu_s,
    theta,
    v_0,
)

MACHINE, PARKED, CLIMBS, HELD_UP, LET_DOWN = "ramp_as_machine", "parked_on_slope", "climbs_steadily", "held_up_by_least_force", "let_down_steadily"  # fmt: skip
IMA_r, AMA_r, eta_r, W_in, W_out, P_c = symbols("IMA AMA eta W_in W_out P_c", nonnegative=True)

_MACHINES = "OpenStax College Physics, 9.5"
_NEWTON = "OpenStax University Physics 1, 5.6"
_FRICTION = "OpenStax University Physics 1, 6.2"
_POWER = "OpenStax University Physics 1, 7.4"

QUANTITIES = (
    Quantity(IMA_r, "IMA", "ideal mechanical advantage", "1", 0.1, 1000, aliases=("IMA", "ideal_mechanical_advantage", "VR", "velocity_ratio"), asked=("ideal mechanical advantage", "mechanical advantage", "velocity ratio"), moment="after"),
    Quantity(AMA_r, "AMA", "actual mechanical advantage", "1", 0.1, 1000, aliases=("AMA", "actual_mechanical_advantage"), asked=("actual mechanical advantage",), moment="after"),
    Quantity(eta_r, "η", "efficiency", "%", 0, 100, aliases=("eta", "efficiency", "eff"), cues=("efficiency", "efficient"), asked=("efficiency", "how efficient"), moment="after"),
    Quantity(W_in, "W_in", "work put in", "J", 0, 1e7, aliases=("W_in", "work_in", "input_work"), asked=("work input", "input work", "work is put in"), moment="after"),
    Quantity(W_out, "W_out", "useful work", "J", 0, 1e7, aliases=("W_out", "work_out", "output_work", "useful_work"), asked=("work output", "output work", "useful work"), moment="after"),
    Quantity(P_c, "P", "power", "W", 0, 1e8, aliases=("power", "P_power", "P_engine", "Pow"), asked=("power", "what power", "how much power", "at what rate does"), moment="after"),
)  # fmt: skip

_ALL = (MACHINE, PARKED, CLIMBS, HELD_UP, LET_DOWN)
LAWS = (
    Law("rig-weight", Eq(W, m * g), "weight", _ALL, _NEWTON),
    Law("rig-along", Eq(W_par, W * sin(theta)), "component of the weight along the incline", (PARKED, CLIMBS, HELD_UP, LET_DOWN), _NEWTON),
    Law("rig-into", Eq(W_perp, W * cos(theta)), "component of the weight into the incline", (PARKED, HELD_UP, LET_DOWN), _NEWTON),
    Law("rig-normal", Eq(N, W_perp), "no acceleration perpendicular to the incline", (PARKED, HELD_UP, LET_DOWN), _NEWTON),
    Law("parked-friction", Eq(f, W_par), "static friction balances the component along the incline", (PARKED,), _FRICTION),
    Law("parked-net", Eq(F_net, 0), "equilibrium", (PARKED,), _NEWTON),
    Law("parked-still", Eq(a, 0), "equilibrium", (PARKED,), _NEWTON),
    Law("parked-rise", Eq(h, d * sin(theta)), "rise of the incline", (PARKED,), _NEWTON),
    Law("parked-limit", Eq(f_max, mu_s * N), "largest static friction", (PARKED,), _FRICTION),
    Law("ramp-ideal", Eq(IMA_r * h, d), "length of the ramp over its height", (MACHINE,), _MACHINES),
    Law("ramp-actual", Eq(AMA_r * P, W), "load over effort", (MACHINE,), _MACHINES),
    Law("ramp-work-in", Eq(W_in, P * d), "work: force times distance", (MACHINE,), _MACHINES),
    Law("ramp-work-out", Eq(W_out, W * h), "work against gravity", (MACHINE,), _MACHINES),
    Law("ramp-efficiency", Eq(eta_r * W_in, W_out), "efficiency: useful work over work put in", (MACHINE,), _MACHINES),
    Law("ramp-efficiency-advantages", Eq(eta_r * IMA_r, AMA_r), "efficiency: actual over ideal mechanical advantage", (MACHINE,), _MACHINES),
    Law("climb-pull", Eq(P, W_par + f), "no acceleration along the incline", (CLIMBS,), _NEWTON),
    Law("climb-power", Eq(P_c, P * v_0), "power: force times speed", (CLIMBS,), _POWER),
    Law("least-hold", Eq(P, W_par - mu_s * N), "friction at its limit helps to hold the body", (HELD_UP,), _FRICTION),
    Law("let-down-friction", Eq(f, mu_k * N), "kinetic friction", (LET_DOWN,), _FRICTION),
    Law("let-down-pull", Eq(P + f, W_par), "no acceleration; friction acts up the incline", (LET_DOWN,), _FRICTION),
)  # fmt: skip

_HOLDS = ("keeps it from sliding down", "keep it from sliding down", "from sliding down", "from slipping down", "prevent it from sliding", "prevents it from sliding", "prevent block from sliding", "to hold block at rest", "hold it at rest", "keep it at rest")  # fmt: skip
_STAYS_BY_FORCE = tuple(f"{holds} {what}" for holds in ("hold", "holds", "held", "keep", "keeps", "kept") for what in ("in place", "at rest", "it in place", "it at rest", "it there", "it still", "stationary", "it stationary", "in equilibrium"))  # fmt: skip
LOWERED = ("lowered", "lowers", "lowering", "let down", "lets down", "letting down", "eased down", "eases down", "easing down")  # fmt: skip
"""Words of a body that a rope holds back on its way down."""
_LIES = tuple(f"{verb} on" for verb in ("lies", "rests", "sits", "stands", "resting", "lying", "sitting", "standing", "is placed", "is put", "is laid"))  # fmt: skip
_MOVES = ("kinetic", "coefficient of static", "static coefficient", "sliding friction", "slides", "released", "let go", "acceleration", "accelerate", "accelerates", "speed", "fast", "velocity", "push", "pull", "pulls", "pushes", "μk", "μ k", "mu k")  # fmt: skip
"""Words of another scene than that of a body that friction of whatever coefficient holds."""
REGIMES = (
    Regime(LET_DOWN, "let down an incline at a steady speed", needs_cue=True, drawn=False, cues=LOWERED, rules_out=("static", "static friction", "at rest", "rests on", "lies on", "lying on", "placed on", "stays", "remains", "acceleration", "accelerates", "hanging", "horizontal force", "pulley"), conditions=(Ge(P, 0),), assumptions=("the speed is constant", "the rope is parallel to the incline")),
    Regime(MACHINE, "a ramp as a simple machine", needs_cue=True, drawn=False, cues=("mechanical advantage", "efficiency", "efficient", "useful work", "work input", "velocity ratio"), rules_out=("screw", "jackscrew", "pulley", "lever", "pitch"), conditions=(Gt(d, h),), assumptions=("the load moves at constant speed",)),
    Regime(PARKED, "parked on a slope", needs_cue=True, drawn=False, cues=("parked", "is parked", "rests on", "at rest on", "sits at rest", "remains at rest", "keeps it from sliding", "stays at rest", "does not slide", "lies at rest", *_LIES),
           rules_out=(*_MOVES, "pushed", "pulled", "hanging", "frictionless", "smooth", "slides down", "force of", "horizontal force", "what angle", "rope", "spring", "applied", "parallel"), conditions=(Gt(theta, 0), Le(tan(theta), mu_s)), assumptions=("nothing else holds it",)),
    Regime(CLIMBS, "climbs a slope at a steady speed", needs_cue=True, drawn=False, cues=("power", "horsepower"), rules_out=("accelerates", "coefficient", "from rest", "slides"), conditions=(Gt(v_0, 0),), fixed={f: 0.0}, assumptions=("the speed is constant",)),
    Regime(HELD_UP, "held on a rough incline by the least force along it", needs_cue=True, drawn=False, cues=(*_HOLDS, *_STAYS_BY_FORCE, "in place", "minimum force", "smallest force", "least force"), rules_out=("horizontal", "pushed up", "pull up", "up the incline", "move up", "start moving up", "kinetic", "hanging", "perpendicular"), conditions=(Ge(P, 0),), assumptions=("the body is about to slide down",)),
)  # fmt: skip
