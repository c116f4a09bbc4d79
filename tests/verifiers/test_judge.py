"""The whole chain on gold traces, on traces that imitate models', and on partial replies."""

from __future__ import annotations

import copy
import itertools
import json
from collections import Counter
from pathlib import Path

import pytest

from wmw.core import registry
from wmw.core.quantity import read_value
from wmw.core.verdict import FIELDS
from wmw.generators import generate
from wmw.verifiers.decoding import decode
from wmw.verifiers.pipeline import judge

FOLDER = Path(__file__).parents[1] / "cases" / "model_like"
GOLD = [(family, index) for family in registry.names() for index in range(40)]
_NEVER = (
    ("valid", "invalid"),
    ("invalid", "valid"),
    ("abstain", "valid"),
    ("abstain", "invalid"),
)


def records(name):
    lines = (FOLDER / f"{name}.jsonl").read_text(encoding="utf-8").splitlines()
    return [json.loads(line) for line in lines]


DEVELOPMENT = records("dev_corpus")
MODEL_LIKE = [
    record
    for path in sorted(FOLDER.glob("*.jsonl"))
    if path.stem != "dev_corpus"
    for record in records(path.stem)
]


@pytest.mark.parametrize(("family", "index"), GOLD)
def test_gold_is_valid_as_a_strangers_trace_and_with_gold(family, index):
    item = generate(family, 7, index)
    alone, joined = judge(item.trace.to_dict()), judge(item.trace.to_dict(), gold=item)
    assert alone.outcome == joined.outcome == "valid", (alone.findings, alone.abstentions)
    assert joined.basis == "gold"
    if item.modality == "picture" and item.givens and item.task == "quantitative":
        assert alone.basis == "trace"


@pytest.mark.parametrize("record", DEVELOPMENT, ids=lambda r: r["trace"]["id"])
def test_no_sound_trace_of_the_development_corpus_is_flagged(record):
    verdict = judge(record["trace"])
    assert verdict.verdict["schema"] == "valid"
    if record["expected"] == "valid":
        assert verdict.outcome != "invalid", verdict.findings


def test_most_faults_of_the_development_corpus_are_found():
    faulty = [
        record["trace"]
        for record in DEVELOPMENT
        if record["expected"] == "invalid"
        and record["trace"]["scenario_family"] in registry.names()
    ]
    missed = [trace["id"] for trace in faulty if judge(trace).outcome != "invalid"]
    assert len(missed) <= 0.3 * len(faulty), missed


def misjudged(written):
    """Return how a family's records are judged, and those that no one may misjudge so."""
    seen, wrong = Counter(), []
    for record in written:
        expected, verdict = record["expected"], judge(record["trace"])
        seen[expected, verdict.outcome] += 1
        if (expected, verdict.outcome) in _NEVER:
            wrong.append((record["trace"]["id"], expected, verdict.outcome, verdict.findings))
    return seen, wrong


@pytest.mark.parametrize("family", registry.names())
def test_what_models_write(family):
    """Nothing sound is flagged, nothing faulty called valid, and most of both is told as such."""
    seen, wrong = misjudged(r for r in MODEL_LIKE if r["trace"]["scenario_family"] == family)
    assert not wrong, wrong[:5]
    for expected in ("valid", "invalid"):
        total = sum(n for (wanted, _), n in seen.items() if wanted == expected)
        assert total >= 10
        assert seen[expected, expected] >= 0.85 * total


def test_what_models_write_of_no_family_that_is_known():
    families = registry.names()
    seen, wrong = misjudged(r for r in MODEL_LIKE if r["trace"]["scenario_family"] not in families)
    assert seen
    assert not wrong, wrong[:5]


@pytest.mark.parametrize("pressure", ["100 kPa", "101.3 kPa"])
@pytest.mark.parametrize("gravity", ["9.8 m/s^2", "10 m/s^2"])
def test_constants_are_what_the_trace_takes_them_to_be(pressure, gravity):
    """The question leaves two constants open; each may be any of its usual values."""
    gauge = 1000 * float(gravity.split()[0]) * 5 / 1000
    total = f"{gauge + float(pressure.split()[0]):.1f} kPa"
    trace = {
        "id": "open-constants",
        "scenario_family": "fluid",
        "question": "What is the absolute pressure at a depth of 5.0 m below the surface of water"
        " with a density of 1000 kg/m³?",
        "state_0": {
            "objects": [{"name": "water", "attributes": {}}],
            "relations": [],
            "forces": [],
            "variables": {"h": "5.0 m", "rho": "1000 kg/m^3", "p_0": pressure, "g": gravity},
            "assumptions": [],
        },
        "transition": {
            "rule": "hydrostatic pressure",
            "effect": "",
            "equation": "p = p_0 + rho g h",
        },
        "state_1": {"predicted_change": "", "new_variables": {"p_abs": total}},
        "answer": {"value": total, "unit": None},
    }
    assert judge(trace).outcome == "valid", judge(trace).findings


@pytest.mark.parametrize(("family", "index"), GOLD[::8])
def test_a_file_and_a_dict_are_judged_alike(family, index):
    trace = generate(family, 8, index).trace.to_dict()
    text = json.dumps(trace, ensure_ascii=False)
    decoded = decode(text.encode())
    assert judge(trace).to_dict() == judge(decoded).to_dict()


@pytest.mark.parametrize(("family", "index"), GOLD[::8])
def test_order_and_optional_fields_do_not_matter(family, index):
    trace = generate(family, 9, index).trace.to_dict()
    other = {key: trace[key] for key in reversed(trace)}
    other["state_0"] = copy.deepcopy(trace["state_0"])
    variables = other["state_0"]["variables"]
    other["state_0"]["variables"] = {key: variables[key] for key in reversed(variables)}
    other["state_0"]["relations"].reverse()
    other["state_0"]["forces"].reverse()
    other.pop("derivation")
    other.pop("metadata")
    assert judge(trace).outcome == judge(other).outcome == "valid"


@pytest.mark.parametrize(("family", "index"), GOLD[::3])
def test_a_wrong_number_in_the_answer_never_stays_valid(family, index):
    items = (generate(family, 10, place) for place in itertools.count(index))
    item = next(item for item in items if item.task == "quantitative")
    trace = item.trace.to_dict()
    value = trace["answer"]["value"]
    read = read_value(value, trace["answer"]["unit"])
    unit = trace["answer"]["unit"] or (read.unit and read.unit.text)
    trace["answer"] = {"value": read.value * 1.2, "unit": unit, "explanation": None}
    verdict = judge(trace)
    assert verdict.outcome != "valid"
    if verdict.outcome == "invalid":
        assert verdict.verdict["state"] == verdict.verdict["transition"] == "valid"


@pytest.mark.parametrize(("family", "index"), GOLD[::3])
def test_a_misread_given_never_stays_valid_with_gold(family, index):
    item = generate(family, 11, index)
    trace = item.trace.to_dict()
    variables = trace["state_0"]["variables"]
    for name, value in variables.items():
        digits = str(value).split()[0].rstrip("°")
        if digits.replace(".", "", 1).isdigit() and float(digits) > 0 and name != "g":
            break
    else:
        pytest.fail("gold without a single number in its variables")
    variables[name] = str(value).replace(digits, f"{float(digits) * 1.3:.4g}", 1)
    assert judge(trace, gold=item).outcome == "invalid"


def test_parts():
    item = generate("circuit", 3, 0)
    trace = item.trace.to_dict()
    answer_only = {key: trace[key] for key in ("id", "scenario_family", "question", "answer")}
    verdict = judge(answer_only, gold=item, parts=["answer"])
    assert verdict.outcome == "valid"
    assert verdict.verdict["answer"] == "valid"
    reasons = {a.field: a.reason for a in verdict.abstentions}
    assert reasons == dict.fromkeys(("state", "transition", "faithfulness"), "not-asked")


@pytest.mark.parametrize(
    "record",
    [None, 3, "text", [], {}, {"question": None}, {"state_0": {"variables": {"m": float("nan")}}}],
)
def test_what_is_no_trace_is_schema_invalid(record):
    verdict = judge(record)
    assert verdict.verdict["schema"] == "invalid"
    assert {verdict.verdict[f] for f in FIELDS[1:]} == {"abstain"}
    assert verdict.labels == ()


def test_a_wrong_family_name_is_tried_against_the_others():
    trace = generate("inclined_plane", 4, 2, modality="text").trace.to_dict()
    trace["scenario_family"] = "optics"
    assert judge(trace).outcome in ("valid", "abstain")
    trace["scenario_family"] = "no such family"
    assert judge(trace).outcome == "valid"
