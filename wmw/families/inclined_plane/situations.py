"""Inclines told in words: a board that is raised, forces on it, and what friction does."""

from __future__ import annotations

from sympy import cos, false, sin, true

from wmw.core.family import Choice, Outcome
from wmw.core.readers import ALIKE, ONE, SOME, ZERO, alike_or_one, zero_or_some
from wmw.core.situation import Situation, Trend
from wmw.families.inclined_plane.physics import DOWN, HELD, UP, g, m, mu_s, theta

_SLOPE = (
    "board",
    "plank",
    "incline",
    "inclined plane",
    "ramp",
    "slope",
    "plane",
    "hill",
    "inclined surface",
    "wedge",
)
_RAISED = (
    "raised",
    "tilted",
    "angle grows",
    "angle is increased",
    "angle increases",
    "increasing angle",
    "steeper",
    "lifted",
    "angle of incline is slowly increased",
    "inclination is increased",
    "inclination increases",
    "tipped",
    "slowly increased",
    "angle becomes larger",
)
_STAYS = (
    "not slip",
    "not slide",
    "without slipping",
    "remains at rest",
    "stays at rest",
    "at rest",
    "does not move",
    "before it slips",
    "before it slides",
    "not yet slip",
    "still at rest",
    "does not yet slide",
    "before slipping",
    "not moving",
    "stays put",
)
_FRICTION = (
    "static friction",
    "friction",
    "friction force",
    "frictional force",
    "static friction force",
    "force of friction",
    "force of static friction",
)
_NORMAL = ("normal force", "normal reaction", "force perpendicular to board", "normal")
_WEIGHT = ("weight", "gravitational force", "force of gravity")
_ALONG = (
    "component of weight along",
    "component of gravity along",
    "component of gravitational force along",
    "component of weight parallel",
    "component of gravity parallel",
    "gravity component along",
    "weight component along",
    "parallel component",
)
_LIMIT = (
    "maximum static friction",
    "greatest possible friction",
    "limiting friction",
    "greatest static friction",
    "maximum possible static friction",
    "limit of static friction",
)
_RISING = (
    Trend(_ALONG, g * m * cos(theta)),
    Trend(_LIMIT, -mu_s * m * g * sin(theta)),
    Trend(_FRICTION, m * g * cos(theta)),
    Trend(_NORMAL, -m * g * sin(theta)),
    Trend(_WEIGHT, 0),
    Trend(("coefficient of friction", "coefficient of static friction"), 0),
)
_UP_ALONG = ("up the incline", "up the plane", "up the slope", "up the ramp", "upslope", "up along the incline", "uphill", "upward along the incline", "up the hill", "up along the slope", "upwards along the plane", "up the board", "upward along the plane", "up along the plane", "upward along the slope",
             "upward along the ramp", "up along the ramp", "up")  # fmt: skip
_DOWN_ALONG = ("down the incline", "down the plane", "down the slope", "down the ramp", "downslope", "down along the incline", "downhill", "downward along the incline", "down the hill", "down along the slope", "downwards along the plane", "down the board", "downward along the plane", "down along the plane",
               "downward along the slope", "downward along the ramp", "down along the ramp", "down")  # fmt: skip


def _friction(name: str, up: bool) -> Outcome:
    """Return the ways friction may point, of which one is right."""
    return Outcome(
        name, ("direction", "which way", "point", "points", "act", "acts", "directed"),
        (
            Choice("up", true if up else false, _UP_ALONG), Choice("down", false if up else true, _DOWN_ALONG),
            Choice("others", false, ("perpendicular", "vertically upward", "vertically downward", "horizontal", "no friction", "zero", "into the plane", "at right angles to the plane", "straight up", "straight down")),
        ),
        in_effects=False,
    )  # fmt: skip


_NORMAL_WAY = Outcome(
    "way_of_the_normal_force", (),
    (
        Choice("perpendicular", true, ("perpendicular to the plane", "perpendicular to the incline", "at right angles to the plane", "at right angles to the incline", "perpendicular to the surface", "normal to the surface", "perpendicular", "at right angles", "away from the plane", "perpendicular to the ramp",
                                       "perpendicular to the slope", "at right angles to the surface")),
        Choice("others", false, ("vertically upward", "straight up", "vertical", "along the plane", "parallel to the plane", "upward", "up the incline", "parallel to the incline", "vertically up", "down the incline", "downward", "horizontal", "vertically downward", "opposite to the weight")),
    ),
    in_effects=False,
)  # fmt: skip
_MASS = Outcome(
    "mass_on_a_smooth_incline", (),
    (
        Choice("same", true, ("same", "the same", "equal", "it stays the same", "not change", "unchanged", "no effect", "does not depend", "independent", "both", "neither", "cancels", "at the same time", "no change", "does not affect", "it does not matter", "no")),
        Choice("other", false, ("greater", "larger", "increases", "doubles", "doubled", "halved", "half", "twice", "smaller", "decreases", "faster", "slower", "the heavier", "the lighter", "yes", "steeper", "smaller angle", "larger angle", "greater angle")),
    ),
    in_effects=False,
)  # fmt: skip

_ALIKE = Outcome(
    "alike_on_a_smooth_incline", (), (Choice(ALIKE, true, ("same for both",)), Choice(ONE, false, ("one of them",))), in_effects=False, reader=alike_or_one,
)  # fmt: skip
_NO_NET_FORCE = Outcome(
    "net_force_at_constant_velocity", (), (Choice(ZERO, true, ("zero",)), Choice(SOME, false, ("not zero",))), in_effects=False, reader=zero_or_some,
)  # fmt: skip
_SMOOTH = (
    "frictionless",
    "smooth",
    "friction is negligible",
    "no friction",
    "neglect friction",
    "without friction",
    "friction negligible",
    "ignore friction",
    "neglecting friction",
    "ignoring friction",
    "icy",
)
_STEADY = (
    "constant velocity",
    "constant speed",
    "steady speed",
    "uniform velocity",
    "uniform speed",
    "steady velocity",
)

SITUATIONS = (
    Situation("masses_side_by_side", (_SLOPE, _SMOOTH, ("re:\\bmass(?:es)? \\w+ and (?:mass )?\\w+", "heavier", "different mass*", "twice mass", "larger mass", "heavy", "unequal mass*", "more massive", "mass 2m", "twice as heavy"), ("re:\\b(?:which|whose) (?:\\w+ ){0,8}(?:first|sooner|earlier|acceleration|speed|faster|fastest)\\b",)), DOWN,
              ("same height", "steeper", "different angle*", "force", "energy", "momentum", "roll*", "hoop", "cylinder", "rough", "at what"), outcomes=(_ALIKE,)),
    Situation("speeds_from_one_height", (("ramps", "inclines", "slopes", "slides", "planes", "tracks", "hills"), _SMOOTH, ("same height", "same vertical height", "equal height*", "equally high", "same level"), ("re:\\b(?:which|whose|compare|how do)\\b.*\\b(?:speeds?|faster|fastest|velocit\\w+)\\b",), ("bottom", "foot", "end", "base", "ground")), DOWN,
              ("time*", "first", "sooner", "rough", "roll*", "hoop", "cylinder", "thrown", "acceleration", "different mass*", "friction on"), outcomes=(_ALIKE,)),
    Situation("steady_motion_on_an_incline", (_SLOPE, _STEADY, ("net force", "resultant force", "total force", "resultant", "sum of forces", "sum of all forces")), DOWN, ("accelerat*", "then", "component of net", "work", "horizontal force needed", "after", "before", "first"), outcomes=(_NO_NET_FORCE,)),
    Situation("raised_slowly", (_SLOPE, _RAISED, _STAYS), HELD, ("begins to slide", "starts to slide", "begins to slip", "starts to slip", "just slides", "critical angle", "at what angle"), trends=_RISING),
    Situation("at_rest_on_an_incline", (_SLOPE, ("friction",), ("at rest", "rests", "stationary", "not slide", "not slip", "does not move", "not sliding", "parked", "stays at rest", "held by friction"), ("direction", "which way", "point", "points", "directed")), HELD,
              ("pulled", "push*", "force on plane", "begins to slide", "slid up", "on ramp by", "conveyor", "rope", "moves up", "normal force"), outcomes=(_friction("friction_at_rest", True),)),
    Situation("sliding_down", (_SLOPE, ("friction",), ("slides down", "sliding down", "slid down", "moves down", "moving down", "slips down"), ("direction", "which way", "point", "points", "directed")), DOWN, ("slides up", "sliding up", "moves up", "normal force", "acceleration"), outcomes=(_friction("friction_sliding_down", True),)),
    Situation("sliding_up", (_SLOPE, ("friction",), ("slides up", "sliding up", "slid up", "moves up", "moving up", "shoved up", "pushed up", "kicked up", "given a push up"), ("direction", "which way", "point", "points", "directed")), UP,
              ("slides down", "sliding down", "moves down", "normal force", "acceleration", "back down", "pulled"), outcomes=(_friction("friction_sliding_up", False),)),
    Situation("normal_force_on_an_incline", (_SLOPE, ("normal force", "normal reaction", "force of plane on", "force that plane exerts"), ("direction", "which way", "point", "points", "directed")), DOWN, ("friction act", "friction point", "direction of friction", "compar*"), outcomes=(_NORMAL_WAY,)),
    Situation("mass_and_smooth_incline", (_SLOPE, ("frictionless", "smooth", "friction is negligible", "no friction", "neglect friction", "without friction", "friction negligible", "ice"), ("mass is doubled", "twice the mass", "heavier", "mass doubled", "mass is increased", "different mass*", "larger mass", "depend on mass", "greater mass", "depends on mass"),
              ("acceleration", "how fast", "time", "reach*", "slides down")), DOWN, ("force", "normal", "kinetic energy", "momentum"), outcomes=(_MASS,)),
    Situation("mass_and_slipping", (_SLOPE, ("slide", "slip", "slides", "slips"), ("mass is doubled", "twice the mass", "heavier", "mass doubled", "mass is increased", "different mass*", "larger mass", "depend on mass", "greater mass"), ("angle", "inclination")), HELD,
              ("force", "normal", "kinetic energy", "momentum", "rough*"), outcomes=(_MASS,)),
)  # fmt: skip
