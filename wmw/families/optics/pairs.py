"""A converging and a diverging lens in contact, of which no questions are generated.

Source: OpenStax University Physics 3 (UP3), 2.5 and 2.6.
"""

from __future__ import annotations

from sympy import symbols

from wmw.core.family import Convention, Eq, Gt, Law, Lt, Quantity, Regime

UNLIKE = "unlike_lenses_in_contact"
f_con, f_div, f_both, P_con, P_div, P_both = symbols(
    "f_con f_div f_both P_con P_div P_both", real=True
)

LAWS = (
    Law("unlike-lenses", Eq(1 / f_both, 1 / f_con + 1 / f_div), "thin lenses in contact", (UNLIKE,), "UP3 2.5"),
    Law("unlike-powers", Eq(P_both, P_con + P_div), "powers of thin lenses in contact add", (UNLIKE,), "UP3 2.5"),
    Law("power-of-the-converging-one", Eq(P_con, 1 / f_con), "power of a lens, f in metres", (UNLIKE,), "UP3 2.5"),
    Law("power-of-the-diverging-one", Eq(P_div, 1 / f_div), "power of a lens, f in metres", (UNLIKE,), "UP3 2.5"),
    Law("power-of-both", Eq(P_both, 1 / f_both), "power of a lens, f in metres", (UNLIKE,), "UP3 2.5"),
)  # fmt: skip

_CON = ("converging", "convex", "positive")
_DIV = ("diverging", "concave", "negative")


def _of(kinds: tuple[str, ...]) -> tuple[str, ...]:
    """Return the words before a focal length that tell of one kind of lens."""
    return tuple(
        f"{kind} {lens} {word}"
        for kind in kinds
        for lens in ("lens", "thin lens")
        for word in ("of focal length", "with focal length of", "with focal length", "of", "")
    )


_COMBINED = ("of the combination", "of the pair", "of the system", "of both", "of the two lenses together", "of the lens system")  # fmt: skip
QUANTITIES = (
    Quantity(f_con, "f_1", "focal length of the converging one of two lenses", "cm", 0.01, 1e5, aliases=("f_con", "f_1", "f1", "f_converging", "f_convex"), cues=_of(_CON), asked=("focal length of the converging lens", "focal length of the convex lens")),
    Quantity(f_div, "f_2", "focal length of the diverging one of two lenses", "cm", -1e5, 1e5, aliases=("f_div", "f_2", "f2", "f_diverging", "f_concave"), cues=_of(_DIV), asked=("focal length of the diverging lens", "focal length of the concave lens"), sign="any"),
    Quantity(P_con, "P_1", "power of the converging one of two lenses", "D", 1e-3, 1e4, aliases=("P_con", "P_1", "P1"), cues=(*_of(_CON), "converging lens", "convex lens"), asked=("power of the converging lens", "power of the convex lens")),
    Quantity(P_div, "P_2", "power of the diverging one of two lenses", "D", -1e4, 1e4, aliases=("P_div", "P_2", "P2"), cues=(*_of(_DIV), "diverging lens", "concave lens"), asked=("power of the diverging lens", "power of the concave lens"), sign="any"),
    Quantity(f_both, "f", "focal length of two unlike lenses together", "cm", -1e6, 1e6, aliases=("f_both", "f", "F", "f_eq", "f_total", "f_comb", "f_combined", "f_combination", "f_system"), asked=("focal length", "combined focal length", "effective focal length", *(f"focal length {of}" for of in _COMBINED)), sign="any", moment="after"),
    Quantity(P_both, "P", "power of two unlike lenses together", "D", -1e4, 1e4, aliases=("P_both", "P", "P_total", "P_comb", "P_combination"), asked=("power", "total power", "combined power", *(f"power {of}" for of in _COMBINED)), sign="any", moment="after"),
)  # fmt: skip

APART = ("apart", "separated", "mirror", "distance between", "in front", "object", "image")
EACH = tuple(
    f"{one} lens {word}"
    for one in (*_DIV[:2], f"thin {_DIV[0]}", f"thin {_DIV[1]}")
    for word in ("of focal length", "with focal length", "of power", "with power")
)
"""Words of a diverging lens that has a number of its own, beside those of a converging one."""
_BOTH_KINDS = rf"(?=.*\b(?:{'|'.join(_CON)})\b).*\b(?:{'|'.join(_DIV)})\b"
REGIMES = (
    Regime(UNLIKE, "a converging and a diverging lens in contact", cues=("in contact", "placed together", "put together", "combination", "combined", *EACH), needs_cue=True, drawn=False, where=(_BOTH_KINDS,),
           rules_out=(*APART, "eye", "see", "two converging", "two diverging", "achromat", "radius of curvature", "radii"), conditions=(Gt(f_con, 0), Lt(f_div, 0))),
)  # fmt: skip
CONVENTIONS = (Convention("focal length of the diverging lens as a magnitude", {f_div: -1.0, P_div: -1.0}, (UNLIKE,)),)  # fmt: skip
