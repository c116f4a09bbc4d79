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
