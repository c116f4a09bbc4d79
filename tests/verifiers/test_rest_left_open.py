"""What begins at rest by the trace alone: a question that tells of no throw contradicts no rest."""

from __future__ import annotations

import pytest

from tests.bare import trace_of_numbers
from wmw.verifiers.pipeline import judge

HANGING = (
    "A conker hangs from a branch 4.2 m above the lawn until a gust tears its stalk. How fast is it"
    " going when it hits the lawn? g = 9.8 m/s²"
)
THROWN = (
    "A ball is thrown straight up and reaches a height of 4.2 m. How fast was it thrown?"
    " g = 9.8 m/s²"
)


@pytest.mark.parametrize("name", ["v_i", "v_0", "initial_speed"])
def test_rest_at_the_start_is_no_throw_of_the_speed_of_landing(name):
    trace = trace_of_numbers(
        "free_fall",
        HANGING,
        "9.07 m/s",
        variables={"h": "4.2 m", name: "0 m/s", "g": "9.8 m/s²"},
        equation="v = sqrt(2 g h)",
        results={"v": "9.07 m/s"},
    )
    assert judge(trace).outcome != "invalid"


def test_a_throw_that_the_question_leads_to_did_not_begin_at_rest():
    trace = trace_of_numbers(
        "free_fall",
        THROWN,
        "9.07 m/s",
        variables={"h": "4.2 m", "v_0": "0 m/s", "g": "9.8 m/s²"},
        equation="v_0 = sqrt(2 g h)",
        results={"v_top": "9.07 m/s"},
    )
    assert judge(trace).labels == ("temporal",)
