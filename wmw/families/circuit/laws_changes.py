"""Laws of a circuit before and after a switch is turned."""

from __future__ import annotations

from collections.abc import Iterator

from wmw.core.family import Eq, Law
from wmw.families.circuit.sources import (
    COMBINE,
    EMF,
    OHM,
    POWER,
    RULES,
)
from wmw.families.circuit.symbols import (
    AFTER,
    BEFORE,
    CHANGED,
    CLOSED,
    INSERTED,
    MOMENTS,
    OPENED,
    OPENED_INTERNAL,
    V_S,
    I,
    I_1_at,
    I_2_at,
    I_at,
    P,
    P_1_at,
    P_2_at,
    P_at,
    R,
    R_at,
    V,
    V_1_at,
    V_2_at,
    V_at,
    emf,
    r,
)


def _changes() -> Iterator[Law]:
    for at in MOMENTS:
        whole = f"{at} the change"
        yield Law(
            f"terminal-voltage-{at}",
            Eq(V_at[at], emf - I_at[at] * r),
            f"terminal voltage {whole}",
            CHANGED,
            EMF,
        )
        yield Law(
            f"ohm-{at}",
            Eq(V_at[at], I_at[at] * R_at[at]),
            f"Ohm's law for the load {whole}",
            CHANGED,
            OHM,
        )
        yield Law(
            f"circuit-current-{at}",
            Eq(emf, I_at[at] * (R_at[at] + r)),
            f"current in the whole circuit {whole}",
            CHANGED,
            EMF,
        )
        yield Law(
            f"power-{at}",
            Eq(P_at[at], V_at[at] * I_at[at]),
            f"electric power {whole}",
            CHANGED,
            POWER,
        )
        yield Law(
            f"power-current-{at}",
            Eq(P_at[at], I_at[at] ** 2 * R_at[at]),
            f"electric power {whole}",
            CHANGED,
            POWER,
        )
        yield Law(
            f"power-voltage-{at}",
            Eq(P_at[at], V_at[at] ** 2 / R_at[at]),
            f"electric power {whole}",
            CHANGED,
            POWER,
        )
        yield Law(
            f"ohm-1-{at}",
            Eq(V_1_at[at], I_1_at[at] * R[1]),
            f"Ohm's law for R_1 {whole}",
            CHANGED,
            OHM,
        )
        yield Law(
            f"power-1-{at}",
            Eq(P_1_at[at], V_1_at[at] * I_1_at[at]),
            f"electric power of R_1 {whole}",
            CHANGED,
            POWER,
        )
        yield Law(
            f"power-current-1-{at}",
            Eq(P_1_at[at], I_1_at[at] ** 2 * R[1]),
            f"electric power of R_1 {whole}",
            CHANGED,
            POWER,
        )
        yield Law(
            f"power-voltage-1-{at}",
            Eq(P_1_at[at], V_1_at[at] ** 2 / R[1]),
            f"electric power of R_1 {whole}",
            CHANGED,
            POWER,
        )
        yield Law(
            f"ohm-2-{at}",
            Eq(V_2_at[at], I_2_at[at] * R[2]),
            f"Ohm's law for R_2 {whole}",
            CHANGED,
            OHM,
        )
        yield Law(
            f"power-2-{at}",
            Eq(P_2_at[at], V_2_at[at] * I_2_at[at]),
            f"electric power of R_2 {whole}",
            CHANGED,
            POWER,
        )
        yield Law(
            f"power-current-2-{at}",
            Eq(P_2_at[at], I_2_at[at] ** 2 * R[2]),
            f"electric power of R_2 {whole}",
            CHANGED,
            POWER,
        )
        yield Law(
            f"ideal-{at}",
            Eq(V_at[at], emf),
            "terminal voltage of an ideal battery",
            (OPENED, CLOSED, INSERTED),
            EMF,
        )
        yield Law(
            f"power-sum-{at}",
            Eq(P_at[at], P_1_at[at] + P_2_at[at]),
            "the powers add up",
            CHANGED,
            POWER,
        )
        yield Law(
            f"first-voltage-{at}",
            Eq(V_1_at[at], V_at[at]),
            "one voltage across parallel branches",
            (OPENED, OPENED_INTERNAL, CLOSED),
            COMBINE,
        )
        yield Law(
            f"one-current-{at}",
            Eq(I_1_at[at], I_at[at]),
            "one current in a series circuit",
            (INSERTED,),
            COMBINE,
        )
        both, one = ((OPENED, OPENED_INTERNAL), (CLOSED, INSERTED)) if at == BEFORE else (
            (CLOSED,), (OPENED, OPENED_INTERNAL))  # fmt: skip
        yield Law(
            f"parallel-{at}",
            Eq(1 / R_at[at], 1 / R[1] + 1 / R[2]),
            "resistors in parallel",
            both,
            COMBINE,
        )
        yield Law(
            f"junction-{at}",
            Eq(I_at[at], I_1_at[at] + I_2_at[at]),
            "Kirchhoff's junction rule",
            both,
            RULES,
        )
        yield Law(
            f"second-voltage-{at}",
            Eq(V_2_at[at], V_at[at]),
            "one voltage across parallel branches",
            both,
            COMBINE,
        )
        yield Law(f"alone-{at}", Eq(R_at[at], R[1]), "only the first branch conducts", one, COMBINE)
        yield Law(f"no-current-{at}", Eq(I_2_at[at], 0), "no current in R_2", one, RULES)
        yield Law(
            f"all-current-{at}",
            Eq(I_at[at], I_1_at[at]),
            "all the current goes through R_1",
            one,
            RULES,
        )
    yield Law(
        "inserted-resistance",
        Eq(R_at[AFTER], R[1] + R[2]),
        "resistors in series",
        (INSERTED,),
        COMBINE,
    )
    yield Law(
        "inserted-current",
        Eq(I_2_at[AFTER], I_at[AFTER]),
        "one current in a series circuit",
        (INSERTED,),
        COMBINE,
    )
    yield Law(
        "inserted-loop",
        Eq(V_at[AFTER], V_1_at[AFTER] + V_2_at[AFTER]),
        "Kirchhoff's loop rule",
        (INSERTED,),
        RULES,
    )
    yield Law(
        "open-switch",
        Eq(V_S, V_at[AFTER]),
        "an open switch has the voltage of its branch",
        (OPENED, OPENED_INTERNAL),
        RULES,
    )
    for name, plain, later in (
        ("voltage", V[1], V_1_at),
        ("current", I[1], I_1_at),
        ("power", P[1], P_1_at),
    ):
        yield Law(
            f"unchanged-{name}",
            Eq(plain, later[AFTER]),
            "an ideal battery keeps the other branch as it was",
            (OPENED, CLOSED),
            COMBINE,
        )


CHANGES_LAWS: tuple[Law, ...] = (*_changes(),)
