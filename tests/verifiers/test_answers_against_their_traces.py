"""An answer that is not what the trace has found, told by the trace's own words and numbers."""

from __future__ import annotations

import pytest

from tests.bare import bare_trace
from wmw.verifiers.pipeline import judge

KETTLE = (
    "A kettle of 1.5 kW boils water for 20 minutes a day. A kilowatt-hour costs 0.40 €."
    " What does that cost in 40 days?"
)
SLED = (
    "A child on a sled of an unknown make glides down an icy track from rest in 6.0 s."
    " How fast is the sled at its end?"
)
TRAMPOLINE = "A plank on an odd trampoline wobbles. How many wobbles per second does it do?"
CARTS = "Two equal carts, cart A and cart B, pull on a string between them. What do the carts do?"


def _found(question: str, answer: str, *, change: str, why: str = "", **fields: object) -> bool:
    unit = fields.pop("unit", None)
    results = fields.pop("results", {})
    trace = bare_trace("circuit", question, answer, **fields)
    trace["answer"] |= {"unit": unit, "explanation": why}
    trace["state_1"] = {"predicted_change": change, "new_variables": results}
    codes = {f.code: f.label for f in judge(trace).findings}
    return codes.get("WMW503") == "faithfulness"


@pytest.mark.parametrize(
    ("answer", "why", "found"),
    [
        ("12", "This is the cost of 40 days.", True),
        ("8", "This is the cost of 40 days.", False),
        ("320", "8 € in each of 40 months, as the lease has it: 8 · 40.", False),
        ("320", "For 40 of them.", False),  # 8 times 40
        ("12", "With 4 € more.", False),
    ],
)
def test_a_number_in_the_explanation_must_lead_to_the_answer(
    answer: str, why: str, *, found: bool
) -> None:
    change = "In 40 days the kettle takes 20 kWh, which cost 8 €."
    results = {"W": "20 kWh", "cost": "8 €"}
    line = "W = 40 · 0.5 kWh = 20 kWh; cost = 20 kWh · 0.40 €/kWh = 8 €"
    got = _found(KETTLE, answer, change=change, why=why, unit="€", results=results, derivation=line)
    assert got == found


@pytest.mark.parametrize(
    ("question", "answer", "found"),
    [
        (SLED, "12 m/s", False),
        (SLED, "24 m/s", True),
        (SLED, "23.7 m/s", True),
        (SLED.replace("How fast is the sled", "How fast do two sleds part"), "24 m/s", False),
    ],
)
def test_twice_the_result_is_another_number(question: str, answer: str, *, found: bool) -> None:
    change = "The sled reaches 12.0 m/s."
    got = _found(
        question, answer, change=change, results={"v": "12.0 m/s"}, derivation="v = 12.0 m/s"
    )
    assert got == found


@pytest.mark.parametrize(
    ("answer", "found"),
    [
        ("0.40 wobbles per second", True),
        ("0.40 Hz", True),
        ("2.5 wobbles per second", False),
        ("2.5 Hz", False),
        ("0.40 s", False),  # another fault, if it is one
    ],
)
def test_the_number_of_the_period_is_no_frequency(answer: str, *, found: bool) -> None:
    got = _found(
        TRAMPOLINE,
        answer,
        change="The plank wobbles with a period of 0.40 s.",
        results={"T": "0.40 s", "f": "2.5 Hz"},
        derivation="f = 5.0/2 = 2.5 Hz; T = 1/f = 0.40 s",
    )
    assert got == found


@pytest.mark.parametrize(
    ("change", "answer", "found"),
    [
        ("Both carts stay at rest.", "cart A moves to cart B", True),
        ("Both carts stay at rest.", "cart A and cart B stay where they are", False),
        ("Both carts stay at rest.", "cart A does not move", False),
        ("Cart A stays at rest.", "cart B moves", False),
        ("Cart A rolls to the middle.", "cart A stays at rest", True),
        ("Cart A rolls to the middle.", "cart A stays at rest when B is held", False),
        ("Both carts stay at rest if they are held.", "cart A moves", False),
        ("Cart A does not slip.", "cart A accelerates at 2.0 m/s²", False),
        ("Cart A does not slip.", "cart A slips", True),
        ("Cart A does not move.", "cart A accelerates at 2.0 m/s²", True),
        ("Cart A stays at rest.", "cart A goes round with the disc", False),
    ],
)
def test_what_rests_does_not_move(change: str, answer: str, *, found: bool) -> None:
    bodies = [{"name": "cart A", "attributes": {}}, {"name": "cart B", "attributes": {}}]
    got = _found(CARTS, answer, change=change, state_0={"objects": bodies})
    assert got == found


MIRROR = "A cat sits 0.80 m in front of a plane mirror. How far is the cat from its image?"


@pytest.mark.parametrize(
    ("answer", "label"), [("1.6 m", None), ("0.80 m", "faithfulness"), ("3.2 m", "faithfulness")]
)
def test_what_was_found_on_the_way_is_no_wrong_route(answer: str, label: str | None) -> None:
    trace = bare_trace("optics", MIRROR, answer, derivation="d = 0.80 + 0.80 = 1.6 m")
    trace["state_0"] = {"variables": {"cat_to_mirror_m": "0.80"}}
    trace["transition"] = {"equation": "d = 2*x", "effect": "The image is as far behind it."}
    trace["state_1"] = {
        "predicted_change": "The image is 0.80 m behind the mirror, 1.6 m from the cat.",
        "new_variables": {"image_to_mirror_m": 0.8, "cat_to_image_m": 1.6},
    }
    assert judge(trace).labels == ((label,) if label else ())


def test_a_wrong_number_that_all_steps_have_stays_a_wrong_route() -> None:
    trace = bare_trace("optics", MIRROR, "0.80 m", derivation="d = 0.80 m")
    trace["state_0"] = {"variables": {"cat_to_mirror_m": "0.80"}}
    trace["transition"] = {"equation": "d = x", "effect": "The image is in the mirror."}
    trace["state_1"] = {
        "predicted_change": "The image is 0.80 m from the cat.",
        "new_variables": {"cat_to_image_m": 0.8},
    }
    assert judge(trace).labels == ("transition",)


def test_a_wrong_number_to_which_the_change_goes_on_stays_a_fault_of_state_1() -> None:
    trace = bare_trace("optics", MIRROR, "2.4 m", derivation="d = 0.80 + 0.80 = 1.6 m")
    trace["state_0"] = {"variables": {"cat_to_mirror_m": "0.80"}}
    trace["transition"] = {"equation": "d = 2*x", "effect": "The image is as far behind it."}
    trace["state_1"] = {
        "predicted_change": "From 1.6 m the distance to the image grows to 2.4 m.",
        "new_variables": {"d_1": "1.6 m", "d_2": "2.4 m"},
    }
    assert judge(trace).labels != ("faithfulness",)


CELL = "A cell of 9.0 V feeds a heater of an unknown make. What voltage is between its ends?"


@pytest.mark.parametrize(
    ("answer", "why", "found"),
    [
        ("9.6", "What is lost inside makes the difference.", True),
        ("8.4", "What is lost inside makes the difference.", False),
        ("0.6", "That is the difference to 9.0 V.", False),
        ("9.6", "The difference of both levels gives it.", False),
    ],
)
def test_a_difference_is_one_of_two_numbers(answer: str, why: str, *, found: bool) -> None:
    change = "The voltage between the ends drops to 8.4 V."
    line = "U = 9.0 - 0.30 × 2.0 = 8.4 V"
    results = {"voltage between the ends": "8.4 V"}
    got = _found(CELL, answer, change=change, why=why, unit="V", results=results, derivation=line)
    assert got == found


HEATERS = "A 40 ohm and a 60 ohm heater are in series. Which one gives off more heat each second?"


@pytest.mark.parametrize(
    ("question", "answer", "found"),
    [
        (HEATERS, "the 40 ohm heater", True),
        (HEATERS, "the 60 ohm heater", False),
        (HEATERS.replace("more heat", "less heat"), "the 40 ohm heater", False),
        (HEATERS.replace("more heat each second", "the higher pitch"), "the 40 ohm heater", False),
    ],
)
def test_two_may_be_told_apart_by_a_value(question: str, answer: str, *, found: bool) -> None:
    change = "I = 0.10 A; the 40 ohm heater takes 0.40 W, the 60 ohm heater takes 0.60 W."
    assert _found(question, answer, change=change) == found


ARM = "A rod is held at its middle. A bag of 2.0 N hangs 40 cm from it. What is its moment, in N m?"


@pytest.mark.parametrize(
    ("value", "line", "label"),
    [
        ("0.80 N m", "2.0 × 0.40 = 0.80 N m", None),
        ("80 N m", "2.0 × 40 = 80 N m", "unit_scale"),
        ("1.6 N m", "2.0 × 0.40 × 2 = 1.6 N m", "transition"),
    ],
)
def test_names_of_several_words_are_symbols_of_an_equation(
    value: str, line: str, label: str | None
) -> None:
    trace = bare_trace("none", ARM, value, derivation=line)
    names = {"weight of the bag": "2.0 N", "distance from the middle": "40 cm"}
    trace["state_0"] = {
        "objects": [{"name": "bag", "attributes": {"weight": "2.0 N"}}],
        "variables": names,
    }
    trace["transition"] = {"equation": "moment = weight of the bag × distance from the middle"}
    trace["state_1"] = {"new_variables": {"moment": value}}
    assert [f.label for f in judge(trace).findings] == ([] if label is None else [label])


@pytest.mark.parametrize(("answer", "found"), [("12 m/s", False), ("7.0 m/s", True)])
def test_what_a_throw_is_for_is_not_asked(answer: str, *, found: bool) -> None:
    question = (
        "A ball is thrown up from a roof 25 m high at 12 m/s. How fast must another one be thrown"
        " down so that both hit the ground with the same speed? g = 9.8 m/s²"
    )
    change = "Both hit the ground at 25.2 m/s."
    results = {"v_2": "12 m/s", "v_land": "25.2 m/s"}
    got = _found(question, answer, change=change, results=results, derivation="v_land = 25.2 m/s")
    assert got == found
