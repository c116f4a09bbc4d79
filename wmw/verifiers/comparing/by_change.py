"""An answer to how something changes, held against all regimes that know both what is changed and
what is asked: where the readings of the trace leave it open.

Only regimes are asked in which the words mean one quantity each. They must agree.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace

import sympy as sp

from wmw.core import registry
from wmw.core.moments import are_moments, moment_of
from wmw.core.quantity import Measurement, read_value
from wmw.core.work import OverBudgetError, part
from wmw.verifiers.answers.anywhere import cues_of
from wmw.verifiers.answers.outcome_asked import asks_in_words
from wmw.verifiers.answers.quantity_asked import quantity_asked
from wmw.verifiers.case import Case
from wmw.verifiers.claims import Claims
from wmw.verifiers.comparing.change_asked import AskedChange, asked_change, first_setting
from wmw.verifiers.comparing.dependence import Dependence
from wmw.verifiers.comparing.proportions import (
    Known,
    is_value,
    leaves_size_open,
    names_others,
    of_ratios,
    ratios_in,
    replies,
)
from wmw.verifiers.comparing.two_settings import Settings
from wmw.verifiers.judged import Judged
from wmw.verifiers.questions.at_first import asks_for_the_first
from wmw.verifiers.questions.options import Option, option_of
from wmw.verifiers.terms import Terms
from wmw.verifiers.vocabulary.change_words import ALONG
from wmw.verifiers.vocabulary.lexicon import plain
from wmw.verifiers.vocabulary.symbols_told import stated_multiple

_SAME, _NEAR = 1e-6, 0.06
_LATER = ("/state_1", "/answer", "/derivation")
"""Places in which a value after the change may stand."""
_PAIRS = 12
"""How many pairs of what may be meant are looked at in one regime."""
_UNREAD = "the question asks what becomes of a value that it gives, and was not read so"
_SHARE, _KEPT = 25_000, 4_000
"""Steps of work for what a change comes to, and what they leave for the verdict."""
_REVERSED = re.compile(r"\b(?:except|incorrect|false|untrue|wrong|incorrectly)\b|\bNOT\b")


@dataclass(frozen=True, slots=True)
class Decided:
    """Whether an answer is right, how the right one is worded, and how it was stated.

    `times` is how many times as large as the value that is given the answer is, where it is one.
    """

    answer: bool
    right: str
    stated: str
    times: float | None = None
    settings: Settings | None = None


def decided_by_change(claims: Claims, family: str) -> Decided | None:
    """Return what the laws say of an answer to a question of change; None where that is open."""
    if _REVERSED.search(claims.question) or asks_for_the_first(claims.question):
        return None
    asked = asked_change(claims.question, family)
    if asked is not None and asked.value is not None and ALONG.search(claims.question):
        return None
    if asked is None:
        return None
    measured = claims.answer.measured
    in_units = measured is not None and measured.unit is not None and any(measured.unit.dimension)
    if asked.symbol is not None and stated_multiple(str(claims.answer.raw), asked.symbol):
        in_units = False  # 2T are no teslas
    if in_units and asked.value is None:
        return None  # a value is asked for after all
    terms = Terms(claims, family)
    if _is_of_another_scene(terms, asked.dependence):
        return None
    found = _told_as_or_agreed(terms, asked)
    alone = found is None and asked.value is not None
    first = first_setting(claims.question) if alone else None
    if first is not None:
        terms = Terms(replace(claims, question=first), family)
        if not _is_of_another_scene(terms, asked.dependence):
            found = _told_as_or_agreed(terms, asked)
    if found is None:
        return None
    case, dependence, ratio = found
    if asked.again and not (
        _agree_everywhere(terms, asked.dependence, ratio)
        and _is_so_of_the_given(case, dependence, asked.told_as, ratio)
    ):
        return None
    if not asked.firm and abs(ratio - 1) <= _SAME:
        return None
    if leaves_size_open(case, dependence):
        return None
    if in_units and not case.options and asked.value is not None and measured is not None:
        answer = _of_value(measured, asked.value, ratio)
        told = _told(ratio, asked)
        times = abs(measured.si / asked.value.si) if asked.value.si else None
        if answer is None:
            return None
        settings = None if dependence.also else _settings(case, dependence, asked)
        return Decided(answer, told, str(claims.answer.raw), times, settings)
    spoken_of = {*asked.dependence.target, *asked.dependence.changed}
    spoken_of.update(name for names, _ in asked.dependence.also for name in names)
    if any(names_others(text, spoken_of, family) for text in replies(case)):
        return None
    truths = {text: _in_symbols(text, asked, ratio) for text in {*replies(case), _stated(case)[1]}}
    if all(truth is not None for truth in truths.values()):
        return _held(case, truths, ratio, asked)
    if in_units or any(is_value(case, text) for text in truths):
        return None
    return _in_words(case, dependence, ratio)


def _settings(case: Case, dependence: Dependence, asked: AskedChange) -> Settings | None:
    """Return the two settings in which a trace's own equation and values can be tried."""
    if asked.value is None:
        return None

    def ratio(factor: float) -> float | None:
        return one_ratio(case, replace(dependence, factor=factor))

    names = (dependence.target[0], dependence.changed[0])
    return Settings(case, asked.value, asked.pair, dependence.factor, ratio, names)


def against_change(claims: Claims, family: object, judged: Judged) -> str | None:
    """Return why a reading is not believed that takes a value before a change for what is asked.

    "It dissipates 20 W. The voltage is halved": what it dissipates now is not what is given. The
    reading is held against what the laws say of the change alone.
    """
    if judged.case.gold or not isinstance(family, str) or judged.case.claims.later is not None:
        return None
    if judged.explains and "transition" in judged.case.decided:
        return None  # what bears out a whole account is no chance
    if asks_in_words(judged.case):
        return None  # "what happens to its frequency" at a boundary has an answer of its own
    asked = asked_change(claims.question, family) if family in registry.names() else None
    if asked is None or asked.value is None:
        return None
    errors = [f.pointer for f in judged.findings if f.severity == "error"]
    if errors and not all(pointer.startswith(_LATER) for pointer in errors):
        return None
    if not errors and "answer" not in judged.case.decided:
        return None
    try:
        with part(_SHARE, keeping=_KEPT):
            told = decided_by_change(claims, family)
    except OverBudgetError:
        return _UNREAD if errors else None
    if told is None:
        return _UNREAD if errors and asked.again and not _rests_on_told(judged.case) else None
    before = not told.answer and any(not pointer.startswith("/answer") for pointer in errors)
    return _UNREAD if told.answer == bool(errors) or before else None


def _rests_on_told(case: Case) -> bool:
    """Tell whether what is asked for hangs on the value of its kind that the question tells.

    The stretch under a second load is read as it should be where it follows from the first one.
    """
    asked = quantity_asked(case)
    if asked is None:
        return False
    kind, knowns = case.textbook_unit(asked).dimension, case.question_knowns
    told = [name for name in knowns if case.textbook_unit(name).dimension == kind]
    return bool(told) and not any(
        asked in case.system.settle({q: v for q, v in knowns.items() if q != name}) for name in told
    )


# -- what the laws say ----------------------------------------------------------------------------


def _told_as_or_agreed(terms: Terms, asked: AskedChange) -> tuple[Case, Dependence, float] | None:
    """Return what all regimes say, of what the value was read as rather than of all it may be."""
    given = asked.told_as
    alone = given is not None and given in asked.dependence.target
    found = _agreed(terms, replace(asked.dependence, target=(given,))) if alone and given else None
    return found or _agreed(terms, asked.dependence)


def _agreed(terms: Terms, asked: Dependence) -> tuple[Case, Dependence, float] | None:
    """Return a regime and how many times as large what is asked becomes, as all that fit say."""
    question = terms.question
    best = max(question.fits, default=0)
    fits = list(zip(question.regimes, question.fits, strict=True))
    tiers = (
        [name for name, hits in fits if hits == best],
        [name for name, hits in fits if hits != best],
        [name for name in question.spare if terms.family.regime(name).drawn],
    )
    for tier in tiers:  # what the words tell of, however loosely, before what they say nothing of
        for read in (_told_clearly, _told_of_several):
            found = [
                (case, single, ratio)
                for name in tier
                for case, told in read(terms, name, asked)
                for single in _of_one_moment(case, told)
                if (ratio := one_ratio(case, single)) is not None
            ]
            if read is _told_of_several:  # of an earlier and a later value, one makes no difference
                found = [one for one in found if abs(one[2] - 1) > _SAME]
            if tier is tiers[-1] and any(abs(ratio - 1) <= _SAME for *_, ratio in found):
                return None  # that it has no say in a rotor tells nothing of a car in a bend
            if found and not _agree(found):
                first = min(question.targets.values(), default=0)
                likeliest = {name for name, at in question.targets.items() if at == first}
                found = [one for one in found if likeliest.issuperset(one[1].target)]
                return found[0] if found and _agree(found) else None
            if found:
                return found[0]
    return None


def _of_one_moment(case: Case, asked: Dependence) -> Iterator[Dependence]:
    """Yield a dependence with what is altered of afterwards, where what is asked for is.

    The current of now is not the larger the slower the loop was moved before.
    """
    if len(asked.target) != 1 or len(asked.changed) != 1:
        yield asked
        return
    target, changed = (case.family.quantity(n) for n in (*asked.target, *asked.changed))
    if moment_of(target) != "after" or moment_of(changed) != "before":
        yield asked
        return
    for name in sorted(registry.system(case.family.name, case.regime).names):
        if are_moments(changed, case.family.quantity(name)):
            yield replace(asked, changed=(name,))


def _is_of_another_scene(terms: Terms, asked: Dependence) -> bool:
    """Tell whether no regime that is left has a word for it, and one that is ruled out has.

    "Two satellites circle a planet" tells of orbits, of which the one regime knows but one body.
    """
    question = terms.question
    if max(question.fits, default=0) >= 0:
        return False
    told, family = plain(question.text), terms.family.name
    return any(
        regime.name not in question.regimes
        and cues_of(family, regime.name).found(told)
        and not {*asked.changed}.isdisjoint(registry.system(family, regime.name).names)
        for regime in terms.family.regimes
    )


def _agree_everywhere(terms: Terms, asked: Dependence, ratio: float) -> bool:
    """Tell whether all regimes that fit the words best have the ratio, and no other one.

    Twice as deep the pressure is twice as large only where that of the air is left out.
    """
    question = terms.question
    best = max(question.fits, default=0)
    fits = zip(question.regimes, question.fits, strict=True)
    known = False
    for name in [name for name, hits in fits if hits == best]:
        told = [*_told_of_several(terms, name, asked)]
        found = [
            other
            for case, several in told
            for single in _of_one_moment(case, several)
            for other in ratios_in(terms.family.name, name, _knowns(case, single), single, True)
        ]
        known = known or bool(found)
        wrong = [other for other in found if abs(other - ratio) > _SAME * ratio]
        # With what was before, the value of after goes the reverse way, or not at all.
        two = len(wrong) < len(found)
        if any(not two or min(abs(x - 1), abs(x * ratio - 1)) > _SAME for x in wrong):
            return False
    return known  # regimes of fewer words alone say nothing


def _is_so_of_the_given(case: Case, asked: Dependence, given: str | None, ratio: float) -> bool:
    """Tell whether what the given value was read as goes with what is changed in the same way.

    The power that is used is not the larger the smaller the rated voltage of the first setting is.
    """
    if given is None or given in asked.target or given not in case.system.names:
        return True
    own = one_ratio(case, replace(asked, target=(given,)))
    if own is None:  # a namesake is the same in another setting, anything else was misread
        return all(name.partition("_")[0] != given.partition("_")[0] for name in asked.target)
    return abs(own - ratio) <= _SAME * ratio


def _agree(found: Sequence[tuple[Case, Dependence, float]]) -> bool:
    first = found[0][2]
    return all(abs(ratio - first) <= _SAME * first for *_, ratio in found)


def _told_clearly(
    terms: Terms, regime: str, asked: Dependence
) -> Iterator[tuple[Case, Dependence]]:
    """Yield a regime as a case, where the words mean one quantity each in it."""
    known = registry.system(terms.family.name, regime).names
    targets = [name for name in asked.target if name in known]
    changed = [name for name in asked.changed if name in known]
    also = [([name for name in names if name in known], factor) for names, factor in asked.also]
    if len(targets) == len(changed) == 1 and all(len(names) == 1 for names, _ in also):
        single = replace(
            asked,
            target=tuple(targets),
            changed=tuple(changed),
            also=tuple((tuple(names), factor) for names, factor in also),
            held=tuple(name for name in asked.held if name in known),
        )
        yield Case(terms, regime, None, {}), single


def _told_of_several(
    terms: Terms, regime: str, asked: Dependence
) -> Iterator[tuple[Case, Dependence]]:
    """Yield a regime as a case, with each of the several things that the words may mean in it."""
    known = registry.system(terms.family.name, regime).names
    also = tuple((tuple(n for n in names if n in known), factor) for names, factor in asked.also)
    if any(len(names) != 1 for names, _ in also):
        return
    case = Case(terms, regime, None, {})
    held = tuple(name for name in asked.held if name in known)
    first = min(terms.question.targets.values(), default=0)
    likely = [t for t in asked.target if terms.question.targets.get(t) == first and t in known]
    targets = likely if also and likely else asked.target
    pairs = [(t, c) for t in targets for c in asked.changed if {t, c} <= known]
    for target, changed in pairs[:_PAIRS]:
        yield case, replace(asked, target=(target,), changed=(changed,), also=also, held=held)


def one_ratio(case: Case, asked: Dependence) -> float | None:
    """Return the ratio that all worlds give; None where they differ, or there are none."""
    ratios = ratios_in(case.family.name, case.regime, _knowns(case, asked), asked, True)
    if not ratios or ratios[0] <= 0 or not _alike(ratios):
        return None
    if abs(ratios[0] - 1) <= _SAME:  # what changes may have no say only since others are held
        ratios += ratios_in(case.family.name, case.regime, _knowns(case, asked), asked, False)
    return ratios[0] if _alike(ratios) else None


def _alike(ratios: tuple[float, ...]) -> bool:
    return max(ratios) - min(ratios) <= _SAME * abs(ratios[0])


def _knowns(case: Case, asked: Dependence) -> Known:
    """Return what words fix, but none of what is changed or asked, and no values of the scene."""
    free = {*asked.target, *asked.changed, *(n for names, _ in asked.also for n in names)}
    known = case.question.facts_in(case.regime)
    return tuple(sorted((name, value) for name, value in known.items() if name not in free))


# -- what is said of it ---------------------------------------------------------------------------


def _stated(case: Case) -> tuple[Option | None, str]:
    """Return the option that is answered, if one is, and the text of the answer."""
    answer = case.claims.answer
    return option_of(case.options, answer.letter), answer.in_words(case.options)


def _in_symbols(text: str, asked: AskedChange, ratio: float) -> bool | None:
    """Tell whether a reply in symbols, or a value with its unit, is right; None if it is neither.

    What is only near to it is left open.
    """
    if asked.symbol is not None and (said := stated_multiple(text, asked.symbol)) is not None:
        return _is_so(said[0], max(said[1], 1e-3 * ratio), ratio)
    read = read_value(text)
    if asked.value is None or not isinstance(read, Measurement):
        return None
    return _of_value(read, asked.value, ratio)


def _of_value(read: Measurement, old: Measurement, ratio: float) -> bool | None:
    """Tell whether a value is so many times what was given; None where it is only near to it."""
    if old.unit is None or read.unit is None:
        return None
    new = read.read_in(old.unit)
    if new is None or not old.si:
        return None
    slack = (new.half_unit + ratio * old.half_unit * (abs(ratio - 1) > _SAME)) / abs(old.si)
    return _is_so(new.si / old.si, max(slack, 5e-3 * ratio), ratio)


def _is_so(said: float, slack: float, ratio: float) -> bool | None:
    if abs(said - ratio) <= slack:
        return True
    return None if abs(said - ratio) <= _NEAR * ratio else False


def _held(
    case: Case, truths: dict[str, bool | None], ratio: float, asked: AskedChange
) -> Decided | None:
    option, text = _stated(case)
    right = [o for o in case.options if truths[o.text]]
    if case.options and (len(right) != 1 or option is None):
        return None
    told = f"({right[0].letter}) {right[0].text}" if right else _told(ratio, asked)
    stated = f"({option.letter}) {option.text}" if option else text
    answer = truths[text]
    return None if answer is None else Decided(answer, told, stated)


def _told(ratio: float, asked: AskedChange) -> str:
    if asked.symbol is not None:
        return f"{ratio:.3g} {asked.symbol}"
    if asked.value is not None and asked.value.unit is not None:
        unit = asked.value.unit
        return f"{(ratio * asked.value.si - unit.offset) / unit.factor:.3g} {unit.text}"
    return f"{ratio:.3g} times"


def _in_words(case: Case, asked: Dependence, ratio: float) -> Decided | None:
    """Return what a reply in words comes to: twice as large, unchanged, by a factor of 4."""

    def ratios(usual: bool) -> tuple[float, ...]:
        if usual:
            return (ratio,)
        name = case.family.name
        return ratios_in(name, case.regime, _knowns(case, asked), asked, False)

    outcome = of_ratios(case, ratios)
    if outcome is None:
        return None
    right = next((choice for choice in outcome.choices if choice.holds == sp.true), None)
    option, text = _stated(case)
    chosen = case.words.choice(text, outcome)
    if right is None or chosen is None:
        return None
    told = right.phrases[0] if right.phrases else right.value
    if case.options:
        choices = [(o, case.words.choice(o.text, outcome)) for o in case.options]
        fits = [o for o, choice in choices if choice is not None and choice.value == right.value]
        if option is None or len(fits) != 1 or any(choice is None for _, choice in choices):
            return None
        told = f"({fits[0].letter}) {fits[0].text}"
    stated = f"({option.letter}) {option.text}" if option else text
    return Decided(chosen.value == right.value, told, stated)
