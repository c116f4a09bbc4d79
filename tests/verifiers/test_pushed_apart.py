"""Two who push each other apart, called by their order whatever they are."""

from __future__ import annotations

import pytest

from tests.bare import bare_trace
from wmw.verifiers.pipeline import judge
from wmw.verifiers.questions.pushed_apart import apart_in_order


@pytest.mark.parametrize(
    ("text", "read"),
    [
        (
            "Ida (50 kg) and Max (75 kg) stand at rest and push each other away. Max slides off to"
            " the left at 2.0 m/s. What is Ida's velocity?",
            "the first body (50 kg) and the second body (75 kg) stand at rest and push off each"
            " other away. the second body moves off at 2.0 m/s to the left. What is the velocity of"
            " the first body?",
        ),
        (
            "A 60 kg man and a 40 kg woman stand still on ice at rest. The man pushes the woman"
            " away, and she glides off with a speed of 1.5 m/s.",
            "the first body (60 kg) and the second body (40 kg) stand still on ice at rest. the"
            " first body pushes off the second body, and the second body moves off at 1.5 m/s.",
        ),
    ],
)
def test_the_two_are_called_by_their_order(text: str, read: str) -> None:
    assert apart_in_order(text) == read


@pytest.mark.parametrize(
    "text",
    [
        "Ida (50 kg) pushes a crate (75 kg) along the floor at 2.0 m/s.",  # nothing is at rest
        "Ida (50 kg), Max (75 kg) and Leo (60 kg) stand at rest and push each other away.",
        "Two carts stand at rest and push each other apart.",
    ],
)
def test_other_questions_stay_as_they_are(text: str) -> None:
    assert apart_in_order(text) == text


def test_the_rear_car_and_the_front_car_are_the_first_and_the_second() -> None:
    question = (
        "A 1000 kg car travelling at 14 m/s bumps into the back of a 1600 kg car travelling in the"
        " same direction at 8.0 m/s. The front car goes on at 11 m/s. How fast is the rear car"
        " moving after the bump?"
    )
    for answer, outcome in (("9.2 m/s", "valid"), ("10.3 m/s", "invalid"), ("11 m/s", "invalid")):
        verdict = judge(bare_trace("collision", question, answer))
        assert verdict.verdict["answer"] == outcome, answer
