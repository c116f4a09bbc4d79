"""Projectiles told in words: components, energies and the top of the path."""

from __future__ import annotations

from sympy import false, true

from wmw.core.family import Choice, Outcome
from wmw.core.readers import ALIKE, ONE, alike_or_one
from wmw.core.situation import ASKS_WHAT_BECOMES, Situation, Trend
from wmw.families.projectile.symbols import FLAT, K_0, LEVEL, E_p, E_top, K_f, K_top

_BODY = (
    "ball",
    "stone",
    "projectile",
    "arrow",
    "cannonball",
    "cannon ball",
    "football",
    "golf ball",
    "baseball",
    "rock",
    "bullet",
    "package",
    "object",
    "marble",
    "shell",
)
_THROWN = (
    "thrown",
    "launched",
    "kicked",
    "fired",
    "projected",
    "hit",
    "shot",
    "projectile",
    "in flight",
    "tossed",
    "rolls off",
    "leaves table",
    "dropped by",
)
_AIR = (
    "air resistance acts",
    "with air resistance",
    "considering air resistance",
    "air resistance not negligible",
    "wind",
)
_ACROSS = (
    "horizontal component of velocity",
    "horizontal velocity",
    "horizontal component of its velocity",
    "horizontal speed",
    "horizontal component",
    "horizontal velocity component",
    "horizontal part of velocity",
)
_UPRIGHT = (
    "vertical component of velocity",
    "vertical velocity",
    "vertical component of its velocity",
    "vertical speed",
    "vertical component",
    "vertical velocity component",
    "magnitude of vertical velocity",
)
_ACCELERATION = ("acceleration", "vertical acceleration", "magnitude of acceleration")
_TOTAL = ("total energy", "mechanical energy", "total mechanical energy")
_ALWAYS = (
    Trend(_ACROSS, 0),
    Trend(_ACCELERATION, 0),
    Trend(_TOTAL, 0),
    Trend(("weight", "force of gravity", "net force", "mass", "horizontal momentum"), 0),
)
_ASKS = (*ASKS_WHAT_BECOMES, "conserved")
_PATH = Outcome(
    "path_of_a_projectile", ("path", "trajectory", "shape", "curve"),
    (
        Choice("parabola", true, ("parabola", "parabolic", "a parabola", "parabolic path", "half a parabola", "part of a parabola")),
        Choice("others", false, ("straight line", "circle", "circular", "hyperbola", "ellipse", "quarter of a circle", "straight", "arc of a circle", "semicircle")),
    ),
)  # fmt: skip
_FORWARD = Outcome(
    "where_a_dropped_package_lands", (),
    (
        Choice("below", true, ("directly below", "vertically below", "below the plane", "under the plane", "directly below the plane", "directly under", "straight below", "right below", "below it", "beneath")),
        Choice("behind", false, ("behind", "behind the plane", "to the rear")),
        Choice("ahead", false, ("ahead", "in front", "ahead of the plane", "in front of the plane")),
    ),
    in_effects=False,
)  # fmt: skip
_SAME_SPEED = Outcome(
    "speed_back_on_level_ground", (),
    (
        Choice("equal", true, ("equal", "same", "the same", "it is the same", "as fast as", "the same speed", "equal to the launch speed", "equal to the initial speed", "equally fast")),
        Choice("larger", false, ("larger", "greater", "faster", "higher")),
        Choice("smaller", false, ("smaller", "less", "slower", "zero", "lower", "half")),
    ),
    in_effects=False,
)  # fmt: skip
_TOGETHER = Outcome(
    "dropped_and_thrown_level_land", (),
    (
        Choice("together", true, ("same time", "same instant", "same moment", "together", "simultaneously", "at once", "neither", "equal times", "tie", "equally long")),
        Choice("one first", false, ("dropped ball", "thrown ball", "dropped one", "thrown one", "ball p", "ball q", "ball a", "ball b", "ball 1", "ball 2", "first ball", "second ball", "p", "q", "1", "2", "b", "released", "dropped", "thrown", "fired", "launched", "straight down")),
    ),
    in_effects=False,
)  # fmt: skip
_LANDING = Outcome(
    "landing_told", ("simultaneous*",),
    (
        Choice("together", true, ("land together", "land at same time", "at same time", "land simultaneously", "hit ground together", "reach ground together", "reach floor together", "at same instant", "at same moment")),
        Choice("one first", false, ("land first", "hit first", "arrive first", "land sooner", "land earlier", "land before", "land later", "hit ground first", "hit floor first", "reach ground first", "reach floor first", "reach ground sooner", "reach ground before", "reach floor before")),
    ),
)  # fmt: skip
_INDEPENDENT = Outcome(
    "fall_beside_horizontal_motion", ("independen*", "affect*"),
    (
        Choice("independent", true, ("independent", "do not depend on horizontal", "does not depend on horizontal", "same vertical motion", "same vertical acceleration", "both fall with acceleration g", "both have acceleration g",
                                     "both accelerate downward at g", "no effect on time", "does not affect time", "does not affect vertical", "no effect on vertical", "fall in same way", "fall at same rate", "both fall same distance")),
        Choice("dependent", false, ("depends on horizontal velocity", "depends on horizontal speed", "horizontal velocity delays", "horizontal motion slows", "horizontal velocity keeps it up", "longer path takes longer", "falls more slowly")),
    ),
)  # fmt: skip

_ALIKE = Outcome(
    "alike_whatever_the_mass", (), (Choice(ALIKE, true, ("same for both",)), Choice(ONE, false, ("one of them",))), in_effects=False, reader=alike_or_one,
)  # fmt: skip
_PLANE_IS = Outcome(
    "place_of_the_plane_told", (),
    (
        Choice("above", true, ("directly above", "above", "straight above", "vertically above", "directly over", "over")),
        Choice("ahead", false, ("ahead", "in front", "farther along", "beyond")),
        Choice("behind", false, ("behind", "to the rear", "back")),
    ),
    in_effects=False,
)  # fmt: skip
_AT_TOP = Outcome(
    "velocity_at_the_top_told", (),
    (
        Choice("horizontal", true, ("horizontal", "horizontal and not zero", "purely horizontal", "horizontally", "parallel to the ground", "only horizontal")),
        Choice("zero", false, ("zero", "0", "nothing")),
        Choice("others", false, ("vertically upward", "vertically downward", "upward", "downward", "vertical", "vertically", "up", "down")),
    ),
    in_effects=False,
)  # fmt: skip
_BEST = Outcome(
    "best_angle_told", (),
    (
        Choice("45", true, ("45", "45 degrees", "half a right angle")), *(Choice(str(a), false, (str(a), f"{a} degrees")) for a in (0, 15, 20, 25, 30, 35, 40, 50, 55, 60, 65, 70, 75, 80, 90)),
        Choice("upright", false, ("vertical", "vertically", "straight up", "horizontal", "horizontally")),
    ),
    in_effects=False,
)  # fmt: skip
_IN_HAND = Outcome(
    "where_a_ball_comes_down_in_a_train", (),
    (
        Choice("hand", true, ("hand", "her hand", "his hand", "hands", "same place", "starting point", "back in her hand", "thrower s hand", "where she", "directly above")),
        Choice("elsewhere", false, ("behind", "in front", "ahead", "to the side", "side", "in front of her", "forward", "backward", "beside")),
    ),
    in_effects=False,
)  # fmt: skip
_SAME_TIME = Outcome(
    "time_of_a_faster_level_throw", (),
    (
        Choice("same", true, ("no", "same", "same time", "equal", "unchanged", "not change", "no change", "does not depend")),
        Choice("other", false, ("yes", "longer", "shorter", "sooner", "more time", "less time", "half", "twice", "it increases", "it decreases", "increases", "decreases")),
    ),
    in_effects=False,
)  # fmt: skip
_CRAFT = "(?:plane|airplane|aeroplane|aircraft|helicopter|jet|bomber)"

SITUATIONS = (
    Situation("best_angle_of_all", (("angle", "elevation"), ("greatest range", "maximum range", "longest range", "largest range", "farthest", "furthest", "greatest horizontal distance", "maximum horizontal distance", "greatest distance", "re:\\brange (?:\\w+ ){0,7}(?:maximum|greatest|largest|longest|maximal)\\b"), ("which", "what")), LEVEL, (*_AIR, "equal", "maximum height and", "cliff", "tower", "building", "higher", "height of", "greatest height", "maximum height", "same range"), outcomes=(_BEST,)),
    Situation("thrown_up_in_a_train", (("train", "bus", "car", "ship", "wagon", "aeroplane", "airplane", "truck", "boat", "carriage", "cart"), ("constant velocity", "constant speed", "steady speed", "uniform velocity", "uniformly", "steadily", "steady velocity", "uniform speed"), ("straight up", "vertically upward", "vertically upwards", "vertically up", "straight upward"), ("where", "land*", "come down", "comes down", "fall", "falls", "falls back")), LEVEL, (*_AIR, "accelerat*", "brak*", "curve", "speeds up", "how far", "slows"), outcomes=(_IN_HAND,)),
    Situation("thrown_faster_horizontally", (("horizontally", "horizontal"), ("faster", "greater speed", "twice speed", "higher speed", "double speed", "larger speed", "twice as fast", "more speed", "speed doubled", "speed is doubled"), ("time", "longer", "sooner", "take", "takes"), ("same height", "same tower", "same table", "same cliff", "same roof", "again"), ("longer", "shorter", "sooner", "less time", "more time", "change*")), FLAT, (*_AIR, "same time", "how far", "farther", "further", "distance", "range"), outcomes=(_SAME_TIME,)),
    Situation("plane_above_its_package", (("package", "parcel", "bomb", "crate", "box", "supplies", "ball", "sack"), (f"re:\\b{_CRAFT}\\b",), ("dropped", "released", "drops", "releases", "let go", "lets go", "falls", "re:\\blets? (?:\\w+ ){1,3}(?:fall|drop|go)\\b"), (f"re:\\b{_CRAFT}(?: will| then| now)?$", f"re:where (?:will )?{_CRAFT}", f"re:position of {_CRAFT}"), ("constant", "steady", "level", "uniform")), FLAT, (*_AIR, "how far", "accelerat*", "turns"), outcomes=(_PLANE_IS,)),
    Situation("velocity_at_the_top", ((*_THROWN, "flies", "cannonball", "projectile", "ball"), ("highest point", "top of its path", "top of path", "top of trajectory", "top of its trajectory", "peak of trajectory", "peak of its path", "maximum height"), ("re:velocity(?: of \\w+)?(?: at (?:highest|top|peak|that|this) .*)?$", "direction of velocity", "direction of its velocity", "direction does velocity", "velocity direct*", "velocity point*")), LEVEL, (*_AIR, "acceleration", "straight up", "vertically", "component", "speed", "compare*", "force", "changes"), outcomes=(_AT_TOP,)),
    Situation("masses_thrown_alike", (("heavy", "heavier", "massive", "mass", "masses", "lead", "iron", "steel"), ("same speed", "same velocity", "equal speed*", "same initial velocity", "same horizontal velocity", "identical velocit*", "same launch speed", "same initial speed", "equal velocit*"), ("re:\\bwhich (?:\\w+ ){0,8}(?:farther|further|farthest|first|sooner|longer|range|distance|far)\\b",)), FLAT, (*_AIR, "horizontally and dropped", "dropped", "straight up", "different angle*", "angles of", "different height*", "twice as high", "energy", "kinetic", "momentum", "force"), outcomes=(_ALIKE,)),
    Situation("in_flight", (_BODY, _THROWN, _ASKS), FLAT, (*_AIR, "highest point", "top of", "straight up", "vertically", "doubled", "twice", "which ball", "two balls", "first", "angle is", "on moon", "rises", "way up", "rising", "while it falls", "horizontally"), trends=_ALWAYS),
    Situation("thrown_level", (_BODY, ("horizontally", "rolls off", "leaves table", "horizontal throw"), _ASKS), FLAT, (*_AIR, "which ball", "two balls", "first", "doubled", "twice", "highest point", "straight up", "above horizontal"),
              trends=(*_ALWAYS, Trend(_UPRIGHT, 1), Trend(("kinetic energy",), K_f - K_0), Trend(("potential energy", "gravitational potential energy"), -E_p), Trend(("speed", "magnitude of velocity"), K_f - K_0))),
    Situation("on_the_way_up", (_BODY, ("rises", "rising", "way up", "going up", "from launch to highest point", "from launch to top", "ascends", "to highest point of path", "moves toward highest", "until it reaches highest"), _ASKS), LEVEL, (*_AIR, "doubled", "twice", "two balls", "falling", "way down", "straight up", "vertically"),
              trends=(*_ALWAYS, Trend(_UPRIGHT, -1), Trend(("kinetic energy",), K_top - K_0), Trend(("potential energy", "gravitational potential energy"), E_top), Trend(("speed", "magnitude of velocity"), K_top - K_0))),
    Situation("path", (_BODY, (*_THROWN, "horizontally"), ("shape of path", "shape of its path", "shape of trajectory", "what path", "which path", "path of", "kind of curve", "kind of path", "trajectory")), FLAT, (*_AIR, "maximum", "equation", "how far", "highest", "astronaut", "highest point"), outcomes=(_PATH,)),
    Situation("package_from_a_plane", (("package", "parcel", "bomb", "crate", "box", "supplies", "ball"), ("plane", "airplane", "aeroplane", "aircraft", "helicopter", "mast", "ship", "train"), ("dropped", "released", "drops", "releases", "let go", "falls"), ("where", "directly below", "behind", "ahead"), ("constant", "steady", "level", "uniform")), FLAT, (*_AIR, "how far", "accelerat*"), outcomes=(_FORWARD,)),
    Situation("dropped_and_thrown_level", (("dropped", "released", "drops", "releases", "let go", "let fall", "falls from rest", "re:\\blets? (?:\\w+ ){1,3}(?:fall|drop|go)\\b"), ("horizontally", "horizontal velocity", "horizontal speed", "horizontal push", "re:\\b(?:rolls?|rolled|slides?|slid|runs?|pushed|flicked|knocked|shoved) (?:sideways )?(?:off|over)\\b", "sideways"), ("re:\\bsame (?:\\w+ )?(?:height|level|table|edge|cliff|roof|building|tower|window|ledge|platform|shelf|bench|desk|counter|balcony|bridge|point|place|spot|elevation)\\b", "height of table", "height of edge", "re:\\b(?:at|from|off) edge of table\\b.*\\bother\\b", "height of cliff", "height of muzzle", "height of gun", "height of barrel", "edge height", "table height", "re:\\bheight of (?:\\w+ )?(?:edge|window|roof|sill)\\b", "equal height", "equal heights"), ("same instant", "same time", "same moment", "simultaneously", "at instant", "re:\\b(?:very|exact|that|this) (?:moment|instant)\\b", "just as", "at moment", "exactly when", "just when", "at once"), ("re:\\b(?:which|whose|who) (?:\\w+ ){1,8}(?:first|sooner|earlier)\\b",)), FLAT, (*_AIR, "re:\\bwhich (?:\\w+ ){1,8}(?:speed|faster|energy)", "downward", "upward", "twice as high", "half height", "above horizontal", "below horizontal"), outcomes=(_TOGETHER, _LANDING, _INDEPENDENT)),
    Situation("back_on_level_ground", (_BODY, ("level ground", "same height", "same level"), ("lands", "landing", "strikes ground", "hits ground", "impact", "returns"), ("speed", "how fast"), ("compar*", "than", "equal", "same", "larger", "greater")), LEVEL, (*_AIR, "two balls", "which ball", "both", "cliff", "highest point", "at top", "top of", "peak", "apex", "summit", "horizontal component"), outcomes=(_SAME_SPEED,)),
)  # fmt: skip
