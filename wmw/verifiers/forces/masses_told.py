"""Weights that the question's own masses show to be of another body.

"An iron ball of mass 4.5 kg and a wooden ball of mass 180 g" weigh 44 N and 1.8 N: a weight of 44 N
on the wooden ball is that of the iron one.
"""

from __future__ import annotations

import re
from collections.abc import Iterator

from wmw.core.work import spend
from wmw.verifiers.bodies.named_bodies import told_of
from wmw.verifiers.claims import Claims, ForceClaim
from wmw.verifiers.forces.force_names import pieces_of
from wmw.verifiers.forces.reactions import size_of
from wmw.verifiers.forces.ways_by_name import WEIGHT
from wmw.verifiers.questions.options import split_options
from wmw.verifiers.vocabulary.lexicon import plain

_AMOUNT = r"(?P<size>\d+)(?: (?P<part>\d+))? (?P<unit>kg|g)\b"
_BEHIND = re.compile(rf",? ?(?:of|with|has|having|and|whose)? ?(?:a )?mass(?: of| is)? {_AMOUNT}")
_AHEAD = re.compile(rf"\b{_AMOUNT} (?:[a-z]+ ){{0,2}}\Z")
_OTHERWISE = re.compile(
    r"\b(?:planet|moon|mars|jupiter|elevator|lift|apparent|orbit|space|tons?|carr(?:y|ies|ying)"
    r"|loaded|together|both|total|stack\w*|on top|joined|glued|exchang\w*|swap\w*|replac\w*)\b"
)
_FACTORS = {"kg": 1.0, "g": 1e-3}
_G = (9.8, 9.81, 10.0)
_NEAR = 0.02
_MOST = 12
_LOOK = 8
"""Steps of work that a listed force takes."""


def anothers_weight(claims: Claims) -> Iterator[tuple[ForceClaim, str, float]]:
    """Yield each weight that is as large as another body's, that body, and the right size in N."""
    here = claims.forces
    weights = [f for f in here if WEIGHT.fullmatch(plain(f.name)) and size_of(f) is not None]
    if not weights or len(here) > _MOST:
        return
    said = plain(split_options(claims.question)[0])
    spend(_LOOK * len(here) + len(said) // 4)
    masses = {} if _OTHERWISE.search(said) else _told_masses(claims)
    for force in weights:
        own, size = masses.get(force.target), size_of(force)
        if own is None or size is None or not _is_its_own(force):
            continue
        alone = [f for f in weights if f.target == force.target] == [force]
        if not alone or _weighs(own, size.si):
            continue
        like = [body for body, m in masses.items() if body != force.target and _weighs(m, size.si)]
        if len(like) == 1:
            yield force, like[0], own * _G[0]


def _is_its_own(force: ForceClaim) -> bool:
    """Tell whether no other body than its target is named by a weight."""
    found = WEIGHT.fullmatch(plain(force.name))
    whose = found and (found["whose"] or found["its"])
    words = {*pieces_of(force.target)}
    return not whose or all(word in words or len(word) == 1 for word in str(whose).split())


def _weighs(mass: float, size: float) -> bool:
    return any(abs(mass * g - abs(size)) <= _NEAR * mass * g for g in _G)


def _told_masses(claims: Claims) -> dict[str, float]:
    """Return the mass in kg of each body that the question tells once, by its name."""
    found: dict[str, set[float]] = {}
    for sentence in told_of(claims):
        for named in sentence.named:
            told = _BEHIND.match(sentence.words[named.end :].strip()) or _AHEAD.search(
                sentence.words[: named.start]
            )
            if told is not None and named.body:
                size = float(f"{told['size']}.{told['part'] or 0}") * _FACTORS[told["unit"]]
                found.setdefault(named.body, set()).add(size)
    return {body: sizes.pop() for body, sizes in found.items() if len(sizes) == 1}
