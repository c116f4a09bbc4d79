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


def on_two_supports(name: str, size: float, target: str = "plank") -> dict:
    """Return a trace of a plank that carries a man, with one more force on it."""
    forces = [
        {"name": "weight of plank", "target": "plank", "direction": "down", "magnitude": "196 N"},
        {"name": name, "target": target, "direction": "down", "magnitude": f"{size} N"},
        {"name": "force of A", "target": "plank", "direction": "up", "magnitude": "539 N"},
        {"name": "force of B", "target": "plank", "direction": "up", "magnitude": "245 N"},
    ]
    return {
        "id": "t",
        "scenario_family": "lever",
        "question": (
            "A uniform plank 4.0 m long with a mass of 20 kg rests on supports A and B at its left"
            " and right ends. A 60 kg man stands 1.0 m from A. What upward force does each support"
            " exert? g = 9.8 m/s²."
        ),
        "state_0": {
            "objects": [
                {"name": "plank", "attributes": {"mass": "20 kg"}},
                {"name": "man", "attributes": {"mass": "60 kg"}},
            ],
            "relations": [{"type": "on", "args": ["man", "plank"]}],
            "forces": forces,
            "variables": {"L": "4.0 m", "x_man": "1.0 m", "g": "9.8 m/s^2"},
            "assumptions": [],
        },
        "transition": {
            "rule": "Moments about A and balance of the vertical forces",
            "equation": "R_B L = m_plank g L/2 + m_man g x_man",
            "effect": "The nearer support carries more of the man.",
            "evidence": [],
        },
        "state_1": {"predicted_change": "", "new_variables": {"R_B": "245 N", "R_A": "539 N"}},
        "derivation": None,
        "answer": {"value": "A: 539 N, B: 245 N", "unit": None, "explanation": ""},
    }


@pytest.mark.parametrize(
    "name",
    [
        "man's weight on plank",
        "weight of the man on the plank",
        "man's weight",
        "weight of the man",
    ],
)
def test_a_weight_on_what_bears_it_is_that_of_its_owner(name):
    """Also where the name goes on with the body that it presses on."""
    sound = judge(on_two_supports(name, 588))
    assert sound.outcome == "valid"
    wrong = judge(on_two_supports(name, 196))
    assert [str(label) for label in wrong.labels] == ["force"]
    assert wrong.findings[0].pointer == "/state_0/forces/1/magnitude"
