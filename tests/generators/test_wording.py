"""Articles, slots and the two readings of a phrasing."""

from __future__ import annotations

import pytest

from wmw.core import registry
from wmw.core.family import Kind, Role
from wmw.core.streams import stream
from wmw.generators.numbers import fixed, given_text, number, rounded, significant, with_unit
from wmw.generators.question import choose_names
from wmw.generators.wording import fill, readings, takes_an


@pytest.mark.parametrize(
    ("word", "an"),
    [
        ("incline", True), ("ramp", False), ("8.0 kg", True), ("80 N", True), ("0.80 m", False),
        ("11 A", True), ("11.5 kg", True), ("110 N", False), ("111 N", False), ("18 V", True),
        ("180 N", False), ("1.8 m", False), ("11000 m", True), ("1100 m", False), ("18500 N", True),
        ("uniform rod", False), ("unit", False), ("uninsulated wire", True), ("object", True),
        ("used tyre", False), ("European car", False), ("one-way valve", False), ("umbrella", True),
        ("7.0 kg", False), ("θ", False),
    ],
)  # fmt: skip
def test_article(word: str, an: bool) -> None:
    assert takes_an(word) is an


def test_fill_mends_the_article_before_a_slot_alone() -> None:
    words = {"block": "object", "incline": "ramp", "m": "8.0 kg"}
    text = fill("A {m} {block} lies on an {incline}, a rough {incline}.", words)
    assert text == "An 8.0 kg object lies on a ramp, a rough ramp."


def test_fill_begins_with_a_capital_but_leaves_symbols() -> None:
    assert fill("{block} falls.", {"block": "crate"}) == "Crate falls."
    assert fill("{m} is given.", {"m": "m"}) == "m is given."


def test_fill_wants_every_slot() -> None:
    with pytest.raises(KeyError):
        fill("A {block}.", {})


def test_readings() -> None:
    template = "[A {m} block|A block of mass {m}] slides [{d}|a distance {d}]."
    assert readings(template, pictured=False) == "A {m} block slides {d}."
    assert readings(template, pictured=True) == "A block of mass {m} slides a distance {d}."


@pytest.mark.parametrize(
    ("value", "digits", "text"),
    [
        (4.0156, 3, "4.02"), (9.996, 3, "10.0"), (99.96, 3, "100"), (0.030951, 3, "0.0310"),
        (1243.4, 3, "1243"), (-15.04, 3, "−15.0"), (0, 3, "0"), (123456, 3, "1.23 × 10⁵"),
        (0.00099951, 3, "0.00100"), (0.0009994, 3, "9.99 × 10⁻⁴"), (299792458, 3, "3.00 × 10⁸"),
    ],
)  # fmt: skip
def test_significant(value: float, digits: int, text: str) -> None:
    assert significant(value, digits) == text
    assert number(text) == pytest.approx(value, rel=0.006)
    assert number(with_unit(text, "deg")) == number(text)  # a degree sign follows without a space


def test_rounded_claims_no_more_digits_than_it_has() -> None:
    assert repr(rounded(117.64)) == "118"
    assert repr(rounded(4.0156)) == "4.02"


@pytest.mark.parametrize(
    ("value", "decimals", "text"),
    [(0.05, 2, "0.050"), (0.2, 2, "0.20"), (4.0, 1, "4.0"), (35, 0, "35"), (-0.15, 2, "−0.15")],
)
def test_fixed(value: float, decimals: int, text: str) -> None:
    assert fixed(value, decimals) == text


def test_units() -> None:
    assert with_unit("4.02", "m/s^2") == "4.02 m/s²"
    assert with_unit("35", "deg") == "35°"
    assert with_unit("0.20", "1") == "0.20"
    assert with_unit("25", "%") == "25%"


def test_given_of_a_family() -> None:
    family = registry.family("inclined_plane")
    assert given_text(family.quantity("m"), 4.0) == "4.0 kg"
    assert given_text(family.quantity("theta"), 35) == "35°"
    assert given_text(family.quantity("g"), 9.81) == "9.81 m/s²"
    assert given_text(family.quantity("g"), 10.0) == "10 m/s²"


def test_names_go_in_step_and_are_distinct() -> None:
    kind: Kind = registry.family("inclined_plane").kinds[0]
    roles = (Role("one", ("cart 1", "car 1", "puck 1")), Role("two", ("cart 2", "car 2", "puck 2")))
    for index in range(20):
        names = choose_names(stream("names", index), roles, kind, "{one} hits {two}")
        assert names["one"][:-1] == names["two"][:-1]
        assert names["one"] != names["two"]


def test_a_word_that_the_phrasing_uses_otherwise_is_passed_over() -> None:
    kind = registry.family("inclined_plane").kinds[0]
    roles = (Role("block", ("mass", "crate")),)
    for index in range(20):
        names = choose_names(stream("names", index), roles, kind, "A {block} of mass {m} slides.")
        assert names == {"block": "crate"}
