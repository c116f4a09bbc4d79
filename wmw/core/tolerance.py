"""When a stated number agrees with a recomputed one.

The slack of a stated value v with half-unit h of its last digit is, in SI units,

    min(h + min(1%, 2 r) |v|, 5% |v|)

where r is the largest relative half-unit of the intermediate values that were stated on the way
(none stated: r = 0). A reader who rounds to the digits shown, and who goes on from values rounded
to the digits shown, stays within it; a one-digit value does not get half of itself for free.
"""

import math
from collections.abc import Iterable
from dataclasses import replace
from enum import StrEnum
from typing import Final

from .quantity import Measurement

MAX_RELATIVE: Final = 0.05
MAX_CARRIED: Final = 0.01
MAX_FILLED: Final = 0.005
MAX_ROUGH: Final = 0.02
# Differences that are those of floating-point arithmetic, not of the trace.
_FLOAT_NOISE: Final = 1e-9
# A bare "0" says that nothing is there: of its last digit only the noise is forgiven.
_ZERO_NOISE: Final = 1e-6
_MOST_POWERS: Final = 15


class Agreement(StrEnum):
    """How a stated value stands to the expected one."""

    EQUAL = "equal"
    ROUNDING = "rounding"
    DIFFERENT = "different"


def slack(stated: Measurement, intermediates: Iterable[Measurement] = ()) -> float:
    """How far from `stated` the true value may lie, in SI units; never negative.

    On a scale with its own zero (°C, °F) the carried 1% is of the number as written, not of the
    kelvins. A stated zero has no relative slack: "0.00" leaves half a unit of its last digit, "0"
    only float noise.
    """
    size = abs(stated.si)
    if not size:
        return stated.half_unit * (1.0 if "." in stated.text else _ZERO_NOISE)
    carried = min(MAX_CARRIED, 2 * max(map(relative_half_unit, intermediates), default=0.0))
    unit = stated.unit
    written = abs(stated.value) * unit.factor if unit and unit.offset else size
    return min(stated.half_unit + carried * written, MAX_RELATIVE * size)


def worked_out_slack(stated: Measurement, intermediates: Iterable[Measurement] = ()) -> float:
    """How far from a stated result the true value may lie, in SI units.

    Beyond `slack`, zeros that end a whole number may only fill it up: a result of 1946 is 1950 to
    three digits. They leave half a unit of the last other digit, at most 0.5% of the number.
    """
    allowed = max(slack(stated, intermediates), _filled(stated, MAX_FILLED))
    return allowed * (1 + _FLOAT_NOISE)  # 9.375 rounds to 9.38


def as_rough(stated: Measurement) -> Measurement:
    """Return a value told as a rough one: the zeros that end "about 400" may be rounded digits.

    They leave half a unit of the last other digit, at most 2% of the number.
    """
    return replace(stated, half_unit=max(stated.half_unit, _filled(stated, MAX_ROUGH)))


def _filled(stated: Measurement, most: float) -> float:
    """Half a unit (SI) of the last digit that no zero fills up; `most` is its largest share."""
    digits = stated.text
    zeros = len(digits) - len(digits.rstrip("0"))
    if not zeros or not digits.isdecimal():
        return 0.0
    return min(10.0**zeros * stated.half_unit, most * abs(stated.si))


def relative_half_unit(stated: Measurement) -> float:
    """Half a unit of the last stated digit, relative to the value; 0 for a stated zero."""
    return stated.half_unit / abs(stated.si) if stated.si else 0.0


def agrees(
    stated: Measurement,
    expected_si: float,
    intermediates: Iterable[Measurement] = (),
    *,
    input_relative: float = 0.0,
) -> Agreement:
    """Hold a stated value against `expected_si`, in SI units.

    EQUAL within the slack; ROUNDING beyond it but within what the rounding of the inputs can do to
    the expected value, `input_relative` of it; DIFFERENT otherwise, and always where the expected
    value is not finite.
    """
    if not math.isfinite(expected_si):
        return Agreement.DIFFERENT
    distance = abs(stated.si - expected_si)
    allowed = slack(stated, intermediates)
    noise = _FLOAT_NOISE * (allowed + abs(stated.si))
    if distance <= allowed + noise:
        return Agreement.EQUAL
    if distance <= allowed + noise + input_relative * abs(expected_si):
        return Agreement.ROUNDING
    return Agreement.DIFFERENT


def power_of_ten_apart(
    stated: Measurement, expected_si: float, intermediates: Iterable[Measurement] = ()
) -> int | None:
    """The n ≠ 0 with which `stated` is the expected value times 10ⁿ, within the slack; else None.

    Values of opposite sign, zeros and powers beyond 15 have none. On a scale with its own zero the
    numbers on that scale are compared (4000 °C for 40 °C).
    """
    unit = stated.unit
    zero = stated.si - stated.value * unit.factor if unit and unit.offset else 0.0
    mine, theirs = stated.si - zero, expected_si - zero
    if not math.isfinite(theirs) or mine * theirs <= 0:
        return None
    power = round(math.log10(abs(mine)) - math.log10(abs(theirs)))
    if not power or abs(power) > _MOST_POWERS:
        return None
    expected = zero + theirs * 10.0**power
    equal = agrees(stated, expected, intermediates) is Agreement.EQUAL
    return power if equal else None
