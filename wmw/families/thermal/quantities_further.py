"""Quantities of calorimeters, second bodies, radiation, clamped rods and the work of a gas."""

from __future__ import annotations

from wmw.core.family import Grid, Quantity
from wmw.families.thermal import symbols as s
from wmw.families.thermal.quantities_engines import BY_GAS

_SPECIFIC = "J/(kg*K)"
_TAKES = ("take up", "absorb", "receive", "gain", "take in")


def _heat_of(*bodies: str) -> tuple[str, ...]:
    """Return how the heat is asked for that goes into one of the things that are warmed alone."""
    return tuple(
        phrase
        for body in bodies
        for phrase in (
            *(
                f"heat does {body} {own}{verb}"
                for own in ("", "itself ", "alone ")
                for verb in _TAKES
            ),
            *(f"heat goes {to} {body}" for to in ("to", "into")),
            *(f"heat is {done} by {body}" for done in ("absorbed", "taken up")),
        )
    )


_VESSELS = (
    "pot",
    "pan",
    "kettle",
    "saucepan",
    "vessel",
    "container",
    "beaker",
    "teapot",
    "mug",
    "bowl",
)
_VESSEL_MASS = tuple(
    phrase
    for v in _VESSELS
    for phrase in (f"mass of {v}", f"{v} of mass", f"{v} with mass of", f"{v} has mass of")
)

MORE_BODIES = (
    Quantity(s.m_cup, "m_cup", "mass of the calorimeter cup", "kg", 1e-6, 1e6, Grid(0.05, 0.3, 0.01), aliases=("m_cup", "m_cal", "m_calorimeter"),
             cues=("mass of cup", "cup has mass of", "mass of calorimeter", "calorimeter cup", "copper cup", "aluminium cup", "aluminum cup", "calorimeter of mass",
                   "cup of mass", "cup with mass of", *_VESSEL_MASS, "aluminium calorimeter", "aluminum calorimeter", "copper calorimeter"),
             asked=("mass of the cup", "mass of the calorimeter"), body="cup"),
    Quantity(s.c_cup, "c_cup", "specific heat of the calorimeter cup", _SPECIFIC, 1, 20000, Grid(380, 920, 10), aliases=("c_cup", "c_cal", "c_calorimeter"),
             cues=("specific heat of cup", "specific heat of calorimeter", "specific heat of calorimeter cup", *(f"specific heat of {v}" for v in _VESSELS)), asked=("specific heat of the cup",), body="cup"),
    Quantity(s.c_1, "c_1", "specific heat of the first body", _SPECIFIC, 1, 20000, Grid(120, 960, 10), aliases=("c_1", "specific_heat_1"), body="hot_body"),
    Quantity(s.c_2, "c_2", "specific heat of the second body", _SPECIFIC, 1, 20000, Grid(120, 960, 10), aliases=("c_2", "specific_heat_2"),
             cues=("specific heat", "specific heat capacity"), asked=("specific heat of the second", "specific heat of the other"), body="cold_body"),
    Quantity(s.m_both, "m_both", "mass of both bodies together", "kg", 1e-6, 1e6, aliases=("m_both", "mass_of_both"), moment="after", body="body"),
    Quantity(s.C_other, "C_other", "heat capacity of the body that is not heated", "kJ/K", 1e-9, 1e9, aliases=("C_other",), moment="after"),
)  # fmt: skip

FURTHER = (
    Quantity(s.dV_liquid, "ΔV_liquid", "growth of the liquid", "mL", 1e-9, 1e9, aliases=("Delta_V_liquid", "Delta_V_l", "Delta_V_gasoline", "Delta_V_petrol", "Delta_V_gas"),
             moment="after"),
    Quantity(s.dV_vessel, "ΔV_vessel", "growth of the room in the vessel", "mL", 1e-9, 1e9, aliases=("Delta_V_vessel", "Delta_V_v", "Delta_V_tank", "Delta_V_flask", "Delta_V_glass"),
             moment="after"),
    Quantity(s.Q_given, "Q_given", "heat given off by the water", "kJ", 1e-6, 1e9, aliases=("Q_given", "heat_given_off"), moment="after"),
    Quantity(s.Q_wat, "Q_wat", "heat of the water in the vessel", "kJ", 1e-6, 1e9, aliases=("Q_wat",), asked=_heat_of("water"), moment="after"),
    Quantity(s.Q_pot, "Q_pot", "heat of the vessel", "kJ", 1e-6, 1e9, aliases=("Q_pot", "Q_cup", "Q_vessel", "Q_kettle", "Q_pan", "Q_container", "Q_calorimeter", "Q_cal", "Q_beaker"),
             asked=_heat_of("pan", "pot", "cup", "kettle", "vessel", "container"), moment="after"),
    Quantity(s.Q_boil, "Q_evap", "heat for the boiling", "kJ", 1e-6, 1e9, aliases=("Q_evaporation", "Q_vaporization", "Q_steam"), moment="after"),
    Quantity(s.epsilon, "ε", "emissivity", "1", 0.01, 1, aliases=("emissivity", "epsilon", "varepsilon"), cues=("emissivity",),
             asked=("emissivity",)),
    Quantity(s.sigma, "σ", "Stefan-Boltzmann constant", "W*m^-2*K^-4", 1e-8, 1e-7, aliases=("sigma", "stefan_boltzmann_constant", "sigma_SB"), choices=(5.67e-8, 5.670e-8)),
    Quantity(s.P_rad, "P_rad", "radiated power", "W", 1e-9, 1e12, aliases=("P_rad", "radiated_power", "P_emit", "P_emitted"),
             asked=(*(f"{much} does {what} {emit}" for much in ("power", "energy per second") for what in ("it", "plate", "sphere", "ball", "surface", "filament", "body") for emit in ("emit", "give off", "radiate")), "emitted power", "power emitted", "power is emitted", "power does it radiate", "radiated power", "rate does it radiate", "power is radiated", "power radiated", "it radiate", "power that it radiates", "power it radiates", "power that is radiated", "rate of radiation",
                    "energy per second does it radiate"), moment="after"),
    Quantity(s.P_abs, "P_abs", "absorbed power", "W", 1e-9, 1e12, aliases=("P_abs", "absorbed_power", "P_absorbed"), asked=("power does it absorb", "absorbed power"), moment="after"),
    Quantity(s.P_net, "P_net", "net power by radiation", "W", 1e-9, 1e12, aliases=("P_net", "net_power", "net_radiated_power", "P_n"),
             asked=("net rate", "net power", "net radiated power", "net heat flow", "net rate of heat", "net loss", "net radiation"), sign="any", moment="after"),
    Quantity(s.Y, "Y", "Young's modulus", "GPa", 1e-3, 2000, Grid(60, 220, 5), aliases=("Y", "youngs_modulus", "young_modulus", "E_Y"),
             cues=("young s modulus", "young modulus", "modulus of elasticity", "elastic modulus"), asked=("young s modulus",)),
    Quantity(s.stress, "σ_t", "thermal stress", "MPa", 1e-6, 1e6, aliases=("thermal_stress", "stress", "sigma_t", "sigma_th"),
             asked=("thermal stress", "stress", "what stress", "compressive stress"), sign="any", moment="after"),
    Quantity(s.F, "F", "force on the clamps", "kN", 1e-9, 1e9, aliases=("clamping_force", "F", "F_clamp"), asked=("what force", "force does", "force on the"), sign="any", moment="after"),
    Quantity(s.W, "W", "work done by the gas", "J", 1e-9, 1e9, aliases=("W", "work", "work_done", "W_gas"),
             cues=(*BY_GAS, "of work", "work", "does", "work output", "net work", "work input", *(f"{does} … of work" for does in ("does", "delivers", "performs", "produces", "yields", "gives", "provides", "outputs"))),
             asked=("work does it do", "net work", "work output", "work is obtained", "work input", "work does engine", "work does it perform", "work is needed", "work must", "useful work",
                    "how much work", "work does the gas", "work done by the gas", "work done", "work is done"), sign="any", moment="after"),
)  # fmt: skip
