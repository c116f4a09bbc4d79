"""Traces that say little more than their answer: what is unsure of a question is not held against
them."""

from __future__ import annotations

import pytest

from tests.bare import bare_trace
from wmw.verifiers.pipeline import judge

SHOWN = "Find the acceleration of the block that is pulled along the rough floor in the diagram."
OILED = (
    "A plastic body floats in water with four fifths of its volume submerged. It is then put into"
    " an oil of specific gravity 0.90. By what factor does the submerged fraction change?"
)
KICKED = (
    "A ball is kicked from level ground at 25 m/s, 53° above the horizontal."
    " What is the greatest height it reaches?"
)


@pytest.mark.parametrize(
    ("family", "question", "right"),
    [
        ("friction", SHOWN, "0.88 m/s²"),  # whatever the diagram shows
        ("buoyancy", OILED, "1.11"),  # 1 / 0.90
    ],
)
def test_a_right_answer_alone_is_no_fault(family: str, question: str, right: str) -> None:
    assert judge(bare_trace(family, question, right)).outcome != "invalid"


def test_an_answer_alone_may_be_rounded_on_the_way() -> None:
    """25 m/s * sin 53° is 20 m/s, and 20² / 19.6 is 20.4; unrounded it is 20.3 m."""
    assert judge(bare_trace("projectile", KICKED, "20.4 m")).outcome != "invalid"
    assert judge(bare_trace("projectile", KICKED, "21.4 m")).outcome == "invalid"


@pytest.mark.parametrize(
    ("named", "family"),
    [
        ("Free fall", "free_fall"),
        ("spring_oscillation", "spring"),
        ("InclinedPlane", "inclined_plane"),
        ("pulleys", "pulley"),
        ("wave optics", None),  # two families
        ("astronomy", None),
    ],
)
def test_a_family_may_be_called_as_people_call_it(named: str, family: str | None) -> None:
    question = "What is asked here is of no account."
    verdict = judge(bare_trace(named, question, "1 m"))
    unknown = "unknown-family" in verdict.abstentions[0].reason
    assert unknown == (family is None)


@pytest.mark.parametrize("written", ["44 C", "44 °C", "44 deg C"])
def test_degrees_celsius_need_no_sign_where_nothing_is_charged(written: str) -> None:
    """(0.2 kg * 80 + 0.3 kg * 20) / 0.5 kg = 44."""
    question = "200 g of water at 80 C is poured into 300 g of water at 20 C. No heat is lost. What"
    trace = bare_trace("thermal", f"{question} is the final temperature?", 44)
    trace["answer"]["unit"] = "C"
    trace["state_0"] = {
        "variables": {"m_hot": "200 g", "m_cold": "300 g", "T_hot": "80 C", "T_cold": "20 C"}
    }
    trace["state_1"] = {"new_variables": {"T": written}}
    trace["derivation"] = [f"T = (200 * 80 + 300 * 20) / 500 = {written}"]
    assert judge(trace).outcome != "invalid"
    trace["answer"]["value"] = 54
    assert judge(trace).outcome == "invalid"


@pytest.mark.parametrize("mark", ["({})", "{})", "[{}]"])
def test_degrees_celsius_need_no_sign_before_the_mark_of_an_option(mark: str) -> None:
    """(0.1 kg * 90 + 0.2 kg * 30) / 0.3 kg = 50."""
    a, b, c = map(mark.format, "ABC")
    question = "100 g of water at 90 C is poured into 200 g of water at 30 C. No heat is lost. What"
    stem = f"{question} is the final temperature? {a} 50 C {b} 60 C {c} 70 C"
    for letter, outcome in (("A", "valid"), ("B", "invalid")):
        trace = bare_trace("thermal", stem, letter)
        trace["answer"]["unit"] = "C"
        trace["state_0"] = {
            "variables": {"m_h": "100 g", "m_c": "200 g", "T_h": "90 C", "T_c": "30 C"}
        }
        trace["transition"] = {"equation": "m_h*(T_h - T_f) = m_c*(T_f - T_c)"}
        trace["state_1"] = {"new_variables": {"T_f": "50 C"}}
        assert judge(trace).outcome == outcome


def test_lengths_of_vectors_are_not_added_as_numbers() -> None:
    """30 000 kg m/s east and as much north are 42 400, and 4000 kg of them 10.6 m/s."""
    question = (
        "A 1500 kg car heading east at 20 m/s collides with a 2500 kg van heading north at 12 m/s."
        " The two lock together. Find the speed of the wreck just after impact."
    )
    trace = bare_trace("collision", question, "10.6 m/s")
    trace["state_0"] = {
        "variables": {"m_1": "1500 kg", "m_2": "2500 kg", "u_1": "20 m/s", "u_2": "12 m/s"}
    }
    sound = r"(m_1+m_2)\vec v = m_1\vec u_1 + m_2\vec u_2"
    for equation, outcome in ((sound, "valid"), (sound.replace(r"\vec", ""), "invalid")):
        trace["transition"] = {"equation": equation}
        assert judge(trace).verdict["transition"] in {outcome, "abstain"} - (
            {"abstain"} if outcome == "invalid" else set()
        )


@pytest.mark.parametrize(
    ("family", "question", "right", "wrong"),
    [
        (  # the speed that is fixed is the one at the start: x = v sqrt(2 h / g)
            "projectile",
            "A marble rolls off a horizontal shelf with a fixed speed and lands a distance x from"
            " the base. If the shelf is made four times as high, the landing distance becomes (A) x"
            " (B) √2 x (C) 2x (D) 4x",
            "(C)",
            "(D)",
        ),
        (  # nothing is told of the media, and the length of each is one of its own
            "optics",
            "A ray passes from medium 1 into medium 2 as drawn in the figure. By what factor does"
            " the wavelength of the light change?",
            "0.65",
            None,
        ),
        (  # nothing is told of loop 2 but its name
            "em_induction",
            "Loop 1 in the figure is pulled out of the magnetic field at speed v. It is then"
            " replaced by loop 2 and pulled out at 2v. By what factor does the induced emf change?",
            "3",
            None,
        ),
    ],
)
def test_what_is_not_told_of_a_change_is_left_open(
    family: str, question: str, right: str, wrong: str | None
) -> None:
    assert judge(bare_trace(family, question, right)).outcome != "invalid"
    if wrong is not None:
        assert judge(bare_trace(family, question, wrong)).outcome == "invalid"
