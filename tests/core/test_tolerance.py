"""The slack of stated numbers, both sides of each boundary."""

import json
import math
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from wmw.core.quantity import Measurement, read_value
from wmw.core.tolerance import (
    Agreement,
    agrees,
    as_rough,
    power_of_ten_apart,
    relative_half_unit,
    slack,
    worked_out_slack,
)

CASES = Path(__file__).parents[1] / "cases" / "quantities"
AGREEMENTS = json.loads((CASES / "agreements.json").read_text("utf-8"))
POSITIVE = st.floats(1e-6, 1e6)


def measured(value: object) -> Measurement:
    read = read_value(value)
    assert isinstance(read, Measurement), read
    return read


@pytest.mark.parametrize("case", AGREEMENTS, ids=lambda c: f"{c['stated']} {c['expected']}")
def test_agreement(case: dict[str, Any]) -> None:
    found = agrees(
        measured(case["stated"]),
        case["expected"],
        [measured(text) for text in case.get("intermediates", [])],
        input_relative=case.get("input_relative", 0.0),
    )
    assert found is Agreement(case["is"]), case["why"]


@pytest.mark.parametrize("expected", [math.nan, math.inf, -math.inf])
def test_no_value_agrees_with_what_is_not_finite(expected: float) -> None:
    assert agrees(measured("5 m"), expected, input_relative=1.0) is Agreement.DIFFERENT
    assert power_of_ten_apart(measured("5 m"), expected) is None


@given(POSITIVE, st.lists(POSITIVE, max_size=3))
def test_slack_stays_between_zero_and_five_percent(value: float, others: list[float]) -> None:
    stated = measured(value)
    alone = slack(stated)
    carried = slack(stated, [measured(other) for other in others])
    assert 0 < alone <= carried <= 0.05 * value
    assert carried <= alone + 0.01 * value * (1 + 1e-9)


@given(POSITIVE, st.integers(1, 6))
def test_a_rounded_value_agrees_with_what_it_was_rounded_from(value: float, digits: int) -> None:
    stated = measured(f"{value:.{digits}e} m")
    assert agrees(stated, value) is Agreement.EQUAL


def test_relative_half_unit() -> None:
    assert relative_half_unit(measured("2.50 m")) == pytest.approx(0.002)
    assert relative_half_unit(measured("0.00 m")) == 0.0


@pytest.mark.parametrize(
    ("stated", "expected", "power"),
    [
        ("4.90 m", 0.49, 1),
        ("49 m", 4900.0, -2),
        ("1.51e5 kPa", 1.51e5, 3),
        ("-4.9 m", -49.0, -1),
        ("4.90 m", 4.9, None),
        ("4.90 m", 0.4905, 1),
        ("4.90 m", 0.4906, None),
        ("4.90 m", -0.49, None),
        ("0 m", 4.9, None),
        ("4.9 m", 0.0, None),
        ("5e15 m", 5.0, 15),
        ("5e16 m", 5.0, None),
        ("400 °C", 313.15, 1),
        ("400 °C", 67.315, None),
    ],
)
def test_power_of_ten_apart(stated: str, expected: float, power: int | None) -> None:
    assert power_of_ten_apart(measured(stated), expected) == power


def test_power_of_ten_takes_the_intermediates_into_account() -> None:
    stated, inexact = measured("4.90 m"), measured("2.5 m")
    assert power_of_ten_apart(stated, 0.4935) is None
    assert power_of_ten_apart(stated, 0.4935, [inexact]) == 1


def test_a_half_that_is_rounded_up_is_within_a_result_of_its_digits() -> None:
    stated = measured("9.38 m/s")
    assert abs(stated.si - 9.375) > stated.half_unit  # by what binary fractions are off
    assert abs(stated.si - 9.375) <= worked_out_slack(stated)
    assert abs(stated.si - 9.3749) > worked_out_slack(stated)


@pytest.mark.parametrize(
    ("stated", "allowed"),
    [
        ("1950 N", 5.0),  # 1946 or 1954 to three digits
        ("1946 N", 0.5),
        ("200 N", 1.0),  # half a percent, not half of a hundred
        ("12 N", 0.5),
        ("0 N", 0.0),
    ],
)
def test_zeros_that_fill_up_a_result(stated: str, allowed: float) -> None:
    assert worked_out_slack(measured(stated)) == pytest.approx(allowed, abs=1e-5)


@pytest.mark.parametrize(
    ("stated", "allowed"),
    [
        ("400 N", 8.0),  # two percent, not half of a hundred
        ("4000 km", 80_000.0),  # in metres
        ("1980 N", 5.0),  # to three digits
        ("403 N", 0.5),
        ("4.0 N", 0.05),  # a zero behind the point is a digit
    ],
)
def test_zeros_of_a_rough_value(stated: str, allowed: float) -> None:
    assert slack(as_rough(measured(stated))) == pytest.approx(allowed, rel=1e-6)
