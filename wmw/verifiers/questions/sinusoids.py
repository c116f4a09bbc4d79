"""A wave or an oscillation told by its formula: "y = 0.03 sin(4.0x − 12t)", put into words.

Amplitude, wave number and angular frequency are read off where the formula is in SI units.
"""

from __future__ import annotations

import math
import re

from wmw.core.patterns import compiled

_NUMBER = r"\d+(?:\.\d+)?(?:\s*[×x]\s*10\^?\{?[-−]?\d+\}?)?"
_PI = r"(?:\\pi|π|\bpi\b)"
_COEFFICIENT = rf"(?:{_NUMBER}\s*)?(?:{_PI}\s*)?"
_SPACE = r"(?:\s|\\[,;! ]|\\left|\\right|\\cdot|[·*])*"
_WAVE = re.compile(
    rf"\$?\b[yDsξu]{_SPACE}(?:\(\s*x\s*,\s*t\s*\))?{_SPACE}={_SPACE}(?P<a>{_NUMBER}){_SPACE}(?:m\b)?{_SPACE}"
    rf"\\?(?:sin|cos){_SPACE}[(\[{{]{_SPACE}(?:(?P<k>{_COEFFICIENT}){_SPACE}x{_SPACE}[-−–+]{_SPACE}(?P<w>{_COEFFICIENT}){_SPACE}t"
    rf"|(?P<w2>{_COEFFICIENT}){_SPACE}t{_SPACE}[-−–+]{_SPACE}(?P<k2>{_COEFFICIENT}){_SPACE}x){_SPACE}[)\]}}](?:\s*\$)?"
)
_OTHER_UNITS = re.compile(
    r"\b(?:cm|mm|km|ms|centimet(?:er|re)s?|millimet(?:er|re)s?|milliseconds?)\b", re.I
)
_POWER = re.compile(r"\s*[×x]\s*10\^?\{?([-−]?\d+)\}?")


def in_words(text: str) -> str:
    """Return a text with the formula of a travelling wave replaced by what it says, in SI units.

    Where lengths or times are in other units, the formula is left as it is.
    """
    if "sin" not in text and "cos" not in text:
        return text
    match = _WAVE.search(text)
    if match is None or _OTHER_UNITS.search(text):
        return text
    amplitude = _value(match["a"])
    number = _value(match["k"] if match["k"] is not None else match["k2"])
    rate = _value(match["w"] if match["w"] is not None else match["w2"])
    said = (
        f"amplitude {amplitude:.10g} m, wave number {number:.10g} rad/m and"
        f" angular frequency {rate:.10g} rad/s"
    )
    return f"{text[: match.start()]}{said}{text[match.end() :]}"


def _value(text: str) -> float:
    """Return the number that a coefficient is, such as 4.0, 5π or nothing for 1."""
    has_pi = compiled(_PI).search(text) is not None
    plain = compiled(_PI).sub("", text).strip()
    power = _POWER.search(plain)
    digits = _POWER.sub("", plain)
    value = float(digits) if digits else 1.0
    if power is not None:
        value *= 10.0 ** int(power[1].replace("−", "-"))
    return value * math.pi if has_pi else value
