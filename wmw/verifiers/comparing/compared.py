"""The reading of a trace whose question compares several things, one side after the other."""

from __future__ import annotations

import re

from wmw.core import registry
from wmw.core.work import OverBudgetError, part
from wmw.verifiers.claims import Claims
from wmw.verifiers.comparing.by_side import contrasts
from wmw.verifiers.doubt import misreading
from wmw.verifiers.judged import Judged
from wmw.verifiers.selection import plain_reading

_SHARE, _LEFT = 60_000, 2_000
"""Steps of work for reading a trace by sides once its plain reading has not explained it, and
what is left of the budget for the verdict."""


_WHAT = (
    r"(?:weight|tension|force|friction|pressure|speed|velocity|acceleration|momentum|energy|current"
    r"|voltage|power|period|frequency)"
)
_OF_TWO_KINDS = re.compile(
    rf"\b(?P<one>{_WHAT})\b[^.?!]{{0,60}}? (?:than|to|as|or) (?:the |its |that )?"
    rf"(?P<two>{_WHAT})\b",
    re.I,
)


def _compares_two_kinds(question: str) -> bool:
    """Tell whether a question compares two quantities: a tension with a weight.

    The values that it tells are then of one scene, and no two sides of a comparison.
    """
    return any(m["one"].lower() != m["two"].lower() for m in _OF_TWO_KINDS.finditer(question))


def judged_by_side(claims: Claims, declared: object) -> tuple[Judged, ...]:
    """Return the readings by side, where all of them decide the answer and none is in doubt."""
    if not isinstance(declared, str) or declared not in registry.names():
        return ()
    if _compares_two_kinds(claims.question):
        return ()
    found: list[Judged] = []
    try:
        with part(_SHARE, keeping=_LEFT):
            for side in contrasts(claims, declared):
                judged = plain_reading(side, declared)
                if judged is None or not _is_believed(judged):
                    return ()
                found.append(judged)
    except OverBudgetError:
        return ()
    return tuple(found)


def _is_believed(side: Judged) -> bool:
    decided = "answer" in side.case.decided and side.case.dependence is not None
    return decided and misreading(side.case, side.findings) is None
