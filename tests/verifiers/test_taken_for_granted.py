"""What a question leaves unsaid since everybody knows it, and what is not taken for granted."""

import pytest

from tests.bare import bare_trace, trace_of_numbers
from wmw.core.quantity import find_measurements
from wmw.verifiers.pipeline import judge

HELD = (
    "A ball of volume 3.0 × 10⁻³ m³ and density 400 kg/m³ is tied by a thread to the bottom of a"
    " pool so that it is fully under water. Calculate the tension in the thread."
)


def test_water_has_its_usual_density_where_nothing_says_otherwise():
    assert judge(bare_trace("buoyancy", HELD, "17.6 N")).verdict["answer"] == "valid"
    assert judge(bare_trace("buoyancy", HELD, "29.4 N")).verdict["answer"] == "invalid"


@pytest.mark.parametrize("liquid", ["oil", "sea water", "an unknown liquid"])
def test_another_liquid_has_no_usual_density(liquid):
    question = HELD.replace("fully under water", f"fully under {liquid}")
    assert judge(bare_trace("buoyancy", question, "17.6 N")).verdict["answer"] == "abstain"


def test_a_density_that_is_asked_for_is_not_taken_for_granted():
    question = (
        "A block of density 800 kg/m³ floats with 75 % of its volume submerged in the water of a"
        " salt lake. Find the density of the water."
    )
    assert judge(bare_trace("buoyancy", question, "1070 kg/m³")).outcome != "invalid"


def test_a_trace_that_states_a_density_of_its_own_is_held_against_that():
    trace = trace_of_numbers(
        "buoyancy",
        HELD,
        "18.4 N",
        variables={"rho_liquid": "1025 kg/m^3", "V": "0.0030 m^3", "rho_block": "400 kg/m^3"},
        results={"tension": "18.4 N"},
    )
    assert judge(trace).verdict["answer"] != "invalid"


def test_the_difference_of_two_things_is_neither_of_them():
    question = (
        "A hot-air balloon has a volume of 2200 m³. The density of the air outside is 1.20 kg/m³"
        " and that of the hot air inside is 0.95 kg/m³. Find the difference between the buoyant"
        " force and the weight of the hot air."
    )
    for answer in ("5390 N", "25900 N"):
        assert judge(bare_trace("buoyancy", question, answer)).verdict["answer"] == "abstain"


def test_the_part_above_is_not_the_part_below():
    question = (
        "An iceberg of density 917 kg/m³ floats in seawater of density 1025 kg/m³. What percentage"
        " of its volume is above the surface?"
    )
    assert judge(bare_trace("buoyancy", question, "10.5%")).verdict["answer"] == "valid"
    assert judge(bare_trace("buoyancy", question, "89.5%")).verdict["answer"] == "invalid"


@pytest.mark.parametrize(
    ("text", "values"),
    [
        ("ρ = 13 600 kg/m³", [13600.0]),
        ("a density of 13 600 kg/m³", [13600.0]),
        ("it is connected to 2 100 Ω resistors", [2.0, 100.0]),
    ],
)
def test_a_space_groups_thousands_behind_a_sign_of_equality(text, values):
    assert [mention.measurement.value for mention in find_measurements(text)] == values
