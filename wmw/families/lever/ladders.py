"""A uniform ladder that leans against a smooth wall: its quantities, laws and regime."""

from __future__ import annotations

from sympy import cos, sin, tan

from wmw.core.family import Eq, Law, Quantity, Regime
from wmw.families.lever.symbols import LADDER, F_w, L, W_b, f_g, g, m_b, mu_g, n_g, theta

_STATICS = "OpenStax University Physics 1, 12.2"
_HERE = (LADDER,)
_WALL = ("horizontal force does wall exert", "force does wall exert", "wall exert on", "wall push", "force does the wall", "wall exerts", "force of the wall", "force from the wall", "force exerted by the wall", "push of the wall", "reaction of the wall", "reaction at the wall", "normal force of the wall", "wall push",
         "normal force from the wall", "force at the wall")  # fmt: skip
_FLOORS = ("ground", "floor")

LEANING = (
    Quantity(
        F_w, "F_w", "force of the wall on the ladder", "N", 0.001, 1e6,
        aliases=("F_wall", "N_w", "N_wall", "wall_force", "R_w", "H_w"), asked=_WALL, sign="nonnegative", moment="after",
    ),
    Quantity(
        n_g, "N_g", "normal force of the ground on the ladder", "N", 0.001, 1e6,
        aliases=("N_g", "N_ground", "F_N_ground", "normal_force_ground"),
        asked=tuple(f"normal force {of} the {floor}" for of in ("of", "from", "at", "exerted by") for floor in _FLOORS), sign="nonnegative", moment="after",
    ),
    Quantity(
        f_g, "f_g", "friction of the ground on the ladder", "N", 0, 1e6,
        aliases=("f_g", "f_ground", "friction", "friction_force", "F_f", "f_s"),
        asked=("friction force", "force of friction", "frictional force", "friction at the ground", "friction at the floor", "what friction"), sign="nonnegative", moment="after",
    ),
    Quantity(
        mu_g, "μ", "least coefficient of static friction at the ground", "1", 0, 10,
        aliases=("mu", "mu_s", "mu_min"), asked=("coefficient of static friction", "coefficient of friction", "minimum coefficient", "least coefficient", "smallest coefficient"), sign="nonnegative", moment="after",
    ),
)  # fmt: skip

LADDER_LAWS = (
    Law("ladder-weight", Eq(W_b, m_b * g), "weight", _HERE),
    Law("ladder-moments", Eq(2 * F_w * tan(theta), W_b), "moments about the foot of the ladder", _HERE, _STATICS),
    Law("ladder-moments-by-length", Eq(F_w * L * sin(theta), W_b * L * cos(theta) / 2), "moments about the foot of the ladder", _HERE, _STATICS),
    Law("ladder-up", Eq(n_g, W_b), "sum of the vertical forces is zero", _HERE, _STATICS),
    Law("ladder-across", Eq(f_g, F_w), "sum of the horizontal forces is zero", _HERE, _STATICS),
    Law("ladder-grip", Eq(f_g, mu_g * n_g), "friction that is needed at the foot", _HERE, _STATICS),
)  # fmt: skip

LADDER_REGIME = Regime(
    LADDER,
    "a uniform ladder against a smooth wall",
    ("ladder",),
    ("with the wall", "with the vertical", "from the vertical", "to the vertical", "to the wall", "person", "man", "woman", "painter", "worker", "firefighter", "climbs", "stands on", "climb", "rough wall", "load",
     "rung", "bucket", "non-uniform", "nonuniform"),
    needs_cue=True,
    drawn=False,
    assumptions=("the wall is smooth", "the ladder is uniform"),
)  # fmt: skip
