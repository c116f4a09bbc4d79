"""Where a sentence of the question names which body of the trace, and what it says between two.

"The 2 kg block" is the body `block_2kg`, "the rod's right end" is at the rod, and a word that two
bodies share names none of them, though it ends what is said of the one before.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import lru_cache
from itertools import pairwise
from typing import NamedTuple

from wmw.core.equation.names import word_set
from wmw.core.work import metered, spend
from wmw.verifiers.claims import Claims
from wmw.verifiers.questions.asking import asks_whether
from wmw.verifiers.questions.options import split_options
from wmw.verifiers.vocabulary.lexicon import plain

_SENTENCE = re.compile(r"(?<=[.?!;])\s+")
_ASIDE = re.compile(r"\([^()]{0,60}\)")
_PAUSE = re.compile(r"[,:;](?=\s)")
_MEASURE = re.compile(
    r"\b(?:of )?\d+(?: \d+)?(?: (?:kg|g|t|n|kn|m|cm|mm|m²|m³|cm³|ohms?|kohms?|ω"
    r"|kω|mω|µf|μf|uf|nf|v|a|ma|w|s|long|heavy|high|wide))*\b"
)
_MARKED = re.compile(r"(?P<kind>[a-z][a-z ]*) (?P<size>\d+(?: \d+)? ?(?:kg|g|n|cm|m|ohm|v|w))\Z")
_LETTERED = re.compile(r"\b([a-z]) ?(\d)\Z")
_PARTS = word_set("bottom floor bed top plane")
_OWN_WORD = re.compile(r"[a-z]{3,}\Z")
_OF_ANOTHER = word_set(
    "another second other third first left right upper lower top bottom large larger small smaller"
    " heavy heavier light lighter hanging suspended fixed movable moving loose front rear inner"
    " outer red blue green black white two three both each these those"
)
"""Before a body's last word alone one of these may tell that another one is meant."""
_LABEL = re.compile(r" (?:[a-z]|\d)\b(?! (?:m|kg|n|g|cm|ohms?|ω|v|a|w|s|\d)\b)")
_NAME = 4
"""Steps of work that a name takes in a sentence."""


class Named(NamedTuple):
    """A place where a sentence names a body; an empty name where it may be several."""

    body: str
    start: int
    end: int


class Told(NamedTuple):
    """A sentence in plain words with commas, and the bodies that it names in their order."""

    words: str
    named: tuple[Named, ...]

    def pairs(self) -> Iterator[tuple[str, str, str]]:
        """Yield (body, words between, body) for neighbours, the numbers between left out."""
        for one, other in pairwise(self.named):
            if one.body and other.body and one.body != other.body:
                between = self.words[one.end : other.start]
                yield one.body, without_measures(between), other.body


def said_in(claims: Claims) -> str:
    """Return the question in plain words without its options, a point after each sentence."""
    stem = split_options(claims.question)[0]
    return " . ".join(plain(sentence) for sentence in _SENTENCE.split(stem))


def without_measures(words: str) -> str:
    """Return plain words without numbers and their units."""
    return " ".join(_MEASURE.sub(" ", words).split())


def told_of(claims: Claims, further: tuple[tuple[str, str], ...] = ()) -> tuple[Told, ...]:
    """Return what the sentences of a question say that neither ask nor suppose.

    `further` has other wordings by which a body is named, besides its own name.
    """
    return _told_of(split_options(claims.question)[0], claims.bodies, further)


@lru_cache(maxsize=1024)
def _any_of(names: tuple[str, ...]) -> re.Pattern[str]:
    either = "|".join(map(re.escape, names))
    return re.compile(rf"\b(?:{either})s?\b")


def _read(
    question: str, bodies: tuple[str, ...], further: tuple[tuple[str, str], ...]
) -> tuple[Told, ...]:
    names = dict(further) | names_of(bodies)
    if not names:
        return ()
    pattern = _any_of(tuple(sorted(names, key=len, reverse=True)))
    found = []
    for sentence in _SENTENCE.split(question):
        if asks_whether(sentence):
            continue
        pieces = _PAUSE.split(_ASIDE.sub(" ", sentence))
        words = " , ".join(plain(piece) for piece in pieces if piece.strip())
        spend(_NAME * len(names) + len(words) // 20)
        named = tuple(
            Named(_meant(words, match, names), *match.span()) for match in pattern.finditer(words)
        )
        found.append(Told(words, _once(words, named) if further else named))
    return tuple(found)


def _once(words: str, named: tuple[Named, ...]) -> tuple[Named, ...]:
    """Return the places of names, one for a body of which two stand together: "6 ohm lamp L1"."""
    kept: list[Named] = []
    for one in named:
        last = kept[-1] if kept else None
        near = last is not None and len(words[last.end : one.start].split()) < 2
        if last is not None and near and last.body == one.body and one.body:
            kept[-1] = Named(one.body, last.start, one.end)
        else:
            kept.append(one)
    return tuple(kept)


def _meant(words: str, match: re.Match[str], names: dict[str, str]) -> str:
    """Return the body that a passage names; none where its word may be another's."""
    body = names.get(match[0], "")  # "the strings" are none of them
    own = plain(body).split() if body else []
    if not {*own} - {*match[0].split()} or match[0][0].isdigit():
        return body
    before = words[: match.start()].split()[-1:]
    if {*before} & _OF_ANOTHER - {*own} or _LABEL.match(words, match.end()):
        return ""
    return body


_told_of = metered(_read, maxsize=64)  # every reading of a trace asks for the same


def names_of(bodies: tuple[str, ...]) -> dict[str, str]:
    """Return the body of each wording, none where it may be of several."""
    found: dict[str, str] = {}
    for body in dict.fromkeys(bodies):
        for name in {*_wordings(plain(body))}:
            found[name] = body if found.get(name, body) == body else ""
    found.update({plain(body): body for body in bodies if plain(body).strip()})
    return found


def _wordings(name: str) -> Iterator[str]:
    words = name.split()
    if not words:
        return
    yield name
    marked, label = _MARKED.match(name), _LETTERED.search(name)
    if marked is not None:
        yield f"{marked['size']} {marked['kind']}"
        yield f"{re.sub(r'(?<=[0-9])(?=[a-z])', ' ', marked['size'])} {marked['kind']}"
        yield marked["kind"]
    elif label is not None:
        yield f"{label[1]}{label[2]}"
    elif _OWN_WORD.match(words[-1]):
        yield words[-1]
        if words[-1] in _PARTS and len(words) > 1:
            rest = " ".join(words[:-1])
            yield f"{words[-1]} of {rest}"
            yield f"{words[-1]} of {rest}s"
