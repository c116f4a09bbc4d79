"""A part of a sum is not taken for the whole."""

from __future__ import annotations

from typing import Any

import pytest

from wmw.verifiers.pipeline import judge

ICE = (
    "The picture shows a block of ice at 0 °C with its mass. How much heat is needed to melt it and"
    " warm the water to the temperature in the picture? Latent heat of fusion 334 kJ/kg, specific"
    " heat of water 4.19 kJ/(kg·K)."
)
UP = (
    "A ball is thrown straight up at 14.7 m/s from the ground. How long is it in the air until it"
    " is back at the ground? Use g = 9.8 m/s²."
)


def _of_ice(total: str, *names: str) -> dict[str, Any]:
    melt, warm, whole = names
    return {
        "id": "ice", "scenario_family": "thermal", "question": ICE,
        "state_0": {"objects": [{"name": "ice"}], "relations": [], "forces": [], "assumptions": [],
                    "variables": {"m": "0.15 kg", "T_0": "0 °C", "T_end": "30 °C",
                                  "L_f": "334 kJ/kg", "c_w": "4.19 kJ/(kg·K)"}},
        "transition": {"rule": "", "effect": "", "evidence": [],
                       "equation": f"{whole} = m L_f + m c_w (T_end - T_0)"},
        "state_1": {"predicted_change": "", "new_variables":
                    {melt: "50.1 kJ", warm: "18.9 kJ", whole: total}},
        "derivation": f"{whole} = {melt} + {warm} = {total}",
        "answer": {"value": total, "unit": None, "explanation": ""},
    }  # fmt: skip


@pytest.mark.parametrize(
    "names",
    [("Q_melt", "Q_warm", "Q"), ("Q_1", "Q_2", "Q_total"), ("heat_1", "heat_2", "heat"),
     ("Q_melting", "Q_warming", "Q")],
)  # fmt: skip
def test_parts_may_have_any_name(names: tuple[str, str, str]) -> None:
    assert judge(_of_ice("69.0 kJ", *names)).outcome == "valid"
    assert judge(_of_ice("31.2 kJ", *names)).outcome != "valid"


def test_a_wrong_whole_is_wrong() -> None:
    assert judge(_of_ice("31.2 kJ", "Q_melt", "Q_warm", "Q")).outcome == "invalid"


@pytest.mark.parametrize(("total", "outcome"), [("3.0 s", "valid"), ("2.0 s", "invalid")])
def test_the_way_up_is_a_part_of_the_time(total: str, outcome: str) -> None:
    record = {
        "id": "up", "scenario_family": "free_fall", "question": UP,
        "state_0": {"objects": [{"name": "ball"}], "relations": [], "forces": [], "assumptions": [],
                    "variables": {"v_0": "14.7 m/s", "g": "9.8 m/s²"}},
        "transition": {"rule": "", "effect": "", "equation": "t = t_1 + t_2", "evidence": []},
        "state_1": {"predicted_change": "", "new_variables":
                    {"t_1": "1.5 s", "t_2": "1.5 s", "t": total}},
        "derivation": f"t_1 = v_0/g = 1.5 s; t = {total}",
        "answer": {"value": total, "unit": None, "explanation": ""},
    }  # fmt: skip
    assert judge(record).outcome == outcome
