"""What people write that is no plain symbol or unit: each second, Table 6.1, forces of before."""

from __future__ import annotations

from copy import deepcopy
from typing import Any

import pytest

from wmw import verify
from wmw.core.quantity import find_measurements, read_value


@pytest.mark.parametrize(
    ("text", "si"),
    [
        ("roughly 3.1 metres each second", 3.1),
        ("18 km every hour", 5.0),
        ("18 km an hour", 5.0),
        ("3 metres a second", 3.0),
        ("2 kg each", 2.0),
    ],
)
def test_per_in_other_words(text: str, si: float) -> None:
    read = read_value(text)
    assert getattr(read, "si", None) == pytest.approx(si)
    assert getattr(read, "unit_unread", None) is None


@pytest.mark.parametrize(
    ("text", "numbers"),
    [
        ("It falls 5 m a second later.", [("5", "m")]),
        ("Blocks of 2 kg each move 3 m each second.", [("2", "kg"), ("3", "m each second")]),
        ("with μ given in Table 6.1 for steel", []),
        ("The loop in Fig. 21.9 enters the field of 2 T", [("2", "T")]),
        ("see equation 3; a table 1.2 m high", [("1.2", "m")]),
    ],
)
def test_numbers_in_prose(text: str, numbers: list[tuple[str, str]]) -> None:
    found = [mention.measurement for mention in find_measurements(text)]
    assert [(m.text, m.unit.text if m.unit else "") for m in found] == numbers


# 600 kg/m³ and 2.0e-3 m³ weigh 11.76 N; all of it under water is lifted by 19.6 N: 7.84 N more.
PUSHED_UNDER: dict[str, Any] = {
    "id": "pushed-under",
    "scenario_family": "buoyancy",
    "question": "A wooden block of density 600 kg/m³ and volume 2.0e-3 m³ floats in fresh water "
    "(density 1000 kg/m³). What additional vertical force must be applied to the top of the block "
    "to hold it just completely submerged? (Take g = 9.8 m/s².)",
    "state_0": {
        "objects": [{"name": "block"}, {"name": "water"}],
        "forces": [
            {"name": "weight", "target": "block", "direction": "down", "magnitude": 11.76},
            {
                "name": "buoyant force", "target": "block", "direction": "up", "magnitude": 11.76,
                "unit": "N",
            },
        ],
        "variables": {"rho_block": 600, "rho_w": 1000, "V": "2.0e-3 m^3", "g": 9.8},
    },
    "transition": {
        "rule": "Archimedes' principle",
        "effect": "all of the volume under water is lifted by more than the weight",
        "equation": "F = (rho_w - rho_b) g V",
    },
    "state_1": {
        "predicted_change": "the block is pushed under",
        "new_variables": {"F_push": "7.84 N", "F_b": "19.6 N"},
    },
    "derivation": ["F = 19.6 - 11.76 = 7.84 N"],
    "answer": {"value": 7.84, "unit": "N"},
}  # fmt: skip


def test_forces_of_before_the_one_that_is_asked_for() -> None:
    assert verify(PUSHED_UNDER).outcome == "valid"
    unequal = deepcopy(PUSHED_UNDER)  # nothing floats so
    unequal["state_0"]["forces"][1]["magnitude"] = 15.0
    assert verify(unequal).outcome == "invalid"
    answered = deepcopy(PUSHED_UNDER)
    answered["answer"]["value"] = 11.76
    assert verify(answered).outcome == "invalid"


# Loss of weight 0.98 N, so 8.0 times as dense as water; the image is 2 m behind the mirror.
SAMPLE: dict[str, Any] = {
    "id": "sample",
    "scenario_family": "buoyancy",
    "question": "A metal sample is hung from a spring balance. The balance reads 7.84 N in air and "
    "6.86 N when the sample is wholly immersed in water. Determine the density of the metal.",
    "state_0": {
        "objects": [{"name": "sample"}, {"name": "water"}],
        "variables": {"W_air": "7.84 N", "W_water": "6.86 N", "rho_water": "1000 kg/m3"},
    },
    "transition": {
        "rule": "Archimedes",
        "effect": "the loss of weight is that of the water displaced",
        "equation": "rho = rho_w * W_air/(W_air - W_water)",
    },
    "state_1": {"predicted_change": "", "new_variables": {"rho": "8.0e3 kg/m³"}},
    "derivation": ["loss = 7.84 - 6.86 = 0.98 N", "RD = 7.84/0.98 = 8.0"],
    "answer": {"value": "8.0e3", "unit": "kg/m^3"},
}
MIRROR: dict[str, Any] = {
    "id": "mirror",
    "scenario_family": "optics",
    "question": "Jana stands 2 m in front of a flat bathroom mirror. How far is she from her own "
    "image?",
    "state_0": {"objects": [{"name": "Jana"}, {"name": "mirror"}], "variables": {"d_mirror_m": 2}},
    "transition": {
        "rule": "plane mirror",
        "effect": "the image lies as far behind the mirror as she is before it",
        "equation": "d = 2 + 2",
    },
    "state_1": {"predicted_change": "", "new_variables": {"distance_to_image": "4 m"}},
    "answer": {"value": "4 metres", "unit": "m"},
}


@pytest.mark.parametrize("trace", [SAMPLE, MIRROR], ids=lambda trace: trace["id"])
def test_a_name_that_stands_nowhere_else(trace: dict[str, Any]) -> None:
    assert verify(trace).outcome != "invalid"


def test_a_wrong_sum_is_found_under_such_a_name() -> None:
    wrong = deepcopy(SAMPLE)
    wrong["derivation"][1] = "RD = 7.84/0.98 = 9.0"
    assert verify(wrong).outcome == "invalid"
    far = deepcopy(MIRROR)
    far["transition"]["equation"] = "d = 2 + 3"
    assert verify(far).outcome != "valid"
