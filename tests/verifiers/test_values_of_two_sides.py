"""Two values of one answer, each said of a side, are held against the value of that side."""

from __future__ import annotations

import pytest

from tests.bare import bare_trace
from wmw.verifiers.pipeline import judge_unguarded

_BRIDGE = (
    "A uniform footbridge 8.0 m long and weighing 1200 N is supported at its ends. A 600 N walker "
    "stands 2.0 m from the left end. "
)


@pytest.mark.parametrize(
    ("asked", "value"),
    [
        ("What force does each support exert?", "left: 1050 N, right: 750 N"),
        ("What force does each support exert?", "750 N on the right and 1050 N on the left"),
        ("What force does each support exert?", "1050 N and 750 N"),
        ("What are the forces of the left and the right support?", "1050 N and 750 N"),
    ],
)
def test_values_of_either_side_hold(asked: str, value: str) -> None:
    verdict = judge_unguarded(bare_trace("lever", _BRIDGE + asked, value))
    assert verdict.outcome == "valid" or verdict.verdict["answer"] == "valid"


@pytest.mark.parametrize(
    "value",
    ["left: 750 N, right: 1050 N", "1050 N on the right and 750 N on the left"],
)
def test_values_said_of_the_other_side_are_wrong(value: str) -> None:
    question = _BRIDGE + "What force does each support exert?"
    verdict = judge_unguarded(bare_trace("lever", question, value))
    assert verdict.verdict["answer"] == "invalid"
    assert verdict.labels == ("faithfulness",)


def test_values_in_the_order_of_the_other_sides_are_not_found_right() -> None:
    question = _BRIDGE + "What are the forces of the left and the right support?"
    verdict = judge_unguarded(bare_trace("lever", question, "750 N and 1050 N"))
    assert verdict.verdict["answer"] != "valid"
