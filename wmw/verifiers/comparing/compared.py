"""The reading of a trace whose question compares several things, one side after the other."""

from __future__ import annotations

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


def judged_by_side(claims: Claims, declared: object) -> tuple[Judged, ...]:
    """Return the readings by side, where all of them decide the answer and none is in doubt."""
    if not isinstance(declared, str) or declared not in registry.names():
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
