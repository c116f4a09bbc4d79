"""Currents that grow and die away, loops that cross the edge of a field or lie along it.

No questions are generated of them. Sources are sections of OpenStax University Physics 2 (UP2).
"""

from __future__ import annotations

from sympy import Abs, exp, pi, symbols

from wmw.core.family import Eq, Fact, Gt, Law, Quantity, Regime
from wmw.families.em_induction.symbols import (
    B_0,
    B_2,
    A,
    B_change,
    B_rate,
    Delta_t,
    I_ind,
    N,
    N_said,
    Phi_1,
    Phi_change,
    a_side,
    emf_ind,
    r_loop,
)

GROWTH, DECAY, CROSSING, OTHER_SPEED, IN_PLANE = (
    "current_grows_in_an_inductor",
    "current_dies_away_in_an_inductor",
    "loop_crosses_the_edge",
    "loop_pulled_at_another_speed",
    "loop_along_the_field",
)
RL = (GROWTH, DECAY)

L_rl, R_rl, E_rl, t_rl, tau_rl, n_rl = symbols("L_rl R_rl E_rl t_rl tau_rl n_tau_rl", real=True)
i_rl, I_full, V_L, V_R, p_rl, g_0, U_full, U_rl = symbols(
    "i_rl I_full V_L V_R_rl p_rl rate_0 U_full U_rl", real=True
)
a_e, N_e, B_e, v_e, R_e, emf_e, I_e, F_e, P_e = symbols(
    "a_edge N_edge B_edge v_edge R_edge emf_edge I_edge F_edge P_edge", real=True
)
v_was, v_now, I_was, I_now, emf_was, emf_now = symbols(
    "v_was v_now I_was I_now emf_was emf_now", real=True
)
_RL, _MOTION = "UP2 14.4", "UP2 13.3"

LAWS = (
    Law("rl-time-constant", Eq(tau_rl, L_rl / R_rl), "time constant", RL, _RL),
    Law("rl-time", Eq(t_rl, n_rl * tau_rl), "time in time constants", RL, _RL),
    Law("rl-full-current", Eq(I_full, E_rl / R_rl), "the steady inductor has no voltage", RL, _RL),
    Law("rl-share", Eq(p_rl, i_rl / I_full), "share of the full current", RL, _RL),
    Law("rl-growth", Eq(i_rl, I_full * (1 - exp(-t_rl / tau_rl))), "growth of the current", (GROWTH,), _RL),
    Law("rl-decay", Eq(i_rl, I_full * exp(-t_rl / tau_rl)), "decay of the current", (DECAY,), _RL),
    Law("rl-resistor", Eq(V_R, i_rl * R_rl), "Ohm's law", RL, _RL),
    Law("rl-loop", Eq(V_L, E_rl - V_R), "Kirchhoff's loop rule", (GROWTH,), _RL),
    Law("rl-loop-without-source", Eq(V_L, V_R), "Kirchhoff's loop rule", (DECAY,), _RL),
    Law("rl-first-rate", Eq(g_0, E_rl / L_rl), "at first all the voltage is across the inductor", (GROWTH,), _RL),
    Law("rl-full-energy", Eq(U_full, L_rl * I_full**2 / 2), "energy of an inductor", RL, "UP2 14.3"),
    Law("rl-energy", Eq(U_rl, L_rl * i_rl**2 / 2), "energy of an inductor", RL, "UP2 14.3"),
    Law("edge-emf", Eq(emf_e, N_e * B_e * a_e * v_e), "one side of the loop cuts the field", (CROSSING,), _MOTION),
    Law("edge-current", Eq(I_e, emf_e / R_e), "Ohm's law", (CROSSING,), "UP2 9.4"),
    Law("edge-force", Eq(F_e, N_e * B_e * I_e * a_e), "force on the side in the field", (CROSSING,), _MOTION),
    Law("edge-power", Eq(P_e, F_e * v_e), "the pull supplies the electric power", (CROSSING,), _MOTION),
    Law("edge-heat", Eq(P_e, I_e**2 * R_e), "power turned into heat", (CROSSING,), "UP2 9.5"),
    Law("current-goes-with-speed", Eq(I_now / I_was, v_now / v_was), "the EMF is proportional to the speed", (OTHER_SPEED,), _MOTION),
    Law("emf-goes-with-speed", Eq(emf_now / emf_was, v_now / v_was), "the EMF is proportional to the speed", (OTHER_SPEED,), _MOTION),
    Law("round-along-the-field", Eq(A, pi * r_loop**2), "area of a round coil", (IN_PLANE,)),
    Law("square-along-the-field", Eq(A, a_side**2), "area of a square coil", (IN_PLANE,)),
    Law("turns-along-the-field", Eq(N, N_said / (2 * pi)), "each turn counts as one", (IN_PLANE,)),
    Law("change-along-the-field", Eq(B_change, Abs(B_2 - B_0)), "change of the field", (IN_PLANE,)),
    Law("rate-along-the-field", Eq(B_rate, B_change / Delta_t), "rate of change of the field", (IN_PLANE,)),
    Law("no-flux-along-the-field", Eq(Phi_1, 0), "the field does not pass through the loop", (IN_PLANE,), "UP2 13.1"),
    Law("no-change-along-the-field", Eq(Phi_change, 0), "the field does not pass through the loop", (IN_PLANE,), "UP2 13.1"),
    Law("no-emf-along-the-field", Eq(emf_ind, 0), "without flux no EMF", (IN_PLANE,), "UP2 13.1"),
    Law("no-current-along-the-field", Eq(I_ind, 0), "without EMF no current", (IN_PLANE,), "UP2 13.1"),
)  # fmt: skip

_SINCE = (
    "after switch",
    "… after",
    "… later",
    "at t",
    "time of",
    "t",
    "at time",
    "… have passed",
    "time",
    "after",
)
QUANTITIES = (
    Quantity(L_rl, "L", "inductance in series with the resistor", "H", 1e-9, 1e4, aliases=("L_rl", "L", "inductance", "L_inductor"), cues=("inductor", "inductance", "coil", "inductance of", "solenoid"), asked=("inductance",)),
    Quantity(R_rl, "R", "resistance in series with the inductor", "Ω", 1e-3, 1e7, aliases=("R_rl", "R", "resistance"), cues=("resistor", "resistance", "resistance of", "in series with", "across"), asked=("what resistance", "value of the resistance")),
    Quantity(E_rl, "ε", "voltage of the source", "V", 1e-3, 1e6, aliases=("E_rl", "emf", "EMF", "E", "V", "epsilon", "V_0", "calE", "voltage", "V_battery"), cues=("battery", "source", "supply", "emf", "voltage", "connected to", "across"), asked=("emf of the battery",)),
    Quantity(t_rl, "t", "time since the switch was thrown", "s", 0, 1e5, aliases=("t_rl", "t", "time", "elapsed_time", "Delta_t"), cues=_SINCE, asked=("how long", "at what time", "how much time", "what time", "time does it take")),
    Quantity(tau_rl, "τ", "time constant of inductor and resistor", "s", 1e-12, 1e6, aliases=("tau_rl", "tau", "time_constant", "tau_L"), cues=("time constant",), asked=("time constant", "inductive time constant"), moment="after"),
    Quantity(n_rl, "n", "time in time constants of the inductor", "1", 1e-3, 50, aliases=("n_tau_rl", "n_tau", "number_of_time_constants"), cues=("time constants",), asked=("how many time constants",), moment="after"),
    Quantity(i_rl, "i", "current at that time", "A", 0, 1e6, aliases=("i_rl", "i", "I", "I_t", "i_t", "current", "current_t"), cues=("current reaches", "reaches", "current reach", "current of"),
             asked=("current", "what is the current", "current then", "current after", "current at", "current at that time", "current flows"), sign="nonnegative", moment="after"),
    Quantity(I_full, "I_0", "steady current", "A", 1e-9, 1e6, aliases=("I_full", "I_0", "I_max", "I_final", "I_f", "I_infinity", "i_max", "I_steady", "final_current", "maximum_current", "steady_current", "I_initial"), cues=("initial current", "steady current", "final current", "initial current of", "carries", "carries a current of", "current of"),
             asked=("final current", "maximum current", "steady current", "steady-state current", "equilibrium current", "final value of the current", "maximum value of the current", "current after a long time", "current a long time after", "largest current", "initial current"), moment="after"),
    Quantity(V_L, "V_L", "voltage across the inductor", "V", 0, 1e7, aliases=("V_L", "v_L", "emf_L", "back_emf", "inductor_voltage", "voltage_inductor"), asked=("voltage across the inductor", "potential difference across the inductor", "emf across the inductor", "back emf"), sign="nonnegative", moment="after"),
    Quantity(V_R, "V_R", "voltage across the resistor", "V", 0, 1e7, aliases=("V_R_rl", "V_R", "v_R", "resistor_voltage"), asked=("voltage across the resistor", "potential difference across the resistor"), sign="nonnegative", moment="after"),
    Quantity(p_rl, "p", "share of the full current", "1", 0, 1, aliases=("p_rl", "fraction_of_full"), cues=("of its", "of final", "of maximum", "of steady", "of initial", "of equilibrium"), asked=("what fraction", "what percentage", "what percent", "fraction of"), sign="nonnegative", moment="after"),
    Quantity(g_0, "di/dt", "rate at which the current starts to grow", "A/s", 1e-9, 1e12, aliases=("rate_0", "dI_dt", "di_dt", "initial_rate"), asked=("initial rate", "rate of change of the current at the start", "rate does the current start", "rate of increase of the current"), moment="after"),
    Quantity(U_full, "U", "energy stored by the steady current", "J", 1e-15, 1e12, aliases=("U_full", "U", "U_max", "W", "E_L", "energy", "U_L"), asked=("energy stored in the inductor when the current is steady", "maximum energy stored", "energy finally stored", "energy stored in the inductor a long time", "final energy stored", "energy stored in the inductor when"), moment="after"),
    Quantity(U_rl, "U", "energy stored at that time", "J", 0, 1e12, aliases=("U_rl", "U_t", "energy_t"), asked=("energy stored at that time", "energy stored at that moment", "energy stored then"), sign="nonnegative", moment="after"),
    Quantity(a_e, "a", "side of the loop that crosses the edge", "cm", 1e-2, 1e5, aliases=("a_edge", "a", "side", "L", "l", "side_length", "length", "width"), cues=("side", "sides", "sides of", "side of", "square loop", "on a side", "… on side", "… on each side", "edge"), asked=("side of the loop", "length of its side")),
    Quantity(N_e, "N", "turns of the loop that crosses the edge", "1", 1, 1e5, aliases=("N_edge", "N", "turns", "number_of_turns"), cues=("turns",), asked=("how many turns",)),
    Quantity(B_e, "B", "field up to the edge", "T", 1e-9, 1e3, aliases=("B_edge", "B", "field", "magnetic_field"), cues=("field", "field of", "magnetic field of"), asked=("magnetic field", "what field", "field strength")),
    Quantity(v_e, "v", "speed of the loop", "m/s", 1e-6, 1e5, aliases=("v_edge", "v", "speed", "velocity"), cues=("at", "speed", "speed of", "velocity of", "pulled at", "moves at"), asked=("what speed", "how fast", "speed of the loop")),
    Quantity(R_e, "R", "resistance of the loop", "Ω", 1e-9, 1e9, aliases=("R_edge", "R", "resistance"), cues=("resistance", "resistance of", "total resistance of"), asked=("resistance of the loop",)),
    Quantity(emf_e, "ε", "EMF while the loop crosses the edge", "V", 0, 1e9, aliases=("emf_edge", "emf", "EMF", "epsilon", "E", "V", "calE", "induced_emf"), asked=("emf", "induced emf", "voltage"), sign="nonnegative", moment="after"),
    Quantity(I_e, "I", "current while the loop crosses the edge", "A", 0, 1e9, aliases=("I_edge", "I", "current", "induced_current", "I_ind"), asked=("current", "induced current", "what current"), sign="nonnegative", moment="after"),
    Quantity(F_e, "F", "force that keeps the loop moving", "N", 0, 1e9, aliases=("F_edge", "F", "force", "F_pull", "F_ext", "F_m", "F_mag"), asked=("force", "what force", "force needed", "magnetic force", "external force"), sign="nonnegative", moment="after"),
    Quantity(P_e, "P", "power turned into heat in the loop", "W", 0, 1e9, aliases=("P_edge", "P", "power"), asked=("power", "what power", "rate of heating", "at what rate", "power dissipated"), sign="nonnegative", moment="after"),
    Quantity(v_was, "v_1", "first speed of the loop", "m/s", 1e-6, 1e5, aliases=("v_was", "v_1", "v", "v1", "speed_1"), cues=("pulled out of magnetic field at", "moved at", "at", "moves at", "pulled at"), asked=()),
    Quantity(v_now, "v_2", "second speed of the loop", "m/s", 1e-6, 1e5, aliases=("v_now", "v_2", "v2", "v_new", "speed_2"), cues=("were pulled out at", "if loop were pulled at", "is pulled at", "if it moved at", "if it is pulled at", "if speed is", "if speed were", "speed increased to", "speed is increased to", "instead at", "same loop at", "pulled out at", "be at", "if loop moves at", "if it moves at", "if it is moved at"), asked=("what speed", "how fast")),
    Quantity(I_was, "I_1", "current at the first speed", "A", 0, 1e9, aliases=("I_was", "I_1", "I1", "I"), cues=("induced current of", "current of", "current is", "current"), asked=(), sign="nonnegative"),
    Quantity(I_now, "I_2", "current at the second speed", "A", 0, 1e9, aliases=("I_now", "I_2", "I2", "I_new"), asked=("current", "what would the current", "new current", "current be"), sign="nonnegative", moment="after"),
    Quantity(emf_was, "ε_1", "EMF at the first speed", "V", 0, 1e9, aliases=("emf_was", "emf_1", "epsilon_1", "emf"), cues=("emf of", "emf is", "emf"), asked=(), sign="nonnegative"),
    Quantity(emf_now, "ε_2", "EMF at the second speed", "V", 0, 1e9, aliases=("emf_now", "emf_2", "epsilon_2", "emf_new"), asked=("emf", "what would the emf", "new emf", "emf be"), sign="nonnegative", moment="after"),
)  # fmt: skip

_RL_WORDS = (
    "RL circuit",
    "R-L circuit",
    "LR circuit",
    "time constant",
    "time constants",
    "inductor and resistor",
    "resistor and inductor",
    "inductor in series",
    "inductor",
    "inductance",
)
_GONE = (
    "decay",
    "decays",
    "dies away",
    "dies out",
    "battery is removed",
    "battery is disconnected",
    "source is removed",
    "battery is replaced by a wire",
    "short-circuited",
    "shorted",
    "shorting",
    "switched from the battery",
    "is bypassed",
)
_OTHER_PARTS = ("capacitor", "capacitors", "alternating", "ac source", "reactance", "transformer", "primary", "mutual", "two inductors", "inductors", "parallel", "hz", "solenoid with", "from … to")  # fmt: skip
_OVER_THE_EDGE = (
    "out of a uniform",
    "out of the field",
    "out of a magnetic",
    "out of a region",
    "out of the magnetic",
    "leaves the field",
    "leaving the field",
    "into a uniform",
    "into a magnetic",
    "into a region",
    "enters a region",
    "enters the field",
    "entering the field",
    "enters a uniform",
    "enters a magnetic",
)
_FLAT = (
    "plane is parallel to a",
    "plane parallel to a",
    "plane is parallel to the",
    "plane parallel to the",
    "plane of the loop is parallel",
    "plane of the coil is parallel",
    "parallel to the plane of the loop",
    "parallel to the plane of the coil",
    "parallel to its plane",
    "lies parallel to the field",
)
_TURNS = ("turned", "rotated", "rotates", "rotating", "until", "turned so that", "from parallel", "then", "flipped", "generator", "angle", "rod", "rails", "perpendicular")  # fmt: skip
REGIMES = (
    Regime(GROWTH, "a current that grows in an inductor and a resistor", cues=_RL_WORDS, needs_cue=True, drawn=False, rules_out=(*_GONE, *_OTHER_PARTS), conditions=(Gt(tau_rl, 0),), assumptions=("no current at first",)),
    Regime(DECAY, "a current that dies away in an inductor and a resistor", cues=_GONE, needs_cue=True, drawn=False, rules_out=(*_OTHER_PARTS, "rod", "field"), conditions=(Gt(tau_rl, 0),)),
    Regime(CROSSING, "a square loop that crosses the edge of a field", cues=("square loop", "square coil", "square wire loop", "square frame", "square conducting loop"), needs_cue=True, drawn=False,
           rules_out=("rotated", "rotates", "turned", "parallel to the field", "rate", "increases", "decreases", "angle", "per second", "clockwise", "at rest"), fixed={N_e: 1.0}, conditions=(Gt(v_e, 0),), assumptions=("two sides are parallel to the edge of the field",)),
    Regime(OTHER_SPEED, "a loop pulled out of a field at one speed and at another", cues=tuple(f"{what} {over}" for what in ("pulled", "loop", "moved", "moves", "pushed") for over in _OVER_THE_EDGE), needs_cue=True, drawn=False, rules_out=("acceleration", "rotates", "resistance of", "field of", "turns")),
    Regime(IN_PLANE, "a loop whose plane is along the field", cues=_FLAT, needs_cue=True, drawn=False, rules_out=_TURNS),
)  # fmt: skip

FACTS = (
    *(
        Fact((f"{word} time constant{'s' if n > 1 else ''}",), {n_rl: float(n)}, RL)
        for n, word in ((1, "one"), (2, "two"), (3, "three"), (4, "four"), (5, "five"))
    ),
    Fact(("half of its final", "half its final", "half of its maximum", "half its maximum", "half of its steady", "half its initial", "half of its initial", "half its steady", "half the final", "half the initial"), {p_rl: 0.5}, RL),
    Fact(("just after", "immediately after", "right after", "at the instant", "the moment the switch"), {t_rl: 0.0}, (GROWTH,)),
)  # fmt: skip
