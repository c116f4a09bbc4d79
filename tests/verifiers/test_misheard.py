"""Sound traces whose question is easily taken for another one: they must not be called invalid."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import pytest

from tests.bare import bare_trace, trace_of_numbers
from wmw.verifiers.pipeline import judge_unguarded
from wmw.verifiers.vocabulary.lexicon import lexicon


def outcome(
    *args: Any, derivation: list[str] | None = None, bodies: Sequence[str] = (), **fields: Any
) -> str:
    trace = trace_of_numbers(*args, **fields)
    trace["derivation"] = derivation
    trace["state_0"]["objects"] = [{"name": name, "attributes": {}} for name in bodies]
    return judge_unguarded(trace).outcome


def test_another_value_that_the_words_may_ask_for() -> None:
    """The diver's upward force is not the water's: 196 N - 78.4 N."""
    question = (
        "A diver slowly lifts a 20 kg rock of volume 8.0 L straight up from the bed of a lake at"
        " constant speed. The rock is under water all the time. What upward force must the diver"
        " exert? Use g = 9.8 m/s² and 1000 kg/m³."
    )
    fields = {
        "variables": {"m": "20 kg", "V": "8.0 L", "ρ": "1000 kg/m³"},
        "equation": "F_diver + F_b = m g",
    }
    assert outcome("buoyancy", question, "118 N", results={"F_diver": "118 N"}, **fields) != (
        "invalid"
    )


def test_new_values_of_other_names() -> None:
    """It passes 19.6 m at 1.0 s and 4.0 s, and is at the top at 2.5 s."""
    question = (
        "A ball is thrown straight up from the ground at 24.5 m/s. At what time does it pass the"
        " height of 19.6 m on its way down? Use g = 9.8 m/s²."
    )
    fields = {"variables": {"v0": "24.5 m/s", "h": "19.6 m"}, "equation": "h = v0 t - ½ g t²"}
    times = {"t_up": "1.0 s", "t_down": "4.0 s"}
    assert outcome("free_fall", question, "4.0 s", results=times, **fields) != "invalid"
    exchanged = {"t_up": "4.0 s", "t_down": "1.0 s"}
    assert outcome("free_fall", question, "1.0 s", results=exchanged, **fields) != "valid"


def test_what_several_bodies_have_together() -> None:
    question = (
        "A light bar is pivoted at its middle. Two 0.50 kg discs hang together 30 cm left of the"
        " pivot, and one 0.75 kg disc hangs 40 cm right of it. The bar is let go from the level"
        " position. What happens? (A) the left end sinks (B) the right end sinks (C) it stays level"
    )
    variables = {"massLeft": "1.0 kg", "armLeft": "30 cm", "massRight": "0.75 kg"}
    assert outcome("lever", question, "C", variables=variables) != "invalid"


def test_how_much_higher_is_no_height() -> None:
    """15²/19.6 - 10²/19.6 = 6.38."""
    question = (
        "How much higher does a ball rise when it is thrown straight up at 15 m/s instead of 10"
        " m/s?"
    )
    fields = {"variables": {"u1": 15, "u2": 10, "g": 9.8}, "equation": "h = u^2/(2g)"}
    results = {"h1": 11.48, "h2": 5.1, "difference": 6.38}
    lines = ["h1 = 225/19.6 = 11.48 m", "h2 = 100/19.6 = 5.10 m", "h1 - h2 = 6.38 m"]
    got = outcome("free_fall", question, 6.38, results=results, derivation=lines, **fields)
    assert got != "invalid"


def test_directions_in_words_are_signs() -> None:
    """1.5·4.0 - 2.5·2.0 = 4.0·0.25; of 17 J 0.125 J are left."""
    question = (
        "Cart A (1.5 kg) moves to the right at 4.0 m/s and cart B (2.5 kg) moves to the left at 2.0"
        " m/s on the same track. They collide and stick. Find their common velocity and the kinetic"
        " energy lost."
    )
    fields = {
        "equation": "m_A v_A + m_B v_B = (m_A + m_B) v",
        "results": {"v": "0.25 m/s", "ΔK": "−16.9 J"},
        "derivation": [
            "(1.5·4.0 − 2.5·2.0)/4.0 = 1.0/4.0 = 0.25 m/s",
            "K_i = 12 + 5 = 17 J, K_f = ½·4.0·0.25² = 0.125 J",
        ],
        "bodies": ("cart A", "cart B"),
    }
    own = {"m_A": "1.5 kg", "m_B": "2.5 kg", "v_A": "4.0 m/s to the right"}
    answer = "0.25 m/s to the right; 16.9 J lost"
    left = {**own, "v_B": "2.0 m/s to the left"}
    assert outcome("collision", question, answer, variables=left, **fields) != "invalid"


def test_lines_behind_labels_are_of_their_own_case() -> None:
    question = (
        "From a 30 m high bridge, ball A is dropped while at the same moment ball B is thrown"
        " straight down at 5.0 m/s. Which ball reaches the water first, and by how much time?"
    )
    lines = ["A: t = √(2·30/9.8) = 2.47 s", "B: t = (-5.0 + √613)/9.8 = 2.02 s", "gap: 0.46 s"]
    fields = {"variables": {"H": "30 m", "vB": "5.0 m/s"}, "equation": "H = v₀t + ½gt²"}
    times = {"t_A": "2.47 s", "t_B": "2.02 s"}
    answer = "ball B, by 0.46 s"
    got = outcome("free_fall", question, answer, results=times, derivation=lines, **fields)
    assert got != "invalid"


def test_a_quotient_is_no_value_of_what_is_above_it() -> None:
    question = (
        "A 2.0 kg block on a frictionless table is tied over a light pulley at the table edge to a"
        " hanging 3.0 kg mass. Find the acceleration."
    )
    fields = {"variables": {"m1": "2.0 kg", "m2": "3.0 kg"}, "equation": "m2 g = (m1 + m2) a"}
    results = {"a": "5.88 m/s^2", "T": "11.8 N"}
    for more in ({}, {"T/W": 0.4}):
        got = outcome("pulley", question, "5.88 m/s^2", results={**results, **more}, **fields)
        assert got == "valid"
    wrong = {"a": "5.88 m/s^2", "T": "29.4 N"}
    assert outcome("pulley", question, "5.88 m/s^2", results=wrong, **fields) == "invalid"


def test_two_things_asked_at_once_are_not_one() -> None:
    question = (
        "A converging lens of focal length 10 cm forms an image of a slide that is 20 cm from it."
        " The slide is then moved to 15 cm from the lens. How do the position and the size of the"
        " image change?"
    )
    answer = "it moves from 20 cm to 30 cm away from the lens and becomes twice as large"
    fields = {
        "variables": {"d_o1": "20 cm", "d_o2": "15 cm", "f": "10 cm", "d_i1": "20 cm", "m1": "−1"},
        "equation": "1/d_o + 1/d_i = 1/f, m = −d_i/d_o",
        "results": {"d_i2": "30 cm", "m2": "−2"},
    }
    assert outcome("optics", question, answer, **fields) != "invalid"


def test_the_lowest_above_another_one_is_not_the_lowest() -> None:
    """Of a pipe closed at one end the odd harmonics sound: 3·330/(4·0.75) = 330 Hz."""
    question = (
        "A pipe 75 cm long is closed at one end. What is the lowest resonant frequency above its"
        " fundamental? Take 330 m/s for the speed of sound."
    )
    fields = {"variables": {"L": "75 cm", "v": "330 m/s"}, "equation": "f_3 = 3v/(4L)"}
    results = {"f_1": "110 Hz", "f_3": "330 Hz"}
    assert outcome("wave", question, "330 Hz", results=results, **fields) != "invalid"
    apart = "Apart from the fundamental, what is the lowest frequency it sounds?"
    other = question.replace("What is the lowest resonant frequency above its fundamental?", apart)
    assert outcome("wave", other, "330 Hz", results=results, **fields) != "invalid"
    plainly = question.replace(" above its fundamental", "")
    assert outcome("wave", plainly, "330 Hz", results=results, **fields) == "invalid"


def test_toward_the_earth_may_be_toward_the_centre() -> None:
    question = "The Moon circles the Earth at 3.84 × 10⁸ m in 27.3 days. Find its acceleration."
    fields = {"variables": {"r": "3.84 × 10⁸ m", "T": "27.3 d"}, "equation": "a = 4π² r/T²"}
    trace = trace_of_numbers("circular_motion", question, "2.72 mm/s²", **fields)
    force = {"name": "gravity", "target": "Moon", "direction": "toward the Earth"}
    trace["state_0"]["forces"] = [{**force, "magnitude": None, "unit": None}]
    assert judge_unguarded(trace).outcome != "invalid"


def test_forces_on_a_body_of_which_nothing_is_known_are_left_open() -> None:
    question = (
        "A 12 kg pot hangs from a rope that goes up over a light pulley fixed to a ceiling and"
        " straight down again to a hook in the floor. What total downward force does the rope exert"
        " on the pulley? (g = 9.8 m/s²)"
    )
    fields = {"variables": {"m": "12 kg"}, "equation": "F = 2 m g", "results": {"F": "235 N"}}
    trace = trace_of_numbers("pulley", question, "235 N", **fields)
    strand = {"target": "pulley", "direction": "down", "magnitude": 117.6, "unit": "N"}
    trace["state_0"]["objects"] = [{"name": name, "attributes": {}} for name in ("pot", "pulley")]
    trace["state_0"]["forces"] = [{"name": f"rope on the {side} side", **strand} for side in "ab"]
    assert judge_unguarded(trace).outcome != "invalid"


def test_a_rope_of_the_question_may_pull() -> None:
    question = (
        "A 4.0 kg crate stands at rest on a smooth slope of 35°; a rope that runs up the slope to a"
        " post holds it. How large is the normal force? Use g = 9.8 m/s²."
    )
    ropes = [{"name": "T", "target": "crate", "direction": "up the slope", "magnitude": "22.5 N"}]
    state = {"objects": [{"name": "crate", "attributes": {}}], "forces": ropes}
    verdict = judge_unguarded(bare_trace("inclined_plane", question, "32.1 N", state_0=state))
    assert "WMW215" not in {finding.code for finding in verdict.findings}


def test_a_value_under_another_index_is_another_bodys() -> None:
    question = (
        "A stone is dropped from a cliff 78.4 m high. A second stone is thrown straight down from"
        " the same place 1.0 s later, and both hit the sea at the same instant. At what speed was"
        " the second stone thrown? g = 9.8 m/s²."
    )
    given = {"H": "78.4 m", "v1_0": "0 m/s", "g": "9.8 m/s²"}
    told = {"v2_0": "11.4 m/s"}
    verdict = judge_unguarded(
        trace_of_numbers("free_fall", question, "11.4 m/s", variables=given, results=told)
    )
    assert not verdict.findings
    wrong = {**given, "v_throw": "5.0 m/s"}
    verdict = judge_unguarded(trace_of_numbers("free_fall", question, "11.4 m/s", variables=wrong))
    assert verdict.outcome == "invalid"


def test_a_point_of_the_compass_is_no_unit() -> None:
    assert not lexicon("projectile").meaning("v_N").quantities
    assert lexicon("friction").meaning("F_N").quantities


def test_which_and_which_are_two_questions() -> None:
    question = (
        "Two marbles roll off the same table edge, a slow one at 1 m/s and a fast one at 3 m/s."
        " Which of them is the first to reach the floor, and which lands farther away?"
    )
    answer = "neither is first; the fast one lands farther, at 3 times the distance"
    assert judge_unguarded(bare_trace("projectile", question, answer)).outcome != "invalid"


def test_the_weight_of_a_body_that_the_laws_know_no_weight_of_is_left_open() -> None:
    """The load weighs 29.4 N, the drum that it hangs from 39.2 N."""
    question = (
        "A 3.0 kg load hangs from a light rope wound around a solid drum of mass 4.0 kg and radius"
        " 0.20 m that turns without friction about its axle. Find the acceleration of the load"
        " when it is released. Use g = 9.8 m/s²."
    )
    fields = {"variables": {"m": "3.0 kg", "M": "4.0 kg"}, "equation": "a = m g/(m + M/2)"}
    trace = trace_of_numbers("pulley", question, "5.88 m/s²", **fields)
    trace["state_0"]["objects"] = [{"name": name, "attributes": {}} for name in ("load", "drum")]
    listed = (("weight", "load", 29.4), ("tension", "load", 11.76), ("weight", "drum", 39.2))
    trace["state_0"]["forces"] = [
        {
            "name": name,
            "target": body,
            "direction": "down" if name == "weight" else "up",
            "magnitude": size,
            "unit": "N",
        }
        for name, body, size in listed
    ]
    assert judge_unguarded(trace).outcome != "invalid"


SEVERAL = [
    (
        "friction",
        "Each of two dogs pulls a 120 kg sled with a horizontal force of 150 N over level snow. The"
        " coefficient of kinetic friction is 0.10. What is the acceleration of the sled? Use"
        " g = 9.8 m/s².",
        "1.52 m/s²",
        {"variables": {"m": "120 kg", "F_dog": "150 N"}, "equation": "2 F_dog − μ_k m g = m a"},
    ),
    (
        "friction",
        "Two dogs pull a 120 kg sled over level snow, each with a horizontal force of 150 N. The"
        " coefficient of kinetic friction is 0.10. What is the acceleration of the sled? Use"
        " g = 9.8 m/s².",
        "1.52 m/s²",
        {"variables": {"m": "120 kg", "F": "300 N"}, "equation": "F − μ_k m g = m a"},
    ),
    (
        "pulley",
        "Two 2.0 kg blocks are joined by a string on a smooth table; a second string runs from the"
        " front one over a light pulley to a 0.50 kg weight that hangs. Find the acceleration of"
        " the blocks. Use g = 9.8 m/s².",
        "1.09 m/s²",
        {
            "variables": {"m_1": "2.0 kg", "m_2": "2.0 kg", "m_w": "0.50 kg"},
            "equation": "a = m_w g/(m_1 + m_2 + m_w)",
        },
    ),
    (
        "collision",
        "Two 0.50 kg carts stuck together roll at 3.0 m/s into a 1.0 kg cart at rest and stick."
        " Find the final speed.",
        "1.5 m/s",
        {"variables": {"m": "1.0 kg", "v": "3.0 m/s"}, "equation": "m v = 2 m v_f"},
    ),
    (
        "buoyancy",
        "A raft of six logs, each of volume 0.20 m³ and mass 120 kg, floats in fresh water"
        " (1000 kg/m³). What load can it carry before its top goes under?",
        "480 kg",
        {"variables": {"V": "0.20 m³", "m": "120 kg"}, "equation": "m_load = 6(ρV − m)"},
    ),
]


@pytest.mark.parametrize(("family", "question", "answer", "fields"), SEVERAL)
def test_values_of_each_of_several_bodies_are_counted(
    family: str, question: str, answer: str, fields: dict[str, Any]
) -> None:
    assert outcome(family, question, answer, **fields) != "invalid"


def test_what_pairs_do_to_each_other_counts_no_bodies() -> None:
    question = (
        "Two carts roll toward each other on a straight track: cart 1 (2.0 kg) at 3.0 m/s and cart"
        " 2 (1.0 kg) at 4.5 m/s. They couple together on impact. How fast do they move afterwards?"
    )
    fields = {
        "variables": {"m1": "2.0 kg", "m2": "1.0 kg", "v1": "3.0 m/s", "v2": "4.5 m/s"},
        "equation": "v = (m1 v1 + m2 v2)/(m1 + m2)",
        "results": {"v": "3.5 m/s"},
    }
    working = ["v = (2.0*3.0 + 1.0*4.5)/3.0 = 3.5 m/s"]
    assert outcome("collision", question, "3.5 m/s", derivation=working, **fields) == "invalid"


def test_turns_that_the_laws_count_are_no_bodies_left_uncounted() -> None:
    question = (
        "A coil of 20 turns has a flux of 3.0 mWb through each turn. The flux drops to 1.0 mWb in"
        " 0.050 s. What is the average emf?"
    )
    fields = {
        "variables": {"N": 20, "Phi_i": "3.0 mWb", "Phi_f": "1.0 mWb", "dt": "0.050 s"},
        "equation": "emf = N (Phi_i - Phi_f)/dt",
    }
    working = ["emf = 20 × 2.0e-3/0.050 = 0.80 V"]
    assert outcome("em_induction", question, "80 V", derivation=working, **fields) == "invalid"


def test_what_is_saved_is_no_value_of_one() -> None:
    """(100 W - 15 W) · 200 h = 17 kWh."""
    question = (
        "A 100 W bulb is replaced by an LED lamp of 15 W. How much electrical energy, in kWh, is"
        " saved in 200 hours of operation?"
    )
    fields = {
        "variables": {"power_bulb": "100 W", "power_LED": "15 W", "time": "200 h"},
        "equation": "W = (P_bulb − P_LED) · t",
        "evidence": ["W = 85 W · 200 h = 17 kWh"],
    }
    results = {"W_bulb": "20 kWh", "W_LED": "3 kWh", "W_saved": "17 kWh"}
    assert outcome("circuit", question, "17 kWh", results=results, **fields) != "invalid"
    slip = {**fields, "evidence": ["85 · 200 Wh = 12 kWh"]}
    assert outcome("circuit", question, "12 kWh", results={"W": "12 kWh"}, **slip) != "valid"


@pytest.mark.parametrize(
    ("asked", "answer", "judged"),
    [
        ("What work is done by the normal force?", "0 J", False),
        ("What is the normal force?", "784 J", True),
        ("What normal force does the work of the floor need?", "784 J", True),
    ],
)
def test_the_first_noun_asks(asked: str, answer: str, judged: bool) -> None:
    question = (
        "A crate of mass 80 kg is pushed at constant speed for 3.0 m across a floor. The"
        f" coefficient of sliding friction is 0.30. {asked} Use g = 9.8 m/s²."
    )
    assert (outcome("friction", question, answer) == "invalid") is judged


@pytest.mark.parametrize(
    ("change", "speed", "length"),
    [
        ("The tension in the cord is then made nine times as large", "36 m/s", "7.2 m"),
        ("The tension of the cord is quadrupled", "24 m/s", "4.8 m"),
    ],
)
def test_what_is_multiplied_may_change_a_given_of_before(change, speed, length) -> None:
    """The given 12 m/s is the speed before the tension grows."""
    question = (
        f"A fork of 5.0 Hz sends waves of 12 m/s along a cord. {change}, the fork stays the same."
        " What wavelength do the waves have then?"
    )
    fields = {"variables": {"f": "5.0 Hz", "v_1": "12 m/s"}, "equation": "λ = v/f"}
    results = {"v_2": speed, "λ_2": length}
    assert outcome("wave", question, length, results=results, **fields) != "invalid"
