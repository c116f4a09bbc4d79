"""One spelling per name: Greek letters, sub- and superscript characters, function names."""

from __future__ import annotations

from typing import Final


def word_set(words: str) -> frozenset[str]:
    """Return the words of a text as a set, for word lists that read well."""
    return frozenset(words.split())


_LOWER: Final[dict[str, str]] = {
    "α": "alpha",
    "β": "beta",
    "γ": "gamma",
    "δ": "delta",
    "ε": "epsilon",
    "ζ": "zeta",
    "η": "eta",
    "θ": "theta",
    "ι": "iota",
    "κ": "kappa",
    "λ": "lambda",
    "μ": "mu",
    "ν": "nu",
    "ξ": "xi",
    "ο": "omicron",
    "π": "pi",
    "ρ": "rho",
    "σ": "sigma",
    "τ": "tau",
    "υ": "upsilon",
    "φ": "phi",
    "χ": "chi",
    "ψ": "psi",
    "ω": "omega",
}

GREEK_CHARS: Final[dict[str, str]] = {
    **_LOWER,
    **{char.upper(): name.capitalize() for char, name in _LOWER.items()},
    "ϑ": "theta",
    "ϕ": "phi",
    "ϖ": "pi",
    "ϱ": "rho",
    "ϵ": "epsilon",
    "ϰ": "kappa",
    "ς": "sigma",
    "µ": "mu",
    "∆": "Delta",
    "∑": "Sigma",
    "Ω": "Omega",
}
"""Greek letter to name; also the micro, ohm, increment and sum signs, which look the same."""

GREEK_NAMES: Final = frozenset(GREEK_CHARS.values())

LETTERLIKE: Final[dict[str, str]] = {"ℓ": "l", "ℏ": "hbar", "ℰ": "calE", "K": "K", "Å": "Å"}
"""Signs that stand for one letter or one well-known quantity; `ℰ` is read as `\\mathcal{E}` is."""

UNIT_SIGNS: Final[dict[str, str]] = {"mu": "µ", "Omega": "Ω", "K": "K", "Å": "Å"}
"""Names of single signs that begin or are unit symbols."""

SUBSCRIPT_CHARS: Final = "₀₁₂₃₄₅₆₇₈₉ₐₑₒₓₔₕₖₗₘₙₚₛₜᵢᵣᵤᵥⱼ"
SUBSCRIPTS: Final = str.maketrans(SUBSCRIPT_CHARS, "0123456789aeoxehklmnpstiruvj")
SUPERSCRIPT_CHARS: Final = "⁰¹²³⁴⁵⁶⁷⁸⁹⁺⁻ⁿⁱ"
SUPERSCRIPTS: Final = str.maketrans(SUPERSCRIPT_CHARS, "0123456789+-ni")

FUNCTIONS: Final[dict[str, str]] = {
    **{name: name for name in ("sin", "cos", "tan", "cot", "sec", "csc", "asin", "acos", "atan")},
    **{name: name for name in ("sqrt", "ln", "log10", "exp", "abs")},
    "arcsin": "asin",
    "arccos": "acos",
    "arctan": "atan",
    "cosec": "csc",
    "lg": "log10",
    "log": "log10",
}
"""Function names as written to the name in a Call; `log` is the decimal logarithm."""

UNSUPPORTED_FUNCTIONS: Final = word_set(
    "sinh cosh tanh coth arsinh arcosh artanh asinh acosh atanh atan2 log2 factorial erf "
    "floor ceil round min max lim mod sgn sign det gcd"
)

TRIGONOMETRIC: Final = word_set("sin cos tan cot sec csc")
INVERSE_TRIGONOMETRIC: Final = word_set("asin acos atan")
INVERSE_OF: Final = {"sin": "asin", "cos": "acos", "tan": "atan"}

WHOLE_NAMES: Final = word_set(
    "KE PE GPE EPE SPE TE ME KEi KEf PEi PEf MA IMA AMA COM CM CG EMF emf eff max min avg tot "
    "net rpm vol rms"
)
"""Runs of two or three letters that name one quantity; other short runs are products (mg, PV)."""

SHORT_ENDINGS: Final = word_set("in eq th cm av up")
"""Two-letter subscripts people write without the underscore: Vin, Req, Ceq."""
