"""A given put in with the number of another unit, found by what follows from it.

36 km/h put in as 36 m/s, 20 °C as 20 K, 45 rpm as 0.75 rad/s, 45 cm as 4.5 m, 20 min as 20 h:
where the laws give the stated results for such a number, and the number stands where it is put in,
nothing else need be wrong.
"""

from __future__ import annotations

import math
import re
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass

from wmw.core.quantity import Measurement, find_measurements
from wmw.core.units import Unit, parse_unit
from wmw.core.verdict import Finding
from wmw.core.work import spend
from wmw.verifiers.case import Case
from wmw.verifiers.claims import Text
from wmw.verifiers.supposed import explains, supposing, wrong_results

_SAME = 0.003
"""Relative difference within which a number is the one put in."""
_TENS = (10.0, 0.1, 100.0, 0.01, 1000.0, 0.001)
_ZERO_CELSIUS = 273.15
_KELVIN = parse_unit("K")
_SECOND: Unit = parse_unit("s")  # type: ignore[assignment]
_CLOCK = (3600.0, 60.0)
_NUMBER = re.compile(r"(?<![\w.])\d+(?:\.\d+)?(?![\w.]*\d)")
_LAW, _PUT_IN = "WMW301", re.compile(r"\d[.,]?\d")
"""The code of a wrong law, and a number other than the 1 and the 2 of names."""
_TEXT = 3
"""Steps of work that a text takes to be looked through for a number."""


@dataclass(frozen=True, slots=True)
class Slip:
    """A given put in wrongly: how it is stated, the number put in (SI), and where that stands."""

    stated: str
    put_in: float
    pointer: str


def slip_behind(case: Case, findings: Sequence[Finding]) -> Slip | None:
    """Return the number of another unit that explains all wrong results, if there is one."""
    results = wrong_results(case, findings)
    if not results or any(f.field == "state" and f.severity == "error" for f in findings):
        return None
    if any(f.code == _LAW and not _PUT_IN.search(f.stated or "") for f in findings):
        return None  # an equation of names alone is false whatever is put in
    for values, stated, numbers in _suppositions(case):
        pointer = _shown(case, numbers)
        if pointer is None:
            continue
        if explains(case, supposing(case, values), results, but=tuple(values)):
            return Slip(stated, next(iter(values.values())), pointer)
    return None


def _suppositions(case: Case) -> Iterator[tuple[Mapping[str, float], str, Sequence[float]]]:
    """Yield the values (SI) that givens may have been put in with by mistake, likeliest first.

    Each with what is stated, and the numbers that then stand where it is put in.
    """
    stated = _stated(case)
    bare = {name: m.value for name, m in stated.items() if not _same(m.value, m.si)}
    alike: dict[tuple[int, ...], dict[str, float]] = {}
    for name, value in bare.items():
        unit = stated[name].unit
        if unit is not None:
            alike.setdefault(unit.dimension, {})[name] = value
    for group in alike.values():
        if len(group) > 1:
            yield group, _as_written(stated, group), [*group.values()]
    for name, measured in stated.items():
        for value in dict.fromkeys(_misconverted(measured)):
            if not _same(value, measured.si):
                yield {name: value}, _as_written(stated, (name,)), [value]
    for name, measured in stated.items():
        if measured.unit is not None and measured.unit.dimension == _SECOND.dimension:
            for clock in _CLOCK:  # 20 minutes as 20 hours, where kilowatt hours are asked for
                if not _same(measured.value * clock, measured.si):
                    put_in = {name: measured.value * clock}
                    yield put_in, _as_written(stated, (name,)), [measured.value]
    for values, told in _scaled_differences(case):
        yield values, told, [*values.values()]


def _as_written(stated: Mapping[str, Measurement], names: Iterable[str]) -> str:
    written = [
        f"{stated[name].text} {unit.text if (unit := stated[name].unit) else ''}".strip()
        for name in names
    ]
    return ", ".join(dict.fromkeys(written))


def _stated(case: Case) -> dict[str, Measurement]:
    """Return what question and state 0 agree on, each with a unit, by quantity."""
    found: dict[str, Measurement] = {}
    for name, given in (*case.question.givens.items(), *case.question.altered.items()):
        if name in case.system.names and given.measurement.unit is not None:
            found[name] = given.measurement
    for bound in case.state:
        if bound.measured.unit is not None and bound.moment != "after":
            found.setdefault(bound.quantity, bound.measured)
    return found


def _misconverted(measured: Measurement) -> Iterator[float]:
    """Yield the numbers that a value may become where it is converted wrongly, or not at all."""
    unit = measured.unit
    assert unit is not None
    yield measured.value
    if unit.turns:
        yield measured.si / (2 * math.pi)
    if unit.offset:
        yield from (273.0 - measured.value, 273.0 + abs(measured.value))
    elif not math.isclose(unit.factor, 1.0):
        yield from (measured.si * ten for ten in _TENS)
        yield measured.value * measured.value / measured.si if measured.si else 0.0


def _scaled_differences(case: Case) -> Iterator[tuple[Mapping[str, float], str]]:
    """Yield differences of temperature that the zero of the Celsius scale is added to."""
    for quantity in case.family.quantities:
        unit = case.textbook_unit(quantity.name)
        if not unit.difference or _KELVIN is None or unit.dimension != _KELVIN.dimension:
            continue
        value = case.asked.get(quantity.name)
        if value is not None:
            for zero in (273.0, _ZERO_CELSIUS):
                yield {quantity.name: value + zero}, f"{value:.4g} K"


def _shown(case: Case, values: Iterable[float]) -> str | None:
    """Return the first text of the transition in which the numbers stand, that of the first one."""
    claims = case.claims
    texts = [text for text in (claims.equation, *claims.evidence, claims.derivation) if text]
    places = [next((t.pointer for t in texts if _has(t, value)), None) for value in values]
    return places[0] if places and None not in places else None


def _has(text: Text, value: float) -> bool:
    spend(_TEXT)
    mentions = find_measurements(text.text)
    told = [mention.measurement.si for mention in mentions]
    united = {mention.start for mention in mentions if mention.measurement.unit is not None}
    bare = (m for m in _NUMBER.finditer(text.text) if m.start() not in united)
    told += [float(m[0]) for m in bare]  # also the base of a power, and what a root is taken of
    return any(_same(number, value) for number in told)


def _same(a: float, b: float) -> bool:
    return abs(a - b) <= _SAME * max(abs(a), abs(b))
