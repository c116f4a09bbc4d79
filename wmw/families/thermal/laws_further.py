"""Further laws of heat: bodies that level out, radiation, clamped rods, work of a gas."""

from __future__ import annotations

from wmw.core.family import Eq, Law
from wmw.families.thermal import symbols as s

_LEVEL = "heat given off is heat taken up"

FURTHER = (
    # one of two bodies is warmed, the other is none of its business
    Law("heat-of-the-second", Eq(s.Q, s.m_2 * s.c * s.dT), "heat is mass times specific heat times temperature change", (s.SECOND_ONLY,), "1.4"),
    Law("both-masses", Eq(s.m_both, s.m + s.m_2), "the masses of both bodies together", s.APART),
    Law("other-capacity", Eq(s.C_other, s.m_2 * s.c), "heat capacity is mass times specific heat", (s.FIRST_ONLY,), "1.4"),
    Law("other-capacity-first", Eq(s.C_other, s.m * s.c), "heat capacity is mass times specific heat", (s.SECOND_ONLY,), "1.4"),
    Law("first-of-two", Eq(s.m, s.m_1), "the first body is meant", (*s.APART, s.TWO_BODIES)),
    # water and its vessel are warmed together
    Law("heat-of-water-in-a-vessel", Eq(s.Q_wat, s.m_w * s.c_w * s.dT), "heat is mass times specific heat times temperature change", (s.POT,), "1.4"),
    Law("heat-of-the-vessel", Eq(s.Q_pot, s.m_cup * s.c_cup * s.dT), "heat is mass times specific heat times temperature change", (s.POT,), "1.4"),
    Law("water-and-vessel", Eq(s.Q, s.Q_wat + s.Q_pot), "both are warmed", (s.POT,), "1.4"),
    Law("capacity-of-both", Eq(s.C, s.m_w * s.c_w + s.m_cup * s.c_cup), "heat capacities add", (s.POT,), "1.4"),
    Law("vessel-is-meant", Eq(s.c, s.c_cup), "the vessel is meant", (s.POT,)),
    Law("vessel-mass-is-meant", Eq(s.m, s.m_cup), "the vessel is meant", (s.POT,)),
    Law("both-end", Eq(s.T_2, s.T_f), "the temperature at the end", (s.POT,)),
    Law("water-before", Eq(s.T_w, s.T_1), "the temperature at first", (s.POT,)),
    # from ice to steam
    Law("ice-up-to-melting", Eq(s.Q_rise, s.m * s.c_ice * (s.T_0 - s.T_ice)), "heat up to the melting point", (s.ICE_STEAM,), "1.5"),
    Law("melt-all-the-ice", Eq(s.Q_latent, s.m * s.L_f), "heat of melting", (s.ICE_STEAM,), "1.5"),
    Law("melting-to-boiling", Eq(s.Q_liquid, s.m * s.c_w * (s.T_100 - s.T_0)), "heat from the melting point to the boiling point", (s.ICE_STEAM,), "1.5"),
    Law("boil-all-the-water", Eq(s.Q_boil, s.m * s.L_v), "heat of vaporization", (s.ICE_STEAM,), "1.5"),
    Law("ice-to-steam", Eq(s.Q, s.Q_rise + s.Q_latent + s.Q_liquid + s.Q_boil), "all four heats are needed", (s.ICE_STEAM,), "1.5"),
    Law("ice-of-one-mass", Eq(s.m_ice, s.m), "there is one mass", (s.ICE_STEAM, s.ICE_STAYS)),
    Law("steam-at-last", Eq(s.T_2, s.T_100), "the steam is at the boiling point", (s.ICE_STEAM,), "1.5"),
    # ice that gets warmer and stays ice
    Law("rise-of-the-ice", Eq(s.dT, s.T_2 - s.T_ice), "temperature change", (s.ICE_STAYS,), "1.2"),
    Law("heat-of-the-ice", Eq(s.Q, s.m * s.c_ice * s.dT), "heat is mass times specific heat times temperature change", (s.ICE_STAYS,), "1.4"),
    Law("ice-is-meant", Eq(s.c, s.c_ice), "the ice is meant", (s.ICE_STAYS,)),
    Law("ice-at-first", Eq(s.T_1, s.T_ice), "the ice is meant", (s.ICE_STAYS,)),
    Law("ice-at-the-end", Eq(s.T_2, s.T_f), "the temperature at the end", (s.ICE_STAYS,)),
    # a body in a calorimeter, two bodies in contact
    Law("cup", Eq(s.m * s.c * (s.T_1 - s.T_f), (s.m_w * s.c_w + s.m_cup * s.c_cup) * (s.T_f - s.T_2)), _LEVEL, (s.CUP,), "1.4"),
    Law("cup-solved", Eq(s.T_f, (s.m * s.c * s.T_1 + (s.m_w * s.c_w + s.m_cup * s.c_cup) * s.T_2) / (s.m * s.c + s.m_w * s.c_w + s.m_cup * s.c_cup)), _LEVEL, (s.CUP,), "1.4"),
    Law("heat-into-the-cup", Eq(s.Q, s.m * s.c * (s.T_1 - s.T_f)), "heat given off by the body", (s.CUP,), "1.4"),
    Law("level-out", Eq(s.m_1 * s.c_1 * (s.T_1 - s.T_f), s.m_2 * s.c_2 * (s.T_f - s.T_2)), _LEVEL, (s.TWO_BODIES,), "1.4"),
    Law("level-out-solved", Eq(s.T_f, (s.m_1 * s.c_1 * s.T_1 + s.m_2 * s.c_2 * s.T_2) / (s.m_1 * s.c_1 + s.m_2 * s.c_2)), _LEVEL, (s.TWO_BODIES,), "1.4"),
    Law("heat-of-the-first", Eq(s.Q, s.m_1 * s.c_1 * (s.T_1 - s.T_f)), "heat given off by the first body", (s.TWO_BODIES,), "1.4"),
    Law("first-specific-heat", Eq(s.c, s.c_1), "the first body is meant", (s.TWO_BODIES,)),
    # what is said besides of a change of state
    Law("ice-at-melting-point", Eq(s.T_ice, s.T_0), "the ice is at its melting point", (s.MELT_ICE,), "1.5"),
    Law("melting-point-of-ice", Eq(s.T_m, s.T_0), "the melting point of ice is meant", (s.MELT_ICE,), "1.5"),
    Law("water-at-boiling-point", Eq(s.T_w, s.T_100), "the water is at its boiling point", (s.BOIL_WATER,), "1.5"),
    Law("boils-at-first", Eq(s.T_1, s.T_100), "the water is at its boiling point", (s.BOIL_WATER,), "1.5"),
    Law("liquid-grows", Eq(s.dV_liquid, s.beta * s.V_0 * s.dT), "volumes expand with beta", (s.VESSEL,), "1.3"),
    Law("vessel-grows", Eq(s.dV_vessel, 3 * s.alpha_v * s.V_0 * s.dT), "the room in a vessel expands as a solid would", (s.VESSEL,), "1.3"),
    Law("overflow-difference", Eq(s.V_over, s.dV_liquid - s.dV_vessel), "what overflows is the difference", (s.VESSEL,), "1.3"),
    Law("end-volume-of-the-liquid", Eq(s.V_end, s.V_0 + s.dV_liquid), "volume after the change", (s.VESSEL,), "1.3"),
    Law("overflow-of-a-rigid-vessel", Eq(s.V_over, s.dV), "the expansion of the vessel is neglected", (s.FULL,), "1.3"),
    Law("steam-at-boiling-point", Eq(s.T_2, s.T_100), "the steam is at the boiling point", (s.BOIL_WATER, s.STEAM), "1.5"),
    Law("body-at-melting-point", Eq(s.T_1, s.T_m), "the body is at its melting point", (s.CHANGE,), "1.5"),
    Law("melt-at-melting-point", Eq(s.T_2, s.T_m), "the melt is at the melting point", (s.METAL,), "1.5"),
    Law("linear-expansion-of-the-vessel", Eq(s.alpha, s.alpha_v), "the vessel is meant", (s.VESSEL,)),
    # radiation
    Law("radiated", Eq(s.P_rad, s.epsilon * s.sigma * s.A * s.T_1**4), "Stefan-Boltzmann law", (s.RADIATES,), "1.6"),
    Law("absorbed", Eq(s.P_abs, s.epsilon * s.sigma * s.A * s.T_2**4), "Stefan-Boltzmann law for the surroundings", (s.RADIATES,), "1.6"),
    Law("net-radiation", Eq(s.P_net, s.P_rad - s.P_abs), "net radiation is what is sent out less what is taken up", (s.RADIATES,), "1.6"),
    Law("net-radiation-at-once", Eq(s.P_net, s.epsilon * s.sigma * s.A * (s.T_1**4 - s.T_2**4)), "net radiation", (s.RADIATES,), "1.6"),
    # a rod that must not expand
    Law("thermal-stress", Eq(s.stress, s.Y * s.alpha * s.dT), "thermal stress", (s.CLAMPED,), "1.3"),
    Law("clamping-force", Eq(s.F, s.stress * s.A), "force is stress times area", (s.CLAMPED,), "1.3"),
    # work of a gas
    Law("work-at-constant-pressure", Eq(s.W, s.p_1 * (s.V_2 - s.V_1)), "work is pressure times change of volume", (s.AT_P,), "3.2"),
    Law("work-by-amount", Eq(s.W, s.n * s.R * (s.T_2 - s.T_1)), "work at constant pressure by the ideal gas law", (s.AT_P,), "3.2"),
)  # fmt: skip
