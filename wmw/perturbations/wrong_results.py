"""Results gone wrong: the law is right, its outcome is not."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from typing import Any

from wmw.core.pair import Certificate
from wmw.generators.numbers import in_unit, number, si_of, significant, with_unit
from wmw.generators.situation import Situation
from wmw.perturbations.edit import Manner
from wmw.perturbations.gold import FOLLOWING, REPORTED, Gold, has_answer, is_plausible, with_results
from wmw.perturbations.numerals import (
    APART,
    SLACK,
    Slip,
    exchanged_digits,
    misread_digits,
    reads_alike,
    residual_of,
    value_certificate,
)
from wmw.perturbations.pointers import AFTER, WORKING, changed, restated
from wmw.perturbations.recomputing import recomputed

SLIPS: tuple[Slip, ...] = (exchanged_digits, misread_digits)


@dataclass(frozen=True, slots=True)
class WrongResult:
    """A quantity of the route with a wrong value (SI), the texts of the right and the wrong one."""

    place: int
    name: str
    si: float
    right: str
    wrong: str
    residual: float


def unit_in(situation: Situation, name: str) -> str:
    """Return the unit in which results state a quantity."""
    if name == situation.target:
        return situation.answer_unit
    return situation.family.quantity(name).unit


def printed(situation: Situation, name: str, si: float) -> str:
    """Return a result as traces print it."""
    unit = unit_in(situation, name)
    return with_unit(significant(in_unit(si, unit)), unit)


def slips(gold: Gold) -> list[WrongResult]:
    """Return every slip of a digit in every result of the route."""
    return gold.in_turn(gold.once(_slips))


def _slips(gold: Gold) -> Iterator[WrongResult]:
    situation = gold.situation
    for place, step in enumerate(gold.route):
        unit = unit_in(situation, step.name)
        right = significant(in_unit(situation.result[step.name], unit))
        for slip in SLIPS:
            for text in slip(right):
                value = number(text)
                si = si_of(value, unit)
                # In SI: a temperature in °C is not to be measured by the size of its number.
                residual = residual_of(si, si_of(number(right), unit))
                if residual < APART or not reads_alike(right, text):
                    continue
                if is_plausible(gold.quantity(step.name), si) and has_answer(
                    with_result(gold, step.name, si)
                ):
                    yield WrongResult(
                        place,
                        step.name,
                        si,
                        with_unit(right, unit),
                        printed(situation, step.name, si),
                        residual,
                    )


def with_result(gold: Gold, name: str, si: float) -> Situation:
    """Return the situation with another value for one result; nothing follows from it yet."""
    return with_results(gold.situation, {**gold.situation.result, name: si})


def slipped(gold: Gold, place: int, si: float) -> Situation | None:
    """Return the situation with a wrong value for a step's result, and what follows from it.

    None where what follows does not exist, or could not be believed.
    """
    return recomputed(with_result(gold, gold.route[place].name, si), place + 1)


def worked(gold: Gold, told: Mapping[str, Any], manner: Manner) -> dict[str, Any]:
    """Return the trace with the working as it was told otherwise; carried, all that follows too."""
    return gold.following(told, FOLLOWING if manner == "carried" else ("derivation",))


def wrong_working(
    gold: Gold, place: int, si: float, manner: Manner
) -> tuple[dict[str, Any], Certificate] | None:
    """Return the trace whose working has a wrong result (SI) under the right law, and the proof.

    None where there is no working, or what follows does not exist or could not be believed.
    """
    step = gold.route[place]
    other = slipped(gold, place, si) if gold.trace["derivation"] is not None else None
    if other is None or not has_answer(other):
        return None
    told = gold.told(other)
    if told["derivation"] == gold.trace["derivation"]:
        return None
    situation = gold.situation
    right = situation.result[step.name]
    certificate = Certificate(
        "law",
        WORKING,
        f"{step.name} = {printed(situation, step.name, si)}",
        f"{step.name} = {printed(situation, step.name, right)}",
        residual_of(si, right),
        SLACK,
        gold.kind.route[place],
        quantity=step.name,
    )
    return worked(gold, told, manner), certificate


def reported(gold: Gold, told: Mapping[str, Any], manner: Manner) -> dict[str, Any]:
    """Return the trace with the values of state 1 as they were told otherwise.

    Carried, the predicted change and the answer go with them; the working stays right.
    """
    if manner == "carried":
        return gold.following(told, REPORTED)
    trace = gold.copy("state_1")
    trace["state_1"]["new_variables"] = told["state_1"]["new_variables"]
    return trace


def result_certificate(
    gold: Gold, trace: Mapping[str, Any], below: str, name: str, si: float
) -> Certificate | None:
    """Return the proof that a trace has a wrong value (SI) for a result below a place.

    None where nothing differs there, or nothing is beyond doubt. The working states a result as an
    equation, all other places by its value.
    """
    situation = gold.situation
    right = situation.result[name]
    stated, expected = (printed(situation, name, value) for value in (si, right))
    if below == AFTER:  # where other results may be wrong in consequence
        pointer = restated(gold.trace, trace, [AFTER], expected, stated)
    else:
        pointer = changed(gold.trace, trace, below)
    if pointer is None:
        return None
    if below == WORKING:
        stated, expected = f"{name} = {stated}", f"{name} = {expected}"
    return value_certificate(pointer, stated, expected, residual_of(si, right), name)
