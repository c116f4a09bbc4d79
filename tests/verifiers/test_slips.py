"""A slip of one number is told once, with the label of what it is, wherever it stands."""

from __future__ import annotations

import copy
from dataclasses import replace

import pytest

from tests.bare import trace_of_numbers
from wmw.core.quantity import Measurement, read_value
from wmw.verifiers.own_words import tens_between
from wmw.verifiers.pipeline import judge, judge_unguarded

UNIT = ("unit_scale",)
BATTERY = {
    "scenario_family": "circuit",
    "question": "The resistor R_1 (42 Ω) is connected to an ideal battery of emf 5.0 V. What power "
    "does the battery deliver?",
    "state_0": {"variables": {"emf": "5.0 V", "R_1": "42 Ω"}},
    "transition": {"equation": "P = emf^2 / R_1"},
    "state_1": {
        "predicted_change": "A current of 0.119 A flows, and the power is 0.595 W.",
        "new_variables": {"I": "0.119 A", "P": "0.595 W"},
    },
    "derivation": "I = emf / R_1 = 5.0 / 42 = 0.119 A; "
    "P = emf^2 / R_1 = (5.0 V)^2 / (42 Ω) = 0.595 W",
    "answer": {"value": "0.595 W"},
}


def with_text(place: str, old: str, new: str) -> dict:
    trace = copy.deepcopy(BATTERY)
    holder = trace["state_1"] if place == "predicted_change" else trace
    assert old in holder[place]
    holder[place] = holder[place].replace(old, new)
    return trace


def test_it_is_sound_as_it_stands():
    assert judge(BATTERY).outcome == "valid"


@pytest.mark.parametrize(
    ("place", "old", "new", "label"),
    [
        # "0.395 W" must not be excused as 0.395 times a work W of which nothing is known.
        ("derivation", "(42 Ω) = 0.595 W", "(42 Ω) = 0.395 W", "transition"),
        ("derivation", "= 0.119 A", "= 0.191 A", "transition"),
        # One number in the middle of a chain is wrong against both its neighbours.
        ("derivation", "5.0 / 42", "5.0 / 24", "transition"),
        ("derivation", "(42 Ω) = 0.595 W", "(42 Ω) = 5950 mW = 0.595 W", "unit_scale"),
        ("predicted_change", "0.595 W", "0.995 W", "intervention"),
        ("predicted_change", "0.119 A", "0.179 A", "intervention"),
    ],
)
def test_one_wrong_number_is_one_finding(place, old, new, label):
    verdict = judge(with_text(place, old, new))
    assert verdict.labels == (label,)
    errors = [f for f in verdict.findings if f.severity == "error"]
    assert len(errors) == 1
    assert errors[0].pointer.endswith(place)


@pytest.mark.parametrize(
    ("old", "new"),
    [
        ("the power is 0.595 W", "twice the power would be 1.19 W"),
        ("the power is 0.595 W", "the power is 595 mW"),
        ("A current of 0.119 A flows", "The voltage is 5.0 V"),
    ],
)
def test_other_true_numbers_may_stand_in_the_predicted_change(old, new):
    assert judge(with_text("predicted_change", old, new)).outcome == "valid"


@pytest.mark.parametrize(
    ("line", "outcome"),
    [
        ("P = emf I = (5.0 V) (0.119 A) = 0.595 W", "valid"),
        ("P = emf I = (5.0 V) (119 mA) = 0.595 W", "valid"),
        ("P = emf I = 5.0 * 119 mA = 0.595 W", "valid"),
        ("P = emf I = (5.0 V) (119 A) = 595 W", "invalid"),
        ("P = emf I = (5.0 V) (119 A) = 0.595 W", "invalid"),
    ],
)
def test_numbers_with_units_are_not_those_of_another_unit(line, outcome):
    """119 A where the current is 0.119 A, or 119 mA, is a slip, not another way to write it."""
    trace = copy.deepcopy(BATTERY)
    trace["state_1"]["new_variables"]["I"] = "119 mA"
    trace["derivation"] = f"I = emf / R_1 = 119 mA; {line}"
    assert judge(trace).outcome == outcome


def test_a_wrong_result_of_zero_is_no_scale_for_later_lines():
    trace = copy.deepcopy(BATTERY)
    trace["derivation"] = "I = emf / R_1 = 0 A; P = emf^2 / R_1 = 5.0 * 0 = 0.595 W"
    assert judge_unguarded(trace).outcome == "invalid"


def test_numbers_farther_apart_than_any_slip_are_none():
    one = read_value("4.0 m/s")
    assert isinstance(one, Measurement)
    tiny = replace(one, value=5e-324, si=5e-324)
    assert tens_between(one, tiny) is None
    assert tens_between(tiny, one) is None
    assert tens_between(one, replace(one, value=4.0e3, si=4.0e3)) == 3


@pytest.mark.parametrize(
    ("equation", "answer", "sound"),
    [("F - m*g = m*a", "48 N", True), ("m*g - F = m*a", "32 N", False)],
)
def test_what_is_pulled_up_by_hand_is_no_sinking_body(
    equation: str, answer: str, *, sound: bool
) -> None:
    question = (
        "A 4 kg box hangs from a cord that passes over a fixed frictionless pulley. The cord is"
        " pulled so that the box accelerates upward at 2 m/s². Find the pull. Use g = 10 m/s²."
    )
    trace = trace_of_numbers(
        "pulley",
        question,
        answer,
        variables={"m": "4 kg", "a": "2 m/s^2", "g": "10 m/s^2"},
        equation=equation,
        results={"F": answer},
    )
    assert (judge(trace).outcome == "valid") == sound


def test_a_conversion_that_is_wrong_by_itself_is_no_fault_of_the_equation():
    """0.300 kg * 9.8 m/s² * 0.90 m * sin 15° = 0.685 J; with 3.00 kg it would be 6.85 J."""
    question = (
        "A cart of mass 300 g starts from rest and rolls without friction 90 cm down a track tilted"
        " at 15°. What is its kinetic energy at the end of the track? Use g = 9.8 m/s²."
    )
    for mass, energy, labels in (("0.300 kg", "0.685 J", ()), ("3.00 kg", "6.85 J", UNIT)):
        trace = trace_of_numbers(
            "inclined_plane",
            question,
            energy,
            variables={"m": "300 g", "L": "90 cm", "θ": "15°", "g": "9.8 m/s²"},
            equation="K = m g L sin θ",
            results={"K": energy},
        )
        put_in = mass.removesuffix(" kg")
        working = f"m = 300 g = {mass}; K = {put_in} × 9.8 × 0.90 × sin 15° = {energy}"
        assert judge({**trace, "derivation": working}).labels == labels
