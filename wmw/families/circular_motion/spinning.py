"""Turning that gets faster or slower at a constant rate: its quantities and laws."""

from __future__ import annotations

from sympy import pi

from wmw.core.family import Eq, Fact, Law, Quantity, Regime
from wmw.families.circular_motion.symbols import (
    SPUN,
    a_c,
    a_t,
    alpha,
    n_rev,
    n_rpm,
    omega,
    omega_0,
    phi,
    r,
    t,
    v,
)

_ROTATION = "OpenStax University Physics 1, 10.2"
_LINEAR = "OpenStax University Physics 1, 10.3"
_HERE = (SPUN,)
_STOPS = (
    "comes to rest",
    "come to rest",
    "comes to a stop",
    "to a stop",
    "until it stops",
    "before it stops",
    "before stopping",
    "brought to rest",
    "to rest in",
    "to rest after",
    "to rest over",
    "slows to rest",
)

SPINNING = (
    Quantity(
        omega_0, "ω_0", "initial angular speed", "rad/s", -5000, 5000,
        aliases=("omega_0", "omega_i", "w_0", "initial_angular_speed", "initial_angular_velocity", "omega_initial"),
        cues=("initial angular speed", "initial angular velocity", "initially at", "initially rotating at", "initially turning at", "initially spinning at", "angular speed from", "angular velocity from", "speeds up from",
              "slows from", "slows down from", "slowed from", "uniformly from", "steadily from", "brought to rest from", "decelerates from", "decreases from", "is reduced from", "comes to rest from"),
        asked=("initial angular speed", "initial angular velocity"), sign="any", moment="before",
    ),
    Quantity(
        alpha, "α", "angular acceleration", "rad/s^2", -5000, 5000,
        aliases=("angular_acceleration", "ang_acc", "angular_deceleration", "alpha_ang"), cues=("angular acceleration", "angular deceleration", "accelerates at", "decelerates at", "slows down at", "speeds up at"),
        asked=("angular acceleration", "angular deceleration"), sign="any", moment="after",
    ),
    Quantity(
        phi, "φ", "angle turned through", "rad", 0, 1e7,
        aliases=("angle_turned", "Delta_theta", "delta_theta", "angular_displacement", "theta_turned"), cues=("through an angle of", "turns through", "angle of", "rotates through"),
        asked=("angle", "through what angle", "angular displacement", "how many radians"), sign="any", moment="after",
    ),
    Quantity(
        a_t, "a_t", "tangential acceleration", "m/s^2", -5000, 5000,
        aliases=("tangential_acceleration",), cues=("tangential acceleration",), asked=("tangential acceleration", "linear acceleration"), sign="any", moment="after",
    ),
)  # fmt: skip

SPIN_LAWS = (
    Law("spin-speed", Eq(omega, omega_0 + alpha * t), "constant angular acceleration", _HERE, _ROTATION),
    Law("spin-angle", Eq(phi, omega_0 * t + alpha * t**2 / 2), "constant angular acceleration", _HERE, _ROTATION),
    Law("spin-speed-angle", Eq(omega**2, omega_0**2 + 2 * alpha * phi), "constant angular acceleration", _HERE, _ROTATION),
    Law("spin-mean", Eq(phi, (omega_0 + omega) * t / 2), "mean angular speed at constant angular acceleration", _HERE, _ROTATION),
    Law("spin-turns", Eq(phi, 2 * pi * n_rev), "a turn is 2π", _HERE, _ROTATION),
    Law("spin-rate", Eq(n_rpm, omega), "rate of turning", _HERE, _ROTATION),
    Law("spin-rim-speed", Eq(v, omega * r), "speed on a circle", _HERE, _LINEAR),
    Law("spin-tangential", Eq(a_t, alpha * r), "tangential acceleration", _HERE, _LINEAR),
    Law("spin-centripetal", Eq(a_c, omega**2 * r), "centripetal acceleration", _HERE, _LINEAR),
)  # fmt: skip

SPIN_REGIME = Regime(
    SPUN,
    "turning with a constant angular acceleration",
    (
        "angular acceleration",
        "angular deceleration",
        "uniformly accelerated rotation",
        "speeds up uniformly",
        "slows down uniformly",
        "slows uniformly",
        "accelerates uniformly",
        "decelerates uniformly",
    ),
    (
        "torque",
        "moment of inertia",
        "string",
        "rolls",
        "friction",
        "coefficient",
        "banked",
        "loop",
        "circular track",
    ),
    needs_cue=True,
    assumptions=("constant angular acceleration",),
)
SPIN_FACTS = (
    Fact(("from rest", "initially at rest", "starts at rest", "at rest"), {omega_0: 0.0}, _HERE),
    Fact(_STOPS, {omega: 0.0}, _HERE),
)
