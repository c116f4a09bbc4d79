"""Patches between traces: what they hold, and that they lead from one to the other."""

from __future__ import annotations

import copy
import json

import jsonpatch
import pytest

from wmw.perturbations.patch import patch_of

OLD = {
    "state_0": {
        "forces": [{"name": "weight", "magnitude": 118}, {"name": "tension", "magnitude": 42}],
        "relations": [{"args": ["box", "ramp"]}, {"args": ["ramp", "ground"]}],
        "variables": {"m/kg": "12", "a~b": None},
    },
    "transition": {"evidence": ["no friction", "it is steep"]},
    "answer": {"value": "4.2 m"},
}


def changed(*places: tuple[tuple[str | int, ...], object]) -> dict[str, object]:
    new = copy.deepcopy(OLD)
    for (*way, last), value in places:
        holder = new
        for step in way:
            holder = holder[step]
        holder[last] = value
    return new


MAGNITUDE = ("state_0", "forces", 1, "magnitude")
FORCES, ARGS = ("state_0", "forces"), ("state_0", "relations", 0, "args")
OTHER = ("state_0", "relations", 1, "args", 1)


@pytest.mark.parametrize(
    ("places", "paths"),
    [
        ([(("answer", "value"), "4.3 m")], ["/answer/value"]),
        ([(("answer", "value"), None)], ["/answer/value"]),
        (
            [(MAGNITUDE, 43), (("answer", "value"), "1 m")],
            ["/state_0/forces/1/magnitude", "/answer/value"],
        ),
        ([(MAGNITUDE, 42.0)], ["/state_0/forces/1/magnitude"]),
        ([(("state_0", "variables", "m/kg"), "1")], ["/state_0/variables/m~1kg"]),
        ([(("state_0", "variables", "a~b"), "1")], ["/state_0/variables/a~0b"]),
        ([(("transition", "evidence", 1), "it is flat")], ["/transition/evidence/1"]),
    ],
)
def test_a_value_in_the_place_of_another_is_a_replacement(places, paths):
    new = changed(*places)
    patch = patch_of(OLD, new)
    assert {operation["op"] for operation in patch} == {"replace"}
    assert {operation["path"] for operation in patch} >= set(paths)
    assert len(patch) == len(places)
    # As text: in Python 42 and 42.0 are equal.
    assert json.dumps(jsonpatch.apply_patch(OLD, patch)) == json.dumps(new)


@pytest.mark.parametrize(
    ("new", "operations"),
    [
        (changed((FORCES, OLD["state_0"]["forces"][:1])), {"remove"}),
        (changed((FORCES, [*OLD["state_0"]["forces"], {"name": "drag"}])), {"add"}),
        (changed((FORCES, OLD["state_0"]["forces"][::-1])), {"move"}),
        (changed((ARGS, ["ramp", "box"])), {"move"}),
        (
            changed(((*ARGS, 1), "ground"), (("state_0", "relations", 1, "args", 1), "ramp")),
            {"move"},
        ),
        (changed((("answer",), {"value": "4.2 m", "unit": None})), {"add"}),
    ],
)
def test_what_comes_goes_or_moves_is_told_as_that(new, operations):
    patch = patch_of(OLD, new)
    assert {operation["op"] for operation in patch} == operations
    assert jsonpatch.apply_patch(OLD, patch) == new
    assert patch == jsonpatch.make_patch(OLD, new).patch


def test_nothing_differs_in_a_copy():
    assert patch_of(OLD, copy.deepcopy(OLD)) == []
