"""What the question fixes at first, and the worlds that follow from it and from state 0."""

from __future__ import annotations

from itertools import product
from typing import TYPE_CHECKING

from wmw.core.family import in_regime
from wmw.core.system import World
from wmw.core.tolerance import Agreement, agrees
from wmw.verifiers.binding.bound import Bound
from wmw.verifiers.vocabulary.taken_for_granted import taken_for_granted
from wmw.verifiers.worlds.dealt_givens import told_names

if TYPE_CHECKING:
    from wmw.verifiers.case import Case

_SIGNED = 3
"""How many of the question's numbers are tried with either sign."""


def knowns(case: Case, *, altered: bool, trace: bool = True) -> World:
    """Return the values (SI) that are fixed before any law is used.

    With `altered` they are those after what the question alters; without `trace` they are none of
    which only the trace's assumptions tell.
    """
    known: World = dict(case.constants)
    if case.gold:
        known.update(case.gold.givens)
    else:
        if trace:
            for values, regimes in case.terms.told_facts:
                if in_regime(regimes, case.regime):
                    known.update(values)
        facts = case.question.facts_in(case.regime)
        if altered and case.question.altered:
            # "It slides at constant speed. The plank is raised. What is its acceleration now?"
            facts = {q: v for q, v in facts.items() if q not in case.question.targets}
        known.update(facts)
        known.update({q: g.measurement.si for q, g in case.question_givens.items()})
        known = {**taken_for_granted(case), **known}
    if altered:
        known.update(case.altered)
    known = {name: value for name, value in known.items() if name in case.system.names}
    return known if case.gold else _signed(case, known)


def _signed(case: Case, known: World) -> World:
    """Give the question's numbers the signs that the regime wants.

    "A diverging lens of focal length 20 cm" gives a size; only one of its signs fits.
    """
    names = [
        name
        for name, value in known.items()
        if value > 0 and name in told_names(case) and case.family.quantity(name).sign == "any"
    ][:_SIGNED]
    for flips in product((1.0, -1.0), repeat=len(names)) if names else ():
        trial = {**known, **{n: known[n] * sign for n, sign in zip(names, flips, strict=True)}}
        world = case.terms.settled(case.system, trial)
        if case.system.admits(world) and not any(case.system.violated(world, 0.02)):
            return trial
    return known


def pictured(case: Case, known: World) -> World:
    """Settle a world; values that neither what is known nor laws give are read off state 0."""
    known = dict(known)
    if case.question.numberless and case.system.fixed and not case.gold:
        # What a picture shows comes before what the regime takes for granted.
        world = case.system.solve(known).world
        for bound in case.state:
            drawn = case.family.quantity(bound.quantity).grid is not None
            if drawn and bound.quantity not in world and bound.moment != "after":
                known[bound.quantity] = case.ours(bound.quantity, bound.measured.si)
                world = case.system.solve(known).world
    world = case.terms.settled(case.system, known)
    for bound in case.state:
        if bound.quantity not in world and bound.moment != "after":
            known[bound.quantity] = case.ours(bound.quantity, bound.measured.si)
            world = case.terms.settled(case.system, known)
    return world


def own_world(case: Case) -> World:
    """Return the world that follows from the trace's own state 0, gaps filled as asked."""
    known = knowns(case, altered=True)
    for bound in case.state:
        name = bound.quantity
        if name in case.altered and (
            bound.moment == "before" or _is_old(case, bound) or _has_newer(case, bound)
        ):
            continue
        if name in known:
            known[name] = case.ours(name, bound.measured.si)
    return pictured(case, known)


def _has_newer(case: Case, bound: Bound) -> bool:
    """Tell whether state 0 has a value for the same quantity that is marked as the new one."""
    return bound.moment != "after" and any(
        other.moment == "after" for other in case.state if other.quantity == bound.quantity
    )


def _is_old(case: Case, bound: Bound) -> bool:
    old = case.question.givens.get(bound.quantity)
    return old is not None and agrees(bound.measured, old.measurement.si) is Agreement.EQUAL
