"""What the laws say of how quantities hang together, as the outcome that a question asks for.

What is asked about is put into random worlds of the regime, once as it is and once changed. Where
all of them agree, the outcome is known: larger, smaller, the same, or so many times as large.
"""

from __future__ import annotations

import random
import re
from collections.abc import Callable, Iterable, Iterator, Mapping
from functools import partial

import sympy as sp

from wmw.core import registry
from wmw.core.family import Choice, Outcome
from wmw.core.quantity import Measurement, read_value
from wmw.core.system import System, World
from wmw.core.work import metered
from wmw.verifiers.answers.yes_no import says_yes, way_asked_whether
from wmw.verifiers.case import Case
from wmw.verifiers.comparing.dependence import MULTIPLE, Dependence, read_dependence
from wmw.verifiers.comparing.factor_affirmed import affirmed_factor, factor_asked_whether
from wmw.verifiers.vocabulary.change_words import FACTORS, STEPS
from wmw.verifiers.vocabulary.factors import asks_share, stated_by_share, stated_factor
from wmw.verifiers.vocabulary.lexicon import plain
from wmw.verifiers.vocabulary.nouns import noun_at, nouns_in
from wmw.verifiers.vocabulary.trends import Way, holds

_SENTENCE_END = re.compile(r"(?<=[.?!;])\s+")
_REASON = re.compile(r"\b(?:because|since|as|due)\b")
_BODY = re.compile(r"\b(?:lighter|heavier|hanging|other|first|second) (?:mass|weight|load)\b")
_FACTOR = re.compile(r"\b(?:factor|ratio|per ?cent(?:age)?)\b")
Factors = tuple[tuple[float, float], ...]
"""Factors that one reply may mean, each with its slack."""
_NEAR_SHARE = 0.02
"""How far a change told as a percentage may be from the right one to be left open."""
_ASKS_SHRINKING = re.compile(
    r"\b(?:what|which) factor (?:(?!(?:if|when|as|after|while|where|for)\b)[\w']+ ){1,12}?"
    r"(?:shrinks?|shrunk|decreas\w+|reduc\w+|drops?|falls?|diminish\w*|lower\w*|smaller|shorter|weaker"
    r"|slower|cut|less)\b",
    re.I,
)
"""What asks by what factor something gets smaller: a half is said as "2", too."""
_DRAWS = 8
_SAME = 1e-6
_WORDS = {2: "two", 3: "three", 4: "four", 5: "five", 6: "six", 8: "eight", 9: "nine"}
_SMALLER = (
    "decreases", "reduced", "decreased", "divided", "drops", "falls", "smaller", "shrinks",
    "declines", "lowered", "diminishes", "diminished", "weaker", "decrease", "drop", "less",
    "down", "goes down", "cut", "dropped", "decreasing", "reduces", "lower",
)  # fmt: skip
_LARGER = (
    "increases", "increased", "multiplied", "grows", "changes", "larger", "greater", "rises",
)  # fmt: skip
_UP = (
    "increases", "increase", "increased", "gets larger", "becomes larger", "becomes greater",
    "gets bigger", "larger", "greater", "grows", "rises", "goes up", "higher", "bigger",
    "gets greater", "longer", "faster", "more", "exceeds", "stronger", "brighter", "hotter",
    "warmer", "farther", "further",
)  # fmt: skip
_DOWN = (
    "decreases", "decrease", "decreased", "gets smaller", "becomes smaller", "becomes less",
    "smaller", "less", "shrinks", "drops", "falls", "goes down", "lower", "reduced",
    "diminishes", "shorter", "slower", "fewer", "weaker", "declines", "more slowly", "dimmer",
    "colder", "cooler",
)  # fmt: skip
_TO_ZERO = ("drops to zero", "falls to zero", "becomes zero", "goes to zero", "is zero", "vanishes")
_EVEN = (
    "stays same", "remains same", "does not change", "no change", "unchanged",
    "remains constant", "stays constant", "not affected", "unaffected", "same", "constant",
    "remains unchanged", "stays unchanged", "equal", "does not depend", "independent", "equals",
    "they are equal", "not change", "does not increase or decrease", "not depend", "no effect",
    "neither", "equally large", "equally", "equally great", "equally long", "equally high",
)  # fmt: skip


def dependence_outcome(case: Case) -> Outcome | None:
    """Return the outcome that a question of this sort asks for, decided by the laws.

    None where the question is none of this sort or the laws do not decide it.
    """
    stated = case.claims.answer.measured
    if stated is not None and stated.unit is not None and any(stated.unit.dimension):
        return None  # a value is asked for after all
    if any(is_value(case, text) for text in replies(case)):
        return None
    asked = read_dependence(case.claims.question, case.family.name)
    if asked is None:
        asked = _compared_in_options(case)
    if asked is None:
        return None
    spoken_of = {*asked.target, *asked.changed, *asked.other}
    spoken_of.update(name for names, _ in asked.also for name in names)
    if any(names_others(text, spoken_of, case.family.name) for text in replies(case)):
        return None
    if leaves_size_open(case, asked):
        return None
    if asked.held and case.system.names.isdisjoint(asked.held):
        return None  # what is told to stay the same is not known to this reading
    return of_ratios(case, partial(ratios_between, case, asked))


def leaves_size_open(case: Case, asked: Dependence) -> bool:
    """Tell whether a reply says by how much, and the question not by how much something changes.

    That is "raised", of which a later sentence may give the numbers.
    """
    factors = {asked.factor, *(factor for _, factor in asked.also)} if asked.changed else set()
    if factors.isdisjoint(STEPS):
        return False
    doubled = Outcome("dependence by factors", (), _factor_choices(2.0, {}))
    said = (case.words.choice(text, doubled) for text in replies(case) if not case.options)
    return any(choice is not None and choice.value != "1" for choice in said) or any(
        stated_in(case, text) for text in replies(case)
    )


def stated_in(case: Case, text: str) -> Factors:
    """Return by how many times a reply may say that something changes, each with its slack."""
    if asks_share(case.claims.question):
        return stated_by_share(text, case.question.asking)
    said = stated_factor(text)
    if said is None:
        return ()
    factor, slack = said
    if factor > 1 and _ASKS_SHRINKING.search(case.claims.question):
        return said, (1 / factor, slack / factor**2)
    return (said,)


def replies(case: Case) -> list[str]:
    """Return the options, or where there are none the answer, its unit behind its number."""
    answer = case.claims.answer
    unit = answer.measured.unit if answer.measured is not None else None
    bare = unit is not None and any(unit.dimension) and read_value(str(answer.raw))
    behind = f" {unit.text}" if unit and isinstance(bare, Measurement) and not bare.unit else ""
    return [option.text for option in case.options] or [f"{answer.raw}{behind}"]


def names_others(text: str, spoken_of: set[str], family: str) -> bool:
    """Tell whether a reply speaks of further quantities: "the period stays, the speed doubles"."""
    claim = _FACTOR.sub("", _BODY.sub("", _REASON.split(plain(text))[0]))
    return any(not set(names) & spoken_of for _, _, names in nouns_in(claim, family))


def is_value(case: Case, text: str) -> bool:
    """Tell whether a reply is a value with a unit, other than a percentage that is asked for."""
    return has_unit(text) and not (asks_share(case.claims.question) and stated_in(case, text))


def has_unit(text: str) -> bool:
    """Tell whether a reply is a value with a unit."""
    read = read_value(text)
    return isinstance(read, Measurement) and read.unit is not None


def _compared_in_options(case: Case) -> Dependence | None:
    """Return the comparison that options such as "half of the load" make with what is asked."""
    texts = [option.text for option in case.options]
    if not texts and isinstance(case.claims.answer.raw, str):
        texts = [case.claims.answer.raw]
    others: set[tuple[str, ...]] = set()
    for text in texts:
        match = MULTIPLE.match(plain(text))
        noun = noun_at(match["noun"], case.family.name) if match else None
        if noun is None:
            return None
        others.add(noun[1])
    asked = case.asked_quantities[:1]
    if len(others) != 1 or not asked or asked[0] in case.told:
        return None
    [other] = others
    return None if asked[0] in other else Dependence(asked, other=other)


# -- what the laws say ----------------------------------------------------------------------------


Known = tuple[tuple[str, float], ...]
RatiosWith = Callable[[bool], tuple[float, ...]]


def ratios_between(case: Case, asked: Dependence, usual: bool) -> tuple[float, ...]:
    """Return what is asked as ratios in several worlds, with the usual things held, or others."""
    knowns = tuple(sorted(case.question_knowns.items()))
    return ratios_in(case.family.name, case.regime, knowns, asked, usual)


def _drawn_ratios(
    family: str, regime: str, knowns: Known, asked: Dependence, usual: bool
) -> tuple[float, ...]:
    system = registry.system(family, regime)
    found: list[tuple[float, ...]] = []
    for target in (q for q in asked.target if q in system.names):
        for other in (
            _first_of(asked.changed, system) if asked.every else asked.changed or asked.other
        ):
            if other == target or other not in system.names:
                continue
            rng = random.Random(11)  # noqa: S311 - any fixed stream will do
            drawn = (
                _ratio(system, knowns, (target, other), asked, rng, usual) for _ in range(_DRAWS)
            )
            found.append(tuple(ratio for ratio in drawn if ratio is not None))
    undrawn = not all(found)
    found = [ratios for ratios in found if ratios]
    several = any(
        sum(name in system.names for name in names) > 1 for names in (asked.changed, asked.target)
    )
    if usual and several and found and not any(map(_kind, found)):
        # Of an earlier and a later value, the one that makes no difference is not meant.
        others = _drawn_ratios(family, regime, knowns, asked, usual=False)
        if undrawn:
            return ()  # what is in no world may be the one that makes a difference
        return found[0] if all(_sign(ratio) == 0 for ratio in others) else ()
    if usual and len({_kind(ratios) for ratios in found}) > 1:
        return ()  # the names may mean several things, which behave differently
    return found[0] if usual and found else tuple(r for ratios in found for r in ratios)


ratios_in = metered(_drawn_ratios, maxsize=1024)


def _kind(ratios: tuple[float, ...]) -> int | None:
    """Return the one thing that all ratios say: above one (1), below one (-1), one (0)."""
    signs = {_sign(ratio) for ratio in ratios}
    return signs.pop() if len(signs) == 1 and all(r > 0 for r in ratios) else None


def _sign(ratio: float) -> int:
    return 0 if abs(ratio - 1) <= _SAME else 1 if ratio > 1 else -1


def _ratio(
    system: System,
    knowns: Known,
    pair: tuple[str, str],
    asked: Dependence,
    rng: random.Random,
    usual: bool,
) -> float | None:
    """Return in one random world how the target compares with what it was, or with the other."""
    target, other = pair
    changed: tuple[str, ...] = (other,) if asked.changed else ()
    if asked.was is not None:
        knowns = (*(known for known in knowns if known[0] != other), (other, asked.was))
    also = {n: factor for names, factor in asked.also for n in _first_of(names, system)}
    if asked.every:
        also |= {n: asked.factor for n in asked.changed if n in system.names and n != other}
    changed += tuple(also)
    twin = other_name_of(system, knowns, changed, target) if changed else None
    if twin is not None:
        rest = tuple(known for known in knowns if known[0] != twin)
        ratio = _ratio(system, rest, (twin, other), asked, rng, usual)
        if ratio is None or _sign(ratio):
            return None  # the period that is given is that of before, and so is its frequency
    alone = not usual and len(asked.changed) == 1 and system.family.quantity(other).grid is None
    held = drawn(system, knowns, (*changed, *asked.held), target, rng, usual, of_result=alone)
    before = None if held is None else world_of(system, held)
    if held is None or before is None or not before.get(target):
        return None
    if not changed:
        values = [abs(before[q]) for q in asked.other if q in before] if asked.which else []
        own = abs(before.get(other, 0.0))
        if asked.which and len(values) > 1:
            own = min(values) if asked.which == "lesser" else max(values)
        return abs(before[target]) / own if own else None
    factors = {other: asked.factor, **also}
    if len(also) < len(asked.also) or any(name not in held for name in factors):
        return None  # it follows from what is told, and cannot be changed by itself
    after = world_of(system, {**held, **{n: held[n] * factor for n, factor in factors.items()}})
    return after[target] / before[target] if after and target in after else None


def other_name_of(system: System, knowns: Known, changed: Iterable[str], target: str) -> str | None:
    """Return a given that alone gives what is asked, and is not what is changed."""
    for name, value in knowns:
        if name not in (*changed, target) and target in system.settle({name: value}):
            return name
    return None


def _first_of(names: tuple[str, ...], system: System) -> tuple[str, ...]:
    """Return the first of several names that a regime knows."""
    return tuple(name for name in names if name in system.names)[:1]


def drawn(
    system: System,
    knowns: Known,
    first: tuple[str, ...],
    target: str,
    rng: random.Random,
    usual: bool,
    *,
    of_result: bool = False,
) -> World | None:
    """Return independent values from which the world follows: what is changed, then the givens.

    What the question fixes is held, but for the target. Nothing is drawn that follows from what
    is there, nor what comes after the motion. What stays with a body comes first, but for a
    result that is changed by itself (`of_result`), of which it may be the cause; the usual things
    are the first of the declaration.
    """
    held = {name: value for name, value in knowns if name != target}
    world = system.settle(held)
    others = [q for q in system.family.quantities if q.moment != "after"]
    if not usual:
        others = [q for q in others if q.grid is not None or q.moment == "constant"]
        rng.shuffle(others)
        others.sort(key=lambda quantity: quantity.moment != "constant")
    if not of_result:
        others.sort(key=lambda quantity: not quantity.lasting)
    for name in (*first, *(q.name for q in others)):
        if first and target in world and all(q in world for q in first):
            break  # nothing that is still open has a say
        if name in system.names and name not in world and name != target:
            held[name] = system.draw(system.family.quantity(name), rng)
            world = system.settle(held)
    return held if target in world else None


def world_of(system: System, held: World) -> World | None:
    """Return the world that follows from what is held, where it fits the regime."""
    world = system.settle(held)
    fits = system.admits(world) and not any(True for _ in system.violated(world, 1e-6))
    return world if fits else None


# -- what is said of it ---------------------------------------------------------------------------


def of_ratios(case: Case, ratios_with: RatiosWith) -> Outcome | None:
    """Return the outcome in the words that options or answer use: so many times, or just more.

    `ratios_with` gives how many times as large what is asked becomes in several worlds, with the
    usual things held, or others. None where the laws do not decide it, or the reply would be right
    with other things held.
    """
    ratios = ratios_with(True)
    if factor_asked_whether(case.claims.question) is not None:
        # Other worlds are dear to look at, and only this kind of question asks for all of them.
        return affirmed_factor(case, (*ratios, *ratios_with(False))) if ratios else None
    if _kind(ratios) is None:
        return None
    stated_factors = {text: said for text in replies(case) if (said := stated_in(case, text))}
    by_factor = partial(_factor_choices, texts=stated_factors)
    outcome = Outcome("dependence by factors", (), by_factor(ratios[0]))
    stated = {c.value for text in replies(case) if (c := case.words.choice(text, outcome))}
    if stated - {"1"}:
        if max(ratios) - min(ratios) > _SAME * ratios[0]:
            return None
        if _right(outcome) is None:
            near = _NEAR_SHARE if asks_share(case.claims.question) else None
            if any(_is_near(said, ratios[0], near) for said in stated_factors.values()):
                return None
            by_factor = partial(_odd_choices, texts=stated_factors, share=near is not None)
            outcome = Outcome("dependence by factors", (), by_factor(ratios[0]))
        return None if _fits_others(case, ratios_with, outcome, by_factor) else outcome
    way = _way_affirmed_or_denied(case)
    trends = _trends if way is None else partial(_affirmed, way=way)
    outcome = Outcome("dependence", (), trends(ratios[0]))
    return None if _fits_others(case, ratios_with, outcome, trends) else outcome


def _way_affirmed_or_denied(case: Case) -> Way | None:
    """Return which change a bare yes or no affirms or denies: "does its period change?"."""
    if case.options or says_yes(str(case.claims.answer.raw)) is None:
        return None
    asking = [s for s in _SENTENCE_END.split(case.claims.question) if s.rstrip().endswith("?")]
    way = way_asked_whether(asking[0], plain(asking[0])) if len(asking) == 1 else None
    return None if way in ("zero", "to zero") else way


def _affirmed(ratio: float, way: Way) -> tuple[Choice, ...]:
    so = holds(way, _sign(ratio))
    return (
        Choice("it does so", sp.true if so else sp.false, ("yes",)),
        Choice("it does not", sp.false if so else sp.true, ("no",)),
    )


def _fits_others(
    case: Case,
    ratios_with: RatiosWith,
    outcome: Outcome,
    choices: Callable[[float], tuple[Choice, ...]],
) -> bool:
    """Tell whether the reply is wrong with the usual things held, and right with others."""
    choice = case.words.choice(case.claims.answer.in_words(case.options), outcome)
    if choice is None or _right(outcome) == choice.value:
        return False
    return any(
        _right(Outcome(outcome.name, (), choices(ratio))) == choice.value
        for ratio in ratios_with(False)
    )


def _trends(ratio: float) -> tuple[Choice, ...]:
    wordings = ((1, "increases", _UP), (-1, "decreases", _DOWN), (0, "stays the same", _EVEN))
    return (
        *(
            Choice(value, sp.true if _sign(ratio) == sign else sp.false, words)
            for sign, value, words in wordings
        ),
        Choice("zero", sp.false, _TO_ZERO),  # what has a ratio has not vanished
    )


def _right(outcome: Outcome) -> str | None:
    return next((c.value for c in outcome.choices if c.holds == sp.true), None)


_VALUES = {name: float(sp.sympify(name)) for name in FACTORS}


Said = Mapping[str, Factors]
"""What replies say by how many times something changes, by their words."""


def _read_factors(ratio: float, texts: Said) -> Iterator[Choice]:
    """Yield what replies state as a number or a root, each in its own words."""
    for text, said in texts.items():
        holds = any(abs(ratio - factor) <= max(slack, 1e-4 * factor) for factor, slack in said)
        known = ratio if holds else said[0][0]
        named = (name for name, v in _VALUES.items() if abs(v - known) <= 1e-4 * known)
        value = next(named, f"{known:.4g}")
        yield Choice(value, sp.true if holds else sp.false, (plain(text),))


def _factor_choices(ratio: float, texts: Said) -> tuple[Choice, ...]:
    choices = list({choice.value: choice for choice in _read_factors(ratio, texts)}.values())
    read = {choice.value for choice in choices}
    for name, words in FACTORS.items():
        if name in read:
            continue
        factor = _VALUES[name]
        whole = _WORDS.get(round(factor if factor > 1 else 1 / factor))
        by = _LARGER if factor > 1 else _SMALLER
        size = f"{factor if factor > 1 else 1 / factor:g}"
        phrases = [*words, *(f"{verb} by factor of {n}" for verb in by for n in (size, whole) if n)]
        phrases += [f"{size} times"] if factor > 1 else [name.replace("/", " ")]
        if factor > 1:  # "a factor of 4"; with a verb of shrinking it is the longer phrase
            phrases += [f"factor of {n}" for n in (size, whole) if n]
        else:
            phrases += [f"{factor:g}".replace(".", " ")]
        holds = abs(ratio - factor) <= 1e-4 * factor
        choices.append(Choice(name, sp.true if holds else sp.false, tuple(phrases)))
    even = abs(ratio - 1) <= _SAME
    return (
        tuple(choices)
        if "1" in read
        else (*choices, Choice("1", sp.true if even else sp.false, _EVEN))
    )


def _odd_choices(ratio: float, texts: Said, *, share: bool) -> tuple[Choice, ...]:
    """Return the choices for a ratio that no common word tells, with the ratio among them."""
    choices = _factor_choices(ratio, texts)
    if any(choice.holds == sp.true for choice in choices):
        return choices
    told = f"{100 * (ratio - 1):+.3g} %" if share else f"{ratio:.3g} times"
    return (*choices, Choice(told, sp.true, (told,)))


def _is_near(said: Factors, ratio: float, near: float | None) -> bool:
    """Tell whether a factor may be this ratio rounded: without decimals, or within `near`."""
    return any(
        abs(factor - ratio) <= (near or max(0.0 if slack or factor < 1 else 0.5, 0.05 * ratio))
        for factor, slack in said
    )


def changed_worlds(
    system: System, known: World, pair: tuple[str, str], rng: random.Random, usual: bool
) -> tuple[World, World] | None:
    """Return a random world before and after the second of a pair grows, the first left to follow.

    None where the second follows from what is told, or no such world fits the regime.
    """
    target, changed = pair
    told = tuple(item for item in sorted(known.items()) if item[0] != changed)
    held = drawn(system, told, (changed,), target, rng, usual)
    if held is None or changed not in held:
        return None
    before, after = (
        world_of(system, {**held, changed: held[changed] * by}) for by in (1.0, _GROWN)
    )
    return None if before is None or after is None else (before, after)


_GROWN = 1.2
