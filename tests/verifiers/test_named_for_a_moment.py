"""Values of state 1 that are named for another moment than the one that the laws know."""

from __future__ import annotations

import pytest

from wmw.verifiers.pipeline import judge_unguarded


def _bob(**results: str) -> dict[str, object]:
    return {
        "scenario_family": "pendulum",
        "question": "A 1.5 kg bob is let go from rest 0.40 m above its lowest point. How fast is "
        "it there? Take g = 9.8 m/s².",
        "state_0": {
            "objects": [{"name": "bob", "attributes": {"mass": "1.5 kg"}}],
            "variables": {"m": "1.5 kg", "h": "0.40 m", "g": "9.8 m/s^2"},
        },
        "transition": {"rule": "Conservation of energy", "equation": "v = sqrt(2 g h)"},
        "state_1": {"predicted_change": "", "new_variables": {**results, "v": "2.8 m/s"}},
        "answer": {"value": 2.8, "unit": "m/s"},
    }


def _coil(first: str, last: str) -> dict[str, object]:
    return {
        "scenario_family": "em_induction",
        "question": "The flux through a coil of 200 turns drops from 6.0 mWb to 1.0 mWb in 0.50 s. "
        "What is the average induced voltage?",
        "state_0": {
            "objects": [{"name": "coil", "attributes": {"turns": "200"}}],
            "variables": {"N": "200", "flux": first, "t": "0.50 s"},
        },
        "transition": {"rule": "Faraday's law", "effect": "The falling flux induces a voltage."},
        "state_1": {"predicted_change": "", "new_variables": {"flux": last, "U": "2.0 V"}},
        "answer": {"value": 2.0, "unit": "V"},
    }


def _balls(named: str) -> dict[str, object]:
    return {
        "scenario_family": "buoyancy",
        "question": "A 0.60 kg zinc ball (7100 kg/m³) and a 0.60 kg silver ball (10500 kg/m³) hang "
        "fully under water (1000 kg/m³) on threads. What is the buoyant force on the silver ball? "
        "g = 9.8 m/s².",
        "state_0": {
            "objects": [
                {"name": "zinc ball", "attributes": {"density": "7100 kg/m^3"}},
                {"name": "silver ball", "attributes": {"density": "10500 kg/m^3"}},
            ],
            "variables": {"m": "0.60 kg", "rho_Zn": "7100 kg/m^3", named: "10500 kg/m^3"},
        },
        "transition": {"rule": "Archimedes' principle"},
        "state_1": {"predicted_change": "", "new_variables": {}},
        "answer": {"value": 0.56, "unit": "N"},
    }


@pytest.mark.parametrize(
    ("record", "sound"),
    [
        (_bob(kinetic_energy_before="0 J", kinetic_energy_after="5.88 J"), True),
        (_bob(kinetic_energy_before="0 J", kinetic_energy_after="8.88 J"), False),
        (_bob(kinetic_energy_after="0 J"), False),
        (_coil("6.0 mWb", "1.0 mWb"), True),
        (_coil("1.0 mWb", "6.0 mWb"), False),
        (_coil("6.0 mWb", "3.0 mWb"), False),
        (_balls("rho_Ag"), True),
    ],
)
def test_values_of_another_moment_or_body(record: dict[str, object], sound: bool) -> None:
    errors = [f for f in judge_unguarded(record).findings if f.severity == "error"]
    assert (not errors) is sound, errors
