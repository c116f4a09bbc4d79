"""One number that is off beyond its slack never leaves a trace valid."""

from __future__ import annotations

from collections.abc import Iterator
from decimal import Decimal

import pytest

from properties.seeds import Record, Seed, gold
from properties.values import parts
from wmw.core import registry
from wmw.verifiers.pipeline import judge
from wmw.verifiers.questions.reading import read_question

FACTORS = ("1.25", "0.8", "10")
_SHARE = 8


def scaled(value: object, factor: str) -> object | None:
    """Return a stated value times a factor; None for a zero and for what is no plain value."""
    read = parts(value)
    if read is None or not read[0] or read[1].endswith("°C"):  # a scale with its own zero
        return None
    number = read[0] * Decimal(factor)
    return f"{number:f} {read[1]}".strip() if isinstance(value, str) else float(number)


def misread_givens(seed: Seed, factor: str) -> Iterator[tuple[str, Record]]:
    """Yield traces in which one given of the item is another number in the variables."""
    assert seed.item is not None
    texts = {given.text for name, given in seed.item.givens.items() if not name.endswith("_new")}
    altered = {name.removesuffix("_new") for name in seed.item.givens if name.endswith("_new")}
    if altered:
        return  # either of two values may be meant
    for name, value in seed.record["state_0"]["variables"].items():
        new = scaled(value, factor)
        if new is None or not any(parts(t) == parts(value) for t in texts):
            continue
        record = seed.copy()
        record["state_0"]["variables"][name] = new
        yield f"variable {name}", record


def wrong_results(seed: Seed, factor: str) -> Iterator[tuple[str, Record]]:
    """Yield traces in which one new variable is another number."""
    for name, value in seed.record["state_1"]["new_variables"].items():
        new = scaled(value, factor)
        if new is not None:
            record = seed.copy()
            record["state_1"]["new_variables"][name] = new
            yield f"result {name}", record


def wrong_forces(seed: Seed, factor: str) -> Iterator[tuple[str, Record]]:
    """Yield traces in which one force has another size."""
    for index, force in enumerate(seed.record["state_0"]["forces"]):
        new = scaled(force["magnitude"], factor) if force["magnitude"] is not None else None
        if new is not None:
            record = seed.copy()
            record["state_0"]["forces"][index]["magnitude"] = new
            yield f"force {force['name']}", record


def wrong_answers(seed: Seed, factor: str) -> Iterator[tuple[str, Record]]:
    """Yield the trace with another number for its answer, where that is a number."""
    assert seed.item is not None
    new = scaled(seed.record["answer"]["value"], factor)
    if new is not None and not seed.item.options:
        record = seed.copy()
        record["answer"]["value"] = new
        yield "answer", record


MISTAKES = {
    "given": misread_givens,
    "result": wrong_results,
    "force": wrong_forces,
    "answer": wrong_answers,
}


@pytest.mark.parametrize("factor", FACTORS)
@pytest.mark.parametrize("mistake", MISTAKES)
def test_a_wrong_number_never_stays_valid(mistake, factor, pytestconfig):
    count = pytestconfig.getoption("--property-items")
    stayed, tried = [], 0
    for family in registry.names():
        for index, seed in enumerate(gold(family, count)):
            turn = index + FACTORS.index(factor) + 3 * list(MISTAKES).index(mistake)
            if count is None and turn % _SHARE:
                continue
            for what, record in MISTAKES[mistake](seed, factor):
                tried += 1
                # What stands in the picture alone is known to whoever knows the item; and so is
                # the regime, without which a force may be another regime's, which leaves it open.
                by_itself = seed.item.modality != "picture" and mistake != "force"
                read = read_question(record["question"], family)
                if mistake == "given" and not {*seed.item.givens} <= {*read.givens}:
                    by_itself = False  # without the item it was not told whose number it is
                alone = judge(record).outcome if by_itself else None
                if "valid" in (alone, judge(record, gold=seed.item).outcome):
                    stayed.append(f"{seed.name} ({seed.item.kind}): {what} x {factor}")
    assert tried >= 20
    assert not stayed, "\n".join(stayed[:20])
