"""Heat against hand-worked cases and against packets of heat, nodes and molecules."""

from __future__ import annotations

import math
import random

import pytest
from families.calorimeter import ZERO
from families.draws import given_of, names_of
from families.heat_agreement import (
    FUSION,
    ICE,
    WATER,
    agrees_with_packets,
    bodies_agree,
    gases_agree,
    ice_agrees,
    lengths_agree,
    solved,
    walls_agree,
)
from families.mutation import inconsistencies, unnoticed
from families.textbook import cases_covering, failures, law_failures, load

from wmw.core import registry
from wmw.core.scene import Dimension, SceneInput

FAMILY = registry.family("thermal")
CASES = load("thermal")


@pytest.mark.parametrize("case", CASES, ids=lambda case: case.name)
def test_textbook_case(case):
    assert not list(failures(FAMILY, case))


@pytest.mark.parametrize("law", FAMILY.laws, ids=lambda law: law.name)
def test_every_law_meets_a_hand_worked_case(law):
    assert cases_covering(law, CASES)
    assert not list(law_failures(law, CASES))


@pytest.mark.parametrize("case", CASES, ids=lambda case: case.name)
def test_a_hand_worked_world_is_admitted(case):
    system = registry.system("thermal", case.regime)
    assert system.admits(system.settle(case.givens))


# -- first principles -------------------------------------------------------------------------


def test_bodies_agree_with_packets_of_heat():
    assert bodies_agree(FAMILY, 11, 3)


def test_ice_agrees_with_packets_of_heat():
    assert ice_agrees(FAMILY, 12, 3)


def test_walls_agree_with_levelling_nodes():
    assert walls_agree(FAMILY, 13, 2)


def test_gases_agree_with_hitting_molecules():
    assert gases_agree(FAMILY, 14, 3)


def test_expansion_agrees_with_growing_pieces():
    assert lengths_agree(FAMILY, 15, 3)


@pytest.mark.parametrize("regime", [regime.name for regime in FAMILY.regimes])
def test_redundant_laws_agree(regime):
    assert not inconsistencies(FAMILY, regime)


@pytest.mark.slow
def test_every_mutation_is_noticed(record_property):
    alive = unnoticed(FAMILY, CASES, agrees_with_packets, record_property)
    assert alive == []


# -- traps ------------------------------------------------------------------------------------


def test_a_degree_of_difference_is_a_kelvin_but_ratios_need_kelvins():
    warm = solved(FAMILY, "warming", m=1.0, c=1000.0, T_1=ZERO + 20, T_2=ZERO + 40)
    assert warm["Delta_T"] == pytest.approx(20)
    gas = solved(FAMILY, "gas_constant_volume", p_1=1e5, T_1=ZERO + 20, T_2=ZERO + 40)
    assert gas["p_2"] == pytest.approx(1e5 * 313.15 / 293.15)


@pytest.mark.parametrize(("water", "regime"), [(0.42, "ice_melts_away"), (0.38, "ice_remains")])
def test_the_mixture_stays_at_zero_while_ice_remains(water, regime):
    """0.10 kg of ice at 0 °C take 33.4 kJ; water at 20 °C gives 84 kJ a kilogram: 0.398 kg."""
    given = {
        "c_w": WATER,
        "c_ice": ICE,
        "L_f": FUSION,
        "T_0": ZERO,
        "m_ice": 0.1,
        "T_ice": ZERO,
        "m_w": water,
        "T_w": ZERO + 20,
    }
    fits = {
        name
        for name in ("ice_melts_away", "ice_remains")
        if (system := registry.system("thermal", name)).admits(system.settle(given))
    }
    assert fits == {regime}
    end = registry.system("thermal", regime).settle(given)["T_f"]
    assert (end > ZERO + 0.1) is (regime == "ice_melts_away")
    assert end >= ZERO - 1e-9


def test_areas_take_twice_and_volumes_three_times_alpha():
    given = {"alpha": 1e-5, "T_1": 300.0, "T_2": 400.0}
    assert solved(FAMILY, "expansion_of_length", **given, L_0=1.0)["Delta_L"] == pytest.approx(1e-3)
    assert solved(FAMILY, "expansion_of_area", **given, A_0=1.0)["Delta_A"] == pytest.approx(2e-3)
    assert solved(FAMILY, "expansion_of_volume", **given, V_0=1.0)["Delta_V"] == pytest.approx(3e-3)


# -- pictures ---------------------------------------------------------------------------------

CONSTANTS = {"c_w": WATER, "c_ice": ICE, "L_f": FUSION, "L_v": 2.26e6, "R": 8.314, "N_A": 6.022e23}


@pytest.mark.parametrize("mirrored", [False, True])
@pytest.mark.parametrize("kind", FAMILY.kinds, ids=lambda kind: kind.name)
def test_scene_shows_every_given_and_only_givens(kind, mirrored):
    rng = random.Random(3)
    for _ in range(4):
        values = given_of(FAMILY, kind, rng)
        scene = FAMILY.draw(
            SceneInput(kind.regime, values, names_of(FAMILY, kind.regime), "before", mirrored)
        )
        shown = scene.quantities()
        assert {str(s.name) for s in kind.givens} <= set(shown)
        target = kind.target if isinstance(kind.target, str) else str(kind.target.name)
        assert target not in [q for q in shown if q in values]


@pytest.mark.parametrize("kind", FAMILY.kinds, ids=lambda kind: kind.name)
def test_lengths_are_to_scale_or_broken(kind):
    rng = random.Random(4)
    for _ in range(4):
        values = given_of(FAMILY, kind, rng)
        scene = FAMILY.draw(SceneInput(kind.regime, values, names_of(FAMILY, kind.regime)))
        scales = [
            math.dist(p.start, p.end) / values[p.quantity]
            for p in scene.parts
            if isinstance(p, Dimension) and not p.broken and p.quantity in values
        ]
        assert all(scale == pytest.approx(scales[0]) for scale in scales)
