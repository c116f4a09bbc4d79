"""What is told together is of one state, and a factor of several changes is not that of one."""

from __future__ import annotations

import pytest

from tests.bare import bare_trace, trace_of_numbers
from wmw.verifiers.pipeline import judge


def _verdict(family: str, question: str, answer: str) -> str:
    return judge(bare_trace(family, question, answer)).to_dict()["verdict"]["answer"]


# p_2 = p_1 T_2 / T_1 in kelvin; the wrong answers take the two temperatures the other way round.
@pytest.mark.parametrize(
    ("question", "right", "wrong"),
    [
        (
            "A tyre holds air at 2.0 bar and 20 °C. After a drive it is at 50 °C. What is the"
            " pressure then if the volume stays the same?",
            "2.2 bar",
            "1.81 bar",
        ),
        (
            "A tyre holds air at 2.0 bar and 20 °C. What is the pressure at 50 °C if the volume"
            " stays the same?",
            "2.2 bar",
            "1.81 bar",
        ),
        (
            "A sealed can holds gas at 120 kPa and 15 °C. Left in the sun it is at 45 °C. What is"
            " the pressure now?",
            "132 kPa",
            "109 kPa",
        ),
        (
            "A gas at 27 °C has a pressure of 100 kPa. What is its pressure at 87 °C, the volume"
            " being fixed?",
            "120 kPa",
            "83.3 kPa",
        ),
    ],
)
def test_a_temperature_told_with_a_pressure_is_of_its_state(
    question: str, right: str, wrong: str
) -> None:
    assert _verdict("thermal", question, right).endswith("valid")
    assert _verdict("thermal", question, right) == "valid"
    assert _verdict("thermal", question, wrong) == "invalid"


TYRE = (
    "In the morning, at 7 °C, the air in a car tyre has an absolute pressure of 310 kPa. After a"
    " drive it is at 42 °C. What does the pressure become if the tyre does not stretch?"
)


# 310 kPa * 315/280 = 349 kPa; with the two states the other way round it were 276 kPa.
@pytest.mark.parametrize(
    ("names", "values", "end", "outcome"),
    [
        (("T1", "T2", "T2/T1"), ("7 °C", "42 °C"), "349 kPa", "valid"),
        (("T1", "T2", "T2/T1"), ("42 °C", "7 °C"), "276 kPa", "invalid"),
        (("T_cold", "T_hot", "T_hot/T_cold"), ("7 °C", "42 °C"), "349 kPa", "abstain"),
    ],
)
def test_no_name_deals_out_otherwise_what_is_told_of_a_state(
    names: tuple[str, str, str], values: tuple[str, str], end: str, outcome: str
) -> None:
    first, second, ratio = names
    trace = trace_of_numbers(
        "thermal",
        TYRE,
        end,
        variables={"p1": "310 kPa", first: values[0], second: values[1]},
        equation=f"p2 = p1 {ratio}",
        results={"p2": end},
    )
    assert judge(trace).outcome == outcome


# Several factors multiply: N ΔΦ / Δt.
@pytest.mark.parametrize(
    ("question", "right"),
    [
        (
            "The flux through a loop is doubled while the time of change is halved. By what factor"
            " is the emf larger?",
            "4",
        ),
        (
            "The number of turns of a coil is tripled while the flux changes twice as fast. By what"
            " factor does the emf change?",
            "6",
        ),
        (
            "A coil's flux change is halved and the time of it is doubled. By what factor does the"
            " emf change?",
            "1/4",
        ),
    ],
)
def test_a_factor_of_flux_and_time_is_not_that_of_a_generators_rate(
    question: str, right: str
) -> None:
    assert _verdict("em_induction", question, right) != "invalid"


def test_the_factor_of_a_generators_rate_is_found_as_before() -> None:
    question = "A generator coil turns twice as fast. By what factor does the peak emf change?"
    assert _verdict("em_induction", question, "2") == "valid"
    assert _verdict("em_induction", question, "4") == "invalid"


PAN = (
    "An aluminium pan of mass 0.80 kg holds 1.5 kg of water. Both are heated from 20 °C to 100 °C."
    " How much heat {} Specific heats: water 4200 J/(kg·K), aluminium 900 J/(kg·K)."
)


# 1.5 * 4200 * 80 = 504 kJ for the water, 0.80 * 900 * 80 = 57.6 kJ for the pan, 562 kJ for both.
@pytest.mark.parametrize(
    ("asked", "right"),
    [
        ("does the water itself take up?", "504 kJ"),
        ("does the water take up?", "504 kJ"),
        ("does the pan take up?", "57.6 kJ"),
        ("do pan and water take up?", "562 kJ"),
        ("does the pan with the water take up?", "562 kJ"),
        ("is needed?", "562 kJ"),
    ],
)
def test_the_heat_of_one_of_two_that_are_warmed_together(asked: str, right: str) -> None:
    question = PAN.format(asked)
    assert _verdict("thermal", question, right) == "valid"
    assert _verdict("thermal", question, "773 kJ") == "invalid"
