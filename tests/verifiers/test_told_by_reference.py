"""Words that point back, and what is neglected in one breath, put as what they mean."""

from __future__ import annotations

import pytest

from wmw.verifiers.comparing.factor_affirmed import factor_asked_whether
from wmw.verifiers.questions.asked_plainly import asked_plainly
from wmw.verifiers.questions.liquid_layers import liquid_layers_by_name
from wmw.verifiers.questions.neglected_together import neglected_apart
from wmw.verifiers.questions.told_by_reference import told_by_name

BY_NAME = [
    (
        "Kim sits 1.0 m from the axis and Lou 2.5 m from it.",
        "Kim sits 1.0 m from the axis and Lou 2.5 m from the axis.",
    ),
    (
        "a pipe with a neck whose cross-section is half that of the pipe.",
        "a pipe with a neck with half the cross-section of the pipe.",
    ),
    (
        "A spring with constant 300 N/m and one with constant 600 N/m are joined.",
        "Two springs with constants 300 N/m and 600 N/m are joined.",
    ),
    (
        "The plank is tilted slowly from horizontal to 60°.",
        "The plank is tilted slowly from 0° to 60°.",
    ),
    (
        "toward a fence that is 30 m away and 3.0 m high.",
        "toward a fence of height 3.0 m that stands 30 m away.",
    ),
    (
        "toward a wall 3.0 m tall and 30 m away.",
        "toward a wall of height 3.0 m that stands 30 m away.",
    ),
]
APART = [
    (
        "Friction and air drag are negligible.",
        "Friction is negligible and air drag is negligible.",
    ),
    (
        "Air resistance and friction can be neglected.",
        "friction can be neglected and Air resistance can be neglected.",
    ),
    (
        "Neglect air drag and friction.",
        "Neglect air drag and Neglect friction.",
    ),
]
LEFT = [
    "Kim sits 1.0 m from the axis and pulls a rope from it.",
    "Friction and gravity act on the box.",
    "A fence stands 30 m away. The ball is 3.0 m high.",
    "One spring has a constant of 300 N/m.",
]
OIL_ON_WATER = (
    "A tank holds a 0.50 m deep layer of water (1000 kg/m³) and on top of it a 0.30 m thick"
    " layer of oil (850 kg/m³)."
)


@pytest.mark.parametrize(("told", "plainly"), BY_NAME)
def test_what_words_point_back_to_is_put_in_their_place(told: str, plainly: str) -> None:
    assert told_by_name(told) == plainly


@pytest.mark.parametrize(("told", "plainly"), APART)
def test_friction_is_neglected_by_itself(told: str, plainly: str) -> None:
    assert neglected_apart(told) == plainly


@pytest.mark.parametrize("told", LEFT)
def test_other_words_stay_as_they_are(told: str) -> None:
    assert told_by_name(neglected_apart(told)) == told


def test_of_two_layers_the_lighter_one_lies_above() -> None:
    put = liquid_layers_by_name(OIL_ON_WATER)
    assert "thickness of the lower layer 0.50 m of water" in put
    assert "density of the upper layer 850 kg/m³" in put


@pytest.mark.parametrize(
    "told",
    [
        OIL_ON_WATER.replace("on top of it", "in another tank"),
        OIL_ON_WATER.replace("850", "1000"),
        f"{OIL_ON_WATER} A cube floats between them.",
    ],
)
def test_other_liquids_stay_as_they_are(told: str) -> None:
    text = told.replace(" layer", "") if "another" in told else told
    assert liquid_layers_by_name(text) == text


@pytest.mark.parametrize(
    ("question", "factor"),
    [
        ("The length is doubled. Does its period double?", 2.0),
        ("If the speed is tripled, will the energy triple too?", 3.0),
        ("Does the pressure double or triple?", None),
        ("What must double?", None),
        ("Does it fall twice as long?", None),
    ],
)
def test_the_factor_that_is_to_be_affirmed(question: str, factor: float | None) -> None:
    assert factor_asked_whether(question) == factor


def test_how_many_in_one_second_is_how_many_per_second() -> None:
    asked = asked_plainly("How many beats are heard in one second?")
    assert asked == "How many beats are heard each second?"


@pytest.mark.parametrize(
    ("question", "asked"),
    [
        ("The push is parallel to the ramp. How large is it?", "How large is the push?"),
        ("His pull acts at 0.50 m. What must it be?", "What must the pull be?"),
        ("The buoyant force acts upward. How great is it?", "How great is the buoyant force?"),
        ("The crate is 2.0 m wide. How large is it?", "How large is it?"),
        ("The force is 5 N. A box stands still. How large is it?", "How large is it?"),
    ],
)
def test_what_the_sentence_before_is_about_is_what_is_asked(question: str, asked: str) -> None:
    """Only a quantity, and only of the sentence right before."""
    assert told_by_name(question).endswith(asked)
