"""Bodies, directions, forces and qualitative outcomes of pulley problems."""

from __future__ import annotations

from sympy import Abs, cos, false, sin, true

from wmw.core.family import (
    Choice,
    Direction,
    Eq,
    ForceSpec,
    Gt,
    Le,
    Lt,
    Outcome,
    RelationSpec,
    Role,
)
from wmw.families.pulley.rigs import ON_FLOOR
from wmw.families.pulley.symbols import (
    ATWOOD,
    DOWN,
    EDGE,
    GOING,
    HELD,
    INCLINE,
    INCLINE_HELD,
    MOVABLE,
    PAIR,
    ROUGH,
    ROUGH_DOWN,
    ROUGH_UP,
    SMOOTH,
    T_P,
    T_Q,
    TABLE,
    TACKLE,
    TURNING,
    UP,
    W_P,
    W_Q,
    WHEEL,
    WHEEL_TABLE,
    WOUND,
    N,
    T,
    a,
    f,
    m_P,
    m_Q,
    mu_k,
    mu_s,
    theta,
)

_BOTH = ("block", "mass", "body", "box", "crate", "object", "weight", "cart", "bucket", "bag", "sack", "basket", "stone", "rock", "brick", "pail", "sandbag", "child", "boy", "girl", "monkey",
         "climber", "package", "ball", "load", "cylinder", "bundle", "bananas")  # fmt: skip
_P = ("block P", "crate P", "box P")
_Q = ("block Q", "crate Q", "box Q")
_ON = (*_P, "table block", "block on the table", "block on table", "tabletop block", "sliding block", "cart", "glider", "sliding mass", "mass on the table", "mass on table", "block on the incline",
       "incline block", "block on incline", "block on the ramp", "mass on the incline", "block on ramp", "mass on incline", "upper block", "crate on the table", "box on the table", "slider", "cart on the table",
       "table mass", "top block", "horizontal block", "ramp block", "incline mass")  # fmt: skip
_HANGING = (*_Q, "hanging block", "hanging mass", "hanging weight", "suspended block", "suspended mass", "hanger", "hanging object", "hanging box", "bucket", "lower block", "hanging crate", "vertical block",
            "block that hangs", "hanging body", "hanging load")  # fmt: skip

ROLES = (
    Role("first", (*_P, *_BOTH), (("mass", "m_P"),), (*ATWOOD, *MOVABLE, WHEEL, ON_FLOOR), _P),
    Role("first", (*_ON, *_BOTH), (("mass", "m_P"),), (*TABLE, *INCLINE, WHEEL_TABLE), _P),
    Role("second", (*_Q, *_BOTH), (("mass", "m_Q"),), (*ATWOOD, *MOVABLE, WHEEL, ON_FLOOR), _Q),
    Role("second", (*_HANGING, *_BOTH), (("mass", "m_Q"),), (*TABLE, *INCLINE, WHEEL_TABLE, WOUND), _Q),
    Role("wheel", ("pulley", "wheel", "disk", "disc", "cylinder", "drum", "pulley disk", "hoop", "flywheel", "windlass"), (("mass", "M_w"), ("radius", "R_w")), TURNING, ("pulley",)),
    Role("string", ("string", "cord", "rope", "cable", "line"), (), (*PAIR, *MOVABLE, *TURNING), ("string", "cord", "rope")),
    Role("table", ("table", "tabletop", "desk", "bench", "horizontal surface", "surface", "table top", "shelf"), (), (*TABLE, WHEEL_TABLE), ("table", "bench", "desk")),
    Role("incline", ("incline", "ramp", "slope", "inclined plane", "wedge", "plane"), (("angle", "theta"),), INCLINE, ("incline", "ramp", "slope")),
    Role("load", ("load", "crate", "box", "engine", "piano", "weight", "block", "barrel", "bucket", "sack", "beam", "object", "mass", "body", "motor", "stone", "safe", "container", "boat", "person", "painter"),
         (("weight", "W"), ("mass", "m_L")), TACKLE, ("crate", "barrel", "engine", "sack", "beam")),
    Role("rope", ("rope", "cable", "string", "cord", "line"), (("strands", "n"),), TACKLE, ("rope", "cable")),
    Role("pulley", ("movable pulley", "lower block", "movable block", "pulley", "pulleys", "block and tackle", "tackle", "pulley system"), (), TACKLE, ("pulley",)),
)  # fmt: skip

RELATIONS = (
    RelationSpec("attached", ("first", "string"), (*PAIR, *MOVABLE, WHEEL, WHEEL_TABLE)),
    RelationSpec("attached", ("second", "string"), (*PAIR, *MOVABLE, *TURNING)),
    RelationSpec("connected", ("first", "second"), PAIR, required=False),
    RelationSpec("on", ("first", "table"), TABLE),
    RelationSpec("on", ("first", "incline"), INCLINE),
    RelationSpec("supported_by", ("first", "table"), TABLE, required=False),
    RelationSpec("contact", ("first", "incline"), INCLINE, required=False),
    RelationSpec("attached", ("load", "pulley"), TACKLE),
    RelationSpec("supported_by", ("pulley", "rope"), TACKLE, upright=False),
    RelationSpec("attached", ("load", "rope"), TACKLE, required=False),
)  # fmt: skip

# The incline, or the table as one without slope, rises toward the pulley, which is on the right.
DIRECTIONS = (
    Direction("down", (0, -1), (
        "downward", "vertically downward", "straight down", "vertically down", "down", "toward the ground", "toward the earth", "↓", "downwards", "vertical down")),
    Direction("up", (0, 1), (
        "upward", "vertically upward", "straight up", "vertically up", "up", "↑", "upwards", "perpendicular to the table", "vertical up", "away from the table", "normal to the table")),
    Direction("toward the pulley", (cos(theta), sin(theta)), (
        "toward the pulley", "along the string, toward the pulley", "along the surface toward the pulley", "towards the pulley", "horizontal, toward the pulley", "horizontally toward the pulley", "along the table toward the pulley",
        "up the incline", "up the {incline}", "up the ramp", "up the slope", "along the incline, upward", "uphill", "up along the incline", "parallel to the incline, up", "toward the edge", "toward the edge of the table", "toward pulley",
        "along the table, toward the pulley", "forward", "horizontal toward pulley", "up incline", "along the string toward the pulley", "parallel to the incline, upward")),
    Direction("away from the pulley", (-cos(theta), -sin(theta)), (
        "away from the pulley", "along the surface, away from the pulley", "along the surface and away from the pulley", "horizontally away from the pulley", "horizontal, away from the pulley",
        "backward", "away from the edge", "down the incline", "down the {incline}", "down the ramp", "down the slope", "downhill",
        "along the incline, downward", "parallel to the incline, down", "down along the incline", "parallel to the incline, downward", "down incline")),
    Direction("outward", (-sin(theta), cos(theta)), (
        "perpendicular to the {incline}, away from it", "normal to the {incline}, outward", "at right angles to the {incline}, out of it", "perpendicular to the incline", "perpendicular to the surface", "normal to the surface",
        "normal to the incline", "away from the incline", "out of the incline", "perpendicular to incline", "perpendicular to the incline, upward", "perpendicular to the ramp", "perpendicular to the slope", "perpendicular to the plane")),
)  # fmt: skip

_GRAVITY = ("gravity", "weight", "gravitational force", "force of gravity", "W", "F_g", "mg", "G", "m₁g", "m₂g", "m1g", "m2g", "m_1 g", "m_2 g", "m_P g", "m_Q g", "W_1", "W_2")  # fmt: skip
_TENSION = (
    "tension",
    "tension force",
    "string tension",
    "T",
    "F_T",
    "string force",
    "rope tension",
    "T_1",
    "T_2",
    "pull of the string",
    "string",
    "rope",
    "cord",
)
_NORMAL = ("normal force", "normal reaction", "support force", "normal", "N", "F_N")
_KINETIC = (
    "kinetic friction",
    "friction",
    "friction force",
    "sliding friction",
    "f_k",
    "f",
    "F_f",
    "frictional force",
)
_STATIC = ("static friction", "friction", "friction force", "f_s", "f", "F_f", "frictional force")

FORCES = (
    ForceSpec("weight of P", "first", "down", W_P, _GRAVITY, (*PAIR, *MOVABLE, WHEEL, WHEEL_TABLE, ON_FLOOR)),
    ForceSpec("weight of Q", "second", "down", W_Q, _GRAVITY, (*PAIR, *MOVABLE, *TURNING, ON_FLOOR)),
    ForceSpec("tension on Q", "second", "up", T_Q, _TENSION, TURNING),
    ForceSpec("tension on P", "first", "up", T_P, _TENSION, (WHEEL,)),
    ForceSpec("tension on P", "first", "toward the pulley", T_P, _TENSION, (WHEEL_TABLE,)),
    ForceSpec("tension on Q", "second", "up", T, _TENSION, (*PAIR, *MOVABLE, ON_FLOOR)),
    ForceSpec("tension on P", "first", "up", T, _TENSION, (*ATWOOD, ON_FLOOR)),
    ForceSpec("tension on P", "first", "up", 2 * T, ("pull of both parts of the string", "force of the movable pulley", "force of the pulley", "tension"), MOVABLE),
    ForceSpec("tension on P", "first", "toward the pulley", T, _TENSION, (*TABLE, *INCLINE)),
    ForceSpec("normal force", "first", "up", N, _NORMAL, (*TABLE, WHEEL_TABLE, ON_FLOOR)),
    ForceSpec("normal force", "first", "outward", N, _NORMAL, INCLINE),
    ForceSpec("kinetic friction", "first", "away from the pulley", f, _KINETIC, (ROUGH, ROUGH_UP, WHEEL_TABLE), Gt(mu_k, 0)),
    ForceSpec("kinetic friction", "first", "toward the pulley", f, _KINETIC, (ROUGH_DOWN,), Gt(mu_k, 0)),
    ForceSpec("static friction", "first", "away from the pulley", f, _STATIC, (HELD, EDGE)),
    ForceSpec("static friction", "first", "away from the pulley", f, _STATIC, (INCLINE_HELD,), Gt(m_Q, m_P * sin(theta))),
    ForceSpec("static friction", "first", "toward the pulley", f, _STATIC, (INCLINE_HELD,), Lt(m_Q, m_P * sin(theta))),
)  # fmt: skip


def _denied(*phrases: str) -> tuple[str, ...]:
    """Return denials also as they stand after a "no": "no, they do not move"."""
    return (
        *phrases,
        *(f"no, {who} {p}" for p in phrases if p.startswith("do") for who in ("it", "they")),
    )


_SLIDE = ("the blocks move", "starts to move", "begins to move", "begins to slide", "starts to slide", "they move", "start to move", "begin to move", "it moves", "moves", "move", "slides", "accelerates", "accelerate",
          "starts moving", "will move", "does move", "start moving", "begin to slide", "they accelerate")  # fmt: skip
_REST = _denied("the blocks stay at rest", "stays at rest", "remains at rest", "stay at rest", "remain at rest", "does not move", "do not move", "does not slide", "stays where it is", "they stay at rest", "remain stationary",
                "remains stationary", "stays in place", "stay in place", "do not start to move", "does not start to move", "no motion", "at rest", "does not begin to move", "not move")  # fmt: skip
_HOLDS = Le(m_Q, mu_s * m_P)
_GIVES = Gt(m_Q, mu_s * m_P)
_STAYS_ON = Le(Abs(m_Q - m_P * sin(theta)), mu_s * m_P * cos(theta))
_SLIPS_ON = Gt(Abs(m_Q - m_P * sin(theta)), mu_s * m_P * cos(theta))
_LESS = (
    "smaller than the weight",
    "less than the weight",
    "is smaller",
    "it is smaller",
    "is less",
    "lower than the weight",
    "below the weight",
    "it is less",
    "smaller",
    "less",
)
_SAME = (
    "equal to the weight",
    "as large as the weight",
    "the same as the weight",
    "equals the weight",
    "it is equal",
    "is equal",
    "they are equal",
    "the same size",
    "equal",
)
_MORE = (
    "larger than the weight",
    "greater than the weight",
    "more than the weight",
    "exceeds the weight",
    "is larger",
    "it is greater",
    "is greater",
    "greater",
    "larger",
)
_P_UP = (
    "it moves up the {incline}",
    "moves up the {incline}",
    "goes up the {incline}",
    "slides up the {incline}",
    "moves up",
    "up the {incline}",
    "is pulled up",
    "slides up",
    "it goes up",
    "accelerates up the {incline}",
    "{second} goes down",
    "{second} moves down",
    "{second} descends",
    "{second} sinks",
)
_P_DOWN = (
    "it moves down the {incline}",
    "moves down the {incline}",
    "goes down the {incline}",
    "slides down the {incline}",
    "moves down",
    "down the {incline}",
    "slides down",
    "it goes down",
    "accelerates down the {incline}",
    "{second} goes up",
    "{second} moves up",
    "{second} rises",
    "{second} is pulled up",
)
_RISES = (
    "the {first} goes up",
    "the {first} rises",
    "{first} moves up",
    "the {first} moves upward",
    "it goes up",
    "it rises",
    "{first} accelerates upward",
    "goes up",
    "rises",
    "moves up",
    "upward",
    "{second} goes down",
    "{second} moves down",
    "{second} descends",
    "{second} sinks",
)
_FALLS = (
    "the {first} goes down",
    "the {first} sinks",
    "{first} moves down",
    "the {first} moves downward",
    "it goes down",
    "it sinks",
    "{first} accelerates downward",
    "goes down",
    "sinks",
    "moves down",
    "descends",
    "downward",
    "{second} goes up",
    "{second} moves up",
    "{second} rises",
    "{second} is pulled up",
)

_COMPARED = (
    "compared with the weight", "how does the tension", "is the tension less", "is the tension greater", "is the tension equal", "is the tension smaller", "is the tension larger", "is the tension more",
    *(f"tension in the {thing} {word}" for thing in ("string", "rope", "cord", "cable")
      for word in ("then", "afterwards", "less", "smaller", "greater", "equal", "larger", "more")),
)  # fmt: skip

_GOES_DOWN = ("goes down", "moves down", "moves downward", "falls", "sinks", "accelerates down", "accelerates downward", "accelerates downwards", "goes downward", "will go down", "will move down", "will descend", "will sink", "drops", "descends")  # fmt: skip
_GOES_UP = ("goes up", "moves up", "moves upward", "moves upwards", "rises", "is pulled up", "is lifted", "is raised", "accelerates up", "accelerates upward", "accelerates upwards", "goes upward", "will go up", "will move up", "will rise", "will be pulled up", "climbs", "ascends")  # fmt: skip


def _which(verbs: tuple[str, ...]) -> tuple[str, ...]:
    """Return how the one of two bodies is asked for that does something."""
    things = ("block", "mass", "one", "of blocks", "of masses", "body", "bucket", "box", "object", "of them", "of two", "weight", "side", "end", "of two blocks", "of two masses", "of two boxes", "of two bodies", "of two buckets",
              "crate", "stone", "ball", "bag", "child", "person", "load", "cylinder", "sack", "pail")  # fmt: skip
    return (
        *(f"which {thing} {verb}" for thing in things for verb in verbs),
        *(f"who {verb}" for verb in verbs),
    )


def _rises(one: str, other: str) -> tuple[str, ...]:
    """Return what says that one of two bodies goes up."""
    up = ("goes up", "rises", "moves up", "accelerates upward", "is pulled up", "moves upward")
    down = ("goes down", "sinks", "moves down", "descends", "accelerates downward")
    return (f"{{{one}}}", f"the {{{one}}}", *(f"{{{one}}} {verb}" for verb in up), *(f"{{{other}}} {verb}" for verb in down))  # fmt: skip


OUTCOMES = (
    Outcome(
        "motion",
        ("do they move or", "move or", "stay at rest or", "begin to move", "start to move", "slide or", "move", "happens", "slide"),
        (Choice("moves", _GIVES, _SLIDE), Choice("stays", _HOLDS, _REST)),
        (ROUGH, HELD), in_effects=False,
    ),
    Outcome(
        "motion_on_incline", ("do they move or", "stay at rest", "begin to move", "start to move", "move or", "move", "slide"),
        (Choice("moves", _SLIPS_ON, _SLIDE), Choice("stays", _STAYS_ON, _REST)),
        (ROUGH_UP, ROUGH_DOWN, INCLINE_HELD), in_effects=False,
    ),
    Outcome(
        "motion_in_effect", (),
        (
            Choice("moves", _GIVES, ("starts to move", "begins to move", "begins to slide", "starts to slide", "start to move", "begin to move", "start to slide")),
            Choice("stays", _HOLDS, ("stays at rest", "remains at rest", "does not move", "do not move", "does not slide", "stay at rest", "remain at rest", "nothing moves")),
        ),
        (ROUGH, HELD),
    ),
    Outcome(
        "tension_and_weight", _COMPARED,
        (Choice("less", _GIVES, _LESS), Choice("equal", _HOLDS, _SAME), Choice("more", false, _MORE)),
        (ROUGH, HELD), in_effects=False,
    ),
    Outcome(
        "tension_in_effect", (),
        (
            Choice("less", Lt(T, W_Q), ("tension is less than the weight of the {second}", "tension is smaller than the weight of the {second}", "tension is less than its weight", "tension is smaller than its weight")),
            Choice("equal", Eq(T, W_Q), ("tension equals the weight of the {second}", "tension is equal to the weight of the {second}", "tension is as large as the weight of the {second}",
                                         "tension balances the weight of the {second}")),
        ),
        (SMOOTH, ROUGH, HELD),
    ),
    Outcome(
        "sinks", ("which block goes down", "which goes down", "which one goes down", "which of the two goes down", "which way", "which block descends", "which mass descends", "goes down",
                  *_which(_GOES_DOWN)),
        (
            Choice("first", Gt(m_P, m_Q), ("{first}", "the {first}", "{first} goes down", "the {first} goes down", "{first} descends", "{first} moves down", "{first} sinks", "{first} accelerates downward", "{second} goes up", "{second} rises")),
            Choice("second", Lt(m_P, m_Q), ("{second}", "the {second}", "{second} goes down", "the {second} goes down", "{second} descends", "{second} moves down", "{second} sinks", "{second} accelerates downward", "{first} goes up", "{first} rises")),
        ),
        (*ATWOOD, WHEEL), in_effects=False,
    ),
    Outcome(
        "rises", _which(_GOES_UP),
        (Choice("first", Lt(m_P, m_Q), _rises("first", "second")), Choice("second", Gt(m_P, m_Q), _rises("second", "first"))),
        (*ATWOOD, WHEEL), in_effects=False,
    ),
    Outcome(
        "heavier_sinks", (),
        (
            Choice("heavier", true, ("heavier block goes down", "heavier block descends", "heavier block moves down", "heavier block accelerates downward", "heavier mass descends", "heavier mass goes down",
                                     "heavier mass moves down", "heavier mass accelerates downward", "heavier one goes down", "heavier block sinks", "lighter block rises", "lighter mass rises", "lighter block goes up", "lighter one goes up", "lighter mass goes up",
                                     "heavier one sinks", "larger mass accelerates downward", "larger mass descends", "larger mass moves down", "heavier body sinks", "lighter body rises", "heavier side goes down")),
            Choice("lighter", false, ("heavier block goes up", "heavier block rises", "heavier mass rises", "heavier mass goes up", "lighter block goes down", "lighter block descends", "lighter mass descends",
                                      "lighter mass goes down", "lighter one goes down", "heavier block accelerates upward", "lighter block accelerates downward", "heavier mass accelerates upward", "lighter mass accelerates downward",
                                      "lighter block sinks", "heavier block moves up", "lighter block moves down", "heavier mass moves up", "lighter mass moves down")),
        ),
        (*ATWOOD, WHEEL),
    ),
    Outcome(
        "way_on_incline", ("up or down", "which way", "move up", "up the incline or", "up the ramp or", "up the slope or", "in which direction"),
        (Choice("up", Gt(m_Q, m_P * sin(theta)), _P_UP), Choice("down", Lt(m_Q, m_P * sin(theta)), _P_DOWN)),
        (UP, DOWN), in_effects=False,
    ),
    Outcome(
        "way_in_effect", (),
        (
            Choice("up", Gt(m_Q, m_P * sin(theta)), ("{first} moves up the {incline}", "{first} slides up the {incline}", "{first} accelerates up the {incline}", "{first} is pulled up the {incline}", "{second} goes down", "{second} descends")),
            Choice("down", Lt(m_Q, m_P * sin(theta)), ("{first} moves down the {incline}", "{first} slides down the {incline}", "{first} accelerates down the {incline}", "{second} goes up", "{second} rises", "pulls the {second} up")),
        ),
        (UP, DOWN),
    ),
    Outcome(
        "way_of_pulley", ("up or down", "which way", "go up or", "rise or", "rise or sink", "in which direction"),
        (Choice("up", Gt(2 * m_Q, m_P), _RISES), Choice("down", Lt(2 * m_Q, m_P), _FALLS)),
        MOVABLE, in_effects=False,
    ),
    Outcome(
        "way_of_pulley_in_effect", (),
        (
            Choice("up", Gt(2 * m_Q, m_P), ("{first} goes up", "{first} rises", "{second} goes down", "{second} sinks")),
            Choice("down", Lt(2 * m_Q, m_P), ("{first} goes down", "{first} sinks", "{second} goes up", "{second} rises")),
        ),
        MOVABLE,
    ),
    Outcome(
        "speeding", (),
        (
            Choice("speeds up", Gt(a, 0), ("gains speed", "gain speed", "speeds up", "speed up", "get faster", "picks up speed")),
            Choice("constant", Le(a, 0), ("constant speed", "constant velocity", "keeps its speed", "keep their speed", "does not accelerate")),
        ),
        GOING,
    ),
)  # fmt: skip
