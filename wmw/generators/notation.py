"""Numbers with units in the notation of a trace: plain ASCII, Unicode, LaTeX."""

from __future__ import annotations

import re

from wmw.core.equation_text import Notation
from wmw.generators.numbers import ascii_minus

_DIGITS = str.maketrans("⁰¹²³⁴⁵⁶⁷⁸⁹⁻", "0123456789-")
_RAISED = re.compile(r"[⁰¹²³⁴⁵⁶⁷⁸⁹⁻]+")
_POWER = re.compile(r" × 10([⁰¹²³⁴⁵⁶⁷⁸⁹⁻]+)")
_WITH_UNIT = re.compile(r"(.*?[\d}]) ([^\d\\ ].*)")


def written(text: str, notation: Notation) -> str:
    """Return a shown value ("4.02 m/s²", "35°", "1.20 × 10⁷ Pa") in a notation.

    Of a value that is told in two units ("1.94 × 10⁵ J = 194 kJ") each has its own.
    """
    if " = " in text:
        return " = ".join(written(value, notation) for value in text.split(" = "))
    if notation == "unicode":
        return text
    if notation == "latex":
        return _latex(ascii_minus(text))
    text = _POWER.sub(lambda match: f"e{match[1].translate(_DIGITS)}", ascii_minus(text))
    return plain_units(text).replace("°", " deg") if text.endswith("°") else plain_units(text)


def plain_units(text: str) -> str:
    """Return a value with its unit's exponents and products in ASCII: "4.02 m/s^2"."""
    text = _RAISED.sub(lambda match: f"^{match[0].translate(_DIGITS)}", text)
    return text.replace("·", "*")


def _latex(text: str) -> str:
    text = _POWER.sub(lambda match: f" \\times 10^{{{match[1].translate(_DIGITS)}}}", text)
    if text.endswith("°"):
        return text[:-1] + "^\\circ"
    text = text.replace("%", "\\%")
    match = _WITH_UNIT.match(text)
    if match is None:
        return text
    unit = _RAISED.sub(lambda raised: f"^{{{raised[0].translate(_DIGITS)}}}", match[2])
    for sign, command in (("·", "\\cdot "), ("Ω", "\\Omega"), ("μ", "\\mu "), ("µ", "\\mu ")):
        unit = unit.replace(sign, command)
    return f"{match[1]}\\ \\mathrm{{{unit}}}"
