"""Answers that name one of several, where the change has them all alike in what is asked for."""

import pytest

from tests.bare import bare_trace
from wmw.verifiers.claims import collect
from wmw.verifiers.unfamiliar import contradictions, overlooked_literally

RACE = "Two smooth sleds start down a slope. Which sled is first at its foot, or do they tie?"
AIR = "Two nuts are thrown level from a roof. Which spends longer in the air: (A) P (B) Q (C) both?"
FAR = "Two darts leave the ground at 25° and 65°. Which one lands farther away?"
FAST = "A sandbag and a paper bag are let go. Which one is moving faster just before it lands?"
DOWN = "A sandbag and a paper bag are let go on two slopes. Which one gets down faster?"
SKID = "A full van and an empty van skid with locked wheels. Which of them skids farther?"
HOT = "Two bricks lie in one oven for a day. Which of them gets hotter?"


@pytest.mark.parametrize(
    ("question", "change", "answer", "wrong"),
    [
        (RACE, "Both sleds stay side by side.", "the red sled", True),
        (RACE, "Both sleds stay side by side.", "they tie", False),
        (RACE, "The two sleds reach the foot together.", "the red sled", True),
        (RACE, "Both sleds start at the same time.", "the red sled", False),
        (RACE, "Both have the same mass.", "the red sled", False),
        (RACE, "Both get there at almost the same time.", "the red sled", False),
        (AIR, "Both nuts are in the air for the same time.", "B", True),
        (AIR, "Both nuts are in the air for the same time.", "C", False),
        (AIR, "Both nuts fall from the same height.", "B", False),
        (FAR, "Both darts land at the same distance.", "the second one", True),
        (FAR, "Both darts leave with the same speed.", "the second one", False),
        (FAR, "Both darts take the same time.", "the second one", False),
        (FAST, "Both bags land with equal speeds.", "the sandbag", True),
        (FAST, "Both bags land with equal speeds.", "neither", False),
        (FAST, "Both bags fall from the same height.", "the sandbag", False),
        (DOWN, "Both bags land with equal speeds.", "the sandbag", False),
        (SKID, "The two vans skid the same distance.", "the full van", True),
        (SKID, "The two vans start with the same speed.", "the full van", False),
        (HOT, "They end at the same temperature.", "the bricks on top", True),
        (HOT, "They start at the same temperature.", "the bricks on top", False),
        (HOT, "Both take in the same heat.", "the bricks on top", False),
    ],
)
def test_one_is_named_where_all_are_alike(question, change, answer, wrong):
    question = question.replace("Two smooth sleds", "A red sled and a blue one").replace(
        "25° and 65°", "25° and 65°, the second one later"
    )
    trace = bare_trace("projectile", question, answer)
    trace["state_1"] = {"predicted_change": change}
    claims = collect(trace)
    codes = {f.code for f in (*contradictions(claims), *overlooked_literally(claims))}
    assert ("WMW503" in codes) is wrong
