"""Constants whose value changes nothing that a trace says: g, where no weight is spoken of.

A trace is read once for each usual value of a constant that the question leaves open. Where the
laws of the regime have the constant only in what nobody asks for, gives or names, one will do.
"""

from __future__ import annotations

import math
import re
from functools import cache

from wmw.core import registry
from wmw.core.system import unit_of
from wmw.core.units import to_si
from wmw.core.work import spend
from wmw.verifiers.own_words import numbers_in
from wmw.verifiers.terms import Terms

_NAME = re.compile(r"[^\W\d]\w*")
_LOOK = 3
"""Steps of work for each name of a working."""


def is_idle(terms: Terms, regime: str, constant: str) -> bool:
    """Tell whether a constant's value changes nothing that the trace or the question speaks of."""
    claims, question = terms.claims, terms.question
    ends = _ends(terms.family.name, regime, constant)
    if ends is None or question.outcomes or question.numberless or not question.targets:
        return False
    if any(force.raw_magnitude is not None for force in claims.forces):
        return False
    spoken = {*question.givens, *question.altered, *question.targets}
    if spoken & ends:
        return False
    named = {c.name for c in (*claims.variables, *claims.attributes, *claims.results)}
    texts = [text.text for text in (claims.equation, claims.derivation) if text is not None]
    words = {word for text in texts for word in _NAME.findall(text)}
    spend(_LOOK * len(words | named))
    if any(ends & {*terms.words.meaning(word).quantities} for word in words):
        return False
    if any(ends & {*terms.meaning(name).quantities} for name in named):
        return False
    declared = terms.family.quantity(constant)
    usual = [to_si(choice, unit_of(declared)) for choice in declared.choices]
    numbers = (*numbers_in(claims.equation), *numbers_in(claims.derivation))
    return not any(math.isclose(n.value, value) for n in numbers for value in usual)


@cache
def _ends(family: str, regime: str, constant: str) -> frozenset[str] | None:
    """Return a constant with all that hangs on it in a regime, where nothing hangs on that.

    None where it is tied to the rest in a ring. Laws are taken off from the ends, each with what no
    other law knows: the normal force, that is the weight, then the weight, that is m g. What no law
    but the last one knows leads nowhere.
    """
    system = registry.system(family, regime)
    left = [frozenset(law.names) for law in system.laws]
    taken: list[tuple[frozenset[str], frozenset[str]]] = []
    while found := next(((law, ends) for law in left if (ends := _own(law, left, constant))), None):
        taken.append(found)
        left.remove(found[0])
    if any(constant in law for law in left):
        return None
    hangs = {constant}
    for law, ends in reversed(taken):
        if law & hangs:
            hangs |= ends
    asked = {str(s.name) for c in system.regime.conditions for s in c.free_symbols}
    return None if hangs & {*asked, *system.fixed} else frozenset(hangs)


def _own(law: frozenset[str], laws: list[frozenset[str]], constant: str) -> frozenset[str]:
    """Return what a law knows and no other one of several does, but for a constant."""
    others = [other for other in laws if other is not law]
    return frozenset(
        name for name in law if name != constant and not any(name in other for other in others)
    )
