"""A given whose number goes into the laws in its own unit."""

from __future__ import annotations

import math
from collections.abc import Callable, Iterator
from dataclasses import replace

from wmw.core.units import Unit
from wmw.generators.numbers import unit_of
from wmw.generators.route import in_textbook_units
from wmw.perturbations.edit import Broken
from wmw.perturbations.gold import FOUND, Gold, is_plausible
from wmw.perturbations.numerals import APART, residual_of
from wmw.perturbations.pointers import WORKING
from wmw.perturbations.recomputing import recomputed
from wmw.perturbations.wrong_results import result_certificate


def with_unconverted(gold: Gold, concerns: Callable[[Unit], bool]) -> Iterator[Broken]:
    """Yield the traces in which one given in a unit of some sort goes into the laws unconverted."""
    for name in gold.situation.givens:
        if concerns(unit_of(gold.quantity(name).unit)):
            yield from _with_given(gold, name)


def _with_given(gold: Gold, name: str) -> Iterator[Broken]:
    """Yield the trace in which every step takes the given's number as if it were in SI.

    Nothing is yielded where all numbers are put in in textbook units anyhow, or where the result
    could not be believed.
    """
    situation = gold.situation
    if name == situation.altered or gold.trace["derivation"] is None:
        return
    number = situation.givens[name]
    steps = [at for at, step in enumerate(gold.route) if name in step.symbols]
    if not steps:
        return
    first = gold.route[steps[0]]
    if in_textbook_units(gold.family, first, situation.result):
        return
    raw = {**situation.result, name: number}
    value = first.value(raw)
    right = situation.result[first.name]
    if value is None or not math.isfinite(value) or residual_of(value, right) < APART:
        return
    if not is_plausible(gold.quantity(first.name), value):
        return
    other = recomputed(replace(situation, result=raw, unconverted=frozenset({name})), steps[0])
    if other is None:
        return
    trace = gold.following(gold.told(other), FOUND)  # evidence speaks of the given as it is
    certificate = result_certificate(gold, trace, WORKING, first.name, value)
    if certificate is not None:
        given = gold.question.givens[name].text
        yield Broken(trace, f"{given} is put in as {number:g}", certificate)
