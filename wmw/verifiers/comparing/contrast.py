"""What the laws say of things that are compared, as the outcome that the question asks for.

All sides are put into random worlds that differ in nothing but what the question says. Where all
worlds agree on which side has more of what is asked for, or how many times as much, it is known.
"""

from __future__ import annotations

import random
import re
from collections.abc import Iterator, Sequence
from functools import partial

import sympy as sp

from wmw.core.family import Choice, Outcome
from wmw.core.quantity import find_measurements
from wmw.core.system import System, World
from wmw.core.work import spend
from wmw.verifiers.case import Case
from wmw.verifiers.comparing.comparison import Contrast
from wmw.verifiers.comparing.dependence import changes_told
from wmw.verifiers.comparing.differences import pull_named
from wmw.verifiers.comparing.proportions import (
    drawn,
    has_unit,
    of_ratios,
    other_name_of,
    replies,
    world_of,
)
from wmw.verifiers.comparing.sides import is_of_worlds, side_named
from wmw.verifiers.questions.options import split_options
from wmw.verifiers.vocabulary.comparative import direction
from wmw.verifiers.vocabulary.factors import stated_factor
from wmw.verifiers.vocabulary.lexicon import find_phrase, negated, plain

_TRIES, _DRAWS, _ENOUGH = 24, 2, 2
_SAME = 1e-6
_DRAW = 30
"""Steps of work for what is compared in one world."""
_OTHERWISE = 1.25
"""By how much something may differ at least of which the question only says that it does."""
_EVEN = re.compile(
    r"\b(?:both|neither|same|equal|equally|together|simultaneously|no difference|all|none"
    r"|identical|does not matter|tie)\b"
)
_UNDECIDED = re.compile(r"\b(?:depends?|cannot|impossible|not enough|insufficient|unknown)\b")
_PIECE = re.compile(r"[,;:.(]\s|\b(?:because|since|as it|as its|due to)\b")
_PLACES = re.compile(r"\b(?:upper|lower|deeper|shallower|inner|outer)\b")
_MOVED = re.compile(
    r"\b(?:mov(?:es?|ed)|shift(?:s|ed)|slid|pushed|brought|carried|walks?|goes|steps|drawn)"
    r" (?:\w+ ){0,3}(?:to|from|closer|nearer|farther|further|towards?|away)\b",
    re.I,
)
"""What something is told to be in another place by, whose distances are then not the same."""
_SENTENCE = re.compile(r"(?<=[.?!;])\s+")
_COUNTED = re.compile(r"^(?:first|second)$|_[12]$")
"""Bodies that a regime has two of."""
TIE = "the same"
Sizes = tuple[tuple[float, ...], ...]
"""How large a quantity is on every side, in several worlds."""


def comparison_outcome(case: Case, contrast: Contrast) -> Outcome | None:
    """Return what the laws give for a comparison; None where they do not decide it."""
    spoken = contrast.comparison
    if spoken.family != case.family.name or not (spoken.differ or contrast.values):
        return None
    if spoken.form == "which":
        return _which(case, contrast)
    if any(has_unit(text) for text in replies(case)):
        return None  # a value of one side is answered
    known = {word for way in contrast.ways for side in way for word in side}
    if set(_PLACES.findall(case.question.asking)) - {w for words in known for w in words.split()}:
        return None  # "the lower hole" may be the one or the other
    if tells_more(case, contrast):
        return None

    def ratios(usual: bool) -> tuple[float, ...]:
        found: list[float] = []
        for worlds in _drawn_sides(case, contrast, usual):
            found += [w[spoken.subject] / w[spoken.reference] for w in worlds]
        told = spoken.alike or contrast.values or spoken.factors
        moved = _MOVED.search(case.claims.question)
        unknown = case.system.names.isdisjoint(spoken.unlike)
        own = _have_names(contrast) or moved or unknown or _is_before(contrast)
        if (spoken.own or (own and not told)) and all(abs(ratio - 1) <= _SAME for ratio in found):
            return ()  # one side's own, one place, or what differs in nothing known, with itself
        if all(abs(ratio - 1) <= _SAME for ratio in found) and _has_values_unread(case, contrast):
            return ()
        return tuple(found)

    return of_ratios(case, ratios)


def _has_values_unread(case: Case, contrast: Contrast) -> bool:
    """Tell whether two unlike numbers of a kind are told of which the sides were given none.

    "Glass of index 1.5 and diamond of index 2.4" are then no two like things.
    """
    by_kind: dict[object, set[float]] = {}
    for mention in find_measurements(split_options(case.terms.claims.question)[0]):
        unit = mention.measurement.unit
        if unit is not None or "." in mention.measurement.text:
            by_kind.setdefault(unit and unit.dimension, set()).add(mention.measurement.si)
    return not contrast.values and any(len(values) > 1 for values in by_kind.values())


def _have_names(contrast: Contrast) -> bool:
    """Tell whether what is asked for has a name of its own on each of the sides, as lambda_1."""
    words = {word for way in contrast.ways for side in way for word in side}
    named = any(_COUNTED.search(name) for name in contrast.comparison.names)
    return named and not words.isdisjoint({"1", "2", "first", "second"})


def _is_before(contrast: Contrast) -> bool:
    """Tell whether one thing is compared with itself before, of which a change may be unread."""
    return any("before" in side for side in contrast.ways[0])


def tells_more(case: Case, contrast: Contrast) -> bool:
    """Tell whether beside values by side something is multiplied of which no side is told.

    "The wavelength goes from 500 nm to 650 nm while the screen is set twice as far away".
    """
    spoken = contrast.comparison
    if spoken.form != "factor" or not contrast.values:
        return False
    known = {*spoken.names, *(name for name, _ in contrast.values)}
    known.update(name for names, _ in spoken.factors for name in names)
    sentences = (plain(sentence) for sentence in _SENTENCE.split(case.claims.question))
    return any(
        known.isdisjoint(names)
        for sentence in sentences
        for names, _ in changes_told(sentence, spoken.family)
    )


def _which(case: Case, contrast: Contrast) -> Outcome | None:
    drawn_sides = tuple(_drawn_sides(case, contrast, usual=True))
    right = _foremost(contrast, drawn_sides)
    if right is None:
        return None
    read = partial(read_side, contrast)
    stated = {value for text in replies(case) if (value := read(text)) is not None}
    factor = _common_factor(contrast, drawn_sides)
    misjudged = {text for text in replies(case) if _is_misjudged(text, factor)}

    def reader(text: str) -> str | None:
        return f"{text}, which is not so many times" if text in misjudged else read(text)

    wrong = [text for text in (str(case.claims.answer.raw),) if text in misjudged]
    if right == TIE and (contrast.comparison.own or not contrast.comparison.alike):
        return None  # nothing is told to be the same: what makes no difference cannot be known
    if right == TIE or right not in stated:
        possible = _possible(case, contrast)
        # That a told value makes no difference must hold whatever else is held; and what the reply
        # says might be right with other things held.
        told = bool(contrast.values or contrast.comparison.factors)
        if (told and right == TIE and possible - {TIE}) or (stated - {right}) & possible:
            return None
    values = [*(side_label(contrast, i) for i in range(contrast.comparison.count)), TIE]
    values += [value for text in wrong if (value := reader(text))]
    choices = tuple(
        Choice(value, sp.true if value == right else sp.false, (value,)) for value in values
    )
    return Outcome("comparison", (), choices, reader=reader)


def side_label(contrast: Contrast, index: int) -> str:
    """Return what a side is called in a verdict."""
    return contrast.comparison.ways[0][index][0]


def read_side(contrast: Contrast, text: str) -> str | None:
    """Return the label of the side that a reply names, or that they are the same."""
    if _UNDECIDED.search(plain(text)):
        return None
    for piece in _PIECE.split(text):
        low = plain(piece)
        even = _EVEN.search(low)
        if even and not re.search(r"\bnot (?:both|same|equal|equally|all)\b", low):
            return TIE
        named = _sides_in(contrast, low)
        if len(named) == 1 and not _denied(contrast, low, named[0]):
            return side_label(contrast, named[0])
        if len(named) == 2 and " than " in low:  # "copper warms more than aluminium"
            said = direction(low)
            if said is None:
                return None
            first = said == contrast.comparison.sense
            return side_label(contrast, named[0] if first else named[1])
        if named:
            return None
    return None


def _sides_in(contrast: Contrast, low: str) -> list[int]:
    count = contrast.comparison.count
    for way in contrast.ways:
        if len(way) == count and (named := side_named(low, way)):
            return named
    return []


def _denied(contrast: Contrast, low: str, index: int) -> bool:
    words = (w for way in contrast.ways if index < len(way) for w in way[index])
    return any((at := find_phrase(low, word)) >= 0 and negated(low, at) for word in words)


def _is_misjudged(text: str, factor: float | None) -> bool:
    """Tell whether a reply says besides by how many times, and is wrong in this."""
    pieces = [
        None if has_unit(piece.strip()) else stated_factor(piece)
        for piece in re.split(r",|\bby\b|\band\b", text)
    ]
    said = next((piece for piece in pieces if piece is not None), None)
    if said is None or factor is None:
        return False
    value, slack = said
    allowed = max(slack, 0.02 * value)
    return all(abs(value - ratio) > allowed for ratio in (factor, 1 / factor))


def _common_factor(contrast: Contrast, drawn_sides: Sequence[Sizes]) -> float | None:
    """Return how many times as much one of two sides has as the other, where worlds agree."""
    if contrast.comparison.count != 2:
        return None
    found = [w[0] / w[1] for worlds in drawn_sides for w in worlds]
    same = found and max(found) - min(found) <= _SAME * abs(found[0])
    return found[0] if same else None


def _foremost(contrast: Contrast, drawn_sides: Sequence[Sizes]) -> str | None:
    """Return the label of the side that has most, or least, of what is asked for."""
    found: set[str | None] = set()
    for worlds in drawn_sides:
        found |= {_first_of(contrast, world) for world in worlds}
    return found.pop() if len(found) == 1 else None


def _possible(case: Case, contrast: Contrast) -> set[str]:
    """Return the labels of the sides that come first in some world with other things held."""
    sizes = (w for worlds in _drawn_sides(case, contrast, usual=False) for w in worlds)
    return {label for size in sizes if (label := _first_of(contrast, size)) is not None}


def _first_of(contrast: Contrast, values: tuple[float, ...]) -> str | None:
    scale = max(abs(value) for value in values)
    ordered = sorted(values, key=lambda value: -value * contrast.comparison.sense)
    if max(values) - min(values) <= _SAME * scale:
        return TIE
    if abs(ordered[0] - ordered[1]) <= _SAME * scale:
        return None
    return side_label(contrast, values.index(ordered[0]))


def _drawn_sides(case: Case, contrast: Contrast, usual: bool) -> Iterator[Sizes]:
    """Yield for each quantity that may be meant its sizes on all sides in several worlds."""
    system = case.system
    spoken = contrast.comparison
    # A value of what is asked for is that of one side.
    knowns = {q: v for q, v in case.question_knowns.items() if q not in spoken.names}
    changed = _changed(case, contrast)
    if changed is None:
        return
    names = [q for q in spoken.names if q in system.names and q not in changed]
    shared = {q: v for q, v in knowns.items() if q not in changed}
    settled = system.settle({**shared, **dict.fromkeys(_same(system, contrast, ""), 1.0)})
    names = [q for q in names if q not in settled] or names
    for target in [q for q in names if system.family.quantity(q).grid is None] or names:
        rng = random.Random(17)  # noqa: S311 - any fixed stream will do
        twin = other_name_of(system, tuple(knowns.items()), changed, target)
        if twin is not None:  # a period that is given is that of one side, as its frequency is
            rest = {q: v for q, v in knowns.items() if q != twin}
            own = _sizes(system, rest, twin, changed, contrast, rng, usual, 1)
            if own is None or max(own) - min(own) > _SAME * max(own):
                return
        senses = (1, -1) if spoken.unlike else (1,)
        found: dict[int, list[tuple[float, ...]]] = {sense: [] for sense in senses}
        for turn in range(_TRIES):
            sense = senses[turn % len(senses)]
            if len(found[sense]) < _DRAWS:
                sizes = _sizes(system, knowns, target, changed, contrast, rng, usual, sense)
                found[sense] += [sizes] if sizes is not None else []
            if all(len(worlds) == _DRAWS for worlds in found.values()):
                break
        worlds = tuple(sizes for of in found.values() for sizes in of)
        one_sided = not all(found.values())
        if one_sided and any(max(w) - min(w) > _SAME * max(w) for w in worlds):
            return  # what differs in a way that is not told was tried in one way only
        if len(worlds) >= _ENOUGH:
            yield worlds


def _name_here(case: Case, contrast: Contrast, told: str, value: float) -> str | None:
    """Return what a reading takes a number of the question for.

    Of two worlds each value of g is that of its world, whatever one alone is called.
    """
    family = case.family
    pulls = [q for q in pull_named(family.name) if q in case.system.names]
    of_pull = pulls and family.quantity(pulls[0]).unit == family.quantity(told).unit
    if of_pull and is_of_worlds(contrast.comparison.ways[0]):
        return pulls[0]
    givens = {**case.question_givens, **case.question.altered}
    mine = [
        name
        for name, given in givens.items()
        if name in case.system.names and abs(given.measurement.si - value) <= _SAME * abs(value)
    ]
    return told if told in mine else mine[0] if len(mine) == 1 else None


def has_two_of_them(system: System, contrast: Contrast) -> bool:
    """Tell whether a regime knows two bodies with the quantity, and so is no scene of one side."""
    bodies = {
        system.family.quantity(name).body or ""
        for name in contrast.comparison.names
        if name in system.names
    }
    return len({body for body in bodies if _COUNTED.search(body)}) > 1


def _changed(case: Case, contrast: Contrast) -> dict[str, tuple[float, ...]] | None:
    """Return by how many times each quantity differs on every side from the base.

    None where the reading has no place for one of them.
    """
    system = case.system
    found: dict[str, tuple[float, ...]] = {}
    for names, factors in contrast.comparison.factors:
        mine = [n for n in names if n in system.names]
        if not mine:
            return None  # the regime says nothing of what differs
        found[mine[0]] = tuple(f / factors[contrast.base] for f in factors)
    for told, values in contrast.values:
        base = values[contrast.base]
        if len(set(values)) == 1:
            continue
        name = _name_here(case, contrast, told, base)
        if name is None or not base or _has_double(system, name):
            return None  # or the regime has both values, of two bodies, in one scene
        found[name] = tuple(value / base for value in values)
    return found


def knows_all_sides(case: Case, contrast: Contrast) -> bool:
    """Tell whether a reading has every value of the sides as a given of its own: old and new speed.

    Its laws then compare the sides, and no side is to be read by itself.
    """
    givens = {**case.question_givens, **case.question.altered}
    own = [
        {name for name, given in givens.items() if _is_it(given.measurement.si, value)}
        for _, values in contrast.values
        for value in dict.fromkeys(values)
    ]
    return bool(own) and all(own) and len(set[str]().union(*own)) >= len(own)


def _is_it(one: float, other: float) -> bool:
    return abs(one - other) <= _SAME * abs(other)


def _needed(system: System, held: World, target: str, kept: set[str]) -> World:
    """Return what is held without such draws as the target does not hang on.

    With a static coefficient drawn at random, a body pulled steadily might not move at all.
    """
    for name in [n for n in reversed(list(held)) if n not in kept]:
        fewer = {n: value for n, value in held.items() if n != name}
        if target in system.settle(fewer):
            held = fewer
    return held


def _has_double(system: System, name: str) -> bool:
    """Tell whether a regime has the same quantity of another body, counted like this one's."""
    mine = system.family.quantity(name)
    others = (system.family.quantity(n) for n in system.names if n != name)
    return _COUNTED.search(mine.body or "") is not None and any(
        q.unit == mine.unit and q.body != mine.body and _COUNTED.search(q.body or "")
        for q in others
    )


def _same(system: System, contrast: Contrast, target: str) -> list[str]:
    """Return the quantities of a regime, one for each noun, that are said to be the same."""
    groups = (
        [n for n in of if n in system.names and n != target] for of in contrast.comparison.held
    )
    declared = system.family.quantity
    return [  # of the speeds that may be meant rather the one of the beginning
        min(of, key=lambda n: (declared(n).moment == "after", declared(n).grid is None))
        for of in groups
        if of
    ]


def _sizes(
    system: System,
    knowns: World,
    target: str,
    changed: dict[str, tuple[float, ...]],
    contrast: Contrast,
    rng: random.Random,
    usual: bool,
    sense: int,
) -> tuple[float, ...] | None:
    """Return how large the target is on every side of a random world.

    What may differ in an unknown way is larger (1) or smaller (-1) there than on the first side,
    each quantity by a factor of its own.
    """
    spend(_DRAW)
    spoken = contrast.comparison
    held_names = _same(system, contrast, target)
    unlike = [
        n
        for n in spoken.unlike
        if n in system.names
        and n not in knowns
        and n not in changed
        and n != target
        and system.family.quantity(n).moment != "after"
    ]
    first = (*changed, *held_names, *unlike)
    held = drawn(system, tuple(sorted(knowns.items())), first, target, rng, usual)
    if held is None or any(name not in held for name in changed):
        return None
    if world_of(system, held) is None:
        held = _needed(system, held, target, {*knowns, *first})
    sizes: list[float] = []
    for index in range(spoken.count):
        own = {**held, **{n: held[n] * factors[index] for n, factors in changed.items()}}
        if index:
            own |= {
                n: held[n] * (_OTHERWISE + 0.2 * place * index) ** sense
                for place, n in enumerate(unlike)
                if n in held
            }
        world = world_of(system, own)
        if world is None or target not in world:
            return None
        sizes.append(abs(world[target]))
    return tuple(sizes) if all(sizes) else None
