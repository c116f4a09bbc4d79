"""Ways in which a body is in a liquid, the words that show them, and words that fix values."""

from __future__ import annotations

from wmw.core.family import Convention, Fact, Ge, Gt, Le, Lt, Regime, Usual
from wmw.families.buoyancy.hollow import HOLLOWS
from wmw.families.buoyancy.let_go import LET_GO, LET_GO_CONVENTIONS
from wmw.families.buoyancy.load_later import LATER, SETTLES
from wmw.families.buoyancy.symbols import (
    CHANGED,
    COMPARED,
    CUBE,
    FLOATS,
    FREE,
    HANGS,
    LAYERS,
    LOADED,
    OVERLOADED,
    RAFTS,
    SINKS,
    TIED,
    T,
    W_app,
    a_0,
    dh,
    f_above,
    f_low,
    f_sub,
    m_L,
    m_max,
    rho_2,
    rho_b,
    rho_f,
)

_STRINGS = ("string", "rope", "thread", "cord", "wire", "cable", "chain", "spring scale", "spring balance", "hangs", "hung", "suspended",
            "lowered", "tension", "apparent weight", "apparent mass", "scale reads", "weighs")  # fmt: skip
_DOWN = ("tied to the bottom", "tied by a string to the bottom", "attached to the bottom", "anchored", "tethered", "fastened to the bottom", "tied to the ground", "tied to the floor", "tied down", "anchored to", "moored",
         "downward force of", "downward push", "downward pull", "pulls down", "pulls straight down", "pulling down", "presses down", "pressed down", "pressing down", "acting downward", "acts downward", "down with", "push with", "press with", "tied to bottom",
         "held under", "pushed below", "pushed just below", "pushed down", "pushes", "keep it there", "keeps it there", "hold it under", "hold the", "held below", "held completely", "held fully", "pushed under", "push it under",
         "kept under", "keep it under", "held submerged", "keep it submerged", "hold it submerged", "fixed to the bottom", "held down",
         "string to the bottom", "from the bottom", "connected to the bottom", "to the bottom of",
         *(f"{line} to the {vessel} {ground}" for line in ("string", "thread", "rope", "cord", "cable", "wire", "chain", "line", "tied", "attached", "fastened")
           for vessel in ("tank", "pool", "lake", "aquarium", "vessel", "container", "pond") for ground in ("bottom", "floor")))  # fmt: skip
_WHOLLY_UNDER = tuple(
    f"{wholly} {where}"
    for wholly in ("fully", "completely", "wholly", "totally", "entirely")
    for where in ("submerged", "under the surface", "below the surface", "beneath the surface", "under water", "immersed")
)  # fmt: skip
"""Where a body is that does not float at the surface."""
_RISING = (
    "released at the bottom",
    "released from the bottom",
    "released from rest at the bottom",
    "let go at the bottom",
    "released under water",
    "let go under water",
    "upward acceleration",
    "accelerates upward",
    "accelerate upward",
    "rises to the surface",
    "net lift",
    "net upward force",
)
_BY_THE_BOTTOM = (
    *(
        f"{who} {verb}"
        for who in (
            "bottom",
            "floor of the tank",
            "floor of the pool",
            "tank floor",
            "pool floor",
            "sea bed",
            "lake bed",
        )
        for verb in ("exert", "exerts", "push", "pushes", "push up", "press", "hold up", "support")
    ),
    "force of the bottom",
    "force from the bottom",
)
"""What is asked for of what lies on the ground under water."""
_BOTTOM = (*_BY_THE_BOTTOM, *(f"on the {how} bottom" for how in ("flat", "level", "sandy", "horizontal", "muddy", "tank", "pool")), "on the floor of the pool", "on the floor of the tank", "on the bed of", "on the sea bed", "on the seabed",
           "bottom of the pool", "bottom of a pool", "bottom of a tank", "bottom of a lake", "bottom of the lake", "on the bottom", "at the bottom", "rests on the bottom", "lies on the bottom", "bottom of the tank", "bottom of the container", "sink",
           "sinks")  # fmt: skip
_FLOATING = ("floats", "float", "floating", "floats in", "afloat", "iceberg", "ship", "displaces", "above the surface", "above the water", "below the surface",
             "under the surface", "fraction of its volume", "fraction of the volume")  # fmt: skip
_TWO = ("salt is", "salt is added", "salt is dissolved", "second liquid", "another liquid", "other liquid", "fresh water and", "salt water",
        "sea water", "seawater", "into the sea", "then in", "now floats", "is moved to", "transferred", "put into", "placed in a second",
        "in the other", "instead", "from a river", "dead sea", "alcohol", "brine", "changed to")  # fmt: skip
_ON_SCALES = tuple(
    f"{stands} on {what}"
    for stands in ("stands", "standing", "placed", "sits", "is", "rests")
    for what in ("a scale", "scales", "a balance", "a kitchen scale", "a weighing scale", "a spring scale", "the scale", "an electronic balance")
)  # fmt: skip
"""What weighs the vessel, and not the body in it."""
_LAYERED = ("layer", "layers", "two liquids", "interface", "boundary between", "floats on top of the water", "poured on", "upper liquid",
            "lower liquid", "on top of the lower", "between the liquids", "between the two")  # fmt: skip
_THEN = (
    "then placed in",
    "it is then placed",
    "is then placed",
    "transferred",
    "also floats",
    "then floats in",
    "then put into",
    "then put in",
)
_MOVED = (
    "then placed in",
    "placed in oil",
    "put in oil",
    "put into oil",
    "transferred",
    "also floats",
    "moved to oil",
    "then floats in",
    "weighed in",
    "weighs",
)
"""What tells of two liquids one after the other."""
_FASTENED_ON_TOP = tuple(
    f"{fixed} {to} {top}".rstrip()
    for fixed in ("bolted", "screwed", "fastened", "mounted", "fixed", "strapped", "clamped", "glued", "attached", "set", "laid", "fitted")
    for to in ("onto", "on", "to")
    for top in ("top", "its top", "its deck", "deck", "buoy", "its upper end", "its upper face")
)  # fmt: skip
"""What comes to lie on something that floats and stays there."""
_LOADS = ("load", "carry", "carries", "cargo", "passenger", "passengers", "people", "person", "persons", "man", "steps onto", "stands on",
          "climbs on", "placed on top", "on top of it", "put on", "support", "without sinking", "loaded", "is placed on", "truck", "car", "woman", "boy", "girl", "child", "penguin", "polar bear", "dog",
          "goods", "ferry", "trucks", "cars", "lorries", "vehicles", "children", "kids", "sit on", "sits on", "may sit", "stand on it", "lead placed", "lead shot", "gravel", "ballast", "drives onto", "steps on", "climbs onto", "stand on", "boards", *_FASTENED_ON_TOP)  # fmt: skip
_MANY = r"(?:\d+|two|three|four|five|six|seven|eight|nine|ten|twelve|fifteen|twenty|thirty|several|some) (?:\w+ ){0,2}?(?:trucks|cars|lorries|vehicles|containers|people|persons|passengers|children|men|women|boys|girls|crates|boxes|sacks|students|penguins)"
_ONE_LOAD = (
    rf"\A(?!.*{LATER})(?:(?!.*\b(?:each|apiece|{_MANY})\b)|(?=.*\b(?:total|together|altogether|combined|in all)\b))",
)
"""A question that tells of no load but what lies on the raft altogether."""
_HANDS = ("hand", "hands", "palm", "both arms")
"""What holds a body under, and is no load on it."""
_RAFT = (
    "raft",
    "barge",
    "boat",
    "ferry",
    "pontoon",
    "ship",
    "float",
    "board",
    "log",
    "mattress",
    "slab of ice",
    "ice floe",
    "block",
)

_JUST = 1.000001
"""A body just as dense as the liquid floats wholly under its surface; two roundings may differ."""

REGIMES = (
    Regime(FLOATS, "a body floats at the surface of a liquid", cues=_FLOATING,
           rules_out=(*_DOWN, *_LAYERED, *_ON_SCALES, "tension", "apparent weight", "spring scale", "spring balance", "suspended", *_WHOLLY_UNDER, "cubical", "balloon", "airship", "net force", "net upward force",
                      "acceleration", "accelerate", "in the second liquid", "into the second liquid", *_THEN),
           conditions=(Le(rho_b, _JUST * rho_f),), assumptions=("the body is at rest",)),
    Regime(CUBE, "a cube floats at the surface of a liquid", needs_cue=True, cues=("cube", "cubical", "cubic", "cube of", "cube with", "cube has", "cube floats", "wooden cube", "edge", "edges", "on a side", "side length", "with sides", "cube of side", "cube of edge", "cube with side", "cube with edge", "side of cube", "edge of cube"),
           rules_out=(*_DOWN, *_LAYERED, "tension", "apparent weight", "spring scale", "ice cube", "cubic metre", "cubic meter",
                      "fully submerged", "completely submerged", "sink"),
           conditions=(Le(rho_b, _JUST * rho_f),), assumptions=("the body is at rest",)),
    Regime(CHANGED, "a body floats in one liquid and then in another", needs_cue=True, cues=(*_TWO, "floats", "floated", "if it floated", "would float", "moved to oil", "into oil", "in oil", "still floats", "higher or lower", "higher or deeper", "floats again", "float again", "second", "sails from", "sails into", "from the sea into", "from salt water into",
           "from fresh water into", "into a river", "into a fresh-water", "into fresh water", "into salt water", "into the sea", "from a river into", "from the ocean into"),
           rules_out=(*_DOWN, *_LAYERED, *_LOADS, *_WHOLLY_UNDER, "tension", "apparent weight", "weighs", "float or sink", "sink or float", "floats or sinks", "sinks or floats"), conditions=(Lt(rho_b, rho_f), Lt(rho_b, rho_2)),
           assumptions=("the body floats in both liquids",)),
    Regime(SINKS, "a body lies on the bottom", cues=_BOTTOM,
           rules_out=(*_DOWN, *_LAYERED, *_ON_SCALES, "balloon", "airship", "string", "rope", "thread", "cable", "hangs", "suspended", "spring scale", "spring balance", "tension",
                      "clear of the bottom", "without touching the bottom"),
           conditions=(Gt(rho_b, rho_f),), assumptions=("the body is at rest on the bottom",)),
    Regime(HANGS, "a body hangs in a liquid, wholly under its surface",
           cues=(*_STRINGS, "fully submerged", "completely submerged", "wholly submerged", "totally submerged", "immersed", "under water",
                 "submerged", "in air", "let go", "released", "after release"),
           rules_out=(*_DOWN, *_LAYERED, *_ON_SCALES, "balloon", "airship", "floats", "floating"), conditions=(Ge(T, 0), Ge(W_app, 0), Ge(rho_b, rho_f)),
           assumptions=("the body is at rest", "light string")),
    Regime(TIED, "a body is held under the surface against its buoyancy", needs_cue=True,
           cues=(*_DOWN, *_RISING, "under water", "under the water", "fully submerged", "completely submerged", "submerged", "cut", "below the surface"),
           rules_out=(*(f"{part} is under {water}" for part in ("its volume", "volume of it", "how much of it") for water in ("water", "the water")), *_LAYERED, *_ON_SCALES, "hangs", "suspended", "apparent weight", "pulls up", "pulls straight up", "pulled up", "upward pull of", "down on the bottom", "against the bottom", *_BY_THE_BOTTOM), conditions=(Lt(rho_b, rho_f), Ge(T, 0)),
           assumptions=("the body is at rest", "light string")),
    Regime(COMPARED, "a body is weighed in two liquids", needs_cue=True,
           cues=("second liquid", "another liquid", "other liquid", "unknown liquid", "in oil", "in alcohol", "instead", "and then in",
                 "in the liquid", "two liquids", "in a different liquid", "in a liquid"),
           rules_out=(*_DOWN, *_LAYERED[:1], *_ON_SCALES, "floats", "layer"), conditions=(Ge(rho_b, rho_f), Ge(rho_b, rho_2)),
           assumptions=("the body is at rest and wholly in the liquid",)),
    Regime(LAYERS, "a body floats at the boundary of two liquids", needs_cue=True, cues=(*_LAYERED, "oil", "floats on the water"),
           rules_out=("tension", "string", "apparent weight", *_MOVED), conditions=(Gt(f_low, 0), Lt(f_low, 1)),
           assumptions=("the liquids do not mix", "the body is at rest")),
    Regime(LOADED, "a raft floats with a load on it", needs_cue=True, cues=(*_LOADS, "raft", "barge", "boat"),
           rules_out=(*_DOWN, *_LAYERED, *_ON_SCALES, *_HANDS, "tension", "apparent weight", "lies on bottom", "on bottom of", "at bottom of"), conditions=(Le(m_L, m_max), Lt(rho_b, rho_f)), where=_ONE_LOAD,
           assumptions=("the raft is level and at rest", "the load stays above the surface")),
    Regime(OVERLOADED, "a raft cannot carry its load", needs_cue=True, cues=(*_LOADS, "raft", "barge", "boat"),
           rules_out=(*_DOWN, *_LAYERED, *_ON_SCALES, *_HANDS, "tension", "apparent weight", "lies on bottom", "on bottom of", "at bottom of"), conditions=(Gt(m_L, m_max), Lt(rho_b, rho_f)), where=_ONE_LOAD,
           assumptions=("the load stays above the surface",)),
)  # fmt: skip

_SHARES = {"half": 1 / 2, "one half": 1 / 2, "one third": 1 / 3, "third": 1 / 3, "two thirds": 2 / 3, "one quarter": 1 / 4, "quarter": 1 / 4, "one fourth": 1 / 4,
           "three quarters": 3 / 4, "three fourths": 3 / 4, "one fifth": 1 / 5, "two fifths": 2 / 5, "three fifths": 3 / 5, "four fifths": 4 / 5,
           "nine tenths": 9 / 10}  # fmt: skip
_WHOLES = (
    "",
    "of its volume",
    "its volume",
    "of the volume",
    "of it",
    "of the block",
    "of its height",
    "of the cube",
    "of the body",
)
_IN, _OUT = (
    ("submerged", "below", "under", "immersed", "beneath", "underwater", "wet", "in water"),
    ("above", "out of", "exposed", "sticking out", "dry"),
)


def _shares(share: str, places: tuple[str, ...]) -> tuple[str, ...]:
    return tuple(" ".join((share, whole, place)) for whole in _WHOLES for place in places)


FACTS = (
    *(
        Fact(_shares(share, _IN), {f_sub: value}, (*FREE, LOADED))
        for share, value in _SHARES.items()
    ),
    *(
        Fact(_shares(share, _OUT), {f_above: value}, (*FREE, LOADED))
        for share, value in _SHARES.items()
    ),
    Fact(("unloaded", "without a load", "no load"), {m_L: 0.0}, (LOADED,)),
)

_OTHER_LIQUIDS = (
    "sea", "seas", "seawater", "sea water", "salt", "salt water", "saltwater", "salty", "brine", "ocean", "oil", "mercury", "alcohol", "ethanol", "glycerin",
    "glycerine", "glycerol", "gasoline", "petrol", "kerosene", "honey", "syrup", "unknown liquid", "another liquid", "other liquid", "second liquid",
    "hot water", "warm water", "water vapour", "water vapor", "heavy water", "a liquid", "this liquid", "the liquid", "density of water", "density of the water",
)  # fmt: skip
_SALTY = (
    "sea water",
    "seawater",
    "salt water",
    "saltwater",
    "brine",
    "density of water",
    "density of the water",
    "heavy water",
    "hot water",
)
USUAL = (
    Usual(("water", "fresh water", "freshwater", "swimming pool", "pool", "lake", "river", "pond"), {rho_f: 1000.0}, (FLOATS, CUBE, SINKS, HANGS, TIED, COMPARED, *RAFTS, *HOLLOWS, SETTLES, *LET_GO), _OTHER_LIQUIDS),
    Usual(("water", "fresh water", "freshwater", "swimming pool", "pool", "lake", "river", "pond"), {rho_f: 1000.0}, (CHANGED,), (*_SALTY, "into water", "sea", "ocean")),
    # Of two liquids, water is the one whose density nobody states.
    Usual(("water",), {rho_f: 1000.0}, (LAYERS,), _SALTY),
    Usual(("water",), {rho_2: 1000.0}, (LAYERS,), _SALTY),
    Usual(("water",), {rho_f: 1000.0}, HOLLOWS, _SALTY),
)  # fmt: skip

CONVENTIONS = (
    Convention("downward acceleration negative", {a_0: -1.0}, (HANGS,)),
    *LET_GO_CONVENTIONS,
    Convention("rising counted positive", {dh: -1.0}, (CHANGED,)),
)
