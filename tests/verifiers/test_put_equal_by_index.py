"""Answers in words' stead: one letter with the marks of the bodies, put equal."""

import pytest

from tests.bare import bare_trace, statuses
from wmw.verifiers.pipeline import judge

_VESSELS = (
    "Three open vessels A (narrow), B (conical) and C (wide) hold oil up to the same height. "
    "Compare the pressures at their bottoms."
)


@pytest.mark.parametrize(
    "answer", ["p_A = p_B = p_C", "pA = pB = pC", r"$p_{A} = p_{B} = p_{C}$", "P_C = P_B = P_A."]
)
def test_symbols_put_equal_say_the_same(answer):
    assert statuses("fluid", _VESSELS, answer) == ("valid",)


def test_two_of_three_put_equal_leave_it_open():
    bodies = [{"name": f"vessel {mark}", "attributes": {}} for mark in "ABC"]
    state = {"objects": bodies, "relations": [], "forces": [], "variables": {}, "assumptions": []}
    verdict = judge(bare_trace("fluid", _VESSELS, "p_A = p_B", state_0=state)).verdict
    assert verdict["answer"] == "abstain"
