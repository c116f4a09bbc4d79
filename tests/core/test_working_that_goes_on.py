"""A line that goes on by a sign of operation, and a fraction of numbers with its unit behind it."""

from __future__ import annotations

import pytest

from wmw.core.equation import evaluate, parse_statements
from wmw.core.units import parse_unit

SYMBOLS = frozenset({"n", "t", "v", "m", "P"})


def read(text):
    return parse_statements(text, symbols=SYMBOLS, unit_reader=parse_unit)


@pytest.mark.parametrize(
    "text",
    [
        "n = 2.5 s⁻¹ → × 60 = 150 per minute",
        "n = 5/2 = 2.5; × 60 = 150",
        "n = 2.5, · 60 ≈ 150 rpm",
        "$n = 2.5 \\Rightarrow \\times 60 = 150$",
        "n = 9000 → /60 = 150",
    ],
)
def test_a_sign_of_operation_goes_on_with_the_last_side(text):
    last = read(text).statements[-1]
    assert last.text.endswith(text.rstrip("$")[-10:])
    assert evaluate(last.sides[0], {}) == pytest.approx(150.0)


def test_what_has_no_side_before_it_is_not_read():
    for text in ("× 60 = 150", "the rate in minutes; × 60 = 150"):
        assert not read(text).statements
        assert read(text).unparsed


@pytest.mark.parametrize("text", ["n = 3\n* v = 4", "n = 3\n· v = 4", "n = 3 so **v = 4**"])
def test_marks_of_a_list_are_no_signs_of_operation(text):
    assert [s.text[-5:] for s in read(text).statements] == ["n = 3", "v = 4"]


@pytest.mark.parametrize(
    ("text", "value"),
    [
        ("t = 2/3 h", 2400.0),
        ("t = 1/4 s", 0.25),
        ("P = 6.0 W × 2/3 h", 14400.0),
        ("b = −1/20 cm⁻¹ − 1/30 cm⁻¹", -100.0 / 12),
    ],
)
def test_a_unit_behind_a_fraction_may_be_that_of_the_whole(text, value):
    [statement] = read(text).statements
    readings = (statement, *statement.alternatives)
    assert any(evaluate(r.sides[1], {}) == pytest.approx(value) for r in readings)


def test_a_unit_below_the_solidus_of_a_value_with_a_unit_stays_there():
    [statement] = read("n = 6.0 V/2.0 s").statements
    assert not [r for r in statement.alternatives if evaluate(r.sides[1], {}) != 3.0]
