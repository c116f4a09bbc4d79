"""Distances, times, energies, and the quantities of two bodies that slide to a stop."""

from __future__ import annotations

from wmw.core.family import Grid, Quantity
from wmw.families.friction.symbols import (
    K_0,
    W_P,
    Delta_t,
    Delta_x,
    F_j,
    K_f,
    P_mean,
    P_w,
    P_w0,
    Q_f,
    W_fr,
    W_net,
    a_1,
    a_2,
    d_1,
    d_2,
    d_stop,
    f_1,
    f_2,
    m_1,
    m_2,
    mu_1,
    mu_2,
    t_1,
    t_2,
    t_left,
    t_stop,
    x_left,
)

_POWER = (
    "what power", "how much power", "power delivered", "power needed", "power is needed", "power required", "power is required", "find the power", "calculate the power", "determine the power",
    "power does", "power of the force", "power output", "at what rate does the force do work", "rate of doing work", "rate at which the force does work",
)  # fmt: skip

_STOPPING = (
    "stop", "stops", "stopped", "comes to rest", "come to rest", "coming to rest", "came to rest", "comes to a stop", "comes to a halt", "comes to a standstill", "to a stop", "to a halt", "to a standstill", "to rest", "halts", "brought to rest",
)  # fmt: skip
_TO_A_STOP = (
    *(f"{stops} {within}" for stops in _STOPPING for within in ("after", "in", "within", "over", "after sliding", "after skidding", "in a distance of", "within a distance of")),
    *(f"{number}{before} {stops}" for number in ("", "… ") for before in ("before", "until") for stops in ("stopping", "coming to rest", "it stops", "it comes to rest", "it halts", "it is at rest")),
    *(f"… {stops}" for stops in ("to stop", "to come to rest", "to come to a stop", "to come to a halt", "to halt", "to a stop", "to rest", "and stops", "and comes to rest", "and halts", "and then stops")),
)  # fmt: skip
"""Words beside the way that something goes until it stands still."""
_COVERS = ("slide", "sliding", "glides", "glide", "travels", "travel", "travelled", "traveled", "coasts", "coast", "skid", "goes", "go", "move", "cover", "covered")  # fmt: skip

STOPS = (
    Quantity(
        d_stop, "d_stop", "stopping distance", "m", 0, 5000, Grid(2.0, 40.0, 0.5),
        aliases=("d_stop", "stopping_distance", "x_stop", "s_stop", "braking_distance", "skid_length", "d_brake", "d_s", "d_skid", "Delta_x_stop", "sliding_distance"),
        cues=("stopping distance", "skid marks", "skids", "braking distance", *_TO_A_STOP),
        asked=("stopping distance", "how far does it slide before", "how far does it slide until", "how far will it slide before", "distance to stop",
               "distance does it slide before", "how far does it go before it stops", "braking distance", "how far does it travel before it stops",
               "distance until it stops", "before it stops", "before stopping", "before coming to rest", "before it comes to rest", "until it stops",
               "shortest distance", "minimum distance", "skid marks", "to come to rest", "distance to rest", "until it comes to rest", "until it is at rest", "length of the skid", "skid length", "length of the skid mark", "length of the skid marks",
               "how long is the skid", "how long is the new skid", "how long are the skid marks", "how long is the skid mark", "how long are the marks", "how long is its skid", "how long a skid"),
        moment="after",
    ),
    Quantity(
        t_stop, "t_stop", "stopping time", "s", 0, 1000, Grid(0.5, 8.0, 0.1),
        aliases=("t_stop", "stopping_time", "time_to_stop", "braking_time", "t_s", "t_rest", "Delta_t_stop", "stop_time", "t_brake"),
        cues=("stopping time", "comes to rest within", "stops in", "comes to rest in", "to rest in", "comes to a stop in"),
        asked=("stopping time", "how long does it take to stop", "how long does it take to come to rest", "how long until it stops", "time to stop",
               "how much time passes until", "after what time", "how long does it slide", "how long does it keep sliding", "how much time does it take to stop",
               "how long will it slide", "how long does it take", "how long before", "how much time does it take", "for how long", "how long until", "time it takes to stop", "how long is it"),
        moment="after",
    ),
    Quantity(
        Delta_x, "Δx", "distance covered", "m", 0, 5000, Grid(1.0, 6.0, 0.5),
        aliases=("Delta_x", "displacement", "distance_covered", "delta_x", "distance_travelled", "distance_traveled", "Delta_d", "distance_moved"),
        cues=("distance of", "through", "over a distance", "across", "distance", "moves", "moved", "slid", "covers", "pulled", "dragged", "hauled", "towed", "drags", "slides", *_COVERS, "for", "after"),
        asked=("how far", "what distance", "distance has it", "distance does it", "how far has", "what total distance", "distance covered"),
        moment="after",
    ),
    Quantity(
        Delta_t, "Δt", "time that has passed", "s", 0, 2000, Grid(0.5, 12.0, 0.5),
        aliases=("Delta_t", "elapsed_time", "duration", "delta_t", "time_elapsed", "t_elapsed"),
        cues=("after", "later", "first", "for", "within", "in", "time"),
        asked=("how long", "how much time", "what time", "time does it take", "time needed"), moment="after",
    ),
    Quantity(
        t_left, "t_left", "time at rest after the stop", "s", 0, 2000,
        aliases=("t_left", "time_at_rest", "t_idle"), asked=("how long has it been at rest",), sign="nonnegative", moment="after",
    ),
    Quantity(
        x_left, "x_left", "distance left after the stop", "m", 0, 5000,
        aliases=("x_left", "d_left", "margin", "distance_left", "remaining_distance", "d_margin", "d_remaining", "clearance"),
        asked=("how far from the obstacle does", "distance is left", "how far before the obstacle", "distance from the obstacle", "how much room", "distance remains"), moment="after",
    ),
)  # fmt: skip

ENERGIES = (
    Quantity(
        K_0, "K_0", "initial kinetic energy", "J", 0, 1e7,
        aliases=("K_0", "K_i", "KE_i", "initial_kinetic_energy", "KE_0", "E_k0", "KE_initial", "E_ki"),
        cues=("initial kinetic energy",), asked=("initial kinetic energy",), sign="nonnegative", moment="before",
    ),
    Quantity(
        K_f, "K_f", "final kinetic energy", "J", 0, 1e7,
        aliases=("K_f", "KE_f", "final_kinetic_energy", "KE_final", "E_kf"), cues=("final kinetic energy",), asked=("final kinetic energy", "kinetic energy after", "kinetic energy does it have", "kinetic energy"),
        sign="nonnegative", moment="after",
    ),
    Quantity(
        Q_f, "Q_f", "energy lost to friction", "J", 0, 1e7,
        aliases=("Q_f", "heat", "thermal_energy", "E_lost", "Q", "energy_lost", "E_th", "Delta_E_th", "E_thermal", "heat_generated", "E_dissipated"),
        asked=("energy lost to friction", "work done by friction", "work does friction", "work done against friction", "thermal energy", "energy is lost", "energy is turned",
               "work of friction", "heat is produced", "how much heat", "work done by the friction", "energy does friction", "kinetic energy is lost", "work against friction", "energy is dissipated",
               "work done by the kinetic friction", "work done by kinetic friction", "energy goes into"),
        sign="nonnegative", moment="after",
    ),
    Quantity(
        W_fr, "W_fr", "work done by friction, negative", "J", -1e7, 0,
        aliases=("W_fr", "work_done_by_friction"), sign="any", moment="after",
    ),
    Quantity(
        W_P, "W_P", "work done by the applied force", "J", 0, 1e7,
        aliases=("W_P", "work_applied", "W_applied", "W_pull", "W_push", "W_app", "work_pull", "W_F", "work_push", "work_applied_force"),
        asked=("work done by the applied", "work does the pull", "work done by the pull", "work done by the push", "work does the push", "work done by the rope", "work done by the force", "work does the applied",
               *(f"work {how}" for how in ("is done in", "done in", "is done pushing", "is done pulling", "is done dragging", "is needed", "is required", "needed", "required", "must be done", "must one do", "does it take", "do you do",
                                           "does the person do", "does the worker do", "does the man do", "does the woman do"))), sign="nonnegative", moment="after",
    ),
    *(
        Quantity(symbol, name, meaning, "W", 0, 1e7, aliases=aliases, asked=_POWER, sign="nonnegative", moment="after")
        for symbol, name, meaning, aliases in (
            (P_w, "P_w", "power of the applied force", ("power", "P_power", "power_output", "P_out", "Pow", "power_delivered", "P_mech")),
            (P_w0, "P_w0", "power of the applied force at first", ()),
        )
    ),
    Quantity(
        P_mean, "P_mean", "mean power of the applied force", "W", 0, 1e7,
        aliases=("P_avg", "average_power", "mean_power", "P_av"), asked=("average power", "mean power"), sign="nonnegative", moment="after",
    ),
    Quantity(
        W_net, "W_net", "net work", "J", -1e7, 1e7,
        aliases=("W_net", "net_work", "total_work", "W_total", "W_tot"), asked=("net work", "total work"), sign="any", moment="after",
    ),
)  # fmt: skip

TWO_BODIES = (
    Quantity(
        m_1, "m_1", "mass of the first body", "kg", 0.01, 5000, Grid(2.0, 20.0, 0.5),
        aliases=("m_1", "m1", "mass_1", "m_A", "M_1"), cues=("mass m_1", "m_1", "first box", "first crate", "first block", "first body", "rear block", "rear box", "rear crate", "block sits on", "box sits on", "block lies on", "block rests on", "block is on top", "upper block", "top block"), body="first",
    ),
    Quantity(
        m_2, "m_2", "mass of the second body", "kg", 0.01, 5000, Grid(2.0, 20.0, 0.5),
        aliases=("m_2", "m2", "mass_2", "m_B", "M_2"), cues=("mass m_2", "m_2", "second box", "second crate", "second block", "second body", "front block", "front box", "front crate", "lower block", "bottom block", "top of a", "sits on top of", "rests on top of", "lies on top of", "placed on top of", *(f"… {what}" for what in ("slab", "plank", "lower block", "bottom block", "lower slab", "long board"))), body="second",
    ),
    Quantity(
        mu_1, "μ_1", "coefficient of kinetic friction of the first body", "1", 0, 2, Grid(0.1, 0.6, 0.05),
        aliases=("mu_1", "mu1", "mu_k1", "mu_A", "mu_k_1"), cues=("mu_1", "for the first", "first box", "first crate", "first block", "first body"), sign="nonnegative", body="first",
    ),
    Quantity(
        mu_2, "μ_2", "coefficient of kinetic friction of the second body", "1", 0, 2, Grid(0.1, 0.6, 0.05),
        aliases=("mu_2", "mu2", "mu_k2", "mu_B", "mu_k_2"), cues=("mu_2", "for the second", "second box", "second crate", "second block", "second body"), sign="nonnegative", body="second",
    ),
    Quantity(a_1, "a_1", "deceleration of the first body", "m/s^2", 0, 30, aliases=("a_1", "a_A", "deceleration_1"),
             asked=("deceleration of the first",), sign="nonnegative", moment="after", body="first"),
    Quantity(a_2, "a_2", "deceleration of the second body", "m/s^2", 0, 30, aliases=("a_2", "a_B", "deceleration_2"),
             asked=("deceleration of the second",), sign="nonnegative", moment="after", body="second"),
    Quantity(d_1, "d_1", "stopping distance of the first body", "m", 0, 2000,
             aliases=("d_1", "d_A", "x_1", "s_1", "distance_1", "stopping_distance_1"), asked=("far does the first",), moment="after", body="first"),
    Quantity(d_2, "d_2", "stopping distance of the second body", "m", 0, 2000,
             aliases=("d_2", "d_B", "x_2", "s_2", "distance_2", "stopping_distance_2"), asked=("far does the second",), moment="after", body="second"),
    Quantity(t_1, "t_1", "stopping time of the first body", "s", 0, 1000, aliases=("t_1", "t_A", "time_1"),
             asked=("long does the first",), moment="after", body="first"),
    Quantity(t_2, "t_2", "stopping time of the second body", "s", 0, 1000, aliases=("t_2", "t_B", "time_2"),
             asked=("long does the second",), moment="after", body="second"),
    Quantity(f_1, "f_1", "friction on the first body", "N", 0, 1e5, aliases=("f_1", "f_A", "friction_1", "F_f1", "f_k1"),
             asked=("friction on the first",), moment="after", body="first", sign="nonnegative"),
    Quantity(F_j, "F_j", "force on one of two joined bodies", "N", 0, 1e5, sign="nonnegative", moment="after"),
    Quantity(f_2, "f_2", "friction on the second body", "N", 0, 1e5, aliases=("f_2", "f_B", "friction_2", "F_f2", "f_k2"),
             asked=("friction on the second",), moment="after", body="second", sign="nonnegative"),
)  # fmt: skip
