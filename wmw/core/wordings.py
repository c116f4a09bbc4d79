"""Wordings that several chapters share: of velocity, acceleration, heights and times in flight.

A family's own words stand in its declaration; these are of kinematics and belong to no chapter.
`{body}` is a slot for the word of a role.
"""

from __future__ import annotations


def said(subjects: tuple[str, ...], values: tuple[str, ...]) -> tuple[str, ...]:
    """Return every subject with every value behind it: "speed zero", "its speed zero", ..."""
    return tuple(f"{subject} {value}" for subject in subjects for value in values)


def how_high_is(perches: tuple[str, ...], grounds: tuple[str, ...]) -> tuple[str, ...]:
    """Return what asks for the height of a place: "how far above the water is the bridge"."""
    return tuple(
        f"how {far} above the {ground} {verb} the {perch}"
        for far in ("high", "far")
        for ground in grounds
        for verb in ("is", "was")
        for perch in perches
    )


HEIGHT_ABOVE_GROUND = tuple(
    f"{most} height of {{}} above the {level}"
    for most in ("maximum", "greatest", "highest")
    for level in ("ground", "floor", "street", "water")
)
"""What asks for the greatest height of a body, which takes the place of {}."""
_OF_TWO = ("of two times", "of these times", "of two", "of these", "one", "time")
EARLIER_OF_TWO = said(("earlier", "smaller", "shorter"), _OF_TWO)
LATER_OF_TWO = said(("later", "larger", "longer"), _OF_TWO)
ONE_OF_TWO_TIMES = said(("later", "earlier"), ("of two times", "of these", "one", "time"))
"""What shows that a question knows of two times, of which it wants one."""

SPEED = (
    "velocity",
    "speed",
    "its velocity",
    "velocity of the {body}",
    "speed of the {body}",
    "instantaneous velocity",
    "v",
)
ACCELERATION = (
    "acceleration",
    "its acceleration",
    "acceleration of the {body}",
    "gravitational acceleration",
)
TOP_OF_FLIGHT = (
    "highest point",
    "top of its flight",
    "top of its path",
    "top of its motion",
    "top of its trajectory",
    "top of the flight",
    "top of the path",
    "top of the motion",
    "top of the trajectory",
    "topmost point",
    "peak",
    "at the very top",
    "at the top",
    "turning point",
    "at its maximum height",
    "reaches its maximum height",
    "at maximum height",
    "at its greatest height",
    "reaches its greatest height",
    "at the maximum height",
    "the instant it stops rising",
)
G_VALUES = (
    "g",
    "9.8 m/s^2",
    "9.8 m/s²",
    "9.81 m/s^2",
    "9.81 m/s²",
    "10 m/s^2",
    "10 m/s²",
    "9.8",
    "9.81",
    "10",
)
DOWN = (
    "down",
    "downward",
    "downwards",
    "vertically down",
    "vertically downward",
    "vertically downwards",
    "towards the ground",
    "toward the earth",
    "towards the earth",
)
UP = ("up", "upward", "upwards", "vertically upward", "vertically upwards")
IS_ZERO = (
    "zero",
    "0",
    "vanishes",
    "momentarily zero",
    "instantaneously zero",
    "equal to zero",
    "equals zero",
)
BOTH_ZERO = (
    *said(
        (
            "velocity and acceleration",
            "velocity and its acceleration",
            "acceleration and velocity",
            "speed and acceleration",
            "acceleration and its velocity",
            "acceleration and speed",
        ),
        ("zero", "both zero", "are zero", "are both zero", "both are zero", "0"),
    ),
    "both are zero",
    "both zero",
    "zero velocity and zero acceleration",
)
ACCELERATES_DOWN = (
    *said(
        ACCELERATION,
        (
            *DOWN,
            *G_VALUES,
            *(f"{g} {way}" for g in G_VALUES for way in DOWN),
            "equal to g",
            "equals g",
            "still g",
            "not zero",
            "nonzero",
            "remains g",
            "constant",
            "directed downward",
            "points downward",
            "points down",
            "directed down",
            "of g",
            "due to gravity",
            "still downward",
            "still 9.8 m/s^2",
            "still 9.8 m/s²",
            "never zero",
            "stays the same",
            "does not change",
            "directed vertically downward",
            "always downward",
            "acts downward",
            "not",
        ),
    ),
    "neither zero",
    "downward acceleration",
    "constant acceleration",
    "accelerates downward",
    "accelerating downward",
    "constant downward acceleration",
)
NO_ACCELERATION = (
    *said(ACCELERATION, IS_ZERO),
    "no acceleration",
    "zero acceleration",
    *BOTH_ZERO,
)
ACCELERATES_UP = (
    *said(
        ACCELERATION,
        (
            *UP,
            *(f"{g} {way}" for g in G_VALUES for way in UP),
            "directed upward",
            "points upward",
            "points up",
            "acts upward",
        ),
    ),
    "upward acceleration",
    "accelerates upward",
)
