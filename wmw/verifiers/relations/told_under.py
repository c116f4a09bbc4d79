"""What is told to be wholly under water, or on its bottom, and is not above the surface."""

from __future__ import annotations

import re

from wmw.core.equation.names import word_set
from wmw.core.patterns import compiled
from wmw.verifiers.claims import Claims
from wmw.verifiers.vocabulary.lexicon import plain

_LIQUIDS = word_set(
    "water oil mercury brine alcohol liquid glycerine sea lake pool pond river seawater tank"
)
_SURFACE = re.compile(r"(?:\A|\b)(?:surface|water level|waterline)\Z")
_BOTTOM = re.compile(r"\b(?:bottom|floor|bed|base|foot|walls?|sides?|lid|rim)\b")
"""What of a tank is no surface that a body is under."""
_WHOLLY = r"(?:completely|fully|wholly|entirely|totally|well|deep|just|held|kept|trapped|far)"
_UNDER = (
    rf"(?:{_WHOLLY} (?:under|below|beneath|underneath)(?! (?:a|an)\b)"
    rf"|{_WHOLLY} (?:submerged|immersed|covered by)"
    r"|(?:lies|lie|rests|is|are|lying|resting) (?:still )?(?:on|at) (?:very )?bottom of"
    r"|\d m (?:below|under|beneath) (?:water|surface|sea|lake))\b"
)
_STOPS = (
    "and on|and at|partly|partially|half|float|floats|floating|above|over|out|not|no|until|before"
    "|when|after|while|then|by|from|under|below|beneath|holds|pulls|pushes|lowers|carries|supports|or|if"
)
_LINES = word_set("string strings rope ropes cord thread wire chain cable spring balance hook")
_HUNG = re.compile(
    r"\b(?:hangs?|hanging|hung|suspended)(?: (?!(?:and|while|but)\b)[a-z]+){0,3}? (?:from|by|on)"
    rf"(?: [a-z]+){{0,3}}? (?:{'|'.join(sorted(_LINES))})\b"
)
"""From what a body hangs, which is not what is said to be under water behind it."""
_SEEN = re.compile(r"\b(?:image|appears?)\b")
"""What is said of where a body seems to be, not of where it is."""
_UNCERTAIN = re.compile(
    r"\b(?:partly|partially|half|floats?|floating|afloat|emerge\w*|above (?:water|surface)|out of"
    r"|stick\w*|protrud\w*|dropped|thrown|falls|lowered|before|until|image|appears?|instead"
    r"|comes? up)\b"
)
"""Words of a body that is not under the surface, or not all the time."""


def told_under(claims: Claims, upper: str, lower: str, words: str) -> str | None:
    """Return that a surface is above a body, where the words have the body wholly under it."""
    place = plain(lower)
    if _BOTTOM.search(place):
        return None
    if not _SURFACE.search(place) and not {*place.split()[-1:]} & _LIQUIDS:
        return None
    seen = "image" not in plain(upper).split()
    if _UNCERTAIN.search(_SEEN.sub(" ", words) if seen else words):
        return None
    own = plain(upper).split()[-1]
    if own in _LINES:
        return None
    words = _HUNG.sub("hangs", words)
    others = {plain(body).split()[-1] for body in claims.bodies if plain(body)} - {
        own,
        *place.split(),
    }
    stops = "|".join((_STOPS, *map(re.escape, sorted(others))))
    gap = rf"(?: (?!(?:{stops})\b)[\w³²⁻]+){{0,20}}?"
    told = compiled(rf"\b{re.escape(own)}\b{gap} {_UNDER}").search(words)
    return f"above({lower}, {upper})" if told else None
