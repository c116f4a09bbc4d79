"""A fault is told in the regime that bears it out, where the likeliest reading tells nothing."""

from __future__ import annotations

import pytest

from tests.bare import bare_trace, trace_of_numbers
from wmw.verifiers.pipeline import judge

APART = (
    "With a delay of t_d a marble is dropped from a bridge after a stone; both start from rest. "
    "What is the separation of the two when t have passed since the release of the stone? Neither "
    "has landed. See the picture for the values."
)
TOGETHER = (
    "With what initial speed must a stone be thrown straight down from a tower h high, with a "
    "delay of t_d after a pebble was dropped there from rest, so that both land together? See the "
    "picture for the values."
)
PUCKS = (
    "Puck P (2.0 kg) slides at 6.0 m/s on frictionless ice and runs into puck Q (1.0 kg), which "
    "moves ahead of it in the same direction at 3.0 m/s. They stick together. Find their common "
    "velocity."
)


def _thrown_down(law: str, speed: str) -> dict:
    return trace_of_numbers(
        "free_fall",
        TOGETHER,
        speed,
        variables={"h": "45 m", "delay": "1.0 s", "g": "10 m/s²"},
        equation=f"t_meet = sqrt(2 h / g), t_second = t_meet - delay, v_0 = {law}",
        results={"t_meet": "3.0 s", "t_second": "2.0 s", "v_0": speed},
    )


@pytest.mark.parametrize(
    ("law", "speed", "outcome", "labels"),
    [
        ("h / t_second - g t_second / 2", "12.5 m/s", "valid", ()),
        ("h / t_second", "22.5 m/s", "invalid", ("transition",)),
        ("h / t_second + g t_second / 2", "32.5 m/s", "invalid", ("transition",)),
    ],
)
def test_a_wrong_law_of_a_regime_that_the_words_tell_less_plainly(law, speed, outcome, labels):
    """Most words are of a single throw, which has no answer; two times bear the other out."""
    verdict = judge(_thrown_down(law, speed))
    assert (verdict.outcome, verdict.labels) == (outcome, labels)


@pytest.mark.parametrize(
    ("law", "gap", "labels"),
    [
        ("d_1 - d_2", "25 m", ()),
        ("d_1", "25 m", ("transition",)),
        ("d_1 + d_2", "65 m", ("transition",)),
    ],
)
def test_what_is_between_two_that_fall(law: str, gap: str, labels: tuple[str, ...]) -> None:
    trace = trace_of_numbers(
        "free_fall",
        APART,
        gap,
        variables={"time_delay": "1.0 s", "time_elapsed": "3.0 s", "g": "10 m/s²"},
        equation=f"s_gap = {law}",
        results={"d_1": "45 m", "d_2": "20 m", "s_gap": gap},
    )
    assert judge(trace).labels == labels


@pytest.mark.parametrize(
    ("law", "outcome"),
    [
        ("v_f = (m_1 v_1 + m_2 v_2) / (m_1 + m_2)", "valid"),
        ("v_f = m_1 v_1 / (m_1 + m_2)", "invalid"),
        ("v_f = (m_1 v_1 - m_2 v_2) / (m_1 + m_2)", "invalid"),
    ],
)
def test_a_right_answer_tells_that_the_question_was_understood(law: str, outcome: str) -> None:
    """A velocity is asked for, and the size of it was found: the law beside it may be blamed."""
    trace = trace_of_numbers(
        "collision",
        PUCKS,
        "5.0 m/s",
        variables={"m_1": "2.0 kg", "m_2": "1.0 kg", "v_1": "6.0 m/s", "v_2": "3.0 m/s"},
        equation=law,
        results={"v_f": "5.0 m/s"},
    )
    assert judge(trace).outcome == outcome


LOOP = (
    "A small car of mass 0.50 kg is let go from rest on a frictionless track that leads into a "
    "vertical loop of radius 0.80 m. Find the least height above the bottom from which it gets "
    "around without leaving the track. Take g = 10 m/s²."
)


@pytest.mark.parametrize(
    ("law", "labels"),
    [
        ("h_min = 2 r + v_min^2 / (2 g)", ()),
        ("h_min = 2 r + v_min^2 / g", ("transition",)),
    ],
)
def test_less_is_blamed_where_another_place_of_the_scene_explains_the_rest(law, labels) -> None:
    """The list is right for the top of the loop, where the track just ceases to push."""
    trace = bare_trace(
        "circular_motion",
        LOOP,
        "2.0 m",
        state_0={
            "objects": [{"name": "car"}, {"name": "loop"}],
            "relations": [],
            "forces": [
                {"name": "weight", "target": "car", "direction": "downward", "magnitude": "5.0 N"}
            ],
            "variables": {"m": "0.50 kg", "r": "0.80 m", "g": "10 m/s²"},
        },
        transition={"rule": "", "effect": "", "equation": law, "evidence": []},
        state_1={"predicted_change": "", "new_variables": {"v_min": "2.83 m/s", "h_min": "2.0 m"}},
    )
    assert judge(trace).labels == labels
