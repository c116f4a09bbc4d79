"""Noughts of state 0 from which a motion is counted, and those that misstate a given."""

from __future__ import annotations

import pytest

from tests.bare import trace_of_numbers
from wmw.verifiers.pipeline import judge

_FALLS = "A stone is dropped from rest and falls for 3.0 s. How far does it fall? g = 9.8 m/s²."
_TOWER = "A stone is dropped from a 45 m tower. How long does it fall? Use g = 9.8 m/s²."
_UP = "A ball is thrown straight up at 12 m/s. How high is it after 0.80 s? Use g = 9.8 m/s²."
_LEVEL = (
    "A stone is thrown horizontally at 9.0 m/s from a 14 m high roof. How long is it in the air?"
    " Use g = 9.8 m/s²."
)
_FALL = "y = 1/2 g t^2"
_THROW = "h = v_0 t + 1/2 g t^2"


def _judged(family, question, variables, equation, results, answer):
    return judge(
        trace_of_numbers(
            family, question, answer, variables=variables, equation=equation, results=results
        )
    )


@pytest.mark.parametrize(
    ("question", "variables", "equation", "results", "answer"),
    [
        (_FALLS, {"t": "0 s", "y": "0 m", "v": "0 m/s"}, _FALL, {"y": "44.1 m"}, "44.1 m"),
        (_TOWER, {"y": "0 m", "t": "0 s", "v": "0"}, _FALL, {"t": "3.03 s"}, "3.03 s"),
        (_UP, {"y": 0, "v": "12 m/s", "t": 0}, "y = v t - 1/2 g t^2", {"y": "6.46 m"}, "6.46 m"),
    ],
)
def test_time_and_place_of_the_start_are_no_givens(
    question, variables, equation, results, answer
) -> None:
    verdict = _judged("free_fall", question, variables, equation, results, answer)
    assert verdict.outcome == "valid"


def test_any_other_value_of_them_is_held_against_the_question() -> None:
    verdict = _judged("free_fall", _FALLS, {"t": "2.0 s"}, _FALL, {"y": "44.1 m"}, "44.1 m")
    assert verdict.labels == ("state",)
    verdict = _judged("free_fall", _TOWER, {"h": "0 m"}, "h = 1/2 g t^2", {}, "3.03 s")
    assert verdict.labels == ("state",)


def test_a_level_throw_has_no_speed_along_the_other_axis() -> None:
    level = {"v_0": "0 m/s", "v_0x": "9.0 m/s", "h": "14 m"}
    assert _judged("projectile", _LEVEL, level, _THROW, {}, "1.69 s").outcome == "valid"
    level.pop("v_0x")
    assert _judged("projectile", _LEVEL, level, _THROW, {}, "1.69 s").labels == ("state",)
