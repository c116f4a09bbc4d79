"""Rigs of the pulley chapter that are only read: belts, chain hoists, a seat on its own rope.

And what holds up a fixed pulley, of which both parts of the rope lead straight down.
"""

from __future__ import annotations

from sympy import symbols

from wmw.core.family import Eq, Ge, Grid, Gt, Law, Quantity, Regime
from wmw.families.pulley.symbols import IMA, W_P, W_Q, F, F_axle, N, T, W, a, g, m_L, m_P, m_Q

BELT, CHAIN_HOIST, SEAT = "belt_drive", "differential_hoist", "seat_on_own_rope"
HUNG_PULLEY, ON_FLOOR = "what_holds_a_fixed_pulley", "one_hangs_the_other_stands_on_the_floor"
D_1, D_2, n_1, n_2, R_d, r_d = symbols("D_1 D_2 n_1 n_2 R_d r_d", nonnegative=True)

_NEWTON = "OpenStax University Physics 1, 6.1"
_MACHINES = "OpenStax College Physics, 9.5"
_TURNING = "OpenStax University Physics 1, 10.3"
_DRIVEN = ("driven", "second", "other", "larger", "smaller", "fan", "small", "large")  # fmt: skip

QUANTITIES = (
    *(
        Quantity(symbol, f"D_{i}", f"size of the {which} pulley, radius or diameter", "m", 0.001, 20, Grid(0.1, 0.6, 0.1),
                 aliases=(f"D_{i}", f"d_{i}", f"r_{i}", f"R_{i}", f"diameter_{i}", f"radius_{i}", f"D_{which}", f"d_{which}", f"r_{which}"), cues=(f"{which} pulley",), asked=(*(f"{size} of {one}" for size in ("diameter", "radius") for one in names), *(("what diameter", "what radius", "what size") if i == 2 else ())), sort="breadth")
        for i, symbol, which, names in ((1, D_1, "driving", ("driving pulley", "motor pulley", "first pulley")), (2, D_2, "driven", tuple(f"{word} pulley" for word in _DRIVEN)))
    ),
    *(
        Quantity(symbol, f"n_{i}", f"rate at which the {which} pulley turns", "rpm", 0.01, 1e5, Grid(100, 2000, 100),
                 aliases=(f"n_{i}", f"N_{i}", f"omega_{i}", f"rpm_{i}", f"n_{which}", f"omega_{which}", f"N_{which}"), cues=(f"{which} pulley turns at",),
                 asked=(*(f"how fast does {one}" for one in names), *(f"how many revolutions per minute does {one}" for one in names), *(f"speed of {one}" for one in names), *(f"rate of {one}" for one in names), *(("how fast does", "how many revolutions", "at what rate", "rotational speed", "rotation rate", "what speed", "with what speed", "at what speed") if i == 2 else ())), moment="given")
        for i, symbol, which, names in ((1, n_1, "driving", ("driving pulley", "motor", "motor pulley", "first pulley")), (2, n_2, "driven", tuple(f"{word} pulley" for word in _DRIVEN)))
    ),
    Quantity(R_d, "R", "radius of the larger upper pulley", "m", 0.001, 5, Grid(0.1, 0.3, 0.05), aliases=("R_large", "R_big", "r_large"), cues=("larger", "large"), asked=("radius of larger",), sort="breadth"),
    Quantity(r_d, "r", "radius of the smaller upper pulley", "m", 0.001, 5, Grid(0.1, 0.3, 0.05), aliases=("r_small", "R_small"), cues=("smaller", "small"), asked=("radius of smaller",), sort="breadth"),
)  # fmt: skip

LAWS = (
    Law("belt-speed", Eq(D_1 * n_1, D_2 * n_2), "the belt has one speed", (BELT,), _TURNING),
    Law("hoist-weight", Eq(W, m_L * g), "weight", (CHAIN_HOIST,)),
    Law("hoist-advantage", Eq(IMA * (R_d - r_d), 2 * R_d), "what one side winds up the other lets down", (CHAIN_HOIST,), _MACHINES),
    Law("hoist-forces", Eq(IMA * F, W), "without losses", (CHAIN_HOIST,), _MACHINES),
    Law("seat-balance", Eq(2 * F, (m_P + m_Q) * (g + a)), "two parts of the rope carry person and seat", (SEAT,), _NEWTON),
    Law("seat-weight", Eq(W, (m_P + m_Q) * g), "weight of person and seat", (SEAT,)),
    Law("seat-forces", Eq(2 * F * g, W * (g + a)), "two parts of the rope carry person and seat", (SEAT,), _NEWTON),
    Law("seat-push", Eq(N, m_P * (g + a) - F), "rope and seat carry the person", (SEAT,), _NEWTON),
    Law("seat-tension", Eq(T, F), "the rope has one tension", (SEAT, HUNG_PULLEY), _NEWTON),
    Law("floor-load", Eq(m_L, m_Q), "the load is what hangs", (ON_FLOOR,)),
    Law("floor-weight", Eq(W_P, m_P * g), "weight", (ON_FLOOR,)),
    Law("floor-weight-hanging", Eq(W_Q, m_Q * g), "weight", (ON_FLOOR,)),
    Law("floor-tension", Eq(T, W_Q), "what hangs has no acceleration", (ON_FLOOR,), _NEWTON),
    Law("floor-push", Eq(N, W_P - T), "floor and rope carry what stands on the floor", (ON_FLOOR,), _NEWTON),
    Law("hung-weight", Eq(W, m_L * g), "weight", (HUNG_PULLEY,)),
    Law("hung-pull", Eq(F, W), "a fixed pulley only turns the pull round", (HUNG_PULLEY,), _NEWTON),
    Law("hung-pulley", Eq(F_axle, 2 * T), "both parts of the rope pull on the pulley", (HUNG_PULLEY,), _NEWTON),
    Law("hung-pulley-forces", Eq(F_axle, F + W), "both parts of the rope pull on the pulley", (HUNG_PULLEY,), _NEWTON),
)  # fmt: skip

PLATFORMS = ("platform", "chair", "seat", "basket", "cage", "scaffold", "plank", "swing", "board")
OWN_ROPE = (
    *(f"{whose} own hands" for whose in ("his", "her", "their", "s")), *(f"raises {who}" for who in ("himself", "herself")),
    *(f"from {seat} {over}" for seat in PLATFORMS for over in ("up over", "over", "up and over", "up to pulley", "upward over", "up around")),
)  # fmt: skip
"""Words for a rope that leads from what a person is on to this person's hands."""
_SEATS = (*OWN_ROPE, "bosun s chair", "bosun chair", "boatswain s chair", "pull himself up", "pulls himself up", "pull herself up", "pulls herself up", "raise himself", "raises himself", "raise herself", "lift himself", "lifts himself", "hoist himself", "hoists himself", "to raise himself")  # fmt: skip
_HOLDERS = ("bracket", "hook", "ceiling", "beam", "branch", "support", "nail", "rafter", "crossbar")
HOLDS_THE_PULLEY = (
    *(f"{lead} {thing}" for thing in _HOLDERS for lead in ("force on", "load on", "pull on", "total force on", "downward force on", "exerted on")),
    *(f"{thing} {verb} pulley" for thing in _HOLDERS for verb in ("hold", "hold up", "support", "carry")),
    *(f"{thing} that {verb} pulley" for thing in _HOLDERS for verb in ("holds", "supports", "carries")),
    *(f"{at} {thing}" for thing in _HOLDERS for at in ("exert on", "pulley exert on", "pulley exerts on", "does pulley exert on", "pulley pull on", "does pulley pull on")),
    *(f"force {does} {thing}" for thing in _HOLDERS for does in ("must", "does", "should", "has to")),
    *(f"{noun} must {thing}" for noun in ("load", "weight") for thing in _HOLDERS),
    *(f"acts on {thing}" for thing in _HOLDERS),
)  # fmt: skip
"""What asks how strongly a pulley pulls on what it is fixed to."""
_NOT_STRAIGHT = (
    "angle", "horizontally", "horizontal", "slanting", "obliquely", "degrees", "table", "incline", "ramp", "accelerates", "accelerated", "acceleration", "accelerating", "released", "atwood", "two masses", "two blocks", "two boxes", "masses", "blocks",
    "movable", "moveable", "tackle", "strands", "pulleys", "pulley weighs", "weight of the pulley", "mass of the pulley", "pulley of mass", "pulley of weight", "heavy pulley", "pulley has a mass", "pulley has a weight", "kg pulley", "n pulley", "climbs", "chair", "himself", "herself", "efficiency", "friction of", "stands on", "floor", "scale",
)  # fmt: skip
_STAND = ("rests", "stands", "sits", "lies", "is", "remains", "stays", "standing", "resting")
STANDS_ON_FLOOR = tuple(f"{stands} {on} {ground}" for stands in _STAND for on in ("on", "at rest on") for ground in ("floor", "ground"))  # fmt: skip
_STANDS_ON = (*STANDS_ON_FLOOR, *(f"{stands} on platform" for stands in _STAND), *(f"force {of} {ground}" for of in ("does", "of", "from", "by", "exerted by", "must") for ground in ("floor", "ground", "platform")))  # fmt: skip
REGIMES = (
    Regime(ON_FLOOR, "one body hangs, the other stands on the floor", needs_cue=True, drawn=False, cues=_STANDS_ON, conditions=(Ge(m_P, m_Q),), assumptions=("the pulley is light and turns freely", "nothing is accelerated"),
           rules_out=(*OWN_ROPE, "accelerates", "accelerated", "acceleration", "released", "let go", "hits", "strikes", "reaches floor", "above floor", "above ground", "table", "incline", "ramp", "tackle", "strands", "movable", "moveable", "efficiency", "scale", "chair", "seat", "climbs", "torque", "horizontal")),
    Regime(HUNG_PULLEY, "what holds a fixed pulley", needs_cue=True, drawn=False, cues=(*HOLDS_THE_PULLEY, *(f"{what} {thing}" for thing in _HOLDERS for what in ("what pull on", "what force on", "what load on", "is pull on", "is force on", "is load on", "force does pulley exert on", "is total force on", "is downward force on"))), rules_out=_NOT_STRAIGHT, assumptions=("the pulley is light and turns freely", "both parts of the rope are vertical")),
    Regime(BELT, "two pulleys on one belt", needs_cue=True, drawn=False, cues=("belt", "drive belt", "belt does not slip", "rpm", "revolutions per minute"), rules_out=("conveyor", "seat belt", "hangs", "hanging", "chain hoist", "effort"), assumptions=("the belt does not slip",)),
    Regime(CHAIN_HOIST, "differential chain hoist", needs_cue=True, drawn=False, cues=("differential", "chain hoist", "differential pulley", "differential hoist"), rules_out=("efficiency", "efficient", "actual"), conditions=(Gt(R_d, r_d),), assumptions=("no friction",)),
    Regime(SEAT, "a person who pulls up the seat that is hung on the rope", needs_cue=True, drawn=False, cues=(*_SEATS, "chair"), rules_out=("held by", "ground crew", "on the ground", "movable", "scale", "counterweight", "helper", "assistant"), conditions=(Ge(a, -g),), fixed={a: 0.0}, assumptions=("the pulley is light and turns freely",)),
)  # fmt: skip
