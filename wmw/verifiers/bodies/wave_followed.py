"""A wave that a trace follows where the question asks how one point of its medium moves.

The crests run along, and a knot in the rope only swings: neither the speed nor the way of the one
is the other's, while they have one period.
"""

from __future__ import annotations

import re

from wmw.verifiers.bodies.like_bodies import is_of_wave
from wmw.verifiers.claims import Claims, Text
from wmw.verifiers.own_words import answered

_SWINGS = re.compile(
    r"\b(?:point|particle|bit|piece|spot|knot|ribbon|cork|float|buoy|duck|leaf|bead|dot|mark(?:er)?"
    r"|element|segment)\b",
    re.I,
)
_RUNS = re.compile(
    r"\b(?:waves?|crests?|pulses?|humps?|wave ?fronts?|wave pattern|troughs?)\b", re.I
)
_ASKED = re.compile(
    r"\b(?:speed|velocity|fast|path|distance (?:is )?(?:covered|travell?ed|moved)|far does"
    r"|distance does)\b",
    re.I,
)
_SHARED = re.compile(
    r"\b(?:apart|between|from|phase|nearest|next|period|long|time|often|frequency|along|reach\w*"
    r"|drift\w*|horizontal\w*|carried)\b",
    re.I,
)
"""What both have, and what is asked of places along the wave."""
_IN_A_PERIOD = re.compile(
    r"\b(?:in|during|within|over)(?: (?:one|each|two|three|half))?(?: full| whole| complete)?"
    r" periods?\b(?: of (?:this )?(?:\w+ )?wave\b)?"
)
"""How long a path is asked for, and no period."""
_OWN = re.compile(
    r"\b(?:both|same|oscillat\w*|vibrat\w*|swing\w*|bob\w*|up and down|transverse\w*|amplitude"
    r"|rises?|falls?|it|its)\b",
    re.I,
)
"""Words that are about the point, or may be."""
_ITS_SPEED = re.compile(r"\bits speed\b", re.I)


def wave_followed(claims: Claims, asking: str) -> tuple[Text, str, str] | None:
    """Return the effect that follows the wave, what is asked about, and what is followed."""
    asking = _IN_A_PERIOD.sub(" ", asking)
    asked, effect, change, value = (
        _SWINGS.search(asking),
        claims.effect,
        claims.change,
        answered(claims),
    )
    if asked is None or effect is None or change is None or value is None or value.unit is None:
        return None
    if not _ASKED.search(asking) or _SHARED.search(asking) or is_of_wave(asking):
        return None
    runs = [_RUNS.search(text.text) for text in (effect, change)]
    law = claims.equation.text if claims.equation is not None else ""
    said = [effect.text, change.text, claims.answer.explanation, law]
    said += [claim.name.replace("_", " ") for claim in claims.results]
    if not all(runs) or not _RUNS.search(claims.question) or runs[0] is None:
        return None
    if any(_SWINGS.search(text) or _OWN.search(_ITS_SPEED.sub(" ", text)) for text in said):
        return None
    return effect, asked[0], runs[0][0]
