"""Numbers and units in text that was read from a picture, in the form that they are printed in.

A number is read if its digits, its point and its sign are those printed. What typography varies and
a reader of plain characters cannot tell apart is made the same on both sides first:

- raised and lowered digits are digits ("m/s²" and "m/s2", "10⁸" and "108", "R₁" and "R1"), for
  most alphabets of characters have no others;
- compatibility forms are what they stand for ("℃", the ohm and micro signs, full-width letters);
- all strokes of the length of a minus are the minus, all rings the degree sign, all dots at half
  height the multiplication dot, and a cross between digits is the multiplication sign;
- the dot of a product of units may be read at the foot of the line, where no unit has a full stop;
- spaces have no weight within a unit and before it, nor around the multiplication sign.
"""

from __future__ import annotations

import re
import unicodedata
from dataclasses import dataclass
from functools import lru_cache

_SAME = str.maketrans(
    {**dict.fromkeys("−–—‒﹣‐‑", "-"), **dict.fromkeys("º˚∘", "°")}
    | dict.fromkeys("•∙⋅・‧", "·")
)  # fmt: skip
_TIMES = re.compile(r"(?<=\d)\s*[×✕✖xX]\s*(?=10)")
_NUMBER = re.compile(r"(?<![\w.])-?\d+(?:\.\d+)?(?:x10-?\d+)?(?![\d]|\.\d)")
_SHOWN = re.compile(r"(?P<number>-?\d+(?:\.\d+)?(?:x10-?\d+)?)\s*(?P<unit>.*)")


@dataclass(frozen=True, slots=True)
class Printed:
    """A value as it is printed, in plain characters; `unit` is empty for a pure number."""

    number: str
    unit: str


def plain(text: str) -> str:
    """Return a text with typographic variants made the same."""
    same = unicodedata.normalize("NFKC", text.translate(_SAME))
    return _TIMES.sub("x", same.translate(_SAME))


def printed(text: str) -> Printed:
    """Return the parts of a shown value ("4.0 kg", "−15°"); raises ValueError for anything else."""
    match = _SHOWN.fullmatch(plain(text))
    if match is None:
        raise ValueError(f"not a shown value: {text!r}")
    return Printed(match["number"], match["unit"])


def numbers(line: str) -> list[tuple[str, str]]:
    """Return the numbers that were read in a line, each with what follows it there.

    Digits of names ("R1", "v_0") are no numbers.
    """
    text = plain(line)
    return [(match[0], text[match.end() :]) for match in _NUMBER.finditer(text)]


def begins_with(text: str, unit: str) -> bool:
    """Tell whether a unit, and not only the beginning of a longer one, stands first in a text."""
    return _pattern(unit).match(text) is not None


@lru_cache(maxsize=512)
def _pattern(unit: str) -> re.Pattern[str]:
    marks = r"\s*".join("[·.]" if c == "·" else re.escape(c) for c in unit if not c.isspace())
    return re.compile(rf"\s*{marks}(?![\w/·°%])")
