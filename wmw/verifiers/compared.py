"""The reading of a trace whose question compares several things, one side after the other."""

from __future__ import annotations

from wmw.core import registry
from wmw.core.work import OverBudgetError, part
from wmw.verifiers.by_side import contrasts
from wmw.verifiers.claims import Claims
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
    try:
        with part(_SHARE, keeping=_LEFT):
            sides = [plain_reading(side, declared) for side in contrasts(claims, declared)]
    except OverBudgetError:
        return ()
    found = tuple(side for side in sides if side is not None)
    if not found or len(found) < len(sides):
        return ()
    if any("answer" not in side.case.decided or side.case.dependence is None for side in found):
        return ()
    if any(misreading(side.case, side.findings) is not None for side in found):
        return ()
    return found
