"""Friction told in words: its direction, area and speed, and a growing pull."""

from __future__ import annotations

from sympy import false, true

from wmw.core.family import Choice, Outcome
from wmw.core.situation import Situation, Trend
from wmw.families.friction.symbols import CARRIED, DRAGGED, HELD
from wmw.families.friction.words import RIDES

_FRICTION = (
    "friction",
    "friction force",
    "frictional force",
    "static friction",
    "kinetic friction",
    "static friction force",
    "kinetic friction force",
    "force of friction",
    "sliding friction",
    "force of kinetic friction",
    "force of static friction",
    "pull",
    "force needed",
    "required pull",
)
_GROWS = (
    "increas*",
    "grows",
    "harder",
    "stronger",
    "larger force",
    "greater force",
    "gradually",
    "re:\\b(?:push|pull|force|it) (?:is |was )?(?:\\w+ )?(?:then |now )?(?:made |gets |becomes |raised )(?:\\w+ ){0,2}(?:larger|stronger|greater|bigger)\\b",
    "re:\\b(?:larger|greater|bigger|stronger) (?:push|pull)\\b",
)
_STAYS = (
    "not move",
    "does not move",
    "at rest",
    "stays at rest",
    "remains at rest",
    "without moving",
    "does not slide",
    "not slide",
    "still does not",
    "before it moves",
    "before it slides",
    "does not slip",
    "does not budge",
    "not yet move",
)
_FACE = (
    "face",
    "side",
    "faces",
    "contact area",
    "area of contact",
    "larger area",
    "smaller area",
    "on its edge",
    "narrow side",
    "wide side",
    "on end",
)
_EVEN = (
    "same",
    "the same",
    "equal",
    "does not change",
    "unchanged",
    "no change",
    "not change",
    "does not depend",
    "independent",
    "stays the same",
    "neither",
    "equally large",
    "no effect",
    "remains the same",
    "both",
    "not affected",
    "equal pulls",
    "no difference",
    "does not matter",
)
_MORE = (
    "larger",
    "greater",
    "increases",
    "more",
    "higher",
    "bigger",
    "doubles",
    "twice",
    "doubled",
    "on the large face",
    "on the larger face",
    "larger face",
    "largest face",
    "brick 1",
    "block 1",
)
_LESS = (
    "smaller",
    "less",
    "decreases",
    "lower",
    "half",
    "halved",
    "halves",
    "on the small face",
    "on the smaller face",
    "smaller face",
    "smallest face",
    "brick 2",
    "block 2",
)
_AREA = Outcome(
    "friction_and_area", (), (Choice("same", true, _EVEN), Choice("larger", false, _MORE), Choice("smaller", false, _LESS)), in_effects=False,
)  # fmt: skip
_OPPOSITE = Outcome(
    "way_of_kinetic_friction", (),
    (
        Choice("against", true, ("opposite to the motion", "against the motion", "opposite to its motion", "opposite to the velocity", "opposite to the direction of motion", "opposing the motion", "backward", "backwards", "opposite", "opposite the motion", "opposes the motion", "against its motion", "opposite direction",
                                 "opposite to its velocity", "opposite to the sliding", "opposite to the direction of sliding")),
        Choice("along", false, ("in the direction of motion", "forward", "forwards", "along the motion", "same direction as the motion", "in the direction of the velocity", "with the motion", "in the same direction")),
        Choice("across", false, ("perpendicular", "upward", "downward", "perpendicular to the surface")),
    ),
    in_effects=False,
)  # fmt: skip
_BY_SIDE = Outcome(
    "way_of_kinetic_friction_to_one_side", (),
    (
        Choice("left", true, ("to the left", "left", "leftward", "leftwards", "westward", "west")),
        Choice("right", false, ("to the right", "right", "rightward", "rightwards", "eastward", "east")),
        Choice("others", false, ("upward", "up", "downward", "down", "no friction")),
    ),
    in_effects=False,
)  # fmt: skip
_DRIVING = Outcome(
    "way_of_the_friction_that_drives", (),
    (
        Choice("forward", true, ("forward", "forwards", "in the direction of motion", "in the direction of walking", "same direction as the motion", "along the motion")),
        Choice("backward", false, ("backward", "backwards", "opposite to the motion", "against the motion", "rearward")),
        Choice("none", false, ("no friction", "there is none", "upward", "downward", "zero")),
    ),
    in_effects=False,
)  # fmt: skip
_BY_SIDE_LEFT = Outcome(
    "way_of_kinetic_friction_to_the_other_side", (),
    (
        Choice("right", true, ("to the right", "right", "rightward", "rightwards")),
        Choice("left", false, ("to the left", "left", "leftward", "leftwards")),
        Choice("others", false, ("upward", "up", "downward", "down", "no friction")),
    ),
    in_effects=False,
)  # fmt: skip
_CARRIER = Outcome(
    "friction_by_a_carrier", (),
    (
        Choice("forward", true, ("forward", "forwards", "in the direction of the acceleration", "in the direction of motion", "same direction as the acceleration", "in the direction of the truck", "toward the front", "in the direction the truck moves", "along the acceleration", "in the direction of the truck's acceleration")),
        Choice("backward", false, ("backward", "backwards", "opposite to the motion", "opposite to the acceleration", "toward the rear", "against the motion", "opposite to the truck's motion")),
        Choice("none", false, ("no friction", "zero", "there is none")),
    ),
    in_effects=False,
)  # fmt: skip
_STATIC_WORK = Outcome(
    "work_of_kinetic_friction", (),
    (
        Choice("negative", true, ("negative", "negative work", "less than zero", "it is negative")),
        Choice("positive", false, ("positive", "positive work", "it is positive", "greater than zero")),
        Choice("zero", false, ("zero", "no work", "none")),
    ),
    in_effects=False,
)  # fmt: skip
_LARGER = Outcome(
    "static_against_kinetic", (),
    (
        Choice("static", true, ("static", "static friction", "the static", "maximum static friction", "starting", "to start it", "to get it moving", "coefficient of static friction", "starting the motion", "to start it moving", "harder to start", "setting it in motion", "static is larger", "the force to start it", "larger to start")),
        Choice("kinetic", false, ("kinetic", "kinetic friction", "sliding", "to keep it moving", "keeping it moving", "coefficient of kinetic friction", "kinetic is larger", "sliding friction")),
        Choice("equal", false, ("equal", "the same", "they are equal", "both are equal")),
    ),
    in_effects=False,
)  # fmt: skip
_ENERGY = Outcome(
    "energy_lost_to_friction", (),
    (
        Choice("heat", true, ("thermal energy", "heat", "internal energy", "into heat", "heat and sound", "warms")),
        Choice("others", false, ("potential energy", "gravitational", "destroyed", "chemical energy", "electrical", "disappears", "elastic energy", "kinetic energy of the floor")),
    ),
    in_effects=False,
)  # fmt: skip
_CONSTANT = (
    "constant speed",
    "constant velocity",
    "steady speed",
    "uniform velocity",
    "uniform speed",
)
_BALANCED = Outcome(
    "pull_at_constant_speed", (),
    (
        Choice("equal", true, ("equal", "the same", "equal to the friction", "equals the friction", "same size", "equal in magnitude", "equal to it", "equally large", "just as large", "balance", "equal to the friction force", "equal and opposite", "balanced")),
        Choice("larger", false, ("larger", "greater", "larger than the friction", "greater than the friction", "exceeds", "more than")),
        Choice("smaller", false, ("smaller", "less", "less than the friction", "smaller than the friction")),
    ),
    in_effects=False,
)  # fmt: skip

_EASED = Outcome(
    "friction_under_a_pull_that_lifts", (),
    (Choice("smaller", true, _LESS), Choice("larger", false, _MORE), Choice("same", false, _EVEN), Choice("none", false, ("zero", "no friction"))), in_effects=False,
)  # fmt: skip
_PRESSED = Outcome(
    "friction_under_a_push_that_presses", (),
    (Choice("larger", true, _MORE), Choice("smaller", false, _LESS), Choice("same", false, _EVEN), Choice("none", false, ("zero", "no friction"))), in_effects=False,
)  # fmt: skip
_ON_TOP = r"re:friction(?: force)?(?: that| which)?(?: acts| acting| exerted)?(?: by (?:\w+ ){1,3})? ?on (?:small|smaller|upper|top|crate|parcel|package|its load)"
_BY_WAY = tuple(
    Outcome(
        f"friction_on_top_to_the_{way}", (),
        (
            Choice(way, true, (f"to the {way}", way, f"{way}ward", "forward", "forwards", "same direction as the acceleration", "in the direction of the acceleration", "in the direction of motion")),
            Choice(other, false, (f"to the {other}", other, f"{other}ward", "backward", "backwards", "opposite to the motion", "opposite to the acceleration")),
            Choice("none", false, ("no friction", "there is no friction", "zero", "upward", "downward", "up", "down")),
        ),
        in_effects=False,
    )
    for way, other in (("right", "left"), ("left", "right"))
)  # fmt: skip
_STACK = (
    "on top of",
    "lower",
    "bottom",
    "large box",
    "larger box",
    "plank",
    "board",
    "slab",
    "large block",
    "larger block",
    "sled",
    "cart",
    "truck",
)
_FASTER = (
    "accelerat*",
    "speeding up",
    "speeds up",
    "gains speed",
    "starts to move",
    "starts moving",
)
# What rides on a moving body is dragged along by friction.
_RIDES = (
    "on top",
    "on top of",
    "upper",
    "move together",
    "small block",
    "smaller block",
    "small box",
    "smaller box",
    f"re:{RIDES}",
)
_WHICH_WAY = ("direction", "which way", "point", "points", "directed", "act", "acts")
_WALKS = (
    "walk",
    "walks",
    "walking",
    "runner",
    "runs",
    "running",
    "sprint*",
    "jogger",
    "jogs",
    "jogging",
)
_GROUND = r"(?:ground|floor|pavement|sidewalk|road|track|surface|earth|ice|street|path)"
_NOT_DRIVEN = (
    "truck",
    # What slips or slides; "without slipping" says that nothing does.
    r"re:^(?!.*\b(?:without|not|no|never)(?: \w+){0,2} (?:slip|slid|skid|spin)).*\b(?:slip|slid|skid|spin)",
    "brak*",
    "slow*",
    "constant speed",
    "constant velocity",
    "steady speed",
    # A foot that lands is stopped by friction.
    "heel*",
    "lands",
    "landing",
    "front foot",
    "leading foot",
    "stop*",
    "undriven",
    "not driven",
    "non driven",
    # The ground is pushed the other way.
    "ground by",
    "floor by",
    "exerted by shoe",
    rf"re:\b(?:shoe|shoes|foot|feet|sole|soles|wheel|wheels)(?: s)? (?:\w+ ){{0,4}}on {_GROUND}\b",
    rf"re:\b(?:act|acts|acting|exert|exerts|exerted|push|pushes) on {_GROUND}\b",
)

SITUATIONS = (
    *(
        Situation(f"friction_on_top_to_the_{way}", (_STACK, _FASTER, (f"to {way}",), (_ON_TOP,), ("direction", "which way", "point", "points", "directed", "acts")), CARRIED, ("brak*", "decelerat*", "slows", "constant velocity", "constant speed", f"to {other} with", "wall"), outcomes=(outcome,))
        for (way, other), outcome in zip((("right", "left"), ("left", "right")), _BY_WAY, strict=True)
    ),
    Situation("pull_that_lifts", (("friction", "friction force", "frictional force", "normal force"), ("rope", "strap", "pull*", "tow*", "cord"), ("above horizontal", "upward", "upwards", "angled up", "slanting up"), ("compar*", "than", "instead of", "rather than", "affect*"), ("sliding", "slid*", "drag*", "mov*", "level floor", "level ground", "horizontal floor", "horizontal surface", "rough floor")), DRAGGED, ("incline", "ramp", "slope", "push*", "static", "angle larger", "coefficient", "acceleration"), outcomes=(_EASED,)),
    Situation("push_that_presses", (("friction", "friction force", "frictional force", "normal force"), ("push*",), ("below horizontal", "downward", "downwards", "slanting down"), ("compar*", "than", "instead of", "rather than", "affect*"), ("sliding", "slid*", "drag*", "mov*", "level floor", "level ground", "horizontal floor", "horizontal surface", "rough floor")), DRAGGED, ("incline", "ramp", "slope", "pull*", "static", "coefficient", "acceleration", "wall"), outcomes=(_PRESSED,)),
    *(
        Situation(f"held_against_a_push_to_the_{way}", (_FRICTION[:-3], ("push*", "pull*", "pushing force", "applied force"), (f"to {way}", f"toward {way}"), _STAYS, ("direction", "which way", "point", "points", "directed", "act", "acts")), HELD, (*_RIDES, "truck", "lorry", "cart", "wall", "incline", "ramp", "slope", f"to {other} with", "two", "how large", "normal force", "person s shoes", "shoes", "on top", "upper", "lower", "accelerat*"), outcomes=(outcome,))
        for way, other, outcome in (("right", "left", _BY_SIDE), ("left", "right", _BY_SIDE_LEFT))
    ),
    *(
        Situation(f"friction_on_{who}{to and '_to_the_' + to}", (_FRICTION[:-3], moves, _WHICH_WAY, of, *((f"to {to}", f"toward {to}", f"towards {to}") for _ in (to,) if to)), HELD, (*_NOT_DRIVEN, *other), outcomes=outcomes)
        for who, moves, of in (("walkers", _WALKS, ("shoe", "shoes", "foot", "feet", "sole", "soles")), ("driven_wheels", ("accelerat*", "speeds up"), ("drive wheel*", "driving wheel*", "driven wheel*")))
        for to, other, outcomes in (("", (), (_DRIVING,)), ("right", ("to left", "toward left"), (_BY_SIDE_LEFT, _DRIVING)), ("left", ("to right", "toward right"), (_BY_SIDE, _DRIVING)))
    ),
    Situation("pull_grows_while_it_slides", (("kinetic friction", "sliding friction", "friction"), (_GROWS[-2], _GROWS[-1], "re:\\b(?:push|pull|force)\\b(?: \\w+){0,3} (?:is|gets|becomes|made) (?:larger|stronger|increased|doubled)\\b"), ("slides", "sliding", "already moves", "in motion"), ("constant velocity", "constant speed", "steady speed", "level", "horizontal", "kinetic friction", "sliding friction")), DRAGGED, ("incline", "ramp", "down on", "downward", "angle", "upward", "start sliding", "starts", "at rest", "rests", "static", "needed", "required", "wall", "not move", "air", "normal force is"), trends=(Trend(("kinetic friction", "sliding friction", "friction", "friction force", "force of friction", "kinetic friction force", "force of kinetic friction"), 0),)),
    Situation("pull_grows_at_rest", (_FRICTION[:-3], _GROWS, _STAYS, ("push*", "pull*", "force")), HELD, ("incline", "ramp", "board is", "just begins", "starts to move", "maximum", "finally", "wall"), trends=(Trend(("static friction", "friction", "friction force", "frictional force", "force of friction", "static friction force", "force of static friction"), 1), Trend(("normal force",), 0), Trend(("coefficient of static friction", "coefficient of friction"), 0))),
    Situation("area_of_contact", (_FRICTION, _FACE, ("large*", "small*", "narrow", "wide", "area", "edge", "end", "another", "different"), ("same", "identical", "how does", "happens", "which", "compar*", "depend*", "turned")), DRAGGED, ("slope", "incline", "pressure", "rougher", "smoother"), outcomes=(_AREA,)),
    Situation("friction_and_speed", (("kinetic friction", "sliding friction", "friction"), ("speed is doubled", "twice as fast", "faster", "speed increases", "speed doubles", "depends on speed", "depend on speed", "twice the speed", "double the speed", "higher speed")), DRAGGED, ("stopping distance", "how far", "distance", "incline", "power", "rate", "air"), outcomes=(_AREA,)),
    Situation("way_of_kinetic_friction", (_FRICTION[:-3], ("slid*", "slides", "moves", "moving", "dragged", "pulled"), ("direction", "which way", "point", "points", "directed", "act"), ("floor", "table", "surface", "ground", "ice", "road", "level", "horizontal")), DRAGGED, (*_RIDES, "incline", "ramp", "slope", "truck", "conveyor", "wall", "to right", "to left", "wheel*", "tire*", "walk*", "normal force"), outcomes=(_OPPOSITE,)),
    Situation("sliding_to_the_right", (_FRICTION[:-3], ("slides to right", "sliding to right", "moves to right", "moving to right", "slides right", "pulled to right", "pushed to right"), ("direction", "which way", "point", "points", "directed")), DRAGGED, (*_RIDES, "incline", "ramp", "truck", "conveyor", "wall", "at rest", "not move", "normal force", "to left"), outcomes=(_BY_SIDE, _OPPOSITE)),
    Situation("sliding_to_the_left", (_FRICTION[:-3], ("slides to left", "sliding to left", "moves to left", "moving to left", "slides left", "pulled to left", "pushed to left"), ("direction", "which way", "point", "points", "directed")), DRAGGED, (*_RIDES, "incline", "ramp", "truck", "conveyor", "wall", "at rest", "not move", "normal force", "to right"), outcomes=(_BY_SIDE_LEFT, _OPPOSITE)),
    Situation("on_an_accelerating_carrier", (("truck", "lorry", "conveyor", "train", "cart", "flatbed", "car"), ("accelerat*", "speeds up", "starts moving", "starts forward"), ("crate", "box", "block", "package", "suitcase", "load"), ("friction",), ("direction", "which way", "point", "points", "directed")), CARRIED, ("brak*", "decelerat*", "slows", "constant velocity", "constant speed"), outcomes=(_CARRIER,)),
    Situation("work_of_kinetic_friction", (("kinetic friction", "friction", "sliding friction"), ("work",), ("sign", "positive", "negative", "zero")), DRAGGED, ("static", "normal force", "gravity", "truck", "conveyor", "carried", "how much work"), outcomes=(_STATIC_WORK,)),
    Situation("larger_of_the_frictions", (("which force", "which friction", "which kind of friction", "which type of friction"), ("surface", "surfaces"), ("larger", "greater", "stronger")), DRAGGED, ("incline", "percent", "area", "kg"), outcomes=(_LARGER,)),
    Situation("start_or_keep", (("static", "start", "starting", "get it moving", "set in motion", "set it in motion"), ("kinetic", "keep", "keeping", "sliding"), ("larger", "greater", "harder", "more force", "bigger", "compar*", "usually"), ("friction", "force")), DRAGGED, ("incline", "percent", "mu", "face"), outcomes=(_LARGER,)),
    Situation("energy_to_friction", (("friction",), ("kinetic energy", "energy"), ("what happens to", "converted", "transformed", "becomes", "where does", "into what", "what form"), ("stop*", "slid*", "slows", "rest", "brak*")), DRAGGED, ("how much energy", "incline"), outcomes=(_ENERGY,)),
    Situation("pulled_at_constant_speed", (_FRICTION[:-3], _CONSTANT, ("pull", "pulling force", "push", "applied force", "pushing force", "force applied", "horizontal force"), ("compar*", "larger than", "greater than", "equal to", "relation")), DRAGGED, ("incline", "ramp", "face", "angle", "area", "two bricks", "which brick"), outcomes=(_BALANCED,)),
)  # fmt: skip
