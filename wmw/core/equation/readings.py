"""All legal readings of one side, the likeliest first."""

from __future__ import annotations

from dataclasses import dataclass

from ..work import spend
from .ast import Expr, Sym, free_symbols
from .limits import MAX_READINGS, UnreadableError
from .parser import SideParser
from .quantities import UnitReader
from .state import Modes
from .tokens import NAME, Token

_READING = 5
"""Steps of work that a token takes in each reading."""


@dataclass(frozen=True, slots=True)
class Side:
    """The readings of one side, and the offset in the text of prose behind it, if any."""

    readings: tuple[Expr, ...]
    prose: int | None


def read_side(tokens: list[Token], symbols: frozenset[str], reader: UnitReader | None) -> Side:
    """Parse one side in all its legal readings, at most MAX_READINGS.

    Beside bare symbols, a unit that is made of known symbols is first read as a product of those,
    and among numbers first as a unit. Raises UnreadableError where there is no reading.
    """
    lone = tokens[0]
    if len(tokens) == 1 and lone.kind == NAME and len(lone.value) == 1:
        return Side((Sym(lone.value + lone.suffix),), None)  # as most left sides are
    spend(_READING * len(tokens))
    parser = SideParser(tokens, symbols, reader, Modes())
    main = parser.side()
    if not parser.asked:
        return Side((main,), parser.prose)
    doubtful_unit = ("symbols", 1) in parser.asked
    first = Modes(symbols=int(doubtful_unit and bool(free_symbols(main))))
    fixed = "" if symbols or first.symbols else "symbols"
    # Breadth first: readings that differ from the likeliest in one respect come before others.
    found: list[Expr] = []
    prose = parser.prose
    queue = [first]
    for modes in queue:
        spend(_READING * len(tokens))
        attempt = SideParser(tokens, symbols, reader, modes) if modes != Modes() else parser
        try:
            expr = main if attempt is parser else attempt.side()
        except UnreadableError:
            continue
        if not found:
            prose = attempt.prose
        if expr not in found:
            found.append(expr)
        for field, choice in sorted(attempt.asked):
            other = modes._replace(**{field: choice})
            if field != fixed and other not in queue and len(queue) < MAX_READINGS:
                queue.append(other)
    return Side(tuple(found) or (main,), prose)
