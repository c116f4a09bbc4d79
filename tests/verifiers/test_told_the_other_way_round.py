"""Traces that tell a course, a moment or a change the other way round, beside sound ones."""

import copy
import json
from pathlib import Path

import pytest

from wmw.verifiers.pipeline import judge

FILE = Path(__file__).parents[1] / "cases" / "other_way_round.jsonl"
CASES = [json.loads(line) for line in FILE.read_text(encoding="utf-8").splitlines()]
IDS = [case["why"] for case in CASES]


def faulty(case):
    trace = copy.deepcopy(case["trace"])
    for pointer, value in case["fault"].items():
        *path, last = pointer.removeprefix("/").split("/")
        holder = trace
        for key in path:
            holder = holder[key]
        holder[last] = value
    return trace


@pytest.mark.parametrize("case", CASES, ids=IDS)
def test_the_sound_trace_is_not_blamed(case):
    verdict = judge(case["trace"])
    assert verdict.outcome != "invalid", verdict.findings


@pytest.mark.parametrize("case", CASES, ids=IDS)
def test_the_fault_is_found(case):
    verdict = judge(faulty(case))
    assert verdict.labels == (case["label"],), verdict.findings
    assert case["pointer"] in {f.pointer for f in verdict.findings if f.severity == "error"}
