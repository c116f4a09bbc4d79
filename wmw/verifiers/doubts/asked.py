"""What a question asks for is not known, or follows from nothing that it was understood to give."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from wmw.core.quantity import Measurement, read_value
from wmw.core.tolerance import Agreement, agrees
from wmw.core.verdict import Finding
from wmw.verifiers.answers.outcome_asked import outcome_asked
from wmw.verifiers.answers.quantity_asked import quantity_asked
from wmw.verifiers.answers.reply import reply
from wmw.verifiers.bodies.mates import other_names
from wmw.verifiers.case import Case
from wmw.verifiers.doubts.codes import DERIVED, FORCES, OF_LAWS, OF_SCENE
from wmw.verifiers.doubts.lines import is_of_other_names, rests_on_drawn
from wmw.verifiers.questions.asked_whether import named_value
from wmw.verifiers.vocabulary.effects import right_choice
from wmw.verifiers.vocabulary.lexicon import holds_phrase, plain

_UNKNOWN = "what the question asks for is not known to the family"
_NO_WAY = "the question as it was understood does not lead to what it asks for"


def nothing_known_is_asked(case: Case, errors: Sequence[Finding]) -> str | None:
    """Doubt faults where the reading knows nothing that is asked for."""
    if _asked(case):
        return None
    open_still = case.question.loose or case.question.numberless
    if open_still or rests_on_drawn(case, errors):
        return _UNKNOWN
    if all(f.code.startswith(FORCES) for f in errors) and not _is_cast(case, errors):
        return _UNKNOWN
    return None


def no_line_is_known(case: Case, errors: Sequence[Finding]) -> str | None:
    """Doubt a line with names of its own where nothing known is asked for."""
    of_laws = all(f.code in OF_LAWS for f in errors)
    if not _asked(case) and of_laws and is_of_other_names(case, errors):
        return _UNKNOWN
    return None


def derived_beside_unknown(case: Case, errors: Sequence[Finding]) -> str | None:
    """Doubt a fault in a derived value where nothing known is asked for."""
    if not _asked(case) and any(f.code == DERIVED for f in errors):
        return f"{_UNKNOWN}, nor all that it gives"
    return None


def asked_of_before(case: Case, errors: Sequence[Finding]) -> str | None:
    """Doubt faults where what is asked for is told as it was before."""
    asked = {*_asked(case)[:1]}
    if case.question.altered and any(asked & {*values} for values, _ in case.question.facts):
        return "the question tells what it asks for as it was before the change"
    return None


def asked_among_givens(case: Case, errors: Sequence[Finding]) -> str | None:
    """Doubt faults where the question seems to give what it asks for."""
    if gives_what_it_asks(case):
        return "the question seems to give what it asks for"
    return None


def less_likely_is_held(case: Case, errors: Sequence[Finding]) -> str | None:
    """Doubt an answer that was held against what is asked for less."""
    if case.question.numberless and _answers_something_less_likely(case, errors):
        return "what the question asks for most likely follows from nothing that the picture gives"
    return None


def nothing_leads_there(case: Case, errors: Sequence[Finding]) -> str | None:
    """Doubt faults where what is given does not lead to what is asked for."""
    codes = {f.code for f in errors}
    of_scene = codes <= OF_SCENE and codes & OF_LAWS
    derived = codes == {DERIVED} and "answer" not in case.decided
    if of_scene and (_leads_nowhere(case, errors) or _is_open(case)):
        return _NO_WAY
    if derived and _leads_nowhere(case, errors):
        return _NO_WAY
    return None


def gives_what_it_asks(case: Case) -> bool:
    """Tell whether a reading has what is asked for, under whatever name, among the givens."""
    asked = case.asked_quantities[:1]
    same = other_names(case.family.name, case.regime)
    given = any({name, *same.get(name, ())} & {*case.question.givens} for name in asked)
    return given and asked[0] not in case.altered_along and named_value(case) is None


def _asked(case: Case) -> tuple[str, ...]:
    """Return what a question asks for: quantities, else outcomes, else what it compares."""
    return case.asked_quantities or case.asked_outcomes or _compared(case)


def _compared(case: Case) -> tuple[str, ...]:
    """Return what a question compares: it asks for this and no value.

    Only where it tells by how much the things that it compares differ.
    """
    contrast = case.claims.contrast
    if contrast is None or case.dependence is None:
        return ()
    if not contrast.values and not contrast.comparison.factors:
        return ()
    return tuple(name for name in contrast.comparison.names if name in case.system.names)


def _is_cast(case: Case, errors: Iterable[Finding]) -> bool:
    """Tell whether one of the bodies that faulty forces act on has a part in the reading."""
    faulty = {f.pointer.rpartition("/")[0] for f in errors} | {f.pointer for f in errors}
    return any(
        case.role_of(force.target) is not None
        for force in case.claims.forces
        if force.pointer in faulty
    )


def _leads_nowhere(case: Case, errors: Iterable[Finding]) -> bool:
    """Tell whether numbers are given and yet do not lead to the quantity that is asked for.

    Something that the question says was not understood then, and may be what the trace rests on.
    Not so where they lead to something else that is asked for, and the answer is right in that,
    unless lines may have signs that the answer has not.
    """
    names = case.asked_quantities[:1]
    if case.question.numberless or all(name in case.asked for name in names):
        return False
    held = quantity_asked(case)
    right = "answer" in case.decided and not any(f.pointer.startswith("/answer") for f in errors)
    return not right or held not in case.asked or _has_ways(case, held)


def _has_ways(case: Case, name: str) -> bool:
    """Tell whether something of a kind with a quantity is negative: lines may count ways apart."""
    kind = case.textbook_unit(name).dimension
    alike = (v for n, v in case.asked.items() if case.textbook_unit(n).dimension == kind)
    return any(value < 0 for value in alike)


def _is_open(case: Case) -> bool:
    """Tell whether an answer is stated and nothing is known that it could be held against.

    A question without numbers is understood by its words: there only a number as the answer tells
    that the lines may be of a case of their own (where both energies are equal).
    """
    outcome, answer = outcome_asked(case), reply(case)
    return (
        "answer" not in case.decided
        and (answer.measured is not None if case.question.numberless else bool(answer.text))
        and quantity_asked(case) is None
        and (outcome is None or right_choice(case, outcome) is None)
    )


def _answers_something_less_likely(case: Case, errors: Iterable[Finding]) -> bool:
    """Tell whether an answer was held against what the words ask for less than something open."""
    first, held = next(iter(case.asked_quantities), None), quantity_asked(case)
    return (
        first is not None
        and first not in case.asked
        and held not in (None, first)
        and not _asks_for_either(case, first, held)
        and any(f.pointer.startswith("/answer") for f in errors)
        and not any(_is_found(case, f) for f in errors)
    )


def _asks_for_either(case: Case, first: str, held: str | None) -> bool:
    """Tell whether one phrase asks for both: a "common velocity" has a sign, or is a speed."""
    either = {*case.family.quantity(first).asked}
    either &= {*case.family.quantity(held).asked} if held is not None else set()
    asking = plain(case.question.asking)
    return any(holds_phrase(asking, plain(phrase)) for phrase in sorted(either))


def _is_found(case: Case, finding: Finding) -> bool:
    """Tell whether the trace itself found the value that something of it is held against."""
    expected = read_value(finding.expected or "")
    return isinstance(expected, Measurement) and any(
        claim.measured is not None and agrees(claim.measured, expected.si) is Agreement.EQUAL
        for claim in case.claims.results
    )
