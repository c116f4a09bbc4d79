"""Which of several values a question wants, by what it says behind them or beside them."""

from __future__ import annotations

import pytest

from tests.bare import bare_trace
from wmw.verifiers.pipeline import judge

_TWICE = "A ball is thrown straight up at 18 m/s. At what times is it at a height of 10 m?"
_DOWN = (
    "A ball is thrown straight up at 12 m/s. With what speed and in which direction is it moving"
    " after 2.0 s?"
)


@pytest.mark.parametrize(
    ("order", "right", "wrong"),
    [
        ("Give the later of the two times.", "2.99 s", "0.682 s"),
        ("State only the earlier one.", "0.682 s", "2.99 s"),
    ],
)
def test_a_sentence_behind_tells_the_one_that_is_wanted(order: str, right: str, wrong: str) -> None:
    question = f"{_TWICE} {order}"
    assert judge(bare_trace("free_fall", question, right)).verdict["answer"] == "valid"
    assert judge(bare_trace("free_fall", question, wrong)).outcome == "invalid"


def test_without_it_either_is_an_answer() -> None:
    for answer in ("2.99 s", "0.682 s"):
        assert judge(bare_trace("free_fall", _TWICE, answer)).outcome != "invalid"


def test_a_direction_beside_the_speed_is_held_against_the_laws() -> None:
    assert judge(bare_trace("free_fall", _DOWN, "7.6 m/s downward")).verdict["answer"] == "valid"
    assert judge(bare_trace("free_fall", _DOWN, "7.6 m/s")).verdict["answer"] == "valid"
    assert judge(bare_trace("free_fall", _DOWN, "7.6 m/s upward")).labels == ("faithfulness",)


def test_what_no_body_has_is_asked_for_as_well_as_what_one_has() -> None:
    question = "What is the average speed of a brick that falls from rest through 20 m?"
    assert judge(bare_trace("free_fall", question, "9.9 m/s")).verdict["answer"] == "valid"
    assert judge(bare_trace("free_fall", question, "19.8 m/s")).outcome == "invalid"


def test_the_unit_of_the_answer_tells_a_time_from_a_height() -> None:
    thrown = "A tin is thrown up at 16 m/s."
    question = f"{thrown} How long after the throw does it reach the highest point?"
    assert judge(bare_trace("free_fall", question, "1.63 s")).verdict["answer"] == "valid"
    assert judge(bare_trace("free_fall", question, "3.27 s")).outcome == "invalid"


def test_what_is_told_of_one_is_no_answer_for_the_other() -> None:
    rides = "Two children ride a carousel, Ana 1.0 m and Leo 3.0 m from the axis."
    question = f"{rides} Ana moves at 0.80 m/s. How fast does Leo move?"
    assert judge(bare_trace("circular_motion", question, "0.80 m/s")).verdict["answer"] != "valid"
    assert judge(bare_trace("circular_motion", question, "2.4 m/s")).outcome != "invalid"


def test_a_nought_in_another_unit_answers_what_is_asked_in_words() -> None:
    stone = "a stone that moves at 4.0 m/s in a horizontal circle of radius 0.5 m"
    question = f"How much work does the tension do on {stone} during one revolution?"
    assert judge(bare_trace("circular_motion", question, "0 J")).verdict["answer"] == "valid"
    assert judge(bare_trace("circular_motion", question, "25 J")).verdict["answer"] != "valid"
