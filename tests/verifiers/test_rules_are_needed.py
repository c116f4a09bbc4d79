"""Every rule is needed: without it, a trace with its fault is not found wrong in its field."""

from __future__ import annotations

import json
from functools import lru_cache
from pathlib import Path

import pytest

from wmw.verifiers import rules, verdicts
from wmw.verifiers.pipeline import judge

CASES = Path(__file__).parents[1] / "cases"


def _edited(trace, case):
    trace = json.loads(json.dumps(trace))

    def holder(pointer):
        *path, last = pointer.split("/")[1:]
        found = trace
        for key in path:
            found = found[int(key) if isinstance(found, list) else key]
        return found, int(last) if isinstance(found, list) else last

    for pointer, value in case.get("set", {}).items():
        inner, last = holder(pointer)
        inner[last] = value
    for pointer, value in case.get("append", {}).items():
        inner, last = holder(pointer)
        inner[last].append(value)
    for pointer in case.get("remove", []):
        inner, last = holder(pointer)
        del inner[last]
    return trace


@lru_cache
def _books():
    return [
        json.loads(path.read_text(encoding="utf-8"))
        for path in sorted((CASES / "rules").glob("*.json"))
    ]


def _told(case):
    """Return the codes that a case of a book is there to show."""
    return {*case.get("codes", ()), case.get("includes")} - {None}


def _records(code):
    """Yield faulty records, first those that are there to show a code."""
    cases = [(book["trace"], case) for book in _books() for case in book["cases"] if _told(case)]
    for shows in (True, False):
        yield from (_edited(t, case) for t, case in cases if (code in _told(case)) is shows)
    for path in sorted((CASES / "model_like").glob("*.jsonl")):
        for line in path.read_text(encoding="utf-8").splitlines():
            record = json.loads(line)
            if record["expected"] == "invalid":
                yield record["trace"]


def _showing(code):
    """Yield each record with an error of a code, and the field of it."""
    for record in _records(code):
        for finding in judge(record).findings:
            if finding.code == code and finding.severity == "error":
                yield record, finding.field
                break


@pytest.mark.parametrize("code", rules.registry())
def test_without_a_rule_its_fault_is_not_found(code, monkeypatch):
    kept = {c: rule for c, rule in rules.registry().items() if c != code}

    def is_missed(record, field):
        with monkeypatch.context() as without:
            without.setattr(rules, "registry", lambda: kept)
            return judge(record).verdict[field] != "invalid"

    assert any(is_missed(*one) for one in _showing(code)), f"no record needs {code}"


@pytest.mark.parametrize("code", ["WMW302", "WMW502"])
def test_without_a_familyless_check_its_fault_is_not_found(code, monkeypatch):
    """Arithmetic and option letters need no family: a trace of an unknown one shows both."""
    record = json.loads(
        json.dumps(
            {
                "id": "familyless",
                "scenario_family": "no such family",
                "question": "How many? (A) 3 (B) 4",
                "state_0": {},
                "transition": {"rule": "counting", "equation": "2 * 30 = 70"},
                "state_1": {},
                "answer": {"value": "(A) 4"},
            }
        )
    )
    verdict = judge(record)
    fields = {f.code: f.field for f in verdict.findings}
    assert set(fields) == {"WMW302", "WMW502"}
    whole = verdicts.familyless_findings
    monkeypatch.setattr(
        verdicts, "familyless_findings", lambda claims: (f for f in whole(claims) if f.code != code)
    )
    assert judge(record).verdict[fields[code]] == "abstain"
