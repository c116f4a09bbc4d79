"""A board that is held down at one end and propped up before its load: nailed, bolted, clamped."""

from __future__ import annotations

from sympy import symbols

from wmw.core.family import Eq, Fact, Ge, Grid, Gt, Law, Le, Quantity, Regime
from wmw.families.lever.symbols import R_R, W_1, L, N, W_b, a, c, g, m_1, m_b, s

F_h, F_pr, d_pr = symbols("F_h F_pr d_pr", nonnegative=True)
BOARD, BOARD_AT = "board_held_down", "board_held_down_loaded_anywhere"
BOARDS = (BOARD, BOARD_AT)

_STATICS = "OpenStax University Physics 1, 12.2"
_FORCES = "sum of the vertical forces is zero"
_MOMENTS = "moments about the end that is held down"
_FIXED = ("nailed", "bolted", "screwed", "clamped", "fastened", "anchored", "strapped", "tied down", "held down", "fixed", "secured")  # fmt: skip
_ENDS = ("left end", "right end", "one end", "rear end", "back end", "end a", "its end")
_PROPS = ("support", "trestle", "prop", "post", "sawhorse", "roller", "pillar", "fulcrum", "log", "block", "pivot", "roller support", "second support", "front support")  # fmt: skip
_FASTENERS = ("bolt", "bolts", "nail", "nails", "screw", "screws", "clamp", "clamps", "strap", "bracket", "anchor", "fastening")  # fmt: skip

HELD_DOWN = (
    *(f"{fixed}{down} {at} {end}" for fixed in _FIXED for down in ("", " down", " to wall", " to floor", " to beam", " to deck") for at in ("at", "at its", "by its") for end in _ENDS),
    *(f"{end} {fixed}" for end in _ENDS for fixed in _FIXED),
)  # fmt: skip
"""Words for an end of a bar that cannot rise."""
PROPPED = tuple(
    f"{rests} {prop}"
    for rests in ("rests on", "and rests on", "supported by", "supported on", "supported from below by", "propped up by", "held up by", "lies on", "lies over", "passes over", "resting on", "rests over", "propped on")
    for prop in _PROPS
)  # fmt: skip
"""Words for what carries a bar from below."""
_CUES = (*HELD_DOWN, "diving board", "springboard", "bolted down", "screwed down", "nailed down", "clamped down", "held down", "held down at", "anchored at", "bolted", "diver", "cantilever")  # fmt: skip
_NOT = ("wrench", "spanner", "screwdriver", "hinge", "hinged", "cable", "rope", "angle", "shaft", "nut", "turn a bolt", "turn bolt", "loosen", "tighten", "right support", "two supports", "each end", "both ends", "seesaw")  # fmt: skip

QUANTITIES = (
    Quantity(
        F_h, "F_h", "force that holds the board down", "N", 0.001, 1e6, aliases=("F_bolt", "F_hold", "F_clamp", "F_nail", "F_nails", "hold_down_force"),
        asked=(*(f"{lead} {thing}" for thing in _FASTENERS for lead in ("force does", "force do", "force must", "force of", "force on", "force in", "force from", "force by", "force exerted by", "hard does", "hard do", "hard must")), *(f"{thing} exert" for thing in _FASTENERS), "holds it down", "holds board down", "holds plank down", "hold it down", "hold board down", "hold plank down",
               *(f"downward force {at} {end}" for at in ("at", "on") for end in ("left end", "that end", "fixed end", "bolted end", "nailed end", "screwed end", "clamped end", "held end")), "force does left support", "force does rear support", "force of left support"), moment="after",
    ),
    Quantity(
        F_pr, "F_pr", "force of the prop on the board", "N", 0.001, 1e6, aliases=("F_prop", "R_prop", "N_prop", "F_trestle", "R_trestle", "N_trestle"),
        asked=tuple(f"{lead} {prop}" for prop in _PROPS for lead in ("force does", "upward force does", "force of", "upward force of", "force must", "force from", "force at", "force by", "force exerted by", "force on", "reaction of", "reaction at", "load on")), moment="after",
    ),
    Quantity(
        d_pr, "d_pr", "distance of the prop from the end that is held down", "m", 0.01, 1000, Grid(0.8, 2.4, 0.2),
        aliases=("d_pr", "d_prop", "x_prop", "d_trestle", "x_trestle", "d_support", "x_support"),
        cues=(*PROPPED, "supported", "propped up"), asked=tuple(f"how far from {end} {verb} {prop}" for end in ("left end", "fixed end", "end") for verb in ("is", "must", "should") for prop in _PROPS), body="prop",
    ),
)  # fmt: skip

LAWS = (
    Law("board-weight", Eq(W_1, m_1 * g), "weight", BOARDS),
    Law("board-own-weight", Eq(W_b, m_b * g), "weight", BOARDS),
    Law("board-centre", Eq(c, L / 2), "the centre of a uniform bar", BOARDS, _STATICS),
    Law("board-place", Eq(s, d_pr), "the prop is the second support", BOARDS),
    Law("board-load-at-end", Eq(a, L), "the load stands at the end", (BOARD,)),
    Law("board-prop", Eq(R_R * s, W_1 * L + W_b * c), _MOMENTS, (BOARD,), _STATICS),
    Law("board-prop-anywhere", Eq(R_R * s, W_1 * a + W_b * c), _MOMENTS, (BOARD_AT,), _STATICS),
    Law("board-pivot", Eq(N, R_R), "the prop is the pivot", BOARDS),
    Law("board-push", Eq(F_pr, R_R), "the prop pushes up", BOARDS),
    Law("board-held-down", Eq(F_h, R_R - W_1 - W_b), _FORCES, BOARDS, _STATICS),
)  # fmt: skip

REGIMES = (
    Regime(BOARD, "a board held down at one end, propped up before its loaded end", needs_cue=True, drawn=False, cues=_CUES, rules_out=_NOT, conditions=(Le(s, L),), fixed={m_b: 0.0},
           assumptions=("the board is level and at rest",)),
    Regime(BOARD_AT, "a board held down at one end, propped up before a load", needs_cue=True, drawn=False, cues=_CUES, rules_out=_NOT, conditions=(Le(s, a), Ge(L, a), Gt(a, 0)), fixed={m_b: 0.0},
           assumptions=("the board is level and at rest",)),
)  # fmt: skip

FACTS = (
    Fact(("light board", "light diving board", "light springboard", "light plank", "light beam", "board of negligible mass", "board of negligible weight", "of negligible weight", "of negligible mass", "weight of board is negligible", "neglect weight of board", "neglect weight of plank", "own weight is negligible", "weight is negligible",
          "neglect plank s weight", "neglect board s weight", "neglect its weight", "massless", "weightless"), {m_b: 0.0}, BOARDS),
)  # fmt: skip
