"""What a sentence tells of two bodies by turns, cut down to the one that the question asks for.

"Ball A starts at 20° and ball B at 15°, each at 16 m/s" is one sentence about both: of ball A its
name and number go, while what both share stays. A second pair in step with the first is cut with
it: who asks for block Q on ramp 2 asks for ramp 2.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence
from typing import NamedTuple

from wmw.core.quantity import Mention, find_measurements
from wmw.verifiers.asking import Twins

_SENTENCE = re.compile(r"(?<=[.?!;])\s+")
_ORDINALS = {"1": "first", "2": "second"}


class Cut(NamedTuple):
    """A question about one of two, and the pairs in it with the mark of the one that is meant."""

    question: str
    marked: tuple[tuple[Twins, str], ...]


def cut_down(question: str, group: Twins, asked: str, others: Iterable[Twins]) -> Cut | None:
    """Return the question with what it tells of the other one of two taken out of each sentence.

    None where no sentence tells of both by turns, each with a number.
    """
    pairs = ((group, asked), *_in_step(question, group, asked, others))
    whole = sentences = _SENTENCE.split(question)
    for pair, mark in pairs:
        sentences = [_cut(sentence, pair, mark) for sentence in sentences]
    if sentences == whole:
        return None
    text = " ".join(sentences)
    for pair, mark in pairs:
        text = _uncounted(text, pair, mark)
    return Cut(text, pairs)


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


def _places(sentence: str, group: Twins) -> list[Place]:
    """Return where a sentence names the one and the other, once each; nothing where it does not."""
    kind = re.escape(group.kind)
    places = []
    for mark in group.marks:
        name = rf"{kind} {re.escape(mark)}|{re.escape(mark)} {kind}"
        name += rf"|{_ORDINALS[mark]} {kind}" if mark in _ORDINALS else ""
        found = list(re.finditer(rf"\b(?:the )?(?:{name})\b", sentence, re.I))
        if len(found) != 1:
            return []
        places.append((mark, found[0].start(), found[0].end()))
    return sorted(places, key=lambda place: place[1])


def _by_turn(sentence: str, question: str, group: Twins) -> list[Place]:
    """Return where "the former" and "the latter" stand for the two that were named before."""
    former, latter = (re.search(rf"\bthe {word}\b", sentence) for word in ("former", "latter"))
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


def _cut(sentence: str, group: Twins, asked: str) -> str:
    """Return a sentence without the name and the number of the one that is not asked for."""
    places = _places(sentence, group) if len(group.marks) == 2 else []
    numbers = [m for m in find_measurements(sentence) if m.measurement.unit is not None]
    if not places or len(numbers) < 2:
        return sentence
    (first, start, end), (_, next_start, next_end) = places
    own = [m for m in numbers if end <= m.start and m.end <= next_start]
    behind = [m for m in numbers if m.start >= next_end]
    before = [m for m in numbers if m.end <= start]
    if before and own and not behind and _alike(before[-1:], own[-1:]):  # 22° (A) and 39° (B)
        if first != asked:
            return sentence[: before[-1].start] + sentence[own[-1].start :]
        return sentence[: _closed(sentence, end)] + sentence[_closed(sentence, next_end) :]
    if not own or not _alike(own, behind[: len(own)]):
        return sentence
    if first == asked:
        return sentence[: _closed(sentence, own[-1].end)] + sentence[behind[len(own) - 1].end :]
    told, left = sentence[end : own[0].start], sentence[next_end : behind[0].start]
    if len(own) == 1 and len(told.split()) > len(left.split()):  # the verb stands once
        name = sentence[next_start:next_end]
        return sentence[:start] + name + told + sentence[behind[0].start :]
    return sentence[:start] + sentence[next_start:]


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
        if mark in _ORDINALS:
            name = rf"\b(?:the )?{re.escape(group.kind)} {mark}\b(?![.,]?\d)"
            other = "" if mark == asked else "other "
            text = re.sub(name, f"the {other}{group.kind}", text, flags=re.I)
    return text
