"""What the laws say of one thing in two states whose values a question tells.

The trace is read once, with the later values as what the question alters; how many times as large
what is asked for becomes is found from the numbers, or in random worlds where they leave it open.
"""

from __future__ import annotations

import random
import re
from collections.abc import Iterator
from dataclasses import replace

import sympy as sp

from wmw.core.family import Choice, Outcome
from wmw.core.system import World
from wmw.core.work import spend
from wmw.verifiers.bodies.mates import tied
from wmw.verifiers.case import Case
from wmw.verifiers.claims import Claims
from wmw.verifiers.comparing.dependence import changes_told, held_in
from wmw.verifiers.comparing.kept_alike import rates_kept
from wmw.verifiers.comparing.later_values import (
    LaterValues,
    asked_of_states,
    is_given_as,
    later_values,
)
from wmw.verifiers.comparing.proportions import drawn, names_others, of_ratios, replies, world_of
from wmw.verifiers.questions.asking import asks_of_two
from wmw.verifiers.questions.reading import read_question
from wmw.verifiers.vocabulary.factors import stated_factor
from wmw.verifiers.vocabulary.lexicon import plain

_DRAW = 30
"""Steps of work for what is compared in one pair of worlds."""
_DRAWS = 4
_SMALLER = re.compile(
    r"\b(?:decreas|reduc|drop|fall|shr[iu]nk|lower|smaller|less|weaker|shorter)\w*"
)
_BY_FACTOR = re.compile(r"\bby (?:what|which) factor\b")
_BARE = re.compile(r"^(?:(?:by )?(?:a )?factor (?:of )?)?[\d.]+$")
_SAME = 1e-6


def in_two_states(claims: Claims, family: str) -> Claims | None:
    """Return the claims as those on a question of two states; None where it tells of none.

    Every later value must be one of a quantity of which the earlier is read.
    """
    told = later_values(claims.question)
    if told is None or claims.contrast is not None:
        return None
    givens = read_question(told.question, family).givens
    for earlier, _ in told.pairs:
        if not any(is_given_as(given, earlier) for given in givens.values()):
            return None
    return replace(claims, question=told.question, later=told)


def outcome_in_two_states(case: Case, told: LaterValues) -> Outcome | None:
    """Return what the laws give for how the two states compare; None where they do not decide."""
    answer = case.claims.answer.measured
    if answer is not None and answer.unit is not None and any(answer.unit.dimension):
        return None
    changes = {
        name: (case.question.givens[name].measurement.si, given.measurement.si)
        for name, given in case.question.altered.items()
        if name in case.question.givens
    }
    if not changes or not all(q in case.system.names and old for q, (old, _) in changes.items()):
        return None
    asking = plain(told.asking)
    if asks_of_two(told.asking):
        return None
    targets = _targets(case, told, set(changes))
    spoken_of = {*asked_of_states(case.family.name, told), *targets, *changes}
    if any(names_others(text, spoken_of, case.family.name) for text in replies(case)):
        return None
    factors = _factors_told(case, told, targets, changes)
    if factors is None:
        return None
    found = [
        ratios for target in targets for ratios in _ratios(case, target, changes, factors, told)
    ]
    if not found:
        return None
    every = tuple(ratio for ratios in found for ratio in ratios)
    if not read_question(told.question, case.family.name).givens.keys() >= changes.keys() and all(
        abs(ratio - 1) <= _SAME for ratio in every
    ):
        return None  # what has no influence may be another thing than the one told: a water level
    outcomes: list[Outcome | None] = []
    for ratios in found:
        outcome = of_ratios(case, lambda usual, own=ratios: own if usual else every)  # type: ignore[misc]
        if outcome is not None and _is_right(case, outcome):
            return None if outcomes else outcome  # what is right only with others held is open
        outcomes.append(outcome)
    reply = plain(case.claims.answer.in_words(case.options))
    if _may_be_meant_so(reply, asking, every):
        less = Choice("so many times less", sp.true, (reply,))
        return Outcome("dependence by factors", (), (less,)) if _SMALLER.search(asking) else None
    return outcomes[0] if None not in outcomes else None


def _targets(case: Case, told: LaterValues, changed: set[str]) -> list[str]:
    """Return what may be asked for, but no later value of a regime's own two states.

    What is said to stay the same is not asked for.
    """
    asked = asked_of_states(case.family.name, told)
    other = {*changed, *case.constants, *_held(case)}
    names = [q for q in asked if q in case.system.names and q not in other]
    early = [q for q in names if case.family.quantity(q).moment != "after"]
    return early or names


def _factors_told(
    case: Case, told: LaterValues, targets: list[str], changes: dict[str, tuple[float, float]]
) -> dict[str, float] | None:
    """Return what becomes so many times as large beside the values; None where it is unclear.

    "The wavelength is changed from 450 nm to 600 nm and the slit separation is doubled".
    """
    found: dict[str, float] = {}
    same = tied(case.family.name)
    steps = {q: new / old for q, (old, new) in changes.items()}
    for sentence in _sentences(told.question):
        for names, factor in changes_told(sentence, case.family.name):
            if any(abs(steps[q] - factor) <= _SAME for q in names if q in steps):
                continue  # "is doubled from 20 N to 40 N"
            meant = [q for q in names if q in case.system.names]
            # In air there is one wavelength, whatever names a law gives it.
            meant = [q for q in meant if frozenset((q, meant[0])) not in same]
            if set(meant) & {*targets}:
                continue
            if len(meant) != 1 or meant[0] in changes:
                return None
            if found.setdefault(meant[0], factor) != factor:
                return None
    return found


def _held(case: Case) -> tuple[str, ...]:
    """Return the quantities that the question says to stay the same."""
    return held_in(_sentences(case.claims.question), case.family.name)


def _sentences(text: str) -> list[str]:
    return [plain(s) for s in re.split(r"(?<=[.?!;])\s+", text)]


def _is_right(case: Case, outcome: Outcome) -> bool:
    right = {choice.value for choice in outcome.choices if choice.holds == sp.true}
    stated: Choice | None = case.words.choice(case.claims.answer.in_words(case.options), outcome)
    return stated is not None and stated.value in right


def _may_be_meant_so(reply: str, asking: str, ratios: tuple[float, ...]) -> bool:
    """Tell whether a bare "4" may stand for a quarter: "by what factor does it change?"."""
    if not _BY_FACTOR.search(asking) or not _BARE.match(reply.strip()):
        return False
    read = stated_factor(reply)
    return read is not None and any(abs(read[0] * r - 1) <= max(read[1], 0.01) for r in ratios)


def _ratios(
    case: Case,
    target: str,
    changes: dict[str, tuple[float, float]],
    factors: dict[str, float],
    told: LaterValues,
) -> Iterator[tuple[float, ...]]:
    """Yield how many times as large the target becomes, for each way of what stays the same."""
    knowns = {q: v for q, v in case.question_knowns.items() if q != target}
    knowns |= {q: old for q, (old, _) in changes.items()}
    later = {q: new for q, (_, new) in changes.items()}
    turning = rates_kept(case.claims.question, case.family.name, (target,))
    held = tuple(
        q
        for q in (*_held(case), *(name for rates in turning for name in rates))
        if q in case.system.names and q not in changes and q != target
    )
    sense = -1 if told.backward else 1
    before = case.system.settle(knowns)
    if target in before:
        if not factors.keys() <= before.keys():
            return
        spend(_DRAW)
        later |= {q: before[q] * factor for q, factor in factors.items()}
        same = {q: before[q] for q in held if q in before}
        declared = [
            q.name for q in case.family.quantities if q.name in before and q.grid is not None
        ]
        lasting = [q for q in declared if case.family.quantity(q).lasting]
        ways = [[*lasting, *knowns]] if same else [[*lasting, *knowns], [*lasting, *declared]]
        for order in ways:
            after = _changed(case, before, {**later, **same}, order, target)
            if after is not None and before[target] and after[target]:
                yield ((after[target] / before[target]) ** sense,)
        return
    first = (*changes, *factors, *held)
    found = [*_drawn_ratios(case, knowns, later, factors, first, target, usual=True)]
    if found and all(abs(ratio - 1) <= _SAME for ratio in found):
        # What changes may have no say only since others are held that need not be.
        found += _drawn_ratios(case, knowns, later, factors, first, target, usual=False)
        if any(abs(ratio - 1) > _SAME for ratio in found):
            return
    if found:
        yield tuple(ratio**sense for ratio in found)


def _drawn_ratios(
    case: Case,
    knowns: World,
    later: World,
    factors: dict[str, float],
    first: tuple[str, ...],
    target: str,
    *,
    usual: bool,
) -> Iterator[float]:
    """Yield how many times as large the target becomes in random worlds."""
    rng = random.Random(19)  # noqa: S311 - any fixed stream will do
    for _ in range(_DRAWS):
        spend(_DRAW)
        kept = drawn(case.system, tuple(sorted(knowns.items())), first, target, rng, usual)
        if kept is None or not factors.keys() <= kept.keys():
            continue
        new = {**later, **{q: kept[q] * factor for q, factor in factors.items()}}
        one, other = (world_of(case.system, {**kept, **values}) for values in ({}, new))
        if one is not None and other is not None and one.get(target) and other.get(target):
            yield other[target] / one[target]


def _changed(
    case: Case, before: World, later: World, order: list[str], target: str
) -> World | None:
    """Return the later world: what is changed, then what is told of before and does not follow."""
    held = dict(later)
    world = case.system.settle(held)
    for name in order:
        if target in world:
            break
        if name not in world and name in before and name != target:
            held[name] = before[name]
            world = case.system.settle(held)
    fits = case.system.admits(world) and not any(True for _ in case.system.violated(world, _SAME))
    return world if fits and target in world else None
