"""Which of several bodies hangs or sits on which side, told by the number that each is known by.

"A 50 N weight hangs 1.0 m to the left of the pivot and a 40 N weight 1.0 m to the right of it."
"""

from __future__ import annotations

import re
from collections.abc import Iterator

from wmw.core.quantity import Measurement, find_measurements, read_value
from wmw.core.units import parse_unit
from wmw.core.work import spend
from wmw.verifiers.claims import Claims, RelationClaim
from wmw.verifiers.own_words import alike
from wmw.verifiers.vocabulary.lexicon import plain

_CLAUSE = re.compile(r"[;:]|[.?!](?=\s|\Z)|,\s|\b(?:and|while|whereas|but)\b", re.I)
_SIDE = re.compile(
    r"\b(?P<side>left|right) (?:of|from) (?:the |its )?(?:pivot|fulcrum|cent(?:er|re)|support|it"
    r"|axis|middle|midpoint)\b",
    re.I,
)
_TURNS = re.compile(
    r"\b(?:far|where|must|should|would|moves?|moved|moving|slides?|push|pull|not|from left|then)\b",
    re.I,
)
"""What makes a side asked for, or one of another moment."""
_PIVOT = re.compile(r"\b(?:pivot|fulcrum|cent(?:er|re)|support|axis|knife|hinge)\b")
_KINDS = frozenset(unit.dimension for name in ("kg", "N") if (unit := parse_unit(name)) is not None)
_DIGITS = re.compile(r"\d+(?:\.\d+)?")
_LOOK = 5
"""Steps of work that a body takes in a clause."""


def on_another_side(claims: Claims) -> Iterator[tuple[RelationClaim, str]]:
    """Yield each relation that has two bodies left and right the other way than the question."""
    mine = [c for c in claims.relations if c.type in ("left_of", "right_of")]
    if not mine:
        return
    sides = dict(_sides(claims))
    for claim in mine:
        first, second = (sides.get(name, _of_pivot(name)) for name in claim.args)
        if first is None or second is None or first == second:
            continue
        told = "left_of" if first < second else "right_of"
        if told != claim.type:
            yield claim, f"{told}({claim.args[0]}, {claim.args[1]})"


def _of_pivot(name: str) -> int | None:
    return 0 if _PIVOT.search(plain(name)) else None


def _sides(claims: Claims) -> Iterator[tuple[str, int]]:
    """Yield the bodies of which the question tells the side, left being -1."""
    found: dict[str, set[int]] = {}
    for clause in _CLAUSE.split(claims.question):
        match = _SIDE.search(clause)
        if match is None or _TURNS.search(clause):
            continue
        known = [m.measurement for m in find_measurements(clause)]
        known = [m for m in known if m.unit is not None and m.unit.dimension in _KINDS]
        spend(_LOOK * len(claims.bodies))
        bodies = [body for body in claims.bodies if known and _is_known_by(claims, body, known[0])]
        if len(known) == len(bodies) == 1:
            side = -1 if match["side"].lower() == "left" else 1
            found.setdefault(bodies[0], set()).add(side)
    yield from ((body, next(iter(told))) for body, told in found.items() if len(told) == 1)


def _is_known_by(claims: Claims, body: str, number: Measurement) -> bool:
    """Tell whether a body has a number as an attribute, or in its name."""
    own = [c.measured for c in claims.attributes if c.body == body and c.measured is not None]
    named = (read_value(digits) for digits in _DIGITS.findall(body))
    return any(m.unit is not None and alike(m, number) for m in own) or any(
        isinstance(m, Measurement) and m.value == number.value for m in named
    )
