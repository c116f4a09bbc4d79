"""What an effect says of one of two bodies whose kind may play either role."""

import pytest

from tests.bare import bare_trace
from wmw.verifiers.pipeline import judge

QUESTION = (
    "A ball of mass 2.0 kg at 6.0 m/s hits a block of mass 4.0 kg at rest. The ball bounces back at"
    " 2.0 m/s. How fast is the block?"
)
HALFWAY = "An apple drops from a branch 5.0 m up. How fast is it going halfway down?"


def _codes(effect):
    bodies = [{"name": name, "attributes": {}} for name in ("ball", "block")]
    trace = bare_trace("collision", QUESTION, "4.0 m/s")
    trace["state_0"]["objects"] = bodies
    trace["transition"] = {"rule": "", "effect": effect, "equation": None, "evidence": []}
    return {finding.code for finding in judge(trace).findings}


@pytest.mark.parametrize("effect", ["The block moves forward.", "The ball bounces back."])
def test_what_either_does_is_no_claim_of_the_other(effect):
    assert not _codes(effect)


def test_what_the_first_does_not_is_found():
    assert _codes("The ball moves forward.") == {"WMW304"}


@pytest.mark.parametrize("answer", ["7.1 m/s", "7.07 m/s"])
def test_a_speed_halfway_is_not_that_at_the_end(answer):
    assert judge(bare_trace("free_fall", HALFWAY, answer)).outcome != "invalid"
