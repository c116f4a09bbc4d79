"""A friction force that is told where another one is asked for is no pull on the body."""

import pytest

from wmw.verifiers.questions.reading import read_question


@pytest.mark.parametrize(
    "question",
    [
        "A 2.0 kg brick slides over a board with a friction force of 9.8 N. It is turned on a"
        " narrow face. What is the friction force when it slides?",
        "On a level floor a crate slides with a friction force of 40 N. What is the friction force"
        " if it slides twice as fast?",
    ],
)
def test_no_pull_is_given(question: str) -> None:
    assert "P" not in read_question(question, "friction").givens


def test_a_pull_is_still_given() -> None:
    question = "A 5.0 kg box is pulled with a force of 30 N. What is the friction force on it?"
    assert "P" in read_question(question, "friction").givens
