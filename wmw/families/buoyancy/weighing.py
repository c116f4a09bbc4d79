"""What scales and floats show: a vessel on a scale, three weighings of a body, a hydrometer."""

from __future__ import annotations

from sympy import Abs, pi, symbols

from wmw.core.family import Eq, Gt, Law, Lt, Quantity, Regime, Usual
from wmw.families.buoyancy.symbols import (
    V_2,
    A,
    D_c,
    F_b,
    T,
    V,
    V_sub,
    W,
    W_app,
    W_app2,
    dh,
    f_2,
    f_2a,
    f_above,
    f_sub,
    g,
    h,
    h_2,
    h_sub,
    l_x,
    m,
    m_d,
    r_c,
    rho_0,
    rho_2,
    rho_b,
    rho_f,
    w_x,
)

ON_SCALE, THRICE, HYDROMETER = (
    "vessel_on_a_scale",
    "weighed_in_water_and_another_liquid",
    "hydrometer",
)
AFTER_WATER, PRESSED = "floats_in_water_then_elsewhere", "load_just_pushes_under"
ON_NEWTONS = "vessel_on_a_scale_in_newtons"
ON_SCALES = (ON_SCALE, ON_NEWTONS)
READ = (*ON_SCALES, THRICE, AFTER_WATER, PRESSED, HYDROMETER)
m_s, m_s2, dm_s, W_s, W_s2, dW_s = symbols("m_s m_s2 dm_s W_s W_s2 dW_s", real=True)
m_add, W_add = symbols("m_add W_add", real=True)
_ARCHIMEDES = "OpenStax University Physics 1, 14.4"
_COLLEGE = "OpenStax College Physics, 11.7"
_READS = (
    "scale reads",
    "scale shows",
    "balance reads",
    "reads",
    "shows",
    "reading of",
    "indicates",
    "registers",
)
_NOW = tuple(
    f"{what} {does} {who} {verb} {when}".strip()
    for what in ("what",)
    for does in ("does", "will")
    for who in ("scale", "balance", "kitchen scale", "scale under beaker", "balance under beaker")
    for verb in ("read", "show", "indicate")
    for when in ("", "now", "then", "after")
)
_NEW = (
    "new reading",
    "reading of scale",
    "scale reading",
    "reading of balance",
    "scale read now",
    "scale show now",
    "reading now",
    "scale read then",
    *_NOW,
)
_BY = ("by how much does reading", "how much does reading", "how much more does scale", "how much more does balance", "by how much does scale reading", "by how much will reading", "increase in reading", "increase in scale reading", "increase of reading",
       "by how many grams does reading", "by how many grams does scale", "by how much does the reading", "change in scale reading")  # fmt: skip

_READINGS = (
    Quantity(m_s, "m_s", "reading of the scale under the vessel", "g", 0.0, 1e6, aliases=("m_s", "m_scale", "scale_before", "m_beaker", "reading_before", "scale_reading_before", "initial_reading"), cues=_READS, body="scale"),
    Quantity(m_s2, "m_s2", "reading of the scale with the body in the liquid", "g", 0.0, 1e6, aliases=("m_s2", "scale_after", "reading_after", "scale_reading_after", "new_reading", "m_new", "m_scale_new"), cues=(*("",) * 40, *_READS), asked=_NEW, moment="after", body="scale"),
    Quantity(dm_s, "Δm", "increase of the reading", "g", 0.0, 1e6, aliases=("dm_s", "delta_m", "Delta_m", "increase", "reading_increase", "dm"), cues=("increases by", "rises by", "goes up by", "grows by"), asked=_BY, moment="after"),
    Quantity(W_s, "W_s", "reading of the scale under the vessel, as a force", "N", 0.0, 1e6, aliases=("W_s", "W_scale", "F_scale", "scale_force_before", "N_before"), cues=_READS, body="scale"),
    Quantity(W_s2, "W_s2", "reading of the scale with the body in the liquid, as a force", "N", 0.0, 1e6, aliases=("W_s2", "scale_force_after", "F_scale_after", "N_after"), cues=(*("",) * 40, *_READS), asked=_NEW, moment="after", body="scale"),
    Quantity(dW_s, "ΔF", "increase of the reading, as a force", "N", 0.0, 1e6, aliases=("dW_s", "delta_F", "Delta_F", "force_increase"), cues=("increases by", "rises by", "goes up by"), asked=_BY, moment="after"),
)  # fmt: skip

_PUT = tuple(
    f"{what} {must} be {put}"
    for what in ("{}", "what {}", "how much {}", "how much extra {}", "additional {}", "extra {}")
    for must in ("must", "can", "should", "has to", "needs to")
    for put in ("placed", "put", "added", "laid", "loaded")
)
_TO_PUT = (
    *_PUT,
    "what {} placed",
    "what {} on top",
    "what {} put",
    "{} needed",
    "{} is needed",
    "smallest {}",
    "least {}",
    "minimum {}",
    "what additional {}",
    "what extra {}",
)

_LOADS = (
    Quantity(m_add, "m_add", "mass that just pushes the body under", "kg", 0.0, 1e7, aliases=("m_add", "m_top"), asked=tuple(x.format("mass") for x in _TO_PUT), moment="after", body="load"),
    Quantity(W_add, "W_add", "weight that just pushes the body under", "N", 0.0, 1e8, aliases=("W_add", "W_extra", "F_add"), asked=tuple(x.format(y) for x in _TO_PUT for y in ("weight", "force")), moment="after", body="load"),
)  # fmt: skip

WEIGHING_QUANTITIES = (*_READINGS, *_LOADS)

WEIGHING_LAWS = (
    Law("scale-force", Eq(F_b, rho_f * V * g), "Archimedes' principle: the buoyant force is the weight of the displaced liquid", ON_SCALES, _ARCHIMEDES),
    Law("scale-displaced", Eq(m_d, rho_f * V), "mass of the displaced liquid", ON_SCALES),
    Law("scale-reaction", Eq(dm_s, m_d), "the liquid is pushed down as the body is pushed up", (ON_SCALE,), _ARCHIMEDES),
    Law("scale-reaction-force", Eq(dW_s, F_b), "the liquid is pushed down as the body is pushed up", (ON_NEWTONS,), _ARCHIMEDES),
    Law("scale-after", Eq(m_s2, m_s + dm_s), "reading of the scale", (ON_SCALE,)),
    Law("scale-after-force", Eq(W_s2, W_s + dW_s), "reading of the scale", (ON_NEWTONS,)),
    Law("scale-string", Eq(T, W - F_b), "the vertical forces on the body cancel", ON_SCALES, _ARCHIMEDES),
    Law("loss-in-water", Eq(W - W_app, rho_0 * V * g), "loss of weight in water", (THRICE,), _COLLEGE),
    Law("loss-in-liquid", Eq(W - W_app2, rho_f * V * g), "loss of weight in the liquid", (THRICE,), _COLLEGE),
    Law("losses", Eq(rho_f * (W - W_app), rho_0 * (W - W_app2)), "losses of weight are as the densities", (THRICE,), _COLLEGE),
    Law("body-by-losses", Eq(rho_b * (W - W_app), rho_0 * W), "density from the loss of weight", (THRICE,), _COLLEGE),
    Law("the-other-liquid", Eq(rho_2, rho_f), "there is one other liquid", (THRICE,)),
    Law("water-fraction", Eq(f_sub * rho_0, rho_b), "the submerged fraction is the ratio of the densities", (AFTER_WATER,), _COLLEGE),
    Law("elsewhere-fraction", Eq(f_2 * rho_f, rho_b), "the submerged fraction is the ratio of the densities", (AFTER_WATER,), _COLLEGE),
    Law("elsewhere-fractions", Eq(f_2 * rho_f, f_sub * rho_0), "the same weight of either liquid is displaced", (AFTER_WATER,), _ARCHIMEDES),
    Law("elsewhere-liquid", Eq(rho_2, rho_f), "there is one other liquid", (AFTER_WATER,)),
    Law("water-volume", Eq(V_sub, f_sub * V), "submerged fraction", (AFTER_WATER,)),
    Law("elsewhere-volume", Eq(V_2, f_2 * V), "submerged fraction", (AFTER_WATER,)),
    Law("water-height", Eq(h_sub, f_sub * h), "depth of an upright prism", (AFTER_WATER,)),
    Law("elsewhere-height", Eq(h_2, f_2 * h), "depth of an upright prism", (AFTER_WATER,)),
    Law("elsewhere-heights", Eq(h_2 * rho_f, h_sub * rho_0), "the same weight of either liquid is displaced", (AFTER_WATER,), _ARCHIMEDES),
    Law("water-above", Eq(f_above, 1 - f_sub), "the rest of the body is above the surface", (AFTER_WATER,)),
    Law("elsewhere-above", Eq(f_2a, 1 - f_2), "the rest of the body is above the surface", (AFTER_WATER,)),
    Law("just-under", Eq(m_add, (rho_f - rho_b) * V), "body and load displace their own weight of liquid", (PRESSED,), _ARCHIMEDES),
    Law("just-under-mass", Eq(m_add + m, rho_f * V), "body and load displace their own weight of liquid", (PRESSED,), _ARCHIMEDES),
    Law("just-under-weight", Eq(W_add, m_add * g), "weight", (PRESSED,)),
    Law("pressed-base", Eq(A, l_x * w_x), "area of a rectangle", (PRESSED,)),
    Law("stem-before", Eq(m, rho_f * V_sub), "a floating body displaces its own weight of liquid", (HYDROMETER,), _ARCHIMEDES),
    Law("stem-after", Eq(m, rho_2 * V_2), "a floating body displaces its own weight of liquid", (HYDROMETER,), _ARCHIMEDES),
    Law("stem", Eq(A * dh, Abs(V_2 - V_sub)), "only the stem goes through the surface", (HYDROMETER,)),
    Law("stem-round", Eq(A, pi * r_c**2), "area of a circle", (HYDROMETER,)),
    Law("stem-diameter", Eq(D_c, 2 * r_c), "a diameter is two radii", (HYDROMETER,)),
)  # fmt: skip

_SCALES = (
    "a scale",
    "scales",
    "a balance",
    "a kitchen scale",
    "a weighing scale",
    "the scale",
    "an electronic balance",
    "a digital balance",
    "a top-pan balance",
    "the pan of a balance",
    "a platform scale",
    "a laboratory scale",
)
_ON = tuple(
    f"{of} on {what}"
    for of in (
        "water",
        "beaker",
        "stands",
        "standing",
        "placed",
        "sits",
        "rests",
        "jar",
        "glass",
        "container",
        "vessel",
        "liquid",
        "is",
    )
    for what in _SCALES
)


_NOT_HUNG = ("floats", "floating", "rests on the bottom", "lies on the bottom", "string is cut", "cut", "released", "dropped", "overflows", "brim", "half", "apparent weight", "spring scale", "spring balance", "tied to the bottom")  # fmt: skip
_OTHERS = (
    "oil",
    "alcohol",
    "glycerin",
    "glycerine",
    "gasoline",
    "mercury",
    "an oil",
    "a liquid",
    "the oil",
)
_ELSEWHERE = ("unknown liquid", "another liquid", "other liquid", "second liquid", "different liquid", "then placed in", "also floats", "transferred to",
              *(f"{said} {what}" for said in ("into", "when placed in", "then floats in", "when it floats in", "placed in") for what in _OTHERS), "in water and in", "submerged and in oil", "volume submerged in water and", "in water but with", "surface in water but", "and in oil with", "but in oil", "and in alcohol with", "whereas in oil", *(f"in {what} it {floats}" for floats in ("floats", "would float") for what in _OTHERS))  # fmt: skip

_WATER_TOLD = tuple(
    f"water {lead}{value}"
    for lead in ("", "density ", "of density ", "with density ")
    for value in ("1000", "998", "1 0", "1 00", "1 000", "1 g")
)
"""Where the density of water is given with it: the other liquid is then not the only one told."""

WEIGHING_REGIMES = (
    Regime(
        ON_SCALE, "a body hangs in the liquid of a vessel that stands on a scale", _ON,
        _NOT_HUNG,
        needs_cue=True, drawn=False, assumptions=("the body touches neither bottom nor wall",),
    ),
    Regime(
        ON_NEWTONS, "a body hangs in the liquid of a vessel that stands on a scale, read in newtons", _ON,
        _NOT_HUNG,
        needs_cue=True, drawn=False, assumptions=("the body touches neither bottom nor wall",),
    ),
    Regime(
        THRICE, "a body is weighed in air, in water and in another liquid", ("unknown liquid", "another liquid", "other liquid", "second liquid"),
        ("stem", "hydrometer", "floats", "floating", "layer", "density of water", "density of the water", *_WATER_TOLD, "sea water", "salt water", "half", "scale under"), needs_cue=True, conditions=(Gt(W - W_app, 0), Gt(W - W_app2, 0)), drawn=False,
        assumptions=("the body is at rest and wholly in the liquid",),
    ),
    Regime(
        AFTER_WATER, "a body floats in water, then in another liquid", _ELSEWHERE,
        ("layer", "boundary", "interface", "on top of the water", "both liquids", "partly in", "sea", "seas", "seawater", "salt", "salty", "ocean", "brine", "density of water", "density of the water", "tension", "apparent weight", "weighs", "sinks", "fully submerged", "hydrometer",
         "from oil", "into water", "into the water", "ice"), needs_cue=True, conditions=(Lt(f_sub, 1), Lt(f_2, 1)), drawn=False, assumptions=("the body floats in both liquids",),
    ),
    Regime(
        PRESSED, "a load on a floating body just pushes it under", ("just level", "level with the surface", "level with the water surface", "level with water", "just submerged", "just completely submerged", "just under the surface", "just under", "fully submerge it", "completely submerge it", "just sink it", "just sinks",
         "flush with", "top is just", "just fully submerged", "to submerge it", "just to submerge", "just submerge"),
        ("string", "tied", "anchored", "oil", "layer", "balloon", "hollow", "hangs"), needs_cue=True, conditions=(Gt(rho_f, rho_b),), drawn=False, assumptions=("the load stays above the surface",),
    ),
    Regime(HYDROMETER, "a hydrometer with a stem of even width", ("hydrometer", "stem"), ("length of the stem is", "fully submerged"), needs_cue=True, drawn=False),
)  # fmt: skip

_SALTY = (
    "sea water",
    "seawater",
    "salt water",
    "saltwater",
    "brine",
    "density of water",
    "density of the water",
)
WEIGHING_USUAL = (
    Usual(("water",), {rho_f: 1000.0}, (PRESSED,), (*_SALTY, "oil", "alcohol", "mercury", "sea")),
    Usual(("water",), {rho_f: 1000.0}, ON_SCALES, (*_SALTY, "oil", "alcohol", "mercury")),
    # Which of the two liquids is named first makes no difference.
    Usual(("water",), {rho_f: 1000.0}, (HYDROMETER,), _SALTY),
    Usual(("water",), {rho_2: 1000.0}, (HYDROMETER,), _SALTY),
)  # fmt: skip
