"""What an answer is held against is not what it has to be."""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence

from wmw.core.quantity import find_measurements
from wmw.core.tolerance import Agreement, agrees
from wmw.core.verdict import Finding
from wmw.verifiers.answers.quantity_asked import quantity_asked
from wmw.verifiers.answers.sign_on_axis import right_value
from wmw.verifiers.case import Case
from wmw.verifiers.claims import asks_in_g
from wmw.verifiers.questions.by_factor import supposes_factor

_FACTOR = re.compile(r"\b(?:by (?:what|which) factor|how many times)\b")
_RATIO = re.compile(
    r"\b(?:ratio|factor|multiple|times|over|compared|advantage|magnification|number|in units of)\b"
)
_FACTOR_OF = re.compile(r"\b(?:factor|times|ratio)\b")
_ON_THE_WAY = 0.01
"""How far rounding on the way may take a result that comes without its working, relatively."""


def multiple_of_g(case: Case, errors: Sequence[Finding]) -> str | None:
    """Doubt faults where a multiple of g is asked for."""
    if asks_in_g(case.question.text) and _has_dimension(case, quantity_asked(case)):
        return "a multiple of g is asked for, which the reading does not know"
    return None


def supposition_unheard(case: Case, errors: Sequence[Finding]) -> str | None:
    """Doubt an answer that is held against another scene than the supposed one."""
    if _supposes_unheard(case, errors):
        return "the question supposes another scene, which the reading leaves out of account"
    return None


def factor_asked(case: Case, errors: Sequence[Finding]) -> str | None:
    """Doubt an answer that is held against what has the factor asked for."""
    if _asks_for_factor(case, errors):
        return "a factor is asked for, which the family does not know"
    return None


def rounded_unseen(case: Case, errors: Sequence[Finding]) -> str | None:
    """Doubt an answer without working that may be off by rounding."""
    if _is_rounded(case, errors):
        return "the trace shows no working by which its rounding could be told"
    return None


def _has_dimension(case: Case, name: str | None) -> bool:
    return name is not None and any(case.textbook_unit(name).dimension)


def _asks_for_factor(case: Case, errors: Iterable[Finding]) -> bool:
    """Tell whether a factor is asked for, and the answer was held against what has the factor."""
    held = quantity_asked(case)
    return (
        held is not None
        and _FACTOR.search(case.question.asking) is not None
        and _RATIO.search(case.family.quantity(held).meaning) is None
        and any(f.pointer.startswith("/answer") for f in errors)
    )


def _supposes_unheard(case: Case, errors: Iterable[Finding]) -> bool:
    """Tell whether an answer is held against the scene before what the question supposes."""
    return (
        not case.altered
        and case.dependence is None
        and any(f.pointer.startswith("/answer") for f in errors)
        and supposes_factor(case.question.text)
        and not _knows_factor(case)
    )


def _knows_factor(case: Case) -> bool:
    """Tell whether the reading has a factor among what the question tells: "four times as long"."""
    return any(
        quantity in case.system.names
        and not _has_dimension(case, quantity)
        and _FACTOR_OF.search(case.family.quantity(quantity).meaning) is not None
        for values, regimes in case.question.facts
        if case.regime in regimes
        for quantity in values
    )


def _is_rounded(case: Case, errors: Iterable[Finding]) -> bool:
    """Tell whether an answer without any working may be off by how it was rounded on the way."""
    claims = case.claims
    working = (claims.equation, claims.derivation, *claims.evidence)
    texts = [text.text for text in working if text is not None]
    if claims.results or any(find_measurements(text) for text in texts):
        return False
    held = quantity_asked(case)
    if claims.answer.measured is None or held is None or held not in case.asked:
        return False
    stated = claims.answer.measured.read_in(case.textbook_unit(held))
    right = right_value(case, held)
    near = stated is not None and abs(stated.si - right) <= _ON_THE_WAY * abs(right)
    if near and agrees(claims.answer.measured, right) is Agreement.EQUAL:
        return False  # of the right size, it goes the wrong way
    return near and all(f.code == "WMW401" for f in errors)
