"""Ways of moving in a circle, the words that tell them, and words that fix values."""

from __future__ import annotations

from sympy import pi, tan

from wmw.core.family import Fact, Gt, Le, Regime
from wmw.families.circular_motion.orbits import ORBIT_HIGH_REGIME, ORBIT_REGIME, ORBITS
from wmw.families.circular_motion.spinning import SPIN_FACTS, SPIN_REGIME
from wmw.families.circular_motion.symbols import (
    BANKED,
    BANKED_LIMIT,
    BANKED_ROUGH,
    BANKED_SLOWEST,
    CONICAL,
    DIP,
    FASTER,
    FERRIS,
    FERRIS_BOTTOM,
    FERRIS_TOP,
    FLAT,
    FLAT_LIMIT,
    HILL,
    HILL_LIMIT,
    HOLE,
    HORIZONTAL,
    INNER_OUTER,
    ROD_BOTTOM,
    ROD_BOTTOM_LIMIT,
    ROD_TOP,
    ROTOR,
    ROTOR_LIMIT,
    SKIDS,
    STRING_BOTTOM,
    STRING_BOTTOM_LIMIT,
    STRING_TOP,
    STRING_TOP_LIMIT,
    STRINGS,
    TABLE,
    TOGETHER,
    TRACK_BOTTOM,
    TRACK_BOTTOM_LIMIT,
    TRACK_TOP,
    TRACK_TOP_LIMIT,
    TWO_RADII,
    UNIFORM,
    WHIRLED_BOTTOM,
    WHIRLED_LIMIT,
    WHIRLED_TOP,
    WIDER,
    F_top,
    N,
    T_rev,
    c_x,
    c_y,
    k_r,
    k_v,
    mu_s,
    t_min,
    t_sec,
    theta,
    v,
    v_max,
)

_ALWAYS = {t_min: 60.0, t_sec: 1.0}
_LEFT = {c_x: -1.0, c_y: 0.0, **_ALWAYS}
_UP = {c_x: 0.0, c_y: 1.0, **_ALWAYS}
_DOWN = {c_x: 0.0, c_y: -1.0, **_ALWAYS}
_MOVERS = (
    "car",
    "ball",
    "stone",
    "puck",
    "body",
    "object",
    "rider",
    "child",
    "cyclist",
    "motorcycle",
    "particle",
    "train",
    "truck",
    "mass",
    "coin",
    "plane",
    "bob",
    "runner",
    "cart",
)
_SPEEDS = (
    "speed",
    "velocity",
    *(f"speed of the {mover}" for mover in _MOVERS),
    *(f"{mover}'s speed" for mover in _MOVERS),
)
_RADII = (
    "radius",
    "the radius",
    "its radius",
    "radius of the circle",
    "radius of the curve",
    "radius of the turn",
    "radius of the path",
    "radius of its path",
    "radius of the circular path",
    "radius of the track",
)


def _changes(subjects: tuple[str, ...], *verbs: str) -> tuple[str, ...]:
    return tuple(f"{subject} {verb}" for subject in subjects for verb in verbs)


_ANY_CHANGE = ("is doubled", "doubles", "is tripled", "triples", "is quadrupled", "is halved", "is cut in half", "were doubled", "increases by a factor", "were halved",
               "were tripled", "is raised from", "is increased from", "is reduced from", "is decreased from", "is changed from", "is lowered from", "increases from")  # fmt: skip
_OWN = (
    "its former",
    "its original",
    "its initial",
    "its previous",
    "the original",
    "the former",
    "its",
)
_FASTER = (*_changes(_SPEEDS, *_ANY_CHANGE), "twice the speed", "doubles its speed", "doubling the speed", "twice as fast", "three times the speed", "half the speed",
           "three times as fast", "half as fast", *(f"{times} {own} speed" for times in ("twice", "double", "three times", "half") for own in _OWN[:-1]), "speeds up from", "triples its speed", "halves its speed", "doubles the speed", "double the speed")  # fmt: skip
_WIDER = (
    *_changes(_RADII, *_ANY_CHANGE),
    "twice the radius",
    "doubling the radius",
    "half the radius",
    "three times the radius",
    "double the radius",
    "of twice the radius",
    *(
        f"{times} {own} radius"
        for times in ("twice", "double", "three times", "half")
        for own in _OWN[:-1]
    ),
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
    "two bugs",
)
_CHANGED = (*_FASTER, *_WIDER)
_CIRCLES = ("circle", "circular", "rotates", "revolves", "turntable", "merry-go-round", "carousel", "centripetal", "rpm", "spins", "rim", "revolution", "revolutions", "wheel", "rotating",
            "centrifuge", "disc", "disk", "record", "blade", "fan", "race track", "circular track", "turns", "per minute", "lap", "laps", "orbit", "propeller", "tire",
            "roundabout", "Ferris wheel", "curve", "platform", "rate of rotation", "rotation", "minute hand", "second hand", "hour hand", "full turn")  # fmt: skip
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
_BUMPY = (*_HILLS, *_DIPS)
_CURVES = ("flat curve", "level curve", "unbanked", "unbanked curve", "curve", "skid", "skidding", "skids", "bend", "corner", "coefficient of static friction", "friction", "flat road",
           "level road", "turn", "slide off", "sliding off", "slipping", "slip", "turntable", "roundabout")  # fmt: skip
_COEFFICIENT = (
    "coefficient of static friction",
    "coefficient of friction",
    "friction coefficient",
    "coefficients of friction",
)
_HOLES = (
    "through a hole",
    "through a small hole",
    "through the hole",
    "hole in the table",
    "hole in the center",
    "hole in the centre",
    "through a tube",
    "through a vertical tube",
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
_AT_TOP = (
    "at top",
    "at its top",
    "at very top",
    "top of",
    "highest point",
    "topmost point",
    "through top",
    "over top",
    "passes top",
    "reaches top",
    "upside down",
    "when inverted",
)
_AT_BOTTOM = ("bottom", "lowest point", "lowest position")
_COASTER = ("loop", "track", "roller coaster", "coaster", "loop-the-loop", "looping", "inside of a")
_NOT_LEVEL = (*_VERTICAL, *_HILLS, *_DIPS, "banked", "conical", "wall", "cylinder")
_NO_FRICTION = ("frictionless", "no friction", "without friction", "friction is negligible")
_FASTEST = (
    "maximum speed",
    "greatest speed",
    "highest speed",
    "largest speed",
    "fastest",
    "at most",
    "maximum safe speed",
    "how fast can",
    "max speed",
    "top speed",
    "limiting speed",
)
_SLOWEST = ("minimum speed", "least speed", "slowest", "smallest speed", "lowest speed", "at least", "how slowly", "minimum height", "least height", "smallest height", "lowest height", "critical speed",
            "minimal speed", "just barely", "minimum velocity", "minimum angular", "just enough speed", "barely")  # fmt: skip
_LEAST_GRIP = (
    *(f"{least} {what}" for least in ("minimum", "least", "smallest", "lowest") for what in ("coefficient", "radius", "value of the coefficient", "static friction coefficient")),
    *("tightest", "begin to slip", "begins to slip", "start to slip", "starts to slip", "before it slips", "about to slip", "on the verge of slipping", "just begins to slide"),
)  # fmt: skip
_GRIPPING = (
    "without skidding",
    "without slipping",
    "without sliding",
    "does not slip",
    "does not skid",
    "nothing slips",
)
_BANKS = ("banked", "bank angle", "banking angle", "banked curve")
_NOT_BANKED = (
    *_VERTICAL,
    "conical",
    *_CHANGED,
    *_CORDS,
    *_HILLS,
    *_DIPS,
    "flat",
    "level",
    "unbanked",
    "wall",
)
_WHEEL = ("Ferris wheel", "big wheel", "ferris", "seat", "rider")
_NO_WHEEL = (
    *_CORDS,
    "loop",
    "curve",
    "wall",
    "coaster",
    "rotor",
    "merry-go-round",
    "carousel",
    *_CHANGED,
    *_TWO,
)
_ASKED_MOST, _ASKED_LEAST = (
    tuple(
        f"{asks} {size} {force}"
        for asks in ("what is the", "what's the", "find the", "calculate the", "determine the")
        for size in sizes
        for force in ("tension", "force in the string", "pull of the string", "normal force")
    )
    for sizes in (("largest", "greatest", "maximum"), ("smallest", "least", "minimum"))
)
"""What is asked of the place where a string pulls most, or least."""
_RODS = ("rod", "light rod", "stiff rod", "rigid rod", "stick", "massless rod")


def _vertical(tops: tuple[str, ...], bottoms: tuple[str, ...], title: str, cues: tuple[str, ...], rules_out: tuple[str, ...], assumptions: tuple[str, ...],
              on_string: bool) -> tuple[Regime, ...]:  # fmt: skip
    """Return a vertical circle seen at its top and at its bottom, at any speed and the least."""
    up = {**_UP, **({theta: 0.0} if on_string else {})}
    down = {**_DOWN, **({theta: float(pi)} if on_string else {})}
    made = []
    for names, where, words, others, fixed, place in (
        (tops, "at the top", _TOP, _ASKED_MOST, down, _AT_TOP),
        (bottoms, "at the bottom", _BOTTOM, _ASKED_LEAST, up, _AT_BOTTOM),
    ):
        for name, limit, more in zip(
            names, ("", ", at the least speed"), ((), _SLOWEST), strict=False
        ):
            made.append(
                Regime(
                    name,
                    f"{title}, {where}{limit}",
                    (*cues, *words, *more),
                    (*rules_out, *others),
                    needs_cue=True,
                    fixed=fixed,
                    assumptions=assumptions,
                    place=place,
                )
            )
    return tuple(made)


_FLYING = ("pilot", "pilot's", "cockpit", "aircraft", "dive", "pulls out of")
_NO_VERTICAL = (
    *_HILLS,
    *(dip for dip in _DIPS if dip not in ("dive", "pulls out of")),  # along a vertical circle
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
           (*_CORDS, *_VERTICAL, *_HILLS, *_DIPS, "banked", "conical", "skid", "coefficient", "friction", "rod", "normal force", "apparent weight", "seat", *_CHANGED, *_TWO, "inner", "outer", "angular acceleration", "angular deceleration", *_HOLES, *ORBITS, "satellites", *(f"{body} {x}" for body in ("satellite", "planet", "moon") for x in "XYABPQ")),
           needs_cue=True, fixed=_LEFT, assumptions=("constant speed",)),
    Regime(TABLE, "a body on a string on a smooth horizontal table", ("table", "frictionless table", "air table", "frictionless surface", "horizontal surface", "smooth table", "ice",
                                                                      "frictionless horizontal", "smooth horizontal"),
           (*_NOT_LEVEL, "coefficient", *_CHANGED, *_HOLES), needs_cue=True, fixed={**_LEFT, theta: float(pi / 2)}, assumptions=("frictionless table", "light string")),
    Regime(HOLE, "a body on a smooth table, held by a mass that hangs through a hole", _HOLES, (*_NOT_LEVEL, "coefficient", *_CHANGED), needs_cue=True, drawn=False, fixed={**_LEFT, theta: float(pi / 2)},
           assumptions=("frictionless table", "light string", "the hanging mass is at rest")),
    Regime(HORIZONTAL, "a body whirled on a string in a horizontal circle, its weight neglected", ("horizontal circle", "string", "cord", "rope", "tension", "hammer", "wire"),
           (*_NOT_LEVEL, "coefficient", "table", "surface", "angle", *_CHANGED, "rod", *_HOLES), needs_cue=True, fixed={**_LEFT, theta: float(pi / 2)}, assumptions=("light string",)),
    Regime(FLAT, "a flat curve on which static friction holds", _CURVES, (*_NOT_LEVEL, *_CORDS, "banking", "bank", "banks", "wings", *_CHANGED, "frictionless", "rod"), needs_cue=True,
           conditions=(Le(v, 1.000001 * v_max),), fixed=_LEFT, assumptions=("flat road",)),
    Regime(FLAT_LIMIT, "a flat curve taken as fast as can be", (*_CURVES, *_FASTEST, *_LEAST_GRIP), (*_NOT_LEVEL, *_CORDS, "banking", "bank", "banks", "wings", *_CHANGED, "frictionless", "rod"), needs_cue=True,
           fixed=_LEFT, assumptions=("flat road", "friction is at its limit")),
    Regime(SKIDS, "a flat curve taken too fast", _CURVES, (*_NOT_LEVEL, *_CORDS, "banking", "bank", "banks", "wings", *_CHANGED, "frictionless", "rod", *_FASTEST, *_LEAST_GRIP, *_GRIPPING), needs_cue=True,
           conditions=(Gt(v, 1.000001 * v_max),), fixed=_LEFT, assumptions=("flat road",)),
    Regime(BANKED, "a banked curve without friction", ("banked", "banks its wings", "banks", "tilts its wings", "wings", "bank angle", "banking angle", "banked curve", "bank", "angle of bank"),
           (*_COEFFICIENT, *_VERTICAL, "conical", *_CHANGED, "mu_s", "flat curve"), needs_cue=True, fixed=_LEFT, assumptions=("no friction is needed",)),
    Regime(BANKED_LIMIT, "a banked curve with friction, taken as fast as can be", (*_BANKS, *_FASTEST), (*_NO_FRICTION, *_NOT_BANKED, *_SLOWEST), needs_cue=True, fixed=_LEFT,
           assumptions=("friction is at its limit",)),
    Regime(BANKED_SLOWEST, "a banked curve with friction, taken as slowly as can be", (*_BANKS, *_SLOWEST), (*_NO_FRICTION, *_NOT_BANKED, *_FASTEST), needs_cue=True, fixed=_LEFT,
           conditions=(Gt(tan(theta), mu_s),), assumptions=("friction is at its limit",)),
    Regime(BANKED_ROUGH, "a banked curve with friction", _BANKS,
           (*_NO_FRICTION, *_VERTICAL, "conical", *_CHANGED), needs_cue=True, fixed=_LEFT),
    Regime(CONICAL, "a conical pendulum", ("conical pendulum", "conical", "horizontal circle", "cone", "makes an angle", "with the vertical", "from the vertical"),
           ("banked", *_VERTICAL, "table", *_CHANGED), needs_cue=True, fixed=_LEFT, assumptions=("light string", "no air resistance")),
    Regime(ROTOR, "a rider held on the wall of a turning cylinder", ("rotor", "wall", "cylinder", "cylindrical", "barrel", "drum"),
           (*_CORDS, "banked", "loop", "curve", "Ferris wheel"), needs_cue=True, fixed=_LEFT, assumptions=("the rider does not slide",)),
    Regime(ROTOR_LIMIT, "a rider held on the wall of a turning cylinder as slowly as can be", ("rotor", "wall", "cylinder", "cylindrical", "barrel", "drum", *_SLOWEST, *_LEAST_GRIP),
           (*_CORDS, "banked", "loop", "curve", "Ferris wheel", "track", *_BUMPY, "rod", "vertical circle"), needs_cue=True, fixed=_LEFT, assumptions=("friction is at its limit",)),
    Regime(FERRIS, "a rider on a Ferris wheel", _WHEEL, (*_NO_WHEEL, "dip", "hollow", "valley", "vertical circle", *_HILLS), needs_cue=True, fixed=_UP, assumptions=("constant speed",)),
    Regime(FERRIS_TOP, "a rider at the top of a Ferris wheel", (*_WHEEL, *_TOP), (*_NO_WHEEL, *_BUMPY, "rod", "vertical circle"), needs_cue=True, fixed=_DOWN, assumptions=("constant speed",), place=_AT_TOP),
    Regime(FERRIS_BOTTOM, "a rider at the bottom of a Ferris wheel", (*_WHEEL, *_BOTTOM), (*_NO_WHEEL, *_BUMPY, "rod", "vertical circle", "road"), needs_cue=True, fixed=_UP,
           assumptions=("constant speed",), place=_AT_BOTTOM),
    Regime(HILL, "over the top of a hill", (*_HILLS, "leaves the road", "loses contact", "lose contact"), (*_CORDS, "loop", "banked", *_DIPS, *_CHANGED), needs_cue=True, fixed=_DOWN,
           assumptions=("the top of the hill is an arc of a circle",)),
    Regime(HILL_LIMIT, "over the top of a hill as fast as can be", (*_HILLS, "leaves the road", "loses contact", "lose contact", *_FASTEST),
           (*_CORDS, "loop", "banked", *_DIPS, *_CHANGED, "curve", "bend", "friction"), needs_cue=True, fixed=_DOWN, assumptions=("the top of the hill is an arc of a circle",)),
    Regime(DIP, "through the lowest point of a dip", (*_DIPS, "lowest point", "bottom"), (*_CORDS, "loop", "banked", *_HILLS, *_CHANGED, "Ferris wheel", "vertical circle"), needs_cue=True, fixed=_UP,
           assumptions=("the lowest part of the road is an arc of a circle",)),
    *_vertical((STRING_TOP, STRING_TOP_LIMIT), (STRING_BOTTOM, STRING_BOTTOM_LIMIT), "a body on a string in a vertical circle", (*_VERTICAL, "string", "cord", "rope", "bucket", "pail", "taut", "slack"),
               (*_COASTER, *_RODS, *_FLYING, *_STEADILY, *_NO_VERTICAL), ("light string", "no air resistance"), True),
    *_vertical((TRACK_TOP, TRACK_TOP_LIMIT), (TRACK_BOTTOM, TRACK_BOTTOM_LIMIT), "a body on the inside of a vertical loop", (*_VERTICAL, *_COASTER, "stay on the track", "leaves the track"),
               (*_CORDS, *_RODS, *_STEADILY, *_NO_VERTICAL), ("frictionless track",), False),
    *_vertical((ROD_TOP,), (ROD_BOTTOM, ROD_BOTTOM_LIMIT), "a body on a light rod in a vertical circle", (*_VERTICAL, *_RODS), (*_CORDS[:3], *_COASTER[:4], *_FLYING, *_STEADILY, *_NO_VERTICAL),
               ("light rod", "no air resistance"), True),
    *_vertical((WHIRLED_TOP, WHIRLED_LIMIT), (WHIRLED_BOTTOM,), "a body on a string in a vertical circle at constant speed", _STEADILY,
               (*_NO_VERTICAL, *_COASTER, *_FLYING, *_CHANGED, "horizontal", "road", "merry-go-round", "rod"), ("constant speed", "light string"), True),
    Regime(FASTER, "the same circle at two speeds", (*_FASTER, "by what factor"), (*_WIDER, *_TWO, "banked", "vertical"), needs_cue=True, fixed=_LEFT, assumptions=("constant radius",)),
    Regime(WIDER, "two circles at the same speed", (*_WIDER, "by what factor"), (*_FASTER, *_TWO, "banked", "vertical", "same angular speed", "same period", "same rate"), needs_cue=True, fixed=_LEFT,
           assumptions=("constant speed",)),
    Regime(INNER_OUTER, "an inner and an outer point that turn together", ("inner", "outer"), (*_FASTER, "vertical", "banked", "curve", "friction"), needs_cue=True, fixed=_LEFT,
           assumptions=("both turn at the same rate",)),
    Regime(TWO_RADII, "two points that turn together", (*_TWO, "twice as far from"), ("inner", "outer", *_FASTER, "vertical", "banked", "curve", "friction"), needs_cue=True, fixed=_LEFT,
           assumptions=("both turn at the same rate",)),
    SPIN_REGIME,
    ORBIT_REGIME,
    ORBIT_HIGH_REGIME,
)  # fmt: skip

_ALL_SPEED, _ALL_RADIUS = (FASTER,), (WIDER,)


def _multiples(subjects: tuple[str, ...], thing: str) -> tuple[tuple[tuple[str, ...], float], ...]:
    return (
        ((*_changes(subjects, "is doubled", "doubles", "were doubled"), f"twice the {thing}", f"doubles its {thing}", f"doubling the {thing}", f"double the {thing}", f"doubles the {thing}", *(f"{twice} {own} {thing}" for twice in ("twice", "double") for own in _OWN)), 2.0),
        ((*_changes(subjects, "is tripled", "triples", "were tripled"), f"three times the {thing}", f"triples its {thing}", f"tripling the {thing}", *(f"three times {own} {thing}" for own in _OWN)), 3.0),
        ((*_changes(subjects, "is quadrupled", "quadruples"), f"four times the {thing}"), 4.0),
        ((*_changes(subjects, "is halved", "were halved", "is cut in half"), f"half the {thing}", f"halves its {thing}", f"halving the {thing}"), 0.5),
    )  # fmt: skip


_CRITICAL = ("loses contact with the road", "just leaves the road", "feels weightless", "feel weightless", "just loses contact", "lose contact with the road", "leave the road",
             "just lose contact")  # fmt: skip

FACTS = (
    *SPIN_FACTS,
    *(Fact((f"{hand} hand",), {T_rev: time}, (UNIFORM,)) for hand, time in (("second", 60.0), ("minute", 3600.0), ("hour", 43200.0))),
    *(Fact(phrases, {k_v: value}, _ALL_SPEED) for phrases, value in _multiples(_SPEEDS, "speed")),
    Fact(("twice as fast",), {k_v: 2.0}, _ALL_SPEED),
    Fact(("three times as fast",), {k_v: 3.0}, _ALL_SPEED),
    *(Fact(phrases, {k_r: value}, _ALL_RADIUS) for phrases, value in _multiples(_RADII, "radius")),
    Fact(("twice as far from", "at twice the distance"), {k_r: 2.0}, TOGETHER),
    Fact(("three times as far from",), {k_r: 3.0}, TOGETHER),
    Fact(_CRITICAL, {N: 0.0}, (HILL, HILL_LIMIT)),
    Fact(("tension at the top is zero", "string just stays taut at the top", "string just goes slack at the top"), {F_top: 0.0}, STRINGS),
)  # fmt: skip
