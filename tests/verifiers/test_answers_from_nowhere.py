"""Answers that are no number of the trace, or its number in another unit, and their sound twins."""

from __future__ import annotations

import pytest

from wmw.verifiers.pipeline import judge
from wmw.verifiers.questions.options import split_options
from wmw.verifiers.questions.remarks_behind_options import with_remarks_ahead

FOUND = {
    "spring": (
        "Block K (350 g) bobs on spring 1, block L (1.40 kg) on spring 2; both springs have 32 N/m."
        " K is taken off and block M (0.80 kg) is hung there instead. With what period does block M"
        " oscillate?",
        {"m_M": "0.80 kg", "k": "32 N/m", "T_before": "0.657 s"},
        "The period of what hangs on spring 1 goes from 0.657 s to 0.993 s.",
        {"T_after": "0.993 s"},
        "T_after = 2*pi*sqrt(0.80/32) = 0.993 s",
        ("0.993", "s"),
        [("0.158", "s"), ("0.993", "ms")],
    ),
    "circuit": (
        "A 9.0 V battery feeds R_1 (1.2 kΩ), which is followed by R_2 (2.0 kΩ) and R_3 (3.0 kΩ)"
        " side by side. What current goes through R_2?",
        {"V": "9.0 V", "R_1": "1.2 kΩ", "R_2": "2.0 kΩ", "R_3": "3.0 kΩ"},
        "The battery delivers 3.75 mA, and 2.25 mA of it go through R_2.",
        {"R_p": "1.2 kΩ", "I": "3.75 mA", "I_2": "2.25 mA"},
        "R_p = 2.0*3.0/5.0 = 1.2 kΩ; I = 9.0/2.4 = 3.75 mA; I_2 = 3.75*3.0/5.0 = 2.25 mA",
        ("2.25", "mA"),
        [("4.5", "mA"), ("2.25", "A")],
    ),
    "wave": (
        "A trawler's sounder sends a ping down through water in which sound has 1490 m/s. A first"
        " echo comes from a shoal after 80 ms, a second one from the ground after 210 ms. How deep"
        " is the ground below the sounder?",
        {"c": "1490 m/s", "t_shoal": "80 ms", "t_ground": "210 ms"},
        "The ping meets the shoal 59.6 m and the ground 156 m below the sounder.",
        {"d_shoal": "59.6 m", "d_ground": "156 m"},
        "d_shoal = 1490*0.080/2 = 59.6 m; d_ground = 1490*0.210/2 = 156 m",
        ("156", "m"),
        [("313", "m"), ("156", "km")],
    ),
    "lever": (
        "Mia (28 kg) sits 2.0 m left of the middle of a seesaw, and her mother (70 kg) right of it"
        " so that it is level. Mia then slides in to 1.5 m. At what distance to the right must her"
        " mother sit for balance now?",
        {"m_Mia": "28 kg", "m_mother": "70 kg", "d_Mia_after": "1.5 m"},
        "The place of the mother goes from 0.80 m to 0.60 m right of the middle.",
        {"d_mother_after": "0.60 m"},
        "d_mother_after = 28*1.5/70 = 0.60 m",
        ("0.60", "m"),
        [("1.5", "m"), ("3.75", "m")],
    ),
}


def trace(family, question, variables, change, new, derivation, value, unit):
    return {
        "scenario_family": family,
        "question": question,
        "state_0": {"objects": [], "relations": [], "forces": [], "variables": variables},
        "transition": {"rule": "The law of the scene", "effect": None, "equation": None},
        "state_1": {"predicted_change": change, "new_variables": new},
        "derivation": derivation,
        "answer": {"value": value, "unit": unit, "explanation": "It follows from the law."},
    }


@pytest.mark.parametrize("family", FOUND)
def test_what_follows_from_nothing_is_found(family):
    question, variables, change, new, derivation, _, wrong = FOUND[family]
    for value, unit in wrong:
        record = trace(family, question, variables, change, new, derivation, value, unit)
        verdict = judge(record)
        assert verdict.outcome == "invalid", (value, unit)
        slipped = unit != FOUND[family][5][1]
        assert verdict.labels == (("unit_scale",) if slipped else ("faithfulness",))


@pytest.mark.parametrize("family", FOUND)
def test_what_was_found_may_be_answered(family):
    question, variables, change, new, derivation, (value, unit), _ = FOUND[family]
    record = trace(family, question, variables, change, new, derivation, value, unit)
    assert judge(record).outcome != "invalid"


@pytest.mark.parametrize(
    ("question", "value"),
    [
        ("How far apart do K and L hit the ground?", "4.0"),  # 12 m less 8.0 m
        ("How far does K fly in total, there and back?", "24"),
        ("How much farther than L does K fly?", "4.0"),
    ],
)
def test_what_is_asked_in_addition_may_follow(question, value):
    told = "Ball K and ball L are kicked over a level lawn. "
    change = "K comes down 12 m away and L 8.0 m away."
    new, derivation = {"x_L": "8.0 m", "x_K": "12 m"}, "x_L = 8.0 m; x_K = 12 m"
    record = trace("projectile", told + question, {}, change, new, derivation, value, "m")
    assert "faithfulness" not in judge(record).labels


TWO = {
    "buoyancy": (
        "Two balls of equal mass hang in water from strings, ball P with 500 cm^3 and ball Q with"
        " 120 cm^3. In which string is the tension larger?",
        "(A) in that of ball P (B) in that of ball Q (C) in both the same. Use g = 9.8 m/s^2.",
        "Both balls hang at rest; the tension is 4.9 N in string_P and 8.6 N in string_Q.",
        {"T_P": "4.9 N", "T_Q": "8.6 N"},
    ),
    "projectile": (
        "Dart P is thrown level at 7.0 m/s from 30 m, dart Q at 16 m/s from 12 m up. Which dart is"
        " in the air longer?",
        "(A) dart P (B) dart Q (C) both equally long. Ignore air resistance.",
        "dart_P lands after 2.47 s and dart_Q after 1.56 s.",
        {"t_P_final": "2.47 s", "t_Q_final": "1.56 s"},
    ),
}


@pytest.mark.parametrize("family", TWO)
def test_unlike_values_are_not_the_same(family):
    question, options, change, new = TWO[family]
    names = ["ball", "dart"][family == "projectile"]
    record = trace(family, f"{question} {options}", {}, change, new, None, "(C)", None)
    record["state_0"]["objects"] = [{"name": f"{names}_P"}, {"name": f"{names}_Q"}]
    verdict = judge(record)
    assert verdict.outcome == "invalid"
    right = "(B)" if family == "buoyancy" else "(A)"
    record["answer"]["value"] = right
    assert judge(record).outcome != "invalid"


def test_a_remark_behind_the_options_is_none_of_them():
    for remark in ("Use g = 9.8 m/s^2.", "Take $g = 10$ m/s².", "Ignore air resistance."):
        question = f"A plank tips. Which end goes down? (A) the left end (B) neither. {remark}"
        moved = with_remarks_ahead({"question": question})["question"]
        stem, options = split_options(moved)
        assert [option.text for option in options] == ["the left end", "neither"]
        assert remark.rstrip(".") in stem
        assert stem.endswith("Which end goes down?")


@pytest.mark.parametrize(
    "question",
    [
        "Which is right? (A) It moves. The force is zero (B) It rests. Friction is zero",
        "Find (a) the force. Use g = 9.8 m/s^2. (b) the work.",
        "What is the speed? Use g = 9.8 m/s^2.",
    ],
)
def test_what_is_part_of_an_option_stays(question):
    record = {"question": question}
    moved = with_remarks_ahead(record)["question"]
    assert len(split_options(moved)[1]) == len(split_options(question)[1])
