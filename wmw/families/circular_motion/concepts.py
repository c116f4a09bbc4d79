"""Questions of the chapter that need no number: what is constant, which way things point."""

from __future__ import annotations

from sympy import false, true

from wmw.core.family import Choice, Outcome
from wmw.core.wordings import said
from wmw.families.circular_motion.names import STRING_BREAKS
from wmw.families.circular_motion.symbols import FLATS, STEADY, STRINGS, TOGETHER, WHIRLED

_STATEMENTS = (
    "which statement",
    "which of the following statements",
    "which of these statements",
    "which one of the following statements",
    "following statements",
    "which description",
    "which of the statements",
)
_INWARD = (
    "toward center",
    "towards center",
    "toward centre",
    "towards centre",
    "inward",
    "radially inward",
    "to center",
    "to centre",
    "toward middle",
    "along radius inward",
)
_ACCELERATION = (
    "acceleration",
    "acceleration directed",
    "acceleration points",
    "acceleration vector points",
    "accelerates",
    "accelerating",
    "net force",
    "net force points",
    "net force directed",
    "force points",
    "centripetal force points",
    "centripetal force",
    "acceleration always points",
    "acceleration always directed",
    "net force acts",
)


CONCEPTS = (
    Outcome(
        "statement_on_velocity", _STATEMENTS,
        (Choice("turns", true, ("velocity changes", "velocity changing", "velocity not constant", "direction of velocity changes", "velocity tangent", "velocity tangent to circle", "velocity changes direction",
                                "velocity constantly changing", "velocity directed along tangent", "velocity along tangent", "velocity perpendicular to radius", "direction of its velocity changes")),
         Choice("constant", false, ("velocity constant", "velocity does not change", "velocity remains constant", "velocity stays constant", "constant velocity", "velocity points toward center",
                                    "velocity toward center", "velocity unchanged"))),
        STEADY, in_effects=False,
    ),
    Outcome(
        "statement_on_acceleration", _STATEMENTS,
        (Choice("inward", true, (*said(_ACCELERATION, _INWARD), "acceleration not zero", "acceleration perpendicular to velocity")),
         Choice("none", false, ("acceleration zero", "no acceleration", "not accelerating", "not accelerated", "net force zero", "no net force", "acceleration 0", "no force acts", "no net force acts",
                                "acceleration constant", "acceleration vector constant")),
         Choice("elsewhere", false, (*said(_ACCELERATION, ("outward", "away from center", "away from centre", "tangent to circle", "along tangent", "tangential", "in direction of motion", "along velocity",
                                                            "parallel to velocity", "forward", "in direction of velocity")),))),
        STEADY, in_effects=False,
    ),
    Outcome(
        "what_is_constant",
        ("which of these is constant", "which quantity is constant", "which of the following is constant", "which of these remains constant", "which quantity remains constant", "which of the following remains constant",
         "which of these stays constant", "which quantity stays constant", "which of the following stays constant", "which of these quantities is constant", "which of the following quantities is constant",
         "which of the following quantities remains constant", "what is constant", "what remains constant", "what stays constant"),
        (Choice("speed", true, ("speed", "kinetic energy", "magnitude of velocity", "its speed", "magnitude of acceleration", "angular speed", "angular velocity", "period", "frequency")),
         Choice("vectors", false, ("velocity", "acceleration", "momentum", "force", "net force", "displacement", "direction of motion", "direction of velocity"))),
        STEADY, in_effects=False,
    ),
    Outcome(
        "velocity_and_acceleration",
        ("velocity and acceleration vectors", "velocity and acceleration", "angle between velocity and acceleration", "angle between the velocity and the acceleration", "acceleration and velocity",
         "acceleration relative to velocity", "angle between the velocity vector and the acceleration vector", "velocity and its acceleration"),
        (Choice("perpendicular", true, ("perpendicular", "at right angles", "90", "90°", "90 degrees", "at a right angle", "orthogonal")),
         Choice("others", false, ("parallel", "antiparallel", "opposite", "same direction", "0°", "180°", "at 45°", "45°", "in same direction", "in opposite directions"))),
        STEADY, in_effects=False,
    ),
    Outcome(
        "work_done",
        tuple(f"{work} {force}" for work in ("work does the", "work done by the", "work is done by the", "work do the") for force in ("centripetal force", "tension", "net force", "string", "normal force"))
        + tuple(f"{force} do {work}" for force in ("centripetal force", "net force") for work in ("any work", "work")),
        (Choice("none", true, ("zero", "no work", "0", "none", "0 J", "nothing", "it does no work", "zero work", "no, it does no work", "no, it does zero work", "does zero work")),
         Choice("some", false, ("positive", "negative", "positive work", "negative work"))),
        STEADY, in_effects=False,
    ),
    Outcome(
        "supplier",
        (*said(("provides", "provide", "supplies", "supply", "provided by", "acts as", "serves as", "exerts"), ("centripetal force", "the required centripetal force", "needed centripetal force", "necessary centripetal force")),
         "force keeps the car", "force keeps it on", "force makes the car turn", "force allows the car to turn", "source of the centripetal force", "centripetal force provided by", "centripetal force supplied by",
         "responsible for the centripetal force", "force that keeps the car"),
        (Choice("friction", true, ("static friction", "friction", "friction between the tires and the road", "frictional force", "force of friction", "friction of the road on the tires", "friction from the road")),
         Choice("others", false, ("normal force", "gravity", "weight", "engine", "force of the engine", "centrifugal force", "air resistance", "inertia", "kinetic friction", "tension"))),
        FLATS, in_effects=False,
    ),
    Outcome(
        "common_angular_speed",
        tuple(f"{size} {what}" for size in ("greater", "larger", "higher", "bigger", "smaller", "different") for what in ("angular speed", "angular velocity", "period", "rotational speed", "frequency")),
        (Choice("same", true, ("same angular speed", "same", "equal", "both", "neither", "they are equal", "the same for both", "same for both", "identical", "both have the same")),
         Choice("one", false, ("rim", "edge", "outer edge", "halfway", "halfway in", "halfway out", "halfway to the center", "closer to the center", "near the center", "nearer the axis", "closer to the axis", "outer", "inner", "nearer the center", "farther from the center", "the outer one", "the inner one", "{inner}", "{outer}", "{first}", "{second}"))),
        TOGETHER, in_effects=False,
    ),
    Outcome(
        "does_accelerate",
        ("is it accelerating", "is the car accelerating", "is the object accelerating", "is it accelerated", "does it accelerate", "does it have an acceleration", "does the car accelerate", "accelerating or not",
         "does the object accelerate", "is the body accelerating", "is there an acceleration", "have an acceleration", "is the satellite accelerating"),
        (Choice("yes", true, ("yes", "it is accelerating", "accelerates", "it accelerates", "direction changes", "velocity changes direction")),
         Choice("no", false, ("no", "not accelerating", "it does not accelerate", "zero acceleration", "no acceleration"))),
        STEADY, in_effects=False,
    ),
    Outcome(
        "likely_break", ("most likely to break", "likely to break", "likely break", "break first", "string break most easily"),
        (Choice("bottom", true, ("at the bottom", "at the lowest point", "bottom", "lowest point", "lowest")), Choice("top", false, ("at the top", "at the highest point", "top", "highest point")),
         Choice("side", false, ("side", "sides", "halfway up", "horizontal"))),
        (*STRINGS, *WHIRLED), in_effects=False,
    ),
    Outcome(
        "freed_path",
        ("which path", "what path", "path does", *STRING_BREAKS, "which way does it fly",
         "in which direction does it fly", "how does it move right after", "motion after string"),
        (
            Choice("tangent", true, ("along tangent", "along tangent to circle", "straight along tangent", "tangent", "tangentially", "tangential", "tangent to circle",
                                     "in straight line tangent to circle", "perpendicular to radius", "perpendicular to string")),
            Choice("outward", false, ("away from center", "away from centre", "radially outward", "straight outward", "outward", "directly outward", "along radius")),
            Choice("inward", false, ("toward center", "towards center", "toward centre", "towards centre", "radially inward", "inward")),
            Choice("spiral", false, ("spiral", "spiral outward", "spirals outward", "in spiral", "curved path outward")),
            Choice("circle", false, ("continues on circle", "keeps moving in circle", "stays on circle", "continues in circle", "along circle", "same circle")),
        ),
        in_effects=False,
    ),
)  # fmt: skip
