"""Answers in words, or of several values at once, and names that end in a body's initial."""

from __future__ import annotations

import copy

import pytest

from tests.bare import trace_of_numbers
from wmw.verifiers.bodies.casting import body_by_initial
from wmw.verifiers.pipeline import judge_unguarded
from wmw.verifiers.vocabulary.spelled import read_worded

_EXCHANGE = {
    "scenario_family": "collision",
    "question": "Two identical balls move toward each other, ball A at 2.0 m/s to the right and "
    "ball B at 3.0 m/s to the left. They collide elastically. What are their velocities after?",
    "state_0": {
        "objects": [{"name": "ball A"}, {"name": "ball B"}],
        "relations": [],
        "forces": [],
        "variables": {"v_A": "2.0 m/s", "v_B": "-3.0 m/s"},
        "assumptions": [],
    },
    "transition": {
        "rule": "momentum and kinetic energy are conserved",
        "effect": "the balls exchange their velocities",
        "equation": "m v_A + m v_B = m v_A' + m v_B'",
        "evidence": [],
    },
    "state_1": {
        "predicted_change": "both turn back",
        "new_variables": {"v_A'": "-3.0 m/s", "v_B'": "2.0 m/s"},
    },
    "derivation": None,
    "answer": {"value": "ball A: 3.0 m/s to the left; ball B: 2.0 m/s to the right", "unit": None},
}


def _answered(value: str) -> str:
    trace = copy.deepcopy(_EXCHANGE)
    trace["answer"]["value"] = value
    return judge_unguarded(trace).outcome


@pytest.mark.parametrize(
    "value",
    [
        "ball A: 3.0 m/s to the left; ball B: 2.0 m/s to the right",
        "-3.0 m/s and +2.0 m/s",
        "v_A' = 3.0 m/s, v_B' = 2.0 m/s",
    ],
)
def test_each_of_several_values_is_held_against_the_laws(value):
    assert _answered(value) == "valid"


@pytest.mark.parametrize("value", ["3.0 m/s and 2.5 m/s", "3.0 m/s and 3.0 m/s", "3.0 kg, 2.0 kg"])
def test_several_values_of_which_one_is_wrong_are_not_valid(value):
    assert _answered(value) != "valid"


@pytest.mark.parametrize(
    ("text", "value"),
    [
        ("one half", 0.5),
        ("three quarters of it all", 0.75),
        ("three quarters", 0.75),
        ("a third", 1 / 3),
        ("twice as large", 2.0),
        ("none", 0.0),
        ("0.40 kg", 0.4),
        ("half a metre", None),
    ],
)
def test_a_number_may_be_spelled_out(text, value):
    read = read_worded(text)
    assert (read.si if read else None) == (value if value is None else pytest.approx(value))


@pytest.mark.parametrize(
    ("name", "bodies", "body"),
    [
        ("v_a", ("astronaut", "wrench"), "astronaut"),
        ("m_w", ("astronaut", "wrench"), "wrench"),
        ("v_b", ("bullet", "block"), None),  # either
        ("v_A", ("cart A", "cart B"), None),  # called by the letter itself
        ("speed", ("sled",), None),
    ],
)
def test_a_name_may_end_in_the_initial_of_one_body(name, bodies, body):
    assert body_by_initial(name, bodies) == body


@pytest.mark.parametrize(
    ("answer", "outcome"),
    [
        ("a tone of 443 Hz with 6 beats per second", "valid"),
        ("a tone of 443 Hz with 5 beats per second", "invalid"),
        ("6 beats per second", "valid"),
        ("3 beats/s", "invalid"),
    ],
)
def test_beats_in_a_second_are_a_frequency_beside_the_pitch(answer: str, outcome: str) -> None:
    question = (
        "Two organ pipes of 440 Hz and 446 Hz sound together. What is heard, and how many beats"
        " are there per second?"
    )
    trace = trace_of_numbers(
        "wave",
        question,
        answer,
        variables={"f_1": "440 Hz", "f_2": "446 Hz"},
        equation="f_beat = |f_1 − f_2|",
        results={"f_beat": "6 Hz"},
    )
    assert judge_unguarded(trace).outcome == outcome
