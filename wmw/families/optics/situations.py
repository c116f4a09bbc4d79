"""Optics told in words: what changes at a boundary, and where images lie."""

from __future__ import annotations

from sympy import false, true

from wmw.core.family import Choice, Gt, Lt, Outcome
from wmw.core.situation import Situation, Trend
from wmw.families.optics.symbols import (
    CONVEX,
    DENSER,
    DEPTH,
    DIVERGING,
    PLANE,
    RARER,
    lambda_1,
    lambda_2,
    theta_1,
    theta_2,
    v_1,
    v_2,
)

_LIGHT = ("light", "ray", "rays", "beam", "laser", "laser beam")
_THIN, _DENSE = (
    ("air", "vacuum"),
    (
        "glass",
        "water",
        "diamond",
        "plastic",
        "perspex",
        "acrylic",
        "plexiglass",
        "ice",
        "oil",
        "crystal",
        "block",
        "prism",
        "lake",
        "pool",
        "aquarium",
    ),
)
_INTO_DENSE = (*(rf"re:\b(?:from|in|through|leaves) (?:\w+ )?{a}\b(?: \w+){{0,8}} (?:into|to|onto|enters?|strikes|hits|meets|on) (?:\w+ ){{0,5}}{b}\b" for a in _THIN for b in _DENSE), *(
    rf"re:\benters? (?:\w+ ){{0,3}}{b} (?:\w+ ){{0,3}}from (?:\w+ )?{a}\b" for a in _THIN for b in _DENSE), "from water into glass", "from rarer to denser", "into optically denser", "from optically less dense", "into denser medium", "from rarer medium")  # fmt: skip
_INTO_THIN = (*(rf"re:\b(?:from|in|through|leaves) (?:\w+ ){{0,2}}{b}(?: \w+){{0,4}} (?:into|to|enters?|strikes|hits) (?:\w+ )?{a}\b" for a in _THIN for b in _DENSE), "from glass into water", "from denser to rarer", "into optically less dense", "from optically denser", "into rarer medium", "out of glass", "out of water")  # fmt: skip
_SPEED, _LENGTH, _PITCH = (
    ("speed", "speed of light", "velocity", "its speed"),
    ("wavelength",),
    ("frequency", "colour", "color", "period"),
)
_ANGLE = ("angle of refraction", "angle to normal", "refracted angle", "angle with normal")
_AT_BOUNDARY = (
    Trend(_SPEED, v_2 - v_1),
    Trend(_LENGTH, lambda_2 - lambda_1),
    Trend(_PITCH, 0),
    Trend(_ANGLE, theta_2 - theta_1),
    Trend(("direction", "direction of travel"), 1),
)
_BEND = Outcome(
    "bent_at_the_boundary", ("bend*", "bent", "direction", "deviat*", "which way", "refract*", "normal"),
    (
        Choice("toward", Lt(theta_2, theta_1), ("toward the normal", "towards the normal", "to the normal", "towards normal", "smaller angle", "closer to the normal", "nearer the normal", "nearer to the normal", "smaller angle with the normal")),
        Choice("away", Gt(theta_2, theta_1), ("away from the normal", "away from it", "larger angle", "farther from the normal", "further from the normal", "larger angle with the normal", "greater angle")),
        Choice("straight", false, ("not bent", "straight on", "does not bend", "no bending", "undeviated", "along the normal", "along the boundary", "not change direction")),
    ),
    in_effects=False,
)  # fmt: skip
_ALONG_NORMAL = Outcome(
    "ray_along_the_normal", (),
    (
        Choice("straight", true, ("not bent", "straight on", "does not bend", "no bending", "undeviated", "not change direction", "does not change direction", "straight through", "no change in direction", "not deviated", "without bending", "goes straight", "no", "undeflected",
                                  "it is not refracted", "continues in a straight line", "straight", "zero")),
        Choice("toward", false, ("toward the normal", "towards the normal")),
        Choice("away", false, ("away from the normal", "yes", "bends")),
    ),
    in_effects=False,
)  # fmt: skip
_LOOKS = Outcome(
    "looks_deeper_or_shallower", (),
    (
        Choice("shallower", true, ("shallower", "less deep", "closer to the surface", "nearer the surface", "higher", "smaller depth", "raised", "nearer to the surface", "less than the real depth", "less than its real depth", "above its true position", "smaller", "less", "nearer",
                                   "above", "closer", "lifted", "less deep than it is")),
        Choice("deeper", false, ("deeper", "farther from the surface", "lower", "greater depth", "larger", "more than", "below", "greater")),
        Choice("same", false, ("same depth", "at its true depth", "the same", "equal", "equally deep")),
    ),
    in_effects=False,
)  # fmt: skip
_MIRROR = Outcome(
    "image_in_a_plane_mirror", (),
    (
        Choice("virtual, upright, same size", true, ("virtual, upright and the same size", "virtual, erect and of the same size", "virtual, upright, same size", "virtual, upright and of the same size", "virtual upright same size", "virtual erect same size", "virtual and upright",
                                                     "virtual, upright", "virtual", "same size", "upright and virtual", "behind the mirror", "as far behind", "virtual and erect", "erect", "upright", "same size as the object", "laterally inverted")),
        Choice("other", false, ("real", "real and inverted", "inverted", "magnified", "enlarged", "diminished", "smaller", "larger", "in front of the mirror", "on the mirror", "real and upright", "virtual and inverted", "upside down", "virtual, upright and magnified", "virtual, upright and smaller",
                                "real, upright", "real, inverted", "virtual, inverted", "virtual upright enlarged", "virtual upright diminished", "virtual, upright and larger")),
    ),
    in_effects=False,
)  # fmt: skip
_NEARS = Outcome(
    "reflection_and_incidence", (),
    (
        Choice("equal", true, ("equal", "same", "equal to the angle of incidence", "the angle of incidence equals", "they are equal")),
        Choice("unequal", false, ("larger", "smaller", "twice", "half", "greater", "less", "double")),
    ),
    in_effects=False,
)  # fmt: skip
_SPREAD = Outcome(
    "image_by_a_spreading_lens_or_mirror", (),
    (
        Choice("virtual, upright, smaller", true, ("virtual, upright and smaller", "virtual, upright and diminished", "virtual, erect and diminished", "virtual, upright and reduced", "virtual upright smaller", "virtual, erect and smaller", "virtual erect reduced", "virtual upright reduced", "virtual", "upright", "smaller",
                                                   "virtual and upright", "diminished", "reduced", "erect", "virtual, upright", "virtual and erect", "upright and smaller", "virtual upright diminished")),
        Choice("other", false, ("real", "real, inverted and smaller", "inverted", "enlarged", "larger", "magnified", "same size", "virtual, upright and larger", "virtual, upright and enlarged", "virtual, upright and magnified", "real, upright and smaller", "virtual, inverted and smaller",
                                "real, inverted and larger", "real, upright and larger", "real and inverted", "real, inverted", "virtual upright enlarged", "virtual upright larger", "virtual and inverted", "real and upright", "virtual, upright and the same size",
                                "virtual, inverted and larger", "real, inverted and enlarged", "virtual upright magnified")),
    ),
    in_effects=False,
)  # fmt: skip
_BENT = (
    "property",
    "quantity",
    "which of",
    "change",
    "changes",
    "bend*",
    "bent",
    "normal",
    "refract*",
    "direction",
    "speed",
    "wavelength",
    "frequency",
    "colour",
    "color",
    "angle",
)

SITUATIONS = (
    Situation("into_a_denser_medium", (_LIGHT, _INTO_DENSE, _BENT), DENSER, (*_INTO_THIN, "back into air", "perpendicular to surface", "along normal", "at right angles to surface", "raised", "is increased", "is decreased", "doubled", "double", "factor", "critical", "total internal", "sound"), trends=_AT_BOUNDARY, outcomes=(_BEND,)),
    Situation("into_a_rarer_medium", (_LIGHT, _INTO_THIN, _BENT), RARER, (*_INTO_DENSE, "perpendicular to surface", "along normal", "at right angles to surface", "raised", "is increased", "is decreased", "doubled", "double", "factor", "critical", "total internal", "totally", "sound"), trends=_AT_BOUNDARY, outcomes=(_BEND,)),
    Situation("along_the_normal", (_LIGHT, ("perpendicular to surface", "along normal", "at right angles to surface", "perpendicularly", "perpendicular to boundary", "normally", "straight down", "normal incidence", "perpendicular to glass", "perpendicular to face", "at right angles"), ("bend*", "bent", "direction", "refract*", "deviat*")), DENSER,
              ("mirror", "reflected"), outcomes=(_ALONG_NORMAL,)),
    Situation("seen_under_water", (("coin", "fish", "stone", "bottom", "pool", "pebble", "object", "pond"), ("water", "pool", "pond", "glass block"), ("appear*", "seem*", "look*", "apparent"), ("deep*", "shallow*", "depth", "higher", "nearer", "closer", "above", "re:\\b(?:seem|appear|look)s?$")), DEPTH, ("how deep", "diver looks up", "fish sees", "bird"), outcomes=(_LOOKS,)),
    Situation("plane_mirror", (("plane mirror", "flat mirror", "bathroom mirror"), ("image",)), PLANE, ("speed", "walk*", "moves", "rotated", "how far", "how tall", "minimum", "concave", "convex", "how many"), outcomes=(_MIRROR,)),
    Situation("law_of_reflection", (("reflect*",), ("angle of incidence",), ("angle of reflection",), ("compar*", "relat*", "larger", "greater", "how", "law")), PLANE, ("refract*", "glass block"), outcomes=(_NEARS,)),
    Situation("diverging_lens", (("diverging lens", "concave lens", "diverging lenses"), ("image",), ("always", "kind", "type", "what", "which", "nature", "describe*", "real or virtual", "virtual or real", "upright or inverted", "inverted or upright")), DIVERGING, ("convex lens", "converging", "how far", "magnification of", "second lens"), outcomes=(_SPREAD,)),
    Situation("convex_mirror", (("convex mirror", "diverging mirror", "convex diverging mirror", "security mirror", "wing mirror", "passenger side mirror", "rear view mirror"), ("image",), ("always", "kind", "type", "what", "which", "nature", "describe*", "real or virtual", "virtual or real", "upright or inverted", "inverted or upright")), CONVEX, ("concave", "how far", "plane"), outcomes=(_SPREAD,)),
)  # fmt: skip
