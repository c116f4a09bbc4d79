"""Questions whether something becomes just so many times as large: "does its period double?"

A bare yes affirms the one factor named, and a bare no says no more than that it is another.
"""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

import sympy as sp

from wmw.core.family import Choice, Outcome
from wmw.verifiers.answers.yes_no import says_yes

if TYPE_CHECKING:
    from wmw.verifiers.case import Case

_FACTORS = {"double": 2.0, "triple": 3.0, "treble": 3.0, "quadruple": 4.0, "halve": 0.5}
_WHETHER = re.compile(
    r"(?:^|[.;:,?]\s+|\bthen )(?:does|do|did|will|would) "
    rf"(?:(?!(?:or|not|and|than|less|more)\b)[^\s.;:?]+ ){{1,14}}?(?P<by>{'|'.join(_FACTORS)})"
    r"(?: (?:too|also|as well|then))?\s*\?\s*$",
    re.I,
)
_NEAR = 0.02
"""How near a factor may be to the one named before it is left open whether it is meant."""
_SAME = 1e-3


def factor_asked_whether(question: str) -> float | None:
    """Return the factor of which a question's last words ask whether something changes by it."""
    match = _WHETHER.search(question)
    return _FACTORS[match["by"].lower()] if match is not None else None


def affirmed_factor(case: Case, ratios: tuple[float, ...]) -> Outcome | None:
    """Return yes and no with the one that the laws give; None where no such thing is asked.

    `ratios` are how many times as large what is asked becomes in several worlds.
    """
    factor = factor_asked_whether(case.claims.question)
    if factor is None or case.options or says_yes(str(case.claims.answer.raw)) is None:
        return None
    off = [abs(ratio / factor - 1) for ratio in ratios]
    if not (all(o <= _SAME for o in off) or all(o > _NEAR for o in off)):
        return None
    so = off[0] <= _SAME
    return Outcome(
        "dependence by one factor",
        (),
        (
            Choice("it does so", sp.true if so else sp.false, ("yes",)),
            Choice("it does not", sp.false if so else sp.true, ("no",)),
        ),
    )
