"""Common words for bodies and places in the phrases that ask."""

from __future__ import annotations

from wmw.core.wordings import how_high_is

BODIES = ("it", "the ball", "the stone", "the rock", "the object", "the body", "the package", "the coin", "the wrench", "the brick", "the pebble",
           "the particle", "a stone", "a ball")  # fmt: skip
PERCHES = (
    "cliff",
    "building",
    "tower",
    "bridge",
    "roof",
    "window",
    "edge",
    "ledge",
    "balcony",
    "platform",
    "hill",
    "ladder",
    "tree",
)


ABOVE_GROUND = how_high_is(
    PERCHES,
    ("ground", "floor", "water", "river", "sea", "street", "lake", "ocean", "valley", "pavement", "sand", "road", "gorge"),
)  # fmt: skip
"""What asks for the height of the place from which something falls or is thrown."""


def each(*patterns: str) -> tuple[str, ...]:
    """Return the patterns with every common word for a body in place of {}."""
    return tuple(pattern.format(body) for pattern in patterns for body in BODIES)


_GROUNDS = ("ground", "floor", "water", "street", "pavement", "sidewalk", "river", "sea", "earth", "grass", "lawn", "road", "path", "bottom",
            "surface", "sand", "snow", "stage", "deck", "mat", "net")  # fmt: skip
LANDS_AT = tuple(
    f"{verb} the {ground} {at}"
    for verb in ("hit", "hits", "strike", "strikes", "reach", "reaches", "lands on", "land on", "arrives at", "arrive at")
    for ground in _GROUNDS
    for at in ("at", "with", "with a speed of", "at a speed of", "with a velocity of", "going", "moving")
)  # fmt: skip
"""What stands before the speed of a landing, on whatever ground."""
LANDINGS = (
    "hits the ground",
    "strikes the ground",
    "reaches the ground",
    "hits the water",
    "strikes the water",
    "reaches the water",
)
