"""Questions for what weight and buoyant force make together, and for neither of the two."""

from __future__ import annotations

from sympy import symbols

from wmw.core.family import Eq, Law, Quantity
from wmw.families.buoyancy.symbols import HANGS, TIED, F_b, W

F_both = symbols("F_both", real=True)

_PAIRS = tuple(
    (weight, buoyancy)
    for weight in ("gravity", "weight")
    for buoyancy in ("buoyancy", "buoyant force", "upthrust", "buoyant")
)
_JOINED = tuple(f"{one} and {other}" for pair in _PAIRS for one, other in (pair, pair[::-1]))
OF_BOTH = tuple(
    phrase
    for joined in _JOINED
    for phrase in (
        *(f"{joined} {together}" for together in ("together", "combined", "add up to", "give", "result in")),
        *(f"{sum_of} of {joined}" for sum_of in ("resultant", "sum", "net effect", "net force", "combined force")),
        *(f"{net} force {do} {joined}" for net in ("net", "net upward", "net downward", "resultant", "total") for do in ("do", "does")),
        *(f"{follows} from {joined}" for follows in ("results", "result", "resulting", "net force")),
    )
)  # fmt: skip
"""What asks for the resultant of the two forces, by either of them."""
_WEIGHT, _BUOYANT = r"(?:gravity|weight)", r"(?:buoyancy|buoyant|upthrust)"
_BOTH = rf"(?:{_WEIGHT} and {_BUOYANT}|{_BUOYANT}(?: force)? and {_WEIGHT})\b"
_SUM = r"\b(?:net|resultant|results?|resulting|together|combined|sum|total|adds? up)\b"
ASKED_OF_BOTH = (rf"{_SUM}.*\b{_BOTH}", rf"\b{_BOTH}.*{_SUM}")
"""Patterns of questions in which the one force is named beside the other, and neither is asked for."""

BOTH_QUANTITIES = (
    Quantity(F_both, "F_r", "net force of gravity and liquid", "N", 0.0, 1e9, aliases=("F_both", "F_r"), asked=OF_BOTH, sign="nonnegative", moment="after"),
)  # fmt: skip
BOTH_LAWS = (
    Law("both-held-under", Eq(F_both, F_b - W), "buoyant force less weight", (TIED,)),
    Law("both-hanging", Eq(F_both, W - F_b), "weight less buoyant force", (HANGS,)),
)
