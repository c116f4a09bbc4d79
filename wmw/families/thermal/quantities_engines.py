"""Quantities of the first law, of processes of a gas, of engines and refrigerators."""

from __future__ import annotations

from wmw.core.family import Quantity
from wmw.families.thermal import symbols as s

_BY_COMPRESSING = (
    *(f"{squeezed} … {work}" for squeezed in ("compressed by", "compressed with", "compressed using", *(f"{it} {takes}" for it in ("compression", "compressing it", "compressing gas", "to compress it", "to compress gas") for takes in ("takes", "requires", "needs", "costs", "took", "required"))) for work in ("of work", "work")),
    *(f"… of work {squeezes}" for squeezes in ("compressing", "in compressing", "to compress", "is used to compress", "is needed to compress", "is required to compress", "compresses")),
)  # fmt: skip
"""What tells of work that squeezes a gas, and is done on it."""
_REJECTS = tuple(f"{heat} does {what} {reject}" for heat in ("heat", "energy") for what in ("it", "engine") for reject in ("throw away", "throw out", "waste", "dump", "give up", "lose", "discharge", "get rid of", "release", "give off", "give out", "pass on", "deliver to cold", "send to cold", "exhaust"))  # fmt: skip
_COOLER = r"(?:fridge|refrigerator|freezer|heat pump|air conditioner|cooling machine)"
_COOLER_REJECTS = rf"\b{_COOLER}\b.*\b(?:heat|energy) does (?:\w+ ){{0,3}}?(?:throw|waste|dump|give|lose|discharge|get rid|release|pass on|exhaust|reject|expel|discard)\b(?! (?:\w+ ){{0,3}}?(?:to|from) (?:the )?cold)"
"""What asks what a refrigerator gives off, which goes to the hot side."""
_NO_COOLER = rf"\A(?!.*\b{_COOLER}\b).*\b(?:heat|energy) does (?:\w+ ){{0,3}}?(?:throw|waste|dump|give|lose|discharge|get rid|release|pass on|exhaust|deliver|send)\b"
"""What asks what an engine gives off, which goes to the cold side."""
_FALLS = tuple(
    f"internal energy{of} {falls} by"
    for of in ("", " of gas", " of the system", " of an ideal gas", " of air")
    for falls in ("falls", "drops", "decreases", "goes down", "is reduced", "is lowered", "sinks", "fell", "dropped", "decreased", "shrinks", "diminishes")
)  # fmt: skip
"""What tells by how much the internal energy becomes less."""
_ON_GAS = tuple(f"{does} … of work on" for does in ("does", "do", "doing", "did"))
BY_GAS = tuple(
    f"{does}{on} {what}"
    for does in (*_ON_GAS, "of work on")
    for on in ("", " its")
    for what in ("surroundings", "piston", "environment", "outside", "load", "atmosphere", "outside air", "surrounding air")
)  # fmt: skip
"""What tells of work that a gas does on something else."""

MOLAR = (
    Quantity(s.r_V, "V_2/V_1", "ratio of the volumes", "1", 1e-3, 1e3, aliases=("volume_ratio", "r_V", "V_ratio", "compression_ratio"), cues=("compression ratio", "times its volume", "times volume"), asked=("ratio of the volumes",),
             moment="after"),
    Quantity(s.r_p, "p_2/p_1", "ratio of the pressures", "1", 1e-3, 1e3, aliases=("pressure_ratio", "r_p", "p_ratio"), cues=("times its pressure", "times pressure"), asked=("ratio of the pressures",), moment="after"),
    Quantity(s.gamma, "γ", "ratio of the molar heats", "1", 1.01, 1.7, aliases=("adiabatic_index", "gamma_g", "gamma_ratio"), cues=("gamma", "γ", "ratio of specific heats", "adiabatic index"), asked=()),
    Quantity(s.C_V, "C_V", "molar heat at constant volume", "J/(mol*K)", 1, 200, aliases=("C_V", "C_v", "Cv", "molar_heat_constant_volume"),
             cues=("molar heat capacity at constant volume", "molar specific heat at constant volume", "C_V", "constant volume"), asked=("molar heat capacity at constant volume",)),
    Quantity(s.C_P, "C_P", "molar heat at constant pressure", "J/(mol*K)", 1, 200, aliases=("C_P", "C_p", "Cp", "molar_heat_constant_pressure"),
             cues=("molar heat capacity at constant pressure", "molar specific heat at constant pressure", "C_P", "constant pressure"), asked=("molar heat capacity at constant pressure",)),
)  # fmt: skip

ENGINES = (
    Quantity(s.Q_g, "Q", "heat that the gas takes up", "J", 1e-9, 1e12, aliases=("Q_g", "Q_gas", "heat_of_gas"), cues=("heat", "absorbs", "of heat"),
             asked=("how much heat", "heat does the gas absorb", "heat is absorbed by the gas", "heat absorbed by the gas", "heat flows into the gas", "heat must be added"), sign="any", moment="after"),
    Quantity(s.dU, "ΔU", "change of the internal energy", "J", 1e-9, 1e12, aliases=("dU", "Delta_U", "change_in_internal_energy", "internal_energy_change", "Delta_E_int", "Delta_E", "dE_int"),
             cues=("internal energy", "internal energy increases by", "change in internal energy"),
             asked=("internal energy", *(f"by how much {does} internal energy" for does in ("does", "did", "will", "would", "has", "must")), "change in internal energy", "change of internal energy", "internal energy change", "change in the internal energy"), sign="any", moment="after"),
    Quantity(s.U_lost, "−ΔU", "decrease of the internal energy", "J", 1e-9, 1e12, aliases=("U_lost", "decrease_of_internal_energy"), cues=_FALLS, moment="after"),
    Quantity(s.W_on, "W_on", "work done on the gas", "J", 1e-9, 1e12, aliases=("W_on", "work_done_on_gas", "work_on_gas", "W_done_on_gas", "W_ext"),
             cues=("work is done on", "work done on", "work on", "does work on gas", "of work is done on", "of work on", "of work are done on", *_ON_GAS, *_BY_COMPRESSING),
             asked=("work is done on", "work done on", "work must be done on"), sign="any", moment="after"),
    Quantity(s.Q_h, "Q_h", "heat exchanged with the hot reservoir", "J", 1e-9, 1e15,
             aliases=("Q_h", "Q_H", "Q_hot_reservoir", "heat_in", "heat_input", "heat_absorbed", "Q_abs", "Q_from_hot"),
             cues=("takes in", "absorbs", "from hot", "hot reservoir", "heat input", "of heat from", "of heat in", "heat from", "from boiler", "from high-temperature", "takes", "input",
                   "from combustion", "extracts", "receives", "to hot", "to room", "into room", "delivers", "of heat per cycle", "as heat from", "it takes in", "taken in"),
             asked=("heat input", "heat does it take in", "heat is absorbed", "heat taken in", "heat absorbed from", "heat is delivered", "heat delivered",
                    "heat is taken from hot", "heat must it absorb", "heat does it absorb", "heat does it take from",
                    *(f"heat does it {gives} {where}" for gives in ("dump", "give", "release", "give off", "give out", "reject", "pump", "deliver", "supply", "bring") for where in ("into the kitchen", "into the room", "to the room", "to the kitchen", "into the house", "to the house", "to the building", "into the building")), *_REJECTS), moment="after", unasked=(_NO_COOLER,)),
    Quantity(s.Q_c, "Q_c", "heat exchanged with the cold reservoir", "J", 1e-9, 1e15,
             aliases=("Q_c", "Q_C", "Q_cold_reservoir", "heat_out", "heat_output", "heat_rejected", "Q_rej", "Q_waste", "waste_heat", "Q_exhaust"),
             cues=("rejects", "gives", "exhausts", "expels", "discharges", "to cold", "cold reservoir", "exhaust", "waste", "releases", "of heat to", "to surroundings", "rejected",
                   "discarded", "from cold", "from inside", "from interior", "from food", "removes", "to condenser", "gives off", "dumps", "heat to", "out of food", "out of inside", "out of interior", "out of its inside"),
             asked=("heat is rejected", "heat rejected", "heat does it reject", "heat is exhausted", "heat is expelled", "heat is discarded", "waste heat", "heat given to", "heat is released",
                    "heat exhausted", "heat is given", "heat is removed", "heat removed", "heat does it discard", "heat does it expel", "heat is wasted", "heat is discharged",
                    *_REJECTS, "heat that it must reject", "heat must it reject", "heat must be rejected", "heat that must be rejected", "heat that it rejects"), moment="after", unasked=(_COOLER_REJECTS,)),
    Quantity(s.e_C, "e_C", "Carnot efficiency", "1", 0.001, 1,
             aliases=("e_C", "carnot_efficiency", "eta_C", "eta_max", "eta_carnot", "e_max", "eta_Carnot", "e_carnot", "max_efficiency", "maximum_efficiency", "efficiency_max",
                      "efficiency_carnot", "e_Carnot", "epsilon_max"),
             asked=("maximum efficiency", "maximum possible efficiency", "greatest efficiency", "highest efficiency", "carnot efficiency", "best efficiency", "maximum theoretical efficiency",
                    "highest possible efficiency", "greatest possible efficiency", "ideal efficiency", "theoretical efficiency", "upper limit of efficiency", "largest possible efficiency",
                    "efficiency of carnot engine", "efficiency it could", "upper limit", "theoretical maximum"), moment="after"),
    Quantity(s.P_h, "P_h", "heat taken in per second", "W", 1e-9, 1e15, aliases=("P_h", "P_H", "P_heat_in", "Q_dot_h", "Q_dot_H", "heat_input_rate"),
             cues=("heat at rate of", "thermal power", "takes in heat at"), asked=("heat input per second", "rate of heat input", "rate does it take in heat"), moment="after"),
    Quantity(s.P_c, "P_c", "heat given off per second", "W", 1e-9, 1e15, aliases=("P_c", "P_C", "Q_dot_c", "Q_dot_C", "heat_rejection_rate", "P_waste", "P_rejected"),
             cues=("rejects heat at",), asked=("heat rejected per second", "rate is heat rejected", "rate of heat rejection", "rate does it reject heat", "rate is waste heat", "rate does it give off waste", "rate is heat given off", "rate does it give off heat", "rate does it discharge", "rate is heat discharged", "rate does it exhaust", "rate is waste heat", "waste heat per second", "waste power", "rate is heat exhausted", "rate is heat lost to the river", "rate does it dump", "waste heat does it give off per second"), moment="after"),
    Quantity(s.f_c, "f", "cycles per second", "Hz", 1e-6, 1e6, aliases=("f_c", "cycles_per_second", "cycle_rate", "f_cycle", "n_cycles"), cues=("cycles per second", "cycles", "cycles each second"),
             asked=("how many cycles",)),
    Quantity(s.COP, "K", "coefficient of performance of a refrigerator", "1", 0.01, 1000, aliases=("COP", "K_R", "COP_R", "COP_cool", "COP_ref", "coefficient_of_performance"),
             cues=("coefficient of performance", "performance coefficient", "COP"), asked=("coefficient of performance", "performance coefficient", "COP")),
    Quantity(s.COP_h, "K_h", "coefficient of performance of a heat pump", "1", 0.01, 1000, aliases=("COP_h", "COP_hp", "COP_HP", "K_P", "COP_heat"),
             cues=("heat pump with coefficient of performance", "heat pump has coefficient of performance"), asked=("coefficient of performance of heat pump", "coefficient of performance")),
    Quantity(s.U, "U", "internal energy of the gas", "J", 1e-9, 1e12, aliases=("U", "internal_energy", "E_int", "U_int"), asked=("internal energy", "total internal energy", "total translational kinetic energy"),
             moment="after"),
)  # fmt: skip
