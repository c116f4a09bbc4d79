"""Decimal commas are told from commas between thousands by what else the trace writes."""

from __future__ import annotations

import pytest

from wmw.verifiers.vocabulary.decimal_comma import with_points


def record(**variables):
    return {"question": "Take g = 9.81 m/s².", "state_0": {"variables": variables}}


def test_a_trace_with_decimal_commas_means_them_everywhere():
    read = with_points(record(g="9,81 m/s²", t="1,503 s"))
    assert read["state_0"]["variables"] == {"g": "9.81 m/s²", "t": "1.503 s"}
    assert read["question"] == "Take g = 9.81 m/s²."


@pytest.mark.parametrize(
    "variables",
    [
        {"m": "1,200 kg"},  # nothing shows a decimal comma
        {"m": "1,200 kg", "g": "9.81 m/s²"},
        {"g": "9,81 m/s²", "v": "2.5 m/s"},  # both: not for us to tell
        {"c": "300,000,000 m/s", "t": "0,5 s"},
        {"points": "(1,2), (3,4)", "v": "2.5 m/s"},
    ],
)
def test_other_commas_are_left_as_they_are(variables):
    assert with_points(record(**variables)) == record(**variables)


def test_so_does_its_question_unless_that_has_a_decimal_point():
    comma = {**record(n="1,5", beta="25,4°"), "question": "Into glass (index 1,5), at 40°?"}
    assert with_points(comma)["question"] == "Into glass (index 1.5), at 40°?"
    both = {**comma, "question": "Through points (1,5) at 2.5 m/s?"}
    assert with_points(both)["question"] == both["question"]


@pytest.mark.parametrize(
    ("asked", "read"),
    [
        ("The coefficient is 0,30. Take 9 kg.", "The coefficient is 0.30. Take 9 kg."),
        ("It rolls 3,5 m in 1,4 s.", "It rolls 3.5 m in 1.4 s."),
        ("It weighs 2,5 kg or 1,200 g.", "It weighs 2,5 kg or 1,200 g."),  # one alone tells nothing
        ("From (0,30) to (4,10).", "From (0,30) to (4,10)."),
        ("It is 0,30 wide and 2.5 m long.", "It is 0,30 wide and 2.5 m long."),
    ],
)
def test_a_question_may_tell_it_by_itself(asked, read):
    assert with_points({"question": asked, "state_0": {}})["question"] == read
