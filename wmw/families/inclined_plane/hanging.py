"""A body that a weight on a cord over a pulley holds on a smooth incline."""

from __future__ import annotations

from sympy import sin, symbols

from wmw.core.family import Eq, Gt, Law, Quantity, Regime
from wmw.families.inclined_plane.physics import N, P, W_par, W_perp, a, g, m, theta

HUNG, HAULED = "held_by_a_hanging_weight", "hauled_by_a_hanging_weight"
m_h, W_h = symbols("m_h W_h", nonnegative=True)

CUES = (
    "hanging weight", "hanging mass", "hanging block", "hanging body", "hanging bucket", "hanging object", "weight that hangs", "mass that hangs", "hangs vertically", "hangs freely",
    "block hangs", "bucket hangs", "mass hangs", "weight hangs", "hanging counterweight", "counterweight", "suspended mass", "suspended weight", "suspended block", "hanging load",
)  # fmt: skip
TIED = (
    "hanging freely", "freely hanging", "hanging vertically", "hangs over", "hanging from", "hanging over", "tied to hanging", "over frictionless pulley to", "runs over frictionless pulley", "over light pulley to",
    "runs over pulley", "runs over light pulley", "passes over pulley", "passes over frictionless pulley", "passing over pulley", "passing over frictionless pulley", "over an ideal pulley to", "over ideal pulley",
)  # fmt: skip
"""Words for a second body on the cord: what the first one does alone, it does no longer."""
_SOURCE = "OpenStax University Physics 1, 6.1"

QUANTITIES = (
    Quantity(
        m_h, "m_h", "mass of the hanging weight", "kg", 0.001, 5000,
        aliases=("m_h", "m_hanging", "hanging_mass", "m_weight", "m_counter"), cues=(*CUES, "hanging freely", "freely hanging", "hanging vertically", "hangs", "hanging", "block B", "body B", "second block", "block 2"),
        asked=(*(f"mass of the {cue}" for cue in CUES[:6]), *(f"what mass {verb} the {cue}" for verb in ("must", "should", "does") for cue in CUES[:6]), "mass must hang", "mass must be hung", "mass must the hanging", "mass of the suspended", "mass of the counterweight", "mass hung"),
    ),
    Quantity(
        W_h, "W_h", "weight of the hanging body", "N", 0, 1e5, aliases=("W_h", "W_hanging"),
        asked=("weight of the hanging",), moment="after",
    ),
)  # fmt: skip

LAWS = (
    Law("hanging-weight", Eq(W_h, m_h * g), "weight", (HUNG, HAULED), _SOURCE),
    Law("cord-holds", Eq(P, W_h), "the cord pulls with the weight that hangs on it", (HUNG,), _SOURCE),
    Law("hung-balance", Eq(P, W_par), "equilibrium along the incline", (HUNG,), _SOURCE),
    Law("hung-masses", Eq(m_h, m * sin(theta)), "equilibrium along the incline", (HUNG,), _SOURCE),
    Law("hung-normal", Eq(N, W_perp), "no acceleration perpendicular to the incline", (HUNG, HAULED), _SOURCE),
    Law("hauled-masses", Eq((m + m_h) * a, m_h * g - W_par), "Newton's second law for both bodies", (HAULED,), _SOURCE),
    Law("hauled-along", Eq(P, W_par + m * a), "Newton's second law along the incline", (HAULED,), _SOURCE),
    Law("hauled-hanging", Eq(P, m_h * (g - a)), "Newton's second law for the hanging body", (HAULED,), _SOURCE),
    Law("hung-at-rest", Eq(a, 0), "equilibrium", (HUNG,), _SOURCE),
)  # fmt: skip

_ALONE = (
    "slides down",
    "slide down",
    "slides from",
    "slide from",
    "sliding down",
    "ramps",
    "inclines",
    "slopes",
    "slides up",
    "sled",
    "skier",
)
"""Words for a body on which no cord pulls."""

REGIME = Regime(
    HUNG, "held on a smooth incline by a hanging weight", cues=CUES, needs_cue=True,
    rules_out=(*_ALONE, "rough", "coefficient", "with friction", "accelerates", "acceleration", "released", "how fast", "speed after", "cut", "cut through", "movable pulley"),
    conditions=(Gt(m_h, 0),), assumptions=("the incline is smooth", "cord and pulley are ideal"),
)  # fmt: skip

HAULS = Regime(
    HAULED, "hauled up a smooth incline by a hanging weight, or hauling it up", cues=(*CUES, *TIED), needs_cue=True,
    rules_out=(*_ALONE, "rough", "coefficient", "with friction", "at rest", "equilibrium", "balance", "balanced", "constant speed", "constant velocity", "movable pulley", "cut", "two inclines", "double incline", "other incline"),
    conditions=(Gt(m_h, 0),), assumptions=("the incline is smooth", "cord and pulley are ideal"),
)  # fmt: skip
