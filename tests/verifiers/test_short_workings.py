"""Workings as short as people write them: units at the end, symbols that look like units."""

from __future__ import annotations

import pytest

from tests.bare import bare_trace, trace_of_numbers
from wmw.verifiers.pipeline import judge

RIPPLES = (
    "In a ripple tank, 8 complete waves pass a mark in 4.0 s. Neighbouring crests are 1.5 cm apart."
    " Calculate the speed of the waves."
)
MIXED = (
    "200 g of water at 80 °C is poured into 300 g of water at 20 °C. No heat is lost."
    " What is the final temperature?"
)
SKIER = (
    "A 50 kg skier stands still on a 28° slope (μs = 0.60 between skis and snow)."
    " Find the friction force on the skier."
)
BRANCHES = (
    "A total current of 90 mA enters a parallel combination of a 1.0 kΩ and a 2.0 kΩ resistor."
    " What current passes through the 1.0 kΩ resistor?"
)
POWERS = (
    "Two thin lenses of power +4.0 D and -1.5 D are placed in contact."
    " What is the focal length of the combination?"
)


@pytest.mark.parametrize(
    ("equation", "outcome"),
    [
        ("v = 2.0 * 1.5 = 3.0 cm/s", "valid"),  # 2.0 Hz * 1.5 cm
        ("v = 2.0 * 1.5 = 3.0 cm/s = 0.030 m/s", "valid"),
        ("v = 2.0 * 1.5 = 4.0 cm/s", "invalid"),
        ("v = 2.0 * 1.6 = 3.2 cm/s", "invalid"),
        ("v = 2.0 * 1.5 = 3.0 m/s", "invalid"),
    ],
)
def test_bare_numbers_are_in_the_unit_at_the_end(equation: str, outcome: str) -> None:
    trace = trace_of_numbers("wave", RIPPLES, "0.030 m/s", equation=equation)
    assert judge(trace).outcome == outcome


@pytest.mark.parametrize(
    ("end", "outcome"),
    [
        ("(0.20 * 80 + 0.30 * 20)/0.50 °C = 44 °C", "valid"),
        ("(0.20 * 80 + 0.30 * 20)/0.60 °C = 44 °C", "invalid"),
        ("(0.20 * 80 + 0.30 * 20)/0.50 °C = 54 °C", "invalid"),
    ],
)
def test_a_unit_behind_a_quotient_is_that_of_the_whole(end: str, outcome: str) -> None:
    line = f"T_f = (m_1 T_1 + m_2 T_2)/(m_1 + m_2) = {end}"
    assert worked("thermal", MIXED, "44 °C", line) == outcome


def worked(family: str, question: str, answer: str, *lines: str) -> str:
    return judge(bare_trace(family, question, answer, derivation=[*lines])).outcome


def test_an_unknown_behind_a_number_is_no_unit() -> None:
    lines = "200 (80 - T) = 300 (T - 20)", "16000 + 6000 = 500 T", "T = 44 °C"
    assert worked("thermal", MIXED, "44 °C", *lines) != "invalid"
    slipped = worked("thermal", MIXED, "44 °C", lines[0], "16000 + 6000 = 32000", lines[2])
    assert slipped == "invalid"
    drop = "A hammer falls 2.0 m from rest in 1.1 s on an unknown planet. Find the acceleration."
    assert worked("free_fall", drop, "3.3 m/s²", "g = 2 h/t² = 4.0/1.21 = 3.3 m/s²") != "invalid"
    assert worked("free_fall", drop, "3.3 m/s²", "it took 2 h = 100 min to build") == "invalid"


def test_what_a_result_is_less_than_is_not_what_was_found() -> None:
    """50 kg * 9.8 m/s² * sin 28° is 230 N; what the snow could hold is 260 N."""
    line = "f = 50·9.8·sin 28° = 230 N < μsN = 260 N"
    assert worked("inclined_plane", SKIER, "230 N up the slope", line) != "invalid"


def test_a_number_without_its_unit_may_be_in_milliamperes() -> None:
    assert worked("circuit", BRANCHES, "0.060 A", "I1 = 90 · 2.0/3.0 = 60") != "invalid"


def test_like_numbers_may_be_dealt_otherwise_in_a_working_that_names_none() -> None:
    """1 / (4.0 D - 1.5 D) = 0.40 m."""
    line = "f = 1/(4.0 - 1.5) = 0.40 m"
    assert worked("optics", POWERS, "0.40 m", line) != "invalid"


def test_what_a_body_does_is_not_what_is_asked_of_it() -> None:
    question = (
        "A toy boat floats in fresh water. What happens to the depth of the boat below the water"
        " line when salt is dissolved in the water?"
    )
    for change, outcome in (("boat rises a little", "abstain"), ("the depth increases", "invalid")):
        trace = bare_trace("buoyancy", question, "decreases", state_1={"predicted_change": change})
        assert judge(trace).outcome == outcome


def test_whatever_stands_at_the_wrong_end_is_told_as_one_fault() -> None:
    """A bob from 0.20 m: sqrt(2 * 9.8 * 0.20) is 1.98 m/s, which it has at the end."""
    question = (
        "A pendulum bob is released from rest 0.20 m above the lowest point of its swing. What is"
        " its speed when it passes the lowest point? Use g = 9.8 m/s² and ignore air resistance."
    )
    start, end = {"height": "0.20 m", "speed": "0 m/s"}, {"height": "0 m", "speed": "1.98 m/s"}
    for before, after, labels in ((start, end, ()), (end, start, ("temporal",))):
        trace = bare_trace("pendulum", question, "1.98 m/s", state_0={"variables": before})
        trace["state_1"] = {"new_variables": after}
        assert judge(trace).labels == labels


def test_a_value_in_newtons_has_no_newtons_in_its_name() -> None:
    """98 N + 60 N sin 30° is the normal force, and the angle beside it has its unit in its name."""
    question = (
        "A worker pushes a 10 kg crate across a level floor with a 60 N force directed 30° below"
        " the horizontal. The coefficient of kinetic friction is 0.25. Find the acceleration."
    )
    trace = bare_trace("friction", question, "2.0 m/s²", derivation=["a = (F cos 30° - 32)/10"])
    trace["state_0"] = {"variables": {"F": 60, "angle_deg": 30, "m": 10, "mu_k": 0.25, "g": 9.8}}
    for name in ("N", "F_N"):
        trace["state_1"] = {"new_variables": {name: "128 N", "f_k": "32 N", "a": "2.0 m/s^2"}}
        assert judge(trace).outcome != "invalid"


ROD = (
    "A brass rod is 2.0 m long at 20 °C. By how much does it grow when it is heated to 70 °C? The"
    " coefficient of linear expansion of brass is 19e-6 /K."
)


@pytest.mark.parametrize(
    ("line", "faulty"),
    [
        ("ΔT = 50 °C = 50 K", False),
        ("a temperature rise of 50 °C = 50 K", False),
        ("ΔT = 70 °C − 20 °C = 50 K", False),
        ("T_2 = 70 °C = 70 K", True),
    ],
)
def test_degrees_of_a_difference_are_kelvin(line: str, faulty: bool) -> None:
    lines = line, "ΔL = 19e-6 × 2.0 × 50 = 1.9e-3 m"
    assert (worked("thermal", ROD, "1.9 mm", *lines) == "invalid") is faulty


def test_a_fraction_of_numbers_may_have_the_unit_behind_it() -> None:
    heater = "A heater rated at 600 W runs for 20 minutes. How much energy does it use, in kWh?"
    assert (
        worked("circuit", heater, "0.20 kWh", "20 min = 1/3 h", "E = 0.600 kW × 1/3 h = 0.20 kWh")
        == "valid"
    )
    assert worked("circuit", heater, "0.20 kWh", "20 min = 1/4 h = 1200 s") == "invalid"


@pytest.mark.parametrize(
    ("line", "sound"),
    [
        ("1.5·24 = 2.0·d, so d = 18 cm", True),
        ("1.5·26 = 2.0·d, so d = 19.5 cm", False),
        ("1.5·24 = 3.0·d, so d = 12 cm", False),
    ],
)
def test_bare_numbers_are_in_the_unit_that_the_value_comes_out_in(line, sound):
    """1.5 N hang 24 cm from the pivot, 2.0 N therefore 18 cm: at the 68 cm mark."""
    question = (
        "A light metre rule is pivoted at its 50 cm mark. A weight of 1.5 N hangs at the 26 cm"
        " mark. At which mark must a weight of 2.0 N hang to make the rule balance?"
    )
    assert (worked("lever", question, "68 cm", line) == "valid") == sound
