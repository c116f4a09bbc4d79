"""An x between letters multiplies where the line holds so, and is a name where it does not."""

from __future__ import annotations

import pytest

from tests.bare import trace_of_numbers
from wmw.verifiers.pipeline import judge

SPRING = (
    "A crate of mass 4.0 kg hangs at rest from a vertical spring of spring constant 200 N/m. By how"
    " much is the spring stretched? Use g = 9.8 m/s²."
)
SLED = (
    "A sled of mass 12 kg slides down a frictionless slope of 20° from rest. How fast is it after"
    " 30 m along the slope? Use g = 9.8 m/s²."
)


@pytest.mark.parametrize(
    ("equation", "evidence", "judged"),
    [
        ("k x x = m x g", "x = 4.0 x 9.8 / 200 = 0.196 m", "valid"),
        ("k x = m g", "F = m x g = 4.0 kg x 9.8 m/s^2 = 39.2 N", "valid"),
        ("k x = m g", "F = m x g = 4.0 kg x 9.8 m/s^2 = 49.2 N", "invalid"),
        ("k x = m x g", "x = 0.196 m", "valid"),
        ("k = m x g", "x = 0.196 m", "invalid"),
    ],
)
def test_between_letters(equation: str, evidence: str, judged: str) -> None:
    record = trace_of_numbers(
        "spring",
        SPRING,
        "0.196 m",
        variables={"m": "4.0 kg", "k": "200 N/m", "g": "9.8 m/s^2"},
        equation=equation,
        evidence=[evidence],
        results={"x": "0.196 m"},
    )
    assert judge(record).outcome == judged


@pytest.mark.parametrize(
    ("drop", "judged"),
    [
        ("The drop is 30 m x sin 20 deg = 10.3 m.", "valid"),
        ("The drop is 30 m x sin(20°) = 10.3 m.", "valid"),
        ("The drop is 30 m x sin 20 deg = 13.3 m.", "invalid"),
        ("The drop is 30 m x cos 20 deg = 10.3 m.", "invalid"),
    ],
)
def test_before_the_value_of_a_function(drop: str, judged: str) -> None:
    record = trace_of_numbers(
        "inclined_plane",
        SLED,
        "14.2 m/s",
        variables={"m": "12 kg", "theta": "20 deg", "s": "30 m", "g": "9.8 m/s^2"},
        equation="1/2 m v^2 = m g s sin(theta)",
        evidence=[drop],
        results={"v": "14.2 m/s"},
    )
    assert judge(record).outcome == judged
