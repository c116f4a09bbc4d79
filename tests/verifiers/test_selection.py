"""A reading is given up early only where judging it to the end would not have helped."""

import json
from pathlib import Path

import pytest

from wmw.core import registry
from wmw.verifiers.claims import collect
from wmw.verifiers.judged import judge_case
from wmw.verifiers.selection import _cases

FOLDER = Path(__file__).parents[1] / "cases" / "model_like"
READINGS = 8


@pytest.mark.parametrize("family", registry.names())
def test_what_is_given_up_is_not_better(family):
    lines = (FOLDER / f"{family}_3.jsonl").read_text(encoding="utf-8").splitlines()
    given_up = 0
    for line in lines:
        claims = collect(json.loads(line)["trace"])
        best = None
        # Each list of cases is judged once: a case remembers what was decided.
        pairs = zip(
            _cases(claims, family, None, reread=False),
            _cases(claims, family, None, reread=False),
            strict=True,
        )
        for _, ((_, case), (_, twin)) in zip(range(READINGS), pairs, strict=False):
            if not case.possible:
                continue
            whole = judge_case(case, None, strict=False)
            early = judge_case(twin, best, strict=False)
            better = best is None or whole.cost < best.cost
            assert (early is not None) == better
            given_up += early is None
            if early is not None:
                assert (early.cost, early.findings) == (whole.cost, whole.findings)
                best = early
    assert given_up
