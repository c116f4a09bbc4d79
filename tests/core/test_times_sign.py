"""An x between numbers multiplies; elsewhere it is a name."""

from __future__ import annotations

import pytest

from wmw.core.equation import evaluate, free_symbols, parse_statements


@pytest.mark.parametrize(
    ("text", "value"),
    [
        ("4 x 2.0 = a", 8.0),
        ("150 X 8.0 = a", 1200.0),
        ("(1.5 + 2.5) x 3 = a", 12.0),
        ("1/2 x 6 = a", 3.0),
        ("0.5 x 200 x 0.1^2 = a", 1.0),
    ],
)
def test_between_numbers_it_multiplies(text, value):
    [statement] = parse_statements(text).statements
    assert not free_symbols(statement.sides[0])
    assert evaluate(statement.sides[0], {}) == pytest.approx(value)


@pytest.mark.parametrize("text", ["a = 4 x", "a = 3 x^2", "a = k x", "a = 4x + 2", "a = 2 x v"])
def test_elsewhere_it_is_a_name(text):
    [statement] = parse_statements(text, symbols=frozenset({"k", "x", "v"})).statements
    assert "x" in free_symbols(statement.sides[1])
