"""Situations told in words alone: what a question must say, and what happens then.

"The string breaks: how does the ball move?" states no number and asks for none. A situation is
told by words that may stand anywhere in the question; what goes on in it is declared as outcomes
(a closed set of values) and as trends (what rises, falls or stays as it is).
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Literal, TypeAlias

import sympy as sp

if TYPE_CHECKING:
    from wmw.core.family import Outcome

Goes: TypeAlias = "sp.Expr | Literal[-1, 0, 1]"


@dataclass(frozen=True, slots=True)
class Trend:
    """How something goes in a situation, and the nouns that it is called by.

    The sign of `goes` tells: a change (after less before), a derivative along the course, or a
    plain -1, 0 or 1 where no quantity of the family stands behind the words (brightness).
    """

    nouns: tuple[str, ...]
    goes: Goes


@dataclass(frozen=True, slots=True)
class Situation:
    """What words tell of a scene, and what then happens.

    Of every group in `told` one phrase must stand in the question, and none of `untold`; an
    asterisk stands for the rest of a word, and what begins with "re:" is a regular expression over
    the question's plain words. The worlds of `regime` in which `sets` holds decide the
    choices of the outcomes and the signs of the trends; all of them must agree. An outcome without
    phrases in `asked` is asked for by the situation itself.
    """

    name: str
    told: tuple[tuple[str, ...], ...]
    regime: str
    untold: tuple[str, ...] = ()
    sets: Mapping[sp.Symbol, float] = field(default_factory=dict)
    trends: tuple[Trend, ...] = ()
    outcomes: tuple[Outcome, ...] = ()


ASKS_WHAT_BECOMES = (
    "happens",
    "change*",
    "increase*",
    "which",
    "how do",
    "how does",
    "constant",
    "decrease*",
    "stay*",
    "remain*",
)
"""Words of which one stands in a question for what becomes of something, in any family."""
