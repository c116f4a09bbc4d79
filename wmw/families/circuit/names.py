"""Names by which traces know the quantities of a circuit, where a name alone does not decide.

A bare letter (I, V, P, R, Q, C, E, U) means different things to different writers. The second names
of numbered quantities (R_L1, I_R2) stand here as well: they are understood, but not written.
"""

from __future__ import annotations

from sympy import Symbol

from wmw.families.circuit.emptied import E_out
from wmw.families.circuit.symbols import (
    AFTER,
    BEFORE,
    E_C,
    MOMENTS,
    NUMBERS,
    V_C,
    A_w,
    C,
    C_eq,
    E,
    I,
    I_1_at,
    I_2_at,
    I_at,
    I_bat,
    I_start,
    L_w,
    P,
    P_1_at,
    P_2_at,
    P_at,
    P_del,
    P_emf,
    Q,
    Q_total,
    R,
    R_at,
    R_equiv,
    R_loop,
    R_pair,
    V,
    V_1_at,
    V_2_at,
    V_at,
    V_terminal,
    W,
    W_el,
    W_emf,
    d_w,
    emf,
)

_LETTERS = {1: "A", 2: "B", 3: "C"}
_WRITTEN = {f"{noun}_{at}" for noun in ("current", "I_total") for at in MOMENTS}
"""Names that gold traces write as well, which stand with their quantities."""

_I = (I_bat, I_at[AFTER], I_at[BEFORE], I[1], I[2], I[3])
_V = (emf, V_terminal, V[1], V[2], V[3], V_at[AFTER], V_at[BEFORE])
_R = (R_equiv, R_loop, R[1], R[2], R[3], R_at[AFTER], R_at[BEFORE])
_P = (P_del, P_at[AFTER], P_at[BEFORE], P_emf, P[1], P[2], P[3])
_Q = (Q_total, Q[1], Q[2], Q[3])
_E = (E_C, W_el, E[1], E[2], E[3], W[1], W[2], W[3], W_emf, E_out)
_I_SOURCE = (I_bat, I_at[AFTER], I_at[BEFORE])


def _names_of_elements() -> dict[str, tuple[Symbol, ...]]:
    """Return what traces call the quantities of one element, beside R_1, V_1 and so on.

    A lamp whose neighbour is switched has two values; which is meant, its name does not tell.
    """
    found: dict[str, tuple[Symbol, ...]] = {}
    later = {1: (V_1_at, I_1_at, P_1_at), 2: (V_2_at, I_2_at, P_2_at)}
    for i in NUMBERS:
        letter = _LETTERS[i]
        times: tuple[tuple[Symbol, ...], ...] = ((), (), ())
        if i in later:
            times = tuple((x[AFTER], x[BEFORE]) for x in later[i])
        for name in (f"r_{i}", f"R_L{i}", f"R_L_{i}", f"L_{i}", f"R_lamp_{i}", f"R_lamp{i}", f"R_bulb_{i}", f"resistance_{i}",
                     f"resistance_L_{i}", f"resistance_L{i}", f"resistance_R_{i}", f"resistor_{i}", f"lamp_{i}", f"R_{letter}",
                     f"res_{i}"):  # fmt: skip
            found[name] = (R[i],)
        for letters, word, own, extra in (("VU", "voltage", V[i], times[0]), ("I", "current", I[i], times[1]),
                                          ("P", "power", P[i], times[2])):  # fmt: skip
            for x in letters:
                for tail in (
                    f"R{i}",
                    f"R_{i}",
                    f"L{i}",
                    f"L_{i}",
                    f"lamp_{i}",
                    f"lamp{i}",
                    f"bulb_{i}",
                ):
                    found[f"{x}_{tail}"] = (own, *extra)
            found[f"{letters[0].lower()}_{i}"] = (own, *extra)
            for tail in (f"{i}", f"R_{i}", f"R{i}", f"L_{i}", f"L{i}"):
                found[f"{word}_{tail}"] = (own, *extra)
        for name in (
            f"V_C{i}",
            f"V_C_{i}",
            f"U_C{i}",
            f"Delta_V_{i}",
            f"V_drop_{i}",
            f"DeltaV_{i}",
        ):
            found[name] = (V[i],)
        found[f"I_branch_{i}"] = (I[i], *times[1])
        found[f"U_{i}"] = (V[i], E[i])
        for name in (f"W_R{i}", f"E_R{i}", f"energy_{i}", f"heat_{i}"):
            found[name] = (W[i], E[i])
        for name in (
            f"c_{i}",
            f"capacitance_{i}",
            f"capacitance_C_{i}",
            f"cap_{i}",
            f"capacitor_{i}",
        ):
            found[name] = (C[i],)
        for name in (f"q_{i}", f"Q_C{i}", f"Q_C_{i}", f"charge_{i}", f"charge_C_{i}"):
            found[name] = (Q[i],)
        for name in (
            f"U_E{i}",
            f"E_C{i}",
            f"E_C_{i}",
            f"W_C{i}",
            f"energy_C_{i}",
            f"stored_energy_{i}",
        ):
            found[name] = (E[i],)
    return found


def _names_in_time() -> dict[str, tuple[Symbol, ...]]:
    """Return what traces call the values before and after a change, in words and in camel case."""
    whens = {BEFORE: ("before", "initial", "old"), AFTER: ("after", "new", "final", "now")}
    nouns = (("current", I_at), ("total_current", I_at), ("battery_current", I_at), ("I_total", I_at), ("I_tot", I_at),
             ("terminal_voltage", V_at), ("voltage", V_at), ("power", P_at), ("total_power", P_at), ("P_total", P_at),
             ("total_resistance", R_at), ("equivalent_resistance", R_at), ("resistance", R_at), ("R_eq", R_at),
             ("R_total", R_at))  # fmt: skip
    found: dict[str, tuple[Symbol, ...]] = {}
    for noun, values in nouns:
        for at, words in whens.items():
            for word in words:
                snake = f"{noun}_{word}"
                head, *tail = snake.split("_")
                for name in (
                    snake,
                    head + "".join(part.capitalize() for part in tail),
                    f"{word}_{noun}",
                ):
                    if name not in _WRITTEN:
                        found[name] = (values[at],)
    return found


AMBIGUOUS: dict[str, tuple[Symbol, ...]] = {
    **_names_of_elements(),
    **_names_in_time(),
    "I": _I, "current": _I, "i": _I, "I_x": _I,
    **dict.fromkeys(("I_total", "total_current", "current_total", "I_battery", "I_batt", "I_tot", "I_T", "I_s", "I_source", "I_supply", "I_eq", "I_circuit", "I_main", "battery_current", "I_series", "I_net", "I_b", "circuit_current"), _I_SOURCE),
    "V": _V, "voltage": _V, "U": (*_V, *_E), "v": _V, "V_x": _V, "V_out": (V[1], V[2], V[3]),
    "R": _R, "resistance": _R,
    **dict.fromkeys(("R_eq", "R_total", "R_tot", "R_T", "R_net", "R_eff", "R_circuit", "resistance_total", "Req", "R_e",
                     "total_resistance", "R_sum", "R_all"), (R_equiv, R_loop)),
    "R_p": (R_pair, R_equiv), "R_parallel": (R_pair, R_equiv), "R_par": (R_pair, R_equiv), "R_s": (R_pair, R_equiv), "R_ser": (R_pair, R_equiv),
    "P": _P, "power": _P, **dict.fromkeys(("P_total", "P_tot", "P_T", "P_battery", "P_source", "P_supplied", "P_bat", "P_batt", "P_supply",
                     "total_power", "power_total"), (P_del, P_emf, P_at[AFTER], P_at[BEFORE])),
    "P_out": (P_del, P_at[AFTER], P_at[BEFORE]),
    "Q": (*_Q, W_el), "charge": _Q, "q": _Q,
    "U_C": (E_C, V_C), "U_c": (V_C, E_C),
    "C": (C_eq, C[1], C[2], C[3]), "capacitance": (C_eq, C[1], C[2], C[3]),
    "E": (emf, *_E), "W": _E, "energy": _E, "work": (W_el, W_emf),
    "initial_current": (I_at[BEFORE], I_start), "V_max": (emf,),
    "xi": (emf,), "L": (L_w,), "l": (L_w,), "A": (A_w,), "d": (d_w,), "epsilon_1": (emf,), "emf_1": (emf,), "varepsilon_1": (emf,), "V_bat_1": (emf,),
}  # fmt: skip
