"""A list of forces that balances, and would not if a fault in it were put right."""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence

from wmw.core.verdict import Finding
from wmw.verifiers.case import Case
from wmw.verifiers.doubts.codes import NOT_ACTING, TURNED
from wmw.verifiers.forces.line_pulls import is_in_balance
from wmw.verifiers.vocabulary.lexicon import plain

_STILL = re.compile(
    r"\b(?:at rest|equilibrium|balanc\w*|torques?|moments|level|held|supported|hangs?|resting)\b"
)
_SPEEDS_UP = re.compile(
    r"\b(?:accelerat\w*|circ\w*|loop|swing\w*|speeds?|bend|curve|whirl\w*|rotat\w*|falls?)\b"
)
"""What is in no balance, so that a list which is in one may well be wrong."""


def balance_undone(case: Case, errors: Sequence[Finding]) -> str | None:
    """Doubt a fault in a list of forces that balances as it is."""
    if _turns_a_balance(case, errors):
        return "the listed forces balance, which one of them turned or left out would undo"
    return None


def _turns_a_balance(case: Case, errors: Iterable[Finding]) -> bool:
    """Tell whether a force is found to point the wrong way, or not to act, in a list that balances.

    What goes round, or gains speed, is in no balance: there such a list is the fault.
    """
    claims = case.claims
    texts = (claims.rule, claims.effect, claims.change, *claims.assumptions)
    own = " . ".join(text.text for text in texts if text is not None)
    said = plain(f"{claims.question} . {own}")
    return (
        _STILL.search(said) is not None
        and not _SPEEDS_UP.search(said)
        and any(
            f.code in (NOT_ACTING, TURNED) and f.pointer.startswith(force.pointer)
            for f in errors
            for force in claims.forces
            if is_in_balance(claims, force.target)
        )
    )
