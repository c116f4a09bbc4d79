"""What the question's words say of which body is above, below, left or right of which."""

from __future__ import annotations

import re

from wmw.core.patterns import compiled
from wmw.verifiers.claims import Claims, RelationClaim
from wmw.verifiers.vocabulary.lexicon import plain

_OPPOSITE = {"above": "below", "below": "above", "left_of": "right_of", "right_of": "left_of"}
_WORDS = {
    "above": r"above",
    "below": r"(?:below|beneath|underneath|under)",
    "left_of": r"(?:(?:to|on) )?left(?: side)? of",
    "right_of": r"(?:(?:to|on) )?right(?: side)? of",
}
_STEMS = {
    "above": ("above",),
    "below": ("below", "beneath", "under"),
    "left_of": ("left",),
    "right_of": ("right",),
}
"""One of these stands in every text in which such a place is told."""
_MUST = r"(?:must|should|does|do|will|is|are)"
_BETWEEN = (
    r"(?: (?!(?:not|no|never|than|from|and|or|but|to|toward|towards|until|while|when|before|after"
    r"|if|passes|falls|drops|lands|rises|climbs|moves|goes|comes|jumps|dives|runs|reaches|ends"
    r"|slides|rolls|flies|thrown|string|rope|cord|light|pulled|pushed|tied|(?:fixed|held)(?! \d)"
    r"|connected|half|just|directly to)\b)[\w.°]+){0,6}?"
)
"""Words that may stand between a body and where it is: none of motion, of denial, of a joint."""
_WITHIN = (
    r" (?:in|on|inside|of|at) (?:(?!(?:that|which|who|whose|from|and|or|but|while|when|if|not"
    r"|has|moves|falls|below|above|under|beneath|left|right)\b)[a-z]+ ){1,9}?"
    r"(?:(?:lies|sits|stands|hangs|fixed|mounted|located|placed|fitted) ){0,2}"
    r"(?:(?:at|about|exactly|only|just|depth|distance|of) ){0,3}\d+(?: \d+)?(?: [cmk]?m)? "
)
"""Where a body that a sentence begins with is within something: "a lamp in the wall is 2 m"."""
_PART = re.compile(
    r"\b(?:top|bottom|underside|foot|base|tip|end|edge|face|side|keel|surface|part|most|half|volume"
    r"|fraction|percent|percentage|share|portion|quarters?|thirds?|fifths?|tenths?|\d+) of"
    r" (?:[a-z]+ )?\Z"
)
"""What tells of a part of a body alone where it is."""
_IS_PLACE = re.compile(r"\b(?:under|below|beneath|above|over)(?: the)? \Z")
"""What makes a body the place of another one: "under the surface, right beneath the lamp"."""
_BEGINS = (
    r"\A(?:(?:center|centre|middle|midpoint|top|upper edge|upper end) of )?"
    r"(?:(?!(?:of|in|on|at|from|and|if|when|while|to|with)\b)[a-z]+ ){0,2}"
)
_ENDS = (
    r"(?=\W*$| (?:of|and|at|in|on|with|by|which|that|who|is|are|so|while|when|where|as|it|what|how"
    r"|through|for|\d)\b)"
)
"""What follows a body's name where it is not part of another's: the "oil-water boundary"."""


def denied_place(words: str, claims: Claims, claim: RelationClaim) -> str | None:
    """Return where the words put a body, where the claim has it on the other side of the other.

    `words` is a plain sentence of the question. A word that several bodies share tells none of
    them, unless what tells them apart stands between: the "hanging block" is the one that hangs.
    """
    if claim.type not in _OPPOSITE:
        return None
    first, second = claim.args
    for body, other, told in (
        (first, second, _OPPOSITE[claim.type]),
        (second, first, claim.type),
    ):
        if not any(word in words for word in _STEMS[told]) or not _may_name(words, body, other):
            continue  # most sentences tell of no place, and a pattern of names is dear to make
        place = rf"{_WORDS[told]} (?:(?:its|this|that) )?{_name(other)}\b{_ENDS}"
        if compiled(rf"\bhow far {_WORDS[told]} {_name(other)} {_MUST} {_name(body)}\b").search(
            words
        ):
            return f"{told}({body}, {other})"
        if told == "below" and compiled(rf"{_BEGINS}{_name(body)}{_WITHIN}{place}").search(words):
            return f"{told}({body}, {other})"
        at = rf"(?P<between>{_BETWEEN}) {place}"
        for match in compiled(rf"\b{_name(body)}{at}").finditer(words):
            if any(p.search(words[: match.start()]) for p in (_PART, _IS_PLACE)):
                continue
            if _is_meant(match[0], match["between"], claims, body) and _is_meant(
                words[match.end("between") :], "", claims, other
            ):
                return f"{told}({body}, {other})"
    return None


def _may_name(words: str, *bodies: str) -> bool:
    """Tell whether a plain text has the last word of every body, without which it names none."""
    return all((name := plain(body).split()) and name[-1] in words for body in bodies)


def _name(body: str) -> str:
    """Return a pattern for a body by its full name or by its last word."""
    words = plain(body).split()
    if not words:
        return r"(?!)"
    names = [" ".join(words), *(words[-1:] if len(words[-1]) > 2 else ())]
    return rf"(?:{'|'.join(map(re.escape, names))})s?"


def _is_meant(text: str, between: str, claims: Claims, body: str) -> bool:
    """Tell whether it is this body that a text speaks of, not one that shares its last word."""
    words = plain(body).split()
    others = [plain(name).split() for name in claims.bodies if name != body]
    last = [word.removesuffix("s") for word in words[-1:]]
    if not any(last == [word.removesuffix("s") for word in other[-1:]] for other in others):
        return True
    if len(words) > 1 and " ".join(words) in text:
        return True
    said = between.split()
    return any(word[:4] == mark[:4] for mark in words[:-1] for word in said if len(mark) > 3)
