"""Measurements: numbers with units, read from JSON values and from prose.

A measurement keeps the digits it was written with, because how precisely a value was stated
decides how far a recomputed one may differ (`wmw.core.tolerance`). Strings carry their digits; a
bare JSON number carries those of its shortest form, and as the zeros at the end of an integer may
be significant or not, such a number is taken to be known to 1% at best.

Nothing here raises on any text or JSON value; what cannot be read is an `Unread` with a reason.
"""

import math
import re
from bisect import bisect_left
from collections.abc import Iterator
from dataclasses import dataclass, replace
from functools import lru_cache
from typing import Final, NamedTuple

from .units import (
    LETTER,
    MAX_TEXT,
    SPACE,
    SUPERSCRIPT_VALUES,
    SUPERSCRIPTS,
    Unit,
    parse_unit,
    plain_text,
    ratio_between,
    unit_extent,
)
from .work import metered, spend

MAX_VALUE_TEXT: Final = 2_000
MAX_PROSE: Final = 8_000
# Longer texts than this hardly come twice; what has been read in up to so many others is kept.
_KEPT_PROSE: Final = 1_000
_CACHE_SIZE: Final = 2_048
MAX_NUMERAL: Final = 32
MAX_NUMBERS: Final = 64  # in the text of one value
MAX_MAGNITUDE: Final = 1e300
_MAX_EXPONENT: Final = 300
# Half a unit of the last digit of an integer that ends in zeros, and of a fraction such as 1/3.
_ROUND_INTEGER: Final = 0.01
_FRACTION: Final = 0.005
_TINY: Final = 5e-324
# What people write in a unit field to say that there is no unit.
_NO_UNIT: Final = frozenset(("", "-", "none", "null", "n/a", "na", "no unit", "no units"))


@dataclass(frozen=True, slots=True)
class Measurement:
    """A stated value.

    `value` is in the unit as written, `si` in SI units (`value` where there is no unit); `text` is
    the numeral without its sign; `half_unit` is half a unit of its last digit, in SI units and
    positive. `rest` is what stands beside number and unit. `unit_conflict` is the unit of a
    separate field that differs from the one in the text, `unit_unread` such a field that is no
    unit.
    """

    value: float
    si: float
    unit: Unit | None
    text: str
    half_unit: float
    approximate: bool = False
    rest: str = ""
    unit_conflict: Unit | None = None
    unit_unread: str | None = None

    def read_in(self, unit: Unit, *, difference: bool = False) -> "Measurement | None":
        """The same value as a quantity whose unit is `unit`, or None if it cannot be one.

        A value without a unit is taken to be in `unit`; turns become cycles where `unit` has no
        angle (3000 rpm is 50 Hz); a difference of temperatures loses the offset of its scale.
        """
        own = self.unit
        if own is None:
            own, ratio, scale = unit, 1.0, unit.factor
        else:
            known = ratio_between(own, unit)
            if known is None:
                return None
            ratio = scale = known
        offset = 0.0 if difference or unit.difference else own.offset
        return Measurement(
            self.value,
            self.value * own.factor * ratio + offset,
            own,
            self.text,
            max(self.half_unit * scale, _TINY),
            self.approximate,
            self.rest,
            self.unit_conflict,
            self.unit_unread,
        )


@dataclass(frozen=True, slots=True)
class Unread:
    """A value that is no measurement.

    `reason` is one of no-number, expression (it would have to be worked out), several, range,
    boolean, too-long, too-large, not-a-scalar, unknown-unit (letters that are no unit grow out of
    the number, as in "2v0").
    """

    reason: str
    text: str


@dataclass(frozen=True, slots=True)
class Mention:
    """A measurement in prose, and where its number and unit stand."""

    start: int
    end: int
    measurement: Measurement


class _Numeral(NamedTuple):
    start: int
    end: int
    value: float
    half: float  # half a unit of the last digit, in the unit of the value
    text: str


# --- Numerals --------------------------------------------------------------------------------

_VULGAR: Final = {"½": 1 / 2, "¼": 1 / 4, "¾": 3 / 4, "⅓": 1 / 3, "⅔": 2 / 3}
_RAISED = rf"(?:(?:\^|\*\*) ?\(?([+-]?[0-9]{{1,4}}+)(?![0-9])\)?|([⁻⁺]?[{SUPERSCRIPTS}]{{1,4}}+))"
_NUMERAL = re.compile(
    # 1 the digits: thousands in groups of three, a decimal point or a decimal comma
    # (groups are atomic, not possessive: Python 3.11.0 to 3.11.4 match possessive ones wrongly)
    r"([0-9½¼¾⅓⅔](?>(?:(?<=[0-9])"
    r"(?>[0-9]{0,2}(?:[,\xa0\u2009\u202f][0-9]{3}){1,8}(?![0-9])|[0-9]*)"
    r"(?>(?:\.[0-9]+|,(?>[0-9]+)(?!,[0-9]))?))?))"
    # 2 a vulgar fraction, 3 that of a mixed number, 4 a denominator, 5 an exponent after e
    r"(?:([½¼¾⅓⅔])| ([1-9]/[1-9])(?![.,/]?[0-9])|\)? ?/ ?\(?([0-9]{1,4}+)\)?(?![.,]?[0-9])"
    r"|[eE]([+-]?[0-9]{1,4}+)(?![0-9])"
    # 6 to 8 a power of ten, its last form that of "10-4", where the superscript was lost
    rf"|{SPACE}{{0,2}}[×xX*·]{SPACE}{{0,2}}10(?:{_RAISED}|(-[0-9]{{1,3}}+))"
    # 9 and 10 a power of the number itself
    rf"|{_RAISED})?"
)
_THOUSANDS = re.compile(r"[1-9][0-9]{0,2}(?:[,\xa0\u2009\u202f][0-9]{3})+(?:\.[0-9]+)?")
_GROUPING = str.maketrans("", "", ",\xa0\u2009\u202f")


_DIGITS = frozenset("123456789")


def _is_assigned(text: str, match: re.Match[str]) -> bool:
    """Tell whether a name is set to the number ("n = 1,5"), and not to a list ("n = 1,2")."""
    start, end = match.span()
    if not text[max(0, start - 2) : start].rstrip().endswith("=") or text[end : end + 1] == ",":
        return False
    first, _, second = match[1].partition(",")
    return not (first in _DIGITS and second in _DIGITS and int(second) == int(first) + 1)


def _numeral(match: re.Match[str], start: int, sign: float) -> _Numeral | str:
    """The number that `match` found, or the reason why it cannot be read."""
    text = match[0]
    if len(text) > MAX_NUMERAL:
        return "too-long"
    if len(text) == match.end(1) - match.start() and text.replace(".", "", 1).isdecimal():
        return _Numeral(start, match.end(), sign * float(text), _last_digit(text), text)
    read = _value_and_half(match)
    if isinstance(read, str):
        return read
    return _Numeral(start, match.end(), sign * read[0], max(read[1], _TINY), text)


def _last_digit(digits: str) -> float:
    """Half a unit of the last digit of a plain decimal number."""
    point = digits.find(".")
    return 0.5 if point < 0 else 0.5 * 10.0 ** (point + 1 - len(digits))


def _value_and_half(match: re.Match[str]) -> tuple[float, float] | str:
    digits, vulgar, mixed, denominator, *exponents = match.groups()
    if digits in _VULGAR or vulgar or mixed or denominator:
        value = _fraction(match[0], digits, vulgar, mixed, denominator)
        return "expression" if value is None else (value, _FRACTION * value)
    if "," in digits or not digits.isascii():
        if _THOUSANDS.fullmatch(digits):
            digits = digits.translate(_GROUPING)
        elif digits.replace(",", "", 1).isdecimal():
            digits = digits.replace(",", ".")
        else:
            return "several"
    raised = next(filter(None, exponents), "0")
    exponent = int(raised.translate(SUPERSCRIPT_VALUES))
    if match[9] or match[10]:
        if digits != "10":
            return "expression"
        digits = "1"
    if abs(exponent) > _MAX_EXPONENT:
        return "too-large"
    value = float(f"{digits}e{exponent}")
    if value > MAX_MAGNITUDE:
        return "too-large"
    return value, _last_digit(digits) * 10.0**exponent


def _fraction(
    text: str, digits: str, vulgar: str | None, mixed: str | None, denominator: str | None
) -> float | None:
    if text in _VULGAR:
        return _VULGAR[text]
    if not digits.isdecimal():
        return None
    if vulgar:
        return int(digits) + _VULGAR[vulgar]
    if mixed:
        return int(digits) + int(mixed[0]) / int(mixed[2])
    below = int(denominator or 0)
    return int(digits) / below if below else None


# --- Numbers with units in a text ------------------------------------------------------------


class _Found(NamedTuple):
    """A number in a text with its unit; `reason` says why a number cannot be read."""

    start: int
    end: int
    numeral: _Numeral | None
    unit: Unit | None
    reason: str = ""


_GAP = re.compile(rf"[~-]|{SPACE}{{0,3}}")
_LETTERS = re.compile(rf"-?{LETTER}+")
_ORDINAL_ENDS: Final = frozenset(("st", "nd", "rd", "th"))
# How many of the smaller unit make one of the larger in "1 h 20 min", "2 min 14 s", "1 m 20 cm".
# "Between 1 m and 20 cm" are two lengths.
_STEPS: Final = {
    unit.dimension: (steps, re.compile(gap))
    for unit, steps, gap in (
        (parse_unit("s"), (24.0, 60.0, 3600.0), r"\s{1,3}(?:and )?"),
        (parse_unit("m"), (100.0,), r"\s{1,3}"),
    )
    if unit is not None
}
_OPTION_LETTER = re.compile(r"[A-F](?:\)|[.:]\s*\(?-?[0-9])")
# Names that in a text are words or symbols as often: what must follow where they are units.
_NEVER = re.compile(r"(?!)")
_PER_DEGREE = re.compile(r" ?°[CF]\b")
_LAST_IN = re.compile(r"\s+in\Z")
_TEXT_NEEDS: Final = {
    "in": re.compile(r"\s*(?:$|[.,;:)?!])"),
    "bar": re.compile(r"(?!\s?magnets?\b)"),
    "t": re.compile(r"(?!\s?[-+*/^=)²])"),
    "pm": _NEVER,
    "As": _NEVER,
}
# In "3t", "2h" the letter is a variable, and "3D" is no dioptre.
_ATTACHED_SYMBOLS: Final = frozenset("tlhD")
# A "3g" is three times the acceleration of gravity, a "200g" a mass.
_LEAST_ATTACHED_GRAMS: Final = 10


def _find_unit(text: str, position: int, value: float, prose: bool) -> tuple[Unit | None, int]:
    """The unit after the number that ends at `position`, and where the two end."""
    gap = _GAP.match(text, position)
    begin = gap.end() if gap else position
    first = text[begin : begin + 1]
    if not (first.isalpha() or (first and first in "°%℃℉/")):
        return None, position
    if not prose and len(text) - begin <= MAX_TEXT:
        unit = parse_unit(text[begin:])
        if unit:
            return unit, len(text)
    end = unit_extent(text, begin)
    if end == begin:
        return None, position
    # "5.0 N in air" is no newton inch.
    tail = _LAST_IN.search(text, begin, end)
    if tail and not _TEXT_NEEDS["in"].match(text, end):
        end = tail.start()
    per_degree = _PER_DEGREE.match(text, end) if "/" in text[begin:end] else None
    if per_degree is not None and parse_unit(text[begin : per_degree.end()]):
        end = per_degree.end()  # "4200 J/kg °C": no number stands before the degrees
    written = text[begin:end]
    if end - begin <= 3 and not _is_unit_here(text, position, begin, end, value):
        return None, position
    unit = parse_unit(written)
    return (unit, end) if unit else (None, position)


def _is_unit_here(text: str, position: int, begin: int, end: int, value: float) -> bool:
    """Whether a short name at `begin` is meant as a unit of the number that ends at `position`."""
    written = text[begin:end]
    hyphen = text[position] == "-"
    needs = _TEXT_NEEDS.get(written)
    if needs and not needs.match(text, end) and not (hyphen and written == "in"):
        return False
    if hyphen and written == "D":  # a 2-D motion
        return False
    if begin == position:
        if written in _ATTACHED_SYMBOLS:
            return False
        if written == "g" and abs(value) < _LEAST_ATTACHED_GRAMS:
            return False
    if _OPTION_LETTER.match(text, begin):
        return text[end] == ")" and text.count("(", 0, begin) > text.count(")", 0, begin)
    return True


def _scan(text: str, prose: bool) -> Iterator[_Found]:
    """Numbers of a plain text; digits that belong to identifiers are passed over."""
    position = last = 0
    while match := _NUMERAL.search(text, position):
        start = begin = match.start()
        position = match.end()
        before = text[start - 1] if start else " "
        second = text[start - 2] if start > 1 else " "
        if before.isalnum() or before in "_^" or (before == "." and second.isdigit()):
            continue
        sign = 1.0
        if before in "+-":
            if second.isalpha() and last != start - 1:  # carbon-14, but not "2 m-3 m"
                continue
            if not (second.isdigit() or second in ")]_" or last == start - 1):
                begin -= 1
                sign = -1.0 if before == "-" else 1.0
        elif before == "/" and (second.isalpha() or second == ")"):
            continue
        comma = text.find(",", start, match.end(1))
        if comma > 0 and not _THOUSANDS.fullmatch(match[1]):
            lone = before == "," or (before == "(" and text[match.end() : match.end() + 1] == ")")
            listed = prose and not _is_assigned(text, match)
            if lone or (listed and not _find_unit(text, match.end(), 0.0, True)[0]):
                match = _NUMERAL.match(text, start, comma)
                assert match is not None  # a digit stands at `start`
                position = match.end()
        numeral = _numeral(match, begin, sign)
        if isinstance(numeral, str):
            yield _Found(begin, position, None, None, numeral)
            continue
        if before == "." and not (second.isalpha() or second == "."):
            numeral = _after_point(numeral, second)
            begin = numeral.start
        unit, end = _find_unit(text, position, numeral.value, prose)
        if unit is None:
            letters = _LETTERS.match(text, position)
            if letters and (prose or letters[0][0] != "-"):
                if not prose and letters[0] not in _ORDINAL_ENDS:
                    reason = "expression" if "π" in letters[0] else "unknown-unit"
                    yield _Found(begin, position, None, None, reason)
                position = letters.end()
                continue
        position = last = end
        yield _Found(begin, end, numeral, unit)


def _compounded(text: str, prose: bool) -> Iterator[_Found]:
    """Numbers of a plain text, "2 min 14 s" and "1 m 20 cm" being one each."""
    last: _Found | None = None
    for found in _scan(text, prose):
        both = _of_two_units(last, found, text) if last is not None else None
        if last is not None and both is None:
            yield last
        last = both or found
    if last is not None:
        yield last


def _of_two_units(one: _Found, other: _Found, text: str) -> _Found | None:
    """The value that a whole number of a unit and a part of one in a smaller unit make up."""
    if one.numeral is None or other.numeral is None or one.unit is None or other.unit is None:
        return None
    if one.unit.dimension not in _STEPS or one.unit.dimension != other.unit.dimension:
        return None
    steps, gap = _STEPS[one.unit.dimension]
    first, second, step = one.numeral, other.numeral, one.unit.factor / other.unit.factor
    if (
        not any(math.isclose(step, known) for known in steps)
        or not first.value.is_integer()
        or "." in first.text
        or not 0 <= second.value < step
        or not gap.fullmatch(text, one.end, other.start)
    ):
        return None
    size = abs(first.value) * step + second.value
    value = math.copysign(size, first.value)
    numeral = _Numeral(first.start, second.end, value, second.half, f"{size:g}")
    return _Found(one.start, other.end, numeral, other.unit)


def _after_point(numeral: _Numeral, before: str) -> _Numeral:
    """The number ".5" whose digits were read as 5, with the character before its point."""
    shift = 10.0 ** (len(numeral.text) - len(numeral.text.lstrip("0123456789")))
    sign = -1.0 if before == "-" else 1.0
    return _Numeral(
        numeral.start - (2 if before == "-" else 1),
        numeral.end,
        sign * numeral.value / shift,
        max(numeral.half / shift, _TINY),
        "." + numeral.text,
    )


def _measurement(
    numeral: _Numeral, unit: Unit | None, *, approximate: bool = False, rest: str = ""
) -> Measurement | None:
    """None where the value leaves the floats in SI units."""
    factor, offset = (unit.factor, unit.offset) if unit else (1.0, 0.0)
    value = numeral.value + 0.0  # -0.0 is 0
    si = value * factor + offset
    half = numeral.half * factor
    if not (math.isfinite(si) and math.isfinite(half)):
        return None
    return Measurement(value, si, unit, numeral.text, max(half, _TINY), approximate, rest)


_APPROXIMATE = re.compile(
    r"(?:[≈~]|\b(?:about|approx(?:imately|\.)?|roughly|around|nearly|almost|circa|ca\.?))\s*$",
    re.IGNORECASE,
)
_ABOUT: Final = (
    "≈",
    "~",
    "about",
    "approximately",
    "approx.",
    "roughly",
    "nearly",
    "almost",
    "around",
    "circa",
    "ca.",
)
# "the coefficient given in Table 6.1", "see Fig. 2": the number of a thing that is referred to.
_REFERRED = re.compile(
    r"(?:\b(?:Table|Figure|Fig|Eqn?|Equation|Section|Sec|Chapter|Problem|Example|Exercise|Appendix)"
    r"s?|(?:\b(?:in|see|from|by) (?:the )?(?:table|figure|fig|equation|section|appendix)))\.? $"
)
_FOUND: Final = 10  # steps of work for each number
_LEAD: Final = 20  # characters before a number in which the longest of these may stand
# In prose "2 100 g masses" forbids to take any space so, but no number begins with 000.
_SPACED_ZEROS = re.compile(r"(?<=[0-9]) (?=000(?![0-9]))")
# "3.0 and 5.0 kg", "from 10 to 20 m/s": the first number shares the unit of the second.
_SHARES_UNIT = re.compile(r"\s*(?:and|or|to|-)\s*")
_LIST_COMMA = re.compile(r"\s*,\s*(?:(?:and|or)\s+)?")


def _find_measurements(text: str) -> tuple[Mention, ...]:
    spend(len(text) // 4)
    plain, starts, ends = plain_text(text[:MAX_PROSE])
    if " 000" in plain:
        plain = _SPACED_ZEROS.sub("\u202f", plain)
    mentions: list[Mention] = []
    # Of the next number: where it starts, its unit, and whether it has that from one further on.
    follows, shared, inherited = len(plain), None, False
    for found in reversed([found for found in _compounded(plain, prose=True) if found.numeral]):
        spend(_FOUND)
        unit, borrows = found.unit, False
        if unit is None and shared is not None:
            between = plain[found.end : follows]
            borrows = bool(
                _SHARES_UNIT.fullmatch(between) or (inherited and _LIST_COMMA.fullmatch(between))
            )
            unit = shared if borrows else None
        before = plain[max(0, found.start - _LEAD) : found.start]
        if unit is None and _REFERRED.search(before):
            continue
        lead = before.rstrip()
        assert found.numeral is not None
        measurement = _measurement(found.numeral, unit, approximate=lead.endswith(_ABOUT))
        if measurement:
            mentions.append(Mention(starts[found.start], ends[found.end - 1], measurement))
        follows, shared, inherited = found.start, unit, borrows
    return tuple(reversed(mentions))


_kept_mentions = metered(_find_measurements, maxsize=_CACHE_SIZE)
_long_mentions = metered(_find_measurements, maxsize=16)  # few, for they may hold thousands


def _with_groups_marked(text: str) -> str:
    """Return a text with narrow spaces in the numbers that have their thousands apart."""
    if _GROUPS.search(text) and _SPACED.search(text):
        return _SPACED.sub(lambda m: m[0].replace(" ", "\u202f"), text)
    return text


_kept_marked = lru_cache(maxsize=_CACHE_SIZE)(_with_groups_marked)


def find_measurements(text: str) -> tuple[Mention, ...]:
    """Every number in a sentence, with its unit if one follows, in order of place.

    Digits of identifiers ("R1", "carbon-14"), ordinals and option letters are no numbers, and
    words that only look like units are none ("3 masses", "5 in front"). Text beyond the first
    8,000 characters is not read.
    """
    if len(text) > _KEPT_PROSE:
        return _long_mentions(_with_groups_marked(text))
    return _kept_mentions(_kept_marked(text))


_GROUPS = re.compile(r"[0-9] [0-9]{3}")
# "ρ = 13 600 kg/m³", but not "2 100 Ω resistors" nor "a row of 2 100 W lamps".
_SPACED = re.compile(
    r"(?<=[=≈] )[0-9]{1,3}(?: [0-9]{3})+(?![0-9])"
    r"|(?<=\b(?:of|is) )[1-9][0-9]{1,2}(?: [0-9]{3})+(?= ?(?:kg/m|kPa|Pa|N)(?![a-zA-Z]))"
    # Densities are not counted, and no number but a group of thousands begins with a nought.
    r"|(?<![\w.,])(?<![0-9] )[1-9][0-9]{1,2}(?: [0-9]{3})+(?= ?(?:kg/m|km)(?![a-zA-Z]))"
    r"|(?<![\w.,])[1-9][0-9]{0,2}(?: 0[0-9]{2})(?: [0-9]{3})*(?![\w])(?!\.[0-9])"
)


# --- JSON values -----------------------------------------------------------------------------

_PLAIN_VALUE = re.compile(
    # "a =" or "≈" before, the sign, the digits, the unit
    r"\s*(?:(?:[^\W\d]\w{0,7} ?)?([=≈]) ?)?([-+−]?)([0-9]{1,15}(?:\.[0-9]{1,15})?)"
    r" ?((?![0-9eE/-])[^,;:=≈~±()]{0,47}[^,;:=≈~±])?$"
)
_RELATION = re.compile(r"[=≈]")
_ASIDE = re.compile(r"\([^()]*\)")
# What ends one value and begins another statement; and what begins a mere explanation.
_BREAK = re.compile(
    r"[,;:]\s|\b(?:and|or|at|from|with|where|using|taking|for|if|when|since|because|given)\b"
)
_EXPLAINS = re.compile(r"\b(?:with|where|using|taking|for|if|when|since|because|given)\b")
_BOUND = re.compile(
    r"(?:[<>≤≥]|\b(?:than|at least|at most|up to|below|above|over|under|not|exceed(?:s|ing)?))\s*$",
    re.IGNORECASE,
)
_TO = re.compile(r"\s*(?:-|to|through|until|\.\.\.?|…)\s*")
_COMMA = re.compile(r"[\s,;]*")
_AND = re.compile(r"[\s,;]*(?:and|or)\s*")
# A space groups thousands too ("12 500 Pa"); a narrow one does nothing else.
_SPACED_THOUSANDS = re.compile(r"(?<=[0-9]) (?=[0-9]{3}(?![0-9]))")
_PLUS_MINUS = re.compile(r"\s*±\s*")
_OPERATOR_BEFORE = re.compile(
    r"(?:[*/×·^+√π]|\b(?:sin|cos|tan|sqrt|log|ln|exp|arcsin|arccos|arctan))$"
)
_OPERATOR_AFTER = re.compile(
    rf"\s*(?:[*/×·^+√π{SUPERSCRIPTS}]|-\s*(?:[0-9]|{LETTER}(?!{LETTER})))|[(.:][0-9]"
)
_SIGN = re.compile(r"(?:[+-]|\b(?:minus|negative))\s*$", re.IGNORECASE)


_ONE_OVER = re.compile(r"(?<=[\d⁰¹²³⁴-⁹}] )1 ?/ ?(?=[A-Za-z°(])")
"""What begins a unit that something is divided by: "1.8e-5 1/K"."""


_SYMBOL = re.compile(r"[A-Za-zα-ωΑ-Ω](?:_[A-Za-z0-9]{1,3}|\d)?")
_FACTOR = rf"[A-Za-zα-ωΑ-Ω](?:_[A-Za-z0-9]{{1,12}}|\d)?(?:\^\d|[{SUPERSCRIPTS}])?"
_PRODUCT = re.compile(rf"{_FACTOR}(?:(?:\s|\s?[·*]\s?){_FACTOR}){{1,4}}")
"""What a number is a factor of: "½ M_disk R²"."""
_POWER = re.compile(rf"{_FACTOR}(?<=\^\d|.[{SUPERSCRIPTS}])")
"""What makes the m of "½ m v²" no unit."""


def read_value(value: object, unit: object = None) -> Measurement | Unread:
    """The measurement that a JSON value states, `unit` being that of a separate field if any.

    Of an equation the last value counts ("v = 5 m/s = 18 km/h"); an error after ± becomes the
    half-unit. A unit in the text goes before the separate one, and `unit_conflict` tells of the
    other where they differ.
    """
    if isinstance(value, bool):
        return Unread("boolean", str(value))
    if isinstance(value, str):
        value = _ONE_OVER.sub("/", value)
        read = _kept_text(value) if len(value) <= MAX_TEXT else _read_text(value)
    elif isinstance(value, (int, float)):
        read = _read_number(value)
    else:
        return Unread("no-number" if value is None else "not-a-scalar", "")
    if isinstance(read, Measurement) and read.unit is None and _SYMBOL.fullmatch(read.rest):
        return Unread("unknown-unit", str(value))  # "3 R" is no 3, nor "27.3 d" any 27.3
    if isinstance(read, Measurement) and _is_product(read):
        return Unread("expression", str(value))
    if unit is None or isinstance(read, Unread):
        return read
    return _with_unit(read, unit)


def _is_product(read: Measurement) -> bool:
    """Tell whether a number is a factor before symbols, of which none has a value here."""
    if read.unit is None:
        return _PRODUCT.fullmatch(read.rest) is not None
    return len(read.unit.text) == 1 and _POWER.fullmatch(read.rest) is not None


def _with_unit(read: Measurement, field: object) -> Measurement | Unread:
    if isinstance(field, str) and field.strip().lower() in _NO_UNIT:
        return read
    unit = parse_unit(field) if isinstance(field, str) else None
    if unit is None:
        return replace(
            read, unit_unread=field[:MAX_TEXT] if isinstance(field, str) else type(field).__name__
        )
    own = read.unit
    if own is None:
        numeral = _Numeral(0, 0, read.value, read.half_unit, read.text)
        united = _measurement(numeral, unit, approximate=read.approximate, rest=read.rest)
        return united or Unread("too-large", read.text)
    same = math.isclose(own.factor, unit.factor) and (own.offset, own.dimension, own.turns) == (
        unit.offset,
        unit.dimension,
        unit.turns,
    )
    return read if same else replace(read, unit_conflict=unit)


def _read_number(value: int | float) -> Measurement | Unread:
    if isinstance(value, float) and not math.isfinite(value):
        return Unread("no-number", str(value))
    if not -MAX_MAGNITUDE <= value <= MAX_MAGNITUDE:
        return Unread("too-large", "")
    size = abs(value)
    if size == int(size) and size < 10**MAX_NUMERAL:
        text = str(int(size))
        half = max(0.5, _ROUND_INTEGER * size) if size and text[-1] == "0" else 0.5
    else:
        text = repr(size)
        digits, _, exponent = text.partition("e")
        half = max(_last_digit(digits) * 10.0 ** int(exponent or 0), _TINY)
    number = float(value) + 0.0  # -0.0 is 0
    return Measurement(number, number, None, text, half)


@lru_cache(maxsize=_CACHE_SIZE)
def _kept_text(text: str) -> Measurement | Unread:
    return _read_text(text)


def _read_text(text: str) -> Measurement | Unread:
    if len(text) > MAX_VALUE_TEXT:
        return Unread("too-long", text[:MAX_TEXT])
    simple = _PLAIN_VALUE.match(text)
    if simple:
        relation, minus, digits, written = simple.groups()
        unit = parse_unit(written) if written else None
        if unit or not written:
            value = float(digits) if minus in ("", "+") else -float(digits)
            numeral = _Numeral(0, 0, value, _last_digit(digits), digits)
            read = _measurement(numeral, unit, approximate=relation == "≈")
            return read or Unread("too-large", digits)
    plain = plain_text(text)[0].replace("+/-", "±").replace("+-", "±").strip()
    plain = _SPACED_THOUSANDS.sub("\u202f", plain)
    found = _read_plain(plain)
    return Unread(found, text[:MAX_TEXT]) if isinstance(found, str) else found


def _read_plain(text: str) -> Measurement | str:
    """The measurement in a plain text, or the reason why there is none."""
    found = list(_compounded(text, prose=False))
    asides = [match.span() for match in _ASIDE.finditer(text)] if "(" in text else []
    outer = [item for item in found if not _inside(item.start, asides)] or found
    if not outer:
        return "no-number"
    if len(found) > MAX_NUMBERS:
        return "several"
    placed = _head(text, outer, asides)
    if isinstance(placed, str):
        return placed
    index, lead_start, stop = placed
    head = outer[index]
    if head.numeral is None:
        return head.reason
    lead = text[lead_start : head.start]
    approximate = text[lead_start - 1 : lead_start] == "≈"
    sign = 1.0
    if lead and not lead.isspace():
        qualified = _qualify(lead)
        if isinstance(qualified, str):
            return qualified
        lead, sign, about = qualified
        approximate = approximate or about
    numeral = head.numeral._replace(value=sign * head.numeral.value)
    unit, end = head.unit, head.end
    following = outer[index + 1] if index + 1 < len(outer) else None
    if following and _PLUS_MINUS.fullmatch(text, end, following.start):
        if following.numeral is None:
            return following.reason
        numeral = numeral._replace(half=abs(following.numeral.value) or numeral.half)
        unit, end = unit or following.unit, following.end
        index += 1
    elif following and _TO.fullmatch(text, end, following.start):
        return "range"
    if text[end : end + 1] == ")" and lead.rstrip().endswith("("):
        lead, end = lead.rstrip()[:-1], end + 1
        if unit is None:
            unit, end = _find_unit(text, end, numeral.value, prose=False)
    if _OPERATOR_AFTER.match(text, end) and not (unit and text[end : end + 2] == " ("):
        return "expression"
    for other in outer[index + 1 :]:
        if other.start >= stop:
            break
        if _rivals(unit, other, text[end : other.start]):
            return "range" if lead.rstrip().endswith("between") else "several"
    rest = f"{lead.strip()} {text[end:].strip()}".strip()
    return _measurement(numeral, unit, approximate=approximate, rest=rest) or "too-large"


def _qualify(lead: str) -> tuple[str, float, bool] | str:
    """What stands before a number, without the sign and "about" that it ends in, and these two.

    A reason instead where the number that follows is not the value: a bound, part of a term.
    """
    match = _APPROXIMATE.search(lead)
    if match:
        lead = lead[: match.start()]
    if _BOUND.search(lead):
        return "range"
    if lead.rstrip().endswith("±"):
        return "several"
    sign = 1.0
    if signed := _SIGN.search(lead):
        lead = lead[: signed.start()]
        if not signed[0][0].isalpha() and lead.strip(" ("):
            return "expression"
        sign = 1.0 if signed[0][0] == "+" else -1.0
    if _OPERATOR_BEFORE.search(lead.rstrip().removesuffix("(").rstrip()):
        return "expression"
    return lead, sign, match is not None


def _inside(position: int, spans: list[tuple[int, int]]) -> bool:
    """Whether one of the spans, in order of place and apart from each other, holds the position."""
    before = bisect_left(spans, (position,))  # how many begin before it
    return before > 0 and position < spans[before - 1][1]


def _rivals(unit: Unit | None, other: _Found, between: str) -> bool:
    """Whether another number could be meant as well as the first, whose unit is `unit`."""
    if unit is None or _AND.fullmatch(between):
        return True
    if other.unit is None:
        return _COMMA.fullmatch(between) is not None
    return other.unit.dimension == unit.dimension


def _head(
    text: str, found: list[_Found], asides: list[tuple[int, int]]
) -> tuple[int, int, int] | str:
    """Which of the numbers is the value, where its lead begins, and where others stop to matter."""
    relations = [m.end() for m in _RELATION.finditer(text) if not _inside(m.start(), asides)]
    if len(relations) > MAX_NUMBERS:
        return "expression"
    current: int | None = 0 if not relations or found[0].start < relations[0] else None
    lead_start = 0
    for relation in relations:
        first = next((i for i, item in enumerate(found) if item.start >= relation), None)
        if current is not None:
            ended = _BREAK.search(text, found[current].end, relation)
            if ended:
                explains = _EXPLAINS.search(text, found[current].end, relation)
                if first is not None and not explains:
                    return "several"
                return current, lead_start, ended.start()
        if first is not None:
            lead = text[relation : found[first].start]
            approximate = _APPROXIMATE.search(lead)
            if not lead[: approximate.start() if approximate else None].strip(" \t\xa0(-+"):
                current, lead_start = first, relation
    if current is None:
        return "expression"
    explains = _EXPLAINS.search(text, found[current].end)
    return current, lead_start, explains.start() if explains else len(text)


def number_text(value: float, digits: int) -> str:
    """`value` to `digits` significant digits as textbooks print it: "3.0", "1200", "1.2e-5".

    No exponent from 0.001 up to 100,000, and then no digit is dropped before the point.
    """
    if not value or not math.isfinite(value):
        return str(value) if value else "0"
    mantissa, _, exponent = f"{value:.{max(digits, 1) - 1}e}".partition("e")
    power = int(exponent)
    if -3 <= power < 5:
        return f"{float(f'{mantissa}e{power}'):.{max(digits - 1 - power, 0)}f}"
    return f"{mantissa}e{power}"
