"""What is changed of the one of two bodies says nothing of the other one."""

import pytest

from tests.bare import bare_trace
from wmw.verifiers.pipeline import judge

CLOCKS = (
    "The brass pendulum and the oak pendulum of two clocks are 0.60 m long; the {} pendulum was"
    " just lengthened from 0.60 m to 0.80 m. Does the period of the brass pendulum increase,"
    " decrease or stay the same?"
)


@pytest.mark.parametrize(
    ("changed", "answer", "outcomes"),
    [
        ("oak", "stays the same", ("valid", "abstain")),
        ("oak", "increases", ("invalid", "abstain")),
        ("brass", "increases", ("valid",)),
        ("brass", "stays the same", ("invalid", "abstain")),
    ],
)
def test_the_period_of_the_one_and_the_length_of_the_other(changed, answer, outcomes):
    trace = bare_trace(
        "pendulum",
        CLOCKS.format(changed),
        answer,
        state_0={
            "objects": [{"name": "brass pendulum"}, {"name": "oak pendulum"}],
            "variables": {"L": "0.60 m", "L_2": "0.80 m"},
        },
        transition={"rule": "The period grows with the root of the length."},
    )
    assert judge(trace).outcome in outcomes


def test_what_one_of_two_does_after_a_collision_hangs_on_the_mass_of_the_other():
    question = (
        "Ball P of mass 0.50 kg rolls at 2.0 m/s along a frictionless rail toward ball Q of mass"
        " 0.50 kg, which is at rest. Their collision is elastic. The mass of ball P is now changed"
        " to 0.90 kg. What is then the velocity of ball Q afterwards?"
    )
    answer = "2.57 m/s"  # 2 × 0.90/(0.90 + 0.50) × 2.0 m/s
    trace = bare_trace("collision", question, answer)
    trace["state_0"]["objects"] = [{"name": "ball P"}, {"name": "ball Q"}]
    assert judge(trace).verdict["answer"] == "valid"
