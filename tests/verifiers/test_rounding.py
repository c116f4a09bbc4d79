"""Numbers in equations: what rounding excuses, and what it does not."""

import pytest

from wmw.core.equation import parse_statements
from wmw.core.quantity import read_value
from wmw.core.units import parse_unit
from wmw.verifiers.equations.rounding import arithmetic, says_where, spread, unit_apart


def sides(text: str):
    (statement,) = parse_statements(text, symbols=frozenset(), unit_reader=parse_unit).statements
    return statement.sides


@pytest.mark.parametrize(
    ("text", "truth"),
    [
        ("4.52 = 9.04 / 2", "true"),
        ("9.04 / 2 = 4.62", "false"),
        # A square counts its rounding twice: 2.36 may be 2.364, whose square is 5.59.
        ("2.36^2 * 4.9 = 27.4", "true"),
        ("2.36^2 * 4.9 = 29.4", "false"),
        # A small difference of rounded numbers may be anything near it.
        ("(3.46 - 3.42) * 100 = 4.4", "unknown"),
        ("(3.46 - 3.42) * 100 = 6.4", "false"),
        # A rotation rate may be told in turns per second, without an angle.
        ("900 rpm = 15 s^-1", "true"),
        ("15 s^-1 = 900 rpm", "true"),
        ("900 rpm = 94.2 rad/s", "true"),
        ("900 rpm = 15 rad/s", "false"),
        ("900 rpm = 1.5 s^-1", "false"),
    ],
)
def test_arithmetic(text: str, truth: str) -> None:
    assert arithmetic(*sides(text), ()).truth == truth


def test_spread_is_how_far_the_last_digits_move_a_value() -> None:
    product, _ = sides("2.0 * 3.0 = 6")
    assert spread(product, {}) == pytest.approx(0.05 * 2.0 + 0.04 * 3.0)  # at most 2% of a literal
    exact, _ = sides("2 * 3 = 6")
    assert spread(exact, {}) == 0.0


@pytest.mark.parametrize(
    ("text", "where"),
    [("0.80 m/s to the left", True), ("25 m/s downward", True), ("25 m/s", False)],
)
def test_words_that_say_where(text: str, where: bool) -> None:
    assert says_where(read_value(text)) is where


@pytest.mark.parametrize(
    ("a", "b", "apart"),
    [(36.0, 10.0, True), (37.0, 10.0, False), (1e-320, 1e300, False), (1e300, 1e-320, False),
     (0.0, 1.0, False)],
)  # fmt: skip
def test_values_apart_by_a_unit(a, b, apart):
    assert unit_apart(a, b) is apart
