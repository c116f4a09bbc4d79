"""Questions of the chapter that need no number: the turning point, and what acts in flight."""

from __future__ import annotations

from sympy import false, true

from wmw.core.family import Choice, Outcome
from wmw.core.wordings import (
    ACCELERATES_DOWN,
    ACCELERATES_UP,
    BOTH_ZERO,
    DOWN,
    G_VALUES,
    IS_ZERO,
    NO_ACCELERATION,
    SPEED,
    TOP_OF_FLIGHT,
    UP,
    said,
)
from wmw.families.free_fall.symbols import THROWS

CONCEPTS = (
    Outcome(
        "velocity_at_top", TOP_OF_FLIGHT,
        (Choice("zero", true, (*said(SPEED, IS_ZERO), *BOTH_ZERO, "momentarily at rest", "instantaneously at rest", "momentarily stops", "stops for an instant", "zero velocity", "comes to rest for an instant")),
         Choice("moving", false, (*said(SPEED, ("maximum", "greatest", "upward", "downward", "not zero", "not", "nonzero", *(f"{g} {way}" for g in G_VALUES for way in (*UP, *DOWN)))),
                                  "neither velocity nor acceleration", "velocity not", "neither zero", "upward velocity", "downward velocity", "maximum velocity", "maximum speed", "greatest speed"))),
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
        "acceleration_at_top", TOP_OF_FLIGHT,
        (Choice("down", true, ACCELERATES_DOWN), Choice("zero", false, NO_ACCELERATION), Choice("up", false, ACCELERATES_UP)),
        in_effects=False,
    ),
    Outcome(
        "acceleration_alone",
        (*said(("acceleration",), ("at the highest", "at the top", "at its highest", "at the instant", "at the very top", "at the peak", "at its peak", "when it reaches its highest", "when it is at its highest",
                                    "while it is rising", "on its way up", "on the way up", "as it rises", "just after it leaves", "during the flight", "at that instant", "at this point", "at that point",
                                    "of the ball at", "of the stone at", "of the object at", "of the projectile at", "of the ball when", "of the projectile when", "of the ball as", "of the ball while")),
         "acceleration of the {body} at", "direction of its acceleration", "direction of the acceleration", "direction is its acceleration", "direction of the ball's acceleration", "what is its acceleration",
         "what is the acceleration", "what is the ball's acceleration", "its acceleration"),
        (Choice("down", true, (*ACCELERATES_DOWN, *(f"{g} {way}" for g in G_VALUES for way in DOWN), *DOWN, "g", "equal to g", "9.8 m/s^2", "9.8 m/s²", "not zero", "constant")),
         Choice("zero", false, (*NO_ACCELERATION, "zero", "0", "it is zero", "0 m/s^2", "0 m/s²")),
         Choice("up", false, (*ACCELERATES_UP, *(f"{g} {way}" for g in G_VALUES for way in UP), *UP)),
         Choice("forward", false, ("horizontal", "horizontally", "forward", "along the path", "along the velocity", "tangent to the path", "in the direction of motion"))),
        in_effects=False,
    ),
    Outcome(
        "successive_stretches",
        ("distances covered in the first", "distances it covers in the first", "distances travelled in the first", "distances traveled in the first", "distances fallen in the first", "in successive seconds",
         "distances in the first", "distances covered in the 1st", "distances it covers in the 1st", "distances it falls in the 1st", "distances in the 1st", "distances fallen in the 1st", "distances it travels in the 1st",
         "distances it travels in the first", "distances traversed in the first", "distances a body falls in the first", "distances in successive", "successive equal intervals", "successive equal time intervals", "distances it falls in the first", "ratio of the distances"),
        (Choice("1 : 3 : 5", true, ("1 3 5", "odd numbers", "1 3 5 7")),
         Choice("others", false, ("1 1 1", "1 2 3", "1 4 9", "1 2 4", "1 2 3 4", "equal", "1 4 9 16"))),
        in_effects=False,
    ),
)  # fmt: skip
