"""Interference and diffraction, of which no questions are generated: slits, gratings, thin films.

Sources are sections of OpenStax University Physics 3 (UP3). Distances on the screen are those of
fringes near the axis, where sin θ = tan θ; angles are exact.
"""

from __future__ import annotations

from sympy import Rational, asin, sin, symbols

from wmw.core.family import Eq, Fact, Gt, Law, Quantity, Regime
from wmw.families.optics.symbols import c, lambda_0, lambda_1, nu

DOUBLE, GRATING, SLIT, APERTURE, FILM = (
    "double_slit",
    "grating",
    "single_slit",
    "round_aperture",
    "thin_film",
)
SLITS = (DOUBLE, GRATING)
d_s, N_l, D_s, m_o = symbols("d_slits N_lines D_screen m_order", real=True)
Dy, y_m, y_d, th_m, th_d = symbols("Delta_y y_m y_dark theta_m theta_dark", real=True)
a_s, w_c, th_w, y_w, th_c = symbols("a_slit w_central theta_width y_width theta_central", real=True)
D_a, th_r, L_r, s_r = symbols("D_aperture theta_min L_resolved s_resolved", real=True)
n_f, t_f, lambda_f = symbols("n_film t_film lambda_film", real=True)
_ONE = "UP3 4.1"

LAWS = (
    Law("wavelength-in-air", Eq(lambda_1, lambda_0), "the wavelength in air is that in vacuum", (DOUBLE, GRATING, SLIT), "UP3 1.1"),
    Law("fringe-spacing", Eq(Dy, lambda_0 * D_s / d_s), "spacing of the fringes of a double slit", (DOUBLE,), "UP3 3.2"),
    Law("bright-fringe-place", Eq(y_m, m_o * lambda_0 * D_s / d_s), "bright fringes of a double slit, near the axis", (DOUBLE,), "UP3 3.2"),
    Law("dark-fringe-place", Eq(y_d, (m_o - Rational(1, 2)) * lambda_0 * D_s / d_s), "dark fringes of a double slit, counted from the middle", (DOUBLE,), "UP3 3.2"),
    Law("fringes-evenly-spaced", Eq(y_m, m_o * Dy), "the bright fringes are evenly spaced", (DOUBLE,), "UP3 3.2"),
    Law("bright-fringe-angle", Eq(d_s * sin(th_m), m_o * lambda_0), "the path difference is a whole number of wavelengths", SLITS, "UP3 3.2 and 4.4"),
    Law("dark-fringe-angle", Eq(d_s * sin(th_d), (m_o - Rational(1, 2)) * lambda_0), "the path difference is half a wavelength more", (DOUBLE,), "UP3 3.2"),
    Law("grating-constant", Eq(d_s, 1 / N_l), "spacing of the lines of a grating", (GRATING,), "UP3 4.4"),
    Law("slit-angle", Eq(a_s * sin(th_w), m_o * lambda_0), "dark fringes of a single slit", (SLIT,), _ONE),
    Law("slit-place", Eq(y_w, m_o * lambda_0 * D_s / a_s), "dark fringes of a single slit, near the axis", (SLIT,), _ONE),
    Law("central-width", Eq(w_c, 2 * lambda_0 * D_s / a_s), "the middle fringe lies between the first dark ones", (SLIT,), _ONE),
    Law("central-angle", Eq(th_c, 2 * asin(lambda_0 / a_s)), "the middle fringe lies between the first dark ones", (SLIT,), _ONE),
    Law("rayleigh", Eq(th_r, Rational(61, 50) * lambda_0 / D_a), "Rayleigh criterion for a round aperture", (APERTURE,), "UP3 4.5"),
    Law("resolved-distance", Eq(s_r, L_r * th_r), "small angle", (APERTURE,), "UP3 4.5"),
    Law("film-wavelength", Eq(lambda_f, lambda_0 / n_f), "wavelength in the film", (FILM,), "UP3 3.4"),
    Law("thinnest-film", Eq(t_f, lambda_0 / (4 * n_f)), "a quarter of a wavelength in the film", (FILM,), "UP3 3.4"),
    *(Law(f"frequency-{regime}", Eq(c, nu * lambda_0), "frequency and wavelength", (regime,), "UP3 1.1") for regime in (DOUBLE, GRATING)),
)  # fmt: skip

_CENTRE = (
    "central maximum",
    "central bright",
    "central fringe",
    "central bright fringe",
    "center",
    "centre",
    "central peak",
    "middle",
    "central",
)
_NUMBER = {1: ("first", "1st"), 2: ("second", "2nd"), 3: ("third", "3rd"), 4: ("fourth", "4th"), 5: ("fifth", "5th"), 6: ("sixth", "6th"), 8: ("eighth", "8th"), 10: ("tenth", "10th")}  # fmt: skip
_BRIGHT = (
    "order",
    "bright fringe",
    "maximum",
    "bright",
    "bright band",
    "order maximum",
    "bright line",
    "spectrum",
    "maxima",
    "bright spot",
    "interference maximum",
    "order bright fringe",
)
_DARK = (
    "dark fringe",
    "minimum",
    "dark",
    "dark band",
    "minima",
    "diffraction minimum",
    "order dark fringe",
    "order minimum",
    "dark line",
)
_FAR = (
    "how far from the central",
    "distance between the central",
    "distance from the central",
    "distance from the centre",
    "distance from the center",
    "how far from the centre",
    "how far from the center",
    "how far from the middle",
    "distance of the",
)


def _th(nouns: tuple[str, ...]) -> tuple[str, ...]:
    """Return "third bright fringe", "3rd order" and the like."""
    return tuple(f"{word} {noun}" for words in _NUMBER.values() for word in words for noun in nouns)


_ASKED_ANGLE = (
    *(f"at what angle {verb} the {nth}" for verb in ("is", "does", "will", "would") for nth in _th(_BRIGHT)),
    *(f"angle {of} the {nth}" for of in ("of", "for", "to", "does") for nth in _th(_BRIGHT)),
    "at what angle", "what angle", "angle of diffraction", "diffraction angle", "find the angle", "calculate the angle", "determine the angle",
)  # fmt: skip
_ASKED_DARK = (
    *(
        f"at what angle {verb} the {nth}"
        for verb in ("is", "does", "will", "would")
        for nth in _th(_DARK)
    ),
    *(f"angle {of} the {nth}" for of in ("of", "for", "to", "does") for nth in _th(_DARK)),
)
_FRINGE_WIDTH = ("fringe spacing", "spacing of the fringes", "fringe separation", "separation of the fringes", "fringe width", "spacing of the bright fringes", "spacing of adjacent", "spacing of neighbouring", "distance between adjacent",
                 "distance between two adjacent", "distance between neighbouring", "distance between consecutive", "distance between successive", "separation between adjacent", "separation of adjacent", "separation of neighbouring", "how far apart are the",
                 "separation between", "spacing between", "how far apart are adjacent", "how far apart are neighbouring", "how far apart are two", "distance between the bright fringes", "distance between the fringes", "distance between bright fringes",
                 "separation of the bright fringes", "how far apart will the", "fringe distance", "bandwidth of the fringes", "width of the fringes", "separation of successive", "spacing of successive")  # fmt: skip

QUANTITIES = (
    Quantity(d_s, "d", "distance between the slits", "mm", 1e-6, 100, aliases=("d_slits", "slit_separation", "slit_spacing", "d_slit", "grating_spacing", "grating_constant", "d_grating", "line_spacing", "slit_distance", "separation_of_slits"),
             cues=("slits are", "slits", "slit separation", "slit spacing", "separated by", "apart", "spaced", "separation of", "grating spacing", "slit separation of", "slits a distance", "grating constant", "spacing of"),
             asked=("slit separation", "slit spacing", "distance between the slits", "separation of the slits", "how far apart are the slits", "spacing of the slits", "separation between the slits", "grating spacing", "grating constant", "spacing of the lines",
                    "distance between the lines", "distance between adjacent lines", "distance between two slits", "spacing between the slits", "spacing between adjacent lines", "distance between adjacent slits", "spacing between lines")),
    Quantity(N_l, "N", "lines of the grating per length", "1/mm", 1, 1e5, aliases=("N_lines", "lines_per_mm", "lines_per_length", "line_density", "lines_per_cm", "lines_per_m", "grating_density"),
             cues=("grating", "grating with", "grating has", "grating of", "ruled", "rulings", "diffraction grating"),
             asked=("how many lines per", "lines per millimetre", "lines per mm", "lines per centimetre", "lines per cm", "lines per millimeter", "lines per centimeter", "number of lines per", "how many slits per", "how many rulings per")),
    Quantity(D_s, "L", "distance from the slits to the screen", "m", 1e-3, 1e3, aliases=("D_screen", "screen_distance", "L_screen", "slit_screen_distance", "distance_to_screen", "L", "D", "distance_to_wall"),
             cues=("screen", "screen is", "screen … away", "wall", "wall … away", "onto a screen", "on a screen", "from the slits", "behind the slits", "beyond the slits", "from the slit", "slits to the screen", "slit to the screen", "screen placed", "away", "screen at", "slits and screen",
                   "wall … behind", "screen … behind", "distant", "slit and screen"),
             asked=("how far away is the screen", "distance to the screen", "how far is the screen", "how far from the slits is the screen", "distance from the slits to the screen", "distance of the screen", "slits and the screen", "how far away should the screen", "how far from the slits should the screen")),
    Quantity(m_o, "m", "order of the fringe", "1", 0.5, 1e5, aliases=("m_order", "order", "order_number", "fringe_order", "m", "k_order"),
             cues=("order", "m", "n", "order number"), asked=("what order", "which order", "order of the fringe", "order of the maximum")),
    Quantity(Dy, "Δy", "spacing of the fringes", "mm", 1e-6, 1e4, aliases=("Delta_y", "fringe_spacing", "fringe_width", "fringe_separation", "dy", "delta_y", "beta", "Delta_x", "s_fringe", "y_spacing", "fringe_distance"),
             cues=("bright fringes are", "fringes are", "fringe spacing", "fringe separation", "fringe width", "fringes", "spacing of fringes", "fringe spacing of", "fringes … apart", "adjacent bright fringes", "fringes lie", "neighbouring", "bright bands", "away are … apart", "away … apart", "screen … apart", "bright fringes … apart"),
             asked=_FRINGE_WIDTH, moment="after"),
    Quantity(y_m, "y_m", "distance of a bright fringe from the middle", "mm", 1e-6, 1e5, aliases=("y_m", "fringe_position", "y_bright", "y_1", "y_2", "y_3", "y_m_bright", "position_of_fringe"),
             cues=("bright fringe is", "order bright fringe is", "bright fringe lies", "bright fringe is found", "from the central maximum", "from the central bright fringe", "from the centre", "from the center", "from the middle", "bright fringe appears", "order maximum is", "from the central"),
             asked=tuple(f"{far} {rest}" for far in _FAR for rest in ("maximum is the", "maximum", "bright fringe", "fringe", "maximum and the")) + tuple(f"{lead} the {nth}" for lead in ("where is", "how far is", "distance to", "position of", "distance of", "where on the screen is", "how far out is") for nth in _th(_BRIGHT)) + tuple(f"{nth} {end}" for nth in _th(_BRIGHT) for end in ("from the central", "from the centre", "from the center", "from the middle")), moment="after"),
    Quantity(y_d, "y_d", "distance of a dark fringe from the middle", "mm", 1e-6, 1e5, aliases=("y_dark", "y_d", "y_min", "dark_fringe_position"),
             cues=("dark fringe is", "dark fringe lies"), asked=tuple(f"{lead} the {nth}" for lead in ("where is", "how far is", "distance to", "position of", "distance of", "maximum is", "maximum to", "centre is", "center is", "middle is", "fringe is", "fringe to", "maximum and", "how far out is") for nth in _th(_DARK)) + tuple(f"{nth} {end}" for nth in _th(_DARK) for end in ("from the central", "from the centre", "from the center", "from the middle")), moment="after"),
    Quantity(th_m, "θ_m", "angle of a bright fringe", "deg", 0, 90, aliases=("theta_m", "theta_bright", "theta_max", "diffraction_angle", "theta_1", "theta_2", "theta_3", "angle"),
             cues=("angle of", "at an angle of", "at", "angle", "order … angle", "maximum at", "deflected by", "diffracted at", "from the central", "appears at"), asked=_ASKED_ANGLE, moment="after"),
    Quantity(th_d, "θ_d", "angle of a dark fringe", "deg", 0, 90, aliases=("theta_dark", "theta_min"), cues=("minimum at", "dark fringe at"), asked=_ASKED_DARK, moment="after"),
    Quantity(a_s, "a", "width of the slit", "mm", 1e-6, 100, aliases=("a_slit", "slit_width", "a", "w_slit", "b", "width_of_slit"),
             cues=("slit", "slit of width", "wide", "slit is", "slit width", "width", "slit width of", "single slit", "width of"), asked=("width of the slit", "slit width", "how wide is the slit", "how wide must the slit", "width of a slit", "how wide a slit"), sort="breadth"),
    Quantity(w_c, "w", "width of the middle fringe", "mm", 1e-6, 1e5, aliases=("w_central", "central_width", "width_central_maximum", "w", "central_maximum_width", "w_c"),
             cues=("central maximum is", "central bright fringe is", "central maximum … wide", "central fringe … wide", "central bright fringe … wide", "central maximum has a width of"), asked=("width of the central", "how wide is the central", "width of its central", "linear width", "width of central"), moment="after", sort="breadth"),
    Quantity(th_w, "θ", "angle of a dark fringe of a slit", "deg", 0, 90, aliases=("theta_width", "theta_slit", "theta_min_slit", "theta_1"), cues=("at", "angle of", "minimum at", "first minimum", "dark fringe at", "at an angle of"),
             asked=(*_ASKED_DARK, "at what angle", "what angle", "find the angle", "calculate the angle", "angular position", "angle to the first minimum"), moment="after"),
    Quantity(th_c, "2θ", "angular width of the middle fringe", "deg", 0, 180, aliases=("theta_central", "angular_width"), asked=("angular width",), cues=("angular width",), moment="after"),
    Quantity(y_w, "y_1", "distance of a dark fringe of a slit from the middle", "mm", 1e-6, 1e5, aliases=("y_width", "y_1_slit", "y_min_slit", "y_min", "y_1"), cues=("dark fringe is", "first minimum is", "dark fringe lies", "minimum is", "first dark fringe is", "from the centre", "from the center", "from the middle", "from the central"),
             asked=(*(f"{lead} the {nth}" for lead in ("where is", "how far is", "distance to", "position of", "distance of", "maximum is", "maximum to", "centre is", "center is", "middle is", "fringe is", "fringe to", "maximum and", "how far out is") for nth in _th(_DARK)), *(f"{nth} {end}" for nth in _th(_DARK) for end in ("from the central", "from the centre", "from the center", "from the middle"))), moment="after"),
    Quantity(D_a, "D", "diameter of the aperture", "mm", 1e-3, 1e7, aliases=("D_aperture", "aperture", "aperture_diameter", "D", "pupil_diameter", "mirror_diameter", "diameter"), cues=("diameter", "pupil", "aperture", "in diameter", "wide", "telescope", "mirror"), asked=("diameter of the aperture", "what diameter", "diameter must", "diameter should", "diameter of the pupil"), sort="breadth"),
    Quantity(th_r, "θ_min", "least angle that is resolved", "rad", 0, 1, aliases=("theta_min", "theta_R", "angular_resolution", "theta_res", "min_angle", "limiting_angle"), cues=("resolution",), asked=("angular resolution", "smallest angle", "minimum angular separation", "smallest angular separation", "least angle", "minimum angle", "resolving angle", "limit of resolution", "angular limit", "limiting angle"), moment="after"),
    Quantity(L_r, "L", "distance of what is looked at", "m", 1e-3, 1e20, aliases=("L_resolved", "object_distance_far", "L", "range"), cues=("away", "at a distance of", "distance"), asked=("from how far", "how far away can", "greatest distance", "maximum distance", "what distance")),
    Quantity(s_r, "s", "least distance that is resolved", "m", 1e-9, 1e12, aliases=("s_resolved", "separation", "resolved_separation", "s_min"), cues=("apart", "headlights", "separated by"), asked=("how far apart", "smallest separation", "closest distance between", "smallest distance", "minimum separation", "how close together", "smallest detail"), moment="after"),
    Quantity(n_f, "n", "refractive index of the film", "1", 1, 5, aliases=("n_film", "n_f", "n_coating", "film_index", "n"), cues=("film", "n", "index of refraction", "refractive index", "index", "coating", "coated", "soap", "soap film"), asked=("refractive index of the film", "index of the film", "index of the coating")),
    Quantity(t_f, "t", "thickness of the film", "nm", 1, 1e6, aliases=("t_film", "film_thickness", "t_min", "coating_thickness", "minimum_thickness", "t", "d_film"), cues=("thick", "thickness"), asked=("thickness", "how thick", "thinnest film", "thinnest layer", "thinnest coating"), moment="after"),
    Quantity(lambda_f, "λ_n", "wavelength in the film", "nm", 1, 1e5, aliases=("lambda_film", "lambda_n", "wavelength_in_film"), asked=("wavelength in the film", "wavelength of the light in the film"), moment="after"),
)  # fmt: skip

_LENSES = (
    "lens",
    "mirror",
    "prism",
    "critical angle",
    "angle of incidence",
    "sound",
    "loudspeakers",
    "speakers",
)
_DOUBLE = ("double slit", "double-slit", "two slits", "two narrow slits", "young's", "young", "slits", "two parallel slits", "two very narrow slits", "pair of slits", "two closely spaced slits", "two narrow parallel slits", "narrow slits", "fringes",
           "bright fringes", "interference", "fringe", "interference pattern", "interference fringes", "slit separation")  # fmt: skip
_GRATING = ("grating", "diffraction grating", "lines per mm", "lines per cm", "lines mm", "lines cm", "lines per millimetre", "lines per centimetre", "lines per millimeter", "lines per centimeter", "lines per metre", "lines per meter",
            "rulings", "spectrometer")  # fmt: skip
_SLIT = (
    "single slit",
    "single-slit",
    "narrow slit",
    "slit",
    "slit of width",
    "one slit",
    "slit width",
    "diffraction pattern",
    "diffraction",
    "central maximum",
    "central bright fringe",
)
_FILM = (
    "film",
    "soap film",
    "thin film",
    "coating",
    "antireflection",
    "anti-reflection",
    "anti-reflective",
    "antireflective",
    "nonreflective",
    "non-reflective",
    "coated",
    "soap bubble",
)
_COATED = (
    "antireflection",
    "anti-reflection",
    "anti-reflective",
    "antireflective",
    "nonreflective",
    "non-reflective",
    "coated",
    "coating",
    "minimize reflection",
    "minimise reflection",
)
_FAINT = (
    "soap film appear dark",
    "film look dark",
    "film appear black",
    "looks black",
    "dark in reflected",
    "not reflected",
    "destructive",
)
_APERTURE = (
    "rayleigh",
    "resolution",
    "resolve",
    "resolved",
    "resolving",
    "diffraction limit",
    "diffraction-limited",
    "resolves",
    "just distinguish",
)

REGIMES = (
    Regime(DOUBLE, "two narrow slits", cues=_DOUBLE, needs_cue=True, drawn=False, rules_out=(*_LENSES, "grating", "single slit", "film", "water", "immersed", "thin sheet", "mica"), assumptions=("narrow slits", "a distant screen")),
    Regime(GRATING, "a diffraction grating", cues=_GRATING, needs_cue=True, drawn=False, rules_out=(*_LENSES, "film"), assumptions=("light falls on it along the normal",)),
    Regime(SLIT, "a single slit", cues=_SLIT, needs_cue=True, drawn=False, rules_out=(*_LENSES, "grating", "two slits", "double slit", "slits", "circular", "round", "pinhole", "aperture", "water", "hair", "wire"), assumptions=("a distant screen",)),
    Regime(APERTURE, "a round aperture", cues=_APERTURE, needs_cue=True, drawn=False, rules_out=("grating", "slit", "slits", "radio interferometer", "microscope"), assumptions=("Rayleigh criterion",)),
    Regime(FILM, "a thin film in which one face alone turns the wave over, or a coating between two such faces", cues=_FILM, needs_cue=True, drawn=False,
           rules_out=("slit", "slits", "oil", "wedge", "air film", "newton's rings", *_FAINT, "transmitted", "second thinnest", "next", "three smallest", "grating"), conditions=(Gt(n_f, 1),), assumptions=("light falls along the normal",)),
)  # fmt: skip

FACTS = (
    *(Fact(tuple(f"{word} {noun}" for word in words for noun in (*_BRIGHT, *_DARK)), {m_o: float(k)}, (DOUBLE, GRATING)) for k, words in _NUMBER.items()),
    *(Fact(tuple(f"{word} {noun}" for word in words for noun in _DARK), {m_o: float(k)}, (SLIT,)) for k, words in _NUMBER.items()),
)  # fmt: skip
