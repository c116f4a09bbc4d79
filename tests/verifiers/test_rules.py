"""Every rule on both sides of its line: sound traces, each with one thing changed."""

from __future__ import annotations

import copy
import json
from pathlib import Path

import pytest

from wmw.verifiers import rules
from wmw.verifiers.pipeline import judge

FOLDER = Path(__file__).parents[1] / "cases" / "rules"
CASES = [
    pytest.param(book["trace"], case, id=f"{path.stem}-{case['why']}")
    for path in sorted(FOLDER.glob("*.json"))
    for book in [json.loads(path.read_text(encoding="utf-8"))]
    for case in book["cases"]
]


def edited(trace, case):
    trace = copy.deepcopy(trace)
    for pointer, value in case.get("set", {}).items():
        *path, last = pointer.split("/")[1:]
        holder = trace
        for key in path:
            holder = holder[int(key) if isinstance(holder, list) else key]
        holder[int(last) if isinstance(holder, list) else last] = value
    for pointer, value in case.get("append", {}).items():
        holder = trace
        for key in pointer.split("/")[1:]:
            holder = holder[int(key) if isinstance(holder, list) else key]
        holder.append(value)
    for pointer in case.get("remove", []):
        *path, last = pointer.split("/")[1:]
        holder = trace
        for key in path:
            holder = holder[key]
        del holder[int(last)]
    return trace


@pytest.mark.parametrize(("trace", "case"), CASES)
def test_rule(trace, case):
    verdict = judge(edited(trace, case))
    errors = [f for f in verdict.findings if f.severity == "error"]
    codes = {f.code for f in errors}
    if "codes" in case:
        assert codes == set(case["codes"]), errors
        assert (verdict.outcome == "invalid") is bool(case["codes"])
        if not case["codes"]:
            assert verdict.outcome == "valid"
            assert verdict.verdict == dict.fromkeys(verdict.verdict, "valid")
    elif case.get("silent"):  # of no family: nothing is known to be right, nothing wrong
        assert not errors
        assert verdict.outcome == "abstain"
    else:
        assert case["includes"] in codes, errors
        assert verdict.outcome == "invalid"
    if "pointer" in case:
        wanted = case.get("includes") or case["codes"][0]
        assert case["pointer"] in {f.pointer for f in errors if f.code == wanted}
    if "label" in case:
        assert verdict.labels == (case["label"],)


def test_every_rule_has_a_case_that_only_it_makes():
    """Disabling any rule must change a verdict that the cases above pin."""
    pinned = {
        code
        for _, case in (param.values for param in CASES)
        for code in [*case.get("codes", []), *([case["includes"]] if "includes" in case else [])]
    }
    assert set(rules.registry()) <= pinned


@pytest.mark.parametrize("rule", rules.registry().values(), ids=lambda rule: rule.name)
def test_rule_is_documented(rule):
    for heading in ("What it does:", "Why it is bad:", "Example:", "Use instead:"):
        assert heading in rule.doc
