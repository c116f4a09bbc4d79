"""The question's number with another unit of its kind: a unit was lost, and no law is wrong."""

from __future__ import annotations

import pytest

from tests.bare import trace_of_numbers
from wmw.verifiers.claims import collect
from wmw.verifiers.pipeline import judge
from wmw.verifiers.values.other_units import angles_in_other_units, values_in_other_units

_TURNS = (
    "A fan blade of 0.50 m turns at 90 degrees per second for 3.0 minutes. How fast is its tip?"
)
_SLOPE = "A smooth ramp is tilted by 0.20 rad. What is the acceleration of a sled on it?"
_LAMP = "An electric fire of 2000 W is on for 30 minutes. How many kWh of energy does it use?"


@pytest.mark.parametrize(
    ("variables", "expected"),
    [
        ({"t": "3.0 s"}, {"t": "3.0 minutes"}),
        ({"omega": "90 rad/s"}, {"omega": "90 degrees per second"}),
        ({"r": "0.50 cm"}, {"r": "0.50 m"}),
        ({"t": "3.0 min", "omega": "90 deg/s", "r": "0.50 m"}, {}),
        ({"t": "180 s", "omega": "1.57 rad/s", "r": "50 cm"}, {}),
        ({"t": "3.0 min", "tau": "3.0 s"}, {}),  # what the question says is there
    ],
)
def test_a_value_with_the_number_alone(variables: dict[str, str], expected: dict[str, str]) -> None:
    claims = collect(trace_of_numbers("none", _TURNS, None, variables=variables))
    assert {c.name: right for c, right in values_in_other_units(claims)} == expected


@pytest.mark.parametrize(
    ("working", "found"),
    [
        ("a = 9.8 × sin(0.20°) = 0.034 m/s²", [("0.20°", "0.20 rad")]),
        ("a = 9.8 × sin(0.20 rad) = 1.95 m/s²", []),
        ("0.20 rad = 11.5°, a = 9.8 × sin 11.5° = 1.95 m/s²", []),
    ],
)
def test_an_angle_with_the_number_alone(working: str, found: list[tuple[str, str]]) -> None:
    claims = collect(trace_of_numbers("none", _SLOPE, None, evidence=(working,)))
    assert [told[1:] for told in angles_in_other_units(claims)] == found


@pytest.mark.parametrize(
    ("working", "energy", "labels"),
    [
        ("E = 2.0 × 30 = 60 kWh", "60 kWh", ("unit_scale",)),
        ("E = 2.0 kW × 0.50 h = 1.0 kWh", "1.0 kWh", ()),
        ("E = 2.0 × 0.75 = 1.5 kWh", "1.5 kWh", ("transition",)),
    ],
)
def test_minutes_put_in_as_hours(working: str, energy: str, labels: tuple[str, ...]) -> None:
    trace = trace_of_numbers(
        "circuit",
        _LAMP,
        energy,
        variables={"P": "2000 W", "t": "30 min"},
        equation="E = P t",
        results={"E": energy},
    )
    assert judge({**trace, "derivation": working}).labels == labels
