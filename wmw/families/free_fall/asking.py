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
    for verb in ("hit", "hits", "strike", "strikes", "reach", "reaches", "lands on", "land on", "arrives at", "arrive at", "enters", "enter", "plunges into", "splashes into", "falls into", "touches", "meets")
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

_TOPS = ("greatest", "maximum", "largest", "highest", "peak", "top")
_OVER = ("above ground", "above street", "above floor", "above water", "above sea", "above level ground", "above road", "above river", "above lake", "above lawn", "above beach", "above pavement", "above yard", "above surface", "above valley", "above sand", "above sidewalk", "above earth", "from ground")  # fmt: skip
TOP_ABOVE_GROUND = tuple(
    phrase
    for over in _OVER
    for phrase in (
        *(f"{top} height {over}" for top in _TOPS),
        *(f"{top} altitude {over}" for top in _TOPS),
        f"highest point {over}",
        *(f"how {far} {over} is its {point}" for far in ("high", "far") for point in ("highest point", "peak", "top point")),
        *(f"how {far} {over} is {point}" for far in ("high", "far") for point in ("highest point", "peak", "top of its path", "turning point")),
    )
)  # fmt: skip
"""What asks for the greatest height above the ground, and not above the start."""
OVER_GROUND = tuple(over for over in _OVER if over.startswith("above"))
"""Words that give the height of a start."""

_THROWN = ("stone", "ball", "rock", "object", "body", "marble", "coin", "brick", "pebble", "one")
FIRST_BODY = (*(f"first {body}" for body in _THROWN), *(f"{body} {mark}" for body in _THROWN[:-1] for mark in ("1", "a", "i", "p")))  # fmt: skip
SECOND_BODY = (*(f"second {body}" for body in _THROWN), *(f"{body} {mark}" for body in _THROWN[:-1] for mark in ("2", "b", "ii", "q")), "later stone", "later ball")  # fmt: skip
"""Two bodies that are dropped one after the other."""


def fall_of(bodies: tuple[str, ...]) -> tuple[str, ...]:
    """Return what asks how far one of several has fallen."""
    return tuple(
        f"{far} {has} {body} {fallen}"
        for body in bodies
        for far in ("how far", "what distance", "through what distance", "how many metres", "how many meters")
        for has, fallen in (("has", "fallen"), ("does", "fall"), ("did", "fall"), ("will", "have fallen"), ("has", "dropped"))
    )  # fmt: skip


def speed_of(bodies: tuple[str, ...]) -> tuple[str, ...]:
    """Return what asks how fast one of several is."""
    return tuple(
        phrase
        for body in bodies
        for phrase in (f"how fast is {body}", f"speed of {body}", f"velocity of {body}", f"speed does {body} have", f"speed has {body}")
    )  # fmt: skip
