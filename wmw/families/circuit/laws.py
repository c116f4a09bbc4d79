"""Laws of direct-current circuits: Ohm, Kirchhoff, power, and capacitors in the steady state.

Sources are OpenStax University Physics 2 (sections 8.1 to 8.3, 9.4, 9.5, 10.1 to 10.3). A law in
solved form (a divider, the current of the whole circuit) stands beside the laws it follows from,
because laws are chained one unknown at a time.
"""

from __future__ import annotations

from collections.abc import Iterator

from sympy import Eq, Expr, Symbol, prod

from wmw.core.family import Law
from wmw.families.circuit.symbols import (
    BEFORE,
    BRANCHED,
    BRANCHED_LAST,
    CAPACITOR,
    CAPS,
    CAPS_PARALLEL,
    CAPS_PARALLEL_2,
    CAPS_PARALLEL_3,
    CAPS_SERIES,
    CAPS_SERIES_2,
    CAPS_SERIES_3,
    CHANGED,
    CLOSED,
    HAS_CAPACITOR,
    HAS_RESISTOR,
    IDEAL,
    INSERTED,
    INTERNAL,
    INTERNAL_PARALLEL,
    INTERNAL_SERIES,
    MIXED,
    MIXED_LAST,
    MOMENTS,
    NUMBERS,
    ONE_LOAD,
    OPENED,
    OPENED_INTERNAL,
    PARALLEL,
    PARALLEL_2,
    PARALLEL_3,
    SERIES,
    SERIES_2,
    SERIES_3,
    STEADY,
    WITH_R,
    AFTER,
    C,
    C_eq,
    E,
    E_C,
    I,
    I_1_at,
    I_2_at,
    I_at,
    I_load,
    I_sc,
    I_total,
    P,
    P_1_at,
    P_2_at,
    P_at,
    P_emf,
    P_load,
    P_max,
    P_r,
    P_total,
    Q,
    Q_total,
    R,
    R_at,
    R_eq,
    R_load,
    R_pair,
    V,
    V_1_at,
    V_2_at,
    V_at,
    V_load,
    V_r,
    V_S,
    V_terminal,
    W,
    W_el,
    W_emf,
    emf,
    eta,
    r,
    t,
)

_OHM, _EMF = "OpenStax University Physics 2, 9.4", "OpenStax University Physics 2, 10.1"
_POWER, _RULES = "OpenStax University Physics 2, 9.5", "OpenStax University Physics 2, 10.3"
_COMBINE = "OpenStax University Physics 2, 10.2"
_CHARGE, _CAPS = "OpenStax University Physics 2, 8.1", "OpenStax University Physics 2, 8.2"
_STORED = "OpenStax University Physics 2, 8.3"

_Indexed = dict[int, Symbol]


def _sum(terms: _Indexed, count: int) -> Expr:
    return sum((terms[i] for i in range(2, count + 1)), terms[1])


def _reciprocals(terms: _Indexed, count: int) -> Expr:
    return sum((1 / terms[i] for i in range(2, count + 1)), 1 / terms[1])


def _source() -> Iterator[Law]:
    yield Law("ideal-source", Eq(V_terminal, emf), "terminal voltage of an ideal battery",
              IDEAL, _EMF)
    yield Law("no-internal-resistance", Eq(r, 0), "ideal battery", IDEAL, _EMF)
    yield Law("terminal-voltage", Eq(V_terminal, emf - I_total * r), "terminal voltage of a loaded battery",
              STEADY, _EMF)
    yield Law("lost-volts", Eq(V_r, I_total * r), "voltage lost inside the battery", STEADY, _EMF)
    yield Law("emf-shared", Eq(emf, V_terminal + V_r), "the emf is shared by load and battery", STEADY, _EMF)
    yield Law("ohm-total", Eq(V_terminal, I_total * R_eq), "Ohm's law for the whole load", STEADY, _OHM)
    yield Law("circuit-current", Eq(emf, I_total * (R_eq + r)), "current in the whole circuit", STEADY, _EMF)
    yield Law("short-circuit", Eq(emf, I_sc * r), "short-circuit current", WITH_R, _EMF)
    yield Law("power-delivered", Eq(P_total, V_terminal * I_total), "electric power P = V I", STEADY, _POWER)
    yield Law("power-current", Eq(P_total, I_total**2 * R_eq), "electric power P = I^2 R", STEADY, _POWER)
    yield Law("power-voltage", Eq(P_total, V_terminal**2 / R_eq), "electric power P = V^2 / R", STEADY, _POWER)
    yield Law("power-of-emf", Eq(P_emf, emf * I_total), "power of the source", STEADY, _EMF)
    yield Law("power-lost", Eq(P_r, I_total**2 * r), "power dissipated inside the battery", STEADY, _EMF)
    yield Law("power-balance", Eq(P_emf, P_total + P_r), "energy conservation", STEADY, _EMF)
    yield Law("power-of-loaded-battery", Eq(P_total, emf * I_total - I_total**2 * r),
              "power in the load of a battery", WITH_R[:3], _EMF)
    yield Law("power-from-emf", Eq(P_total, emf**2 * R_eq / (R_eq + r) ** 2), "power in the load of a battery",
              STEADY, _EMF)
    yield Law("efficiency", Eq(eta, P_total / P_emf), "efficiency of the battery", STEADY, _EMF)
    yield Law("greatest-power", Eq(P_max, emf**2 / (4 * r)), "maximum power transfer (load equal to r)",
              WITH_R[:3], _EMF)
    yield Law("charge-passed", Eq(Q_total, I_total * t), "charge is current times time", STEADY, _OHM)
    yield Law("energy-used", Eq(W_el, P_total * t), "energy is power times time", STEADY, _POWER)
    yield Law("energy-of-charge", Eq(W_el, Q_total * V_terminal), "energy is charge times voltage", STEADY, _POWER)
    yield Law("energy-of-emf", Eq(W_emf, Q_total * emf), "work of the source on the charge", (*STEADY, *CAPS), _EMF)


def _one_load() -> Iterator[Law]:
    for name, one, whole in (
        ("resistance", R_eq, R[1]), ("load", R_load, R_eq), ("voltage", V_load, V_terminal), ("current", I_load, I_total),
        ("power", P_load, P_total),
    ):  # fmt: skip
        yield Law(f"single-{name}", Eq(one, whole), "the only load of the circuit", ONE_LOAD, _OHM)
    yield Law("energy-of-current", Eq(W_el, I_total**2 * R_eq * t), "Joule heating", ONE_LOAD, _POWER)


def _elements() -> Iterator[Law]:
    for i in NUMBERS:
        where = HAS_RESISTOR[i]
        yield Law(f"ohm-{i}", Eq(V[i], I[i] * R[i]), f"Ohm's law for R_{i}", where, _OHM)
        yield Law(f"power-{i}", Eq(P[i], V[i] * I[i]), f"electric power of R_{i}", where, _POWER)
        yield Law(f"power-current-{i}", Eq(P[i], I[i] ** 2 * R[i]), f"electric power of R_{i}", where, _POWER)
        yield Law(f"power-voltage-{i}", Eq(P[i], V[i] ** 2 / R[i]), f"electric power of R_{i}", where, _POWER)
        yield Law(f"energy-{i}", Eq(W[i], P[i] * t), f"energy dissipated in R_{i}", where, _POWER)
    for count, regimes in ((2, HAS_RESISTOR[2][:4]), (3, HAS_RESISTOR[3])):
        yield Law(f"power-sum-{count}", Eq(P_total, _sum(P, count)), "the powers add up", regimes, _POWER)


def _series() -> Iterator[Law]:
    two, three = (SERIES_2, INTERNAL_SERIES), (SERIES_3,)
    for count, regimes in ((2, two), (3, three)):
        yield Law(f"series-resistance-{count}", Eq(R_eq, _sum(R, count)), "resistors in series", regimes, _COMBINE)
        yield Law(f"loop-{count}", Eq(V_terminal, _sum(V, count)), "Kirchhoff's loop rule", regimes, _RULES)
    for i in NUMBERS:
        regimes = SERIES if i < 3 else three
        yield Law(f"same-current-{i}", Eq(I[i], I_total), "one current in a series circuit", regimes, _COMBINE)
        yield Law(f"voltage-divider-{i}", Eq(V[i], V_terminal * R[i] / R_eq), "voltage divider", regimes, _COMBINE)
    yield Law("voltage-ratio", Eq(V[1] / V[2], R[1] / R[2]), "voltages in series are as the resistances",
              SERIES, _COMBINE)


def _parallel() -> Iterator[Law]:
    two, three = (PARALLEL_2, INTERNAL_PARALLEL), (PARALLEL_3,)
    for count, regimes in ((2, two), (3, three)):
        yield Law(f"parallel-resistance-{count}", Eq(1 / R_eq, _reciprocals(R, count)), "resistors in parallel",
                  regimes, _COMBINE)
        yield Law(f"junction-{count}", Eq(I_total, _sum(I, count)), "Kirchhoff's junction rule", regimes, _RULES)
    for i in NUMBERS:
        regimes = PARALLEL if i < 3 else three
        yield Law(f"same-voltage-{i}", Eq(V[i], V_terminal), "one voltage across parallel branches", regimes, _COMBINE)
        yield Law(f"current-divider-{i}", Eq(I[i], I_total * R_eq / R[i]), "current divider", regimes, _COMBINE)
    yield Law("current-ratio", Eq(I[1] / I[2], R[2] / R[1]), "branch currents are inversely as the resistances",
              PARALLEL, _COMBINE)
    yield Law("parallel-product", Eq(R_eq, R[1] * R[2] / (R[1] + R[2])), "two resistors in parallel", two, _COMBINE)


def _nested() -> Iterator[Law]:
    for regime, lone, a, b in ((MIXED, 1, 2, 3), (MIXED_LAST, 3, 1, 2)):
        here = (regime,)
        yield Law(f"{regime}-pair", Eq(R_pair, R[a] * R[b] / (R[a] + R[b])), "two resistors in parallel", here, _COMBINE)
        yield Law(f"{regime}-pair-reciprocal", Eq(1 / R_pair, 1 / R[a] + 1 / R[b]), "two resistors in parallel",
                  here, _COMBINE)
        yield Law(f"{regime}-resistance", Eq(R_eq, R[lone] + R_pair), "the pair in series with the other", here, _COMBINE)
        yield Law(f"{regime}-whole", Eq(R_eq, R[lone] + R[a] * R[b] / (R[a] + R[b])),
                  "the pair in series with the other", here, _COMBINE)
        yield Law(f"{regime}-current", Eq(I[lone], I_total), "one current through the battery", here, _COMBINE)
        yield Law(f"{regime}-junction", Eq(I_total, I[a] + I[b]), "Kirchhoff's junction rule", here, _RULES)
        yield Law(f"{regime}-same-voltage", Eq(V[a], V[b]), "one voltage across parallel branches", here, _COMBINE)
        yield Law(f"{regime}-loop", Eq(V_terminal, V[lone] + V[a]), "Kirchhoff's loop rule", here, _RULES)
        yield Law(f"{regime}-pair-voltage", Eq(V[a], I_total * R_pair), "Ohm's law for the pair", here, _OHM)
        yield Law(f"{regime}-divider-{a}", Eq(I[a], I_total * R[b] / (R[a] + R[b])), "current divider", here, _COMBINE)
        yield Law(f"{regime}-divider-{b}", Eq(I[b], I_total * R[a] / (R[a] + R[b])), "current divider", here, _COMBINE)
        yield Law(f"{regime}-ratio", Eq(I[a] * R[a], I[b] * R[b]), "branch currents are inversely as the resistances",
                  here, _COMBINE)
    for regime, lone, a, b in ((BRANCHED, 1, 2, 3), (BRANCHED_LAST, 3, 1, 2)):
        here = (regime,)
        yield Law(f"{regime}-pair", Eq(R_pair, R[a] + R[b]), "two resistors in series", here, _COMBINE)
        yield Law(f"{regime}-resistance", Eq(1 / R_eq, 1 / R[lone] + 1 / R_pair), "the pair in parallel with the other",
                  here, _COMBINE)
        yield Law(f"{regime}-whole", Eq(R_eq, R[lone] * (R[a] + R[b]) / (R[lone] + R[a] + R[b])),
                  "the pair in parallel with the other", here, _COMBINE)
        yield Law(f"{regime}-same-voltage", Eq(V[lone], V_terminal), "one voltage across parallel branches", here, _COMBINE)
        yield Law(f"{regime}-same-current", Eq(I[a], I[b]), "one current in a series branch", here, _COMBINE)
        yield Law(f"{regime}-junction", Eq(I_total, I[lone] + I[a]), "Kirchhoff's junction rule", here, _RULES)
        yield Law(f"{regime}-loop", Eq(V_terminal, V[a] + V[b]), "Kirchhoff's loop rule", here, _RULES)
        yield Law(f"{regime}-pair-current", Eq(V_terminal, I[a] * R_pair), "Ohm's law for the series branch", here, _OHM)
        yield Law(f"{regime}-divider-{a}", Eq(V[a], V_terminal * R[a] / (R[a] + R[b])), "voltage divider", here, _COMBINE)
        yield Law(f"{regime}-divider-{b}", Eq(V[b], V_terminal * R[b] / (R[a] + R[b])), "voltage divider", here, _COMBINE)


def _changes() -> Iterator[Law]:
    for at in MOMENTS:
        whole = f"{at} the change"
        yield Law(f"terminal-voltage-{at}", Eq(V_at[at], emf - I_at[at] * r), f"terminal voltage {whole}", CHANGED, _EMF)
        yield Law(f"ohm-{at}", Eq(V_at[at], I_at[at] * R_at[at]), f"Ohm's law for the load {whole}", CHANGED, _OHM)
        yield Law(f"circuit-current-{at}", Eq(emf, I_at[at] * (R_at[at] + r)), f"current in the whole circuit {whole}",
                  CHANGED, _EMF)
        yield Law(f"power-{at}", Eq(P_at[at], V_at[at] * I_at[at]), f"electric power {whole}", CHANGED, _POWER)
        yield Law(f"power-current-{at}", Eq(P_at[at], I_at[at] ** 2 * R_at[at]), f"electric power {whole}", CHANGED, _POWER)
        yield Law(f"power-voltage-{at}", Eq(P_at[at], V_at[at] ** 2 / R_at[at]), f"electric power {whole}", CHANGED, _POWER)
        yield Law(f"ohm-1-{at}", Eq(V_1_at[at], I_1_at[at] * R[1]), f"Ohm's law for R_1 {whole}", CHANGED, _OHM)
        yield Law(f"power-1-{at}", Eq(P_1_at[at], V_1_at[at] * I_1_at[at]), f"electric power of R_1 {whole}", CHANGED, _POWER)
        yield Law(f"power-current-1-{at}", Eq(P_1_at[at], I_1_at[at] ** 2 * R[1]), f"electric power of R_1 {whole}",
                  CHANGED, _POWER)
        yield Law(f"power-voltage-1-{at}", Eq(P_1_at[at], V_1_at[at] ** 2 / R[1]), f"electric power of R_1 {whole}",
                  CHANGED, _POWER)
        yield Law(f"ohm-2-{at}", Eq(V_2_at[at], I_2_at[at] * R[2]), f"Ohm's law for R_2 {whole}", CHANGED, _OHM)
        yield Law(f"power-2-{at}", Eq(P_2_at[at], V_2_at[at] * I_2_at[at]), f"electric power of R_2 {whole}", CHANGED, _POWER)
        yield Law(f"power-current-2-{at}", Eq(P_2_at[at], I_2_at[at] ** 2 * R[2]), f"electric power of R_2 {whole}",
                  CHANGED, _POWER)
        yield Law(f"ideal-{at}", Eq(V_at[at], emf), "terminal voltage of an ideal battery", (OPENED, CLOSED, INSERTED), _EMF)
        yield Law(f"power-sum-{at}", Eq(P_at[at], P_1_at[at] + P_2_at[at]), "the powers add up", CHANGED, _POWER)
        yield Law(f"first-voltage-{at}", Eq(V_1_at[at], V_at[at]), "one voltage across parallel branches",
                  (OPENED, OPENED_INTERNAL, CLOSED), _COMBINE)
        yield Law(f"one-current-{at}", Eq(I_1_at[at], I_at[at]), "one current in a series circuit", (INSERTED,), _COMBINE)
        both, one = ((OPENED, OPENED_INTERNAL), (CLOSED, INSERTED)) if at == BEFORE else (
            (CLOSED,), (OPENED, OPENED_INTERNAL))  # fmt: skip
        yield Law(f"parallel-{at}", Eq(1 / R_at[at], 1 / R[1] + 1 / R[2]), "resistors in parallel", both, _COMBINE)
        yield Law(f"junction-{at}", Eq(I_at[at], I_1_at[at] + I_2_at[at]), "Kirchhoff's junction rule", both, _RULES)
        yield Law(f"second-voltage-{at}", Eq(V_2_at[at], V_at[at]), "one voltage across parallel branches", both, _COMBINE)
        yield Law(f"alone-{at}", Eq(R_at[at], R[1]), "only the first branch conducts", one, _COMBINE)
        yield Law(f"no-current-{at}", Eq(I_2_at[at], 0), "no current in R_2", one, _RULES)
        yield Law(f"all-current-{at}", Eq(I_at[at], I_1_at[at]), "all the current goes through R_1", one, _RULES)
    yield Law("inserted-resistance", Eq(R_at[AFTER], R[1] + R[2]), "resistors in series", (INSERTED,), _COMBINE)
    yield Law("inserted-current", Eq(I_2_at[AFTER], I_at[AFTER]), "one current in a series circuit", (INSERTED,), _COMBINE)
    yield Law("inserted-loop", Eq(V_at[AFTER], V_1_at[AFTER] + V_2_at[AFTER]), "Kirchhoff's loop rule", (INSERTED,), _RULES)
    yield Law("open-switch", Eq(V_S, V_at[AFTER]), "an open switch has the voltage of its branch",
              (OPENED, OPENED_INTERNAL), _RULES)
    for name, plain, later in (("voltage", V[1], V_1_at), ("current", I[1], I_1_at), ("power", P[1], P_1_at)):
        yield Law(f"unchanged-{name}", Eq(plain, later[AFTER]), "an ideal battery keeps the other branch as it was",
                  (OPENED, CLOSED), _COMBINE)


def _capacitors() -> Iterator[Law]:
    yield Law("supply-voltage", Eq(V_terminal, emf), "no current flows once the capacitors are charged", CAPS, _CHARGE)
    yield Law("total-charge", Eq(Q_total, C_eq * V_terminal), "charge is capacitance times voltage", CAPS, _CHARGE)
    yield Law("stored-voltage", Eq(E_C, C_eq * V_terminal**2 / 2), "energy stored in capacitors", CAPS, _STORED)
    yield Law("stored-charge-voltage", Eq(E_C, Q_total * V_terminal / 2), "energy stored in capacitors", CAPS, _STORED)
    yield Law("stored-charge", Eq(E_C, Q_total**2 / (2 * C_eq)), "energy stored in capacitors", CAPS, _STORED)
    for i in NUMBERS:
        where = HAS_CAPACITOR[i]
        yield Law(f"charge-{i}", Eq(Q[i], C[i] * V[i]), f"charge on C_{i}", where, _CHARGE)
        yield Law(f"stored-voltage-{i}", Eq(E[i], C[i] * V[i] ** 2 / 2), f"energy stored in C_{i}", where, _STORED)
        yield Law(f"stored-charge-voltage-{i}", Eq(E[i], Q[i] * V[i] / 2), f"energy stored in C_{i}", where, _STORED)
        yield Law(f"stored-charge-{i}", Eq(E[i], Q[i] ** 2 / (2 * C[i])), f"energy stored in C_{i}", where, _STORED)
        series = CAPS_SERIES if i < 3 else (CAPS_SERIES_3,)
        parallel = CAPS_PARALLEL if i < 3 else (CAPS_PARALLEL_3,)
        yield Law(f"same-charge-{i}", Eq(Q[i], Q_total), "capacitors in series carry the same charge", series, _CAPS)
        yield Law(f"same-capacitor-voltage-{i}", Eq(V[i], V_terminal), "one voltage across parallel branches",
                  parallel, _CAPS)
        yield Law(f"charge-share-{i}", Eq(Q[i], Q_total * C[i] / C_eq), "charges in parallel are as the capacitances",
                  parallel, _CAPS)
        yield Law(f"capacitor-divider-{i}", Eq(V[i], V_terminal * C_eq / C[i]),
                  "voltages in series are inversely as the capacitances", series, _CAPS)
    for count, series, parallel in ((2, (CAPS_SERIES_2,), (CAPS_PARALLEL_2,)),
                                    (3, (CAPS_SERIES_3,), (CAPS_PARALLEL_3,))):  # fmt: skip
        yield Law(f"series-capacitance-{count}", Eq(1 / C_eq, _reciprocals(C, count)), "capacitors in series", series, _CAPS)
        yield Law(f"parallel-capacitance-{count}", Eq(C_eq, _sum(C, count)), "capacitors in parallel", parallel, _CAPS)
        yield Law(f"charges-add-{count}", Eq(Q_total, _sum(Q, count)), "charges in parallel add up", parallel, _CAPS)
        yield Law(f"voltages-add-{count}", Eq(V_terminal, _sum(V, count)), "Kirchhoff's loop rule", series, _CAPS)
        yield Law(f"energies-add-{count}", Eq(E_C, _sum(E, count)), "the stored energies add up",
                  (*series, *parallel), _STORED)
    yield Law("series-capacitance-product", Eq(C_eq, prod((C[1], C[2])) / (C[1] + C[2])), "two capacitors in series",
              (CAPS_SERIES_2,), _CAPS)
    yield Law("single-capacitance", Eq(C_eq, C[1]), "the only capacitor", (CAPACITOR,), _CHARGE)
    yield Law("single-charge", Eq(Q[1], Q_total), "the only capacitor", (CAPACITOR,), _CHARGE)
    yield Law("single-capacitor-voltage", Eq(V[1], V_terminal), "the only capacitor", (CAPACITOR,), _CHARGE)


LAWS: tuple[Law, ...] = (
    *_source(), *_one_load(), *_elements(), *_series(), *_parallel(), *_nested(), *_changes(), *_capacitors(),
)  # fmt: skip
