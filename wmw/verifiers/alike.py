"""Numbers of one kind that only their order tells apart: "a piston of 20 cm and one of 3.2 cm"."""

from __future__ import annotations

from collections.abc import Mapping
from itertools import combinations
from typing import TYPE_CHECKING

from wmw.verifiers.question import Given

if TYPE_CHECKING:
    from wmw.verifiers.case import Case


def fitting(case: Case, givens: Mapping[str, Given]) -> dict[str, Given]:
    """Return the givens with two like ones exchanged, where the regime holds only that way round.

    A press has its larger piston second, whichever the question names first.
    """
    kept = dict(givens)
    if _fits(case, kept):
        return kept
    soft = [name for name, given in kept.items() if not given.firm and name in case.system.names]
    for one, other in combinations(soft, 2):
        if one.rpartition("_")[0] != other.rpartition("_")[0] or "_" not in one:
            continue
        trial = {
            **kept,
            one: Given(one, kept[other].measurement, False),
            other: Given(other, kept[one].measurement, False),
        }
        if _fits(case, trial):
            return trial
    return kept


def _fits(case: Case, givens: Mapping[str, Given]) -> bool:
    known = dict(case.constants)
    known.update(case.question.facts_in(case.regime))
    known.update({name: given.measurement.si for name, given in givens.items()})
    known = {name: value for name, value in known.items() if name in case.system.names}
    return case.system.admits(case.terms.settled(case.system, known))
