"""Common words for bodies and places in the phrases that ask."""

from __future__ import annotations

from wmw.core.wordings import how_high_is

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


ABOVE_GROUND = how_high_is(
    PERCHES,
    ("ground", "floor", "water", "river", "sea", "street", "lake", "ocean", "valley", "pavement", "field", "beach", "road"),
)  # fmt: skip
"""What asks for the height of the place from which something is thrown."""


def each(*patterns: str) -> tuple[str, ...]:
    """Return the patterns with every common word for a body in place of {}."""
    return tuple(pattern.format(body) for pattern in patterns for body in BODIES)


EQUAL_SHAPES = tuple(
    phrase for range_ in ("range", "horizontal range") for height in ("maximum height", "greatest height")
    for phrase in (f"are the {range_} and the {height}", f"are the {height} and the {range_}", f"{range_} and the {height} are equal", f"{height} and the {range_} are equal", f"{range_} and {height} are equal",
                   f"{height} and {range_} are equal", f"{range_} and the {height} the same", f"{height} and the {range_} the same")
)  # fmt: skip
"""Words that set the greatest height equal to the range."""
SHAPES = (*EQUAL_SHAPES, "equal to its horizontal range", "equal to its range", "equal to the range", "equal to the horizontal range", "equals its range", "equals the range", "equals its horizontal range", "equals the horizontal range", "times its range", "half its range", "half the range", "half of its range", "quarter of its range",
          "same as its range", "range equal to its maximum height", "range is equal to its maximum height", "range equals its maximum height", "range is equal to the maximum height", "range equal to the maximum height", "horizontal range is equal to the greatest height",
          "range is three times", "range is four times", "range is twice", "range four times", "range three times", "range twice", "range is equal to its greatest height", "range is equal to the greatest height", "range is 3 times", "range is 4 times")  # fmt: skip
"""Words that set the greatest height against the range."""
