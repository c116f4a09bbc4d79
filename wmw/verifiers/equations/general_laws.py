"""Laws that hold of any body at any moment, as books write them in letters.

In "v² = u² + 2as" a has the sign of an axis, in "p = mv" p may be that of either body, in "E = KE +
PE" both are of one moment. Such a line quotes a law before it is put to use, and its letters need
not mean what the family's letters do. What the trace makes of it is judged by its numbers.
"""

from __future__ import annotations

import math
import random
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from functools import lru_cache

from wmw.core.equation import Expr, evaluate, free_symbols

_POINTS = 3
"""At how many points chosen at random an equation must agree with a law to be that law."""
_EQUAL = 1e-9

_NAMES: Mapping[str, frozenset[str]] = {
    role: frozenset(names.split())
    for role, names in {
        "final": "v v_f v_final v_x v_y v_fx v_fy v_t final_speed final_velocity",
        "initial": "u v_0 v_i v_o u_0 v_initial v_0x v_0y v_ix v_iy v_ox v_oy u_x u_y"
        " initial_speed initial_velocity",
        "acceleration": "a a_x a_y acceleration",
        "gravity": "g"
        " gravity gravitational_acceleration gravitational_field_strength"
        " acceleration_due_to_gravity acceleration_of_gravity",
        "time": "t Delta_t time",
        "displacement": "s d x y h S Delta_x Delta_y Delta_s Delta_d Delta_h distance displacement",
        "place": "x y h s",
        "origin": "x_0 y_0 h_0 s_0 x_i y_i h_i",
        "mass": "m mass",
        "speed": "v speed velocity",
        "momentum": "p P momentum",
        "net": "F_net Sigma_F Sigma_F_x Sigma_F_y F_R F_res F_resultant F_total F_netx F_nety"
        " net_force resultant_force",
        "weight": "W F_g weight",
        "height": "h y height",
        "energy": "E E_total E_tot E_mech E_m ME TE total_energy mechanical_energy",
        "kinetic": "KE K E_k T E_kin EK kinetic_energy",
        "potential": "PE U V E_p E_pot GPE EPE EP potential_energy gravitational_potential_energy",
        "force": "F force",
        "arm": "d r l L arm lever_arm distance",
        "angle": "theta phi alpha",
        "torque": "tau M torque moment",
    }.items()
}


@dataclass(frozen=True, slots=True)
class _Law:
    """A law solved for one of its letters."""

    solved: str
    given: tuple[str, ...]
    value: Callable[..., float]


_LAWS = (
    _Law("final", ("initial", "acceleration", "time"), lambda u, a, t: u + a * t),
    _Law("final", ("initial", "gravity", "time"), lambda u, g, t: u + g * t),
    _Law("final", ("initial", "gravity", "time"), lambda u, g, t: u - g * t),
    _Law(
        "final",
        ("initial", "acceleration", "displacement"),
        lambda u, a, s: math.sqrt(u**2 + 2 * a * s),
    ),
    _Law(
        "final", ("initial", "gravity", "displacement"), lambda u, g, s: math.sqrt(u**2 + 2 * g * s)
    ),
    # sqrt must be of something positive: the initial speed from the final one
    _Law(
        "initial", ("final", "gravity", "displacement"), lambda v, g, s: math.sqrt(v**2 + 2 * g * s)
    ),
    _Law("displacement", ("initial", "acceleration", "time"), lambda u, a, t: u * t + a * t**2 / 2),
    _Law("displacement", ("initial", "gravity", "time"), lambda u, g, t: u * t + g * t**2 / 2),
    _Law("displacement", ("initial", "gravity", "time"), lambda u, g, t: u * t - g * t**2 / 2),
    _Law(
        "place",
        ("origin", "initial", "acceleration", "time"),
        lambda x, u, a, t: x + u * t + a * t**2 / 2,
    ),
    _Law(
        "place",
        ("origin", "initial", "gravity", "time"),
        lambda y, u, g, t: y + u * t - g * t**2 / 2,
    ),
    _Law("displacement", ("initial", "final", "time"), lambda u, v, t: (u + v) / 2 * t),
    _Law("momentum", ("mass", "speed"), lambda m, v: m * v),
    _Law("net", ("mass", "acceleration"), lambda m, a: m * a),
    _Law("weight", ("mass", "gravity"), lambda m, g: m * g),
    _Law("kinetic", ("mass", "speed"), lambda m, v: m * v**2 / 2),
    _Law("potential", ("mass", "gravity", "height"), lambda m, g, h: m * g * h),
    _Law("energy", ("kinetic", "potential"), lambda k, u: k + u),
    _Law("torque", ("force", "arm"), lambda f, d: f * d),
    _Law("torque", ("force", "arm", "angle"), lambda f, d, q: f * d * math.sin(q)),
)


_UNIFORM = _Law("displacement", ("speed", "time"), lambda v, t: v * t)
"""What holds of any way at one speed, be it there and back."""


@lru_cache(maxsize=2048)
def is_of_steady_motion(left: Expr, right: Expr) -> bool:
    """Tell whether an equation is "distance = speed × time", however it is rearranged."""
    return _says(_UNIFORM, left, right, free_symbols(left) | free_symbols(right))


@lru_cache(maxsize=2048)
def is_general(left: Expr, right: Expr) -> bool:
    """Tell whether an equation is one of the general laws, however it is rearranged.

    Its letters must be those of the law without marks of a body: p = m v, but not p_1 = m_1 v_1.
    """
    names = free_symbols(left) | free_symbols(right)
    return any(_says(law, left, right, names) for law in _LAWS)


def _says(law: _Law, left: Expr, right: Expr, names: frozenset[str]) -> bool:
    roles = (law.solved, *law.given)
    if len(names) != len(roles):
        return False
    letters: dict[str, str] = {}
    for role in roles:
        mine = [name for name in names - set(letters.values()) if name in _NAMES[role]]
        if len(mine) != 1:
            return False
        letters[role] = mine[0]
    rng = random.Random(5)  # noqa: S311 - any fixed stream will do
    for _ in range(_POINTS):
        values = [rng.uniform(0.3, 1.4) for _ in law.given]
        env = {letters[role]: value for role, value in zip(law.given, values, strict=True)}
        env[letters[law.solved]] = law.value(*values)
        one, other = evaluate(left, env), evaluate(right, env)
        if one is None or other is None or not math.isclose(one, other, rel_tol=_EQUAL):
            return False
    return True
