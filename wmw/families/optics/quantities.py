"""The quantities of geometric optics, with the names and cues they go by.

The order matters where a world is drawn at random: what stands first is drawn first, and the
laws give the rest. So the size of the magnification, drawn around 1, precedes the object distance
(which then falls on the right side of the focus), and the critical angle and the angle of refraction precede the
angle of incidence.
"""

from __future__ import annotations

from wmw.core.family import Grid, Quantity
from wmw.families.optics.symbols import (
    P_1,
    P_2,
    R_1,
    R_2,
    L,
    Lambda_opt,
    M,
    M_abs,
    P,
    R,
    R_abs,
    alpha_1,
    alpha_2,
    c,
    d,
    d_app,
    d_i,
    d_lift,
    d_o,
    delta,
    ell,
    f,
    f_1,
    f_2,
    f_abs,
    h_i,
    h_m,
    h_o,
    index_reference,
    index_sought,
    lambda_0,
    lambda_1,
    lambda_2,
    n_1,
    n_2,
    n_3,
    n_21,
    n_lens,
    nu,
    phi_m,
    phi_ray,
    t,
    theta_1,
    theta_2,
    theta_3,
    theta_c,
    theta_refl,
    v_1,
    v_2,
    w,
    x_2,
    x_shift,
)
from wmw.families.optics.words import ROLES

_INDEX_ASKED = tuple(
    f"{lead} {noun}"
    for lead in (
        "what is",
        "find",
        "calculate",
        "determine",
        "compute",
        "work out",
        "estimate",
        "what",
    )
    for noun in (
        "the refractive index",
        "its refractive index",
        "the index of refraction",
        "its index of refraction",
    )
)

_THINGS = ROLES[0].words
_OPTICS = ("lens", "mirror")
_SURFACES = (
    *(f"{of}{mark}" for of in ("water", "pond", "lake", "glass", "mirror", "block", "liquid") for mark in ("", "'s")),
    "oil", "ice", "plastic", "diamond", "sea", "flat", "plane", "smooth", "air water", "water air",
)  # fmt: skip
"""What the surface is of from which a glancing angle is told: "35° with the water surface"."""
MEETS_A_PIECE = tuple(
    f"{verb} {piece}"
    for verb in (
        f"{light} {verb}"
        for light in ("light", "ray", "beam", "laser", "pulse")
        for verb in ("hits", "strikes", "meets", "falls on", "falls onto", "shines on", "reaches")
    )
    for piece in (
        *(
            f"{what} of"
            for what in (
                "sheet",
                "pane",
                "plate",
                "block",
                "slab",
                "piece",
                "flat sheet",
                "flat piece",
                "cube",
            )
        ),
        *(
            f"{of} {what}"
            for of in ("glass", "plastic", "perspex")
            for what in ("sheet", "pane", "plate", "block", "slab", "cube")
        ),
    )
)
"""What light comes to from the air about it, where no other medium is told of."""
_WITH_A_NORMAL = (
    *("surface", "surface's", "mirror", "mirror's", "boundary", "interface", "face"),
    *(f"{of} surface" for of in _SURFACES),
)
"""What "the surface normal" is the normal of, which is at no angle to that itself."""
_FROM_THE_THING = ("how far is the image from the {}", "how far is the virtual image from the {}", "how far is the real image from the {}", "how far from the {} is the image", "how far from the {} is its image", "how far is the {} from the image", "distance of the image from the {}", "distance from the {} to the image", "distance between the {} and the image", "distance between the image and the {}", "how far apart are the {} and", "far away from the {} is the image", "far away from the {} is its image", "image appear from the {}")  # fmt: skip
"""The ways to ask how far an image is from its object, and not from the lens or the mirror."""


def _how_far(things: tuple[str, ...]) -> tuple[str, ...]:
    """Return the ways to ask how far from a lens or a mirror things are."""
    return (
        *(f"how far is the {thing}" for thing in things),
        *(f"how far from the {optic} {verb} the {thing}" for optic in _OPTICS for thing in things for verb in ("is", "must", "should", "does", "was", "do you place")),
        *(f"at what distance from the {optic} {verb} the {thing}" for optic in _OPTICS for thing in things for verb in ("is", "must", "should", "was")),
        *(f"distance of the {thing} from the {optic}" for optic in _OPTICS for thing in things),
        *(f"distance between the {thing} and the {optic}" for optic in _OPTICS for thing in things),
    )  # fmt: skip


def _put(things: tuple[str, ...]) -> tuple[str, ...]:
    """Return the ways to ask where a thing has to be, whatever is said of the lens before it."""
    return tuple(
        f"{must} {thing} be {done}"
        for must in ("must", "should")
        for thing in things
        for done in ("placed", "put", "held", "positioned", "located", "set")
    )


_IMAGES = (
    Quantity(
        f_abs, "|f|", "size of a negative focal length", "cm", 0, 5000, Grid(6, 40, 1),
        aliases=("f_abs", "abs_f", "f_magnitude", "f_mag", "f_size", "focal_length_magnitude"),
        cues=("focal length of magnitude", "magnitude of the focal length", "size of the focal length"),
        asked=("magnitude of the focal length",), body="lens",
    ),
    Quantity(
        f, "f", "focal length", "cm", -5000, 5000, Grid(5, 30, 1),
        aliases=("f", "focal_length", "focal", "F", "f_lens", "f_mirror", "f_len", "focal_distance", "f_concave",
                 "f_convex", "f_converging", "f_diverging", "focal_length_lens", "focal_length_mirror"),
        cues=("focal length f", "signed focal length", "focal length", "focal", "… lens", "… camera lens", "… converging lens", "… convex lens"),
        asked=("what is the focal length", "find the focal length", "calculate the focal length", "what focal length",
               "determine the focal length", "focal length of the", "focal length of this", "focal length must",
               "focal length does", "focal length should", "mirror's focal length", "lens's focal length", "new focal length", "combined focal length"),
        sign="any", body="lens",
    ),
    Quantity(
        M_abs, "|M|", "size of the magnification", "1", 0, 2,
        aliases=("M_abs", "abs_M", "m_abs", "abs_m", "M_magnitude", "magnification_magnitude", "M_size"),
        cues=("times as large", "times as tall", "times as high", "times larger", "times the size", "times the height",
              "times taller", "times enlarged", "magnifies", "magnified", "times as big", "times the object"),
        asked=("magnitude of the magnification", "how many times as large", "how many times as tall",
               "how many times larger"),
    ),
    Quantity(
        d_o, "d_o", "object distance", "cm", 0, 10000, Grid(4, 80, 1),
        aliases=("d_o", "d_obj", "d_object", "do", "d_0", "object_distance", "u", "s", "p", "o", "a", "g", "s_o", "s_0",
                 "x_o", "distance_object", "obj_distance", "p_o", "d_object_lens", "d_object_mirror", "s_obj"),
        cues=("in front of", "object at", "object stands", "object placed", "object located", "object held", "object moved", "object to", "object distance of", "from the lens", "from the mirror", "from a lens", "from a converging lens", "from a diverging lens", "from a magnifying glass", "from the magnifying glass", "from a concave mirror", "from a convex mirror", "from a mirror", "away from", "placed", "held", "stands",
              "before the", "object distance", "from", "object is … in front", "object is", *(f"{thing} … away" for thing in ("object", "tree", "building", "tower", "standing", "stands", "person", "man", "woman", "house"))),
        asked=("object distance", "where must the object", "where should the object", "how far from the lens must",
               "how far from the mirror must", "how far in front", "distance of the object", "where is the object",
               "how far from the lens is the object", "how far from the mirror is the object",
               "how far from the lens should", "how far from the mirror should", *_how_far(_THINGS), *_put(_THINGS)),
        body="object",
    ),
    Quantity(
        d_i, "d_i", "image distance", "cm", -10000, 10000, Grid(10, 90, 1),
        aliases=("d_i", "di", "d_img", "d_image", "image_distance", "q", "s_i", "s_prime", "b", "x_i", "d_im",
                 "distance_image", "img_distance", "s_image", "d_i_final", "a_prime", "image_position"),
        cues=("image is", "image distance", "image", "screen", "behind", *(f"screen … {side}" for side in ("from lens", "behind lens", "beyond lens", "away from lens", "from mirror")), "camera … long", "box … long", "pinhole camera … long", "pinhole to the screen", "pinhole to the film"),
        asked=("image distance", "where is the image", "how far from the lens is the image", "distance of the image",
               "how far from the mirror is the image", "how far is the image", "how far behind",
               "position of the image", "the position and", "position and magnification", "position and size", "where does the image form", "where is its image", "where is the new image",
               "where will the image", "where does it form an image", "where is an image", "locate the image",
               "distance of its image", "where must the screen", "how far from the lens must the screen", "how far behind the lens", "must the sensor", "must the film",
               "how far from the lens does", "how far from the mirror does", "new image distance", "image located",
               "image formed", "how far behind the mirror",
               *(f"where {verb} the {kind}image" for verb in ("does", "is", "will", "would", "do") for kind in ("", "final ", "sharp ", "new ")),
               "at what distance is the image", "at what distance from the lens", "at what distance from the mirror", "where is the picture formed",
               "what is the position of its image", "distance is its image", "at what distance behind", *_how_far(("image", "screen", "picture", "final image", "real image", "virtual image")),
                "on the object's side is the virtual image", "on the object's side is the image", "is the virtual image", "is the real image", "must the screen be", "screen be placed", "from the lens should the screen", "lens and the screen", "lens to the screen", "lens to screen", "lens and film", "how far from the wall"),
        sign="any", moment="after", unasked=(r"\bhow far(?: and)?(?: in (?:which|what) direction)?,? (?:does|do|did|will|has) (?:[a-z]+ ){0,4}image (?:move|moves|moved|shift|travel|go)",),
    ),
    Quantity(
        M, "M", "lateral magnification", "1", -1000, 1000,
        aliases=("M", "m", "magnification", "lateral_magnification", "linear_magnification", "mag", "M_lateral",
                 "transverse_magnification", "M_t", "m_t"),
        cues=("magnification",),
        asked=("magnification", "how much larger", "image magnified", "object magnified", "how many times magnified", "factor is it magnified", "how many times is it magnified", "magnified by what factor"), sign="any", moment="after",
    ),
    Quantity(
        h_o, "h_o", "height of the object", "cm", 0, 10000, Grid(1, 8, 0.5),
        aliases=("h_o", "h_obj", "h_object", "ho", "object_height", "y", "y_o", "height_object", "h_0", "H_o", "H",
                 "object_size", "size_object", "y_object", "body_height", "height_of_person", "person_height"),
        cues=("tall", "high", "height", "object height", "object … tall", "object … high", "candle … tall", "candle … high", "arrow … tall", "arrow … high"),
        asked=("height of the object", "how tall is the object", "object height", "size of the object"), body="object", sort="height",
    ),
    Quantity(
        h_i, "h_i", "height of the image", "cm", -10000, 10000,
        aliases=("h_i", "h_img", "h_image", "hi", "image_height", "y_i", "y_prime", "h_prime", "height_image", "H_i",
                 "image_size", "size_image", "y_image"),
        cues=("image height", "image is", "tall image", "image is … tall", "image is … high", "image … tall", "image … high"),
        asked=("height of the image", "how high is the picture", "how tall is the picture", "how large is the picture", "height of the picture", "size of the image", "how tall is the image", "how high is the image", "image height",
               "size of the image", "how tall is its image", "height of its image", "how large is the image",
               "how high is its image", "height does the image", "how tall will the image",
               *(f"how {size} is {the}{thing}'s image" for size in ("high", "tall", "large", "big") for the in ("the ", "") for thing in _THINGS), *(f"{size} of the {thing}'s image" for size in ("height", "size") for thing in _THINGS)),
        sign="any", moment="after", sort="height",
    ),
    Quantity(
        L, "L", "distance between object and real image", "cm", 0, 20000,
        aliases=("L", "object_image_distance", "object_screen_distance", "D", "total_distance", "D_total",
                 "distance_object_screen", "distance_object_image"),
        cues=("screen … away from the object", "screen … from the object", "screen … from it", "image … from the object", "image … away from the object", "object … from the screen", "object … away from its image", "object … from its image", "object and screen", "object and the screen", "object and image", "object and its image", "between"),
        asked=("distance between the object and", "how far apart are the lenses", "distance between the lenses", "separation of the lenses", "distance between the two lenses", "length of the telescope", "how long is the telescope",
               "distance between the objective and the eyepiece", "separation between the lenses", "how far from the object", "distance from the object to", *(f"{link} {whose} {own}image" for link in ("from", "and", "to") for whose in ("his", "her", "its", "their", "your", "the", "my") for own in ("", "own ", "mirror ")),
               *(f"from {whom} is {whose} image" for whom, whose in (("him", "his"), ("her", "her"), ("them", "their"), ("you", "your"), ("me", "my"))), *(f"away from {whom} is {whose} image" for whom, whose in (("him", "his"), ("her", "her"), ("them", "their"), ("you", "your"), ("me", "my"))),
               *(phrase.format(thing) for thing in _THINGS for phrase in _FROM_THE_THING)),
        moment="after",
    ),
    Quantity(
        P, "P", "power of the lens", "D", -500, 500,
        aliases=("P", "lens_power", "P_lens", "optical_power", "refractive_power", "P_total", "D_lens", "phi"),
        cues=("power",),
        asked=("power of the lens", "lens power", "refractive power", "power of this lens", "in dioptres", "in diopters",
               "what power", "what power in dioptres", "what power in diopters", "optical power", "power of the spectacles",
               "power of the glasses", "their power", "its power", "power of each lens", "power of these lenses",
               "power must", "power should", "power does the lens", "power of a lens", "power in", "total power", "combined power"),
        sign="any", moment="after", body="lens",
    ),
    Quantity(
        R_abs, "|R|", "size of a negative radius of curvature", "cm", 0, 10000, Grid(12, 80, 2),
        aliases=("R_abs", "abs_R", "R_magnitude", "R_mag", "radius_magnitude"),
        cues=("radius of curvature of magnitude", "magnitude of the radius of curvature", "radius of magnitude"),
        asked=("magnitude of the radius",), body="mirror", sort="breadth",
    ),
    Quantity(
        R, "R", "radius of curvature of the mirror", "cm", -10000, 10000, Grid(12, 60, 2),
        aliases=("R", "r_c", "radius_of_curvature", "radius", "curvature_radius", "R_mirror", "R_c", "r_curvature", "C"),
        cues=("signed radius of curvature", "radius of curvature R", "mirror radius", "radius of curvature", "radius",
              "curvature"),
        asked=("what is the radius of curvature", "find the radius of curvature", "calculate the radius of curvature",
               "determine the radius of curvature", "what radius", "radius of curvature of the",
               "radius of curvature of this", "radius of curvature must", "radius of curvature does",
               "radius of curvature should"),
        sign="any", body="mirror", sort="breadth",
    ),
    Quantity(
        f_1, "f_1", "focal length of the first lens", "cm", -5000, 5000,
        aliases=("f_1", "f_first", "focal_length_1"), cues=("first lens", "focal lengths"),
        asked=("focal length of the first",), sign="any",
    ),
    Quantity(
        f_2, "f_2", "focal length of the second lens", "cm", -5000, 5000,
        aliases=("f_2", "f_second", "focal_length_2"), cues=("second lens", "focal lengths"),
        asked=("focal length of the second",), sign="any",
    ),
    Quantity(
        P_1, "P_1", "power of the first lens", "D", -500, 500, aliases=("P_1", "power_1"),
        cues=("first lens", "powers", "lenses of power", "lenses with powers", "powers of"), asked=("power of the first",), sign="any", moment="after",
    ),
    Quantity(
        P_2, "P_2", "power of the second lens", "D", -500, 500, aliases=("P_2", "power_2"),
        cues=("second lens", "powers", "lenses of power", "lenses with powers", "powers of"), asked=("power of the second",), sign="any", moment="after",
    ),
    Quantity(
        h_m, "h_m", "least height of a mirror that shows the whole person", "cm", 0, 10000,
        aliases=("h_m", "h_mirror", "mirror_height", "height_mirror", "minimum_mirror_height", "L_min", "l_min", "h_min", "H_min", "L_mirror", "l_mirror", "H_mirror", "mirror_length", "length_mirror", "min_length", "minimum_length", "minimum_mirror_length", "l_m", "L_m"),
        cues=("mirror height",),
        asked=("height of the mirror", "how tall must the mirror", *(f"how {size} {must} {mirror}" for size in ("tall", "high", "long", "large") for must in ("must", "should", "does") for mirror in ("a plane mirror", "a flat mirror", "a flat vertical mirror", "a vertical plane mirror", "a vertical mirror", "a wall mirror", "a mirror", "the plane mirror", "a wall mirror", "this mirror")), "mirror height", "minimum height", "smallest mirror",
               "shortest mirror", *(f"{least} {size} of {mirror}" for least in ("least", "minimum", "smallest", "shortest") for size in ("length", "height", "size")
                                    for mirror in ("a mirror", "the mirror", "mirror", "a plane mirror", "plane mirror")),
               "minimum length", "length of the mirror", "how long must the mirror", "how high must the mirror", "how tall a mirror", "how long a mirror", "length must the mirror"),
        moment="after", body="mirror",
    ),
    Quantity(
        phi_m, "φ", "angle by which the mirror is turned", "deg", 0, 90,
        aliases=("phi_m", "mirror_rotation", "phi_mirror", "rotation_angle"),
        cues=("turned", "rotated", "turned by", "rotated by"), asked=("by what angle must the mirror",), body="mirror",
    ),
    Quantity(
        phi_ray, "φ_ray", "angle by which the reflected ray turns", "deg", 0, 180,
        aliases=("phi_ray", "ray_rotation", "phi_reflected"),
        asked=("by what angle does the reflected", "through what angle does the reflected"), moment="after",
    ),
)  # fmt: skip

_LIGHT = (
    Quantity(
        theta_c, "θ_c", "critical angle", "deg", 0, 90,
        aliases=("theta_c", "theta_crit", "theta_critical", "critical_angle", "theta_C", "i_c", "theta_cr", "theta_max",
                 "angle_critical"),
        cues=("critical angle", "critical"),
        asked=("critical angle", "angle of incidence does total", "smallest angle of incidence",
               "beyond which angle", "above which angle"),
        moment="after",
    ),
    Quantity(
        n_1, "n_1", "refractive index of the medium in which the ray starts", "1", 1, 4, Grid(1.45, 1.8, 0.01),
        aliases=("n_1", "n_i", "n_incident", "index_1", "n_from", "n_inside", "n_in", "n_medium", "n_initial"),
        cues=("n_1", "from", "inside", "comes from", "travels in", "travelling in", "starts in", "in", "through", "under",
              "leaves", "out of"),
        asked=("index of the first", "refractive index of the medium", "index of refraction of the medium",
               "index of the medium", "index of the liquid", *_INDEX_ASKED),
        body="medium_1",
    ),
    Quantity(
        n_2, "n_2", "refractive index of the medium that the ray meets", "1", 1, 4, Grid(1.45, 1.9, 0.01),
        aliases=("n_2", "n_r", "n_t", "n_refracted", "index_2", "n_into", "n_outside", "n_out", "n_final"),
        cues=("n_2", "into", "enters", "meets", "strikes", "boundary with", "surrounded by", "layer of", "enters a layer"),
        asked=("index of the second", *_INDEX_ASKED), body="medium_2",
    ),
    Quantity(
        n_3, "n_3", "refractive index of the third medium", "1", 1, 4, Grid(1.45, 1.9, 0.01),
        aliases=("n_3", "index_3"),
        cues=("n_3", "third", "on still", "rests on", "floats on", "lies on", "below", "lowest", "bottom"),
        asked=("index of the third", "index of the lowest", "index of the bottom"), body="medium_3",
    ),
    Quantity(
        n_lens, "n_lens", "refractive index of the lens material", "1", 1, 4,
        aliases=("n_lens", "lens_index", "n_L", "n_l", "index_lens"),
        cues=("lens material", "lens is made", "lens made", "glass lens", "lens of refractive index", "lens of index",
              "lens with refractive index", "lens of glass", "index of the lens", "plastic lens", "material of the lens"),
        asked=("index of the lens", "refractive index of the lens", "index of the glass"), body="lens",
    ),
    Quantity(
        R_1, "R_1", "radius of the first lens surface", "cm", -5000, 5000,
        aliases=("R_1", "r_1", "R_front", "R_first"),
        cues=("first surface", "front surface"), asked=("radius of the first", "radius of the front"), sign="any", sort="breadth",
    ),
    Quantity(
        R_2, "R_2", "radius of the second lens surface", "cm", -5000, 5000,
        aliases=("R_2", "r_2", "R_back", "R_second"),
        cues=("second surface", "back surface"), asked=("radius of the second", "radius of the back"), sign="any", sort="breadth",
    ),
    Quantity(
        index_reference, "n_ref", "index of the medium that words name", "1", 1, 1.4, aliases=("n_ref",),
    ),
    # Sorts before n_1 and n_2, and has a value only where words fix the index of one medium (air).
    Quantity(
        index_sought, "n", "refractive index of the medium beside the air", "1", 1, 4,
        asked=("refractive index of the medium", "index of refraction of the medium", "index of the medium",
               "index of the liquid", *_INDEX_ASKED), moment="after",
    ),
    Quantity(
        n_21, "n_21", "relative index, second to first medium", "1", 0.2, 5,
        aliases=("n_21", "n_rel", "relative_index", "n_relative"), cues=("relative",),
        asked=("relative index", "relative refractive index"), moment="after",
    ),
    Quantity(
        theta_2, "θ_2", "angle of refraction, from the normal", "deg", 0, 90, Grid(15, 40, 1),
        aliases=("theta_2", "theta_t", "theta_refracted", "theta_refraction", "angle_of_refraction", "refraction_angle",
                 "theta_ref", "theta_out", "angle_2", "theta_rfr", "theta_refr", "theta_transmitted", "refracted_angle",
                 "angle_refraction", "theta_prime", "theta_f"),
        cues=("refraction", "refracted", "angle of refraction"),
        asked=("angle of refraction", "refraction angle", "at what angle to the normal", "refracted ray make",
               "refracted at", "what angle to the normal", "angle with the normal does it", "refracted angle",
               "angle does the refracted", "at what angle does it", "at what angle is it refracted",
               "angle does it make with the normal", "angle to the normal does", "direction of the refracted"),
        moment="after", body="medium_2",
    ),
    Quantity(
        theta_3, "θ_3", "angle in the third medium, from the normal", "deg", 0, 90,
        aliases=("theta_3", "angle_3"), cues=("third", "lowest"),
        asked=("in the lowest medium", "in the bottom layer", "in the third medium", "after both boundaries",
               "in the lowest", "in the last medium", "below both boundaries", "does it make in the lowest medium",
               "angle to the normal in the lowest medium", "what is the angle to the normal in the lowest medium",
               "what angle to the normal does it make in the lowest medium", "what is the angle in the lowest medium"),
        moment="after", body="medium_3",
    ),
    Quantity(
        theta_1, "θ_1", "angle of incidence, from the normal", "deg", 0, 90, Grid(20, 80, 1),
        aliases=("theta_1", "theta_i", "theta_incident", "theta_incidence", "angle_of_incidence", "incidence_angle",
                 "theta_inc", "theta_0", "theta_in", "angle_1", "incident_angle", "angle_incidence", "alpha",
                 "angle_incident"),
        cues=("angle of incidence", "incidence", "… is refracted", "… refracted", "to the normal", "with the normal", "from the normal", "normal",
              "normal to the surface", *(f"normal to the {of} surface" for of in _SURFACES),
              *(f"{side} the {of} normal" for side in ("to", "with", "from") for of in _WITH_A_NORMAL)),
        asked=("angle of incidence", "at what angle must it strike", "incidence angle"), body="medium_1",
    ),
    Quantity(
        theta_refl, "θ_refl", "angle of reflection, from the normal", "deg", 0, 90,
        aliases=("theta_refl", "theta_reflected", "theta_reflection", "angle_of_reflection", "reflection_angle",
                 "theta_rfl", "reflected_angle", "angle_reflection"),
        asked=("angle of reflection", "reflection angle", "reflected ray make", "angle does the reflected"),
        moment="after",
    ),
    Quantity(
        alpha_1, "α_1", "angle between the incident ray and the surface", "deg", 0, 90, Grid(10, 70, 1),
        aliases=("alpha_1", "glancing_angle", "alpha_surface", "grazing_angle", "theta_surface", "angle_with_surface",
                 "angle_to_surface", "alpha_mirror", "theta_mirror", "angle_with_mirror"),
        cues=("with the surface", "to the surface", "with the mirror", "with its surface", "with the boundary",
              "to the mirror", "between the ray and the", "glancing", "grazing", "above the surface",
              *(f"{side} the {of} surface" for side in ("with", "to", "above") for of in _SURFACES)),
        asked=("angle with the surface does the incident",),
    ),
    Quantity(
        alpha_2, "α_2", "angle between the refracted ray and the surface", "deg", 0, 90,
        aliases=("alpha_2",), asked=("angle to the surface does the refracted", "angle with the surface does the refracted"),
        moment="after",
    ),
    Quantity(
        delta, "δ", "angle by which the ray is turned", "deg", 0, 180,
        aliases=("delta", "deviation", "angle_of_deviation", "deviation_angle", "delta_theta", "Delta_theta"),
        cues=("minimum deviation", "least deviation", "deviation", "deviated by", "angle of deviation"),
        asked=("deviation", "by what angle is the ray", "how much is the ray turned", "through what angle is the ray"),
        moment="after",
    ),
    Quantity(
        c, "c", "speed of light in vacuum", "m/s", 2.9e8, 3.1e8, None,
        aliases=("c", "c_0", "speed_of_light", "c_vacuum", "speed_of_light_vacuum", "light_speed", "c_light", "c_vac",
                 "speed_of_light_in_vacuum", "light_speed_in_vacuum", "speed_in_vacuum", "light_speed_vacuum",
                 "vacuum_light_speed", "vacuum_speed_of_light", "vacuum_speed"),
        cues=("speed of light in vacuum", "speed of light in a vacuum", "light in vacuum", "vacuum"), moment="constant", choices=(3.0e8, 2.998e8, 2.9979e8, 299792458.0),
    ),
    Quantity(
        v_1, "v_1", "speed of the light in the medium", "m/s", 1e7, 3e8,
        aliases=("v_1", "v_medium", "speed_in_medium", "c_medium", "c_1", "v_light", "speed_medium", "c_n"),
        cues=("speed", "travels at", "moves at"),
        asked=("how fast does light", "speed of light in the", "speed of light in this", "what speed does",
               "speed does light", "how fast does it travel", "speed of the light", "with what speed does", "how fast is light"),
        moment="after", body="medium_1",
    ),
    Quantity(
        v_2, "v_2", "speed of the light in the second medium", "m/s", 1e7, 3e8,
        aliases=("v_2", "c_2"), cues=("second",), asked=("speed in the second", "speed of light in the second"),
        moment="after", body="medium_2",
    ),
    Quantity(
        lambda_0, "λ_0", "wavelength in vacuum", "nm", 200, 3000, Grid(420, 680, 5),
        aliases=("lambda_0", "lambda_vacuum", "lambda_air", "wavelength_vacuum", "vacuum_wavelength", "lambda_vac"),
        cues=("in vacuum", "vacuum", "in air", "wavelength", "light of"), asked=("wavelength in vacuum", "vacuum wavelength"),
    ),
    Quantity(
        lambda_1, "λ_1", "wavelength in the medium", "nm", 50, 3000,
        aliases=("lambda_1", "lambda_n", "lambda_medium", "wavelength_in_medium", "lambda_m", "wavelength_medium",
                 "lambda_prime"),
        cues=("wavelength in the", "inside"),
        asked=("wavelength in the", "wavelength inside", "its wavelength", "what wavelength", "wavelength of the light in",
               "wavelength of this light in", "new wavelength", "wavelength of the light inside"),
        moment="after", body="medium_1",
    ),
    Quantity(
        lambda_2, "λ_2", "wavelength in the second medium", "nm", 50, 3000, aliases=("lambda_2",),
        asked=("wavelength in the second",), moment="after", body="medium_2",
    ),
    Quantity(
        nu, "ν", "frequency of the light", "THz", 100, 2000,
        aliases=("nu", "frequency", "freq", "f_light", "f_frequency", "nu_light"), cues=("frequency",),
        asked=("frequency",), moment="after",
    ),
    Quantity(
        d, "d", "true depth", "m", 0, 100, Grid(0.4, 4, 0.1),
        aliases=("d", "depth", "actual_depth", "real_depth", "true_depth", "d_real", "d_actual", "d_true", "h_real",
                 "h_actual", "h_true"),
        cues=("depth", "deep", "below the surface", "bottom", "under"),
        asked=("true depth", "real depth", "actual depth", "how deep really", "how deep is the water",
               "how deep is the pool", "how deep is the liquid", "how deep is the pond"),
    ),
    Quantity(
        d_app, "d_app", "apparent depth", "m", 0, 100,
        aliases=("d_app", "apparent_depth", "d_apparent", "h_app", "h_apparent", "d_seen", "d_virtual", "d_prime"),
        cues=("appears", "apparent", "seems"),
        asked=("apparent depth", "appear to be", "how deep does", "seem to be", "how far below the surface does",
               "appear to lie", "seem to lie", "does it appear", "does it seem", "depth does it appear", "at what depth does", "how thick does", *(f"seems {how} {below}" for how in ("how deep", "how far") for below in ("below", "under", "")), "seem to an observer", "appear to an observer"),
        moment="after", unasked=(r"\b(?:raised|lifted|rise)\b",),
    ),
    Quantity(
        d_lift, "Δd", "apparent rise of the object", "m", -100, 100,
        aliases=("d_lift", "apparent_shift", "Delta_d", "depth_shift", "rise"),
        cues=("raised",), asked=("how much does it appear raised", "apparent shift", "appear to be raised"),
        sign="any", moment="after",
    ),
    Quantity(
        w, "w", "thickness of the middle layer", "cm", 0, 1000,
        aliases=("w", "thickness", "layer_thickness", "plate_thickness", "slab_thickness"),
        cues=("thick", "thickness"), asked=("thickness of the", "how thick"), body="medium_2",
    ),
    Quantity(
        x_2, "x_2", "distance along the layer between entry and exit", "cm", 0, 10000,
        aliases=("x_2", "horizontal_displacement", "entry_exit_distance"),
        asked=("distance between the points", "how far along the surface"), moment="after",
    ),
    Quantity(
        x_shift, "x_s", "sideways shift of the ray", "cm", -10000, 10000,
        aliases=("x_shift", "lateral_shift", "lateral_displacement", "sideways_shift", "parallel_shift",
                 "sideways_displacement"),
        asked=("lateral shift", "lateral displacement", "sideways", "parallel shift"), sign="any", moment="after",
    ),
    Quantity(
        ell, "ℓ", "length of the light's path in the medium", "m", 0, 1e7,
        aliases=("ell", "path_length", "l", "fibre_length", "fiber_length", "path"),
        cues=("long", "path", "fibre", "fiber"), asked=("how far does the light", "what distance does the light"),
    ),
    Quantity(
        t, "t", "time that the light takes", "ns", 0, 1e9,
        aliases=("t", "time", "Delta_t", "travel_time"), cues=("time", "takes"),
        asked=("how long does", "how much time", "what time", "time does the light"), moment="after",
    ),
    Quantity(
        Lambda_opt, "OPL", "optical path length", "m", 0, 1e8,
        aliases=("Lambda_opt", "optical_path", "optical_path_length", "OPL"), asked=("optical path",), moment="after",
    ),
)  # fmt: skip

QUANTITIES = (*_IMAGES, *_LIGHT)
