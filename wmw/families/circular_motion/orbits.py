"""Circular orbits under gravitation: their quantities and laws."""

from __future__ import annotations

from sympy import pi

from wmw.core.family import Eq, Law, Quantity, Regime
from wmw.families.circular_motion.symbols import (
    G_N,
    GM,
    M_0,
    ORBIT,
    ORBIT_HIGH,
    R_0,
    F_c,
    M,
    T_rev,
    a_c,
    h_orb,
    m,
    n_rev,
    omega,
    r,
    r_orb,
    t,
    v,
)

_GRAVITATION = "OpenStax University Physics 1, 13.4"
_HERE, _HIGH = (ORBIT,), (ORBIT_HIGH,)
_PLANETS = ("mercury", "venus", "mars", "jupiter", "saturn", "uranus", "neptune", "earth")
_GOES = (
    *("orbit around", "revolves around", "moves around", "in orbit around", "goes around"),
    *("travels around", "circles around"),
    *(f"{verb} round" for verb in ("goes", "moves", "travels", "revolves")),
    *("orbits", "orbit about", "orbit of", "revolves about", "circles"),
)
ORBITS = (
    "satellite",
    *(f"{goes} the {world}" for goes in _GOES for world in ("earth", "sun", "moon", "planet")),
    *(f"{goes} {planet}" for goes in _GOES for planet in _PLANETS),
)
"""Words of a body in orbit, which nothing holds but gravity."""
_WORLDS = (
    "earth",
    "sun",
    "moon",
    "planet",
    "star",
    "mars",
    "venus",
    "jupiter",
    "saturn",
    "central body",
)

_ABOVE = tuple(
    f"{side} {place}"
    for side in ("above", "over")
    for place in (
        "the surface", "its surface", "the ground of",
        *(f"{which} {world}" for which in ("the", "a") for world in ("planet", "moon")),
        *(f"{world}'s surface" for world in ("earth", "mars", "moon", "planet", "the earth", "the moon", "the planet")),
        "the earth", "mars",
    )
)  # fmt: skip
"""How the height of an orbit is told: above the surface of what is orbited, or over it."""

ORBITING = (
    Quantity(
        G_N, "G", "gravitational constant", "N*m^2/kg^2", 1e-12, 1e-9,
        aliases=("G_N", "gravitational_constant", "G_const"), cues=("gravitational constant",), moment="constant", choices=(6.67e-11, 6.674e-11, 6.6743e-11),
    ),
    Quantity(
        M_0, "M", "mass of the central body", "kg", 1e3, 1e45,
        aliases=("M_0", "M_E", "M_Earth", "M_earth", "M_sun", "M_planet", "M_S", "central_mass", "mass_of_planet"),
        cues=(*(f"mass of the {world}" for world in _WORLDS), *(f"{world} mass" for world in _WORLDS), *(f"{world} of mass" for world in _WORLDS), *(f"{world} has mass" for world in _WORLDS), "and its mass as", "and its mass is", "its mass as", "its mass is"),
        asked=tuple(f"mass of the {world}" for world in _WORLDS), sign="nonnegative", body="centre",
    ),
    Quantity(
        GM, "GM", "gravitational parameter of the central body", "m^3/s^2", 1e-4, 1e35,
        aliases=("G_M", "GM_E", "GM_Earth", "GM_earth", "GM_S", "GM_sun", "GM_Sun", "mu_E", "mu_Earth", "gravitational_parameter"),
        cues=("gm", "gravitational parameter", "standard gravitational parameter", "gravitational parameter of the earth", "g times the mass", "product gm", "product of g and m", "product of gravitational constant and mass"),
        asked=("gravitational parameter", "what is gm", "the product gm", "value of gm"), sign="nonnegative", body="centre",
    ),
    Quantity(R_0, "R", "radius of the central body", "m", 1e3, 1e12, aliases=("R_0", "R_E", "R_Earth", "R_earth", "planet_radius", "radius_of_planet", "radius_of_earth"),
             cues=(*(f"radius of the {world}" for world in _WORLDS), *(f"{world} radius" for world in _WORLDS), *(f"{world} of radius" for world in _WORLDS), *(f"{world}'s radius" for world in _WORLDS), "and its radius as", "and its radius is", "its radius as", "its radius is", "its radius"),
             asked=tuple(f"radius of the {world}" for world in _WORLDS), sort="breadth"),
    Quantity(h_orb, "h", "height of the orbit above the surface", "m", 1, 1e12, aliases=("h_orb", "altitude", "orbit_height", "orbital_height"),
             cues=("orbits the earth at a height of", "orbits at a height of", "orbit at a height of", "earth at a height of", "at a height of", "at an altitude of", "height of", "altitude of", "altitude", "above the ground", *_ABOVE),
             asked=("at what height", "at what altitude", "height above the surface", "how high above the", "altitude of", "what altitude", "height of the orbit"), moment="after", sort="height"),
    Quantity(r_orb, "r", "radius of the orbit", "m", 1e3, 1e13, aliases=("r_orb",), moment="after", sort="breadth"),
)  # fmt: skip

ORBIT_LAWS = (
    Law("high-orbit-radius", Eq(r_orb, R_0 + h_orb), "the orbit's radius counts from the centre of what is orbited", _HIGH, _GRAVITATION),
    Law("high-orbit-speed", Eq(v**2 * r_orb, G_N * M_0), "gravitation supplies the centripetal force", _HIGH, _GRAVITATION),
    Law("high-orbit-round", Eq(v, 2 * pi * r_orb / T_rev), "one circumference per period", _HIGH, _GRAVITATION),
    Law("high-orbit-period", Eq(T_rev**2 * G_N * M_0, 4 * pi**2 * r_orb ** 3), "gravitation supplies the centripetal force", _HIGH, _GRAVITATION),
    Law("high-orbit-acceleration", Eq(a_c * r_orb, v**2), "centripetal acceleration", _HIGH, _GRAVITATION),
    Law("high-orbit-force", Eq(F_c, m * a_c), "Newton's second law toward the centre", _HIGH, _GRAVITATION),
    Law("high-orbit-speed-by-parameter", Eq(v**2 * r_orb, GM), "gravitation supplies the centripetal force", _HIGH, _GRAVITATION),
    Law("high-orbit-period-by-parameter", Eq(T_rev**2 * GM, 4 * pi**2 * r_orb**3), "gravitation supplies the centripetal force", _HIGH, _GRAVITATION),
    Law("orbit-speed-by-parameter", Eq(v**2 * r, GM), "gravitation supplies the centripetal force", _HERE, _GRAVITATION),
    Law("orbit-period-by-parameter", Eq(T_rev**2 * GM, 4 * pi**2 * r**3), "gravitation supplies the centripetal force", _HERE, _GRAVITATION),
    Law("central-mass", Eq(M_0, M), "mass of the central body", (*_HERE, *_HIGH)),
    Law("gravitational-parameter", Eq(GM, G_N * M_0), "the gravitational constant times the mass of the central body", (*_HERE, *_HIGH), _GRAVITATION),
    Law("orbit-speed", Eq(v**2 * r, G_N * M_0), "gravitation supplies the centripetal force", _HERE, _GRAVITATION),
    Law("orbit-period", Eq(T_rev**2 * G_N * M_0, 4 * pi**2 * r**3), "gravitation supplies the centripetal force", _HERE, _GRAVITATION),
    Law("orbit-round", Eq(v, 2 * pi * r / T_rev), "one circumference per period", _HERE, _GRAVITATION),
    Law("orbit-angular", Eq(v, omega * r), "speed on a circle", _HERE, _GRAVITATION),
    Law("orbit-angular-period", Eq(omega, 2 * pi / T_rev), "angular speed", _HERE, _GRAVITATION),
    Law("orbit-turns", Eq(t, n_rev * T_rev), "each turn takes one period", _HERE, _GRAVITATION),
    Law("orbit-centripetal-angular", Eq(a_c, omega**2 * r), "centripetal acceleration", _HERE, _GRAVITATION),
    Law("orbit-acceleration", Eq(a_c, v**2 / r), "centripetal acceleration", _HERE, _GRAVITATION),
    Law("orbit-force", Eq(F_c, m * a_c), "Newton's second law toward the centre", _HERE, _GRAVITATION),
    Law("gravitation", Eq(F_c * r**2, G_N * M_0 * m), "law of gravitation", _HERE, _GRAVITATION),
)  # fmt: skip

ORBIT_REGIME = Regime(
    ORBIT,
    "a circular orbit under gravitation",
    (*ORBITS, "gravitational constant", "planet of mass", *(f"mass of the {world}" for world in _WORLDS), *(f"{world} mass" for world in _WORLDS), *(f"{world} of mass" for world in _WORLDS)),
    ("string", "track", "curve", "car", "banked", "loop", "pendulum", "friction", "wheel", "coin", "satellites", *(f"satellite {x}" for x in "XYAB"), *_ABOVE, "altitude"),
    needs_cue=True,
    assumptions=("circular orbit",),
    drawn=False,
)  # fmt: skip

ORBIT_HIGH_REGIME = Regime(
    ORBIT_HIGH,
    "a circular orbit at some height above the surface",
    (*_ABOVE, "altitude", "at a height of", "orbits the earth at a height of", "orbits at a height of"),
    ("string", "track", "curve", "car", "banked", "loop", "pendulum", "friction", "wheel", "coin", "satellites", *(f"satellite {x}" for x in "XYAB"), "escape", "elliptical", "energy", "hill", "valley", "roller", "slide"),
    needs_cue=True,
    assumptions=("circular orbit",),
    drawn=False,
)  # fmt: skip
