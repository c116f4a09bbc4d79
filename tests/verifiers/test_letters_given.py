"""Questions with letters in place of numbers, which a picture shows."""

from __future__ import annotations

import pytest

from tests.bare import trace_of_numbers
from wmw.verifiers.pipeline import judge
from wmw.verifiers.questions.letters_given import letters_given
from wmw.verifiers.questions.reading import read_question

LATER = (
    "A cork is shot straight up from the floor at v_0. Upward is positive. What signed velocity"
    " does it have after t? The picture shows the values."
)


def of_a_cork(equation: str, velocity: str) -> dict:
    trace = trace_of_numbers(
        "free_fall", LATER, velocity, variables={"v_0": "12 m/s", "t": "2.0 s", "g": "9.8 m/s^2"}
    )
    trace["transition"]["equation"] = equation
    trace["state_1"]["new_variables"] = {"v_t": velocity}
    trace["answer"] = {"value": velocity}
    return trace


@pytest.mark.parametrize(
    ("equation", "velocity", "outcome"),
    [
        ("v_t = v_0 - g t", "-7.6 m/s", "valid"),
        ("v_t = v_0", "12 m/s", "invalid"),
        ("v_t = v_0 + g t", "31.6 m/s", "invalid"),
    ],
)
def test_a_scene_without_what_is_asked_for_explains_nothing(equation, velocity, outcome) -> None:
    assert judge(of_a_cork(equation, velocity)).outcome == outcome


def test_letters_tell_what_of_a_scene_is_known() -> None:
    words = (
        "A marble is thrown from level ground at v_0 and at an angle of θ towards a fence of height"
        " y_w at a horizontal distance of x."
    )
    found = letters_given(words, "projectile")
    assert frozenset({"v_0"}) in found
    assert frozenset({"theta"}) in found
    assert any("x_t" in names for names in found)
    assert read_question(f"{words} Does it clear the fence?", "projectile").lettered


@pytest.mark.parametrize(
    "words", ["Is point p higher than point q?", "A crate slides down a ramp. What happens to it?"]
)
def test_letters_of_points_and_mere_words_are_none(words) -> None:
    assert letters_given(words, "fluid") == ()


@pytest.mark.parametrize(("energy", "outcome"), [("0.90 J", "valid"), ("1.8 J", "invalid")])
def test_one_inductance_is_known_by_another_scenes_words(energy, outcome) -> None:
    question = (
        "The self-inductance of an inductor that carries a current of 3.0 A is 200 mH. How much"
        " energy does the inductor store?"
    )
    trace = trace_of_numbers(
        "em_induction", question, energy, variables={"L": "200 mH", "I": "3.0 A"}
    )
    factor = "0.5 " if outcome == "valid" else ""
    trace["transition"]["equation"] = f"W = {factor}L I^2"
    assert judge(trace).outcome == outcome
