"""How many of a kind: equations give a broken number, and only whole bodies are carried."""

import pytest

from tests.bare import trace_of_numbers
from wmw.verifiers.pipeline import judge

RAFT = (
    "A raft of logs has a volume of 0.80 m³ and a density of 550 kg/m³. How many people of 75 kg"
    " each can stand on it in fresh water (1000 kg/m³) without getting wet?"
)
GIVEN = {"V": "0.80 m³", "ρ_raft": "550 kg/m³", "m_person": "75 kg", "ρ_w": "1000 kg/m³"}
RIGHT = "n m_person = (ρ_w − ρ_raft) V"


def judged(answer, count, equation=RIGHT):
    return judge(
        trace_of_numbers(
            "buoyancy",
            RAFT,
            answer,
            variables=GIVEN,
            equation=equation,
            results={"m_max": "360 kg", "n": count},
        )
    )


def test_a_number_rounded_down_is_no_fault_of_the_equation():
    assert judged("4 people", 4).outcome == "valid"


@pytest.mark.parametrize(("answer", "count"), [("5 people", 5), ("10 people", 4)])
def test_a_number_that_would_sink_the_raft_is_found(answer, count):
    verdict = judged(answer, count)
    assert "WMW401" in {finding.code for finding in verdict.findings}


def test_an_equation_off_by_more_than_the_rounding_is_not_held_to_be_right():
    assert judged("4 people", 4, "n m_person = ρ_w V").outcome != "valid"


@pytest.mark.parametrize(
    "question",
    [
        "A man of 80 kg stands on a raft of 1.0 m³ and density 600 kg/m³ in water (1000 kg/m³). How"
        " many children of 30 kg can join him?",
        "How many people of 70 kg does it take to sink a raft of volume 0.50 m³ and density"
        " 600 kg/m³ in water (1000 kg/m³)?",
    ],
)
def test_who_else_is_on_it_and_how_many_sink_it_is_left_open(question):
    verdict = judge(trace_of_numbers("buoyancy", question, "3"))
    assert not verdict.findings
    assert verdict.verdict["answer"] == "abstain"
