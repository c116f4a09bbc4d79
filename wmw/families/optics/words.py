"""Bodies, relations, qualitative outcomes and many-valued names of geometric optics.

The media go by the same words in every role: which of them is medium 1 is told by where the ray
starts, or by the index stated for it. What questions and gold traces write is air and solids
whose name fits every index of the draw grids.
"""

from __future__ import annotations

from itertools import permutations, product

from sympy import Abs, And, sin

from wmw.core.family import Choice, Eq, Gt, Lt, Ne, Outcome, RelationSpec, Role
from wmw.families.optics.symbols import (
    BOUNDARY,
    CONTACT,
    DENSER,
    DEPTH,
    IMAGE,
    LAYERS_DOWN,
    LAYERS_UP,
    LENS,
    MEDIUM,
    MIRROR,
    MIRROR_RAY,
    P_1,
    P_2,
    PLANE,
    RARER,
    RAYS,
    REFRACTION,
    STACK,
    TOTAL,
    M,
    P,
    R,
    d,
    d_i,
    h_m,
    h_o,
    lambda_0,
    lambda_1,
    lambda_2,
    n_1,
    n_2,
    n_3,
    n_lens,
    theta_1,
    theta_2,
    theta_refl,
    v_1,
    v_2,
)

_MEDIA = (
    "glass", "plastic", "resin", "liquid", "air", "water", "oil", "glass block", "crown glass", "flint glass", "diamond",
    "acrylic", "ice", "clear liquid", "plexiglass", "plexiglas", "perspex", "quartz", "glycerine", "glycerin", "ethanol", "alcohol",
    "benzene", "sapphire", "crystal", "block", "slab", "plate", "vacuum", "medium", "gel", "fibre", "fiber",
    "transparent liquid", "transparent plastic", "salt water", "sugar solution", "core", "cladding", "medium 1",
    "medium 2", "first medium", "second medium",
)  # fmt: skip
_SOLIDS = ("glass", "plastic", "resin")
_AIR = ("air",)

# A role is declared anew for regimes that write it with other words; what its first record lists
# is understood in all of them.
ROLES = (
    Role("object", ("object", "candle", "pencil", "flower", "figurine", "toy", "arrow", "lamp", "bulb", "light bulb",
                    "stamp", "insect", "coin", "ring", "marble", "shell", "penny", "person", "face", "tree",
                    "slide", "nail", "tooth", "flame", "filament",
                    "pin", "statue", "needle", "fish", "stone", "pebble", "key", "bird", "ruler", "girl", "boy", "man",
                    "woman", "student", "letter", "print", "text", "specimen", "source"),
         (("height", "h_o"),), (*IMAGE, PLANE), ("candle", "pencil", "flower", "figurine", "toy", "lamp")),
    Role("object", ("submerged object", "sunken object"), (), (DEPTH,), ("coin", "pebble", "stone", "key", "ring", "marble", "shell", "nail")),
    Role("lens", ("lens", "thin lens", "converging lens", "diverging lens", "convex lens", "concave lens",
                  "magnifying glass", "magnifier", "camera lens", "eyeglass lens", "loupe"),
         (("focal_length", "f"),), LENS, ("lens",)),
    Role("lens", ("lenses", "lens combination"), (("focal_length", "f"),), (CONTACT,), ("lens",)),
    Role("mirror", ("mirror", "concave mirror", "convex mirror", "spherical mirror", "shaving mirror", "makeup mirror",
                    "curved mirror"),
         (("radius_of_curvature", "R"), ("focal_length", "f")), MIRROR, ("mirror",)),
    Role("mirror", ("plane mirror", "flat mirror"), (), (PLANE, MIRROR_RAY), ("mirror",)),
    Role("ray", ("ray", "light ray", "ray of light", "narrow beam of light", "light beam", "beam of light", "beam", "light", "laser beam",
                 "incident ray", "laser", "laser light", "sunlight", "sunbeam"),
         (), (*RAYS, MIRROR_RAY, MEDIUM), ("ray of light", "light ray", "laser beam", "narrow beam of light")),
    Role("medium_1", _MEDIA, (("n", "n_1"),), (DENSER, *STACK), _AIR),
    Role("medium_1", ("denser medium", "optically denser medium"), (("n", "n_1"),), (RARER, TOTAL, MEDIUM), _SOLIDS),
    Role("medium_1", ("liquid layer",), (("n", "n_1"),), (DEPTH,), ("liquid", "clear liquid", "transparent liquid")),
    Role("medium_2", _MEDIA, (("n", "n_2"),), (DENSER,), _SOLIDS),
    Role("medium_2", ("rarer medium", "surrounding medium"), (("n", "n_2"),), (RARER, TOTAL, DEPTH), _AIR),
    Role("medium_2", ("middle layer", "layer"), (("n", "n_2"),), STACK, ("gel", "liquid", "transparent liquid")),
    Role("medium_3", _MEDIA, (("n", "n_3"),), STACK, _SOLIDS),
)  # fmt: skip

RELATIONS = (
    RelationSpec("separated", ("object", "lens"), LENS),
    RelationSpec("separated", ("object", "mirror"), MIRROR),
    RelationSpec("separated", ("object", "mirror"), (PLANE,), required=False),
    RelationSpec("contact", ("ray", "mirror"), (MIRROR_RAY,), required=False),
    RelationSpec("in", ("ray", "medium_1"), (*BOUNDARY, MEDIUM)),
    RelationSpec("contact", ("medium_1", "medium_2"), (*BOUNDARY, DEPTH, *STACK), required=False),
    RelationSpec("adjacent", ("medium_1", "medium_2"), (*BOUNDARY, DEPTH, *STACK), required=False),
    RelationSpec("contact", ("medium_2", "medium_3"), STACK, required=False),
    RelationSpec("adjacent", ("medium_2", "medium_3"), STACK, required=False),
    RelationSpec("above", ("medium_1", "medium_2"), (LAYERS_DOWN,)),
    RelationSpec("above", ("medium_2", "medium_3"), (LAYERS_DOWN,)),
    RelationSpec("below", ("medium_1", "medium_2"), (LAYERS_UP,)),
    RelationSpec("below", ("medium_2", "medium_3"), (LAYERS_UP,)),
    RelationSpec("on", ("medium_2", "medium_3"), (LAYERS_DOWN,), required=False),
    RelationSpec("in", ("object", "medium_1"), (DEPTH,)),
)  # fmt: skip

_SAID = {
    "real": ("real",),
    "virtual": ("virtual",),
    "upright": ("upright", "erect"),
    "inverted": ("inverted", "upside down"),
    "enlarged": ("enlarged", "magnified", "larger", "larger than the object"),
    "reduced": ("reduced", "diminished", "smaller", "smaller than the object"),
    "the same size": ("the same size", "same size", "of the same size", "equally large"),
}


def _described(*properties: str) -> tuple[str, ...]:
    """Return the ways to list what an image is, in any order, with and without an "and"."""
    return tuple(
        phrase
        for order in permutations(properties)
        for words in product(*(_SAID[name] for name in order))
        for phrase in (" ".join(words), f"{' '.join(words[:-1])} and {words[-1]}")
    )


OUTCOMES = (
    Outcome(
        "image_type",
        ("real or virtual", "real or a virtual", "virtual or real", "virtual or a real", "a real image or a virtual",
         "real image or a virtual image", "a real or virtual image", "a virtual or a real image", "real, or is it virtual",
         "what type of image", "what kind of image", "is the image real", "is the image virtual"),
        (
            Choice("real", Gt(d_i, 0), ("real", "real image", "a real image", "the image is real", "it is real")),
            Choice("virtual", Lt(d_i, 0),
                   ("virtual", "virtual image", "a virtual image", "the image is virtual", "it is virtual")),
        ),
        (*IMAGE, PLANE), in_effects=False,
    ),
    Outcome(
        "image_type_in_effect", (),
        (
            Choice("real", Gt(d_i, 0), ("the image is real", "forms a real image", "a real image forms",
                                        "a real image is formed", "real and inverted", "real, inverted")),
            Choice("virtual", Lt(d_i, 0), ("the image is virtual", "forms a virtual image", "a virtual image forms",
                                           "a virtual image is formed", "virtual and upright", "virtual, upright",
                                           "virtual and erect", "virtual, erect")),
        ),
        (*IMAGE, PLANE),
    ),
    Outcome(
        "orientation",
        ("upright or inverted", "inverted or upright", "upside down or upright", "upright or upside down",
         "inverted or erect", "erect or inverted", "the right way up or", "upright or is it inverted",
         "upright or an inverted", "inverted or an upright"),
        (
            Choice("upright", Gt(M, 0), ("upright", "the image is upright", "an upright image", "erect",
                                         "the right way up", "the same way up", "right side up", "it is upright")),
            Choice("inverted", Lt(M, 0), ("inverted", "the image is inverted", "an inverted image", "upside down",
                                          "upside-down", "it is inverted", "turned upside down")),
        ),
        (*IMAGE, PLANE), in_effects=False,
    ),
    Outcome(
        "orientation_in_effect", (),
        (
            Choice("upright", Gt(M, 0), ("the image is upright", "an upright image forms", "forms an upright image",
                                         "the image stands upright", "virtual and upright", "virtual, upright")),
            Choice("inverted", Lt(M, 0), ("the image is inverted", "an inverted image forms", "forms an inverted image",
                                          "the image is upside down", "the image stands upside down",
                                          "real and inverted", "real, inverted")),
        ),
        (*IMAGE, PLANE),
    ),
    Outcome(
        "image_size",
        ("enlarged or diminished", "enlarged or reduced", "larger or smaller", "magnified or diminished",
         "bigger or smaller", "smaller or larger", "reduced or enlarged", "diminished or enlarged"),
        (
            Choice("enlarged", Gt(Abs(M), 1), ("enlarged", "larger than the object", "magnified", "larger", "bigger")),
            Choice("same size", Eq(Abs(M), 1), ("the same size", "as large as the object", "equal in size")),
            Choice("diminished", Lt(Abs(M), 1), ("diminished", "reduced", "smaller than the object", "smaller")),
        ),
        (*IMAGE, PLANE), in_effects=False,
    ),
    Outcome(
        "image_type_and_way",
        (*tuple(f"{one}, {joint}{other}" for one in ("real or virtual", "virtual or real") for joint in ("", "and ", "and is it ", "is it ") for other in ("upright or inverted", "inverted or upright", "erect or inverted", "inverted or erect")), "describes the image", "describes its image", "describe the image", "nature of the image"),
        tuple(
            Choice(f"{kind} and {way}", And(real, upright), _described(kind, way))
            for kind, real in (("real", Gt(d_i, 0)), ("virtual", Lt(d_i, 0)))
            for way, upright in (("upright", Gt(M, 0)), ("inverted", Lt(M, 0)))
        ),
        (*IMAGE, PLANE), in_effects=False,
    ),
    Outcome(
        "image_described",
        ("which image does", "which image is formed", "which image of", "which image is produced", "what image does", "what sort of image", "describe the image", "which kind of image",
         "nature of the image", "characteristics of the image", "describes the image", "which of these images",
         "properties of the image", "describe its image", "describes its image", "describe the image formed"),
        tuple(
            Choice(f"{kind}, {way} and {size}", And(real, upright, wide), _described(kind, way, size))
            for kind, real in (("real", Gt(d_i, 0)), ("virtual", Lt(d_i, 0)))
            for way, upright in (("upright", Gt(M, 0)), ("inverted", Lt(M, 0)))
            for size, wide in (("enlarged", Gt(Abs(M), 1)), ("the same size", Eq(Abs(M), 1)), ("reduced", Lt(Abs(M), 1)))
        ),
        (*IMAGE, PLANE), in_effects=False,
    ),
    Outcome(
        "bending",
        ("toward the normal or away", "towards the normal or away", "away from the normal or toward",
         "away from the normal or towards", "toward or away from the normal", "towards or away from the normal",
         "away from or toward the normal", "which way does the ray bend", "which way does the light bend"),
        (
            Choice("toward the normal", And(Lt(theta_2, theta_1), Ne(n_1, n_2)),
                   ("toward the normal", "towards the normal", "it bends toward the normal", "bends toward the normal",
                    "bends towards the normal", "bent toward the normal", "refracted toward the normal",
                    "turns toward the normal", "bent towards the normal")),
            Choice("away from the normal", Gt(theta_2, theta_1),
                   ("away from the normal", "it bends away from the normal", "bends away from the normal",
                    "bent away from the normal", "refracted away from the normal", "turns away from the normal")),
        ),
        REFRACTION, in_effects=False,
    ),
    Outcome(
        "bending_in_effect", (),
        (
            Choice("toward the normal", Lt(theta_2, theta_1),
                   ("the ray bends toward the normal", "bends toward the normal", "bends towards the normal",
                    "is bent toward the normal", "is bent towards the normal", "is refracted toward the normal",
                    "is refracted towards the normal", "turns toward the normal")),
            Choice("away from the normal", Gt(theta_2, theta_1),
                   ("the ray bends away from the normal", "bends away from the normal", "is bent away from the normal",
                    "is refracted away from the normal", "turns away from the normal")),
        ),
        REFRACTION,
    ),
    Outcome(
        # Effects state the general rule ("beyond the critical angle ...") whichever way it goes here.
        "transmission",
        ("totally reflected", "totally internally reflected", "total internal reflection occur", "does any light pass",
         "does any of the light pass", "does it pass", "does the ray pass", "does the light pass",
         "does total internal reflection", "is the ray totally reflected", "completely reflected", "get out into"),
        (
            Choice("passes", Lt(n_1 * sin(theta_1), n_2),
                   ("part of the light passes into the {medium_2}", "it passes into the {medium_2}",
                    "some light passes into the {medium_2}", "passes into the {medium_2}", "light passes",
                    "it passes", "some light passes", "the ray passes", "part of the light passes", "is refracted",
                    "passes into", "pass into", "is transmitted", "part of it emerges", "part emerges", "some emerges", "some of it emerges", "emerges into", "some of it passes", "part of it passes", "part of it leaves", "it emerges", "partly refracted", "some light emerges", "leaves", "not totally reflected", "refracted")),
            Choice("totally reflected", Gt(n_1 * sin(theta_1), n_2),
                   ("it is totally reflected", "totally reflected", "the ray is totally reflected",
                    "total internal reflection", "totally internally reflected", "total reflection",
                    "completely reflected", "all the light is reflected", "no light passes", "does not pass",
                    "no light passes into the {medium_2}", "none passes into the {medium_2}", "the whole ray is reflected")),
        ),
        BOUNDARY, in_effects=False,
    ),
    Outcome(
        "totally_reflected",
        (*(f"{verb} total internal reflection {ends}" for verb in ("will", "does", "can", "would", "is there")
           for ends in ("occur", "take place", "happen", "set in", "here", "at")), "is there total internal reflection"),
        (
            Choice("yes", Gt(n_1 * sin(theta_1), n_2), ("yes", "it does", "it is", "it occurs", "total internal reflection occurs", "it is totally reflected", "totally reflected")),
            Choice("no", Lt(n_1 * sin(theta_1), n_2), ("no", "it does not", "it is not", "does not occur", "not totally reflected", "no total internal reflection",
                                                       "it will not", "total internal reflection does not occur", "part of the light passes",
                                                       "some light passes", "is refracted")),
        ),
        BOUNDARY, in_effects=False,
    ),
    Outcome(
        "speed_change", ("faster or slower", "slower or faster", "speed up or slow down", "slow down or speed up"),
        (
            Choice("slows down", Lt(v_2, v_1), ("slower", "slows down", "it slows down", "more slowly")),
            Choice("speeds up", Gt(v_2, v_1), ("faster", "speeds up", "it speeds up", "more quickly")),
        ),
        REFRACTION, in_effects=False,
    ),
    Outcome(
        "wavelength_change", ("longer or shorter", "shorter or longer"),
        (
            Choice("shorter", Lt(lambda_2, lambda_1), ("shorter", "it becomes shorter", "decreases", "smaller")),
            Choice("longer", Gt(lambda_2, lambda_1), ("longer", "it becomes longer", "increases", "larger")),
        ),
        REFRACTION, in_effects=False,
    ),
)  # fmt: skip

AMBIGUOUS = {
    "power": (P, P_1, P_2),
    "n": (n_1, n_2, n_3, n_lens),
    "mu": (n_1, n_2, n_3, n_lens),
    "index": (n_1, n_2, n_3, n_lens),
    "refractive_index": (n_1, n_2, n_3, n_lens),
    "index_of_refraction": (n_1, n_2, n_3, n_lens),
    "theta": (theta_1, theta_2),
    "angle": (theta_1, theta_2),
    "i": (theta_1, d_i),
    "r": (R, theta_2, theta_refl),
    "theta_r": (theta_2, theta_refl),
    "v": (d_i, v_1, v_2),
    "h": (h_o, d, h_m),
    "lambda": (lambda_1, lambda_0, lambda_2),
    "wavelength": (lambda_0, lambda_1, lambda_2),
    "speed": (v_1, v_2),
}
"""Names of several quantities; the regime, then the values, tell which is meant."""
