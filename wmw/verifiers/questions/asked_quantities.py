"""Which quantities and outcomes of a regime a question asks for, the likeliest first."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from wmw.verifiers.binding.one_of_several import is_strange
from wmw.verifiers.bodies.mates import not_given_already, shares_given
from wmw.verifiers.once import once
from wmw.verifiers.questions.of_two_together import asks_of_two

if TYPE_CHECKING:
    from wmw.verifiers.case import Case

_AS_CLOSE = 3
"""Words by which another asking phrase may lie farther behind the question word."""
_OF_MANY_NAMES = {"force": "N", "length": "m"}
"""Nouns for more than is named so: a weight and a pull are forces, an arm and a radius lengths."""
_KIND_OF_FORCE = re.compile(
    r"\b(?:friction|frictional|normal|spring|restoring|buoyant|gravitational|contact|centripetal"
    r"|magnetic|drag|tension|reaction|braking)(?= force\b)"
)
"""What is said before "force" where it is not just any that is asked for."""


def asked_quantities(case: Case) -> tuple[str, ...]:
    """Return the quantities that the question may ask for, the likeliest first."""
    if case.gold:
        return (case.gold.target,) if case.gold.target in case.system.names else ()
    targets = case.question.instead if _number_instead(case) else case.question.targets
    known = {q: at for q, at in targets.items() if q in case.system.names}
    stated = {*case.question.givens} - {*case.question.altered}
    stated |= shares_given(case.family.name, {*stated, *case.question.facts_in(case.regime)})
    if known.keys() <= stated and not targets.keys() <= stated:
        return ()  # what is asked for has no place here; what is stated is not asked for
    # What stands farther off is said of the scene, not asked.
    farthest = min(known.values(), default=0) + _AS_CLOSE
    asked = tuple(q for q, at in known.items() if at <= farthest)
    if len(asked) > 1 or case.question.numberless:
        # What state 0 took from the question or read off the picture is not what is asked.
        asked = tuple(q for q in asked if q not in _taken_over(case)) or asked
        asked = tuple(q for q in asked if q not in shares_given(case.family.name, stated)) or asked
        asked = not_given_already(case.family.name, asked, stated)
    open_question = case.question.outcomes or case.question.targets
    return asked or (() if open_question else _asked_by_noun(case))


def asked_outcomes(case: Case) -> tuple[str, ...]:
    """Return the qualitative outcomes that the question may ask for, the likeliest first."""
    if case.gold:
        return () if case.gold.target in case.system.names else (case.gold.target,)
    return () if _number_instead(case) else case.question.outcomes


def may_be_asked(case: Case) -> bool:
    """Tell whether the regime has something that the question may ask for."""
    question = case.question
    return (
        bool(question.outcomes)
        or not question.targets
        or any(name in case.system.names for name in question.targets)
    )


def _number_instead(case: Case) -> bool:
    """Tell whether a number is answered where the question may ask for one or for an outcome."""
    answer = case.claims.answer.measured
    if answer is None or not case.question.instead or case.options:
        return False
    kinds = {case.textbook_unit(name).dimension for name in case.question.instead}
    none_of_all = (
        answer.unit is not None and answer.value == 0 and answer.unit.dimension not in kinds
    )
    return not none_of_all  # "0 J" says that no work is done


@once
def _taken_over(case: Case) -> frozenset[str]:
    """Return the quantities that state 0 states, with a number of the question if it has any."""
    return frozenset(
        bound.quantity
        for bound in case.state
        if case.question.numberless or not is_strange(case, bound.claim)
    )


@once
def _asked_by_noun(case: Case) -> tuple[str, ...]:
    """Return what "what current flows" asks for where every current here has the same value."""
    if asks_of_two(case.question.asking):
        return ()
    asking = set(case.question.asking.split())
    for noun, quantities in case.words.nouns.items():
        if noun not in asking:
            continue
        names = [
            q
            for q in quantities
            if q in case.system.names
            and not case.given_values(q)
            and not case.family.quantity(q).choices  # "what acceleration" is not for g
        ]
        if not names or any(q not in case.asked for q in names):
            continue
        if case.family.quantity(names[0]).meaning.startswith("net ") and "net" not in asking:
            continue  # who asks for the work seldom means that of all forces
        kind = _KIND_OF_FORCE.search(case.question.asking) if noun == "force" else None
        if kind is not None and kind[0] not in case.family.quantity(names[0]).meaning:
            continue  # the friction force is not the one that pulls
        first = case.asked[names[0]]
        if (unit := _OF_MANY_NAMES.get(noun)) is not None:
            names += [q for q in case.asked if _is_open(case, q, unit)]
        if all(abs(case.asked[q] - first) <= 1e-9 * abs(first) for q in names):
            return (names[0],)
    return ()


def _is_open(case: Case, name: str, unit: str) -> bool:
    return case.family.quantity(name).unit == unit and not case.given_values(name)
