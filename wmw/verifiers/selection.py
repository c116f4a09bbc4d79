"""Which reading of a trace is kept: the one under which most of its claims hold."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Iterator, Mapping
from dataclasses import replace
from functools import partial
from typing import Any

from wmw.core import registry
from wmw.core.equation import free_symbols
from wmw.core.family import in_regime
from wmw.core.patterns import compiled
from wmw.core.verdict import Finding
from wmw.core.work import OverBudgetError, part
from wmw.verifiers.answers.outcome_asked import outcome_asked
from wmw.verifiers.answers.quantity_asked import quantity_asked
from wmw.verifiers.binding.names import is_stated
from wmw.verifiers.bodies.focus import asked_twin, focused, in_focus, is_of_one, mixes_up
from wmw.verifiers.bodies.renumbered import counts_in_working_alone, may_be_renumbered
from wmw.verifiers.bodies.stand_ins import stand_ins
from wmw.verifiers.case import Case
from wmw.verifiers.claims import Claims, collect
from wmw.verifiers.comparing.contrast import has_two_of_them
from wmw.verifiers.comparing.dependence import FACTOR_ASKED
from wmw.verifiers.comparing.two_states import in_two_states
from wmw.verifiers.doubt import misreading
from wmw.verifiers.doubts.asked import gives_what_it_asks
from wmw.verifiers.equations.written import written
from wmw.verifiers.judged import (
    Judged,
    hangs_on_no_constant,
    judge_case,
    leaves_open,
    leaves_out_bodies,
    looks_away,
    stays_open,
    with_truth,
)
from wmw.verifiers.questions.asked_quantities import may_be_asked
from wmw.verifiers.questions.asking import Twins
from wmw.verifiers.questions.question import Question
from wmw.verifiers.questions.reading import read_question
from wmw.verifiers.readings import readings_in
from wmw.verifiers.resorts import last_resort
from wmw.verifiers.scenario import Scenario
from wmw.verifiers.second_account import second_account
from wmw.verifiers.terms import Terms
from wmw.verifiers.values.givens import misstates_given
from wmw.verifiers.values.misread import repetitions
from wmw.verifiers.values.placing import unplaced
from wmw.verifiers.vocabulary.kinship import likely_families
from wmw.verifiers.vocabulary.lexicon import holds_phrase, plain

EITHER_WAY = "the words fit two scenes alike, and these answer the question differently"
_UNLIKELY = 25_000
"""Steps of work for the readings that neither the question's words nor the trace's family give."""
_OF_STATES = 50_000
"""Steps of work for the reading of a question of two states."""
_KEPT = 4_000
"""Steps of work that such readings leave for the verdict itself."""
_NEW = "/state_1/new_variables/"
_SIZE = "WMW212"
"""Code of a force that is listed with a wrong size."""
_NAMED = ("/state_0/variables", "/state_0/objects")
"""Places of the values that state 0 gives."""
_WORKING = ("/transition/equation", "/derivation")
_IN_WORDS = ("/answer", "/transition/rule", "/transition/effect", "/state_1/predicted_change")


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
        own = plain_reading(claims, declared)
        if own is None or leaves_open(own) or (not own.explains and _leaves_over(own.case)):
            own = within_share(partial(last_resort, claims, declared, own)) or own
        if own is not None:
            return own
    others = [name for name in likely_families(claims.question) if name != declared]
    return within_share(partial(_explanation_in, claims, others))


def _leaves_over(case: Case) -> bool:
    """Tell whether a number of the question, with its unit, has no place in a reading."""
    return any(measured.unit is not None for measured in unplaced(case.question))


def _has_loose(case: Case) -> bool:
    """Tell whether a number, with its unit, has no place, be it equal to one that has.

    Of "100 g at 80 °C and 100 g at 20 °C" the second mass may be no repetition of the first.
    """
    return any(measured.unit is not None for measured in case.question.loose)


def plain_reading(claims: Claims, family: str) -> Judged | None:
    """Return the best of the readings that the question's words give in a family.

    Where it has no answer and no place for a number, or is of a rig that is only read, one may have
    both that deals the numbers out among the quantities of its regime alone. So it is where it has
    what is asked for among what is given: "mixed with 1.1 kg of water" tells nothing of the hot.
    """
    own = _best_in(claims, family, None)
    if own is not None and not (
        (_has_no_answer(own) and (_has_loose(own.case) or _is_rig(own)))
        or gives_what_it_asks(own.case)
    ):
        return own
    other = _best_in(claims, family, None, reread=True)
    if own is None or other is None or _leaves_over(other.case) or _has_no_answer(other):
        return own or other
    return own if gives_what_it_asks(other.case) else other


def _is_rig(judged: Judged) -> bool:
    return not judged.case.system.regime.drawn


def _has_no_answer(judged: Judged) -> bool:
    return "answer" not in judged.case.decided and not judged.cost[2]


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


def within_share(search: Callable[[], Judged | None], steps: int = _UNLIKELY) -> Judged | None:
    """Return what a search for an unlikely reading finds; None where it takes too much work."""
    try:
        with part(steps, keeping=_KEPT):
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
        judged = within_share(partial(_best_in, collect(other), family, scenario))
        if (
            judged is not None
            and judged.explains
            and "transition" in judged.case.decided
            and not misstates_given(judged.case)
        ):
            return judged
    return None


def counted_otherwise(claims: Claims, family: object, own: Judged | None) -> Judged | None:
    """Return the reading of a trace that numbers two bodies in an order of its own.

    Where `own` finds something wrong with what state 0 gives, it finds nothing wrong there. What
    an outcome is said to be, such as the end that goes down, depends on no number.
    """
    if not isinstance(family, str) or family not in registry.names():
        return None
    in_working = _wrong_in_working(own) and counts_in_working_alone(claims)
    if not (_wrong_in_state(own) or in_working) or not may_be_renumbered(claims, family):
        return None
    if own is not None and _wrong_by_name(own):
        return None
    renumbered = replace(claims, renumbered=True)
    judged = within_share(partial(_best_in, renumbered, family, None))
    if judged is None or "transition" not in judged.case.decided or judged.case.asked_outcomes:
        return None
    if _wrong_in_state(judged) or misstates_given(judged.case) or _missizes(judged, own):
        return None
    if in_working and _wrong_in_working(judged):
        return None
    told = judged.case.state or in_working
    return judged if told and not leaves_open(judged) else None


def _wrong_in_state(judged: Judged | None) -> bool:
    return judged is not None and any(
        f.severity == "error" and f.pointer.startswith(_NAMED) for f in judged.findings
    )


def _wrong_in_working(judged: Judged | None) -> bool:
    return judged is not None and any(
        f.severity == "error" and f.pointer.startswith(_WORKING) for f in judged.findings
    )


def _wrong_by_name(judged: Judged) -> bool:
    """Tell whether a wrong value of state 0 stands with a body as well that the question names.

    Of "block A" the question says what its mass is, however the trace numbers its masses.
    """
    wrong = {f.pointer for f in judged.findings if f.severity == "error"}
    asked = plain(judged.case.claims.question)
    return any(
        claim.body is not None and holds_phrase(asked, plain(claim.body))
        for bound in judged.case.state
        if bound.claim.pointer in wrong and bound.claim.pointer.startswith(_NAMED)
        for claim in (bound.claim, *repetitions(judged.case, bound))
    )


def _missizes(judged: Judged, own: Judged | None) -> bool:
    """Tell whether forces have wrong sizes in a reading that another one finds right."""
    faults = [
        {f.pointer for f in one.findings if f.code == _SIZE} if one is not None else set()
        for one in (judged, own)
    ]
    return bool(faults[0] - faults[1])


def of_body_asked_for(
    record: Mapping[str, Any], claims: Claims, judged: Judged | None
) -> Judged | None:
    """Return the reading of what is said of the one of two like bodies that is asked for.

    It takes the place of a reading that mixes the two up, else only if it explains everything.
    """
    twin = asked_twin(claims)
    declared = record.get("scenario_family")
    other = focused(record, claims) if twin is not None else None
    if twin is None or other is None or declared not in registry.names():
        return judged
    explained = judged is not None and judged.explains
    alike = judged is not None and mixes_up(judged.case, twin[0])
    apart = is_of_one(claims)
    over = judged is not None and _leaves_over(judged.case) and apart
    of_one = in_focus(collect(other), claims)
    if explained and not (alike or over or apart):
        return judged
    alone = within_share(partial(plain_reading, of_one, str(declared)))
    if alone is None:
        return judged
    explains = alone.explains and "transition" in alone.case.decided
    settled = apart and not (_leaves_over(alone.case) or _has_no_answer(alone))
    elsewhere = judged is not None and alone.case.regime != judged.case.regime
    if elsewhere and explains and not (explained or apart):
        return judged  # of another kind of situation than the words of both tell
    if judged is None or (not explained and _leaves_over(judged.case)):
        return alone if explains or settled else judged
    if settled and (over or (not explained and leaves_open(judged))) and not leaves_open(alone):
        return alone
    if explained:  # by the values of both at once, which is chance where those of the one refute it
        refuted = "answer" in alone.case.decided and any(
            f.field == "answer" for f in alone.findings
        )
        return alone if (refuted or of_one.misstated) and (settled or alike) else judged
    if apart and settled and alone.explains and _is_wrong_of_neither(judged, *twin):
        return alone
    mixed = mixes_up(judged.case, twin[0])
    chance = mixed or (settled and _only_answer_wrong(judged))
    if looks_away(alone, judged) and not (chance and explains):
        return judged  # what is wrong with the other body stays wrong
    return alone if mixed or explains else judged


def _is_wrong_of_neither(judged: Judged, group: Twins, asked: str) -> bool:
    """Tell whether only the answer is wrong, or an equation that has nothing of the other one."""
    claims = judged.case.claims
    texts = [text.text for text in (claims.equation, claims.derivation) if text is not None]
    others = "|".join(map(re.escape, {*group.marks} - {asked}))
    named = any(
        compiled(rf"(?<=[^\W_])_\{{?(?:{others})\b", re.I).search(text)
        or group.named(plain(text)) - {asked}
        for text in texts
    )
    places = ("/answer",) if named else ("/answer", "/transition/equation", "/derivation")
    return all(f.pointer.startswith(places) for f in judged.findings if f.severity == "error")


def _only_answer_wrong(judged: Judged) -> bool:
    return all(f.pointer.startswith("/answer") for f in judged.findings if f.severity == "error")


def of_another_regime(claims: Claims, family: object, judged: Judged | None) -> Judged | None:
    """Return the reading of another regime that tells what is wrong, else the one at hand."""
    if judged is None or judged.explains or judged.case.family.name != family:
        return judged
    cases = _cases(claims, judged.case.family.name, None, reread=False)
    return within_share(partial(second_account, judged, cases)) or judged


def of_two_states(claims: Claims, family: object) -> Judged | None:
    """Return the reading in which a later value that the question tells is of the same quantity.

    None where the question tells of no two states, or the answer cannot be held against them.
    """
    if not isinstance(family, str) or family not in registry.names():
        return None
    told = in_two_states(claims, family)
    if told is None:
        return None
    judged = within_share(partial(plain_reading, told, family), _OF_STATES)
    if judged is None or judged.case.dependence is None or "answer" not in judged.case.decided:
        return None
    return None if leaves_open(judged) and not judged.explains else judged


def rather(states: Judged, judged: Judged | None) -> Judged:
    """Return the better of a reading of two states and one that knows of one alone.

    What says nothing of how many times as large something becomes is no answer to the question.
    """
    if judged is None or leaves_open(judged):
        return states
    if states.explains:
        more = not judged.explains or judged.case.decided < states.case.decided
        return states if more else judged
    return judged if judged.explains and judged.case.dependence is not None else states


def _best_in(
    claims: Claims, family: str, gold: Scenario | None, *, reread: bool = False
) -> Judged | None:
    best: Judged | None = None
    rank: int | None = None
    settled: str | None = None
    for hits, case in _cases(claims, family, gold, reread=reread):
        # A reading that fits the question's words less well, or by none, must explain everything.
        aside = best is not None and hits != rank and not _fills_gap(case, best)
        known = best is not None and case.question.lettered and not _lacks_asked(best.case)
        strict = hits < 0 or not case.sure or aside or (known and _lacks_asked(case))
        special = strict or not case.system.regime.drawn
        if hits < 0 and best is not None and _settles_dependence(best):
            break  # no word tells of the scenes that are left
        if case.regime == settled or (special and not may_be_asked(case)) or not case.possible:
            continue
        rank = hits if rank is None else rank
        if strict and stays_open(case):
            continue
        # Where the words' own reading finds fault with state and transition both, one that finds
        # none before the answer is the better account: the trace stays invalid, and less is blamed.
        milder = strict and hits >= 0 and best is not None and best.fits_badly
        judged = judge_case(case, best, strict=strict, milder=milder)
        if (
            judged
            and best
            and (
                leaves_out_bodies(judged, best)
                or _cannot_answer(judged, best)
                or (
                    (hits != rank or _is_rig(judged) or _has_one_fault(best, judged))
                    and (_borrows(judged, best) or looks_away(judged, best))
                )
            )
        ):
            judged = None
        if judged is not None and hits < 0 and _bears_out_little(judged):
            continue
        if judged and best and 0 <= hits != rank and is_one_of_few(judged) and is_one_of_few(best):
            continue  # some scene or other has either answer: that of the words counts
        if judged is not None and (judged.explains or not strict or milder):
            best = _preferred(judged, best)
            if best.explains:
                break
        if best is not None and (
            (not best.cost[2] and stays_open(case)) or hangs_on_no_constant(case)
        ):
            settled = case.regime  # no other sign or constant would say more
    return best


def _settles_dependence(judged: Judged) -> bool:
    """Tell whether a reading decides how one quantity hangs on another.

    Some scene or other would bear out any answer: on a steeper incline, which presses back less,
    a block that is pushed horizontally is pressed on more.
    """
    case = judged.case
    return (
        "answer" in case.decided
        and case.dependence is not None
        and outcome_asked(case) is case.dependence
    )


def _bears_out_little(judged: Judged) -> bool:
    """Tell whether a scene that no word tells of bears out one of few answers, or nothing but one.

    Of many scenes some give the deformation of one spring where two hang one below the other.
    """
    case = judged.case
    if _settles_dependence(judged):
        return FACTOR_ASKED.search(case.claims.question) is None
    return case.system.regime.needs_cue and {*case.decided} == {"answer"}


def is_one_of_few(judged: Judged) -> bool:
    """Tell whether a reading decides an answer in words, to a question that gives no number."""
    case = judged.case
    return (
        case.question.numberless
        and not case.gold
        and "answer" in case.decided
        and outcome_asked(case) is not None
        and not _settles_dependence(judged)
    )


def either_way(judged: Judged) -> bool:
    """Tell whether a reading has a worded answer right that one which fits as well has wrong.

    One that finds the trace's values or forces wrong besides does not fit it as well.
    """
    other = judged.passed_over
    return (
        other is not None
        and all(f.pointer.startswith(_IN_WORDS) for f in other.findings if f.severity == "error")
        and judged.explains
        and not judged.case.options
        and is_one_of_few(judged)
        and is_one_of_few(other)
        and other.case.regime != judged.case.regime
    )


def _fills_gap(case: Case, best: Judged) -> bool:
    """Tell whether another reading may say what the best one leaves open, a rig being in it.

    The words of a scene that is only read are those of one rig alone: how many of them stand in the
    question does not compare with those of the family's own scenes.
    """
    rig = not case.system.regime.drawn or _is_rig(best)
    return rig and _has_no_answer(best)


def _has_one_fault(best: Judged, other: Judged) -> bool:
    """Tell whether a reading leaves one fault alone, on the way to an answer that stands.

    Then one in another regime, whose words fit as well, only has no place for what is wrong. An
    equation must be of values that the trace states: its letters may mean something else there.
    """
    errors = [f for f in best.findings if f.severity == "error"]
    return (
        len(errors) == 1
        and errors[0].field == "transition"
        and "answer" in best.case.decided
        and other.case.regime != best.case.regime
        and _is_of_stated(best.case, errors[0])
        and misreading(best.case, best.findings) is None
    )


def _is_of_stated(case: Case, finding: Finding) -> bool:
    """Tell whether a new value is wrong, or an equation all of whose names have stated values."""
    stated = case.terms.stated_by_name
    return finding.pointer.startswith(_NEW) or any(
        located.statement.text.strip() == finding.stated
        and all(name in stated for side in located.statement.sides for name in free_symbols(side))
        for located in written(case).located
    )


def _preferred(judged: Judged, to: Judged | None) -> Judged:
    """Return a reading that remembers what was passed over for it."""
    if to is None:
        return judged
    return replace(judged, passed_over=to if to.cost[2] else to.passed_over)


def _borrows(judged: Judged, better: Judged) -> bool:
    """Tell whether a reading needs the trace's word for what the question alone leads to.

    Or has no value for what is asked, and takes the answer for that of something else.
    """
    mine, theirs = quantity_asked(judged.case), quantity_asked(better.case)
    if mine is None or theirs is None or better.case.question.loose:
        return False
    case = judged.case
    open_here = theirs in case.system.names and theirs not in case.asked
    beside = open_here and theirs in case.question.targets and mine not in case.question.targets
    return theirs in better.case.told and (mine not in case.told or beside)


def _cannot_answer(judged: Judged, better: Judged) -> bool:
    """Tell whether a scene only has no place for what is wrong on the way, and none for the answer.

    The other one leads from the question to what is asked, bears out an equation of the trace, and
    finds nothing misstated in state 0.
    """
    asked = quantity_asked(better.case)
    return (
        judged.case.regime != better.case.regime
        and "answer" not in judged.case.decided
        and "answer" in better.case.decided
        and asked is not None
        and (asked in better.case.told or better.case.question.lettered)
        and not _takes_for_granted(better.case, asked)
        and bool(with_truth(better.case, "true"))
        and not _leaves_over(better.case)
        and not any(f.field == "state" for f in better.findings if f.severity == "error")
        and misreading(better.case, better.findings) is None
    )


def _takes_for_granted(case: Case, asked: str) -> bool:
    """Tell whether a scene itself has a value for what is asked, or for a letter without a value.

    A gas whose volume does not change does no work, whatever W the trace's own equation is about.
    """
    granted = case.system.settle({}).keys() - case.constants.keys()
    letters = {
        name
        for located in written(case).located
        for side in located.statement.sides
        for name in free_symbols(side)
        if not is_stated(case, name)
    }
    return asked in granted or any(
        quantity in granted for name in letters for quantity in case.quantities_of(name)
    )


def _lacks_asked(case: Case) -> bool:
    return _lacks(case.question, case.family.name, case.regime)


def _lacks(question: Question, family: str, regime: str) -> bool:
    """Tell whether a regime has nothing of what a question asks for."""
    declared = registry.family(family)
    named = {outcome.name: outcome for outcome in declared.outcomes}
    decides = (in_regime(named[o].regimes, regime) for o in question.outcomes if o in named)
    known = not question.targets.keys().isdisjoint(registry.system(family, regime).names)
    return bool(question.targets or question.outcomes) and not known and not any(decides)


def _cases(
    claims: Claims, family: str, gold: Scenario | None, *, reread: bool
) -> Iterator[tuple[int, Case]]:
    """Yield the readings of a trace with how well the question's words fit, best fit first."""
    terms = Terms(claims, family)
    question = terms.question
    regimes = (
        ((gold.regime, 0),) if gold else tuple(zip(question.regimes, question.fits, strict=True))
    )
    if question.lettered:  # the picture shows a scene in which there is what is asked for
        regimes = tuple(
            sorted(regimes, key=lambda pair: (_lacks(question, family, pair[0]), -pair[1]))
        )
    elif not question.outcomes:  # of those that the words fit alike, it is in some
        regimes = tuple(
            sorted(regimes, key=lambda pair: (-pair[1], _lacks(question, family, pair[0])))
        )
    contrast = claims.contrast
    if contrast is not None:  # what knows but one of the bodies that are compared comes first
        regimes = tuple(
            sorted(
                regimes,
                key=lambda pair: has_two_of_them(registry.system(family, pair[0]), contrast),
            )
        )
    for regime, hits in regimes:
        for case in readings_in(terms, regime, gold, reread=reread):
            yield hits, case
