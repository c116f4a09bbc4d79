"""Common words for bodies and places in the phrases that ask."""

from __future__ import annotations

BODIES = ("it", "the ball", "the stone", "the projectile", "the object", "the body", "the package", "the arrow", "the rock", "the bullet", "the shell", "the water",
          "the marble", "the football", "the golf ball", "the cannonball", "the soccer ball", "the baseball", "the javelin", "the pebble", "the coin", "the car", "the rocket", "the bomb", "the snowball", "the basketball", "the diver", "the motorcycle", "the puck", "the dart", "the egg", "the apple", "the flare", "the book", "the box")  # fmt: skip
PERCHES = (
    "cliff",
    "building",
    "tower",
    "bridge",
    "roof",
    "window",
    "ledge",
    "balcony",
    "platform",
    "hill",
    "table",
    "desk",
    "plane",
    "counter",
)


def each(*patterns: str) -> tuple[str, ...]:
    """Return the patterns with every common word for a body in place of {}."""
    return tuple(pattern.format(body) for pattern in patterns for body in BODIES)
