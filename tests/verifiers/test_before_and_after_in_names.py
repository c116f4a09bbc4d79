"""Names of state 0 that tell a moment: what belongs to which, and what is no fault."""

from __future__ import annotations

import pytest

from tests.bare import trace_of_numbers
from wmw.verifiers.pipeline import judge

_OFF_THE_ICE = (
    "Two boys stand at rest facing each other on ice and push off. Boy A (50 kg) glides away to the"
    " left at 1.8 m/s. With what velocity does boy B (40 kg) move? Neglect friction."
)


def _pushed_off(**later: str):
    return trace_of_numbers(
        "collision",
        _OFF_THE_ICE,
        "2.25 m/s to the right",
        variables={"m_A": "50 kg", "m_B": "40 kg", "v_A": "0 m/s", "v_B": "0 m/s", **later},
        equation="0 = m_A v_A' + m_B v_B'",
        results={"v_B'": "+2.25 m/s"},
    )


def test_the_rest_before_is_not_held_against_the_speed_after() -> None:
    assert judge(_pushed_off(**{"v_A'": "−1.8 m/s"})).outcome != "invalid"


def test_a_speed_after_that_the_question_has_otherwise_is_found() -> None:
    assert judge(_pushed_off(**{"v_A'": "−1.2 m/s"})).outcome == "invalid"


@pytest.mark.parametrize(("before", "label"), [("1.7 m", None), ("0.60 m", "temporal")])
def test_lengths_before_and_after_that_are_exchanged_are_of_other_moments(
    before: str, label: str | None
) -> None:
    after, period = ("0.60 m", "1.55 s") if label is None else ("1.7 m", "2.62 s")
    trace = trace_of_numbers(
        "pendulum",
        "A simple pendulum is 1.7 m long. Its string is then shortened to 0.60 m. What is the"
        " period after the change, for small swings? Use g = 9.8 m/s².",
        period,
        variables={"L_before": before, "L_after": after, "g": "9.8 m/s^2"},
        equation="T = 2π√(L/g)",
        results={"T_after": period},
    )
    verdict = judge(trace)
    assert verdict.labels == (() if label is None else (label,))


@pytest.mark.parametrize("names", [("L_1", "L_2"), ("L", "L_new"), ("L_before", "L_after")])
def test_what_a_length_is_shortened_to_is_no_length_of_before(names: tuple[str, str]) -> None:
    trace = trace_of_numbers(
        "pendulum",
        "A simple pendulum 1.7 m long is shortened to 0.60 m. What is its period now, for small"
        " swings? Use g = 9.8 m/s².",
        "1.55 s",
        variables=dict(zip(names, ("1.7 m", "0.60 m"), strict=True)) | {"g": "9.8 m/s^2"},
        equation="T = 2π√(L/g)",
        results={"T": "1.55 s"},
    )
    assert judge(trace).outcome != "invalid"
