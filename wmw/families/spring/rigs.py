"""Springs in a lift, on an incline, under a car, and where both energies are equal."""

from __future__ import annotations

from sympy import Rational, sin, sqrt, symbols

from wmw.core.family import Eq, Ge, Law, Quantity, Regime
from wmw.families.spring.symbols import (
    K_P,
    L_0,
    U_P,
    A,
    Delta_x,
    E,
    F_g,
    F_s,
    L,
    U_s,
    g,
    k,
    m,
    omega,
    v_max,
    v_P,
    x_P,
)

LIFT_UP, LIFT_DOWN, INCLINE = "hangs_in_a_lift_up", "hangs_in_a_lift_down", "held_on_an_incline"
SUSPENSION, EQUAL_SHARES = "car_on_its_springs", "kinetic_equals_potential"
LIFTS = (LIFT_UP, LIFT_DOWN)
RIGS = (*LIFTS, INCLINE, SUSPENSION)
a_l, theta = symbols("a_l theta", real=True)
_HOOKE = "OpenStax University Physics 1, 5.6"
_SECOND = "OpenStax University Physics 1, 6.1"
_SHM_ENERGY = "OpenStax University Physics 1, 15.2"

RIG_QUANTITIES = (
    Quantity(a_l, "a", "acceleration of the lift", "m/s^2", 0.0, 100, aliases=("a_l", "a_lift", "a_elevator", "lift_acceleration", "a", "acceleration"), cues=("accelerates", "acceleration", "accelerating", "upward at", "downward at", "upwards at", "downwards at", "at"),
             asked=("acceleration of the lift", "acceleration of the elevator", "what acceleration", "acceleration"), sign="nonnegative"),
    Quantity(theta, "θ", "angle of the incline", "deg", 0, 90, aliases=("theta", "angle", "alpha", "incline_angle"), cues=("incline", "inclined at", "angle", "slope", "ramp", "inclined plane"), asked=("angle of the incline", "what angle")),
)  # fmt: skip

RIG_LAWS = (
    Law("rig-weight", Eq(F_g, m * g), "weight", RIGS),
    Law("rig-hooke", Eq(F_s, k * Delta_x), "Hooke's law", RIGS, _HOOKE),
    Law("rig-energy", Eq(U_s, k * Delta_x**2 / 2), "elastic potential energy", RIGS),
    Law("rig-length", Eq(L, L_0 + Delta_x), "length of a stretched spring", (*LIFTS, INCLINE)),
    Law("lift-up", Eq(F_s, m * (g + a_l)), "Newton's second law in a lift that accelerates upward", (LIFT_UP,), _SECOND),
    Law("lift-down", Eq(F_s, m * (g - a_l)), "Newton's second law in a lift that accelerates downward", (LIFT_DOWN,), _SECOND),
    Law("incline-balance", Eq(F_s, m * g * sin(theta)), "the spring balances the weight along the incline", (INCLINE,), _SECOND),
    Law("car-balance", Eq(F_s, F_g), "the springs carry the load that is added", (SUSPENSION,), _HOOKE),
    Law("equal-place", Eq(x_P, A / sqrt(2)), "half of the energy is potential", (EQUAL_SHARES,), _SHM_ENERGY),
    Law("equal-speed", Eq(v_P, v_max / sqrt(2)), "half of the energy is kinetic", (EQUAL_SHARES,), _SHM_ENERGY),
    Law("equal-largest-speed", Eq(v_max, omega * A), "largest speed", (EQUAL_SHARES,)),
    Law("equal-frequency", Eq(omega, sqrt(k / m)), "mass on a spring", (EQUAL_SHARES,)),
    Law("equal-total", Eq(E, k * A**2 / 2), "energy of the oscillation", (EQUAL_SHARES,), _SHM_ENERGY),
    Law("equal-kinetic", Eq(K_P, Rational(1, 2) * E), "half of the energy is kinetic", (EQUAL_SHARES,), _SHM_ENERGY),
    Law("equal-potential", Eq(U_P, Rational(1, 2) * E), "half of the energy is potential", (EQUAL_SHARES,), _SHM_ENERGY),
)  # fmt: skip

_LIFTS = ("lift", "elevator")
_NOT_STEADY = ("constant speed", "constant velocity", "slows", "slowing", "decelerates", "decelerating", "brakes", "cable breaks", "free fall", "oscillates", "period", "stops", "at rest in")  # fmt: skip
_DOWN = ("downward", "downwards", "accelerates down", "down at", "descends", "descending")
_UP = ("upward", "upwards", "accelerates up", "up at", "ascends", "ascending")

RIG_REGIMES = (
    Regime(LIFT_UP, "a body hangs from a spring in a lift that accelerates upward", _LIFTS, (*_NOT_STEADY, *_DOWN), needs_cue=True, conditions=(Ge(a_l, 0),), drawn=False),
    Regime(LIFT_DOWN, "a body hangs from a spring in a lift that accelerates downward", _LIFTS, (*_NOT_STEADY, *_UP), needs_cue=True, conditions=(Ge(a_l, 0),), drawn=False),
    Regime(INCLINE, "a body is held by a spring on a smooth incline", ("incline", "inclined plane", "ramp", "slope"),
           ("rough", "coefficient", "friction force", "slides down", "released", "oscillates", "period", "launched", "speed", "fired", "pushed", "compressed by", "horizontal spring", "maximum compression", "how far up", "distance up", "slides"), needs_cue=True, drawn=False),
    Regime(SUSPENSION, "a load is added to a car on its springs", ("gets into", "get into", "climbs into", "climb into", "shock absorbers", "suspension", "springs of a car", "springs of the car", "car springs", "its springs sink", "sits in a car"),
           ("oscillates", "oscillate", "frequency", "period", "bounces", "bump", "each of", "each spring", "four springs", "per spring"), needs_cue=True, drawn=False),
    Regime(EQUAL_SHARES, "an oscillation where kinetic and potential energy are equal", ("kinetic and potential energies equal", "potential and kinetic energies equal", "kinetic energy equal", "kinetic energy equals", "energies are equal", "energies equal", "kinetic and potential energies are equal",
           "kinetic and potential energy equal", "kinetic and potential energy are equal", "potential energy equal to", "half kinetic and half potential", "kinetic energy is equal to", "kinetic energy the same as", "kinetic and elastic energies equal", "kinetic and elastic potential energies equal", "kinetic and elastic energy equal", "kinetic and elastic potential energy equal", "kinetic and elastic energies are equal", "kinetic and elastic potential energies are equal", "kinetic and elastic potential energy are equal", "elastic potential energy equal to", "elastic and kinetic energies equal", "equal amounts of kinetic"), ("twice", "three times", "half the", "third", "hangs", "vertical", "total energy equal", "gravitational"), needs_cue=True, drawn=False),
)  # fmt: skip
