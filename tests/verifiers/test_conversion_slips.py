"""Conversions that are wrong by themselves, and right ones that look like them."""

from __future__ import annotations

import pytest

from tests.bare import bare_trace
from wmw.verifiers.claims import collect
from wmw.verifiers.pipeline import judge
from wmw.verifiers.values.conversion_slips import conversion_slips, renamed_slips

THROW = "A ball is thrown at 12 m/s, 50° above the horizontal. How high does it rise?"
PHASE = "A wave has the phase 50 rad at a point. What is the displacement there?"


def _slips(text: str, question: str = THROW) -> list[tuple[str, str]]:
    trace = {
        "scenario_family": "none that is declared",
        "question": question,
        "state_0": {"objects": [], "relations": [], "forces": [], "variables": {}},
        "transition": {"rule": "", "effect": "", "equation": None, "evidence": [text]},
        "state_1": {"predicted_change": "", "new_variables": {}},
        "derivation": None,
        "answer": {"value": 1, "unit": "m"},
    }
    return [(stated, expected) for _, stated, expected in conversion_slips(collect(trace))]


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("µ = 4.0 g / 0.80 m = 5.0 kg/m", "0.005 kg/m"),
        ("V = 20 mA × 150 Ω = 3000 V", "3 V"),
        ("The coil's 40 mT are 0.4 T.", "0.04 T"),
        ("The mass is 250 g, that is, 2.5 kg", "0.25 kg"),
        ("The truck's mass is 3.2 t = 320 kg.", "3200 kg"),
        ("sin 50° = -0.262", "0.766"),
        ("2θ = 100°, sin(100) = -0.506", "0.985"),
    ],
)
def test_a_wrong_conversion(text: str, expected: str) -> None:
    assert [right for _, right in _slips(text)] == [expected]


@pytest.mark.parametrize(
    "text",
    [
        "µ = 4.0 g / 0.80 m = 5.0 g/m",
        "µ = 4.0 g / 0.80 m = 0.0050 kg/m",
        "V = 20 mA × 150 Ω = 3.0 V",
        "The coil's 40 mT are 0.040 T.",
        "The mark at 30 cm is 3.0 m above the floor.",
        "The wire of 20 cm is 2.0 m longer than needed.",
        "Of the two lengths 20 cm and 2.0 m the first is the shorter.",
        "4.0 m / 0.80 s = 5.0 m/s / 10",
        "2 + 4.0 g / 0.80 m = 5.0 kg/m",
        "3.2 t = 3200 kg",
        "s = 3.2 t = 320 m",
        "sin 50° = 0.766",
        "sin 50° = 0.77",
        "sin(0.873) = 0.766",
    ],
)
def test_a_right_one_and_what_is_none(text: str) -> None:
    assert not _slips(text)


def test_an_angle_told_in_radians() -> None:
    assert not _slips("sin(50) = -0.262", PHASE)


def test_a_value_put_equal_to_another_one_of_its_kind() -> None:
    """The A of "250 mA = 2.5 A" is no area, and such a line needs no reading of the question."""
    lamp = "A lamp carries 250 mA at 3.0 V. What power does it take?"
    for family in ("circuit", "none that is declared"):
        for stated, outcome in (("0.25 A", "valid"), ("2.5 A", "invalid"), ("0.0025 A", "invalid")):
            trace = bare_trace(family, lamp, "0.75 W")
            trace["transition"]["evidence"] = [f"250 mA = {stated}"]
            verdict = judge(trace)
            assert (verdict.outcome == "invalid") == (outcome == "invalid")
            if outcome == "invalid":
                assert verdict.labels == ("unit_scale",)


@pytest.mark.parametrize(
    ("results", "right"),
    [
        ({"W": "2.4 J", "W_mJ": "0.0024 mJ"}, "2400 mJ"),
        ({"M": "18 N·m", "M_in_N_cm": "0.18 N·cm"}, "1800 N·cm"),
        ({"t": "300 s", "t_min": "300 min"}, "5 min"),
        ({"W": "2.4 J", "W_mJ": "2400 mJ"}, None),
        ({"P": "1.5 kW", "P_W": "150 W"}, None),
        ({"F": "2.0 kN", "F_N": "200 N"}, None),
        ({"W": "2.4 J", "W_2_mJ": "24 mJ"}, None),
    ],
)
def test_a_value_told_again_in_the_unit_that_its_name_ends_in(results, right) -> None:
    trace = bare_trace("none that is declared", THROW, None)
    trace["state_1"] = {"new_variables": results}
    found = [expected for _, _, expected in renamed_slips(collect(trace))]
    assert found == ([] if right is None else [right])
    assert (judge(trace).labels == ("unit_scale",)) is (right is not None)


HEATER = (
    "A heater runs for 40 minutes at 72 km/h of wind, with a pause of 1 min 20 s. What happens?"
)


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("40 min is 0.40 h.", "0.6667 h"),
        ("72 km/h corresponds to 32.2 m/s", "20 m/s"),
        ("1 min 20 s = 120 s, so it is long.", "80 s"),
        ("The heater runs; 40 min = 2000 s.", "2400 s"),
    ],
)
def test_a_value_of_the_question_in_another_unit(text: str, expected: str) -> None:
    assert [right for _, right in _slips(text, HEATER)] == [expected]


@pytest.mark.parametrize(
    "text",
    [
        "40 min is 0.67 h.",
        "72 km/h corresponds to 20 m/s",
        "1 min 20 s = 80 s",
        "Half of 40 min is 1200 s.",  # of a part
        "30 min is 0.40 h.",  # of no value of the question
        "40 min is 0.40 h more than it would take.",
        "The rest of the 40 min is 0.40 h.",
        "On the scale 72 km/h corresponds to 32.2 m/s.",
    ],
)
def test_no_value_of_the_question_in_another_unit(text: str) -> None:
    assert not _slips(text, HEATER)
