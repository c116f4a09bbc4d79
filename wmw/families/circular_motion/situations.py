"""Circular motion told in words: where a freed body goes, directions on the circle."""

from __future__ import annotations

from sympy import false, true

from wmw.core.family import Choice, Eq, Gt, Lt, Outcome
from wmw.core.situation import Situation, Trend
from wmw.families.circular_motion.symbols import BANKED, DIP, HILL, TABLE, UNIFORM, N, W

_STRING = ("string", "rope", "cord", "thread", "wire", "chain", "cable")
_BREAKS = (
    "break*",
    "broke",
    "broken",
    "snap*",
    "is cut",
    "cut",
    "released",
    "lets go",
    "let go",
    "release*",
    "tears",
)
_COUNTER, _CLOCK = (
    ("counterclockwise", "anticlockwise", "anti clockwise", "counter clockwise"),
    ("clockwise",),
)
_PLACES = {
    "east": ("easternmost", "east of center", "east of centre", "eastmost", "due east", "rightmost", "right most", "extreme right", "right end of circle", "right hand end", "right hand side of circle", "right side of circle", "3 o clock"),
    "north": ("northernmost", "north of center", "north of centre", "due north", "topmost", "top most", "uppermost", "top of circle", "top of picture", "12 o clock"),
    "west": ("westernmost", "west of center", "west of centre", "due west", "leftmost", "left most", "extreme left", "left end of circle", "left hand end", "left hand side of circle", "left side of circle", "9 o clock"),
    "south": ("southernmost", "south of center", "south of centre", "due south", "bottommost", "bottom most", "lowermost", "bottom of circle", "bottom of picture", "6 o clock"),
}  # fmt: skip
_ON_PAPER = {
    "east": ("right", "to the right", "rightward", "rightwards", "toward the right", "straight right"),
    "north": ("up", "upward", "upwards", "toward the top", "straight up", "toward the top of the picture", "to the top"),
    "west": ("left", "to the left", "leftward", "leftwards", "toward the left", "straight left"),
    "south": ("down", "downward", "downwards", "toward the bottom", "straight down", "toward the bottom of the picture", "to the bottom"),
}  # fmt: skip
"""The four ways as they are called in a picture."""
_ROUND = tuple(_PLACES)


def _map(name: str, right: str, asked: tuple[str, ...]) -> Outcome:
    """Return the four directions of a map, of which one is right."""
    return Outcome(
        name, asked,
        tuple(
            Choice(way, true if way == right else false, (way, f"to the {way}", f"due {way}", f"{way}ward", f"{way}wards", f"toward the {way}", f"straight {way}", *_ON_PAPER[way]))
            for way in _ROUND
        ),
        in_effects=False,
    )  # fmt: skip


def _at(place: str, sense: str) -> tuple[Situation, ...]:
    """Return what holds at a point of a circle seen from above: the way on, and the way in."""
    step = 1 if sense == "anticlockwise" else -1
    along = _ROUND[(_ROUND.index(place) + step) % 4]
    inward = _ROUND[(_ROUND.index(place) + 2) % 4]
    words, untold = (_COUNTER, ()) if sense == "anticlockwise" else (_CLOCK, _COUNTER)
    name = f"{place}_{sense}"
    return (
        Situation(
            f"at_the_{name}", (("circle", "circular", "round", "string", "orbit*", "track"), words, _PLACES[place]), UNIFORM, (*untold, "acceleration", "centripetal", "net force", "resultant force"),
            outcomes=(_map(f"velocity_{name}", along, ()),),
        ),
        Situation(
            f"pulled_at_the_{name}", (("circle", "circular", "round", "string", "orbit*", "track"), words, _PLACES[place], ("acceleration", "centripetal", "net force", "resultant force")), UNIFORM, (*untold, *_BREAKS),
            outcomes=(_map(f"acceleration_{name}", inward, ("acceleration", "force")),),
        ),
    )  # fmt: skip


_FREED = Outcome(
    "path_when_freed", (),
    (
        Choice("tangent", true, ("along tangent", "tangent", "tangentially", "tangential", "tangent to circle", "along the tangent", "in straight line", "straight line", "straight on", "perpendicular to string", "perpendicular to radius",
                                 "at right angles to the string", "in the direction of its velocity", "in the direction it was moving", "along its velocity", "straight ahead", "straight forward")),
        Choice("outward", false, ("away from center", "away from centre", "radially outward", "straight outward", "outward", "outwards", "directly outward", "along radius", "directly away", "straight away", "away from the middle")),
        Choice("inward", false, ("toward center", "towards center", "toward centre", "towards centre", "radially inward", "inward", "inwards", "to the center", "to the centre", "into the middle")),
        Choice("curved", false, ("spiral", "spiral outward", "spirals outward", "along spiral outward", "curved path outward", "spiral inward", "spirals inward", "spirals", "curved path", "curve", "continues on circle", "keeps moving in circle", "stays on circle", "continues in circle", "along circle", "same circle", "circular path", "on the circle", "in a circle")),
        Choice("stops", false, ("stops", "comes to rest")),
    ),
    in_effects=False,
)  # fmt: skip
_NO_FORCE = Outcome(
    "force_when_freed", ("force acts", "net force", "resultant"),
    (
        Choice("none", true, ("no net force", "no force", "no horizontal force", "no resultant force", "net force is zero", "zero net force", "nothing pulls", "no centripetal force", "no longer any centripetal force")),
        Choice("outward", false, ("centrifugal force throws", "outward force throws", "centrifugal force pushes", "centrifugal force pulls")),
    ),
)  # fmt: skip
_HILL = Outcome(
    "support_on_a_hill", (),
    (
        Choice("smaller", Lt(N, W), ("smaller", "less", "less than the weight", "smaller than the weight", "lower", "weaker", "less than its weight", "below the weight", "weight exceeds the normal force", "weight must exceed the normal force", "lighter", "smaller than its weight",
                                     "less than the gravitational force", "pushes with less than the weight", "less than mg")),
        Choice("equal", Eq(N, W), ("equal", "equally large", "same", "the same as the weight", "equal to the weight", "equals the weight", "equal to its weight", "the same as its weight", "equal to mg")),
        Choice("greater", Gt(N, W), ("larger", "greater", "more", "larger than the weight", "greater than the weight", "exceeds the weight", "more than the weight", "heavier", "greater than its weight", "larger than its weight", "more than its weight",
                                     "greater than mg", "normal force must exceed the weight", "normal force exceeds the weight")),
        Choice("zero", false, ("zero", "no force")),
    ),
    in_effects=False,
)  # fmt: skip
_SUPPORT = (
    "normal force",
    "force of road",
    "force of seat",
    "upward force",
    "normal reaction",
    "support force",
    "reaction of road",
    "reaction of bridge",
    "reaction force",
    "force from road",
    "force from seat",
    "push of road",
    "apparent weight",
    "contact force",
)
_COMPARED = ("compar*", "greater", "larger", "less", "smaller", "weight", "heavier", "lighter")
_WHAT_CHANGES = Outcome(
    "what_changes_on_the_circle", (),
    (
        Choice("direction", true, ("direction", "direction of velocity", "velocity", "its direction", "velocity changes direction", "direction of motion", "momentum", "direction of the velocity changes")),
        Choice("speed", false, ("speed", "mass", "kinetic energy", "radius", "period", "nothing")),
    ),
    in_effects=False,
)  # fmt: skip

_ANGLE = (Trend(("banking angle", "bank angle", "angle of bank", "angle", "banking"), 1),)

SITUATIONS = (
    Situation("banked_for_a_higher_speed", (("bank*",), ("higher speed", "greater speed", "faster", "larger speed", "design speed is increased", "speed is increased"), ("angle",), ("same radius", "radius", "redesign*", "must", "should", "required", "ideal*")), BANKED, ("lower speed", "smaller radius", "larger radius", "kg", "how many"), trends=_ANGLE),
    Situation("freed", ((*_STRING, "hammer", "handle", "sling", "leash"), _BREAKS, ("circle", "circular", "circles", "whirl*", "swung", "swing*", "rotat*", "orbit*", "twirl*", "spun", "round")), TABLE,
              ("vertical", "maximum tension", "most likely", "pendulum", "greatest speed", *(word for words in _PLACES.values() for word in words), "without breaking", "before it breaks", "before breaking"), outcomes=(_FREED, _NO_FORCE)),
    Situation("track_ends", (("track", "tube", "rail", "groove", "wall", "hoop", "channel"), ("circle", "circular", "curved", "semicircular", "spiral", "coiled"), ("leaves", "exits", "ends", "comes out", "emerges", "gap", "removed", "end of")), TABLE,
              ("vertical", "hill", "loop"), outcomes=(_FREED,)),
    Situation("mud_flies_off", (("wheel", "tire", "tyre", "turntable", "merry go round", "disc", "disk", "grindstone", "roundabout"), ("mud", "spark*", "drop*", "coin", "child", "bug", "pebble", "water"), ("flies off", "fly off", "loses contact", "lets go", "comes off", "slides off", "leaves", "thrown off", "released")),
              UNIFORM, ("does coin slip", "maximum"), outcomes=(_FREED,)),
    Situation("over_a_hill", (("hill", "hump*", "bump", "bridge", "crest", "convex"), _SUPPORT, _COMPARED, ("top", "crest", "highest point", "over")), HILL, ("dip", "valley", "bottom", "maximum speed"), outcomes=(_HILL,)),
    Situation("through_a_dip", (("dip", "valley", "bottom", "trough", "concave", "lowest point"), _SUPPORT, _COMPARED), DIP, ("hill", "hump*", "top of", "string", "bowl", "swing", "pendulum"), outcomes=(_HILL,)),
    Situation("what_changes_on_the_circle", (("constant speed", "uniform circular motion", "uniform speed", "steady speed"), ("circle", "circular"), ("what changes", "which changes", "which quantity changes", "changes continuously", "which of following changes", "not constant", "is changing")), UNIFORM, outcomes=(_WHAT_CHANGES,)),
    *(situation for place in _PLACES for sense in ("anticlockwise", "clockwise") for situation in _at(place, sense)),
)  # fmt: skip
