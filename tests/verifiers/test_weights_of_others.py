"""A weight by name is that of the body it names, whatever bears it."""

import copy

import pytest

from wmw.verifiers.pipeline import judge

TRACE = {
    "id": "t",
    "scenario_family": "lever",
    "question": (
        "A forearm is held level with a dumbbell of 30 N in the hand, 32 cm from the elbow. The "
        "forearm itself weighs 15 N, with its center of gravity 14 cm from the elbow. The biceps "
        "pulls vertically upward 4.0 cm from the elbow. How large is the pull of the biceps?"
    ),
    "state_0": {
        "objects": [
            {"name": "forearm", "attributes": {}},
            {"name": "dumbbell", "attributes": {}},
            {"name": "biceps", "attributes": {}},
        ],
        "relations": [{"type": "on", "args": ["dumbbell", "forearm"]}],
        "forces": [
            {"name": "biceps force", "target": "forearm", "direction": "upward"},
            {
                "name": "weight of the forearm",
                "target": "forearm",
                "direction": "downward",
                "magnitude": 15,
                "unit": "N",
            },
            {
                "name": "weight of the dumbbell",
                "target": "forearm",
                "direction": "downward",
                "magnitude": 30,
                "unit": "N",
            },
        ],
        "variables": {"d_B": "4.0 cm", "d_F": "14 cm", "d_D": "32 cm", "W_F": "15 N"},
        "assumptions": [],
    },
    "transition": {
        "rule": "Moments about the elbow balance",
        "effect": "The short arm of the muscle calls for a large force.",
        "equation": "F_B d_B = 15 N * d_F + 30 N * d_D",
        "evidence": [],
    },
    "state_1": {
        "predicted_change": "The forearm stays level.",
        "new_variables": {"F_B": "292.5 N"},
    },
    "derivation": None,
    "answer": {"value": 292, "unit": "N", "explanation": ""},
}


@pytest.mark.parametrize("name", ["weight of the dumbbell", "weightDumbbell", "dumbbell weight"])
def test_the_load_weighs_what_it_weighs(name):
    trace = copy.deepcopy(TRACE)
    trace["state_0"]["forces"][2]["name"] = name
    assert judge(trace).outcome != "invalid"


def test_its_size_is_held_against_the_question():
    trace = copy.deepcopy(TRACE)
    trace["state_0"]["forces"][2]["magnitude"] = 300
    verdict = judge(trace)
    assert [str(label) for label in verdict.labels] == ["force"]
    assert verdict.findings[0].pointer == "/state_0/forces/2/magnitude"


def test_a_load_that_is_called_a_weight_has_a_pull_of_its_own():
    trace = copy.deepcopy(TRACE)
    trace["state_0"]["forces"][2]["name"] = "pull of the dumbbell"
    assert judge(trace).outcome != "invalid"
