"""Options that bound a value are read as ranges, and held against the value that the laws give."""

from __future__ import annotations

import pytest

from tests.bare import bare_trace
from wmw.verifiers.pipeline import judge
from wmw.verifiers.questions.range_options import is_range, range_told

ATWOOD = (
    "Masses of 1.0 kg and 4.0 kg hang on a light string over an ideal pulley and are released."
    " While they accelerate, the tension in the string is {} Use g = 9.8 m/s²."
)
PARTS = "(A) below 9.8 N (B) between 9.8 N and 39.2 N (C) equal to 39.2 N (D) above 39.2 N."
NEAR = "(A) below 9.8 N (B) between 9.8 N and 15.7 N (C) above 15.7 N."  # the value is 15.68 N


@pytest.mark.parametrize(
    ("options", "answer", "outcome"),
    [
        (PARTS, "B", "valid"),
        (PARTS, "(C)", "invalid"),
        (PARTS, "D", "invalid"),
        (PARTS.replace("below", "at any rate not"), "B", "abstain"),  # one is not read
        (NEAR, "B", "abstain"),
    ],
)
def test_the_range_with_the_value_is_right(options: str, answer: str, outcome: str) -> None:
    verdict = judge(bare_trace("pulley", ATWOOD.format(options), answer))
    assert verdict.verdict["answer"] == outcome


@pytest.mark.parametrize(
    ("text", "bounds"),
    [
        ("less than 29.4 N", (None, 29.4)),
        ("it is more than 29.4 N but less than 49 N", (29.4, 49.0)),
        ("from 2 m/s to 4 m/s", (2.0, 4.0)),
        ("above 4 m/s. Take g = 9.8 m/s²", (4.0, None)),
        ("exactly 49 N", (49.0, 49.0)),
        ("about a third", None),
    ],
)
def test_bounds(text: str, bounds: tuple[float | None, float | None] | None) -> None:
    told = range_told(text)
    assert (told and tuple(bound and bound.si for bound in told)) == bounds
    assert is_range(text) == (bounds is not None and bounds[0] != bounds[1])
