"""Questions for the larger of two quantities of one scene, answered by a noun."""

from __future__ import annotations

import pytest

from tests.bare import bare_trace, statuses
from wmw.verifiers.pipeline import judge

# family, question, the right noun, the wrong one
QUESTIONS = [
    (  # 1 / tan 25° = 2.1
        "inclined_plane",
        "A 3.0 kg crate rests without slipping on a ramp tilted at 25°. Which one is larger: the"
        " normal force on the crate or the static friction force on it? Use g = 9.8 m/s².",
        "normal force",
        "the static friction force",
    ),
    (  # m g + m v²/r
        "circular_motion",
        "A 40 kg rider passes the lowest point of a circular dip of radius 15 m at 8.0 m/s. Which"
        " is larger there: the normal force on the rider or her weight?",
        "the normal force",
        "her weight",
    ),
    (  # m g - m v²/r
        "circular_motion",
        "A 40 kg rider passes the top of a circular hill of radius 15 m at 8.0 m/s. Which is"
        " smaller, the normal force on the rider or her weight?",
        "the normal force",
        "her weight",
    ),
    (  # 4.9 N of 19.6 N
        "buoyancy",
        "A 2.0 kg stone of volume 0.50 L hangs from a thread fully under water. Which is larger,"
        " the buoyant force or the tension in the thread?",
        "the tension",
        "the buoyant force",
    ),
]


@pytest.mark.parametrize(("family", "question", "right", "wrong"), QUESTIONS)
def test_the_noun_named_is_held_against_the_laws(
    family: str, question: str, right: str, wrong: str
) -> None:
    assert statuses(family, question, right, wrong) == ("valid", "invalid")
    assert judge(bare_trace(family, question, "they are equal")).verdict["answer"] == "invalid"


@pytest.mark.parametrize(
    "reply",
    [
        "it depends on the speed",
        "the weight is not larger",
        "the normal force or the weight",
    ],
)
def test_a_reply_that_does_not_name_one_of_them_is_left_open(reply: str) -> None:
    family, question, *_ = QUESTIONS[1]
    assert judge(bare_trace(family, question, reply)).verdict["answer"] == "abstain"


def test_what_an_effect_speaks_of_is_no_claim_on_the_larger_one() -> None:
    family, question, right, _ = QUESTIONS[1]
    trace = bare_trace(family, question, right)
    trace["transition"] = {"effect": "The weight alone cannot bend the path."}
    trace["state_1"] = {"predicted_change": "The weight stays what it is."}
    assert judge(trace).verdict["answer"] == "valid"
    assert judge(trace).outcome != "invalid"
