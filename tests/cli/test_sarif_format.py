"""`wmw verify --output-format sarif`: held against the published schema of SARIF 2.1.0."""

import json
import os
import subprocess
import sys
from email.message import Message
from pathlib import Path

import jsonschema_rs
import pytest

from wmw.cli.formats import sarif

ROOT = Path(__file__).parents[2]
SCHEMA = ROOT / "tests" / "cases" / "sarif" / "sarif-schema-2.1.0.json"
GOOD = {"id": "good"}
BAD = {"id": "bad", "faults": ["WMW304"]}
UNSURE = {"id": "unsure", "unsure": ["state"]}
COMMAND = "from wmw.cli import main; main()"


@pytest.fixture(scope="module")
def faults():
    """Return what the schema has against a log."""
    text = SCHEMA.read_text(encoding="utf-8")
    # Two patterns of the published file have a bracket that closes nothing: see its README.
    schema = json.loads(text.replace("{2}]?$", "{2}\\\\]?$"))
    validator = jsonschema_rs.validator_for(schema)

    def against(log):
        return [error.message for error in validator.iter_errors(log)]

    return against


@pytest.fixture
def log_of(wmw, faults):
    """Judge files; return the only run of a log that the schema allows."""

    def judge(*args, **options):
        log = json.loads(wmw("verify", "--output-format", "sarif", *args, **options).stdout)
        assert faults(log) == []
        [run] = log["runs"]
        return run

    return judge


def test_the_schema_finds_faults(faults):
    run = {"tool": {"driver": {"name": "wmw"}}, "results": []}
    assert faults({"version": "2.1.0", "runs": [run]}) == []
    for fault in ({"tool": {}}, {"results": [{"level": "error"}]}, {"rules": []}):
        assert faults({"version": "2.1.0", "runs": [run | fault]})


def test_a_finding_is_a_result(log_of, bank, tmp_path, monkeypatch):
    bank(GOOD, "", BAD, name="a b:c.jsonl")
    monkeypatch.chdir(tmp_path)
    run = log_of(tmp_path / "a b:c.jsonl")
    [result] = run["results"]
    assert result.pop("partialFingerprints")
    assert run["tool"]["driver"]["rules"][result.pop("ruleIndex")]["id"] == "WMW304"
    assert result == {
        "ruleId": "WMW304",
        "level": "error",
        "message": {"text": "the force points the wrong way (law: F = m g)"},
        "locations": [
            {
                "physicalLocation": {
                    "artifactLocation": {"uri": "a%20b%3Ac.jsonl"},
                    "region": {"startLine": 3},
                },
                "logicalLocations": [
                    {"name": "0", "fullyQualifiedName": "/forces/0", "kind": "value"},
                    {"name": "bad", "kind": "object"},
                ],
            }
        ],
        "properties": {"tags": ["force"]},
    }


def test_rules_carry_their_documentation(log_of, bank):
    driver = log_of(bank(GOOD))["tool"]["driver"]
    assert driver["name"] == "wmw"
    rules = {rule["id"]: rule for rule in driver["rules"]}
    assert list(rules) == ["WMW100", "WMW101", "WMW102", "WMW103", "WMW201", "WMW301", "WMW304"]
    assert rules["WMW304"] == {
        "id": "WMW304",
        "name": "friction-along-motion",
        "shortDescription": {"text": "Friction along the motion."},
        "fullDescription": {"text": "reads forces."},
        "help": {
            "text": "Friction along the motion.\n\nWhat it does: reads forces.\n\nExample: A box",
            "markdown": "Friction along the motion.\n\n**What it does:** reads forces.\n\n"
            "**Example:** A box",
        },
        "defaultConfiguration": {"level": "error"},
        "properties": {"tags": ["force"], "field": "state"},
    }


def test_abstentions_are_counted_and_are_no_results(log_of, bank):
    run = log_of(bank(GOOD, UNSURE, UNSURE, BAD))
    assert [result["ruleId"] for result in run["results"]] == ["WMW304"]
    assert run["properties"] == {
        "traces": 4,
        "validTraces": 1,
        "invalidTraces": 1,
        "abstainedTraces": 2,
    }


def test_a_note_is_a_note_and_quiet_leaves_it_out(log_of, bank):
    path = bank(BAD | {"finding": {"severity": "note"}})
    assert [result["level"] for result in log_of(path)["results"]] == ["note"]
    assert log_of("-q", path)["results"] == []


def test_files_elsewhere_and_standard_input_have_an_address(log_of, bank, tmp_path, monkeypatch):
    path = bank("[1]")
    (tmp_path / "here").mkdir()
    monkeypatch.chdir(tmp_path / "here")
    runs = [log_of(path), log_of("-", stdin="[1]\n")]
    places = [run["results"][0]["locations"][0] for run in runs]
    assert [place["physicalLocation"]["artifactLocation"]["uri"] for place in places] == [
        path.as_uri(),
        "stdin:",
    ]
    assert all("logicalLocations" not in place for place in places)


def fingerprints(run):
    return [result["partialFingerprints"]["wmwFinding/v1"] for result in run["results"]]


def test_fingerprints_are_stable_and_differ(log_of, bank):
    other = BAD | {"id": "other"}
    elsewhere = BAD | {"finding": {"pointer": "/forces/1"}}
    of_another = BAD | {"finding": {"stated": "left"}}
    nameless = {"faults": ["WMW304"]}
    records = [BAD | {"faults": ["WMW304", "WMW301"]}, other, elsewhere, of_another, nameless, BAD]
    first = fingerprints(log_of(bank(*records)))
    assert len(set(first)) == len(first) == 7
    again = fingerprints(log_of(bank(*records, name="again.jsonl")))
    assert again == first
    moved = fingerprints(log_of(bank(GOOD, "", *reversed(records), name="moved.jsonl")))
    assert set(moved) == set(first)


@pytest.mark.parametrize(
    ("field", "value", "wanted"),
    [
        (None, None, None),
        ("Home-page", "https://example.org/w", "https://example.org/w"),
        ("Project-URL", "Source, https://example.org/s", "https://example.org/s"),
        ("Project-URL", "Mail, mailto:a@example.org", None),
    ],
)
def test_the_home_page_is_that_of_the_metadata(log_of, bank, monkeypatch, field, value, wanted):
    told = Message()
    if field:
        told[field] = value
    monkeypatch.setattr(sarif, "metadata", lambda package: told)
    assert log_of(bank(GOOD))["tool"]["driver"].get("informationUri") == wanted


def test_the_log_of_real_verdicts_is_sarif(faults):
    """With the verifier itself, over the samples and over text that is no trace."""
    files = ["data/sample_traces.jsonl", "-"]
    done = subprocess.run(
        [sys.executable, "-c", COMMAND, "verify", "--output-format", "sarif", *files],
        input='{"id": "\\ud800 \\u202e", "state_0": 1}\n[1]\n',
        cwd=ROOT,
        env={**os.environ, "PYTHONPATH": str(ROOT)},
        capture_output=True,
        text=True,
        encoding="utf-8",
        check=False,
    )
    assert done.returncode == 1, done.stderr
    log = json.loads(done.stdout)
    assert faults(log) == []
    [run] = log["runs"]
    assert run["properties"]["traces"] == 10
    assert {result["ruleId"] for result in run["results"]} >= {"WMW100", "WMW101", "WMW211"}
    for rule in run["tool"]["driver"]["rules"]:
        assert rule["fullDescription"]["text"] != rule["shortDescription"]["text"], rule["id"]
        for heading in ("What it does", "Why it is bad", "Example", "Use instead"):
            assert f"\n\n**{heading}:** " in rule["help"]["markdown"], rule["id"]
