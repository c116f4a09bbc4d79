"""Questions that come near a scene which is read, and are of another one: they are left open."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from tests.bare import bare_trace
from wmw.verifiers.pipeline import judge

FILE = Path(__file__).parent.parent / "cases" / "near_a_scene.jsonl"
CASES = [json.loads(line) for line in FILE.read_text(encoding="utf-8").splitlines()]


@pytest.mark.parametrize("case", CASES, ids=[case["question"] for case in CASES])
def test_what_is_of_another_scene_is_left_open(case: dict[str, str]) -> None:
    right, wrong = (
        judge(bare_trace(case["family"], case["question"], case[which]))
        for which in ("answer", "wrong")
    )
    assert right.outcome != "invalid"
    assert wrong.verdict["answer"] != "valid"
