"""An answer that is none of the options: what it is off by tells the label."""

from __future__ import annotations

import pytest

from tests.bare import bare_trace
from wmw.verifiers.pipeline import judge

QUESTION = (
    "A pebble is dropped from rest 12 m above a pond. For how long does it fall? Use g = 9.8 m/s²."
    " (A) 1.11 s (B) 1.56 s (C) 2.45 s (D) 3.06 s"
)


@pytest.mark.parametrize(
    ("answer", "label"),
    [("15.6 s", "unit_scale"), ("0.156 s", "unit_scale"), ("1.90 s", "faithfulness")],
)
def test_a_power_of_ten_is_a_fault_of_scale(answer, label):
    verdict = judge(bare_trace("free_fall", QUESTION, answer))
    assert [f.code for f in verdict.findings] == ["WMW402"]
    assert verdict.labels == (label,)


@pytest.mark.parametrize("answer", ["(B)", "1.56 s", "1560 ms"])
def test_the_right_option_stands(answer):
    assert judge(bare_trace("free_fall", QUESTION, answer)).findings == ()
