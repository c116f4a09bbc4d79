"""Which of two has more by a trace's values or factor, where the answer names the other one."""

from __future__ import annotations

import pytest

from tests.bare import bare_trace
from wmw.verifiers.pipeline import judge_unguarded

PLANETS = (
    "free_fall",
    "A probe drops a bolt from 3.0 m above the ground on Mars (g = 3.7 m/s²) and another one from"
    " 3.0 m on Earth (g = 9.8 m/s²). Where does it {asked}?",
)
PEBBLES = (
    "free_fall",
    "From a bridge one pebble is tossed straight up and one straight down at the same speed, with"
    " no air resistance. Which pebble hits the river faster?",
)
LAMPS = (
    "circuit",
    "A 10 Ω lamp and a 20 Ω lamp are joined in series to a battery. Which lamp gives off {asked}"
    " power?",
)
SPRINGS = (
    "spring",
    "Spring P stretches by 4.0 cm and spring Q by 6.0 cm under one load. Which spring is stiffer?",
)


def _labels(family, question, change, answer, bodies=(), **results):
    trace = bare_trace(
        family,
        question,
        answer,
        state_0={"objects": [{"name": body} for body in bodies]},
        state_1={"predicted_change": change, "new_variables": results},
    )
    return judge_unguarded(trace).labels


@pytest.mark.parametrize(
    ("asked", "change", "answer", "wrong"),
    [
        ("fall for a longer time", "On Mars it falls for 1.27 s, on Earth for 0.782 s.",
         "on Mars", "on Earth"),
        ("arrive with the greater speed", "On Earth it arrives 1.63 times as fast as on Mars.",
         "on Earth", "on Mars"),
        ("arrive with the smaller speed", "On Earth it arrives 1.63 times as fast as on Mars.",
         "on Mars", "on Earth"),
        ("arrive with the greater speed", "On Mars it arrives 0.61 times as fast as on Earth.",
         "on Earth", "on Mars"),
    ],
)  # fmt: skip
def test_a_place_of_two_by_its_value(asked: str, change: str, answer: str, wrong: str) -> None:
    family, question = PLANETS
    asked = question.format(asked=asked)
    assert _labels(family, asked, change, wrong) == ("faithfulness",)
    assert _labels(family, asked, change, answer) == ()


@pytest.mark.parametrize(
    ("asked", "answer", "wrong"),
    [("more", "the 20 Ω lamp", "the 10 Ω lamp"), ("less", "the 10 Ω lamp", "the 20 Ω lamp")],
)
def test_so_many_times_as_much_as_the_other(asked: str, answer: str, wrong: str) -> None:
    family, question = LAMPS
    asked = question.format(asked=asked)
    change = "The 20 Ω lamp takes twice the power of the 10 Ω lamp."
    assert _labels(family, asked, change, wrong) == ("faithfulness",)
    assert _labels(family, asked, change, answer) == ()


def test_so_many_times_that_of_the_other() -> None:
    change = "Spring P has the larger constant, 1.5 times that of Q."
    bodies = ("spring P", "spring Q")
    assert _labels(*SPRINGS, change, "spring Q", bodies) == ("faithfulness",)
    assert _labels(*SPRINGS, change, "spring P", bodies) == ()


def test_so_many_times_another_thing_answers_nothing() -> None:
    change = "Spring Q stretches 1.5 times as far as spring P."
    assert _labels(*SPRINGS, change, "spring P", ("spring P", "spring Q")) == ()


def test_two_equal_results_leave_neither_ahead() -> None:
    change = "Both pebbles strike the river at 20.7 m/s."
    said = {"v_U": "20.7 m/s", "v_D": "20.7 m/s"}
    assert _labels(*PEBBLES, change, "the one tossed down", **said) == ("faithfulness",)
    assert _labels(*PEBBLES, change, "neither: they are equally fast", **said) == ()
