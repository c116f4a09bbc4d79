"""What a question tells of two bodies by turns, cut down to the one that it asks for.

"Ball A starts at 20° and ball B at 15°, each at 16 m/s" is one sentence about both: of ball A its
name and number go, while what both share stays. A second pair in step with the first is cut with
it: who asks for block Q on ramp 2 asks for ramp 2. What is told of the first body alone is told of
the second one in fewer words ("cabinet B has 50 kg and 0.60"): its numbers then take the places of
the first one's.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Sequence
from itertools import pairwise
from typing import NamedTuple

from wmw.core.equation.names import word_set
from wmw.core.patterns import compiled
from wmw.core.quantity import Mention, find_measurements
from wmw.verifiers.questions.asking import Twins, asking_sentences
from wmw.verifiers.vocabulary.lexicon import plain

_SENTENCE = re.compile(r"(?<=[.?!;])\s+")
_CLAUSE_END = re.compile(r"[.,;:?!](?=\s|\Z)|\Z")
_JOINT = re.compile(
    r"[,;.]?\s*(?:\b(?:and|while|whereas|but|then)\s+){0,2}"
    r"(?:\b(?:for|of|on|by|through|that|with|from)\s+)?(?:\b(?:the|an?|another|its)\s+)?\Z",
    re.I,
)
"""What stands between what is told of the one and the name of the other: ", and a", "; the"."""
_BY_OTHER = re.compile(
    r"(?:\b(?:right|directly|vertically|straight|close) )?"
    r"\b(?:below|beneath|above|under|beside|behind|next to) (?:it|him|her|them|the other)\b ?",
    re.I,
)
"""Where the second one is, as seen from the first."""
_PRONOUN = re.compile(r"\b(?:it|them|there)\b", re.I)
_ORDINALS = {"1": "first", "2": "second"}
_SAYING_NOTHING = word_set(
    "a an the of at is are was has have with one and from its in to by on for also only it that"
    " which too another right directly vertically itself about measures holds does just some other"
)
"""Words that say nothing of a body that those told of the other one before do not say."""


class Cut(NamedTuple):
    """A question about one of two, and the pairs in it with the mark of the one that is meant."""

    question: str
    marked: tuple[tuple[Twins, str], ...]


class Run(NamedTuple):
    """A name of one of two in a text, and the numbers behind it that are told of it."""

    mark: str
    start: int
    end: int
    numbers: tuple[Mention, ...]

    @property
    def kinds(self) -> list[object]:
        """The dimensions of its numbers."""
        units = (m.measurement.unit for m in self.numbers)
        return [unit and unit.dimension for unit in units]


def cut_down(question: str, group: Twins, asked: str, others: Iterable[Twins]) -> Cut | None:
    """Return the question with what it tells of the other one of two taken out of each sentence.

    None where no sentence tells of both by turns, each with a number.
    """
    pairs = ((group, asked), *_in_step(question, group, asked, others))
    text = question
    for pair, mark in pairs:
        text = _without_other(text, pair, mark)
    if text == question:
        return None
    for pair, mark in pairs:
        text = _uncounted(_alone(text, pair, mark), pair, mark)
    return Cut(_of_several(text, group), pairs)


def _of_several(text: str, group: Twins) -> str:
    """Return a text that no longer speaks of two: "a desk" for "two desks", nothing for "both"."""
    noun = re.escape(group.kind.split()[-1]) if group.kind else r"(?!)"
    text = compiled(rf"\b(?:two|both) ((?:[a-z]+ ){{0,2}}{noun})e?s\b", re.I).sub(r"a \1", text)
    plural = r"(?=(?:[a-z]+ ){0,2}(?:[a-z]+s|bodies|people|children|men|women)\b)"
    return compiled(rf"\b(?:two (?!times\b){plural}|both )", re.I).sub("", text)


def _without_other(question: str, group: Twins, asked: str) -> str:
    """Return a question without the other's name and numbers, where they are told by turns."""
    asking = asking_sentences(question)
    sentences = _SENTENCE.split(question)
    told: list[str] = []
    while sentences:
        sentence = sentences.pop(0)
        if sentences and not {sentence, sentences[0]} & {*asking}:
            both = f"{sentence} {sentences[0]}"
            if _tells_of_one(sentence, group) and _tells_of_one(sentences[0], group):
                joined = _cut(both, group, asked)
                if joined != both:
                    sentence = joined
                    sentences.pop(0)
        told.append(sentence if sentence in asking else _cut(sentence, group, asked))
    return " ".join(told)


def _tells_of_one(sentence: str, group: Twins) -> bool:
    runs = list(_runs(sentence, group))
    return len({run.mark for run in runs}) == 1 and any(run.numbers for run in runs)


def _in_step(
    question: str, group: Twins, asked: str, others: Iterable[Twins]
) -> list[tuple[Twins, str]]:
    """Return the other pairs that a sentence names by turns with the first, each with its mark."""
    found = []
    for other in others:
        if other == group or len(other.marks) != 2 or len(group.marks) != 2:
            continue
        for sentence in _SENTENCE.split(question):
            mine, theirs = _places(sentence, group), _places(sentence, other)
            if not theirs:
                theirs = _by_turn(sentence, question, other)
            if len(mine) == 2 and len(theirs) == 2 and _by_turns(mine, theirs):
                at = [mark for mark, *_ in mine].index(asked)
                found.append((other, theirs[at][0]))
                break
    return found


Place = tuple[str, int, int]
"""A mark, and where the body that it tells is named."""


def _names(text: str, group: Twins) -> list[Place]:
    """Return every place where a text names one of the two, in their order."""
    found = [
        (mark, *match.span())
        for mark in group.marks
        for match in compiled(group.pattern(mark)).finditer(text)
    ]
    return sorted(found, key=lambda place: place[1])


def _places(sentence: str, group: Twins) -> list[Place]:
    """Return where a sentence names the one and the other, once each; nothing where it does not."""
    places = _names(sentence, group)
    return places if sorted(mark for mark, *_ in places) == sorted(group.marks) else []


def _by_turn(sentence: str, question: str, group: Twins) -> list[Place]:
    """Return where "the former" and "the latter" stand for the two that were named before."""
    former, latter = (
        compiled(rf"\bthe {word}\b").search(sentence) for word in ("former", "latter")
    )
    told = next((p for s in _SENTENCE.split(question) if (p := _places(s, group))), [])
    if not (former and latter and told):
        return []
    places = [(told[0][0], *former.span()), (told[1][0], *latter.span())]
    return sorted(places, key=lambda place: place[1])


def _by_turns(mine: list[Place], theirs: list[Place]) -> bool:
    order = "".join(
        who for _, who in sorted([(p[1], "m") for p in mine] + [(p[1], "t") for p in theirs])
    )
    return order in ("mtmt", "tmtm")


def _runs(text: str, group: Twins) -> Iterator[Run]:
    """Yield the names of the two in a text, each with the numbers up to the next name.

    Of two named together ("puck A and puck B start at 3 m/s") what follows is of neither alone.
    """
    names = _names(text, group)
    numbers = [
        m
        for m in find_measurements(text)
        if (m.measurement.unit is not None or "." in m.measurement.text)
        and not any(start <= m.start < end for _, start, end in names)
    ]
    untils = [*(start for _, start, _ in names), len(text)][1:]
    before: str | None = None
    for (mark, start, end), until in zip(names, untils, strict=True):
        own = tuple(m for m in numbers if end <= m.start and m.end <= until)
        shared = before is not None and before != mark
        if not shared:
            yield Run(mark, start, end, own)
        before = None if own else mark


def _cut(text: str, group: Twins, asked: str) -> str:
    """Return a text without the name and the numbers of the one that is not asked for."""
    if len(group.marks) != 2:
        return text
    runs = [run for run in _runs(text, group) if run.numbers]
    for one, other in pairwise(runs):
        size = len(one.numbers)
        if one.mark != other.mark and one.kinds == other.kinds[:size]:
            at = _closed(text, other.numbers[size - 1].end)
            kept = _of_one(text[:at], one, other, asked)
            return _with_tail(kept, text[at:], group, asked)
    return _with_names_behind(text, group, asked)


def _alone(text: str, group: Twins, asked: str) -> str:
    """Return a text with the one's name where both are named together: "puck A and puck B"."""
    for (one, start, end), (other, its_start, its_end) in reversed(
        [*pairwise(_names(text, group))]
    ):
        if one != other and re.fullmatch(r"s? and (?:(?:the|an?) )?", text[end:its_start]):
            name = text[start:end] if one == asked else text[its_start:its_end]
            text = text[:start] + name + text[its_end:]
    return text


class Kept(NamedTuple):
    """What is kept of a text up to the other's last number, and what was told behind the first."""

    text: str
    tail: str
    first: bool


def _of_one(text: str, one: Run, other: Run, asked: str) -> Kept:
    """Return what a text that ends in the second one's numbers tells of the one asked for."""
    last = _closed(text, one.numbers[-1].end)
    joint = _JOINT.search(text[last : other.start])
    tail = text[last : last + (joint.start() if joint else other.start - last)]
    if one.mark == asked:
        return Kept(text[:last], tail, first=True)
    told = _content(text[one.end : last], one.numbers, one.end)
    said = _content(text[other.end :], other.numbers, other.end)
    name = text[other.start : other.end]
    if not said <= told:  # it has words of its own
        return Kept(text[: one.start] + text[other.start :], "", first=False)
    frame, at = text[: one.start] + name, one.end
    for mine, its in zip(one.numbers, other.numbers, strict=False):
        frame += text[at : mine.start] + text[its.start : its.end]
        at = mine.end
    return Kept(frame + text[at:last], tail, first=False)


def _with_tail(kept: Kept, rest: str, group: Twins, asked: str) -> str:
    """Return what is told of the one with what follows, of either or of both.

    What is told behind the numbers of the one has its like behind those of the other.
    """
    end = _CLAUSE_END.search(rest)
    at = end.start() if end is not None else len(rest)
    behind = rest[:at]
    poorer = kept.first or not re.search(r"\w", behind) or _PRONOUN.search(behind)
    if poorer and re.search(r"\w", kept.tail) and not find_measurements(behind):
        return kept.text + kept.tail + _cut(rest[at:], group, asked)
    return kept.text + _cut(rest, group, asked)


def _content(text: str, numbers: Sequence[Mention], offset: int) -> set[str]:
    """Return the words of a text that say something, without its numbers."""
    for mention in reversed(numbers):
        if mention.start >= offset and mention.end <= offset + len(text):
            text = text[: mention.start - offset] + " " + text[mention.end - offset :]
    words = {*plain(_BY_OTHER.sub(" ", text)).split()} - _SAYING_NOTHING
    return {word for word in words if len(word) > 1 and not word.isdigit()}


def _with_names_behind(sentence: str, group: Twins, asked: str) -> str:
    """Return a sentence that names each behind its number cut down: "22° (A) and 39° (B)"."""
    places = _places(sentence, group)
    numbers = [m for m in find_measurements(sentence) if m.measurement.unit is not None]
    if not places or len(numbers) < 2:
        return sentence
    (first, start, end), (_, next_start, next_end) = places
    own = [m for m in numbers if end <= m.start and m.end <= next_start]
    behind = [m for m in numbers if m.start >= next_end]
    before = [m for m in numbers if m.end <= start]
    if not (before and own) or behind or not _alike(before[-1:], own[-1:]):
        return sentence
    if first != asked:
        return sentence[: before[-1].start] + sentence[own[-1].start :]
    return sentence[: _closed(sentence, end)] + sentence[_closed(sentence, next_end) :]


def _alike(some: Sequence[Mention], others: Sequence[Mention]) -> bool:
    """Tell whether numbers are of the same kinds in the same order."""
    mine, theirs = ([m.measurement.unit for m in numbers] for numbers in (some, others))
    return [u and u.dimension for u in mine] == [u and u.dimension for u in theirs]


def _closed(sentence: str, at: int) -> int:
    """Return the place behind a bracket that closes there."""
    return at + 1 if sentence[at : at + 1] == ")" else at


def _uncounted(text: str, group: Twins, asked: str) -> str:
    """Return "the ramp" for "ramp 2", whose 2 is no number, and "the other ramp" for "ramp 1"."""
    for mark in group.marks:
        if mark in _ORDINALS and group.kind:
            name = rf"\b(?:the )?{re.escape(group.kind)} {mark}\b(?![.,]?\d)"
            other = "" if mark == asked else "other "
            text = compiled(name, re.I).sub(f"the {other}{group.kind}", text)
    return text
