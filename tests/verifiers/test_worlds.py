"""The same fall, throw or swing on two worlds, of which a question tells how gravity differs."""

import pytest

from tests.bare import bare_trace
from wmw.verifiers.comparing.read_comparison import read_comparison
from wmw.verifiers.pipeline import judge

# family, question, a right answer, wrong ones
QUESTIONS = [
    (  # the Moon is told by the Earth, whichever is mentioned last
        "free_fall",
        "A hammer is dropped from the same height on Earth and on the Moon, where g is one sixth of"
        " that on Earth. How many times longer does the fall on the Moon take? (air resistance"
        " ignored)",
        "$\\sqrt{6}\\approx 2.4$",
        ["6", "0.41", "36"],
    ),
    (  # the asking sentence names neither
        "free_fall",
        "On the Moon, where the acceleration due to gravity is one sixth of that on Earth, a hammer"
        " is dropped from the same height as on Earth. How many times as long does the fall take?",
        "2.45",
        ["6", "0.41"],
    ),
    (
        "free_fall",
        "On the Moon g is 1/6 of its value on Earth. A ball is thrown straight up with the same"
        " speed on both. How many times as high does it rise on the Moon?",
        "6 times",
        ["36", "2.45"],
    ),
    (
        "free_fall",
        "The acceleration of free fall on planet X is four times that on Earth. A stone falls from"
        " the same height on both. How many times longer does the fall on Earth take?",
        "2",
        ["4", "0.5"],
    ),
    (
        "projectile",
        "A ball is thrown with the same velocity on Earth and on the Moon, where g is one sixth."
        " How many times as far does it fly on the Moon?",
        "6",
        ["36", "2.45"],
    ),
    (  # everybody knows where gravity is weaker
        "free_fall",
        "A ball is dropped from the same height on Earth and on the Moon. On which of them does it"
        " fall longer?",
        "on the Moon",
        ["on Earth", "the same"],
    ),
    (
        "free_fall",
        "A stone is thrown straight up with the same speed on Earth and on Mars. On which planet"
        " does it rise higher?",
        "Mars",
        ["Earth", "the same height"],
    ),
]


@pytest.mark.parametrize(("family", "question", "right", "wrong"), QUESTIONS)
def test_worlds_differ_in_gravity(family, question, right, wrong):
    assert judge(bare_trace(family, question, right)).verdict["answer"] == "valid"
    for answer in wrong:
        assert judge(bare_trace(family, question, answer)).verdict["answer"] == "invalid"


def test_what_is_alike_on_both_worlds_is_not_asked_for():
    question = (
        "The acceleration of gravity on the Moon is one sixth that on Earth. A ball dropped from a"
        " height h on Earth hits the ground with speed v. With what multiple of v does it hit the"
        " ground when dropped from the same height on the Moon?"
    )
    assert judge(bare_trace("free_fall", question, "0.41")).outcome != "invalid"


@pytest.mark.parametrize(
    ("question", "factors"),
    [
        (
            "Ball A falls beside ball B, which has twice the mass of ball A. Which is faster?",
            (1, 2),
        ),
        ("Ball A has twice the mass of ball B. Both fall. Which is faster?", (2, 1)),
    ],
)
def test_whose_the_told_multiple_is(question, factors):
    spoken = read_comparison(question, "free_fall")
    assert spoken is not None
    assert spoken.factors[0][1] == factors
