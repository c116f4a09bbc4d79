"""Reading and converting units as people and models write them.

`J/kg·K` is ambiguous; it is read as J/(kg·K), as textbooks mean it: what follows a solidus or the
word "per" stands below the line, unless it carries a negative exponent of its own.

Angle is an eighth base quantity, so that 35° is never taken for a pure number. Units that count
turns (rev, rpm, and Hz, which counts cycles) convert among each other; an angular speed in rad/s
does not become a frequency in Hz by a change of unit alone.
"""

import math
import re
from collections.abc import Sequence
from dataclasses import dataclass
from functools import lru_cache
from typing import Final

from .unit_table import (
    ANGLE,
    BASE_SYMBOLS,
    JOINED,
    LATEX_SYMBOLS,
    LENGTH,
    LOOKALIKES,
    MASS,
    MEANT,
    NAMED,
    POSTFIX_WORDS,
    POWER_WORDS,
    PRODUCTS,
    SYMBOLS,
    TEMPERATURE,
    TIME,
    WORDS,
    Atom,
    Dimension,
)

MAX_TEXT: Final = 48
MAX_FACTORS: Final = 8
MAX_EXPONENT: Final = 9
_MAX_DEPTH: Final = 2
_CACHE_SIZE: Final = 4096

SUPERSCRIPTS: Final = "⁰¹²³⁴⁵⁶⁷⁸⁹"
SPACE: Final = r"[ \t\xa0\u2009\u202f]"
LETTER: Final = rf"[^\W\d_{SUPERSCRIPTS}½¼¾⅓⅔]"

_LOOKALIKE = re.compile("[" + "".join(map(chr, LOOKALIKES)) + "]")
SUPERSCRIPT_VALUES = str.maketrans(SUPERSCRIPTS + "⁻⁺", "0123456789-+")


@dataclass(frozen=True, slots=True)
class Unit:
    """A unit as written: SI value = value * factor + offset (offset only for °C and °F).

    `difference` marks the unit of a difference, which no zero of a scale is added to: 30 °C, 30 K.
    """

    text: str
    factor: float
    offset: float
    dimension: Dimension
    turns: bool
    difference: bool = False

    def __hash__(self) -> int:
        """Hash the text alone: equal units are written alike, and the rest is dear to hash."""
        return hash(self.text)


class IncompatibleUnitsError(ValueError):
    """Two units that measure different things; `from_unit` and `to_unit` say which."""

    def __init__(self, from_unit: Unit, to_unit: Unit) -> None:
        super().__init__(from_unit, to_unit)
        self.from_unit = from_unit
        self.to_unit = to_unit

    def __str__(self) -> str:
        return f"{self.from_unit.text} cannot be converted to {self.to_unit.text}"


# --- LaTeX and look-alike characters ---------------------------------------------------------

_LATEX = re.compile(
    r"\^\s?\{?\s?\\+circ(?![A-Za-z])\s?\}?|\\+(?:mu(?![A-Za-z])\s*|[A-Za-z]+|.)|[{}$]"
)


def plain_text(text: str) -> tuple[str, Sequence[int], Sequence[int]]:
    """LaTeX markup and look-alike characters taken out of `text`.

    Returns the plain text and, for each of its characters, where in `text` it starts and ends.
    """
    if _LOOKALIKE.search(text):
        text = text.translate(LOOKALIKES)
    if not ("\\" in text or "$" in text or "{" in text):
        return text, range(len(text)), range(1, len(text) + 1)
    pieces: list[tuple[str, int, int]] = []
    # What each open brace is: "n", "d" a numerator or denominator, "" any other; and its piece.
    braces: list[tuple[str, int]] = []
    role = ""
    done = 0
    for match in _LATEX.finditer(text):
        start, end = match.span()
        pieces.append((text[done:start], done, start))
        mark = match[0]
        new = ""
        if mark == "{":
            braces.append((role, len(pieces)))
            role = ""
        elif mark == "}":
            kind, opened = braces.pop() if braces else ("", 0)
            if kind:
                bare = "".join(piece for piece, _, _ in pieces[opened:]).strip().isalnum()
                pieces[opened] = ("" if bare else "(", *pieces[opened][1:])
                new = ("" if bare else ")") + ("/" if kind == "n" else "")
            role = "d" if kind == "n" else ""
        elif mark != "$":
            name = "circ" if mark[0] == "^" else mark.lstrip("\\").strip()
            role = "n" if name in ("frac", "dfrac", "tfrac") else ""
            new = "" if role else LATEX_SYMBOLS.get(name, f" {name} " if name.isalpha() else " ")
        pieces.append((new, start, end))
        done = end
    pieces.append((text[done:], done, len(text)))
    starts: list[int] = []
    ends: list[int] = []
    for piece, start, end in pieces:
        verbatim = len(piece) == end - start
        starts += range(start, end) if verbatim else [start] * len(piece)
        ends += range(start + 1, end + 1) if verbatim else [end] * len(piece)
    return "".join(piece for piece, _, _ in pieces), starts, ends


# --- Grammar ---------------------------------------------------------------------------------

_NAME = (
    rf"((?:[Pp]er cent|[mc]m Hg|[Ee]lectron[ -][Vv]olts?|[CF]°"
    rf"|(?:°|[Dd]eg(?:rees?|\.)?){SPACE}?"
    rf"(?:[CFK]|[Cc]elsius|[Cc]entigrade|[Ff]ahrenheit|[Kk]elvins?))(?!{LETTER})"
    rf"|{LETTER}+|[°%℃℉]|1(?!\.?[0-9]))"
)
_POWER = (
    r"(?: ?(?:\^|\*\*) ?(?:([+-]?[0-9])(?!\.?[0-9])|\( ?([+-]?[0-9]) ?\))"
    rf"|([⁻⁺]?[{SUPERSCRIPTS}])(?![{SUPERSCRIPTS}])"
    r"|(-?[0-9])(?!\.?[0-9]))?"
)
_TERM = re.compile(_NAME + _POWER)
_GROUP_END = re.compile(r"\)" + _POWER)
# "metres each second", "18 km an hour", but not "2 kg each" nor "5 m, a second block".
_DIVIDING = r"(?:second|minute|hour|day|year|cubic|square|(?:centi|kilo)?(?:met(?:re|er)|gram))"
_PER = (
    rf"(?:per(?!{LETTER})|(?:each|every)(?={SPACE}{_DIVIDING})"
    rf"|an?(?={SPACE}(?:second|minute|hour)\s*(?:$|[,.;:)]))|(?<=hours{SPACE})a(?={SPACE}day(?!{LETTER})))"
)
_OPERATOR = re.compile(rf"{SPACE}*(?:(/|[Pp]er(?!{LETTER})|{_PER})|([·*×.-])(?!\*))?{SPACE}*")
_COUNTED = (
    r"(?:(?:line|slit|groove|ruling|(?:wave )?crest|wave|(?:heart)?beat|pulse|bounce|flashe?"
    r"|click)s?"
    rf"{SPACE}?(?=/|per(?!{LETTER})|(?:each|every){SPACE}(?:second|minute|hour)(?!{LETTER})))"
)
"""What is counted in a length or a time: "500 lines per mm" are so many per mm."""
_OVER = re.compile(
    rf"{SPACE}{{0,2}}"
    rf"(?:{_COUNTED}?(?:/|(?!per cent){_PER})|beats?{SPACE}a(?={SPACE}second)){SPACE}?"
)
_SPACES = re.compile(rf"{SPACE}+")
_LINK = re.compile(rf"({SPACE}?(?:/|{_PER}){SPACE}?)|({SPACE}?[·*×]{SPACE}?)|{SPACE}|[.-]|(?=°)")
_GROUP = re.compile(r"\(([^()]{1,40})\)" + _POWER)
_MORE_BELOW = re.compile(rf"{SPACE}?(?:[/·*]|{_PER}|squared|s ?(?:\^? ?[({{]?-|⁻))")
_PHRASE_GAPS = re.compile(rf"{SPACE}|[.-]")
_DEGREES = re.compile(r"(?:°|deg(?:rees?)?)([cfk])")


def find_atom(name: str) -> Atom | None:
    """The unit of one name without exponent ("kΩ", "metres", "deg C"), or None."""
    atom = SYMBOLS.get(name) or WORDS.get(name.lower())
    if atom is None and not name.isalpha():
        compact = _PHRASE_GAPS.sub("", name)
        degrees = _DEGREES.match(compact.lower())
        if degrees:
            return SYMBOLS["°" + degrees[1].upper()]
        atom = SYMBOLS.get(compact) or WORDS.get(compact.lower())
    return atom


def _power(match: re.Match[str], first: int) -> int:
    """The exponent that `_POWER` found, whose groups begin at `first`."""
    digits = next(filter(None, match.groups()[first - 1 :]), None)
    return int(digits.translate(SUPERSCRIPT_VALUES)) if digits else 1


def parse_unit(text: str) -> Unit | None:
    """The unit that `text` is, or None where it is none; never raises, and bounded in time.

    At most 48 characters, 8 factors, exponents of one digit and two levels of parentheses.
    """
    if not isinstance(text, str) or len(text) > MAX_TEXT:
        return None
    return _parse(text)


@lru_cache(maxsize=_CACHE_SIZE)
def _parse(text: str) -> Unit | None:
    written = text.strip().removesuffix(".")
    source = plain_text(written)[0].strip()
    if source[:1] == "[" and source[-1:] == "]":
        source = source[1:-1].strip()
    factors = _Reader(MEANT.get(source, source)).read()
    if not factors:
        return None
    above = below = 1.0
    dimension = [0] * len(BASE_SYMBOLS)
    for atom, exponent in factors:
        if exponent > 0:
            above *= atom.factor**exponent
        else:
            below *= atom.factor**-exponent
        for index, base in enumerate(atom.dimension):
            if base:
                dimension[index] += base * exponent
    # Bounded exponents keep each power finite; their product may still leave the floats.
    if not (0.0 < below < math.inf and 0.0 < above / below < math.inf):
        return None
    lone = factors[0][0] if len(factors) == 1 and factors[0][1] == 1 else None
    return Unit(
        text=written,
        factor=above / below,
        offset=lone.offset if lone else 0.0,
        dimension=tuple(dimension),
        turns=any(atom.turns for atom, _ in factors),
    )


class _Reader:
    """Reads one unit expression into factors: an atom and its exponent each."""

    __slots__ = ("below", "direct", "factors", "groups", "joined", "modifier", "position", "source")

    def __init__(self, source: str) -> None:
        self.source = source
        self.position = 0
        self.factors: list[tuple[Atom, int]] = []
        # For each open parenthesis: its first factor, and `below` and `direct` before it.
        self.groups: list[tuple[int, bool, bool]] = []
        self.below = False  # a solidus or "per" came before
        self.direct = False  # it came right before
        self.joined = True  # at the beginning or after an operator: a factor must follow
        self.modifier = 1  # of "square" and "cubic", for the next factor

    def read(self) -> list[tuple[Atom, int]] | None:
        """The factors, or None where the source is no unit."""
        over = _OVER.match(self.source)  # "/s", "per second"
        if over:
            self.position = over.end()
            self.below = self.direct = True
        while self.position < len(self.source):
            if self.source[self.position] == "(":
                understood = self._open_group()
            elif closing := _GROUP_END.match(self.source, self.position):
                understood = self._close_group(closing)
            else:
                term = _TERM.match(self.source, self.position)
                understood = term is not None and self._name(term)
            if not understood or len(self.factors) > MAX_FACTORS:
                return None
        if self.joined or self.groups or any(abs(e) > MAX_EXPONENT for _, e in self.factors):
            return None
        return self.factors

    def _open_group(self) -> bool:
        if self.modifier != 1 or len(self.groups) == _MAX_DEPTH:
            return False
        self.groups.append((len(self.factors), self.below, self.direct))
        self.below = self.direct = False
        self.joined = True
        self.position += 1
        return True

    def _close_group(self, closing: re.Match[str]) -> bool:
        if self.joined or not self.groups:
            return False
        first, self.below, self.direct = self.groups.pop()
        power = self._signed(_power(closing, 1))
        self.factors[first:] = [(atom, own * power) for atom, own in self.factors[first:]]
        return self._operator(closing.end())

    def _name(self, term: re.Match[str]) -> bool:
        name = term[1]
        atom = find_atom(name)
        if atom is not None:
            if not self.factors and (term[5] or "")[:1] == "-" and term.end() < len(self.source):
                return False  # "m-5 m" comes from a range
            exponent = self._signed(_power(term, 2) * self.modifier)
            if name in PRODUCTS and term.end() > term.end(1):  # "Nm²" is N·m²
                self.factors.append((SYMBOLS[name[:-1]], self._signed(1)))
                atom = SYMBOLS[name[-1]]
            self.factors.append((atom, exponent))
            self.modifier = 1
            return self._operator(term.end())
        name = name.lower()
        if name in POWER_WORDS and self.modifier == 1 and term.end() == term.end(1):
            self.modifier = POWER_WORDS[name]
            self.position = _skip_space(self.source, term.end())
            self.joined = True
            return True
        if name in POSTFIX_WORDS and not self.joined and self.factors:
            last, exponent = self.factors[-1]
            self.factors[-1] = (last, exponent * POSTFIX_WORDS[name])
            return self._operator(term.end())
        return False

    def _signed(self, exponent: int) -> int:
        # In "J/kg·K⁻¹" the writer has put kelvin below the line already.
        flips = self.direct or (self.below and exponent > 0)
        return -exponent if flips else exponent

    def _operator(self, position: int) -> bool:
        """What joins the next factor to this one; False where nothing does, as in "m²s"."""
        operator = _OPERATOR.match(self.source, position)
        assert operator is not None  # every part of the pattern is optional
        self.position = operator.end()
        self.direct = operator[1] is not None
        self.below = self.below or self.direct
        self.joined = self.direct or operator[2] is not None
        ends = self.position == len(self.source) or self.source[self.position] == ")"
        return ends or self.position > position or self.source[position] == "°"


def _skip_space(source: str, position: int) -> int:
    gap = _SPACES.match(source, position)
    return gap.end() if gap else position


# By far the most common case: one unit or a ratio of two, and then no word that could go on.
_WHOLE = re.compile(
    rf"(?!deg\b)([A-Za-zμΩ]++(?>(?:/[A-Za-z]+)?)[²³]?+|°C?|%)"
    rf"(?:[,;:)?!]|\.(?=\s|$)|$|\s(?![·*×/])({LETTER}*))"
)
_GOES_ON: Final = frozenset(("per", "each", "every", "a", "an", "Hg", *POWER_WORDS, *POSTFIX_WORDS))


def unit_extent(text: str, start: int) -> int:
    """Where the unit ends that begins at `start` of running (plain) text; `start` if none does.

    Stricter than `parse_unit` about spaces, hyphens and points, which in a sentence rarely
    multiply: the unit of "a 2.0 kg m long bar" is kg, that of "5 kg m/s" is kg m/s.
    """
    whole = _WHOLE.match(text, start)
    if whole:
        word = whole[2]
        if not (word and (word in _GOES_ON or find_atom(word))) and parse_unit(whole[1]):
            return whole.end(1)
    end = position = start
    previous: Atom | None = None
    over = _OVER.match(text, start)
    below = over is not None
    strong = True
    if over:
        position = over.end()
    for _ in range(MAX_FACTORS):
        group = _GROUP.match(text, position) if below and strong else None
        if group and parse_unit(group[1]):
            end, previous = group.end(), None
        else:
            term = _TERM.match(text, position)
            if term is None:
                break
            name = term[1].lower()
            if name in POSTFIX_WORDS and previous is not None:
                end = term.end()
            else:
                if name in POWER_WORDS:
                    gap = _skip_space(text, term.end())
                    term = _TERM.match(text, gap) if gap > term.end() else None
                atom = find_atom(term[1]) if term else None
                if term is None or atom is None or term[1] == "1":
                    break
                stop = _term_end(text, term, atom, previous is None and not below, below)
                if stop is None or not (strong or _continues(text, previous, atom, term, below)):
                    break
                end, previous = stop, atom
        link = _LINK.match(text, end)
        if link is None:
            break
        position = link.end()
        strong = bool(link[1] or link[2])
        below = below or bool(link[1])
    return end


def _term_end(text: str, term: re.Match[str], atom: Atom, first: bool, below: bool) -> int | None:
    """Where a term of running text ends; None where it is an identifier such as "V2" or "m_1"."""
    bare = term[5]
    if bare is None:
        end = term.end()
        # A digit can follow where the power was not of one digit.
        return None if text[end : end + 1].isalnum() or text[end : end + 1] == "_" else end
    if bare[0] == "-":
        # "2 m-3 m" is a range, "5 m s-2" and "8 s-1" are not.
        return term.end() if not first or term[0] == "s-1" else term.start(5)
    return term.end() if bare in "23" and (below or atom.dimension == LENGTH) else None


def _continues(
    text: str, previous: Atom | None, atom: Atom, term: re.Match[str], below: bool
) -> bool:
    """Whether a space, hyphen or point before `term` multiplies."""
    if previous is None:
        return below and atom.dimension == TEMPERATURE
    pair = (previous.dimension, atom.dimension)
    if pair in JOINED or (below and atom.dimension == TEMPERATURE):
        return True
    power = _power(term, 2)
    if power < 0:
        return True
    if pair == (MASS, LENGTH) and _MORE_BELOW.match(text, term.end()):
        return True
    return power > 1 and term[5] is None and pair[0] not in (LENGTH, TIME, ANGLE)


# --- Conversion ------------------------------------------------------------------------------


def compatible(a: Unit, b: Unit) -> bool:
    """Whether values in `a` and `b` can be compared: same dimension, angle included.

    Units that count turns also go with the same unit without angle (rev/s with Hz or s⁻¹, turns/m
    with m⁻¹). The radian may be left out of a unit (rad/s against s⁻¹), but then not against Hz,
    and an angle alone is never a pure number.
    """
    if a.dimension[:-1] != b.dimension[:-1]:
        return False
    if a.dimension[-1] == b.dimension[-1]:
        return True
    if a.turns or b.turns:
        angular, other = (a, b) if a.dimension[-1] else (b, a)
        return angular.turns and not other.dimension[-1]
    return any(a.dimension[:-1])


def to_si(value: float, unit: Unit, *, difference: bool = False) -> float:
    """`value` in SI units of the unit's own dimension; a difference has no offset (ΔT)."""
    return value * unit.factor + (0.0 if difference else unit.offset)


def from_si(value: float, unit: Unit, *, difference: bool = False) -> float:
    """The inverse of `to_si`."""
    return (value - (0.0 if difference else unit.offset)) / unit.factor


@lru_cache(maxsize=_CACHE_SIZE)
def ratio_between(from_unit: Unit, to_unit: Unit) -> float | None:
    """`si_ratio`, or None for incompatible units."""
    return si_ratio(from_unit, to_unit) if compatible(from_unit, to_unit) else None


def si_ratio(from_unit: Unit, to_unit: Unit) -> float:
    """Factor from SI values of `from_unit` to those of `to_unit`; raises IncompatibleUnitsError.

    It is 1 but for turns against an angle-free unit: 50 rev/s is 314 rad/s, and 50 Hz.
    """
    if not compatible(from_unit, to_unit):
        raise IncompatibleUnitsError(from_unit, to_unit)
    turns = to_unit.dimension[-1] - from_unit.dimension[-1]
    if turns and (from_unit.turns or to_unit.turns):
        return (2 * math.pi) ** turns
    return 1.0


def convert(value: float, from_unit: Unit, to_unit: Unit, *, difference: bool = False) -> float:
    """`value` of `from_unit` expressed in `to_unit`; raises IncompatibleUnitsError."""
    ratio = si_ratio(from_unit, to_unit)
    return from_si(
        to_si(value, from_unit, difference=difference) * ratio, to_unit, difference=difference
    )


@lru_cache(maxsize=_CACHE_SIZE)
def unit_text(dimension: Dimension) -> str:
    """The SI unit of a dimension for messages: "N", "kg·m/s", and "1" for a pure number."""
    named = _named().get(dimension)
    if named:
        return named
    above = [_raised(i, e) for i, e in enumerate(dimension) if e > 0]
    below = [_raised(i, -e) for i, e in enumerate(dimension) if e < 0]
    over = "·".join(above) or "1"
    under = "·".join(below)
    return f"{over}/({under})" if len(below) > 1 else f"{over}/{under}" if below else over


@lru_cache(maxsize=1)
def _named() -> dict[Dimension, str]:
    named: dict[Dimension, str] = {}
    for text in NAMED.split():
        unit = parse_unit(text)
        assert unit is not None
        named.setdefault(unit.dimension, text)
    return named


def _raised(base: int, exponent: int) -> str:
    digits = "".join(SUPERSCRIPTS[int(digit)] for digit in str(exponent))
    return BASE_SYMBOLS[base] + (digits if exponent != 1 else "")
