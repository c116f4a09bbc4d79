"""What is put down at rest on an incline of which both coefficients of friction are given."""

from __future__ import annotations

import pytest

from tests.bare import bare_trace
from wmw.verifiers.pipeline import judge_unguarded

_QUESTION = (
    "A brick is set down at rest on a board tilted by {angle}°. μ_s = 0.60, μ_k = 0.45. What does"
    " it do? (A) it slides down (B) it stays at rest (C) it slides at constant speed"
)


@pytest.mark.parametrize(("angle", "letter"), [("25", "B"), ("40", "A")])
def test_what_static_friction_can_hold_does_not_slide(angle: str, letter: str) -> None:
    verdict = judge_unguarded(bare_trace("inclined_plane", _QUESTION.format(angle=angle), letter))
    assert verdict.outcome != "invalid"


def test_friction_that_holds_is_no_kinetic_friction() -> None:
    question = (
        "A 5.0 kg brick rests on a board tilted by 20°. The coefficient of static friction is 0.50,"
        " that of kinetic friction 0.40. How large is the friction force on it? g = 9.8 m/s²."
    )
    found = {
        value: judge_unguarded(bare_trace("inclined_plane", question, value)).verdict["answer"]
        for value in ("16.8 N", "18.4 N")
    }
    assert found == {"16.8 N": "valid", "18.4 N": "invalid"}
