"""Which way a needle swings as a magnet goes into a coil and comes out of it, told in reverse.

The question tells the way for one of the two; the other one is opposite. A trace that has each at
the other's moment has them exchanged. A second pole, or a second magnet, is left alone.
"""

from __future__ import annotations

import re
from collections.abc import Iterator

from wmw.verifiers.claims import Claims
from wmw.verifiers.questions.options import split_options
from wmw.verifiers.vocabulary.lexicon import plain, plain_name

_NEEDLE = re.compile(r"\b(?:needle|pointer|galvanometer|meter|ammeter)\b")
_MAGNET = re.compile(r"\bmagnet\b")
_OTHERWISE = re.compile(
    r"\b(?:other pole|other end|opposite pole|reversed|turned (?:round|over|around)|two magnets"
    r"|(?:from|facing|faces) (?:the )?(?:left|right)|(?:left|right) (?:of|side|hand|end|face)"
    r"|second magnet|second coil|two coils|again|repeated|faster|instead|swap\w*|exchanged"
    r"|south\b.*\bnorth|north\b.*\bsouth|south pole first,? and)\b"
)
_IN = re.compile(
    r"\b(?:push(?:ed|es|ing)?|inserted|thrust|enters?|entering|approach\w*|goes in|going in"
    r"|moved in|into|inward|nears|moves in)\b"
)
_OUT = re.compile(
    r"\b(?:pull(?:ed|s|ing)?|withdrawn|leaves?|leaving|taken out|comes out|coming out|moved out"
    r"|out|removed|recedes)\b"
)
_WAY = re.compile(r"\b(left|right)\b")
_CLAUSE = re.compile(r"[.;,]\s|\band\b|\bthen\b|\bafterwards\b|\bfinally\b|\bfollowed by\b")
_OTHER = {"left": "right", "right": "left"}


def turned_needle(claims: Claims) -> Iterator[tuple[str, str]]:
    """Yield pointer and words where a needle swings each way at the other's moment."""
    question = split_options(claims.question)[0]
    words = plain(question)
    told = {*_WAY.findall(words)}
    entering, leaving = _IN.search(words), _OUT.search(words)
    if len(told) != 1 or not _NEEDLE.search(words) or not _MAGNET.search(words):
        return
    if _OTHERWISE.search(words) or entering is None or leaving is None:
        return
    if entering.start() > leaving.start():
        return
    way = _way_in(question, told.pop())
    if way is None:
        return
    named = {(_moment(plain_name(c.name)), plain(str(c.raw))): c.pointer for c in claims.results}
    if ("in", _OTHER[way]) in named and ("out", way) in named:
        yield named["in", _OTHER[way]], f"{_OTHER[way]} as it goes in"
        yield named["out", way], f"{way} as it comes out"
    if claims.change is not None and _is_turned(claims.change.text, way):
        yield claims.change.pointer, claims.change.text


def _way_in(question: str, told: str) -> str | None:
    """Return the way in which the needle swings as the magnet goes in, by the one way told.

    It is that of the moment which its own clause names, else the one told last before it.
    """
    for sentence in re.split(r"[.;?!]\s", question.lower()):
        if _WAY.search(sentence) is None:
            continue
        clauses = re.split(r",\s|\band\b", sentence)
        place = next(n for n, clause in enumerate(clauses) if _WAY.search(clause))
        for clause in clauses[place::-1]:
            moment = _moment(plain(clause))
            if moment is not None:
                return told if moment == "in" else _OTHER[told]
            if _IN.search(clause) or _OUT.search(clause):
                return None
    return None


def _moment(words: str) -> str | None:
    """Return whether words tell of going in or of coming out; None where of neither or both."""
    going, coming = _IN.search(words) is not None, _OUT.search(words) is not None
    return None if going == coming else "in" if going else "out"


def _is_turned(change: str, way: str) -> bool:
    """Tell whether a change has the needle swing the other way first, and this way last."""
    if re.search(r"\b(?:not|no longer|instead)\b", change):
        return False
    ways = _WAY.findall(change.lower())
    if ways != [_OTHER[way], way]:
        return False
    first = next((c for c in _CLAUSE.split(change.lower()) if _WAY.search(c)), "")
    moment = _moment(plain(first))
    if moment is None:
        return "first" in change.lower() and not _OUT.search(change.lower())
    return moment == "in"
