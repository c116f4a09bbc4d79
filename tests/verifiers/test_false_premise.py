"""A wrong account in words is the law's fault where rule and effect say what is wrong already."""

import pytest

from tests.bare import bare_trace
from wmw.verifiers.pipeline import judge_unguarded

STRING = (
    "A puck is whirled in a level circle on a string. The string snaps. Seen from above, in which"
    " direction does the puck move right afterwards?"
)
BALLS = (
    "One marble is dropped from a shelf while a second one is flicked off horizontally from the"
    " same height. There is no air resistance. Which marble lands first?"
)
SPRING = (
    "A glider on a frictionless air track swings on an ideal spring with an amplitude of 4.0 cm and"
    " a period of 0.80 s. The amplitude is doubled. What is the period now?"
)


def _labels(family, question, rule, effect, change, answer):
    trace = bare_trace(family, question, answer)
    trace["transition"] = {"rule": rule, "effect": effect}
    trace["state_1"] = {"predicted_change": change}
    return judge_unguarded(trace).labels


@pytest.mark.parametrize(
    ("family", "question", "law", "told"),
    [
        (
            "circular_motion",
            STRING,
            ("What circles is driven outward at all times", "The drive is no longer held back."),
            ("The puck goes off radially.", "radially outward"),
        ),
        (
            "projectile",
            BALLS,
            ("What also moves sideways sinks more slowly", "The flicked marble is late."),
            ("The dropped marble lands before the other.", "the dropped marble"),
        ),
        (
            "spring",
            SPRING,
            ("The period is proportional to the amplitude", "Twice the way takes twice the time."),
            ("The period becomes 1.6 s.", "1.6 s"),
        ),
    ],
)
def test_the_law_says_it_already(family, question, law, told):
    assert _labels(family, question, *law, *told) == ("transition",)
    neutral = _labels(family, question, "Newton's laws of motion", "It goes on.", *told)
    assert neutral
    assert "transition" not in neutral


@pytest.mark.parametrize(
    "law",
    [
        ("Both fall with the same acceleration", "The flicked marble has the longer path."),
        ("The vertical motion does not depend on the horizontal one", "One covers more ground."),
    ],
)
def test_a_sound_law_is_not_blamed_for_what_state_1_says(law):
    told = ("The dropped marble lands before the other.", "the dropped marble")
    labels = _labels("projectile", BALLS, *law, *told)
    assert labels
    assert "transition" not in labels


def test_an_answer_that_is_other_than_what_the_trace_found_is_alone_at_fault():
    question = (
        "Two identical bulbs are connected in parallel to an ideal battery. A third one is added in"
        " parallel. Do the first two become dimmer, brighter or neither?"
    )
    law = ("Every branch has the full voltage", "The battery delivers half as much again.")
    told = ("The two go on with the brightness of before.", "they become dimmer")
    assert _labels("circuit", question, *law, *told) == ("faithfulness",)


@pytest.mark.parametrize(
    ("change", "answer", "label"),
    [
        ("The two bulbs of before shine brighter.", "they become brighter", "intervention"),
        ("The first two lose part of their light and are dimmer.", "dimmer", "intervention"),
        ("Nothing happens to them.", "they become brighter", "faithfulness"),
        ("From now on the two glow more brightly.", "they become brighter", "intervention"),
    ],
)
def test_what_state_1_says_already_is_its_own_fault(change, answer, label):
    question = (
        "Two identical bulbs are connected in parallel to an ideal battery. A third one is added in"
        " parallel. What does that do to the brightness of the first two?"
    )
    law = ("Every branch has the full voltage", "The voltage across each branch is as it was.")
    assert _labels("circuit", question, *law, change, answer) == (label,)


@pytest.mark.parametrize(
    ("change", "answer", "label"),
    [
        ("The fish moves up.", "it rises", "intervention"),
        ("The fish moves down.", "it rises", "faithfulness"),
        ("The fish keeps its place.", "it rises", "faithfulness"),
    ],
)
def test_up_is_up_in_whatever_words(change, answer, label):
    question = "A fish hovers motionless in a lake. It shrinks its swim bladder. What does it do?"
    law = ("Archimedes' principle", "It now displaces less water than before.")
    assert _labels("buoyancy", question, *law, change, answer) == (label,)


def test_what_the_change_says_otherwise_is_none_of_its_words():
    question = (
        "A cricket ball is thrown straight up without air resistance. While it is on the way up, in"
        " which direction does its acceleration point?"
    )
    law = ("Acceleration has the direction of the net force", "Gravity is the only force.")
    change = "While rising, the ball accelerates downwards, which means that it loses upward speed."
    assert _labels("free_fall", question, *law, change, "upwards") == ("faithfulness",)
