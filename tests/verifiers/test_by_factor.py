"""What a question supposes to be so many times as large is altered, and nothing else is judged."""

from __future__ import annotations

import pytest

from tests.bare import bare_trace
from wmw.verifiers.pipeline import judge
from wmw.verifiers.questions.by_factor import supposed_factors, supposes_factor

_THROW = "A ball is thrown vertically upward at 12 m/s (g = 9.8 m/s²). "


def _answer(question, answer):
    return judge(bare_trace("free_fall", question, answer))


@pytest.mark.parametrize(
    ("supposed", "height"),
    [
        ("If the initial speed were doubled, how high would it rise?", "29.4 m"),
        ("If the initial speed were halved, how high would it rise?", "1.84 m"),
        ("If the initial speed were increased by 50%, how high would it rise?", "16.5 m"),
    ],
)
def test_the_altered_scene_is_the_one_asked_about(supposed, height):
    assert _answer(_THROW + supposed, height).verdict["answer"] == "valid"
    assert _answer(_THROW + supposed, "7.35 m").outcome == "invalid"  # as it was before


def test_what_is_told_without_a_condition_supposes_nothing():
    told = "A ball is thrown up with twice the speed of a stone. How high does it rise?"
    assert not supposes_factor(told)
    assert supposed_factors(told, "free_fall") == ()


def test_a_factor_of_what_is_not_given_leaves_the_answer_open():
    question = (
        "A stone dropped from a bridge takes 2.4 s to reach the water (g = 9.8 m/s²). "
        "If the bridge were twice as high, how long would the fall take?"
    )
    assert _answer(question, "3.39 s").outcome != "invalid"
    assert _answer(question, "4.8 s").outcome != "valid"


def test_a_question_for_a_factor_is_none_for_a_value():
    asked = _THROW + "If the initial speed is doubled, by what factor does the height change?"
    assert supposed_factors(asked, "free_fall") == ()


@pytest.mark.parametrize("answer", ["1.0 m", "0.50 m"])
@pytest.mark.parametrize(
    "told",
    [
        "The load that stretches the wire is quadrupled.",
        "The pull on the wire is increased to four times its value.",
    ],
)
def test_what_is_multiplied_and_not_known_by_name_leaves_the_answer_open(
    told: str, answer: str
) -> None:
    question = f"Waves run at 30 m/s along a wire driven at 60 Hz. {told} Find the new wavelength."
    assert judge(bare_trace("wave", question, answer)).outcome == "abstain"
