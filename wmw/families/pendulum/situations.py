"""Pendulums told in words: energies and forces on the way, and what sets the period."""

from __future__ import annotations

from sympy import false, true

from wmw.core.family import Choice, Outcome
from wmw.core.situation import ASKS_WHAT_BECOMES, Situation, Trend
from wmw.core.told import fact
from wmw.families.pendulum.symbols import (
    LIFT_DOWN,
    LIFT_UP,
    RELEASED,
    SMALL,
    E_p,
    K,
    T_low,
    T_turn,
    v_b,
)

_BOB = ("pendulum", "bob", "swing", "child on swing", "pendulums")
_DOWN = ("from highest point to lowest", "swings down", "on way down", "toward lowest point", "towards lowest point", "from turning point to lowest", "from its highest to its lowest", "moves down", "swinging down", "from highest to lowest", "to lowest point", "swings downward", "from release to lowest", "from end of swing to lowest", "to bottom",
         "descends", "toward bottom")  # fmt: skip
_UP = (
    "from lowest point up",
    "up to highest",
    "up to its highest",
    "up to turning point",
    "swings up",
    "on way up",
    "from lowest point to highest",
    "from lowest to highest",
    "to highest point",
    "rises",
    "toward highest point",
    "towards highest point",
    "moves up",
    "swinging up",
    "from bottom to",
)
_ASKS = (*ASKS_WHAT_BECOMES, "conserved")
_KINETIC, _POTENTIAL = ("kinetic energy",), ("potential energy", "gravitational potential energy")
_TOTAL = ("total energy", "mechanical energy", "total mechanical energy", "sum of energies")
_SPEED, _TENSION = (
    ("speed", "magnitude of velocity", "velocity"),
    ("tension", "tension in string", "string tension", "force in string"),
)
_FALLING = (
    Trend(_TOTAL, 0),
    Trend(_KINETIC, K),
    Trend(_POTENTIAL, -E_p),
    Trend(_SPEED, v_b),
    Trend(_TENSION, T_low - T_turn),
    Trend(("weight", "mass"), 0),
    Trend(("height",), -1),
)
_RISING = (
    Trend(_TOTAL, 0),
    Trend(_KINETIC, -K),
    Trend(_POTENTIAL, E_p),
    Trend(_SPEED, -v_b),
    Trend(_TENSION, T_turn - T_low),
    Trend(("weight", "mass"), 0),
    Trend(("height",), 1),
)
_PERIOD = (
    "period",
    "time of one swing",
    "longer per swing",
    "time per swing",
    "time for one swing",
    "time period",
    "time for one oscillation",
    "time of swing",
)
_RATE = ("frequency", "rate", "number of swings per second")
_NO_SAY = (Trend(_PERIOD, 0), Trend(_RATE, 0))
_CUT = Outcome(
    "string_cut_at_the_lowest_point", (),
    (
        Choice("parabola", true, ("parabola", "parabolic", "like a horizontally thrown ball", "like a projectile", "parabolic path", "as a projectile", "horizontal throw", "projectile motion", "in a parabola", "horizontally in a parabola", "flies off horizontally in a parabola", "horizontally launched projectile", "like a horizontally launched projectile")),
        Choice("down", false, ("straight down", "vertically downward", "falls vertically", "vertically down", "drops straight down")),
        Choice("circle", false, ("continues on the circle", "along the circle", "along the arc", "moves on along the arc", "on a circle", "circular", "keeps swinging")),
        Choice("level", false, ("horizontally in a straight line", "straight line", "horizontally forever")),
    ),
    in_effects=False,
)  # fmt: skip
_CUT_HIGH = Outcome(
    "string_cut_at_the_turning_point", (),
    (
        Choice("down", true, ("straight down", "vertically downward", "falls vertically", "vertically down", "drops straight down", "falls straight down", "vertically downwards", "falls freely", "free fall", "along a vertical line", "vertically")),
        Choice("parabola", false, ("parabola", "parabolic", "like a projectile", "parabolic path", "horizontally in a parabola", "flies off horizontally in a parabola", "flies off horizontally")),
        Choice("tangent", false, ("along the tangent", "tangent", "horizontally", "along the string", "along the line of the string", "line of the string", "along the arc", "moves on along the arc", "keeps swinging", "continues on the circle", "circle")),
    ),
    in_effects=False,
)  # fmt: skip

_CLOCK = ("pendulum clock", "grandfather clock", "clock with a pendulum", "clock", "clocks")
_SLOW = ("slow", "slower", "too slow", "run slow", "runs slow", "lose time", "loses time", "behind", "lag", "late", "lose", "loses", "go slow", "goes slow", "slow down")  # fmt: skip
_FAST = ("fast", "faster", "too fast", "run fast", "runs fast", "gain time", "gains time", "ahead", "early", "gain", "gains", "go fast", "goes fast", "speed up")  # fmt: skip
_RIGHT = ("correctly", "correct", "same", "neither", "no change", "unaffected", "unchanged", "does not change", "keeps time", "keeps correct time", "right time")  # fmt: skip


def _clock(name: str, right: str) -> Outcome:
    """Return how a clock goes, of which one way is right."""
    ways = (("slow", _SLOW), ("fast", _FAST), ("right", _RIGHT))
    return Outcome(
        name,
        (),
        tuple(Choice(way, true if way == right else false, words) for way, words in ways),
    )


_WARMER = ("expand*", "summer", "hot day", "hot weather", "warm*", "re:temperature (?:\\w+ ){0,2}(?:rises|increases)", "heated", "lengthen*", "becomes longer", "gets longer", "made longer", "slightly longer", "bob is lowered", "lower bob", "hotter")  # fmt: skip
_COLDER = ("contract*", "cold*", "shorten*", "becomes shorter", "gets shorter", "made shorter", "slightly shorter", "re:temperature (?:\\w+ ){0,2}(?:falls|drops|decreases)", "cooled", "bob is raised", "raised bob", "shrink*")  # fmt: skip
_LESS_GRAVITY = ("mountain", "mountaintop", "peak", "summit", "re:\\bg (?:is )?(?:slightly |a little |somewhat )?(?:smaller|lower|less|weaker)\\b", "high altitude", "higher altitude", "moon", "equator", "mars", "top of a tall", "weaker gravity")  # fmt: skip
_PLACES_UP = r"(?:mountain|mountaintop|mountain top|peak|summit|hilltop|tower|high altitude|altitude|equator|moon|mars|space station)"
_TO_MORE_GRAVITY = (
    rf"re:\b(?:from|off) (?:(?!to\b)\w+ ){{0,3}}?{_PLACES_UP}\b",
    rf"re:\b(?:correct|correctly|right|exactly|accurate|accurately|perfect|perfectly|adjusted|regulated|set|calibrated)(?: time)? (?:on|at|in|up) (?:top of )?(?:high )?{_PLACES_UP}\b",
    r"re:\b(?:to|into) (?:\w+ )?(?:valley|sea level|pole|north pole|south pole|poles|jupiter|foot of)\b",
    r"re:\bg (?:is )?(?:slightly |a little |somewhat )?(?:larger|higher|greater|stronger)\b", "stronger gravity", "brought down", "carried down", "taken down",
)  # fmt: skip
"""What tells of a clock that comes to where it weighs more."""
_CLOCK_ASKS = (
    "re:\\bclock$",
    "re:\\b(?:does|will|would|is|do|how|what|run|gain|lose|which)\\b",
)
_NO_CLOCK = ("how many seconds", "how much time", "by how much", "how must", "should", "be corrected", "corrected", "to correct", "mercury", "compensat*")  # fmt: skip

_AT_REST_THERE = Outcome(
    "velocity_and_acceleration_at_the_end", (),
    (
        Choice("velocity alone", true, ("velocity is zero but its acceleration is not", "velocity is zero but acceleration is not", "velocity is zero and its acceleration is not", "speed is zero but its acceleration is not", "velocity is zero but the acceleration is not", "acceleration is not zero but its velocity is", "only the velocity is zero", "only its velocity is zero", "the velocity only")),
        Choice("both", false, ("both its velocity and its acceleration are zero", "both velocity and acceleration are zero", "velocity and acceleration are both zero", "both are zero", "both the velocity and the acceleration are zero", "velocity and acceleration are zero")),
        Choice("acceleration alone", false, ("acceleration is zero but its velocity is not", "acceleration is zero but velocity is not", "acceleration is zero but the velocity is not", "only the acceleration is zero", "only its acceleration is zero", "velocity is not zero but its acceleration is zero")),
        Choice("neither", false, ("neither is zero", "neither the velocity nor the acceleration is zero", "neither velocity nor acceleration is zero", "both are different from zero", "neither")),
    ),
    in_effects=False,
)  # fmt: skip

_LOWEST = ("lowest point", "at the lowest point", "lowest position", "bottom", "at the bottom", "equilibrium position", "middle of the swing", "when it passes the lowest point", "at the equilibrium position")  # fmt: skip
_ENDS = ("highest point", "highest points", "at the highest points", "at the highest point", "turning points", "turning point", "at the turning points", "ends of the swing", "at the ends", "extreme positions", "at the ends of its swing", "at the end points")  # fmt: skip
_ELSEWHERE = ("same everywhere", "the same everywhere", "everywhere the same", "is the same at all points", "constant", "halfway", "halfway up", "halfway down", "it is the same everywhere", "the tension is the same everywhere", "nowhere")  # fmt: skip


def _place(name: str, *, lowest: bool) -> Outcome:
    """Return where on the way something is greatest, or least."""
    choices = (
        Choice("lowest", true if lowest else false, _LOWEST),
        Choice("ends", false if lowest else true, _ENDS),
        Choice("elsewhere", false, _ELSEWHERE),
    )
    return Outcome(name, (), choices, in_effects=False)


_WHERE = ("which point", "at what point", "which position", "what position", "re:^where\\b|\\bwhere (?:on|in|along|does|do|is)\\b|\\bwhere\\b")  # fmt: skip
_GREATEST, _LEAST = (
    ("greatest", "largest", "maximum", "highest", "most", "biggest", "strongest", "maximal"),
    ("smallest", "least", "minimum", "lowest", "minimal", "weakest"),
)
_IN_LIFT = ("lift", "elevator")
_UPWARD = ("accelerates upward", "accelerates upwards", "accelerating upward", "accelerating upwards", "accelerates up", "upward acceleration", "starts to move up")  # fmt: skip
_DOWNWARD = ("accelerates downward", "accelerates downwards", "accelerating downward", "accelerating downwards", "accelerates down", "downward acceleration")  # fmt: skip
_NEITHER = Outcome(
    "period_of_two_small_amplitudes", (),
    (
        Choice("same", true, ("neither", "equal", "the same", "same", "both have the same period", "their periods are equal", "they are equal", "both", "they have the same period", "equally long")),
        Choice("one", false, ("the one with the larger amplitude", "the one with the smaller amplitude", "larger amplitude", "smaller amplitude", "the one with", "the first", "the second", "the other one", "amplitude pendulum", "pendulum with the")),
    ),
    in_effects=False,
)  # fmt: skip

_TO_MEND = (
    "should",
    "must",
    "has to",
    "have to",
    "needs to",
    "need to",
    "to correct",
    "to be corrected",
    "be corrected",
    "to make it keep",
    "to keep correct time",
)
_LENGTHEN = (
    "lengthen",
    "lengthened",
    "longer",
    "made longer",
    "increase its length",
    "increase the length",
    "increased",
    "lower the bob",
    "moved down",
    "lowered",
    "down",
)
_SHORTEN = (
    "shorten",
    "shortened",
    "shorter",
    "made shorter",
    "decrease its length",
    "decrease the length",
    "reduce its length",
    "decreased",
    "reduced",
    "raise the bob",
    "moved up",
    "raised",
    "up",
)


def _mended(name: str, *, shorter: bool) -> Outcome:
    """Return how the length of a clock's pendulum is to be changed so that it goes right."""
    ways = (
        ("shorter", _SHORTEN, shorter),
        ("longer", _LENGTHEN, not shorter),
        ("kept", ("neither", "left as it is", "no change", "unchanged"), False),
    )
    choices = tuple(Choice(way, true if right else false, words) for way, words, right in ways)
    return Outcome(name, (), choices, in_effects=False)


_LENGTHS = ("length", "lengthen*", "shorten*", "longer", "shorter", "bob")
_NOT_MENDED = (
    "how many",
    "by how much",
    "what length",
    "how much",
    "percent*",
    "counterweight",
    "coin*",
)

_OTHER_AMPLITUDE = (
    r"re:\b(?:larger|smaller|greater|bigger|wider|different|twice|half|doubl\w*|halv\w*|increas\w*|decreas\w*|reduc\w*|chang\w*) (?:\w+ ){0,2}amplitudes?\b",
    r"re:\bamplitude(?: \w+){0,3}? (?:is|was|be|becomes?|gets?|doubl\w*|halv\w*|increas\w*|decreas\w*|reduc\w*|chang\w*|shrinks?|grows?|dies|falls?|drops?)\b",
    "amplitudes", "amplitude matter", "amplitude affect", "pulled a little farther", "larger angle", "smaller angle",
)  # fmt: skip
"""What tells of another amplitude, and not only that the swings are small."""
_STANDS_UP = ("now stands", "then stands", "later stands", "stands instead", "standing instead", "now standing", "stands on seat", "standing on seat", "changes from sitting to standing", "stands up", "stand up", "standing up", "stood up", "gets up", "rises to its feet", "rises to her feet", "rises to his feet")  # fmt: skip
_SITS_DOWN = ("now sits", "then sits", "later sits", "sits instead", "sitting instead", "now sitting", "changes from standing to sitting", "kneels", "sits down", "sit down", "sitting down", "sat down", "squats", "squat", "squatting", "crouches", "crouch", "crouching", "squats down")  # fmt: skip
"""By which the mass of who swings comes nearer to the bar, or farther from it."""

_TAKES = (r"re:\b(?:tak\w+|need\w*|last\w*) (?:\w+ ){0,3}(?:longer|shorter|more|less|same)\b|\b(?:longer|shorter|more|less) time\b|\bswings? (?:\w+ ){0,3}(?:faster|slower|more quickly|more slowly|quicker)\b",)  # fmt: skip
_LESS_TIME = ("shorter time", "a shorter time", "less time", "shorter", "faster", "quicker", "more quickly", "less", "it takes less time", "more rapidly")  # fmt: skip
_MORE_TIME = ("longer time", "a longer time", "more time", "longer", "slower", "more slowly", "it takes more time")  # fmt: skip
_SAME_TIME = ("the same time", "same time", "the same", "same", "unchanged", "equally long", "no change", "just as long")  # fmt: skip
_OTHER_BOB = (
    r"re:\bbob (?:\w+ ){0,8}?(?:replaced by|replaced with|exchanged for|swapped for|changed for|substituted by)\b(?! \w+ of twice)",
    r"re:\b(?:replaces|exchanges|swaps) (?:\w+ ){0,3}?bob (?:by|with|for)\b",
)  # fmt: skip
"""What tells that another bob is hung on the same string."""
_BOB_OF_OTHER_SIZE = (r"re:\b(?:larger|bigger|smaller|hollow|longer|shorter|twice|half|magnet\w*|charged|leaking|leaks?)\b(?! mass\b)",)  # fmt: skip
SITUATIONS = (
    Situation("slow_clock_to_be_mended", (_CLOCK, ("runs slow", "running slow", "runs too slow", "loses", "losing", "too slow", "goes slow"), _TO_MEND, _LENGTHS), SMALL, (*_NOT_MENDED, "fast", "gains", "gaining"), outcomes=(_mended("how_a_slow_clock_is_mended", shorter=True),)),
    Situation("fast_clock_to_be_mended", (_CLOCK, ("runs fast", "running fast", "runs too fast", "gains", "gaining", "too fast", "goes fast"), _TO_MEND, _LENGTHS), SMALL, (*_NOT_MENDED, "slow", "loses", "losing"), outcomes=(_mended("how_a_fast_clock_is_mended", shorter=False),)),
    Situation("in_a_lift_at_a_steady_speed", (_BOB, _IN_LIFT, ("constant velocity", "constant speed", "steady speed", "uniform velocity", "uniform speed", "steady velocity", "constant upward velocity", "constant downward velocity"), _PERIOD + _RATE), SMALL, ("accelerat*", "free fall", "falls freely", "what is period", "how many"), trends=_NO_SAY),
    Situation("where_the_tension_is_greatest", (_BOB, ("tension", "force in string"), _WHERE, _GREATEST), RELEASED, ("period", "cut", "breaks", "angle of", *_LEAST[:3]), outcomes=(_place("place_of_the_greatest_tension", lowest=True),)),
    Situation("where_the_tension_is_least", (_BOB, ("tension", "force in string"), _WHERE, ("smallest", "least", "minimum", "minimal")), RELEASED, ("period", "cut", "breaks", "angle of", "greatest", "largest", "maximum"), outcomes=(_place("place_of_the_least_tension", lowest=False),)),
    Situation("where_it_is_fastest", (_BOB, ("speed", "velocity", "kinetic energy", "fastest"), _WHERE, (*_GREATEST, "fastest")), RELEASED, ("period", "cut", "breaks", "tension", "potential energy", "acceleration", *_LEAST[:3]), outcomes=(_place("place_of_the_greatest_speed", lowest=True),)),
    Situation("two_small_amplitudes", (("two",), ("pendulum", "pendulums"), ("amplitude", "amplitudes"), ("identical", "same length", "equal length", "equally long"), ("small angle", "small", "small oscillations"), ("period", "periods"), ("which", "longer", "compare*")), SMALL, ("mass of", "different length*", "energy", "speed"), outcomes=(_NEITHER,)),
    Situation("in_a_lift_going_up_faster", (_BOB, _IN_LIFT, _UPWARD, _PERIOD + _RATE), LIFT_UP, (*_DOWNWARD, "by what factor", "how many", "constant speed", "constant velocity"), trends=(Trend(_PERIOD, -1), Trend(_RATE, 1))),
    Situation("in_a_lift_going_down_faster", (_BOB, _IN_LIFT, _DOWNWARD, _PERIOD + _RATE), LIFT_DOWN, (*_UPWARD, "by what factor", "how many", "constant speed", "constant velocity", "free fall"), trends=(Trend(_PERIOD, 1), Trend(_RATE, -1))),
    Situation("at_rest_at_the_end", (_BOB, ("highest point", "highest position", "turning point", "end of its swing", "end of swing", "extreme position", "maximum displacement", "momentarily at rest"), ("correct", "true", "which statement", "zero")), RELEASED, ("cut", "breaks", "tension", "energy", "lowest", "direction"), outcomes=(_AT_REST_THERE,)),
    Situation("clock_with_a_longer_rod", (_CLOCK, _WARMER, _CLOCK_ASKS), SMALL, (*_COLDER, *_LESS_GRAVITY, *_NO_CLOCK, "runs fast", "runs slow", "gains", "loses"), outcomes=(_clock("how_a_longer_clock_goes", "slow"),)),
    Situation("clock_with_a_shorter_rod", (_CLOCK, _COLDER, _CLOCK_ASKS), SMALL, (*_WARMER, *_LESS_GRAVITY, *_NO_CLOCK, "runs fast", "runs slow", "gains", "loses"), outcomes=(_clock("how_a_shorter_clock_goes", "fast"),)),
    Situation("clock_in_weaker_gravity", (_CLOCK, _LESS_GRAVITY, _CLOCK_ASKS), SMALL, (*_WARMER, *_COLDER, *_NO_CLOCK, *_TO_MORE_GRAVITY, "pole", "runs fast", "runs slow", "gains", "loses"), outcomes=(_clock("how_a_clock_goes_there", "slow"),)),
    Situation("clock_in_stronger_gravity", (_CLOCK, _LESS_GRAVITY, _TO_MORE_GRAVITY, _CLOCK_ASKS, (r"re:\b(?:to|into) (?:\w+ )?(?:valley|sea level|pole|north pole|foot of)\b",)), SMALL, (*_WARMER, *_COLDER, *_NO_CLOCK, r"re:\bto (?:\w+ ){0,3}?(?:mountain|mountaintop|peak|summit|equator|moon|mars)\b", r"re:\bfrom (?:\w+ )?(?:pole|north pole|sea level|valley)\b", "runs fast", "runs slow", "gains", "loses"), outcomes=(_clock("how_a_clock_goes_down_there", "fast"),)),
    Situation("swings_down", (_BOB, _DOWN, _ASKS), RELEASED, (*_UP, "cut", "breaks", "doubled", "period", "longer pendulum"), trends=_FALLING),
    Situation("swings_up", (_BOB, _UP, _ASKS), RELEASED, (*_DOWN, "cut", "breaks", "doubled", "period", "lift", "elevator", "temperature"), trends=_RISING),
    Situation("another_bob", (_BOB, ("heavier bob", "heavier one", "mass is doubled", "mass of bob is doubled", "twice mass", "replaced by a heavier", "replaced by heavier", "replaced by heavy", "replaced by lighter", "replaced by light", "mass of bob is", "more mass", "heavier child", "heavier", "lighter bob", "greater mass", "larger mass", "mass doubled"), _PERIOD + _RATE), SMALL, ("length is", "longer string", "shorter", "tension", "which", "stand*"), trends=_NO_SAY),
    Situation("a_bob_of_another_stuff", (_BOB, _OTHER_BOB, _PERIOD + _RATE), SMALL, (*_BOB_OF_OTHER_SIZE, "length is", "tension", "stand*", "centre of mass", "center of mass", "amplitude"), trends=_NO_SAY),
    Situation("another_small_amplitude", (_BOB, _OTHER_AMPLITUDE, ("small", "slightly"), _PERIOD + _RATE), SMALL, ("length is", "longer", "large amplitude", "energy", "speed", *_STANDS_UP, *_SITS_DOWN), trends=_NO_SAY),
    Situation("stands_up_on_a_swing", (("swing", "swings", "swinging"), _STANDS_UP, _PERIOD + _RATE), SMALL, (*_SITS_DOWN, "mass of", "new length", "length is"), trends=(Trend(_PERIOD, -1), Trend(_RATE, 1))),
    fact("standing_swing_takes_less", SMALL, (("swing", "swings", "swinging"), _STANDS_UP, _TAKES), _LESS_TIME, _MORE_TIME, _SAME_TIME, untold=(*_SITS_DOWN, "mass of", "new length", "length is", "how much")),
    fact("sitting_swing_takes_more", SMALL, (("swing", "swings", "swinging"), _SITS_DOWN, _TAKES), _MORE_TIME, _LESS_TIME, _SAME_TIME, untold=(*_STANDS_UP, "mass of", "new length", "length is", "how much")),
    Situation("sits_down_on_a_swing", (("swing", "swings", "swinging"), _SITS_DOWN, _PERIOD + _RATE), SMALL, (*_STANDS_UP, "mass of", "new length", "length is"), trends=(Trend(_PERIOD, 1), Trend(_RATE, -1))),
    Situation("a_longer_string", (_BOB, ("lengthened", "length is increased", "longer string", "length is made longer", "made longer", "string is longer"), _PERIOD + _RATE), SMALL, ("mass", "shorter", "times", "doubled", "which", "temperature"), trends=(Trend(_PERIOD, 1), Trend(_RATE, -1))),
    Situation("a_shorter_string", (_BOB, ("shortened", "length is decreased", "shorter string", "length is reduced", "made shorter", "string is shorter"), _PERIOD + _RATE), SMALL, ("mass", "longer", "times", "halved", "which"), trends=(Trend(_PERIOD, -1), Trend(_RATE, 1))),
    Situation("on_the_moon", (_BOB, ("moon", "to moon", "mars", "high mountain", "mountain"), ("earth", "taken", "moved", "brought", "carried", "weaker gravity"), _PERIOD + _RATE), SMALL, ("what is period", "ratio", "how many times", "value of g", "jupiter", "length must"), trends=(Trend(_PERIOD, 1), Trend(_RATE, -1))),
    Situation("cut_at_the_lowest_point", (_BOB, ("string", "thread", "cord"), ("cut", "breaks", "snaps"), ("lowest point", "lowest position", "bottom", "equilibrium position"), ("path", "move*", "happens", "motion", "trajectory", "how does", "what does")), RELEASED, ("highest", "turning point", "greatest tension", "most likely", "maximum tension"), outcomes=(_CUT,)),
    Situation("cut_at_the_turning_point", (_BOB, ("string", "thread", "cord"), ("cut", "breaks", "snaps"), ("highest point", "highest position", "turning point", "end of its swing", "end of swing", "extreme position", "maximum displacement"), ("path", "move*", "happens", "motion", "trajectory", "how does", "what does")), RELEASED, ("lowest", "bottom"), outcomes=(_CUT_HIGH,)),
)  # fmt: skip
