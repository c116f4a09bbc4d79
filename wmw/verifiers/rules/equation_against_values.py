"""The trace's equation does not give the value that the trace has for it.

What it does: puts the trace's own values, with their units, into its own equation, one that holds
a new value which working and answer have as well. Where the two sides have other units, or are
not equal, the equation is not the one that was worked with. So it is where it does not give what a
step of the working finds that puts in all of its values; where only a slip of units keeps the two
apart, or the earlier and the later of two values have changed places in state 0, it is that.

Why it is bad: the law that is stated is not the one that is used.

Example: `E = L Δt/ΔI` with `"L": "0.50 H"`, `"ΔI": "3.0 A"`, `"Δt": "15 ms"` and `"E": "100 V"`.

Use instead: `E = L ΔI/Δt`
"""

from __future__ import annotations

import math
import re
from collections.abc import Collection, Iterator, Mapping

from wmw.core.equation import Statement, canonical_name, free_symbols
from wmw.core.quantity import Measurement, Mention, find_measurements
from wmw.core.units import parse_unit
from wmw.core.verdict import FieldName, Finding, Label
from wmw.core.work import spend
from wmw.verifiers.claims import Claims
from wmw.verifiers.equations.against_working import Disagreement, against_working
from wmw.verifiers.equations.own_values import compared, own_statements, own_values
from wmw.verifiers.equations.raw_numbers import put_in_raw
from wmw.verifiers.moments.exchanged_by_working import is_changed
from wmw.verifiers.own_words import alike, answered, numbers_in
from wmw.verifiers.questions.options import split_options

CODE = "WMW307"
LABEL: Label = "transition"
FIELD: FieldName = "transition"

_NEAR, _EXACT = 0.03, 0.002
_MOST = 12
_UNIT_IS = re.compile(r"(?:\(|\b1 )(?P<unit>[^\W\d_]\S{0,11}) = ?\Z")
_IS = re.compile(r" ?= ?\d")
_LEAD = 20
_LOOK = 4
"""Steps of work that a number of working or question takes."""
_BETWEEN_UNITS = (3.6, 36.0, 60.0, 3600.0, 6.0)
"""Factors between units of one kind: km/h and m/s, minutes and seconds."""


def of_unread(claims: Claims) -> Iterator[Finding]:
    """Yield a finding where an equation does not hold with the values that the trace has."""
    if claims.equation is None or claims.derivation is None:
        return
    values = own_values(claims)
    for statement in own_statements(claims, claims.equation.text)[:_MOST]:
        if len(statement.sides) != 2 or statement.relations != ("=",) or statement.alternatives:
            continue
        wrong = _wrong(claims, statement, values)
        if wrong is not None:
            slipped, told = wrong
            pointer = claims.derivation.pointer if slipped else claims.equation.pointer
            if slipped and any(line.place.pointer == pointer for line in put_in_raw(claims)):
                continue  # the line that has the values unconverted is told by itself
            message = f"the trace's own {statement.text!r} does not hold with its values: {told}"
            label: Label = "unit_scale" if slipped else LABEL
            yield Finding(CODE, label, FIELD, pointer, message, statement.text, None)
            return
    wrong_by_working = against_working(claims)
    if wrong_by_working is not None:
        yield _by_working(claims, wrong_by_working)


def _by_working(claims: Claims, wrong: Disagreement) -> Finding:
    """Return the finding on an equation that the working does not bear out, at what is at fault."""
    message = f"the trace's own {wrong.text!r} is not what it works with: {wrong.told}"
    place, field, label = claims.equation, FIELD, LABEL
    if wrong.exchanged is not None:
        early, late = wrong.exchanged
        label = "temporal" if is_changed(claims.question) else "state"
        message = f"{early.name} is {late.raw} by the question and the working, not {early.raw}"
        return Finding(CODE, label, "state", early.pointer, message, str(early.raw), str(late.raw))
    if wrong.of_units:
        place, label = claims.derivation, "unit_scale"
    assert place is not None
    return Finding(CODE, label, field, place.pointer, message, wrong.text, None)


def _wrong(
    claims: Claims, statement: Statement, values: Mapping[str, Measurement]
) -> tuple[bool, str] | None:
    """Return whether two sides are apart by units, and how; None where they agree or stay open."""
    left, right = statement.sides
    sides = compared(left, right, values)
    if sides is None or sides.how == "holds":
        return None
    used = sorted(free_symbols(left) | free_symbols(right))
    if not any(_is_concluded(claims, name, values[name]) for name in used):
        return None
    if sides.how == "units":
        return False, "the two sides have other units"
    if _may_be_others(claims, [values[name] for name in used]):
        return None
    told = f"{sides.left:.3g} against {sides.right:.3g} in SI"
    return _is_of_units(sides.left / sides.right), told


def _is_concluded(claims: Claims, name: str, value: Measurement) -> bool:
    """Tell whether a name is that of a new value that working and answer have as well."""
    if name not in {canonical_name(claim.name) for claim in claims.results}:
        return False
    answer, worked = answered(claims), numbers_in(claims.derivation)
    spend(_LOOK * len(worked))
    return answer is not None and alike(answer, value) and any(alike(n, value) for n in worked)


def _may_be_others(claims: Claims, used: Collection[Measurement]) -> bool:
    """Tell whether the question has another number of the kind of one that is used.

    "A cart at 7.8 m/s ... if it moved at 2.0 m/s instead": the equation is about the other one.
    """
    stem, _ = split_options(claims.question)
    told = [m.measurement for m in find_measurements(stem) if not _is_a_units(stem, m)]
    kinds = {value.unit.dimension if value.unit is not None else None for value in used}
    spend(_LOOK * len(told))
    return any(
        (number.unit.dimension if number.unit is not None else None) in kinds
        and not any(abs(number.si - value.si) <= _EXACT * abs(value.si) for value in used)
        for number in told
    )


def _is_a_units(stem: str, told: Mention) -> bool:
    """Tell whether a number says what a unit is: "in dioptres (D = 1/m)", "1 kWh = 3.6 MJ"."""
    if told.measurement.value == 1 and _IS.match(stem, told.end):
        return True
    named = _UNIT_IS.search(stem[max(0, told.start - _LEAD) : told.start])
    unit = parse_unit(named["unit"]) if named is not None else None
    mine = told.measurement.unit
    return unit is not None and mine is not None and unit.dimension == mine.dimension


def _is_of_units(ratio: float) -> bool:
    """Tell whether values are apart by a factor between two units: 1000, 3.6, 60."""
    factor = max(abs(ratio), 1 / abs(ratio)) if ratio else 0.0
    if factor < 1:
        return False
    tens = 10 ** round(math.log10(factor))
    return any(
        abs(factor - other) <= _NEAR * other for other in (tens, *_BETWEEN_UNITS) if other > 1
    )
