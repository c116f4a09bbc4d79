"""The units that physics textbooks write, as data: names, SI factors, dimensions, prefixes.

Factors are those of the SI Brochure (9th edition, tables 4, 7 and 8) and, for the customary units,
of NIST SP 811 appendix B.8; the calorie is the thermochemical one. The tests hold every entry
against pint.
"""

import math
from collections.abc import Iterator
from dataclasses import dataclass
from typing import NamedTuple

Dimension = tuple[int, ...]
"""Exponents of (kg, m, s, A, K, mol, cd, angle)."""

BASE_SYMBOLS = ("kg", "m", "s", "A", "K", "mol", "cd", "rad")

PREFIXES = {
    "f": ("femto", 1e-15),
    "p": ("pico", 1e-12),
    "n": ("nano", 1e-9),
    "μ": ("micro", 1e-6),
    "m": ("milli", 1e-3),
    "c": ("centi", 1e-2),
    "d": ("deci", 1e-1),
    "h": ("hecto", 1e2),
    "k": ("kilo", 1e3),
    "M": ("mega", 1e6),
    "G": ("giga", 1e9),
    "T": ("tera", 1e12),
}
# What people type for the prefix: "u" for micro, and "Kg", "KHz" for kilo.
PREFIX_SPELLINGS = {"μ": ("μ", "u"), "k": ("k", "K")}

POWER_WORDS = {"square": 2, "sq": 2, "cubic": 3, "cu": 3}
POSTFIX_WORDS = {"squared": 2, "cubed": 3}


class Atom(NamedTuple):
    """One unit name without exponent: SI value = value * factor + offset."""

    factor: float
    offset: float
    dimension: Dimension
    turns: bool


@dataclass(frozen=True, slots=True)
class UnitRow:
    """One unit and its spellings.

    `symbols` are case-sensitive; `words` are not, and one that ends in "+" has a plural in s.
    `prefixes` are the SI prefixes that both kinds of spelling take.
    """

    symbols: str
    words: str
    factor: float
    dimension: Dimension
    prefixes: str = ""
    offset: float = 0.0
    turns: bool = False
    product: bool = False


def _of(
    kg: int = 0,
    m: int = 0,
    s: int = 0,
    A: int = 0,
    K: int = 0,
    mol: int = 0,
    cd: int = 0,
    angle: int = 0,
) -> Dimension:
    return (kg, m, s, A, K, mol, cd, angle)


NUMBER = _of()
LENGTH = _of(m=1)
TIME = _of(s=1)
ANGLE = _of(angle=1)
MASS = _of(kg=1)
TEMPERATURE = _of(K=1)
_SPEED = _of(m=1, s=-1)
_VOLUME = _of(m=3)
_FORCE = _of(kg=1, m=1, s=-2)
_ENERGY = _of(kg=1, m=2, s=-2)
_POWER = _of(kg=1, m=2, s=-3)
_PRESSURE = _of(kg=1, m=-1, s=-2)
_CHARGE = _of(s=1, A=1)
_FLUX = _of(kg=1, m=2, s=-2, A=-1)
_VOLT = _of(kg=1, m=2, s=-3, A=-1)
_OHM = _of(kg=1, m=2, s=-3, A=-2)

UNITS: tuple[UnitRow, ...] = (
    UnitRow("1", "dimensionless unitless", 1.0, NUMBER),
    UnitRow("%", "percent pct", 0.01, NUMBER),
    UnitRow("", "cent+ pence", 0.01, NUMBER),  # of any currency, whose unit is a mere number
    UnitRow("dB", "decibel+", 1.0, NUMBER),  # a level is a number; its law knows of the logarithm
    # length, area and volume
    UnitRow("m", "metre+ meter+", 1.0, LENGTH, "fpnμmcdk"),
    UnitRow("kms", "", 1e3, LENGTH),
    UnitRow("Å", "angstrom+ ångström+", 1e-10, LENGTH),
    UnitRow("in", "inch inches", 0.0254, LENGTH),
    UnitRow("ft", "foot feet", 0.3048, LENGTH),
    UnitRow("yd", "yard+", 0.9144, LENGTH),
    UnitRow("mi", "mile+", 1609.344, LENGTH),
    UnitRow("L l", "litre+ liter+", 1e-3, _VOLUME, "μmcdk"),
    UnitRow("cc", "", 1e-6, _VOLUME),
    UnitRow("D dpt", "dioptre+ diopter+", 1.0, _of(m=-1)),
    # mass
    UnitRow("g", "gram+ gramme+", 1e-3, MASS, "nμmk"),
    UnitRow("kgs", "kg", 1.0, MASS),
    UnitRow("t", "tonne+", 1e3, MASS),
    UnitRow("lb lbs", "pound+", 0.45359237, MASS),
    # time and speed
    UnitRow("s", "second+", 1.0, TIME, "fpnμm"),
    UnitRow("", "sec+", 1.0, TIME),
    UnitRow("min", "minute+ mins", 60.0, TIME),
    UnitRow("h", "hour+ hr+", 3600.0, TIME),
    UnitRow("", "day+", 86400.0, TIME),
    UnitRow("", "week+", 604800.0, TIME),
    UnitRow("", "year+ yr+", 31557600.0, TIME),
    UnitRow("", "kph kmh kmph", 1000 / 3600, _SPEED),
    UnitRow("", "mph", 0.44704, _SPEED),
    UnitRow("", "knot+", 1852 / 3600, _SPEED),
    # angle, rotation and frequency
    UnitRow("rad", "radian+ rads", 1.0, ANGLE, "m"),
    UnitRow("° deg", "degree+ degs", math.pi / 180, ANGLE),
    UnitRow(
        "rev",
        "revs revolution+ rotation+ turn+ cycle+ oscillation+ vibration+",
        2 * math.pi,
        ANGLE,
        turns=True,
    ),
    UnitRow("", "rpm", 2 * math.pi / 60, _of(s=-1, angle=1), turns=True),
    UnitRow("", "rps", 2 * math.pi, _of(s=-1, angle=1), turns=True),
    UnitRow("Hz hz", "hertz", 1.0, _of(s=-1), "mkMGT", turns=True),
    # force, pressure, energy and power
    UnitRow("N", "newton+", 1.0, _FORCE, "nμmkM"),
    UnitRow("Pa", "pascal+", 1.0, _PRESSURE, "μmhkMG"),
    UnitRow("bar", "bars", 1e5, _PRESSURE, "mk"),
    UnitRow("atm", "atmosphere+", 101325.0, _PRESSURE),
    UnitRow("mmHg", "", 133.322387415, _PRESSURE),
    UnitRow("cmHg", "", 1333.22387415, _PRESSURE),
    UnitRow("torr Torr", "", 101325 / 760, _PRESSURE),
    UnitRow("psi", "", 6894.757293168361, _PRESSURE),
    UnitRow("J", "joule+", 1.0, _ENERGY, "nμmkMG"),
    UnitRow("cal", "calorie+", 4.184, _ENERGY, "k"),
    UnitRow("eV", "electronvolt+", 1.602176634e-19, _ENERGY, "mkMGT"),
    UnitRow("W", "watt+", 1.0, _POWER, "nμmkMG"),
    UnitRow("hp", "horsepower", 745.6998715822702, _POWER),
    # electricity and magnetism
    UnitRow("A", "ampere+ amp+", 1.0, _of(A=1), "pnμmk"),
    UnitRow("C", "coulomb+", 1.0, _CHARGE, "pnμmk"),
    UnitRow("V", "volt+", 1.0, _VOLT, "nμmkM"),
    UnitRow("Ω ohm ohms", "ohm+", 1.0, _OHM, "μmkMG"),
    UnitRow("", "kilohm+", 1e3, _OHM),
    UnitRow("", "megohm+", 1e6, _OHM),
    UnitRow("S", "siemens", 1.0, _of(kg=-1, m=-2, s=3, A=2), "nμm"),
    UnitRow("F", "farad+", 1.0, _of(kg=-1, m=-2, s=4, A=2), "pnμm"),
    UnitRow("H", "henry+ henries", 1.0, _of(kg=1, m=2, s=-2, A=-2), "nμm"),
    UnitRow("Wb", "weber+", 1.0, _FLUX, "nμm"),
    UnitRow("T", "tesla+", 1.0, _of(kg=1, s=-2, A=-1), "pnμm"),
    # temperature, amount of substance and light
    UnitRow("K", "kelvin+", 1.0, TEMPERATURE, "nμm"),
    UnitRow("°K", "", 1.0, TEMPERATURE),
    UnitRow("°C C° degC ℃", "celsius centigrade", 1.0, TEMPERATURE, offset=273.15),
    UnitRow("°F F° degF ℉", "fahrenheit", 5 / 9, TEMPERATURE, offset=273.15 - 32 * 5 / 9),
    UnitRow("mol", "mole+", 1.0, _of(mol=1), "nμmk"),
    UnitRow("cd", "candela+", 1.0, _of(cd=1)),
    # products that are written without a separator; the last letter is the second unit
    UnitRow("Nm", "", 1.0, _ENERGY, "mck", product=True),
    UnitRow("Ns", "", 1.0, _of(kg=1, m=1, s=-1), product=True),
    UnitRow("Js", "", 1.0, _of(kg=1, m=2, s=-1), product=True),
    UnitRow("Ws", "", 1.0, _ENERGY, "k", product=True),
    UnitRow("Wh", "", 3600.0, _ENERGY, "mkMG", product=True),
    UnitRow("As", "", 1.0, _CHARGE, product=True),
    UnitRow("Ah", "", 3600.0, _CHARGE, "m", product=True),
    UnitRow("Vs", "", 1.0, _FLUX, "m", product=True),
    UnitRow("Ωm", "", 1.0, _of(kg=1, m=3, s=-3, A=-2), product=True),
    UnitRow("kgm", "", 1.0, _of(kg=1, m=1), product=True),
    UnitRow("gK", "", 1e-3, _of(kg=1, K=1), "k", product=True),
    UnitRow("molK", "", 1.0, _of(K=1, mol=1), product=True),
)

# Written so everywhere, and not meant as the grammar would have it.
MEANT = {"W/mK": "W/(m·K)"}

# Units that messages show for a dimension, in place of a product of base units.
NAMED = (
    "N J W Pa C V Ω F H Wb T S N/m J/kg J/K J/(kg·K) W/m² W/(m·K) V/m Ω·m Pa·s N·m/rad "
    "J/mol J/(mol·K) A/m"
)

# Pairs that running text multiplies by a mere space, hyphen or point: "15 N m", "2 kilowatt-hours".
JOINED = frozenset(
    (
        (_FORCE, LENGTH),
        (_FORCE, TIME),
        (_POWER, TIME),
        (_PRESSURE, TIME),
        (_of(A=1), TIME),
        (_VOLT, TIME),
        (_OHM, LENGTH),
    )
)


# Look-alikes, one character for one, so that positions in a text stay what they were.
LOOKALIKES = str.maketrans("µΩK−–‐‑⋅•∙∕⁄º˚≃≅∼", "μΩK----···//°°≈≈≈")

# What LaTeX commands stand for; any other is read as the word that it is.
LATEX_SYMBOLS = {
    **dict.fromkeys(("cdot", "cdotp"), "·"),
    **dict.fromkeys(("Omega", "ohm"), "Ω"),
    **dict.fromkeys(("mu", "micro"), "μ"),
    **dict.fromkeys(("circ", "degree", "textdegree", "deg"), "°"),
    **dict.fromkeys(("celsius", "degreeCelsius"), "°C"),
    **dict.fromkeys(("approx", "simeq", "sim", "cong"), "≈"),
    **dict.fromkeys(("le", "leq"), "≤"),
    **dict.fromkeys(("ge", "geq"), "≥"),
    **dict.fromkeys(("mathrm", "mathit", "mathbf", "text", "textrm", "rm", "mbox"), ""),
    **dict.fromkeys(("operatorname", "unit", "si", "SI", "qty", "left", "right", "boxed"), ""),
    "times": "×",
    "pm": "±",
    "sqrt": "√",
    "percent": "%",
    "%": "%",
    "!": "",
}


def spellings() -> Iterator[tuple[str, bool, UnitRow, str]]:
    """Yield (spelling, is a word, row, SI prefix), those without a prefix first."""
    for row in UNITS:
        for symbol in row.symbols.split():
            yield symbol, False, row, ""
        for word in _with_plurals(row.words):
            yield word, True, row, ""
    for row in UNITS:
        for prefix in row.prefixes:
            for symbol in row.symbols.split():
                for short in PREFIX_SPELLINGS.get(prefix, prefix):
                    yield short + symbol, False, row, prefix
            for word in _with_plurals(row.words):
                yield PREFIXES[prefix][0] + word, True, row, prefix


def _with_plurals(words: str) -> Iterator[str]:
    for word in words.split():
        yield word.removesuffix("+")
        if word.endswith("+"):
            yield word[:-1] + "s"


def _index() -> tuple[dict[str, Atom], dict[str, Atom]]:
    symbols: dict[str, Atom] = {}
    words: dict[str, Atom] = {}
    for spelling, is_word, row, prefix in spellings():
        scale = PREFIXES[prefix][1] if prefix else 1.0
        atom = Atom(row.factor * scale, row.offset, row.dimension, row.turns)
        (words if is_word else symbols).setdefault(spelling, atom)
    return symbols, words


PRODUCTS = frozenset(spelling for spelling, _, row, _ in spellings() if row.product)
SYMBOLS, WORDS = _index()
"""Every spelling: symbols as they are, words in lower case."""
