"""Givens gone wrong: state 0 has another value than the question."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

from wmw.core.pair import Certificate
from wmw.generators.numbers import given_text, number, si_of
from wmw.perturbations.edit import Broken, Manner
from wmw.perturbations.gold import PARTS, Gold
from wmw.perturbations.numerals import (
    Slip,
    powers_apart,
    reads_alike,
    residual_of,
    value_certificate,
)
from wmw.perturbations.pointers import GIVEN, restated


def with_wrong_givens(
    gold: Gold, manner: Manner, changes: Mapping[str, float], what: str
) -> Iterator[Broken]:
    """Yield the trace with other values for givens (textbook units), as they are then written.

    Isolated, only variables and attributes of state 0 have them; carried, everything follows. The
    certificate is that of the first given changed.
    """
    changes = {name: _as_written(gold, name, value) for name, value in changes.items()}
    other = gold.misgiven(changes)
    if other is None:
        return
    situation, question = other
    told = gold.told(situation, question)
    state, theirs = gold.trace["state_0"], told.givens
    if [body["name"] for body in theirs["objects"]] != [b["name"] for b in state["objects"]]:
        return
    if manner != "carried":
        # What is listed of forces, relations and assumptions is judged on its own.
        trace = {**gold.trace, "state_0": {**state, **theirs}}
    elif told["state_1"] != gold.trace["state_1"]:
        trace = gold.following(told, PARTS)
    else:
        return
    certificate = given_certificate(gold, trace, changes)
    if certificate is not None:
        yield Broken(trace, what, certificate)


def _as_written(gold: Gold, name: str, value: float) -> float:
    """Return the value that the digits of a given show: 24.5 where it is written as 24 m is 24."""
    return number(given_text(gold.quantity(name.removesuffix("_new")), value))


def with_slips(gold: Gold, manner: Manner, slip: Slip, verb: str) -> Iterator[Broken]:
    """Yield the traces with a slip of the pen in the number of one given."""
    found = ((name, text) for name in drawn(gold) for text in slip(gold.question.givens[name].text))
    for name, text in gold.in_turn(found):
        right = gold.question.givens[name].text
        if reads_alike(right, text) and not powers_apart(number(text), number(right)):
            what = f"{name} is {verb} as {text}, not {right}"
            yield from with_wrong_givens(gold, manner, {name: number(text)}, what)


def given_certificate(
    gold: Gold, trace: Mapping[str, Any], changes: Mapping[str, float]
) -> Certificate | None:
    """Return the proof that a given is misstated; None where nothing is beyond doubt."""
    name, value = next(iter(changes.items()))
    quantity = gold.quantity(name)
    right = gold.question.givens[name].value
    stated, expected = (given_text(quantity, number) for number in (value, right))
    pointer = restated(gold.trace, trace, GIVEN, expected, stated)
    if pointer is None:
        return None
    unit = quantity.unit
    residual = residual_of(si_of(value, unit), si_of(right, unit))
    return value_certificate(pointer, stated, expected, residual, name)


def drawn(gold: Gold) -> list[str]:
    """Return the givens that the question gives as numbers of this item, constants left out."""
    constants = gold.situation.constants
    return gold.in_turn(name for name in gold.question.givens if name not in constants)
