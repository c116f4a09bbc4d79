"""What a question gives, alters the cause of and asks for again is worked out from the laws."""

from __future__ import annotations

import pytest

from tests.bare import bare_trace
from wmw.verifiers.pipeline import judge_unguarded

_SWAP = (
    "A 0.25 kg trolley on a spring has a period of 0.60 s. {} What is the period now?"
    " (A) 0.30 s (B) 0.60 s (C) 1.2 s (D) 2.4 s"
)
_BOTH = (
    "A 0.50 kg glider on a spring oscillates with a period of 1.0 s and a frequency of 1.0 Hz. It"
    " is replaced by one of 2.0 kg. What is the period now?"
)


@pytest.mark.parametrize(
    "told",
    [
        "It is replaced by one of 1.0 kg.",
        "It is exchanged for one of 1.0 kg.",
        "A trolley of 1.0 kg takes its place.",
    ],
)
def test_a_given_is_asked_for_again_as_its_cause_is_altered(told):
    question = _SWAP.format(told)
    trace = bare_trace("spring", question, "(C)")
    trace["transition"]["equation"] = "T_2 = T_1 sqrt(m_2 / m_1)"
    trace["state_0"]["variables"] = {"m_1": "0.25 kg", "m_2": "1.0 kg", "T_1": "0.60 s"}
    trace["state_1"]["new_variables"] = {"T_2": "1.2 s"}
    assert judge_unguarded(trace).outcome == "valid"
    for wrong in ("(A)", "(B)", "(D)"):
        trace["answer"]["value"] = wrong
        assert judge_unguarded(trace).verdict["answer"] == "invalid"
    trace["answer"]["value"] = "(A)"
    trace["state_1"]["new_variables"] = {"T_2": "0.30 s"}
    trace["transition"]["equation"] = "T_2 = T_1 sqrt(m_1 / m_2)"
    assert judge_unguarded(trace).outcome == "invalid"


def test_where_another_given_changes_along_what_stays_is_open():
    right, wrong = (bare_trace("spring", _BOTH, value) for value in ("2.0 s", "0.50 s"))
    assert judge_unguarded(right).outcome != "invalid"
    assert judge_unguarded(wrong).verdict["answer"] != "valid"


@pytest.mark.parametrize("verb", ["Choose", "Pick", "Select", "Find"])
def test_who_is_told_to_choose_among_values_is_asked_for_one(verb):
    question = (
        f"The period of a 0.80 kg cart that oscillates on a spring is 0.40 s. {verb} the period"
        " after its mass has been changed to 0.20 kg. (A) 0.40 s (B) 0.20 s (C) 0.80 s"
    )
    trace = bare_trace("spring", question, "(B)")
    trace["transition"]["equation"] = "T_2 = T_1 sqrt(m_2 / m_1)"
    trace["state_0"]["variables"] = {"m_1": "0.80 kg", "m_2": "0.20 kg", "T_1": "0.40 s"}
    trace["state_1"]["new_variables"] = {"T_2": "0.20 s"}
    assert judge_unguarded(trace).outcome == "valid"
    trace["answer"]["value"] = "(C)"
    assert judge_unguarded(trace).outcome != "valid"
    trace["state_1"]["new_variables"] = {"T_2": "0.80 s"}
    assert judge_unguarded(trace).outcome == "invalid"


def test_what_the_laws_give_before_and_after_needs_no_ratio():
    question = (
        "A glider slides down a frictionless air track tilted at 15° and accelerates at 2.54 m/s²."
        " The track is then set at 30°. What is the acceleration of the glider along the track now?"
        " Use g = 9.8 m/s²."
    )
    verdict = judge_unguarded(bare_trace("inclined_plane", question, "4.90 m/s^2"))
    assert verdict.verdict["answer"] == "valid"
    for wrong in ("1.31 m/s^2", "5.08 m/s^2", "2.54 m/s^2"):
        verdict = judge_unguarded(bare_trace("inclined_plane", question, wrong))
        assert verdict.verdict["answer"] != "valid"
