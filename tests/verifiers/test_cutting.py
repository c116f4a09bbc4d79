"""A question that tells of two bodies by turns and asks for one of them is read as one of that."""

from __future__ import annotations

import copy

import pytest

from wmw.verifiers.pipeline import judge
from wmw.verifiers.questions.asking import Twins
from wmw.verifiers.questions.cutting import cut_down

PUCKS = Twins("puck", ("a", "b"))


@pytest.mark.parametrize(
    ("told", "left"),
    [
        ("Puck A starts at 3 m/s and puck B at 5 m/s.", "puck B starts at 5 m/s."),
        ("The speeds are 3 m/s (puck A) and 5 m/s (puck B).", "The speeds are 5 m/s (puck B)."),
        (
            "Puck B of 2 kg rests on ice, puck A of 3 kg too, both at 0 °C.",
            "Puck B of 2 kg rests on ice, at 0 °C.",
        ),
    ],
)
def test_the_other_one_is_cut_out(told, left):
    cut = cut_down(told, PUCKS, "b", ())
    assert cut is not None
    assert cut.question == left


def test_nothing_is_cut_where_numbers_are_not_told_by_turns():
    assert cut_down("Puck A and puck B start at 3 m/s.", PUCKS, "b", ()) is None
    assert cut_down("Puck A has 3 kg, puck B starts at 5 m/s.", PUCKS, "b", ()) is None


def test_a_pair_in_step_is_cut_with_the_first():
    question = "Rail 1 has 20°, rail 2 has 30°. Puck A is on rail 1, puck B on rail 2."
    cut = cut_down(question, PUCKS, "b", (Twins("rail", ("1", "2")),))
    assert cut is not None
    assert "20°" not in cut.question
    assert "30°" in cut.question


def trace(family, question, bodies, variables, equation, value):
    return {
        "id": "t",
        "scenario_family": family,
        "question": question,
        "state_0": {
            "objects": [{"name": name, "attributes": {}} for name in bodies],
            "relations": [],
            "forces": [],
            "variables": variables,
            "assumptions": [],
        },
        "transition": {"rule": "", "effect": "", "equation": equation, "evidence": []},
        "state_1": {"predicted_change": "", "new_variables": {}},
        "derivation": None,
        "answer": {"value": value, "unit": None, "explanation": ""},
        "metadata": {},
    }


THROWN = trace(
    "projectile",
    "On level ground arrow A leaves at 35° and arrow B at 25° above the horizontal, each at 30 m/s."
    " What is the range of arrow B? Use g = 9.8 m/s².",
    ["arrow A", "arrow B"],
    {"v": "30 m/s", "θ₁": "35°", "θ₂": "25°", "g": "9.8 m/s²"},
    "R₂ = v² sin(2θ₂) / g",
    "70.4 m",
)
SLID = trace(
    "inclined_plane",
    "Slide 1 is tilted at 25°, slide 2 at 40°; both are frictionless. Crate A starts from rest on"
    " slide 1, crate B on slide 2. How long does crate B take for the first 2.0 m?"
    " Use g = 9.8 m/s².",
    ["crate A", "crate B", "slide 1", "slide 2"],
    {"angle of slide 1": "25°", "angle of slide 2": "40°", "length": "2.0 m", "g": "9.8 m/s²"},
    "a = g sin θ₂, t = √(2L / a)",
    "0.797 s",
)
PUSHED = trace(
    "friction",
    "The static friction coefficient of a level floor is 0.40 for chest 1 (15 kg) and for chest 2"
    " (22 kg), which do not touch. How hard must one push horizontally on chest 2 to get it moving?"
    " Use g = 9.8 m/s².",
    ["chest 1", "chest 2", "floor"],
    {"m_1": "15 kg", "m_2": "22 kg", "mu_s": 0.40, "g": "9.8 m/s²"},
    "F = mu_s m_2 g",
    "86.2 N",
)
WRONG = [(THROWN, "86.3 m"), (SLID, "0.983 s"), (PUSHED, "58.8 N")]


@pytest.mark.parametrize("sound", [THROWN, SLID, PUSHED])
def test_the_one_that_is_asked_for_is_judged(sound):
    assert judge(sound).outcome == "valid"


@pytest.mark.parametrize(("sound", "value"), WRONG)
def test_the_value_of_the_other_one_is_found_wrong(sound, value):
    wrong = copy.deepcopy(sound)
    wrong["answer"]["value"] = value
    verdict = judge(wrong)
    assert verdict.outcome == "invalid"
    assert verdict.verdict["answer"] == "invalid" or verdict.verdict["faithfulness"] == "invalid"


def test_a_misstated_given_of_the_one_asked_for_is_found():
    wrong = copy.deepcopy(THROWN)
    wrong["state_0"]["variables"]["θ₂"] = "20°"
    wrong["answer"]["value"] = "59.0 m"
    assert judge(wrong).outcome == "invalid"


@pytest.mark.parametrize(
    ("family", "question", "bodies", "variables", "equation", "value"),
    [
        (
            "circular_motion",
            "Gear A has a radius of 0.10 m and gear B of 0.20 m; gear A, in mesh with it, turns at"
            " 6.0 rad/s. What is the angular speed of gear B?",
            ["gear A", "gear B"],
            {"r_A": "0.10 m", "r_B": "0.20 m", "ω_A": "6.0 rad/s"},
            "ω_A r_A = ω_B r_B",
            "3.0 rad/s",
        ),
        (
            "circular_motion",
            "Disk A has a radius of 0.10 m and disk B of 0.20 m; disk A drives it at 6.0 rad/s."
            " What is the angular speed of disk B?",
            ["disk A", "disk B"],
            {"r_A": "0.10 m", "r_B": "0.20 m", "ω_A": "6.0 rad/s"},
            "ω_A r_A = ω_B r_B",
            "3.0 rad/s",
        ),
    ],
)
def test_one_that_hangs_on_the_other_is_not_blamed(
    family, question, bodies, variables, equation, value
):
    sound = trace(family, question, bodies, variables, equation, value)
    assert judge(sound).outcome != "invalid"


@pytest.mark.parametrize(("direction", "outcome"), [("down", "valid"), ("up", "invalid")])
def test_a_force_on_the_one_asked_for_is_judged(direction, outcome):
    stated = copy.deepcopy(SLID)
    stated["state_0"]["forces"] = [
        {
            "name": f"gravity on {crate}",
            "target": crate,
            "direction": f"straight {way}",
            "magnitude": None,
            "unit": None,
        }
        for crate, way in (("crate A", "down"), ("crate B", direction))
    ]
    for crate in ("crate A", "crate B"):
        stated["state_0"]["forces"].append(
            {
                "name": f"normal force on {crate}",
                "target": crate,
                "direction": "perpendicular to its slide, away from the surface",
                "magnitude": None,
                "unit": None,
            }
        )
    assert judge(stated).outcome == outcome
