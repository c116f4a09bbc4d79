"""Expressions written out: they read well, and read back they have the same value."""

from __future__ import annotations

import pytest

from wmw.core.equation import Expr, ParseFailure, evaluate, parse_expression
from wmw.core.equation_text import Notation, Writer

SYMBOLS = frozenset(["a", "b", "c", "d", "g", "m", "t", "v_0", "mu_k", "theta", "R_1", "R_2", "I"])
WORLD = {
    "a": 1.7, "b": 2.3, "c": 0.6, "d": 3.1, "g": 9.8, "m": 4.2, "t": 1.9, "v_0": 5.5,
    "mu_k": 0.25, "theta": 0.61, "R_1": 12.0, "R_2": 7.0, "I": 0.4,
}  # fmt: skip
LATEX = {"mu_k": "\\mu_k", "theta": "\\theta"}
UNICODE = {"mu_k": "μ_k", "theta": "θ"}
NOTATIONS: tuple[Notation, ...] = ("ascii", "unicode", "latex")


def symbols(notation: Notation) -> Writer:
    names = {"ascii": {}, "unicode": UNICODE, "latex": LATEX}[notation]
    return Writer(notation, lambda name, angle: names.get(name, name))


def parsed(text: str) -> Expr:
    expression = parse_expression(text, symbols=SYMBOLS)
    assert not isinstance(expression, ParseFailure), text
    return expression


@pytest.mark.parametrize(
    ("source", "ascii_text", "unicode_text", "latex"),
    [
        (
            "g (sin(theta) - mu_k cos(theta))",
            "g (sin(theta) - mu_k cos(theta))",
            "g (sin θ − μ_k cos θ)",
            "g (\\sin\\theta - \\mu_k \\cos\\theta)",
        ),
        ("sqrt(2 a d)", "sqrt(2 a d)", "√(2 a d)", "\\sqrt{2 a d}"),
        ("v_0^2 / (2 a)", "v_0^2 / (2 a)", "v_0² / (2 a)", "\\frac{v_0^{2}}{2 a}"),
        ("1/2 m t^2", "0.5 m t^2", "½ m t²", "\\frac{1}{2} m t^{2}"),
        ("atan(mu_k)", "atan(mu_k)", "arctan μ_k", "\\arctan\\mu_k"),
        ("-a / b", "-a / b", "−a / b", "-\\frac{a}{b}"),
        (
            "1 / (1 / R_1 + 1 / R_2)",
            "1 / (1 / R_1 + 1 / R_2)",
            "1 / (1 / R_1 + 1 / R_2)",
            "\\frac{1}{\\frac{1}{R_1} + \\frac{1}{R_2}}",
        ),
        ("abs(a - b)", "abs(a - b)", "|a − b|", "|a - b|"),
    ],
)
def test_notations(source: str, ascii_text: str, unicode_text: str, latex: str) -> None:
    expression = parsed(source)
    assert symbols("ascii").write(expression) == ascii_text
    assert symbols("unicode").write(expression) == unicode_text
    assert symbols("latex").write(expression) == latex


SOURCES = [
    "a - (b - c)", "a - b - c", "a / (b / c)", "a / b / c", "(a / b) (c / d)", "a / (b c)",
    "a b / c + d", "(a + b) (c - d)", "(a + b)^2", "a^(b + c)", "(-a)^2", "-(a + b)", "-(a b)",
    "a (-b)", "2^(1/2)", "sin(a)^2 + cos(a)^2", "sin(a) cos(b) - c", "(sin(a)) d / tan(b)",
    "sin(2 a)", "sin(a + b)", "sin(a) / sin(b)", "sqrt(a^2 + b^2) / c", "sqrt(a) b",
    "2 pi sqrt(a / g)",
    "exp(-t / a)", "ln(a / b)", "a (1 - exp(-b))", "(a / b)^2", "asin(c / b) d",
    "v_0 t - 1/2 g t^2",
    "m g / (a + m)", "(a - b) / (a + b)", "I^2 R_1", "abs(a - b) / c", "((a + b) c - d) / 2",
    "a^(b^0.5)", "(a^2)^0.5", "a / -b", "-a^2", "1 / a^2", "(1 / a)^2",
]  # fmt: skip


@pytest.mark.parametrize("notation", NOTATIONS)
@pytest.mark.parametrize("source", SOURCES)
def test_value_survives(source: str, notation: Notation) -> None:
    expression = parsed(source)
    wanted = evaluate(expression, WORLD)
    assert wanted is not None
    text = symbols(notation).write(expression)
    assert evaluate(parsed(text), WORLD) == pytest.approx(wanted), text


@pytest.mark.parametrize("notation", NOTATIONS)
@pytest.mark.parametrize("source", SOURCES)
def test_value_survives_with_numbers_put_in(source: str, notation: Notation) -> None:
    expression = parsed(source)
    wanted = evaluate(expression, WORLD)
    writer = Writer(notation, lambda name, angle: f"{WORLD[name]}", spelled=True)
    text = writer.write(expression)
    assert evaluate(parsed(text), {}) == pytest.approx(wanted), text


def numbers(notation: Notation, texts: dict[str, str]) -> Writer:
    return Writer(notation, lambda name, angle: texts[name], spelled=True)


def test_negative_numbers_are_bracketed_where_a_sign_would_be_misread() -> None:
    texts = {"a": "−2.0", "b": "−3.0"}
    assert numbers("unicode", texts).write(parsed("a - b")) == "−2.0 − (−3.0)"
    assert numbers("unicode", texts).write(parsed("a b")) == "(−2.0) × (−3.0)"
    assert numbers("unicode", texts).write(parsed("a^2")) == "(−2.0)²"


def test_quantities_with_units_are_bracketed_in_products_and_powers() -> None:
    texts = {"a": "2.0 m/s²", "b": "3.0 s", "c": "5.0 m"}
    assert numbers("unicode", texts).write(parsed("a b")) == "(2.0 m/s²) × (3.0 s)"
    assert numbers("unicode", texts).write(parsed("b^2")) == "(3.0 s)²"
    assert numbers("unicode", texts).write(parsed("c + c")) == "5.0 m + 5.0 m"
    assert numbers("unicode", texts).write(parsed("c - c")) == "5.0 m − 5.0 m"
    latex = {"a": "2.0\\ \\mathrm{m/s^{2}}", "b": "3.0\\ \\mathrm{s}"}
    assert numbers("latex", latex).write(parsed("a b")) == f"({latex['a']}) \\times ({latex['b']})"


def test_powers_of_ten_are_bracketed_below_the_line() -> None:
    texts = {"a": "6.0", "b": "3.0 × 10⁸"}
    assert numbers("unicode", texts).write(parsed("a / b")) == "6.0 / (3.0 × 10⁸)"


def test_right_angle() -> None:
    for notation, text in (
        ("ascii", "90 deg - a"),
        ("unicode", "90° − a"),
        ("latex", "90^\\circ - a"),
    ):
        writer = Writer(notation, lambda name, angle: name, degrees=True)  # type: ignore[arg-type]
        assert writer.write(parsed("pi / 2 - a")) == text
    assert symbols("unicode").write(parsed("pi / 2 - a")) == "π / 2 − a"
