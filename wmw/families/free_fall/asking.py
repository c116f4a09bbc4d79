"""Common words for bodies and places in the phrases that ask."""

from __future__ import annotations

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


def each(*patterns: str) -> tuple[str, ...]:
    """Return the patterns with every common word for a body in place of {}."""
    return tuple(pattern.format(body) for pattern in patterns for body in BODIES)


LANDINGS = (
    "hits the ground",
    "strikes the ground",
    "reaches the ground",
    "hits the water",
    "strikes the water",
    "reaches the water",
)
