"""Quantities of generators, transformers and coils with inductance."""

from __future__ import annotations

from wmw.core.family import Grid, Quantity
from wmw.families.em_induction.symbols import (
    I_change,
    I_end,
    I_fall,
    I_max,
    I_p,
    I_rate,
    I_rate_fall,
    I_rms,
    I_s,
    I_start,
    L_ind,
    M_ind,
    N_p,
    N_p_said,
    N_s,
    N_s_said,
    P_avg,
    P_p,
    P_s,
    T_rot,
    V_p,
    V_s,
    W_m,
    emf_after,
    emf_avg,
    emf_max,
    emf_rms,
    emf_t,
    eta,
    f_after,
    f_rot,
    k_t,
    omega,
    omega_after,
    phi_turn,
    r_f,
    t_gen,
    t_quarter,
    tau,
)

_FAST = (
    "revolutions per second",
    "turns at",
    "rotates at",
    "rotations per second",
    "rotated at",
    "turned at",
    "spins at",
    "frequency",
)
_NOW = ("is now turned at", "now turned at", "now turns at", "now rotates at", "now rotated at", "increased to", "then turned at",
        "changed to", "reduced to", "is turned at", "speed is raised to")  # fmt: skip

_GENERATOR = (
    Quantity(omega, "ω", "angular speed", "rad/s", 0, 1e6,
             aliases=("omega", "angular_speed", "angular_velocity", "w", "omega_1", "angular_frequency"),
             cues=(*_FAST, "angular speed", "angular velocity", "angular frequency", "rotates", "rotated", "rotating", "spins", "spinning", "turns about", "swings"),
             asked=("angular speed", "angular velocity", "angular frequency")),
    Quantity(f_rot, "f", "rate of rotation", "Hz", 0, 1e6, Grid(5, 60, 5),
             aliases=("rotation_frequency", "frequency", "f", "f_rot", "f_1", "rotation_rate", "turns_per_second", "n_rot", "rev_per_second",
                      "f_before", "f_initial", "f_old", "rotational_frequency", "f_i", "revs_per_second"),
             cues=("cycles per second", "hertz", "cycles", *_FAST),
             asked=("what frequency", "rate of rotation", "how many revolutions", "frequency", "at what rate must"), body="coil"),
    Quantity(T_rot, "T", "period of the rotation", "s", 0, 1e5, aliases=("period", "T_rot", "rotation_period"),
             cues=("period", "per revolution"), asked=("period",), moment="after"),
    Quantity(t_quarter, "t_q", "time of a quarter turn", "s", 0, 1e5, aliases=("quarter_time", "t_q", "t_quarter"),
             cues=("quarter turn", "quarter of a turn", "quarter revolution"), asked=("time of a quarter turn",), moment="after"),
    Quantity(phi_turn, "φ", "angle turned since the flux was largest", "deg", 0, 36000, aliases=("phase", "phi_turn", "phase_angle", "omega_t"),
             cues=("turned by", "phase", "turned through", "after it has turned"), asked=("what phase",)),
    Quantity(t_gen, "t", "time since the flux was largest", "s", 0, 0.1, aliases=("t_since", "t_moment"), cues=(), asked=()),
    Quantity(emf_max, "ε_max", "peak EMF", "V", 0, 1e6, Grid(5, 60, 1),
             aliases=("peak_emf", "emf_max", "maximum_emf", "epsilon_max", "emf_peak", "E_max", "V_max", "emf_0", "epsilon_0", "V_peak", "E_0",
                      "max_emf", "emf_peak_1", "emf_max_1", "peak_voltage", "emf_1", "epsilon_peak", "E_peak", "epsilon_m", "emf_m", "V_0",
                      "peak_EMF", "EMF_peak", "EMF_max", "old_peak_emf", "peak_emf_1", "amplitude_emf", "U_max"),
             cues=("peak emf", "maximum emf", "peak voltage", "amplitude", "maximum voltage", "peak"),
             asked=("peak emf", "maximum emf", "peak voltage", "largest emf", "amplitude of the emf", "maximum induced emf",
                    "peak value", "peak output emf", "maximum output emf", "peak output voltage", "maximum output voltage", "greatest emf", "maximum voltage", "peak induced emf", "highest emf"), moment="after"),
    Quantity(emf_rms, "ε_rms", "effective EMF", "V", 0, 1e6,
             aliases=("rms_emf", "emf_rms", "effective_emf", "V_rms", "epsilon_rms", "E_rms"), cues=("rms", "effective"),
             asked=("rms emf", "effective emf", "rms voltage", "effective voltage", "rms value"), moment="after"),
    Quantity(emf_avg, "ε_avg", "mean EMF over a quarter turn", "V", 0, 1e6,
             aliases=("quarter_turn_emf", "emf_avg", "emf_mean", "mean_emf_quarter", "E_avg"), cues=("mean emf",),
             asked=("average emf", "mean emf", "average emf during a quarter", "mean emf over a quarter", "average emf over a quarter",
                    "mean emf during a quarter"), moment="after"),
    Quantity(emf_t, "ε(t_gen)", "EMF at that moment", "V", -1e6, 1e6, sign="any", aliases=("emf_t", "instantaneous_emf", "epsilon_t", "emf_inst"),
             cues=(), asked=("instantaneous emf", "emf at that moment", "emf at the instant", "emf when"), moment="after"),
    Quantity(I_max, "I_max", "peak current", "A", 0, 1e6, aliases=("peak_current", "I_max", "maximum_current", "I_peak", "I_0"),
             cues=("peak current", "maximum current"), asked=("peak current", "maximum current", "largest current"), moment="after"),
    Quantity(I_rms, "I_rms", "effective current", "A", 0, 1e6, aliases=("rms_current", "I_rms", "effective_current"),
             cues=("rms current",), asked=("rms current", "effective current"), moment="after"),
    Quantity(P_avg, "P_avg", "mean power", "W", 0, 1e6, aliases=("mean_power", "average_power", "P_avg", "P_mean"),
             cues=("average power",), asked=("average power", "mean power"), moment="after"),
    Quantity(omega_after, "ω_2", "new angular speed", "rad/s", 0, 1e6, aliases=("omega_2", "omega_new", "omega_after", "new_angular_speed"),
             cues=_NOW, asked=("new angular speed",), moment="after"),
    Quantity(f_after, "f_2", "new rate of rotation", "Hz", 0, 1e6, Grid(5, 60, 5),
             aliases=("new_frequency", "f_2", "f_new", "f_after", "f_final", "frequency_2", "f_f", "rotation_rate_2", "frequencyNew",
                      "fNew", "new_rotation_rate"),
             cues=("hertz", "cycles per second", *_NOW),
             asked=("new frequency", "new rate of rotation"), moment="after", body="coil"),
    Quantity(emf_after, "ε_2", "new peak EMF", "V", 0, 1e6,
             aliases=("new_peak_emf", "emf_peak_2", "emf_max_2", "emf_2", "emf_new", "emf_max_new", "emf_peak_new", "epsilon_2", "epsilon_new",
                      "emf_after", "new_emf", "emfNew", "peak_emf_2", "E_2", "epsilon_max_2", "emf_final", "peak_emf_new", "newPeakEmf", "peakEmfNew", "maxEmfNew", "emfPeakNew", "emfMaxNew",
                      "epsilonNew", "peakVoltageNew", "emf_peak_after", "peakEmfAfter", "new_maximum_emf", "maximumEmfNew"),
             cues=("new peak emf",), asked=("new peak emf", "new emf", "new maximum emf", "peak emf now", "peak emf then", "new peak voltage",
                                           "peak emf become", "maximum emf now"), moment="after"),
    Quantity(r_f, "r_f", "factor of the rate", "1", 0, 1e4, aliases=("rate_factor", "r_f", "speed_factor"),
             cues=("times as fast", "factor of"), asked=("by what factor",)),
)  # fmt: skip


def _turns_of(own: str, other: str) -> tuple[str, ...]:
    """Return the words for the turns of one coil of a transformer, told from those of the other.

    In "300 turns on the primary coil and 50 on the secondary" the words for the first number stand
    before the second, too. A cue that ends in "and" wins there, and, coming last, nowhere else.
    """
    coils = (f"{own} coil", own, f"{own} winding", f"{own} side")
    places = [f"{word} {coil}" for coil in coils[:3] for word in ("on the", "in the", "on its")]
    verbs = ("has", "with", "contains", "of", "consists of")
    before = [f"{coil} {verb}" for coil in coils for verb in verbs]
    whole = [
        f"{coil} of {kind} has"
        for coil in coils[:3]
        for kind in ("a transformer", "an ideal transformer")
    ]
    shared = [f"{other} {what} and" for what in ("turns", "coil", "winding")]
    return (f"{own} turns", *places, *before, *whole, *coils, *shared, f"{other} and")


def _by_order(*phrases: str) -> tuple[str, ...]:
    """Return phrases on the coils of a transformer, and the same on its first and second coil."""
    found = list(phrases)
    for side, order in (("primary", "first coil"), ("secondary", "second coil")):
        found += [
            phrase.replace(f"{side} coil", order).replace(side, order)
            for phrase in phrases
            if side in phrase
        ]
    return tuple(dict.fromkeys(found))


_ON_PRIMARY = _by_order(
    *_turns_of("primary", "secondary"), "… primary and", "… primary windings and"
)
_ON_SECONDARY = _by_order(
    *_turns_of("secondary", "primary"), "… secondary and", "… secondary windings and"
)

_TRANSFORMER = (
    Quantity(N_p_said, "N_p", "primary turns, in turns", "turns", 0, 1e6, aliases=("N_p_said",), cues=_ON_PRIMARY, body="primary"),
    Quantity(N_s_said, "N_s", "secondary turns, in turns", "turns", 0, 1e6, aliases=("N_s_said",), cues=_ON_SECONDARY, body="secondary"),
    Quantity(V_p, "V_p", "primary voltage", "V", 0, 1e7, Grid(20, 240, 10),
             aliases=("primary_voltage", "V_1", "V_p", "V_in", "U_p", "U_1", "input_voltage", "V_primary", "voltage_primary", "primaryVoltage",
                      "E_p", "v_p", "vIn", "Vin"),
             cues=_by_order("primary", "input", "primary voltage", "primary is connected to", "connected to a voltage of", "alternating voltage of", "ac voltage of", "mains", "connected to", "input voltage", "supplied with",
                   "outlet", "… line", "… mains", "… outlet", "… supply", "… source", "… wall socket", "… power line", "… ac line", "steps", "step", "stepping", "… ac down to", "… down to", "… ac up to", "… up to", "… ac to", "step … down", "step … up", "voltage from", "converts", "transforms", "lowers", "raises", "reduces", "line voltage"),
             asked=_by_order("primary voltage", "input voltage", "voltage across the primary", "voltage on the primary", "primary coil's voltage"),
             body="primary"),
    Quantity(V_s, "V_s", "secondary voltage", "V", 0, 1e7, Grid(5, 240, 5), sign="nonnegative",
             aliases=("secondary_voltage", "V_2", "V_s", "V_out", "U_s", "U_2", "output_voltage", "V_secondary", "voltage_secondary",
                      "secondaryVoltage", "E_s", "v_s", "vOut", "Vout"),
             cues=_by_order("secondary", "output", "secondary voltage", "delivers", "output voltage", "down to", "up to", "voltage to", "lamp", "operates", "supplies a", "power at", "delivers power at", "to run", "to operate", "to light"),
             asked=_by_order("secondary voltage", "output voltage", "voltage across the secondary", "voltage on the secondary", "voltage of the secondary",
                    "voltage does the secondary", "voltage at the secondary", "voltage appears at the secondary", "voltage appears across the secondary", "voltage induced in the secondary", "secondary coil's voltage"), body="secondary"),
    Quantity(N_p, "N_p", "turns of the primary coil", "1", 0, 1e6, Grid(100, 900, 20),
             aliases=("turns_primary", "turns_in_primary", "primary_turn_count", "N_1", "N_p", "N_primary", "primary_turns", "primaryTurns", "n_p", "Np"),
             cues=_ON_PRIMARY,
             asked=_by_order("turns on the primary", "turns are on the primary", "turns are there on the primary", "turns are in the primary", "turns are there in the primary", "turns must be on the primary", "turns will be on the primary", "turns in the primary", "turns does the primary", "primary turns", "turns has the primary",
                    "turns must the primary"), body="primary"),
    Quantity(N_s, "N_s", "turns of the secondary coil", "1", 0, 1e6, Grid(50, 900, 10),
             aliases=("turns_secondary", "turns_in_secondary", "secondary_turn_count", "N_2", "N_s", "N_secondary", "secondary_turns", "secondaryTurns", "n_s", "Ns"),
             cues=_ON_SECONDARY,
             asked=_by_order("turns on the secondary", "turns are on the secondary", "turns are there on the secondary", "turns are in the secondary", "turns are there in the secondary", "turns must be on the secondary", "turns will be on the secondary", "turns in the secondary", "turns does the secondary", "secondary turns", "turns has the secondary",
                    "turns must the secondary", "how many turns must the secondary", "turns are needed on the secondary",
                    "turns should the secondary"), body="secondary"),
    Quantity(I_p, "I_p", "primary current", "A", 0, 1e6, Grid(0.2, 5, 0.1),
             aliases=("primary_current", "I_p", "I_in", "input_current", "I_primary", "current_primary", "primaryCurrent"),
             cues=("primary current of", "primary current", "current in the primary", "input current", "draws", "takes", "takes a current of", "current in the primary of", "primary", "takes … from"),
             asked=("primary current", "current in the primary", "input current", "current drawn", "current in its primary",
                    "current does the primary", "current flows in the primary", "current through the primary"), moment="after", body="primary"),
    Quantity(I_s, "I_s", "secondary current", "A", 0, 1e6, Grid(0.2, 8, 0.1), sign="nonnegative",
             aliases=("secondary_current", "I_s", "I_out", "output_current", "I_secondary", "current_secondary", "secondaryCurrent",
                      "load_current", "I_load"),
             cues=("secondary current of", "secondary current", "current in the secondary", "output current", "delivers", "supplies", *(f"{load}{that} {draws}" for load in ("lamp", "load", "device", "appliance", "heater", "bulb", "motor", "radio", "toy", "bell", "charger", "resistor") for that in ("", " that", " which") for draws in ("draws", "takes", "needs", "uses", "requires", "carries")), "delivers a current of", "supplies a current of", "lamp with a current of", "lamp draws a current of",
                   "load draws a current of", "load with a current of", "… load", "… to the load", "… bulb", "supplies … load",
                   "current in the secondary of", "secondary"),
             asked=("secondary current", "current in the secondary", "output current", "current delivered", "current in its secondary", "current does it deliver", "current it delivers",
                    "current does the secondary", "current flows in the secondary", "current through the secondary"), moment="after",
             body="secondary"),
    Quantity(P_p, "P_p", "primary power", "W", 0, 1e6, aliases=("primary_power", "P_1", "P_p", "P_in", "input_power"),
             cues=("input power", "takes in"), asked=("input power", "power taken in", "primary power", "power drawn"), moment="after"),
    Quantity(P_s, "P_s", "secondary power", "W", 0, 1e6, sign="nonnegative", aliases=("secondary_power", "P_2", "P_s", "P_out", "output_power"),
             cues=("output power", "lamp", "load", "delivers"), asked=("output power", "power delivered", "secondary power"), moment="after"),
    Quantity(k_t, "k", "ratio of the turns, secondary to primary", "1", 0, 1e6, aliases=("turns_ratio", "k_t", "ratio", "turnsRatio", "ratio_of_turns"),
             cues=("turns ratio", "ratio"), asked=("ratio of the turns", "ratio of turns", "turns ratio"), moment="after"),
    Quantity(eta, "η", "efficiency", "1", 0, 1, Grid(0.8, 0.98, 0.01), aliases=("efficiency", "eta"), cues=("efficiency", "efficient"), asked=("efficiency",)),
)  # fmt: skip

_INDUCTOR = (
    Quantity(L_ind, "L", "inductance", "mH", 0, 1000, Grid(10, 400, 10),
             aliases=("inductance", "L_ind", "self_inductance", "L_coil"), cues=("inductance", "inductor", "self-inductance", "coil"),
             asked=("inductance", "self-inductance"), body="coil"),
    Quantity(M_ind, "M", "mutual inductance", "mH", 0, 1000, Grid(5, 100, 5), aliases=("mutual_inductance", "M_ind", "M"),
             cues=("mutual inductance",), asked=("mutual inductance",)),
    Quantity(I_end, "I_2", "current afterwards", "A", -10, 20, sign="any", aliases=("final_current", "I_f", "I_final", "currentFinal"),
             cues=("to", "falls to", "increases to", "drops to", "rises to"), asked=("final current",)),
    Quantity(I_start, "I_1", "current before", "A", 0, 20, Grid(0.2, 5, 0.1), sign="nonnegative",
             aliases=("initial_current", "I_i", "I_initial", "currentInitial", "I_L"),
             cues=("from", "carries a current of", "carries a steady current of", "carries", "initial current", "inductor carries"), asked=("initial current",)),
    Quantity(I_change, "ΔI", "change of the current", "A", 0, 1e5, aliases=("current_change", "I_change", "change_in_current"),
             cues=("changes by", "increases by", "decreases by"), asked=("change of the current",), moment="after"),
    Quantity(I_rate, "ΔI/Δt", "rate of change of the current", "A/s", 0, 1e7, aliases=("current_rate", "rate_of_change_of_current", "I_rate"),
             cues=("rate", "per second", "changes at", "changing at", "increases at", "decreases at", "grows at", "falls at", "rises at", "drops at", "at"), asked=("rate of change of the current", "rate does the current", "rate must the current"), moment="after"),
    Quantity(I_fall, "−ΔI", "change of the current with the other sign", "A", -1e5, 1e5, sign="any", aliases=("I_fall",), moment="after"),
    Quantity(I_rate_fall, "−ΔI/Δt", "rate of change of the current with the other sign", "A/s", -1e7, 1e7, sign="any", aliases=("I_rate_fall",), moment="after"),
    Quantity(W_m, "W_m", "energy of the magnetic field", "J", 0, 1e5,
             aliases=("magnetic_energy", "stored_energy", "W_m", "U_L", "E_L", "U_B", "energy_stored"), cues=("stored energy",),
             asked=("energy stored", "energy is stored", "stored energy", "energy of the field", "energy does the inductor store", "energy does the coil store",
                    "energy does it store", "energy does the inductor hold", "energy does the coil hold"), moment="after"),
    Quantity(tau, "τ", "time constant", "s", 0, 1e5, aliases=("time_constant", "tau"), cues=("time constant",), asked=("time constant",),
             moment="after"),
)  # fmt: skip

MACHINE_QUANTITIES = (*_GENERATOR, *_TRANSFORMER, *_INDUCTOR)
