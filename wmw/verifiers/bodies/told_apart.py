"""New values of one kind that a trace tells apart by a word which no reading knows.

Of t_wall and t_hand one is the time that the laws give. The other one is that of another event,
and is not wrong because the reading has only one time.
"""

from __future__ import annotations

from wmw.verifiers.case import Case
from wmw.verifiers.claims import Named
from wmw.verifiers.equations.statements import Judge
from wmw.verifiers.vocabulary.lexicon import plain


def is_of_another_event(case: Case, claim: Named, judge: Judge, quantity: str) -> bool:
    """Tell whether a name that is not certain has a like, which is what the laws give."""
    if case.terms.words.is_certain(claim.name):
        return False
    return any(
        other.measured is not None
        and _are_alike(claim.name, other.name)
        and judge.matches(other.measured, quantity)
        for other in case.claims.results
    )


def _are_alike(one: str, other: str) -> bool:
    """Tell whether two names begin with one word and differ in one word behind it."""
    words, others = plain(one).split(), plain(other).split()
    apart = [a != b for a, b in zip(words, others, strict=False)]
    return len(words) == len(others) > 1 and sum(apart) == 1 and not apart[0]
