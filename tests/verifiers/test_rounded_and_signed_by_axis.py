"""A rough number of the change may be rounded, and an axis named behind a value is no way of it."""

from __future__ import annotations

import pytest

from tests.bare import bare_trace
from wmw.verifiers.pipeline import judge

_DRYER = (
    "circular_motion",
    "The drum of a spin dryer has a radius of 20 cm and spins at 1500 rpm. What is the centripetal "
    "acceleration of a towel on its wall?",
)  # 4935 m/s²


def _codes(trace):
    return {finding.code for finding in judge(trace).findings}


@pytest.mark.parametrize(
    ("told", "blamed"),
    [
        ("nearly 5000", False),
        ("about 4900", False),
        ("roughly 4500", True),
        ("about 5400", True),
        ("5000", True),
    ],
)
def test_a_rough_number_of_the_change(told, blamed):
    trace = bare_trace(*_DRYER, "4935 m/s²")
    trace["state_0"] = {
        "objects": [{"name": "towel"}, {"name": "drum"}],
        "variables": {"r": "20 cm", "n": "1500 rpm"},
    }
    trace["transition"] = {"equation": "a = (2π n)² r"}
    trace["state_1"] = {
        "predicted_change": f"The towel goes around with an acceleration of {told} m/s².",
        "new_variables": {"a": "4935 m/s²"},
    }
    assert ("WMW313" in _codes(trace)) is blamed


@pytest.mark.parametrize(
    ("axis", "acceleration", "blamed"),
    [
        ("Take g = 9.8 m/s², up positive.", "-9.8 m/s²", False),
        ("Take g = 9.8 m/s², upward as positive.", "-9.8 m/s²", False),
        ("Use 9.8 m/s², up is taken as the positive direction.", "-9.8 m/s²", False),
        ("Its acceleration is 9.8 m/s² downward; up is positive.", "+9.8 m/s²", True),
    ],
)
def test_an_axis_named_behind_a_value(axis, acceleration, blamed):
    question = f"A boy tosses a key straight up at 11.76 m/s. How long does it rise? {axis}"
    trace = bare_trace("free_fall", question, "1.2 s")
    trace["state_0"] = {"variables": {"a": acceleration}, "assumptions": ["up is positive"]}
    assert ("WMW207" in _codes(trace)) is blamed


@pytest.mark.parametrize(
    ("line", "blamed"),
    [("Time 11.76/9.8 = 1.2 s.", False), ("Time 11.76/9.8 = 1.4 s.", True)],
)
def test_a_label_before_a_quotient(line, blamed):
    question = (
        "A boy tosses a key straight up at 11.76 m/s with g = 9.8 m/s². How long does it rise?"
    )
    trace = bare_trace("free_fall", question, "1.2 s")
    trace["state_0"] = {"variables": {"v_0": "11.76 m/s"}}
    trace["state_1"] = {"new_variables": {"t_up": "1.2 s"}}
    trace["derivation"] = f"At the top v = 0. {line}"
    assert (judge(trace).outcome == "invalid") is blamed
