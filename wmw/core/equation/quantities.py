"""Units behind numbers."""

from __future__ import annotations

import math
from collections.abc import Callable
from dataclasses import dataclass
from typing import Final, Protocol

from .limits import MAX_UNIT_CHARS
from .names import UNIT_SIGNS, word_set
from .tokens import ATOMIC, DIGITS, NAME, NUM, SUPER, UNIT, UPRIGHT, Token
from .words import COUNT_NOUNS, STOP_WORDS

_MAX_WORDS: Final = 6


class UnitLike(Protocol):
    """What a unit reader returns: SI value = value * factor + offset."""

    @property
    def factor(self) -> float:
        """SI units in one of this unit."""

    @property
    def offset(self) -> float:
        """SI value at zero of this unit."""

    @property
    def dimension(self) -> tuple[int, ...]:
        """Exponents of the base quantities."""


UnitReader = Callable[[str], UnitLike | None]


@dataclass(frozen=True, slots=True)
class PlainUnit:
    """A unit that is read even without a unit reader."""

    factor: float
    offset: float = 0.0
    dimension: tuple[int, ...] = ()


ANGLE_UNITS: Final = word_set("° deg degree degrees rad radian radians")
DEGREE: Final = PlainUnit(math.pi / 180.0)
_RADIAN: Final = PlainUnit(1.0)
_PLAIN_UNITS: Final = {
    **dict.fromkeys(("°", "deg", "degree", "degrees"), DEGREE),
    **dict.fromkeys(("rad", "radian", "radians"), _RADIAN),
    "%": PlainUnit(0.01),
}

# Which unit may follow which without a solidus: "N m" and "kg m/s" are units, "2 g h" is not.
_LEADING: Final = word_set("N kN mN MN J kJ kg W kW MW Pa kPa V kV mV A mA C T mT Wb Ω kΩ L lb m")
_FOLLOWING: Final = word_set("m cm mm km s K ms rad atm")
# With a negative exponent these are products without the space: ms⁻¹ is m/s, not 1/ms.
_GLUED: Final = {
    "ms": "m·s",
    "kms": "km·s",
    "cms": "cm·s",
    "rads": "rad·s",
    "kgm": "kg·m",
    "kgms": "kg·m·s",
    "Nm": "N·m",
    "Wm": "W·m",
    "Vm": "V·m",
    "NC": "N·C",
    "Jkg": "J·kg",
}
_HOURS: Final = word_set("h hr min")
# "1200 g·cm" is a torque by masses; "2 g m" may as well be a product of letters.
_BEHIND_GRAMS: Final = word_set("cm mm km")


@dataclass(frozen=True, slots=True)
class UnitMatch:
    """A unit found among tokens: where it ends, its text, and the names it is made of.

    `certain` says that no quantity is written so: upright in LaTeX, or with a degree sign.
    """

    end: int
    text: str
    unit: UnitLike
    names: tuple[tuple[str, str], ...]
    words: int
    certain: bool


def read_unit(text: str, reader: UnitReader | None) -> UnitLike | None:
    """Ask the reader, and for angles and percent the table of plain units."""
    unit = reader(text) if reader else None
    return unit if unit is not None else _PLAIN_UNITS.get(text)


def match_unit(
    tokens: list[Token], start: int, reader: UnitReader | None, *, angles_only: bool = False
) -> UnitMatch | None:
    """Find the longest unit at `start`, or None where there is none."""
    token = tokens[start]
    if token.kind not in (NAME, UNIT) or _is_prose(tokens, start):
        return None
    for end, text in reversed(_candidates(tokens, start)):
        if len(text) > MAX_UNIT_CHARS or (angles_only and text not in ANGLE_UNITS):
            continue
        unit = read_unit(text, reader)
        if unit is None:
            continue
        used = [item for item in tokens[start:end] if item.kind in (NAME, UNIT)]
        names = tuple((item.value, item.suffix) for item in used)
        certain = any(item.kind == UNIT for item in used) or all(i.style == UPRIGHT for i in used)
        words = 1 + text.count("·") + text.count("/")
        return UnitMatch(end, text, unit, names, words, certain)
    return None


def _is_prose(tokens: list[Token], start: int) -> bool:
    """Whether the word at `start` counts things, or is a preposition that spells a unit."""
    token, follow = tokens[start], tokens[start + 1]
    word = token.value.lower()
    if word in COUNT_NOUNS:
        return follow.kind != "/" and follow.value != "per"
    plain = token.gap and token.style != UPRIGHT and not token.suffix
    return plain and word in STOP_WORDS and follow.kind == NAME and follow.gap


def _candidates(tokens: list[Token], start: int) -> list[tuple[int, str]]:
    """Every end at which a unit might stop, with its text so far."""
    found: list[tuple[int, str]] = []
    text, position, first = "", start, ""
    for _ in range(_MAX_WORDS):
        if text.endswith("/") and tokens[position].kind == "(":
            group = _group(tokens, position)
            if group is None:
                break
            word, position = group
        else:
            word, position = _word(tokens, position)
            if not word or (found and word in COUNT_NOUNS):
                break  # webers per turn are webers
        power, position = _power(tokens, position)
        if power.startswith("^-"):
            word = _GLUED.get(word, word)
        if text.endswith("·") and not _joins(first, word, power):
            break
        first = first or word
        text += word + power
        found.append((position, text))
        token = tokens[position]
        if token.kind == "/":
            text, position = text + "/", position + 1
        elif token.kind == "*" and token.value != "×":
            text, position = text + "·", position + 1
        elif token.kind == NAME and token.value == "per":
            text, position = text + "/", position + 1
        elif token.kind == NAME and (token.gap or token.style == UPRIGHT):
            text += "·"
        else:
            break
    return found


def _joins(first: str, word: str, power: str) -> bool:
    if power.startswith("^-"):
        return True
    if word in _HOURS:
        return first in ("A", "mA", "W", "kW", "MW")
    if first == "g":
        return word in _BEHIND_GRAMS
    return first in _LEADING and word in _FOLLOWING


def _word(tokens: list[Token], position: int) -> tuple[str, int]:
    """One unit symbol, glued from its letters: "µ" and "F", "°" and "C"."""
    token = tokens[position]
    if token.kind == UNIT:
        follow = tokens[position + 1]
        if (
            token.value == "°"
            and follow.kind == NAME
            and follow.value in ("C", "F")
            and not follow.suffix
        ):
            return "°" + follow.value, position + 2
        return token.value, position + 1
    word, commanded = "", False
    while token.kind == NAME and not (word and token.gap and not commanded):
        spelled = UNIT_SIGNS.get(token.value, "") if token.style == ATOMIC else token.value
        joins = not word or token.style == ATOMIC or word == "µ"
        if not spelled or not joins or (token.suffix and token.style != DIGITS):
            break
        word += spelled
        # the space of "\\mu F" only ends the command
        commanded = token.value == "mu" and token.end - token.start > 1
        if token.suffix:
            digit = token.suffix[1:]
            return (f"{word}^{digit}" if digit in "234" else "", position + 1)
        position += 1
        token = tokens[position]
    if word in ("deg", "degree", "degrees") and token.value.lower() in ("c", "celsius"):
        return "°C", position + 1
    return word, position


def _power(tokens: list[Token], position: int) -> tuple[str, int]:
    token = tokens[position]
    if token.kind == SUPER and len(token.value) <= 2 and token.value[-1].isdigit():
        return "^" + token.value, position + 1
    if token.kind == "^" and tokens[position + 1].kind == "(":
        inner, end = tokens[position + 2], position + 3
        sign = ""
        if inner.kind == "-":
            sign, inner, end = "-", tokens[position + 3], position + 4
        if inner.kind == NUM and len(inner.value) == 1 and tokens[end].kind == ")":
            return f"^{sign}{inner.value}", end + 1
    return "", position


def _group(tokens: list[Token], position: int) -> tuple[str, int] | None:
    """Units in brackets behind a solidus: the "(kg·K)" of "J/(kg·K)"."""
    text, position = "(", position + 1
    for _ in range(_MAX_WORDS):
        word, position = _word(tokens, position)
        if not word:
            return None
        power, position = _power(tokens, position)
        text += word + power
        token = tokens[position]
        if token.kind == ")":
            return text + ")", position + 1
        if token.kind in ("*", "/"):
            text, position = text + ("/" if token.kind == "/" else "·"), position + 1
        elif token.kind == NAME and (token.gap or token.style == UPRIGHT):
            text += "·"
        else:
            return None
    return None
