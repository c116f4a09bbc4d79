"""Question kinds about images in lenses and mirrors.

`[a|b]` in a phrasing reads a where the text carries the numbers and b where the picture does.
"""

from __future__ import annotations

from wmw.core.family import Gt, Kind, Lt, Mistake, Ne
from wmw.families.optics.symbols import (
    CONCAVE_REAL,
    CONCAVE_VIRTUAL,
    CONVEX,
    DIVERGING,
    LENS_REAL,
    LENS_VIRTUAL,
    M,
    P,
    R,
    R_abs,
    d_i,
    d_o,
    f,
    f_abs,
    h_i,
    h_o,
)

# The picture shows object and focus to scale, so they may neither crowd nor lie far apart.
_BEYOND = (Gt(d_o, 1.15 * f), Lt(d_o, 4 * f), Ne(d_o, 2 * f))
_INSIDE = (Lt(d_o, 0.85 * f), Gt(d_o, 0.25 * f))

_LENS_RULES = (
    "Thin lens equation",
    "Thin lens equation: 1/f = 1/d_o + 1/d_i, real images counted as positive",
    "Imaging by a thin lens, solved for the image distance",
)
_MIRROR_RULES = (
    "Mirror equation",
    "Mirror equation with f = R/2",
    "The focal length of a spherical mirror is half its radius of curvature; the mirror equation gives the image",
)
_REAL_EFFECTS = (
    "The rays from a point of the {object} meet again behind the {lens}, and the image is real.",
    "Behind the {lens} the rays converge, so the image is real.",
    "The {lens} brings the rays together in a point: it forms a real image.",
)
_VIRTUAL_EFFECTS = (
    "Behind the {lens} the rays still spread out; the image is virtual.",
    "The rays leave the {lens} diverging, so the image is virtual.",
    "Only the backward extensions of the rays meet: the {lens} forms a virtual image.",
)
_MIRROR_REAL_EFFECTS = (
    "The reflected rays meet in front of the {mirror}, and the image is real.",
    "After reflection the rays converge to a point before the {mirror}: the image is real.",
    "The {mirror} brings the reflected rays together and forms a real image.",
)
_MIRROR_VIRTUAL_EFFECTS = (
    "The reflected rays spread out as if from behind the {mirror}; the image is virtual.",
    "After reflection the rays diverge, so the image is virtual.",
    "Only the extensions of the reflected rays behind the {mirror} meet: the image is virtual.",
)
_DISTANCE_CHANGES = (
    "The image distance is {d_i}.",
    "An image forms with the image distance {d_i}.",
    "With its sign the image distance comes to {d_i}.",
)
_IMAGE_DISTANCE = (
    "A {object} stands {d_o} in front of a thin converging {lens} with a focal length of {f}. What is the image distance? (Real images count as positive.)",
    "A thin converging {lens} has a focal length of {f}. A {object} is placed {d_o} from the {lens}. Find the image distance, with its sign.",
    "The focal length of a thin converging {lens} is {f}. A {object} stands upright on the axis at an object distance of {d_o}. Calculate the image distance (positive for a real image, negative for a virtual one).",
    "With real images counted as positive, what is the image distance for a {object} that is placed {d_o} in front of a thin converging {lens} of focal length {f}?",
)

LENS_IMAGE_REAL = Kind(
    "lens_image_beyond_focus", LENS_REAL, (d_o, f), d_i, "quantitative", "easy", _IMAGE_DISTANCE,
    ("d_i = f d_o / (d_o - f)",), _LENS_RULES, _REAL_EFFECTS, _DISTANCE_CHANGES,
    ("The {object} is farther from the {lens} than the focus.", "The focal length is {f}, the object distance {d_o}."),
    (Mistake("plus for minus", f * d_o / (d_o + f)), Mistake("sign reversed", f * d_o / (f - d_o)),
     Mistake("distance beyond the focus", d_o - f), Mistake("sum of the distances", d_o + f),
     Mistake("focal length halved", f * d_o / (2 * d_o - f))),
    where=_BEYOND,
)  # fmt: skip

LENS_IMAGE_VIRTUAL = Kind(
    "lens_image_inside_focus", LENS_VIRTUAL, (d_o, f), d_i, "quantitative", "medium", _IMAGE_DISTANCE,
    ("d_i = f d_o / (d_o - f)",), _LENS_RULES, _VIRTUAL_EFFECTS, _DISTANCE_CHANGES,
    ("The {object} is nearer to the {lens} than the focus.", "The focal length is {f}, the object distance {d_o}."),
    (Mistake("sign reversed", f * d_o / (f - d_o)), Mistake("plus for minus", f * d_o / (d_o + f)),
     Mistake("distance to the focus", d_o - f), Mistake("sum of the distances", d_o + f),
     Mistake("focal length doubled", 2 * f * d_o / (d_o - 2 * f))),
    where=_INSIDE,
)  # fmt: skip

DIVERGING_IMAGE = Kind(
    "diverging_lens_image", DIVERGING, (d_o, f_abs), d_i, "quantitative", "medium",
    (
        "A {object} stands {d_o} in front of a thin diverging {lens} with a focal length [of magnitude {f_abs}|f ({f_abs} in the picture)]. What is the image distance? (Virtual images count as negative.)",
        "A thin diverging {lens} has a focal length [of magnitude {f_abs}|f ({f_abs} in the picture)]. A {object} is placed {d_o} from the {lens}. Find the image distance, with its sign.",
        "The [magnitude of the focal length of a diverging {lens} is {f_abs}|focal length of a diverging {lens} is f ({f_abs} in the picture)]. A {object} stands on the axis at an object distance of {d_o}. Calculate the image distance (positive for a real image, negative for a virtual one).",
        "With real images counted as positive, what is the image distance for a {object} that is placed {d_o} in front of a diverging {lens} with a focal length [of magnitude {f_abs}|f ({f_abs} in the picture)]?",
    ),
    ("f = -f_abs", "d_i = f d_o / (d_o - f)"),
    (
        "Thin lens equation with a negative focal length",
        "Thin lens equation; the focal length of a diverging {lens} is negative",
        "Imaging by a thin diverging {lens}: 1/f = 1/d_o + 1/d_i with f < 0",
    ),
    _VIRTUAL_EFFECTS, _DISTANCE_CHANGES,
    ("The {lens} is diverging, so its focal length is negative.", "The object distance is {d_o}."),
    (Mistake("focal length taken as positive", f_abs * d_o / (d_o - f_abs)),
     Mistake("sign reversed", f_abs * d_o / (d_o + f_abs)), Mistake("difference of the distances", f_abs - d_o),
     Mistake("sum of the distances", -(d_o + f_abs)), Mistake("focal length halved", -f_abs * d_o / (2 * d_o + f_abs))),
    where=(Gt(d_o, 0.3 * f_abs), Lt(d_o, 3.5 * f_abs), Ne(d_o, f_abs)),
)  # fmt: skip

CONCAVE_IMAGE = Kind(
    "concave_mirror_image", CONCAVE_REAL, (d_o, R), d_i, "quantitative", "medium",
    (
        "A {object} stands {d_o} in front of a concave {mirror} whose radius of curvature is {R}. What is the image distance? (Real images count as positive.)",
        "A concave {mirror} has a radius of curvature of {R}. A {object} is placed {d_o} from the {mirror}. Find the image distance, with its sign.",
        "The radius of curvature of a concave {mirror} is {R}. A {object} stands upright on the axis at an object distance of {d_o}. Calculate the image distance.",
        "Where is the image of a {object} that is placed {d_o} in front of a concave {mirror} with a radius of curvature of {R}?",
    ),
    ("f = R / 2", "d_i = f d_o / (d_o - f)"), _MIRROR_RULES, _MIRROR_REAL_EFFECTS, _DISTANCE_CHANGES,
    ("The focal length is half the radius of curvature.", "The object distance is {d_o}."),
    (Mistake("radius for focal length", R * d_o / (d_o - R)), Mistake("plus for minus", R * d_o / (2 * d_o + R)),
     Mistake("sign reversed", R * d_o / (R - 2 * d_o)), Mistake("focal length doubled", 2 * R * d_o / (d_o - 2 * R)),
     Mistake("distance beyond the focus", d_o - R / 2)),
    where=(*_BEYOND, Ne(d_o, R)),
)  # fmt: skip

CONCAVE_MAGNIFICATION = Kind(
    "concave_mirror_magnification", CONCAVE_VIRTUAL, (d_o, f), M, "quantitative", "medium",
    (
        "A {object} stands {d_o} in front of a concave {mirror} with a focal length of {f}. What is the lateral magnification of its image?",
        "A concave {mirror} has a focal length of {f}. A {object} is placed {d_o} from the {mirror}. Find the magnification, with its sign.",
        "The focal length of a concave {mirror} is {f}. A {object} stands upright at an object distance of {d_o}. Calculate the lateral magnification (negative if the image is inverted).",
        "What magnification does a concave {mirror} of focal length {f} give of a {object} that is placed {d_o} in front of it?",
    ),
    ("d_i = f d_o / (d_o - f)", "M = -d_i / d_o"),
    (
        "Mirror equation, then M = −d_i/d_o",
        "The mirror equation gives the image distance, the ratio of the distances the magnification",
        "Lateral magnification as the negative ratio of image distance to object distance",
    ),
    _MIRROR_VIRTUAL_EFFECTS,
    (
        "The lateral magnification is {M}.",
        "The image is {M} times as large as the {object}.",
        "The magnification comes to {M}.",
    ),
    ("The {object} is nearer to the {mirror} than the focus.", "The focal length is {f}."),
    (Mistake("sign reversed", f / (d_o - f)), Mistake("ratio inverted", (f - d_o) / f),
     Mistake("ratio of the given distances", f / d_o), Mistake("plus for minus", f / (d_o + f))),
    where=_INSIDE,
)  # fmt: skip

CONVEX_IMAGE = Kind(
    "convex_mirror_image", CONVEX, (d_o, R_abs), d_i, "quantitative", "medium",
    (
        "A {object} stands {d_o} in front of a convex {mirror} with a radius of curvature [of magnitude {R_abs}|R ({R_abs} in the picture)]. What is the image distance? (Virtual images count as negative.)",
        "A convex {mirror} has a radius of curvature [of magnitude {R_abs}|R ({R_abs} in the picture)]. A {object} is placed {d_o} from the {mirror}. Find the image distance, with its sign.",
        "The [magnitude of the radius of curvature of a convex {mirror} is {R_abs}|radius of curvature of a convex {mirror} is R ({R_abs} in the picture)]. A {object} stands on the axis at an object distance of {d_o}. Calculate the image distance (positive for a real image, negative for a virtual one).",
        "With real images counted as positive, what is the image distance for a {object} that is placed {d_o} in front of a convex {mirror} with a radius of curvature [of magnitude {R_abs}|R ({R_abs} in the picture)]?",
    ),
    ("R = -R_abs", "f = R / 2", "d_i = f d_o / (d_o - f)"),
    (
        "Mirror equation with a negative focal length f = R/2",
        "Mirror equation; radius and focal length of a convex {mirror} are negative",
        "Half the radius of curvature, taken as negative, in the mirror equation",
    ),
    _MIRROR_VIRTUAL_EFFECTS, _DISTANCE_CHANGES,
    ("The {mirror} is convex, so its focal length is negative.", "The object distance is {d_o}."),
    (Mistake("radius for focal length", -R_abs * d_o / (d_o + R_abs)),
     Mistake("focal length taken as positive", R_abs * d_o / (2 * d_o - R_abs)),
     Mistake("sign reversed", R_abs * d_o / (2 * d_o + R_abs)), Mistake("sum of the distances", -(d_o + R_abs / 2)),
     Mistake("difference of the distances", R_abs / 2 - d_o)),
    where=(Gt(d_o, 0.2 * R_abs), Lt(d_o, 1.8 * R_abs)),
)  # fmt: skip

IMAGE_HEIGHT = Kind(
    "image_height", LENS_REAL, (h_o, d_o, f), h_i, "quantitative", "medium",
    (
        "[A {h_o} tall {object}|A {object} of height {h_o}] stands {d_o} in front of a thin converging {lens} with a focal length of {f}. What is the height of the image? (Count it as negative if the image is inverted.)",
        "A thin converging {lens} has a focal length of {f}. [A {object} that is {h_o} tall|A {object} with the height {h_o}] is placed {d_o} from the {lens}. Find the height of the image, negative if it is upside down.",
        "The focal length of a thin converging {lens} is {f}. A {object} with a height of {h_o} stands at an object distance of {d_o}. Calculate the image height, with its sign.",
        "How tall is the image, with its sign, of a {object} of height {h_o} that is placed {d_o} in front of a thin converging {lens} of focal length {f}?",
    ),
    ("d_i = f d_o / (d_o - f)", "M = -d_i / d_o", "h_i = M h_o"),
    (
        "Thin lens equation, then M = −d_i/d_o = h_i/h_o",
        "The thin lens equation gives the image distance, the magnification the height",
        "Lateral magnification: image and {object} heights go with their distances from the {lens}",
    ),
    _REAL_EFFECTS,
    ("The image height is {h_i}.", "The image of the {object} has the height {h_i}.", "With its sign the image height comes to {h_i}."),
    ("The {object} is farther from the {lens} than the focus.", "The {object} is {h_o} tall."),
    (Mistake("sign lost", h_o * f / (d_o - f)), Mistake("ratio inverted", h_o * (f - d_o) / f),
     Mistake("ratio of the given distances", -h_o * f / d_o), Mistake("ratio of the given distances, inverted", -h_o * d_o / f),
     Mistake("plus for minus", -h_o * f / (d_o + f))),
    where=_BEYOND,
)  # fmt: skip

LENS_POWER = Kind(
    "lens_power", LENS_REAL, (d_o, d_i), P, "quantitative", "medium",
    (
        "A converging {lens} {d_o} away from a {object} throws a sharp image on a screen; the screen is at an image distance of {d_i}. What is the power of the {lens} in dioptres?",
        "A {object} stands {d_o} in front of a thin converging {lens}. Its image is sharp on a screen, and the image distance is {d_i}. Find the power of the {lens}.",
        "With a thin converging {lens} the image of a {object} is sharp on the screen. The object distance is {d_o} and the image distance {d_i}. Calculate the lens power in dioptres.",
        "What is the power, in dioptres, of a thin converging {lens} that gives an image on a screen at an image distance of {d_i} when a {object} is placed {d_o} in front of it?",
    ),
    ("f = 1 / (1/d_o + 1/d_i)", "P = 1 / f"),
    (
        "Thin lens equation, then P = 1/f with f in metres",
        "The power of a {lens} is the reciprocal of its focal length in metres",
        "P = 1/f = 1/d_o + 1/d_i, distances in metres",
    ),
    _REAL_EFFECTS,
    ("The power of the {lens} is {P}.", "The {lens} has a power of {P}.", "Its power comes to {P}."),
    ("The image is caught on a screen.", "The object distance is {d_o}, the image distance {d_i}."),
    (Mistake("centimetres not converted", (1 / d_o + 1 / d_i) / 100), Mistake("difference of the reciprocals", 1 / d_o - 1 / d_i),
     Mistake("reciprocal of the sum", 1 / (d_o + d_i)), Mistake("image distance for focal length", 1 / d_i),
     Mistake("object distance for focal length", 1 / d_o)),
    where=(Lt(d_o, 4 * d_i), Lt(d_i, 4 * d_o), Ne(d_o, d_i)),
)  # fmt: skip

_REAL_OR_VIRTUAL = (
    "A {object} stands {d_o} in front of a thin converging {lens} with a focal length of {f}. Is its image real or virtual?",
    "A thin converging {lens} has a focal length of {f}. A {object} is placed {d_o} from the {lens}. Does the {lens} give a real or a virtual image?",
    "The focal length of a thin converging {lens} is {f}. A {object} stands on the axis at an object distance of {d_o}. Is the image real or virtual?",
    "Is the image real or virtual when a {object} is placed {d_o} in front of a thin converging {lens} of focal length {f}?",
)
_TYPE_RULES = (
    "A converging {lens} gives a real image of what lies beyond its focus and a virtual one of what lies inside",
    "The sign of the image distance in the thin lens equation tells the kind of image",
    "Compare the object distance with the focal length",
)
TYPE_REAL = Kind(
    "image_type_beyond_focus", LENS_REAL, (d_o, f), "image_type", "qualitative", "easy", _REAL_OR_VIRTUAL,
    ("d_i = f d_o / (d_o - f)",), _TYPE_RULES, _REAL_EFFECTS,
    (
        "The image distance is positive: the image is real.",
        "A real image is formed behind the {lens}.",
        "The rays meet behind the {lens}, and a real image forms there.",
    ),
    ("The object distance {d_o} is larger than the focal length {f}.",), where=_BEYOND,
)  # fmt: skip
TYPE_VIRTUAL = Kind(
    "image_type_inside_focus", LENS_VIRTUAL, (d_o, f), "image_type", "qualitative", "easy", _REAL_OR_VIRTUAL,
    ("d_i = f d_o / (d_o - f)",), _TYPE_RULES, _VIRTUAL_EFFECTS,
    (
        "The image distance is negative: the image is virtual.",
        "A virtual image is formed on the side of the {object}.",
        "The rays do not meet behind the {lens}; a virtual image forms on the other side.",
    ),
    ("The object distance {d_o} is smaller than the focal length {f}.",), where=_INSIDE,
)  # fmt: skip

_UPRIGHT_OR_INVERTED = (
    "A {object} stands {d_o} in front of a concave {mirror} with a focal length of {f}. Is its image upright or inverted?",
    "A concave {mirror} has a focal length of {f}. A {object} is placed {d_o} from the {mirror}. Is the image of the {object} upright or inverted?",
    "The focal length of a concave {mirror} is {f}. A {object} stands on the axis at an object distance of {d_o}. Is its image upright or inverted?",
    "Is the image upright or inverted when a {object} is placed {d_o} in front of a concave {mirror} of focal length {f}?",
)
_ORIENTATION_RULES = (
    "The sign of the magnification M = −d_i/d_o tells which way up the image is",
    "Mirror equation, then the sign of the magnification",
    "Compare the object distance with the focal length of the {mirror}",
)
INVERTED = Kind(
    "mirror_orientation_beyond_focus", CONCAVE_REAL, (d_o, f), "orientation", "qualitative", "easy", _UPRIGHT_OR_INVERTED,
    ("d_i = f d_o / (d_o - f)", "M = -d_i / d_o"), _ORIENTATION_RULES, _MIRROR_REAL_EFFECTS,
    (
        "The magnification is negative: the image is inverted.",
        "An inverted image forms in front of the {mirror}.",
        "In front of the {mirror} the image stands upside down.",
    ),
    ("The object distance {d_o} is larger than the focal length {f}.",), where=_BEYOND,
)  # fmt: skip
UPRIGHT = Kind(
    "mirror_orientation_inside_focus", CONCAVE_VIRTUAL, (d_o, f), "orientation", "qualitative", "easy", _UPRIGHT_OR_INVERTED,
    ("d_i = f d_o / (d_o - f)", "M = -d_i / d_o"), _ORIENTATION_RULES, _MIRROR_VIRTUAL_EFFECTS,
    (
        "The magnification is positive: the image is upright.",
        "An upright image forms behind the {mirror}.",
        "Behind the {mirror} the image stands upright.",
    ),
    ("The object distance {d_o} is smaller than the focal length {f}.",), where=_INSIDE,
)  # fmt: skip

OBJECT_MOVED = Kind(
    "object_moved", LENS_REAL, (d_o, f), d_i, "counterfactual", "medium",
    (
        "A {object} stands {d_o} in front of a thin converging {lens} with a focal length of {f}. It is then moved to a distance of {d_o_new} from the {lens}. What is the new image distance? (Real images count as positive.)",
        "A thin converging {lens} of focal length {f} forms an image of a {object} placed {d_o} from it. Suppose the {object} were {d_o_new} from the {lens} instead. Find the image distance in that case.",
        "A {object} at an object distance of {d_o} is imaged by a thin converging {lens} with a focal length of {f}. The object distance is changed to {d_o_new}. Calculate the image distance now.",
        "A {object} is placed {d_o} in front of a thin converging {lens} with a focal length of {f}. If it now stands {d_o_new} in front of the {lens}, what is the new image distance?",
    ),
    ("d_i = f d_o / (d_o - f)",), _LENS_RULES,
    (
        "With the object distance the place where the rays meet changes; the focal length stays.",
        "The {lens} is the same, so the rays from the new place meet elsewhere.",
        "A new object distance gives a new image distance for the same focal length.",
    ),
    (
        "The image distance is now {d_i}.",
        "The new image distance is {d_i}.",
        "With the new object distance the image distance becomes {d_i}.",
    ),
    ("Only the {object} is moved.", "The focal length stays {f}."),
    where=_BEYOND, alters=d_o,
)  # fmt: skip

IMAGE_KINDS = (
    LENS_IMAGE_REAL, LENS_IMAGE_VIRTUAL, DIVERGING_IMAGE, CONCAVE_IMAGE, CONCAVE_MAGNIFICATION, CONVEX_IMAGE,
    IMAGE_HEIGHT, LENS_POWER, TYPE_REAL, TYPE_VIRTUAL, INVERTED, UPRIGHT, OBJECT_MOVED,
)  # fmt: skip
