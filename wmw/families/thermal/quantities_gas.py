"""Quantities of ideal gases ."""

from __future__ import annotations

from wmw.core.family import Grid, Quantity
from wmw.families.thermal import symbols as s


def later_values(noun: str) -> tuple[str, ...]:
    """Return the words by which a gas is said to come to a value: "until the pressure is"."""
    return (
        *(f"until {its}{noun}{verb}" for its in ("", "its ") for verb in (" is", " reaches", " becomes", " has risen to", " has fallen to", " rises to", " falls to")),
        *(f"{noun} {verb}" for verb in ("rises to", "falls to", "increases to", "decreases to", "drops to", "goes up to", "has risen to", "has fallen to", "has dropped to", "becomes", "reaches", "to reach", "to become", "to be", "to rise to", "to fall to", "to drop to", "to increase to", "to decrease to", "will be", "will reach", "would be", "is to be", "must be", "should be", "must not exceed", "may not exceed", "exceeds")),
    )  # fmt: skip


def earlier_values(noun: str) -> tuple[str, ...]:
    """Return the words that ask for what something was at first: "what was its pressure before"."""
    return (
        *(f"{was}{first} {noun}" for was in ("", "was ") for first in ("initial", "original", "starting", "earlier", "first")),
        *(f"{was}{noun} {then}" for was in ("", "was ") for then in ("at first", "before", "beforehand", "originally", "initially", "at start", "at beginning", "to begin with", "to start with")),
    )  # fmt: skip


GASES = (
    Quantity(s.p_1, "p_1", "pressure at first", "kPa", 1e-9, 1e7, Grid(100, 400, 5),
             aliases=("p_1", "initial_pressure", "P_1", "p_i", "P_i", "p_initial", "P_0", "p_start"),
             cues=("pressure", "absolute pressure", "under", "from"), asked=(*earlier_values("pressure"), "pressure of the gas", "absolute pressure of the gas", "absolute pressure", "gas pressure", "total pressure", "what pressure",
                                                                            "pressure does the gas"), body="gas"),
    Quantity(s.p_2, "p_2", "pressure at the end", "kPa", 1e-9, 1e7, Grid(100, 400, 5),
             aliases=("p_2", "final_pressure", "P_2", "p_f", "P_f", "p_final", "new_pressure", "p_end"),
             cues=("pressure", "to a pressure", "final pressure", *later_values("pressure")),
             asked=("new pressure", "final pressure", "pressure then", "what pressure", "pressure now", "pressure at the end", "pressure afterwards",
                    "what is the pressure", "pressure after", "pressure of the gas", "absolute pressure of the gas", "absolute pressure", "gas pressure", "total pressure", "pressure does the gas"), moment="after", body="gas"),
    Quantity(s.V_1, "V_1", "volume at first", "L", 1e-9, 1e9, Grid(1, 12, 0.5), aliases=("V_1", "initial_gas_volume", "V_initial", "V_start"),
             cues=("volume", "holds", "canister", "cylinder", "litres", "container", "tank", "flask", "from"),
             asked=(*earlier_values("volume"), "volume does the gas", "what volume"), body="gas"),
    Quantity(s.V_2, "V_2", "volume at the end", "L", 1e-9, 1e9, Grid(1, 12, 0.5), aliases=("V_2", "final_gas_volume", "new_gas_volume"),
             cues=("volume", "to a volume", "compressed to", "expands to", "to", *later_values("volume")),
             asked=("new volume", "final volume", "volume then", "volume now", "what volume", "volume does the gas", "volume at the end",
                    "volume afterwards", "what is the volume", *(f"how {big} {verb} {what}" for big in ("big", "large") for verb in ("is", "does", "will") for what in ("it", "the balloon", "the bubble", "the gas"))), moment="after", body="gas"),
    Quantity(s.n, "n", "amount of gas", "mol", 1e-9, 1e9, Grid(0.2, 4, 0.1), aliases=("n", "moles", "amount", "amount_of_gas", "n_mol", "number_of_moles"),
             cues=("amount", "mol", "moles"), asked=("how many moles", "amount of gas", "number of moles", "amount of the gas", "what amount")),
    Quantity(s.R, "R", "gas constant", "J/(mol*K)", 1, 20, None, aliases=("R", "gas_constant", "R_gas"), cues=("gas constant", "R"), choices=(8.314, 8.31)),
    Quantity(s.M, "M", "molar mass", "g/mol", 0.5, 1000, aliases=("M", "molar_mass", "M_mol"), cues=("molar mass", "molecular mass"), asked=("molar mass",)),
    Quantity(s.m_gas, "m_gas", "mass of the gas", "g", 1e-9, 1e9, aliases=("m_gas", "gas_mass", "mass_gas"), cues=("mass of the gas",),
             asked=("mass of the gas", "mass of gas"), body="gas"),
    Quantity(s.N_A, "N_A", "Avogadro's number", "mol^-1", 1e23, 1e24, None, aliases=("N_A", "avogadro", "avogadro_number"), choices=(6.022e23,)),
    Quantity(s.k_B, "k_B", "Boltzmann's constant", "meV/K", 0.05, 0.2, aliases=("k_B", "boltzmann_constant", "boltzmann"), moment="constant"),
    Quantity(s.N, "N", "number of molecules", "1", 1, 1e30, aliases=("N", "molecules", "number_of_molecules"), asked=("how many molecules", "number of molecules"),
             moment="after"),
    Quantity(s.E_k, "E_k", "mean kinetic energy of a molecule", "meV", 1e-3, 1e6, aliases=("mean_kinetic_energy", "E_k", "KE_avg", "K_avg", "KE", "E_kin"),
             asked=("average kinetic energy", "mean kinetic energy", "average translational kinetic energy", "mean translational kinetic energy", "translational kinetic energy"), moment="after"),
    Quantity(s.v_rms, "v_rms", "root mean square speed", "m/s", 1, 1e5, aliases=("v_rms", "rms_speed"), asked=("rms speed", "root mean square speed", "root-mean-square speed"),
             moment="after"),
)  # fmt: skip
