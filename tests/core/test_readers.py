"""Answers in words that name one of two bodies, or say that both are alike."""

from __future__ import annotations

import pytest

from wmw.core.readers import ALIKE, ONE, SOME, ZERO, alike_or_one, zero_or_some


@pytest.mark.parametrize(
    ("text", "value"),
    [
        ("Ben's ball", ONE),
        ("the heavier of the two", ONE),
        ("They land at the same time", ALIKE),
        ("neither", ALIKE),
        ("It depends on the heights", None),
        ("The ball that is not thrown", None),
    ],
)
def test_one_of_the_bodies_or_both_alike(text: str, value: str | None) -> None:
    assert alike_or_one(text) == value


@pytest.mark.parametrize(
    ("text", "value"),
    [
        ("zero", ZERO),
        ("no net force", ZERO),
        ("mg sin θ, down the slope", SOME),
        ("not zero", None),
    ],
)
def test_nothing_or_something(text: str, value: str | None) -> None:
    assert zero_or_some(text) == value
