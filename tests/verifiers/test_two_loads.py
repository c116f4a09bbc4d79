"""One spring under two loads in turn: its stretch is told of one and asked of the other."""

from __future__ import annotations

import pytest

from tests.bare import bare_trace, statuses, trace_of_numbers
from wmw.verifiers.pipeline import judge

BY_FORCE = "A force of 3.0 N stretches a spring by 4.0 cm. "
BY_MASS = "When a 200 g mass hangs from a spring, it stretches by 5.0 cm. "
LONG = "A spring of natural length 12 cm is stretched by 4.0 cm by a force of 3.0 N. "


@pytest.mark.parametrize(
    ("question", "right", "wrong"),
    [
        (BY_FORCE + "By how much does a force of 7.5 N stretch it?", "10 cm", "1.6 cm"),
        (BY_FORCE + "What force is needed to stretch it by 10 cm?", "7.5 N", "1.2 N"),
        (BY_MASS + "What mass stretches it by 8.0 cm?", "320 g", "125 g"),
        (LONG + "How long is the spring under 7.5 N?", "22 cm", "10 cm"),
    ],
)
def test_a_spring_stretches_in_proportion_to_its_load(
    question: str, right: str, wrong: str
) -> None:
    assert statuses("spring", question, right, wrong) == ("valid", "invalid")


@pytest.mark.parametrize(
    ("question", "answer"),
    [
        # 3.0 cm for 2.0 N are 9.0 cm for 6.0 N
        ("How far does 6.0 N stretch a spring that 2.0 N stretch by 3.0 cm?", "9.0 cm"),
        ("What force stretches a spring by 10 cm if 3.0 N stretch it by 4.0 cm?", "7.5 N"),
        # 200 g and 100 g together
        (BY_MASS + "When 100 g are added, how far is it stretched?", "7.5 cm"),
        (BY_MASS + "Another 100 g are hung on it. What is the total stretch?", "7.5 cm"),
        # 10 cm less 4.0 cm
        (BY_FORCE + "How much further does it stretch when the force is 7.5 N?", "6.0 cm"),
    ],
)
def test_loads_that_add_up_or_are_told_in_one_breath_are_left_alone(
    question: str, answer: str
) -> None:
    assert judge(bare_trace("spring", question, answer)).outcome != "invalid"


def test_a_trace_may_number_loads_and_stretches() -> None:
    question = BY_FORCE + "By how much does a force of 7.5 N stretch it?"
    names = {"F_1": "3.0 N", "x_1": "4.0 cm", "F_2": "7.5 N"}
    for stretch, sound in (("10 cm", True), ("1.6 cm", False)):
        trace = trace_of_numbers(
            "spring", question, stretch, variables=names, results={"x_2": stretch}
        )
        outcome = judge(trace).outcome
        assert (outcome != "invalid") == sound
