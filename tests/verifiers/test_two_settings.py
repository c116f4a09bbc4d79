"""A result told at one setting and asked for at another, and how far two settings are apart."""

from __future__ import annotations

from typing import Any

import pytest

from tests.bare import bare_trace
from wmw.verifiers.comparing.change_asked import asked_change
from wmw.verifiers.comparing.sides import sides_of
from wmw.verifiers.pipeline import judge

# family, question, a right answer, a wrong one
AT_ANOTHER = [
    (
        "projectile",
        "A dart thrown horizontally at 6.0 m/s from a balcony hits the lawn 5.0 m out. Where does"
        " it hit the lawn if it is thrown horizontally at 18 m/s from the same balcony?",
        "15 m",
        "45 m",
    ),
    (
        "friction",
        "With locked wheels a lorry stops in 40 m on dry asphalt. On a wet road, with half the"
        " coefficient of friction, the stopping distance from the same speed would be (A) 20 m"
        " (B) 40 m (C) 80 m (D) 160 m",
        "(C)",
        "(A)",
    ),
    (
        "friction",
        "A 1.5 kg box is given a speed of 3.0 m/s on a rough level floor and stops after 1.8 m. A"
        " second box of 4.5 kg of the same material starts at the same speed. How far does the"
        " second box slide?",
        "1.8 m",
        "0.60 m",
    ),
    (
        "pendulum",
        "A pendulum 0.30 m long swings with a period of 1.10 s. What is the period of a pendulum"
        " 2.7 m long at the same place?",
        "3.30 s",
        "9.90 s",
    ),
    (
        "wave",
        "A cord under a tension of 30 N carries waves at 12 m/s. What is the wave speed when the"
        " tension is 270 N?",
        "36 m/s",
        "108 m/s",
    ),
    (
        "circuit",
        "A coil of wire draws 0.40 A from a 6.0 V battery. What current does it draw from a 9.0 V"
        " battery?",
        "0.60 A",
        "0.27 A",
    ),
]

APART = [
    (
        "lever",
        "A nut needs a torque of 72 N·m. How much less force at right angles does one need with a"
        " wrench 60 cm long than with one 40 cm long?",
        "60 N",
        "180 N",
    ),
    (
        "spring",
        "A bag of 24 N is hung from a spring of 600 N/m and then from one of 400 N/m. By how much"
        " does the softer spring stretch more?",
        "2.0 cm",
        "6.0 cm",
    ),
    (
        "free_fall",
        "A bolt is dropped from 5.0 m on the Moon, where g = 1.6 m/s². By how much is its fall"
        " longer than on Earth, where g = 9.8 m/s²?",
        "1.49 s",
        "2.50 s",
    ),
    (
        "inclined_plane",
        "A block slides from rest down a smooth 30° ramp 2.0 m long. How much longer does it take"
        " on a ramp 4.5 m long of the same slope? Take g = 10 m/s².",
        "0.447 s",
        "0.894 s",
    ),
]


@pytest.mark.parametrize(("family", "question", "right", "wrong"), [*AT_ANOTHER, *APART])
def test_the_other_setting_is_what_is_answered(
    family: str, question: str, right: str, wrong: str
) -> None:
    assert judge(bare_trace(family, question, right)).verdict["answer"] == "valid"
    assert judge(bare_trace(family, question, wrong)).outcome == "invalid"


@pytest.mark.parametrize(
    ("family", "question", "right"),
    [
        (
            "pendulum",
            "A pendulum 0.50 m long has a period of 1.42 s on Earth. What is the period of a"
            " pendulum 2.0 m long on the Moon?",
            "7.0 s",
        ),
        (
            "friction",
            "A car stops in 25 m from 20 m/s with locked wheels. The driver reacts in 0.50 s. How"
            " far does it go in all from 40 m/s?",
            "120 m",
        ),
        (
            "circuit",
            "A heater gives 400 W at 230 V. What power does it give at 115 V, if its resistance"
            " stays the same?",
            "100 W",
        ),
        (
            "thermal",
            "How much more heat does it take to warm 2.0 kg of water than 1.0 kg of copper by 10 K?"
            " Take 4200 J/(kg K) for water and 390 J/(kg K) for copper.",
            "80100 J",
        ),
        (
            "optics",
            "Light passes from air into glass of index 1.5 and into diamond of index 2.4. What is"
            " the ratio of the speed of light in glass to that in diamond?",
            "1.6",
        ),
    ],
)
def test_what_differs_in_more_than_was_read_is_left_open(
    family: str, question: str, right: str
) -> None:
    assert judge(bare_trace(family, question, right)).outcome != "invalid"


def test_of_three_materials_the_two_are_compared_that_are_asked_about() -> None:
    stem = "Light goes from air into glass and into diamond. Is it faster in glass or in diamond?"
    assert (("glass",), ("diamond",)) in sides_of(stem)


def test_a_surface_told_with_the_asking_is_another_setting() -> None:
    told = "A sledge stops in 12 m from 6.0 m/s. How far would it slide from 12 m/s"
    assert asked_change(f"{told}?", "friction") is not None
    assert asked_change(f"{told} on ice?", "friction") is None


def _trace(equation: str, energy: str, effect: str) -> dict[str, Any]:
    trace = bare_trace(
        "spring",
        "A catapult spring stores 0.30 J when it is pulled out by 2.0 cm. How much energy does it"
        " store when pulled out by 6.0 cm?",
        energy,
    )
    trace["state_0"]["variables"] = {"U1": "0.30 J", "x1": "2.0 cm", "x2": "6.0 cm"}
    trace["transition"] = {
        "rule": "The energy of a spring hangs on its stretch",
        "effect": effect,
        "equation": equation,
        "evidence": [],
    }
    trace["state_1"] = {"predicted_change": f"It stores {energy}.", "new_variables": {"U2": energy}}
    return trace


def test_a_law_between_two_settings_is_tried_with_other_factors() -> None:
    sound = judge(_trace("U2 = U1 (x2/x1)²", "2.7 J", "Three times as far, nine times the energy."))
    assert sound.outcome == "valid"
    by_chance = judge(_trace("U2 = U1 (x2/x1 + 6)", "2.7 J", "The spring stores more energy."))
    assert by_chance.verdict["transition"] != "valid"


def test_a_false_proportion_that_leads_to_the_answer_is_the_fault() -> None:
    false = judge(_trace("U2/U1 = x2/x1", "0.90 J", "Farther out, more energy."))
    assert false.labels == ("transition",)
    assert any(f.pointer == "/transition/equation" for f in false.findings)


def test_values_of_the_other_setting_are_not_as_told() -> None:
    trace = _trace("U2 = U1 (x2/x1)²", "2.7 J", "Three times as far, nine times the energy.")
    trace["state_0"]["variables"] = {"U1": "0.30 J", "x1": "6.0 cm", "x2": "2.0 cm"}
    assert judge(trace).outcome != "valid"
