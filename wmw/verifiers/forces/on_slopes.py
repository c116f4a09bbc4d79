"""Friction on what stays on a slope or slides down it: with nothing else along it, it points up.

Of a body that is sent up the slope friction on the climb points down, and that of the way back up.
"""

from __future__ import annotations

import re

from wmw.verifiers.claims import Claims, ForceClaim
from wmw.verifiers.vocabulary.lexicon import plain

_SLOPES = r"(?:rough )?(?:incline|inclined plane|slope|ramp|plane|board|hill|plank|chute|slide|it)"
DOWN_SLOPE = re.compile(
    rf"(?:down|downwards?|downhill)(?: along| parallel to| on)? {_SLOPES}(?: [a-z\d])?"
    rf"|(?:along|parallel to) {_SLOPES}(?: [a-z\d])?(?: directed| pointing| and)?"
    r" (?:down|downwards?|downhill)|downslope|down slope|downhill"
)
UP_SLOPE = re.compile(rf"(?:up|upwards?|uphill)(?: along| parallel to| on)? {_SLOPES}(?: [a-z\d])?")
_OF_CLIMB = re.compile(
    r"(?:kinetic|sliding) friction(?: force)? (?:during|on|while|when)(?: its)?(?: way)?"
    r" (?:(?:ascent|climb|climbing|up|going up|moving up|sliding up)"
    r"|(?P<down>descent|down|going down|moving down|sliding down))"
)
_FRICTION = re.compile(
    r"(?:(?:kinetic|sliding|dynamic|static) )?friction(?:al)?(?: force)?"
    r"|force of (?:static )?friction|f ?[sk]"
)
_STAYS = re.compile(
    r"\b(?:remains?|stays?|at rest|rests|lies|does not (?:slide|slip|move)|critical angle"
    r"|(?:just )?(?:starts|begins) to slide|about to slide|slides? down|sliding down)\b"
)
_MOVED_UP = re.compile(
    r"\b(?:push\w*|pull\w*|shov\w*|kick\w*|up|uphill|upwards?|launch\w*|project\w*|spring|rope|string"
    r"|cord|cable|force of|accelerat(?:ed|es|ing)|horizontal\w*|thrown|given)\b"
)
_ANGLE_TO = re.compile(
    r"\b(?:to|with|from|above|and|against) horizontal\b(?! (?:force|push|pull|rope|string|part))"
)
"""The horizontal from which the angle of a slope is measured."""
_ROUND = re.compile(
    r"\b(?:circle|circles|circular|curve|bend|roundabout|turntable|carousel|merry go round)\b"
)
_ON_A_BANK = re.compile(r"\b(?:bank(?:ed|ing)?|radius|cone|bowl|funnel|velodrome)\b")
"""Where a body is driven round upon a slope: what is fast would slip up it."""
_ALONE = 3
"""Weight, normal force and friction: what a body has where nothing pushes it."""


def friction_on_slope(
    claims: Claims, force: ForceClaim, way: str, said: str, *, free: bool
) -> str | None:
    """Return where friction on a slope points, where it is listed to point the other way.

    With `free` the body itself is no surface, and nothing carries it along.
    """
    name = plain(force.name)
    climbs = _OF_CLIMB.fullmatch(name)
    wrong = (DOWN_SLOPE if climbs["down"] else UP_SLOPE) if climbs is not None and free else None
    if climbs is not None and wrong is not None and wrong.fullmatch(way):
        return "up the slope" if climbs["down"] else "down the slope"
    if not _FRICTION.fullmatch(name) or not DOWN_SLOPE.fullmatch(way):
        return None
    here = [f for f in claims.forces if plain(f.target) == plain(force.target)]
    words = _ANGLE_TO.sub(" ", said)
    if len(here) != _ALONE or not free or not _STAYS.search(words):
        return None
    if any(moved.search(words) for moved in (_MOVED_UP, _ROUND, _ON_A_BANK)):
        return None
    return "up the slope"
