"""Options that say by what factor something changes. The ratios are worked by hand."""

from __future__ import annotations

from math import inf

import pytest

from tests.bare import bare_trace, trace_of_numbers
from wmw.verifiers.pipeline import judge_unguarded
from wmw.verifiers.questions.factor_options import range_of

HEATED = (
    "Nitrogen is locked in a rigid tank of constant volume at 150 kPa. It is heated from 15 °C to"
    " {warm} °C. What happens to the pressure? {options}"
)
"""From 288 K: to 303 K a ratio of 1.05, to 576 K one of 2.00, to 900 K one of 3.13."""
DOUBLING = "(A) it doubles (B) it stays the same (C) it rises, but by much less than a factor of 2"
BOUNDS = "(A) it more than doubles (B) it falls (C) it increases, but does not double"


@pytest.mark.parametrize(
    ("text", "bounds"),
    [
        ("it doubles", (2.0, 2.0)),
        ("it is halved", (0.5, 0.5)),
        ("It stays the same.", (1.0, 1.0)),
        ("it rises, but by much less than a factor of 2", (1.0, 2.0)),
        ("it increases by less than a factor of three", (1.0, 3.0)),
        ("it rises without doubling", (1.0, 2.0)),
        ("it grows by more than a factor of two", (2.0, inf)),
        ("less than doubles", (1.0, 2.0)),
        ("it decreases", (0.0, 1.0)),
    ],
)
def test_ranges(text: str, bounds: tuple[float, float]) -> None:
    assert range_of(text) == bounds


@pytest.mark.parametrize(
    "text",
    ["it rises by 20 kPa", "it rises at first and then falls", "the tank bursts"],
)
def test_no_range(text: str) -> None:
    assert range_of(text) is None


@pytest.mark.parametrize(
    ("warm", "options", "right"),
    [(30, DOUBLING, "C"), (303, DOUBLING, "A"), (30, BOUNDS, "C"), (627, BOUNDS, "A")],
)
def test_the_option_that_holds_the_ratio(warm: int, options: str, right: str) -> None:
    question = HEATED.format(warm=warm, options=options)
    for letter in "ABC":
        status = judge_unguarded(bare_trace("thermal", question, letter)).verdict["answer"]
        assert status == ("valid" if letter == right else "invalid"), letter


def test_no_option_of_several_that_hold_it() -> None:
    both = "(A) it rises (B) it rises, but does not double (C) it falls"
    question = HEATED.format(warm=30, options=both)
    for letter in "AB":
        status = judge_unguarded(bare_trace("thermal", question, letter)).verdict["answer"]
        assert status == "abstain"


def test_a_bounded_factor_is_no_value_that_contradicts_state_1() -> None:
    trace = bare_trace("thermal", HEATED.format(warm=30, options=DOUBLING), "C")
    trace["state_1"] = {"predicted_change": "", "new_variables": {"p_2": "158 kPa"}}
    verdict = judge_unguarded(trace)
    assert verdict.outcome != "invalid"
    assert verdict.verdict["faithfulness"] != "invalid"


@pytest.mark.parametrize(("letter", "pressure"), [("A", "300 kPa"), ("B", "150 kPa")])
def test_temperatures_named_for_two_moments_are_no_two_bodies(letter: str, pressure: str) -> None:
    trace = trace_of_numbers(
        "thermal",
        HEATED.format(warm=30, options=DOUBLING),
        letter,
        variables={
            "pressure_before": "150 kPa",
            "temperature_before": "15 °C",
            "temperature_after": "30 °C",
        },
        results={"pressure_after": pressure},
    )
    assert judge_unguarded(trace).outcome == "invalid"


@pytest.mark.parametrize(("relation", "status"), [("in", "valid"), ("outside", "invalid")])
def test_a_gas_is_not_outside_the_vessel_that_holds_it(relation: str, status: str) -> None:
    trace = bare_trace("thermal", HEATED.format(warm=30, options=DOUBLING), "C")
    trace["state_0"] = {
        "objects": [{"name": "nitrogen"}, {"name": "tank"}],
        "relations": [{"type": relation, "args": ["nitrogen", "tank"]}],
    }
    assert judge_unguarded(trace).verdict["state"] == status
