"""Which reading of a trace is kept: the one under which most of its claims hold."""

from __future__ import annotations

import math
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from functools import partial
from itertools import islice
from typing import Any

from wmw.core import registry
from wmw.core.family import Convention, Quantity, in_regime
from wmw.core.quantity import find_measurements
from wmw.core.system import unit_of
from wmw.core.units import to_si
from wmw.core.verdict import Finding
from wmw.core.work import OverBudgetError, part
from wmw.verifiers import rules
from wmw.verifiers.answers import outcome_asked, quantity_asked, reply, right_option
from wmw.verifiers.case import Case, Scenario
from wmw.verifiers.claims import Claims, collect
from wmw.verifiers.doubt import misreading, shows_more
from wmw.verifiers.effects import right_choice
from wmw.verifiers.equations import written
from wmw.verifiers.focus import asked_twin, focused, mixes_up
from wmw.verifiers.kinship import likely_families
from wmw.verifiers.question import read_question
from wmw.verifiers.several import values_stated
from wmw.verifiers.stand_ins import stand_ins
from wmw.verifiers.terms import Terms

_UNLIKELY = 25_000
"""Steps of work for the readings that neither the question's words nor the trace's family give."""
_LAST_RESORTS = 24
"""How many readings are tried that the question's words do not give."""
_PREMISES = ("state", "transition")
Cost = tuple[int, bool, int, int]
"""Errors in state and transition, whether the answer is open, all errors, minus decided fields."""


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


def best_reading(
    claims: Claims, declared: object, known: tuple[str, Scenario] | None
) -> Judged | None:
    """Return the reading under which most claims hold; None where no family can read the trace.

    `declared` is the family that the trace names, `known` the true family and scenario.
    """
    names = registry.names()
    if known is not None:
        return _best_in(claims, *known)
    if isinstance(declared, str) and declared in names:
        # Where every regime lacks something that the question seems to give, each deals the numbers
        # out among its own quantities.
        own = _best_in(claims, declared, None) or _best_in(claims, declared, None, reread=True)
        if own is None or _leaves_open(own):
            own = _within_reach(partial(_last_resort, claims, declared, own)) or own
        if own is not None:
            return own
    others = [name for name in likely_families(claims.question) if name != declared]
    return _within_reach(partial(_explanation_in, claims, others))


def _explanation_in(claims: Claims, names: Iterable[str]) -> Judged | None:
    """Return a reading in a family that the trace does not name.

    It must explain everything, or says nothing.
    """
    for name in names:
        if not read_question(claims.question, name).givens:
            continue
        other = _best_in(claims, name, None)
        if other is not None and other.explains and "transition" in other.case.decided:
            return other
    return None


def _within_reach(search: Callable[[], Judged | None]) -> Judged | None:
    """Return what a search for an unlikely reading finds; None where it takes too much work."""
    try:
        with part(_UNLIKELY):
            return search()
    except OverBudgetError:
        return None


def under_other_names(
    record: Mapping[str, Any], claims: Claims, known: tuple[str, Scenario] | None
) -> Judged | None:
    """Return a reading that explains all once unknown bodies go by the family's own words."""
    declared = record.get("scenario_family")
    family = known[0] if known is not None else declared
    if not isinstance(family, str) or family not in registry.names():
        return None
    for other in stand_ins(record, claims, family):
        scenario = known[1] if known is not None else None
        judged = _within_reach(partial(_best_in, collect(other), family, scenario))
        if judged is not None and judged.explains and "transition" in judged.case.decided:
            return judged
    return None


def of_body_asked_for(
    record: Mapping[str, Any], claims: Claims, judged: Judged | None
) -> Judged | None:
    """Return the reading of what is said of the one of two like bodies that is asked for.

    It takes the place of a reading that mixes the two up, else only if it explains everything.
    """
    if judged is not None and judged.explains:
        return judged
    twin = asked_twin(claims)
    other = focused(record, claims) if twin is not None else None
    declared = record.get("scenario_family")
    if twin is None or other is None or declared not in registry.names():
        return judged
    alone = _within_reach(partial(_best_in, collect(other), str(declared), None))
    if alone is None:
        return judged
    if alone.explains and "transition" in alone.case.decided:
        return alone
    return alone if judged is not None and mixes_up(judged.case, twin[0]) else judged


def _best_in(
    claims: Claims, family: str, gold: Scenario | None, *, reread: bool = False
) -> Judged | None:
    best: Judged | None = None
    rank: int | None = None
    settled: str | None = None
    for hits, case in _cases(claims, family, gold, reread=reread):
        # A reading that fits the question's words less well, or by none, must explain everything.
        strict = hits < 0 or not case.sure or (best is not None and hits != rank)
        if case.regime == settled or (strict and not case.may_be_asked) or not case.possible:
            continue
        rank = hits if rank is None else rank
        if strict and _stays_open(case):
            continue
        # Where the words' own reading finds fault with state and transition both, one that finds
        # none before the answer is the better account: the trace stays invalid, and less is blamed.
        milder = strict and hits >= 0 and best is not None and best.fits_badly
        judged = _judged(case, best, strict=strict, milder=milder)
        if (
            judged
            and best
            and hits != rank
            and (_borrows(judged, best) or _looks_away(judged, best))
        ):
            judged = None
        if judged is not None and (judged.explains or not strict or milder):
            best = _preferred(judged, best)
            if best.explains:
                break
        if best is not None and not best.cost[2] and _stays_open(case):
            settled = case.regime  # no other sign or constant would say more
    return best


def _preferred(judged: Judged, to: Judged | None) -> Judged:
    """Return a reading that remembers what was passed over for it."""
    if to is None:
        return judged
    return replace(judged, passed_over=to if to.cost[2] else to.passed_over)


def _leaves_open(judged: Judged) -> bool:
    """Tell whether a reading neither explains the trace nor finds a fault to be believed in it."""
    if judged.explains:
        return False
    return not judged.cost[2] or misreading(judged.case, judged.findings) is not None


def _last_resort(claims: Claims, family: str, own: Judged | None) -> Judged | None:
    """Return a reading that the question's words alone do not give but that explains everything.

    Its numbers are placed where the trace has them; where it has none, as with a picture, its
    regime may be one of which the words say nothing. So a sound trace in unforeseen words is
    understood, and no trace is blamed. Where the words' own reading finds a fault to be believed,
    it is looked at, too.
    """
    faulted = own.passed_over if own is not None else None
    if faulted is not None and _leaves_open(faulted):
        faulted = None
    terms = Terms(claims, family)
    question = terms.question
    if not terms.given:
        return None  # nothing of the trace could tell where a number belongs
    unplaced = question.loose or not all(given.firm for given in question.givens.values())
    cued = question.regimes if unplaced else ()
    left = _LAST_RESORTS
    for regimes in (cued, question.spare if shows_more(question) else ()):
        faulty = False
        for regime in regimes:
            for case in islice(_in_regime(terms, regime, None, placed=True), left):
                left -= 1
                if not case.possible:
                    continue
                judged = _judged(case, None, strict=False)
                if judged is not None and judged.explains and "transition" in case.decided:
                    return None if faulted and _looks_away(judged, faulted) else judged
                faulty = faulty or (judged is not None and not _leaves_open(judged))
        if faulty:
            return None
    return None


def _looks_away(judged: Judged, better: Judged) -> bool:
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
        not faults & claimed <= held
        or not better.case.decided <= case.decided
        or not _with_truth(better.case, "false") <= _with_truth(case, "true")
    )


def _with_truth(case: Case, truth: str) -> set[tuple[str, str]]:
    """Return the place and text of every equation of which something is true, or false."""
    return {
        (located.pointer, located.statement.text)
        for located in written(case).located
        if any(check.truth == truth for check in located.checks)
    }


def _borrows(judged: Judged, better: Judged) -> bool:
    """Tell whether a reading needs the trace's word for what the question alone leads to."""
    mine, theirs = quantity_asked(judged.case), quantity_asked(better.case)
    if mine is None or theirs is None or better.case.question.loose:
        return False
    return theirs in better.case.told and mine not in judged.case.told


def _judged(
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
    return (premises, "answer" not in case.decided, len(errors), -len(case.decided))


_FIELDS = 5
_FARTHER = 4
"""From how many words behind the question word on a constant is not what is asked for."""


def _at_least(case: Case, findings: Sequence[Finding]) -> Cost:
    """Return what a case costs at least that is not fully judged yet."""
    premises, _, errors, _ = _cost(case, findings)
    return (premises, False, errors, -_FIELDS)


def _stays_open(case: Case) -> bool:
    """Tell whether no sign convention and no value of a constant would decide the answer here."""
    if "answer" in case.decided:
        return False
    if values_stated(case):
        return False
    outcome, quantity = outcome_asked(case), quantity_asked(case)
    if not case.asked_quantities and not case.asked_outcomes:
        return quantity is None
    if quantity is None and (outcome is None or right_choice(case, outcome) is None):
        return outcome is None
    if case.options and right_option(case) == "unclear":
        return False
    answer = reply(case)
    return answer.measured is None and answer.choice is None


def _cases(
    claims: Claims, family: str, gold: Scenario | None, *, reread: bool
) -> Iterator[tuple[int, Case]]:
    """Yield the readings of a trace with how well the question's words fit, best fit first."""
    terms = Terms(claims, family)
    question = terms.question
    regimes = (
        ((gold.regime, 0),) if gold else tuple(zip(question.regimes, question.fits, strict=True))
    )
    for regime, hits in regimes:
        for case in _in_regime(terms, regime, gold, reread=reread):
            yield hits, case


def _in_regime(
    terms: Terms,
    regime: str,
    gold: Scenario | None,
    *,
    reread: bool = False,
    placed: bool = False,
) -> Iterator[Case]:
    """Yield the readings of a trace in one regime: by sign convention, then by constants."""
    conventions: list[Convention | None] = [
        None,
        *(c for c in terms.family.conventions if in_regime(c.regimes, regime)),
    ]
    given = set(terms.question.givens)
    for convention in conventions:
        for constants in _constants(terms.claims, terms.family.name, regime, given):
            yield Case(terms, regime, convention, constants, gold, reread=reread, placed=placed)


def _constants(
    claims: Claims, family: str, regime: str, given: set[str]
) -> Iterator[Mapping[str, float]]:
    """Yield values for the constants that the question leaves open (g: 9.8, 9.81 or 10).

    The values that the trace itself states come first, together.
    """
    used = registry.system(family, regime).names
    open_ones = [
        q
        for q in registry.family(family).quantities
        if q.choices and q.name not in given and q.name in used
    ]
    choices = {q.name: _as_stated(claims, q) for q in open_ones}
    for place in range(max(map(len, choices.values()), default=1)):
        yield {name: values[min(place, len(values) - 1)] for name, values in choices.items()}
    targets = read_question(claims.question, family).targets
    asked = {name for name in choices if targets.get(name, _FARTHER) < _FARTHER}
    if asked:  # "what is g on that planet": what is asked for is not taken for granted
        yield {name: values[0] for name, values in choices.items() if name not in asked}


def _as_stated(claims: Claims, constant: Quantity) -> tuple[float, ...]:
    """Return the choices of a constant in SI, first the one that the trace states."""
    unit = unit_of(constant)
    values = tuple(to_si(choice, unit) for choice in constant.choices)
    stated = [c.measured for c in (*claims.variables, *claims.attributes) if c.measured]
    for text in claims.assumptions:
        stated += [mention.measurement for mention in find_measurements(text.text)]
    for measured in stated:
        reading = measured.read_in(unit) if measured.unit is not None else None
        for value in values:
            if reading is not None and math.isclose(reading.si, value, rel_tol=1e-9):
                return (value, *(other for other in values if other != value))
    return values
