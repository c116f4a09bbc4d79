"""Two values of one kind whose names differ in nothing but a word of the moment.

T_before and T_after, d_i_initial and d_i_final, v_start and v_end: what they are of is one thing,
at two moments.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from itertools import permutations
from typing import NamedTuple

from wmw.core.equation import canonical_name
from wmw.core.equation.names import word_set
from wmw.core.quantity import Measurement
from wmw.verifiers.claims import Named

_EARLY = word_set(
    "before initial initially start starting beginning old earlier first original early"
)
_LATE = word_set("after afterwards final finally end ending new later second last now late")
_SPLIT = re.compile(r"(?<=[a-z])(?=[A-Z])|[_\W]+")
_MOST = 12


class MomentPair(NamedTuple):
    """The earlier and the later value of what two names have in common."""

    stem: str
    values: tuple[Measurement, Measurement]
    claims: tuple[Named, Named]


def moment_pairs(named: Iterable[Named]) -> Iterator[MomentPair]:
    """Yield the pairs among named values."""
    known = [(claim, claim.measured) for claim in named if claim.measured is not None][:_MOST]
    for (early, first), (late, last) in permutations(known, 2):
        words, others = _words(early.name), _words(late.name)
        apart = [i for i, (a, b) in enumerate(zip(words, others, strict=False)) if a != b]
        if len(words) != len(others) or len(apart) != 1 or len(words) == 1:
            continue
        mark = words.pop(apart[0]).lower(), others[apart[0]].lower()
        kinds = [value.unit and value.unit.dimension for value in (first, last)]
        if mark[0] in _EARLY and mark[1] in _LATE and kinds[0] == kinds[1]:
            yield MomentPair(canonical_name("_".join(words)), (first, last), (early, late))


def _words(name: str) -> list[str]:
    return [word for word in _SPLIT.split(name) if word]
