"""What a meter reads is asked for as what it measures, where it has one place."""

import json

import pytest

from wmw.verifiers.pipeline import judge
from wmw.verifiers.questions.label_behind import with_value_behind
from wmw.verifiers.questions.meters import as_measured

_SERIES = "R1 = 20 Ω and R2 = 40 Ω are in series with an ideal 12 V battery."


@pytest.mark.parametrize(
    ("told", "asked"),
    [
        ("A voltmeter is across R2. What does it read?", "What is the voltage across R2?"),
        ("What will a voltmeter in parallel with R2 show?", "What is the voltage across R2?"),
        ("An ammeter is in series with R1. Find its reading.", "What is the current through R1."),
        ("A voltmeter is first across R1, then across R2. What does it read?", "the meter show?"),
        ("A voltmeter is across the battery. What does it read?", "What does it read?"),
        ("A voltmeter is connected across both. What does it read?", "What does it read?"),
    ],
)
def test_what_a_meter_at_one_part_reads_is_its_voltage(told: str, asked: str) -> None:
    assert as_measured(f"{_SERIES} {told}").endswith(asked)


def test_a_label_behind_a_value_stands_before_it() -> None:
    told = "A 40 Ω resistor R1 and a 2.5 kΩ resistor R2 are in series."
    said = "A resistor R1 of 40 Ω and a resistor R2 of 2.5 kΩ are in series."
    assert with_value_behind(told) == said
    assert with_value_behind(said) == said
    apart = "a 24 Ω resistor R1 = 24 Ω"
    assert with_value_behind(apart) == apart


def _trace(question: str, meter_at: str, kind: str = "connected") -> dict[str, object]:
    ring = [("battery", "R1"), ("R1", "R2"), ("R2", "battery")]
    relations = [{"type": "connected", "args": list(pair)} for pair in ring]
    relations.append({"type": kind, "args": ["voltmeter", meter_at]})
    bodies = {"battery": {"emf": "12 V"}, "R1": {"R": "20 Ω"}, "R2": {"R": "40 Ω"}, "voltmeter": {}}
    objects = [{"name": name, "attributes": has} for name, has in bodies.items()]
    variables = {"R_1": "20 Ω", "R_2": "40 Ω", "emf": "12 V"}
    trace = {
        "id": "m-1",
        "scenario_family": "circuit",
        "question": question,
        "state_0": {"objects": objects, "relations": relations, "forces": []},
        "transition": {
            "rule": "Ohm's law",
            "effect": "One current flows through both resistors.",
            "equation": "V_1 = emf R_1 / (R_1 + R_2)",
            "evidence": [],
        },
        "state_1": {
            "predicted_change": "The meter reads 4.0 V.",
            "new_variables": {"V_1": "4.0 V"},
        },
        "derivation": "V_1 = 12 * 20 / 60 = 4.0 V",
        "answer": {"value": 4.0, "unit": "V", "explanation": "a third of the emf"},
        "metadata": {},
    }
    trace["state_0"] |= {"variables": variables, "assumptions": []}  # type: ignore[operator]
    return json.loads(json.dumps(trace))  # type: ignore[no-any-return]


_ONE = f"{_SERIES} A voltmeter is connected across R1. What does it read?"
_BY_VALUE = f"{_SERIES} A voltmeter is connected across the 20 Ω resistor. What does it read?"
_BOTH = f"{_SERIES} A voltmeter across R2 shows 8.0 V. What would it show across R1?"
_IT = (
    f"{_SERIES} For R1, a voltmeter is in parallel with it. What does the voltmeter across R1 read?"
)


@pytest.mark.parametrize(
    ("question", "at", "kind", "sound"),
    [
        (_ONE, "R1", "connected", True),
        (_ONE, "R2", "connected", False),
        (_BY_VALUE, "R1", "connected", True),
        (_BY_VALUE, "R2", "connected", False),
        (_BOTH, "R1", "connected", True),
        (_BOTH, "R2", "connected", True),
        (_IT, "R1", "parallel", True),
        (_IT, "R1", "in_series_with", False),
    ],
)
def test_a_meter_is_at_any_part_that_the_words_have_it_at(
    question: str, at: str, kind: str, sound: bool
) -> None:
    verdict = judge(_trace(question, at, kind))
    assert (verdict.outcome == "invalid") is not sound
    assert sound or verdict.labels == ("relation",)
