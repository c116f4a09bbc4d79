"""A new value named by noun and body for what is asked: it must be the answer's."""

from __future__ import annotations

import pytest

from tests.bare import bare_trace, trace_of_numbers
from wmw.verifiers.pipeline import judge

PUSH_OFF = (
    "Two skaters stand at rest on a frozen pond and push off from each other. Lena (60 kg) glides"
    " to the left at 1.5 m/s. How fast does Paul (90 kg) glide to the right?"
)
_STATE = {
    "objects": [
        {"name": "Lena", "attributes": {"mass": "60 kg"}},
        {"name": "Paul", "attributes": {"mass": "90 kg"}},
    ],
    "variables": {},
}


def told(name, value):
    """Return a trace with the right answer: 60 * 1.5 / 90 m/s."""
    trace = trace_of_numbers(
        "collision", PUSH_OFF, "1.0 m/s", equation="m_L v_L = m_P v_P", results={name: value}
    )
    return trace | {"state_0": _STATE}


@pytest.mark.parametrize(
    "name", ["speed of Paul", "Paul's speed", "v_Paul", "velocity of Paul after"]
)
def test_a_value_named_for_what_is_asked_is_the_answers(name):
    assert judge(told(name, "1.0 m/s")).outcome == "valid"
    assert judge(told(name, "0.67 m/s")).labels == ("intervention",)


@pytest.mark.parametrize(
    "name", ["speed of Paul before", "relative speed of Paul", "speed of Lena"]
)
def test_a_value_named_for_something_else_is_left_alone(name):
    value = {"speed of Lena": "1.5 m/s", "relative speed of Paul": "2.5 m/s"}.get(name, "0 m/s")
    assert judge(told(name, value)).outcome != "invalid"


@pytest.mark.parametrize(
    ("question", "answers"),
    [
        ("What power does the lamp take?", ("1.5 W", "4.5 W", "3.0 W")),
        ("What is the voltage across the lamp?", ("3.0 V", "6.0 V")),
    ],
)
def test_one_of_several_that_no_word_tells_apart_is_left_open(question, answers):
    told = "A resistor of 12 Ω and a lamp are in series on a 9.0 V battery, with 0.50 A. "
    for answer in answers:
        verdict = judge(bare_trace("circuit", told + question, answer))
        assert verdict.verdict["answer"] == "abstain"


def test_what_the_source_gives_to_several_is_still_found_by_its_noun():
    question = (
        "A resistor of 12 Ω and a lamp of 6.0 Ω are in series on a 9.0 V battery. What power do"
        " they take together?"
    )
    assert judge(bare_trace("circuit", question, "4.5 W")).verdict["answer"] == "valid"


@pytest.mark.parametrize("taken", ["taken off the supply", "disconnected from the battery"])
def test_a_charged_capacitor_that_shares_its_charge_has_no_supply_across_it(taken):
    question = (
        f"A capacitor of 10 µF is charged to 60 V and then {taken}. An empty 20 µF capacitor is"
        " connected in parallel with it. What is the common voltage?"
    )
    for answer in ("20 V", "60 V"):
        assert judge(bare_trace("circuit", question, answer)).verdict["answer"] == "abstain"
