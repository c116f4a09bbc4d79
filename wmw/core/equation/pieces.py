"""Where one statement ends and the next begins."""

from __future__ import annotations

from dataclasses import dataclass
from itertools import pairwise
from typing import Final

from .quantities import UnitReader
from .tokens import (
    ARROW,
    BREAK,
    COLON,
    MATH,
    NAME,
    NUM,
    PERIOD,
    REL,
    UNIT,
    UNKNOWN,
    UPRIGHT,
    Token,
    closing,
    has_relation,
)
from .words import BREAKS, COLLECTIVES, STOP_WORDS

_LIST_KINDS: Final = frozenset((NUM, "-", "+", UNKNOWN))
_MEANS: Final = frozenset(("average", "mean", "quotient"))
_HARD: Final = frozenset((";", "\n"))


@dataclass(slots=True)
class Piece:
    """The tokens of one piece, and what ended it.

    `spoiled` marks a piece with a relation that is not to be taken by itself: one of two
    alternatives ("x = 2 or x = 3"), a list of values ("n = 1, 2, 3"), or the end of a quantity
    ("sum of x and y = 3"); or it holds signs that this reader does not know.
    """

    tokens: list[Token]
    ended_by: str = ""
    spoiled: bool = False


def cut_pieces(text: str, tokens: list[Token], reader: UnitReader | None) -> list[Piece]:
    """Cut a text into pieces and keep those with a relation.

    A break right before a relation sign is none, so that a chain may go on in the next line.
    """
    cutter = _Cutter(text, tokens, reader)
    cutter.run()
    pieces = cutter.pieces
    for piece, follow in pairwise([Piece([]), *pieces]):
        _carry_on(text, piece, follow)
    for piece in pieces:
        _strip_marks(text, piece)
    for piece, follow in zip(pieces, [*pieces[1:], Piece([])], strict=False):
        if any(token.kind == UNKNOWN for token in piece.tokens):
            piece.spoiled = True
        if not has_relation(piece.tokens):
            follow.spoiled |= piece.ended_by == "and" and _binds(piece.tokens)
            continue
        if piece.ended_by == "and" and _is_of_two(piece.tokens, follow.tokens):
            piece.spoiled = follow.spoiled = True
        if piece.ended_by == "or" and has_relation(follow.tokens):
            piece.spoiled = follow.spoiled = True
        if piece.ended_by in (",", "and", "or") and _is_value(follow.tokens):
            piece.spoiled = True
    return [piece for piece in pieces if has_relation(piece.tokens)]


def _carry_on(text: str, piece: Piece, follow: Piece) -> None:
    """Begin with the last side what goes on by a sign of operation: "n = 3 s⁻¹ → × 60 = 180".

    What has no side before it is not to be taken by itself. An asterisk may be a mark, and a point
    at the start of a line a bullet.
    """
    first = follow.tokens[0]
    starts_line = not text[: first.start].rpartition("\n")[2].strip()
    if first.kind != "/" and (
        first.kind != "*" or first.value == "*" or (first.value == "·" and starts_line)
    ):
        return
    if not has_relation(piece.tokens):
        follow.spoiled = True
        return
    last = max(i for i, token in enumerate(piece.tokens) if token.kind == REL)
    follow.tokens = [*piece.tokens[last + 1 :], *follow.tokens]


def _strip_marks(text: str, piece: Piece) -> None:
    """Drop what Markdown puts around an equation: bullets and asterisks."""
    tokens = piece.tokens
    while len(tokens) > 1 and tokens[-1].kind in ("^", "*"):
        tokens = tokens[:-1]
    first = tokens[0]
    # Only a minus sign proper may stand off from what it belongs to.
    dash = first.kind == "-" and text[first.start] != "−" and len(tokens) > 1 and tokens[1].gap
    if dash and not text[: first.start].rpartition("\n")[2].strip():
        tokens = tokens[1:]
    piece.tokens = tokens


def _binds(tokens: list[Token]) -> bool:
    """Whether what stands before an "and" makes one quantity with what follows: "sum of a"."""
    names = [token for token in tokens if token.kind == NAME]
    return len(names) == 1 or any(token.value.lower() in COLLECTIVES for token in names)


def _is_of_two(tokens: list[Token], follow: list[Token]) -> bool:
    """Whether an "and" stands between the two that a noun joins: "v = the sum of 3 and 4 = 7"."""
    last = max(index for index, token in enumerate(tokens) if token.kind == REL)
    joined = any(token.value.lower() in COLLECTIVES | _MEANS for token in tokens[last:])
    first = next((i for i, token in enumerate(follow) if token.kind == REL), len(follow))
    return joined and _is_value(follow[:first])


def _is_value(tokens: list[Token]) -> bool:
    """Whether a piece is one more value of a list: "2", "−3", "2.0 s"."""
    if not tokens or all(token.kind == UNKNOWN for token in tokens):
        return False
    if tokens[0].kind not in _LIST_KINDS:
        return False
    return all(
        token.kind in _LIST_KINDS
        or token.kind == UNIT
        or (token.kind == NAME and len(token.value) < 3)
        for token in tokens
    )


class _Cutter:
    __slots__ = ("current", "pieces", "reader", "text", "tokens")

    def __init__(self, text: str, tokens: list[Token], reader: UnitReader | None) -> None:
        self.text = text
        self.tokens = tokens
        self.reader = reader
        self.pieces: list[Piece] = []
        self.current: list[Token] = []

    def run(self) -> None:
        tokens, index, depth = self.tokens, 0, 0
        while index < len(tokens):
            token = tokens[index]
            kind = token.kind
            if kind == "(":
                stands_off = token.gap or not self.current
                close = closing(tokens, index) if depth == 0 and stands_off else None
                if close is not None and has_relation(tokens[index:close]):
                    index = self.aside(index, close)
                    continue
                depth += 1
            elif kind == ")":
                if depth == 0:  # the bracket of a label: "a) v = 3"
                    self.flush(")")
                    index += 1
                    continue
                depth -= 1
            elif kind == BREAK and (depth == 0 or token.value in _HARD):
                depth = 0
                self.flush_unless_chained(index, token.value)
                index += 1
                continue
            elif (depth and kind == MATH) or (depth == 0 and self.soft_break(index)):
                index += 1
                continue
            self.current.append(token)
            index += 1
        self.flush("")

    def flush(self, mark: str) -> None:
        if self.current:
            self.pieces.append(Piece(self.current, mark))
            self.current = []

    def flush_unless_chained(self, index: int, mark: str) -> None:
        ahead = (t for t in self.tokens[index + 1 :] if t.kind not in (BREAK, MATH, ","))
        follow = next(ahead, None)
        if follow is None or follow.kind != REL or not has_relation(self.current):
            self.flush(mark)

    def soft_break(self, index: int) -> bool:
        """Handle a mark that ends a piece or not, as its neighbours decide; True: it is used up."""
        token = self.tokens[index]
        kind, value = token.kind, token.value
        if kind == NAME:
            if (
                value.lower() not in BREAKS
                or token.suffix
                or not (token.gap or token.style == UPRIGHT or not self.current)
            ):
                return False
            self.flush_unless_chained(index, value.lower())
            return True
        if kind == "," or kind == MATH:
            if kind == "," or self.ends_mathematics(index):
                self.flush_unless_chained(index, value)
            return True
        if kind == PERIOD:
            return self.period(index)
        if kind == COLON:
            if token.gap or not self.spaced(index):
                return False  # a ratio
            self.flush(":")
            return True
        if kind == ARROW:
            if has_relation(self.current) and self.relation_follows(index + 1):
                self.flush("=>")
            else:
                self.current.append(token._replace(kind=REL))
            return True
        return False

    def period(self, index: int) -> bool:
        """End a sentence; "5. kg" and "approx. 5" do not."""
        if not self.spaced(index):
            return False
        follow = self.tokens[index + 1] if index + 1 < len(self.tokens) else None
        last = self.current[-1] if self.current else None
        if follow is not None and last is not None:
            if last.kind == NAME and last.value.lower() in ("approx", "ca", "eq", "no"):
                return True
            lower = follow.kind == NAME and follow.value[0].islower()
            word = follow.value
            if (
                last.kind == NUM
                and lower
                and word not in STOP_WORDS
                and self.reader
                and self.reader(word)
            ):
                return True
        self.flush_unless_chained(index, ".")
        return True

    def spaced(self, index: int) -> bool:
        """Whether space or the end of the text follows a token."""
        end = self.tokens[index].end
        return not self.text[end : end + 1].strip(' \t\n\r\xa0)$"”’')

    def ends_mathematics(self, index: int) -> bool:
        """Whether a dollar sign has prose on its other side."""
        before = self.current[-1] if self.current else None
        after = self.tokens[index + 1] if index + 1 < len(self.tokens) else None
        return any(
            token is not None and token.kind == NAME and self.is_prose(token)
            for token in (before, after)
        )

    def is_prose(self, token: Token) -> bool:
        word = token.value
        if token.suffix or token.style != "":
            return False
        return word.lower() in STOP_WORDS or (
            len(word) > 3 and word.islower() and not (self.reader and self.reader(word))
        )

    def relation_follows(self, index: int) -> bool:
        """Whether a relation stands before the next break or arrow."""
        for token in self.tokens[index:]:
            if token.kind == REL:
                return True
            if token.kind in (BREAK, ARROW, ",", PERIOD):
                return False
        return False

    def aside(self, opening: int, close: int) -> int:
        """Cut out a bracket that holds an equation: "v = 3 m/s (since a = 0)"."""
        outer, self.current = self.current, []
        inner = _Cutter(self.text, self.tokens[opening + 1 : close], self.reader)
        inner.run()
        self.pieces.extend(inner.pieces)
        self.current = outer
        return close + 1
