"""Bodies, relations, directions, forces and qualitative outcomes of the pendulum."""

from __future__ import annotations

from sympy import And, cos, false, sin, true

from wmw.core.family import (
    Choice,
    Direction,
    Expression,
    ForceSpec,
    Gt,
    Lt,
    Outcome,
    RelationSpec,
    Role,
)
from wmw.families.pendulum.symbols import (
    CHANGES,
    COMPARED,
    HELD,
    LARGE,
    LAUNCHES,
    LOWEST,
    LOWEST_LOCAL,
    MOVES,
    ON_WAYS,
    ONE,
    PAIRS,
    PEG,
    PUSHES,
    RELEASED,
    RELEASED_LOCAL,
    RIGS,
    SMALLS,
    SWINGS,
    T_1,
    T_2,
    TIMED,
    W_1,
    W_2,
    F_h,
    T_any,
    T_held,
    T_low,
    T_turn,
    W,
    f_1,
    f_2,
    k_T,
    r_T,
    theta_m,
)

_AT_REST = (RELEASED, RELEASED_LOCAL)
_AT_LOWEST = (LOWEST, LOWEST_LOCAL, *LAUNCHES)

ROLES = (
    Role("bob", ("bob", "pendulum bob", "ball", "sphere", "pendulum", "stone", "child", "wrecking ball", "metal ball", "steel ball", "mass",
                 "gymnast", "lamp", "object", "iron ball", "lead ball", "brass bob", "simple pendulum", "swing", "boy", "girl", "acrobat", "person",
                 "small ball", "pendulum mass", "point mass", "pendulum clock", "clock", "particle", "weight bob", "chandelier", "plumb bob"),
         (("mass", "m"),), (*ONE, *RIGS), ("bob", "ball", "metal ball", "sphere")),
    Role("first", ("pendulum P", "pendulum 1", "pendulum X", "P", "X", "first pendulum", "pendulum1", "bob P", "bob X", "bob 1", "bob of P", "first",
                   "bob of pendulum P", "bob of pendulum 1", "bob of pendulum X"),
         (("length", "L_1"), ("mass", "m_1")), PAIRS, ("pendulum P", "pendulum X")),
    Role("second", ("pendulum Q", "pendulum 2", "pendulum Y", "Q", "Y", "pendulum B", "second pendulum", "pendulum2", "bob Q", "bob Y", "bob 2", "second",
                    "bob of pendulum Q", "bob of pendulum 2", "bob of pendulum Y", "bob of Q"),
         (("length", "L_2"), ("mass", "m_2")), PAIRS, ("pendulum Q", "pendulum Y")),
    Role("string", ("string", "cord", "thread", "wire", "rope", "rod", "chain", "cable", "line", "vine", "light rod", "light string", "ropes", "chains",
                    "massless string", "fishing line", "pendulum string"),
         (("length", "L"),), (*ONE, *RIGS), ("string", "cord", "thread", "wire", "line")),
    Role("support", ("support", "hook", "ceiling", "pivot", "beam", "suspension point", "point of suspension", "branch", "bracket", "nail", "frame",
                     "pivot point", "peg", "stand", "fixed point", "suspension", "crane", "clamp", "top", "bar", "fixed support"),
         (), (), ("support", "hook", "ceiling", "bracket", "beam", "pivot")),
)  # fmt: skip

RELATIONS = (
    RelationSpec("attached", ("bob", "string"), ONE),
    RelationSpec("attached", ("string", "support"), ONE),
    RelationSpec("below", ("bob", "support"), ONE, required=False),
    RelationSpec("connected", ("bob", "string"), ONE, required=False),
    RelationSpec("attached", ("first", "support"), PAIRS),
    RelationSpec("attached", ("second", "support"), PAIRS),
    RelationSpec("below", ("first", "support"), PAIRS, required=False),
    RelationSpec("below", ("second", "support"), PAIRS, required=False),
)

_PIVOT = (
    "toward the {support}", "up toward the {support}", "straight toward the {support}", "along the {string} toward the {support}", "along the {string}, toward the {support}", "along the {string}",
    "up along the {string}", "along its {string}", "along the {string}, upward", "along the {string} upward", "toward the pivot", "towards the {support}",
    "along the {string}, up", "up the {string}", "along the string towards the pivot", "toward the center", "toward the centre", "towards the centre",
    "towards the center", "inward along the {string}", "toward the point of suspension", "radially inward", "toward the center of the circle",
    "along its {string}, toward the {support}", "away from the bob along the {string}", "toward the center of the arc",
    "upward along the {string}", "parallel to the {string}",
)  # fmt: skip


def _toward_the_support(
    name: str, vector: tuple[Expression, Expression], more: tuple[str, ...] = ()
) -> Direction:
    return Direction(name, vector, (*more, *_PIVOT))


# A displaced bob hangs to the right of the vertical.
DIRECTIONS = (
    Direction("down", (0, -1), (
        "vertically downward", "downward", "straight down", "vertically down", "down", "toward the ground", "toward the Earth", "downwards", "↓",
        "vertically downwards", "toward the center of the Earth", "toward the earth's center", "toward the Moon's surface")),
    Direction("up", (0, 1), ("vertically upward", "upward", "straight up", "vertically up", "up", "upwards", "vertically upwards", "↑",
                             "upward, toward the {support}", "upward along the {string}",
                             "vertically upward, toward the {support}")),
    _toward_the_support("toward the support", (-sin(theta_m), cos(theta_m))),
    Direction("away from the support", (sin(theta_m), -cos(theta_m)), (
        "away from the {support}", "along the {string}, away from the {support}", "outward along the {string}", "down along the {string}",
        "along the {string} away from the {support}", "away from the center", "away from the centre", "away from the pivot", "radially outward")),
    Direction("aside", (1, 0), (
        "horizontally, away from the vertical", "horizontally away from the vertical", "horizontally outward", "horizontal, away from the vertical", "away from the vertical",
        "sideways, away from the vertical", "horizontally, away from the support", "away from the vertical line through the {support}"), (HELD,)),
    Direction("back", (-1, 0), (
        "horizontally, toward the vertical", "horizontally toward the vertical", "horizontally inward", "horizontal, toward the vertical", "toward the vertical",
        "toward the vertical line through the {support}", "horizontal, toward the vertical line through the {support}"), (HELD,)),
    Direction("along the arc", (-cos(theta_m), -sin(theta_m)), (
        "along the arc toward the lowest point", "along the arc, toward the lowest point", "tangentially, toward the lowest point",
        "tangent to the arc", "along the arc", "toward the equilibrium position", "tangent to the path", "tangential")),
)  # fmt: skip

_GRAVITY = (
    "gravity",
    "weight",
    "gravitational force",
    "force of gravity",
    "W",
    "F_g",
    "mg",
    "G",
    "m g",
)
_TENSION = ("tension", "tension in the string", "string tension", "T", "F_T", "string force", "string pull", "pull of the string", "force of the string",
            "pull")  # fmt: skip

FORCES = (
    ForceSpec("gravity", "bob", "down", W, _GRAVITY, ONE),
    ForceSpec("tension", "bob", "toward the support", T_turn, _TENSION, _AT_REST),
    ForceSpec("tension", "bob", "up", T_low, _TENSION, _AT_LOWEST),
    # on the way, and over small swings, the tension has no one value
    ForceSpec(
        "tension",
        "bob",
        "toward the support",
        T_any,
        _TENSION,
        (*TIMED, *PUSHES, *CHANGES, *MOVES, *ON_WAYS),
    ),
    ForceSpec("gravity", "bob", "down", W, _GRAVITY, (HELD, PEG)),
    ForceSpec("tension", "bob", "toward the support", T_held, _TENSION, (HELD,)),
    ForceSpec(
        "holding force",
        "bob",
        "aside",
        F_h,
        (
            "horizontal force",
            "holding force",
            "applied force",
            "horizontal pull",
            "pull of the thread",
            "thread pull",
            "pull",
            "push",
            "force of the hand",
            "F",
            "F_h",
            "thread tension",
            "horizontal thread",
            "tension in the thread",
            "force of the wind",
            "wind force",
            "force of the person",
        ),
        (HELD,),
    ),
    ForceSpec("gravity", "first", "down", W_1, _GRAVITY, PAIRS),
    ForceSpec("gravity", "second", "down", W_2, _GRAVITY, PAIRS),
    ForceSpec("tension", "first", "toward the support", T_any, _TENSION, PAIRS),
    ForceSpec("tension", "second", "toward the support", T_any, _TENSION, PAIRS),
)

_HAIR = 1.000001
"""Values nearer to each other than this are one value, reached by different roundings."""
_PERIOD_SUBJECTS = ("the period", "its period", "period of the pendulum", "new period")
_LONGER = ("it becomes longer", "it increases", "it gets longer", "longer", "increases", "becomes longer", "gets longer", "it lengthens", "larger", "greater", "rises",
           "it is longer", "grows")  # fmt: skip
_SHORTER = ("it becomes shorter", "it decreases", "it gets shorter", "shorter", "decreases", "becomes shorter", "gets shorter", "it shortens", "smaller", "is reduced",
            "it is shorter")  # fmt: skip
_SAME = ("it stays the same", "it does not change", "it is unchanged", "stays the same", "does not change", "unchanged", "remains the same", "no change", "the same",
         "stays constant", "same as before", "remains unchanged")  # fmt: skip


def _said(subjects: tuple[str, ...], verbs: tuple[str, ...]) -> tuple[str, ...]:
    return tuple(f"{subject} {verb}" for subject in subjects for verb in verbs)


OUTCOMES = (
    Outcome(
        "longer_period",
        ("which has the longer period", "which pendulum has the longer period", "longer period", "which of the two has the longer period", "greater period",
         "which one has the longer period", "takes longer for one", "swings more slowly", "which swings slower", "larger period", "takes more time for one",
         "which takes longer"),
        (
            Choice("first", Gt(T_1, _HAIR * T_2), ("{first}", "the {first}", "it is {first}")),
            Choice("second", Gt(T_2, _HAIR * T_1), ("{second}", "the {second}", "it is {second}")),
            Choice("both the same", And(Gt(_HAIR * T_1, T_2), Gt(_HAIR * T_2, T_1)),
                   ("both have the same period", "neither: the periods are equal", "their periods are equal", "the periods are equal", "the same period", "neither",
                    "both are equal", "equal periods", "the periods are the same", "they are equal", "same")),
        ),
        PAIRS, in_effects=False,
    ),
    Outcome(
        "higher_frequency",
        ("which has the higher frequency", "which pendulum has the higher frequency", "higher frequency", "which swings faster", "greater frequency", "swings more often",
         "completes more swings", "which pendulum swings faster", "more oscillations", "makes more swings", "more complete swings", "shorter period"),
        (
            Choice("first", Gt(f_1, _HAIR * f_2), ("{first}", "the {first}", "it is {first}")),
            Choice("second", Gt(f_2, _HAIR * f_1), ("{second}", "the {second}", "it is {second}")),
            Choice("both the same", And(Gt(_HAIR * f_1, f_2), Gt(_HAIR * f_2, f_1)),
                   ("both have the same frequency", "neither: the frequencies are equal", "their frequencies are equal", "the frequencies are equal", "the same frequency",
                    "neither", "both are equal", "both make equally many", "equally many", "same", "both the same")),
        ),
        PAIRS, in_effects=False,
    ),
    Outcome(
        "period_change",
        (
            *_said(("does the period", "does its period", "does the period of the pendulum", "does the period of a pendulum", "will the period", "will its period",
                    "how does the period", "how does its period"),
                   ("become longer", "increase", "decrease", "change", "get longer", "become shorter", "rise", "fall", "become larger")),
            "what happens to the period", "what happens to its period", "how is the period affected", "is the period then longer", "is its period then longer",
            "longer, shorter or", "longer or shorter", "shorter or longer", "affect the period", "period longer, shorter", "how is the period of the pendulum affected", "effect on the period", "effect on its period", "effect does this have on the period",
        ),
        (
            Choice("longer", Gt(k_T, _HAIR), _LONGER),
            Choice("shorter", Lt(_HAIR * k_T, 1), _SHORTER),
            Choice("the same", And(Lt(k_T, _HAIR), Gt(_HAIR * k_T, 1)), _SAME),
        ),
        (*CHANGES, *MOVES), in_effects=False,
    ),
    Outcome(
        "clock",
        ("fast or slow", "slow or fast", "gain or lose", "lose or gain", "gains or loses", "loses or gains", "runs fast or", "run fast or", "run slow or", "gain time", "lose time"),
        (
            Choice("slow", Gt(k_T, _HAIR), ("it runs slow", "the clock runs slow", "it loses time", "slow", "runs slow", "loses time", "loses", "too slow", "falls behind")),
            Choice("fast", Lt(_HAIR * k_T, 1), ("it runs fast", "the clock runs fast", "it gains time", "fast", "runs fast", "gains time", "gains", "too fast", "gets ahead")),
            Choice("right", And(Lt(k_T, _HAIR), Gt(_HAIR * k_T, 1)), ("it keeps the right time", "keeps the right time", "it keeps time", "keeps correct time")),
        ),
        (*CHANGES, *MOVES), in_effects=False,
    ),
    Outcome(
        "period_claim", (),
        (
            Choice("longer", Gt(k_T, _HAIR), (*_said(_PERIOD_SUBJECTS, _LONGER[4:8]), "swings more slowly", "clock runs slow", "clock loses time")),
            Choice("shorter", Lt(_HAIR * k_T, 1), (*_said(_PERIOD_SUBJECTS, _SHORTER[4:7]), "swings faster", "clock runs fast", "clock gains time")),
            Choice("the same", And(Lt(k_T, _HAIR), Gt(_HAIR * k_T, 1)), _said(_PERIOD_SUBJECTS, _SAME[3:7])),
        ),
        (*CHANGES, *MOVES),
    ),
    Outcome(
        "depends_on_mass",
        ("depend on the mass", "depend on the bob's mass", "affected by the mass", "mass of the bob matter", "mass of the bob affect", "mass affect the period",
         "does the mass matter"),
        (
            Choice("no", true, ("no", "it does not depend on the mass", "does not depend", "independent of the mass", "it is independent", "mass does not matter",
                                "mass has no effect", "has no effect", "not affected")),
            Choice("yes", false, ("yes", "it depends on the mass", "depends on the mass", "increases with the mass", "a heavier bob swings more slowly")),
        ),
        SMALLS, in_effects=False,
    ),
    Outcome(
        "mass_claim", (),
        (
            Choice("no", true, ("period does not depend on the mass", "period is independent of the mass", "mass has no influence on the period",
                                "mass does not affect the period", "independent of the mass")),
            Choice("yes", false, ("period depends on the mass", "period increases with the mass", "heavier bob swings more slowly", "heavier bob swings faster",
                                  "period is proportional to the mass")),
        ),
        (*SMALLS, *COMPARED),
    ),
    Outcome(
        "breaks",
        ("does the string break", "will the string break", "break or hold", "break or not", "hold or break", "does it break", "break or does it hold", "does the string hold",
         "will the string hold", "strong enough", "string break", "cord break", "thread break", "wire break", "rope break", "line break"),
        (
            Choice("breaks", Gt(r_T, 1), ("it breaks", "the {string} breaks", "breaks", "the string breaks", "yes, it breaks", "will break", "it snaps", "snaps", "not strong enough",
                                          "does not hold")),
            Choice("holds", Lt(r_T, 1), ("it holds", "the {string} holds", "holds", "does not break", "the string holds", "it does not break", "will not break", "no, it holds",
                                         "it is strong enough", "strong enough", "stays intact")),
        ),
        LARGE, in_effects=False,
    ),
    Outcome(
        "breaks_claim", (),
        (
            Choice("breaks", Gt(r_T, 1), ("the {string} breaks", "the {string} snaps", "the {string} will break")),
            Choice("holds", Lt(r_T, 1), ("the {string} holds", "the {string} does not break", "the {string} stays intact")),
        ),
        LARGE,
    ),
    Outcome(
        "tension_lowest_weight",
        (
            *_said(("how does the tension", "how does the tension in the string", "how does the tension in the rope", "how does the tension in the cord"),
                   ("at the lowest point compare", "at the bottom compare", "compare with the weight as it passes the lowest")),
            *_said(("is the tension", "is the tension in the string", "is the tension in the rope", "is the tension in the cord"),
                   ("at the lowest point greater than", "at the bottom greater than", "at the lowest point larger", "at the bottom larger",
                    "at the lowest point equal", "at the lowest point smaller than")),
        ),
        (
            Choice("greater", Gt(T_low, _HAIR * W), ("it is greater than the weight", "greater than the weight", "greater", "larger than the weight", "larger", "more than the weight",
                                                     "exceeds the weight", "it exceeds the weight")),
            Choice("equal", And(Lt(T_low, _HAIR * W), Gt(_HAIR * T_low, W)), ("it is equal to the weight", "equal to the weight", "equal", "the same as the weight", "equals the weight")),
            Choice("smaller", Lt(_HAIR * T_low, W), ("it is smaller than the weight", "smaller than the weight", "smaller", "less than the weight", "less")),
        ),
        SWINGS, in_effects=False,
    ),
    Outcome(
        "tension_turning_weight",
        (
            *_said(("how does the tension", "how does the tension in the string", "how does the tension in the rope", "how does the tension in the cord"),
                   ("at the turning point compare", "at the highest point compare", "just after the release compare")),
            *_said(("is the tension", "is the tension in the string", "is the tension in the rope", "is the tension in the cord"),
                   ("at the turning point greater than", "at the highest point greater than", "at the turning point larger", "at the highest point larger",
                    "at the turning point equal", "at the turning point smaller than")),
        ),
        (
            Choice("greater", Gt(T_turn, _HAIR * W), ("it is greater than the weight", "greater than the weight", "greater", "larger than the weight", "larger", "more than the weight",
                                                      "exceeds the weight")),
            Choice("equal", And(Lt(T_turn, _HAIR * W), Gt(_HAIR * T_turn, W)), ("it is equal to the weight", "equal to the weight", "equal", "the same as the weight", "equals the weight")),
            Choice("smaller", Lt(_HAIR * T_turn, W), ("it is smaller than the weight", "smaller than the weight", "smaller", "less than the weight", "less")),
        ),
        SWINGS, in_effects=False,
    ),
    Outcome(
        "tension_claim", (),
        (
            Choice("greater", Gt(T_low, _HAIR * W), (
                "tension at the lowest point is greater than the weight", "tension at the lowest point exceeds the weight", "tension at the bottom is greater than the weight",
                "tension at the bottom exceeds the weight", "at the lowest point the tension exceeds the weight", "at the bottom the tension exceeds the weight",
                "at the lowest point the tension is greater than the weight", "at the bottom the tension is greater than the weight")),
            Choice("equal", And(Lt(T_low, _HAIR * W), Gt(_HAIR * T_low, W)), (
                "tension at the lowest point equals the weight", "tension at the bottom equals the weight", "tension at the lowest point is equal to the weight",
                "tension at the bottom is equal to the weight", "at the lowest point the tension equals the weight", "at the bottom the tension equals the weight",
                "tension at the lowest point balances the weight", "tension balances the weight at the lowest point", "tension just balances the weight at the bottom",
                "at the lowest point the tension balances the weight", "at the bottom the tension balances the weight")),
            Choice("smaller", Lt(_HAIR * T_low, W), (
                "tension at the lowest point is smaller than the weight", "tension at the lowest point is less than the weight",
                "tension at the bottom is less than the weight", "tension at the bottom is smaller than the weight")),
        ),
        SWINGS,
    ),
    Outcome(
        "speed_on_the_way", (),
        (
            Choice("fastest at the lowest point", true, ("fastest at the lowest point", "fastest at the bottom", "greatest speed at the lowest point", "maximum speed at the lowest point",
                                                         "gains speed on the way down", "speeds up on the way down", "speed is greatest at the lowest point")),
            Choice("slowest at the lowest point", false, ("slowest at the lowest point", "slowest at the bottom", "fastest at the highest point", "fastest at the turning point",
                                                          "loses speed on the way down", "slows down on the way down", "comes to rest at the lowest point",
                                                          "stops at the lowest point", "at rest at the lowest point")),
        ),
        (RELEASED, RELEASED_LOCAL, LOWEST, LOWEST_LOCAL, *LAUNCHES),
    ),
)  # fmt: skip
