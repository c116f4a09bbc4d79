"""Pairs of listed forces that two bodies exert on each other."""

from __future__ import annotations

import re
from collections.abc import Iterator

from wmw.core.equation.names import word_set
from wmw.core.patterns import compiled
from wmw.core.quantity import Measurement
from wmw.core.tolerance import slack
from wmw.core.units import parse_unit
from wmw.verifiers.claims import Claims, ForceClaim
from wmw.verifiers.vocabulary.lexicon import plain

SHARE = 0.02
"""By how much two sizes that are the same may differ."""
_EVERYDAY = word_set(
    "force forces of on by from the a an exerted exerts acting its action reaction contact push"
    " pushes pull pulls impact collision average to at against"
)
"""What the name of a force between two bodies may say without telling of which interaction."""
_TELLING = 3
"""How many letters a word has at least that tells a body: no letter, no number."""
_MOST = 40
"""Longer lists of forces are not searched for pairs."""


def pairs_of(claims: Claims) -> Iterator[tuple[ForceClaim, ForceClaim]]:
    """Yield the pairs of forces, by their targets and by the body that each name speaks of.

    A body on which the other exerts more than one listed force is left alone.
    """
    if not 1 < len(claims.forces) <= _MOST:
        return
    acting: dict[tuple[str, str], list[ForceClaim]] = {}
    for claim in claims.forces:
        exerting = _exerting(claim, claims.bodies)
        if exerting is not None:
            acting.setdefault((exerting, claim.target), []).append(claim)
    for (first, second), forces in acting.items():
        partners = acting.get((second, first), [])
        if first < second and len(forces) == len(partners) == 1:
            one, other = sorted((*forces, *partners), key=claims.forces.index)
            yield one, other


def size_of(claim: ForceClaim) -> Measurement | None:
    """Return a force's magnitude as one in newtons; None where it is none."""
    newton = parse_unit("N")
    assert newton is not None
    return claim.magnitude.read_in(newton) if claim.magnitude is not None else None


def _exerting(claim: ForceClaim, bodies: tuple[str, ...]) -> str | None:
    """Return the one other body that a force's name speaks of; None where it says more."""
    rest = f" {plain(claim.name)} "
    spoken: set[str] = set()
    for body in sorted(bodies, key=len, reverse=True):
        name = f" {plain(body)} "
        if len(body) == 1 and not compiled(rf"(?<=\w ){re.escape(body)}(?!\w)").search(claim.name):
            continue  # a body A, and the article
        if name.strip() and name in rest:
            rest = rest.replace(name, "  ")
            spoken.add(body)
    for kind, body in _short_names(bodies).items():
        if f" {kind} " in rest:
            rest = rest.replace(f" {kind} ", "  ")
            spoken.add(body)
    spoken.discard(claim.target)
    return spoken.pop() if len(spoken) == 1 and set(rest.split()) <= _EVERYDAY else None


def _short_names(bodies: tuple[str, ...]) -> dict[str, str]:
    """Return the last words that alone tell bodies of longer names: "ball" of a bowling ball."""
    names = {body: plain(body).split() for body in dict.fromkeys(bodies)}
    every = [word for words in names.values() for word in {*words}]
    return {
        words[-1]: body
        for body, words in names.items()
        if len(words) > 1 and len(words[-1]) >= _TELLING and every.count(words[-1]) == 1
    }


def is_used(claims: Claims, size: Measurement) -> bool:
    """Tell whether a force's magnitude stands among the results, too."""
    newton = parse_unit("N")
    assert newton is not None
    return any(
        claim.measured is not None
        and claim.measured.unit is not None
        and claim.measured.unit.dimension == newton.dimension
        and abs(abs(claim.measured.si) - abs(size.si)) <= max(slack(size), SHARE * abs(size.si))
        for claim in claims.results
    )
