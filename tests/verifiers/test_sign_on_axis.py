"""A velocity has the sign of the axis that its question states, unless words tell its way."""

from __future__ import annotations

import pytest

from tests.bare import bare_trace
from wmw.verifiers.pipeline import judge

TOSSED = (
    "A pebble is thrown straight up at 15 m/s.{axis} What is its velocity after 2.5 s? Use g = 9.8"
    " m/s²."
)


@pytest.mark.parametrize(
    ("axis", "answer", "outcome"),
    [
        (" Count up as positive.", "-9.5 m/s", "valid"),
        (" Count up as positive.", "9.5 m/s", "invalid"),
        (" Count up as positive.", "9.5 m/s downward", "valid"),
        (" Count down as positive.", "9.5 m/s", "valid"),
        (" Count down as positive.", "-9.5 m/s", "invalid"),
        ("", "9.5 m/s", "valid"),
        ("", "-9.5 m/s", "valid"),
    ],
)
def test_the_sign_is_that_of_the_stated_axis(axis: str, answer: str, outcome: str) -> None:
    verdict = judge(bare_trace("free_fall", TOSSED.format(axis=axis), answer))
    assert verdict.verdict["answer"] == outcome


def test_a_size_whose_way_is_told_beside_it_stays_open() -> None:
    question = TOSSED.format(axis=" Count up as positive.")
    change = {"predicted_change": "It moves downward at 9.5 m/s."}
    verdict = judge(bare_trace("free_fall", question, "9.5 m/s", state_1=change))
    assert verdict.verdict["answer"] == "abstain"
    assert not verdict.findings
