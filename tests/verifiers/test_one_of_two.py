"""Answers that name one of two bodies, beside what the change says of the other."""

from __future__ import annotations

import pytest

from wmw.verifiers.pipeline import judge

SPHERES = "Two spheres of one size are under water. On which sphere is the buoyant force larger?"
LAMPS = "Two different lamps are in series. Which lamp is brighter?"


def _codes(family: str, question: str, bodies: str, change: str, answer: str) -> set[str]:
    record = {
        "id": "which", "scenario_family": family, "question": question,
        "state_0": {"objects": [{"name": name} for name in bodies.split(", ")]},
        "transition": {}, "state_1": {"predicted_change": change}, "answer": {"value": answer},
    }  # fmt: skip
    return {finding.code for finding in judge(record).findings}


@pytest.mark.parametrize(
    ("family", "question", "bodies", "change", "answer"),
    [
        ("buoyancy", SPHERES, "iron sphere, wood sphere",
         "The buoyant force on the iron sphere is larger.", "the wood sphere"),
        ("circuit", LAMPS, "lamp 1, lamp 2", "Lamp 1 is brighter.", "Lamp 2"),
        ("circuit", LAMPS, "lamp 1, lamp 2", "Lamp 1 is brighter than lamp 2.", "lamp 2"),
    ],
)  # fmt: skip
def test_the_other_one_is_answered(
    family: str, question: str, bodies: str, change: str, answer: str
) -> None:
    assert "WMW503" in _codes(family, question, bodies, change, answer)


@pytest.mark.parametrize(
    ("change", "answer"),
    [
        ("Lamp 1 is brighter.", "lamp 1"),
        ("Lamp 1 is not brighter.", "lamp 2"),
        ("Lamp 2 shines more weakly.", "lamp 1"),
        ("Lamp 1 is brighter than lamp 2.", "lamp 1"),
        ("At first lamp 1 flashes and is brighter.", "lamp 2"),
    ],
)
def test_what_does_not_say_what_is_asked_is_left_alone(change: str, answer: str) -> None:
    assert "WMW503" not in _codes("circuit", LAMPS, "lamp 1, lamp 2", change, answer)


def test_forces_on_two_bodies_of_one_role_are_left_alone() -> None:
    force = {"name": "tension", "magnitude": None, "unit": None}
    record = {
        "id": "cords", "scenario_family": "buoyancy",
        "question": "An iron sphere and a wooden sphere of one volume are held completely submerged"
                    " by thin cords. Which sphere experiences the larger buoyant force?",
        "state_0": {"objects": [{"name": "iron sphere"}, {"name": "wooden sphere"},
                                {"name": "water"}],
                    "forces": [{**force, "target": "iron sphere", "direction": "upward"},
                               {**force, "target": "wooden sphere", "direction": "downward"}]},
        "transition": {"rule": "", "effect": ""}, "state_1": {}, "answer": {"value": "neither"},
    }  # fmt: skip
    assert judge(record).outcome != "invalid"


SEESAW = (
    "Two tins balance on a light beam. Which sits nearer to the pivot, the big or the small tin?"
)


@pytest.mark.parametrize(
    ("name", "value", "change", "answer", "contradicts"),
    [
        ("shorter_arm", "big tin", "The big tin is close to the pivot.", "the small tin", True),
        ("shorter_arm", "big tin", "The big tin is close to the pivot.", "the big tin", False),
        ("longer_arm", "small tin", "The small tin is far away.", "the big tin", False),
        ("shorter_arm", "big tin", "The small tin is far away.", "the small tin", False),
        ("larger_weight", "big tin", "The big tin is heavy.", "the small tin", False),
        ("nearer_to_pivot", "small tin", "The small tin is close.", "the big tin", True),
    ],
)
def test_a_new_value_names_what_is_asked(
    name: str, value: str, change: str, answer: str, contradicts: bool
) -> None:
    record = {
        "id": "nearer", "scenario_family": "lever", "question": SEESAW,
        "state_0": {"objects": [{"name": "big tin"}, {"name": "small tin"}]}, "transition": {},
        "state_1": {"predicted_change": change, "new_variables": {name: value}},
        "answer": {"value": answer},
    }  # fmt: skip
    assert ("WMW503" in {f.code for f in judge(record).findings}) is contradicts
