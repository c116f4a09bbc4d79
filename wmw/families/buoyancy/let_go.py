"""A body let go wholly under the surface: no string and no hand holds it any more.

Weight and buoyant force alone act on it in that moment, and their difference makes it rise or sink.
"""

from __future__ import annotations

from sympy import false, symbols

from wmw.core.family import Choice, Convention, Eq, Gt, Law, Lt, Outcome, Quantity, Regime
from wmw.families.buoyancy.of_both import OF_BOTH
from wmw.families.buoyancy.symbols import F_b, V, W, a_0, g, m, m_d, rho_b, rho_f

RISES, GOES_DOWN = "let_go_rises", "let_go_sinks"
LET_GO = (RISES, GOES_DOWN)
F_net = symbols("F_net", real=True)

_RELEASED = r"\b(?:releas\w+|lets? (?:it |the \w+ )?go|let go|sets? free|set free|(?:is|are|was) (?:then )?cut|snaps?|breaks|tears|comes loose)\b"  # fmt: skip
_CUES = ("released", "is released", "released from rest", "let go", "is let go", "lets go", "set free", "is cut", "snaps", "moment of release", "just after", "initial acceleration", "acceleration", "under the surface", "completely under", "below the surface", "fully submerged", "completely submerged")  # fmt: skip
_OTHERS = ("balloon", "airship", "floats", "floating", "two liquids", "oil on", "layer", "raft", "barge", "boat", "terminal", "scale", "hollow", "lies on the bottom")  # fmt: skip

LET_GO_QUANTITIES = (
    Quantity(F_net, "F_net", "net force on the body", "N", 0.0, 1e9, aliases=("F_net", "net_force", "F_res", "resultant_force", "F_R", "F_resultant", "F_total"), asked=("net force", "resultant force", "resultant", "total force", *OF_BOTH), sign="nonnegative", moment="after"),
)  # fmt: skip

_SOURCE = "OpenStax University Physics 1, 14.4"
LET_GO_LAWS = (
    Law("let-go-buoyant", Eq(F_b, rho_f * V * g), "the buoyant force is the weight of the displaced liquid", LET_GO, _SOURCE),
    Law("let-go-displaced", Eq(m_d, rho_f * V), "mass of the displaced liquid", LET_GO),
    Law("let-go-rising", Eq(F_net, F_b - W), "net force", (RISES,)),
    Law("let-go-sinking", Eq(F_net, W - F_b), "net force", (GOES_DOWN,)),
    Law("let-go-second-law", Eq(a_0, F_net / m), "Newton's second law", LET_GO),
    Law("let-go-rising-densities", Eq(a_0, g * (rho_f / rho_b - 1)), "buoyant force less weight is mass times acceleration", (RISES,), _SOURCE),
    Law("let-go-sinking-densities", Eq(a_0, g * (1 - rho_f / rho_b)), "weight less buoyant force is mass times acceleration", (GOES_DOWN,), _SOURCE),
)  # fmt: skip

LET_GO_REGIMES = tuple(
    Regime(name, f"a body let go under the surface {way}", _CUES, _OTHERS, needs_cue=True, conditions=(condition,), where=(_RELEASED,), drawn=False, assumptions=("no drag", "nothing holds the body any more"))
    for name, way, condition in ((RISES, "rises", Gt(rho_f, rho_b)), (GOES_DOWN, "sinks", Gt(rho_b, rho_f)))
)  # fmt: skip

_ASKED = ("what happens just after", "what happens to it", "what happens after", "what happens then", "what happens when", "what happens", "move up or down", "up or down", "upward or downward", "upwards or downwards", "which way does it", "which way will it", "which way does the", "in which direction does it", "in which direction will it", "in what direction does it", "rise or sink", "sink or rise", "rise or fall")  # fmt: skip
_UP = ("moves up", "it moves up", "moves upward", "moves upwards", "starts to move up", "starts moving up", "begins to rise", "rises", "it rises", "goes up", "it goes up", "accelerates upward", "accelerates upwards", "upward", "upwards", "up", "toward the surface", "towards the surface", "to the surface")  # fmt: skip
_DOWN = ("moves down", "it moves down", "moves downward", "moves downwards", "starts to move down", "starts moving down", "begins to sink", "sinks", "it sinks", "goes down", "it goes down", "accelerates downward", "accelerates downwards", "downward", "downwards", "down", "toward the bottom", "towards the bottom", "to the bottom")  # fmt: skip
_STAYS = ("stays where it is", "it stays where it is", "stays", "it stays", "remains at rest", "stays at rest", "does not move", "remains where it is", "it remains where it is", "hovers", "nothing")  # fmt: skip

LET_GO_OUTCOMES = (
    Outcome("way_when_let_go", _ASKED, (Choice("up", Lt(rho_b, rho_f), _UP), Choice("down", Gt(rho_b, rho_f), _DOWN), Choice("stays", false, _STAYS)), LET_GO, in_effects=False, unasked=(rf"\A(?!.*{_RELEASED})",)),
)  # fmt: skip

_COUNTED = r"(?:(?:is|as|being|to be|counts|counted|count|taken|chosen|direction) ){0,3}"
LET_GO_CONVENTIONS = (
    Convention("downward acceleration negative", {a_0: -1.0, F_net: -1.0}, (GOES_DOWN,), told=(rf"\bup(?:wards?)? {_COUNTED}positive\b", rf"\bpositive {_COUNTED}up(?:wards?)?\b", rf"\bdown(?:wards?)? {_COUNTED}negative\b")),
    Convention("upward acceleration negative", {a_0: -1.0, F_net: -1.0}, (RISES,), told=(rf"\bdown(?:wards?)? {_COUNTED}positive\b", rf"\bpositive {_COUNTED}down(?:wards?)?\b", rf"\bup(?:wards?)? {_COUNTED}negative\b")),
)  # fmt: skip
