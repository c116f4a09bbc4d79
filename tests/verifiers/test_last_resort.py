"""What the question's words leave open is taken from the trace, and never to its harm."""

from __future__ import annotations

import copy

import pytest

from wmw.verifiers.pipeline import judge

RAILROAD = {
    "scenario_family": "collision",
    "question": "A railroad car of mass 18,000 kg rolls at 2.5 m/s into a stationary car of mass "
    "12,000 kg and couples to it. At what speed do the coupled cars roll on?",
    "state_0": {
        "objects": [{"name": "car A"}, {"name": "car B"}],
        "relations": [],
        "forces": [],
        "variables": {"mA": "18,000 kg", "mB": "12,000 kg", "uA": "2.5 m/s", "uB": "0 m/s"},
        "assumptions": [],
    },
    "transition": {"rule": "momentum is conserved", "equation": "mA*uA + mB*uB = (mA + mB)*v"},
    "state_1": {"new_variables": {"v": "1.5 m/s"}},
    "answer": {"value": 1.5, "unit": "m/s"},
}
LOST = {
    "scenario_family": "collision",
    "question": "The picture shows two gliders on an air track just before they collide "
    "elastically. What is the velocity of glider 1 afterwards? Take right as positive.",
    "state_0": {
        "objects": [{"name": "glider 1"}, {"name": "glider 2"}],
        "relations": [],
        "forces": [],
        "variables": {"m_1": "0.50 kg", "m_2": "0.30 kg", "v_1i": "3.0 m/s", "v_2i": "-2.0 m/s"},
        "assumptions": [],
    },
    "transition": {
        "rule": "momentum is conserved and the relative velocity is reversed",
        "equation": "m_1 v_1i + m_2 v_2i = m_1 v_1f + m_2 v_2f; v_1i - v_2i = -(v_1f - v_2f)",
    },
    "state_1": {"new_variables": {"v_1f": "-0.75 m/s", "v_2f": "4.25 m/s"}},
    "answer": {"value": -0.75, "unit": "m/s"},
}


@pytest.mark.parametrize("record", [RAILROAD, LOST])
def test_a_sound_trace_of_a_question_in_unforeseen_words_is_valid(record):
    verdict = judge(record)
    assert verdict.outcome == "valid", (verdict.findings, verdict.abstentions)


@pytest.mark.parametrize("record", [RAILROAD, LOST])
def test_a_wrong_answer_to_it_is_not_valid(record):
    wrong = copy.deepcopy(record)
    wrong["answer"]["value"] *= 1.3
    assert judge(wrong).outcome != "valid"


def test_a_misread_given_is_not_hidden_by_a_place_of_the_traces_own():
    wrong = copy.deepcopy(RAILROAD)
    wrong["state_0"]["variables"]["mB"] = "21,000 kg"
    wrong["state_1"]["new_variables"]["v"] = "1.15 m/s"
    wrong["answer"]["value"] = 1.15
    assert judge(wrong).outcome != "valid"
