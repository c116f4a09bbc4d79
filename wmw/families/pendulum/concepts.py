"""Questions of the chapter that need no number: where in the swing what is greatest."""

from __future__ import annotations

from sympy import false, true

from wmw.core.family import Choice, Outcome
from wmw.core.wordings import said
from wmw.families.pendulum.symbols import CHANGES, SMALLS

_MOST = (
    "greatest",
    "largest",
    "highest",
    "maximum",
    "biggest",
    "a maximum",
    "at its maximum",
    "at a maximum",
    "at its greatest",
    "maximal",
    "the greatest",
    "the largest",
)
_LEAST = (
    "least",
    "smallest",
    "lowest",
    "minimum",
    "zero",
    "a minimum",
    "at its minimum",
    "at a minimum",
    "minimal",
    "equal to zero",
    "the least",
    "the smallest",
)
_OF = (
    "",
    " of the bob",
    " of the pendulum",
    " of the pendulum bob",
    " of a pendulum bob",
    " of a pendulum",
    " in the string",
    " in the cord",
    " in the rope",
    " in the thread",
    " of a simple pendulum",
    " of a simple pendulum's bob",
    " of the string",
)
_FAST = ("speed", "velocity", "kinetic energy", "tension", "ke")
_HIGH = (
    "potential energy",
    "gravitational potential energy",
    "height",
    "pe",
    "gpe",
    "tangential acceleration",
    "restoring force",
)


_BOTTOM = (
    "lowest point",
    "lowest position",
    "bottom",
    "equilibrium",
    "equilibrium position",
    "mean position",
    "middle",
    "center",
    "centre",
    "vertical",
    "lowest",
    "middle of its swing",
    "midpoint",
)
_ENDS = (
    "turning points",
    "turning point",
    "extremes",
    "extreme positions",
    "extreme position",
    "extreme",
    "highest point",
    "highest points",
    "highest position",
    "ends",
    "end of the swing",
    "ends of the swing",
    "ends of its swing",
    "maximum displacement",
    "greatest displacement",
    "top of its swing",
    "top of the swing",
    "release point",
    "endpoints",
    "amplitude",
    "sides",
)
_HALFWAY = ("halfway", "half way", "everywhere", "same at all points", "same everywhere", "nowhere")

CONCEPTS = (
    Outcome(
        "place_of_greatest_speed", (*said(_FAST, _MOST), *said(_HIGH, _LEAST), "moving fastest", "move fastest", "moves fastest", "fastest", "travelling fastest", "swing fastest"),
        (Choice("lowest point", true, _BOTTOM), Choice("ends", false, _ENDS), Choice("halfway", false, _HALFWAY)),
        in_effects=False,
    ),
    Outcome(
        "place_of_rest", (*said(_FAST, _LEAST), *said(_HIGH, _MOST), "momentarily at rest", "instantaneously at rest", "momentarily stop", "at rest for an instant", "moving slowest", "move slowest"),
        (Choice("ends", true, _ENDS), Choice("lowest point", false, _BOTTOM), Choice("halfway", false, _HALFWAY)),
        in_effects=False,
    ),
    Outcome(
        "what_counts_for_the_period",
        (*(f"{verb} {period}" for verb in ("affects", "affect", "changes", "change", "influences", "influence", "determines", "factors determine", "quantities determine", "alter", "alters", "has an effect on")
              for period in ("the period", "its period", "the period of a simple pendulum", "the period of a pendulum", "the period of the pendulum", "the time period", "the period of oscillation")),
         "does the period depend", "period of a simple pendulum depend", "period of a pendulum depend", "period of the pendulum depend", "quantities does the period", "its period depend", "the period depends on",
           "period of oscillation depend", "time period of a simple pendulum depend"),
        (Choice("length", true, ("length", "length of the string", "its length", "length of the pendulum", "gravity", "gravitational acceleration", "acceleration due to gravity", "local gravity", "length and gravity",
                                 "increasing its length", "length of the cord", "lengthening the string", "g", "gravitational field strength", "only the length")),
         Choice("mass", false, ("mass", "mass of the bob", "bob's mass", "material", "material of the bob", "weight of the bob", "density", "colour", "color", "size of the bob")),
         Choice("amplitude", false, ("amplitude", "angle of release", "release angle", "initial displacement", "initial angle", "starting angle"))),
        in_effects=False,
    ),
    Outcome(
        "what_lengthens_the_period",
        (*(f"{verb} {period}" for verb in ("increases", "increase", "lengthens", "lengthen", "makes", "make") for period in ("the period", "its period", "the period of a simple pendulum", "the period of a pendulum",
                                                                                                                 "the period of the pendulum", "the time period", "the period of oscillation")),
         *(f"{verb} longer period" for verb in ("give", "gives", "gives a", "give a", "results in a", "lead to a", "leads to a", "produces a", "cause a", "causes a", "for a", "get a", "have a", "obtain a"))),
        (Choice("length", true, ("longer string", "longer cord", "longer pendulum", "greater length", "larger length", "increasing its length", "increasing the length", "lengthening the string", "making the string longer",
                                 "weaker gravity", "smaller g", "decreasing g", "taking it to the moon", "moving it to the moon", "lower gravity", "lengthening it", "using a longer string", "increase its length",
                                 "increase the length", "doubling the length")),
         Choice("nothing", false, ("heavier bob", "mass", "heavier", "lighter bob", "amplitude", "larger angle", "greater angle")),
         Choice("shorter", false, ("shorter string", "shorter cord", "shorter", "stronger gravity", "greater g", "larger g", "decreasing the length", "decreasing its length"))),
        (*SMALLS, *CHANGES), in_effects=False,
    ),
    Outcome(
        "total_energy",
        ("total mechanical energy", "total energy", "its mechanical energy", "happens to the mechanical energy", "sum of kinetic and potential energy", "sum of its kinetic and potential energy"),
        (Choice("constant", true, ("constant", "stays constant", "remains constant", "stays the same", "remains the same", "does not change", "conserved", "unchanged", "the same", "same at all points", "same everywhere")),
         Choice("changes", false, ("increases", "decreases", "greatest at the lowest point", "zero", "grows", "is lost", "greatest at the highest point"))),
        in_effects=False,
    ),
    Outcome(
        "work_of_the_tension",
        ("does no work", "do no work", "performs no work", "work does the tension", "work done by the tension", "work is done by the tension", "work does the string"),
        (Choice("tension", true, ("tension", "tension in the string", "the string", "zero", "no work", "none", "0", "0 J", "string tension", "it does no work")),
         Choice("gravity", false, ("gravity", "weight", "gravitational force", "positive", "negative")), Choice("both", false, ("both",)), Choice("neither", false, ("neither",))),
        in_effects=False,
    ),
)  # fmt: skip
