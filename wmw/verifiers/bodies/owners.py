"""Whose each number of a question is, by its words and by what state 0 has it of.

"Nora sits at 1.2 m from the axis, Emil at 2.4 m", and state 0 has r_N and r_E: either way it is
told whose each is. A number that is told of one body and held of another belongs to nobody.
"""

from __future__ import annotations

import math
import re
from collections.abc import Iterator, Sequence
from typing import NamedTuple

from wmw.core.equation.names import word_set
from wmw.core.patterns import compiled
from wmw.core.quantity import Measurement, Mention, find_measurements
from wmw.core.work import spend
from wmw.verifiers.bodies.followed import words_of
from wmw.verifiers.claims import Claims, Named
from wmw.verifiers.own_words import alike
from wmw.verifiers.questions.options import split_options
from wmw.verifiers.vocabulary.unit_names import units_in

_SENTENCE = re.compile(r"(?<=[.?!;])\s+")
_LABEL = re.compile(r"(?:\A|[ _])([A-Z])\Z")
_BEHIND = re.compile(r"[\s-]*(?:(?:of|for) (?:the |an? )?)?(?P<word>[a-z]+ )?\Z")
"""What stands between a number and the body that it is told of behind it."""
_WITHIN = re.compile(r" (?:in|through) (?:the )?(?P<body>[a-z]+)\b")
"""A number that is told of what something goes through: "345 m/s in air"."""
_NO_ADJECTIVE = word_set(
    "into to from and on at with in by over past above below behind against that which is has"
    " while but or hits meets strikes than as onto under off"
)
_MARK = re.compile(r"(?:_\{?(?:\\?(?:text|mathrm|rm)\{)?([A-Za-z]+|\d)\}*|[A-Za-z](\d))\Z")
_A = r"(?<=[a-z,;] )A(?=[,.;?)]|,? (?:at|is|was|has|with|and|of|by|from|leaves|moves|for)\b)"
"""The A of a body, and no article."""
_LEAST = 3
_SAME = 1e-6


class Owned(NamedTuple):
    """A number of the question, whose it is, and what state 0 has of it."""

    mention: Mention
    body: str | None
    names: tuple[str, ...]
    holders: frozenset[str]
    """The bodies that state 0 has it of, by an attribute or by the mark of a variable."""
    stated: bool

    @property
    def measured(self) -> Measurement:
        """The number with its unit."""
        return self.mention.measurement


def owned(claims: Claims, pair: tuple[str, str]) -> list[Owned]:
    """Return the numbers of what a question tells, each with its owner if it is one of a pair."""
    stem, _ = split_options(claims.question)
    bodies = [*dict.fromkeys(claims.bodies)]
    stated = (*claims.attributes, *claims.variables)
    mentions = [
        m for m in find_measurements(stem) if m.measurement.unit or "." in m.measurement.text
    ]
    spend(len(mentions) * (len(bodies) + len(stated)))
    told = {at: (body, sure) for at, body, sure in _told(stem, mentions, pair)}
    held = [(c, holder(c, bodies)) for c in stated]
    found = []
    for mention in mentions:
        same = [c for c in stated if c.measured is not None and _is(c.measured, mention)]
        holders = frozenset(body for c, body in held if c in same and body is not None)
        owners = {body for body in holders if body in pair}
        if mention.start in told:
            body, sure = told[mention.start]
            if sure or not owners or any(b == body and _is_like(c, mention) for c, b in held):
                owners.add(body)
        names = {name for c in same if c.body is None for name in forms(c)}
        owner = owners.pop() if len(owners) == 1 else None
        found.append(Owned(mention, owner, tuple(sorted(names)), holders, bool(same)))
    return found


def told_of(claims: Claims, claim: Named, bodies: Sequence[str]) -> str | None:
    """Return the body that the question tells a value of, if it has the value once."""
    stem, _ = split_options(claims.question)
    mentions = find_measurements(stem)
    spend(len(mentions) * len(bodies))
    same = [m for m in mentions if claim.measured is not None and _is(claim.measured, m)]
    if len(same) != 1:
        return None
    within = _WITHIN.match(stem[same[0].end :])
    if within is not None and within["body"] in bodies:
        return within["body"]
    return next((body for _, body, _ in _told(stem, same, bodies)), None)


def forms(claim: Named) -> Iterator[str]:
    """Yield a variable's name, and what is left of it without the unit of a bare number."""
    yield claim.name.strip()
    if isinstance(claim.raw, int | float):
        yield from (left for left, _ in units_in(claim.name.strip()))


def _is(stated: Measurement, mention: Mention) -> bool:
    mine, its = stated.unit, mention.measurement.unit
    if mine is None or its is None:
        told = (mention.measurement.value, mention.measurement.si)
        return mine is None and any(math.isclose(stated.value, one, rel_tol=_SAME) for one in told)
    return mine.dimension == its.dimension and alike(stated, mention.measurement)


def _is_like(stated: Named, mention: Mention) -> bool:
    mine = stated.measured.unit if stated.measured is not None else None
    its = mention.measurement.unit
    return (mine and mine.dimension) == (its and its.dimension)


def holder(claim: Named, bodies: Sequence[str]) -> str | None:
    """Return the body of an attribute, or the one that a variable's name is marked with."""
    if claim.body is not None:
        return claim.body
    for name in forms(claim):
        match = _MARK.search(name)
        mark = (match[1] or match[2]).lower() if match is not None else ""
        held = [b for b in bodies if mark and any(_begins(word, mark) for word in words_of(b))]
        if len(held) == 1:
            return held[0]
    return None


def _begins(word: str, mark: str) -> bool:
    if mark.isdigit():
        return word.endswith(mark) and not word[: -len(mark)].isdigit()
    return word.startswith(mark)


def _told(
    stem: str, mentions: Sequence[Mention], bodies: Sequence[str]
) -> Iterator[tuple[int, str, bool]]:
    """Yield where each number stands, the body that the words tell it of, and whether surely."""
    begin = 0
    for sentence in _SENTENCE.split(stem):
        begin = stem.index(sentence, begin)
        end = begin + len(sentence)
        names = [(b + begin, e + begin, body) for b, e, body in named_in(sentence, bodies)]
        for mention in mentions:
            if begin <= mention.start < end:
                found = _beside(stem, mention, names)
                if found is not None:
                    yield mention.start, *found
        begin = end


def named_in(text: str, bodies: Sequence[str]) -> list[tuple[int, int, str]]:
    """Return where a text names each body, in full or by a word or letter that no other has."""
    found = [
        (*match.span(), body)
        for body in bodies
        for pattern in _patterns(body, bodies)
        for match in compiled(pattern).finditer(text)
    ]
    found.sort(key=lambda span: (span[0], -span[1]))
    kept: list[tuple[int, int, str]] = []
    for span in found:
        if not kept or span[0] >= kept[-1][1]:
            kept.append(span)
    return kept


def _patterns(body: str, bodies: Sequence[str]) -> Iterator[str]:
    own = words_of(body)
    if not own:
        return
    others = {word for one in bodies if one != body for word in words_of(one)}
    short = [w for w in dict.fromkeys((own[0], own[-1])) if len(w) >= _LEAST and w not in others]
    names = [r"[\s_-]+".join(map(re.escape, own))]
    names += map(re.escape, short if len(own) > 1 else [])
    yield rf"(?<![\w-])(?i:{'|'.join(names)})(?i:s| one)?(?!\w)"
    label = _LABEL.search(body)
    letters = [match[1] for one in bodies if (match := _LABEL.search(one))]
    if label and letters.count(label[1]) == 1:
        yield _A if label[1] == "A" else rf"(?<!\w){label[1]}(?!\w)"


def _beside(
    stem: str, mention: Mention, names: Sequence[tuple[int, int, str]]
) -> tuple[str, bool] | None:
    """Return the body named right behind a number, for sure, else the last one before it."""
    behind = next((n for n in names if n[0] >= mention.end), None)
    if behind is not None:
        gap = _BEHIND.match(stem[mention.end : behind[0]])
        if gap and (gap["word"] or "").strip() not in _NO_ADJECTIVE:
            return behind[2], True
    before = [n for n in names if n[1] <= mention.start]
    return (before[-1][2], False) if before else None
