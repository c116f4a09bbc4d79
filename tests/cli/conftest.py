"""A judge of its own for the command line, so that its tests know the verdicts beforehand."""

import json
import sys
from types import ModuleType, SimpleNamespace

import pytest
from click.testing import CliRunner

from wmw.cli import main
from wmw.core.verdict import FIELDS, SCHEMA_VERSION, Abstention, Finding, Verdict, outcome_of

FINDING = {
    "label": "force",
    "field": "state",
    "pointer": "/forces/0",
    "message": "the force points the wrong way",
    "stated": "up",
    "expected": "down",
    "law": "F = m g",
}


def fake_judge(record, *, gold=None, parts=None):
    """Find what the record asks for: {"id", "faults": [code...], "unsure": [field...]}.

    What stands in "finding" goes into each finding.
    """
    findings = tuple(
        Finding(**FINDING | {"code": code} | record.get("finding", {}))
        for code in record.get("faults", ())
    )
    unsure = tuple(
        Abstention(field, "unbound: nothing known") for field in record.get("unsure", ())
    )
    statuses = dict.fromkeys(FIELDS, "valid") | {item.field: "abstain" for item in unsure}
    if findings:
        statuses["state"] = "invalid"
    return Verdict(
        schema_version=SCHEMA_VERSION,
        id=record.get("id"),
        outcome=outcome_of(statuses),
        verdict=statuses,
        labels=("force",) if findings else (),
        findings=findings,
        abstentions=unsure,
    )


@pytest.fixture(autouse=True)
def _judge(monkeypatch):
    pipeline = ModuleType("wmw.verifiers.pipeline")
    pipeline.judge_decoded = fake_judge
    monkeypatch.setitem(sys.modules, "wmw.verifiers.pipeline", pipeline)


@pytest.fixture(autouse=True)
def _rules(monkeypatch):
    rules = ModuleType("wmw.verifiers.rules")
    documents = {
        "WMW201": ("given-misstated", "A given is wrong.\n\nWhat it does: compares.\n"),
        "WMW301": ("equation-untrue", "An equation is wrong.\n\nUse instead: another.\n"),
        "WMW304": (
            "friction-along-motion",
            "Friction along the motion.\n\nWhat it does: reads\nforces.\n\nExample\n    A box\n",
        ),
    }
    found = {
        code: SimpleNamespace(code=code, name=name, label="force", field="state", doc=doc)
        for code, (name, doc) in documents.items()
    }
    rules.registry = lambda: found
    monkeypatch.setitem(sys.modules, "wmw.verifiers.rules", rules)


@pytest.fixture
def bank(tmp_path):
    """Write records, or texts as they are, to the lines of a file."""

    def write(*records, name="bank.jsonl"):
        path = tmp_path / name
        lines = [text if isinstance(text, str) else json.dumps(text) for text in records]
        path.write_text("".join(line + "\n" for line in lines), encoding="utf-8")
        return path

    return write


@pytest.fixture
def wmw():
    """Run the command line in this process."""

    def run(*args, stdin=None):
        return CliRunner().invoke(main, [str(arg) for arg in args], input=stdin)

    return run
