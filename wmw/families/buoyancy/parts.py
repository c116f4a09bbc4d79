"""Parts of a body's volume, below and above a surface: as fractions, and the same in percent.

A bare number under a name of a fraction is a fraction (0.6), one under a name of a percentage
counts hundredths (60), so either has its own quantity. Where the percentage is asked for, 0.6, 60
and 60% are all understood.
"""

from __future__ import annotations

from wmw.core.family import Eq, Grid, Law, Quantity
from wmw.families.buoyancy.symbols import (
    CHANGED,
    FREE,
    LAYERS,
    LOADED,
    f_2,
    f_2a,
    f_above,
    f_free,
    f_low,
    f_sub,
    f_up,
    p_2,
    p_2a,
    p_above,
    p_low,
    p_sub,
    p_up,
)

_SHARES = (
    "fraction of",
    "percentage of",
    "part of",
    "share of",
    "proportion of",
    "portion of",
    "much of",
    "percent of",
)
_WHOLES = ("volume", "block", "body", "object", "cube", "log", "ball", "iceberg", "box", "ice", "plank", "boat", "buoy", "raft", "block s volume",
           "body s volume", "iceberg s volume", "log s volume", "cylinder", "crate", "wood", "sphere", "cork", "volume of block", "volume of iceberg",
           "total volume", "ice cube", "wooden block", "block of wood", "wooden cube", "piece of wood", "wood s volume", "egg", "board", "ice s volume", "cube s volume", "ball s volume", "object s volume",
           "this block", "float", "hull", "ship", "barge", "pontoon", "apple", "candle", "toy", "bottle", "duck", "stick", "beam", "pole", "slab", "floe", "ice floe", "hydrometer", "tree trunk", "height", "length", "thickness")  # fmt: skip
_IS_UNDER = tuple(
    f"{verb}{place}"
    for verb in ("", "is ", "are ", "lies ", "will be ", "would be ", "remains ", "stays ")
    for place in ("submerged", "immersed", "below", "under", "beneath", "underwater")
)
_FRACTION = (
    *(f"{share} {whole}" for share in _SHARES for whole in _WHOLES),
    *(f"{share} it {place}" for share in _SHARES for place in _IS_UNDER),
)
_MOST = ("volume", "block", "body", "object", "cube", "ice", "iceberg", "log", "ball", "ice cube", "wood", "block s volume", "iceberg s volume",
         "cube s volume", "body s volume", "log s volume", "ice s volume", "cylinder", "box", "wooden block", "total volume", "buoy",
         "it", "them", "plank", "board", "float", "hull", "ship", "boat", "raft", "barge", "pontoon", "apple", "candle", "toy", "bottle", "stick", "beam", "pole", "slab", "floe", "ice floe", "egg", "crate", "cork", "sphere")  # fmt: skip
_OUT = ("above", "visible", "exposed", "sticks out", "out of", "projects", "protrudes", "extends above", "remains above", "stays above", "lies above",
        "that above", "that visible", "will above", "now above", "in percent above", "shows", "not", "emerges", "rises above", "which above", "does not",
        "that lies above", "that exposed", "seen", "dry", "is dry", "stays dry", "remains dry", "in air", "is in air", "that is dry")  # fmt: skip
_EXPOSED = tuple(
    f"{share} {whole} {out}"
    for share in ("fraction of", "percentage of", "part of", "much of", "percent of")
    for whole in _MOST
    for out in _OUT
)
_ABOVE = (
    "above surface",
    "above water",
    "above liquid",
    "out of water",
    "exposed",
    "visible",
    "sticks out",
    "protrudes",
    "above",
)
_PART_OUT = (
    r"\b(?:fraction|percentage|percent|part|share|portion|proportion|much) of "
    r"(?:(?!(?:below|under|submerged|immersed|beneath|underwater|displace[sd]?|if|when|while|with|is in|are in|lies in)\b"
    r"|(?<!floats )(?<!floating )in (?:\w+ )?(?:water|liquid|sea|oil)\b)\w+ ){0,14}"
    r"(?:above|exposed|visible|dry|in air|sticks? out|out of|protrudes?|projects?)\b",
)
"""Patterns of questions for the part of a body that is out of the liquid, whatever stands between."""
_IN_UPPER = ("in upper", "in oil", "in less dense", "in lighter", "in top", "above interface", "above boundary", "into oil",
             "surrounded by oil", "in layer of oil")  # fmt: skip
_IN_LOWER = ("in lower", "in water", "in denser", "in heavier", "in bottom", "below interface", "below boundary", "into water",
             "surrounded by water", "in mercury")  # fmt: skip

_PERCENT = ("percentage of", "percent of")

_FIELDS = (
    (f_sub, p_sub, "below the surface", "sub", ("submerged_fraction", "fraction_submerged", "f_1", "fraction_1", "fraction_below",
                                                 "sub_fraction", "fraction_under", "submerged_fraction_1", "immersed_fraction", "f_s", "f_submerged"),
     ("submerged", "below", "under", "beneath", "underwater", "immersed", "volume in water"),
     (*_FRACTION, "fraction submerged", "percentage submerged", "submerged fraction", "fraction below", "fraction is submerged")),
    (f_low, p_low, "in the lower liquid", "lower", ("lower_fraction", "fraction_in_lower", "f_lower", "f_water", "x_low", "fraction_in_water", "f_w"),
     ("in lower", "volume in water", "below interface"),
     (*(f"{part} in lower" for part in ("fraction", "part", "share", "percentage")), "in lower liquid", "in denser liquid",
      "below interface", "below boundary", "fraction in water", "volume in lower", "volume in water", *_IN_LOWER, *(f"{share} {whole} {place}" for share in _PERCENT for whole in _MOST for place in _IN_LOWER))),
    (f_above, p_above, "above the surface", "above", ("fraction_above", "exposed_fraction", "f_out", "fraction_exposed", "visible_fraction",
                                                       "f_visible", "f_exposed", "fraction_visible"),
     _ABOVE,
     (*(f"{part} above" for part in ("fraction", "percentage", "volume is", "part", "share")), *(f"volume {x}" for x in _ABOVE),
      *(f"{y} {x}" for y in ("block", "body", "iceberg", "ice", "log", "box", "cube", "it") for x in _ABOVE), "fraction exposed",
      "fraction visible", "percentage visible", "projects above", "extends above", *_EXPOSED)),
    (f_2, p_2, "below the surface of the second liquid", "2", ("new_fraction", "second_fraction", "fraction_2", "fraction_after", "f_new", "x_2",
                                                              "submerged_fraction_2", "f_oil", "fraction_in_oil", "f_o", "f_liquid", "f_after", "f_salt", "fraction_salt", "new_submerged_fraction",
                                                              "fraction_new", "f_final", "f_sub2", "f_sub_2", "f_sea"),
     (*("",) * 60, "in oil", "in an oil", "in alcohol", "in other liquid", "in another liquid", "in second liquid", "in unknown liquid", "in new liquid"), (*_FRACTION, "new fraction", "submerged fraction in second")),
    (f_2a, p_2a, "above the surface of the second liquid", "2a", ("f_above_2", "f_above2", "fraction_above_2", "f_above_new", "new_fraction_above"),
     (), _EXPOSED),
    (f_up, p_up, "in the upper liquid", "upper", ("upper_fraction", "fraction_in_upper", "f_upper", "f_oil", "fraction_in_oil", "x_up", "f_o"),
     ("in upper", "volume in oil", "above interface"),
     (*(f"{part} in upper" for part in ("fraction", "part", "share", "percentage")), "in upper liquid", "above interface", "fraction in oil",
      "volume in upper", "volume in oil", *_IN_UPPER, *(f"{share} {whole} {place}" for share in _PERCENT for whole in _MOST for place in _IN_UPPER))),
)  # fmt: skip
_TEXT = {f_sub: "f", f_2: "f_2", f_2a: "f_2a", f_low: "f_low", f_up: "f_up", f_above: "f_above"}
_DRAWN = {f_sub: Grid(0.3, 0.9, 0.01)}

FRACTIONS = tuple(
    Quantity(
        fraction, _TEXT[fraction], f"fraction of the volume {where}", "1", 0.0, 1.0, _DRAWN.get(fraction), cues=cues, asked=tuple(x for x in asked if "percent" not in x),
        sign="positive" if fraction == f_sub else "nonnegative", moment="given" if fraction in (f_sub, f_low) else "after",
        unasked=_PART_OUT if fraction in (f_sub, f_2) else (),
    )
    for fraction, _, where, _, _, cues, asked in _FIELDS
)  # fmt: skip
FREELY = Quantity(
    f_free, "f_free", "fraction below the surface when the body floats freely", "1", 0.0, 1.0,
    aliases=("free_fraction", "unloaded_fraction", "f_0", "fraction_after_release"),
    asked=("fraction of its volume once", "fraction without load", "fraction of unloaded"),
)  # fmt: skip
PERCENTAGES = tuple(
    Quantity(
        percentage, f"p_{short}", f"percentage of the volume {where}", "%", 0.0, 100.0,
        aliases=(f"percentage_{short}", f"percent_{short}", *((f"percent_{x}" for x in ("submerged", "below")) if short == "sub" else ()),
                 *(("submerged_percentage", "percentage_submerged") if short == "sub" else ())),
        asked=tuple(x for x in asked if "percent" in x), cues=(*("",) * 60, *cues), sign="nonnegative", moment="after",
        unasked=_PART_OUT if percentage in (p_sub, p_2) else (),
    )
    for _, percentage, where, short, _, cues, asked in _FIELDS
)  # fmt: skip

EITHER = {
    alias: tuple(q for f, p, *_, others, _, _ in _FIELDS if alias in others for q in (f, p))
    for *_, aliases, _, _ in _FIELDS
    for alias in aliases
}
"""Names of a fraction under which some write hundredths; the value tells."""

_WATERLINE = (*FREE, LOADED)
_HOLDS = {
    p_sub: _WATERLINE,
    p_above: _WATERLINE,
    p_2: (CHANGED,),
    p_2a: (CHANGED,),
    p_low: (LAYERS,),
    p_up: (LAYERS,),
}
PERCENT_LAWS = tuple(
    Law(f"percent-{short}", Eq(percentage, fraction), "a percentage is a fraction in hundredths", _HOLDS[percentage])
    for fraction, percentage, _, short, _, _, _ in _FIELDS
)  # fmt: skip
