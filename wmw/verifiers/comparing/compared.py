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


_BY_SO_MUCH = re.compile(
    r"\b(?:lengthen|shorten|increas|decreas|rais|lower|reduc|extend|mov|ris|drop|fall|stretch|grow)"
    r"[a-z]*(?: [a-z]+){0,2} by (?:about |another |a further )?\d[\d.]{0,8} ?"
    r"(?!times|fold|per ?cent|percent|orders?)[^\W\d_]",
    re.I,
)


def _changes_by_an_amount(question: str) -> bool:
    """Tell whether one value is changed by a second one: no two sides, "lengthened by 0.44 m"."""
    return len(_BY_SO_MUCH.findall(question)) == 1


def _compares_two_kinds(question: str) -> bool:
    """Tell whether a question compares two quantities: a tension with a weight.

    The values that it tells are then of one scene, and no two sides of a comparison.
    """
    return any(m["one"].lower() != m["two"].lower() for m in _OF_TWO_KINDS.finditer(question))


def judged_by_side(claims: Claims, declared: object) -> tuple[Judged, ...]:
    """Return the readings by side, where all of them decide the answer and none is in doubt."""
    if not isinstance(declared, str) or declared not in registry.names():
        return ()
    question = claims.question
    if _compares_two_kinds(question) or _changes_by_an_amount(question):
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
