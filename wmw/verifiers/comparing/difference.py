"""By how much a quantity differs between two settings of which the question tells one value each.

"How much less force does one need with a wrench of 45 cm than with one of 30 cm?" is the question
of one wrench, asked twice; which of the two has more makes no difference to how far they are apart.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace

from wmw.core import registry
from wmw.core.quantity import Mention, find_measurements
from wmw.core.system import World, unit_of
from wmw.core.units import to_si
from wmw.core.work import OverBudgetError, part, spend
from wmw.verifiers.case import Case
from wmw.verifiers.claims import Claims
from wmw.verifiers.comparing.sides import scenery_of
from wmw.verifiers.comparing.two_settings import Settings, equation_holds, is_as_told
from wmw.verifiers.judged import Judged
from wmw.verifiers.own_words import numbers_in
from wmw.verifiers.questions.asking import asking_sentences
from wmw.verifiers.questions.options import split_options
from wmw.verifiers.terms import Terms
from wmw.verifiers.vocabulary.taken_for_granted import taken_for_granted

_MORE = (
    r"(?:more|less|longer|shorter|greater|larger|smaller|higher|lower|farther|further|faster|slower"
    r"|heavier|stronger|weaker|later|earlier)"
)
_ASKS = re.compile(rf"\b(?:by how much\b[^?]*\b{_MORE}\b|how much {_MORE}\b)", re.I)
_THAN = re.compile(r"\bthan\b[^?,]*", re.I)
_WAYS = (
    (re.compile(r"\bby how much (?:is|was|will|would) ([^?]*?)\b(?:longer|shorter)\b", re.I),
     r"how long is \1"),
    (re.compile(r"\bby how much (?:more|less|farther|further)?\s*(does|do|did|will|would)\b", re.I),
     r"how far \1"),
    (re.compile(r"\bhow much (?:longer|shorter)\b", re.I), "how long"),
    (re.compile(r"\bhow much (?:farther|further)\b", re.I), "how far"),
    (re.compile(r"\bhow much (?:higher|lower)\b", re.I), "how high"),
    (re.compile(r"\bhow much (?:faster|slower)\b", re.I), "how fast"),
)  # fmt: skip
"""What is asked of one setting where the difference of two is asked for."""
_LEFT = re.compile(rf"\b(?:{_MORE})\b ?", re.I)
_FURTHER = re.compile(
    r"\b(?:becomes?|gets?|made|joined|hooked|end to end|chain|combin\w+"
    r"|first|then|after|before|until|remaining|already|each|together|percent|from .{1,20} to)\b"
    r"|%",
    re.I,
)
"""Words by which one thing may go on from where another ended."""
_PULL = (0, 1, -2)
_ONE_OF_TWO = "the question asks by how much two settings differ, of which the reading has one"
_SHARE, _KEPT = 20_000, 4_000
"""Steps of work for a difference, and what they leave for the verdict."""
_COST = 60
_SAME, _NEAR, _ROUNDED = 1e-6, 0.06, 0.01


def _sizes(
    claims: Claims, family: str, kind: tuple[int, ...]
) -> tuple[tuple[float, float], Case] | None:
    """Return what is asked for in both settings, as all scenes that fit the words have it."""
    question = claims.question
    stem, options = split_options(question)
    if options or not asks_for_difference(question):
        return None
    pair = _pair(stem)
    if pair is None or _differ_otherwise(stem, pair):
        return None
    asks = [replace(claims, question=_of_one(stem, pair, i)) for i in (0, 1)]
    scenes = [Terms(asked, family) for asked in asks]
    read = [terms.question for terms in scenes]
    if read[0].regimes != read[1].regimes or read[0].altered or read[1].altered:
        return None
    best = max(read[0].fits, default=-1)
    if best < 0:
        return None
    found: list[tuple[tuple[float, float], Case]] = []
    for regime, fit in zip(read[0].regimes, read[0].fits, strict=True):
        if fit == best:
            found += _in_regime(scenes, regime, pair, kind)
    return found[0] if found and all(_alike(one, found[0][0]) for one, _ in found) else None


def asks_for_difference(question: str) -> bool:
    """Tell whether a question asks by how much something differs between two things."""
    asking = asking_sentences(question)
    return len(asking) == 1 and _ASKS.search(asking[0]) is not None


def _alike(one: tuple[float, float], other: tuple[float, float]) -> bool:
    return all(abs(a - b) <= _SAME * abs(b) for a, b in zip(one, other, strict=True))


def _pair(stem: str) -> tuple[Mention, Mention] | None:
    """Return the two values that tell the settings apart: the only two of one kind."""
    by_kind: dict[object, list[Mention]] = {}
    for mention in find_measurements(stem):
        unit = mention.measurement.unit
        by_kind.setdefault(unit.dimension if unit else None, []).append(mention)
    several = [group for kind, group in by_kind.items() if len(group) > 1 or kind is None]
    if len(several) != 1 or len(several[0]) != 2:
        return None
    one, other = several[0]
    if one.measurement.unit is None or one.measurement.si == other.measurement.si:
        return None
    return one, other


def _differ_otherwise(stem: str, pair: tuple[Mention, Mention]) -> bool:
    """Tell whether worlds or materials tell the settings apart beside the two values.

    Of two worlds each may have its g as its value.
    """
    found = scenery_of(stem[: pair[1].start]), scenery_of(stem[pair[0].end :])
    pull = pair[0].measurement.unit
    if pull is not None and tuple(pull.dimension)[:3] == _PULL and len(found[0] | found[1]) == 2:
        return False
    return len(found[0] | found[1]) > 1


def _of_one(stem: str, pair: tuple[Mention, Mention], index: int) -> str:
    """Return the question of one setting, with its value in the place of the first one told."""
    one, other = pair
    told = stem[pair[index].start : pair[index].end]
    text = stem[: one.start] + told + stem[one.end : other.start] + stem[other.end :]
    at = max(text.rfind(". ", 0, text.rfind("?")), text.rfind("; ", 0, text.rfind("?"))) + 1
    before, rest = text[:at], _THAN.sub("", text[at:])
    for form, instead in _WAYS:
        rest, hits = form.subn(instead, rest)
        if hits:
            break
    return f"{before}{_LEFT.sub('', rest)}"


def _in_regime(
    scenes: Sequence[Terms], regime: str, pair: tuple[Mention, Mention], kind: tuple[int, ...]
) -> Iterator[tuple[tuple[float, float], Case]]:
    """Yield what is asked for in both settings in one regime, where its laws give it."""
    spend(_COST)
    declared = scenes[0].family
    usual = {q.name: to_si(q.choices[0], unit_of(q)) for q in declared.quantities if q.choices}
    names: set[str] = set()
    worlds: list[World] = []
    for terms, mention in zip(scenes, pair, strict=True):
        read, value = terms.read_question(regime), mention.measurement.si
        names |= {n for n, g in read.givens.items() if g.measurement.si == value} or {""}
        case = Case(terms, regime, None, usual)
        told = {name: given.measurement.si for name, given in read.givens.items()}
        knowns = {**usual, **taken_for_granted(case), **read.facts_in(regime), **told}
        knowns = {n: v for n, v in knowns.items() if n in case.system.names}
        worlds.append(case.system.settle(knowns))
        if read.loose or len(told) > len(told.keys() & knowns.keys()):
            return
    if len(names) != 1 or "" in names:
        return
    name = _asked_in(scenes[0], worlds, kind, {*names, *told})
    if name is not None:
        yield (abs(worlds[0][name]), abs(worlds[1][name])), case


def _asked_in(
    terms: Terms, worlds: Sequence[World], kind: tuple[int, ...], told: set[str]
) -> str | None:
    """Return what is asked for: the likeliest that has a value, else the one thing of its kind."""
    declared, targets = terms.family, terms.question.targets
    known = [
        name
        for name in worlds[0]
        if name in worlds[1] and name not in told
        if tuple(unit_of(declared.quantity(name)).dimension) == kind
    ]
    likely = sorted((name for name in known if name in targets), key=lambda name: targets[name])
    return likely[0] if likely else known[0] if len(known) == 1 else None


@dataclass(frozen=True, slots=True)
class Difference:
    """Whether the answer is the difference that is asked for, which is `apart` in SI.

    `state` and `transition` tell whether these are borne out by the two settings.
    """

    right: bool
    apart: float
    state: bool = False
    transition: bool = False


def difference_stated(claims: Claims, family: str) -> Difference | None:
    """Return what the laws say of a difference that is answered.

    None where they leave it open, or the answer is only near to it.
    """
    answer = claims.answer.measured
    if answer is None or answer.unit is None or not any(answer.unit.dimension):
        return None
    if _FURTHER.search(" ".join(asking_sentences(claims.question))):
        return None
    found = _sizes(claims, family, tuple(answer.unit.dimension))
    if found is None or _alike(found[0], found[0][::-1]):
        return None
    sizes, case = found
    apart, room = abs(sizes[0] - sizes[1]), 0.006 * max(sizes)
    off = abs(abs(answer.si) - apart)
    if off <= answer.half_unit + room:
        return Difference(True, apart, *_borne_out(case, claims, (*sizes, apart)))
    if off > max(_NEAR * apart, answer.half_unit + 2 * room):
        return Difference(False, apart)
    return None


def _borne_out(case: Case, claims: Claims, sizes: Sequence[float]) -> tuple[bool, bool]:
    """Tell whether state 0 is as told, and whether law and results are those of the settings."""
    pair = _pair(split_options(claims.question)[0])
    if pair is None:
        return False, False
    one, other = (mention.measurement for mention in pair)
    own = Case(Terms(claims, case.family.name), case.regime, None, case.constants)
    state = is_as_told(Settings(own, one, (one, other), 1.0, lambda _: None, ("", "")))
    numbers = [claim.measured for claim in claims.results]
    numbers += list(numbers_in(claims.change))
    told = [m.measurement.si for m in find_measurements(claims.question)]
    known = all(
        number is not None and any(_is_near(number.si, size) for size in (*sizes, *told))
        for number in numbers
    )
    return state, bool(claims.results) and known and equation_holds(case)


def _is_near(one: float, other: float) -> bool:
    return abs(abs(one) - abs(other)) <= _ROUNDED * abs(other)


def against_difference(claims: Claims, family: object, judged: Judged) -> str | None:
    """Return why a reading is not believed that takes the value of one setting for a difference."""
    known = isinstance(family, str) and family in registry.names()
    if not known or judged.case.gold or not asks_for_difference(claims.question):
        return None
    wrong = any(f.severity == "error" for f in judged.findings)
    if wrong or "answer" not in judged.case.decided:
        return None
    try:
        with part(_SHARE, keeping=_KEPT):
            told = difference_stated(claims, str(family))
    except OverBudgetError:
        return None
    return _ONE_OF_TWO if told is not None and not told.right else None
