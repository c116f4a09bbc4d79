"""Searching for roots where the function has poles and gaps."""

from __future__ import annotations

import math

import pytest

from wmw.core.solving import Bounds, roots


def test_a_root_is_found():
    found = list(roots(lambda x: x * x - 2.0, Bounds(0.1, 10.0)))
    assert found == [pytest.approx(math.sqrt(2.0))]


def test_a_pole_that_the_search_closes_in_on_is_no_root():
    pole = 5.06  # between two steps of the scan

    def function(x: float) -> float:
        return 1.0 / (x - pole) if abs(x - pole) > 1e-3 else 1.0 / 0.0

    assert list(roots(function, Bounds(0.1, 10.0))) == []
