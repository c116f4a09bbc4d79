"""Letters that a trace uses otherwise than the family's symbols do, told by the trace itself."""

from __future__ import annotations

from copy import deepcopy
from typing import Any

import pytest

from tests.bare import bare_trace
from wmw import verify
from wmw.verifiers.pipeline import judge_unguarded

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


# Two strands carry the load, so it rises half as fast as the rope is pulled in.
HOIST: dict[str, Any] = {
    "id": "hoist",
    "scenario_family": "pulley",
    "question": "A 40 kg load hangs from one light movable pulley; one end of the rope is tied to"
    " the ceiling, the other is pulled straight up at 0.60 m/s. Find the pull needed."
    " (g = 9.8 m/s^2)",
    "state_0": {
        "objects": [{"name": "load"}, {"name": "movable pulley"}],
        "variables": {"m": "40 kg", "u": "0.60 m/s"},
    },
    "transition": {"rule": "two rope segments hold the load", "equation": "2F = mg, v = u/2"},
    "state_1": {
        "predicted_change": "the load rises at 0.30 m/s",
        "new_variables": {"F": "196 N", "v": "0.30 m/s"},
    },
    "derivation": ["F = mg/2 = 196 N", "v = u/2 = 0.30 m/s"],
    "answer": {"value": 196, "unit": "N"},
}


def test_a_letter_of_state_1_is_not_what_another_one_has_taken_from_the_question() -> None:
    assert verify(HOIST).outcome == "valid"
    spelled = deepcopy(HOIST)
    spelled["state_1"]["new_variables"] = {"F": "196 N", "u": "0.30 m/s"}
    assert verify(spelled).outcome == "invalid"  # the same letter has another value afterwards
    wrong = deepcopy(HOIST)
    wrong["state_1"]["new_variables"]["F"] = "98 N"
    assert "/state_1/new_variables/F" in {f.pointer for f in verify(wrong).findings}


_IN_SERIES = (
    "Two springs, each with constant {} N/m, are connected in series. What is the spring constant "
    "of the combination?"
)
_SIDE_BY_SIDE = (
    "Two identical springs of spring constant 150 N/m hang side by side and together hold up a "
    "3.0 kg block. How far do they stretch? Take g = 10 m/s²."
)


@pytest.mark.parametrize(
    ("question", "answer", "working", "sound"),
    [
        (_IN_SERIES.format(80), "40 N/m", "1/k = 1/80 + 1/80; k = 40 N/m", True),
        (_IN_SERIES.format(80), "40 N/m", "1/k = 1/80 - 1/80", False),
        (_IN_SERIES.format(80), "160 N/m", "k = 80 + 80 = 160 N/m", False),
        (_SIDE_BY_SIDE, "10 cm", "k = 300 N/m; x = 30/300 = 0.10 m", True),
        (_SIDE_BY_SIDE, "10 cm", "k = 75 N/m; x = 30/300 = 0.10 m", False),
        (_SIDE_BY_SIDE, "20 cm", "x = mg/k = 30/150 = 0.20 m", False),
    ],
)
def test_the_letter_of_one_spring_may_be_that_of_both(question, answer, working, sound):
    verdict = judge_unguarded(bare_trace("spring", question, answer, derivation=working))
    assert verdict.outcome == ("valid" if sound else "invalid")


@pytest.mark.parametrize(
    ("line", "outcome"), [("2.0^2 * 0.40 = 1.6 W", "valid"), ("2.0^2 * 0.80 = 3.2 W", "invalid")]
)
def test_a_letter_may_be_short_for_a_longer_name(line: str, outcome: str) -> None:
    """r = (12.0 - 11.2)/2.0 = 0.40, in which 1.6 W are lost; the battery's P would be 24 W."""
    trace = {
        "scenario_family": "circuit",
        "question": "A battery with an emf of 12.0 V has a terminal voltage of 11.2 V while it"
        " delivers 2.0 A. What is its internal resistance?",
        "state_0": {"variables": {"emf": "12.0 V", "V": "11.2 V", "I": "2.0 A"}},
        "transition": {"equation": "V = emf - I*r"},
        "state_1": {"new_variables": {"r": "0.40 Ω", "P_lost": "1.6 W"}},
        "derivation": f"r = 0.80/2.0 = 0.40 Ω; P = {line}",
        "answer": {"value": 0.40, "unit": "Ω"},
    }
    assert verify(trace).outcome == outcome


@pytest.mark.parametrize(
    ("line", "outcome"),
    [("√(45² + 60²) = 75 m/s", "valid"), ("√(45² + 30²) = 54.1 m/s", "invalid")],
)
def test_a_given_letter_may_be_short_for_a_result_that_begins_so(line: str, outcome: str) -> None:
    """180 m take 6.0 s at 10 m/s², after which the crate falls at 60 m/s."""
    trace = {
        "scenario_family": "projectile",
        "question": "A crate leaves a helicopter that flies level at 45 m/s, 180 m above the sea."
        " How far does it travel horizontally before it hits the water? Use g = 10 m/s².",
        "state_0": {"variables": {"v": "45 m/s", "H": "180 m", "g": "10 m/s²"}},
        "transition": {"equation": "H = g t²/2; d = v t"},
        "state_1": {"new_variables": {"t": "6.0 s", "d": "270 m", "v_impact": "75 m/s"}},
        "derivation": f"t = √(2·180/10) = 6.0 s; d = 45·6.0 = 270 m; v = {line}",
        "answer": {"value": 270, "unit": "m"},
    }
    assert verify(trace).outcome == outcome


@pytest.mark.parametrize(("weight", "sound"), [("900 N", True), ("450 N", False), ("600 N", False)])
def test_a_force_with_a_letter_of_its_own_may_be_the_weight_that_is_given(
    weight: str, sound: bool
) -> None:
    trace = {
        "scenario_family": "pulley",
        "question": "An ideal block and tackle has three supporting strands. What force lifts a"
        " crate weighing 900 N with it?",
        "state_0": {"variables": {"F_w": weight, "n": 3}},
        "transition": {"equation": "F = F_w/n"},
        "state_1": {"new_variables": {"F": "300 N"}},
        "answer": {"value": 300, "unit": "N"},
    }
    assert (verify(trace).outcome == "valid") == sound
