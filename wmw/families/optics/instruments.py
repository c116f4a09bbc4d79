"""Optical instruments and the eye, of which no questions are generated.

Magnifier, compound microscope, spectacles, pinhole camera, and lenses told by the radii of their
faces. Sources are sections of OpenStax University Physics 3 (UP3).
"""

from __future__ import annotations

from sympy import symbols

from wmw.core.family import Convention, Eq, Gt, Law, Quantity, Regime
from wmw.families.optics.further import f_ey, f_ob
from wmw.families.optics.symbols import P, d_i, d_o, f, h_i, h_o

NEAR_POINT, RELAXED, MICROSCOPE, SHORT_SIGHT, FAR_SIGHT, PINHOLE = (
    "magnifier_at_near_point",
    "magnifier_relaxed",
    "microscope",
    "short_sight",
    "far_sight",
    "pinhole_camera",
)
MAGNIFIERS = (NEAR_POINT, RELAXED)
BICONVEX, BICONCAVE, PLANO_CONVEX, PLANO_CONCAVE = (
    "biconvex",
    "biconcave",
    "plano_convex",
    "plano_concave",
)
GROUND = (BICONVEX, BICONCAVE, PLANO_CONVEX, PLANO_CONCAVE)
N_p, M_a, M_ob, M_ey, M_tot, L_t, d_far, d_near, d_read = symbols(
    "N_near M_ang_lens M_ob M_ey M_total L_tube d_far d_near d_read", real=True
)
n_g, R_f, R_b = symbols("n_ground R_front R_back", real=True)
_EYE, _MAGNIFIER, _MICROSCOPE, _MAKER = "UP3 2.6", "UP3 2.7", "UP3 2.8", "UP3 2.4"

LAWS = (
    Law("magnifier-near", Eq(M_a, 1 + N_p / f), "magnifier, image at the near point", (NEAR_POINT,), _MAGNIFIER),
    Law("magnifier-relaxed", Eq(M_a, N_p / f), "magnifier, image at infinity", (RELAXED,), _MAGNIFIER),
    Law("magnifier-power", Eq(P, 1 / f), "power of a lens, f in metres", (*MAGNIFIERS, SHORT_SIGHT, FAR_SIGHT, *GROUND), "UP3 2.5"),
    Law("magnifier-object-near", Eq(1 / d_o, 1 / f + 1 / N_p), "lens equation with the image at the near point", (NEAR_POINT,), _MAGNIFIER),
    Law("microscope-total", Eq(M_tot, M_ob * M_ey), "the magnifications multiply", (MICROSCOPE,), _MICROSCOPE),
    Law("microscope-objective", Eq(M_ob, L_t / f_ob), "magnification by the objective", (MICROSCOPE,), _MICROSCOPE),
    Law("microscope-eyepiece", Eq(M_ey, N_p / f_ey), "the eyepiece is a magnifier with its image at infinity", (MICROSCOPE,), _MICROSCOPE),
    Law("short-sight", Eq(f, -d_far), "what is far away is seen at the far point", (SHORT_SIGHT,), _EYE),
    Law("far-sight", Eq(1 / f, 1 / d_read - 1 / d_near), "what is held near is seen at the near point", (FAR_SIGHT,), _EYE),
    Law("pinhole", Eq(h_i / h_o, d_i / d_o), "similar triangles", (PINHOLE,), "UP3 1.1"),
    Law("biconvex", Eq(1 / f, (n_g - 1) * (1 / R_f + 1 / R_b)), "lens maker's equation, sizes of the radii", (BICONVEX,), _MAKER),
    Law("biconcave", Eq(1 / f, -(n_g - 1) * (1 / R_f + 1 / R_b)), "lens maker's equation, sizes of the radii", (BICONCAVE,), _MAKER),
    Law("plano-convex", Eq(1 / f, (n_g - 1) / R_f), "lens maker's equation, one face flat", (PLANO_CONVEX,), _MAKER),
    Law("plano-concave", Eq(1 / f, -(n_g - 1) / R_f), "lens maker's equation, one face flat", (PLANO_CONCAVE,), _MAKER),
)  # fmt: skip

_RADII = (
    "radii",
    "radii of curvature",
    "radius of curvature",
    "radii of",
    "radius",
    "radii of curvature of",
    "faces",
    "surfaces",
    "curvature",
)

QUANTITIES = (
    Quantity(M_a, "M", "angular magnification of a magnifier", "1", 0.1, 1e4, aliases=("M_ang_lens", "M_a", "angular_magnification", "magnifying_power", "M_angular", "m_angular", "MP", "M", "m", "magnification"),
             cues=("angular magnification", "magnifying power", "magnification"), asked=("angular magnification", "magnifying power", "magnification", "magnification of the magnifying glass", "magnification does", "magnified"), sign="any", moment="after"),
    Quantity(N_p, "N", "near point of the eye", "cm", 1, 500, aliases=("N_near", "near_point", "D_near", "d_near_point", "N", "D", "least_distance"),
             cues=("near point", "near point is", "near point of", "least distance of distinct vision", "distance of distinct vision", "distinct vision", "comfortable viewing", "from the eye", "near point distance", "image at")),
    Quantity(M_ob, "M_ob", "magnification by the objective", "1", -1e5, 1e5, aliases=("M_ob", "M_objective", "m_o", "M_o", "m_obj", "M_obj", "objective_magnification"),
             cues=("objective magnifies", "magnification of the objective", "objective", "objective with a magnification of", "objective lens"), asked=("magnification of the objective", "magnification by the objective"), sign="any"),
    Quantity(M_ey, "M_e", "magnification by the eyepiece", "1", -1e5, 1e5, aliases=("M_ey", "M_eyepiece", "M_e", "m_e", "eyepiece_magnification"), cues=("eyepiece", "eyepiece magnifies", "eyepiece with a magnification of", "eyepiece of", "ocular"),
             asked=("magnification of the eyepiece", "magnification by the eyepiece"), sign="any"),
    Quantity(M_tot, "M", "magnification of the microscope", "1", -1e6, 1e6, aliases=("M_total", "total_magnification", "overall_magnification", "M_microscope", "M", "magnification"), cues=("total magnification", "overall magnification"),
             asked=("total magnification", "overall magnification", "magnification of the microscope", "magnification of the instrument", "magnifying power", "magnification", "angular magnification"), sign="any", moment="after"),
    Quantity(L_t, "L", "tube length of the microscope", "cm", 0.1, 1e3, aliases=("L_tube", "tube_length", "L"), cues=("tube length", "tube", "tube length of", "barrel"), asked=("tube length",)),
    Quantity(d_far, "d_f", "far point of the eye", "m", 0.01, 1e3, aliases=("d_far", "far_point", "d_fp", "far_point_distance"),
             cues=("far point", "farther than", "further than", "beyond", "more than", "farther away than", "further away than", "far point is", "far point of", "clearly up to", "only up to", "no farther than"), asked=("far point", "how far can", "greatest distance at which")),
    Quantity(d_near, "d_n", "near point of the unaided eye", "cm", 1, 1e4, aliases=("d_near", "near_point_eye", "near_point", "d_np", "uncorrected_near_point"),
             cues=("near point", "closer than", "nearer than", "near point is", "near point of", "less than", "closer … than", "near point at"), asked=("near point",)),
    Quantity(d_read, "d", "distance at which is to be read", "cm", 1, 500, aliases=("d_read", "reading_distance", "d_desired", "normal_near_point"),
             cues=("book", "print", "read", "held", "newspaper", "reads", "objects at", "at a distance of", "to see objects", "objects", "reading", "normal near point", "placed at", "read at"), asked=("reading distance",)),
    Quantity(n_g, "n", "refractive index of the glass of a lens", "1", 1, 4, aliases=("n", "n_g", "n_lens", "refractive_index", "index"), cues=("refractive index", "index of refraction", "index", "glass", "n", "made of"),
             asked=("refractive index", "index of refraction", "index of the glass")),
    Quantity(R_f, "R_1", "radius of a face", "cm", 0.01, 1e5, aliases=("R_front", "R_1", "R", "radius", "r_1", "radius_of_curvature"), cues=_RADII, asked=("radius of curvature", "what radius", "radius of the curved", "radius of each"), sort="breadth"),
    Quantity(R_b, "R_2", "radius of the other face", "cm", 0.01, 1e5, aliases=("R_back", "R_2", "r_2"), cues=_RADII, asked=("radius of the other",), sort="breadth"),
)  # fmt: skip

_MAGNIFIERS = (
    "magnifying glass",
    "magnifier",
    "simple microscope",
    "loupe",
    "jeweler",
    "jeweller",
    "simple magnifier",
    "magnifying lens",
    "hand lens",
)
_AT_NEAR = (
    "near point",
    "distance of distinct vision",
    "least distance",
    "distinct vision",
    "25 cm from the eye",
)
_AT_REST = ("relaxed", "infinity", "relaxed eye", "at infinity", "normal adjustment", "unstrained")
_ANGULAR = (
    "angular magnification",
    "magnifying power",
    "near point",
    "relaxed",
    "infinity",
    "distinct vision",
)
_SHORT = (
    "short-sighted",
    "shortsighted",
    "nearsighted",
    "near-sighted",
    "myopia",
    "myopic",
    "far point",
    "short sighted",
    "near sighted",
    "distant objects",
    "short-sightedness",
    "nearsightedness",
)
_LONG = (
    "long-sighted",
    "longsighted",
    "farsighted",
    "far-sighted",
    "hyperopia",
    "hypermetropia",
    "hyperopic",
    "hypermetropic",
    "presbyopia",
    "long sighted",
    "far sighted",
    "near point",
    "reading glasses",
    "presbyopic",
)
_EYE_WORDS = (
    "eyeglasses",
    "spectacles",
    "contact lens",
    "contact lenses",
    "glasses",
    "lens",
    "corrective lens",
)
_RADII_WORDS = (
    "radii",
    "radius of curvature",
    "radii of curvature",
    "lens maker",
    "lensmaker",
    "faces",
    "surfaces",
)
_NOT_GROUND = ("mirror", "in water", "immersed", "telescope", "microscope", "two lenses")

REGIMES = (
    Regime(NEAR_POINT, "a magnifier with its image at the near point", cues=(*_MAGNIFIERS, *_AT_NEAR, "angular magnification", "magnifying power"), needs_cue=True, drawn=False, rules_out=(*_AT_REST, "mirror", "telescope", "compound", "objective", "in front of"), conditions=(Gt(f, 0), Gt(N_p, 0)), fixed={N_p: 0.25}),
    Regime(RELAXED, "a magnifier with its image at infinity", cues=(*_MAGNIFIERS, *_AT_REST, "angular magnification", "magnifying power"), needs_cue=True, drawn=False, rules_out=("image at the near point", "image is at the near point", "image at near point", "image formed at the near point", "mirror", "telescope", "compound", "objective", "in front of"), conditions=(Gt(f, 0), Gt(N_p, 0)), fixed={N_p: 0.25}),
    Regime(MICROSCOPE, "a compound microscope", cues=("microscope", "compound microscope", "objective", "eyepiece"), needs_cue=True, drawn=False, rules_out=("telescope", "simple microscope", "electron", "binoculars"), fixed={N_p: 0.25}, assumptions=("the final image is at infinity",)),
    Regime(SHORT_SIGHT, "spectacles for a short-sighted eye", cues=(*_SHORT, *_EYE_WORDS), needs_cue=True, drawn=False, rules_out=(*_LONG, "mirror", "from the eye", "in front of the eyes", "in front of the eye", "from her eyes", "from his eyes"), conditions=(Gt(d_far, 0),), assumptions=("the lens is at the eye",)),
    Regime(FAR_SIGHT, "spectacles for a long-sighted eye", cues=(*_LONG, *_EYE_WORDS), needs_cue=True, drawn=False, rules_out=(*_SHORT, *_MAGNIFIERS, "mirror", "from the eye", "in front of the eyes", "in front of the eye", "from her eyes", "from his eyes", "magnifying power", "angular magnification"), fixed={d_read: 0.25}, conditions=(Gt(d_near, d_read),), assumptions=("the lens is at the eye",)),
    Regime(PINHOLE, "a pinhole camera", cues=("pinhole", "pin hole", "pinhole camera", "pin-hole", "pin-hole camera", "camera obscura", "small hole"), needs_cue=True, drawn=False, rules_out=("diffraction", "rayleigh", "diameter of the pinhole", "lens", "mirror")),
    Regime(BICONVEX, "a lens with two outward faces", cues=("biconvex", "double convex", "double-convex", "bi-convex", "equiconvex", "symmetric converging", *_RADII_WORDS), needs_cue=True, drawn=False, rules_out=("biconcave", "double concave", "plano", "planoconvex", "plano-convex", "planoconcave", "meniscus", "concave", "double-concave", "flat", *_NOT_GROUND), conditions=(Gt(R_f, 0), Gt(R_b, 0))),
    Regime(BICONCAVE, "a lens with two inward faces", cues=("biconcave", "double concave", "double-concave", "bi-concave", "equiconcave", *_RADII_WORDS), needs_cue=True, drawn=False, rules_out=("biconvex", "double convex", "plano", "plano-convex", "planoconvex", "planoconcave", "meniscus", "convex", "double-convex", "flat", *_NOT_GROUND), conditions=(Gt(R_f, 0), Gt(R_b, 0))),
    Regime(PLANO_CONVEX, "a lens with one outward face", cues=("plano-convex", "planoconvex", "plano convex"), needs_cue=True, drawn=False, rules_out=("concave", *_NOT_GROUND), conditions=(Gt(R_f, 0),)),
    Regime(PLANO_CONCAVE, "a lens with one inward face", cues=("plano-concave", "planoconcave", "plano concave"), needs_cue=True, drawn=False, rules_out=("convex", *_NOT_GROUND), conditions=(Gt(R_f, 0),)),
)  # fmt: skip

CONVENTIONS = (
    Convention("focal length of a diverging lens as a magnitude", {f: -1.0}, (SHORT_SIGHT, BICONCAVE, PLANO_CONCAVE)),
    Convention("inverted image of a pinhole", {h_i: -1.0}, (PINHOLE,)),
    Convention("magnification of an inverting microscope", {M_tot: -1.0, M_ob: -1.0}, (MICROSCOPE,)),
)  # fmt: skip
