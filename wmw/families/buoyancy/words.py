"""Bodies, relations, forces and qualitative outcomes of buoyancy, and names that need a context."""

from __future__ import annotations

from sympy import And, Symbol, false

from wmw.core.family import Choice, Direction, ForceSpec, Gt, Le, Lt, Outcome, RelationSpec, Role
from wmw.families.buoyancy.balloons import m_e, rho_g
from wmw.families.buoyancy.hollow import HOLLOWS, rho_m
from wmw.families.buoyancy.let_go import LET_GO, LET_GO_OUTCOMES
from wmw.families.buoyancy.load_later import LATER_ROLES, SETTLES
from wmw.families.buoyancy.parts import EITHER
from wmw.families.buoyancy.quantities import METALS
from wmw.families.buoyancy.symbols import (
    CHANGED,
    COMPARED,
    CUBE,
    FLOATS,
    FREE,
    HANGS,
    LAYERS,
    LOADED,
    OVERLOADED,
    RAFTS,
    SINKS,
    TIED,
    UNDER,
    V_2,
    W_L,
    A,
    D_c,
    D_s,
    F_b,
    N,
    T,
    V,
    V_low,
    V_sub,
    W,
    W_app,
    W_app2,
    a_0,
    dh,
    f_2,
    f_2a,
    f_above,
    f_low,
    f_sub,
    f_up,
    h,
    h_2,
    h_above,
    h_sub,
    l_x,
    m,
    m_app,
    m_d,
    m_L,
    m_max,
    p_2,
    p_2a,
    p_above,
    p_low,
    p_sub,
    p_up,
    q_F,
    r_c,
    r_s,
    rho_2,
    rho_b,
    rho_f,
    rho_low,
    rho_up,
    s_c,
    w_x,
)
from wmw.families.buoyancy.weighing import ON_SCALES, READ

_ONE_LIQUID = (FLOATS, CUBE, CHANGED, *UNDER, *LET_GO, SETTLES, *RAFTS, *READ, *HOLLOWS)
ROLES = (
    *LATER_ROLES,
    Role("body", ("block", "box", "cylinder", "body", "object", "cube", "ball", "sphere", "log", "stone", "crown", "iceberg", "ice", "ice cube",
                  "plank", "buoy", "cork", "wooden block", "metal block", "metal sphere", "rock", "statue", "slab", "crate", "wood", "piece of wood",
                  "ice block", "board", "mass", "egg", "bar", "metal", "can", "wooden cube", "metal cylinder", "duck", "hydrometer", "fish"),
         (("mass", "m_b"), ("volume", "V_b"), ("density", "rho_b"), ("weight", "W"), ("height", "h")), (FLOATS, CHANGED, *UNDER, *LET_GO, LAYERS, *READ, *HOLLOWS),
         ("block", "box", "cylinder")),
    Role("body", ("cube", "wooden cube", "cubical block"), (("mass", "m_b"), ("density", "rho_b"), ("side", "h")), (CUBE,), ("cube",)),
    Role("raft", ("raft", "float", "platform", "barge", "boat", "ferry", "pontoon", "ship", "air mattress", "canoe"),
         (("density", "rho_b"), ("base area", "A"), ("height", "h")), RAFTS, ("raft", "platform", "pontoon")),
    Role("load", ("load", "sack", "crate of goods", "cargo", "person", "man", "passenger", "woman", "child", "people", "passengers", "dog"),
         (("mass", "m_L"),), RAFTS, ("load",)),
    Role("liquid", ("liquid", "water", "fluid", "fresh water", "oil", "seawater", "sea water", "salt water", "lake", "first liquid", "sea", "mercury",
                    "alcohol", "brine", "tank", "beaker"), (("density", "rho_f"),), _ONE_LIQUID, ("liquid",)),
    Role("second", ("second liquid", "other liquid", "salt water", "new liquid"), (("density", "rho_2"),), (COMPARED,), ("second liquid",)),
    Role("lower", ("lower liquid", "water", "bottom liquid", "denser liquid"), (("density", "rho_f"),), (LAYERS,), ("lower liquid",)),
    Role("upper", ("upper liquid", "oil", "top liquid", "lighter liquid", "oil layer"), (("density", "rho_2"),), (LAYERS,), ("upper liquid",)),
    Role("string", ("string", "thread", "rope", "cord", "wire", "cable", "spring scale", "spring balance", "scale", "chain"), (), (HANGS, TIED, *ON_SCALES),
         ("string", "thread", "cord")),
    Role("bottom", ("bottom", "tank bottom", "bottom of the tank", "floor", "container", "vessel", "pool bottom"), (), (SINKS, TIED), ("bottom",)),
)  # fmt: skip

RELATIONS = (
    RelationSpec("in", ("body", "liquid"), (*FREE, *UNDER, *LET_GO)),
    RelationSpec("supported_by", ("body", "liquid"), FREE, required=False, upright=False),
    RelationSpec("attached", ("body", "string"), (HANGS, TIED)),
    RelationSpec("below", ("body", "string"), (HANGS,), required=False),
    RelationSpec("attached", ("string", "bottom"), (TIED,)),
    RelationSpec("above", ("body", "bottom"), (TIED,), required=False),
    RelationSpec("on", ("body", "bottom"), (SINKS,)),
    RelationSpec("in", ("body", "upper"), (LAYERS,)),
    RelationSpec("in", ("body", "lower"), (LAYERS,)),
    RelationSpec("above", ("upper", "lower"), (LAYERS,)),
    RelationSpec("in", ("raft", "liquid"), RAFTS),
    RelationSpec("on", ("load", "raft"), RAFTS),
)  # fmt: skip

DIRECTIONS = (
    Direction("down", (0, -1), ("vertically downward", "downward", "straight down", "down", "vertically down", "downwards", "↓",
                                "toward the ground", "toward the earth", "vertical, downward", "toward the bottom")),
    Direction("up", (0, 1), ("vertically upward", "upward", "straight up", "up", "vertically up", "upwards", "↑", "vertical, upward",
                             "toward the surface")),
)  # fmt: skip

_GRAVITY = ("gravity", "weight", "gravitational force", "force of gravity", "W", "F_g", "mg", "G")
_BUOYANT = (
    "buoyant force",
    "buoyancy",
    "upthrust",
    "buoyancy force",
    "F_b",
    "F_B",
    "B",
    "buoyant",
    "Archimedes force",
    "lift of the liquid",
)

# In two layers some count one buoyant force and some two, so nothing is said of the forces there.
_HOLDING = (
    "string",
    "rope",
    "thread",
    "cord",
    "wire",
    "cable",
    "chain",
    "tied",
    "tethered",
    "anchored",
    "moored",
    "fastened",
    "fixed",
    "hand",
    "hold",
    "holds",
    "keep",
    "keeps",
    "push",
    "pushed",
    "tension",
    "rod",
    "finger",
)

FORCES = (
    ForceSpec("gravity", "body", "down", W, _GRAVITY, (*FREE, *UNDER, *ON_SCALES, *LET_GO)),
    ForceSpec("buoyant force", "body", "up", F_b, _BUOYANT, (*FREE, SINKS, HANGS, TIED, *ON_SCALES, *LET_GO)),
    ForceSpec("tension", "body", "up", T, ("tension", "string force", "pull of the string", "T", "force of the string", "tension in the string",
                                           "spring scale", "scale force", "string"), (HANGS, *ON_SCALES), Gt(T, 0),
              ("string", "rope", "thread", "cord", "wire", "cable", "chain", "line", "scale", "balance", "dynamometer", "hangs", "hung", "hanging",
               "suspended", "held", "lowered", "lifted", "tension", "crane", "hook", "apparent weight")),
    ForceSpec("tension", "body", "down", T, ("tension", "string force", "pull of the string", "T", "force of the string", "tension in the string",
                                             "push", "applied force", "downward force", "holding force", "string", "hand force", "force of the hand"), (TIED,), None, _HOLDING),
    ForceSpec("normal force", "body", "up", N, ("normal force", "support force", "force of the bottom", "N", "normal", "F_N", "reaction of the bottom"),
              (SINKS,), None, ("bottom", "floor", "bed", "rests", "lies", "lying", "resting")),
    ForceSpec("gravity", "raft", "down", W, _GRAVITY, RAFTS),
    ForceSpec("push of the load", "raft", "down", W_L, ("push of the load", "weight of the load", "force of the load", "load weight", "load", "W_L"), RAFTS),
    ForceSpec("buoyant force", "raft", "up", F_b, _BUOYANT, (LOADED,)),
    # Not judged: what may be listed for a body that is called otherwise, and the weight of the load.
    ForceSpec("gravity", "body", "down", W, _GRAVITY, RAFTS, false),
    ForceSpec("buoyant force", "body", "up", F_b, _BUOYANT, (*RAFTS, COMPARED, LAYERS), false),
    ForceSpec("buoyant force", "raft", "up", F_b, _BUOYANT, (OVERLOADED,), false),
    ForceSpec("gravity", "load", "down", W_L, (*_GRAVITY, "weight of the load", "load weight"), (*RAFTS, SETTLES), false),
    ForceSpec("gravity", "raft", "down", W, _GRAVITY, (*FREE, *UNDER, SETTLES), false),
    ForceSpec("buoyant force", "raft", "up", F_b, _BUOYANT, (*FREE, *UNDER, SETTLES), false),
)  # fmt: skip

_DOES = tuple(
    phrase
    for who in ("block", "body", "object", "ball", "cube", "sphere", "egg", "cylinder", "stone", "log", "box", "wood", "piece", "coin", "it", "toy", "statue", "crown", "ring", "rock", "plastic block", "wooden block", "lump", "marble", "bead", "pebble", "bar",
                *(f"{kind} {mark}" for kind in ("block", "body", "ball", "cube", "sphere", "cylinder", "lump", "object") for mark in ("A", "B", "P", "Q", "X", "Y")))
    for phrase in (f"what does {who} do", f"what will {who} do", f"what {who} does", f"what happens to {who} when", f"what happens to {who} after", f"does {who} rise", f"does {who} come up", f"will {who} rise", f"will {who} come up", f"does {who} stay under")
)  # fmt: skip
_FLOATS = ("it floats", "floats", "floats at the surface", "it will float", "will float", "float", "rises to the surface", "it rises to the surface",
           "comes to the surface", "stays at the surface", "rises and floats", "stays afloat", "it rises", "rises")  # fmt: skip
_SINKS = ("it sinks", "sinks", "sinks to the bottom", "it will sink", "will sink", "sink", "goes to the bottom", "goes down", "settles on the bottom",
          "falls to the bottom", "does not float")  # fmt: skip
_LEAST = 1.000001
"""Values nearer to each other than this are one value, reached by different roundings."""
_HIGHER = ("it floats higher", "it rises", "floats higher", "rises higher", "rises", "higher", "floats higher than before", "less of it is submerged",
           "sits higher", "comes up", "less is submerged", "emerges more", "rises out of the water")  # fmt: skip
_DEEPER = ("it floats deeper", "it sinks deeper", "floats deeper", "sinks deeper", "settles deeper", "deeper", "lower", "floats lower", "sits lower",
           "more of it is submerged", "lies deeper", "more is submerged", "sinks lower", "goes deeper")  # fmt: skip
_SAME_DEPTH = (
    "it stays as deep as before",
    "its depth stays the same",
    "stays the same",
    "does not change",
    "same depth",
    "unchanged",
)


def _more(up: tuple[str, ...], down: tuple[str, ...], same: tuple[str, ...]) -> tuple[Choice, ...]:
    """Return the choices "larger", "smaller" and "the same" for the buoyant force in a second liquid."""
    return (Choice("larger", Gt(q_F, _LEAST), up), Choice("smaller", Lt(_LEAST * q_F, 1), down),
            Choice("the same", And(Le(q_F, _LEAST), Le(1, _LEAST * q_F)), same))  # fmt: skip


_BUOYANT_SAID = ("buoyant force", "upthrust", "buoyancy")


def _said(verbs: tuple[str, ...]) -> tuple[str, ...]:
    return tuple(f"{noun} {verb}" for noun in _BUOYANT_SAID for verb in verbs)


_COMPARED = ("larger", "greater", "smaller", "increase", "decrease", "change", "stronger", "bigger", "less", "same", "rise", "equal", "stay same",
             "remain same", "weaker")  # fmt: skip
_ON = ("", "on", "on body", "on block", "on object", "on ship", "on boat", "on cube", "on box", "on ball", "on cylinder", "on stone", "on log",
       "acting on block", "acting on ship", "acting on", "on wooden block", "on egg", "on metal block", "then", "now", "there")  # fmt: skip
_BUOYANT_ASKED = tuple(
    " ".join(w for w in (noun, on, word) if w)
    for noun in ("buoyant force", "upthrust", "buoyancy")
    for on in _ON
    for word in _COMPARED
)

_ASKED_BEFORE = (
    r"re:^(?!.*\b(?:volume|hull|draft|draught|part|fraction|share|level|depth|amount)\b)"
    r"(?=.*\b(?:buoyant force|upthrust|buoyancy)\b).*\blarger,?(?: or)? smaller\b"
)
"""What asks for the force, where nothing else is named that may be larger or smaller."""
_LIES_BELOW = (
    r"\b(?:lies|lying|rests|resting|stays) (?:at rest )?(?:on|at) (?:the )?bottom\b"
    r"(?!.*\b(?:float|rise)(?:s|d|ing)?\b)"
)
"""What tells that a body is no floating one; another liquid round it alters the force on it."""
_BUOYANT_QUESTIONS = ("happens to buoyant force", "happens to upthrust", "how does buoyant force", "how will buoyant force", "does buoyant force change", "buoyant force larger", "larger buoyant force", "buoyant force increase", "buoyant force rise",
                           "buoyant force change", _ASKED_BEFORE, "greater buoyant force", "buoyant force greater", *_BUOYANT_ASKED)  # fmt: skip
_BUOYANT_ANSWERS = (
    ("it is larger", "larger", "larger than before", "it increases", "increases", "greater", "it is greater", "it rises"),
              ("it is smaller", "smaller", "smaller than before", "it decreases", "decreases", "less", "it is less", "it falls"),
              ("it is the same", "the same", "the same as before", "it stays the same", "stays the same", "does not change", "unchanged", "equal",
               "as large as before", "it is equal"),
)  # fmt: skip
_BUOYANT_CLAIMS = (
    _said(("increases", "is larger", "grows", "becomes larger", "is greater", "rises")),
    _said(("decreases", "is smaller", "becomes smaller", "is less", "drops")),
    _said(
        (
            "stays the same",
            "is the same",
            "does not change",
            "remains the same",
            "is unchanged",
            "stays equal",
        )
    ),
)

OUTCOMES = (
    *LET_GO_OUTCOMES,
    Outcome(
        "float_or_sink", ("float or sink", "sink or float", "does it float", "does it sink", "will it float", "will it sink", "floats or sinks",
                          "rise or sink", "sinks or floats", "does block float", "does block sink", "will block float", "will object float",
                          "does object float", "rises or sinks", "sink or rise", "float at surface or sink", "rise to surface or", "float in", *_DOES),
        (Choice("floats", Lt(_LEAST * rho_b, rho_f), _FLOATS), Choice("sinks", Gt(rho_b, _LEAST * rho_f), _SINKS)),
        (FLOATS, CUBE, SINKS, HANGS, TIED), in_effects=False,
        unasked=(r"\b(?:hovers|hovering|hovered|neutrally buoyant)\b", r"\bat rest under (?:the )?water\b"),  # what is to be neither
    ),
    Outcome(
        "floating_claim", (),
        (Choice("floats", Lt(_LEAST * rho_b, rho_f), ("{body} floats", "rises to the surface", "{body} rises", "floats at the surface", "stays afloat",
                                                      "it floats", "remains at the surface", "comes to the surface")),
         Choice("sinks", Gt(rho_b, _LEAST * rho_f), ("{body} sinks", "sinks to the bottom", "goes to the bottom", "it sinks", "falls to the bottom"))),
        (FLOATS, CUBE, SINKS),
    ),
    Outcome(
        "depth_change", ("higher or deeper", "higher or lower", *(f"{does} {who}float {how}" for does in ("does", "will") for who in ("", "block ", "body ", "ship ", "cube ", "boat ", "object ") for how in ("higher", "lower", "deeper")), "deeper or higher", "rise or sink", "float higher", "rise higher", "sink deeper", "rises or sinks",
                         "more or less of it", "rise or settle", "lower or higher", "float deeper"),
        (Choice("higher", Gt(rho_2, _LEAST * rho_f), _HIGHER), Choice("deeper", Lt(_LEAST * rho_2, rho_f), _DEEPER),
         Choice("the same", And(Le(rho_2, _LEAST * rho_f), Le(rho_f, _LEAST * rho_2)), _SAME_DEPTH)),
        (CHANGED,), in_effects=False,
    ),
    Outcome(
        "depth_claim", (),
        (Choice("higher", Gt(rho_2, _LEAST * rho_f), ("floats higher", "rises higher", "sits higher", "floats higher than before", "less of it is submerged",
                                                      "{body} rises", "emerges further", "a smaller part is submerged")),
         Choice("deeper", Lt(_LEAST * rho_2, rho_f), ("floats deeper", "sinks deeper", "settles deeper", "floats lower", "sits lower", "lies deeper",
                                                      "more of it is submerged", "sinks lower", "sinks further", "a larger part is submerged"))),
        (CHANGED,),
    ),
    Outcome("buoyant_change", _BUOYANT_QUESTIONS, _more(*_BUOYANT_ANSWERS), (CHANGED, COMPARED), in_effects=False, unasked=(_LIES_BELOW,)),
    Outcome("buoyant_claim", (), _more(*_BUOYANT_CLAIMS), (CHANGED, COMPARED)),
    Outcome(
        "carries", ("go under", "carry load", "stay afloat", "remain afloat", "carry this load", "sink or stay", "support load", "does raft sink",
                    "afloat or", "raft sink", "bear load", "hold load"),
        (Choice("carries", Le(m_L, m_max), ("the {raft} stays afloat", "it stays afloat", "stays afloat", "yes", "it carries the load", "carries the load",
                                            "does not go under", "remains afloat", "does not sink", "can carry", "it floats", "floats")),
         Choice("goes under", Gt(m_L, m_max), ("the {raft} goes under", "it goes under", "goes under", "no", "it sinks", "sinks", "cannot carry the load",
                                               "does not carry", "cannot carry", "does not stay afloat", "will sink", "submerges"))),
        RAFTS, in_effects=False,
    ),
    Outcome(
        "carries_claim", (),
        (Choice("carries", Le(m_L, m_max), ("{raft} stays afloat", "{raft} carries the load", "{raft} remains afloat")),
         Choice("goes under", Gt(m_L, m_max), ("{raft} goes under", "{raft} sinks", "{raft} cannot carry the load"))),
        RAFTS,
    ),
)  # fmt: skip

_LIQUID_DENSITIES = (rho_f, rho_2, rho_low, rho_up)
_FRACTIONS = (f_sub, f_above, f_2, f_2a, f_low, f_up)
_PERCENTAGES = (p_sub, p_above, p_2, p_2a, p_low, p_up)
_OTHERS = (rho_2, rho_f, rho_up, rho_low)
_READINGS = ("reading_in_water", "reading_water", "scale_reading_water", "scale_in_water", "balance_reading_water", "reading_in_liquid", "T_water", "R_water", "W_1", "W_2", "W_alcohol", "W_fluid", "W_in_water", "W_l", "W_liquid", "W_oil", "W_other", "W_prime", "W_second", "W_sub", "W_sub2", "W_submerged", "W_unknown", "W_w", "W_water", "W_x", "submerged_weight", "weight_in_liquid", "weight_in_water")  # fmt: skip
AMBIGUOUS: dict[str, tuple[Symbol, ...]] = {
    **dict.fromkeys(("rho", "density", "d_rho"), (rho_b, rho_f, rho_2, rho_g)), "D": (D_s, D_c, rho_b, rho_f, rho_2),
    **dict.fromkeys(("rho_w", "rho_water", "rho_H2O", "density_water", "density_of_water", "water_density", "rho_fresh", "rho_1", "rho_freshwater",
                     "density_fresh", "density_1", "rho_initial", "rho_before", "rho_fw", "rho_f1"), _LIQUID_DENSITIES),
    **dict.fromkeys(("rho_salt", "rho_sea", "rho_oil", "rho_seawater", "rho_saltwater", "rho_s_w", "rho_sw", "rho_alcohol", "rho_Hg", "rho_mercury",
                     "rho_ethanol", "rho_glycerin", "rho_gasoline", "rho_brine", "rho_salt_water", "rho_sea_water", "oil_density", "density_oil"), _OTHERS),
    **dict.fromkeys(("rho_lower_liquid", "rho_bot"), (rho_low,)),
    "mass": (m, m_L, m_e), "m": (m, m_L, m_e), "V": (V, V_sub, V_2), "volume": (V, V_sub, V_2), "y": (h_sub, h_above, dh), "h_1": (h_sub, h_above), "P": (T,), "weight": (W, W_L), "F": (F_b, T, N), "force": (F_b, T, N), "F_net": (T, N), "F_app": (T, W_app), "M": (m, m_L, m_max, m_e), "m_1": (m,), "m_2": (m_L, m_app), "m_w": (m_d,), **dict.fromkeys(("F_W", "F_w"), (W, W_app)),
    **dict.fromkeys(("m_air", "mass_air", "mass_of_air"), (m, m_d)), "m_total": (m_d, m), **dict.fromkeys(("m_load", "load_mass", "mass_of_load", "mass_load", "M_load", "m_cargo", "m_people"), (m_L, m_max)), **dict.fromkeys(("f", "x", "phi", "fraction", "ratio", "volume_fraction"), _FRACTIONS), **dict.fromkeys(("percentage", "percent", "pct"), _PERCENTAGES), "w": (W, w_x, l_x), "a": (a_0, s_c, h), "side": (s_c, h), "edge": (s_c, h), "side_length": (s_c, h), "edge_length": (s_c, h), "L_side": (s_c, h),  "F_lost": (F_b,),
    "V_f": (V_sub, V), "V_sub_new": (V_2,), "f_b": (f_sub,), "f_a": (f_up,), "weight_loss": (F_b,), "loss": (F_b,), "l": (h, l_x, w_x, s_c), "L": (h, l_x, w_x, s_c), "length": (h, l_x, w_x, s_c), **dict.fromkeys(("width", "raft_width", "barge_width", "b", "raft_length", "barge_length", "block_length"), (w_x, l_x)), "r": (r_s, r_c, f_sub, f_2), "R": (N, r_s, r_c), "d": (h_sub, D_s, D_c), "radius": (r_s, r_c), "diameter": (D_s, D_c), "dia": (D_s, D_c), "s": (s_c, h), "a_side": (s_c, h),
    "x_sub": (h_sub, f_sub), "h_ab": (h_above,), "d_new": (h_2,), "W_apparent_2": (W_app2,), "A_raft": (A,), "V_lower_part": (V_low,), "V_new": (V_2,),
    "m_loss": (m_d,), "acc": (a_0,), **EITHER, **dict.fromkeys((f"rho_{x}" for x in METALS), (rho_b, rho_m)), **dict.fromkeys(_READINGS, (W_app, W_app2)),
}  # fmt: skip
