"""Quantities of wires, of a capacitor that is charged or discharged, of a second battery."""

from __future__ import annotations

from wmw.core.family import Grid, Quantity
from wmw.families.circuit import symbols as s

_LATER = ("after", "later", "at that time", "at t")
FALLING = tuple(
    f"{voltage} {sunk}"
    for voltage in (
        "voltage",
        "its voltage",
        "voltage across it",
        "voltage of capacitor",
        "voltage on capacitor",
        "potential difference",
        "potential difference across it",
    )
    for sunk in (
        *(f"{has}{sunk} to" for has in ("", "has ", "to have ") for sunk in ("fallen", "dropped", "sunk", "decayed", "decreased", "gone down", "come down")),
        *(f"{to}{sinks} to" for to in ("", "to ") for sinks in ("fall", "falls", "drop", "drops", "sink", "sinks", "decay", "decays", "decrease", "decreases")),
        *(f"is {down} to" for down in ("down", "reduced", "only")),
    )
)  # fmt: skip
"""What tells to which voltage a capacitor has lost its charge."""

FURTHER = (
    Quantity(s.rho, "ρ", "resistivity", "Ω*m", 1e-9, 1e-3, Grid(1e-8, 1e-7, 1e-8), aliases=("rho", "resistivity", "varrho", "rho_wire", "rho_Cu"), cues=("resistivity",), asked=("resistivity", "what material")),
    Quantity(s.L_w, "L", "length of the wire", "m", 1e-4, 1e7, Grid(1, 20, 1), aliases=("length", "L_wire", "wire_length", "L_w", "l_wire", "L_0"),
             cues=("long", "length", "wire of length", "length of"), asked=("length of wire", "how long is wire", "what length", "length is needed", "length of the wire", "how long must", "how long should")),
    Quantity(s.A_w, "A", "cross-section of the wire", "mm^2", 1e-6, 1e6, Grid(0.5, 4, 0.5), aliases=("cross_section", "A_w", "area", "A_wire", "cross_sectional_area", "A_c", "cross_section_area"),
             cues=("cross-section", "cross-sectional area", "area", "cross section"), asked=("cross-sectional area", "cross-section", "area of the wire")),
    Quantity(s.d_w, "d", "diameter of the wire", "mm", 1e-4, 1e4, aliases=("diameter", "d_w", "d_wire", "D", "D_wire"), cues=("diameter", "in diameter", "thick"), asked=("diameter", "thickness"), sort="breadth"),
    Quantity(s.alpha_R, "α", "temperature coefficient of resistance", "1/K", -0.1, 0.1, aliases=("alpha", "temperature_coefficient", "alpha_R"), cues=("temperature coefficient", "coefficient"),
             asked=("temperature coefficient",), sign="any"),
    Quantity(s.R_cold, "R_0", "resistance at the first temperature", "Ω", 0.001, 1e6, aliases=("R_cold", "R_20", "R_0", "resistance_cold", "R_room"), cues=("cold", "at room temperature", "at 20", "at 0", "at 25", "at 15", "resistance … at", "coil … at", "wire … at"), asked=("cold resistance",)),
    Quantity(s.T_cold, "T_0", "first temperature of the wire", "°C", -200, 200, aliases=("T_cold", "T_0", "T_room", "T_1", "T_ref"), cues=("at", "from"), asked=()),
    Quantity(s.T_hot, "T", "second temperature of the wire", "°C", 20, 3500, aliases=("T_hot", "T_2", "T_final", "temperature", "T"), cues=("to", "at", "heated to", "reaches", *(f"{ask} resistance at" for ask in ("what is", "what is the", "find", "calculate", "determine", "what will be", "resistance of wire and", "estimate"))),
             asked=("temperature of the filament", "what temperature", "temperature of the wire", "at what temperature")),
    Quantity(s.dT, "ΔT", "change of the temperature", "K", 0.01, 3500, aliases=("Delta_T", "dT", "temperature_change", "delta_T", "temperature_rise"), cues=("by", "rises by"),
             asked=("temperature change", "rise in temperature"), difference=True, sign="any"),
    Quantity(s.n_tau, "n", "time in time constants", "1", 0.01, 20, aliases=("n_tau", "number_of_time_constants"), cues=("time constants",), asked=("how many time constants",), moment="after"),
    Quantity(s.tau, "τ", "time constant", "s", 1e-9, 1e6, aliases=("tau", "time_constant", "RC", "tau_RC", "tau_C"), cues=("time constant",), asked=("time constant", "RC time constant"), moment="after"),
    Quantity(s.V_C, "V_C", "voltage across the capacitor", "V", 0, 1e5, aliases=("V_C", "V_c", "V_cap", "capacitor_voltage", "v_C", "V_capacitor", "v_c", "voltage_capacitor", "V_C_t"),
             cues=("capacitor has reached", "voltage across capacitor", "capacitor falls to", "capacitor drops to", "capacitor reaches", "across it to", *FALLING),
             asked=("voltage across the capacitor", "capacitor voltage", "voltage of the capacitor", "potential difference across the capacitor", "voltage on the capacitor", "voltage across its plates",
                    "voltage across the plates", "voltage then", *(f"voltage {x}" for x in _LATER), "remaining voltage", "voltage has", "potential difference between the plates"), sign="nonnegative", moment="after"),
    Quantity(s.p_C, "p", "share of the full voltage", "1", 0, 1, aliases=("fraction", "p_C", "V_ratio", "fraction_charged", "percent", "charge_fraction"), cues=("of its", "of final", "of maximum", "of full", "of battery", "of supply", "of initial", "of emf", "of original"),
             asked=("what fraction", "what percentage", "what percent", "fraction of"), sign="nonnegative", moment="after"),
    Quantity(s.V_Rt, "V_R", "voltage across the resistor at that time", "V", 0, 1e5, aliases=("V_Rt", "V_R_t", "v_R"), asked=("voltage across the resistor then",), sign="nonnegative", moment="after"),
    Quantity(s.I_start, "I_0", "current at the start", "A", 1e-9, 1e4, aliases=("I_0", "I_start", "i_0", "I_t0"),
             cues=("initial current", "starts at"), asked=("initial current", "current at the start", "current immediately after", "current just after", "current at t 0", "current the moment", "initial charging current",
                    "maximum current", "current right after", "current at the instant", "starting current", "current when the switch is first closed", "largest current"), moment="after"),
    Quantity(s.I_t, "I", "current at that time", "A", 0, 1e4, aliases=("I_t", "i_t", "current_t", "I_of_t", "I_later"),
             asked=("current then", "current at that time", "current at that moment", *(f"current {x}" for x in _LATER), "current in the circuit", "what is the current", "current flows", "current through the resistor"),
             sign="nonnegative", moment="after"),
    Quantity(s.Q_t, "Q", "charge at that time", "µC", 0, 1e9, aliases=("Q_t", "q_t", "charge_t", "Q_later"),
             asked=("charge on the capacitor", "charge then", "charge at that time", "charge on the plates", "charge on its plates", *(f"charge {x}" for x in _LATER)), sign="nonnegative", moment="after"),
    Quantity(s.t_half, "t_½", "time in which the voltage halves", "s", 1e-9, 1e6, aliases=("t_half", "half_life", "t_1_2", "t_h"), asked=("half-life", "half life"), moment="after"),
    Quantity(s.emf_2, "ε_2", "electromotive force of the second battery", "V", 0.01, 1e4, Grid(1, 12, 1), aliases=("emf_2", "epsilon_2", "E_2nd", "varepsilon_2", "V_batt_2", "V_bat_2", "emf_B", "emf_b", "calE_2", "V_B2"),
             cues=("used to charge", "to charge", "second battery", "other battery", "second cell", "other cell", "opposing", "weaker battery"), asked=("emf of the second battery", "emf of the other battery"), body="battery_2"),
    Quantity(s.r_2, "r_2", "internal resistance of the second battery", "Ω", 0, 100, aliases=("r_int_2", "r_b2", "R_int_2", "internal_resistance_2"), cues=("internal resistance", "internal resistances"), asked=(), sign="nonnegative", body="battery_2"),
)  # fmt: skip
