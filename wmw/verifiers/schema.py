"""Is the JSON a trace? Every fault against the published schema, with its place."""

from __future__ import annotations

import json
from collections.abc import Mapping
from functools import cache
from importlib.resources import files
from typing import Any, Literal

import jsonschema_rs

from wmw.core.verdict import Finding
from wmw.verifiers.pointers import pointer

NOT_A_TRACE = "WMW100"
MISSING_PROPERTY = "WMW101"
WRONG_TYPE = "WMW102"
WRONG_VALUE = "WMW103"

NAMES = {
    NOT_A_TRACE: "not-a-trace",
    MISSING_PROPERTY: "missing-property",
    WRONG_TYPE: "wrong-type",
    WRONG_VALUE: "wrong-value",
}
"""What the codes of this stage are called, as rules are by their modules."""

MAX_FINDINGS = 20
_SHOWN_CHARACTERS = 60

EXPLANATIONS = {
    NOT_A_TRACE: """The line is no JSON object.

What it does
    Reports a line that is not UTF-8, not JSON (NaN and Infinity are none), or holds something
    other than an object. Nothing in it can be judged.

Why it is bad
    A reply that was cut off or wrapped in prose looks like an answer and is none.

Example
    {"scenario_family": "projectile", "question": "A ball

Use instead
    One whole JSON object on each line.
""",
    MISSING_PROPERTY: """A required property is missing.

What it does
    Reports a trace without scenario_family, question, state_0, transition, state_1 or answer,
    or an answer without value. They may be empty or null, and they must be there.

Why it is bad
    What is not there cannot be told from what was lost on the way.

Example
    {"answer": {"unit": "m/s"}}

Use instead
    {"answer": {"value": null, "unit": "m/s"}}
""",
    WRONG_TYPE: """A value has a type that its place does not allow.

What it does
    Reports, for instance, a list where an object is wanted. Keys that the schema does not name
    are never looked at.

Why it is bad
    A claim in an unforeseen shape would be overlooked.

Example
    {"state_0": {"variables": {"m": ["2 kg"]}}}

Use instead
    {"state_0": {"variables": {"m": "2 kg"}}}
""",
    WRONG_VALUE: """A value has the right type and breaks another condition of the schema.

What it does
    Reports, for instance, a relation that does not have exactly two arguments.

Why it is bad
    A relation of one body or of three says nothing definite.

Example
    {"type": "on", "args": ["box"]}

Use instead
    {"type": "on", "args": ["box", "incline"]}
""",
}
"""Documentation of the codes of this stage, by code, in the sections that rules have."""


def load_schema(name: Literal["trace", "verdict", "pair"]) -> dict[str, Any]:
    """Return one of the published schemas (JSON Schema 2020-12) as a fresh dict."""
    text = files("wmw").joinpath("schemas", f"{name}.schema.json").read_text(encoding="utf-8")
    schema: dict[str, Any] = json.loads(text)
    return schema


def schema_findings(record: Mapping[str, Any]) -> tuple[Finding, ...]:
    """Return the faults of an admitted record against the trace schema, by place.

    At most `MAX_FINDINGS` are returned. The record must come from `decoding.admit` or `decode`.
    """
    if _validator().is_valid(record):
        return ()
    errors = sorted(_validator().iter_errors(record), key=_place)
    return tuple(_finding(error) for error in errors[:MAX_FINDINGS])


@cache
def _validator() -> Any:
    return jsonschema_rs.Draft202012Validator(load_schema("trace"))


def _place(error: Any) -> tuple[list[tuple[bool, str | int]], str]:
    path = [(isinstance(token, int), token) for token in error.instance_path]
    return path, error.message


def _finding(error: Any) -> Finding:
    code, message = _told(error.kind, error.instance)
    return Finding(
        code=code,
        label=None,
        field="schema",
        pointer=pointer(error.instance_path),
        message=message,
    )


def _told(kind: Any, instance: object) -> tuple[str, str]:
    """Return the code and the sentence, in the words of the jsonschema project."""
    match kind.name:
        case "required":
            return MISSING_PROPERTY, f"{kind.property!r} is a required property"
        case "type":
            types = ", ".join(repr(name) for name in kind.types)
            return WRONG_TYPE, f"{_shown(instance)} is not of type {types}"
        case "minItems":
            return WRONG_VALUE, f"{_shown(instance)} is too short: {kind.limit} items are needed"
        case "maxItems":
            return WRONG_VALUE, f"{_shown(instance)} is too long: {kind.limit} items are allowed"
        case name:
            return WRONG_VALUE, f"{_shown(instance)} breaks the condition {name!r} of the schema"


def _shown(instance: object) -> str:
    text = json.dumps(instance, ensure_ascii=False)
    return text if len(text) <= _SHOWN_CHARACTERS else text[:_SHOWN_CHARACTERS] + "…"
