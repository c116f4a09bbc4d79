"""A value that no body can have.

What it does: finds a negative mass, a speed beyond that of light and a temperature below absolute
zero among variables, attributes and new variables, whatever the family. Names that speak of a
change or of another sort of speed (of a phase, of approach) are left alone, and so is what the
question itself says.

Why it is bad: nothing like it exists, so a sign, a unit or a power of ten is wrong.

Example: `"ballast_mass": "-2.0 kg"`.

Use instead: `"ballast_mass": "2.0 kg"`.
"""

from __future__ import annotations

import re
from collections.abc import Iterator

from wmw.core.quantity import Measurement, find_measurements
from wmw.core.units import parse_unit
from wmw.core.verdict import FieldName, Finding, Label
from wmw.verifiers.case import Case
from wmw.verifiers.vocabulary.lexicon import plain

CODE = "WMW204"
LABEL: Label = "state"
FIELD: FieldName = "state"

_LIGHT = 299_792_458.0
_BEYOND = 1.002
"""3.00 × 10⁸ m/s is the speed of light to three digits."""
_OTHER = frozenset(
    ["delta", "change", "changes", "difference", "loss", "lost", "gain", "drop", "rise", "defect",
     "excess", "relative", "phase", "group", "closing", "approach", "spot", "pattern", "d", "δ"]
)  # fmt: skip
"""Words of what may have any sign, or any speed: differences, and speeds of no body."""
_DELTA = re.compile(r"[Δ∆δ]")


def check(case: Case) -> Iterator[Finding]:
    """Yield a finding for every value of state 0 or state 1 beyond what can be."""
    told = {m.measurement.si for m in find_measurements(case.claims.question)}
    for claim, _ in (*case.terms.given, *case.terms.new):
        measured = claim.measured
        if measured is None or measured.si in told:
            continue
        words = set(plain(claim.name).split())
        bound = _broken(measured, words) if not _DELTA.search(claim.name) else None
        if bound is None or words & _OTHER:
            continue
        after = claim.pointer.startswith("/state_1")
        yield Finding(
            CODE,
            "intervention" if after else LABEL,
            "transition" if after else FIELD,
            claim.pointer,
            f"{claim.name} is {claim.raw}; {bound}",
            str(claim.raw),
            bound,
        )


def _broken(measured: Measurement, words: set[str]) -> str | None:
    """Return the bound that a value breaks, in words; None where it keeps them."""
    unit = measured.unit
    if unit is None:
        return None
    if unit.dimension == _dimension("kg") and measured.si < 0 and words & {"mass", "m"}:
        return "a mass is not negative"
    if unit.dimension == _dimension("m/s") and abs(measured.si) > _BEYOND * _LIGHT:
        return "nothing moves faster than light" if words & {"speed", "velocity", "v"} else None
    kelvin = unit.dimension == _dimension("K") and not unit.difference
    if kelvin and measured.si < 0 and words & {"temperature", "temp", "t"}:
        return "no temperature is below absolute zero"
    return None


def _dimension(text: str) -> tuple[int, ...]:
    unit = parse_unit(text)
    assert unit is not None
    return unit.dimension
