"""Circular orbits under gravitation: their quantities and laws."""

from __future__ import annotations

from sympy import pi

from wmw.core.family import Eq, Law, Quantity, Regime
from wmw.families.circular_motion.symbols import G_N, M_0, ORBIT, F_c, T_rev, a_c, m, omega, r, v

_GRAVITATION = "OpenStax University Physics 1, 13.4"
_HERE = (ORBIT,)
_WORLDS = ("earth", "sun", "moon", "planet", "star", "mars", "jupiter", "central body")

ORBITING = (
    Quantity(
        G_N, "G", "gravitational constant", "N*m^2/kg^2", 1e-12, 1e-9,
        aliases=("G_N", "gravitational_constant", "G_const"), cues=("gravitational constant",), moment="constant", choices=(6.67e-11, 6.674e-11, 6.6743e-11),
    ),
    Quantity(
        M_0, "M", "mass of the central body", "kg", 1e3, 1e45,
        aliases=("M_0", "M_E", "M_Earth", "M_earth", "M_sun", "M_planet", "M_S", "central_mass", "mass_of_planet"),
        cues=(*(f"mass of the {world}" for world in _WORLDS), *(f"{world} mass" for world in _WORLDS), *(f"{world} of mass" for world in _WORLDS), *(f"{world} has mass" for world in _WORLDS)),
        asked=tuple(f"mass of the {world}" for world in _WORLDS), body="centre",
    ),
)  # fmt: skip

ORBIT_LAWS = (
    Law("orbit-speed", Eq(v**2 * r, G_N * M_0), "gravitation supplies the centripetal force", _HERE, _GRAVITATION),
    Law("orbit-period", Eq(T_rev**2 * G_N * M_0, 4 * pi**2 * r**3), "gravitation supplies the centripetal force", _HERE, _GRAVITATION),
    Law("orbit-round", Eq(v, 2 * pi * r / T_rev), "one circumference per period", _HERE, _GRAVITATION),
    Law("orbit-angular", Eq(v, omega * r), "speed on a circle", _HERE, _GRAVITATION),
    Law("orbit-acceleration", Eq(a_c, v**2 / r), "centripetal acceleration", _HERE, _GRAVITATION),
    Law("orbit-force", Eq(F_c, m * a_c), "Newton's second law toward the centre", _HERE, _GRAVITATION),
    Law("gravitation", Eq(F_c * r**2, G_N * M_0 * m), "law of gravitation", _HERE, _GRAVITATION),
)  # fmt: skip

ORBIT_REGIME = Regime(
    ORBIT,
    "a circular orbit under gravitation",
    ("gravitational constant", "planet of mass", *(f"mass of the {world}" for world in _WORLDS), *(f"{world} mass" for world in _WORLDS), *(f"{world} of mass" for world in _WORLDS)),
    ("string", "track", "curve", "car", "banked", "loop", "pendulum", "friction", "wheel", "coin", "satellites", *(f"satellite {x}" for x in "XYAB"), "above the surface", "altitude"),
    needs_cue=True,
    assumptions=("circular orbit",),
    drawn=False,
)  # fmt: skip
