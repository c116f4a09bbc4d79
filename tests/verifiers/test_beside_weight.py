"""A force beside a weight: what is answered against the trace's own two values."""

from __future__ import annotations

import pytest

from tests.bare import bare_trace
from wmw.verifiers.pipeline import judge_unguarded

PULLEY = (
    "Masses of 2.0 kg and 3.0 kg hang from a string over a light pulley and move freely. Is the"
    " tension in the string larger than, equal to or smaller than the weight of the 2.0 kg mass?"
)
LIFT = (
    "A 60 kg man stands on a scale in a lift that speeds up downward at 2.0 m/s². Is the reading"
    " of the scale larger or smaller than his weight?"
)


def _found(question, answer, results, derivation="", explanation=""):
    trace = bare_trace(
        "none",
        question,
        answer,
        state_1={"predicted_change": "It follows.", "new_variables": results},
        derivation=derivation,
    )
    trace["answer"]["explanation"] = explanation
    return "WMW503" in {f.code for f in judge_unguarded(trace).findings}


@pytest.mark.parametrize(
    ("question", "answer", "results", "derivation", "explanation"),
    [
        (PULLEY, "smaller than its weight", {"T": "23.5 N"}, "m1 g = 19.6 N", ""),
        (PULLEY, "equal to its weight", {"T": "23.5 N", "W1": "19.6 N"}, "", ""),
        (PULLEY, "equal to it", {"T": "23.5 N"}, "", "It is compared with m_1 g = 19.6 N."),
        (LIFT, "larger", {"N": "468 N"}, "W = 588 N", ""),
    ],
)
def test_a_force_on_the_other_side_of_a_weight(question, answer, results, derivation, explanation):
    assert _found(question, answer, results, derivation, explanation)


@pytest.mark.parametrize(
    ("question", "answer", "results", "derivation", "explanation"),
    [
        (PULLEY, "larger than its weight", {"T": "23.5 N"}, "m1 g = 19.6 N", ""),
        (PULLEY, "larger than its weight", {"F_net": "3.9 N"}, "m1 g = 19.6 N", ""),
        (PULLEY, "larger than its weight", {"T": "23.5 N"}, "m2 g = 29.4 N; m1 g = 19.6 N", ""),
        (PULLEY, "larger than its weight", {"T": "23.5 N", "T_rope": "9.0 N"}, "m1 g = 19.6 N", ""),
        (LIFT, "smaller", {"N": "468 N"}, "W = 588 N", ""),
        (LIFT, "not larger", {"N": "468 N"}, "W = 588 N", ""),
    ],
)
def test_a_force_on_its_own_side_of_a_weight(question, answer, results, derivation, explanation):
    assert not _found(question, answer, results, derivation, explanation)
