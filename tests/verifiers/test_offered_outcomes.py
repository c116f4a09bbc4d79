"""Options that are values of several outcomes, of which none is named."""

from __future__ import annotations

import pytest
from bare import statuses

OPTIONS = (
    " (A) where the spring is stretched most (B) where the spring is pressed together most"
    " (C) where the spring has its natural length"
)
SWINGS = "A block moves back and forth on a smooth table at the end of a spring."


@pytest.mark.parametrize(
    ("asking", "right", "wrong"),
    [
        ("Where does the block move fastest?", "valid", "invalid"),
        ("Where does the block like it best?", "abstain", "abstain"),
    ],
)
def test_which_outcome_is_meant_is_told_by_the_words_that_ask(asking, right, wrong):
    assert statuses("spring", f"{SWINGS} {asking}{OPTIONS}", "C", "A") == (right, wrong)


def test_what_each_of_two_does_is_no_single_outcome():
    question = (
        "A puck glides over frictionless ice and strikes an identical puck at rest, head-on and"
        " perfectly elastically. Describe what each puck does afterwards."
    )
    told = "The first puck stops; the second moves off with the first one's velocity."
    assert statuses("collision", question, told) == ("abstain",)
