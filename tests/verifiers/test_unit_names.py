"""Units that stand in the names of bare numbers."""

from __future__ import annotations

import pytest

from wmw.verifiers.vocabulary.lexicon import lexicon
from wmw.verifiers.vocabulary.unit_names import units_in


@pytest.mark.parametrize(
    ("name", "expected"),
    [
        ("mass_kg", ("mass", "kg")),
        ("heat_kJ", ("heat", "kJ")),
        ("heatKJ", ("heat", "KJ")),
        ("speed_m_per_s", ("speed", "m/s")),
        ("speed_mps", ("speed", "m/s")),
        ("speed_kmh", ("speed", "km/h")),
        ("c_J_per_kg_K", ("c", "J/(kg*K)")),
        ("torque_N_m", ("torque", "N*m")),
        ("spring_constant_N_m", ("spring_constant", "N/m")),
        ("a_m_s2", ("a", "m/s^2")),
        ("T_C", ("T", "°C")),
        ("quantity_1_kg", ("quantity_1", "kg")),
        ("lengthCm", ("length", "cm")),
        ("massKg", ("mass", "kg")),
        ("timeS", ("time", "s")),
        ("trackLengthM", ("track_Length", "m")),
        ("torqueNm", ("torque", "Nm")),
    ],
)
def test_the_unit_at_the_end_of_a_name(name, expected):
    assert expected in units_in(name)


@pytest.mark.parametrize("name", ["v_max", "mu_k", "x_1", "kg", "", "_"])
def test_what_is_no_unit(name):
    assert units_in(name) == ()


@pytest.mark.parametrize(
    ("name", "unit"), [("widthMm", "mm"), ("doseMg", "mg"), ("energyMJ", "MJ")]
)
def test_the_capital_of_a_new_word_is_no_prefix(name, unit):
    assert units_in(name)[0][1] == unit


def test_the_longest_unit_comes_first_and_a_counter_is_no_factor():
    assert units_in("v_m_s")[0] == ("v", "m/s")
    assert ("p", "1/kPa") not in units_in("p_1_kPa")


@pytest.mark.parametrize(
    ("family", "name", "bodies", "expected"),
    [
        ("thermal", "heat_kJ", (), ("Q",)),
        ("lever", "load_arm_m", (), ("d_1",)),
        ("optics", "focal_length_magnitude_cm", (), ("f_abs",)),
        ("circuit", "resistance_of_lamp_L_2", ("lamp l 1", "lamp l 2", "lamp"), ("R_2",)),
        ("circuit", "lamp_L_1_resistance", ("lamp l 1", "lamp l 2", "lamp"), ("R_1",)),
        # a subscript is no unit: the speed v_s stays a symbol of its own
        ("wave", "v_s", (), ("v_s",)),
    ],
)
def test_names_with_units_and_whole_bodies(family, name, bodies, expected):
    assert lexicon(family).meaning(name, frozenset(bodies)).quantities[:1] == expected
