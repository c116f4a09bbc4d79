"""A question of two like bodies is read as one of the body that it asks about."""

from __future__ import annotations

import copy

import pytest

from wmw.verifiers.pipeline import judge
from wmw.verifiers.questions.asking import Twins
from wmw.verifiers.questions.cutting import cut_down

SENSORS = Twins("sensor", ("a", "b"))


@pytest.mark.parametrize(
    ("told", "left"),
    [
        (
            "A sensor A is at a depth of 3.0 m and a sensor B right below it at 7.0 m in a lake.",
            "A sensor B is at a depth of 7.0 m in a lake.",
        ),
        (
            "Sensor A has a mass of 2.0 kg and a friction coefficient of 0.30 on the level floor;"
            " sensor B has 5.0 kg and 0.45.",
            "sensor B has a mass of 5.0 kg and a friction coefficient of 0.45 on the level floor.",
        ),
        (
            "Two sensors, the sensor A (12 cm) and the sensor B (19 cm), hang from one hook.",
            "a sensor, the sensor B (19 cm), hang from one hook.",
        ),
        (
            "Sensor A is dropped from 20 m and sensor B is thrown up from 30 m.",
            "sensor B is thrown up from 30 m.",
        ),
    ],
)
def test_the_numbers_of_the_one_take_the_places_of_the_others(told, left):
    cut = cut_down(told, SENSORS, "b", ())
    assert cut is not None
    assert cut.question == left


def trace(family, question, bodies, variables, equation, result, value):
    [name] = result
    return {
        "id": "t",
        "scenario_family": family,
        "question": question,
        "state_0": {
            "objects": [{"name": body, "attributes": {}} for body in bodies],
            "relations": [],
            "forces": [],
            "variables": variables,
            "assumptions": [],
        },
        "transition": {"rule": "", "effect": "", "equation": equation, "evidence": []},
        "state_1": {"predicted_change": "", "new_variables": {name: value}},
        "derivation": None,
        "answer": {"value": value, "unit": None, "explanation": ""},
        "metadata": {},
    }


DESKS = trace(
    "friction",
    "Trunk A has a mass of 14 kg and a static friction coefficient of 0.35 with the level floor;"
    " trunk B has 22 kg and 0.50. They stand apart. Find the least horizontal force that makes"
    " trunk B start to slide. Use g = 9.8 m/s².",
    ["trunk A", "trunk B", "floor"],
    {"m_A": "14 kg", "m_B": "22 kg", "mu_s_A": 0.35, "mu_s_B": 0.50, "g": "9.8 m/s²"},
    "F = mu_s_B m_B g",
    {"F_B"},
    "108 N",
)
SWINGS = trace(
    "pendulum",
    "A hook carries two simple pendulums: pendulum A is 0.55 m long and pendulum B 1.30 m long."
    " Find the period of small swings of pendulum A. Take g = 9.8 m/s².",
    ["pendulum A", "pendulum B", "hook"],
    {"length of pendulum A": "0.55 m", "length of pendulum B": "1.30 m", "g": "9.8 m/s²"},
    "T = 2π √(L/g)",
    {"period of pendulum A"},
    "1.49 s",
)
PEOPLE = trace(
    "fluid",
    "In a lake of density 1000 kg/m³, Nora dives at a depth of 4.0 m and Omar at 9.0 m."
    " What is the gauge pressure at Omar? Use g = 9.8 m/s².",
    ["Nora", "Omar", "lake"],
    {
        "depth of Nora": "4.0 m",
        "depth of Omar": "9.0 m",
        "density": "1000 kg/m³",
        "g": "9.8 m/s²",
    },
    "p = ρ g h",
    {"gauge pressure at Omar"},
    "88.2 kPa",
)
ALL = [DESKS, SWINGS, PEOPLE]


@pytest.mark.parametrize("sound", ALL)
def test_the_body_asked_about_is_judged_alone(sound):
    assert judge(sound).outcome == "valid"


@pytest.mark.parametrize(
    ("sound", "value"), [(DESKS, "48.0 N"), (SWINGS, "2.29 s"), (PEOPLE, "39.2 kPa")]
)
def test_the_result_of_the_other_body_is_a_fault_of_the_object(sound, value):
    wrong = copy.deepcopy(sound)
    [name] = wrong["state_1"]["new_variables"]
    wrong["state_1"]["new_variables"][name] = wrong["answer"]["value"] = value
    verdict = judge(wrong)
    assert verdict.outcome == "invalid"
    assert verdict.labels == ("object",)


@pytest.mark.parametrize(
    ("sound", "value"), [(DESKS, "120 N"), (SWINGS, "1.70 s"), (PEOPLE, "60.0 kPa")]
)
def test_any_other_result_is_a_fault_of_the_change(sound, value):
    wrong = copy.deepcopy(sound)
    [name] = wrong["state_1"]["new_variables"]
    wrong["state_1"]["new_variables"][name] = wrong["answer"]["value"] = value
    assert judge(wrong).labels == ("intervention",)


@pytest.mark.parametrize(
    ("sound", "name", "value"),
    [
        (DESKS, "m_B", "26 kg"),
        (DESKS, "m_A", "17 kg"),
        (SWINGS, "length of pendulum B", "1.50 m"),
        (PEOPLE, "depth of Nora", "5.5 m"),
    ],
)
def test_a_misstated_value_of_either_is_found(sound, name, value):
    wrong = copy.deepcopy(sound)
    wrong["state_0"]["variables"][name] = value
    verdict = judge(wrong)
    assert verdict.outcome == "invalid"
    assert verdict.labels == ("state",)
    assert verdict.findings[0].pointer == f"/state_0/variables/{name}"


def test_what_is_told_of_the_other_body_as_well_is_left_alone():
    sound = copy.deepcopy(SWINGS)
    sound["state_1"] = {
        "predicted_change": "Pendulum A swings in 1.49 s and pendulum B in 2.29 s.",
        "new_variables": {"period of pendulum A": "1.49 s", "period of pendulum B": "2.29 s"},
    }
    sound["derivation"] = "T_A = 2π √(0.55/9.8) = 1.49 s; T_B = 2π √(1.30/9.8) = 2.29 s"
    assert judge(sound).outcome == "valid"
    sound["answer"]["value"] = "2.29 s"
    assert judge(sound).outcome == "invalid"


def test_a_comparison_of_the_two_is_of_both():
    tone = trace(
        "wave",
        "A 400 Hz note travels through air at 340 m/s and through water at 1450 m/s. How many times"
        " as long is its wavelength in water?",
        ["note", "air", "water"],
        {"f": "400 Hz", "v_air": "340 m/s", "v_water": "1450 m/s"},
        "lambda = v/f",
        {"lambda_air"},
        "85.0 cm",
    )
    tone["state_1"]["new_variables"]["lambda_water"] = "3.63 m"
    tone["answer"]["value"] = 4.26
    assert judge(tone).outcome != "invalid"


@pytest.mark.parametrize(("relation", "outcome"), [("below", "valid"), ("above", "invalid")])
def test_the_place_of_the_one_before_is_not_told_to_be_below_the_other(relation, outcome):
    deep = trace(
        "fluid",
        "In a lake of density 1000 kg/m³ a probe A floats 6.0 m under the surface and a probe B"
        " 15 m under the surface, right beneath the probe A. What is the gauge pressure at the"
        " probe B? Use g = 9.8 m/s².",
        ["probe A", "probe B", "lake", "surface"],
        {"depth of A": "6.0 m", "depth of B": "15 m", "density": "1000 kg/m³", "g": "9.8 m/s²"},
        "p = ρ g h",
        {"gauge pressure at B"},
        "147 kPa",
    )
    deep["state_0"]["relations"] = [
        {"type": relation, "args": ["probe A", "surface"]},
        {"type": "below", "args": ["probe B", "probe A"]},
    ]
    assert judge(deep).outcome == outcome


def test_the_lengths_of_two_pendulums_are_no_length_before_and_after():
    question = (
        "Pendulum A is 1.0 m long and pendulum B 0.25 m. Pendulum A has a period of 2.0 s. What is"
        " the period of pendulum B?"
    )
    bodies = ("pendulum A", "pendulum B")
    givens = {"l_A": "1.0 m", "l_B": "0.25 m", "T_A": "2.0 s"}
    told = ("pendulum", question, bodies, givens, "T_B = T_A sqrt(l_B/l_A)", ["T_B"])
    assert judge(trace(*told, "1.0 s")).outcome != "invalid"
    assert judge(trace(*told, "4.0 s")).outcome != "valid"


@pytest.mark.parametrize(
    ("equation", "answer", "outcome"),
    [
        (None, "3.0 s", "abstain"),
        ("t = sqrt(2 h_B/g)", "3.0 s", "valid"),
        (None, "2.0 s", "invalid"),
        ("t = sqrt(2 h_A/g)", "2.0 s", "invalid"),
    ],
)
def test_the_way_of_the_ball_asked_about_is_its_own(equation, answer, outcome):
    question = (
        "Ball A is dropped from 20 m and ball B from 45 m. After how long does ball B land?"
        " g = 10 m/s²"
    )
    givens = {"h_A": "20 m", "h_B": "45 m", "g": "10 m/s²"}
    told = trace("free_fall", question, ("ball A", "ball B"), givens, equation, ["t"], answer)
    told["state_1"]["new_variables"] = {}
    assert judge(told).outcome == outcome
