"""Two coefficients of friction told together, in an order that "respectively" may point to."""

from __future__ import annotations

import pytest

from tests.bare import bare_trace, trace_of_numbers
from wmw.verifiers.pipeline import judge
from wmw.verifiers.questions.listed_apart import listed_apart


@pytest.mark.parametrize(
    ("told", "read"),
    [
        (
            "The coefficients of static and kinetic friction are 0.60 and 0.45, respectively.",
            "The coefficient of static friction are 0.60 and the coefficient of kinetic friction"
            " is 0.45.",
        ),
        (
            "With kinetic and static coefficients of friction between sledge and snow of 0.08 and"
            " 0.14 it stops.",
            "With coefficient of kinetic friction between sledge and snow of 0.08 and the"
            " coefficient of static friction is 0.14 it stops.",
        ),
        (
            "The coefficient of kinetic friction is 0.20 and that of static friction 0.35.",
            "The coefficient of kinetic friction is 0.20 and the coefficient of static friction"
            " 0.35.",
        ),
    ],
)
def test_each_stands_beside_its_own_value(told: str, read: str) -> None:
    assert listed_apart(told) == read


@pytest.mark.parametrize(
    "text",
    [
        "Compare the coefficients of static and kinetic friction.",
        "The coefficients of static and kinetic friction are μs = 0.60 and μk = 0.45.",
        "Blocks of 2.0 kg and 3.0 kg lie on a table.",
    ],
)
def test_other_questions_stay_as_they_are(text: str) -> None:
    assert listed_apart(text) == text


UP = (
    "A 14 kg case slides up a 25° ramp after a push that gave it 5.0 m/s. The coefficients of"
    " static and kinetic friction between case and ramp are 0.55 and 0.40, respectively. How far"
    " along the ramp does it get? g = 9.8 m/s²"
)
LEVEL = (
    "A 20 kg chest is pushed along a level floor with a horizontal force of 110 N. The coefficient"
    " of kinetic friction is 0.30 and that of static friction 0.45. What is its acceleration?"
    " g = 9.8 m/s²"
)


def test_what_slides_has_the_kinetic_one() -> None:
    told = [
        judge(bare_trace("inclined_plane", UP, x)).verdict["answer"] for x in ("1.62 m", "1.38 m")
    ]
    assert told == ["valid", "invalid"]


@pytest.mark.parametrize(
    ("mu", "a", "labels"), [("0.30", "2.56 m/s²", ()), ("0.45", "1.09 m/s²", ("state",))]
)
def test_the_other_coefficient_in_state_0_is_a_given_misread(
    mu: str, a: str, labels: tuple[str, ...]
) -> None:
    trace = trace_of_numbers(
        "friction",
        LEVEL,
        a,
        variables={"m": "20 kg", "F": "110 N", "mu_k": mu, "g": "9.8 m/s²"},
        equation="a = (F - mu_k m g)/m",
        results={"a": a},
    )
    assert judge(trace).labels == labels
