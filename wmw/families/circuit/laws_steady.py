"""Laws of batteries and of single loads: Ohm, terminal voltage, power and energy."""

from __future__ import annotations

from collections.abc import Iterator

from wmw.core.family import Eq, Law
from wmw.families.circuit.sources import (
    EMF,
    OHM,
    POWER,
    total,
)
from wmw.families.circuit.symbols import (
    CAPS,
    HAS_RESISTOR,
    IDEAL,
    NUMBERS,
    ONE_LOAD,
    STEADY,
    WITH_R,
    I,
    I_load,
    I_sc,
    I_total,
    P,
    P_emf,
    P_load,
    P_max,
    P_r,
    P_total,
    Q_total,
    R,
    R_eq,
    R_load,
    V,
    V_load,
    V_r,
    V_terminal,
    W,
    W_el,
    W_emf,
    emf,
    eta,
    r,
    t,
)


def _source() -> Iterator[Law]:
    yield Law(
        "ideal-source", Eq(V_terminal, emf), "terminal voltage of an ideal battery", IDEAL, EMF
    )
    yield Law("no-internal-resistance", Eq(r, 0), "ideal battery", IDEAL, EMF)
    yield Law(
        "terminal-voltage",
        Eq(V_terminal, emf - I_total * r),
        "terminal voltage of a loaded battery",
        STEADY,
        EMF,
    )
    yield Law("lost-volts", Eq(V_r, I_total * r), "voltage lost inside the battery", STEADY, EMF)
    yield Law(
        "emf-shared",
        Eq(emf, V_terminal + V_r),
        "the emf is shared by load and battery",
        STEADY,
        EMF,
    )
    yield Law(
        "ohm-total", Eq(V_terminal, I_total * R_eq), "Ohm's law for the whole load", STEADY, OHM
    )
    yield Law(
        "circuit-current",
        Eq(emf, I_total * (R_eq + r)),
        "current in the whole circuit",
        STEADY,
        EMF,
    )
    yield Law("short-circuit", Eq(emf, I_sc * r), "short-circuit current", WITH_R, EMF)
    yield Law(
        "power-delivered",
        Eq(P_total, V_terminal * I_total),
        "electric power P = V I",
        STEADY,
        POWER,
    )
    yield Law(
        "power-current", Eq(P_total, I_total**2 * R_eq), "electric power P = I^2 R", STEADY, POWER
    )
    yield Law(
        "power-voltage",
        Eq(P_total, V_terminal**2 / R_eq),
        "electric power P = V^2 / R",
        STEADY,
        POWER,
    )
    yield Law("power-of-emf", Eq(P_emf, emf * I_total), "power of the source", STEADY, EMF)
    yield Law(
        "power-lost", Eq(P_r, I_total**2 * r), "power dissipated inside the battery", STEADY, EMF
    )
    yield Law("power-balance", Eq(P_emf, P_total + P_r), "energy conservation", STEADY, EMF)
    yield Law(
        "power-of-loaded-battery",
        Eq(P_total, emf * I_total - I_total**2 * r),
        "power in the load of a battery",
        WITH_R[:3],
        EMF,
    )
    yield Law(
        "power-from-emf",
        Eq(P_total, emf**2 * R_eq / (R_eq + r) ** 2),
        "power in the load of a battery",
        STEADY,
        EMF,
    )
    yield Law("efficiency", Eq(eta, P_total / P_emf), "efficiency of the battery", STEADY, EMF)
    yield Law(
        "greatest-power",
        Eq(P_max, emf**2 / (4 * r)),
        "maximum power transfer (load equal to r)",
        WITH_R[:3],
        EMF,
    )
    yield Law(
        "charge-passed", Eq(Q_total, I_total * t), "charge is current times time", STEADY, OHM
    )
    yield Law("energy-used", Eq(W_el, P_total * t), "energy is power times time", STEADY, POWER)
    yield Law(
        "energy-of-charge",
        Eq(W_el, Q_total * V_terminal),
        "energy is charge times voltage",
        STEADY,
        POWER,
    )
    yield Law(
        "energy-of-emf",
        Eq(W_emf, Q_total * emf),
        "work of the source on the charge",
        (*STEADY, *CAPS),
        EMF,
    )


def _one_load() -> Iterator[Law]:
    for name, one, whole in (
        ("resistance", R_eq, R[1]), ("load", R_load, R_eq), ("voltage", V_load, V_terminal), ("current", I_load, I_total),
        ("power", P_load, P_total),
    ):  # fmt: skip
        yield Law(f"single-{name}", Eq(one, whole), "the only load of the circuit", ONE_LOAD, OHM)
    yield Law(
        "energy-of-current", Eq(W_el, I_total**2 * R_eq * t), "Joule heating", ONE_LOAD, POWER
    )


def _elements() -> Iterator[Law]:
    for i in NUMBERS:
        where = HAS_RESISTOR[i]
        yield Law(f"ohm-{i}", Eq(V[i], I[i] * R[i]), f"Ohm's law for R_{i}", where, OHM)
        yield Law(f"power-{i}", Eq(P[i], V[i] * I[i]), f"electric power of R_{i}", where, POWER)
        yield Law(
            f"power-current-{i}",
            Eq(P[i], I[i] ** 2 * R[i]),
            f"electric power of R_{i}",
            where,
            POWER,
        )
        yield Law(
            f"power-voltage-{i}",
            Eq(P[i], V[i] ** 2 / R[i]),
            f"electric power of R_{i}",
            where,
            POWER,
        )
        yield Law(f"energy-{i}", Eq(W[i], P[i] * t), f"energy dissipated in R_{i}", where, POWER)
    for count, regimes in ((2, HAS_RESISTOR[2][:4]), (3, HAS_RESISTOR[3])):
        yield Law(
            f"power-sum-{count}", Eq(P_total, total(P, count)), "the powers add up", regimes, POWER
        )


STEADY_LAWS: tuple[Law, ...] = (
    *_source(),
    *_one_load(),
    *_elements(),
)
