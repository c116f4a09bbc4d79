"""Laws of resistors in series, in parallel, and in both."""

from __future__ import annotations

from collections.abc import Iterator

from wmw.core.family import Eq, Law
from wmw.families.circuit.sources import (
    COMBINE,
    OHM,
    RULES,
    reciprocals,
    total,
)
from wmw.families.circuit.symbols import (
    BRANCHED,
    BRANCHED_LAST,
    INTERNAL_PARALLEL,
    INTERNAL_SERIES,
    MIXED,
    MIXED_LAST,
    NUMBERS,
    PARALLEL,
    PARALLEL_2,
    PARALLEL_3,
    SERIES,
    SERIES_2,
    SERIES_3,
    I,
    I_bat,
    R,
    R_equiv,
    R_pair,
    V,
    V_terminal,
)


def _series() -> Iterator[Law]:
    two, three = (SERIES_2, INTERNAL_SERIES), (SERIES_3,)
    for count, regimes in ((2, two), (3, three)):
        yield Law(
            f"series-resistance-{count}",
            Eq(R_equiv, total(R, count)),
            "resistors in series",
            regimes,
            COMBINE,
        )
        yield Law(
            f"loop-{count}",
            Eq(V_terminal, total(V, count)),
            "Kirchhoff's loop rule",
            regimes,
            RULES,
        )
    for i in NUMBERS:
        here: tuple[str, ...] = SERIES if i < 3 else three
        yield Law(
            f"same-current-{i}",
            Eq(I[i], I_bat),
            "one current in a series circuit",
            here,
            COMBINE,
        )
        yield Law(
            f"voltage-divider-{i}",
            Eq(V[i], V_terminal * R[i] / R_equiv),
            "voltage divider",
            here,
            COMBINE,
        )
    yield Law(
        "voltage-ratio",
        Eq(V[1] / V[2], R[1] / R[2]),
        "voltages in series are as the resistances",
        SERIES,
        COMBINE,
    )


def _parallel() -> Iterator[Law]:
    two, three = (PARALLEL_2, INTERNAL_PARALLEL), (PARALLEL_3,)
    for count, regimes in ((2, two), (3, three)):
        yield Law(
            f"parallel-resistance-{count}",
            Eq(1 / R_equiv, reciprocals(R, count)),
            "resistors in parallel",
            regimes,
            COMBINE,
        )
        yield Law(
            f"junction-{count}",
            Eq(I_bat, total(I, count)),
            "Kirchhoff's junction rule",
            regimes,
            RULES,
        )
    for i in NUMBERS:
        here: tuple[str, ...] = PARALLEL if i < 3 else three
        yield Law(
            f"same-voltage-{i}",
            Eq(V[i], V_terminal),
            "one voltage across parallel branches",
            here,
            COMBINE,
        )
        yield Law(
            f"current-divider-{i}",
            Eq(I[i], I_bat * R_equiv / R[i]),
            "current divider",
            here,
            COMBINE,
        )
    yield Law(
        "current-ratio",
        Eq(I[1] / I[2], R[2] / R[1]),
        "branch currents are inversely as the resistances",
        PARALLEL,
        COMBINE,
    )
    yield Law(
        "parallel-product",
        Eq(R_equiv, R[1] * R[2] / (R[1] + R[2])),
        "two resistors in parallel",
        two,
        COMBINE,
    )


def _nested() -> Iterator[Law]:
    for regime, lone, a, b in ((MIXED, 1, 2, 3), (MIXED_LAST, 3, 1, 2)):
        here = (regime,)
        yield Law(
            f"{regime}-pair",
            Eq(R_pair, R[a] * R[b] / (R[a] + R[b])),
            "two resistors in parallel",
            here,
            COMBINE,
        )
        yield Law(
            f"{regime}-pair-reciprocal",
            Eq(1 / R_pair, 1 / R[a] + 1 / R[b]),
            "two resistors in parallel",
            here,
            COMBINE,
        )
        yield Law(
            f"{regime}-resistance",
            Eq(R_equiv, R[lone] + R_pair),
            "the pair in series with the other",
            here,
            COMBINE,
        )
        yield Law(
            f"{regime}-whole",
            Eq(R_equiv, R[lone] + R[a] * R[b] / (R[a] + R[b])),
            "the pair in series with the other",
            here,
            COMBINE,
        )
        yield Law(
            f"{regime}-current",
            Eq(I[lone], I_bat),
            "one current through the battery",
            here,
            COMBINE,
        )
        yield Law(
            f"{regime}-junction",
            Eq(I_bat, I[a] + I[b]),
            "Kirchhoff's junction rule",
            here,
            RULES,
        )
        yield Law(
            f"{regime}-same-voltage",
            Eq(V[a], V[b]),
            "one voltage across parallel branches",
            here,
            COMBINE,
        )
        yield Law(
            f"{regime}-loop", Eq(V_terminal, V[lone] + V[a]), "Kirchhoff's loop rule", here, RULES
        )
        yield Law(
            f"{regime}-pair-voltage",
            Eq(V[a], I_bat * R_pair),
            "Ohm's law for the pair",
            here,
            OHM,
        )
        yield Law(
            f"{regime}-divider-{a}",
            Eq(I[a], I_bat * R[b] / (R[a] + R[b])),
            "current divider",
            here,
            COMBINE,
        )
        yield Law(
            f"{regime}-divider-{b}",
            Eq(I[b], I_bat * R[a] / (R[a] + R[b])),
            "current divider",
            here,
            COMBINE,
        )
        yield Law(
            f"{regime}-ratio",
            Eq(I[a] * R[a], I[b] * R[b]),
            "branch currents are inversely as the resistances",
            here,
            COMBINE,
        )
    for regime, lone, a, b in ((BRANCHED, 1, 2, 3), (BRANCHED_LAST, 3, 1, 2)):
        here = (regime,)
        yield Law(
            f"{regime}-pair", Eq(R_pair, R[a] + R[b]), "two resistors in series", here, COMBINE
        )
        yield Law(
            f"{regime}-resistance",
            Eq(1 / R_equiv, 1 / R[lone] + 1 / R_pair),
            "the pair in parallel with the other",
            here,
            COMBINE,
        )
        yield Law(
            f"{regime}-whole",
            Eq(R_equiv, R[lone] * (R[a] + R[b]) / (R[lone] + R[a] + R[b])),
            "the pair in parallel with the other",
            here,
            COMBINE,
        )
        yield Law(
            f"{regime}-same-voltage",
            Eq(V[lone], V_terminal),
            "one voltage across parallel branches",
            here,
            COMBINE,
        )
        yield Law(
            f"{regime}-same-current",
            Eq(I[a], I[b]),
            "one current in a series branch",
            here,
            COMBINE,
        )
        yield Law(
            f"{regime}-junction",
            Eq(I_bat, I[lone] + I[a]),
            "Kirchhoff's junction rule",
            here,
            RULES,
        )
        yield Law(
            f"{regime}-loop", Eq(V_terminal, V[a] + V[b]), "Kirchhoff's loop rule", here, RULES
        )
        yield Law(
            f"{regime}-pair-current",
            Eq(V_terminal, I[a] * R_pair),
            "Ohm's law for the series branch",
            here,
            OHM,
        )
        yield Law(
            f"{regime}-divider-{a}",
            Eq(V[a], V_terminal * R[a] / (R[a] + R[b])),
            "voltage divider",
            here,
            COMBINE,
        )
        yield Law(
            f"{regime}-divider-{b}",
            Eq(V[b], V_terminal * R[b] / (R[a] + R[b])),
            "voltage divider",
            here,
            COMBINE,
        )


COMBINATIONS_LAWS: tuple[Law, ...] = (
    *_series(),
    *_parallel(),
    *_nested(),
)
