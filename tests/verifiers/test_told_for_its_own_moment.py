"""Values that are right for the moment a trace means, though the family knows another one."""

from __future__ import annotations

import copy

import pytest

from wmw.verifiers.pipeline import judge_unguarded

PULLEY = {
    "scenario_family": "pulley",
    "question": "Two masses of 2.0 kg and 6.0 kg hang at rest over a light frictionless pulley and "
    "are let go. How fast is the 6.0 kg mass after 0.50 s? g = 9.8 m/s².",
    "state_0": {
        "objects": [{"name": "mass 1"}, {"name": "mass 2"}, {"name": "pulley"}],
        "variables": {"m1": "2.0 kg", "m2": "6.0 kg", "speed": "0 m/s", "t": "0.50 s",
                      "g": "9.8 m/s^2"},
    },
    "transition": {
        "rule": "Newton's second law for both masses",
        "effect": "The heavier mass goes down.",
        "equation": "a = (m2 - m1) g / (m1 + m2), v = a t",
    },
    "state_1": {
        "predicted_change": "After 0.50 s the 6.0 kg mass goes down at 2.45 m/s.",
        "new_variables": {"speed": "2.45 m/s"},
    },
    "answer": {"value": 2.45, "unit": "m/s"},
}  # fmt: skip
RAMP = {
    "scenario_family": "inclined_plane",
    "question": "A disc is sent up a smooth ramp of 30° at 9.8 m/s. How long until it is back at "
    "the bottom? g = 9.8 m/s².",
    "state_0": {
        "objects": [{"name": "disc"}, {"name": "ramp"}],
        "variables": {"v0": "9.8 m/s", "theta": "30°", "g": "9.8 m/s^2"},
    },
    "transition": {"rule": "Constant acceleration", "equation": "T = 2 v0 / (g sin θ)"},
    "state_1": {
        "predicted_change": "The disc is at rest for an instant and is then back at the bottom.",
        "new_variables": {"t_top": "2.0 s", "t_back": "4.0 s"},
    },
    "answer": {"value": 4.0, "unit": "s"},
}
SECOND = {
    "scenario_family": "free_fall",
    "question": "A key drops from rest from a tower. What distance does it cover in the third "
    "second of its fall? g = 9.8 m/s², no air resistance.",
    "state_0": {"objects": [{"name": "key"}], "variables": {"v0": "0 m/s", "g": "9.8 m/s^2"}},
    "transition": {"rule": "Free fall from rest", "equation": "s = ½ g t²"},
    "state_1": {
        "predicted_change": "In the third second it covers 24.5 m.",
        "new_variables": {"s_third": "24.5 m"},
    },
    "derivation": "44.1 − 19.6 = 24.5 m",
    "answer": {"value": 24.5, "unit": "m"},
}


def findings(record, place=None, value=None):
    """Return the codes that a record gets, with one new value in state 1."""
    record = copy.deepcopy(record)
    if place is not None:
        record["state_1"]["new_variables"][place] = value
    return {f.code for f in judge_unguarded(record).findings}


@pytest.mark.parametrize("record", [PULLEY, RAMP, SECOND])
def test_a_value_of_its_own_moment(record):
    assert not findings(record)


@pytest.mark.parametrize(
    ("record", "place", "value"),
    [
        (PULLEY, "speed", "4.9 m/s"),
        (RAMP, "t_back", "3.0 s"),
    ],
)
def test_a_wrong_value_beside_it(record, place, value):
    assert findings(record, place, value)


def test_a_law_that_holds_at_no_time():
    wrong = copy.deepcopy(SECOND)
    wrong["transition"]["equation"] = "s = g t²"
    assert "WMW301" in findings(wrong)


def test_a_speed_of_nothing_where_nothing_is_at_rest():
    moving = copy.deepcopy(PULLEY)
    moving["state_1"]["new_variables"] = {"v": "2.45 m/s"}
    assert not findings(moving)
    moving["state_0"]["variables"]["speed"] = "1.0 m/s"
    assert findings(moving)


def test_the_first_of_two_values_asked_for_is_answered():
    ice = {
        "scenario_family": "thermal",
        "question": "0.20 kg of ice at −10 °C is heated at 100 W. How long after the start does "
        "it begin to melt, and when is all of it liquid? c = 2100 J/(kg K), L = 334 kJ/kg.",
        "state_0": {"objects": [{"name": "ice"}], "variables": {"P": "100 W"}},
        "transition": {"rule": "Heat warms and then melts the ice", "equation": "P t = m c ΔT"},
        "state_1": {
            "predicted_change": "All is liquid at 710 s; it began to melt at 42 s.",
            "new_variables": {"t_begin": "42 s", "t_end": "710 s"},
        },
        "derivation": "t_begin = 4200/100 = 42 s; t_end = 42 + 668 = 710 s",
        "answer": {"value": 42, "unit": "s"},
    }
    assert not findings(ice)
