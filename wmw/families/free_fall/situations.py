"""Free fall told in words: what grows and what stays on the way up, at the top and down."""

from __future__ import annotations

from sympy import false, true

from wmw.core.family import Choice, Outcome
from wmw.core.readers import ALIKE, ONE, SOME, ZERO, alike_or_one, zero_or_some
from wmw.core.situation import ASKS_WHAT_BECOMES, Situation, Trend
from wmw.families.free_fall.symbols import DROPPED, K_0, UP, E_p, K_f, h_0

_BODY = (
    "ball",
    "stone",
    "rock",
    "apple",
    "coin",
    "object",
    "body",
    "arrow",
    "pebble",
    "ball s",
    "hammer",
    "marble",
    "brick",
    "particle",
    "diver",
    "melon",
)
_SPEED = ("speed", "velocity", "magnitude of velocity")
_ACCELERATION = (
    "acceleration",
    "gravitational acceleration",
    "acceleration due to gravity",
    "magnitude of acceleration",
)
_KINETIC = ("kinetic energy",)
_POTENTIAL = ("potential energy", "gravitational potential energy")
_TOTAL = (
    "total energy",
    "mechanical energy",
    "total mechanical energy",
    "sum of kinetic and potential energy",
)
_FORCE = (
    "force of gravity",
    "weight",
    "gravitational force",
    "net force",
    "resultant force",
    "mass",
)
_ASKS = (*ASKS_WHAT_BECOMES, "what about", "conserved", "converted", "transformed", "gain*")
_FALLS = (
    "falls",
    "falling",
    "fall",
    "fell",
    "drops",
    "dropped",
    "descends",
    "on way down",
    "released",
    "let go",
    "let fall",
)
_RISES = (
    "rises",
    "rising",
    "on way up",
    "moves upward",
    "moving upward",
    "while going up",
    "goes up",
    "ascends",
    "upward path",
    "thrown up",
    "thrown upward",
    "thrown vertically upward",
    "thrown straight up",
    "thrown vertically",
    "tossed up",
    "tossed straight up",
    "goes straight up",
    "straight upward",
    "straight up",
)
_AIR = (
    "air resistance acts",
    "with air resistance",
    "terminal",
    "parachut*",
    "air resistance increases",
    "drag",
    "considering air resistance",
    "not negligible air resistance",
    "air resistance not negligible",
)
_DOWN = (
    Trend(_TOTAL, 0), Trend(_KINETIC, K_f - K_0), Trend(_POTENTIAL, -E_p), Trend(_ACCELERATION, 0), Trend(_SPEED, 1), Trend(_FORCE, 0), Trend(("height", "height above ground"), -h_0),
    Trend(("distance fallen each second", "distance covered in each second", "distance covered each second", "distance per second", "distance it falls each second"), 1),
)  # fmt: skip
_UP = (
    Trend(_TOTAL, 0),
    Trend(_KINETIC, -1),
    Trend(_POTENTIAL, 1),
    Trend(_ACCELERATION, 0),
    Trend(_SPEED, -1),
    Trend(_FORCE, 0),
    Trend(("height", "height above ground"), 1),
)
_INTO_KINETIC = Outcome(
    "energy_on_the_way_down", ("converted", "transformed", "conversion", "transformation", "energy change", "into what"),
    (
        Choice("potential to kinetic", true, ("potential energy to kinetic energy", "potential energy into kinetic energy", "potential to kinetic", "potential into kinetic", "gravitational potential energy into kinetic energy", "gravitational potential energy to kinetic energy", "potential energy is converted into kinetic energy",
                                              "potential energy is transformed into kinetic energy", "potential energy is converted to kinetic energy", "kinetic energy", "from potential to kinetic", "potential energy becomes kinetic energy", "potential energy turns into kinetic energy")),
        Choice("kinetic to potential", false, ("kinetic energy to potential energy", "kinetic energy into potential energy", "kinetic to potential", "kinetic into potential", "kinetic energy into gravitational potential energy", "kinetic energy to gravitational potential energy", "from kinetic to potential", "potential energy")),
        Choice("others", false, ("chemical energy", "thermal energy to kinetic energy", "elastic energy", "nuclear", "electrical")),
    ),
    in_effects=False,
)  # fmt: skip
_INTO_POTENTIAL = Outcome(
    "energy_on_the_way_up", ("converted", "transformed", "conversion", "transformation", "energy change", "into what"),
    (
        Choice("kinetic to potential", true, ("kinetic energy to potential energy", "kinetic energy into potential energy", "kinetic to potential", "kinetic into potential", "kinetic energy into gravitational potential energy", "kinetic energy to gravitational potential energy", "from kinetic to potential",
                                              "kinetic energy is converted into potential energy", "kinetic energy is converted to potential energy", "gravitational potential energy", "potential energy", "kinetic energy becomes potential energy", "kinetic energy turns into potential energy")),
        Choice("potential to kinetic", false, ("potential energy to kinetic energy", "potential energy into kinetic energy", "potential to kinetic", "potential into kinetic", "gravitational potential energy into kinetic energy", "from potential to kinetic", "kinetic energy")),
        Choice("others", false, ("chemical energy", "thermal energy", "elastic energy", "nuclear", "electrical")),
    ),
    in_effects=False,
)  # fmt: skip
_SAME_SPEED = Outcome(
    "speed_back_at_the_start", (),
    (
        Choice("equal", true, ("equal", "same", "the same", "it is the same", "as fast as", "the same speed", "equal to the initial speed", "equal to the speed of the throw", "equally fast", "equal in magnitude")),
        Choice("larger", false, ("larger", "greater", "faster", "greater than the initial speed", "higher", "twice")),
        Choice("smaller", false, ("smaller", "less", "slower", "half", "lower", "zero")),
    ),
    in_effects=False,
)  # fmt: skip
_EQUAL_TIMES = Outcome(
    "times_up_and_down", (),
    (
        Choice("equal", true, ("equal", "same", "the same", "equally long", "both take the same time", "neither", "they are equal", "as long as")),
        Choice("up", false, ("up is longer", "longer on the way up", "the way up takes longer", "longer")),
        Choice("down", false, ("down is longer", "longer on the way down", "the way down takes longer", "shorter")),
    ),
    in_effects=False,
)  # fmt: skip
_NO_AIR = ("vacuum", "moon", "no air", "without air", "airless", "evacuated", "re:air (?:resistance|drag|friction) (?:\\w+ ){0,2}(?:neglected|ignored|negligible)", "re:(?:neglect\\w*|ignor\\w*|disregard\\w*) (?:\\w+ ){0,2}air", "no atmosphere", "air pumped out", "air removed", "air has been")  # fmt: skip
_LAND_TOGETHER = Outcome(
    "bodies_dropped_side_by_side", (),
    (
        Choice("together", true, ("same time", "same instant", "same moment", "together", "simultaneously", "at once", "neither", "equal times", "tie", "equally long", "both", "side by side", "equally fast", "same speed")),
        Choice("none", false, ("neither falls", "neither moves", "neither reaches", "neither lands", "none falls")),
        Choice("one first", false, ("hammer", "feather", "heavier", "lighter", "heavy", "light", "ball p", "ball q", "ball a", "ball b", "ball 1", "ball 2", "first ball", "second ball", "iron", "steel", "wooden", "wood", "lead", "coin", "stone", "bowling", "paper", "iron ball", "larger", "smaller")),
    ),
    in_effects=False,
)  # fmt: skip
_FALL_ALIKE = Outcome(
    "how_bodies_fall_without_air", ("acceleration",),
    (
        Choice("alike", true, ("same acceleration", "same downward acceleration", "equal acceleration", "same rate", "whatever mass", "does not depend on mass", "independent of mass", "regardless of mass", "mass does not matter", "side by side", "land together", "at same time", "fall alike", "fall equally fast")),
        Choice("not alike", false, ("heavier body accelerates more", "heavier one falls faster", "heavier ball falls faster", "heavier accelerates more", "larger acceleration", "greater acceleration", "falls faster", "lands first", "hits first", "arrives first")),
    ),
)  # fmt: skip
_LATER_SECOND = Outcome(
    "successive_seconds_of_a_fall", (),
    (
        Choice("later", true, ("second second", "second one", "last second", "third second", "later second", "next second", "later one", "last one", "during the second second", "final second")),
        Choice("earlier", false, ("first second", "first one", "earlier second", "earlier one", "during the first second")),
        Choice("equal", false, ("equal", "same", "both", "equally far", "neither")),
    ),
    in_effects=False,
)  # fmt: skip
_ALIKE = Outcome(
    "alike_for_two_bodies", (), (Choice(ALIKE, true, ("same for both",)), Choice(ONE, false, ("one of them",))), in_effects=False, reader=alike_or_one,
)  # fmt: skip
_GAP = (
    Trend(("distance between", "gap", "separation", "distance separating", "how far apart", "distance apart"), 1),
    Trend(("difference of speeds", "difference in speeds", "difference between their speeds", "difference in velocities", "difference of their speeds", "difference in their speeds", "relative speed", "relative velocity"), 0),
)  # fmt: skip
_THROWN_WORDS = (
    "thrown",
    "tossed",
    "one tossed",
    "other",
    "one that is thrown",
    "projected",
    "launched",
)
_LET_GO_WORDS = (
    "let go",
    "dropped",
    "released",
    "falls from rest",
    "one that is dropped",
    "drops",
    "one let go",
)


def _first(dropped: bool) -> Outcome:
    """Return which lands first of one that is let go and one that is thrown."""
    return Outcome(
        "first_is_let_go" if dropped else "first_is_thrown", (),
        (
            Choice("let go", true if dropped else false, _LET_GO_WORDS), Choice("thrown", false if dropped else true, _THROWN_WORDS),
            Choice("together", false, ("same time", "same instant", "same moment", "together", "simultaneously", "at once", "neither", "tie", "both")),
        ),
        in_effects=False,
    )  # fmt: skip


_LET_GO = (
    "let go",
    "lets go",
    "dropped",
    "drops",
    "released",
    "releases",
    "let fall",
    "lets fall",
    "simply dropped",
)
_THROWN = (
    "thrown",
    "throws",
    "tossed",
    "tosses",
    "projected",
    "launched",
    "hurled",
    "hurls",
    "fired",
)
_UPWARD = ("upward", "upwards", "straight up", "vertically up", "up")
_DOWNWARD = ("downward", "downwards", "straight down", "vertically down")
_WHICH_FIRST = ("re:\\b(?:which|whose) (?:\\w+ ){0,8}(?:first|sooner|earlier)\\b",)
_WAY = Outcome(
    "way_of_the_acceleration", (),
    (
        Choice("down", true, ("downward", "downwards", "down", "vertically downward", "toward the ground", "vertically downwards", "straight down", "towards the earth", "toward the center of the earth", "toward the earth")),
        Choice("up", false, ("upward", "upwards", "up", "vertically upward", "straight up")),
        Choice("none", false, ("zero", "no acceleration", "it has no direction", "horizontal")),
    ),
    in_effects=False,
)  # fmt: skip

_NOTHING = Outcome(
    "reading_in_free_fall", (), (Choice(ZERO, true, ("zero",)), Choice(SOME, false, ("not zero",))), in_effects=False, reader=zero_or_some,
)  # fmt: skip
_OPPOSITE = Outcome(
    "velocity_against_acceleration", (),
    (
        Choice("opposite", true, ("no", "opposite", "opposite directions", "in opposite directions", "opposite to each other", "not in the same direction")),
        Choice("same", false, ("yes", "same direction", "both upward", "both point upward", "both downward", "both point downward", "both up")),
    ),
    in_effects=False,
)  # fmt: skip

SITUATIONS = (
    Situation("weighing_in_free_fall", (("lift", "elevator", "cabin", "spacecraft", "orbiting station"), ("falls freely", "free fall", "freely falling", "cable breaks", "cable snaps", "cable is cut", "cable has broken", "falling freely"), ("scale", "scales", "spring balance", "apparent weight", "normal force", "force of floor"), ("what", "how much", "read*", "show*", "which")), DROPPED, ("before", "accelerat* at", "stops", "mass of"), outcomes=(_NOTHING,)),
    Situation("rising_and_accelerating_down", ((*_RISES, "thrown up", "upward"), ("still rising", "while rising", "on way up", "rising", "going up", "moves upward", "moving upward", "way up"), ("velocity",), ("acceleration",), ("re:^(?:.* )?do (?:\\w+ )*(?:point|have|act).*same direction", "re:same direction")), UP, (*_AIR, "at top", "highest point", "falling", "way down", "opposite", "angle"), outcomes=(_OPPOSITE,)),
    Situation("let_go_and_thrown_up", (_LET_GO, _THROWN, _UPWARD, _WHICH_FIRST), DROPPED, (*_AIR, *_DOWNWARD, "later", "horizontally", "different height*", "before"), outcomes=(_first(True),)),
    Situation("let_go_and_thrown_down", (_LET_GO, _THROWN, _DOWNWARD, _WHICH_FIRST), DROPPED, (*_AIR, "upward", "upwards", "straight up", "later", "horizontally", "different height*", "before"), outcomes=(_first(False),)),
    Situation("accelerations_of_two", ((*_LET_GO, "falls"), (*_THROWN, "heavier", "heavy", "lighter", "twice mass"), ("re:\\b(?:which|whose|compare|how do)\\b.*\\baccelerations?\\b",)), DROPPED, (*_AIR, "while being thrown", "in hand", "parachut*", "feather through", "planet*", "on moon"), outcomes=(_ALIKE,)),
    Situation("one_after_the_other", (("two", "both", "second", "another"), _LET_GO, ("later", "after first", "after", "one after other"), ("distance between", "gap", "separation", "distance separating", "how far apart", "difference of speeds", "difference in speeds", "difference between their speeds", "relative speed"), ("increas*", "decreas*", "same", "change*", "constant", "happens", "grow*")), DROPPED, (*_AIR, "thrown", "bounce*"), trends=_GAP),
    Situation("up_and_down_with_one_speed", (_THROWN, _UPWARD, _DOWNWARD, ("same speed", "equal speed*", "same initial speed", "with speed v", "same velocity", "equal initial speed*"), ("re:\\b(?:which|compare|whose|how do)\\b.*\\b(?:speeds?|faster|fast|velocit\\w+)\\b.*",), ("ground", "land*", "hit*", "reach*", "strike*", "bottom", "impact")), DROPPED, (*_AIR, "first", "sooner", "time", "different speed*"), outcomes=(_ALIKE,)),
    Situation("dropped_side_by_side", (("dropped", "drops", "letting go", "lets go", "let go", "let fall", "releas*", "fall", "falls"), ("same height", "same level", "side by side", "same point", "same window", "dropped together", "let go together", "released together", "fall together", "dropped at same time", "dropped at same moment", "dropped at same instant", "dropped simultaneously"), ("same time", "same moment", "same instant", "simultaneously", "together", "re:which (?:\\w+ ){0,8}(?:first|sooner|earlier|faster)"), _NO_AIR, ("re:\\bwhich (?:\\w+ ){0,8}(?:first|sooner|earlier)\\b", "re:\\bwhat (?:happens|will happen)\\b", "land* first", "hit* ground first", "reach* ground first", "which statement", "which of these statements")), DROPPED, ("horizontally", "thrown", "horizontal velocity", "downward", "upward", "twice as high", "half height", "air present", "through air", "parachut*", "different heights", "later"), outcomes=(_LAND_TOGETHER, _FALL_ALIKE)),
    Situation("successive_seconds", ((*_FALLS, "free fall"), ("from rest", "dropped", "let go", "released"), ("first second",), ("second second", "third second", "last second", "next second"), ("re:\\b(?:farther|further|greater distance|larger distance|more distance|longer distance|covers? more|falls? more|longer way)\\b",)), DROPPED, (*_AIR, "ratio", "how many times", "by how much", "how much farther", "shorter", "less"), outcomes=(_LATER_SECOND,)),
    Situation("falling", (_BODY, _FALLS, _ASKS), DROPPED, (*_AIR, *_RISES, "thrown", "moon", "which ball", "which stone", "feather", "heavier", "first", "highest point", "apart", "second stone", "distance between"), trends=_DOWN, outcomes=(_INTO_KINETIC,)),
    Situation("rising", (_BODY, _RISES, _ASKS), UP, (*_AIR, "highest point", "top", "comes back", "returns", "back at", "which ball", "falling", "falls", "on way down", "moon", "first", "double", "doubled", "twice"), trends=_UP, outcomes=(_INTO_POTENTIAL,)),
    Situation("back_at_the_start", ((*_RISES, "thrown", "upward"), ("returns", "comes back", "back at", "back to", "when caught", "falls back", "catches it", "same height", "lands at same", "returning"), ("speed", "velocity", "how fast"), ("compar*", "relat*", "than", "equal", "same", "larger", "greater")), UP, (*_AIR, "cliff", "tower", "building", "balcony", "roof", "bridge", "which ball", "two balls"), outcomes=(_SAME_SPEED,)),
    Situation("up_and_down_times", ((*_RISES, "thrown", "upward"), ("time*", "long"), ("up", "rising", "rise", "ascent", "going up"), ("down", "fall", "falling", "descent"), ("compar*", "relat*", "than", "equal", "same", "longer")), UP, (*_AIR, "cliff", "tower", "building", "balcony", "roof", "bridge"), outcomes=(_EQUAL_TIMES,)),
    Situation("way_of_the_acceleration", (_BODY, (*_RISES, *_FALLS, "thrown"), ("direction of acceleration", "direction of its acceleration", "acceleration direct*", "acceleration point*", "which way does acceleration", "which direction acceleration", "in which direction", "direction has acceleration", "direction does acceleration"), ("acceleration", "accelerate")), UP, (*_AIR, "horizontal*"), outcomes=(_WAY,)),
)  # fmt: skip
