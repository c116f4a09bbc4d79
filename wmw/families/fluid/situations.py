"""Liquids told in words: pressure with depth, shape of vessels, and what flow does."""

from __future__ import annotations

from sympy import false, true

from wmw.core.family import Choice, Outcome
from wmw.core.situation import ASKS_WHAT_BECOMES, Situation, Trend
from wmw.core.told import fact
from wmw.families.fluid.symbols import (
    COLUMN,
    D_1,
    D_2,
    DEPTH,
    NARROWS,
    OUTFLOW,
    PRESS,
    WIDENS,
    p_1,
    p_2,
    v_1,
    v_2,
)
from wmw.families.fluid.words import NOT_OF_NARROWING, NOT_OF_WIDENING

_PIPE = (
    "pipe",
    "tube",
    "hose",
    "river",
    "channel",
    "duct",
    "artery",
    "nozzle",
    "venturi",
    "constriction",
)
_NARROWER = (
    "narrow",
    "narrows",
    "narrower",
    "narrowing",
    "constriction",
    "smaller cross section",
    "smaller diameter",
    "constricted",
    "tapers",
    "thinner",
    "smaller area",
    "smaller cross sectional area",
    "nozzle",
)
_WIDER = (
    "widens",
    "wider",
    "larger diameter",
    "larger cross section",
    "widening",
    "broader",
    "larger area",
    "enlarges",
)
_ASKS = (
    *ASKS_WHAT_BECOMES,
    "pressure in",
    "speed in",
    "compar*",
    "faster",
    "higher",
    "greater",
    "larger",
    "lower",
    "smaller",
    "greatest",
    "highest",
    "largest",
    "lowest",
    "smallest",
)
_SPEED, _PRESSURE = (
    ("speed", "flow speed", "velocity", "speed of water", "speed of flow", "flow velocity"),
    ("pressure", "water pressure", "pressure in water", "pressure of water", "static pressure"),
)
_RATE = (
    "flow rate",
    "volume flow rate",
    "volume rate",
    "amount of water per second",
    "volume per second",
    "mass flow rate",
    "rate of flow",
)
_DEEPER = (
    "deeper",
    "depth increases",
    "with depth",
    "greater depth",
    "descends",
    "dives",
    "goes down",
    "sinks",
    "lower in",
    "increasing depth",
    "farther below",
    "further below",
)
_SLOPING = ("vertical*", "uphill", "downhill", "sloping", "slopes", "descends", "lower end", "upper end", "upper part", "m lower", "m higher", "m above", "m below")  # fmt: skip
"""What lets the height have a say in the pressure as well."""
_SHAPE = Outcome(
    "pressure_and_shape_of_the_vessel", (),
    (
        Choice("same", true, ("same", "the same", "equal", "it is the same in all", "same in all three", "equal in all", "equal in both", "same in both", "neither", "the pressures are equal", "all equal", "same pressure in all", "does not depend on the shape", "it does not matter", "same for all", "the same at the bottom of all",
                              "all the same", "in none of them", "it is equal in all three", "pressures are the same", "equally large", "both the same", "it is the same")),
        Choice("one", false, ("wide", "widest", "narrow", "narrowest", "vessel a", "vessel b", "vessel c", "vessel x", "vessel y", "the wide one", "the narrow one", "container a", "container b", "container c", "wider", "narrower", "widens towards the top", "narrows towards the top", "the largest vessel", "vessel 1", "vessel 2", "vessel 3", "vessel p",
                              "vessel q", "vessel with the greatest volume", "cylindrical", "the cylindrical one", "widening upward", "narrowing upward", "widening", "narrowing", "conical", "the one that widens", "the one that narrows", "widens", "narrows", "wide vase", "narrow vase", "a", "b", "c")),
    ),
    in_effects=False,
)  # fmt: skip
_ALL_WAYS = Outcome(
    "way_of_pressure", (),
    (
        Choice("all", true, ("in all directions", "all directions", "equally in all directions", "every direction", "in every direction")),
        Choice("one", false, ("only downward", "downward only", "downward", "upward", "sideways", "only down", "horizontally only", "only upward")),
    ),
    in_effects=False,
)  # fmt: skip
_PASCAL = Outcome(
    "pressure_in_a_press", (),
    (
        Choice("same", true, ("same", "equal", "the same", "equal in both", "same in both", "neither", "the pressure is the same", "the pressures are equal", "transmitted undiminished", "equally large")),
        Choice("other", false, ("larger under the large", "larger", "greater", "smaller", "larger under the small piston", "under the large piston", "under the small piston", "at the large piston", "at the small piston", "less")),
    ),
    in_effects=False,
)  # fmt: skip
_HOLES = Outcome(
    "jets_from_holes", (),
    (
        Choice("lowest", true, ("lowest", "the lowest hole", "bottom hole", "the bottom one", "lowest one", "the deepest", "deepest", "bottom", "near the bottom", "lower")),
        Choice("highest", false, ("highest", "top hole", "the top one", "uppermost", "top", "upper", "near the top")),
        Choice("others", false, ("middle", "all the same", "equal", "same speed", "same", "equally fast")),
    ),
    in_effects=False,
)  # fmt: skip

_WIDE_PART = ("wide", "wider", "widest", "large section", "larger section", "thick", "thicker", "broad", "broader", "large part", "larger part", "large pipe", "larger pipe", "large cross section", "larger cross section",
              "larger area", "larger diameter", "large diameter", "before the constriction", "outside the constriction", "wide section", "wide part", "wide pipe")  # fmt: skip
_NARROW_PART = ("narrow", "narrower", "narrowest", "constriction", "in the constriction", "throat", "nozzle", "thin", "thinner", "small section", "smaller section", "small part", "smaller part", "small pipe", "smaller pipe",
                "smaller cross section", "smaller area", "smaller diameter", "narrow section", "narrow part", "narrow pipe")  # fmt: skip
_EQUAL = ("same in both", "the same", "same", "equal", "neither", "equally large", "equal in both")
_MORE_OF = "(?:larger|largest|higher|highest|greater|greatest|more|bigger|biggest)"
_LESS_OF = "(?:smaller|smallest|lower|lowest|less|least)"


def _place(name: str, asked: str, *, wide: bool) -> Outcome:
    """Return the part of a pipe that a question asks for, of which one is right."""
    parts = (
        ("wide", wide, _WIDE_PART),
        ("narrow", not wide, _NARROW_PART),
        ("same", False, _EQUAL),
    )
    choices = tuple(Choice(part, true if right else false, said) for part, right, said in parts)
    return Outcome(name, (asked,), choices, in_effects=False)


def _where(noun: str, than: str) -> str:
    """Return a pattern for "in which part is the pressure larger", and of nothing else."""
    other = "pressure" if noun != "pressure" else "(?:speed|velocity|fast\\w*|flow rate)"
    which = r"\b(?:which|where|what part|what section)\b"
    said = rf"(?:\b{noun}\b.*\b{than}\b|\b{than}\b.*\b{noun}\b)"
    return rf"re:^(?!.*\b{other}\b)(?=.*{which})(?=.*{said}).*"


_PLACES = (
    _place("place_of_larger_pressure", _where("pressure", _MORE_OF), wide=True),
    _place("place_of_smaller_pressure", _where("pressure", _LESS_OF), wide=False),
    _place("place_of_larger_speed", _where("(?:speed|velocity)", _MORE_OF), wide=False),
    _place("place_of_smaller_speed", _where("(?:speed|velocity)", _LESS_OF), wide=True),
    _place("place_of_faster_flow", r"re:^(?!.*\bpressure\b)(?=.*\b(?:which|where)\b)(?=.*\b(?:faster|fastest)\b).*", wide=False),
    _place("place_of_slower_flow", r"re:^(?!.*\bpressure\b)(?=.*\b(?:which|where)\b)(?=.*\b(?:slower|slowest|more slowly|most slowly)\b).*", wide=True),
)  # fmt: skip

_STROKES = Outcome(
    "strokes_of_the_pistons", (),
    (
        Choice("small", true, ("small piston", "the small one", "smaller piston", "small", "smaller", "input piston", "narrow piston", "the piston with the smaller area", "small input piston", "the input piston")),
        Choice("large", false, ("large piston", "the large one", "larger piston", "large", "larger", "output piston", "wide piston", "the piston with the larger area", "large output piston")),
        Choice("same", false, ("same", "both", "equal", "neither", "equally far")),
    ),
    in_effects=False,
)  # fmt: skip
_FARTHER = ("greater distance", "larger distance", "longer distance", "farther", "further", "more distance", "greatest distance", "longer way", "longer stroke", "greater stroke")  # fmt: skip
_STANDING = (
    "same height",
    "same depth",
    "same level",
    "equal height*",
    "equal depth*",
    "equal level*",
    "at bottom",
    "filled to",
)
"""What tells of a liquid at rest."""

SITUATIONS = (
    Situation("strokes_in_a_press", (("hydraulic", "press", "jack", "lift"), ("piston", "pistons"), ("which",), _FARTHER, ("small*", "large*", "narrow*", "wide*", "input", "output")), PRESS, ("smaller distance", "shorter distance", "force", "pressure", "work", "less far"), outcomes=(_STROKES,)),
    Situation("barometer_tilted", (("barometer", "torricelli*"), ("tilted", "inclined", "leans", "slanted", "tilt", "tilting"), ("height", "level", "reading", "column"), (*ASKS_WHAT_BECOMES, "height of", "column")), COLUMN, ("length of", "length along", "along tube", "on mountain", "air pressure falls", "air pressure rises"),
              trends=(Trend(("vertical height", "height of mercury column", "height of mercury", "height of column", "height", "level of mercury", "reading"), 0),)),
    Situation("pipe_narrows", (_PIPE, _NARROWER, ("flow*", "water", "air", "liquid", "fluid", "blood"), _ASKS), NARROWS, (*_WIDER, *(f"re:{words}" for words in NOT_OF_NARROWING), *_STANDING, "by what factor", "factor", "halved", "half as", "twice", "rises", "higher level", "viscous", *_SLOPING), {D_1: 0.05, D_2: 0.02}, outcomes=_PLACES, trends=(Trend(_RATE, 0), Trend(_SPEED, v_2 - v_1), Trend(_PRESSURE, p_2 - p_1))),
    Situation("pipe_widens", (_PIPE, _WIDER, ("flow*", "water", "air", "liquid", "fluid", "blood"), _ASKS), WIDENS, (*_NARROWER, *(f"re:{words}" for words in NOT_OF_WIDENING), *_STANDING, "by what factor", "factor", "halved", "half as", "twice", "rises", "higher level", "which pipe", *_SLOPING), outcomes=_PLACES, trends=(Trend(_RATE, 0), Trend(_SPEED, v_2 - v_1), Trend(_PRESSURE, p_2 - p_1))),
    Situation("deeper", (("water", "liquid", "lake", "sea", "ocean", "pool", "diver", "submarine"), ("pressure",), _DEEPER, _ASKS), DEPTH, ("by what factor", "twice", "doubled", "which vessel", "how many times", "bubble", "depth is"), trends=(Trend(_PRESSURE, 1), Trend(("density", "density of water"), 0))),
    Situation("vessels_of_several_shapes", (("vessels", "containers", "vases", "tanks", "glasses", "beakers", "vessel", "jars", "tank", "tube", "container", "cylinder", "barrel", "jar", "glass", "drum"), ("shape", "shapes", "wide", "narrow", "wider", "narrower", "widens", "widening", "narrowing", "cylindrical", "conical", "different widths", "diameters"), ("same height", "same depth", "equal height*", "same level", "equal depth*", "equal level*"), ("pressure",), ("bottom", "base")), DEPTH,
              ("force on", "weight", "oil", "different liquid*", "different depth*", "mercury", "alcohol", "salt water", "connected", "greatest force", "another liquid"), outcomes=(_SHAPE,)),
    fact("pressure_at_the_foot", DEPTH, (("water", "liquid", "reservoir", "lake", "tank", "pool"), ("pressure",), ("foot", "bottom", "base", "deep end", "deepest point"), ("top", "surface", "crest", "upper edge", "shallow end"), (r"re:\b(?:is|where|does|do|which|what)\b[^?]*\b(?:greater|larger|higher|bigger|stronger|greatest|largest|highest)\b",)),
         ("foot", "near its foot", "bottom", "at the bottom", "near the bottom", "base", "deep end", "deepest point", "at the foot"), ("top", "near its top", "surface", "crest", "upper edge", "at the top", "shallow end"), ("same", "equal", "no difference", "everywhere"), untold=("pipe", "flow*", "force", "buoyan*", "gas", "less", "smaller", "lower", "how much", "ratio", "times", "of two", "vessel", "hole*")),
    fact("vessels_filled_to_one_height", DEPTH, (("water", "liquid", "oil", "mercury"), ("pressure*",), ("bottom", "bottoms", "base", "bases", "floor", "floors"), (r"re:\b(?:narrow|wide|slim|broad|thin|thick|tall|small|large|big|wider|narrower|larger)\b.*\b(?:narrow|wide|slim|broad|thin|thick|large|small|big|wider|narrower|larger)\b",), (r"re:\b(?:both|each|same|equal)\b",), ("height", "depth", "level", "high", "deep"), ("compar*", "which", "larger", "greater", "higher", "same", "equal")), ("equal", "the same", "same in both", "they are equal", "neither", "no difference", "equal in both"), ("larger in", "greater in", "higher in", "smaller in", "lower in", "in the", "the wide", "the narrow", "the larger", "the smaller", "the tall", "twice", "cylinder", "bowl", "basin", "glass", "pot", "jug", "vase", "tube", "dish", "tank", "beaker", "bucket", "tub", "bottle", "jar", "pool", "pan", "first", "second"), ("depends on the", "depends on", "weight of the water"),
         untold=("force on", "forces on", "weight", "different liquid*", "oil and water", "different height*", "different depth*", "half", "twice", "connected", "speed", "flow*", "how large", "calculate", "float*")),
    Situation("ways_of_pressure", (("pressure",), ("direction*", "which way"), ("liquid", "fluid", "water"), ("act*", "exert*", "point")), DEPTH, ("force on", "buoyant"), outcomes=(_ALL_WAYS,)),
    Situation("hydraulic_pressure", (("hydraulic", "press", "pascal"), ("pressure",), ("piston", "pistons"), ("compar*", "larger", "greater", "smaller", "which", "same", "equal"), ("small", "large", "both", "other")), PRESS, ("how large", "what force", "calculate", "force on large piston compare", "find", "compare force"), outcomes=(_PASCAL,)),
    Situation("holes_one_above_the_other", (("hole*", "openings"), ("can", "bottle", "tank", "container", "vessel", "bucket"), ("different height*", "one above other", "three holes", "two holes", "different depth*", "several heights"), ("fastest", "greatest speed", "highest speed", "largest speed", "faster", "most speed", "greater speed")), OUTFLOW, ("farthest", "range", "how far", "calculate", "ratio"), outcomes=(_HOLES,)),
    fact("blown_between_light_things", NARROWS, (("sheet", "sheets of paper", "strips of paper", "pieces of paper", "balloon", "table tennis balls", "ping pong balls", "light balls", "empty cans", "soda cans"), ("blow*", "blown", "air stream", "stream of air"), ("between",), ("sheets", "paper", "balloons", "balls", "cans", "they")),
         ("together", "toward each other", "towards each other", "toward one another", "towards one another", "approach each other", "closer", "attract", "inward", "inwards"), ("apart", "away from each other", "separate", "diverge", "repel", "outward", "outwards"), ("not move", "stay where", "nothing", "remain where", "stay in place", "remain at rest", "stay at rest", "do not move", "not affected"), untold=("below", "over sheet", "over a sheet", "above sheet", "one sheet", "why is pressure", "through funnel")),
)  # fmt: skip
