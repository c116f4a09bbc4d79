"""Numbers with their units as traces print them, read into SI by a table of its own."""

from __future__ import annotations

import math
import re
from dataclasses import dataclass

from certificates.equations import NotReadError, value_of

_RAISED = re.compile(r"[⁰¹²³⁴⁵⁶⁷⁸⁹⁻]+")
_DIGITS = str.maketrans("⁰¹²³⁴⁵⁶⁷⁸⁹⁻", "0123456789-")
_NUMBER = re.compile(r"(?<![\w^.])(-?)(\d+(?:\.\d+)?)(?:e(-?\d+)|\s*×\s*10\^(-?\d+))?")
_COMMANDS = {r"\times": "×", r"\Omega": "Ω", r"\mu": "μ", r"^\circ": "°", r"\cdot": "*", r"\%": "%"}

_PREFIXES = {"n": 1e-9, "µ": 1e-6, "m": 1e-3, "c": 1e-2, "d": 1e-1, "k": 1e3, "M": 1e6, "G": 1e9,
             "T": 1e12}  # fmt: skip
_UNITS = {
    "m": 1.0, "s": 1.0, "g": 1e-3, "N": 1.0, "J": 1.0, "W": 1.0, "Pa": 1.0, "V": 1.0, "A": 1.0,
    "Ω": 1.0, "F": 1.0, "C": 1.0, "T": 1.0, "Wb": 1.0, "H": 1.0, "Hz": 1.0, "K": 1.0, "mol": 1.0,
    "rad": 1.0, "D": 1.0, "L": 1e-3, "turns": 2 * math.pi, "eV": 1.602176634e-19,
}  # fmt: skip
_WHOLE = {"min": 60.0, "h": 3600.0, "°C": 1.0, "°": math.pi / 180, "deg": math.pi / 180, "%": 0.01,
          "rpm": 2 * math.pi / 60, "dB": 1.0}  # fmt: skip
_NAMES = {
    **{prefix + unit: size * base for prefix, size in _PREFIXES.items()
       for unit, base in _UNITS.items()},
    **_UNITS,
    **_WHOLE,
}  # fmt: skip
_ZERO_OF_CELSIUS = 273.15


@dataclass(frozen=True)
class Printed:
    """A number as it is printed, half a unit of its last digit, and its unit's text."""

    value: float
    half: float
    unit: str

    def si(self, *, difference: bool = False) -> float:
        """Return the value in SI; a difference of temperatures has no zero."""
        return si_of(self.value, self.unit, difference=difference)


def si_of(value: float, unit: str, *, difference: bool = False) -> float:
    """Return a value in SI; raises NotReadError for a unit that is not known."""
    zero = _ZERO_OF_CELSIUS if unit == "°C" and not difference else 0.0
    return value * factor_of(unit) + zero


def factor_of(unit: str) -> float:
    """Return how many SI units a unit is; raises NotReadError for one that is not known."""
    if unit in _WHOLE:
        return _WHOLE[unit]
    # The degree sign is no letter: as a name of its own it is spelled.
    text = unit.replace("°C", "K").replace("°", "deg").replace("·", "*")
    return value_of(text, _NAMES) if text else 1.0


def plain(text: str) -> str:
    """Return a text with signs, powers and LaTeX written one way: "3.0 × 10^8 m/s^2"."""
    for command, sign in _COMMANDS.items():
        text = text.replace(command, sign)
    text = text.replace("}{", "} / {")  # the two parts of a fraction
    text = re.sub(r"\\math(?:rm|bf)|\\text|\\left|\\right|[{}$]", "", text).replace("\\ ", " ")
    text = text.replace("−", "-").replace("μ", "µ")
    return _RAISED.sub(lambda match: f"^{match[0].translate(_DIGITS)}", text)


def numbers_in(text: object) -> list[Printed]:
    """Return all numbers of a text in their order; what follows one is not read as its unit."""
    if isinstance(text, bool) or text is None:
        return []
    if isinstance(text, int | float):
        # A JSON number claims the digits of its shortest form, 118 three of them.
        return numbers_in(f"{text:.12g}".replace("e+", "e"))
    found = []
    for match in _NUMBER.finditer(plain(str(text))):
        power = 10.0 ** int(match[3] or match[4] or 0)
        decimals = len(match[2].partition(".")[2])
        value = float(match[2]) * power * (-1 if match[1] else 1)
        found.append(Printed(value, 0.5 * 10.0**-decimals * power, ""))
    return found


def printed(text: object, unit: object = None) -> Printed:
    """Return the value that a text states, of an equation the last one; raises NotReadError."""
    shown = plain(str(text)).rpartition(" = ")[2].strip() if isinstance(text, str) else text
    found = numbers_in(shown)
    if not found:
        raise NotReadError(f"{text!r} states no number")
    after = _NUMBER.sub("", str(shown), count=1).strip() if isinstance(shown, str) else ""
    return Printed(found[0].value, found[0].half, after or (plain(str(unit)) if unit else ""))
