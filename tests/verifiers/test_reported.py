"""Of several things asked for, the one that the question says is to be reported."""

from __future__ import annotations

import pytest

from wmw.verifiers.questions.reported import reported_alone

PUMP = "A pump is rated 460 W at 230 V."


@pytest.mark.parametrize(
    ("asked", "kept"),
    [
        (
            "What current does it draw, and does a 6 A fuse hold? Report the current.",
            "What current does it draw?",
        ),
        (
            "Find its resistance and the current. Report only the resistance.",
            "Find its resistance.",
        ),
        ("Find its resistance and the current. Give the current.", "Find the current."),
        ("How far does it go, and how fast is it then? State the speed.", "How fast is it then?"),
    ],
)
def test_the_part_to_be_reported_is_kept_alone(asked, kept):
    assert reported_alone(f"{PUMP} {asked}") == f"{PUMP} {kept}"


@pytest.mark.parametrize(
    "asked",
    [
        "What current does it draw? Report the current.",
        "What current does it draw, and what is its resistance? Report the answer.",
        "What current does it draw, and what is its resistance? Report the energy.",
        "Give the current.",
    ],
)
def test_other_questions_stay_as_they_are(asked):
    assert reported_alone(f"{PUMP} {asked}") == f"{PUMP} {asked}"
