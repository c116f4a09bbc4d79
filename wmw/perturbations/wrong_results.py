"""Results gone wrong: the law is right, its outcome is not."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass

from wmw.generators.numbers import in_unit, number, si_of, significant, with_unit
from wmw.generators.situation import Situation
from wmw.perturbations.gold import Gold, has_answer, is_plausible, with_results
from wmw.perturbations.numerals import (
    APART,
    exchanged_digits,
    misread_digits,
    reads_alike,
    residual_of,
)
from wmw.perturbations.wrong_laws import recomputed

Slip = Callable[[str], Iterator[str]]
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


def slips(gold: Gold, kinds: tuple[Slip, ...] = SLIPS) -> Iterator[WrongResult]:
    """Yield every slip of a digit in every result of the route."""
    situation = gold.situation
    for place, step in enumerate(gold.route):
        unit = unit_in(situation, step.name)
        right = significant(in_unit(situation.result[step.name], unit))
        for slip in kinds:
            for text in slip(right):
                value = number(text)
                residual = residual_of(value, number(right))
                if residual < APART or not reads_alike(right, text):
                    continue
                si = si_of(value, unit)
                if is_plausible(gold.quantity(step.name), si) and has_answer(
                    with_result(gold, step.name, si)
                ):
                    yield WrongResult(
                        place,
                        step.name,
                        si,
                        with_unit(right, unit),
                        with_unit(text, unit),
                        residual,
                    )


def with_result(gold: Gold, name: str, si: float) -> Situation:
    """Return the situation with another value for one result; nothing follows from it yet."""
    return with_results(gold.situation, {**gold.situation.result, name: si})


def slipped(gold: Gold, wrong: WrongResult) -> Situation | None:
    """Return the situation with a wrong result, and what follows from it."""
    return recomputed(with_result(gold, wrong.name, wrong.si), wrong.place + 1)
