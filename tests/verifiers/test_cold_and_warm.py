"""A trace costs the same steps whether or not the process has met its words before.

Else a verdict at the edge of the budget hangs on what was judged before it.
"""

from __future__ import annotations

import functools
import gc
import json
from pathlib import Path
from typing import Any

import pytest

from wmw.core import work
from wmw.verifiers.pipeline import judge

CASES = sorted((Path(__file__).parents[1] / "cases" / "model_like").glob("*.jsonl"))
EACH = 97
"""Of every so many records of the kept model-like ones, one is judged."""


def _forget_all() -> None:
    for kept in gc.get_objects():
        if isinstance(kept, functools._lru_cache_wrapper):
            kept.cache_clear()


@pytest.fixture
def steps(monkeypatch: pytest.MonkeyPatch) -> list[work.Meter]:
    """The budgets that are set, but for those inside another."""
    kept: list[work.Meter] = []

    class Kept(work.Meter):
        def __init__(self, limit: float) -> None:
            super().__init__(limit)
            if work._METER.get() is None and limit != float("inf"):
                kept.append(self)

    monkeypatch.setattr(work, "Meter", Kept)
    return kept


def _records() -> list[dict[str, Any]]:
    lines = [line for path in CASES for line in path.read_text("utf-8").splitlines()]
    return [json.loads(line)["trace"] for line in lines[::EACH]]


def test_a_trace_costs_the_same_cold_and_warm(steps: list[work.Meter]) -> None:
    seen = 0
    for record in _records():
        _forget_all()
        found = []
        for _ in range(2):
            steps.clear()
            found.append((judge(record), [meter.spent for meter in steps]))
        assert found[0] == found[1], record["id"]
        seen += len(found[0][1])
    assert seen
