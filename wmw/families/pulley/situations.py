"""Pulleys told in words: tension and weight, what a pulley saves, and how masses move."""

from __future__ import annotations

from sympy import And, false, true

from wmw.core.family import Choice, Eq, Gt, Lt, Outcome
from wmw.core.situation import Situation, Trend
from wmw.core.told import fact, whether
from wmw.families.pulley.symbols import ATWOOD_Q, HOIST, IDEAL, REAL, SMOOTH, W_P, W_Q, WHEEL, T

_HANGS = ("pulley", "atwood", "string over", "pulleys")
_LESS = (
    "less",
    "smaller",
    "less than the weight",
    "smaller than the weight",
    "less than its weight",
    "smaller than its weight",
    "lower",
    "less than mg",
    "below its weight",
)
_MORE = (
    "larger",
    "greater",
    "more",
    "greater than the weight",
    "larger than the weight",
    "greater than its weight",
    "larger than its weight",
    "exceeds",
    "exceeds its weight",
    "more than its weight",
    "exceeds the weight",
    "greater than mg",
)
_EQUAL = (
    "equal",
    "the same",
    "equal to the weight",
    "equal to its weight",
    "equals the weight",
    "same",
    "equals its weight",
    "equal to mg",
)
_NONE = Choice(
    "none",
    false,
    (
        "zero",
        "no tension",
        "nothing",
        "0",
        "infinite",
        "twice the weight",
        "double the weight",
        "twice its weight",
        "twice as large",
    ),
)
_TENSION = ("tension*", "pull of string", "force in string", "tension in string", "string pull*")


_HEAVIER = Outcome(
    "tension_and_the_heavier_weight", (), (Choice("less", Lt(T, W_Q), _LESS), Choice("equal", Eq(T, W_Q), _EQUAL), Choice("more", Gt(T, W_Q), _MORE), _NONE), in_effects=False,
)  # fmt: skip
_LIGHTER = Outcome(
    "tension_and_the_lighter_weight", (), (Choice("more", Gt(T, W_P), _MORE), Choice("equal", Eq(T, W_P), _EQUAL), Choice("less", Lt(T, W_P), _LESS), _NONE), in_effects=False,
)  # fmt: skip
_STEADY = Outcome(
    "tension_at_rest_or_steady", (), (Choice("equal", true, _EQUAL), Choice("less", false, _LESS), Choice("more", false, _MORE), _NONE), in_effects=False,
)  # fmt: skip
_BOTH_SIDES = Outcome(
    "tension_on_both_sides", (),
    (
        Choice("same", true, ("same", "the same", "equal", "they are equal", "same on both sides", "neither", "equal on both sides", "both are equal", "the same on both sides", "same throughout")),
        Choice("heavier", false, ("on the side of the heavier", "the heavier side", "heavier", "side of the larger mass", "larger mass", "heavier block", "larger on the heavier side", "greater on the heavier side")),
        Choice("lighter", false, ("on the side of the lighter", "the lighter side", "lighter", "side of the smaller mass", "larger on the lighter side", "greater on the lighter side")),
        Choice("none", false, ("zero", "zero on both sides", "no tension")),
    ),
    in_effects=False,
)  # fmt: skip
_ATWOOD_WAY = Outcome(
    "how_unequal_masses_move", ("happens", "which", "how do", "direction", "what"),
    (
        Choice("heavier down", true, ("heavier goes down", "heavier one goes down", "heavier mass goes down", "heavier accelerates downward", "heavier block moves down", "heavier moves down", "heavier one moves down", "heavier sinks", "heavier one sinks", "heavier block goes down", "heavier mass moves down", "heavier mass accelerates downward",
                                      "larger mass goes down", "larger mass moves down", "heavier block accelerates downward", "heavier mass descends", "heavier block descends", "heavier descends", "heavier one descends", "heavier block sinks", "heavier mass sinks", "the heavier", "lighter one rises", "lighter mass rises", "lighter block rises")),
        Choice("lighter down", false, ("lighter goes down", "lighter one goes down", "lighter mass goes down", "lighter block goes down", "lighter sinks", "lighter moves down", "lighter block moves down", "lighter mass moves down", "the lighter", "lighter descends", "heavier rises", "heavier one rises", "heavier mass rises")),
        Choice("rest", false, ("stay at rest", "remain at rest", "nothing happens", "do not move", "neither", "balance", "they stay where they are")),
    ),
    in_effects=False,
)  # fmt: skip
_BALANCED = Outcome(
    "how_equal_masses_move", (),
    (
        Choice("rest", true, ("stay at rest", "remain at rest", "do not move", "stays at rest", "remains at rest", "not move", "stay where they are", "nothing happens", "at rest", "they balance", "no motion", "stay put", "stays in place", "they remain where they are", "zero acceleration", "zero", "equilibrium")),
        Choice("level", false, ("return to the same height", "level out", "move back to the same height", "the lower one rises", "lower one rises", "upper one sinks", "move until they are level", "higher one goes down", "higher block goes down", "lower block rises", "lower block goes down", "lower one goes down", "lower one moves down", "lower one sinks", "lower mass moves down", "lower block moves down", "lower moves down", "upper one moves down", "higher one moves down", "they accelerate")),
    ),
    in_effects=False,
)  # fmt: skip
_SET_MOVING = Outcome(
    "how_equal_masses_move_on", (),
    (
        Choice("steady", true, ("constant speed", "constant velocity", "steady speed", "uniform speed", "uniformly", "same speed", "keep moving at", "keep their speed", "without acceleration", "zero acceleration", "constant 0")),
        Choice("others", false, ("speed up", "accelerate", "accelerates", "faster and faster", "slow down", "come to rest", "go back", "return", "stop", "oscillate", "swing back", "back to where they were", "move back", "stay at rest")),
    ),
    in_effects=False,
)  # fmt: skip


def _against_both(text: str) -> str | None:
    """Return whether a text puts the tension between the two weights; None where it says neither."""
    words = set(text.lower().split())
    if "between" in words or (words & _UNDER and words & _OVER):
        return "between"
    return "outside" if words & {*_UNDER, *_OVER, "equal", "equals", "zero", "infinite"} else None


_UNDER, _OVER = (
    {"less", "smaller", "below", "lower"},
    {"greater", "larger", "more", "above", "higher"},
)
_BETWEEN = Outcome(
    "tension_between_the_weights", (),
    (Choice("between", And(Gt(T, W_P), Lt(T, W_Q)), ("between the two weights",)), Choice("outside", false, ("equal to one of them",))),
    in_effects=False,
    reader=_against_both,
)  # fmt: skip
_INERTIA = (
    Trend(
        (
            "acceleration",
            "acceleration of masses",
            "acceleration of blocks",
            "they accelerate",
            "speed",
        ),
        -1,
    ),
)
_BEARINGS = (
    Trend(("efficiency",), -1),
    Trend(("mechanical advantage", "actual mechanical advantage"), -1),
    Trend(("velocity ratio", "ideal mechanical advantage"), 0),
    Trend(("force needed", "effort", "required force", "force"), 1),
)
_STRANDS = (
    Trend(
        (
            "force",
            "force needed",
            "effort",
            "required force",
            "pull",
            "force required",
            "effort force",
        ),
        -1,
    ),
    Trend(("length of rope", "rope", "distance", "distance of pull", "length of rope pulled"), 1),
    Trend(("work", "work done"), 0),
)
_EQUAL_MASSES = (
    "equal mass*",
    "equal masses",
    "identical",
    "same mass",
    "equal weight*",
    "equally heavy",
)

_FIXED_ALOFT = r"re:\b(?:one|single)(?: \w+){0,2} pulley (?:which |that )?(?:\w+ )?(?:fixed|fastened|attached|mounted|screwed|bolted|hung|hooked) (?:to|on|at|from|above)\b"
_SAVES = (
    r"re:\b(?:reduc|lessen|lower|decreas|diminish|cut)\w* (?:\w+ ){0,3}(?:force|effort|pull)\b",
    r"re:\b(?:force|effort|pull) (?:\w+ ){0,5}(?:smaller|less|lower|reduced)\b",
    r"re:\bmechanical advantage (?:\w+ ){0,2}(?:greater|larger|more|above) than (?:1|one)\b",
)
"""What asks whether a pulley makes the force smaller."""

SITUATIONS = (
    Situation("tension_and_the_sinking_block", (_HANGS, _TENSION, ("hanging block", "hanging mass", "falling block", "descending", "heavier", "hanging weight", "hangs"), ("compar*", "greater", "less", "smaller", "equal"), ("weight",), ("smooth", "frictionless", "without friction", "accelerat*", "moves", "released", "goes down")), SMOOTH,
              ("lighter block", "held at rest", "at rest", "constant speed", "constant velocity", "rising block", "lighter mass", "lighter one", "rough", "block on table compare"), outcomes=(_HEAVIER,)),
    Situation("tension_and_the_rising_block", (_HANGS, _TENSION, ("lighter block", "lighter mass", "rising block", "lighter one", "rising mass", "lighter body"), ("compar*", "greater", "less", "smaller", "equal"), ("weight",)), ATWOOD_Q, ("held at rest", "constant speed", "heavier block compare", "weight of heavier", "both sides"), outcomes=(_LIGHTER,)),
    Situation("tension_at_a_steady_speed", ((*_HANGS, "crane", "rope", "cable"), (*_TENSION, "tension in rope", "tension in cable"), ("constant speed", "constant velocity", "at rest", "steady speed", "uniform speed", "hangs at rest", "stationary"), ("compar*", "greater", "less", "smaller", "equal"), ("weight",)), HOIST, ("accelerat*", "movable", "two strands", "tackle", "table", "incline", "lighter", "heavier", "released", "release*", "let go", "set free", "starts to move", "begins to move", "start moving"),
              outcomes=(_STEADY,)),
    Situation("tension_on_both_sides", (_HANGS, _TENSION, ("both sides", "two sides", "either side", "on which side", "each side", "side of pulley"), ("compar*", "greater", "larger", "same", "equal")), ATWOOD_Q, ("heavy pulley", "moment of inertia", "mass of pulley", "massive pulley", "pulley has mass", "pulley is a disk", "disk", "rough pulley"), outcomes=(_BOTH_SIDES,)),
    Situation("tension_between_the_weights", (_HANGS, ("tension", "tension in string", "tension in rope", "tension in cord"), ("re:m ?1 m ?2", "unequal", "heavier", "different masses", "two masses", "m1", "larger"), ("released", "release", "moving freely", "accelerat*", "moves", "free to move", "let go")), ATWOOD_Q, ("table", "incline", "movable", "held", "at rest", "both sides", "constant speed", "kg", "moment of inertia", "disk"), outcomes=(_BETWEEN,)),
    Situation("pulley_gets_inertia", (("pulley", "wheel"), ("atwood", *_HANGS), ("replaced", "considerable", "instead", "massive", "heavier", "heavy", "not negligible", "no longer negligible", "larger", "increase*", "taken into account"), ("inertia", "massive", "heavy", "heavier pulley", "mass of pulley"), ("acceleration", "accelerate")), WHEEL, ("kg", "tension on both", "larger than tension", "massless pulley replaced by", "light pulley instead"), trends=_INERTIA),
    Situation("unequal_masses", (_HANGS, ("unequal", "different masses", "heavier", "larger mass"), ("released", "let go", "happens", "which", "move"), ("goes down", "sink*", "move", "happens", "down", "direction")), ATWOOD_Q, ("table", "incline", "tension", "movable", "held", "kg", "held at rest"), outcomes=(_ATWOOD_WAY,)),
    Situation("equal_masses_at_unequal_heights", (_HANGS, _EQUAL_MASSES, ("happens", "move", "how do", "motion", "released", "let go"), ("lower", "higher", "different height*", "pulled down", "at rest", "released", "let go", "level")), ATWOOD_Q, ("table", "incline", "push", "tension", "added", "initial velocity", "given a"), outcomes=(_BALANCED,)),
    Situation("friction_in_the_bearings", (("friction", "rust*", "dirt*"), ("increas*", "more", "larger", "greater", "rusty", "grows"), ("pulley*", "tackle", "hoist", "bearing*"), ("efficiency", "mechanical advantage", "velocity ratio", "force", "effort")), REAL, ("reduc*", "oil*", "grease*", "lubricat*", "%"), trends=_BEARINGS),
    Situation("more_strands", (_HANGS, ("more strands", "more pulleys", "number of strands", "another pulley", "more supporting", "additional pulley*", "more rope segments", "number of supporting"), ("force", "work", "rope", "effort"), ("happens", "change*", "how does", "increase*", "effect", "does")), IDEAL, ("fewer", "what force", "how large", "friction"), trends=_STRANDS),
    fact("use_of_a_fixed_pulley", SMOOTH, (("fixed pulley", "single fixed pulley", "stationary pulley"), ("advantage", "use", "purpose", "benefit", "good for", "why", "what does"), ("what", "which", "why")),
         ("changes the direction", "direction of the force", "change of direction", "change in direction", "pull downward", "pull down", "redirects"), ("halves the force", "doubles the work", "halves the distance", "less force", "smaller force", "reduces the force", "multiplies the force", "doubles the force", "less work", "reduces the work", "saves work", "saves force", "speed", "distance", "halves the work"), untold=("movable", "mechanical advantage of", "velocity ratio", "two pulleys", "block and tackle")),
    whether("does_a_fixed_pulley_save_force", SMOOTH, (("fixed pulley", "fixed ideal pulley", "fixed light pulley", "fixed frictionless pulley", "fixed smooth pulley", "stationary pulley", _FIXED_ALOFT), (*_SAVES, "reduce* force", "reduce* effort", "reduce* pull", "reduce* required force", "reduce* necessary force", "reduce* needed force", "force reduced", "effort reduced", "less force", "smaller force", "less effort", "save* force", "halve* force", "easier", "re:\\breduces? (?:\\w+ ){0,3}force\\b", "re:\\bforce (?:\\w+ ){0,4}(?:reduced|smaller|less|saved)\\b")), so=False,
            yes=("it reduces the force", "less force is needed", "it halves the force", "half the force", "smaller force"), no=("only changes the direction", "changes only the direction", "the force is the same", "same force", "just changes the direction", "force stays the same", "merely changes the direction", "the force is equal"),
            untold=("movable", "moveable", "why", "two pulleys", "block and tackle", "second pulley", "direction in which")),
    whether("does_a_movable_pulley_save_force", SMOOTH, (("movable pulley", "moveable pulley", "moving pulley"), ("one", "single", "a movable", "ideal movable", "does"), _SAVES), so=True,
            yes=("it halves the force", "half the force", "smaller force", "less force is needed", "it reduces the force"), no=("the force is the same", "same force", "only changes the direction"),
            untold=("fixed pulley alone", "why", "block and tackle", "direction in which", "compared with a fixed", "work")),
    Situation("equal_masses_set_moving", (_HANGS, (*_EQUAL_MASSES, "re:\\b(?:two|both) (?:\\d+ )?\\d+ k?g (?:mass|block|weight|bod)", "re:\\btwo (?:mass|block|weight)\\w* of (?:\\d+ )?\\d+ k?g each\\b"), ("tap", "nudge*", "push*", "flick*", "shove*", "kick*", "tug*", "set moving", "set in motion", "initial velocity", "initial speed", "given speed", "given velocity")), ATWOOD_Q, ("table", "incline", "tension", "added", "friction in", "rough", "unequal", "heavier", "time"), outcomes=(_SET_MOVING,)),
)  # fmt: skip
