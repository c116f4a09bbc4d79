"""What is written in a shortened way: a sum that goes on in the next line, a question's verb."""

from __future__ import annotations

import pytest

from tests.bare import bare_trace, trace_of_numbers
from wmw.verifiers.pipeline import judge
from wmw.verifiers.questions.reading import read_question


@pytest.mark.parametrize(
    ("working", "judged"),
    [
        ("1000·9.8·15 = 147 kPa; + 101.3 = 248.3 kPa", "valid"),
        ("1000·9.8·15 = 174 kPa; + 101.3 = 248.3 kPa", "invalid"),
    ],
)
def test_a_line_that_adds_to_the_one_before_is_no_line_of_its_own(
    working: str, judged: str
) -> None:
    trace = trace_of_numbers(
        "fluid",
        "What is the absolute pressure 15 m below the surface of a lake? The air pressure is"
        " 101.3 kPa, the density 1000 kg/m³, g = 9.8 m/s².",
        "248.3 kPa",
        variables={"h": "15 m", "p0": "101.3 kPa", "rho": "1000 kg/m³", "g": "9.8 m/s²"},
        equation="p = p0 + ρ g h",
        results={"p_abs": "248.3 kPa"},
    )
    assert judge(trace | {"derivation": working}).outcome == judged


@pytest.mark.parametrize(("answer", "judged"), [("120 g", "valid"), ("53 g", "invalid")])
def test_what_s_is_what_is(answer: str, judged: str) -> None:
    question = (
        "A uniform metre rule balances at the 40 cm mark when an 80 g mass hangs at the 25 cm mark."
        " What’s the mass of the rule?"
    )
    assert judge(bare_trace("lever", question, answer)).verdict["answer"] == judged


def test_a_price_in_a_money_that_is_not_read_is_no_time_of_use() -> None:
    text = "What does it cost to run a 1.2 kW heater for 5.0 hours at 0.40 € per kWh?"
    assert "duty" not in read_question(text, "circuit").givens
