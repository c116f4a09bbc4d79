"""Whatever a trace says, judging it ends, soon, without an error of our own."""

from __future__ import annotations

import copy
import json

import pytest
from fuzz.mutation import places
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from wmw.generators import generate
from wmw.verifiers.pipeline import judge, judge_unguarded

SEEDS = [
    generate(family, 5, index).trace.to_dict()
    for family in ("circuit", "inclined_plane", "optics")
    for index in range(4)
]
HOSTILE = [
    *("", "NaN", "1e999", "9**9**9", "m**9**9", "(" * 500, "\\frac{" * 40, "5 m and " * 30, "²²²"),
    *("١٢ m", "a\u202eb", "m\u200bs", "(A) (B) (C)", "A" * 3000, "±∞", "−" * 50, "1/0 = 1/0"),
    *("θ = θ = θ", "= = =", "5 kg" * 40, "sin cos tan", "$" * 99, "{m}", "x_{y_{z_{w}}}", "\x00"),
    *("0 = 0", "-0 m"),
]
TEXTS = st.one_of(st.text(max_size=60), st.sampled_from(HOSTILE))
VALUES = st.one_of(
    TEXTS, st.none(), st.booleans(), st.integers(), st.floats(), st.just([]), st.just({})
)


def put(trace, path, value):
    trace = copy.deepcopy(trace)
    holder = trace
    for key in path[:-1]:
        holder = holder[key]
    holder[path[-1]] = value
    return trace


@settings(max_examples=600, deadline=None, suppress_health_check=list(HealthCheck))
@given(st.sampled_from(SEEDS), st.data())
def test_a_changed_trace_is_judged_without_an_error(trace, data):
    for _ in range(data.draw(st.integers(1, 3))):
        paths = [path for path in places(trace) if path]
        trace = put(trace, data.draw(st.sampled_from(paths)), data.draw(VALUES))
    verdict = judge_unguarded(trace)
    assert verdict.outcome in ("valid", "invalid", "abstain")
    json.dumps(verdict.to_dict(), allow_nan=False)


@pytest.mark.parametrize(
    "question",
    [
        "5 m and " * 250,
        "×10^" * 2000,
        "A 5 kg box slides 3 m down. " * 300,
        "(A) 1 m " * 400,
        "[" * 60000,
    ],
)
def test_a_question_over_the_caps_is_not_read(question):
    verdict = judge_unguarded({**SEEDS[5], "question": question})
    assert verdict.outcome == "abstain"
    assert all(a.reason.startswith("budget: ") for a in verdict.abstentions)


@pytest.mark.parametrize("objects", [[{"attributes": {}}], [{"name": None}], [{}]])
def test_a_body_without_a_name(objects):
    trace = put(SEEDS[0], ("state_0", "objects"), objects)
    assert judge_unguarded(trace).outcome in ("valid", "invalid", "abstain")


@pytest.mark.parametrize("relation", [{"args": ["a", "b"]}, {"type": "on", "args": ["a", "b"]}])
def test_a_relation_without_a_type(relation):
    trace = put(SEEDS[0], ("state_0", "relations"), [relation])
    assert judge_unguarded(trace).outcome in ("valid", "invalid", "abstain")


def test_an_error_of_our_own_is_an_abstention(monkeypatch):
    monkeypatch.setattr("wmw.verifiers.pipeline.collect", lambda record: 1 / 0)
    verdict = judge(SEEDS[0])
    assert verdict.outcome == "abstain"
    assert all(a.reason.startswith("internal: ZeroDivisionError") for a in verdict.abstentions)
