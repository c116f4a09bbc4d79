"""Questions that go on to another state of the scene, which the reading knows nothing of.

"... Find the tension. What happens to it if both masses are doubled?" What a trace works out for
the later state holds there, and not in the one that was read.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import replace
from itertools import combinations

from wmw.core.moments import are_moments
from wmw.core.tolerance import Agreement, agrees
from wmw.verifiers.case import Case
from wmw.verifiers.claims import Named
from wmw.verifiers.comparing.dependence import tells_factor
from wmw.verifiers.questions.asking import asking_sentences
from wmw.verifiers.vocabulary.lexicon import plain
from wmw.verifiers.vocabulary.shares_told import shares_as_factors

_SUPPOSED = re.compile(r"\b(?:if|when|suppose|supposing|after|once|what if|were|instead)\b", re.I)
_MOMENT = re.compile(
    r"(?P<stem>.*[^\W_])_?(?P<moment>before|after|old|new|initial|final|first|later|earlier|then|now"
    r"|start|end|orig|original)",
    re.I,
)
"""A name of a value at one of two moments: d1_before, dNew."""


_ASKS = re.compile(r"\b(?:what|which|how)\b", re.I)
_SET_ANEW = re.compile(
    r"\b(?:and|then) (?:(?:to|at|by|with|in) )?(?:what|which|how)\b[^?]{1,80}?\b(?:must|should"
    r"|has to|have to)\b[^?]{1,60}?\bbe (?:raised|lowered|increased|reduced|decreased|changed"
    r"|brought|heated|cooled|shortened|lengthened|moved)\b",
    re.I,
)
"""What is asked besides of a state in which something given has another value."""


def goes_on(case: Case) -> str | None:
    """Return why a reading of one state may not be all that a question speaks of, if so."""
    if case.gold or case.question.altered or case.claims.later is not None:
        return None
    if case.dependence is None and _supposes_more(case):
        return "the question goes on to what happens under another condition"
    anew = _SET_ANEW.search(case.claims.question)
    if anew is not None and _ASKS.search(case.claims.question, 0, anew.start()):
        return "the question goes on to what happens under another condition"
    if any(_are_dealt_apart(case, one, other) for one, other in _of_two_moments(case)):
        return "the trace has as one quantity at two moments what was read as two quantities"
    return None


def _supposes_more(case: Case) -> bool:
    """Tell whether a question asks twice, the last time for what some change would make of it."""
    asking = asking_sentences(case.claims.question)
    if len(asking) < 2:
        return False
    last = plain(shares_as_factors(asking[-1]))
    return _SUPPOSED.search(last) is not None and tells_factor(last)


def _of_two_moments(case: Case) -> Iterator[tuple[Named, Named]]:
    """Yield values of state 0 whose names differ in nothing but the moment."""
    named: dict[str, list[Named]] = {}
    for claim in case.claims.variables:
        match = _MOMENT.fullmatch(claim.name)
        if match is not None and claim.measured is not None:
            named.setdefault(match["stem"], []).append(claim)
    for claims in named.values():
        yield from combinations(claims, 2)


def _are_dealt_apart(case: Case, one: Named, other: Named) -> bool:
    """Tell whether the reading has two values under two quantities, one given for each."""
    return any(
        first != second
        and _has(case, one, first)
        and _has(case, other, second)
        and not _at_two_moments(case, first, second)
        for first in case.question_givens
        for second in case.question_givens
    )


def _at_two_moments(case: Case, *names: str) -> bool:
    """Tell whether two quantities are themselves one at two moments: T_1 and T_2 of a gas.

    In other scenes the same two may be of two bodies; here something else has a value before and
    after as well.
    """
    first, second = (replace(case.family.quantity(name), body=None) for name in names)
    if not are_moments(first, second) and not are_moments(second, first):
        return False
    declared = [case.family.quantity(name) for name in case.system.names]
    return any(
        are_moments(before, after)
        for after in declared
        if after.moment == "after"
        for before in declared
    )


def _has(case: Case, claim: Named, quantity: str) -> bool:
    """Tell whether a value is the one given for a quantity; a bare number by its digits."""
    given = case.question_givens[quantity].measurement
    if claim.measured is None:
        return False
    if claim.measured.unit is None:
        return claim.measured.value == given.value
    of_kind = given.unit is not None and claim.measured.unit.dimension == given.unit.dimension
    return of_kind and agrees(claim.measured, given.si) is Agreement.EQUAL
