"""Energies named for before and after an event, of a spring that shoots something off."""

from __future__ import annotations

import pytest

from wmw.verifiers.pipeline import judge


def shot(results: dict[str, str]) -> dict[str, object]:
    """Return a trace of a ball that a spring pushes off, with these new variables."""
    return {
        "id": "t",
        "scenario_family": "spring",
        "question": (
            "A 0.20 kg ball is pressed against a spring of 500 N/m, compressing it by 6.0 cm on a"
            " frictionless horizontal track. Give the elastic energy just before the release and"
            " after the ball has left the spring, and find the speed of the ball."
        ),
        "state_0": {
            "objects": [],
            "relations": [],
            "forces": [],
            "variables": {"m": "0.20 kg", "k": "500 N/m", "x": "6.0 cm"},
            "assumptions": [],
        },
        "transition": {
            "rule": "Conservation of mechanical energy",
            "effect": "The spring hands its energy over to the ball.",
            "equation": "½ k x² = ½ m v²",
            "evidence": [],
        },
        "state_1": {"predicted_change": "", "new_variables": {**results, "v": "3.0 m/s"}},
        "derivation": None,
        "answer": {"value": "3.0 m/s", "unit": None, "explanation": ""},
    }


@pytest.mark.parametrize(
    ("early", "late"),
    [
        ("U_before_release", "U_after_leaving"),
        ("U_before", "U_after"),
        ("E_el_before_release", "E_el_after_leaving_the_spring"),
        ("elastic_energy_before_release", "elastic_energy_after"),
    ],
)
def test_the_spring_has_its_energy_before(early: str, late: str) -> None:
    turned = judge(shot({early: "0 J", late: "0.90 J"}))
    assert [str(label) for label in turned.labels] == ["temporal"]
    assert judge(shot({early: "0.90 J", late: "0 J"})).outcome == "valid"


def test_the_ball_has_its_energy_afterwards() -> None:
    turned = judge(shot({"K_before_release": "0.90 J", "K_after_leaving": "0 J"}))
    assert [str(label) for label in turned.labels] == ["temporal"]
    assert judge(shot({"K_before_release": "0 J", "K_after_leaving": "0.90 J"})).outcome == "valid"


def test_before_it_is_compressed_a_spring_has_none() -> None:
    trace = shot({"U_before_compression": "0 J", "U_after_compression": "0.90 J"})
    assert judge(trace).outcome == "valid"
