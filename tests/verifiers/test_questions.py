"""Questions as teachers ask them: the right answer is never blamed, and the wrong one found.

Each line of tests/cases/questions is a question with a right and a wrong answer, written by hand.
The answers stand alone, in a trace with nothing else: what is understood is the question.
"""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from tests.bare import bare_trace
from wmw.core import registry
from wmw.verifiers.pipeline import judge

FOLDER = Path(__file__).parent.parent / "cases" / "questions"
FAMILIES = sorted(path.stem for path in FOLDER.glob("*.jsonl"))


def questions(family):
    lines = (FOLDER / f"{family}.jsonl").read_text(encoding="utf-8").splitlines()
    return [json.loads(line) for line in lines if line.strip()]


def test_every_file_is_of_a_family():
    assert FAMILIES
    assert set(FAMILIES) <= set(registry.names())


@pytest.mark.parametrize("family", FAMILIES)
def test_the_right_answer_holds(family):
    wrong = {}
    for case in questions(family):
        verdict = judge(bare_trace(family, case["question"], case["answer"]))
        if verdict.outcome == "invalid" or verdict.verdict["answer"] != "valid":
            wrong[case["question"]] = [f.message for f in verdict.findings]
    assert not wrong


@pytest.mark.parametrize("family", FAMILIES)
def test_the_wrong_answer_is_found(family):
    missed = [
        case["question"]
        for case in questions(family)
        if judge(bare_trace(family, case["question"], case["wrong"])).outcome != "invalid"
    ]
    assert not missed


def test_no_question_is_told_twice():
    told = [case["question"] for family in FAMILIES for case in questions(family)]
    assert len(told) == len(set(told))
