"""Roots that a text names to leave them aside are no values of their symbols."""

from __future__ import annotations

import pytest

from wmw.verifiers.equations.named_roots import without_named_roots


@pytest.mark.parametrize(
    ("text", "left"),
    [
        ("0 = t(3 - 2 t), t = 1.5 s (t = 0 is the start)", "0 = t(3 - 2 t), t = 1.5 s  "),
        ("x=0 belongs to the wall; x = 2.0 m", " ; x = 2.0 m"),
        ("t = 0 is the start", "t = 0 is the start"),
        ("v = 0 at the top, so h = 5 m", "v = 0 at the top, so h = 5 m"),
        ("t = 1.5 s", "t = 1.5 s"),
    ],
)
def test_remarks_on_roots(text, left):
    assert without_named_roots(text).split() == left.split()
