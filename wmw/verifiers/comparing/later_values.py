"""Questions that tell two values of one quantity one after the other, and ask how another changes.

"The string is let out from 0.40 m to 1.60 m. How many times as long is the period?" tells of one
pendulum in two states. Without the later value it is the question of the first.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, replace
from itertools import pairwise

from wmw.core import registry
from wmw.core.patterns import compiled
from wmw.core.quantity import Measurement, Mention, find_measurements
from wmw.core.system import unit_of
from wmw.core.tolerance import Agreement, agrees
from wmw.core.work import metered
from wmw.verifiers.claims import Named
from wmw.verifiers.comparing.factor_affirmed import factor_asked_whether
from wmw.verifiers.comparing.set_against import roles
from wmw.verifiers.comparing.sides import side_named, stages_of
from wmw.verifiers.questions.options import split_options
from wmw.verifiers.questions.question import Given, Question
from wmw.verifiers.questions.ratio_by_symbols import RatioAsked, is_of_first, ratio_asked
from wmw.verifiers.vocabulary.comparative import compared_in, multiplied_in
from wmw.verifiers.vocabulary.factors import asks_share
from wmw.verifiers.vocabulary.lexicon import Meaning, lexicon, plain
from wmw.verifiers.vocabulary.nouns import nouns_in

_SENTENCE = re.compile(r"(?<=[.?!;])\s+(?=[^a-z0-9])")
_MULTIPLE = re.compile(
    r"\bhow many times\b|\b(?:by|what is) (?:what|which|the) (?:factor|multiple)\b"
    # a share of a thing is no multiple of what it was: "what fraction of its volume is submerged"
    r"|\bwhat (?:multiple|fraction(?! of (?:its|their|the|this|that|an?) (?!original|initial|former"
    r"|old|first|earlier|later|previous|new|final)))\b|\bratio\b"
    r"|\bhow (?:does|do|will|would) .{0,300}\b(?:change|compare)\b"
    r"|\bwhat (?:happens|happened|will happen|would happen|is the effect on|becomes? of)\b",
    re.I,
)
_PART = re.compile(
    r"\b(?:los[est]\w*|loss\w*|lost|dissipat\w*|convert\w*|remov\w*|wasted|absorb\w*|gain\w*"
    r"|percent\w*|efficiency)\b|%",
    re.I,
)
"""Words that ask for a part of something, which is no quotient of later and earlier."""
_ASKED_SHARE = re.compile(r"\bper ?cent(?:age)?\b|%", re.I)
_FROM = re.compile(r"\bfrom(?: (?:about|only|an? \w+ of))? $", re.I)
_TO = re.compile(r"[^.;?!\d]{0,20}\bto(?: (?:about|only|just|a \w+ of))? ", re.I)
_CHANGED_TO = re.compile(
    r"\b(?:is|are|was|drops?|falls?|rises?|grows?|goes|changes|let out|lengthened|shortened|moved"
    r"|set|raised|lowered|reduced|increas\w+|decreas\w+|chang\w+|extended|cut|slow\w*|speeds? up"
    r"|stretch\w*|compress\w*|heated|cooled|warmed|turned|brought|adjusted|widened|narrowed)"
    r"(?: \w+){0,3} to(?: (?:about|only|just|a \w+ of))? $",
    re.I,
)
_NEXT = re.compile(
    r"\b(?:then|later|afterwards?|next|now|instead(?! of\b)|replaced|swapped|exchanged|second time"
    r"|once more|finally|again (?=with\b|at\b|from\b))\b[^.;?!]{0,60}$",
    re.I,
)
_TIMES_THE = re.compile(r"\bhow many times (?:the|that|its|what|as \w+ as)\b", re.I)
"""What makes the first thing mentioned the measure of the other."""
_HELD_FIRST = re.compile(
    r"^\W*(?:if|assuming|given|provided|supposing|while|as)\b[^,]{0,90}?"
    r"\b(?:constant|same|unchanged|fixed)\b[^,]{0,20},\s*",
    re.I,
)
"""What is said to stay the same before it is asked by what factor another thing changes."""
_ASKS = re.compile(
    r"\b(?:how many times|(?:by )?(?:what|which) (?:factor|multiple)|what fraction|what ratio|ratio"
    r"|what (?:happens|happened|will happen|would happen) to)\b"
)
_MARKS = re.compile(r"\b(?:new|original|initial|former|old|final|first|second|earlier|later) ")
_FIRST = frozenset({"1", "₁", "i", "old", "first", "before", "initial"})
_MARK = re.compile(
    r"(?P<stem>.*?[^\W\d_])_?(?P<mark>[12₁₂]|(?<=_)(?:i|f|old|new|first|second|before|after|initial"
    r"|final))"
)
"""A name that ends in what tells the first of two states from the second."""
_SIZES = (
    (("wide", "wider", "broad", "broader"), ("narrow", "narrower")),
    (("thick", "thicker"), ("thin", "thinner")),
)
"""Words that name the place where something is large, and where it is small."""
_FIRST_DONE = re.compile(r"\b(is|are|was|were) first (?=\w+ed\b)", re.I)
_OLD = re.compile(r"\b(?:original|initial|first|former|old|previous|earlier)\b", re.I)


@dataclass(frozen=True, slots=True)
class LaterValues:
    """A question without its later values, and what these are.

    `pairs` are each an earlier and a later value of a quantity, and `backward` says that the
    earlier state is set against the later one.
    """

    question: str
    pairs: tuple[tuple[Measurement, Measurement], ...]
    asking: str
    backward: bool
    symbol: str | None = None
    """The letter of what is asked for, where the question asks for a ratio in symbols."""


def _later_values(question: str) -> LaterValues | None:
    """Return what a question tells of two states, where it asks how these compare."""
    stem, _ = split_options(question)
    at = _asking_at(stem)
    asking = stem[at:]
    by_share = asks_share(asking)
    in_symbols = ratio_asked(asking)
    if in_symbols is not None and (told := _by_symbols(question, stem, asking, in_symbols)):
        return told
    if not (by_share or _MULTIPLE.search(asking) or factor_asked_whether(asking)):
        return None
    if _PART.search(_ASKED_SHARE.sub(" ", asking) if by_share else asking):
        return None
    pairs: list[tuple[Measurement, Measurement]] = []
    cut: list[Mention] = []
    for group in _by_kind(find_measurements(stem)):
        found = _later_in(stem, group)
        if found is None:
            continue
        one, other = found
        values = (one.measurement.si, other.measurement.si)
        pairs.append((one.measurement, other.measurement))
        cut += [m for m in group if m is other or (m.start >= at and m.measurement.si in values)]
        cut = [m for m in cut if m is not one]
    if not pairs:
        return None
    backward = _is_backward(asking, pairs[0])
    return LaterValues(_without(question, cut), tuple(pairs), asking, backward)


def _by_symbols(question: str, stem: str, asking: str, told: RatioAsked) -> LaterValues | None:
    """Return the two states whose ratio is asked for in symbols that tell the two values apart."""
    found = [
        (group, on_top)
        for group in _by_kind(find_measurements(stem))
        if len(group) == 2 and (on_top := is_of_first(stem, told, group)) is not None
    ]
    if not found:
        return None
    if len({on_top for _, on_top in found}) != 1:
        return None
    pairs = tuple((one.measurement, other.measurement) for (one, other), _ in found)
    rest = _without(question, [other for (_, other), _ in found])
    for mark in told.marks:
        if mark.istitle() and len(mark) > 1:  # what is so on the Moon is not so on both sides
            rest = compiled(rf"\b{re.escape(mark)}\b").sub("", rest)
    return LaterValues(rest, pairs, asking, found[0][1], told.stem)


later_values = metered(_later_values, maxsize=512)


def _asking_at(stem: str) -> int:
    """Return where the last sentence begins that asks."""
    starts = [0, *(match.end() for match in _SENTENCE.finditer(stem))]
    asking = [start for start in starts if "?" in _SENTENCE.split(stem[start:])[0]]
    return asking[-1] if asking else starts[-1]


def _by_kind(mentions: Sequence[Mention]) -> list[list[Mention]]:
    found: dict[object, list[Mention]] = {}
    for mention in mentions:
        if mention.measurement.unit is not None:
            found.setdefault(mention.measurement.unit.dimension, []).append(mention)
    return [group for group in found.values() if len(group) > 1]


def _later_in(stem: str, group: Sequence[Mention]) -> tuple[Mention, Mention] | None:
    """Return a number and what it is said to become, where this is said of one pair alone."""
    firsts: dict[float, Mention] = {}
    for mention in group:
        firsts.setdefault(mention.measurement.si, mention)
    surely = len(firsts) > 2
    found = [
        (one, other)
        for one, other in pairwise(firsts.values())
        if _is_later(stem, one, other, surely)
    ]
    return found[0] if len(found) == 1 else None


def _is_later(stem: str, one: Mention, other: Mention, surely: bool) -> bool:
    """Tell whether a number is said to be what another becomes."""
    before, between = stem[: one.start], stem[one.end : other.start]
    if _FROM.search(before) and _TO.fullmatch(between):
        return True
    if _CHANGED_TO.search(between) is not None:
        return True
    return not surely and _NEXT.search(between) is not None


def _is_backward(asking: str, pair: tuple[Measurement, Measurement]) -> bool:
    """Tell whether the earlier state is set against the later: "at 3.0 cm" against "at 6.0 cm"."""
    earlier, later = pair[0].si, pair[1].si
    mentions = [m for m in find_measurements(asking) if m.measurement.si in (earlier, later)]
    named = list(dict.fromkeys(m.measurement.si for m in mentions))
    if len(named) == 2:
        if _FROM.search(asking[: mentions[0].start]):
            return False
        times = _TIMES_THE.search(asking[: mentions[0].start])
        return named[0] == (later if times else earlier)
    low = plain(asking)
    sizes = next((way for way in _SIZES if side_named(low, way)), None)
    if not named and sizes is not None:  # the narrow part is the one with the smaller value
        subject, _ = roles(low, sizes)
        return (subject == 0) is (earlier > later)
    sides = stages_of("now")
    subject, reference = roles(low, sides) if not named else (0, 1)
    return subject < reference if not named else named[0] == earlier and not _OLD.search(asking)


def _without(question: str, mentions: Sequence[Mention]) -> str:
    for mention in sorted(mentions, key=lambda m: -m.start):
        question = question[: mention.start] + question[mention.end :]
    return _FIRST_DONE.sub(r"\1 ", re.sub(r" {2,}", " ", question))


def with_later(question: Question, family: str, told: LaterValues) -> Question:
    """Return a question with its later values as what is altered."""
    altered = dict(question.altered)
    for earlier, later in told.pairs:
        for name, given in question.givens.items():
            measured = later.read_in(unit_of(registry.family(family).quantity(name)))
            if is_given_as(given, earlier) and measured is not None:
                altered[name] = Given(name, measured, firm=True)
    targets = dict.fromkeys(asked_of_states(family, told), 0)
    return replace(question, altered=altered, targets={**targets, **question.targets})


def asked_of_states(family: str, told: LaterValues) -> tuple[str, ...]:
    """Return the quantities that may be the one whose states are compared, the likeliest first."""
    asking = plain(_HELD_FIRST.sub("", told.asking))
    rest = " ".join(_ASKS.sub(" ", asking).split())
    names = list(multiplied_in(asking, family))
    for text in () if names else (rest, _MARKS.sub("", rest)):
        nouns = nouns_in(text, family)
        names += nouns[0][2] if nouns else ()
    if not names and (compared := compared_in(rest, family)) is not None:
        names += compared.names
    if told.symbol is not None:  # "the ratio t_A : t_B of the times of fall" is of no fall
        meant = lexicon(family).meaning(told.symbol).quantities
        names = [name for name in names if name in meant] or [*meant] or names
    return tuple(dict.fromkeys(names))


def is_given_as(given: Given, value: Measurement) -> bool:
    """Tell whether a given is a value that the question tells with its unit."""
    return given.measurement.unit is not None and given.measurement.si == value.si


def of_states(
    named: Iterable[Named], question: Question, family: str, told: LaterValues
) -> dict[str, Meaning]:
    """Return what names such as x_1 and x_2 mean: a quantity in its earlier and its later state.

    A value that the question tells of a state is one of what it tells it of; another name that is
    marked in this way is one of what is asked for, if its letter can mean that.
    """
    asked = set(asked_of_states(family, told))
    changed = {name: given for name, given in question.givens.items() if name in question.altered}
    found: dict[str, Meaning] = {}
    for claim in named:
        mark = _MARK.fullmatch(claim.name.replace("{", "").replace("}", ""))
        stem, state = (mark["stem"], mark["mark"] in _FIRST) if mark else (claim.name, None)
        moment = None if state is None else "before" if state else "after"
        own = tuple(q for q, given in changed.items() if _is_of(claim, given, question.altered[q]))
        if own and claim.body is None:
            found[claim.name] = Meaning(own, moment)
        elif mark and (meant := lexicon(family).meaning(stem).quantities) and asked & {*meant}:
            found[claim.name] = Meaning(tuple(q for q in meant if q in asked), moment)
    return found


def _is_of(claim: Named, *givens: Given) -> bool:
    """Tell whether a claim has, with its unit, one of the values given."""
    return any(
        claim.measured is not None
        and claim.measured.unit is not None
        and given.measurement.unit is not None
        and claim.measured.unit.dimension == given.measurement.unit.dimension
        and agrees(claim.measured, given.measurement.si) is Agreement.EQUAL
        for given in givens
    )
