"""Symbols are slanted, subscripts are real, units and words stay upright."""

from __future__ import annotations

import numpy as np
import pytest

from wmw.diagrams.typesetting import THIN, Run, bitmap, runs

CASES = [
    ("μ_k = 0.20", True, [Run("μ", True), Run("k", script=-1), Run(" = 0.20")]),
    ("R_1 = 4.0 Ω", True, [Run("R", True), Run("1", script=-1), Run(" = 4.0 Ω")]),
    ("v_{max}", True, [Run("v", True), Run("max", script=-1)]),
    ("v_x", True, [Run("v", True), Run("x", True, -1)]),
    ("θ", True, [Run("θ", True)]),
    ("A", False, [Run("A")]),
    ("Δt = 2 s", True, [Run("Δ"), Run("t", True), Run(" = 2 s")]),
    ("F′", True, [Run("F", True), Run("′")]),
    ("2.0 × 10^3 N", False, [Run("2.0 × 10"), Run("3", script=1), Run(" N")]),
    ("a = -2 m/s^2", True, [Run("a", True), Run(" = −2 m/s"), Run("2", script=1)]),
    ("light string", False, [Run("light string")]),
    ("|f| = 19 cm", True, [Run(f"|{THIN}"), Run("f", True), Run(f"{THIN}| = 19 cm")]),
    ("|R|", True, [Run(f"|{THIN}"), Run("R", True), Run(f"{THIN}|")]),
    ("KE_i = 3 J", True, [Run("KE"), Run("i", True, -1), Run(" = 3 J")]),
]


@pytest.mark.parametrize(("text", "symbol", "expected"), CASES)
def test_runs(text: str, symbol: bool, expected: list[Run]) -> None:
    assert list(runs(text, symbol=symbol)) == expected


def test_a_subscript_is_lower_and_smaller_than_the_same_letter_on_the_line() -> None:
    plain, scripted = bitmap("v0", 18.0), bitmap("v_0", 18.0)
    assert scripted.ink.shape[1] < plain.ink.shape[1]
    below_plain = plain.ink.shape[0] - plain.ascent
    below_scripted = scripted.ink.shape[0] - scripted.ascent
    assert below_scripted > below_plain


def test_text_is_large_enough_to_read() -> None:
    assert bitmap("x", 18.0).ink.shape[0] >= 8
    assert bitmap("bp", 18.0).ink.shape[0] >= 13


def test_a_bitmap_is_trimmed_to_its_ink() -> None:
    ink = bitmap("g = 9.8 m/s²", 18.0, symbol=True).ink
    for edge in (ink[0], ink[-1], ink[:, 0], ink[:, -1]):
        assert np.any(edge)


@pytest.mark.parametrize("blank", ["", "  "])
def test_a_label_without_ink_is_refused(blank: str) -> None:
    with pytest.raises(ValueError, match="without ink"):
        bitmap(blank, 18.0)
