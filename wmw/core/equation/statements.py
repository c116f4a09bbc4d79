"""Text to statements: chains such as `v = √(2aL) = 4.91 m/s`, with the prose around them left out.

Pieces are cut at semicolons, line ends, commas, arrows of implication, sentence ends and words such
as "so" and "where". A piece without a relation sign is prose and is passed over; one that has a
relation and cannot be read is reported.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from itertools import islice, product
from typing import Final

from ..work import metered, spend
from .ast import Call, Expr, as_number
from .lexer import tokenize
from .limits import MAX_READINGS, ParseFailure, UnreadableError, failure
from .names import INVERSE_TRIGONOMETRIC
from .pieces import cut_pieces
from .prose import left_side
from .quantities import UnitReader, match_unit
from .readings import Side, read_side
from .runs import resolve
from .spoken import with_signs
from .spoken_of import readings_of
from .state import in_degrees
from .tokens import ATOMIC, BREAK, MATH, NAME, NUM, REL, UNIT, Token, closing, with_end
from .words import APPROXIMATELY

_CACHE_SIZE: Final = 2048
# Words before the moment that a value is of.
_AT: Final = (["at"], ["after"], ["until"], ["within"])
# What a quantity is a function of; F(d) is a product.
_VARIABLES: Final = frozenset(("t", "x", "r", "theta", "phi"))


@dataclass(frozen=True, slots=True)
class Statement:
    """A chain of two or more sides with one relation between each two.

    `relations` are from `RELATIONS`. `text` is the piece of the source, `span` its offsets there.
    `lead` and `trail` are the prose of the piece before and behind the chain ("at the top").
    `alternatives` are the other legal readings of the same text, the likelier first.
    """

    sides: tuple[Expr, ...]
    relations: tuple[str, ...]
    text: str
    span: tuple[int, int]
    lead: str = ""
    trail: str = ""
    alternatives: tuple[Statement, ...] = ()


@dataclass(frozen=True, slots=True)
class Reading:
    """What a text states, and its pieces that hold a relation and could not be read."""

    statements: tuple[Statement, ...]
    unparsed: tuple[ParseFailure, ...]


def parse_statements(
    text: str,
    *,
    symbols: frozenset[str] = frozenset(),
    unit_reader: UnitReader | None = None,
) -> Reading:
    """Read every statement of a text in ASCII, Unicode or LaTeX notation; never raises.

    `symbols` are the canonical names of the quantities that the caller knows; they settle how runs
    of letters are split and whether "2 m" is a length. `unit_reader` decides what is a unit;
    without one only angles and percent are. Results are cached by their three arguments.
    """
    return _parse_statements(text, symbols, unit_reader)


def parse_expression(
    text: str,
    *,
    symbols: frozenset[str] = frozenset(),
    unit_reader: UnitReader | None = None,
) -> Expr | ParseFailure:
    """Read one expression, such as the answer "≈ 4.1 m/s^2", in its likeliest reading.

    A sign of approximation or equality in front and prose behind are passed over; a relation inside
    is a failure. Arguments are those of `parse_statements`; never raises.
    """
    try:
        tokens = [token for token in tokenize(text, symbols) if token.kind != MATH]
        while tokens and _is_lead_in(tokens[0]):
            tokens = tokens[1:]
        while tokens and tokens[-1].kind in (".", ",", BREAK):
            tokens = tokens[:-1]
        if not tokens:
            raise UnreadableError
        return read_side(tokens, symbols, unit_reader).readings[0]
    except UnreadableError as error:
        return failure(error.reason, text, 0, len(text))


def _is_lead_in(token: Token) -> bool:
    if token.kind == REL:
        return token.value in ("=", "≈")
    return token.kind == NAME and token.value.lower() in APPROXIMATELY


def _goes_on(tokens: Sequence[Token]) -> bool:
    """Tell whether a line adds a number to what the one before came to: "; + 101 = 219"."""
    return [token.kind for token in tokens[:3]] == ["+", NUM, REL]


def _read_statements(text: str, symbols: frozenset[str], unit_reader: UnitReader | None) -> Reading:
    spend(len(text) // 2)
    try:
        pieces = cut_pieces(text, tokenize(text, symbols), unit_reader)
    except UnreadableError as error:
        return Reading((), (failure(error.reason, text, 0, len(text)),))
    statements: list[Statement] = []
    unparsed: list[ParseFailure] = []
    for place, piece in enumerate(pieces):
        if place and _goes_on(piece.tokens):
            continue
        start, end = piece.tokens[0].start, piece.tokens[-1].end
        if piece.spoiled:
            unparsed.append(failure("syntax", text, start, end))
            continue
        try:
            first, *others = (
                _chains(text, tokens, symbols, unit_reader)
                for tokens in readings_of(with_signs(piece.tokens))
            )
            statements.extend(_with_readings(first, others))
        except UnreadableError as error:
            unparsed.append(failure(error.reason, text, start, end))
    return Reading(tuple(statements), tuple(unparsed))


_parse_statements = metered(_read_statements, maxsize=_CACHE_SIZE)


def _chains(
    text: str, tokens: list[Token], symbols: frozenset[str], reader: UnitReader | None
) -> list[Statement]:
    """Read a piece; prose inside it, as in `v = 3 m/s at t = 2 s`, starts another chain."""
    statements: list[Statement] = []
    while tokens:
        statement, tokens = _chain(text, tokens, symbols, reader)
        statements.append(statement)
    return statements


def _with_readings(statements: list[Statement], others: list[list[Statement]]) -> list[Statement]:
    """Return statements with those of other readings of the same piece as alternatives."""
    found = statements
    for other in others:
        if len(other) != len(found):
            raise UnreadableError
        pairs = zip(found, other, strict=True)
        found = [
            one
            if one.sides == more.sides
            else replace(
                one,
                alternatives=(
                    *one.alternatives,
                    replace(more, alternatives=()),
                    *more.alternatives,
                )[:MAX_READINGS],
            )
            for one, more in pairs
        ]
    return found


def _chain(
    text: str, tokens: list[Token], symbols: frozenset[str], reader: UnitReader | None
) -> tuple[Statement, list[Token]]:
    """Read sides and relations up to the end or to prose; return the tokens left over as well."""
    begin, position, rest = tokens[0].start, 0, list[Token]()
    stop = _next_relation(tokens, 0)
    first = left_side(tokens[:stop], symbols)
    part = _whole_name(first, symbols, reader)
    is_function = part is not first
    core = part[0].start if part else begin
    sides: list[Side] = []
    relations: list[str] = []
    while True:
        if not part:
            raise UnreadableError
        side = read_side(part, symbols, reader)
        sides.append(side)
        if stop == len(tokens):
            break
        if side.prose is not None:
            rest = [token for token in tokens if token.start >= side.prose]
            if _is_of_lone_value(rest):
                raise UnreadableError
            break
        relations.append(tokens[stop].value)
        position = stop + 1
        stop = _next_relation(tokens, position)
        part = _without_about(tokens[position:stop])
    if _is_of_moment(text[begin:core], tokens):
        sides, relations, is_function = sides[1:], relations[1:], False
    if len(sides) < 2:
        raise UnreadableError
    choices = [side.readings for side in sides]
    if is_function:
        choices[0] += _products(first, symbols, reader)
    if any(_is_inverse(readings[0]) for readings in choices):
        # `θ = arcsin(0.5) = 30` states degrees without saying so
        choices = [(*r, in_degrees(r[0], reader)) if _is_bare_value(r[0]) else r for r in choices]
    end = rest[0].start if rest else tokens[-1].end
    behind = sides[-1].prose
    return _statement(
        choices,
        tuple(relations),
        text[begin:end].rstrip(),
        begin,
        lead=text[begin:core].strip(),
        trail="" if behind is None else text[behind:end].strip(),
    ), rest


def _products(
    part: list[Token], symbols: frozenset[str], reader: UnitReader | None
) -> tuple[Expr, ...]:
    """The readings of `v(t)` in which it is a product."""
    try:
        return read_side(part, symbols, reader).readings
    except UnreadableError:
        return ()


def _is_of_lone_value(tokens: list[Token]) -> bool:
    """Tell whether a single number stands between prose and a relation: "half of 12 = 6".

    The words before it do something with it. Nobody says of a number by itself that it is another.
    """
    stop = _next_relation(tokens, 0)
    side = [token for token in tokens[:stop] if token.kind not in (NAME, UNIT, ".")]
    return stop < len(tokens) and [token.kind for token in side] == [NUM]


def _is_of_moment(lead: str, tokens: list[Token]) -> bool:
    """Tell whether a number before a relation is the moment of a value: "gap at 3.0 s = 24.5 m"."""
    return lead.casefold().split()[-1:] in _AT and _is_of_lone_value(tokens)


def _next_relation(tokens: list[Token], position: int) -> int:
    depth = 0
    for index in range(position, len(tokens)):
        kind = tokens[index].kind
        if kind == "(":
            depth += 1
        elif kind == ")":
            depth -= 1
        elif kind == REL and depth == 0:
            return index
    return len(tokens)


def _without_about(part: list[Token]) -> list[Token]:
    """Drop "about" in front of a value."""
    while part and part[0].kind == NAME and part[0].value.lower() in APPROXIMATELY:
        part = part[1:]
        if part and part[0].kind == ".":
            part = part[1:]
    return part


def _whole_name(
    part: list[Token], symbols: frozenset[str], reader: UnitReader | None
) -> list[Token]:
    """Read `v_y(t)` as v_y where it is a whole side, and `y(2 s)` as the name y_at_2s.

    Other brackets stay factors; `v (km/h)` says in what unit the value is and is refused, since
    the value does not carry it.
    """
    if len(part) < 4 or part[0].kind != NAME or part[1].kind != "(":
        return part
    if part[1].gap:
        unit = match_unit(with_end(part), 2, reader)
        ends = unit is not None and unit.end == len(part) - 1
        if ends and part[2].value + part[2].suffix not in symbols:
            raise UnreadableError
        return part
    head, close = part[0], closing(part, 1)
    pieces = resolve(head.value, head.suffix, symbols)
    single = head.style == ATOMIC or (len(pieces) == 1 and not pieces[0].function)
    if close != len(part) - 1 or not single:
        return part
    inside = part[2:-1]
    name = head.value + head.suffix
    listed = len(inside) % 2 and all(
        t.kind == ("," if index % 2 else NAME) for index, t in enumerate(inside)
    )
    if listed and (len(inside) > 1 or inside[0].value in _VARIABLES):
        return [head._replace(value=name, suffix="", style=ATOMIC, end=part[-1].end)]
    if inside[0].kind == NUM and all(t.kind in (NUM, NAME) for t in inside):
        moment = "".join(t.value + t.suffix for t in inside)
        return [head._replace(value=f"{name}_at_{moment}", suffix="", style=ATOMIC)]
    return part


def _statement(
    choices: list[tuple[Expr, ...]],
    relations: tuple[str, ...],
    text: str,
    start: int,
    *,
    lead: str,
    trail: str,
) -> Statement:
    """Combine the readings of the sides; the first of each make the main statement."""
    span = (start, start + len(text))
    if all(len(choice) == 1 for choice in choices):
        return Statement(tuple(c[0] for c in choices), relations, text, span, lead, trail)
    readings = [
        Statement(tuple(combination), relations, text, span, lead, trail)
        for combination in islice(product(*choices), MAX_READINGS)
    ]
    main = readings[0]
    return Statement(main.sides, relations, text, span, lead, trail, tuple(readings[1:]))


def _is_inverse(expr: Expr) -> bool:
    return isinstance(expr, Call) and expr.fn in INVERSE_TRIGONOMETRIC


def _is_bare_value(expr: Expr) -> bool:
    number = as_number(expr)
    return number is not None and number.unit is None
