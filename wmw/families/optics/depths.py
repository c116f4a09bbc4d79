"""The two media of what is seen through a surface, and what a diver sees above the water.

The words of the two indices tell which is that of the air above and which that of the liquid or
glass below; on which side the eye is decides what each of them does.
"""

from __future__ import annotations

from sympy import symbols

from wmw.core.family import Eq, Gt, Law, Quantity, Regime
from wmw.families.optics.symbols import DEPTH_OF_TWO, n_1, n_2

SEEN_UP = "height_seen_from_below"
n_below, n_above, h_up, h_seen = symbols("n_under n_over h_up h_seen", positive=True)

_AIR = ("air", "in air", "from air", "of air", "observer in air", "above it", "vacuum", "outside")
_BELOW = ("water", "in water", "under water", "filled with", "oil", "liquid", "glass", "of glass", "glycerine", "glycerin", "solution", "syrup", "alcohol", "ethanol", "block", "slab", "ice", "acrylic", "plexiglass", "brine", "benzene", "tank of", "pool of", "layer of")  # fmt: skip
_THINGS = ("bird", "fly", "lamp", "dragonfly", "insect", "branch", "it", "tower", "seagull", "gull", "drone", "plane", "aeroplane", "airplane", "kingfisher", "angler", "person", "lifeguard", "lifeguard s head", "light", "object", "apple", "leaf", "ball")  # fmt: skip

DEPTH_QUANTITIES = (
    Quantity(n_above, "n_over", "refractive index above the surface", "1", 1, 4, cues=_AIR),
    Quantity(n_below, "n_under", "refractive index below the surface", "1", 1, 4, cues=_BELOW),
    Quantity(h_up, "h", "true height above the surface", "m", 0, 1e4, aliases=("h_true", "true_height", "real_height", "h_real"), cues=("above surface", "above water", "… above surface", "… above water", "height of"), asked=("true height", "real height", "actual height")),
    Quantity(h_seen, "h_app", "apparent height above the surface", "m", 0, 1e4, aliases=("apparent_height", "h_seen"), cues=("appears", "seems", "apparent"),
             asked=("apparent height", *(f"{how} {above} {does} {thing} {seem}" for how in ("how high", "how far", "at what height", "at what distance") for above in ("above surface", "above water", "above it") for does in ("does", "will") for thing in _THINGS for seem in ("seem", "appear"))), moment="after"),
)  # fmt: skip

_SOURCE = "UP3 2.3"
DEPTH_LAWS = (
    Law("below-the-surface", Eq(n_1, n_below), "the object lies below the surface", (DEPTH_OF_TWO,)),
    Law("above-the-surface", Eq(n_2, n_above), "the eye is above the surface", (DEPTH_OF_TWO,)),
    Law("apparent-height", Eq(h_seen, h_up * n_below / n_above), "apparent height, seen nearly along the normal from below", (SEEN_UP,), _SOURCE),
    Law("seen-from-above", Eq(n_1, n_above), "the object is above the surface", (SEEN_UP,)),
    Law("seen-into-below", Eq(n_2, n_below), "the eye is below the surface", (SEEN_UP,)),
)  # fmt: skip

_LOOKS_UP = (
    r"\b(?:look\w*|gaz\w*|stare\w*|peer\w*|view\w*|seen?|sees)(?: \w+){0,3} (?:up|upwards?|from below"
    r"|from under(?: \w+){0,2} (?:water|surface)|by (?:\w+ ){0,2}(?:fish|diver|swimmer))\b"
)
"""How the eye is told to be below the surface."""

SEEN_FROM_ABOVE = rf"\A(?!.*{_LOOKS_UP})"
DEPTH_CUES = ("apparent", "appear", "appears", "seem", "seems", "looks", "seen from", "viewed from", "looking straight down")  # fmt: skip
_INDEX = r"\b(?:index|n(?: \w+)?(?= (?:equals )?\d))\b"
_TWO_INDICES = rf"(?:\bindices\b|{_INDEX}.*\d.*{_INDEX}.*\d)"
"""How the indices of both media are told; a single one is that of what the object lies in."""

DEPTH_REGIMES = (
    Regime(DEPTH_OF_TWO, "depth seen from another medium", cues=DEPTH_CUES, needs_cue=True, rules_out=("lens", "mirror", "prism", "angle", "total reflection"), where=(rf"{SEEN_FROM_ABOVE}.*{_TWO_INDICES}",), drawn=False, assumptions=("viewed nearly along the normal",)),
    Regime(SEEN_UP, "height above the water seen from below", cues=("appear", "appears", "seem", "seems", "apparent"), needs_cue=True, rules_out=("lens", "mirror", "prism", "angle", "total reflection"), fixed={n_above: 1.0}, conditions=(Gt(n_below, 1),), where=(_LOOKS_UP,), drawn=False, assumptions=("viewed nearly along the normal",)),
)  # fmt: skip
