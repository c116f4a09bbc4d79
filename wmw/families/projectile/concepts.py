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
from wmw.families.projectile.symbols import FLAT, FLATS, ONE_THROW, UPWARD

CONCEPTS = (
    Outcome(
        "velocity_at_top", TOP_OF_FLIGHT,
        (Choice("horizontal", true, (*said(SPEED, ("horizontal", "not zero", "nonzero", "minimum", "least", "smallest", "purely horizontal", "only horizontal", "directed horizontally", "points horizontally", "at its minimum")),
                                     "vertical velocity zero", "vertical component zero", "vertical component of velocity zero", "vertical component of its velocity zero", "vertical component of the velocity zero",
                                     "vertical speed zero", "moves horizontally", "moving horizontally", "vertical velocity momentarily zero", "zero vertical velocity", "only a horizontal velocity",
                                     "vertical component of its velocity vanishes", "only the vertical component of the velocity zero", "only its vertical velocity zero", "horizontal velocity",
                                     "speed equals the horizontal component", "nonzero horizontal velocity", "vertical velocity but not its horizontal velocity zero")),
         Choice("zero", false, (*said(SPEED, IS_ZERO), *BOTH_ZERO, "momentarily at rest", "at rest", "zero velocity", "momentarily stops", "horizontal velocity zero", "horizontal component zero",
                                "both components of its velocity zero", "both components zero")),
         Choice("vertical", false, (*said(SPEED, ("vertical", "upward", "downward", "maximum", "greatest")),))),
        UPWARD, in_effects=False,
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
        "force_in_flight",
        ("which force acts", "which forces act", "what force acts", "what forces act", "forces act on", "force acts on", "forces are acting", "force is acting", "net force on"),
        (Choice("weight", true, ("only gravity", "gravity only", "gravity alone", "weight only", "only its weight", "its weight only", "only the weight", "weight alone", "just gravity", "only its weight acts",
                                 "force of gravity", "weight", "gravity", "the gravitational force", "downward", "its weight downward", "vertically downward")),
         Choice("push", false, ("forward force", "force of the throw", "force of the gun", "force of the kick", "force of motion", "force from the throw", "force of the hand", "force of the launcher", "force from the bat",
                                "force along its path", "horizontal force", "force in the direction of motion", "along the velocity", "forward")),
         Choice("none", false, ("no force", "no forces", "zero", "none"))),
        ONE_THROW, in_effects=False,
    ),
    Outcome(
        "fired_or_dropped",
        tuple(f"{verb}{place} first" for verb in ("hits", "hit", "reaches", "reach", "strikes", "strike", "lands on", "land on", "lands", "land", "touches", "touch", "comes down", "gets to", "arrives at", "falls to",
                                                   "arrive at", "come down")
              for place in (" the ground", " the floor", " the water", " the surface", " the level ground", "", " earth", " the lake", " the sand")),
        (Choice("together", true, ("at the same time", "both at the same time", "together", "simultaneously", "neither", "same time", "both land together", "same instant", "at once", "a tie", "both", "same moment")),
         Choice("dropped", false, ("dropped", "drops", "falls straight down", "falling straight down", "released")),
         Choice("thrown", false, ("thrown", "fired", "launched", "shot", "projected", "kicked", "horizontally", "rolled", "rolls", "with the horizontal velocity")),
         Choice("open", false, ("depends on", "cannot be told", "cannot be determined", "not enough information"))),
        (FLAT,), in_effects=False,
    ),
    Outcome(
        "place_of_the_plane",
        ("where is the plane", "where is the airplane", "where will the plane", "where will the airplane", "where is the aircraft", "where is the helicopter", "position of the plane", "plane be when",
         "airplane be when", "relative to the plane", "relative to the airplane"),
        (Choice("above", true, ("above", "directly above", "vertically above", "straight above", "directly over", "overhead", "below the plane", "directly below the plane", "directly beneath", "directly below",
                                "under the plane", "below")),
         Choice("ahead", false, ("ahead", "in front", "ahead of the package", "farther ahead", "behind the plane", "behind the airplane")),
         Choice("behind", false, ("plane behind", "behind the package", "behind it"))),
        FLATS, in_effects=False,
    ),
    Outcome(
        "steady_component",
        ("which component", "which of the components", "component of its velocity", "component of the velocity", "quantity remains constant", "quantity stays constant", "remains constant", "stays constant",
         "stays the same during", "does not change during", "is constant throughout", "remains the same throughout", "constant during"),
        (Choice("horizontal", true, ("horizontal component", "the horizontal one", "horizontal velocity", "horizontal", "horizontal speed", "horizontal component of velocity", "horizontal component of its velocity")),
         Choice("vertical", false, ("vertical component", "the vertical one", "vertical velocity", "vertical", "vertical speed", "vertical component of velocity")),
         Choice("both", false, ("both", "both components")), Choice("none", false, ("neither", "none"))),
        ONE_THROW, in_effects=False,
    ),
    Outcome(
        "slowest_place",
        (*(f"{what} {least}" for what in ("speed", "its speed", "speed of the projectile", "speed of the ball", "kinetic energy", "its kinetic energy") for least in ("smallest", "least", "lowest", "a minimum", "minimum", "at its minimum")),
         "slowest", "minimum speed", "smallest speed", "lowest speed", "least speed", "move slowest", "moving slowest", "least kinetic energy", "minimum kinetic energy"),
        (Choice("top", true, ("at the highest point", "highest point", "at the top", "top", "at the peak", "peak", "at the vertex", "top of its path", "at its maximum height")),
         Choice("ends", false, ("at the launch", "just after the launch", "at the landing", "just before landing", "launch point", "landing point", "at the start", "at the ground", "when it lands")),
         Choice("everywhere", false, ("the same everywhere", "everywhere the same", "it is constant"))),
        UPWARD, in_effects=False,
    ),
    Outcome(
        "best_angle",
        ("angle gives the maximum range", "angle gives the greatest range", "angle gives the longest range", "angle gives the largest range", "angle for the maximum range", "angle produces the maximum range",
         "angle for the greatest range", "angle will give the maximum range", "angle is the range greatest", "angle is the range a maximum", "angle is the range the greatest", "angle to reach the maximum range",
         "angle maximizes the range", "angle maximises the range", "angle makes the range greatest", "angle should it be launched to go as far", "angle results in the greatest range", "angle for maximum range"),
        (Choice("45°", true, ("45", "45 degrees", "45°", "π/4", "halfway between")), Choice("90°", false, ("90", "90 degrees", "vertically", "90°")), Choice("30°", false, ("30", "30°", "30 degrees")),
         Choice("60°", false, ("60", "60°", "60 degrees")), Choice("0°", false, ("0°", "0 degrees", "horizontally"))),
        in_effects=False,
    ),
    Outcome(
        "same_range_angles",
        ("which two launch angles", "which two angles", "which pair of angles", "which pair of launch angles", "pair of angles gives the same", "same range as", "pairs of angles"),
        (Choice("30 and 60", true, ("30 and 60", "30° and 60°", "60° and 30°", "20° and 70°", "70° and 20°", "25° and 65°", "40° and 50°", "15° and 75°", "75° and 15°", "10° and 80°", "35° and 55°",
                                    "complementary", "add up to 90", "sum to 90")),
         Choice("others", false, ("30° and 45°", "45° and 60°", "20° and 60°", "20° and 40°", "30° and 75°", "40° and 60°", "45° and 90°", "30° and 90°", "0° and 90°", "20° and 80°", "15° and 60°", "25° and 75°", "35° and 65°"))),
        in_effects=False,
    ),
)  # fmt: skip
