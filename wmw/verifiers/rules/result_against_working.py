"""A new value of state 1 is not the one that the working finds and the answer gives.

What it does: compares each new variable with the last value that the working has for its name, or
the only new variable with the last value of its kind, where the answer gives that value, too; and
with the one step of the working that is about it, where the new value stands nowhere else. Where
there is no working, a value that the answer repeats is compared with what the trace's own equation
gives with the values of state 0; and its ratio to the old value of its name must not be the inverse
of the one that this equation gives.

Why it is bad: state 1 does not follow from the transition.

Example: the derivation ends in `I_2 = 90 mA`, as the answer does, and state 1 has `"I_2": "10 mA"`.

Use instead: `"I_2": "90 mA"`.
"""

from __future__ import annotations

import math
import re
from collections.abc import Iterator
from dataclasses import replace

from wmw.core.equation import canonical_name
from wmw.core.quantity import Measurement, find_measurements
from wmw.core.verdict import FieldName, Finding, Label
from wmw.verifiers.claims import Claims, Named
from wmw.verifiers.equations.by_own_equation import other_than_by_equation
from wmw.verifiers.equations.turned_over import turned_over
from wmw.verifiers.equations.worked_otherwise import worked_otherwise
from wmw.verifiers.own_words import (
    alike,
    answered,
    is_among,
    numbers_in,
    of_another_unit,
    tens_apart,
)

CODE = "WMW317"
LABEL: Label = "intervention"
FIELD: FieldName = "transition"

_LINE = re.compile(r"[\n;]|(?<!\d)[.,](?=\s)|,(?=\s)")
_LEFT = re.compile(r"^[\s$({]*(?P<name>\\?[^\W\d]\w*(?:_\{?\w+\}?)?'*)\s*(?:=|≈|\\approx)")
_SAME = 0.02
_PAST = re.compile(r"initial|before|old|start|_i$|_?0$|first", re.I)


def _by_step(claims: Claims) -> Iterator[Finding]:
    """Yield a finding for each new value that the working has otherwise under the same name."""
    for claim, step in worked_otherwise(claims):
        found = step.result
        mine, change = claim.measured, claims.change
        slipped = mine is not None and (tens_apart(mine, found) or of_another_unit(mine, found))
        message = f"the working finds {step.said} for {claim.name}; state 1 has {claim.raw}"
        places = [claim.pointer]
        if change is not None and mine is not None and is_among(mine, numbers_in(change)):
            places.append(change.pointer)
        for place in places:
            yield Finding(
                CODE,
                "unit_scale" if slipped else LABEL,
                FIELD,
                place,
                message,
                str(claim.raw),
                step.said,
            )


def of_unread(claims: Claims) -> Iterator[Finding]:
    """Yield a finding where one new value is not what working and answer agree on."""
    if by_step := tuple(_by_step(claims)):
        yield from by_step
        return
    value = answered(claims)
    if (other := other_than_by_equation(claims)) is not None:
        yield from _not_by_equation(claims, *other)
    elif (other := turned_over(claims)) is not None:
        found = _not_by_equation(claims, *other)
        yield from (replace(finding, label=LABEL) for finding in found)
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


def _not_by_equation(
    claims: Claims, claim: Named, expected: float, equation: str
) -> Iterator[Finding]:
    """Yield a finding for a value that the trace's own equation does not give, wherever it is."""
    mine, change = claim.measured, claims.change
    ratio = abs(expected / mine.si) if mine is not None and mine.si else 0.0
    tens = round(math.log10(ratio)) if ratio else 0
    label: Label = "unit_scale" if tens and abs(ratio / 10.0**tens - 1) < _SAME else LABEL
    message = f"the trace's own {equation!r} gives {expected:.3g} in SI; state 1 has {claim.raw}"
    places = [claim.pointer]
    if change is not None and mine is not None and is_among(mine, numbers_in(change)):
        places.append(change.pointer)
    for place in places:
        yield Finding(CODE, label, FIELD, place, message, str(claim.raw), f"{expected:.4g}")


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
