"""Unit texts against pint, conversions, and the edges of the grammar."""

import json
import math
import re
from pathlib import Path

import pint
import pytest
from hypothesis import given
from hypothesis import strategies as st

from wmw.core.unit_table import PREFIXES, SYMBOLS, UNITS, WORDS, UnitRow, spellings
from wmw.core.units import (
    MAX_TEXT,
    IncompatibleUnitsError,
    Unit,
    compatible,
    convert,
    from_si,
    parse_unit,
    plain_text,
    to_si,
    unit_extent,
    unit_text,
)

CASES = Path(__file__).parents[1] / "cases" / "quantities"
TEXTS = json.loads((CASES / "unit_texts.json").read_text("utf-8"))
CONVERSIONS = json.loads((CASES / "conversions.json").read_text("utf-8"))
EXTENTS = json.loads((CASES / "extents.json").read_text("utf-8"))
PINT_NAMES = json.loads((CASES / "pint_names.json").read_text("utf-8"))

REGISTRY = pint.UnitRegistry()
BASES = (
    "[mass]",
    "[length]",
    "[time]",
    "[current]",
    "[temperature]",
    "[substance]",
    "[luminosity]",
)
ALPHABET = "mskgNJKPaWVAΩCTHz°%0123456789/·*^-()². \\{}$μ½⁻per squaredcubic"


def unit(text: str) -> Unit:
    parsed = parse_unit(text)
    assert parsed is not None, text
    return parsed


def pint_reading(expression: str) -> tuple[float, tuple[int, ...]]:
    """SI factor and exponents of the seven base quantities, as pint sees the expression."""
    base = REGISTRY.Quantity(1, expression).to_base_units()
    exponents = dict(base.dimensionality)
    return base.magnitude, tuple(round(exponents.get(name, 0)) for name in BASES)


def row_name(row: UnitRow) -> str:
    return (row.symbols or row.words).split()[0]


def flat(group: str) -> list[tuple[str, str]]:
    return [(text, expression) for expression, texts in TEXTS[group].items() for text in texts]


def test_every_row_has_a_pint_name_and_no_name_is_left_over() -> None:
    assert [row_name(row) for row in UNITS] == list(dict.fromkeys(map(row_name, UNITS)))
    assert {row_name(row) for row in UNITS} == set(PINT_NAMES)


@pytest.mark.parametrize("row", UNITS, ids=row_name)
def test_table_agrees_with_pint(row: UnitRow) -> None:
    checked = 0
    for spelling, is_word, other, prefix in spellings():
        if other is not row:
            continue
        expression = (PREFIXES[prefix][0] if prefix else "") + PINT_NAMES[row_name(row)]
        factor, dimension = pint_reading(expression)
        atom = (WORDS if is_word else SYMBOLS)[spelling]
        assert math.isclose(atom.factor, factor, rel_tol=1e-9), spelling
        assert atom.dimension[:-1] == dimension, spelling
        checked += 1
    assert checked >= len(row.symbols.split()) + len(row.words.split())


def test_no_spelling_has_two_meanings() -> None:
    meanings: dict[tuple[str, bool], tuple[float, object]] = {}
    for spelling, is_word, row, prefix in spellings():
        factor = row.factor * (PREFIXES[prefix][1] if prefix else 1.0)
        meaning = meanings.setdefault((spelling, is_word), (factor, row.dimension))
        assert math.isclose(meaning[0], factor, rel_tol=1e-12), spelling
        assert meaning[1] == row.dimension, spelling


@pytest.mark.parametrize("word", sorted(WORDS))
def test_words_are_found_in_any_case(word: str) -> None:
    assert word == word.lower()
    assert unit(word).factor == WORDS[word].factor
    symbol_wins = word.upper() in SYMBOLS or word.title() in SYMBOLS
    assert symbol_wins or unit(word.title()).factor == WORDS[word].factor


@pytest.mark.parametrize(("text", "expression"), flat("same_as_pint"))
def test_text_means_what_pint_says(text: str, expression: str) -> None:
    factor, dimension = pint_reading(expression)
    read = unit(text)
    assert math.isclose(read.factor, factor, rel_tol=1e-9)
    assert read.dimension == (*dimension, 0)
    assert (read.offset, read.turns) == (0.0, False)


@pytest.mark.parametrize(("text", "expression"), flat("angle") + flat("turns"))
def test_angles_are_a_dimension_of_their_own(text: str, expression: str) -> None:
    factor, dimension = pint_reading(expression)
    read = unit(text)
    assert math.isclose(read.factor, factor, rel_tol=1e-9)
    assert read.dimension == (*dimension, 1)
    assert read.turns is (expression in TEXTS["turns"])


@pytest.mark.parametrize("group", ["celsius", "fahrenheit"])
def test_temperature_scales_agree_with_pint(group: str) -> None:
    for text in TEXTS[group]:
        for value in (-40.0, 0.0, 37.0):
            kelvin = REGISTRY.Quantity(value, f"degree_{group.title()}").to("kelvin").magnitude
            assert math.isclose(to_si(value, unit(text)), kelvin, rel_tol=1e-12), text
            assert math.isclose(from_si(kelvin, unit(text)), value, abs_tol=1e-9), text


def test_offset_is_only_for_a_lone_temperature() -> None:
    assert unit("°C").offset == 273.15
    assert unit("°C/s").offset == unit("J/°C").offset == unit("1/°C").offset == 0.0


@pytest.mark.parametrize("text", TEXTS["none"])
def test_what_is_no_unit(text: str) -> None:
    assert parse_unit(text) is None


@pytest.mark.parametrize("value", [None, 5, 2.0, True, [], {}, b"m"])
def test_what_is_no_text(value: object) -> None:
    assert parse_unit(value) is None  # type: ignore[arg-type]


def test_length_cap_on_both_sides() -> None:
    assert parse_unit(" " * (MAX_TEXT - 1) + "m") is not None
    assert parse_unit(" " * MAX_TEXT + "m") is None


def test_factor_and_exponent_caps_on_both_sides() -> None:
    assert parse_unit("·".join("m" * 8)) is not None
    assert parse_unit("·".join("m" * 9)) is None
    assert unit("(m³)³").dimension[1] == 9
    assert parse_unit("(m²)⁵") is None


def test_a_factor_beyond_the_floats_is_no_unit() -> None:
    assert unit("THz⁹·THz⁹").factor == pytest.approx(1e216)
    assert parse_unit("THz⁹·THz⁹·THz⁹") is None
    assert parse_unit("pm⁹·pm⁹·pm⁹") is None


def test_text_is_kept_as_written() -> None:
    assert unit("  µF ").text == "µF"
    assert unit("\\mathrm{m/s}").text == "\\mathrm{m/s}"
    assert unit("sec.").text == "sec"


@pytest.mark.parametrize(("value", "old", "new", "expected"), CONVERSIONS["values"])
def test_conversion(value: float, old: str, new: str, expected: float) -> None:
    assert convert(value, unit(old), unit(new)) == pytest.approx(expected, rel=1e-12)
    assert convert(expected, unit(new), unit(old)) == pytest.approx(value, rel=1e-12)


@pytest.mark.parametrize(("value", "old", "new", "expected"), CONVERSIONS["differences"])
def test_conversion_of_a_difference(value: float, old: str, new: str, expected: float) -> None:
    result = convert(value, unit(old), unit(new), difference=True)
    assert result == pytest.approx(expected, rel=1e-12)
    back = from_si(to_si(value, unit(old), difference=True), unit(old), difference=True)
    assert back == pytest.approx(value, rel=1e-12)


@pytest.mark.parametrize(("a", "b"), CONVERSIONS["incompatible"])
def test_incompatible(a: str, b: str) -> None:
    assert not compatible(unit(a), unit(b))
    assert not compatible(unit(b), unit(a))
    with pytest.raises(IncompatibleUnitsError, match=f"{re.escape(a)} cannot be converted"):
        convert(1.0, unit(a), unit(b))


@pytest.mark.parametrize(("text", "expected"), CONVERSIONS["unit_text"].items())
def test_unit_text(text: str, expected: str) -> None:
    assert unit_text(unit(text).dimension) == expected
    assert unit(expected).dimension == unit(text).dimension
    assert expected == "1" or unit(expected).factor == 1.0


@pytest.mark.parametrize(("text", "expected"), EXTENTS)
def test_extent_in_running_text(text: str, expected: str) -> None:
    assert text[: unit_extent(text, 0)] == expected
    shifted = "12 " + text
    assert shifted[3 : unit_extent(shifted, 3)] == expected


def test_plain_text_knows_where_its_characters_came_from() -> None:
    text = "$R_{1} = 4.0\\ \\Omega$, 3\\times 10^{8}"
    plain, starts, ends = plain_text(text)
    assert plain == "R_1 = 4.0 Ω, 3× 10^8"
    assert len(plain) == len(starts) == len(ends)
    ohm = plain.index("Ω")
    assert text[starts[ohm] : ends[ohm]] == "\\Omega"
    four = plain.index("4")
    assert text[starts[four] : ends[four + 2]] == "4.0"


@given(st.text(max_size=60) | st.text(ALPHABET, max_size=60))
def test_never_raises(text: str) -> None:
    read = parse_unit(text)
    assert read is None or (read.factor > 0 and math.isfinite(read.factor))
    plain, starts, ends = plain_text(text)
    assert len(plain) == len(starts) == len(ends)
    assert 0 <= unit_extent(plain, 0) <= len(plain)


@given(st.floats(-1e6, 1e6), st.sampled_from(sorted(SYMBOLS)))
def test_to_si_and_back(value: float, symbol: str) -> None:
    read = parse_unit(symbol)
    assert read is not None
    assert from_si(to_si(value, read), read) == pytest.approx(value, rel=1e-9, abs=1e-9)
