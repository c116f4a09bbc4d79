"""Whether what a question names has no value here, so that no other quantity answers it."""

from __future__ import annotations

from wmw.core import registry
from wmw.core.quantity import Measurement
from wmw.core.units import parse_unit
from wmw.verifiers.case import Case
from wmw.verifiers.questions.unnamed import unnamed

_FAR = 4
"""How far behind the question word a name is no longer sure to be what is asked for."""
_SEVERAL = 3
"""How many values of one kind are so many that a wrong answer is easily one of them."""
_FAR_BETTER = 1
"""How many more words of a scene the question has than of another that it is hardly about."""
_TRIED = 2
_NEWTON = parse_unit("N").dimension  # type: ignore[union-attr]


def names_what_stays_open(case: Case, stated: Measurement | None) -> bool:
    """Tell whether the question names what it asks for, and only its value is not known here.

    The largest friction is then no answer to a question for the friction. Nor is the weight one to
    a question for the push, where a number that would lead to it has found no place, or where the
    push itself has none ("how hard must you push").
    """
    close = [q for q in case.asked_quantities if case.question.targets.get(q, _FAR) < _FAR]
    if not case.asked_quantities:
        close = [q for q in _unnamed_forces(case) if q not in case.system.names]
    if not close or (stated and is_of_another_kind(case, stated, close)):
        return False
    kind = case.textbook_unit(close[0]).dimension
    alike = {f"{v:.3g}" for q, v in case.asked.items() if case.textbook_unit(q).dimension == kind}
    unplaced_ones = any(told.unit and any(told.unit.dimension) for told in case.question.loose)
    return len(alike) >= (1 if unplaced_ones else _SEVERAL)


def _unnamed_forces(case: Case) -> list[str]:
    """Return the forces asked for without their noun: a body has several, but only one speed."""
    names = unnamed(case.question.asking, case.family.name)
    return [name for name in names if case.textbook_unit(name).dimension == _NEWTON]


def is_asked_elsewhere(case: Case) -> bool:
    """Tell whether a scene that the words give rather than this one has what this one lacks.

    Where it is asked for by letters, any scene that they allow is such a one.
    """
    targets, regimes = case.question.targets.keys(), case.question.regimes
    if not case.question.lettered:
        if not case.question.givens or not targets.isdisjoint(case.system.names):
            return False
        if case.regime in regimes:
            regimes = regimes[: regimes.index(case.regime)]
    systems = (registry.system(case.family.name, name) for name in regimes)
    return any(not targets.isdisjoint(system.names) for system in systems)


def is_of_another_scene(case: Case, stated: Measurement | None) -> bool:
    """Tell whether what the question names has no value here, but has where its words fit better.

    The weight is then no answer to a question for the tension. Where the scene has what is named,
    and only its value is open, another that fits as well will do.
    """
    question, family = case.question, case.family.name
    close = [name for name, at in question.targets.items() if at < _FAR]
    if not close or (stated is not None and is_of_another_kind(case, stated, close)):
        return False
    fits = dict(zip(question.regimes, question.fits, strict=True))
    is_open = any(name in case.system.names for name in close)
    least = fits.get(case.regime, 0) + (0 if is_open else _FAR_BETTER)
    given = {name: told.measurement.si for name, told in question.givens.items()}
    knowns = case.question_knowns.items()
    constants = {name: value for name, value in knowns if case.family.quantity(name).choices}
    others = [r for r, fit in fits.items() if fit >= least and r != case.regime]
    for other in others[:_TRIED]:
        system = registry.system(family, other)
        known = {**constants, **given, **question.facts_in(other)}
        world = system.solve({q: v for q, v in known.items() if q in system.names}).world
        if any(name in world for name in close):
            return True
    return False


def is_of_another_kind(case: Case, stated: Measurement, names: list[str]) -> bool:
    """Tell whether an answer's unit is that of none of the quantities the words ask for.

    Of "with what speed and at what angle does it land" either may be answered.
    """
    kinds = {case.textbook_unit(name).dimension for name in names}
    return stated.unit is not None and stated.unit.dimension not in kinds
