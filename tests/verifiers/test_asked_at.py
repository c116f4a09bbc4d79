"""What is asked for at another value than the one for which the question tells it."""

from __future__ import annotations

import pytest

from tests.bare import bare_trace, statuses
from wmw.verifiers.pipeline import judge

HOLE = "Water leaves a small hole 0.45 m below the surface of a tank at 2.97 m/s. {} Use 9.8 m/s²."


def answered(question: str, answer: str) -> str:
    return judge(bare_trace("fluid", question, answer)).verdict["answer"]


@pytest.mark.parametrize(
    ("asking", "answer", "outcome"),
    [
        (
            "How fast does it leave when the hole is at 1.8 m below the surface?",
            "2.97 m/s",
            "abstain",
        ),
        ("If the hole is 1.8 m below, how fast does the water leave?", "2.97 m/s", "abstain"),
    ],
)
def test_the_value_at_the_first_place_is_no_answer_for_the_second(asking, answer, outcome) -> None:
    assert answered(HOLE.format(asking), answer) == outcome


@pytest.mark.parametrize(("answer", "outcome"), [("5.94 m/s", "valid"), ("2.97 m/s", "invalid")])
def test_one_place_alone_is_answered(answer, outcome) -> None:
    question = (
        "A tank has a small hole. How fast does water leave it when the hole is 1.8 m below the"
        " surface? Use 9.8 m/s²."
    )
    assert answered(question, answer) == outcome


def test_a_value_told_with_the_question_is_no_other_place() -> None:
    question = (
        "A train comes towards a listener at 30 m/s with its horn sounding at 700 Hz. With sound at"
        " 343 m/s, what frequency does the listener hear?"
    )
    assert judge(bare_trace("wave", question, "767 Hz")).verdict["answer"] == "valid"


def test_from_its_natural_length_tells_no_length_of_a_spring():
    asked = (
        "A spring obeying Hooke's law needs 20 N to be compressed by 4.0 cm. What work is needed to"
        " compress it by 6.0 cm from its natural length?"
    )
    assert "invalid" not in statuses("spring", asked, "0.90 J")
    assert "valid" not in statuses("spring", asked, "0.40 J")
    alone = (
        "A 200 N/m spring is stretched by 5.0 cm from its natural length. What energy is stored?"
    )
    assert statuses("spring", alone, "0.25 J", "0.50 J") == ("valid", "invalid")
