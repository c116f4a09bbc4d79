"""Runs of letters: one name, a product of names, or a function at the end of a product.

What the caller knows decides first: a run that is a known symbol, or is made of known symbols, is
read so. Of the rest, function and Greek names are found inside a run (`mgsin`, `rhogh`); up to
three letters, or up to six without a vowel, are a product (`mgh`, `PV`, `nRT`); listed pairs and
words (`KE`, `emf`) and every longer run are one name (`speed`, `massCrate`).
"""

from __future__ import annotations

import re
from functools import lru_cache
from typing import Final, NamedTuple

from .names import FUNCTIONS, GREEK_NAMES, SHORT_ENDINGS, WHOLE_NAMES

_CACHE_SIZE: Final = 8192
_MAX_SPLIT: Final = 12
_DELTA: Final = re.compile(r"[dD]elta(?=[A-Z]|$)")
_FUNCTION_INSIDE: Final = re.compile(
    r"([A-Za-z]{0,3}?)(arcsin|arccos|arctan|sin|cos|tan|sqrt|ln)(.*)"
)
_GREEK_HEADS: Final = sorted((n for n in GREEK_NAMES if len(n) > 2), key=len, reverse=True)
_SHORT_GREEK: Final = re.compile(r"(pi|mu|nu|xi)(N|mg|[rRdfL]|fL|ft|FN|Nd)")
_WORD_SUFFIX: Final = re.compile(r"_(?!prime)[A-Za-z]")
_VOWELS: Final = frozenset("aeiouyAEIOUY")


class Piece(NamedTuple):
    """A symbol, or a function where `function` is true."""

    name: str
    function: bool = False


@lru_cache(maxsize=_CACHE_SIZE)
def resolve(run: str, suffix: str, symbols: frozenset[str]) -> tuple[Piece, ...]:
    """Return what a run of letters with its subscripts and primes stands for.

    A suffix belongs to the last piece, as in `mv_1`.
    """
    name = run + suffix
    if name in symbols or len(run) == 1:
        return (Piece(name),)
    function = FUNCTIONS.get(run) or (FUNCTIONS.get(run.lower()) if len(run) > 2 else None)
    if function and (not suffix or (function, suffix) == ("log10", "_10")):
        return (Piece(function, True),)
    if _DELTA.match(run) and (len(run) > 5 or suffix[1:2].isalpha()):
        return (Piece("Delta_" + run[5:] + (suffix if len(run) > 5 else suffix[1:])),)
    if run in GREEK_NAMES or run in WHOLE_NAMES:
        return (Piece(name),)
    spelled = f"{run[0]}_{run[1:]}{suffix}"
    if spelled in symbols and not symbols.issuperset((run[0], run[1:] + suffix)):
        return (Piece(spelled),)  # di for d_i, Fnet for F_net
    if len(run) > _MAX_SPLIT:
        return (Piece(name),)
    return (
        _known_parts(run, suffix, symbols)
        or _with_function(run, suffix, symbols)
        or _with_greek(run, suffix)
        or _letters(run, suffix)
        or (Piece(name),)
    )


def _known_parts(run: str, suffix: str, symbols: frozenset[str]) -> tuple[Piece, ...]:
    """Split into known symbols, Greek and function names: as few as possible, longest first."""
    if not symbols:
        return ()
    best: list[tuple[Piece, ...] | None] = [None] * len(run) + [()]
    for start in range(len(run) - 1, -1, -1):
        for end in range(len(run), start, -1):
            rest, shortest = best[end], best[start]
            if rest is None or (shortest is not None and len(rest) + 1 >= len(shortest)):
                continue
            piece = _known(run[start:end], suffix if end == len(run) else "", symbols)
            if piece is not None:
                best[start] = (piece, *rest)
    found = best[0] or ()
    # Single letters that happen to spell a word ("mass") do not make it a product, nor do such
    # around a Greek one ("metal").
    word = len(run) > 2 and run.islower() and not _VOWELS.isdisjoint(run)
    inside = [piece.name for piece in found[1:-1]]
    greek = any(len(name) > 1 and name in GREEK_NAMES for name in inside)
    ends = found and len(found[0].name) == 1 and len(found[-1].name) == 1
    spelled = word and (len(found) == len(run) or (greek and ends))
    return () if spelled else found


def _known(part: str, suffix: str, symbols: frozenset[str]) -> Piece | None:
    if part + suffix in symbols or (part in GREEK_NAMES and len(part) > 2):
        return Piece(part + suffix)
    if part in FUNCTIONS and len(part) > 2 and not suffix:
        return Piece(FUNCTIONS[part], True)
    return None


def _with_function(run: str, suffix: str, symbols: frozenset[str]) -> tuple[Piece, ...]:
    match = _FUNCTION_INSIDE.fullmatch(run)
    if not match:
        return ()
    before, function, argument = match.groups()
    inside = argument in GREEK_NAMES or argument + suffix in symbols
    if not (inside or (not argument and before and not suffix)):
        return ()
    pieces = [*map(Piece, before), Piece(FUNCTIONS[function], True)]
    return (*pieces, Piece(argument + suffix)) if inside else tuple(pieces)


def _with_greek(run: str, suffix: str) -> tuple[Piece, ...]:
    short = _SHORT_GREEK.fullmatch(run)
    head = short[1] if short else next((n for n in _GREEK_HEADS if run.startswith(n)), "")
    tail = run[len(head) :]
    if (
        not head
        or not 0 < len(tail) <= 3
        or (not short and tail in ("s", "te", "ted", "tes", "ic"))
    ):
        return ()
    return (Piece(head), *map(Piece, tail[:-1]), Piece(tail[-1] + suffix))


def _letters(run: str, suffix: str) -> tuple[Piece, ...]:
    vowels = not _VOWELS.isdisjoint(run)
    if len(run) > (3 if vowels else 6) or (run[0].isupper() and run[1:] in SHORT_ENDINGS):
        return ()
    # "ang" and net_force are words, ma_x and mv_max are products
    if len(run) == 3 and vowels and run.islower():
        return ()
    return (*map(Piece, run[:-1]), Piece(run[-1] + suffix))
