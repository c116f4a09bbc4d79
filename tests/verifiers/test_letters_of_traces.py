"""Letters that a trace uses otherwise than the family's symbols do, told by the trace itself."""

from __future__ import annotations

from copy import deepcopy
from typing import Any

from wmw import verify

# 600 N at 0.50 m, lifted at 1.5 m from the axle: F = 600 N * 0.50 / 1.5 = 200 N; axle 400 N.
BARROW: dict[str, Any] = {
    "id": "barrow",
    "scenario_family": "lever",
    "question": "A wheelbarrow carries a 600 N load 0.50 m from the wheel axle. The handles are "
    "1.5 m from the axle. What lifting force is needed?",
    "state_0": {
        "objects": [{"name": "wheelbarrow"}, {"name": "load"}],
        "variables": {"W_N": 600, "a_m": 0.5, "b_m": 1.5},
    },
    "transition": {"rule": "moments about the axle", "equation": "F*b = W*a"},
    "state_1": {"predicted_change": "the load is held", "new_variables": {"F_N": 200}},
    "derivation": ["F = 600*0.5/1.5 = 200"],
    "answer": {"value": 200, "unit": "N"},
}
# 7.84 N in air, 6.86 N in water: 0.98 N of water are 1.0e-4 m^3, and 0.80 kg in them 8000 kg/m^3.
METAL: dict[str, Any] = {
    "id": "metal",
    "scenario_family": "buoyancy",
    "question": "A metal piece weighs 7.84 N in air. When it is completely immersed in water "
    "(hanging from the same spring balance) the balance reads 6.86 N. Find the density of the "
    "metal. (g = 9.8 m/s²)",
    "state_0": {
        "objects": [
            {"name": "metal piece"},
            {"name": "water", "attributes": {"rho": "1000 kg/m³"}},
        ],
        "variables": {"W_air": "7.84 N", "W_app": "6.86 N", "g": "9.8 m/s²"},
    },
    "transition": {"rule": "Archimedes' principle", "effect": "the loss of weight gives V"},
    "state_1": {
        "predicted_change": "The apparent weight drops by 0.98 N.",
        "new_variables": {"rho_m": "8000 kg/m³"},
    },
    "derivation": ["m = 7.84/9.8 = 0.80 kg", "ρ = 0.80/1.0×10⁻⁴ = 8000 kg/m³"],
    "answer": {"value": 8000, "unit": "kg/m³"},
}


def test_f_n_among_names_with_units_is_a_force_in_newtons() -> None:
    assert verify(BARROW).outcome == "valid"
    wrong = deepcopy(BARROW)
    wrong["state_1"]["new_variables"]["F_N"] = 300
    assert verify(wrong).outcome == "invalid"


def test_f_n_in_the_equation_is_the_normal_force() -> None:
    """The bar's own force on its pivot is 400 N, so that 200 N are wrong where F_N is meant."""
    named = deepcopy(BARROW)
    named["transition"]["equation"] = "F*b = W*a; F_N = W - F"
    assert verify(named).outcome == "invalid"


def test_the_letter_of_a_bodys_attribute_may_be_that_of_what_is_asked_for() -> None:
    assert verify(METAL).outcome == "valid"
    wrong = deepcopy(METAL)
    wrong["derivation"][1] = "ρ = 0.80/1.0×10⁻⁴ = 4000 kg/m³"
    assert verify(wrong).outcome == "invalid"
