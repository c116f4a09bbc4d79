"""Ways of moving in a circle, the words that tell them, and words that fix values."""

from __future__ import annotations

from sympy import Gt, Le, pi

from wmw.core.family import Fact, Regime
from wmw.families.circular_motion.symbols import (
    BANKED,
    BANKED_ROUGH,
    CONICAL,
    DIP,
    FASTER,
    FERRIS,
    FLAT,
    HILL,
    HORIZONTAL,
    ROD_BOTTOM,
    ROD_TOP,
    ROTOR,
    SKIDS,
    STRING_BOTTOM,
    STRING_TOP,
    TABLE,
    TRACK_BOTTOM,
    TRACK_TOP,
    TWO_RADII,
    UNIFORM,
    WHIRLED_BOTTOM,
    WHIRLED_TOP,
    WIDER,
    F_top,
    N,
    c_x,
    c_y,
    k_r,
    k_v,
    theta,
    v,
    v_max,
)

_LEFT, _UP, _DOWN = {c_x: -1.0, c_y: 0.0}, {c_x: 0.0, c_y: 1.0}, {c_x: 0.0, c_y: -1.0}
_SPEEDS = ("speed", "its speed", "the speed", "speed of the car", "car's speed", "velocity")
_RADII = (
    "radius",
    "the radius",
    "its radius",
    "radius of the circle",
    "radius of the curve",
    "radius of the turn",
)


def _changes(subjects: tuple[str, ...], *verbs: str) -> tuple[str, ...]:
    return tuple(f"{subject} {verb}" for subject in subjects for verb in verbs)


_ANY_CHANGE = ("is doubled", "doubles", "is tripled", "triples", "is quadrupled", "is halved", "is cut in half", "were doubled", "increases by a factor", "were halved",
               "were tripled", "is raised from", "is increased from", "is reduced from", "is decreased from", "is changed from", "is lowered from", "increases from")  # fmt: skip
_FASTER = (*_changes(_SPEEDS, *_ANY_CHANGE), "twice the speed", "doubles its speed", "doubling the speed", "twice as fast", "three times the speed", "half the speed",
           "three times as fast", "half as fast", "speeds up from", "triples its speed", "halves its speed", "doubles the speed", "double the speed")  # fmt: skip
_WIDER = (
    *_changes(_RADII, *_ANY_CHANGE),
    "twice the radius",
    "doubling the radius",
    "half the radius",
    "three times the radius",
    "double the radius",
    "of twice the radius",
)
_TWO = (
    "two children",
    "two riders",
    "two coins",
    "two points",
    "two passengers",
    "rider P",
    "child P",
    "coin P",
    "rider Q",
    "child Q",
    "coin Q",
    "bug P",
    "bug Q",
    "the inner",
    "two bugs",
)
_CHANGED = (*_FASTER, *_WIDER)
_CIRCLES = ("circle", "circular", "rotates", "revolves", "turntable", "merry-go-round", "carousel", "centripetal", "rpm", "spins", "rim", "revolution", "revolutions", "wheel", "rotating",
            "centrifuge", "disc", "disk", "record", "blade", "fan", "race track", "circular track", "turns", "per minute", "lap", "laps", "orbit", "propeller", "tire",
            "roundabout", "Ferris wheel", "curve")  # fmt: skip
_CORDS = ("string", "cord", "rope", "tension", "thread")
_VERTICAL = (
    "vertical circle",
    "vertical plane",
    "loop",
    "loop-the-loop",
    "vertical loop",
    "vertical circular",
    "looping",
    "vertically in a circle",
)
_HILLS = ("hill", "crest", "bump", "humpback", "arched bridge", "hump", "speed bump", "hilltop")
_DIPS = (
    "dip",
    "valley",
    "dive",
    "trough",
    "hollow",
    "pulls out of",
    "lowest point of the road",
    "depression in the road",
)
_CURVES = ("flat curve", "level curve", "unbanked", "unbanked curve", "curve", "skid", "skidding", "skids", "bend", "corner", "coefficient of static friction", "friction", "flat road",
           "level road", "turn", "slide off", "sliding off", "slipping", "slip", "turntable", "roundabout")  # fmt: skip
_COEFFICIENT = (
    "coefficient of static friction",
    "coefficient of friction",
    "friction coefficient",
    "coefficients of friction",
)
_STEADILY = (
    "constant speed",
    "steady speed",
    "uniform speed",
    "same speed all the way",
    "constant rate",
    "uniform circular motion",
    "speed is constant",
)
_TOP = ("top", "highest", "highest point")
_BOTTOM = ("bottom", "lowest", "lowest point")
_COASTER = ("loop", "track", "roller coaster", "coaster", "loop-the-loop", "looping", "inside of a")
_NOT_LEVEL = (*_VERTICAL, *_HILLS, *_DIPS, "banked", "conical", "wall", "cylinder")
_RODS = ("rod", "light rod", "stiff rod", "rigid rod", "stick", "massless rod")


def _vertical(top: str, bottom: str, title: str, cues: tuple[str, ...], rules_out: tuple[str, ...], assumptions: tuple[str, ...],
              on_string: bool) -> tuple[Regime, Regime]:  # fmt: skip
    """Return a vertical circle seen at its top and at its bottom."""
    up = {**_UP, **({theta: 0.0} if on_string else {})}
    down = {**_DOWN, **({theta: float(pi)} if on_string else {})}
    return (
        Regime(
            top,
            f"{title}, at the top",
            (*cues, *_TOP),
            rules_out,
            needs_cue=True,
            fixed=down,
            assumptions=assumptions,
        ),
        Regime(
            bottom,
            f"{title}, at the bottom",
            (*cues, *_BOTTOM),
            rules_out,
            needs_cue=True,
            fixed=up,
            assumptions=assumptions,
        ),
    )


_NO_VERTICAL = (
    *_HILLS,
    *_DIPS,
    "Ferris wheel",
    "horizontal circle",
    "banked",
    "curve",
    "conical",
    "table",
    "turntable",
)

REGIMES = (
    Regime(UNIFORM, "uniform motion in a circle", _CIRCLES,
           (*_CORDS, *_VERTICAL, *_HILLS, *_DIPS, "banked", "conical", "skid", "coefficient", "friction", "rod", "normal force", "apparent weight", "seat", *_CHANGED, *_TWO),
           needs_cue=True, fixed=_LEFT, assumptions=("constant speed",)),
    Regime(TABLE, "a body on a string on a smooth horizontal table", ("table", "frictionless table", "air table", "frictionless surface", "horizontal surface", "smooth table", "ice",
                                                                      "frictionless horizontal", "smooth horizontal"),
           (*_NOT_LEVEL, "coefficient", *_CHANGED), needs_cue=True, fixed={**_LEFT, theta: float(pi / 2)}, assumptions=("frictionless table", "light string")),
    Regime(HORIZONTAL, "a body whirled on a string in a horizontal circle, its weight neglected", ("horizontal circle", "string", "cord", "rope", "tension", "hammer", "wire"),
           (*_NOT_LEVEL, "coefficient", "table", "surface", "angle", *_CHANGED, "rod"), needs_cue=True, fixed={**_LEFT, theta: float(pi / 2)}, assumptions=("light string",)),
    Regime(FLAT, "a flat curve on which static friction holds", _CURVES, (*_NOT_LEVEL, *_CORDS, "banking", "bank", *_CHANGED, "frictionless", "rod"), needs_cue=True,
           conditions=(Le(v, 1.000001 * v_max),), fixed=_LEFT, assumptions=("flat road",)),
    Regime(SKIDS, "a flat curve taken too fast", _CURVES, (*_NOT_LEVEL, *_CORDS, "banking", "bank", *_CHANGED, "frictionless", "rod"), needs_cue=True,
           conditions=(Gt(v, 1.000001 * v_max),), fixed=_LEFT, assumptions=("flat road",)),
    Regime(BANKED, "a banked curve without friction", ("banked", "bank angle", "banking angle", "banked curve", "bank", "angle of bank"),
           (*_COEFFICIENT, *_VERTICAL, "conical", *_CHANGED, "mu_s", "flat curve"), needs_cue=True, fixed=_LEFT, assumptions=("no friction is needed",)),
    Regime(BANKED_ROUGH, "a banked curve with friction", ("banked", "bank angle", "banking angle", "banked curve"),
           ("frictionless", "no friction", "without friction", "friction is negligible", *_VERTICAL, "conical", *_CHANGED), needs_cue=True, fixed=_LEFT),
    Regime(CONICAL, "a conical pendulum", ("conical pendulum", "conical", "horizontal circle", "cone", "makes an angle", "with the vertical", "from the vertical"),
           ("banked", *_VERTICAL, "table", *_CHANGED), needs_cue=True, fixed=_LEFT, assumptions=("light string", "no air resistance")),
    Regime(ROTOR, "a rider held on the wall of a turning cylinder", ("rotor", "wall", "cylinder", "cylindrical", "barrel", "drum"),
           (*_CORDS, "banked", "loop", "curve", "Ferris wheel"), needs_cue=True, fixed=_LEFT, assumptions=("the rider does not slide",)),
    Regime(FERRIS, "a rider on a Ferris wheel", ("Ferris wheel", "big wheel", "ferris", "seat", "rider"),
           (*_CORDS, "loop", "curve", "wall", "coaster", "rotor", "merry-go-round", "carousel", *_CHANGED, *_TWO), needs_cue=True, fixed=_UP, assumptions=("constant speed",)),
    Regime(HILL, "over the top of a hill", (*_HILLS, "leaves the road", "loses contact", "lose contact"), (*_CORDS, "loop", "banked", *_DIPS, *_CHANGED), needs_cue=True, fixed=_DOWN,
           assumptions=("the top of the hill is an arc of a circle",)),
    Regime(DIP, "through the lowest point of a dip", (*_DIPS, "lowest point", "bottom"), (*_CORDS, "loop", "banked", *_HILLS, *_CHANGED, "Ferris wheel", "vertical circle"), needs_cue=True, fixed=_UP,
           assumptions=("the lowest part of the road is an arc of a circle",)),
    *_vertical(STRING_TOP, STRING_BOTTOM, "a body on a string in a vertical circle", (*_VERTICAL, "string", "cord", "rope", "bucket", "pail", "taut", "slack"),
               (*_COASTER, *_RODS, *_STEADILY, *_NO_VERTICAL), ("light string", "no air resistance"), True),
    *_vertical(TRACK_TOP, TRACK_BOTTOM, "a body on the inside of a vertical loop", (*_VERTICAL, *_COASTER, "stay on the track", "leaves the track"),
               (*_CORDS, *_RODS, *_STEADILY, *_NO_VERTICAL), ("frictionless track",), False),
    *_vertical(ROD_TOP, ROD_BOTTOM, "a body on a light rod in a vertical circle", (*_VERTICAL, *_RODS), (*_CORDS[:3], *_COASTER[:4], *_STEADILY, *_NO_VERTICAL),
               ("light rod", "no air resistance"), True),
    *_vertical(WHIRLED_TOP, WHIRLED_BOTTOM, "a body on a string in a vertical circle at constant speed", _STEADILY,
               (*_NO_VERTICAL, *_COASTER, "horizontal", "road", "merry-go-round", "rod"), ("constant speed", "light string"), True),
    Regime(FASTER, "the same circle at two speeds", (*_FASTER, "by what factor"), (*_WIDER, *_TWO, "banked", "vertical"), needs_cue=True, fixed=_LEFT, assumptions=("constant radius",)),
    Regime(WIDER, "two circles at the same speed", (*_WIDER, "by what factor"), (*_FASTER, *_TWO, "banked", "vertical", "same angular speed", "same period", "same rate"), needs_cue=True, fixed=_LEFT,
           assumptions=("constant speed",)),
    Regime(TWO_RADII, "two points that turn together", (*_TWO, "twice as far from"), (*_FASTER, "vertical", "banked", "curve", "friction"), needs_cue=True, fixed=_LEFT,
           assumptions=("both turn at the same rate",)),
)  # fmt: skip

_ALL_SPEED, _ALL_RADIUS = (FASTER,), (WIDER,)


def _multiples(subjects: tuple[str, ...], thing: str) -> tuple[tuple[tuple[str, ...], float], ...]:
    return (
        ((*_changes(subjects, "is doubled", "doubles", "were doubled"), f"twice the {thing}", f"doubles its {thing}", f"doubling the {thing}", f"double the {thing}", f"doubles the {thing}"), 2.0),
        ((*_changes(subjects, "is tripled", "triples", "were tripled"), f"three times the {thing}", f"triples its {thing}", f"tripling the {thing}"), 3.0),
        ((*_changes(subjects, "is quadrupled", "quadruples"), f"four times the {thing}"), 4.0),
        ((*_changes(subjects, "is halved", "were halved", "is cut in half"), f"half the {thing}", f"halves its {thing}", f"halving the {thing}"), 0.5),
    )  # fmt: skip


_CRITICAL = ("loses contact with the road", "just leaves the road", "feels weightless", "feel weightless", "just loses contact", "lose contact with the road", "leave the road",
             "just lose contact")  # fmt: skip

FACTS = (
    *(Fact(phrases, {k_v: value}, _ALL_SPEED) for phrases, value in _multiples(_SPEEDS, "speed")),
    Fact(("twice as fast",), {k_v: 2.0}, _ALL_SPEED),
    Fact(("three times as fast",), {k_v: 3.0}, _ALL_SPEED),
    *(Fact(phrases, {k_r: value}, _ALL_RADIUS) for phrases, value in _multiples(_RADII, "radius")),
    Fact(("twice as far from", "at twice the distance"), {k_r: 2.0}, (TWO_RADII,)),
    Fact(("three times as far from",), {k_r: 3.0}, (TWO_RADII,)),
    Fact(_CRITICAL, {N: 0.0}, (HILL,)),
    Fact(("tension at the top is zero", "string just stays taut at the top", "string just goes slack at the top"), {F_top: 0.0}, (STRING_TOP, STRING_BOTTOM)),
)  # fmt: skip
