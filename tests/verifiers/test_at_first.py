"""What a question asks for as it was at first, and what it says of a body at first."""

from __future__ import annotations

import pytest

from tests.bare import bare_trace
from wmw.verifiers.pipeline import judge
from wmw.verifiers.questions.at_first import initial_in_front
from wmw.verifiers.questions.reading import read_question
from wmw.verifiers.questions.two_ways import in_opposite_directions


@pytest.mark.parametrize(
    ("text", "read"),
    [
        ("What was the speed of the stone initially?", "What was the initial speed of the stone?"),
        ("Find the pressure, originally.", "Find the initial pressure."),
        ("What was its original speed?", "What was its initial speed?"),
    ],
)
def test_what_is_asked_for_at_first_is_the_initial_one(text: str, read: str) -> None:
    assert initial_in_front(text) == read


@pytest.mark.parametrize(
    "text",
    [
        "What is the speed of the cart initially at rest?",
        "What is the final speed of the cart initially?",
        "What is the length of the bar at first, and what is it at the end?",
        "The original length of the spring is 20 cm.",
    ],
)
def test_a_body_that_was_something_at_first_is_left_alone(text: str) -> None:
    assert initial_in_front(text) == text


@pytest.mark.parametrize(
    "whose", ["originally at rest", "initially at rest", "at rest before the collision"]
)
def test_a_body_told_by_how_it_was_is_asked_for_as_it_is_after(whose: str) -> None:
    question = (
        "A 1.0 kg ball moving at 4.0 m/s collides elastically head-on with a 3.0 kg ball at rest."
        f" What is the velocity of the ball {whose}?"
    )
    assert {"v_1i", "s_1"}.isdisjoint(read_question(question, "collision").targets)


def test_an_initial_speed_is_not_held_against_the_later_one() -> None:
    question = (
        "A stone thrown downward reaches the ground 40 m below with 30 m/s."
        " What was its initial speed? g = 10 m/s²"
    )
    assert judge(bare_trace("free_fall", question, "10 m/s")).outcome != "invalid"


@pytest.mark.parametrize(
    ("asked", "answer"),
    [
        ("the first cart's momentum before the collision", "4.0 kg m/s"),
        ("the momentum of the first cart after the collision", "6.0 kg m/s"),
        ("the kinetic energy of the moving cart before the collision", "4.0 J"),
    ],
)
def test_the_value_of_another_moment_is_no_answer(asked: str, answer: str) -> None:
    question = (
        f"A 2.0 kg cart at 3.0 m/s runs into a stationary 1.0 kg cart and sticks. What was {asked}?"
    )
    assert judge(bare_trace("collision", question, answer)).verdict["answer"] != "valid"


def test_two_ways_that_are_told_apart_are_opposite() -> None:
    told = "Two carts move at 4.0 m/s to the right and 3.0 m/s to the left."
    assert in_opposite_directions(told) == f"{told[:-1]} in opposite directions."
    for other in (
        "Two carts move at 4.0 m/s to the right and 3.0 m/s to the right.",
        "Two carts collide and then move at 4.0 m/s to the right and 3.0 m/s to the left.",
        "A cart moves at 4.0 m/s to the right and 3.0 m/s to the left.",
    ):
        assert in_opposite_directions(other) == other
