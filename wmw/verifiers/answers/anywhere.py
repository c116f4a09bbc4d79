"""Qualitative results that need no number: what holds wherever the regime does.

"Which image does a convex mirror form?" gives no distance; the image is virtual for all of them.
"""

from __future__ import annotations

import random
import re
from functools import lru_cache
from itertools import islice
from typing import TYPE_CHECKING

from wmw.core import registry
from wmw.core.family import Choice, Outcome
from wmw.core.patterns import compiled
from wmw.core.system import System, World, unit_of
from wmw.core.units import to_si
from wmw.core.work import uncharged
from wmw.verifiers.questions.asking import asking_sentences
from wmw.verifiers.vocabulary.lexicon import plain
from wmw.verifiers.vocabulary.phrases import Phrases

if TYPE_CHECKING:
    from wmw.verifiers.case import Case

_EQUAL = re.compile(r"\b(?:same|equal|equally|identical|alike)\b", re.I)
_YES_OR_NO = re.compile(r"(?:\A|, |; )\s*(?:so |then )?(?:is|are|does|do|will|can|did)\b", re.I)
_TRIES = 60
_ENOUGH = 12
"""How many worlds of the regime must agree, of so many that are tried."""


def always(case: Case, outcome: Outcome) -> Choice | None:
    """Return the value of the outcome that holds in every world of the regime; None if none does.

    Only for a question without numbers: else a needed given may simply be missing. What the trace
    reads off a picture fits the regime, and whatever it is changes nothing. All regimes that fit
    the question's words as well must agree: a converging lens has a regime of real and one of
    virtual images.
    """
    question = case.question
    if case.gold or question.givens or question.altered or question.loose:
        return None
    if _ties_worlds(question.text) or max(question.fits, default=0) < 0:
        return None  # where no words tell a regime, nothing holds because of one
    if _only_asked(question.text, case.family.name, case.regime, outcome):
        return None
    known = case.holding_always
    if outcome.name not in known:
        known[outcome.name] = _found_always(case, outcome)
    return known[outcome.name]


def _ties_worlds(text: str) -> bool:
    """Tell whether a question makes things equal, which those of a drawn world are not."""
    told = (s for s in re.split(r"(?<=[.?!;])\s+", text) if "?" not in s)
    return any(_EQUAL.search(sentence) for sentence in told)


@lru_cache(maxsize=256)
def _only_asked(text: str, family: str, regime: str, outcome: Outcome) -> bool:
    """Tell whether the regime is told by nothing but what is asked to be so.

    "A steel ball is put in water. Does it float?" tells of no floating body.
    """
    asking = [s for s in asking_sentences(text) if _YES_OR_NO.search(s)]
    if not asking:
        return False
    cues = cues_of(family, regime)
    words = (word for choice in outcome.choices for word in (*choice.phrases, *outcome.asked))
    supposed = compiled(
        "|".join(sorted({rf"\b{re.escape(plain(w))}\b" for w in words if plain(w)}, key=len)[::-1])
    )
    told = plain(text)
    left = told
    for sentence in asking:
        left = left.replace(plain(sentence), supposed.sub(" ", plain(sentence)))
    return bool(cues.found(told)) and not cues.found(" ".join(left.split()))


@lru_cache(maxsize=256)
def cues_of(family: str, regime: str) -> Phrases[str]:
    """Return the words that tell of a regime."""
    cues = next(r.cues for r in registry.family(family).regimes if r.name == regime)
    return Phrases((plain(cue), cue) for cue in cues)


def _found_always(case: Case, outcome: Outcome) -> Choice | None:
    question = case.question
    best = max(question.fits, default=0)
    rivals = [r for r, fit in zip(question.regimes, question.fits, strict=True) if fit == best]
    found: set[str] = set()
    for regime in dict.fromkeys((case.regime, *rivals)):
        told = {**case.constants, **question.facts_in(regime)}
        seen = _seen(case.family.name, regime, outcome, frozenset(told.items()))
        if regime == case.regime and len(seen) < _ENOUGH:
            return None
        found |= {
            value for values in seen for value in values
        }  # a regime in which the outcome never comes about has no say
    return next((c for c in outcome.choices if {c.value} == found), None)


@lru_cache(maxsize=4096)
def _seen(
    family: str, regime: str, outcome: Outcome, told: frozenset[tuple[str, float]]
) -> tuple[tuple[str, ...], ...]:
    """Return the values of the outcome that hold in each world that is drawn of one regime.

    What is told are declared constants and what words fix, so that there are but so many of these:
    the drawing is charged to no trace.
    """
    system = registry.system(family, regime)
    rng = random.Random(11)  # noqa: S311 - any fixed stream will do
    with uncharged():
        worlds = (drawn_world(system, dict(told), rng) for _ in range(_TRIES))
        fitting = islice((world for world in worlds if world is not None), _ENOUGH)
        return tuple(
            tuple(c.value for c in outcome.choices if system.holds(c.holds, w)) for w in fitting
        )


def drawn_world(system: System, constants: World, rng: random.Random) -> World | None:
    """Return a world of the regime, what is open being drawn from all that a question may give."""
    world = system.settle({q: v for q, v in constants.items() if q in system.names})
    for quantity in system.family.quantities:
        if quantity.name in world or quantity.name not in system.names:
            continue
        if quantity.grid is not None:
            value = quantity.grid.low + (quantity.grid.high - quantity.grid.low) * rng.random()
            world[quantity.name] = to_si(value, unit_of(quantity))
            world = system.settle(world)
    fits = system.admits(world) and not any(True for _ in system.violated(world))
    return world if fits else None
