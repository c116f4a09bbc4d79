"""Of which of several bodies a quantity is asked for."""

from __future__ import annotations

import re

from wmw.core.units import parse_unit
from wmw.verifiers.bodies.by_label import label_asked
from wmw.verifiers.case import Case
from wmw.verifiers.vocabulary.lexicon import holds_phrase, plain

_INDEX = re.compile(r"\d")
_HEAVIER = re.compile(r"\b(?:(?P<more>heavier)|lighter) (?!than\b)(?!.*\b(?:heavier|lighter)\b)")
_MASS = parse_unit("kg").dimension  # type: ignore[union-attr]


def of_body_asked_about(case: Case, names: list[str]) -> list[str]:
    """Return the quantities of the body that the asking sentence gives a value of first.

    "Where must a 200 g mass be hung" asks for the place of that mass.
    """
    bodies = told_by_value(case)
    if len(bodies) != 1 or case.gold:
        return names
    of_others = {role.name for role in case.family.roles}.difference(bodies)
    return sorted(names, key=lambda name: case.family.quantity(name).body in of_others)


def of_body_named(case: Case, names: list[str]) -> list[str] | None:
    """Return the quantities of the body that the asking sentence names, where one phrase asks for
    that of either: "the net force on the glider".

    None where it cannot be told whose is meant.
    """
    declared = [case.family.quantity(name) for name in names]
    alike = [q for q in declared if q.body is not None and q.asked == declared[0].asked]
    if len({q.body for q in alike}) < 2 or not declared[0].asked or case.gold:
        return names
    asking, words = case.question.asking, case.words
    whose = {role for name, role in case.cast.items() if holds_phrase(asking, plain(name))}
    labelled = label_asked(case)
    roles = (
        told_by_value(case)
        or ({labelled} if labelled is not None else set())
        or whose
        or {
            role.name
            for role in case.family.roles
            for word in role.words
            if words.roles_of(word, case.regime) == (role.name,)
            and holds_phrase(asking, plain(word))
        }
    )
    found = [q.name for q in alike if q.body in roles]
    return found if len(found) == 1 else None


def is_of_the_other(case: Case, name: str, told: set[str]) -> bool:
    """Tell whether a quantity is that of another body than the one which the asking sentence tells
    by a value, and that one has its own: after an impact the 2.0 kg cart and the other one.
    """
    body = case.family.quantity(name).body
    if body is None or len(told) != 1 or body in told:
        return False
    stem = _INDEX.sub("", name)
    return any(
        case.family.quantity(other).body in told and _INDEX.sub("", other) == stem
        for other in case.asked
    )


def told_by_value(case: Case) -> set[str]:
    """Return the roles whose values the asking sentence gives: the one of the 3.0 kg mass.

    Or tells apart: the heavier one of two.
    """
    if (heavier := _HEAVIER.search(case.question.asking)) is not None:
        masses = {
            body: abs(given.measurement.si)
            for name, given in case.question.givens.items()
            if (body := case.family.quantity(name).body) is not None
            and case.textbook_unit(name).dimension == _MASS
        }
        if len({*masses.values()}) == len(masses) == 2:
            return {(max if heavier["more"] else min)(masses, key=lambda body: masses[body])}
    told = [
        given.measurement.si
        for given in case.question.givens.values()
        if holds_phrase(case.question.asking, plain(given.measurement.text))
    ]
    return {
        body
        for name in case.question.givens
        if (body := case.family.quantity(name).body) is not None
        and any(value in told for value in case.given_values(name))
    }
