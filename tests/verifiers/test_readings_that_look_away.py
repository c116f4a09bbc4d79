"""Faults that another way to read the question, or another scene, has no place for."""

from __future__ import annotations

from typing import Any

import pytest

from tests.bare import bare_trace
from wmw.generators import generate
from wmw.perturbations.gold import Gold
from wmw.verifiers.pipeline import judge


def _trace(family: str, question: str, answer: str, **told: Any) -> dict[str, Any]:
    return bare_trace(
        family,
        question,
        answer,
        state_0={"objects": [], "relations": [], "forces": [], "variables": told["variables"]},
        transition={"rule": "", "effect": "", "equation": told.get("equation")},
        state_1={
            "predicted_change": told.get("change", ""),
            "new_variables": told.get("results", {}),
        },
        derivation=told.get("derivation"),
    )


BEND = (
    "By what factor does the centripetal force on a bus change if its speed is raised from 16.0 m/s"
    " to a new speed of 24.0 m/s on the same curve?"
)
SPEEDS = {"v_1": "16.0 m/s", "v_2": "24.0 m/s"}


@pytest.mark.parametrize(
    ("found", "labels"), [("2.25", ()), ("22.5", ("unit_scale",)), ("7.25", ("intervention",))]
)
def test_what_knows_both_speeds_compares_them_itself(found: str, labels: tuple[str, ...]) -> None:
    trace = _trace(
        "circular_motion",
        BEND,
        found,
        variables=SPEEDS,
        equation="k_F = k_v^2",
        results={"k_v": "1.50", "k_F": found},
        change=f"The force is multiplied by {found}.",
    )
    assert judge(trace).labels == labels


CAN = (
    "The absolute pressure of an ideal gas in a can of fixed volume is 250 kPa at 27 °C. The"
    " temperature of the gas goes to 87 °C. Does the pressure fall or rise?"
)


@pytest.mark.parametrize(("first", "labels"), [("250 kPa", ()), ("850 kPa", ("state",))])
def test_a_misstated_given_is_found_where_both_temperatures_are_known(
    first: str, labels: tuple[str, ...]
) -> None:
    trace = _trace(
        "thermal",
        CAN,
        "it rises",
        variables={"p_1": first, "T_1": "27 °C", "T_2": "87 °C"},
        equation="p_2 = p_1 T_2 / T_1",
        results={"p_2": "300 kPa"},
        change="The pressure is then 300 kPa.",
    )
    assert judge(trace).labels == labels


CUBE = (
    "A cube of mass 1.50 kg is warmed from 20 °C to 30 °C; its specific heat is 450 J/(kg·K). The"
    " temperature reached is changed to 60 °C. Calculate the heat required now."
)


@pytest.mark.parametrize(
    ("heat", "labels"),
    [("27.0 kJ", ()), ("270 kJ", ("unit_scale",)), ("72.0 kJ", ("intervention",))],
)
def test_a_scene_without_the_answer_is_no_better_account(
    heat: str, labels: tuple[str, ...]
) -> None:
    trace = _trace(
        "thermal",
        CUBE,
        heat,
        variables={
            "m": "1.50 kg", "T_1": "20 °C", "T_2": "30 °C", "c": "450 J/(kg*K)", "T_2_new": "60 °C",
        },
        equation="Delta_T = T_2 - T_1, Q = m c Delta_T",
        results={"Delta_T": "40.0 K", "Q": heat},
        change=f"The heat needed is now {heat}.",
    )  # fmt: skip
    assert judge(trace).labels == labels


CLASS = (
    "The log is the load on a bar with its fulcrum at one end. The load arm is 0.60 m, the effort"
    " arm 1.50 m. To which class of lever does it belong?"
)


@pytest.mark.parametrize(
    ("law", "value", "labels"), [("d_2 / d_1", "2.50", ()), ("d_1 / d_2", "0.400", ("transition",))]
)
def test_a_lever_of_a_class_has_no_two_loads(law: str, value: str, labels: tuple[str, ...]) -> None:
    trace = _trace(
        "lever",
        CLASS,
        "a second class lever",
        variables={"d_1": "0.60 m", "d_2": "1.50 m"},
        equation=f"MA = {law}",
        results={"MA": value},
    )
    assert judge(trace).labels == labels


RIDER = (
    "A block of mass 0.50 kg is attached to a vertical spring of force constant 196 N/m that hangs"
    " from the ceiling. It is held so that the spring has its natural length, and then let go. What"
    " is the maximum stretch of the spring? Use 9.8 m/s² for the acceleration of free fall."
)


@pytest.mark.parametrize(
    ("worked", "labels"),
    [
        ("0.0500 m", ()),
        ("0.0500 m = 5.00 cm", ()),
        ("0.0500", ()),
        ("0.0500 cm", ("unit_scale",)),
    ],
)
def test_the_unit_behind_numbers_in_si_is_that_of_si(worked: str, labels: tuple[str, ...]) -> None:
    trace = _trace(
        "spring",
        RIDER,
        "5.00 cm",
        variables={"m": "0.50 kg", "k": "196 N/m", "g": "9.8 m/s^2"},
        equation="x_max = 2 m g / k",
        results={"x_max": "5.00 cm"},
        derivation=f"x_max = 2 * 0.50 * 9.8 / 196 = {worked}",
    )
    assert judge(trace).labels == labels


HUNG = (
    "A vertical spring of force constant 98 N/m is fixed to the ceiling. A jug of mass 0.40 kg"
    " hangs from it at rest. If the mass is changed to 1.6 kg, by how much is the spring stretched"
    " from its natural length? Let g = 9.8 m/s²."
)


@pytest.mark.parametrize(
    ("old", "new", "stretch", "labels"),
    [
        ("0.40 kg", "1.6 kg", "16.0 cm", ()),
        ("0.40 kg", "1.6 kg", "4.00 cm", ("intervention",)),
        ("1.6 kg", "0.40 kg", "16.0 cm", ("temporal",)),
        ("1.6 kg", "0.40 kg", "4.00 cm", ("temporal",)),
    ],
)
def test_old_and_new_are_told_by_the_name(
    old: str, new: str, stretch: str, labels: tuple[str, ...]
) -> None:
    trace = _trace(
        "spring",
        HUNG,
        stretch,
        variables={"m": old, "k": "98 N/m", "m_new": new, "g": "9.8 m/s^2"},
        equation="Delta_x = m g / k",
        results={"Delta_x": stretch},
        change=f"With the new mass the stretch is {stretch}.",
    )
    assert judge(trace).labels == labels


APART = (
    "A compressed spring between them drives trolley P, of mass 3.0 kg, and trolley Q, of mass"
    " 1.5 kg, apart from rest on a frictionless track. After the push trolley Q moves off at"
    " 2.0 m/s. How much energy is released as kinetic energy?"
)


@pytest.mark.parametrize(
    ("law", "energy", "labels"),
    [
        ("0.5 m_1 v_1f^2 + 0.5 m_2 v_2f^2", "4.50 J", ()),
        ("m_1 v_1f^2 + 0.5 m_2 v_2f^2", "6.00 J", ("transition",)),
        ("0.5 m_2 v_2f^2", "3.00 J", ("transition",)),
    ],
)
def test_what_parts_from_rest_was_no_moving_pair(
    law: str, energy: str, labels: tuple[str, ...]
) -> None:
    trace = _trace(
        "collision",
        APART,
        energy,
        variables={"m_1": "3.0 kg", "m_2": "1.5 kg", "v_2f": "2.0 m/s"},
        equation=f"E_x = {law}",
        results={"E_x": energy},
        change=f"An energy of {energy} is released.",
        derivation="v_1f = (-1.5) * 2.0 / 3.0 = -1.00 m/s",
    )
    assert judge(trace).labels == labels


HIT = (
    "Trolley P, with a mass of 1.0 kg and a speed of 2.5 m/s, runs into trolley Q, which has a mass"
    " of 3.0 kg and is at rest on a frictionless track. They collide elastically. The initial"
    " direction of trolley P is positive. If the mass of trolley P were 2.0 kg instead, what would"
    " be the velocity of trolley Q after the collision?"
)


@pytest.mark.parametrize(
    ("law", "found", "labels"),
    [
        ("2 m_1 s_1 / (m_1 + m_2)", "2.00 m/s", ()),
        ("2 m_1 s_1 / m_2", "3.33 m/s", ("transition",)),
        ("2 m_1 s_1 / (m_1 + m_2)", "1.25 m/s", ("intervention",)),
    ],
)
def test_a_direction_that_is_positive_makes_no_oblique_impact(
    law: str, found: str, labels: tuple[str, ...]
) -> None:
    trace = _trace(
        "collision",
        HIT,
        found,
        variables={"m_1": "1.0 kg", "m_2": "3.0 kg", "s_1": "2.5 m/s", "m_1_new": "2.0 kg"},
        equation=f"v_2f = {law}",
        results={"v_2f": found},
        change=f"The new velocity of trolley Q is {found}.",
    )
    assert judge(trace).labels == labels


@pytest.mark.parametrize("family", ["circular_motion", "pendulum"])
def test_a_scene_that_the_values_rule_out_fits_no_better(family: str) -> None:
    """Another scene of the same words has the answer wrong, and the trace's own numbers as well."""
    trace = Gold.of(generate(family, 7306, 3)).trace
    assert "picture" in trace["question"]
    assert judge(trace).outcome == "valid"
