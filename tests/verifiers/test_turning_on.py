"""What moves outward on something that turns, which goes on at its rate unless told otherwise."""

from __future__ import annotations

import pytest

from tests.bare import bare_trace
from wmw.verifiers.pipeline import judge


def _judged(question, answer):
    return judge(bare_trace("circular_motion", question, answer))


_MOVES = [
    (
        "A mite is on a turntable 5 cm from the axis. It crawls out to 10 cm.",
        "doubles",
        "is halved",
    ),
    ("A girl on a carousel moves from 1.0 m to 3.0 m from the axis.", "triples", "is halved"),
    (
        "A coin lies 4 cm from the axis of a disc that turns steadily. It is moved to 12 cm.",
        "triples",
        "is halved",
    ),
    (
        "A boy rides 2.0 m from the axis of a carousel. Its rate of rotation is doubled.",
        "quadruples",
        "doubles",
    ),
]


@pytest.mark.parametrize(("told", "right", "wrong"), _MOVES)
def test_the_acceleration_grows_as_the_distance_from_the_axis(told, right, wrong) -> None:
    question = f"{told} How does the centripetal acceleration change?"
    assert _judged(question, f"it {right}").verdict["answer"] == "valid"
    assert _judged(question, f"it {wrong}").outcome == "invalid"


def test_on_a_road_nothing_tells_of_a_rate() -> None:
    bends = "A car goes from a bend of radius 40 m into one of 80 m at the same speed."
    question = f"{bends} How does the centripetal acceleration change?"
    assert _judged(question, "it is halved").outcome != "invalid"
