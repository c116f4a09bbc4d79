"""The answer for one of two bodies is none for the other, whatever both values lead to together."""

from __future__ import annotations

import pytest

from wmw.verifiers.pipeline import judge_unguarded

_BALLS = (
    "Two balls of equal volume, 4.0 × 10⁻⁴ m³, are put into a tank of water (1000 "
    "kg/m³). Ball P (0.30 kg) floats; ball Q (1.2 kg) sinks and lies on the bottom. "
    "How large is the buoyant force on ball {}? Take g = 9.8 m/s²."
)


def _trace(asked: str, equation: str, effect: str, value: float) -> dict[str, object]:
    return {
        "scenario_family": "buoyancy",
        "question": _BALLS.format(asked),
        "state_0": {
            "objects": [
                {"name": "ball P", "attributes": {"mass": "0.30 kg"}},
                {"name": "ball Q", "attributes": {"mass": "1.2 kg"}},
                {"name": "water", "attributes": {"density": "1000 kg/m^3"}},
            ],
            "relations": [],
            "forces": [],
            "variables": {
                "V_ball": "4.0e-4 m^3",
                "m_P": "0.30 kg",
                "m_Q": "1.2 kg",
                "rho": "1000 kg/m^3",
                "g": "9.8 m/s^2",
            },
        },
        "transition": {"rule": "Archimedes' principle", "effect": effect, "equation": equation},
        "state_1": {"predicted_change": "", "new_variables": {"F_b": f"{value} N"}},
        "derivation": None,
        "answer": {"value": value, "unit": "N"},
    }


@pytest.mark.parametrize(
    ("asked", "equation", "effect", "value", "outcome"),
    [
        (
            "Q",
            "F_b = m_P g",
            "Ball P floats, so the force on it balances its weight.",
            2.94,
            "invalid",
        ),
        (
            "P",
            "F_b = m_P g",
            "Ball P floats, so the force on it balances its weight.",
            2.94,
            "valid",
        ),
        ("Q", "F_b = rho V_ball g", "Ball Q displaces its whole volume.", 3.92, "valid"),
    ],
)
def test_the_force_on_the_ball_asked_for(
    asked: str, equation: str, effect: str, value: float, outcome: str
) -> None:
    assert judge_unguarded(_trace(asked, equation, effect, value)).outcome == outcome


_BLOCKS = (
    "Two blocks with vertical sides are 20 cm high each: block P of density 800 kg/m³ and block Q "
    "of density 500 kg/m³. Both float upright in fresh water (1000 kg/m³). How deep is the "
    "underside of block Q below the surface?"
)
_GAUGES = (
    "Gauge A is 15 m deep and gauge B is 10 m below the surface of a lake of fresh water (density "
    "1000 kg/m³). At the surface the pressure is 100 kPa. Find the absolute pressure at gauge B. "
    "Take g = 9.8 m/s²."
)


def _of_two(
    family: str, question: str, bodies: str, variables: str, equation: str, name: str, value: str
) -> dict[str, object]:
    return {
        "scenario_family": family,
        "question": question,
        "state_0": {
            "objects": [{"name": body} for body in bodies.split(", ")],
            "variables": dict(pair.split(" = ") for pair in variables.split(", ")),
        },
        "transition": {"rule": "", "effect": "", "equation": equation},
        "state_1": {"predicted_change": "", "new_variables": {name: value}},
        "answer": {"value": value},
    }


@pytest.mark.parametrize(
    ("value", "equation", "outcomes"),
    [
        ("10 cm", "d_Q = H rho_Q / rho_L", {"valid"}),
        ("16 cm", "d_Q = H rho_P / rho_L", {"invalid", "abstain"}),
    ],
)
def test_what_stands_before_a_colon_is_told_of_both(
    value: str, equation: str, outcomes: set[str]
) -> None:
    variables = "H = 20 cm, rho_P = 800 kg/m^3, rho_Q = 500 kg/m^3, rho_L = 1000 kg/m^3"
    record = _of_two(
        "buoyancy", _BLOCKS, "block P, block Q, fresh water", variables, equation, "d_Q", value
    )
    assert judge_unguarded(record).outcome in outcomes


@pytest.mark.parametrize(
    ("value", "equation", "outcomes"),
    [
        ("198 kPa", "p_B = p_0 + rho g h_B", {"valid"}),
        ("247 kPa", "p_B = p_0 + rho g h_A", {"invalid", "abstain"}),
    ],
)
def test_the_pressure_at_the_gauge_asked_for(value: str, equation: str, outcomes: set[str]) -> None:
    variables = "rho = 1000 kg/m^3, h_A = 15 m, h_B = 10 m, p_0 = 100 kPa, g = 9.8 m/s^2"
    record = _of_two("fluid", _GAUGES, "gauge A, gauge B, lake", variables, equation, "p_B", value)
    assert judge_unguarded(record).outcome in outcomes


@pytest.mark.parametrize(
    ("asking", "sound"),
    [
        ("What load can be lifted with 300 N at the pump piston?", True),
        ("How large is the force on the pump piston?", False),
    ],
)
def test_where_a_given_acts_is_not_what_is_asked_for(asking: str, sound: bool) -> None:
    trace = {
        "scenario_family": "none",
        "question": f"A jack has a pump piston of 4 cm² and a lift piston of 80 cm². {asking}",
        "state_0": {
            "objects": [{"name": "pump piston"}, {"name": "lift piston"}],
            "variables": {"A_pump": "4 cm^2", "A_lift": "80 cm^2"},
        },
        "transition": {"rule": "Pascal", "effect": "", "equation": None},
        "state_1": {
            "predicted_change": "The lift piston holds 6000 N.",
            "new_variables": {"F_lift": "6000 N"},
        },
        "derivation": None,
        "answer": {"value": 6000, "unit": "N"},
    }
    found = [f.code for f in judge_unguarded(trace).findings]
    assert ("WMW305" not in found) is sound


_CELL = (
    "A battery with an EMF of 24 V and an internal resistance of 2.0 Ω is connected to a lamp of 10"
    " Ω. How much power is {}?"
)


@pytest.mark.parametrize(
    ("asked", "body", "value", "labels"),
    [
        ("lost as heat inside the battery", "lamp", 40, ("object",)),
        ("lost as heat inside the battery", "battery", 8.0, ()),
        ("dissipated in the lamp", "lamp", 40, ()),
    ],
)
def test_the_value_that_the_laws_give_another_body_is_told_of_it(
    asked: str, body: str, value: float, labels: tuple[str, ...]
) -> None:
    record = {
        "scenario_family": "circuit",
        "question": _CELL.format(asked),
        "state_0": {
            "objects": [{"name": "battery"}, {"name": "lamp"}],
            "variables": {"emf": "24 V", "r": "2.0 Ω", "R": "10 Ω"},
        },
        "transition": {
            "rule": "Ohm's law for the whole circuit, then Joule heating",
            "effect": f"The current heats the {body}.",
            "equation": "I = emf / (R + r)",
        },
        "state_1": {
            "predicted_change": f"The {body} turns {value} W into heat.",
            "new_variables": {"I": "2.0 A"},
        },
        "answer": {"value": value, "unit": "W"},
    }
    assert judge_unguarded(record).labels == labels
