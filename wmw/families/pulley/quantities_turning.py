"""The quantities of pulleys with rotational inertia."""

from __future__ import annotations

from wmw.core.family import Quantity
from wmw.families.pulley.symbols import T_P, T_Q, I_w, M_e, M_w, R_w, alpha_w, omega, shape, tau

TURNS = (
    Quantity(
        M_w, "M_w", "mass of the pulley", "kg", 0.001, 100,
        aliases=("M_w", "m_pulley", "M_pulley", "mass_pulley", "pulley_mass", "m_disk", "M_disk", "m_wheel", "M_wheel", "m_d", "M_p", "m_p", "M_d", "mass_of_pulley", "m_cylinder", "M_cylinder"),
        cues=("pulley of mass", "mass of the pulley", "pulley has mass", "pulley has a mass", "disk of mass", "disc of mass", "wheel of mass", "cylinder of mass", "pulley with a mass", "pulley with mass", "pulley shaped", "disk-shaped pulley", "disk", "disc", "wheel", "cylinder", "drum", "hoop"),
        asked=("mass of the pulley", "mass of the disk", "mass of the wheel"), body="wheel",
    ),
    Quantity(
        R_w, "R", "radius of the pulley", "m", 0.001, 2,
        aliases=("radius", "R_pulley", "r_pulley", "radius_of_pulley", "pulley_radius", "r", "R_disk", "r_disk"),
        cues=("radius", "radius of"), asked=("radius",), body="wheel", sort="breadth",
    ),
    Quantity(
        shape, "c", "moment of inertia in units of MR²", "1", 0, 1,
        aliases=("shape_factor", "inertia_factor"), sign="nonnegative",
    ),
    Quantity(
        I_w, "I", "moment of inertia of the pulley", "kg*m^2", 1e-9, 1e6,
        aliases=("I", "I_w", "moment_of_inertia", "I_pulley", "rotational_inertia", "I_disk", "I_wheel", "J"),
        cues=("moment of inertia", "rotational inertia", "inertia"), asked=("moment of inertia", "rotational inertia"), body="wheel",
    ),
    Quantity(
        M_e, "M_e", "mass that the pulley counts as", "kg", 0.0001, 5000, aliases=("m_eff", "M_eff", "effective_mass"),
    ),
    Quantity(
        T_P, "T_P", "tension on the side of P", "N", 0, 1e5,
        aliases=("T_P", "tension_P", "T_table", "T_horizontal"),
        asked=("tension in the horizontal", "tension on the block on the table", "tension on the side of P"), moment="after", body="first",
    ),
    Quantity(
        T_Q, "T_Q", "tension on the side of Q", "N", 0, 1e5,
        aliases=("T_Q", "tension_Q", "T_hanging", "T_vertical"),
        asked=("tension in the vertical", "tension on the hanging", "tension on the side of Q"), moment="after", body="second",
    ),
    Quantity(
        alpha_w, "α", "angular acceleration of the pulley", "rad/s^2", 0, 1e5,
        aliases=("angular_acceleration", "alpha_pulley"), asked=("angular acceleration",), sign="nonnegative", moment="after",
    ),
    Quantity(
        omega, "ω", "angular speed of the pulley", "rad/s", 0, 1e5,
        aliases=("omega", "angular_speed", "angular_velocity", "omega_f"), asked=("angular speed", "angular velocity"), sign="nonnegative", moment="after",
    ),
    Quantity(
        tau, "τ", "torque on the pulley", "N*m", 0, 1e6,
        aliases=("tau", "torque", "net_torque", "tau_net"), asked=("torque",), sign="nonnegative", moment="after",
    ),
)  # fmt: skip
