"""Bodies whose names fit several roles are told apart by relations, attributes and order."""

import copy

import pytest

from wmw.verifiers.bodies.casting import body_named, cast
from wmw.verifiers.case import Case
from wmw.verifiers.claims import collect
from wmw.verifiers.pipeline import judge
from wmw.verifiers.terms import Terms
from wmw.verifiers.vocabulary.lexicon import lexicon

TRACE = {
    "id": "t",
    "scenario_family": "pulley",
    "question": "In the figure, a block on a rough horizontal table is connected over a pulley"
    " to a hanging block. With what acceleration does the hanging block fall?",
    "state_0": {
        "objects": [
            {"name": "block B", "attributes": {"mass": "4.0 kg"}},
            {"name": "block A", "attributes": {"mass": "6.0 kg"}},
            {"name": "table", "attributes": {}},
        ],
        "relations": [{"type": "on", "args": ["block A", "table"]}],
        "forces": [],
        "variables": {"m_A": "6.0 kg", "m_B": "4.0 kg", "mu_k": 0.20, "g": "9.8 m/s^2"},
        "assumptions": [],
    },
    "transition": {
        "rule": "Newton's second law",
        "effect": "",
        "equation": "m_B g - mu_k m_A g = (m_A + m_B) a",
        "evidence": [],
    },
    "state_1": {"predicted_change": "", "new_variables": {"a": "2.74 m/s^2"}},
    "answer": {"value": 2.74, "unit": "m/s^2"},
}


def roles(trace):
    return dict(cast(collect(trace), lexicon("pulley"), "rough_table"))


def test_a_relation_tells_one_body_and_leaves_the_other_role_to_the_other():
    assert roles(TRACE) == {"block A": "first", "block B": "second", "table": "table"}


def test_an_attribute_in_words_tells_a_body():
    trace = copy.deepcopy(TRACE)
    trace["state_0"]["relations"] = []
    trace["state_0"]["objects"][0]["attributes"]["place"] = "hanging"
    assert roles(trace)["block B"] == "second"
    assert roles(trace)["block A"] == "first"


@pytest.mark.parametrize(
    ("name", "body"),
    [("m_A", "block A"), ("massB", "block B"), ("m", None), ("m_C", None), ("A", None)],
)
def test_a_name_is_that_of_the_body_it_ends_in(name, body):
    assert body_named(name, ("block A", "block B", "table")) == body


def test_values_of_the_picture_are_given_to_the_right_bodies():
    case = Case(Terms(collect(TRACE), "pulley"), "rough_table", None, {"g": 9.8})
    assert (case.asked["m_P"], case.asked["m_Q"]) == (6.0, 4.0)
    assert judge(TRACE).outcome == "valid"
    wrong = copy.deepcopy(TRACE)
    wrong["state_1"]["new_variables"]["a"] = wrong["answer"]["value"] = "3.92 m/s^2"
    assert judge(wrong).outcome == "invalid"


@pytest.mark.parametrize(("way", "outcome"), [("left", "valid"), ("right", "invalid")])
def test_right_is_forward_where_the_question_says_that_the_body_moves_right(way, outcome):
    trace = {
        "id": "t",
        "scenario_family": "friction",
        "question": "A 10 kg box slides to the right across a level floor and slows down. The"
        " coefficient of kinetic friction is 0.40. How large is the friction force?"
        " (g = 9.8 m/s²)",
        "state_0": {
            "objects": [{"name": "box", "attributes": {}}],
            "forces": [
                {"name": "kinetic friction", "target": "box", "direction": way, "magnitude": "39 N"}
            ],
            "variables": {"m": "10 kg", "mu_k": 0.40},
        },
        "transition": {"equation": "f = mu_k m g"},
        "state_1": {"new_variables": {"f": "39.2 N"}},
        "answer": {"value": "39.2 N"},
    }
    assert judge(trace).outcome == outcome
