"""A constant that the question leaves open, and the working puts in with its unit."""

from __future__ import annotations

import pytest

from tests.bare import trace_of_numbers
from wmw.verifiers.claims import collect
from wmw.verifiers.readings import readings_in
from wmw.verifiers.terms import Terms

QUESTION = (
    "A stone is dropped from rest from a height of 45 m. What is its speed just before landing?"
)


@pytest.mark.parametrize(
    ("working", "assumed", "tried"),
    [
        ("v = √(2 × (9.8 m/s²) × (45 m)) = 29.7 m/s", None, {9.8}),
        ("v = √(2 × (9.8 m/s²) × (45 m)) = 29.7 m/s", "g = 10 m/s²", {9.8, 9.81, 10.0}),
        ("v = √(2 × 9.8 × 45) = 29.7 m/s", None, {9.8, 9.81, 10.0}),
        ("v = √(2 × 9.8 × 45) = 29.7 m/s", "g = 9.8 m/s²", {9.8}),
        ("v = √(2 × 10 × 45) = 30 m/s", "g = 9.8 m/s²", {9.8, 9.81, 10.0}),
        ("with 10 kg, too, v = √(2 × 9.8 × 45) = 29.7 m/s", "g = 9.8", {9.8, 9.81, 10.0}),
    ],
)
def test_constant_that_the_working_puts_in_is_the_only_one(working, assumed, tried) -> None:
    trace = trace_of_numbers("free_fall", QUESTION, "29.7 m/s", variables={"h_0": "45 m"})
    trace["derivation"] = working
    trace["state_0"]["assumptions"] = [assumed] if assumed else []
    terms = Terms(collect(trace), "free_fall")
    regime = terms.question.regimes[0]
    found = {case.constants.get("g") for case in readings_in(terms, regime, None)}
    assert found == tried
