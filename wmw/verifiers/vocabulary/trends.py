"""Statements of what rises, falls or stays: "momentum stays the same, kinetic energy decreases".

A text is read as claims on named things. A text in which a word of change cannot be given to a
thing, or that leaves a thing without one, is not understood.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Literal

from wmw.verifiers.vocabulary.lexicon import negated, plain

Way = Literal["rises", "falls", "stays", "changes", "to zero", "zero"]
_STILL = (
    r"(?:stays?|remains?|keeps?|kept|keeping|staying|remaining|continues?)"
    r"(?: at)?(?: \w+ed)?(?: exactly)?(?: same| constant| unchanged| fixed| equal| as \w+(?: as)?)?"
)
_WAYS: tuple[tuple[Way, str], ...] = (
    (
        "stays",
        r"(?:do|does|did|will|has|have|would) not (?:change|vary|depend)|not (?:changed|affected"
        r"|altered|changing)|neither (?:increases?|rises?|grows?|decreases?|falls?|drops?) nor \w+"
        r"|no (?:change|effect|difference)(?: in| on)?|not (?:increase|rise|grow) or \w+"
        r"|unchanged|unaffected|conserved|preserved|constant|same|equal|independent"
        rf"|{_STILL}(?! at rest| still| in place| in contact)|as before"
        r"|equally (?:bright|large|fast|strong|hot|loud|high|long)",
    ),
    ("changes", r"(?:not|is not|are not) (?:conserved|constant|same|preserved)|changes?|varies|vary"
                r"|not (?:stay|remain)\w*(?: same| constant)?"),
    ("to zero", r"(?:becomes?|drops? to|falls? to|goes? to) zero|vanish\w*|disappears?"),
    ("zero", r"zero"),
    (
        "rises",
        r"increas\w+|grow(?:s|ing|n)?|rises?|rising|rose|risen|goes? up|going up|gains?|gained"
        r"|speeds? up|(?:become |becomes |get |gets |is |are )?(?:larger|greater|bigger|higher"
        r"|longer|stronger|brighter|faster|hotter|warmer|heavier|wider|steeper|louder|quicker|more"
        r"|more \w+ly)|builds? up"
        r"|doubles|triples|trebles|quadruples"
        r"|(?:twice|(?:[1-9]\d*(?:[. ]\d+)?|two|three|four|five|six|nine|ten|many) times) as \w+",
    ),
    (
        "falls",
        r"decreas\w+|falls?|falling|fell|fallen|drops?|dropped|dropping|declin\w+|diminish\w*"
        r"|reduc\w+|lost|loses?|losing|goes? down|going down|slows? down|shrinks?|sinks?|lowered"
        r"|halved|halves|weaken\w*|(?:half|one third|one quarter) as \w+"
        r"|(?:become |becomes |get |gets |is |are )?(?:smaller|less|lower|shorter|weaker|dimmer"
        r"|fainter|slower|colder|cooler|lighter|narrower|quieter|fewer|more slowly|less \w+ly)",
    ),
)  # fmt: skip
_WAY = re.compile(
    "|".join(rf"(?P<{way.replace(' ', '_')}>\b(?:{words})\b)" for way, words in _WAYS)
)
_BY_FACTOR = re.compile(r"\b(?:doubles|triples|trebles|quadruples)\b")
"""Words that tell not only which way something goes, but by how much."""
_OPPOSITES = re.compile(
    r"\b(?:not|no longer|never)(?: \w+)? (?:increas|decreas|rise|fall|grow|drop|larger|smaller"
    r"|greater|less|higher|lower|longer|shorter|faster|slower|brighter|dimmer)"
)
"""What is denied of one way leaves two others."""
_REASON = re.compile(
    r"\b(?:because|since|due to|so that|in order|although|though|even if|as long as)\b.*",
    re.S,
)
_PARTS = re.compile(r"[.;:!?](?:\s+|$)|,\s+(?:so|and so)\s+")
_WHICH = re.compile(r"\b(?:which|what)\b")
_ONLY = re.compile(r"\bonly\b|\balone\b")
_NEITHER = re.compile(r"\bneither\b")
_AND_NOT = re.compile(r"\bnot$")
_BARE_SUBJECT = frozenset(
    {
        *("they", "both", "each", "all", "of", "them", "it", "this", "these", "that", "two", "one"),
        *("others", "other", "ones", "value", "size", "magnitude", "would", "will", "does", "do"),
        *("are", "were", "was", "also", "then", "thus", "therefore", "so", "now", "and", "but"),
        *("become", "becomes", "get", "gets", "go", "goes", "or", "only", "always", "slightly"),
        *("simply", "first", "yes", "no", "much", "still", "neither", "nor", "must", "can"),
    }
)
"""What may stand before a word of change that is said of nothing by name."""
_TWO = 2
_ALL = re.compile(r"\b(?:both|each|all|they|everything)\b")
_BARE = 4
"""How many words a statement has at most that names nothing."""
_NEXT = 2
"""How many words may lie between a word of change and the thing it is said of: "loss of energy"."""

Nouns = Callable[[str], Sequence[tuple[int, int, int]]]
"""Where the things of a plain text begin and end, each with its number."""


@dataclass(frozen=True, slots=True)
class Claim:
    """That a thing, by its number, goes some way."""

    thing: int
    way: Way


def default_way(text: str) -> Way | None:
    """Return the way that a question asks about: "which of these is conserved while it falls?"."""
    low = plain(text)
    which = _WHICH.search(low)
    found = [way for at, _, way in _ways_in(low) if which and at >= which.end()]
    return found[0] if found else None


def ways_asked_about(low: str) -> tuple[Way, ...]:
    """Return the ways of change that plain words name, in their order."""
    return tuple(way for *_, way in _ways_in(low))


def tells_factor(text: str) -> bool:
    """Tell whether a text says how many times as large something gets, and not only its way."""
    return _BY_FACTOR.search(plain(text)) is not None


def is_bare_way(text: str) -> bool:
    """Tell whether a text says that something rises, falls or stays, and not what does.

    What "doubles" is a factor, where "it more than doubles" says that it is more.
    """
    bare = _BY_FACTOR.sub("", plain(text))
    return read_claims(bare, lambda _: (), (0,)) is not None and len(text.split()) <= _BARE


def _ways_in(text: str) -> list[tuple[int, int, Way]]:
    found: list[tuple[int, int, Way]] = []
    for match in _WAY.finditer(text):
        for way, _ in _WAYS:
            if match[way.replace(" ", "_")]:
                found.append((match.start(), match.end(), way))
                break
    return found


def read_claims(
    text: str, nouns: Nouns, asked: Sequence[int], default: Way | None = None
) -> tuple[Claim, ...] | None:
    """Return what a text claims; None where it is not understood.

    `asked` are the things that words of change without a thing speak of: one, or several with
    "both". `default` is the way that a question asks about whose options only list things.
    """
    claims: list[Claim] = []
    for part in _PARTS.split(text):
        low = plain(_REASON.sub("", part)) if part.strip() else ""
        if not low:
            continue
        read = _of_part(low, nouns, asked, default)
        if read is None:
            return None
        claims += read
    return tuple(dict.fromkeys(claims)) or None


def _of_part(
    text: str, nouns: Nouns, asked: Sequence[int], default: Way | None
) -> list[Claim] | None:
    if _OPPOSITES.search(text):
        return None
    ways = _ways_in(text)
    things = [n for n in nouns(text) if not any(a < n[1] and n[0] < b for a, b, _ in ways)]
    if not ways:
        return _listed(text, [t for *_, t in things], asked, default)
    claims: list[Claim] = []
    waiting: list[int] = []
    taken: set[int] = set()
    before = 0
    for at, end, way in ways:
        if negated(text, at) and not _NEITHER.search(text):
            return None  # "no energy is lost" leaves open what it does
        waiting += [t for a, _, t in things if a < at and a not in taken]
        taken |= {a for a, *_ in things if a < at}
        if not waiting:
            behind = [n for n in things if n[0] >= end and n[0] not in taken]
            if behind and len(text[end : behind[0][0]].split()) <= _NEXT:
                waiting = [behind[0][2]]
                taken.add(behind[0][0])
        told = _NEITHER.search(text) and way == "stays" and "nor " not in text[at:end]
        way = "changes" if told else way
        if not waiting:
            said = text[before:at].split()
            if any(word not in _BARE_SUBJECT for word in said):
                return None  # "the block stays at rest" is not said of what is asked
            if len(asked) > 1 and not _ALL.search(text):
                return None
            if len(asked) < _TWO and "both" in said:
                return None
            waiting = list(asked)
        if not waiting:
            return None
        claims += [Claim(thing, way) for thing in waiting]
        if _ONLY.search(text) and way == "stays":
            claims += [Claim(t, "changes") for t in asked if t not in waiting]
        last, waiting, before = way, [], end
    rest = [t for a, _, t in things if a not in taken]
    if rest and _AND_NOT.search(text) and last == "stays":
        claims += [Claim(t, "changes") for t in rest]
    elif rest:
        return None
    return claims


def _listed(
    text: str, things: list[int], asked: Sequence[int], default: Way | None
) -> list[Claim] | None:
    """Read an option that only lists things: "momentum only", "both", "neither"."""
    if default is None:
        return None
    if _NEITHER.search(text) or text in ("none", "none of them", "none of these"):
        return [Claim(t, _denied(default)) for t in asked] if default == "stays" else None
    if not things:
        return [Claim(t, default) for t in asked] if _ALL.search(text) and asked else None
    others = [t for t in asked if t not in things] if default == "stays" else []
    return [*(Claim(t, default) for t in things), *(Claim(t, _denied(default)) for t in others)]


def _denied(way: Way) -> Way:
    return "changes" if way == "stays" else "stays"


def holds(way: Way, sign: int) -> bool | None:
    """Tell whether something of which the change has this sign goes that way; None: unclear."""
    if way == "changes":
        return sign != 0
    if way in ("zero", "to zero"):
        return False if sign > 0 or (way == "to zero" and not sign) else None
    return {"rises": 1, "falls": -1, "stays": 0}[way] == sign
