"""A change or an effect that goes another way than the trace's numbers, or than what is kept."""

from __future__ import annotations

from typing import Any

import pytest
from bare import bare_trace

from wmw.verifiers.accounts.against_result import (
    against_answer,
    caused_otherwise,
    effect_against_pair,
)
from wmw.verifiers.accounts.against_steadiness import against_axis, against_steadiness
from wmw.verifiers.claims import Claims, collect
from wmw.verifiers.decoding import admit
from wmw.verifiers.pipeline import judge

CLOCK = "A pendulum has a period of 2.0 s. It is moved to another place. What is its period now?"
COIL = "A coil gives an EMF of 12 V. It is then turned at another rate. What EMF does it give now?"
FACTOR = "A wire is replaced by a longer one. By what factor does its resistance change?"
PITCH = (
    "A harp cord is drawn tighter. What happens to its lowest pitch? (A) it becomes 1.40 times"
    " as large (B) it becomes 0.71 times as large (C) it stays the same"
)
SIGN = "A sign of 12 kg hangs at rest from two wires. What is the tension in each?"
PLANK = "A plank on two trestles is in equilibrium. With what force does trestle B push?"
SLEDGE = "A sledge is pulled over snow at constant speed. How large is the friction?"
THROWN = "A ball is thrown up at 15 m/s. Taking up as positive, what is its velocity 1 s later?"


def claims(
    question: str, change: str, value: Any = None, unit: str = "", effect: str = ""
) -> Claims:
    record = {
        "scenario_family": "unknown",
        "question": question,
        "state_0": {"objects": [{"name": "stone"}], "relations": [], "forces": [], "variables": {}},
        "transition": {"rule": "", "effect": effect, "equation": None, "evidence": []},
        "state_1": {"predicted_change": change, "new_variables": {}},
        "answer": {"value": value, "unit": unit or None},
    }
    admitted = admit(record)
    assert not isinstance(admitted, str)
    return collect(record)


@pytest.mark.parametrize(
    ("question", "text", "value", "unit", "found"),
    [
        (CLOCK, "The period becomes shorter.", 2.4, "s", True),
        (CLOCK, "The period stays the same.", 2.4, "s", True),
        (CLOCK, "Weak gravity shortens the period.", 2.4, "s", True),
        (COIL, "The EMF drops.", 18, "V", True),
        (COIL, "A slower turn raises the EMF.", 6, "V", True),
        (FACTOR, "The resistance falls.", 3, "", True),
        (FACTOR, "The resistance becomes twice as large.", 3, "", True),
        (FACTOR, "The resistance does not change.", 0.5, "", True),
        (PITCH, "The lowest pitch stays the same.", "A", "", True),
        (PITCH, "The pitch rises.", "(B)", "", True),
        (PITCH, "The pitch rises.", "A", "", False),
        (PITCH, "The wavelength stays the same.", "A", "", False),
        (CLOCK, "The period becomes longer.", 2.4, "s", False),
        (CLOCK, "The period stays the same.", 2.0, "s", False),
        (CLOCK, "The frequency becomes lower.", 2.4, "s", False),
        (CLOCK, "The period would become shorter on a mountain.", 2.4, "s", False),
        (COIL, "The EMF rises.", 18, "V", False),
        (COIL, "The current drops.", 18, "V", False),
        (FACTOR, "The resistance becomes three times as large.", 3, "", False),
        (FACTOR, "The current falls.", 3, "", False),
        ("A coil gives 12 V. What EMF does it give?", "The EMF drops.", 18, "V", False),
    ],
)
def test_the_way_of_a_text_is_held_against_the_answer(
    question: str, text: str, value: float, unit: str, found: bool
) -> None:
    assert (against_answer(claims(question, text, value, unit), text) is not None) is found


@pytest.mark.parametrize(
    ("effect", "change", "found"),
    [
        ("The longer arm lowers the force needed.", "The force goes from 20 N to 55 N.", True),
        ("Turning faster raises the EMF.", "The peak EMF falls from 12 V to 8.0 V.", True),
        ("So a smaller pull is needed.", "The pull changes from 30 N to 50 N.", True),
        ("The pressure rises.", "The pressure goes from 2.0 bar to 1.5 bar.", True),
        ("The longer arm lowers the force needed.", "The force goes from 55 N to 20 N.", False),
        ("The pressure would rise.", "The pressure goes from 2.0 bar to 1.5 bar.", False),
        ("The current rises.", "The resistance goes from 20 Ω to 10 Ω.", False),
        ("The stone falls faster.", "The stone goes from 19 m to 44 m below.", False),
        ("The pressure rises.", "It stays as it was.", False),
    ],
)
def test_two_values_of_a_change_are_held_against_the_effect(
    effect: str, change: str, found: bool
) -> None:
    assert (effect_against_pair(claims(COIL, change, effect=effect)) is not None) is found


@pytest.mark.parametrize(
    ("effect", "change", "found"),
    [
        ("A stiffer spring raises the force.", "The force becomes smaller.", True),
        ("A hole makes the flight longer.", "The time stays the same.", True),
        ("A stiffer spring raises the force.", "The force becomes larger.", False),
        ("A stiffer spring raises the force and lowers the force on the wall.", "It drops.", False),
        ("A stiffer spring would raise the force.", "The force becomes smaller.", False),
    ],
)
def test_what_is_done_to_a_quantity_shows_in_the_change(
    effect: str, change: str, found: bool
) -> None:
    assert (caused_otherwise(claims(COIL, change, effect=effect)) is not None) is found


@pytest.mark.parametrize(
    ("question", "change", "found"),
    [
        (SIGN, "The sign falls down.", True),
        (SIGN, "One wire goes slack.", True),
        (PLANK, "The plank tips over at trestle A.", True),
        (PLANK, "The left end rises.", True),
        (SLEDGE, "The sledge speeds up.", True),
        (SLEDGE, "The sledge comes to rest.", True),
        (SIGN, "The sign stays at rest.", False),
        (SIGN, "The tension rises with the angle.", False),
        (SIGN, "Without the second wire the sign falls down.", False),
        (PLANK, "The plank would tip over if the man went on.", False),
        (PLANK, "The plank does not tip over.", False),
        (SLEDGE, "The sledge goes on at the same speed.", False),
        ("A sign at rest is let go.", "The sign falls down.", False),
        ("A block is at rest and is then hit. How fast is it?", "The block moves off.", False),
        ("A cart runs at constant speed, then brakes.", "The cart slows down.", False),
        ("A car goes round a bend at constant speed.", "It accelerates towards the centre.", False),
    ],
)
def test_what_the_question_keeps_as_it_is_does_not_move(
    question: str, change: str, found: bool
) -> None:
    assert (against_steadiness(claims(question, change)) is not None) is found


@pytest.mark.parametrize(
    ("change", "value", "found"),
    [
        ("The ball moves downward at 5.2 m/s.", 5.2, True),
        ("The ball moves upward at 5.2 m/s.", -5.2, True),
        ("The ball moves upward at 5.2 m/s.", 5.2, False),
        ("The ball moves downward at 5.2 m/s.", -5.2, False),
        ("The ball goes up first, then downward at 5.2 m/s.", 5.2, False),
        ("The ball does not move downward at 5.2 m/s.", 5.2, False),
        ("Gravity pulls downward with 9.8 m/s².", 5.2, False),
    ],
)
def test_the_way_of_a_number_is_that_of_its_sign(change: str, value: float, found: bool) -> None:
    assert (against_axis(claims(THROWN, change, value, "m/s")) is not None) is found


def test_the_horizontal_velocity_is_not_the_speed():
    trace = bare_trace(
        "projectile",
        "A pebble is thrown from the top of a cliff, 56 m above level ground, at 30.0 m/s and 49°"
        " above the horizontal. With what speed does it hit the ground? Ignore air resistance. Take"
        " g = 9.8 m/s².",
        "44.7 m/s",
        transition={"effect": "The horizontal velocity stays constant."},
        state_1={"predicted_change": "Its speed grows from 30.0 m/s to 44.7 m/s."},
    )
    assert judge(trace).outcome != "invalid"
