"""What a question asks, by its words alone: its asking sentences, and the one of two like bodies.

This needs no family. A question that has parts, or several asking sentences, asks several things.
"""

from __future__ import annotations

import re
from dataclasses import dataclass
from functools import lru_cache
from itertools import pairwise

from wmw.core.equation.names import word_set
from wmw.verifiers.questions.options import split_options
from wmw.verifiers.vocabulary.lexicon import holds_phrase, plain, plain_name

_SENTENCE = re.compile(r"(?<=[.?!;])\s+")
_IMPERATIVE = re.compile(
    r"(?:^|[,;:]\s*|\band\s+)(?:find|calculate|determine|compute|work out|estimate|give|state|show"
    r"|describe|explain|predict|decide|compare)\b",
    re.I,
)
_WHETHER = re.compile(
    r"\s*(?:is|are|does|do|did|will|would|can|could|should|which|where|whether|if|suppose) ", re.I
)
_ORDINALS = {"1": "first", "2": "second", "3": "third", "4": "fourth"}
_END = re.compile(r"(?:[_\s(]\{?|(?<=[a-z])(?=[A-Z]))([A-Z]?[a-z]+|[A-Z]+|\d+)[})]*\Z")
_PAIR = re.compile(r"\b([A-Z]|\d) and ([A-Z]|\d)\b")
_ALONE = re.compile(r"(?:,|\band|\bor) ([A-Z])\b")
_TUNED_TO = re.compile(r"\b(?:to|called|labell?ed|marked|named) ([A-Z])\b")
_LETTERED = re.compile(r"\b([A-Za-z][a-z]{2,19}) ([A-Z])\b(?!['’]?\w)")
_LEAST_NOUN = 3
_PAIRED = 2
_LABEL = re.compile(r"(?:[a-z]|\d{1,2}|one|two|three)\Z")
_TELLING = word_set(
    "red blue green yellow black white brown grey gray orange purple left right upper lower top"
    " bottom front rear inner outer first second third large small big little heavy light long"
    " short wide narrow thick thin hot cold warm cool fast slow steel iron copper aluminium"
    " aluminum wooden brass glass lead wood gold silver zinc tin cork plastic rubber stone concrete"
    " empty full moving parked near far"
)
"""Words that tell two bodies of one kind apart."""
_SUBORDINATE = re.compile(
    r"(?!\A(?:when|where) (?:is|are|does|do|did|will|must|should|would|can|has)\b)"
    r"\b(?:if|when|while|where|so that|until|before|for which)\b[^,?]*",
    re.I,
)
_OF_TWO = re.compile(
    r"\b(?:the|its|their) (?:\w+ ){1,3}and (?:(?:to|on|of|in) )?(?:the|its|their) "
    r"|\bwhich\b[^?]*\band which\b",
    re.I,
)


@lru_cache(maxsize=128)  # every rule that looks at what is asked asks for it
def asking_sentences(question: str) -> tuple[str, ...]:
    """Return the sentences that ask or order something, options left out."""
    stem, _ = split_options(question)
    return tuple(s for s in _SENTENCE.split(stem) if s.rstrip().endswith("?") or _asks(s))


def without_asides(sentence: str) -> str:
    """Return an asking sentence without its clauses of when, where and if."""
    return _SUBORDINATE.sub(" ", sentence)


def asks_of_two(sentence: str) -> bool:
    """Tell whether a sentence asks what becomes of two things: the position and the size."""
    return _OF_TWO.search(sentence) is not None


def asks_whether(sentence: str) -> bool:
    """Tell whether a sentence asks if, which or where something is, or only supposes it."""
    return _WHETHER.match(sentence) is not None


def _asks(sentence: str) -> bool:
    return _IMPERATIVE.search(sentence) is not None


@dataclass(frozen=True, slots=True)
class Twins:
    """Two or more bodies of one kind that one word each tells apart: pipe P and pipe Q."""

    kind: str
    marks: tuple[str, ...]

    def named(self, text: str) -> frozenset[str]:
        """Return the marks of those that a plain text names."""
        return frozenset(mark for mark in self.marks if self._names(text, mark))

    def all_told(self, question: str) -> bool:
        """Tell whether a question speaks of every one: "two lenses, A and B", "and a blue one"."""
        named, words = self.named(plain(question)), plain(question).split()
        listed = {m.lower() for pair in _PAIR.findall(question) for m in pair}
        listed |= {m.lower() for m in _ALONE.findall(question)}
        listed |= {m.lower() for m in _TUNED_TO.findall(question)}
        return all(
            mark in named or mark in listed or (not _LABEL.match(mark) and mark in words)
            for mark in self.marks
        )

    def pattern(self, mark: str) -> str:
        """Return a pattern for the one of a mark as a question writes it, its article left out.

        An "a" before the noun is no letter, and any other letter stands behind it.
        """
        kind, own = re.escape(self.kind), re.escape(mark)
        if not kind:
            return rf"\b(?i:{own})\b"
        if _LABEL.match(mark):
            label = own.upper() if mark == "a" else rf"(?i:{own})"
            first = rf"|\b{own} (?i:{kind})\b" if mark.isdigit() else ""
            first += rf"|\b(?i:{_ORDINALS[mark]} {kind})\b" if mark in _ORDINALS else ""
            return rf"\b(?i:{kind}) {label}\b{first}"
        return rf"\b(?i:{own} {kind}|{kind} {own}|{own} one)\b"

    def _names(self, text: str, mark: str) -> bool:
        if not self.kind:
            return holds_phrase(text, mark)
        phrases = [f"{self.kind} {mark}", f"{mark} {self.kind}", f"{self.kind}s {mark}"]
        if not _LABEL.match(mark):
            phrases.append(f"{mark} one")
        if mark in _ORDINALS:
            phrases.append(f"{_ORDINALS[mark]} {self.kind}")
        return any(holds_phrase(text, phrase) for phrase in phrases)


@lru_cache(maxsize=128)
def twins(bodies: tuple[str, ...], question: str = "") -> tuple[Twins, ...]:
    """Return the groups of bodies that differ by one telling word at an end of their names.

    Any word before a common noun tells two apart that the question itself has.
    """
    telling = _TELLING | set(plain(question).split())
    groups: dict[str, list[str]] = {}
    spaced = (plain_name(name) for name in bodies)
    for body in dict.fromkeys(spaced):
        words = body.split()
        if len(words) < 2:
            continue
        if _LABEL.match(words[-1]):
            groups.setdefault(" ".join(words[:-1]), []).append(words[-1])
        elif words[0] in telling:
            groups.setdefault(" ".join(words[1:]), []).append(words[0])
    return tuple(Twins(kind, tuple(marks)) for kind, marks in groups.items() if len(marks) > 1)


@lru_cache(maxsize=128)
def lettered(question: str) -> tuple[Twins, ...]:
    """Return the pairs of bodies that a question tells apart by letters: pendulum P, pendulum Q.

    A trace may have bodies of other names, the bobs and the strings.
    """
    stem, _ = split_options(question)
    found: dict[str, list[str]] = {}
    for noun, letter in _LETTERED.findall(stem):
        found.setdefault(noun.lower(), []).append(letter.lower())
    marks = ((noun, tuple(dict.fromkeys(letters))) for noun, letters in found.items())
    return tuple(Twins(noun, both) for noun, both in marks if len(both) == _PAIRED)


def named_elsewhere(group: Twins, question: str, asking: str) -> frozenset[str]:
    """Return the marks that an asking sentence has behind a noun that only the question marks so.

    Of "crane P" and "crane Q" a trace may list the containers and the cables, P and Q. The question
    must have the noun with every mark.
    """
    if not all(_LABEL.match(mark) for mark in group.marks):
        return frozenset()
    words, told = asking.split(), plain(question)
    return frozenset(
        mark
        for noun, mark in pairwise(words)
        if mark in group.marks
        and len(noun) > _LEAST_NOUN
        and all(holds_phrase(told, f"{noun} {other}") for other in group.marks)
    )


def end_mark(name: str) -> str | None:
    """Return the last part of a name, which may tell whose value it is: the x of "h_X"."""
    match = _END.search(name.strip())
    return match[1].lower() if match else None
