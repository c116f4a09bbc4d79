"""What the parts of the parser share: position, modes, names and units."""

from __future__ import annotations

from typing import Final, NamedTuple

from .ast import Const, Expr, Mul, Neg, Num, Sym, is_numeric
from .limits import MAX_DEPTH, UnreadableError
from .names import FUNCTIONS, GREEK_NAMES, word_set
from .quantities import DEGREE, UnitLike, UnitMatch, UnitReader, match_unit, read_unit
from .runs import resolve
from .tokens import ATOMIC, UPRIGHT, Token, closing, with_end

SYMBOL: Final = "symbol"
FUNCTION: Final = "function"
"""Kinds of a name that has been resolved."""

# Compound units of single letters that are units even where their letters are known symbols.
_FAMILIAR: Final = word_set(
    "m/s m/s^2 m·s^-1 m·s^-2 m^2/s^2 m^3/s N/m N·m N·s N/C N/m^2 V/m V·s V/A J/K J/s J/C C/s "
    "W/m^2 T·m^2 g/L kN/m N/cm N/mm mN/m g/m kN·m kN/m^2 kV/m V/cm mV/m"
)
# Units of two letters that are never a product of two quantities.
_NEVER_PRODUCTS: Final = word_set("kg cm mm km nm ms Hz Pa")
_LETTERS: Final = 2
"""Longest word of a unit that may be a product of symbols as well (Nm, kN)."""


class Modes(NamedTuple):
    """Which of several legal readings to take; the defaults give the likeliest, 1 says yes."""

    slash: int = 0
    """What a solidus divides by: 0 the likeliest, 1 the next factor, 2 all factors up to a space,
    3 all that stand side by side."""
    symbols: int = 0
    """A unit that is made of known symbols is a product of those."""
    degrees: int = 0
    """Bare angles are in degrees."""
    span: int = 0
    """A function without brackets takes the less likely extent."""
    minus: int = 0
    """± is −."""
    fraction: int = 0
    """A unit behind a fraction of two numbers is that of the fraction."""


class ParserState:
    """Position among the tokens of one side, and what has been asked on the way.

    `asked` holds the modes, with their values, that would have changed the reading; `prose` is the
    offset in the text at which prose behind the side starts, if it does.
    """

    __slots__ = (
        "affine",
        "asked",
        "bars",
        "depth",
        "modes",
        "pos",
        "prose",
        "reader",
        "symbols",
        "tokens",
    )

    def __init__(
        self, tokens: list[Token], symbols: frozenset[str], reader: UnitReader | None, modes: Modes
    ) -> None:
        self.tokens = with_end(tokens)
        self.symbols = symbols
        self.reader = reader
        self.modes = modes
        self.pos = 0
        self.depth = 0
        self.bars = 0
        self.prose: int | None = None
        self.asked: set[tuple[str, int]] = set()
        self.affine: dict[str, UnitLike] = {}

    def deeper(self) -> None:
        """Count one more level of nesting."""
        self.depth += 1
        if self.depth > MAX_DEPTH:
            raise UnreadableError("too-deep")

    def ask(self, mode: str) -> None:
        """Note that the other value of a two-valued mode would have changed the reading."""
        self.asked.add((mode, 1 - int(getattr(self.modes, mode))))

    def expand(self, token: Token) -> None:
        """Resolve the name at hand in place: into one symbol, or the factors of a product."""
        if token.style == ATOMIC or (token.style == UPRIGHT and token.value not in FUNCTIONS):
            pieces = [token._replace(kind=SYMBOL, value=token.value + token.suffix)]
        else:
            pieces = [
                Token(
                    FUNCTION if piece.function else SYMBOL,
                    piece.name,
                    token.start,
                    token.end,
                    token.gap and not index,
                )
                for index, piece in enumerate(resolve(token.value, token.suffix, self.symbols))
            ]
        self.tokens[self.pos : self.pos + 1] = pieces

    # --- units -----------------------------------------------------------------------------

    def unit_here(self, *, angles_only: bool) -> UnitMatch | None:
        """Find a unit right behind a literal."""
        match = match_unit(self.tokens, self.pos, self.reader, angles_only=angles_only)
        return None if match is None or self.reads_as_symbols(match) else match

    def unit_behind(self, last: Expr) -> UnitMatch | None:
        """Find a unit behind something numeric that is no literal: `√(45/4.9) s`, `5.0² m²`."""
        if isinstance(last, Sym) or (isinstance(last, Num) and last.unit is not None):
            return None
        if not is_numeric(last):
            return None
        match = match_unit(self.tokens, self.pos, self.reader)
        if match is None or (match.unit.offset and not isinstance(last, Num)):
            return None
        if isinstance(last, Const) and not match.certain and not match.text.startswith("rad"):
            return None  # 2π L is no volume, 2πft no length
        glued = self.tokens[self.pos - 1].kind == ")" and not self.tokens[self.pos].gap
        if glued and self.could_be_symbols(match):
            return None  # 2(9.8)h
        return None if self.reads_as_symbols(match) else match

    def bracketed_unit(self, last: Expr) -> UnitMatch | None:
        """Step over a unit in brackets: "12 (N)"."""
        if not isinstance(last, Num) or last.unit is not None:
            return None
        close = closing(self.tokens, self.pos)
        match = match_unit(self.tokens, self.pos + 1, self.reader) if close else None
        if close is None or match is None or match.end != close or self.reads_as_symbols(match):
            return None
        self.pos = close + 1
        return match

    def reads_as_symbols(self, match: UnitMatch) -> bool:
        """Tell whether to leave a possible unit to the symbols that it is made of."""
        if not self.could_be_symbols(match):
            return False
        if self.symbols:
            if match.words == 2 and "^" not in match.text and match.text not in _FAMILIAR:
                return True  # 2 F/m is no capacitance per length where F and m are known
        elif match.text in _FAMILIAR:
            return False
        self.ask("symbols")
        return bool(self.modes.symbols)

    def could_be_symbols(self, match: UnitMatch) -> bool:
        """Tell whether all names in a possible unit can be symbols."""
        if match.certain or any(self.is_unit_word(run) for run, _ in match.names):
            return False
        return all(self.is_known(*name) for name in match.names)

    def is_unit_word(self, run: str) -> bool:
        """Tell whether a name is the word of a unit that nobody writes for a product: rad, kPa."""
        return run in _NEVER_PRODUCTS or (len(run) > _LETTERS and run not in self.symbols)

    def is_known(self, run: str, suffix: str) -> bool:
        """Tell whether a unit word can be symbols; without known ones, any single letter can."""
        if not self.symbols:
            return run == "mg" or len(run) == 1 or run in GREEK_NAMES
        return all(piece.name in self.symbols for piece in resolve(run, suffix, self.symbols))

    def quantity(self, value: float, text: str, match: UnitMatch) -> Num:
        """Build a literal with its unit."""
        if match.unit.offset:
            self.affine[match.text] = match.unit
        return with_unit(value, text, match.text, match.unit)

    def attach(self, factors: list[Expr], match: UnitMatch) -> None:
        """Give the last factor a unit, or let the unit be a factor of its own."""
        last = factors[-1]
        if isinstance(last, Num) and last.unit is None:
            factors[-1] = self.quantity(last.value, last.text, match)
        else:
            factors.append(self.quantity(1.0, "", match))


def bare(text: str) -> Num:
    """Build a literal without a unit."""
    value = float(text)
    return Num(value, text, None, value)


def with_unit(value: float, text: str, unit_text: str, unit: UnitLike) -> Num:
    """Build a literal with a unit."""
    return Num(value, text, unit_text, value * unit.factor + unit.offset, unit.dimension)


def in_degrees(expr: Expr, reader: UnitReader | None) -> Expr:
    """Take a bare number, or an expression of such, to be in degrees."""
    if isinstance(expr, Neg):
        return Neg(in_degrees(expr.operand, reader))
    unit = read_unit("°", reader) or DEGREE
    if isinstance(expr, Num):
        return with_unit(expr.value, expr.text, "°", unit)
    return Mul((expr, with_unit(1.0, "", "°", unit)))
