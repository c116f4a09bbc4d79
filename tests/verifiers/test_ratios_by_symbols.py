"""Ratios that are asked for in symbols, whose marks say which value is of which side."""

from __future__ import annotations

import pytest

from tests.bare import bare_trace
from wmw.verifiers.comparing.later_values import later_values
from wmw.verifiers.pipeline import judge

MARS = (
    "A spanner falls from rest through 3.0 m on Mars (g = 3.7 m/s²) and through the same height on "
    "the Earth (g = 9.8 m/s²). What is the ratio t_Mars : t_Earth of the fall times?"
)
SLOPES = (
    "Two sleds slide from rest down smooth slopes of 20° (slope A) and 40° (slope B). Find the "
    "ratio a_B : a_A of their accelerations."
)
PENDULUMS = (
    "Pendulum A has a length of 0.40 m, pendulum B one of 1.60 m. Find the ratio T_A/T_B of their "
    "periods."
)
TONE = (
    "A tone of 500 Hz passes from air (340 m/s) into water (1480 m/s). Compare the wavelengths: "
    "give λ_water : λ_air."
)


@pytest.mark.parametrize(
    ("family", "question", "right", "wrong"),
    [
        ("free_fall", MARS, ("1.63", "1.63 : 1"), ("0.614", "2.65")),
        ("inclined_plane", SLOPES, ("1.88 : 1", "1.88"), ("0.532", "2.0")),
        ("pendulum", PENDULUMS, ("1 : 2", "0.5"), ("2 : 1", "1 : 4", "2")),
        ("wave", TONE, ("4.35 : 1", "4.35"), ("0.23",)),
    ],
)
def test_the_ratio_is_that_of_the_marked_values(family, question, right, wrong):
    def status(answer):
        return judge(bare_trace(family, question, answer)).verdict["answer"]

    assert {status(answer) for answer in right} == {"valid"}
    assert {status(answer) for answer in wrong} == {"invalid"}


@pytest.mark.parametrize(
    "question",
    [
        PENDULUMS.replace("T_A/T_B", "T_A/T_C"),
        PENDULUMS.replace("pendulum B", "the other"),
        PENDULUMS.replace("T_A/T_B", "T_A/E_B"),
        PENDULUMS.replace("pendulum B", "pendulum A and B"),
    ],
)
def test_marks_that_tell_nothing_apart_tell_of_no_states(question):
    told = later_values(question)
    assert told is None or told.symbol is None
