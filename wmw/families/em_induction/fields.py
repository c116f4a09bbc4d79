"""Solenoids, turning discs, power lines and reactances, of which no questions are generated.

Sources are sections of OpenStax University Physics 2 (UP2).
"""

from __future__ import annotations

from sympy import pi, sqrt, symbols

from wmw.core.family import Eq, Gt, Law, Quantity, Regime

SOLENOID, DISC, LINE, REACTANCE = "long_solenoid", "turning_disc", "power_line", "reactance"
N_so, l_so, n_so, I_so, A_so, d_so, B_so, L_so, mu_0, Phi_so, W_so = symbols(
    "N_sol l_sol n_sol I_sol A_sol r_sol B_sol L_sol mu_0 Phi_sol W_sol", real=True
)
B_d, r_d, f_d, om_d, emf_d = symbols("B_disc r_disc f_disc omega_disc emf_disc", real=True)
P_li, V_li, I_li, R_li, P_lo, V_dr, p_lo = symbols(
    "P_line V_line I_line R_line P_lost V_drop p_lost", real=True
)
f_ac, om_ac, L_ac, C_ac, X_L, X_C, V_ac, I_ac, f_res = symbols(
    "f_ac omega_ac L_ac C_ac X_L X_C V_ac I_ac f_res", real=True
)
_FIELD, _SELF, _AC = "UP2 12.6", "UP2 14.2", "UP2 15.2"

LAWS = (
    Law("turns-per-length", Eq(n_so, N_so / l_so), "turns per length", (SOLENOID,), _FIELD),
    Law("solenoid-field", Eq(B_so, mu_0 * n_so * I_so), "field inside a long solenoid", (SOLENOID,), _FIELD),
    Law("round-solenoid", Eq(A_so, pi * d_so**2), "area of a circle", (SOLENOID,)),
    Law("solenoid-flux", Eq(Phi_so, B_so * A_so), "flux through one turn", (SOLENOID,), "UP2 13.1"),
    Law("solenoid-inductance", Eq(L_so, mu_0 * N_so**2 * A_so / l_so), "inductance of a long solenoid", (SOLENOID,), _SELF),
    Law("solenoid-energy", Eq(W_so, L_so * I_so**2 / 2), "energy of an inductor", (SOLENOID,), "UP2 14.3"),
    Law("turning-disc", Eq(emf_d, B_d * om_d * r_d**2 / 2), "the mean speed along the radius is half that of the rim", (DISC,), "UP2 13.3"),
    Law("disc-rate", Eq(om_d, 2 * pi * f_d), "angular speed", (DISC,)),
    Law("line-current", Eq(P_li, V_li * I_li), "power that is sent", (LINE,), "UP2 15.6"),
    Law("line-loss", Eq(P_lo, I_li**2 * R_li), "power lost as heat", (LINE,), "UP2 15.6"),
    Law("line-drop", Eq(V_dr, I_li * R_li), "Ohm's law", (LINE,), "UP2 9.4"),
    Law("line-share", Eq(p_lo, P_lo / P_li), "share of the power that is lost", (LINE,), "UP2 15.6"),
    Law("ac-rate", Eq(om_ac, 2 * pi * f_ac), "angular frequency", (REACTANCE,)),
    Law("inductive-reactance", Eq(X_L, 2 * pi * f_ac * L_ac), "reactance of an inductor", (REACTANCE,), _AC),
    Law("capacitive-reactance", Eq(X_C, 1 / (2 * pi * f_ac * C_ac)), "reactance of a capacitor", (REACTANCE,), _AC),
    Law("current-in-an-inductor", Eq(V_ac, I_ac * X_L), "voltage over reactance", (REACTANCE,), _AC),
    Law("resonance", Eq(f_res, 1 / (2 * pi * sqrt(L_ac * C_ac))), "resonance of inductor and capacitor", (REACTANCE,), "UP2 15.5"),
)  # fmt: skip

QUANTITIES = (
    Quantity(N_so, "N", "turns of the solenoid", "1", 1, 1e7, aliases=("N_sol", "N", "turns", "number_of_turns"), cues=("turns", "has", "solenoid of", "windings", "coil of"), asked=("how many turns", "number of turns")),
    Quantity(l_so, "l", "length of the solenoid", "cm", 1e-2, 1e5, aliases=("l_sol", "l", "length", "L", "l_solenoid"), cues=("long", "length", "length of", "in length", "solenoid"), asked=("how long is the solenoid", "length of the solenoid")),
    Quantity(n_so, "n", "turns per length", "1/m", 1e-2, 1e8, aliases=("n_sol", "n", "turns_per_length", "turns_per_meter", "turns_per_metre"), cues=("solenoid", "wound with", "has"), asked=("turns per metre", "turns per meter", "turns per unit length", "turns per centimetre")),
    Quantity(I_so, "I", "current in the solenoid", "A", 1e-6, 1e5, aliases=("I_sol", "I", "current"), cues=("current", "carries", "current of", "carrying"), asked=("what current", "current in the solenoid", "current must", "current is needed", "find the current")),
    Quantity(A_so, "A", "cross-section of the solenoid", "cm^2", 1e-4, 1e6, aliases=("A_sol", "A", "area", "cross_section"), cues=("area", "cross-section", "cross-sectional area", "cross section"), asked=("cross-sectional area", "area of the solenoid")),
    Quantity(d_so, "r", "radius of the solenoid", "cm", 1e-3, 1e4, aliases=("r_sol", "r", "radius"), cues=("radius", "radius of"), asked=("radius of the solenoid",), sort="breadth"),
    Quantity(B_so, "B", "field inside the solenoid", "mT", 1e-9, 1e6, aliases=("B_sol", "B", "field", "magnetic_field"), cues=("field", "field of", "magnetic field"), asked=("magnetic field", "field inside", "what is the field", "field strength", "flux density", "magnetic flux density", "field at the centre", "field at its centre"), moment="after"),
    Quantity(Phi_so, "Φ", "flux through a turn of the solenoid", "Wb", 1e-12, 1e3, aliases=("Phi_sol", "Phi", "flux"), asked=("flux through", "magnetic flux through"), moment="after"),
    Quantity(L_so, "L", "inductance of the solenoid", "mH", 1e-9, 1e6, aliases=("L_sol", "inductance", "self_inductance", "L_self"), cues=("inductance",), asked=("inductance", "self-inductance", "coefficient of self-induction", "self inductance"), moment="after"),
    Quantity(W_so, "W", "energy in the solenoid", "J", 1e-12, 1e9, aliases=("W_sol", "W", "energy", "U", "E"), asked=("energy stored", "how much energy", "magnetic energy", "energy"), moment="after"),
    Quantity(mu_0, "μ_0", "magnetic constant", "T*m/A", 1.2e-6, 1.3e-6, aliases=("mu_0", "mu0", "permeability", "vacuum_permeability"), cues=("μ0", "mu0", "μ 0", "permeability", "μ_0"), moment="constant", choices=(1.2566370614e-6, 1.257e-6, 1.26e-6)),
    Quantity(B_d, "B", "field in which the disc turns", "T", 1e-6, 100, aliases=("B_disc", "B", "field"), cues=("field", "field of", "magnetic field of"), asked=("magnetic field", "what field")),
    Quantity(r_d, "r", "radius of the disc", "cm", 1e-2, 1e4, aliases=("r_disc", "r", "radius", "R", "a"), cues=("radius", "disc of radius", "disk of radius"), asked=("radius of the disc", "radius of the disk"), sort="breadth"),
    Quantity(f_d, "f", "revolutions of the disc per time", "Hz", 1e-3, 1e5, aliases=("f_disc", "f", "frequency", "rps"), cues=("spins at", "rotates at", "turns at", "revolutions per second", "rpm", "makes", "at"), asked=("how many revolutions", "rate of rotation")),
    Quantity(om_d, "ω", "angular speed of the disc", "rad/s", 1e-3, 1e6, aliases=("omega_disc", "omega", "angular_speed", "w"), cues=("angular speed", "angular velocity", "rotates at", "at"), asked=("angular speed", "angular velocity"), moment="after"),
    Quantity(emf_d, "ε", "EMF between centre and rim", "V", 1e-9, 1e6, aliases=("emf_disc", "emf", "EMF", "epsilon", "E", "V", "voltage"), asked=("emf", "potential difference", "voltage", "induced emf"), moment="after"),
    Quantity(P_li, "P", "power that is sent", "kW", 1e-6, 1e9, aliases=("P_line", "P", "power", "P_sent", "P_transmitted"), cues=("power", "power of", "is transmitted", "is sent", "of power", "of electric power", "of electrical power", "power station", "sends", "transmits", "delivers", "generator"), asked=("power sent",)),
    Quantity(V_li, "V", "voltage at which it is sent", "kV", 1e-6, 1e6, aliases=("V_line", "V", "voltage", "V_transmission"), cues=("at", "at a voltage of", "voltage", "voltage of", "potential of"), asked=("what voltage", "at what voltage")),
    Quantity(I_li, "I", "current in the line", "A", 1e-6, 1e7, aliases=("I_line", "I", "current"), cues=("current", "current of"), asked=("current", "what current"), moment="after"),
    Quantity(R_li, "R", "resistance of the line", "Ω", 1e-6, 1e6, aliases=("R_line", "R", "R_cable", "resistance", "line_resistance"), cues=("resistance", "total resistance", "cable", "cables", "line", "lines", "wires"), asked=("resistance of the line", "resistance of the cable")),
    Quantity(P_lo, "P_loss", "power lost in the line", "W", 1e-9, 1e12, aliases=("P_lost", "P_loss", "power_loss", "power_lost", "P_heat", "P_dissipated"), cues=("lost",), asked=("power is lost", "power lost", "power loss", "power wasted", "power is wasted", "power dissipated", "power is dissipated", "lost as heat", "rate of heating", "lost in the cable", "lost in the lines"), moment="after"),
    Quantity(V_dr, "ΔV", "voltage drop along the line", "V", 1e-9, 1e9, aliases=("V_drop", "Delta_V", "voltage_drop"), asked=("voltage drop", "drop in voltage", "fall in voltage", "potential drop"), moment="after"),
    Quantity(p_lo, "p", "share of the power that is lost", "1", 0, 1, aliases=("p_lost", "fraction_lost", "fraction", "percent_lost"), asked=("what fraction", "what percentage", "what percent", "fraction of the power", "percentage of the power"), moment="after"),
    Quantity(f_ac, "f", "frequency of the supply", "Hz", 1e-6, 1e12, aliases=("f_ac", "f", "frequency"), cues=("frequency", "frequency of", "supply", "source", "ac", "a.c."), asked=("at what frequency", "what frequency", "frequency of the")),
    Quantity(om_ac, "ω", "angular frequency of the supply", "rad/s", 1e-6, 1e13, aliases=("omega_ac", "omega", "angular_frequency"), cues=("angular frequency",), asked=("angular frequency",), moment="after"),
    Quantity(L_ac, "L", "inductance", "H", 1e-12, 1e6, aliases=("L_ac", "L", "inductance"), cues=("inductor", "inductance", "coil", "inductance of"), asked=("what inductance", "inductance of")),
    Quantity(C_ac, "C", "capacitance", "µF", 1e-9, 1e9, aliases=("C_ac", "C", "capacitance"), cues=("capacitor", "capacitance", "capacitance of"), asked=("what capacitance", "capacitance of")),
    Quantity(X_L, "X_L", "reactance of the inductor", "Ω", 1e-9, 1e12, aliases=("X_L", "inductive_reactance", "XL", "reactance_L"), cues=("reactance",), asked=("reactance of the inductor", "inductive reactance", "reactance of the coil", "reactance of an inductor", "its reactance", "reactance"), moment="after"),
    Quantity(X_C, "X_C", "reactance of the capacitor", "Ω", 1e-9, 1e12, aliases=("X_C", "capacitive_reactance", "XC", "reactance_C"), asked=("reactance of the capacitor", "capacitive reactance", "reactance of a capacitor", "reactance"), moment="after"),
    Quantity(V_ac, "V", "voltage across the inductor", "V", 1e-9, 1e9, aliases=("V_ac", "V", "V_rms", "voltage"), cues=("voltage", "supply", "rms", "r.m.s.", "source", "across a", "to a"), asked=("rms voltage", "what voltage")),
    Quantity(I_ac, "I", "current in the inductor", "A", 1e-9, 1e9, aliases=("I_ac", "I", "I_rms", "current"), cues=("current",), asked=("current", "what current", "rms current", "r.m.s. current"), moment="after"),
    Quantity(f_res, "f_0", "resonance frequency", "Hz", 1e-6, 1e13, aliases=("f_res", "f_0", "resonant_frequency", "resonance_frequency"), asked=("resonant frequency", "resonance frequency", "frequency of resonance", "natural frequency", "frequency of oscillation", "oscillation frequency", "frequency of the oscillations"), moment="after"),
)  # fmt: skip

_CHANGING = (
    "induced",
    "induces",
    "changes",
    "falls",
    "drops",
    "reversed",
    "second coil",
    "secondary",
    "mutual",
    "in a time",
    "per second",
    "reduced to zero",
    "emf",
    "switched off",
    "iron core",
    "inserted",
)
REGIMES = (
    Regime(SOLENOID, "a long solenoid", cues=("solenoid", "air-cored solenoid", "long solenoid", "inside solenoid", "self-inductance of solenoid", "air-core solenoid"), needs_cue=True, drawn=False, rules_out=(*_CHANGING, "force", "electron", "proton", "pole"), assumptions=("the solenoid is long", "air inside")),
    Regime(DISC, "a disc that turns in a field along its axis", cues=("disc", "disk", "copper disc", "copper disk", "metal disc", "metal disk", "faraday disc", "faraday disk", "conducting disc", "conducting disk", "centre and rim", "center and rim", "homopolar"), needs_cue=True, drawn=False, rules_out=("coil", "pendulum", "braking", "falls", "dropped", "resistance", "torque"), conditions=(Gt(r_d, 0),)),
    Regime(LINE, "a power line", cues=("power line", "power lines", "transmission line", "transmission lines", "cable", "cables", "transmission cables", "is sent", "is transmitted", "transmits", "lost in cable", "lost in line", "power is lost", "overhead lines"), needs_cue=True, drawn=False, rules_out=("transformer", "stepped up", "primary", "secondary", "instead", "field", "force", "efficiency", "raised", "doubled"), conditions=(Gt(R_li, 0),)),
    Regime(REACTANCE, "an inductor or a capacitor under alternating voltage", cues=("reactance", "inductive reactance", "capacitive reactance", "lc circuit", "resonant frequency", "resonance frequency"), needs_cue=True, drawn=False, rules_out=("resistor", "impedance", "resistance", "phase", "power factor", "doubled", "halved", "rlc", "lcr")),
)  # fmt: skip
