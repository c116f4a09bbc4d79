"""Questions of the chapter that need no number: the turning point, and what acts in flight."""

from __future__ import annotations

from sympy import false, true

from wmw.core.family import Choice, Outcome
from wmw.families.free_fall.symbols import THROWS

_SPEED = (
    "velocity",
    "speed",
    "its velocity",
    "velocity of the {body}",
    "speed of the {body}",
    "instantaneous velocity",
    "v",
)
_ACCELERATION = (
    "acceleration",
    "its acceleration",
    "acceleration of the {body}",
    "gravitational acceleration",
)
_PLACES = (
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
_G = (
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
_DOWN = (
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
_UP = ("up", "upward", "upwards", "vertically upward", "vertically upwards")
_ARE_NONE = (
    "zero",
    "0",
    "vanishes",
    "momentarily zero",
    "instantaneously zero",
    "equal to zero",
    "equals zero",
)


def _said(subjects: tuple[str, ...], values: tuple[str, ...]) -> tuple[str, ...]:
    return tuple(f"{subject} {value}" for subject in subjects for value in values)


_BOTH_NONE = (
    *_said(
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
_FALLING = (
    *_said(
        _ACCELERATION,
        (
            *_DOWN,
            *_G,
            *(f"{g} {way}" for g in _G for way in _DOWN),
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
_NOT_FALLING = (
    *_said(_ACCELERATION, _ARE_NONE),
    "no acceleration",
    "zero acceleration",
    *_BOTH_NONE,
)
_RISING = (
    *_said(
        _ACCELERATION,
        (
            *_UP,
            *(f"{g} {way}" for g in _G for way in _UP),
            "directed upward",
            "points upward",
            "points up",
            "acts upward",
        ),
    ),
    "upward acceleration",
    "accelerates upward",
)

CONCEPTS = (
    Outcome(
        "velocity_at_top", _PLACES,
        (Choice("zero", true, (*_said(_SPEED, _ARE_NONE), *_BOTH_NONE, "momentarily at rest", "instantaneously at rest", "momentarily stops", "stops for an instant", "zero velocity", "comes to rest for an instant")),
         Choice("moving", false, (*_said(_SPEED, ("maximum", "greatest", "upward", "downward", "not zero", "not", "nonzero", *(f"{g} {way}" for g in _G for way in (*_UP, *_DOWN)))),
                                  "neither velocity nor acceleration", "velocity not", "neither zero"))),
        THROWS, in_effects=False,
    ),
    Outcome(
        "force_in_flight",
        ("which force", "what force", "which forces", "what forces", "forces act", "force acts", "net force", "force on the ball", "force on it"),
        (Choice("weight", true, ("only gravity", "gravity only", "gravity alone", "weight only", "only its weight", "its weight only", "only the weight", "weight alone", "just gravity",
                                 "gravity downward", "constant and downward", "force of gravity", "constant downward force", "weight", "gravity", "downward", "its weight downward")),
         Choice("push", false, ("upward force from the hand", "force of the hand", "force of the throw", "upward force", "force of motion", "force from the throw", "push of the hand", "upward and decreasing",
                                "an upward force that decreases", "steadily decreasing upward force")),
         Choice("none", false, ("no force", "no forces", "zero", "there is none"))),
        THROWS, in_effects=False,
    ),
    Outcome(
        "acceleration_at_top", _PLACES,
        (Choice("down", true, _FALLING), Choice("zero", false, _NOT_FALLING), Choice("up", false, _RISING)),
        in_effects=False,
    ),
    Outcome(
        "acceleration_alone",
        (*_said(("acceleration",), ("at the highest", "at the top", "at its highest", "at the instant", "at the very top", "at the peak", "at its peak", "when it reaches its highest", "when it is at its highest",
                                    "while it is rising", "on its way up", "on the way up", "as it rises", "just after it leaves", "during the flight", "at that instant", "at this point", "at that point",
                                    "of the ball at", "of the stone at", "of the object at", "of the projectile at", "of the ball when", "of the projectile when", "of the ball as", "of the ball while")),
         "acceleration of the {body} at", "direction of its acceleration", "direction of the acceleration", "direction is its acceleration", "direction of the ball's acceleration", "what is its acceleration",
         "what is the acceleration", "what is the ball's acceleration", "its acceleration"),
        (Choice("down", true, (*_FALLING, *(f"{g} {way}" for g in _G for way in _DOWN), *_DOWN, "g", "equal to g", "9.8 m/s^2", "9.8 m/s²", "not zero", "constant")),
         Choice("zero", false, (*_NOT_FALLING, "zero", "0", "it is zero", "0 m/s^2", "0 m/s²")),
         Choice("up", false, (*_RISING, *(f"{g} {way}" for g in _G for way in _UP), *_UP)),
         Choice("forward", false, ("horizontal", "horizontally", "forward", "along the path", "along the velocity", "tangent to the path", "in the direction of motion"))),
        in_effects=False,
    ),
    Outcome(
        "successive_stretches",
        ("distances covered in the first", "distances it covers in the first", "distances travelled in the first", "distances traveled in the first", "distances fallen in the first", "in successive seconds",
         "distances in the first", "successive equal intervals", "successive equal time intervals", "distances it falls in the first", "ratio of the distances"),
        (Choice("1 : 3 : 5", true, ("1 3 5", "odd numbers", "1 3 5 7")),
         Choice("others", false, ("1 1 1", "1 2 3", "1 4 9", "1 2 4", "1 2 3 4", "equal", "1 4 9 16"))),
        in_effects=False,
    ),
)  # fmt: skip
