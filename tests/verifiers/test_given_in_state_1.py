"""What the question gives for the beginning, in state 1 under the name that state 0 has."""

from __future__ import annotations

import pytest

from wmw.verifiers.pipeline import judge

_CART = {
    "id": "cart",
    "scenario_family": "spring",
    "question": (
        "A 0.50 kg cart rolls at 1.2 m/s on a frictionless level track into a spring (k = 80 N/m)"
        " that is fixed to a wall, and compresses it until it stops. What is the greatest"
        " compression?"
    ),
    "state_0": {
        "objects": [{"name": "cart"}, {"name": "spring"}],
        "variables": {"m": "0.50 kg", "k": "80 N/m", "v": "0 m/s"},
    },
    "transition": {
        "rule": "Conservation of energy",
        "effect": "Kinetic energy becomes elastic energy.",
        "equation": "x_max = v √(m / k)",
    },
    "state_1": {"predicted_change": "", "new_variables": {"v": "1.2 m/s"}},
    "derivation": "x_max = 1.2 × √(0.50 / 80) = 0.095 m",
    "answer": {"value": 0.095, "unit": "m"},
}
_LOOP = {
    "id": "loop",
    "scenario_family": "em_induction",
    "question": (
        "A wire loop of area 0.020 m² is turned from a position perpendicular to a uniform field of"
        " 0.30 T until its plane is parallel to the field, in 0.10 s. What is the magnitude of the"
        " average induced EMF?"
    ),
    "state_0": {"objects": [{"name": "loop"}], "variables": {"flux": "0 Wb"}},
    "transition": {
        "rule": "Faraday's law",
        "effect": "The changing flux induces an EMF.",
        "equation": "ε = |ΔΦ| / Δt",
    },
    "state_1": {"predicted_change": "", "new_variables": {"flux": "6.0 mWb", "emf": "60 mV"}},
    "derivation": "ε = 0.0060 / 0.10 = 0.060 V",
    "answer": {"value": 60, "unit": "mV"},
}


def _with(record, state_0, state_1):
    return {
        **record,
        "state_0": {
            **record["state_0"],
            "variables": {**record["state_0"]["variables"], **state_0},
        },
        "state_1": {
            **record["state_1"],
            "new_variables": {**record["state_1"]["new_variables"], **state_1},
        },
    }


@pytest.mark.parametrize(("record", "name"), [(_CART, "v"), (_LOOP, "flux")])
def test_before_and_after_exchanged(record, name):
    found = judge(record)
    assert found.labels == ("temporal",)
    assert found.findings[0].pointer == f"/state_0/variables/{name}"


@pytest.mark.parametrize(
    ("record", "state_0", "state_1"),
    [
        (_CART, {"v": "1.2 m/s"}, {"v": "0 m/s"}),
        (_CART, {"v": "1.2 m/s"}, {"v": "1.2 m/s"}),
        (_LOOP, {"flux": "6.0 mWb"}, {"flux": "0 Wb"}),
    ],
)
def test_in_order(record, state_0, state_1):
    assert "temporal" not in judge(_with(record, state_0, state_1)).labels


def test_a_constant_misread_and_repeated_rightly():
    """The mass stays what it is, so what is wrong in state 0 alone is no exchange."""
    record = _with(_CART, {"v": "1.2 m/s", "m": "0.70 kg"}, {"v": "0 m/s", "m": "0.50 kg"})
    assert judge(record).labels[0] == "state"
