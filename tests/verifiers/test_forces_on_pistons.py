"""The forces on a piston that a gas carries: one of three that is left out is found."""

from __future__ import annotations

import pytest

from tests.bare import bare_trace
from wmw.verifiers.pipeline import judge

QUESTION = (
    "A frictionless piston of 5.0 kg and 25 cm² rests on a gas in an upright cylinder. The"
    " atmospheric pressure is 100 kPa. What is the pressure of the gas? Use g = 10 m/s²."
)
WEIGHT = ("weight", "downward", 50)
AIR = ("force of the atmosphere", "downward", 250)
GAS = ("force of the gas", "upward", 300)


def _outcome(*forces: tuple[str, str, float]) -> tuple[str, tuple[str, ...]]:
    state = {
        "objects": [{"name": "piston"}, {"name": "gas"}, {"name": "cylinder"}],
        "relations": [{"type": "supported_by", "args": ["piston", "gas"]}],
        "forces": [
            {"name": name, "target": "piston", "direction": way, "magnitude": size, "unit": "N"}
            for name, way, size in forces
        ],
        "variables": {"m": "5.0 kg", "A": "25 cm²", "p_0": "100 kPa", "g": "10 m/s²"},
        "assumptions": [],
    }
    verdict = judge(bare_trace("thermal", QUESTION, "120 kPa", state_0=state))
    return verdict.verdict["state"], verdict.labels


def test_all_three_forces_hold():
    assert _outcome(WEIGHT, AIR, GAS) == ("valid", ())


@pytest.mark.parametrize("missing", [WEIGHT, AIR, GAS])
def test_one_that_is_left_out_is_found(missing):
    forces = [force for force in (WEIGHT, AIR, GAS) if force != missing]
    assert _outcome(*forces) == ("invalid", ("force",))


@pytest.mark.parametrize("wrong", [("weight", "upward", 50), ("weight", "downward", 5)])
def test_one_that_is_turned_or_too_small_is_found(wrong):
    assert _outcome(wrong, AIR, GAS) == ("invalid", ("force",))
