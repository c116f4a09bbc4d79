"""A quantity compared with one of another kind: the values told are of one scene, no two sides."""

from __future__ import annotations

import pytest

from tests.bare import bare_trace
from wmw.verifiers.pipeline import judge


@pytest.mark.parametrize("answer", ["smaller", "equal", "larger"])
@pytest.mark.parametrize("mass", ["3.0 kg", "5.0 kg"])
def test_a_tension_and_a_weight_are_no_two_tensions(answer: str, mass: str) -> None:
    question = (
        "Blocks of 3.0 kg and 5.0 kg hang from a cord over a light, frictionless pulley and are let"
        " go. Is the tension in the cord larger than, equal to or smaller than the weight of the"
        f" {mass} block?"
    )
    right = "smaller" if mass == "5.0 kg" else "larger"
    verdict = judge(bare_trace("pulley", question, answer)).verdict["answer"]
    assert verdict != ("invalid" if answer == right else "valid")
