"""Number literals: thousands marks, decimal commas, powers of ten."""

from __future__ import annotations

import re
from typing import Final

from .limits import MAX_EXPONENT, MAX_NUMBER_CHARS, UnreadableError
from .names import SUPERSCRIPTS

_GROUPED: Final = re.compile(
    r"[0-9]{1,3}(?:(?:,|\{,\}|\\,|[ \xa0\u2009\u202f])[0-9]{3})+(?![0-9])(?:\.[0-9]+)?"
)
_COMMA: Final = re.compile(r"([0-9]+)(?:,|\{,\})([0-9]+)(?![0-9]|[.,][0-9])")
# A point behind a number ends the sentence, unless the equation plainly goes on.
_POINT: Final = re.compile(r"\.(?=\s*(?:[×·*/+=≈^)−-]|\\times|\\cdot))(?!\.)")
_EXPONENT: Final = re.compile(r"(?:[eE]| [eE](?=[+\-−]))([+\-−]?[0-9]+)(?![A-Za-z0-9_]|\.[0-9])")
_SPACE: Final = r"(?:[ \t\xa0\u2002-\u200a\u202f]|\\{1,2}[,;:! ])*"
_POWER_OF_TEN: Final = re.compile(
    _SPACE + r"(?:[×✕·⋅∙xX]|\*(?!\*)|\\{1,2}times|\\{1,2}cdot)" + _SPACE + r"10\s?"
    r"(?:(?:\^|\*\*)\s*(?:\{\s*([+\-−]?[0-9]+)\s*\}|\(\s*([+\-−]?[0-9]+)\s*\)|([+\-−]?[0-9]+))"
    r"|([⁺⁻]?[⁰¹²³⁴⁵⁶⁷⁸⁹]+))(?![0-9]|[.,][0-9])"
)
_GROUP_STARTS: Final = frozenset(",{\\ \xa0\u2009\u202f")


def read_number(text: str, start: int, end: int, *, scale: bool) -> tuple[str, int]:
    """Read on from the plain digits `text[start:end]`.

    Returns the digits, spelled as `float` wants them, and where the number ends. A factor `× 10^n`
    belongs to the number where `scale` is true (in `x^2 × 10^3` it does not belong to the 2).
    """
    digits = text[start:end]
    follow = text[end : end + 1]
    if follow in _GROUP_STARTS:
        digits, end = _grouped(text, start, end)
        follow = text[end : end + 1]
    if follow == ".":
        point = _POINT.match(text, end)
        end = point.end() if point else end
    if digits[0] == ".":
        digits = "0" + digits
    exponent = ""
    spaced = text[end + 1 : end + 2] if follow == " " else follow
    if spaced and spaced in "eE":
        match = _EXPONENT.match(text, end)
        if match:
            exponent, end = match[1], match.end()
    elif scale:
        match = _POWER_OF_TEN.match(text, end)
        if match:
            exponent = next(group for group in match.groups() if group).translate(SUPERSCRIPTS)
            end = match.end()
    if exponent:
        exponent = exponent.replace("−", "-").lstrip("+")
        if len(exponent) > 4 or abs(int(exponent)) > MAX_EXPONENT:
            raise UnreadableError
        digits = f"{digits}e{int(exponent)}"
    if len(digits) > MAX_NUMBER_CHARS:
        raise UnreadableError("too-long")
    return digits, end


def _grouped(text: str, start: int, end: int) -> tuple[str, int]:
    digits = text[start:end]
    if "." in digits:
        return digits, end
    grouped = _GROUPED.match(text, start)
    if grouped and digits.lstrip("0"):
        return re.sub(r"[^0-9.]", "", grouped[0]), grouped.end()
    comma = _COMMA.match(text, start)
    if comma:
        return f"{comma[1]}.{comma[2]}", comma.end()
    return digits, end


# Digits inside names, exponents and LaTeX arguments are structure, not data.
_LITERAL: Final = re.compile(
    r"(?<![A-Za-zα-ωΑ-Ω0-9_^{.,₀-₉])[0-9]+(?:[.,][0-9]+)*(?:[eE][+\-−]?[0-9]+(?![A-Za-z0-9_]))?"
    r"(?![0-9])"
)
PLACEHOLDER: Final = "□"
"""Stands for a number literal in a skeleton; it lies outside the alphabet of equations."""


def skeleton(text: str) -> tuple[str, tuple[str, ...]]:
    """Return the text with its number literals replaced by `PLACEHOLDER`, and the literals.

    Texts of one template share their skeleton, which makes it a cache key. Digits of names,
    exponents and LaTeX arguments stay where they are.
    """
    literals: list[str] = []

    def note(match: re.Match[str]) -> str:
        literals.append(match[0])
        return PLACEHOLDER

    return _LITERAL.sub(note, text), tuple(literals)
