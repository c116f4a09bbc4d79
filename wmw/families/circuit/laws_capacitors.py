"""Laws of charged capacitors in the steady state."""

from __future__ import annotations

from collections.abc import Iterator

from sympy import prod

from wmw.core.family import Eq, Law
from wmw.families.circuit.sources import (
    CAPACITORS,
    CHARGE,
    STORED,
    reciprocals,
    total,
)
from wmw.families.circuit.symbols import (
    CAPACITOR,
    CAPS,
    CAPS_PARALLEL,
    CAPS_PARALLEL_2,
    CAPS_PARALLEL_3,
    CAPS_SERIES,
    CAPS_SERIES_2,
    CAPS_SERIES_3,
    E_C,
    HAS_CAPACITOR,
    NUMBERS,
    C,
    C_eq,
    E,
    Q,
    Q_total,
    V,
    V_terminal,
    emf,
)


def _capacitors() -> Iterator[Law]:
    yield Law(
        "supply-voltage",
        Eq(V_terminal, emf),
        "no current flows once the capacitors are charged",
        CAPS,
        CHARGE,
    )
    yield Law(
        "total-charge",
        Eq(Q_total, C_eq * V_terminal),
        "charge is capacitance times voltage",
        CAPS,
        CHARGE,
    )
    yield Law(
        "stored-voltage",
        Eq(E_C, C_eq * V_terminal**2 / 2),
        "energy stored in capacitors",
        CAPS,
        STORED,
    )
    yield Law(
        "stored-charge-voltage",
        Eq(E_C, Q_total * V_terminal / 2),
        "energy stored in capacitors",
        CAPS,
        STORED,
    )
    yield Law(
        "stored-charge",
        Eq(E_C, Q_total**2 / (2 * C_eq)),
        "energy stored in capacitors",
        CAPS,
        STORED,
    )
    for i in NUMBERS:
        where = HAS_CAPACITOR[i]
        yield Law(f"charge-{i}", Eq(Q[i], C[i] * V[i]), f"charge on C_{i}", where, CHARGE)
        yield Law(
            f"stored-voltage-{i}",
            Eq(E[i], C[i] * V[i] ** 2 / 2),
            f"energy stored in C_{i}",
            where,
            STORED,
        )
        yield Law(
            f"stored-charge-voltage-{i}",
            Eq(E[i], Q[i] * V[i] / 2),
            f"energy stored in C_{i}",
            where,
            STORED,
        )
        yield Law(
            f"stored-charge-{i}",
            Eq(E[i], Q[i] ** 2 / (2 * C[i])),
            f"energy stored in C_{i}",
            where,
            STORED,
        )
        series = CAPS_SERIES if i < 3 else (CAPS_SERIES_3,)
        parallel = CAPS_PARALLEL if i < 3 else (CAPS_PARALLEL_3,)
        yield Law(
            f"same-charge-{i}",
            Eq(Q[i], Q_total),
            "capacitors in series carry the same charge",
            series,
            CAPACITORS,
        )
        yield Law(
            f"same-capacitor-voltage-{i}",
            Eq(V[i], V_terminal),
            "one voltage across parallel branches",
            parallel,
            CAPACITORS,
        )
        yield Law(
            f"charge-share-{i}",
            Eq(Q[i], Q_total * C[i] / C_eq),
            "charges in parallel are as the capacitances",
            parallel,
            CAPACITORS,
        )
        yield Law(
            f"capacitor-divider-{i}",
            Eq(V[i], V_terminal * C_eq / C[i]),
            "voltages in series are inversely as the capacitances",
            series,
            CAPACITORS,
        )
    for count, series, parallel in ((2, (CAPS_SERIES_2,), (CAPS_PARALLEL_2,)),
                                    (3, (CAPS_SERIES_3,), (CAPS_PARALLEL_3,))):  # fmt: skip
        yield Law(
            f"series-capacitance-{count}",
            Eq(1 / C_eq, reciprocals(C, count)),
            "capacitors in series",
            series,
            CAPACITORS,
        )
        yield Law(
            f"parallel-capacitance-{count}",
            Eq(C_eq, total(C, count)),
            "capacitors in parallel",
            parallel,
            CAPACITORS,
        )
        yield Law(
            f"charges-add-{count}",
            Eq(Q_total, total(Q, count)),
            "charges in parallel add up",
            parallel,
            CAPACITORS,
        )
        yield Law(
            f"voltages-add-{count}",
            Eq(V_terminal, total(V, count)),
            "Kirchhoff's loop rule",
            series,
            CAPACITORS,
        )
        yield Law(
            f"energies-add-{count}",
            Eq(E_C, total(E, count)),
            "the stored energies add up",
            (*series, *parallel),
            STORED,
        )
    yield Law(
        "series-capacitance-product",
        Eq(C_eq, prod((C[1], C[2])) / (C[1] + C[2])),
        "two capacitors in series",
        (CAPS_SERIES_2,),
        CAPACITORS,
    )
    yield Law("single-capacitance", Eq(C_eq, C[1]), "the only capacitor", (CAPACITOR,), CHARGE)
    yield Law("single-charge", Eq(Q[1], Q_total), "the only capacitor", (CAPACITOR,), CHARGE)
    yield Law(
        "single-capacitor-voltage",
        Eq(V[1], V_terminal),
        "the only capacitor",
        (CAPACITOR,),
        CHARGE,
    )


CAPACITORS_LAWS: tuple[Law, ...] = (*_capacitors(),)
