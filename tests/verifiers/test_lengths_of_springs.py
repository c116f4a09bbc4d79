"""A spring that is so long with a load and so long without one is stretched by the difference."""

from __future__ import annotations

import pytest

from wmw.verifiers.claims import collect
from wmw.verifiers.pipeline import judge_unguarded
from wmw.verifiers.questions.lengthened import with_lengths
from wmw.verifiers.values.whole_lengths import whole_lengths


def _answer(question: str, value: float, unit: str) -> str:
    trace = {
        "scenario_family": "spring",
        "question": question,
        "state_0": {"objects": [], "relations": [], "forces": [], "variables": {}},
        "transition": {"rule": "", "effect": "", "equation": None},
        "state_1": {"predicted_change": "", "new_variables": {}},
        "derivation": None,
        "answer": {"value": value, "unit": unit},
    }
    return str(judge_unguarded(trace).verdict["answer"])


_CASES = [
    (
        (
            "A spring is 20 cm long when unloaded and 26 cm long when a 3.0 N weight hangs "
            "from it. What is its spring constant?"
        ),
        50,
        11.5,
        "N/m",
    ),
    (
        (
            "The length of a spring is 12 cm without a load and 18 cm with a load of 4.5 N. "
            "What is the spring constant?"
        ),
        75,
        25,
        "N/m",
    ),
    (
        (
            "A helical spring is 12 cm long when relaxed and 15 cm long with a load of 6.0 "
            "N hanging from it. What is the spring constant?"
        ),
        200,
        40,
        "N/m",
    ),
    (
        (
            "A spring of constant 200 N/m is 20 cm long when unloaded. How long is it when "
            "a 10 N weight hangs from it?"
        ),
        25,
        15,
        "cm",
    ),
    (
        (
            "A spring is 20 cm long when unloaded and 15 cm long when a 10 N weight stands "
            "on it. What is the spring constant?"
        ),
        200,
        66.7,
        "N/m",
    ),
    (
        (
            "A spring that is 30 cm long is stretched to 36 cm by a force of 12 N. What is "
            "its spring constant?"
        ),
        200,
        33.3,
        "N/m",
    ),
    (
        (
            "A spring of natural length 30 cm is compressed to 24 cm by a force of 12 N. "
            "What is its spring constant?"
        ),
        200,
        50,
        "N/m",
    ),
    (
        (
            "A spring of constant 200 N/m and natural length 30 cm is stretched to 36 cm. "
            "What energy is stored in it?"
        ),
        0.36,
        13.0,
        "J",
    ),
    (
        (
            "A spring with k = 200 N/m is already stretched by 2.0 cm and is then stretched "
            "to 6.0 cm. How much work is done?"
        ),
        0.32,
        0.36,
        "J",
    ),
    (
        (
            "A spring of constant 200 N/m is stretched 2.0 cm, then stretched to 6.0 cm. "
            "How much work is done in the second step?"
        ),
        0.32,
        0.20,
        "J",
    ),
    (
        "A spring of constant 200 N/m is stretched to 0.10 m. What energy does it store?",
        1.0,
        2.0,
        "J",
    ),
]


@pytest.mark.parametrize(("question", "right", "wrong", "unit"), _CASES)
def test_the_stretch_is_what_a_length_exceeds_the_natural_one_by(
    question: str, right: float, wrong: float, unit: str
) -> None:
    assert _answer(question, right, unit) == "valid"
    assert _answer(question, wrong, unit) == "invalid"


@pytest.mark.parametrize(
    "question",
    [
        "A spring of constant 200 N/m is stretched to 0.10 m. What energy does it store?",
        "A spring of natural length 20 cm is stretched to 6.0 cm beyond its natural length.",
        "A rope 30 m long is pulled to 20 m.",
    ],
)
def test_what_may_be_a_stretch_is_left_as_it_stands(question: str) -> None:
    assert with_lengths({"question": question})["question"] == question


def _misread(question: str, variables: dict[str, str], working: str) -> list[tuple[str, str]]:
    trace = {
        "scenario_family": "spring",
        "question": question,
        "state_0": {"objects": [], "relations": [], "forces": [], "variables": variables},
        "transition": {"rule": "", "effect": "", "equation": None},
        "state_1": {"predicted_change": "", "new_variables": {}},
        "derivation": working,
        "answer": {"value": 1, "unit": "N/m"},
    }
    return [(claim.name, told) for claim, told in whole_lengths(collect(trace))]


_PULLED = "A spring whose unstretched length is 15 cm is pulled with 12 N until it measures 21 cm."
_PRESSED = "A spring of natural length 30 cm is compressed to 24 cm by 12 N."


@pytest.mark.parametrize(
    ("question", "name", "value", "working"),
    [
        (_PULLED, "x", "21 cm", "k = 12/0.21"),
        (_PULLED, "extension", "0.21 m", "k = 12/0.21"),
        (_PRESSED, "compression", "24 cm", "k = 12/0.24"),
        ("A spring is 15 cm long empty. Under 12 N it is 21 cm long.", "Δx", "21 cm", "12/0.21"),
    ],
)
def test_a_whole_length_is_no_stretch(question: str, name: str, value: str, working: str) -> None:
    assert _misread(question, {name: value}, working) == [(name, "6 cm")]


@pytest.mark.parametrize(
    ("question", "variables", "working"),
    [
        (_PULLED, {"x": "6 cm"}, "k = 12/0.06"),
        (_PULLED, {"x": "21 cm", "x_0": "15 cm"}, "k = 12/(0.21 - 0.15)"),
        (_PULLED, {"stretched_length": "21 cm"}, "k = 12/0.06"),
        (_PULLED.replace("measures", "is longer by"), {"stretch": "21 cm"}, "k = 12/0.21"),
        ("A spring of natural length 30 cm is compressed by 24 cm.", {"x": "24 cm"}, "k = 12/0.24"),
    ],
)
def test_a_length_or_a_stretch_told_as_such_is_left_alone(
    question: str, variables: dict[str, str], working: str
) -> None:
    assert not _misread(question, variables, working)
