"""Where a wrong answer is wrong: in its number, or in the unit that stands beside it.

An answer of "0.40" in "µs" where the trace itself has found 0.40 ms has the right number, and only
its unit is another; one of "400" in "ms" has the right unit.
"""

from __future__ import annotations

import math
from collections.abc import Iterator

from wmw.core.quantity import Measurement, read_value
from wmw.core.units import Unit
from wmw.verifiers.claims import Claims
from wmw.verifiers.own_words import alike as is_same
from wmw.verifiers.own_words import numbers_in, of_another_unit, tens_apart, tens_between

VALUE, UNIT = "/answer/value", "/answer/unit"
_SAME = 0.005


def faulty_place(claims: Claims) -> str:
    """Return where an answer that is off by its unit, or by a power of ten, is wrong.

    It is wrong in its unit where the trace has found the same value in other units alone, or the
    same number with a unit of another kind.
    """
    answer = claims.answer.measured
    if answer is None or answer.unit is None or not _stands_apart(claims):
        return VALUE
    found = [m for m in _found(claims) if m.unit is not None]
    alike = [m for m in found if m.unit and m.unit.dimension == answer.unit.dimension]
    if not alike:
        same = any(math.isclose(abs(m.value), abs(answer.value), rel_tol=_SAME) for m in found)
        return UNIT if same else VALUE
    if any(of_another_unit(m, answer) for m in alike) and not any(
        is_same(m, answer) for m in alike
    ):
        return UNIT
    shifts = [
        tens
        for m in alike
        if m.unit and not math.isclose(m.unit.factor, answer.unit.factor)
        if (tens := tens_between(answer, m)) is not None
    ]
    own_unit = any(
        m.unit and math.isclose(m.unit.factor, answer.unit.factor) and tens_apart(m, answer)
        for m in alike
    )
    return UNIT if not own_unit and any(_is_prefix(answer.unit, tens) for tens in shifts) else VALUE


def is_in_another_unit(claims: Claims) -> bool:
    """Tell whether the trace has found the number of the answer, and with another unit alone."""
    answer = claims.answer.measured
    if answer is None or claims.answer.letter is not None:
        return False
    found = [m for m in _found(claims) if m.unit is not None]
    return any(of_another_unit(m, answer) for m in found) and not any(
        is_same(m, answer) for m in found
    )


def _stands_apart(claims: Claims) -> bool:
    """Tell whether the unit stands beside the value, and not within it as well."""
    answer = claims.answer
    if not isinstance(answer.unit, str):
        return False
    own = read_value(answer.raw)
    return isinstance(own, Measurement) and own.unit is None


def _is_prefix(unit: Unit, tens: int) -> bool:
    """Tell whether a unit that is some powers of ten larger is one of the usual, too."""
    power = round(math.log10(unit.factor), 6) + tens
    return power % 3 == 0 or power in (-1, -2)


def _found(claims: Claims) -> Iterator[Measurement]:
    """Yield the values that the trace has found: in state 1 and in the derivation."""
    yield from (claim.measured for claim in claims.results if claim.measured is not None)
    yield from numbers_in(claims.change)
    yield from numbers_in(claims.derivation)
