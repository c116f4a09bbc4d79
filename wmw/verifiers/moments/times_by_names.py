"""New times whose names tell two events that come in one order, told in the other.

"t_leave" at 0.0785 s and "t_max" at 0.157 s of a puck that runs onto a spring; "t_top" after
"t_ground"; an echo that is received before the pulse is at the sea bed. Names of a duration of
their own ("t_fall"), and of two bodies, are left alone.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from itertools import permutations

from wmw.core.equation.names import word_set
from wmw.core.units import Unit
from wmw.verifiers.claims import Claims, Named
from wmw.verifiers.questions.asked_noun import of_unit

_SPLIT = re.compile(r"(?<=[a-z])(?=[A-Z])|[\W_]+")
_TIMES = word_set("t time at of the when first s ms after")
_ORDERS: tuple[tuple[frozenset[str], frozenset[str]], ...] = (
    (
        word_set("top apex peak highest summit zenith"),
        word_set("ground land landing lands landed impact hit hits floor splash total flight"),
    ),
    (
        word_set("max maximum compression compressed greatest stop stopped turning"),
        word_set("leave leaves leaving release released separation separates recoil lost loses"),
    ),
    (
        word_set("bed bottom wall cliff shoal reflector reflection reflected seabed far target"),
        word_set("received receive receives"),
    ),
)
"""Words of the earlier event and of the later one; a time of light, sound or melting may be how
long that takes."""


_SEVERAL = re.compile(r"\b(?:two|three|both|each|second|another|other|different)\b", re.I)
"""Words of a question by which the events may be those of several bodies."""


def times_in_wrong_order(claims: Claims) -> tuple[Named, Named] | None:
    """Return two new times of which the event that comes first has the later one."""
    if _SEVERAL.search(claims.question):
        return None
    timed = [(c, words) for c in claims.results if (words := _words(c)) is not None]
    for (early, one), (late, other) in permutations(timed[:8], 2):
        if early.measured is None or late.measured is None:
            continue
        if early.measured.si <= late.measured.si or not late.measured.si:
            continue
        if any(_are_of(one, other, order) for order in _ORDERS):
            return early, late
    return None


def _are_of(
    one: frozenset[str], other: frozenset[str], order: tuple[frozenset[str], frozenset[str]]
) -> bool:
    """Tell whether one name has a word of the earlier event, and the other of the later alone."""
    first, then = order
    return bool(
        one & first
        and other & then
        and not (one & then or other & first)
        and one - first == other - then  # nothing else tells them apart
    )


def _words(claim: Named) -> frozenset[str] | None:
    """Return the words of the name of a time but for those of time itself; None of all else."""
    unit: Unit | None = claim.measured.unit if claim.measured is not None else None
    words = list(_split(claim.name))
    if unit is None or not of_unit("time", unit) or words[0] not in ("t", "time", "tt"):
        return None
    return frozenset(words) - _TIMES


def _split(name: str) -> Iterator[str]:
    words = [word.lower() for word in _SPLIT.split(name) if word]
    yield from words or [""]
