"""Pushes from above that a list has point up: those of a track, or a pail, over what it turns.

On the inside of a loop the track is above the car at the top, and so is the bottom of a pail that
is upside down: neither can do anything but push down. What may hold a body from above as well, a
rail or a harness, leaves it open; so does a question that tells of another place.
"""

from __future__ import annotations

import re
from collections.abc import Iterator

from wmw.core.equation.names import word_set
from wmw.verifiers.claims import Claims, ForceClaim
from wmw.verifiers.questions.options import split_options
from wmw.verifiers.vocabulary.lexicon import plain

_MOVERS = word_set(
    "car cart block ball marble skateboarder cyclist motorcyclist motorcycle bicycle skater rider"
    " puck bead body mass toy train water stunt driver person pilot passenger"
)
_PUSH = re.compile(
    r"\b(?:normal|n|push|pushes|presses|pressing|contact|reaction|supporting|track|loop|pail|bucket"
    r"|bottom|wall|surface|seat|cup|glass)\b"
)
_NOT_A_PUSH = re.compile(
    r"\b(?:weight|gravity|gravitational|centrifugal|pseudo|fictitious|inertia\w*|net|resultant|drag"
    r"|friction|tension|string|lift|on (?:track|loop|pail|bucket|seat|bottom|wall))\b"
)
_UP = re.compile(r"(?:vertically |straight )?(?:up|upwards?)\b")
_INSIDE = re.compile(
    r"\b(?:inside|inner side|inner surface)(?: of)? (?:[a-z]+ ){0,4}?"
    r"(?:loop|track|ring|hoop|circle|drum|cylinder|sphere|globe)\b"
)
_PAIL = re.compile(r"\b(?:pail|bucket|cup|glass|can|tumbler)\b")
_UPRIGHT = re.compile(r"\bvertical (?:circle|loop|plane|circular)\b")
_TOP = re.compile(
    r"\b(?:(?:at|passes|through|over|reaches|past) (?:very )?(?:top|highest point)|upside down)\b"
)
_ITS_BOTTOM = re.compile(
    r"\bbottom of (?:its |this )?(?:pail|bucket|cup|glass|can|tumbler)\b"
    r"|\b(?:pail|bucket|cup|glass) s bottom\b"
)
_ELSEWHERE = re.compile(
    r"\b(?:bottom|lowest|outside|side|horizontal|halfway|hill|hump|crest|harness|belts?|straps?"
    r"|strapped|rails|rail|hooks?|clamps?|clips?|magnet\w*|wire|bead|tube|tunnel|both|held"
    r"|roof|ceiling|enters|leaves|leaving|released?|rest)\b"
)
_MOST = 12


def pushed_up_at_the_top(claims: Claims) -> Iterator[ForceClaim]:
    """Yield each push on what is inside at the top of its circle that the list has point up."""
    if not 0 < len(claims.forces) <= _MOST:
        return
    said = _ITS_BOTTOM.sub(" ", plain(split_options(claims.question)[0]))
    if not _TOP.search(said) or _ELSEWHERE.search(said):
        return
    loop = _INSIDE.search(said) is not None
    pail = _PAIL.search(said) is not None and _UPRIGHT.search(said) is not None
    for force in claims.forces:
        name, target = plain(force.name), plain(force.target).split()[-1:]
        within = (loop and {*target} <= _MOVERS) or (pail and target == ["water"])
        if not within or not _PUSH.search(name) or _NOT_A_PUSH.search(name):
            continue
        if _UP.match(plain(force.direction or "")):
            yield force
