"""A difference may be counted the other way round, and is not what it is the difference of."""

from __future__ import annotations

import pytest

from tests.bare import bare_trace
from wmw.verifiers.pipeline import judge

NARROWS = (
    "Water (1000 kg/m³) flows through a horizontal pipe. In the wide section its speed is 2.0 m/s"
    " and its absolute pressure is 180 kPa; in the narrow section its speed is 6.0 m/s. What is the"
    " pressure in the narrow section?"
)
WIDENS = (
    "Water (1000 kg/m³) flows from a narrow section at 6.0 m/s into a wide section at 2.0 m/s in a"
    " level pipe. The pressure in the narrow section is 164 kPa. What is the pressure in the wide"
    " section?"
)
TANK = (
    "The gas in a tank of an unfamiliar make is under a pressure of 180 kPa, and a valve is opened"
    " for a while. What is the pressure {asked}?"
)


@pytest.mark.parametrize(
    ("question", "answer", "change"),
    [
        (NARROWS, "164 kPa", "The pressure drops by 16 kPa."),
        (WIDENS, "180 kPa", "The pressure rises by 16 kPa."),
    ],
)
@pytest.mark.parametrize(("told", "sound"), [(16, True), (-16, True), (-32, False), (8, False)])
def test_a_pressure_difference_has_either_sign(
    question: str, answer: str, change: str, told: int, *, sound: bool
) -> None:
    trace = bare_trace("fluid", question, answer)
    trace["state_0"]["variables"] = {"v_1": "2.0 m/s", "v_2": "6.0 m/s"}
    if question is WIDENS:
        trace["state_0"]["variables"] = {"v_1": "6.0 m/s", "v_2": "2.0 m/s"}
    trace["state_1"] = {"predicted_change": change, "new_variables": {"Δp": f"{told} kPa"}}
    verdict = judge(trace)
    assert (verdict.verdict["transition"] == "valid") == sound
    if sound:
        assert verdict.outcome != "invalid"


@pytest.mark.parametrize(
    ("change", "name", "asked", "found"),
    [
        ("The pressure drops by 16 kPa.", "Δp", "then", False),
        ("The pressure drops 16 kPa.", "pressure_drop", "then", False),
        ("The pressure drops by 16 kPa.", "Δp", "drop", True),  # that itself is asked for
        ("The pressure is then 16 kPa.", "p", "then", True),
        ("The pressure is then 16 kPa.", "Δp", "then", True),  # told as the pressure itself
    ],
)
def test_what_a_thing_changes_by_is_not_what_it_is_then(
    change: str, name: str, asked: str, *, found: bool
) -> None:
    trace = bare_trace("fluid", TANK.format(asked=asked), "164 kPa")
    trace["state_1"] = {"predicted_change": change, "new_variables": {name: "16 kPa"}}
    assert ("WMW503" in {f.code for f in judge(trace).findings}) == found
