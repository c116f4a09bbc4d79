"""Quality gates: an item is admitted, or set aside with the reason."""

from __future__ import annotations

import json
import math
import re
from collections.abc import Iterator, Mapping
from functools import cache
from importlib.resources import files
from typing import Any

import jsonschema_rs

from wmw.core.family import Family
from wmw.core.item import Item
from wmw.core.quantity import Measurement, Unread, find_measurements, read_value
from wmw.core.system import World
from wmw.generators.numbers import significant, unit_of
from wmw.generators.options import answer_text
from wmw.generators.route import route_of
from wmw.generators.situation import Situation

_GOES_ON = re.compile(r"[\d²³/·]|\.\d")
_ROUTE_AGREES = 1e-6
_PRINTED_AGREES = 0.006
"""Half a unit of the third digit of 1.00, and a hair of room."""


def faults(item: Item, situation: Situation) -> Iterator[str]:
    """Yield the reasons to set an item aside, each beginning with the gate's name; none is well."""
    yield from schema_faults(item.trace.to_dict())
    yield from recomputation_faults(situation)
    yield from printed_faults(item, situation)
    yield from body_faults(item)
    yield from label_faults(item)
    yield from text_faults(item)
    yield from giveaway_faults(item, situation)


def schema_faults(trace: Mapping[str, Any]) -> Iterator[str]:
    """Yield what the published trace schema has against a trace."""
    for error in _validator().iter_errors(trace):
        yield f"schema: {error.message}"


@cache
def _validator() -> Any:
    text = files("wmw").joinpath("schemas", "trace.schema.json").read_text(encoding="utf-8")
    return jsonschema_rs.Draft202012Validator(json.loads(text))


def recomputation_faults(situation: Situation) -> Iterator[str]:
    """Yield the route equations that do not give what the laws give."""
    for step in route_of(situation.family, situation.kind):
        value = step.value(situation.result)
        wanted = situation.result[step.name]
        if value is None or not math.isclose(value, wanted, rel_tol=_ROUTE_AGREES):
            yield f"recomputation: {step.name} is {wanted:g} by the laws, {value} by the route"


def printed_faults(item: Item, situation: Situation) -> Iterator[str]:
    """Yield numbers of the trace that, read back, differ from the world's."""
    results = item.trace.state_1.new_variables
    names = [step.name for step in route_of(situation.family, situation.kind)]
    target = situation.target
    if len(results) != len(dict.fromkeys(names)):
        names = [target] if target else []
    for key, name in zip(results, dict.fromkeys(names), strict=False):
        unit = situation.answer_unit if name == target else _unit(situation.family, name)
        read = read_value(results[key])
        yield from _differs(f"new_variables/{key}", read, unit, situation.result, name)
    answer = item.trace.answer
    if target is not None and not item.options:
        read = read_value(answer.value, answer.unit)
        yield from _differs("answer", read, situation.answer_unit, situation.result, target)
    for given in item.givens.values():
        read = read_value(given.text)
        if not isinstance(read, Measurement) or not math.isclose(read.value, given.value):
            yield f"recomputation: the given {given.text!r} does not print {given.value:g}"


def _unit(family: Family, name: str) -> str:
    return family.quantity(name).unit


def _differs(
    where: str, read: Measurement | Unread, unit: str, world: World, name: str
) -> Iterator[str]:
    inside = read.read_in(unit_of(unit)) if isinstance(read, Measurement) else None
    if inside is None:
        yield f"recomputation: {where} {read.text!r} cannot be read in {unit}"
    elif not math.isclose(inside.si, world[name], rel_tol=_PRINTED_AGREES):
        yield f"recomputation: {where} is {inside.si:g} as printed, {world[name]:g} by the laws"


def body_faults(item: Item) -> Iterator[str]:
    """Yield bodies that are listed twice, and relations and forces of bodies not listed."""
    state = item.trace.state_0
    names = [body.name for body in state.objects]
    for name in dict.fromkeys(names):
        if names.count(name) > 1:
            yield f"bodies: {name!r} is listed {names.count(name)} times"
    claimed = [name for relation in state.relations for name in relation.args]
    for name in (*claimed, *(force.target for force in state.forces)):
        if name not in names:
            yield f"bodies: {name!r} has a relation or a force and is not listed"


def label_faults(item: Item) -> Iterator[str]:
    """Yield givens without exactly one label, and labels that do not fit the modality."""
    drawn = item.scene.quantities()
    for name in item.shown:
        if item.modality != "text" and drawn.count(name) != 1:
            yield f"labels: {name} has {drawn.count(name)} labels in the picture"
    for name, given in item.givens.items():
        if name.endswith("_new"):
            if given.text in item.shown.get(name.removesuffix("_new"), ""):
                yield f"labels: the new value of {name} stands in the picture of the scene before"
            continue
        shown = item.shown.get(name)
        if item.modality == "picture" and (shown is None or given.text not in shown):
            yield f"labels: the picture does not show {name}"
        if item.modality == "text" and shown is not None and given.text in shown:
            yield f"labels: the picture shows the number of {name}"


def text_faults(item: Item) -> Iterator[str]:
    """Yield givens that the text should carry once and does not, or should not carry and does."""
    text = stem(item)
    wanted: dict[str, int] = {}
    for name, given in item.givens.items():
        if item.modality != "picture" or name.endswith("_new"):
            wanted[given.text] = wanted.get(given.text, 0) + 1
    united = [
        m.measurement.text
        for m in find_measurements(text)
        if m.measurement.unit is not None and any(m.measurement.unit.dimension[:-1])
    ]
    for printed, times in wanted.items():
        found = _times(printed, text)
        found -= united.count(printed)  # the 0.60 of "0.60 m/s" is no coefficient; 30 turns are 30
        if found != times:
            yield f"text: {printed!r} stands {found} times in the question, not {times}"
    if item.modality == "picture":
        for name, given in item.givens.items():
            if not name.endswith("_new") and given.text not in wanted and _stands(given.text, text):
                yield f"text: {given.text!r} should stand in the picture alone"


def giveaway_faults(item: Item, situation: Situation) -> Iterator[str]:
    """Yield places where the answer can be read off without physics."""
    if situation.target is None:
        return
    answer = answer_text(situation)
    for mention in find_measurements(stem(item)):
        if significant(mention.measurement.value) == significant(situation.answer):
            yield f"giveaway: the number of the answer, {answer}, stands in the question"
    for label in item.shown.values():
        if _stands(answer, label):
            yield f"giveaway: the answer {answer} stands in the picture"
    if situation.target in item.shown:
        yield "giveaway: the picture labels the quantity that is asked for"


def stem(item: Item) -> str:
    """Return the question without its options."""
    if not item.options:
        return item.question
    return item.question.partition(str(item.options[0]))[0]


def _stands(printed: str, text: str) -> bool:
    return _times(printed, text) > 0


def _times(printed: str, text: str) -> int:
    """Return how often a value stands in a text, not as a part of a longer one."""
    found = 0
    at = text.find(printed)
    while at >= 0:
        before, after = text[at - 1 : at], text[at + len(printed) :]
        inside = before.isdigit() or before == "." or bool(_GOES_ON.match(after))
        found += not inside
        at = text.find(printed, at + 1)
    return found
