"""The published schemas and the findings of the schema stage."""

import copy
import json
from pathlib import Path

import jsonschema_rs
import pytest

from wmw.core.trace import RELATION_TYPES
from wmw.core.verdict import FIELDS, LABELS, Finding
from wmw.verifiers.decoding import Problem, admit, decode
from wmw.verifiers.pointers import MISSING, value_at
from wmw.verifiers.schema import EXPLANATIONS, MAX_FINDINGS, load_schema, schema_findings
from wmw.verifiers.unjudged import not_a_trace, over_budget, schema_invalid, unjudged

CASES = Path(__file__).parents[1] / "cases" / "schema"
BASE = json.loads((CASES / "base_trace.json").read_text(encoding="utf-8"))
FAULTS = json.loads((CASES / "cases.json").read_text(encoding="utf-8"))
NAMES = ("trace", "verdict", "pair")


def edited(edits):
    trace = copy.deepcopy(BASE)
    for edit in edits:
        way, _, last = edit["path"].rpartition("/")
        place = value_at(trace, way)
        key = int(last) if isinstance(place, list) else last
        if edit["op"] == "remove":
            del place[key]
        else:
            place[key] = edit["value"]
    return trace


def whole_validator(name):
    resources = [(f"{other}.schema.json", load_schema(other)) for other in NAMES]
    registry = jsonschema_rs.Registry(resources)
    return jsonschema_rs.Draft202012Validator(load_schema(name), registry=registry)


@pytest.mark.parametrize("case", FAULTS, ids=lambda case: case["name"])
def test_faults_and_their_places(case):
    trace = edited(case["edits"])
    found = schema_findings(admit(trace))
    assert [[finding.code, finding.pointer] for finding in found] == case["faults"]
    for finding in found:
        assert value_at(trace, finding.pointer) is not MISSING
        assert (finding.field, finding.label, finding.severity) == ("schema", None, "error")


def test_messages_are_sentences_of_json_schema():
    trace = edited([])
    del trace["state_0"]
    trace["question"] = 5
    trace["state_1"] = ["x" * 500]
    messages = [finding.message for finding in schema_findings(trace)]
    assert messages[0] == "'state_0' is a required property"
    assert messages[1] == "5 is not of type 'null', 'string'"
    assert messages[2].startswith('["xxx')
    assert messages[2].endswith("… is not of type 'null', 'object'")
    assert len(messages[2]) < 100


def test_findings_are_capped():
    trace = edited([])
    trace["state_0"]["variables"] = {f"v{n}": [] for n in range(MAX_FINDINGS + 5)}
    assert len(schema_findings(trace)) == MAX_FINDINGS


@pytest.mark.parametrize("name", NAMES)
def test_published_schema_is_one(name):
    schema = load_schema(name)
    assert jsonschema_rs.meta.is_valid(schema)
    assert schema["$id"] == f"{name}.schema.json"
    assert "version" in schema["$comment"]


def subschemas(schema):
    yield schema
    for key in ("properties", "$defs"):
        for inner in schema.get(key, {}).values():
            yield from subschemas(inner)
    for key in ("items", "additionalProperties"):
        if isinstance(schema.get(key), dict):
            yield from subschemas(schema[key])


@pytest.mark.parametrize("name", NAMES)
def test_every_property_is_described_and_none_is_closed(name):
    for schema in subschemas(load_schema(name)):
        assert "pattern" not in schema
        assert "patternProperties" not in schema
        assert schema.get("additionalProperties") is not False
        for key, inner in schema.get("properties", {}).items():
            assert inner.get("description"), key


def test_relation_types_are_named_to_the_reader():
    described = load_schema("trace")["$defs"]["relation"]["properties"]["type"]["description"]
    assert all(name in described for name in RELATION_TYPES)


def test_verdict_schema_knows_the_fields_and_labels():
    schema = load_schema("verdict")
    assert schema["properties"]["verdict"]["required"] == list(FIELDS)
    assert schema["properties"]["labels"]["items"]["enum"] == list(LABELS)


def test_verdicts_meet_their_schema():
    validator = whole_validator("verdict")
    finding = Finding("WMW101", None, "schema", "", "'question' is a required property")
    for verdict in (
        not_a_trace(Problem("not-json", "the text ends too early")),
        over_budget(Problem("budget", "too long", "item-7")),
        schema_invalid([finding], None),
    ):
        written = json.loads(verdict.to_json())
        validator.validate(written)
        written["verdict"]["state"] = "perhaps"
        assert not validator.is_valid(written)


def test_pairs_are_held_to_their_schema():
    pair = {
        "id": "p1",
        "source_trace_id": "t1",
        "chosen": BASE,
        "rejected": edited([{"op": "set", "path": "/answer/value", "value": 99}]),
        "patch": [{"op": "replace", "path": "/answer/value", "value": 99}],
        "perturbation_type": "unit_scale",
        "perturbation_name": "shift_power_of_ten",
        "perturbation_field": "answer",
        "perturbation_family": "seen",
        "carried": False,
        "certificate": {"residual": 0.9},
        "description": "The answer is ten times too large.",
    }
    validator = whole_validator("pair")
    validator.validate(pair)
    for broken in (
        {"perturbation_type": "colour"},
        {"carried": "no"},
        {"chosen": {"question": "q"}},
        {"patch": [{"op": "replace", "path": "/answer/value"}]},
        {"patch": [{"op": "move", "path": "/answer/value"}]},
    ):
        assert not validator.is_valid(pair | broken), broken


@pytest.mark.parametrize("code", sorted(EXPLANATIONS))
def test_every_code_is_explained_in_sections(code):
    text = EXPLANATIONS[code]
    places = [
        text.index(part) for part in ("What it does", "Why it is bad", "Example", "Use instead")
    ]
    assert places == sorted(places)


def test_no_trace_is_invalid_and_over_a_cap_abstains():
    bad = unjudged(decode("[]"))
    assert (bad.outcome, bad.verdict["schema"], bad.labels) == ("invalid", "invalid", ())
    assert [finding.code for finding in bad.findings] == ["WMW100"]
    assert {abstention.field for abstention in bad.abstentions} == set(FIELDS[1:])
    big = unjudged(decode('{"a": ' + "9" * 40 + "}"))
    assert (big.outcome, set(big.verdict.values()), big.findings) == ("abstain", {"abstain"}, ())
    assert {abstention.field for abstention in big.abstentions} == set(FIELDS)
    assert all(abstention.reason.startswith("budget: ") for abstention in big.abstentions)
