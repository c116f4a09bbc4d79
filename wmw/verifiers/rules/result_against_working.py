"""A new value of state 1 is not the one that the working finds and the answer gives.

What it does: compares each new variable with the last value that the working has for its name, or
the only new variable with the last value of its kind, where the answer gives that value, too.

Why it is bad: state 1 does not follow from the transition.

Example: the derivation ends in `I_2 = 90 mA`, as the answer does, and state 1 has `"I_2": "10 mA"`.

Use instead: `"I_2": "90 mA"`.
"""

from __future__ import annotations

import re
from collections.abc import Iterator

from wmw.core.equation import canonical_name
from wmw.core.quantity import Measurement, find_measurements
from wmw.core.verdict import FieldName, Finding, Label
from wmw.verifiers.claims import Claims, Named
from wmw.verifiers.own_words import alike, answered, numbers_in, tens_apart

CODE = "WMW317"
LABEL: Label = "intervention"
FIELD: FieldName = "transition"

_LINE = re.compile(r"[\n;]|(?<!\d)[.,](?=\s)|,(?=\s)")
_LEFT = re.compile(r"^[\s$({]*(?P<name>\\?[^\W\d]\w*(?:_\{?\w+\}?)?'*)\s*(?:=|≈|\\approx)")
_PAST = re.compile(r"initial|before|old|start|_i$|_?0$|first", re.I)


def of_unread(claims: Claims) -> Iterator[Finding]:
    """Yield a finding where one new value is not what working and answer agree on."""
    value = answered(claims)
    if value is None or value.unit is None or claims.derivation is None or not value.si:
        return
    wrong = [c for c in claims.results if _is_wrong(claims, c, value)]
    # What state 0 has in its place is exchanged with it, which is another fault.
    if len(wrong) != 1 or any(_is_answer(c, value) for c in (*claims.results, *claims.variables)):
        return
    [claim] = wrong
    slipped = claim.measured is not None and tens_apart(claim.measured, value)
    unit = value.unit.text
    yield Finding(
        CODE,
        "unit_scale" if slipped else LABEL,
        FIELD,
        claim.pointer,
        f"the working finds {value.text} {unit}, as the answer says; state 1 has {claim.raw}",
        str(claim.raw),
        f"{value.text} {unit}",
    )


def _is_answer(claim: Named, value: Measurement) -> bool:
    return claim.measured is not None and alike(claim.measured, value)


def _is_wrong(claims: Claims, claim: Named, value: Measurement) -> bool:
    """Tell whether the working has the answer's value for a name, and state 1 another one."""
    mine = claim.measured
    if mine is None or mine.unit is None or value.unit is None or _PAST.search(claim.name):
        return False
    if mine.unit.dimension != value.unit.dimension or alike(mine, value):
        return False
    found = _found(claims, claim.name)
    if found is None and len(claims.results) == 1 and tens_apart(mine, value):
        derived = numbers_in(claims.derivation)
        found = derived[-1] if derived else None
    return found is not None and found.unit is not None and alike(found, value)


def _found(claims: Claims, name: str) -> Measurement | None:
    """Return the value at the end of the last line of the working that begins with a name."""
    last: Measurement | None = None
    for line in _LINE.split(claims.derivation.text if claims.derivation is not None else ""):
        match = _LEFT.match(line)
        if match is not None and canonical_name(match["name"]) == canonical_name(name):
            numbers = find_measurements(line[match.end() :])
            last = numbers[-1].measurement if numbers else None
    return last
