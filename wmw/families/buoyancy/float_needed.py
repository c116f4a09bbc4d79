"""How much of a light stuff a float must have so that it just carries a load out of the liquid."""

from __future__ import annotations

from wmw.core.family import Eq, Gt, Law, Lt, Regime
from wmw.families.buoyancy.symbols import (
    W_L,
    F_b,
    V,
    V_sub,
    W,
    g,
    m,
    m_d,
    m_L,
    m_max,
    rho_b,
    rho_f,
)

NEEDED = "float_that_just_carries"
_HERE = (NEEDED,)
_ARCHIMEDES = "OpenStax University Physics 1, 14.4"
_JUST = tuple(
    f"{just} {carry}"
    for just in ("just", "only just", "just barely", "barely", "just about")
    for carry in ("carry", "carries", "support", "supports", "bear", "bears", "hold", "holds", "hold up", "holds up", "keep", "keeps", "keep afloat", "float", "floats", "be able to")
)  # fmt: skip
_MUST = tuple(
    f"{ask} {must}{verb}"
    for ask in ("volume", "litres", "liters", "much", "cubic metres", "cubic meters", "many", "what")
    for must in ("must ", "needed ", "is needed ", "are needed ", "required ", "is required ", "is necessary ")
    for verb in ("to carry", "to support", "to keep", "to hold", "to bear", "so that", "if it is to carry", "if it is to support")
)  # fmt: skip
_STUFFS = ("foam", "styrofoam", "cork", "wood", "balsa", "balsa wood", "polystyrene", "plastic", "pine", "material", "float", "foam blocks", "expanded polystyrene", "ice", "timber")  # fmt: skip
_HOW_MUCH = tuple(
    f"{how} {stuff}"
    for how in ("how much", "how many litres of", "how many liters of", "how many cubic metres of", "how many cubic meters of", "how many cubic decimetres of", "what volume of", "which volume of", "smallest volume of", "minimum volume of", "least volume of", "volume of")
    for stuff in _STUFFS
)  # fmt: skip
ASKED_VOLUME = (*(how for how in _HOW_MUCH if "much" not in how), "how many litres must", "how many liters must", "how large must raft", "how large must float")  # fmt: skip
"""How the volume of such a float is asked for."""
_ELSEWHERE = ("head", "life jacket", "life vest", "swimmer", "percent", "half", "partly", "balloon", "helium", "hot air", "hollow", "drums", "barrels", "logs", "tied", "string", "oil", "layer", "scale", "to lift", "anchor", "raise", "sunken", "salvage", "above surface of", "freeboard")  # fmt: skip

NEEDED_LAWS = (
    Law("float-needed", Eq(m_L, (rho_f - rho_b) * V), "a float that is all under just carries its load", _HERE, _ARCHIMEDES),
    Law("float-and-load", Eq(m + m_L, rho_f * V), "float and load displace their own weight of liquid", _HERE, _ARCHIMEDES),
    Law("float-forces", Eq(F_b, W + W_L), "at rest: the forces balance", _HERE, _ARCHIMEDES),
    Law("float-load", Eq(W_L, m_L * g), "weight", _HERE),
    Law("float-upthrust", Eq(F_b, rho_f * V * g), "the buoyant force is the weight of the displaced liquid", _HERE, _ARCHIMEDES),
    Law("float-displaces", Eq(m_d, rho_f * V), "mass of the displaced liquid", _HERE),
    Law("float-all-under", Eq(V_sub, V), "the float is just under", _HERE),
    Law("float-greatest-load", Eq(m_max, m_L), "the load is the greatest that it carries", _HERE),
)  # fmt: skip

NEEDED_REGIMES = (
    Regime(NEEDED, "a float that is all under just carries its load", (*_HOW_MUCH, *_JUST, *_MUST), _ELSEWHERE,
           needs_cue=True, conditions=(Lt(rho_b, rho_f), Gt(V, 0)), drawn=False,
           where=(r"\b(?:volume|litres?|liters?|cubic|how much|how large)\b",), assumptions=("the load stays out of the liquid", "the float is just under")),
)  # fmt: skip
