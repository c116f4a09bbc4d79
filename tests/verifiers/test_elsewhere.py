"""A question about one place of a scene is not read in a regime of another."""

import pytest

from tests.bare import bare_trace
from wmw.verifiers.pipeline import judge
from wmw.verifiers.questions.reading import read_question

_WHEEL = "A 50 kg girl rides a Ferris wheel of radius 8.0 m that turns once every 16 s. "


@pytest.mark.parametrize(
    ("asking", "kept", "gone"),
    [
        ("What is her apparent weight at the top?", "ferris_wheel_top", "ferris_wheel_bottom"),
        (
            "What does the seat push with at the lowest point?",
            "ferris_wheel_bottom",
            "ferris_wheel_top",
        ),
    ],
)
def test_the_place_asked_for_rules_the_others_out(asking, kept, gone):
    regimes = read_question(_WHEEL + asking, "circular_motion").regimes
    assert kept in regimes
    assert gone not in regimes


def test_two_places_in_the_asking_sentence_rule_none_out():
    asking = "How much larger is her apparent weight at the bottom than at the top?"
    regimes = read_question(_WHEEL + asking, "circular_motion").regimes
    assert {"ferris_wheel_top", "ferris_wheel_bottom"} <= set(regimes)


def test_a_height_above_a_place_names_no_place():
    question = (
        "A toy car slides into a loop of radius 1.0 m. What is the least height above the"
        " bottom from which it must start to stay on the track all the way around?"
    )
    assert any("top" in regime for regime in read_question(question, "circular_motion").regimes)


def test_the_value_at_the_other_place_is_wrong():
    question = _WHEEL + "What is the normal force on her at the top?"
    # omega = 2 pi/16 s, omega^2 r = 1.234 m/s^2: 50 (9.8 - 1.234) N and 50 (9.8 + 1.234) N.
    assert judge(bare_trace("circular_motion", question, "428 N")).verdict["answer"] == "valid"
    assert judge(bare_trace("circular_motion", question, "552 N")).verdict["answer"] == "invalid"
