"""Bounds: no text raises, runs long or builds a deep tree."""

import sys

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from wmw.core.equation import (
    Expr,
    ParseFailure,
    canonical_name,
    compile_expression,
    dimension,
    evaluate,
    free_symbols,
    numbers,
    parse_expression,
    parse_statements,
    skeleton,
    to_text,
)
from wmw.core.equation.ast import children
from wmw.core.equation.limits import MAX_CHARS, MAX_DEPTH, MAX_READINGS, MAX_TOKENS
from wmw.core.units import parse_unit

SYMBOLS = frozenset(["a", "b", "x", "v", "m", "g"])
FRAGMENT_TEXT = r"""
    ( ) [ ] { } | $ \ & ^ _ = < > + - − * × · / ! ? . , ; : ' ′ ~ % ° √ ∛ ½ ² ⁻¹ ₀ ∞ ± → ⇒ ≈
    a b v0 m_1 mg sinθ theta Δ μ Σ d dt e 2 3.0 1,2 1e5 .5 10^8 kg m/s² N·m °C
    sin cos sqrt ln log abs sinh and or so where the of at per net force turns not over
    \frac \sqrt[3] \text{ \mathrm{ \left( \right) \\ \, \cdot \theta \sum \begin{a} \frac12 \circ
    \prime \Delta \vec{ \approx \to \ldots \foo {} _{} _{ ^{ {{ }} ** ^^ (( )) ||
"""
FRAGMENTS = (*FRAGMENT_TEXT.split(), "\n", "\x00", "\u200b", "\ud800", "١", "а")

HOSTILE = {
    "tower": ("9**9**9", "syntax"),
    "factorial": ("x = (10**7)!", "syntax"),
    "parentheses": ("(" * 5000 + "x" + ")" * 5000, "too-long"),
    "short parentheses": ("x = " + "(" * 190 + "1" + ")" * 190, "too-deep"),
    "fractions": ("x = " + "\\frac{" * 100 + "1" + "}{2}" * 100, "too-many-tokens"),
    "fewer fractions": ("x = " + "\\frac{" * 40 + "1" + "}{2}" * 40, "too-deep"),
    "tokens": ("x = " + "+1" * MAX_TOKENS, "too-many-tokens"),
    "characters": ("x = " + " " * MAX_CHARS + "1", "too-long"),
    "powers": ("x = " + "2^" * 150 + "2", "syntax"),
    "caret groups": ("x = " + "2^(" * 60 + "2" + ")" * 60, "too-deep"),
    "logarithms": ("x = " + "ln " * 150 + "2", "too-deep"),
    "bars": ("x = " + "|" * 150 + "2", "too-deep"),
    "digits": ("x = " + "1" * 400, "too-long"),
    "exponent": ("x = 1e99999999", "syntax"),
    "subscripts": ("v" + "_{" * 190 + " = 1", "syntax"),
    "surrogate": ("x = \ud83d", "alphabet"),
    "null": ("x = 1\x00", "alphabet"),
    "right to left": ("x = \u202e1", "alphabet"),
    "homoglyph": ("\u0430 = 1", "alphabet"),
}

WIDE = {
    "letters": "x = " + "a" * 1_990,
    "implicit product": "x = " + " a" * 390,
    "runs": "x = " + " mg" * 190,
    "sum": "x = " + "+a" * 195,
    "quotient": "x = a" + "/b" * 195,
    "doubtful quotients": "x = " + "a/2b " * 95,
    "roots": "x = " + "√ab " * 120,
    "sines": "x = " + "sin a b " * 120,
    "signs": "x = " + "-" * 390 + "a",
    "either sign": "x = " + "±a" * 190,
    "chain": "a=" * 190 + "a",
    "arrows": "a=b→" * 90,
    "words": "the force of " * 120 + "= 3",
    "units": "x = 1 m" + "·m" * 190,
    "subscript chain": "v" + "_a" * 900 + " = 1",
    "asides": "x = 1 " + "(as a = b) " * 40,
    "line breaks": "a = b \\\\ " * 90,
    "spaces": "x = 1" + " " * 1_900 + "× 10",
    "delta": "x = " + "Δa" * 190,
    "braces": "{" * 1_999,
    "backslashes": "\\" * 1_999,
    "dollars": "$" * 1_999,
    "tildes": "~" * 1_999,
    "begin": "\\begin{" * 280,
}


def height(expr: Expr) -> int:
    """Nodes on the longest way down, without recursion."""
    deepest, stack = 0, [(expr, 1)]
    while stack:
        node, level = stack.pop()
        deepest = max(deepest, level)
        stack.extend((child, level + 1) for child in children(node))
    return deepest


def exercise(text: str) -> None:
    """Whatever a caller may do with a text."""
    reading = parse_statements(text, symbols=SYMBOLS, unit_reader=parse_unit)
    for failure in reading.unparsed:
        start, end = failure.span
        assert text[start:end].startswith(failure.text)
    for statement in reading.statements:
        start, end = statement.span
        assert text[start:end] == statement.text
        assert len(statement.sides) == len(statement.relations) + 1 >= 2
        assert len(statement.alternatives) < MAX_READINGS
        for side in statement.sides:
            use(side)
    expr = parse_expression(text, unit_reader=parse_unit)
    if not isinstance(expr, ParseFailure):
        use(expr)
    assert isinstance(canonical_name(text), str)
    assert isinstance(skeleton(text)[0], str)


def use(expr: Expr) -> None:
    # A level of brackets adds a sum, a product, a sign, a power and a quotient at most.
    assert height(expr) <= 6 * (MAX_DEPTH + 1)
    names = tuple(sorted(free_symbols(expr)))
    evaluate(expr, dict.fromkeys(names, 2.0))
    compile_expression(expr, names)([2.0] * len(names))
    dimension(expr, dict.fromkeys(names, (1, 0)))
    assert to_text(expr)
    assert all(len(num.text) <= 40 for num in numbers(expr))


@pytest.mark.parametrize(("text", "reason"), HOSTILE.values(), ids=HOSTILE.keys())
def test_hostile_texts_fail_with_a_reason(text: str, reason: str) -> None:
    exercise(text)
    failure = parse_expression(text.removeprefix("x = "))
    assert isinstance(failure, ParseFailure)
    assert failure.reason == reason


@pytest.mark.parametrize("text", WIDE.values(), ids=WIDE.keys())
def test_wide_texts_are_read_within_the_caps(text: str) -> None:
    exercise(text)


def test_a_long_product_is_flat() -> None:
    expr = parse_expression(" ".join(["a"] * 390))
    assert not isinstance(expr, ParseFailure)
    assert height(expr) == 2
    assert evaluate(expr, {"a": 1.0}) == 1.0


@pytest.mark.parametrize(("levels", "reason"), [(MAX_DEPTH - 2, None), (MAX_DEPTH + 1, "too-deep")])
def test_depth_cap(levels: int, reason: str | None) -> None:
    expr = parse_expression("(" * levels + "1" + ")" * levels)
    assert getattr(expr, "reason", None) == reason


@pytest.mark.parametrize(("length", "reason"), [(MAX_CHARS, None), (MAX_CHARS + 1, "too-long")])
def test_length_cap(length: int, reason: str | None) -> None:
    expr = parse_expression("1".ljust(length))
    assert getattr(expr, "reason", None) == reason


@pytest.mark.parametrize(
    ("count", "reason"), [(MAX_TOKENS // 2, None), (MAX_TOKENS // 2 + 1, "too-many-tokens")]
)
def test_token_cap(count: int, reason: str | None) -> None:
    expr = parse_expression("+1" * count)
    assert getattr(expr, "reason", None) == reason


def test_recursion_stays_far_below_the_limit() -> None:
    limit = sys.getrecursionlimit()
    sys.setrecursionlimit(sum(1 for _ in frames()) + 400)
    try:
        parse_expression("(" * MAX_DEPTH + "-sin(√(" * 8 + "1" + "))" * 8 + ")" * MAX_DEPTH)
        exercise("x = " + "(-a/" * 25 + "b" + ")" * 25)
    finally:
        sys.setrecursionlimit(limit)


def frames() -> list[object]:
    frame, found = sys._getframe(), list[object]()
    while frame is not None:
        found.append(frame)
        frame = frame.f_back  # type: ignore[assignment]
    return found


@settings(max_examples=400, deadline=None)
@given(st.lists(st.sampled_from(FRAGMENTS), max_size=40), st.sampled_from(["", " "]))
def test_no_mixture_of_fragments_raises(parts: list[str], space: str) -> None:
    exercise(space.join(parts))


@settings(max_examples=300, deadline=None)
@given(st.text(alphabet=st.characters(exclude_categories=()), max_size=60))
def test_no_string_raises(text: str) -> None:
    exercise(text)


@settings(max_examples=300, deadline=None)
@given(st.text(alphabet="ab2=+-*/^_(){}|\\sincofrt.,θ²₀√ ", max_size=40))
def test_no_formula_like_string_raises(text: str) -> None:
    exercise("x = " + text)
