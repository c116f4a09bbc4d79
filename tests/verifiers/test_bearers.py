"""A place told of a body by its name is that body's, in whatever order the masses were told."""

from __future__ import annotations

import pytest

from tests.bare import bare_trace, statuses
from wmw.verifiers.pipeline import judge

# The wrong answers take the place for that of the body named first.
BEN = "Anna (30 kg) and Ben (40 kg) are on a seesaw. {} Where must {} sit to balance the other?"


@pytest.mark.parametrize(
    ("question", "right", "wrong"),
    [
        (BEN.format("Ben sits 1.5 m from the pivot.", "Anna"), "2.0 m", "1.1 m"),
        (BEN.format("Anna sits 2.0 m from the pivot.", "Ben"), "1.5 m", "2.7 m"),
        (
            "A mother of 75 kg and her son of 25 kg play on a seesaw. The son sits 2.4 m from the"
            " middle. How far from the middle must the mother sit?",
            "0.80 m",
            "7.2 m",
        ),
        (
            "Two children of 24 kg and 36 kg play on a seesaw. The heavier one sits 1.2 m from the"
            " pivot. How far from it must the lighter one sit?",
            "1.8 m",
            "0.80 m",
        ),
        (
            "Tom weighs 500 N and Eva weighs 400 N. Eva sits 1.5 m from the pivot of a seesaw. How"
            " far from the pivot must Tom sit?",
            "1.2 m",
            "1.9 m",
        ),
        (
            "A rock bears straight down with 640 N on a light bar, 0.15 m from the pivot. A man"
            " presses straight down on the other side, 1.2 m from the pivot. What force does he"
            " need?",
            "80 N",
            "5120 N",
        ),
        (
            "A bar is used to pry up a slab. The fulcrum is 20 cm from the slab and a mason pushes"
            " down with 150 N at 1.4 m from the fulcrum. What force does the bar exert on it?",
            "1050 N",
            "21 N",
        ),
        (  # of two boxes the adjective tells which
            "A red box is 1.15 m from the fulcrum of a level rod. A blue box of mass 12.5 kg, 2.20"
            " m from the fulcrum on the other side, keeps the rod in balance. What is the mass of"
            " the red box?",
            "23.9 kg",
            "6.53 kg",
        ),
        (
            "A light beam on a pivot carries a red box of 26 kg and, on the other side, a blue box,"
            " which is 1.76 m from the pivot and has a mass of 14 kg. The beam is level. How far is"
            " the red box from the pivot?",
            "0.948 m",
            "3.27 m",
        ),
    ],
)
def test_a_place_belongs_to_the_body_named_with_it(question: str, right: str, wrong: str) -> None:
    assert statuses("lever", question, right, wrong) == ("valid", "invalid")


@pytest.mark.parametrize(
    "named",
    [
        {"m_A": "30 kg", "m_B": "40 kg", "d_B": "1.5 m"},
        {"m_1": "40 kg", "m_2": "30 kg", "d_1": "1.5 m"},
        {"m_1": "30 kg", "m_2": "40 kg", "d_2": "1.5 m"},
        {"mass_Anna": "30 kg", "mass_Ben": "40 kg", "distance_Ben": "1.5 m"},
    ],
)
def test_a_trace_may_number_the_two_as_it_likes(named: dict[str, str]) -> None:
    question = BEN.format("Ben sits 1.5 m from the pivot.", "Anna")
    trace = bare_trace("lever", question, "2.0 m")
    trace["state_0"]["variables"] = named
    assert judge(trace).outcome != "invalid"
    trace["answer"]["value"] = "1.1 m"
    assert judge(trace).outcome != "valid"


def test_a_verb_behind_a_mass_names_no_body() -> None:
    """The car's mass stands with the car's speed: (2.0 * 3.0 - 1.0 * 4.5) / 3.0."""
    question = (
        "A 2.0 kg toy truck rolling to the right at 3.0 m/s collides head-on with a 1.0 kg toy car"
        " rolling to the left at 4.5 m/s. They couple. What is their velocity immediately after the"
        " collision? Take right as positive."
    )
    assert judge(bare_trace("collision", question, "0.50 m/s")).verdict["answer"] == "valid"
    assert judge(bare_trace("collision", question, "-2.0 m/s")).verdict["answer"] == "invalid"
