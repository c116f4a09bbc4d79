"""The way between the ends of an oscillation is twice its amplitude."""

from __future__ import annotations

import pytest

from tests.bare import bare_trace, statuses
from wmw.verifiers.pipeline import judge
from wmw.verifiers.questions.end_to_end import with_amplitude

GLIDER = (
    "A 0.50 kg glider on a spring of 200 N/m oscillates on a level air track. {} What is its"
    " greatest speed?"
)


@pytest.mark.parametrize(
    ("told", "right", "wrong"),
    [  # ω = √(200/0.50) = 20 rad/s
        ("It goes between two turning points that are 12 cm apart.", "1.2 m/s", "2.4 m/s"),
        ("The distance between its end points is 12 cm.", "1.2 m/s", "2.4 m/s"),
        ("Its amplitude is 12 cm.", "2.4 m/s", "1.2 m/s"),
    ],
)
def test_the_amplitude_is_half_the_way(told: str, right: str, wrong: str) -> None:
    question = GLIDER.format(told)
    assert statuses("spring", question, right, wrong) == ("valid", "invalid")


def test_an_amplitude_put_in_as_the_whole_way_is_misstated() -> None:
    question = GLIDER.format("It swings between two end points that are 12 cm apart.")
    trace = bare_trace("spring", question, "2.4 m/s")
    trace["state_0"] = {"variables": {"m": "0.50 kg", "k": "200 N/m", "amplitude": "12 cm"}}
    trace["transition"] = {"equation": "v_max = A √(k/m)"}
    assert judge(trace).labels == ("state",)
    trace["state_0"]["variables"]["amplitude"] = "6 cm"
    trace["answer"]["value"] = "1.2 m/s"
    assert judge(trace).outcome == "valid"


@pytest.mark.parametrize(
    "text",
    ["Two end points of a rod are 12 cm apart.", "It oscillates. Two posts are 12 cm apart."],
)
def test_other_distances_are_left_alone(text: str) -> None:
    assert with_amplitude({"question": text}) == {"question": text}
