"""Two numbers that are put equal are not equal.

What it does: works out both sides of every purely numeric equation of the trace and compares them
within the rounding of the digits that stand there. Two literals with units that differ by a power
of ten, or by the unit alone, are `unit_scale`; so is a quotient or product of two values with the
wrong prefix, a value told again in the unit that its name ends in ("KE_mJ"), and the sine of an
angle in degrees looked up as one in radians, or the question's radians written as degrees; or a
product of givens in grams or °C as they stand, whose unit is that of SI.

Why it is bad: the law is right and the number is not, and what follows uses the number.

Example: `v = √(2 × 4.02 × 3.0) = 5.91 m/s`.

Use instead: `v = √(2 × 4.02 × 3.0) = 4.91 m/s`.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from wmw.core.verdict import FieldName, Finding, Label
from wmw.verifiers.case import Case
from wmw.verifiers.claims import Claims, Named, Text
from wmw.verifiers.equations.raw_numbers import put_in_raw
from wmw.verifiers.equations.rounding import Check
from wmw.verifiers.equations.written import written
from wmw.verifiers.values.conversion_slips import (
    conversion_slips,
    renamed_slips,
    written_slips,
)
from wmw.verifiers.values.other_units import angles_in_other_units

CODE = "WMW302"
LABEL: Label = "transition"
FIELD: FieldName = "transition"


def of_itself(claims: Claims) -> Iterator[Finding]:
    """Yield a finding for every conversion that is wrong by itself."""
    yield from _slips(conversion_slips(claims))
    yield from _slips(renamed_slips(claims))
    yield from _slips(angles_in_other_units(claims))


def of_unread(claims: Claims) -> Iterator[Finding]:
    """Yield a finding for a wrong conversion, and the first line with givens put in as they stand.

    Where the question was read, equations of numbers are checked anyway.
    """
    yield from _slips(written_slips(claims))
    for line in put_in_raw(claims):
        message = f"{line.stated!r} has givens unconverted: it should be {line.expected}"
        yield Finding(
            CODE, "unit_scale", FIELD, line.place.pointer, message, line.stated, line.expected
        )
        return


def _slips(found: Iterable[tuple[Text | Named, str, str]]) -> Iterator[Finding]:
    for text, stated, expected in found:
        message = f"{stated!r} is off by a unit: it should be {expected}"
        field: FieldName = "state" if text.pointer.startswith("/state_0") else FIELD
        yield Finding(CODE, "unit_scale", field, text.pointer, message, stated, expected)


def check(case: Case) -> Iterator[Finding]:
    """Yield a finding for every numeric equation that does not add up."""
    for located in written(case).located:
        for found in located.checks:
            if found.truth != "false" or found.fault != "arithmetic":
                continue
            yield finding(found, located.pointer)


def finding(found: Check, pointer: str) -> Finding:
    """Return the finding on a failed numeric check."""
    return Finding(
        CODE,
        "unit_scale" if found.unconverted else LABEL,
        FIELD,
        pointer,
        f"{found.left} = {found.expected}, not {found.right}",
        found.right,
        found.expected,
    )
