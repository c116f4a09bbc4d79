"""The regimes of the spring chapter, the words that show them, and words that fix values."""

from __future__ import annotations

from dataclasses import replace

from wmw.core.family import Convention, Fact, Ge, Gt, Regime
from wmw.families.spring.symbols import (
    AT_TIME,
    CAUGHT,
    CAUGHT_ROUGH,
    COMPRESSED,
    CUT,
    DROPPED,
    F_1,
    F_2,
    F_P,
    FURTHER,
    HANGING,
    IDENTICAL,
    LAUNCH,
    LAUNCH_PATCH,
    LAUNCH_ROUGH,
    LAUNCH_TRACK,
    LAUNCH_UP,
    OSCILLATES,
    PARALLEL,
    PARALLEL_HANG,
    RELEASED,
    RESTING,
    SAME_PARALLEL,
    SAME_PARALLEL_HANG,
    SAME_SERIES,
    SAME_SERIES_HANG,
    SERIES,
    SERIES_HANG,
    STRETCHED,
    VERTICAL,
    A,
    Delta_x,
    F_max,
    F_s,
    F_t,
    a_max,
    a_P,
    a_t,
    g,
    h,
    k,
    label_1,
    label_2,
    m,
    n,
    t,
    v_0,
    v_P,
    v_t,
    x_f,
    x_i,
    x_P,
    x_t,
)

_TWO = ("two springs", "two light springs", "both springs", "second spring", "spring 2", "spring B", "k_2", "two identical",
        "identical springs", "two equal springs", "springs", "other spring")  # fmt: skip
_CUTS = (
    "is cut",
    "cut into",
    "cut in",
    "equal pieces",
    "cut from",
    "cut off",
    "cuts a spring",
    "halves",
    "pieces",
)
_SWINGS = ("oscillates", "oscillate", "oscillation", "oscillations", "oscillating", "vibrates", "vibrating", "vibration",
           "simple harmonic", "period", "amplitude", "frequency", "harmonic", "cycles", "maximum speed",
           "equilibrium position", "from equilibrium")  # fmt: skip
_HANGS = ("hangs", "hang", "hung", "hanging", "suspended", "suspends", "ceiling", "vertical spring", "vertically", "hooked",
          "from the end of a vertical")  # fmt: skip
_SERIES = (
    "in series",
    "one below the other",
    "end to end",
    "one after the other",
    "joined end to end",
    "series",
)
_UNDERNEATH = tuple(
    f"{borne} {number} "
    for borne in ("rests on", "rests equally on", "rests evenly on", "stands on", "sits on", "carried by", "supported by", "carried equally by", "supported equally by", "borne by", "held up by", "mounted on")
    for number in ("two", "three", "four", "six")
)  # fmt: skip
"""Of a body whose weight several springs share."""
_PARALLEL = ("in parallel", "side by side", "parallel", "next to each other", "between two springs", "either side",
             "opposite sides", "one on each side", "each side", "opposite walls", "between two walls", *_UNDERNEATH)  # fmt: skip
_SAME = ("identical springs", "identical", "two equal springs", "equal springs", "same spring constant", "each of constant",
         "each with", "each have", "each has", "each of spring constant", "each of stiffness", "each of force constant")  # fmt: skip
_ON_EACH = ("on each", "each is loaded", "each loaded", "each carries", "each holds", "each bears", "each supports", "each stretched by",
            "each spring is stretched by", "each compressed by", "from each")  # fmt: skip
"""What loads every spring by itself."""
_EACH_STRETCH = tuple(f"{whose} {how}" for whose in ("each spring", "each", "either spring", "one spring")
                      for how in ("stretch", "stretched", "extend", "extended", "elongated", "compressed", "lengthen"))  # fmt: skip
"""What asks for the share of one in a row, where the stretch of all is known."""
_DIFFERENT = (
    "k_1",
    "k_2",
    "spring 1",
    "first spring",
    "second spring",
    "spring 2",
    "constants",
    "different",
    "other",
)
_ROUGHNESS = ("friction", "rough", "coefficient")
_SMOOTH = ("frictionless", "smooth", "no friction", "without friction", "friction is negligible", "negligible friction",
           "ice", "air track", "friction-free", "ignore friction", "neglect friction", "friction can be neglected",
           "friction is absent")  # fmt: skip
_GENTLY = (
    "slowly",
    "gently",
    "at rest",
    "in equilibrium",
    "carefully",
    "hangs at rest",
    "lowered",
    "comes to equilibrium",
)
_FROM_NATURAL = ("released from rest with the spring unstretched", "at its natural length and released", "let go",
                 "from its natural length", "with the spring at its natural length", "unstretched", "natural length",
                 "dropped", "suddenly released", "released suddenly", "released from rest", "relaxed", "is released",
                 "without support", "support is suddenly removed", "suddenly")  # fmt: skip
_FALLS_ON = ("dropped", "falls", "drops", "is dropped onto", "dropped on", "falls on", "falls from", "above the spring",
             "lands on", "from a height", "placed on top of the spring and released", "suddenly released on top",
             "let go on top", "drops onto", "falls onto")  # fmt: skip
_PUSHES = ("leaves the spring", "leave the spring", "leaves", "launched", "launches", "launch", "shot", "shoots", "fired", "fires",
           "propels", "propelled", "pushed against", "pushes a block", "loses contact", "lets go", "held against", "pushed off",
           "compressed and released", "is released", "released", "projected", "accelerates", "spring gun", "toy gun", "dart",
           "placed against", "in front of", "not attached")  # fmt: skip
_STOPS = ("runs into", "hits a spring", "hits the spring", "strikes", "collides with a spring", "collides with the spring",
          "slides into", "brought to rest", "comes to rest", "meets", "is stopped by", "stops", "hits", "runs against", "into a spring",
          "moves toward", "moving toward", "approaches", "bumper", "spring bumper", "sliding at", "slides at", "moving at",
          "moving with", "slides along", "into the free end", "before it stops", "stopped")  # fmt: skip
_UP = (
    "vertically upward",
    "straight up",
    "upward",
    "upwards",
    "how high",
    "maximum height",
    "rises",
    "rise",
    "into the air",
    "height",
)
_PATCH = ("rough patch", "rough section", "rough region", "rough area", "rough stretch", "rough part", "then slides onto a rough",
          "onto a rough", "reaches a rough", "rough strip", "enters a rough")  # fmt: skip
_RISING = ("curves upward", "curves up", "curved track", "up a ramp", "up an incline", "up a frictionless", "up the ramp", "up the incline", "up a hill", "up the hill", "track that rises", "up a smooth",
           "up the track", "up a slope", "up the slope", "onto a ramp", "inclined track", "smooth incline", "frictionless incline", "frictionless ramp", "smooth ramp", "curved ramp")  # fmt: skip
_OSC_TIME = ("after the release", "after release", "after it is released", "after being released", "later", "at t", "at time",
             "at the time", "seconds after", "time t", "displacement at", "as a function of time")  # fmt: skip
_LIGHT = ("the spring is light and obeys Hooke's law", "the spring has no mass")
_QUIET = (*_LIGHT, "the block is at rest")
_FREE = (*_LIGHT, "no friction or air resistance")
_NOT_STATIC = (*_SWINGS, *_CUTS, *_TWO)

_FROM = ("from a stretch", "from an extension", "from an elongation", "from an initial extension", "from an initial stretch", "stretch it from", "stretched from")  # fmt: skip
_BEYOND = ("beyond its natural length", "beyond its unstretched length", "past its natural length")
_RANGE = ("cm to", "m to", "mm to")
"""Of a deformation told by its first and last value: "from 10 cm to 20 cm"."""
_IN_A_LIFT = tuple(
    f"{lift} {moves}"
    for lift in ("lift", "elevator")
    for moves in ("accelerates", "is accelerating", "that accelerates", "which accelerates", "accelerating", "moves upward with", "is accelerated", "starts upward")
)  # fmt: skip
"""Where what a weight does to a spring is not its weight alone."""
_REGIMES = (
    Regime(STRETCHED, "a spring stretched and held",
           cues=("stretched", "stretches", "stretch", "pulled", "pull", "extended", "extends", "elongates", "elongation",
                 "extension", "spring", "force of"),
           rules_out=(*_NOT_STATIC, *_HANGS, "block", "compress", "compressed", "compresses", "compression", "pushed in", "squeezed",
                      "stands on", "further", "additional", "another", "how much more", "to x", *_FROM, *_RANGE, "then stretched to", "then extended to", "then pulled to", "already stretched", "ceiling", "mass"), assumptions=_LIGHT),
    Regime(COMPRESSED, "a spring compressed and held", needs_cue=True,
           cues=("compressed", "compresses", "compress", "compression", "pushed in", "squeezed", "shortened", "pushes",
                 "shorter", "push"),
           rules_out=(*_NOT_STATIC, *_HANGS, "block", "stretched", "leaves", "launched", "launch", "speed", "stands on", "mass", "another", "additional", "how much more", "to x", *_RANGE),
           assumptions=_LIGHT),
    Regime(FURTHER, "a stretched spring stretched further", needs_cue=True,
           cues=("further", *_FROM, *_BEYOND, *_RANGE, "already stretched", "already compressed", "is then stretched", "then stretched to", "then compressed to", "initially stretched", "initially compressed", "first"),
           rules_out=(*_NOT_STATIC, *_HANGS, "block", "long", "length from", "length changes", "length increases", "another", "additional", "how much more", "to x"), conditions=(Gt(x_f, x_i),), assumptions=_LIGHT),
    Regime(HANGING, "a block at rest, hung from a vertical spring", needs_cue=True, cues=(*_HANGS, *_GENTLY, "attached to the lower end"),
           rules_out=(*_CUTS, *_TWO, "dropped", "released", "let go", "suddenly", "amplitude", "oscillates", "oscillate",
                      "oscillation", "oscillations", "period", "frequency", "stands on", "rests on", "placed on", "on top of"),
           assumptions=_QUIET),
    Regime(RESTING, "a block at rest on top of a vertical spring", needs_cue=True,
           cues=("stands on", "rests on", "placed on", "on top of", "lowered onto", "put on", "sits on", "resting on", "set on"),
           rules_out=(*_CUTS, *_TWO, *_SWINGS[:8], "dropped", "released", "falls", "let go", "launched", "launches", "shot", "upward",
                      "leaves", "pushed down", "speed"),
           assumptions=_QUIET),
    Regime(RELEASED, "a block let go on a vertical spring of natural length", needs_cue=True, cues=_FROM_NATURAL,
           rules_out=(*_CUTS, *_TWO, "above the spring", "onto", "on top of", "slowly", "gently", "lowered",
                      "hangs at rest", "horizontal", "pulled down", "launched", "compressed", "frictionless", "further"),
           assumptions=_FREE),
    Regime(DROPPED, "a block dropped on a vertical spring", needs_cue=True, cues=_FALLS_ON,
           rules_out=(*_CUTS, *_TWO, "horizontal", "frictionless", "launched", "hangs", "hung", "lower end", "suspended", "ceiling"),
           conditions=(Ge(h, 0),), assumptions=_FREE),
    Regime(OSCILLATES, "a block that oscillates on a level surface", needs_cue=True,
           cues=(*_SWINGS, "frictionless", "smooth", "horizontal", "air track", "pulled aside"),
           rules_out=(*_CUTS, *_TWO, *_OSC_TIME, *_HANGS, "up and down", "pulled down", "leaves the spring", "launched", "dropped", "collides",
                      "strikes", "sticks"),
           conditions=(Ge(A, x_P),), assumptions=_FREE),
    Regime(AT_TIME, "an oscillating block at a given time after its release", needs_cue=True, cues=(*_OSC_TIME, "oscillates", "released"),
           rules_out=(*_CUTS, *_TWO, "passes through equilibrium at t", "leaves the spring", "launched", "dropped", "hits",
                      "starts from equilibrium", "starts at the equilibrium"),
           conditions=(Gt(t, 0),), assumptions=(*_FREE, "the block is released from rest at its largest displacement")),
    Regime(VERTICAL, "a block that oscillates on a vertical spring", needs_cue=True,
           cues=(*_SWINGS, "up and down", "vertically", "pulled down", "below its equilibrium", "pulled down a further", "below equilibrium"),
           rules_out=(*_CUTS, *_TWO, "horizontal", "frictionless", "smooth", "air track", *_OSC_TIME[:4], "unstretched", "onto"),
           conditions=(Ge(A, x_P),), assumptions=_FREE),
    Regime(SERIES, "two springs in series", needs_cue=True, cues=(*_SERIES, "k_2", "spring 2"),
           rules_out=(*_CUTS, *_PARALLEL[:3], *_HANGS[:6], *_SAME), assumptions=_LIGHT),
    Regime(SERIES_HANG, "a block hung from two springs in series", needs_cue=True, cues=(*_SERIES, "k_2"),
           rules_out=(*_CUTS, *_PARALLEL[:3], *_SAME), assumptions=_QUIET),
    Regime(PARALLEL, "two springs in parallel", needs_cue=True, cues=(*_PARALLEL, "k_2", "spring 2"),
           rules_out=(*_CUTS, *_SERIES, *_HANGS[:6], *_SAME), assumptions=_LIGHT),
    Regime(PARALLEL_HANG, "a block hung from two springs in parallel", needs_cue=True, cues=(*_PARALLEL, "k_2"),
           rules_out=(*_CUTS, *_SERIES, *_SAME), assumptions=_QUIET),
    Regime(SAME_SERIES, "identical springs in series", needs_cue=True, cues=_SERIES,
           rules_out=(*_CUTS, *_PARALLEL[:3], *_HANGS[:6], *_DIFFERENT, *_ON_EACH, *_EACH_STRETCH), assumptions=_LIGHT),
    Regime(SAME_SERIES_HANG, "a block hung from identical springs in series", needs_cue=True, cues=_SERIES,
           rules_out=(*_CUTS, *_PARALLEL[:3], *_DIFFERENT, *_ON_EACH, *_EACH_STRETCH), assumptions=_QUIET),
    Regime(SAME_PARALLEL, "identical springs in parallel", needs_cue=True, cues=_PARALLEL,
           rules_out=(*_CUTS, *_SERIES, *_HANGS[:6], *_DIFFERENT, *_ON_EACH), assumptions=_LIGHT),
    Regime(SAME_PARALLEL_HANG, "a block hung from identical springs in parallel", needs_cue=True, cues=_PARALLEL,
           rules_out=(*_CUTS, *_SERIES, *_DIFFERENT, *_ON_EACH), assumptions=_QUIET),
    Regime(CUT, "a spring cut into pieces", needs_cue=True, cues=(*_CUTS, "piece", "half of the spring"),
           rules_out=("in series", "in parallel", "side by side"), assumptions=_LIGHT),
    Regime(LAUNCH, "a block pushed off by a compressed spring", needs_cue=True, cues=(*_PUSHES, "compressed", "compression"),
           rules_out=(*_CUTS, *_TWO, *_UP[:2], "how high", "rough", "coefficient", "oscillates", "period", "amplitude", "dropped",
                      "comes to rest", "hung", "hangs", "vertical spring"),
           assumptions=(*_FREE, "the block leaves the spring at its natural length")),
    Regime(LAUNCH_UP, "a block shot upward by a compressed spring", needs_cue=True, cues=(*_PUSHES, *_UP),
           rules_out=(*_CUTS, *_TWO, "horizontal", "frictionless", "oscillates", "period", "amplitude", "dropped"),
           conditions=(Gt(k * Delta_x, 2 * m * g),), assumptions=(*_FREE, "the block leaves the spring at its natural length")),
    Regime(LAUNCH_TRACK, "a block pushed off along a smooth track that rises", needs_cue=True, cues=_RISING,
           rules_out=(*_CUTS, *_TWO, "vertically", "straight up", "oscillates", "period", "amplitude", "dropped", "rough", "coefficient", "hung", "hangs"),
           assumptions=(*_FREE, "the block leaves the spring at its natural length")),
    Regime(LAUNCH_ROUGH, "a block pushed off along a rough surface", needs_cue=True, cues=_ROUGHNESS,
           rules_out=(*_CUTS, *_TWO, *_SMOOTH, *_PATCH, *_UP[:3], "oscillates", "dropped", "hits", "strikes", "collides",
                      "sliding at", "moving at", "runs into"),
           assumptions=_LIGHT),
    Regime(LAUNCH_PATCH, "a block pushed off toward a rough patch", needs_cue=True, cues=(*_PATCH, "rough", "friction"),
           rules_out=(*_CUTS, *_TWO, *_UP[:3], "oscillates", "dropped", "hits", "strikes", "sliding at"),
           assumptions=(*_LIGHT, "there is no friction before the rough patch")),
    Regime(CAUGHT, "a sliding block brought to rest by a spring", needs_cue=True, cues=_STOPS,
           rules_out=(*_CUTS, *_TWO, "rough", "coefficient", "oscillates", "dropped", "hung", "hangs", "launched", "leaves the spring",
                      "sticks", "vertical spring"),
           assumptions=_FREE),
    Regime(CAUGHT_ROUGH, "a sliding block brought to rest by a spring and friction", needs_cue=True, cues=("rough", "coefficient", "kinetic friction"),
           rules_out=(*_CUTS, *_TWO, *_SMOOTH, "oscillates", "dropped", "hung", "hangs", "launched", "leaves the spring", "released",
                      *_PATCH),
           assumptions=_LIGHT),
)  # fmt: skip
_SLOPES = ("incline", "inclined plane", "inclined", "slope", "ramp")
_LEVEL = frozenset({STRETCHED, COMPRESSED, FURTHER, HANGING, RESTING, RELEASED, DROPPED, SERIES_HANG, PARALLEL_HANG, SAME_SERIES_HANG, SAME_PARALLEL_HANG, SERIES, PARALLEL, SAME_SERIES, SAME_PARALLEL})  # fmt: skip
REGIMES = tuple(
    replace(one, rules_out=(*one.rules_out, *_IN_A_LIFT, *(_SLOPES if one.name in _LEVEL else ())))
    for one in _REGIMES
)


def _so_many(number: str) -> tuple[str, ...]:
    """Return the ways to tell so many springs that are alike, with a word of their build."""
    builds = (
        "vertical",
        "light",
        "coil",
        "steel",
        "helical",
        "long",
        "short",
        "parallel",
        "such",
        "suspension",
        "bed",
    )
    return tuple(f"{number} {alike}{build} springs" for alike in ("", "equal ", "like ") for build in builds)  # fmt: skip


_NUMBERED = (("spring 1", "spring 2", "springs 1 and 2"), {label_1: 1.0, label_2: 2.0})
"""Read as facts, the numbers of numbered springs are not taken for values."""

FACTS = (
    Fact(*_NUMBERED),
    Fact(("in half", "two equal pieces", "two equal halves", "two halves", "two equal parts", "two equal lengths", "half its length",
          "two equally long pieces"), {n: 2.0}, (CUT,)),
    Fact(("three equal pieces", "three equal parts", "three pieces", "one third of its length", "three equal lengths"), {n: 3.0}, (CUT,)),
    Fact(("four equal pieces", "four equal parts", "four pieces", "four equal lengths"), {n: 4.0}, (CUT,)),
    Fact(("two identical", "two equal springs", "two springs", *_so_many("two")), {n: 2.0}, IDENTICAL),
    Fact(("three identical", "three equal springs", "three springs", *_so_many("three")), {n: 3.0}, IDENTICAL),
    Fact(("four identical", "four equal springs", "four springs", *_so_many("four")), {n: 4.0}, IDENTICAL),
    Fact(("placed on top of the spring and released", "suddenly released on top", "let go on top of the spring",
          "just touching the spring", "just touches the spring", "touching the uncompressed spring"), {h: 0.0}, (DROPPED,)),
)  # fmt: skip

CONVENTIONS = (
    Convention("restoring forces and accelerations counted negative",
               {F_s: -1.0, F_P: -1.0, F_max: -1.0, a_P: -1.0, a_max: -1.0, F_1: -1.0, F_2: -1.0}),
    Convention("deformations counted negative", {Delta_x: -1.0, x_P: -1.0}),
    Convention("axis against the displacement at the start", {x_t: -1.0, v_t: -1.0, a_t: -1.0, F_t: -1.0}, (AT_TIME,)),
    Convention("velocity counted negative", {v_0: -1.0, v_P: -1.0}, (CAUGHT, OSCILLATES, VERTICAL)),
)  # fmt: skip
