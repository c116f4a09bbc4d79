"""What textbooks ask of light in words: colours in glass, total reflection, images, eyes."""

from __future__ import annotations

from wmw.core.situation import Situation, Trend
from wmw.core.told import fact, whether
from wmw.families.optics.symbols import (
    CONCAVE_VIRTUAL,
    CONVEX,
    DENSER,
    DIVERGING,
    LENS_REAL,
    LENS_VIRTUAL,
    MEDIUM,
    PLANE,
    RARER,
    TOTAL,
)

_RED, _VIOLET = (
    ("red", "red light", "the red light"),
    ("violet", "violet light", "blue", "blue light", "the violet light"),
)
_OTHERS = ("green", "yellow", "orange", "both", "the same", "same speed", "equally", "neither", "all colours", "all colors")  # fmt: skip
_TWO_COLOURS = (r"re:\bred\b.*\b(?:violet|blue)\b|\b(?:violet|blue)\b.*\bred\b|\bcolou?r\b|\bcolou?rs\b",)  # fmt: skip
_GLASS = ("glass", "prism", "water", "medium", "lens", "diamond")
_TOTAL = ("total internal reflection", "totally internally", "totally reflected", "total reflection")  # fmt: skip
_CAN = (r"re:\b(?:can|could|does|do|will|would|may)\b.*\b(?:occur|happen|take place|reflected|possible|undergo)\b", r"re:\bpossible\b")  # fmt: skip
_CONVERGING = ("converging lens", "convex lens", "converging lenses", "thin converging lens", "thin convex lens", "positive lens", "biconvex lens")  # fmt: skip
_PLACES = ("1 5", "2", "2 5", "3", "4", "5", "6", "10")
"""Places of an object as multiples of the focal length, in plain words: 1.5f, 2f ..."""


def _moved(farther_first: bool) -> str:
    """Return a pattern of an object that goes from one such place to a nearer or a farther one."""
    pairs = (
        (far, near) if farther_first else (near, far)
        for i, far in enumerate(_PLACES)
        for near in _PLACES[:i]
    )
    ways = "|".join(rf"{a} ?f\b.{{0,60}}\bto (?:\w+ ){{0,3}}{b}" for a, b in pairs)
    return rf"re:(?<!\d )\b(?:{ways}) ?f\b"


_FARTHER_THEN_NEARER, _NEARER_THEN_FARTHER = _moved(True), _moved(False)
_IMAGE_ASKED = (r"re:\bimages?\b",)
_KIND = ("what", "which", "kind", "type", "nature", "describe*", "how", "characteristics")
_SMALL_REAL = (
    "real, inverted and smaller", "real, inverted and reduced", "real, inverted and diminished", "real inverted reduced", "real inverted smaller", "real inverted diminished",
    "real, inverted and smaller than the object", "inverted and smaller", "real and smaller", "real and reduced", "real and diminished",
)  # fmt: skip
_SAME_REAL = (
    "real, inverted and the same size", "real, inverted and of the same size", "real inverted same size", "real inverted and same size as the object", "inverted and the same size", "real and the same size", "same size",
)  # fmt: skip
_LARGE_REAL = (
    "real, inverted and larger", "real, inverted and enlarged", "real, inverted and magnified", "real inverted enlarged", "real inverted larger", "real inverted magnified", "inverted and larger", "inverted and enlarged",
    "real and enlarged", "real and larger", "real and magnified", "real, enlarged and inverted", "real, larger and inverted",
)  # fmt: skip
_LARGE_VIRTUAL = (
    "virtual, upright and larger", "virtual, upright and enlarged", "virtual, upright and magnified", "virtual upright enlarged", "virtual upright larger", "virtual upright magnified", "virtual, erect and magnified", "virtual, erect and enlarged",
    "virtual, erect and larger", "upright and larger", "upright and enlarged", "upright and magnified", "virtual and enlarged", "virtual and magnified", "virtual and larger", "virtual and upright", "upright and virtual", "virtual, enlarged and upright",
    "virtual, magnified and upright", "virtual, magnified and erect", "virtual erect enlarged", "virtual erect magnified", "virtual and erect",
)  # fmt: skip
_SMALL_VIRTUAL = (
    "virtual, upright and smaller", "virtual, upright and diminished", "virtual, upright and reduced", "virtual upright smaller", "virtual upright reduced", "virtual upright diminished", "virtual, erect and diminished", "virtual, erect and smaller", "virtual, erect and reduced",
    "upright and smaller", "upright and reduced", "upright and diminished", "virtual and smaller", "virtual and reduced", "virtual and diminished",
)  # fmt: skip
_SAME_VIRTUAL = ("virtual, upright and the same size", "virtual, upright and of the same size", "virtual upright same size", "virtual and the same size")  # fmt: skip
_AT_2F = ("at 2f", "distance 2f", "at distance of 2f", "twice focal length", "two focal lengths", "at 2 f", "2f from", "2f in front", "2 f in front", "2 f from")  # fmt: skip
_BEYOND_2F = (
    "beyond 2f", "farther than 2f", "further than 2f", "more than twice focal length", "beyond twice focal length", "far from", "far away", "distant", "more than two focal lengths", "greater than 2f", "3f", "beyond 2 f", "beyond two focal lengths",
    "farther than twice", "further than twice", "more than 2f", "3 f", "three focal lengths", "outside 2f",
)  # fmt: skip
_BETWEEN = (
    "between f and 2f", "between one and two focal lengths", "between focal point and twice", "between focal point and 2f", "between focal length and twice", "1 5f", "1 5 f", "between f and 2 f", "between focus and twice", "between focus and 2f",
    "more than one but less than two focal lengths", "between one focal length and two", "one and half focal lengths", "between focal point and two",
)  # fmt: skip
_WITHIN = (
    r"re:\bbetween (?:\w+ ){0,3}(?:lens|mirror|magnifier|glass) and (?:\w+ ){0,3}(?:focal|focus)\b", r"re:\bbetween (?:\w+ ){0,2}(?:focal point|focus) (?:\w+ ){0,3}and (?:\w+ ){0,3}(?:lens|mirror|vertex|pole)\b",
    "inside focal", "within focal", "closer than focal", "between lens and focal", "between lens and focus", "between focal point and lens", "between focus and lens", "less than focal length", "nearer than focal", "within one focal length", "inside focus",
    "closer to lens than focal", "shorter than focal length", "between mirror and focal", "between mirror and focus", "between focal point and mirror", "between pole and focus", "between focus and mirror", "between focal point and pole", "0 5f", "f 2",
    "half focal length", "between principal focus and", "closer to mirror than focal", "closer to it than focal",
)  # fmt: skip
_AT_F = ("at focal point", "at focus", "at principal focus", "in focal plane", "at distance f", "exactly one focal length", "at focal length", "placed one focal length")  # fmt: skip
_REAL = ("real and inverted", "real, inverted", "inverted and real", "real inverted")
_UPRIGHT = ("virtual", "upright", "erect")
_MOVED = ("moved", "moves", "brought", "shifted", "slid", "carried", "walks")


def _image(name: str, regime: str, optic: tuple[str, ...], place: tuple[str, ...], right: tuple[str, ...], untold: tuple[str, ...]) -> Situation:  # fmt: skip
    """Return the situation of an object at one place before a lens or a mirror."""
    kinds = (_SMALL_REAL, _SAME_REAL, _LARGE_REAL, _LARGE_VIRTUAL, _SMALL_VIRTUAL, _SAME_VIRTUAL, ("no image", "at infinity", "real and upright", "virtual and inverted", "real, upright and larger", "real, upright and smaller", "real upright enlarged", "real upright smaller", "virtual, inverted and smaller", "virtual, inverted and larger"))  # fmt: skip
    is_real = right[0].startswith("real")
    right, other = (
        ((*right, *_REAL), _UPRIGHT) if is_real else (right, (*_REAL, "real", "inverted"))
    )
    return fact(
        name,
        regime,
        (optic, place, _IMAGE_ASKED),
        right,
        *(kind for kind in kinds if kind[0] != right[0]),
        other,
        untold=(*untold, *_MOVED, "how far", "focal length of", "second lens"),
    )


SITUATIONS_FACTS = (
    # colours
    fact("faster_colour", MEDIUM, (_TWO_COLOURS, _GLASS, ("faster", "fastest", "greater speed", "higher speed", "greatest speed", "highest speed", "larger speed", "more quickly")), _RED, _VIOLET, _OTHERS, untold=("slow*", "vacuum", "medium is faster")),
    fact("slower_colour", MEDIUM, (_TWO_COLOURS, _GLASS, ("slower", "slowest", "smaller speed", "lower speed", "least speed", "lowest speed", "more slowly")), _VIOLET, _RED, _OTHERS, untold=("fast*", "vacuum")),
    fact("most_deviated_colour", DENSER, (_TWO_COLOURS, ("prism", "glass", "refract*", "water droplet*", "raindrop*"), ("deviat*", "bent", "bend*", "refracted", "larger refractive index", "greater refractive index", "higher refractive index", "largest refractive index", "greatest refractive index", "highest refractive index", "larger index", "greater index", "higher index"), ("most", "more", "larger", "greater", "greatest", "largest", "higher", "highest", "strongest", "more strongly", "most strongly")), _VIOLET, _RED, _OTHERS, untold=("least", "less", "smaller", "smallest", "lowest", "why", "wavelength")),
    fact("least_deviated_colour", DENSER, (_TWO_COLOURS, ("prism", "glass", "refract*"), ("deviat*", "bent", "bend*", "refracted", "refractive index"), ("least", "less", "smallest", "smaller", "lowest", "lower")), _RED, _VIOLET, _OTHERS, untold=("most", "more", "larger", "greatest", "largest", "why", "wavelength")),
    fact("longest_wave_colour", MEDIUM, (_TWO_COLOURS, ("longest wavelength", "longer wavelength", "larger wavelength", "greatest wavelength", "largest wavelength", "greater wavelength", "lowest frequency", "lower frequency", "smallest frequency")), _RED, _VIOLET, _OTHERS, untold=("shortest", "shorter", "highest frequency", "higher frequency")),
    fact("shortest_wave_colour", MEDIUM, (_TWO_COLOURS, ("shortest wavelength", "shorter wavelength", "smallest wavelength", "smaller wavelength", "highest frequency", "higher frequency", "greatest frequency", "greater frequency", "largest frequency")), _VIOLET, _RED, _OTHERS, untold=("longest", "longer", "lowest", "lower")),
    fact("why_white_light_splits", MEDIUM, (("prism", "rainbow", "raindrops"), ("white light", "sunlight", "colours", "colors", "spectrum", "rainbow"), ("why", "phenomenon", "effect", "called", "because", "process", "responsible", "causes", "due to")), ("dispersion", "refractive index depends on", "different speeds", "different refractive indices", "index depends on the wavelength", "index of refraction depends on", "different colours travel at different speeds", "refracted by different amounts", "refracted differently"), ("diffraction", "interference", "polarization", "polarisation", "scattering", "absorption", "photoelectric")),
    # total internal reflection
    whether("total_from_the_thin_side", DENSER, (_TOTAL, _CAN, (r"re:\b(?:from|in|through) (?:air|vacuum)\b.*\b(?:into|to|on|strikes|hits|meets|enters?|falls)\b.*\b(?:glass|water|diamond|plastic|ice|oil|block|lake|pool|surface|acrylic|crystal)\b", "from less dense", "from optically less dense", "from rarer", r"re:\bfrom lower (?:refractive )?index\b", r"re:\benters? (?:water|glass|diamond) from air\b", r"re:\b(?:smaller|lower) (?:refractive )?index (?:\w+ ){0,4}(?:to|into) (?:\w+ ){0,4}(?:larger|higher|greater)\b")), so=False, yes=("occurs", "is totally reflected"), no=("does not occur", "not possible", "impossible", "not totally reflected"), untold=("back into air", "into air", "to air", "water to air", "glass to air", "which", "why", "what", "under water")),
    fact("when_total", TOTAL, (_TOTAL, ("when", "which", "condition*", "only if", "only when", "only", "requires", "require", "case", "under what"), ("occur*", "happen*", "possible", "take place", "takes place", "undergo*", "needed", "necessary", "requires", "observed")), (
        "from a denser to a rarer medium", "from denser to rarer", "from denser to less dense", "from an optically denser", "from higher to lower index", "from a higher index to a lower index", "higher refractive index to a medium of lower", "larger index to smaller index", "from glass to air", "from water to air", "from water into air", "from glass into air",
        "from diamond to air", "from diamond into air", "to a medium of lower", "into a medium of lower", "into a medium with a lower", "to a medium with a lower", "to a medium with a smaller", "into a rarer", "into a less dense", "to a less dense", "to a lower index", "into a medium of smaller", "to a medium of smaller", "to a rarer", "from glass into water", "from glass to water",
        "from diamond to water", "from diamond into water", "from diamond into glass", "from diamond to glass", "angle of incidence exceeds the critical angle", "angle of incidence is greater than the critical angle", "greater than the critical angle", "larger than the critical angle", "exceeds the critical angle", "above the critical angle",
        "into a medium with a smaller",
    ), (
        "from a rarer to a denser medium", "from rarer to denser", "from less dense to denser", "from air to glass", "from air into glass", "from air to water", "from air into water", "from lower to higher index", "into a denser", "to a denser", "to a higher index", "to a medium of higher", "into a medium of higher", "into a medium with a higher", "from water to glass", "from water into glass",
        "from air to diamond", "from air into diamond", "less than the critical angle", "smaller than the critical angle", "below the critical angle", "along the normal", "perpendicular", "into a medium with a larger", "to a medium with a higher", "to a medium with a larger", "any two media", "from vacuum", "from vacuum to glass", "from vacuum into glass", "any angle", "normal incidence", "same refractive index",
        "from glass to diamond", "from glass into diamond", "from water to diamond", "from water into diamond", "into a more dense",
    ), untold=("critical angle of", "what critical angle", "refractive index 1", "n 1", "both")),
    fact("why_fibres_guide", TOTAL, (("fiber*", "fibre*", "diamond*", "mirage*", "periscope prism*", "endoscope*", "light pipe"), ("principle", "phenomenon", "why", "based on", "because", "due to", "by", "effect", "responsible", "works", "work", "sparkle*"), ("which", "what", "why", "how", "principle", "phenomenon", "based on")), ("total internal reflection", "total reflection", "totally internally reflected"), ("dispersion", "diffraction", "interference", "polarization", "polarisation", "scattering", "absorption", "diffuse reflection", "refraction only"), untold=("speed", "how long", "how far", "critical angle of", "time")),
    # images by lenses and mirrors
    _image("far_before_a_lens", LENS_REAL, _CONVERGING, _BEYOND_2F, _SMALL_REAL, (*_AT_2F[:1], *_WITHIN, *_BETWEEN)),
    _image("at_twice_the_focal_length", LENS_REAL, _CONVERGING, _AT_2F, _SAME_REAL, (*_BEYOND_2F, *_WITHIN, *_BETWEEN)),
    _image("between_f_and_2f", LENS_REAL, _CONVERGING, _BETWEEN, _LARGE_REAL, (*_WITHIN[:4], *_BEYOND_2F)),
    _image("within_the_focus", LENS_VIRTUAL, (*_CONVERGING, "magnifying glass", "magnifier"), _WITHIN, _LARGE_VIRTUAL, (*_BEYOND_2F, "diverging", "concave", "mirror")),
    _image("magnifying_glass", LENS_VIRTUAL, ("magnifying glass", "magnifier", "loupe"), ("image",), _LARGE_VIRTUAL, ("sun", "screen", "paper", "burn*", "camera", "projector")),
    _image("within_the_focus_of_a_mirror", CONCAVE_VIRTUAL, ("concave mirror", "shaving mirror", "makeup mirror", "make up mirror", "concave shaving mirror", "dentist s mirror", "dental mirror", "converging mirror"), _WITHIN, _LARGE_VIRTUAL, ("convex", *_BEYOND_2F)),
    _image("far_before_a_concave_mirror", LENS_REAL, ("concave mirror", "converging mirror"), ("beyond center of curvature", "beyond centre of curvature", "beyond 2f", "far from", "far away", "distant", "beyond center", "beyond centre", "greater than 2f", "more than radius", "farther than radius"), _SMALL_REAL, (*_WITHIN, "convex")),
    _image("at_the_centre_of_curvature", LENS_REAL, ("concave mirror", "converging mirror", "mirror"), ("at center of curvature", "at centre of curvature", "at 2f", "at its center", "at its centre"), _SAME_REAL, (*_WITHIN, "convex", "beyond")),
    _image("between_focus_and_centre", LENS_REAL, ("concave mirror", "converging mirror"), ("between focus and center", "between focus and centre", "between focal point and center", "between focal point and centre", "between center of curvature and foc*", "between centre of curvature and foc*", "between f and 2f", "between focus and c", "between c and f", "between f and c"), _LARGE_REAL, ("convex", "beyond")),
    _image("in_a_camera", LENS_REAL, ("camera", "retina", "human eye", "film"), ("image",), _SMALL_REAL, ("projector", "pinhole size", "how large", "behind retina", "front of retina", "corrected", "sighted")),
    fact("at_the_focus", LENS_REAL, ((*_CONVERGING, "lens", "concave mirror"), _AT_F, ("image", "rays", "light", "beam"), ("what", "where", "which", "how")), ("parallel", "at infinity", "no image", "infinitely far", "infinity", "no image is formed", "parallel to the axis"), ("at the focal point", "at 2f", "at twice the focal length", "converge", "diverge", "real and inverted", "virtual and upright", "at the lens", "same size"), untold=("diverging lens", "concave lens", "convex mirror", "how far is", "focal length of")),
    whether("spreading_lens_on_a_screen", DIVERGING, (("diverging lens", "concave lens", "convex mirror", "plane mirror", "diverging mirror"), ("screen", "real image"), (r"re:\b(?:can|could|does|do|will|may|possible)\b",)), so=False, untold=("converging", "convex lens", "what", "which", "virtual object")),
    fact("part_of_the_lens_covered", LENS_REAL, (("lens",), ("half", "part", "upper", "top", "lower"), ("cover*", "block*", "opaque", "tape", "mask*", "broken"), ("image",)), ("dimmer", "fainter", "less bright", "whole image", "complete image", "entire image", "full image", "brightness decreases", "darker", "weaker", "less intense", "reduced brightness", "reduced in brightness", "full size but less bright", "intensity decreases", "brightness of the image is reduced"), ("half of the image", "half the image", "disappears", "upper half", "lower half", "top half", "bottom half", "no image", "smaller", "half the size", "half as large", "only half", "unchanged", "image vanishes", "inverted half", "blurred", "stays the same", "not change")),
    Situation("toward_a_converging_lens", (_CONVERGING, _MOVED, (_FARTHER_THEN_NEARER, r"re:\breal image\b.*\b(?:toward|towards|closer|nearer)\b", r"re:\b(?:toward|towards|closer|nearer)\b.*\b(?:real image|outside focal|beyond focal|still outside|remains outside)\b"), ("image",)), LENS_REAL, ("away from", _NEARER_THEN_FARTHER, r"re:\bto (?:\w+ ){0,2}(?:f|focal point|focus)\b", "within focal", "inside focal"),
              trends=(Trend(("image distance", "distance of image", "image from lens", "distance between image and lens", "distance from lens to image"), 1), Trend(("image size", "size of image", "height of image", "real image", "image", "magnification"), 1))),
    Situation("away_from_a_converging_lens", (_CONVERGING, _MOVED, (_NEARER_THEN_FARTHER, r"re:\breal image\b.*\b(?:away|farther|further)\b", r"re:\b(?:away|farther|further)\b.*\breal image\b"), ("image",)), LENS_REAL, ("toward*", "closer", "nearer", _FARTHER_THEN_NEARER, "from focal", "within focal", "inside focal"),
              trends=(Trend(("image distance", "distance of image", "image from lens", "distance between image and lens", "distance from lens to image"), -1), Trend(("image size", "size of image", "height of image", "real image", "image", "magnification"), -1))),
    # rays
    fact("ray_through_the_centre", LENS_REAL, (("ray", "rays"), ("through center", "through centre", "through optical center", "through optical centre", "through middle"), ("lens",)), ("undeviated", "straight on", "straight through", "not deviated", "without deviation", "without bending", "not bent", "continues straight", "unchanged", "does not change direction", "undeflected", "in a straight line", "not refracted", "not deflected"), ("through the focal point", "through the focus", "parallel to the axis", "parallel to the principal axis", "reflected", "bends toward", "absorbed"), untold=("parallel to principal axis", "parallel to axis strikes", "center of curvature", "centre of curvature", "how far")),
    fact("ray_parallel_to_the_axis", LENS_REAL, (("ray", "rays", "beam", "light", "sunlight"), ("parallel to principal axis", "parallel to optical axis", "parallel to axis", "parallel rays", "parallel beam", "parallel to main axis"), (*_CONVERGING, "concave mirror", "converging mirror"), ("pass*", "go*", "converge*", "meet*", "through", "where", "path", "direction", "after")), ("focal point", "focus", "principal focus", "through the focal point", "through the focus", "through F"), ("center of curvature", "centre of curvature", "optical centre", "optical center", "parallel to the axis", "undeviated", "back on itself", "at 2f", "twice the focal length", "straight on", "infinity", "through the centre", "through the center", "vertex", "pole"), untold=("diverging lens", "concave lens", "convex mirror", "how far", "at what distance", "emerge parallel", "source", "leaves parallel", "produce", "bulb")),
    fact("source_of_a_parallel_beam", CONCAVE_VIRTUAL, (("headlight*", "searchlight*", "torch", "flashlight", "spotlight", "concave mirror", "parabolic", "converging lens", "convex lens"), ("bulb", "lamp", "source", "filament", "object"), ("where", "at which", "at what", "position", "placed", "located"), (r"re:\b(?:rays|beam|light)\b.*\bparallel\b", r"re:\bparallel (?:rays|beam)\b", "headlight*", "searchlight*")), ("focus", "focal point", "principal focus", "at the focus"), ("center of curvature", "centre of curvature", "pole", "between the focus", "beyond", "at 2f", "vertex", "behind", "infinity", "against the mirror", "infinitely far", "at the mirror", "center", "centre", "at the lens", "against the lens", "twice the focal length")),
    # eyes, mirrors of everyday life, materials
    fact("short_sight", DIVERGING, (("nearsight*", "near sighted*", "shortsight*", "short sight*", "myop*"), ("lens", "lenses", "correct*", "glasses", "spectacles")), ("diverging", "concave", "diverging lens", "concave lens", "negative power", "negative", "biconcave"), ("converging", "convex", "converging lens", "convex lens", "positive", "cylindrical", "plane", "bifocal", "biconvex"), untold=("farsight*", "hyper*", "power of", "how many", "dioptres", "diopters", "image is formed", "where", "focal length", "far point")),
    fact("long_sight", LENS_VIRTUAL, (("farsight*", "far sighted*", "longsight*", "long sight*", "hyperop*", "hypermetrop*", "presbyop*"), ("lens", "lenses", "correct*", "glasses", "spectacles")), ("converging", "convex", "converging lens", "convex lens", "positive power", "positive", "biconvex"), ("diverging", "concave", "diverging lens", "concave lens", "negative", "cylindrical", "plane", "biconcave"), untold=("nearsight*", "myop*", "power of", "how many", "dioptres", "diopters", "image is formed", "where", "focal length", "near point")),
    fact("mirror_of_a_wide_view", CONVEX, (("mirror", "mirrors"), ("side view", "rear view", "rearview", "security", "wide field of view", "wider field of view", "larger field of view", "wide view", "driver*", "vehicle*", "shop*", "store*", "supermarket", "blind corner*", "wing"), ("kind", "type", "which", "what")), ("convex", "convex mirror", "diverging mirror", "diverging"), ("concave", "concave mirror", "plane", "plane mirror", "flat", "parabolic", "converging"), untold=("image", "focal length", "how far", "distance of")),
    fact("mirror_for_the_whole_body", PLANE, (("mirror",), ("herself", "himself", "themselves", "yourself", "oneself", "whole body", "whole image", "full image", "full length", "entire body", "from head to toe", "from head to foot", "whole of", "all of"), ("fraction", "what part", "which part", "what share", "what proportion", "how large a part", "what percentage", "compared with", "in terms of", "relation")), ("half", "one half", "a half", "1/2", "0.5", "0.50", "½", "50 %", "50%", "half of her height", "half of his height", "half the height", "half as tall"), ("full", "whole", "the full height", "twice", "a third", "one third", "1/3", "a quarter", "one quarter", "1/4", "two thirds", "2/3", "three quarters", "3/4", "equal to her height", "equal to his height", "same height", "as tall as", "depends"), untold=("concave", "convex", "how tall", "magnification", "rotated")),
    fact("mirror_that_enlarges", CONCAVE_VIRTUAL, (("mirror", "mirrors"), ("makeup", "make up", "shaving", "dentist*", "magnified image of face", "enlarged image of face", "enlarged upright", "magnified upright", "upright magnified", "upright enlarged", "upright and enlarged", "upright image larger", "virtual image larger", "virtual and enlarged", "upright and magnified", "headlight*", "searchlight*", "solar furnace", "real image"), ("kind", "type", "which")), ("concave", "concave mirror", "converging mirror"), ("convex", "convex mirror", "plane", "plane mirror", "flat"), untold=("image is", "focal length", "how far", "kind of image", "type of image", "which image", "how is image")),
    Situation("lens_under_water", (("lens",), ("in water", "under water", "into water", "submerged", "immersed", "underwater"), ("focal length", "power"), ("happens", "change*", "longer", "shorter", "increase*", "decrease*", "larger", "smaller", "compar*", "become*", "how does")), LENS_REAL, ("how much", "by what factor", "air lens", "bubble", "calculate", "find"), trends=(Trend(("focal length",), 1), Trend(("power",), -1))),
    Situation("light_slows_in_matter", (("light",), ("larger refractive index", "greater refractive index", "higher refractive index", "larger index of refraction", "greater index of refraction", "higher index of refraction", "optically denser", "refractive index is increased", "refractive index increases", "index of refraction increases"), ("speed",), ("how", "what", "compar*", "happens")), DENSER, ("critical", "ratio", "by what factor", "which medium"), trends=(Trend(("speed", "speed of light"), -1),)),
    fact("why_it_looks_bent", RARER, (("stick", "pencil", "straw", "spoon", "pole", "pool", "pond", "coin", "swimming pool", "oar"), ("bent", "broken", "shallower", "raised", "nearer", "less deep", "closer", "higher"), ("water", "glass"), ("why", "phenomenon", "due to", "because", "effect", "which", "causes", "caused", "responsible")), ("refraction", "refracted", "bends away from the normal", "bending of light", "change of direction at the surface"), ("reflection", "diffraction", "dispersion", "interference", "absorption", "scattering", "polarization", "polarisation", "total internal reflection")),
    fact("rough_and_smooth", PLANE, (("rough", "paper", "wall", "unpolished", "irregular"), ("reflect*", "reflection"), ("kind", "type", "called", "which", "what")), ("diffuse", "diffuse reflection", "irregular reflection", "scattered in all directions", "in many directions", "all directions"), ("specular", "regular", "total internal reflection", "refraction", "mirror like", "single direction", "absorption")),
    Situation("reflecting_mirror_turned", (("mirror",), ("angle of incidence",), ("increas*", "doubled", "larger", "decreas*"), ("angle of reflection",)), PLANE, ("decreas*", "smaller", "by what", "how many"), trends=(Trend(("angle of reflection",), 1),)),
    fact("light_through_matter", MEDIUM, (("light",), ("medium", "media", "materials", "material", "substance", "substances", "through which", "in which"), ("fastest", "greatest speed", "highest speed", "largest speed", "travel fastest", "faster"), ("vacuum", "diamond", "glass", "water", "air"), ("vacuum", "empty space")), ("vacuum", "empty space", "in vacuum"), ("diamond", "glass", "water", "air", "ice"), untold=("slow*", "sound", "red", "violet", "blue")),
    fact("slowest_in_matter", MEDIUM, (("light",), ("slowest", "smallest speed", "lowest speed", "least speed", "most slowly"), ("diamond",)), ("diamond", "in diamond"), ("vacuum", "glass", "water", "air", "ice"), untold=("fast*", "sound", "red", "violet", "blue")),
)  # fmt: skip
