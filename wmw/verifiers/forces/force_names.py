"""The words of a force's name as they are written, and the body that it is marked for.

"weight_1", "gravity_on_A" and "spring force on glider Q" tell by a mark, or by a body's whole
name, whose forces they are. An A that ends a name is a mark and no article.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import NamedTuple

_PIECES = re.compile(r"[A-Z]?[a-z]+|[A-Z]+(?![a-z])|\d+|[₀-₉]+")
_SUBSCRIPTS = str.maketrans("₀₁₂₃₄₅₆₇₈₉", "0123456789")
_ON = ("on", "of", "acting", "exerted", "for")
_MARK = re.compile(r"[a-z]|\d{1,2}")


class MarkedName(NamedTuple):
    """What a force is called without its mark, the mark, and whether "on" stands before it."""

    stem: str
    mark: str
    on: bool


def pieces_of(text: str) -> tuple[str, ...]:
    """Return the words of a name in small letters; of articles only those before another word."""
    found = [piece.lower() for piece in _PIECES.findall(text.translate(_SUBSCRIPTS))]
    last = len(found) - 1
    return tuple(
        piece
        for at, piece in enumerate(found)
        if piece not in ("the", "an") and not (piece == "a" and at < last and found[at + 1] != "on")
    )


def mark_of(body: str) -> str | None:
    """Return the letter or number by which a body is told from its like: the Q of "glider_Q"."""
    words = pieces_of(body)
    return words[-1] if len(words) > 1 and _MARK.fullmatch(words[-1]) else None


def marked(name: str, bodies: Sequence[str]) -> MarkedName | None:
    """Return a force's name parted from the body, or the mark, at its end; None where it has none.

    Bodies that go by whole names are their own marks: "weight_steel_ball".
    """
    words = pieces_of(name)
    for body in bodies:
        its = pieces_of(body)
        if its and len(its) < len(words) and words[-len(its) :] == its:
            stem, on = _stem(words[: -len(its)])
            return MarkedName(stem, mark_of(body) or " ".join(its), on) if stem else None
    if len(words) > 1 and _MARK.fullmatch(words[-1]):
        stem, on = _stem(words[:-1])
        return MarkedName(stem, words[-1], on) if stem else None
    return None


def _stem(words: tuple[str, ...]) -> tuple[str, bool]:
    kept = list(words)
    while kept and kept[-1] in _ON:
        kept.pop()
    return " ".join(kept), len(kept) < len(words) and words[-1] == "on"
