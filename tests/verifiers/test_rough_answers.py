"""An answer told as a rough one may be rounded to fewer digits than it has places."""

from __future__ import annotations

import pytest

from tests.bare import bare_trace
from wmw.verifiers.pipeline import judge

_DRUM = (
    "circular_motion",
    "The drum of a washing machine has a diameter of 50 cm and spins at 1200 rpm. How many times "
    "g (9.8 m/s²) is the centripetal acceleration of a coin on the drum wall?",
)  # 403


@pytest.mark.parametrize("answer", ["≈ 400", "about 400", "403", "~400", "roughly 400"])
def test_a_rough_answer_is_not_blamed(answer):
    verdict = judge(bare_trace(*_DRUM, answer))
    assert verdict.outcome != "invalid"
    assert verdict.verdict["answer"] == "valid"


@pytest.mark.parametrize("answer", ["≈ 390", "about 450", "≈ 800", "380", "about 200"])
def test_a_wrong_one_is_found(answer):
    assert judge(bare_trace(*_DRUM, answer)).outcome == "invalid"
