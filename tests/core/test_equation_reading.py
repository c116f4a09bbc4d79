"""Readings, numerals, names, prose and failures, as data."""

import json
import math
from pathlib import Path
from typing import Any

import pytest

from wmw.core.equation import (
    Expr,
    Neg,
    Num,
    ParseFailure,
    Statement,
    Sym,
    as_number,
    canonical_name,
    evaluate,
    free_symbols,
    is_numeric,
    numbers,
    parse_expression,
    parse_statements,
    to_text,
)
from wmw.core.units import parse_unit

CASES = Path(__file__).parents[1] / "cases" / "equations"


def load(name: str) -> Any:
    return json.loads((CASES / f"{name}.json").read_text("utf-8"))


NAMES: dict[str, list[str]] = load("names")
SPELLINGS = [(name, spelling) for name, spellings in NAMES.items() for spelling in spellings]

# Distinct primes over a distinct scale, so that different formulas have different values.
PRIMES = (2, 3, 5, 7, 11, 13, 17, 19, 23, 29, 31, 37, 41, 43, 47, 53, 59, 61, 67, 71)
NAMES_IN_PROSE = ("F", "N", "a", "dPhi_dt", "g", "m", "s", "t", "u")


def value_of(expr: Expr | str) -> float:
    """The value at fixed values of all symbols that the cases use."""
    parsed = expr if not isinstance(expr, str) else parse_expression(expr)
    assert not isinstance(parsed, ParseFailure)
    symbols = sorted(SYMBOLS_OF_CASES)
    env = {name: PRIMES[index % 20] / (7.3 + index) for index, name in enumerate(symbols)}
    value = evaluate(parsed, env)
    assert value is not None, to_text(parsed)
    return value


READINGS = load("readings")
SYMBOLS_OF_CASES = {name for case in READINGS for name in case["symbols"].split()} | {
    *["F", "G", "N", "a", "g", "m", "p", "s", "t", "u", "x", "y", "theta", "mu"],
    "dPhi_dt",
}


def statements_of(text: str, symbols: str = "") -> tuple[Statement, ...]:
    reading = parse_statements(text, symbols=frozenset(symbols.split()), unit_reader=parse_unit)
    assert not reading.unparsed
    return reading.statements


@pytest.mark.parametrize("case", READINGS, ids=lambda case: f"{case['text']} | {case['symbols']}")
def test_readings(case: dict[str, Any]) -> None:
    reading = parse_statements(
        case["text"], symbols=frozenset(case["symbols"].split()), unit_reader=parse_unit
    )
    if "fails" in case:
        assert not reading.statements
        assert [failure.reason for failure in reading.unparsed] == [case["fails"]]
        return
    (statement,) = reading.statements
    assert value_of(statement.sides[1]) == pytest.approx(value_of(case["main"]))
    for other in statement.alternatives:
        assert not other.alternatives
        assert other.sides != statement.sides
        assert (other.text, other.span) == (statement.text, statement.span)
    if "others" in case:
        values = sorted({round(value_of(other.sides[1]), 9) for other in statement.alternatives})
        wanted = sorted({round(value_of(other), 9) for other in case["others"]})
        assert values == pytest.approx(wanted)


@pytest.mark.parametrize(("text", "digits", "unit", "si"), load("numerals"))
def test_numerals(text: str, digits: str, unit: str | None, si: float) -> None:
    expr = parse_expression(text, unit_reader=parse_unit)
    assert isinstance(expr, Num | Neg), expr
    num = as_number(expr)
    assert num is not None
    assert num.text == digits
    assert float(num.text) == num.value
    assert num.unit == unit
    assert num.si == pytest.approx(si, rel=1e-12)
    assert is_numeric(expr)


@pytest.mark.parametrize(("name", "spelling"), SPELLINGS)
def test_one_name_per_spelling(name: str, spelling: str) -> None:
    expr = parse_expression(spelling, symbols=frozenset({name}))
    assert expr == Sym(name)
    assert parse_expression(f"2 {spelling} + 1", symbols=frozenset({name})) == parse_expression(
        f"2*{name} + 1", symbols=frozenset({name})
    )


@pytest.mark.parametrize(
    ("name", "spelling"), [(n, s) for n, s in SPELLINGS if " " not in s or "\\" in s]
)
def test_keys_are_named_like_symbols(name: str, spelling: str) -> None:
    assert canonical_name(spelling) == name


@pytest.mark.parametrize(("key", "name"), load("keys").items())
def test_keys(key: str, name: str) -> None:
    assert canonical_name(key) == name


@pytest.mark.parametrize("case", load("prose"), ids=lambda case: case["text"])
def test_prose(case: dict[str, Any]) -> None:
    statements = statements_of(case["text"], case.get("symbols", ""))
    assert [to_text(statement.sides[0]) for statement in statements] == case["states"]
    for statement in statements:
        start, end = statement.span
        assert case["text"][start:end] == statement.text
        assert statement.lead in statement.text
        assert statement.trail in statement.text
    if "relations" in case:
        assert list(statements[0].relations) == case["relations"]
    if "last" in case:
        (statement,) = statements
        wanted = parse_expression(case["last"])
        env = {
            name: 1.0 + index / 7
            for index, name in enumerate(["F", "N", "a", "dPhi_dt", "g", "m", "s", "t", "u"])
        }
        assert not isinstance(wanted, ParseFailure)
        assert evaluate(statement.sides[-1], env) == pytest.approx(evaluate(wanted, env))


@pytest.mark.parametrize(("text", "reason"), load("failures"))
def test_failures(text: str, reason: str | None) -> None:
    reading = parse_statements(text, unit_reader=parse_unit)
    if reason is None:
        assert len(reading.statements) == 1
        assert not reading.unparsed
        return
    assert not reading.statements
    assert reading.unparsed[0].reason == reason
    start, end = reading.unparsed[0].span
    assert text[start:end] == reading.unparsed[0].text


def residual(text: str) -> float:
    """The largest relative difference between numeric sides of a chain."""
    (statement,) = statements_of(text)
    values = [evaluate(side, {}) for side in statement.sides if is_numeric(side)]
    assert len(values) >= 2
    first, *others = values
    assert first is not None
    return max(
        abs(first - other) / abs(first) if other is not None else math.inf for other in others
    )


@pytest.mark.parametrize(("true", "false"), load("chains"))
def test_chains_hold_in_si(true: str, false: str) -> None:
    assert residual(true) < 0.006
    assert residual(false) > 0.03


def test_unreadable_piece_leaves_the_others() -> None:
    text = "F = ma; x = 5!; v = at"
    reading = parse_statements(text)
    assert [to_text(s.sides[0]) for s in reading.statements] == ["F", "v"]
    assert [(f.reason, f.text) for f in reading.unparsed] == [("syntax", "x = 5!")]


def test_a_word_beside_a_known_symbol_is_left_undecided() -> None:
    """With both known, "speed t" is a product or names t twice."""
    reading = parse_statements("speed t = 5 m", symbols=frozenset({"speed", "t"}))
    assert not reading.statements
    assert reading.unparsed[0].reason == "syntax"


def test_function_or_product() -> None:
    (statement,) = statements_of("v(t) = g t", "v g t")
    assert to_text(statement.sides[0]) == "v"
    assert [to_text(s.sides[0]) for s in statement.alternatives] == ["v * t"]


def test_alternatives_vary_every_side() -> None:
    (statement,) = statements_of("h = v²/2g = 4²/2·9.8 = 8/2k", "h v g k")
    assert {to_text(s.sides[1]) for s in statement.alternatives} >= {"v^2 / 2 * g"}
    assert {to_text(s.sides[3]) for s in statement.alternatives} >= {"8 / (2 * k)"}


def test_inverse_functions_may_state_degrees() -> None:
    (statement,) = statements_of("θ = arcsin(0.5) = 30")
    (other,) = statement.alternatives
    assert evaluate(other.sides[2], {}) == pytest.approx(evaluate(other.sides[1], {}))


def test_without_a_unit_reader_only_angles_and_percent_are_units() -> None:
    degrees, percent = parse_expression("30°"), parse_expression("5 %")
    assert isinstance(degrees, Num)
    assert isinstance(percent, Num)
    assert degrees.si == pytest.approx(math.pi / 6)
    assert percent.si == pytest.approx(0.05)
    metres = parse_expression("30 m")
    assert not isinstance(metres, ParseFailure)
    assert numbers(metres)[0].unit is None


def test_unit_text_is_left_to_the_reader() -> None:
    asked: list[str] = []

    def reader(text: str) -> None:
        asked.append(text)

    parse_statements("v = 3.5 furlong/fortnight^2", unit_reader=reader)
    assert asked[0] == "furlong/fortnight^2"
    assert all(len(text) <= 48 for text in asked)


@pytest.mark.parametrize(
    ("text", "reason"),
    [("a = b", "syntax"), ("a < b", "syntax"), ("", "syntax"), ("a; b", "syntax")],
)
def test_an_expression_has_no_relation(text: str, reason: str) -> None:
    failure = parse_expression(text)
    assert isinstance(failure, ParseFailure)
    assert failure.reason == reason


@pytest.mark.parametrize(
    ("text", "symbols", "readings"),
    [
        ("omega = 13.6 rad/s", "omega r a d s", 1),
        ("P = 40 kPa", "P k a p", 1),
        ("v = 2 rad", "v rad", 2),  # here rad is a quantity
        ("M = 5 Nm", "M N m", 2),
    ],
)
def test_the_word_of_a_unit_is_no_product_of_its_letters(text, symbols, readings):
    known = frozenset(symbols.split())
    (statement,) = parse_statements(text, symbols=known, unit_reader=parse_unit).statements
    assert 1 + len(statement.alternatives) == readings


@pytest.mark.parametrize(
    ("text", "read"),
    [
        ("load * load arm = effort * effort arm", {"load", "load_arm", "effort", "effort_arm"}),
        ("load arm * load = effort arm * effort", {"load", "load_arm", "effort", "effort_arm"}),
        ("effort = load * (load arm / effort arm)", {"load", "load_arm", "effort", "effort_arm"}),
        ("W = m g", {"W", "m", "g"}),  # letters side by side are factors, whatever m_g may be
    ],
)
def test_words_of_a_known_name_are_one_name_beside_another_that_begins_alike(text, read):
    known = frozenset({"load", "load_arm", "effort", "effort_arm", "W", "m", "g", "m_g"})
    [statement] = parse_statements(text, symbols=known, unit_reader=parse_unit).statements
    assert {name for side in statement.sides for name in free_symbols(side)} == read


WORDED = frozenset(
    {"speed", "mass", "g", "volume", "density", "weight", "distance", "time", "area", "pressure"}
    | {"height", "depth", "resistance", "current", "number", "m", "l", "t", "v", "heat"}
)


@pytest.mark.parametrize(
    ("text", "read"),
    [
        ("distance = speed of the ripple × delay", "distance speed_of_the_ripple delay"),
        ("pull = mass of the lift × (g + a)", "pull mass_of_the_lift g a"),
        (
            "1/total resistance = 1/resistance of coil A + 1/resistance of coil B",
            "total_resistance resistance_of_coil_A resistance_of_coil_B",
        ),
        (
            "area of the hose × speed in the hose = area of the nozzle × speed in the nozzle",
            "area_of_the_hose speed_in_the_hose area_of_the_nozzle speed_in_the_nozzle",
        ),
        ("pressure at the bottom = density of oil × g × depth", "pressure_at_the_bottom "
         "density_of_oil g depth"),
        ("v = √(2 × g × height of the fall)", "v g height_of_the_fall"),
        ("heat given off by the metal = heat taken up by the oil", "heat_given_off_by_the_metal "
         "heat_taken_up_by_the_oil"),
        ("v = distance / time taken", "v distance time_taken"),
        ("heat given off = power × time", "heat_given_off power time"),
        ("mass 1 × g = pull of rope 2 × g", "mass_1 g pull_of_rope_2"),
    ],
)  # fmt: skip
def test_a_noun_and_what_it_belongs_to_are_one_name(text, read):
    [statement] = parse_statements(text, symbols=WORDED, unit_reader=parse_unit).statements
    assert {n for side in statement.sides for n in free_symbols(side)} == set(read.split())


@pytest.mark.parametrize(
    ("text", "trail"),
    [
        ("v = speed at the top", "at the top"),
        ("v = 3.0 m/s at the top", "at the top"),
        ("p = 20 kPa at a depth of 2.0 m", "at a depth of 2.0 m"),
        ("a = 2.0 m/s² at a speed of 5 m/s", "at a speed of 5 m/s"),
    ],
)
def test_what_only_sets_the_scene_is_left_out(text, trail):
    [statement] = parse_statements(text, symbols=WORDED, unit_reader=parse_unit).statements
    assert statement.trail == trail


@pytest.mark.parametrize(
    "text",
    [
        "distance = speed of it × time",
        "E = mass of sphere of radius R × v",
        "p = mass of both carts m × v + 3",
        "E = speed of sound t × v",
    ],
)
def test_no_part_of_a_side_is_left_out_that_computes(text):
    reading = parse_statements(text, symbols=WORDED, unit_reader=parse_unit)
    assert not reading.statements
    assert len(reading.unparsed) == 1


def test_a_word_is_no_product_of_letters_around_a_greek_one():
    [statement] = parse_statements("Q = c metal", symbols=WORDED | {"c"}).statements
    assert "eta" not in free_symbols(statement.sides[1])
    [statement] = parse_statements("p = rhogl", symbols=WORDED).statements
    assert free_symbols(statement.sides[1]) == {"rho", "g", "l"}


@pytest.mark.parametrize(
    ("text", "same"),
    [
        ("force = mass times acceleration", "force = mass × acceleration"),
        ("mass times speed = impulse", "mass × speed = impulse"),
        ("pressure = force divided by area", "pressure = force / area"),
        ("E = half the mass times speed squared", "E = ½ × mass × speed²"),
        ("v = initial speed plus g times time", "v = initial speed + g × time"),
        ("d = twice the height", "d = 2 × height"),
        ("k = (F minus weight) divided by depth", "k = (F − weight) / depth"),
        ("t = 2 times the square root of height over g", "t = 2 × √(height / g)"),
        ("E = half times mass times speed squared", "E = ½ × mass × speed²"),
        ("v = square root of (2 times g times depth)", "v = √(2 × g × depth)"),
        ("v = the square root of 7.5 = 2.74 m/s", "v = √7.5 = 2.74 m/s"),
        ("a = the cube root of 27 = 3", "a = ∛27 = 3"),
        ("v = half of 12 = 6 m/s", "v = (½ × 12) = 6 m/s"),
        ("v = two thirds of 12 = 8 m/s", "v = (2/3 × 12) = 8 m/s"),
        ("E = 80% of 10 = 8 J", "E = 80% × 10 = 8 J"),
        ("F = 10 times the sine of 30° = 5 N", "F = 10 × sin(30°) = 5 N"),
        ("v = 12 m over 3 s = 4 m/s", "v = (12 m) / (3 s) = 4 m/s"),
    ],
)
def test_signs_may_be_written_out(text, same):
    [statement] = parse_statements(text, symbols=WORDED, unit_reader=parse_unit).statements
    [other] = parse_statements(same, symbols=WORDED, unit_reader=parse_unit).statements
    assert [to_text(side) for side in statement.sides] == [to_text(side) for side in other.sides]


@pytest.mark.parametrize(
    ("text", "states"),
    [
        ("load times load arm = effort times effort arm", "load * load_arm = effort * effort_arm"),
        ("load × load arm = effort × effort arm", "load * load_arm = effort * effort_arm"),
        ("work = force times load distance", "work = force * load_distance"),
        ("speed = wheel speed divided by gear ratio", "speed = wheel_speed / gear_ratio"),
        ("mass times speed = total mass times end speed", "mass * speed = total_mass * end_speed"),
        ("power = current times current times load", "power = current * current * load"),
    ],
)
def test_words_between_signs_are_one_name(text, states):
    known = WORDED | {"load", "effort", "arm", "distance", "wheel", "gear"}
    [statement] = parse_statements(text, symbols=known, unit_reader=parse_unit).statements
    assert " = ".join(to_text(side) for side in statement.sides) == states
    assert not statement.alternatives


@pytest.mark.parametrize(
    ("text", "states"),
    [
        ("a = v minus u divided by time", []),
        ("v = 12 m/s, 3 times as fast as before", ["12 m/s"]),
        ("v = the reciprocal of 4 = 0.25", []),
        ("v = 80 to the power of 2 = 6400", []),
        ("v = 5 less 2 = 3", []),
        ("v = distance over time", []),
        ("v = the sum of 3 and 4 = 7", []),
        ("v = the average of 3 and 5 = 4 m/s", []),
        ("v = 3 m/s at t = 2 s", ["3 m/s", "2 s"]),
    ],
)
def test_what_leaves_open_what_it_binds_is_no_sign(text, states):
    reading = parse_statements(text, symbols=WORDED, unit_reader=parse_unit)
    assert [to_text(statement.sides[-1]) for statement in reading.statements] == states


def test_how_much_a_root_in_words_takes_is_left_open():
    text = "t = the square root of 2 times 8 = 4 s"
    [statement] = parse_statements(text, unit_reader=parse_unit).statements
    readings = [statement, *statement.alternatives]
    assert [to_text(one.sides[1]) for one in readings] == ["sqrt(2 * 8)", "sqrt(2) * 8"]


def test_words_are_no_products_of_letters_or_of_nouns():
    known = WORDED | {"a", "n", "g", "t", "load", "distance"}
    [statement] = parse_statements("t = g sin(ang)", symbols=known).statements
    assert free_symbols(statement.sides[1]) == {"g", "ang"}
    [statement] = parse_statements("t = 3 times load distance", symbols=known).statements
    assert free_symbols(statement.sides[1]) == {"load_distance"}


@pytest.mark.parametrize(
    ("text", "same"),
    [
        ("gap at 3.0 s = 4.9 m + 19.6 m = 24.5 m", "4.9 m + 19.6 m = 24.5 m"),
        ("the height after 2.0 s = 20 m − 19.6 m = 0.4 m", "20 m − 19.6 m = 0.4 m"),
    ],
)
def test_the_moment_of_a_value_is_no_side(text, same):
    [statement] = parse_statements(text, unit_reader=parse_unit).statements
    [other] = parse_statements(same, unit_reader=parse_unit).statements
    assert [to_text(side) for side in statement.sides] == [to_text(side) for side in other.sides]


@pytest.mark.parametrize(
    ("text", "read"),
    [
        ("arms 1.2 m : 0.30 m = 4", ["(1.2 m) / (0.30 m)", "4"]),
        ("0.90 m:0.30 m = 3", ["(0.90 m) / (0.30 m)", "3"]),
        ("after 2 s : 2 * 3 = 6", ["2 * 3", "6"]),
        ("Case 2 : v = 3 m/s", ["v", "3 m/s"]),
        ("12 : 1.5 = 8", None),
        ("0.90 m : 30 cm = 3", None),
        ("(1.2 m) : (0.30 m) = 4", None),
        ("m_1 : m_2 = 2", None),
    ],
)
def test_a_colon_between_two_values_divides_them(text, read):
    found = parse_statements(text, symbols=frozenset({"v", "m_1", "m_2"}), unit_reader=parse_unit)
    sides = [to_text(side) for statement in found.statements for side in statement.sides]
    assert sides == (read or [])
    assert len(found.unparsed) == (read is None)


@pytest.mark.parametrize(
    ("text", "same"),
    [
        ("period 2π√(L/g) = 2.0 s", "2π√(L/g) = 2.0 s"),
        ("period √(L/g) = 2.0 s", "√(L/g) = 2.0 s"),
        ("work 2.0 × 3.0 = 6.0", "2.0 × 3.0 = 6.0"),
        ("period × 2π = L", "period * 2 * pi = L"),
    ],
)
def test_a_noun_before_its_formula_is_no_factor(text, same):
    known = {"symbols": frozenset({"L", "g", "period", "work"}), "unit_reader": parse_unit}
    one, other = (parse_statements(t, **known).statements for t in (text, same))
    assert [s.sides for s in one] == [s.sides for s in other] != []


@pytest.mark.parametrize("spelling", ["ΔEk", "\\Delta Ek", "\\Delta{Ek}"])
def test_a_change_that_has_a_name_is_no_product(spelling: str) -> None:
    assert parse_expression(spelling, symbols=frozenset({"Delta_Ek"})) == Sym("Delta_Ek")
    assert parse_expression(spelling, symbols=frozenset({"Delta_E", "k"})) != Sym("Delta_Ek")


def test_a_known_noun_that_is_raised_is_a_factor_beside_another():
    known = frozenset({"tension", "mass", "speed", "cord_length", "load", "distance"})
    [statement] = parse_statements("tension = mass speed² / cord_length", symbols=known).statements
    assert free_symbols(statement.sides[1]) == {"mass", "speed", "cord_length"}
    [statement] = parse_statements("tension = load distance / 2", symbols=known).statements
    assert free_symbols(statement.sides[1]) == {"load_distance"}


@pytest.mark.parametrize(
    ("text", "value"), [("2.0 g/m = 0.0020 kg/m", True), ("3 g/m = 0.03 kg/m", False)]
)
def test_grams_per_metre_are_a_unit_where_both_letters_are_known(text, value):
    known = frozenset({"g", "m"})
    [statement] = parse_statements(text, symbols=known, unit_reader=parse_unit).statements
    left, right = (evaluate(side, {}) for side in statement.sides)
    assert (left == pytest.approx(right)) is value
