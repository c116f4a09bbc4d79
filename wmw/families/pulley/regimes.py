"""Regimes of pulley problems, the words that tell them, facts and sign conventions."""

from __future__ import annotations

from sympy import Abs, And, Or, cos, sin

from wmw.core.family import Convention, Fact, Ge, Gt, Le, Lt, Regime
from wmw.families.pulley.rigs import OWN_ROPE, STANDS_ON_FLOOR
from wmw.families.pulley.symbols import (
    ATWOOD,
    ATWOOD_P,
    ATWOOD_Q,
    BALANCED,
    DOWN,
    EDGE,
    F_P,
    F_Q,
    GOING,
    HEAVY,
    HELD,
    HOIST,
    IDEAL,
    INCLINE_HELD,
    MOVABLE_P,
    MOVABLE_Q,
    REAL,
    ROUGH,
    ROUGH_DOWN,
    ROUGH_UP,
    RUBBING,
    SMOOTH,
    TACKLE,
    TURNING,
    UP,
    WEIGHING_PULLEYS,
    WHEEL,
    WHEEL_TABLE,
    WOUND,
    F_net,
    a,
    h,
    m_P,
    m_Q,
    mu_k,
    mu_s,
    n,
    shape,
    theta,
    v,
    v_0,
)

_ENDS = ("both ends", "two ends", "each end", "either end", "ends of a", "ends of the", "atwood", "atwood machine", "hang from a", "connected over", "one on each side", "hang on", "hung over")  # fmt: skip
_HANG = (
    *_ENDS, "passes over", "passing over", "over a fixed", "over a frictionless", "over a light", "over a massless", "over a pulley", "over an ideal", "over the pulley", "over a smooth", "over a small",
    *(f"{side} of {kind}pulley" for side in ("left", "right", "one side", "each side", "either side", "both sides", "other side", "opposite sides") for kind in ("", "light ", "frictionless ", "smooth ", "fixed ", "ideal ", "massless ", "light frictionless ")),
)  # fmt: skip
_TABLE = ("table", "tabletop", "desk", "horizontal surface", "bench", "shelf", "platform", "horizontal plane", "level surface", "table top", "workbench", "countertop", "air track", "horizontal track", "counter", "frictionless track", "smooth track", "level track", "straight track", "cart", "trolley", "dynamics cart", "glider", "level floor", "horizontal floor")  # fmt: skip
_INCLINE = (
    "incline",
    "ramp",
    "slope",
    "inclined plane",
    "inclined",
    "wedge",
    "inclined surface",
    "incline's",
    "hill",
)
_IN_HAND = (
    *(f"{who} {does}" for who in ("man", "woman", "boy", "girl", "student", "worker", "person", "painter", "she", "he") for does in ("holds other end", "pulls straight down", "pulls on other end", "holds on to other end", "pulls other end", "pulls on one side", "holds one end")),
    *(f"to {whose} s hand{more}" for whose in ("man", "woman", "boy", "girl", "student", "worker", "person", "painter") for more in ("", "s")),
)  # fmt: skip
"""Words for a rope that a hand holds, not a second body."""
_TACKLE = ("block and tackle", "block-and-tackle", "tackle", "strands", "strand", "mechanical advantage", "system of pulleys", "pulley system", "single fixed pulley", "effort", "supporting ropes",
           "supporting segments", "single movable pulley", "movable pulley", "movable block", "lift a", "lifts a", "to lift", "raise a", "to raise", "raises a", "hoist", "hoisted", "is lifted", "is raised",
           "velocity ratio", "hoists", "lifting", "fixed pulley lifts", "winch", "haul up", "hauls up", "to haul", *_IN_HAND,
           *(f"{act} {place}" for act in ("force must be applied", "force applied", "force is applied", "force is needed", "force must act", "force", "pull", "be applied", "must be exerted", "force be applied") for place in ("at the other end", "to the other end", "on the other end", "at the free end", "to the free end", "on the free end")))  # fmt: skip
_RELEASED = ("hangs from the free end", "hung from the free end", "free end of the string hangs", "free end of the rope hangs", "free end of the cord hangs", "at the free end hangs", "the free end carries",
             "from its free end hangs", "at its free end hangs", "the other end carries", "hangs from its free end")  # fmt: skip
_HEAVY_WHEEL = ("disk", "disc", "moment of inertia", "solid cylinder", "rotational inertia", "pulley of mass", "mass of the pulley", "pulley has a mass", "pulley has mass", "hoop", "pulley with mass", "radius",
                "rotating pulley", "kg pulley", "wheel of mass")  # fmt: skip
_THREE = (
    "three blocks",
    "third block",
    "three masses",
    "third mass",
    "two hanging blocks",
    "two hanging masses",
    "two hanging weights",
    "opposite edges",
    "opposite ends of the table",
    "opposite sides of the table",
    "both sides of the table",
    "either side of the table",
    "both ends of the table",
    "m_3",
    "m3",
    "two pulleys and three",
)
_TWO_RAMPS = ("two inclines", "double incline", "two ramps", "second incline", "both inclines")
_ROUGH = (
    "coefficient",
    "rough",
    "friction force",
    "kinetic friction",
    "static friction",
    "frictional force",
    "mu_k",
    "mu_s",
    "force of friction",
)
_SMOOTH = ("frictionless track", "smooth track", "frictionless level", "smooth level", "level frictionless", "track is frictionless", "smooth table", "frictionless table", "smooth horizontal", "frictionless horizontal", "frictionless surface", "frictionless incline", "smooth incline", "smooth ramp", "frictionless ramp", "smooth tabletop",
           "frictionless tabletop", "table is frictionless", "table is smooth", "incline is frictionless", "incline is smooth", "smooth inclined", "frictionless inclined", "surface is frictionless", "surface is smooth",
           "no friction", "friction is negligible", "without friction", "negligible friction", "ignore friction", "neglect friction", "ignore all friction", "neglect all friction", "frictionless air track",
           "smooth slope", "frictionless slope", "frictionless desk", "frictionless bench", "smooth bench", "friction can be neglected", "smooth wedge", "frictionless wedge", "smooth desk", "all surfaces are frictionless")  # fmt: skip
_STEADY = (
    "constant speed",
    "constant velocity",
    "steady speed",
    "uniform speed",
    "uniform velocity",
)
_MOVES = (
    *_STEADY,
    "slides down",
    "slides up",
    "is sliding",
    "slides across",
    "accelerates",
    "moves down",
    "descends",
    "falls",
    "acceleration of the blocks",
    "acceleration of the system",
)
_MOVING = (
    "are moving",
    "is moving",
    "in motion",
    "once they move",
    "while they move",
    "while it slides",
    "once moving",
)
_RESTS = ("largest mass", "greatest mass", "maximum mass", "just begins", "just begin", "on the verge", "about to", "just starts", "without the", "without block", "minimum coefficient", "smallest coefficient", "least coefficient", "just start",
          "at most", "just stays at rest", "just remains at rest", "still stays at rest", "without moving", "without setting", "without sliding", "just fails", "just barely", "heaviest", "largest hanging", "limiting equilibrium")  # fmt: skip
_BALANCE = (
    "in equilibrium",
    "balance",
    "balances",
    "keeps it at rest",
    "stays at rest",
    "remain at rest",
    "remains at rest",
    "at rest",
    "hold it",
    "holds it",
    "keep it at rest",
    "stationary",
    "balanced",
    "does not move",
)
_LOSS = (
    "efficiency",
    "efficient",
    "actual",
    "actually",
    "%",
    "percent",
    "useful work",
    "friction in the",
)
_FASTER = (
    "acceleration of the load",
    "accelerated",
    "accelerates at",
    "accelerate at",
    "accelerates upward",
    "accelerates upwards",
    "accelerate upwards",
    "upward acceleration",
    "acceleration upward",
    "accelerate upward",
    "breaking strength",
    "breaking tension",
    "rope breaks",
    "cord breaks",
    "string breaks",
    "cable breaks",
    "rope that breaks",
    "string that breaks",
    "cord that breaks",
    "without breaking",
    "snaps",
    "would snap",
    "can withstand",
    "maximum tension",
)
_PULLEY_WEIGHS = (
    "pulley weighs",
    "weight of the movable pulley",
    "weight of the pulley",
    "movable pulley weighs",
    "pulley of weight",
    "movable block weighs",
    "lower block weighs",
    "lower pulley weighs",
    "weight of the lower block",
    "lower block of weight",
    "pulley has a weight",
    "movable block of weight",
    *WEIGHING_PULLEYS,
)

_LIGHT = ("light string", "light frictionless pulley")
_TURNS = (
    *_HEAVY_WHEEL,
    "inertia",
    "does not slip",
    "without slipping",
    "no slipping",
    "angular acceleration",
    "torque",
    "solid disk",
    "uniform disk",
    "drum",
    "axle",
)
_NOT_TURNING = (
    *_INCLINE,
    *_THREE,
    "tackle",
    "movable",
    "strands",
    "massless pulley",
    "light pulley",
    "inertia of the pulley is negligible",
    "neglect the inertia",
)
_NOT_TWO = (*_HEAVY_WHEEL, *_THREE, *_TWO_RAMPS, *OWN_ROPE)
_NOT_TABLE = (
    *STANDS_ON_FLOOR,
    *_INCLINE,
    "tackle",
    "movable",
    "two sides",
    "both sides",
    *_NOT_TWO,
)
_NOT_INCLINE = ("movable", "tackle", *_NOT_TWO)
_BY_HAND = (
    "rope is pulled",
    "cord is pulled",
    "end is pulled",
    "end of the rope is pulled",
    "end of the cord is pulled",
    *(f"{pull} {end}" for pull in ("pulls", "pulls on", "pulls down on", "pull on", "pull", "exert on", "exerts on", "exerted on") for end in ("one end", "other end", "the other end", "free end", "the free end")),
)  # fmt: skip
"""Somebody pulls: at the other end hangs no second body."""
_NOT_ATWOOD = (
    "rider",
    "overweight",
    "monkey",
    *(
        f"{climbs} {rope}"
        for climbs in ("climbs", "climb", "climbing")
        for rope in (
            "rope",
            "up rope",
            "his rope",
            "her rope",
            "its rope",
            "up his rope",
            "up her rope",
        )
    ),
    *("starts climbing", "starts to climb", "begins to climb", "begins climbing"),
    *(
        f"{put} {on}"
        for put in ("is", "is now", "is then")
        for on in (
            "added to",
            "put on",
            "placed on",
            "hung on",
            "hooked on",
            "hung under",
            "hung below",
        )
    ),
    *_TABLE,
    *_INCLINE,
    "tackle",
    "movable",
    "strands",
    "strand",
    *_NOT_TWO,
    *_BY_HAND,
    *_IN_HAND,
)
_NOT_TACKLE = (
    *OWN_ROPE,
    *_RELEASED,
    *_INCLINE,
    *_HEAVY_WHEEL,
    "hangs freely",
    "two blocks",
    "two masses",
    "hanging block",
    "joined to a hanging",
)
_HANGING = ("hangs", "hanging", "suspended", "hang", "hung", "mass hanging", "weight hanging", "block hanging", "mass suspended")  # fmt: skip
"""What is said of the one body of two beside a table, and of either where both hang."""
_FLAT = {theta: 0.0}
_ONE_HANGS = (
    r"\A(?!.*\b(?:two|both)\b[^.]{0,80}\b(?:hang|are hung|are hanging)\b(?! (?:over|off|down)))"
)
"""What is not told of two bodies that both hang."""
_MAY_HOLD = (
    rf"{_ONE_HANGS}(?!.*\bkinetic\b)",
    rf"{_ONE_HANGS}(?=.*\b(?:static|at rest|(?:stay|remain)s?|stationary|equilibrium|holds?|held|balanced?|moves?|slides?|moving|sliding)\b)",
)  # fmt: skip
"""Who tells the kinetic coefficient alone, and says nothing of rest, has the body slide."""
_PARTS = ((2.0, ("half",)), (3.0, ("one third", "a third")), (4.0, ("one quarter", "a quarter", "one fourth", "a fourth")), (5.0, ("one fifth", "a fifth")), (6.0, ("one sixth", "a sixth")))  # fmt: skip

REGIMES = (
    Regime(ATWOOD_Q, "both bodies hang, Q sinks", cues=_HANG, needs_cue=True, rules_out=_NOT_ATWOOD, conditions=(Ge(m_Q, m_P),), fixed={v_0: 0.0}, assumptions=_LIGHT, of_both=_HANGING),
    Regime(ATWOOD_P, "both bodies hang, P sinks", cues=_HANG, needs_cue=True, rules_out=_NOT_ATWOOD, conditions=(Gt(m_P, m_Q),), fixed={v_0: 0.0}, assumptions=_LIGHT, of_both=_HANGING),
    Regime(SMOOTH, "P on a smooth table, Q hangs", cues=_TABLE, needs_cue=True, rules_out=(*_NOT_TABLE, *_ROUGH), fixed={v_0: 0.0, **_FLAT}, assumptions=(*_LIGHT, "smooth table")),
    Regime(ROUGH, "P slides on a rough table, Q hangs", cues=(*_TABLE, *_MOVES), needs_cue=True, rules_out=("hangs at rest", "are at rest", "lies at rest", "nothing moves", "remain at rest", "remains at rest", "in equilibrium", "does not move", "do not move", *_NOT_TABLE, *_SMOOTH, *_RESTS, *_BY_HAND),
           conditions=(Or(Gt(v_0, 0), Gt(m_Q, mu_s * m_P), Le(a, 0)), Ge(v, 0)), fixed={v_0: 0.0, **_FLAT}, assumptions=_LIGHT),
    Regime(HELD, "friction holds P on the table", cues=(*_TABLE, *_BALANCE), needs_cue=True, rules_out=(*_NOT_TABLE, *_SMOOTH, *_RESTS, *_MOVES, *_MOVING),
           conditions=(Le(m_Q, mu_s * m_P), Ge(mu_s, mu_k)), fixed=_FLAT, assumptions=_LIGHT, where=_MAY_HOLD),
    Regime(EDGE, "P is about to slide on the table", cues=(*_TABLE, *_RESTS), needs_cue=True, rules_out=(*_NOT_TABLE, *_SMOOTH, *_MOVES, *_MOVING), conditions=(Ge(mu_s, mu_k),), fixed=_FLAT, assumptions=_LIGHT, where=(*_MAY_HOLD, *(rf"\b{words}\b" for words in _RESTS))),
    Regime(UP, "Q pulls P up a smooth incline", cues=_INCLINE, needs_cue=True, rules_out=(*_NOT_INCLINE, *_ROUGH, "in equilibrium", "balance", "balances", "keeps it at rest", "keep it at rest", "what mass", "hold it at rest"),
           conditions=(Ge(m_Q, m_P * sin(theta)),), fixed={v_0: 0.0}, assumptions=(*_LIGHT, "smooth incline")),
    Regime(DOWN, "P slides down a smooth incline and pulls Q up", cues=_INCLINE, needs_cue=True, rules_out=(*_NOT_INCLINE, *_ROUGH, "in equilibrium", "balance", "balances", "keeps it at rest", "keep it at rest", "what mass", "hold it at rest"),
           conditions=(Lt(m_Q, m_P * sin(theta)),), fixed={v_0: 0.0}, assumptions=(*_LIGHT, "smooth incline")),
    Regime(BALANCED, "Q holds P on a smooth incline", cues=(*_INCLINE, *_BALANCE), needs_cue=True, rules_out=(*_NOT_INCLINE, *_ROUGH, "released", "accelerates", *_TABLE), conditions=(Le(m_Q, m_P),), assumptions=(*_LIGHT, "smooth incline"), where=(_ONE_HANGS,)),
    Regime(ROUGH_UP, "Q pulls P up a rough incline", cues=_INCLINE, needs_cue=True, rules_out=(*_NOT_INCLINE, *_SMOOTH), conditions=(Ge(a, 0), Gt(m_Q, m_P * sin(theta))), fixed={v_0: 0.0}, assumptions=_LIGHT),
    Regime(ROUGH_DOWN, "P slides down a rough incline and pulls Q up", cues=_INCLINE, needs_cue=True, rules_out=(*_NOT_INCLINE, *_SMOOTH), conditions=(Ge(a, 0), Lt(m_Q, m_P * sin(theta))), fixed={v_0: 0.0},
           assumptions=_LIGHT),
    Regime(INCLINE_HELD, "friction holds P on the incline", cues=_INCLINE, needs_cue=True, rules_out=(*_NOT_INCLINE, *_SMOOTH, "acceleration of", "what is the acceleration", "find the acceleration", *_MOVES),
           conditions=(Le(Abs(m_Q - m_P * sin(theta)), mu_s * m_P * cos(theta)), Ge(mu_s, mu_k)), assumptions=_LIGHT),
    Regime(WHEEL, "both bodies hang over a pulley with inertia", cues=_TURNS, needs_cue=True, rules_out=(*_NOT_TURNING, *_TABLE), fixed={v_0: 0.0}, assumptions=("light string that does not slip",)),
    Regime(WHEEL_TABLE, "P on a table, over a pulley with inertia", cues=_TURNS, needs_cue=True, rules_out=_NOT_TURNING, conditions=(Ge(m_Q, mu_k * m_P),), fixed={v_0: 0.0, **_FLAT}, assumptions=("light string that does not slip",)),
    Regime(WOUND, "one body on a string wound on a wheel", cues=(*_TURNS, "wound", "wrapped", "unwinds"), needs_cue=True, rules_out=(*_NOT_TURNING, *_TABLE, "two blocks", "two masses", "atwood", "masses of"), fixed={v_0: 0.0}, assumptions=("light string that does not slip",)),
    Regime(MOVABLE_Q, "P hangs from a movable pulley, Q at the free end sinks", cues=_RELEASED, needs_cue=True, rules_out=(*_TABLE, *_INCLINE, *_NOT_TWO), conditions=(Ge(2 * m_Q, m_P),), assumptions=("light string", "light pulleys without friction")),
    Regime(MOVABLE_P, "P hangs from a movable pulley and sinks, Q at the free end rises", cues=_RELEASED, needs_cue=True, rules_out=(*_TABLE, *_INCLINE, *_NOT_TWO), conditions=(Lt(2 * m_Q, m_P),), assumptions=("light string", "light pulleys without friction")),
    Regime(IDEAL, "ideal tackle", cues=_TACKLE, needs_cue=True, rules_out=(*_NOT_TACKLE, *_LOSS, *_FASTER, *_PULLEY_WEIGHS), conditions=(Gt(n, 0),), assumptions=("no friction", "light pulleys and rope")),
    Regime(HEAVY, "tackle whose movable pulley has weight", cues=_PULLEY_WEIGHS, needs_cue=True, rules_out=(*_NOT_TACKLE, *_FASTER), conditions=(Gt(n, 0),), assumptions=("no friction", "light rope")),
    Regime(REAL, "tackle with losses", cues=_LOSS, needs_cue=True, rules_out=(*_NOT_TACKLE, *_FASTER, *_PULLEY_WEIGHS), conditions=(Gt(n, 0),), assumptions=("the load moves at constant speed",)),
    Regime(HOIST, "load that is accelerated upward", cues=_FASTER, needs_cue=True, rules_out=(*_NOT_TACKLE, *_LOSS, *_STEADY, *_TABLE, *_ENDS, *_PULLEY_WEIGHS), conditions=(Gt(n, 0), And(Ge(a, 0))), assumptions=("no friction", "light pulleys and rope")),
)  # fmt: skip


_KINDS_OF_STRANDS = ("", "supporting ", "vertical ", "parallel ", "rope ", "supporting rope ", "load bearing ", "carrying ")  # fmt: skip
_STRANDS = ("strands", "ropes", "segments", "sections", "rope strands", "rope segments", "parts of the rope", "lengths of rope", "falls of rope")  # fmt: skip


def _in_strands(number: str) -> tuple[str, ...]:
    """Return how a number of strands that carry the load is told: "three supporting ropes"."""
    return tuple(f"{number} {kind}{part}" for kind in _KINDS_OF_STRANDS for part in _STRANDS)


FACTS = (
    Fact(("from rest", "released", "is let go", "are let go", "initially at rest", "start from rest"), {v_0: 0.0}, (*GOING, *TURNING)),
    Fact(_STEADY, {a: 0.0}, (ROUGH, ROUGH_UP, ROUGH_DOWN)),
    Fact(("disk", "disc", "solid cylinder", "cylinder", "cylindrical", "uniform pulley"), {shape: 0.5}, TURNING),
    Fact(("hoop", "thin ring", "ring", "rim", "thin hoop", "bicycle wheel"), {shape: 1.0}, TURNING),
    Fact(("solid sphere", "uniform sphere"), {shape: 0.4}, TURNING),
    Fact(("smooth", "frictionless table", "frictionless surface", "frictionless horizontal", "table is frictionless", "no friction", "without friction", "surface is frictionless"), {mu_k: 0.0}, (WHEEL_TABLE,)),
    Fact(("over a fixed", "over a single", "over a frictionless", "over a light", "over a smooth", "over a massless", "over an ideal", "straight up", "vertical rope", "vertical cable"), {n: 1.0}, (HOIST,)),
    Fact(("single fixed pulley", "one fixed pulley", "only a fixed pulley", "a fixed pulley only", *(f"over a {kind}fixed pulley" for kind in ("frictionless ", "light ", "smooth ", "massless ", "light frictionless ", "light, frictionless ", "frictionless, light ", "ideal ")), *(f"{lead} fixed {kind}pulley" for lead in ("one", "single", "just one", "only one", "over a", "over one", "over a single", "by a", "uses a", "with a", "through a")
          for kind in ("", "frictionless ", "ideal ", "light ", "smooth ", "massless ", "light frictionless ", "overhead ")), "simple fixed pulley", "pulley fixed to the ceiling", "pulley fixed to a beam", "pulley fixed to a branch", "pulley attached to the ceiling", "pulley fastened to the ceiling"), {n: 1.0}, TACKLE,
         unless=("movable", "moveable", "moving pulley", "lower pulley")),
    Fact(("single movable pulley", "one movable pulley", "light movable pulley", "ideal movable pulley", "frictionless movable pulley", "massless movable pulley", *_in_strands("two")), {n: 2.0}, TACKLE),
    Fact((*(f"{lead} movable pulley" for lead in ("on", "with", "by", "from", "uses", "using", "by means of", "through", "rope of", "rope round", "rope around", "end of rope of")),
          *(f"movable pulley {weighs}" for weighs in ("of weight", "of mass", "weighing", "weighs", "that weighs", "which weighs", "itself weighs", "that itself weighs", "carries", "holds", "supports"))), {n: 2.0}, TACKLE, unless=("pulleys", "strands", "strand", "tackle", "supporting", "ropes", "segments", "mechanical advantage", "two fixed", "velocity ratio")),
    *(Fact(_in_strands(word), {n: value}, TACKLE) for word, value in (("three", 3.0), ("four", 4.0), ("five", 5.0), ("six", 6.0))),
    *(Fact(tuple(f"{part} {of} {weight}" for part in parts for of in ("of", "of the") for weight in ("its weight", "its own weight", "weight of the load", "load's weight", "weight")), {n: value}, (IDEAL,)) for value, parts in _PARTS),
)  # fmt: skip

CONVENTIONS = (
    Convention("axis against the motion", {a: -1.0, v: -1.0, h: -1.0, F_net: -1.0, F_P: -1.0, F_Q: -1.0}, (*ATWOOD, SMOOTH, UP, DOWN, *RUBBING)),
    Convention("axis against the acceleration", {a: -1.0, F_net: -1.0, F_P: -1.0, F_Q: -1.0}, (*ATWOOD, SMOOTH, UP, DOWN, *RUBBING)),
)  # fmt: skip
