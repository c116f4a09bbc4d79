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
    SHORTED,
    STEADY,
    WITH_R,
    I,
    I_bat,
    I_load,
    I_sc,
    P,
    P_del,
    P_emf,
    P_load,
    P_max,
    P_r,
    Q_total,
    R,
    R_equiv,
    R_load,
    R_loop,
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

_CARRYING = (*STEADY, SHORTED)


def _source() -> Iterator[Law]:
    yield Law(
        "ideal-source", Eq(V_terminal, emf), "terminal voltage of an ideal battery", IDEAL, EMF
    )
    yield Law("no-internal-resistance", Eq(r, 0), "ideal battery", IDEAL, EMF)
    yield Law(
        "terminal-voltage",
        Eq(V_terminal, emf - I_bat * r),
        "terminal voltage of a loaded battery",
        STEADY,
        EMF,
    )
    yield Law("lost-volts", Eq(V_r, I_bat * r), "voltage lost inside the battery", _CARRYING, EMF)
    yield Law(
        "emf-shared",
        Eq(emf, V_terminal + V_r),
        "the emf is shared by load and battery",
        STEADY,
        EMF,
    )
    yield Law(
        "loop-resistance",
        Eq(R_loop, R_equiv + r),
        "load and internal resistance in series",
        STEADY,
        EMF,
    )
    yield Law("current-in-wire", Eq(I_bat, I_sc), "short-circuit current", (SHORTED,), EMF)
    yield Law(
        "ohm-total", Eq(V_terminal, I_bat * R_equiv), "Ohm's law for the whole load", STEADY, OHM
    )
    yield Law(
        "circuit-current",
        Eq(emf, I_bat * (R_equiv + r)),
        "current in the whole circuit",
        STEADY,
        EMF,
    )
    yield Law("short-circuit", Eq(emf, I_sc * r), "short-circuit current", WITH_R, EMF)
    yield Law(
        "power-delivered",
        Eq(P_del, V_terminal * I_bat),
        "electric power P = V I",
        STEADY,
        POWER,
    )
    yield Law(
        "power-current", Eq(P_del, I_bat**2 * R_equiv), "electric power P = I^2 R", STEADY, POWER
    )
    yield Law(
        "power-voltage",
        Eq(P_del, V_terminal**2 / R_equiv),
        "electric power P = V^2 / R",
        STEADY,
        POWER,
    )
    yield Law("power-of-emf", Eq(P_emf, emf * I_bat), "power of the source", _CARRYING, EMF)
    yield Law(
        "power-lost", Eq(P_r, I_bat**2 * r), "power dissipated inside the battery", _CARRYING, EMF
    )
    yield Law("power-balance", Eq(P_emf, P_del + P_r), "energy conservation", STEADY, EMF)
    yield Law(
        "power-of-loaded-battery",
        Eq(P_del, emf * I_bat - I_bat**2 * r),
        "power in the load of a battery",
        WITH_R[:3],
        EMF,
    )
    yield Law(
        "power-from-emf",
        Eq(P_del, emf**2 * R_equiv / (R_equiv + r) ** 2),
        "power in the load of a battery",
        STEADY,
        EMF,
    )
    yield Law("efficiency", Eq(eta, P_del / P_emf), "efficiency of the battery", STEADY, EMF)
    yield Law(
        "greatest-power",
        Eq(P_max, emf**2 / (4 * r)),
        "maximum power transfer (load equal to r)",
        WITH_R[:3],
        EMF,
    )
    yield Law("charge-passed", Eq(Q_total, I_bat * t), "charge is current times time", STEADY, OHM)
    yield Law("energy-used", Eq(W_el, P_del * t), "energy is power times time", STEADY, POWER)
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
        ("resistance", R_equiv, R[1]), ("load", R_load, R_equiv), ("voltage", V_load, V_terminal), ("current", I_load, I_bat),
        ("power", P_load, P_del),
    ):  # fmt: skip
        yield Law(f"single-{name}", Eq(one, whole), "the only load of the circuit", ONE_LOAD, OHM)
    yield Law(
        "energy-of-current", Eq(W_el, I_bat**2 * R_equiv * t), "Joule heating", ONE_LOAD, POWER
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
            f"power-sum-{count}", Eq(P_del, total(P, count)), "the powers add up", regimes, POWER
        )


STEADY_LAWS: tuple[Law, ...] = (
    *_source(),
    *_one_load(),
    *_elements(),
)
