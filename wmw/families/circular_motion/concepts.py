"""Questions of the chapter that need no number: which way a freed body flies."""

from __future__ import annotations

from sympy import false, true

from wmw.core.family import Choice, Outcome

CONCEPTS = (
    Outcome(
        "freed_path",
        ("which path", "what path", "path does", "string breaks", "rope breaks", "cord breaks", "string snaps", "string is cut", "which way does it fly",
         "in which direction does it fly", "how does it move right after", "motion after string"),
        (
            Choice("tangent", true, ("along tangent", "along tangent to circle", "straight along tangent", "tangent", "tangentially", "tangential", "tangent to circle",
                                     "in straight line tangent to circle", "perpendicular to radius", "perpendicular to string")),
            Choice("outward", false, ("away from center", "away from centre", "radially outward", "straight outward", "outward", "directly outward", "along radius")),
            Choice("inward", false, ("toward center", "towards center", "toward centre", "towards centre", "radially inward", "inward")),
            Choice("spiral", false, ("spiral", "spiral outward", "spirals outward", "in spiral", "curved path outward")),
            Choice("circle", false, ("continues on circle", "keeps moving in circle", "stays on circle", "continues in circle", "along circle", "same circle")),
        ),
        in_effects=False,
    ),
)  # fmt: skip
