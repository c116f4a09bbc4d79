"""Numbers of a question that its words leave open, placed where the trace places them.

Words beside a number do not always tell what it is ("travels 7.0 m through the air"). The trace
says it by a name. Such a reading is a last resort: it may make a trace valid that holds in every
other respect, and never makes one invalid.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import TYPE_CHECKING

from wmw.core.patterns import compiled
from wmw.core.quantity import Measurement, find_measurements
from wmw.core.system import unit_of
from wmw.core.tolerance import Agreement, agrees
from wmw.verifiers.questions.question import Given, Question

if TYPE_CHECKING:
    from wmw.verifiers.case import Case

_COUNTS = frozenset({"turn", "turns"})
"""Units of what is only counted, which a bare number may be."""


def unplaced(question: Question) -> Iterator[Measurement]:
    """Yield the numbers of a question that have no place and do not repeat one that has."""
    for told in question.loose:
        if not any(_same(given.measurement, told) for given in question.givens.values()):
            yield told


def placed_by_trace(case: Case) -> dict[str, Given] | None:
    """Return the question's givens, those that are not firm where state 0 has them.

    None where some number with a unit has no place: state 0 then leaves it out or misstates it,
    or its words have told that it belongs to something that the regime does not know.
    """
    # A number left over may be what another of its kind was taken for.
    unsure = {m.unit.dimension for m in unplaced(case.question) if m.unit is not None}
    firm = {
        name: given
        for name, given in case.question.givens.items()
        if (given.firm or given.with_state)
        and not (given.measurement.unit and given.measurement.unit.dimension in unsure)
    }
    if not firm.keys() <= case.system.names:
        return None
    open_ones = [g.measurement for n, g in case.question.givens.items() if n not in firm]
    placed = dict(firm)
    for measured in (*open_ones, *case.question.loose):
        marked = is_a_mark(case, measured)
        name = next(
            (
                q
                for q in _places(case, measured)
                if q not in placed and not (marked and is_an_arm(case, q))
            ),
            None,
        )
        if name is None and measured.unit is not None:
            return None
        reading = measured.read_in(unit_of(case.family.quantity(name))) if name else None
        if name is not None and reading is not None:
            placed[name] = Given(name, reading, False)
    return None if _crossed(case, placed) else placed


def _crossed(case: Case, placed: dict[str, Given]) -> bool:
    """Tell whether of two like pairs that are told one after the other each has a half elsewhere.

    "0.30 kg of water at 80 °C is mixed with 0.20 kg at 20 °C": the one mass is not with the other
    temperature, wherever the trace has it.
    """
    found = [mention.measurement for mention in find_measurements(case.claims.question)]
    names = [next((n for n, g in placed.items() if _same(g.measurement, m)), "") for m in found]
    of = [name.partition("_")[2] for name in names]
    kinds = [m.unit.dimension if m.unit is not None else None for m in found]
    return any(
        kinds[i] == kinds[i + 2] != kinds[i + 1] == kinds[i + 3]
        and None not in kinds[i : i + 2]
        and of[i] == of[i + 3] != of[i + 1] == of[i + 2]
        and "" not in of[i : i + 2]
        for i in range(len(found) - 3)
    )


def is_a_mark(case: Case, measured: Measurement) -> bool:
    """Tell whether the question calls a number the mark of a scale: "the 20 cm mark"."""
    if measured.unit is None:
        return False
    told = rf"(?<![\d.]){re.escape(measured.text)}[ -]?{re.escape(measured.unit.text)}[ -]mark\b"
    return compiled(told).search(case.claims.question) is not None


def is_an_arm(case: Case, name: str) -> bool:
    """Tell whether a quantity is the distance of a body from somewhere, and no mark."""
    quantity = case.family.quantity(name)
    words = (quantity.meaning, *quantity.aliases, *quantity.cues)
    return quantity.body is not None and not any("mark" in word for word in words)


def _places(case: Case, measured: Measurement) -> Iterator[str]:
    """Yield what state 0 says a number to be, plain meanings first."""
    doubtful: list[str] = []
    for claim, meaning in case.terms.given:
        if claim.measured is None or not _same(claim.measured, measured):
            continue
        names = case.meanings(claim, meaning)
        if claim.measured.unit is None:  # only the name tells its kind
            names = tuple(q for q in names if measured.read_in(unit_of(case.family.quantity(q))))
        if len(names) == 1:
            yield names[0]
        doubtful += names
    yield from doubtful


def _same(stated: Measurement, told: Measurement) -> bool:
    if stated.unit is None:
        return stated.value == told.value  # in the question's unit
    if told.unit is None:
        return stated.value == told.value and stated.unit.text in _COUNTS  # "1150 turns"
    reading = stated.read_in(told.unit)
    return reading is not None and agrees(reading, told.si) is Agreement.EQUAL
