"""Whether what a question gives fits the regime in which it is read."""

from __future__ import annotations

from typing import TYPE_CHECKING

from wmw.core.tolerance import Agreement, agrees
from wmw.verifiers.bodies.heavier_asked import fits_what_is_called_heavier
from wmw.verifiers.worlds.dealt_givens import placed_givens, told_names

if TYPE_CHECKING:
    from wmw.verifiers.case import Case


def is_possible(case: Case) -> bool:
    """Tell whether the question's givens fit the regime."""
    if not case.places_all or (case.placed and placed_givens(case) is None):
        return False
    if not case.gold and any(_is_foreign(case, name) for name in told_names(case)):
        return False
    world = case.asked
    if case.question.numberless and _is_denied_by_picture(case):
        return False
    return (
        case.system.admits(world)
        and not any(True for _ in case.system.violated(world, 0.02))
        and _keeps_convention(case)
        and (case.gold is not None or fits_what_is_called_heavier(case))
    )


def _is_denied_by_picture(case: Case) -> bool:
    """Tell whether what state 0 read off the picture denies what the regime takes for granted.

    An ideal battery has no internal resistance: where one is stated, it is another circuit.
    """
    granted = case.system.solve({}).world
    return any(
        agrees(bound.measured, granted[bound.quantity]) is not Agreement.EQUAL
        for bound in case.state
        if bound.quantity in granted and bound.quantity not in case.constants
    )


def _keeps_convention(case: Case) -> bool:
    """Tell whether state 0 states nothing with a sign alone that the convention would turn around.

    A size that is given as an attribute may stand beside u = -30 cm.
    """
    turned: set[str] = set()
    kept: set[str] = set()
    for bound in case.state:
        if case.factors.get(bound.quantity, 1.0) > 0 or bound.quantity not in case.asked:
            continue
        right = case.theirs(bound.quantity, case.asked[bound.quantity])
        (kept if bound.measured.si * right < 0 else turned).add(bound.quantity)
    return kept <= turned


def _is_foreign(case: Case, name: str) -> bool:
    """Tell whether the question gives something that the regime knows nothing of.

    A value that repeats another given's may be a second mention of that one.
    """
    if name in case.system.names:
        return False
    given = case.question.givens.get(name)
    if given is None or given.firm:
        return True
    unit = given.measurement.unit
    return not any(
        other.measurement.unit == unit and other.measurement.si == given.measurement.si
        for other_name, other in case.question.givens.items()
        if other_name in case.system.names
    )
