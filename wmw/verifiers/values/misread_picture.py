"""A value that state 0 read wrongly off the picture, told by all the rest of the trace.

Where the question gives no number, nothing but state 0 says what the picture shows. If one value of
it, put right, leaves nothing in the trace wrong, the trace has used the right value all along: its
working has it, or its results give it, by a slip that people make. So it is with two values that
have changed places.
"""

from __future__ import annotations

import copy
import re
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import replace
from itertools import combinations
from typing import Any

from wmw.core.quantity import Measurement, find_measurements, number_text
from wmw.core.units import from_si
from wmw.core.verdict import Finding, Label
from wmw.core.work import OverBudgetError, budget
from wmw.verifiers.binding.bound import Bound
from wmw.verifiers.case import Case
from wmw.verifiers.claims import collect
from wmw.verifiers.confusions import taken_for
from wmw.verifiers.judged import Judged, looks_away
from wmw.verifiers.own_words import alike, is_among, tens_apart, texts_of
from wmw.verifiers.selection import best_reading
from wmw.verifiers.supposed import explains, supposing, wrong_results
from wmw.verifiers.values.misquoted import is_misread

_CODE, _LAW = "WMW201", "WMW301"
_STEPS = 30_000
"""Steps of work for readings of the trace with other values in state 0, beside all other work."""
_PUT_IN = re.compile(r"\d[.,]?\d")
"""A number put into an equation, other than the 1 and the 2 of its names."""
_MOST = 3
"""How many of these are read anew."""
_FORCES, _RELATIONS = "WMW21", "WMW22"
_LABEL: Label = "state"
Amended = Mapping[str, str]
"""New numerals of state 0, by quantity, in the unit in which the old ones are written."""


def misread_off_picture(
    record: Mapping[str, Any], judged: Judged
) -> tuple[Judged, tuple[Finding, ...]] | None:
    """Return the reading with state 0 put right, and what was wrong there.

    None where no single slip of reading explains all that is wrong.
    """
    case, errors = judged.case, [f for f in judged.findings if f.severity == "error"]
    if case.gold or not case.question.numberless or not errors:
        return None
    if all(f.code.startswith((_RELATIONS, "WMW4", "WMW5")) for f in errors):
        return None
    if any(f.code == _LAW and not _PUT_IN.search(f.stated or "") for f in errors):
        return None  # an equation of names alone is false whatever the values are
    try:
        with budget(_STEPS):
            return _amended(record, judged, errors)
    except OverBudgetError:
        return None


def _amended(
    record: Mapping[str, Any], judged: Judged, errors: Sequence[Finding]
) -> tuple[Judged, tuple[Finding, ...]] | None:
    case = judged.case
    read: dict[str, list[Bound]] = {}
    for bound in case.state:
        if bound.measured.text and case.family.quantity(bound.quantity).grid is not None:
            read.setdefault(bound.quantity, []).append(bound)
    results = wrong_results(case, errors)
    left = _MOST
    for amended, label in _slips(case, read, results):
        values = {
            name: case.ours(name, _in_si(read[name][0].measured, text))
            for name, text in amended.items()
        }
        if results and not explains(case, supposing(case, values), results):
            continue
        other = best_reading(collect(_with(record, read, amended)), case.family.name, None)
        if other is not None and _is_sound(other) and not looks_away(other, judged):
            return other, tuple(_findings(read, amended, label))
        left -= 1
        if not left:
            return None
    return None


def _is_sound(judged: Judged) -> bool:
    errors = any(f.severity == "error" for f in judged.findings)
    return judged.explains and "transition" in judged.case.decided and not errors


# -- what may have been read ------------------------------------------------------------------


def _slips(
    case: Case, read: Mapping[str, list[Bound]], results: Sequence[tuple[str, Measurement]]
) -> Iterator[tuple[Amended, Label]]:
    """Yield the slips of reading that there may have been, each with what fault it is."""
    stated = {name: bounds[0].measured for name, bounds in read.items()}
    for (one, mine), (other, theirs) in combinations(stated.items(), 2):
        label = taken_for(case, one, mine, {other: case.ours(other, mine.si)})
        if label is not None and mine.unit == theirs.unit and not alike(mine, theirs):
            yield {one: theirs.text, other: mine.text}, label
    worked_with = tuple(_worked_with(case))
    for name, mine in stated.items():
        others = [measured for other, measured in stated.items() if other != name]
        known = {other: case.ours(other, m.si) for other, m in stated.items() if other != name}
        kin = taken_for(case, name, mine, known) or _LABEL
        used = dict.fromkeys(t for number in worked_with for t in _in_its_unit(mine, number))
        if any(alike(mine, replace(mine, **_read(mine, text))) for text in used):
            continue  # the working has what state 0 says
        for text in dict.fromkeys((*used, *_backwards(case, name, mine, known, results))):
            right = replace(mine, **_read(mine, text))
            if alike(right, mine) or is_among(right, others):
                continue
            slipped = tens_apart(mine, right)
            like = len(mine.text) > 1 and is_misread(mine, right)
            like = like and not _may_be_slips(case, results)
            if text in used or slipped or like or any(mine.text == m.text for m in others):
                yield {name: text}, "unit_scale" if slipped else kin


def _worked_with(case: Case) -> Iterator[Measurement]:
    """Yield the numbers of the working and of what is said before it."""
    for text in (*texts_of(case.claims), *case.claims.assumptions):
        if text is not case.claims.change:
            yield from (mention.measurement for mention in find_measurements(text.text))


def _in_its_unit(mine: Measurement, number: Measurement) -> Iterator[str]:
    """Yield the numerals that a number has where it is one of the unit of a stated value."""
    digits = _digits(number.text)
    if number.value <= 0:
        return
    if number.unit is None:
        yield number_text(number.value, digits)
        if mine.unit is not None and mine.unit.factor != 1.0:  # put in in SI
            yield number_text(from_si(number.value, mine.unit), digits)
    elif mine.unit is not None and number.unit.dimension == mine.unit.dimension:
        yield number_text(from_si(number.si, mine.unit), digits)


def _backwards(
    case: Case,
    name: str,
    mine: Measurement,
    known: Mapping[str, float],
    results: Sequence[tuple[str, Measurement]],
) -> Iterator[str]:
    """Yield what a value must be for the laws to give a wrong result as it is stated."""
    unit = mine.unit if mine.unit is not None else case.textbook_unit(name)
    for quantity, measured in results:
        knowns = {**case.constants, **known, quantity: case.ours(quantity, measured.si)}
        world = case.system.solve(knowns).world
        if name not in world:
            continue
        value = from_si(case.theirs(name, world[name]), unit)
        if value > 0:
            yield from (number_text(value, digits) for digits in range(1, _digits(mine.text) + 2))


def _may_be_slips(case: Case, results: Sequence[tuple[str, Measurement]]) -> bool:
    """Tell whether a wrong result has the digits of the right one but for one or two.

    Then it may be a slip itself.
    """
    for quantity, measured in results:
        right = case.own.get(quantity)
        if right is None or measured.unit is None:
            continue
        value = abs(from_si(case.theirs(quantity, right), measured.unit))
        expected = replace(measured, **_read(measured, number_text(value, _digits(measured.text))))
        if is_misread(measured, expected):
            return True
    return False


def _digits(text: str) -> int:
    mantissa = re.split(r"[eE×x·*]", text, maxsplit=1)[0]
    return max(len(re.sub(r"\D", "", mantissa).lstrip("0")), 2)


def _read(mine: Measurement, text: str) -> dict[str, Any]:
    """Return the fields of a measurement that another numeral in the same unit has."""
    return {"text": text, "value": float(text), "si": _in_si(mine, text)}


def _in_si(mine: Measurement, text: str) -> float:
    return float(text) * mine.si / mine.value if mine.value else float(text)


# -- state 0 put right ------------------------------------------------------------------------


def _with(
    record: Mapping[str, Any], read: Mapping[str, list[Bound]], amended: Amended
) -> dict[str, Any]:
    """Return a copy of a record with other numerals in state 0."""
    changed = copy.deepcopy(dict(record))
    for name, text in amended.items():
        for bound in read[name]:
            *path, last = (
                token.replace("~1", "/").replace("~0", "~")
                for token in bound.claim.pointer.split("/")[1:]
            )
            at: Any = changed
            for token in path:
                at = at[int(token)] if isinstance(at, list) else at[token]
            raw = bound.claim.raw
            written = raw.replace(bound.measured.text, text, 1) if isinstance(raw, str) else text
            at[last] = written
    return changed


def _findings(read: Mapping[str, list[Bound]], amended: Amended, label: Label) -> Iterator[Finding]:
    for name, text in amended.items():
        for bound in read[name]:
            unit = bound.measured.unit
            right = f"{text} {unit.text}".strip() if unit is not None else text
            yield Finding(
                _CODE,
                label,
                "state",
                bound.claim.pointer,
                f"all the rest of the trace has {bound.claim.name} = {right}; "
                f"state 0 has {bound.claim.raw}",
                str(bound.claim.raw),
                right,
            )
