"""A pattern of the words of a trace is compiled once, and long ones fill no memory."""

import re

import pytest

from wmw.core.patterns import _kept, compiled, declared


def test_a_pattern_that_recurs_is_compiled_once_for_each_of_its_flags() -> None:
    names = [f"cart {number}" for number in range(1000)]  # `re` itself keeps half as many
    first = [compiled(rf"\b{name}\b", re.IGNORECASE) for name in names]
    assert [compiled(rf"\b{name}\b", re.IGNORECASE) for name in names] == first
    assert all(
        compiled(rf"\b{name}\b", re.IGNORECASE) is kept
        for name, kept in zip(names, first, strict=True)
    )
    assert compiled(r"\bcart 7\b") is not first[7]
    assert compiled(r"\bcart 7\b").search("Cart 7 rolls") is None
    assert first[7].search("Cart 7 rolls") is not None


def test_a_long_pattern_is_not_kept() -> None:
    kept = _kept.cache_info().currsize
    name = "a" * 10_000
    assert compiled(name).search(f"body {name}") is not None
    assert _kept.cache_info().currsize == kept


def test_what_is_no_pattern_is_told() -> None:
    with pytest.raises(re.error):
        compiled("(")


def test_a_declared_pattern_is_kept_however_long_it_is():
    long = "|".join(f"word{i}" for i in range(200))
    assert declared(long) is declared(long)
    assert declared(long).search("a word17 b")
