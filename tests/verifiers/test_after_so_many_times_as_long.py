"""A multiple of a time on the way compares two moments, which are no two bodies."""

from __future__ import annotations

import pytest

from tests.bare import bare_trace
from wmw.verifiers.pipeline import judge

_PEBBLE = (
    "A pebble falls from rest into a dry shaft, and the air is left out of account. Compared with "
    "the distance it has fallen after some time, how far has it fallen after {} that time?"
)
_DROP = (
    "A ball is dropped from rest. How does the distance fallen in twice the time compare with that "
    "in the first?"
)


@pytest.mark.parametrize(
    ("times", "answer"), [("twice", "4 times as far"), ("three times", "9 times as far")]
)
def test_two_moments_are_not_held_alike(times, answer):
    verdict = judge(bare_trace("free_fall", _PEBBLE.format(times), answer))
    assert verdict.verdict["answer"] != "invalid"


def test_a_multiple_that_is_read_is_judged():
    assert judge(bare_trace("free_fall", _DROP, "4 times as far")).verdict["answer"] == "valid"
    assert judge(bare_trace("free_fall", _DROP, "2 times as far")).outcome == "invalid"
