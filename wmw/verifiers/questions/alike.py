"""Numbers of one kind that only their order tells apart: "a piston of 20 cm and one of 3.2 cm"."""

from __future__ import annotations

from collections.abc import Mapping
from itertools import combinations
from typing import TYPE_CHECKING

from wmw.core.tolerance import Agreement, agrees
from wmw.verifiers.questions.question import Given

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


def renamed(name: str, told: Mapping[str, Given], kept: Mapping[str, Given]) -> str:
    """Return what a reading calls a given that it has exchanged with a like one.

    Whatever is altered of a body is altered of it under its new name.
    """
    if name not in told or name not in kept or told[name].measurement == kept[name].measurement:
        return name
    mine, its = told[name].measurement, kept[name].measurement
    others = [
        other
        for other in told.keys() & kept.keys()
        if kept[other].measurement == mine and told[other].measurement == its
    ]
    return others[0] if len(others) == 1 else name


def against_names(case: Case) -> int:
    """Return how many givens the reading exchanged that state 0 has the way round they were told.

    "m1 = 4 kg, m2 = 6 kg" can be read with the masses exchanged, but hardly where it names them so.
    """
    told = case.question.givens
    count = 0
    for bound in case.state if not case.gold else ():
        first, kept = told.get(bound.quantity), case.question_givens.get(bound.quantity)
        if first is None or kept is None or first.measurement.si == kept.measurement.si:
            continue
        count += agrees(bound.measured, first.measurement.si) is Agreement.EQUAL
    return count


def _fits(case: Case, givens: Mapping[str, Given]) -> bool:
    known = dict(case.constants)
    known.update(case.question.facts_in(case.regime))
    known.update({name: given.measurement.si for name, given in givens.items()})
    known = {name: value for name, value in known.items() if name in case.system.names}
    return case.system.admits(case.terms.settled(case.system, known))
