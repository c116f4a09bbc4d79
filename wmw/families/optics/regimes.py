"""How the light goes: regimes, the words that tell them, facts and sign conventions."""

from __future__ import annotations

from sympy import sin

from wmw.core.family import Convention, Fact, Ge, Gt, Lt, Regime, Usual
from wmw.families.optics.depths import DEPTH_CUES, SEEN_FROM_ABOVE
from wmw.families.optics.pairs import EACH
from wmw.families.optics.quantities import MEETS_A_PIECE
from wmw.families.optics.symbols import (
    BOUNDARY,
    CONCAVE_REAL,
    CONCAVE_VIRTUAL,
    CONTACT,
    CONVEX,
    DENSER,
    DEPTH,
    DIVERGING,
    LAYERS,
    LAYERS_DOWN,
    LAYERS_UP,
    LENS,
    LENS_REAL,
    LENS_VIRTUAL,
    MEDIUM,
    MIRROR,
    MIRROR_RAY,
    PLANE,
    RARER,
    REAL,
    SPREADING,
    STACK,
    TOTAL,
    VIRTUAL,
    M,
    M_abs,
    R,
    d_i,
    d_o,
    f,
    h_i,
    index_reference,
    n_1,
    n_2,
    n_3,
    theta_1,
)

_CONVERGING = ("converging lens", "convex lens", "converging", "positive lens", "magnifying glass", "biconvex",
               "magnifier", "lens", "converging lenses", "lenses", "spectacles", "glasses", "eyeglasses")  # fmt: skip
_DIVERGING = ("diverging lens", "concave lens", "diverging", "negative lens", "biconcave", "lens", "diverging lenses",
              "lenses", "spectacles", "glasses", "eyeglasses")  # fmt: skip
_SEVERAL = (
    "two lenses",
    "second lens",
    "telescope",
    "microscope",
    "two thin lenses",
    "two converging lenses",
    "two diverging lenses",
    "three lenses",
    "both lenses",
    "in contact",
    "lens system",
    "prism",
)
_CONCAVE = ("concave mirror", "concave spherical mirror", "concave", "converging mirror", "shaving mirror",
            "makeup mirror", "make-up mirror", "curved mirror", "spherical mirror")  # fmt: skip
_CONVEX = ("convex mirror", "convex spherical mirror", "convex", "diverging mirror", "curved mirror",
           "spherical mirror")  # fmt: skip
_FLAT = ("plane mirror", "flat mirror")
_CURVED = (
    "lens",
    "concave",
    "convex",
    "spherical",
    "curved",
    "radius of curvature",
    "focal",
    "index",
)
_FORMS = ("forms", "makes", "gives", "produces", "creates")
_SIZES_TOLD = (
    *("twice", "half", "double", "as large", "as tall", "as big", "of the same", "the same size", "equal in size", "that is"),
    *(f"{n} times" for n in ("two", "three", "four", "five", "six", "ten", *range(2, 13))),
)  # fmt: skip


def _told_of_kind(kind: str) -> tuple[str, ...]:
    """Return what says that an image is of a kind, and does not only name a sign for such ones."""
    verbs = ("has", "have", "gives", "makes", "casts", "throws", "forms", "produces", "yields")
    tails = ("at", "lies", "forms", "appears", "stands", "behind", "in front", "which")
    return (
        *(f"{verb} a {kind} image" for verb in verbs),
        *(f"{kind} image {tail}" for tail in tails),
    )


_ON_SCREEN = (
    "on a screen",
    "onto a screen",
    "on the screen",
    *_told_of_kind("real"),
    "forms a real image of",
    "produces a real image of",
    "caught on a screen",
    "onto a wall",
    "onto the wall",
    *(
        f"{seen} on {a} wall"
        for seen in ("image", "picture", "large", "big", "tall", "high", "enlarged")
        for a in ("a", "the")
    ),
    "throws an image",
    *(
        f"{verb} {kind} image"
        for verb in ("obtain", "get", "to form", "to produce", "to give")
        for kind in ("a real", "a real inverted", "an inverted")
    ),
    *(
        f"{verb} {kind} image"
        for verb in _FORMS
        for kind in ("an inverted", "a real", "a real inverted")
    ),
    *(f"real image {size}" for size in _SIZES_TOLD),
)
_NO_SCREEN = (
    *_told_of_kind("virtual"),
    "forms a virtual image of", "produces a virtual image of", "magnifying glass",
    *(f"{verb} {kind} image" for verb in _FORMS for kind in ("an upright", "an erect", "a virtual", "an upright virtual", "a virtual upright", "a magnified upright", "an enlarged upright")),
    *(f"{kind} image {size}" for kind in ("upright", "erect", "virtual") for size in _SIZES_TOLD),
    *(f"{verb} {what}" for verb in ("shows", "makes", "sees", "see", "magnifies", "enlarges") for what in ("a face", "the face", "his face", "her face", "my face", "your face", "own face", "a tooth", "the tooth")),
    *(f"{what} {seen}" for what in ("face", "tooth", "chin") for seen in ("magnified", "enlarged", "appears", "looks", "look")),
)  # fmt: skip
"""What tells of an upright image: one that is told so, or a face or tooth that is looked at in a mirror."""
_BOUNDARY = ("normal", "refract", "refraction", "refracted", "refracts", "incidence", "light passes from", "light enters", "passes from air", "boundary", "surface", "ray", "interface", "beam", "critical angle",
             "totally reflected", "total internal reflection")  # fmt: skip
_NO_RAY = ("lens", "mirror", "prism", "apparent", "appear", "appears", "seem", "seems", "polarized", "polarised", "polarizing", "polarising",
           "brewster", "brewster's angle")  # fmt: skip
_STACKED = ("layers", "layer of", "floats on", "floating on", "parallel faces", "slab", "plate", "pane", "sheet of",
            "film of", "flat layer")  # fmt: skip
_DOWNWARD = (
    "from above",
    "in air above",
    "in the air above",
    "from the air above",
    "travels down",
    "down into",
    "downward",
)
_UPWARD = ("from below", "upward", "upwards", "travels up", "at the bottom", "from the bottom", "on the bottom",
           "up through")  # fmt: skip
_PARAXIAL = ("thin lens", "paraxial rays")
_MIRROR_ASSUMED = ("rays close to the axis", "small aperture")
_FLAT_BOUNDARY = ("flat boundary", "the indices are those for the light used")

REGIMES = (
    Regime(
        LENS_REAL, "converging lens, object beyond the focus: real image", cues=_CONVERGING, needs_cue=True,
        rules_out=("diverging lens", "diverging lenses", "concave", "mirror", "negative lens", *_NO_SCREEN, *_SEVERAL),
        conditions=(Gt(f, 0), Gt(d_o, f), Gt(d_i, 0)), assumptions=_PARAXIAL,
    ),
    Regime(
        LENS_VIRTUAL, "converging lens, object inside the focus: virtual image", cues=_CONVERGING, needs_cue=True,
        rules_out=("diverging lens", "diverging lenses", "concave", "mirror", "negative lens", *_ON_SCREEN, *_SEVERAL),
        conditions=(Gt(f, 0), Gt(d_o, 0), Lt(d_o, f), Lt(d_i, 0)), assumptions=_PARAXIAL,
    ),
    Regime(
        DIVERGING, "diverging lens", cues=_DIVERGING, needs_cue=True,
        rules_out=("converging lens", "converging lenses", "convex", "mirror", "positive lens", "magnifying glass", *_ON_SCREEN, *_SEVERAL),
        conditions=(Lt(f, 0), Gt(d_o, 0), Lt(d_i, 0)), assumptions=_PARAXIAL,
    ),
    Regime(
        CONTACT, "two thin lenses in contact",
        cues=("in contact", "placed together", "put together", "combination of", "against each other", "combined"),
        rules_out=("mirror", "apart", "separated", *EACH), needs_cue=True, assumptions=_PARAXIAL,
    ),
    Regime(
        CONCAVE_REAL, "concave mirror, object beyond the focus: real image", cues=_CONCAVE, needs_cue=True,
        rules_out=("lens", "convex", *_FLAT, "diverging mirror", *_NO_SCREEN),
        conditions=(Gt(f, 0), Gt(d_o, f), Gt(d_i, 0)), assumptions=_MIRROR_ASSUMED,
    ),
    Regime(
        CONCAVE_VIRTUAL, "concave mirror, object inside the focus: virtual image", cues=_CONCAVE, needs_cue=True,
        rules_out=("lens", "convex", *_FLAT, "diverging mirror", *_ON_SCREEN),
        conditions=(Gt(f, 0), Gt(d_o, 0), Lt(d_o, f), Lt(d_i, 0)), assumptions=_MIRROR_ASSUMED,
    ),
    Regime(
        CONVEX, "convex mirror", cues=_CONVEX, needs_cue=True,
        rules_out=("lens", "concave", *_FLAT, "converging mirror", *_ON_SCREEN),
        conditions=(Lt(f, 0), Gt(d_o, 0), Lt(d_i, 0)), assumptions=_MIRROR_ASSUMED,
    ),
    Regime(
        PLANE, "image in a plane mirror", cues=(*_FLAT, "mirror"), needs_cue=True, rules_out=(*_CURVED, "ray", "beam", "angle of reflection", "angle of incidence"),
        conditions=(Gt(d_o, 0),), assumptions=("flat mirror",),
    ),
    Regime(
        MIRROR_RAY, "ray reflected by a plane mirror", cues=(*_FLAT, "mirror", "reflected ray", "law of reflection"),
        needs_cue=True, rules_out=(*_CURVED, "image"), conditions=(Ge(theta_1, 0),), assumptions=("flat mirror",),
    ),
    Regime(
        DENSER, "refraction into a denser medium", cues=_BOUNDARY, needs_cue=True,
        rules_out=(*_NO_RAY, "floats on", "floating on", "layers"),
        conditions=(Gt(n_2, n_1), Gt(theta_1, 0)), assumptions=_FLAT_BOUNDARY,
    ),
    Regime(
        RARER, "refraction into a rarer medium, below the critical angle", cues=_BOUNDARY, needs_cue=True,
        rules_out=(*_NO_RAY, "floats on", "floating on", "layers"),
        conditions=(Gt(n_1, n_2), Lt(n_1 * sin(theta_1), n_2), Gt(theta_1, 0)), assumptions=_FLAT_BOUNDARY,
    ),
    Regime(
        TOTAL, "total internal reflection", cues=_BOUNDARY, needs_cue=True,
        rules_out=(*_NO_RAY, "floats on", "floating on", "layers"),
        conditions=(Gt(n_1, n_2), Gt(n_1 * sin(theta_1), n_2)), assumptions=_FLAT_BOUNDARY,
    ),
    Regime(
        LAYERS, "three media with parallel boundaries", cues=_STACKED, needs_cue=True,
        rules_out=(*_NO_RAY, *_DOWNWARD, *_UPWARD, "floats on", "floating on", "lies on", "rests on", "covered with"),
        conditions=(Lt(n_1 * sin(theta_1), n_2), Lt(n_1 * sin(theta_1), n_3)), assumptions=("flat parallel boundaries",),
    ),
    Regime(
        LAYERS_DOWN, "a layer on another medium, the light coming from above",
        cues=(*_DOWNWARD, "floats on", "floating on", "lies on", "rests on", "covers", "covered with"), needs_cue=True,
        rules_out=(*_NO_RAY, *_UPWARD),
        conditions=(Lt(n_1 * sin(theta_1), n_2), Lt(n_1 * sin(theta_1), n_3)), assumptions=("flat horizontal surfaces",),
    ),
    Regime(
        LAYERS_UP, "a layer on another medium, the light coming from below", cues=_UPWARD, needs_cue=True,
        rules_out=(*_NO_RAY, *_DOWNWARD),
        conditions=(Lt(n_1 * sin(theta_1), n_2), Lt(n_1 * sin(theta_1), n_3)), assumptions=("flat horizontal surfaces",),
    ),
    Regime(
        DEPTH, "depth seen nearly along the normal", needs_cue=True,
        cues=DEPTH_CUES, rules_out=("lens", "mirror", "prism"), fixed={n_2: 1.0}, assumptions=("viewed nearly along the normal",), where=(SEEN_FROM_ABOVE,),
    ),
    Regime(
        MEDIUM, "light travelling in a medium", needs_cue=True,
        cues=("speed of light", "speed of the light", "wavelength", "how fast does light", "how long does", "frequency",
              "what speed", "optical path", "speed does light", "how fast is light", "time", "light travels at",
              "light moves at", "light has a speed", "speed of", "m/s"),
        rules_out=("to the normal", "with the normal", "from the normal", "and the normal", "angle", "lens", "mirror", "refracted ray", "depth", "prism"),
        assumptions=("uniform medium",),
    ),
)  # fmt: skip

_INTO_AIR = ("surface of air", "boundary with air", "into air", "into the air", "with air", "with the air", "surrounded by air", "to air", "air outside",
             "surrounding air", "to the air")  # fmt: skip
_MEDIA = (
    "glass",
    "diamond",
    "plastic",
    "crystal",
    "quartz",
    "medium",
    "material",
    "critical angle",
)
_CRITICAL_IN_AIR = tuple(f"{medium} {side} air" for medium in _MEDIA for side in ("in", "against"))
"""Where a critical angle is told of a medium in air; light that leaves it has the air before it."""
_ENTERS_AIR = ("enters the air", "enters air", "emerges into air", "leaves into the air")
_FROM_AIR = ("from air", "in air index", "beam in air", "from the air", "ray in air", "light in air", "travelling in air", "traveling in air",
             "travels in air", "travelling through air", "traveling through air", "laser in air", "pulse in air",
             "pencil in air")  # fmt: skip
_ABOVE = ("in air above", "in the air above")
"""Where light starts, unless it comes up to there."""
_COMES_UP = (
    *_UPWARD,
    "ray in water",
    "light in water",
    "beam in water",
    "emerges",
    "leaves",
    "rises",
)
_WITHIN = tuple(f"{light} {where}" for light in ("ray", "light", "beam", "laser", "pulse", "travels", "travelling", "traveling", "moves", "moving") for where in ("inside", "within"))  # fmt: skip
"""Where light starts that is on its way out of what stands in air."""
_NOT_AIR = ("into", "enters", "immersed", "submerged", "coated", "vacuum", "another", "second", "angle inside", "angle within", *(f"{where} {what}" for where in ("in", "under", "with", "with the", "to", "to the", "and", "glass", "by", "of", "on", "against") for what in ("water", "oil", "glycerine", "glycerin", "liquid", "ice", "glass", "diamond")))  # fmt: skip
_TWICE = ("twice as tall", "twice the size", "twice as large", "double the size", "twice as high", "twice the height",
          "twice as big")  # fmt: skip
_HALF = (
    "half as tall",
    "half the size",
    "half as large",
    "half as high",
    "half the height",
    "half as big",
)

_COUNTED = {3: "three", 4: "four", 5: "five", 6: "six", 8: "eight", 10: "ten"}
_AS_LARGE = ("as large as the object", "as tall as the object", "as big as the object", "as high as the object", "larger than the object", "taller than the object", "the size of the object", "the height of the object", "enlarged", "magnified")  # fmt: skip
_NOT_IN_SIZE = ("how many times", "area", "reduced", "smaller", "radius", "distance as large", "telescope", "microscope", "as the image", "than the image", "of the image")  # fmt: skip

FACTS = (
    Fact(_INTO_AIR, {n_2: 1.0}, (*BOUNDARY, DEPTH)),
    Fact(_ENTERS_AIR, {n_2: 1.0}, (DENSER, RARER)),
    Fact(_CRITICAL_IN_AIR, {n_2: 1.0}, (TOTAL, RARER)),
    Fact(_CRITICAL_IN_AIR, {index_reference: 1.0}, (TOTAL,)),
    Fact(_FROM_AIR, {n_1: 1.0}, (*BOUNDARY, *STACK)),
    Fact(_ABOVE, {n_1: 1.0}, (*BOUNDARY, *STACK), _COMES_UP),
    Fact(MEETS_A_PIECE, {n_1: 1.0}, BOUNDARY),
    # What is asked for is then the index of the other medium.
    Fact((*_INTO_AIR, *_ENTERS_AIR), {index_reference: 1.0}, (RARER, TOTAL)),
    Fact(_FROM_AIR, {index_reference: 1.0}, (DENSER,)),
    Fact(_ABOVE, {index_reference: 1.0}, (DENSER,), _COMES_UP),
    Fact(_TWICE, {M_abs: 2.0}, (*REAL, *VIRTUAL)),
    Fact(_HALF, {M_abs: 0.5}, (*REAL, *SPREADING)),
    *(
        Fact(
            tuple(f"{count} times {size}" for count in (word, str(n)) for size in _AS_LARGE),
            {M_abs: float(n)},
            (*REAL, *VIRTUAL),
            _NOT_IN_SIZE,
        )
        for n, word in _COUNTED.items()
    ),
    Fact(
        (
            "same size as the object",
            "equal in size to the object",
            *(
                f"real image {size}"
                for size in (
                    "as large as",
                    "as tall as",
                    "as big as",
                    "of the same size",
                    "the same size",
                    "equal in size",
                )
            ),
        ),
        {M_abs: 1.0},
        REAL,
    ),
)

USUAL = (
    Usual(("in air",), {n_2: 1.0}, (TOTAL,), (*_FROM_AIR, "incidence", "incident", "refraction", "strikes", "hits", "meets", "water", "oil")),
    Usual(_WITHIN, {n_2: 1.0}, (RARER, TOTAL), (*_FROM_AIR, *_NOT_AIR)),
)  # fmt: skip

_FLIPPED = {d_o: -1.0, d_i: -1.0, f: -1.0, R: -1.0}

CONVENTIONS = (
    # Light travels along +x: u = -d_o, v = d_i, 1/v - 1/u = 1/f, m = v/u.
    Convention("Cartesian, lenses", {d_o: -1.0}, LENS),
    # u = -d_o, v = -d_i, focus and centre before the mirror are negative: 1/v + 1/u = 1/f, m = -v/u.
    Convention("Cartesian, mirrors", _FLIPPED, MIRROR),
    Convention("Cartesian, plane mirror", {d_o: -1.0, d_i: -1.0}, (PLANE,)),
    Convention("magnification as a magnitude", {M: -1.0}, REAL),
    Convention("heights as magnitudes", {h_i: -1.0}, REAL),
    Convention("magnification and heights as magnitudes", {M: -1.0, h_i: -1.0}, REAL),
    Convention("Cartesian, magnification and heights as magnitudes", {d_o: -1.0, M: -1.0, h_i: -1.0}, (LENS_REAL,)),
    Convention("Cartesian mirror, magnification and heights as magnitudes", {**_FLIPPED, M: -1.0, h_i: -1.0},
               (CONCAVE_REAL,)),
    # The sign is left to the words "virtual" and "diverging": 1/f = 1/d_o - 1/d_i and the like.
    Convention("distances as magnitudes", {d_i: -1.0}, (*VIRTUAL, PLANE)),
    Convention("focal length as a magnitude", {f: -1.0, R: -1.0}, SPREADING),
    Convention("focal length and image distance as magnitudes", {f: -1.0, R: -1.0, d_i: -1.0}, SPREADING),
    Convention("image distance as a magnitude", {d_i: -1.0}, SPREADING),
)  # fmt: skip
