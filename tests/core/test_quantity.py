"""Values and sentences as people write them, and anything at all without an exception."""

import json
import math
import time
from pathlib import Path
from typing import Any

import pytest
from growth import grows_with_the_length
from hypothesis import given, settings
from hypothesis import strategies as st

from wmw.core.quantity import (
    MAX_NUMBERS,
    MAX_NUMERAL,
    MAX_PROSE,
    MAX_VALUE_TEXT,
    Measurement,
    Unread,
    find_measurements,
    number_text,
    read_value,
)
from wmw.core.units import Unit, parse_unit

CASES = Path(__file__).parents[1] / "cases" / "quantities"
VALUES = json.loads((CASES / "values.json").read_text("utf-8"))
PROSE = json.loads((CASES / "prose.json").read_text("utf-8"))
ALPHABET = "0123456789.,-−+±×^*/()= ≈~%°½⁻⁸eExmskgNCto \\{}$μ"


def unit(text: str) -> Unit:
    parsed = parse_unit(text)
    assert parsed is not None, text
    return parsed


def measured(value: object, field: object = None) -> Measurement:
    read = read_value(value, field)
    assert isinstance(read, Measurement), read
    return read


@pytest.mark.parametrize(
    ("text", "values"),
    [
        ("a glass of n = 1,5 in air", [1.5]),
        ("the orders n = 1,2 are seen", [1, 2]),
        ("the orders n = 1,2,3 are seen", [1, 2, 3]),
        ("the orders 1,5 are seen", [1, 5]),
    ],
)
def test_a_comma_in_prose_is_a_point_where_a_name_is_set_to_one_number(
    text: str, values: list[float]
) -> None:
    found = [mention.measurement.value for mention in find_measurements(text)]
    assert found == values


@pytest.mark.parametrize("case", VALUES, ids=lambda case: repr(case["value"]))
def test_value(case: dict[str, Any]) -> None:
    read = read_value(case["value"], case.get("field"))
    if "reason" in case:
        assert isinstance(read, Unread)
        assert read.reason == case["reason"]
        return
    assert isinstance(read, Measurement), read
    assert read.si == pytest.approx(case["si"], rel=1e-12)
    assert read.half_unit == pytest.approx(case["half"], rel=1e-9)
    assert (read.unit.text if read.unit else None) == case["unit"]
    assert read.approximate == case.get("approximate", False)
    assert read.rest == case.get("rest", "")
    assert (read.unit_conflict.text if read.unit_conflict else None) == case.get("conflict")
    assert read.unit_unread == case.get("unread")
    assert str(read.value) != "-0.0"


def test_digits_are_kept_as_written() -> None:
    assert measured("-2.50 m").text == "2.50"
    assert measured("3.0 × 10⁸ m/s").text == "3.0 × 10⁸"
    assert measured(2.5).text == "2.5"
    assert measured(20.0).text == measured(20).text == "20"


@pytest.mark.parametrize("value", [math.nan, math.inf, -math.inf])
def test_floats_that_are_no_numbers(value: float) -> None:
    assert read_value(value) == Unread("no-number", str(value))


def test_caps_on_both_sides() -> None:
    assert measured("9" * MAX_NUMERAL).text == "9" * MAX_NUMERAL
    assert read_value("9" * (MAX_NUMERAL + 1)) == Unread("too-long", "9" * (MAX_NUMERAL + 1))
    assert isinstance(read_value("5 m" + " " * (MAX_VALUE_TEXT - 3)), Measurement)
    assert read_value("5 m" + " " * (MAX_VALUE_TEXT - 2)) == Unread("too-long", "5 m" + " " * 45)
    assert measured(10**300).value == 1e300
    assert read_value(10**301) == Unread("too-large", "")
    assert read_value(-(10**400)) == Unread("too-large", "")
    assert measured("1e300").value == 1e300
    assert read_value("1.1e300") == Unread("too-large", "1.1e300")


def test_many_numbers_are_several() -> None:
    # With "and" between them any two are several; an aside may hold as many as the cap allows.
    asides = "5 m " + "(1) " * (MAX_NUMBERS - 1)
    assert isinstance(read_value(asides), Measurement)
    assert read_value(asides + "(1)") == Unread("several", asides[:48])


def test_many_relations_are_an_expression() -> None:
    assert isinstance(read_value("5.0 m" + "=x" * MAX_NUMBERS), Measurement)
    assert isinstance(read_value("5.0 m" + "=x" * (MAX_NUMBERS + 1)), Unread)


def test_an_si_value_beyond_the_floats_is_unread() -> None:
    read = read_value("9e299", "GW·GW")
    assert isinstance(read, Unread)
    assert read.reason == "too-large"


@pytest.mark.parametrize(
    ("value", "target", "difference", "si", "half"),
    [
        ("50 rev/s", "Hz", False, 50.0, 0.5),
        ("3000 rpm", "rad/s", False, 314.1592653589793, 0.05235987755982988),
        ("200 turns", "1", False, 200.0, 0.5),
        ("20 °C", "K", True, 20.0, 0.5),
        ("20 °C", "K", False, 293.15, 0.5),
        ("20", "°C", False, 293.15, 0.5),
        ("5.0", "cm", False, 0.05, 0.0005),
        ("60 %", "1", False, 0.6, 0.005),
    ],
)
def test_read_in(value: str, target: str, difference: bool, si: float, half: float) -> None:
    read = measured(value).read_in(unit(target), difference=difference)
    assert read is not None
    assert read.si == pytest.approx(si, rel=1e-12)
    assert read.half_unit == pytest.approx(half, rel=1e-12)
    assert read.value == measured(value).value


def test_read_in_refuses_another_dimension() -> None:
    assert measured("35°").read_in(unit("1")) is None
    assert measured("50 rad/s").read_in(unit("Hz")) is None
    assert measured("5 m").read_in(unit("s")) is None


@pytest.mark.parametrize(("text", "expected"), PROSE, ids=[text[:40] for text, _ in PROSE])
def test_mentions(text: str, expected: list[tuple[str, float, str | None]]) -> None:
    found = find_measurements(text)
    assert [text[m.start : m.end] for m in found] == [written for written, _, _ in expected]
    for mention, (_, value, name) in zip(found, expected, strict=True):
        assert mention.measurement.value == pytest.approx(value, rel=1e-12)
        own = mention.measurement.unit
        assert (own is None) == (name is None)
        if own is not None and name is not None:
            wanted = unit(name)
            assert (own.factor, own.dimension) == (wanted.factor, wanted.dimension)


def test_about_in_prose() -> None:
    text = "about 3 s, ≈ 4 m, approximately 5 kg, but 6 N"
    assert [m.measurement.approximate for m in find_measurements(text)] == [True] * 3 + [False]


def test_prose_is_read_up_to_the_cap() -> None:
    assert len(find_measurements("x" * (MAX_PROSE - 3) + " 5 m")) == 1
    assert len(find_measurements("x" * (MAX_PROSE - 1) + " 5 m")) == 0


@pytest.mark.parametrize(
    ("value", "digits", "expected"),
    [
        (3.0, 2, "3.0"),
        (1200, 2, "1200"),
        (1234, 2, "1200"),
        (1.2e-5, 2, "1.2e-5"),
        (0.001, 2, "0.0010"),
        (0.00099, 2, "9.9e-4"),
        (0.000999, 2, "0.0010"),
        (99999, 5, "99999"),
        (99999, 2, "1.0e5"),
        (100000, 3, "1.00e5"),
        (-9.81, 3, "-9.81"),
        (0.0, 3, "0"),
        (12.0, 4, "12.00"),
        (7, 0, "7"),
        (math.inf, 3, "inf"),
    ],
)
def test_number_text(value: float, digits: int, expected: str) -> None:
    assert number_text(value, digits) == expected


@given(st.floats(1e-8, 1e8), st.integers(1, 6))
def test_number_text_reads_back_within_half_a_digit(value: float, digits: int) -> None:
    printed = measured(number_text(value, digits)).value
    assert abs(printed - value) <= 0.5000001 * 10.0 ** (math.floor(math.log10(value)) + 1 - digits)


JSON = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(), inner, max_size=3),
    max_leaves=5,
)


WORDS = (
    "1,200 3.0 ½ 10^ ×10⁸ m/s kg °C per second square \\frac{ \\mathrm{ to and with sin about in"
)
PIECES = st.lists(st.sampled_from([*ALPHABET, *WORDS.split()])).map("".join)


@settings(max_examples=300)
@given(JSON | PIECES, JSON | PIECES)
def test_read_value_never_raises(value: object, field: object) -> None:
    read = read_value(value, field)
    if isinstance(read, Measurement):
        assert math.isfinite(read.si)
        assert 0 < read.half_unit < math.inf


@given(st.text(max_size=80) | PIECES)
def test_find_measurements_never_raises(text: str) -> None:
    end = 0
    for mention in find_measurements(text):
        assert end <= mention.start < mention.end <= len(text)
        assert any(letter in "0123456789½¼¾⅓⅔" for letter in text[mention.start : mention.end])
        end = mention.end


HOSTILE = [
    "1,234",
    "9",
    "1 A) ",
    "(",
    "1=",
    "(=1)",
    "\\frac{",
    "√ ( ",
    "~ ",
    "1 m ",
    "1^",
    "10^",
    "1/",
    "-",
    "1-",
    "1.",
    "=1,",
]


@pytest.mark.parametrize("piece", HOSTILE)
def test_the_time_grows_with_the_text_and_not_with_its_square(piece: str) -> None:
    def work(share: int, turn: int) -> float:
        """Return the CPU time of reading a part of the longest texts, other ones each turn."""
        value = (" " * turn + piece * MAX_VALUE_TEXT)[: MAX_VALUE_TEXT // share]
        root = "√" + " " * (MAX_VALUE_TEXT // share - 3 - turn) + "x5"
        prose = (" " * turn + piece * MAX_PROSE)[: MAX_PROSE // share]
        start = time.process_time()
        read_value(value)
        read_value(root)
        find_measurements(prose)
        return time.process_time() - start

    grows_with_the_length(work)


@pytest.mark.parametrize(
    ("text", "values"),
    [
        ("(density of mercury 13 600 kg/m³)", [13600.0]),
        ("water 1 000 kg/m³", [1000.0]),
        ("a pressure of 2 050 Pa", [2050.0]),
        ("packs of 2 500 g tins", [2.0, 0.5]),
        ("a row of 12 500 W lamps", [12.0, 500.0]),
        ("3 600 kg/m³ samples", [3.0, 600.0]),
    ],
)
def test_a_space_groups_thousands_where_nothing_is_counted(text, values):
    assert [mention.measurement.si for mention in find_measurements(text)] == values


@pytest.mark.parametrize("text", ["1.8e-5 1/K", "1.8 × 10⁻⁵ 1/K", "1.8e-5 /K", "1.8e-5 K⁻¹"])
def test_a_unit_may_begin_with_one_over(text):
    read = read_value(text)
    assert read.value == pytest.approx(1.8e-5)
    assert read.unit.dimension == parse_unit("1/K").dimension
