"""Whether values of state 0 that are found wrong are surely of what the reading takes them for."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Sequence

from wmw.core.tolerance import Agreement, agrees
from wmw.core.verdict import Finding
from wmw.verifiers.binding.bound import Bound
from wmw.verifiers.bodies.beside_body import is_beside_its_body
from wmw.verifiers.case import Case
from wmw.verifiers.confusions import taken_for
from wmw.verifiers.doubts.codes import EQUATION, LAW, STATE_VALUES
from wmw.verifiers.questions.listed_apart import listed_apart
from wmw.verifiers.values.givens import is_firm, is_said_of_another
from wmw.verifiers.values.placing import is_a_mark, is_an_arm
from wmw.verifiers.vocabulary.lexicon import holds_phrase, plain

NOT_TOLD_APART = "the numbers of the question could not be told apart"
_SHORT = 3
"""How many quantities a law has at most that ties two of them."""
_SAME = 1e-6
_EACH = 2
"""How many words two meanings have that differ in one word each."""


def said_of_another(case: Case, errors: Sequence[Finding]) -> str | None:
    """Doubt a faulty value that the question has of something else."""
    faulty = _faulty(case, errors)
    other = any(
        is_said_of_another(case, bound)
        and not _takes_whole_for_half(case, bound)
        and not _is_mistaken_for(case, bound)
        and not is_mark_for_arm(case, bound)
        and not _is_told_by_name(case, bound)
        for bound in faulty
    )
    return NOT_TOLD_APART if other and not _names_bodies(case, faulty) else None


def several_at_once(case: Case, errors: Sequence[Finding]) -> str | None:
    """Doubt faulty values of several quantities, or one beside a faulty law."""
    faulty = _faulty(case, errors)
    quantities = {b.quantity for b in faulty}
    told_each = all(_is_told_by_name(case, bound) for bound in faulty)
    if len(quantities) > 1 and not (told_each or _names_bodies(case, faulty)):
        return f"state 0 and the question do not fit together ({', '.join(sorted(quantities))})"
    if quantities and any(f.code == LAW and f.pointer == EQUATION for f in errors):
        return "neither state 0 nor the equation fits the question as it was understood"
    return None


def _faulty(case: Case, errors: Iterable[Finding]) -> list[Bound]:
    """Return the values of state 0 that are found wrong."""
    wrong = {f.pointer for f in errors if f.code in STATE_VALUES}
    return [bound for bound in case.state if bound.claim.pointer in wrong]


def _names_bodies(case: Case, faulty: Collection[Bound]) -> bool:
    """Tell whether the question surely says which body each of the faulty values belongs to.

    Then values of two bodies that have changed places are one fault of the trace.
    """
    return all(
        (given := case.question.givens.get(bound.quantity)) is not None
        and is_firm(case, given)
        and (given.cued or is_beside_its_body(case, given, faulty))
        and taken_for(case, bound.quantity, bound.measured, case.told) == "object"
        for bound in faulty
    )


def _takes_whole_for_half(case: Case, bound: Bound) -> bool:
    """Tell whether a value is surely that of the double or the half of what its name means.

    "A wheel with a diameter of 24 m" has no radius of 24 m. The question must call the number by
    the other's name, and say nothing of the one that the trace uses.
    """
    own = case.asked.get(bound.quantity)
    asked = plain(case.claims.question)
    if not own or holds_phrase(asked, plain(bound.claim.name)):
        return False
    return any(
        given.firm
        and given.cued
        and agrees(bound.measured, given.measurement.si) is Agreement.EQUAL
        and case.textbook_unit(name).dimension == case.textbook_unit(bound.quantity).dimension
        and any(abs(case.asked.get(name, 0.0) - own * by) <= _SAME * abs(own) for by in (2.0, 0.5))
        for name, given in case.question.givens.items()
        if name != bound.quantity
    )


def _is_told_by_name(case: Case, bound: Bound) -> bool:
    """Tell whether the question names both what a value is given for and what it is the value of.

    Beside "the coefficient of static friction is 0.50, and the coefficient of kinetic friction is
    0.30" a μ_k of 0.50 is no other way to deal the numbers out.
    """
    words = plain(listed_apart(case.claims.question))
    mine = case.question.givens.get(bound.quantity)
    meant = case.meanings(bound.claim, case.terms.meaning(bound.claim.name))
    if mine is None or meant != (bound.quantity,):
        return False
    same = [
        given
        for name, given in case.question.givens.items()
        if name != bound.quantity
        and case.textbook_unit(name).dimension == case.textbook_unit(bound.quantity).dimension
        and agrees(bound.measured, given.measurement.si) is Agreement.EQUAL
    ]
    if len(same) != 1 or not all(g.firm and g.cued for g in (mine, same[0])):
        return False
    one, other = (plain(case.family.quantity(g.quantity).meaning) for g in (mine, same[0]))
    named = holds_phrase(words, one) and holds_phrase(words, other)
    if not named:  # "coefficients of friction: 0.45 (static) and 0.35 (kinetic)"
        alone = {*one.split()} ^ {*other.split()}
        named = len(alone) == _EACH and all(holds_phrase(words, word) for word in alone)
    return named and not holds_phrase(one, other) and not holds_phrase(other, one)


def _is_mistaken_for(case: Case, bound: Bound) -> bool:
    """Tell whether state 0 surely takes a number for what the question calls otherwise.

    "A mirror whose radius of curvature is 40 cm" has no focal length of 40 cm: the words name the
    one, the trace the other, and the question leads to another value of that.
    """
    told = (*case.question.givens.values(), *case.question.altered.values())
    unit = case.textbook_unit(bound.quantity)  # a rise of 60 °C has the number of 60 °C
    read = [(g, g.measurement.read_in(unit)) for g in told]
    same = [g for g, m in read if m and agrees(bound.measured, m.si) is Agreement.EQUAL]
    meant = case.meanings(bound.claim, case.terms.meaning(bound.claim.name))
    return (
        len(same) == 1
        and same[0].firm
        and same[0].cued
        and _is_tied(case, bound.quantity, same[0].quantity)
        and meant == (bound.quantity,)
        and bound.quantity in case.told
        and not case.given_values(bound.quantity)
        and not case.question.loose
        and not holds_phrase(plain(case.claims.question), plain(bound.claim.name))
    )


def is_mark_for_arm(case: Case, bound: Bound) -> bool:
    """Tell whether state 0 surely has a mark of the question for what is the distance from it.

    A load "at the 20 cm mark" of a bar pivoted at 50 cm has no arm of 20 cm.
    """
    return (
        is_a_mark(case, bound.measured)
        and is_an_arm(case, bound.quantity)
        and bound.quantity in case.told
        and not case.given_values(bound.quantity)
        and not any(
            is_an_arm(case, name) and agrees(bound.measured, value) is Agreement.EQUAL
            for name, value in case.told.items()
            if case.textbook_unit(name) == case.textbook_unit(bound.quantity)
        )
    )


def _is_tied(case: Case, one: str, other: str) -> bool:
    """Tell whether a short law has two quantities of different kinds: f = R/2, or x = L - L_0."""
    if one.partition("_")[0] == other.partition("_")[0]:
        return False  # the same of another place or body
    laws = (law.names for law in case.system.laws)
    return any(len(names) <= _SHORT and {one, other} <= {*names} for names in laws)
