"""One reading judged: what the rules find under it, what that costs, and what it leaves open."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from wmw.core.verdict import FIELDS, Finding
from wmw.core.work import spend
from wmw.verifiers import rules
from wmw.verifiers.answers.outcome_asked import outcome_asked
from wmw.verifiers.answers.quantity_asked import quantity_asked
from wmw.verifiers.answers.reply import reply
from wmw.verifiers.answers.right_option import right_option
from wmw.verifiers.answers.several import values_stated
from wmw.verifiers.case import Case
from wmw.verifiers.doubt import misreading
from wmw.verifiers.equations.written import written
from wmw.verifiers.forces.listed import acting, is_resultant, listed, vector_of
from wmw.verifiers.questions.alike import against_names
from wmw.verifiers.vocabulary.effects import right_choice
from wmw.verifiers.vocabulary.lexicon import holds_phrase, plain

_DECIDABLE = len(FIELDS) - 1
"""How many fields a reading can decide: all but the schema."""
_PREMISES = ("state", "transition")
_FORCES = "WMW21"
"""Beginning of the codes of faults in the list of forces."""
_RELATIONS = "WMW22"
"""The same of the list of relations."""
_RIVALS = 4
"""How many scenes that fit the words as well are asked whether the answer is right there, too."""
Cost = tuple[int, bool, int, int]
"""Errors and odd readings in state and transition, whether the answer is open, all errors, minus
decided fields."""


@dataclass(frozen=True, slots=True)
class Judged:
    """A case with what the rules found in it, in the order of their codes.

    Of two readings the one with fewer errors in state and transition is better. Of two equal in
    this, the one that can say something of the answer: that it finds it wrong, where another
    cannot tell, is no reason to doubt it.
    """

    case: Case
    findings: tuple[Finding, ...]
    cost: Cost
    passed_over: Judged | None = None
    """The reading with faults to which this one was preferred, which fits the words as well."""

    @property
    def explains(self) -> bool:
        """Whether everything that was decided holds, the answer among it."""
        return not self.cost[2] and "answer" in self.case.decided

    @property
    def fits_badly(self) -> bool:
        """Whether both the state and the transition are at fault under this reading."""
        return set(_PREMISES) <= {f.field for f in self.findings if f.severity == "error"}


def judge_case(
    case: Case, best: Judged | None, *, strict: bool, milder: bool = False
) -> Judged | None:
    """Judge a case; None as soon as it cannot be better than the best so far.

    A strict one may have no fault at all, or where it is taken as the milder account, none before
    the answer. The rules that found the best one at fault come first:
    most other readings fail there too.
    """
    at_fault = {f.code for f in best.findings if f.severity == "error"} if best else set()
    ordered = sorted(
        rules.registry().values(),
        key=lambda rule: (not (strict and rule.field == "answer"), rule.code not in at_fault),
    )
    findings: list[Finding] = []
    for rule in ordered:
        if strict and rule.field != "answer" and "answer" not in case.decided:
            return None
        findings += rule.check(case)
        if best is None and not strict:
            continue  # nothing to be better than
        least = _at_least(case, findings)
        faults = least[0] if milder else least[2]
        if (best is not None and least >= best.cost) or (strict and faults):
            return None
    findings.sort(key=lambda finding: finding.code)
    judged = Judged(case, tuple(findings), _cost(case, findings))
    return judged if best is None or judged.cost < best.cost else None


def _cost(case: Case, findings: Sequence[Finding]) -> Cost:
    errors = [f for f in findings if f.severity == "error"]
    premises = sum(f.field in _PREMISES for f in errors) + len(case.excused)
    premises += against_names(case)
    return (premises, "answer" not in case.decided, len(errors), -len(case.decided))


def _at_least(case: Case, findings: Sequence[Finding]) -> Cost:
    """Return what a case costs at least that is not fully judged yet."""
    premises, _, errors, _ = _cost(case, findings)
    return (premises, False, errors, -_DECIDABLE)


def hangs_on_no_constant(case: Case) -> bool:
    """Tell whether the answer is of how quantities hang together, and no number is stated.

    Neither a sign convention nor the value of a constant makes a difference then.
    """
    numbers = case.state or case.results or case.claims.equation
    return (
        case.question.numberless
        and not numbers
        and case.dependence is not None
        and "answer" in case.decided
        and outcome_asked(case) is case.dependence
    )


def stays_open(case: Case) -> bool:
    """Tell whether no sign convention and no value of a constant would decide the answer here."""
    if "answer" in case.decided:
        return False
    if values_stated(case):
        return False
    outcome, quantity = outcome_asked(case), quantity_asked(case)
    if not case.asked_quantities and not case.asked_outcomes and outcome is None:
        return quantity is None
    if quantity is None and (outcome is None or right_choice(case, outcome) is None):
        return outcome is None
    if case.options and right_option(case) == "unclear":
        return False
    answer = reply(case)
    return answer.measured is None and answer.choice is None


def leaves_open(judged: Judged) -> bool:
    """Tell whether a reading neither explains the trace nor finds a fault to be believed in it."""
    if judged.explains:
        return False
    return not judged.cost[2] or misreading(judged.case, judged.findings) is not None


def by_chance(judged: Judged) -> str | None:
    """Tell that another answer in words would be right in a scene that fits the words as well.

    No number tells the two scenes apart: in a pipe that widens the pressure rises, and where the
    same words are read as those of one that narrows, it drops.
    """
    case = judged.case
    if case.gold or not case.question.numberless or case.state or quantity_asked(case) is not None:
        return None
    asked = outcome_asked(case)
    if asked is None or asked is case.dependence or not judged.explains:
        return None
    fits = dict(zip(case.question.regimes, case.question.fits, strict=True))
    rivals = [r for r, fit in fits.items() if fit >= fits.get(case.regime, 0) and r != case.regime]
    for regime in rivals[:_RIVALS]:
        other = Case(case.terms, regime, None, {})
        outcome = outcome_asked(other)
        right = right_choice(other, outcome) if outcome is not None else None
        said = reply(other).choice
        if right is not None and said is not None and said.value != right.value:
            return "the words fit a scene as well in which another answer is right"
    return None


def looks_away(judged: Judged, better: Judged) -> bool:
    """Tell whether a reading finds no fault only since it has no value for what was found wrong."""
    faults = {f.pointer for f in better.findings if f.severity == "error"}
    case = judged.case
    held = {
        bound.claim.pointer
        for bound in (*case.state, *case.results)
        if case.expected(bound.quantity)
    }
    claimed = {bound.claim.pointer for bound in (*better.case.state, *better.case.results)}
    return (
        _passes_over_forces(case, better)
        or _answers_otherwise(case, better)
        or not faults & claimed <= held
        or not better.case.decided <= case.decided
        or not with_truth(better.case, "false") <= with_truth(case, "true")
    )


def _passes_over_forces(case: Case, better: Judged) -> bool:
    """Tell whether nothing but forces was found wrong, and a reading does not know them all.

    Or not which way they point: on a slope whose angle is what is asked for. What goes by a name
    that neither reading knows tells nothing.
    """
    errors = [f for f in better.findings if f.severity == "error"]
    if not errors or not all(f.code.startswith(_FORCES) for f in errors):
        return False
    present = tuple(acting(case, perhaps=True))
    strange = {item.claim.pointer for item in listed(better.case) if not item.specs}
    return any(
        not any(spec in present for spec in item.specs)
        or vector_of(case, item.specs[0].direction) is None
        for item in listed(case)
        if not is_resultant(item.claim) and (item.specs or item.claim.pointer not in strange)
    )


def leaves_out_bodies(judged: Judged, better: Judged) -> bool:
    """Tell whether a reading lacks a body of the question, and another finds but its list wrong.

    What hangs from a spring has no track below it that would have to bear it.
    """
    errors = [f for f in better.findings if f.severity == "error"]
    if not errors or not all(f.code.startswith((_FORCES, _RELATIONS)) for f in errors):
        return False
    words, regimes = judged.case.words, (judged.case.regime, better.case.regime)
    asked = plain(judged.case.claims.question)
    spend(len(judged.case.claims.bodies))
    return regimes[0] != regimes[1] and any(
        words.roles_of(body, regimes[1]) and not words.roles_of(body, regimes[0])
        for body in judged.case.claims.bodies
        if holds_phrase(asked, plain(body))
    )


def _answers_otherwise(case: Case, better: Judged) -> bool:
    """Tell whether only the answer is wrong, beside a new value of what is asked that is right.

    A reading without that quantity takes the answer for that of another question.
    """
    errors = [f for f in better.findings if f.severity == "error"]
    asked = quantity_asked(better.case)
    return (
        bool(errors)
        and all(f.pointer == "/answer/value" for f in errors)
        and asked not in (None, *case.system.names)
        and any(bound.quantity == asked for bound in better.case.results)
    )


def with_truth(case: Case, truth: str) -> set[tuple[str, str]]:
    """Return the place and text of every equation of which something is true, or false."""
    return {
        (located.pointer, located.statement.text)
        for located in written(case).located
        if any(check.truth == truth for check in located.checks)
    }
