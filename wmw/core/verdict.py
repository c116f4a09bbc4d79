"""The verdict on one trace: fields, labels, findings, abstentions."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from typing import Any, Literal, get_args

from dataclasses_json import DataClassJsonMixin

SCHEMA_VERSION = "1.0"

FieldName = Literal["schema", "state", "transition", "answer", "faithfulness"]
Status = Literal["valid", "invalid", "abstain"]
Label = Literal[
    "object",
    "state",
    "relation",
    "force",
    "transition",
    "intervention",
    "temporal",
    "unit_scale",
    "faithfulness",
]
Basis = Literal["question", "gold", "trace"]
Attribution = Literal["perception", "physics"]
Severity = Literal["error", "note"]

FIELDS: tuple[FieldName, ...] = get_args(FieldName)
LABELS: tuple[Label, ...] = get_args(Label)
DECIDING: tuple[FieldName, ...] = ("state", "transition", "answer")
"""Fields whose abstention makes the outcome an abstention."""


@dataclass(frozen=True, slots=True)
class Finding(DataClassJsonMixin):
    """One claim of the trace that cannot hold, with the evidence a person can check.

    `label` is None for a finding that has no failure label (a schema fault, a note).
    `stated` and `expected` are texts with units, or None where there is nothing to state.
    """

    code: str
    label: Label | None
    field: FieldName
    pointer: str
    message: str
    stated: str | None = None
    expected: str | None = None
    law: str | None = None
    severity: Severity = "error"


@dataclass(frozen=True, slots=True)
class Abstention(DataClassJsonMixin):
    """A field that could not be decided, and why; `reason` starts with one of `REASONS`."""

    field: FieldName
    reason: str


REASONS = (
    "unparsed",
    "unbound",
    "under-specified",
    "outside-laws",
    "not-asked",
    "budget",
    "schema",
    "unknown-family",
    "internal",
)
"""First words of abstention reasons: what could not be read, bound to a quantity, or decided."""


@dataclass(frozen=True, slots=True)
class Verifier(DataClassJsonMixin):
    """Who judged: a name and a version."""

    name: str
    version: str


@dataclass(frozen=True, slots=True)
class Verdict(DataClassJsonMixin):
    """The judgement of one trace; `to_dict()` is the public verdict JSON."""

    schema_version: str
    id: str | None
    outcome: Status
    verdict: Mapping[str, Status]
    labels: tuple[Label, ...] = ()
    findings: tuple[Finding, ...] = ()
    abstentions: tuple[Abstention, ...] = ()
    basis: Basis = "question"
    attribution: Attribution | None = None
    verifier: Verifier = field(default_factory=lambda: Verifier("wmw", "0"))

    def to_dict(self, encode_json: bool = False) -> dict[str, Any]:
        """Return the public verdict JSON as plain dicts and lists, keys in their fixed order."""
        return {
            "schema_version": self.schema_version,
            "id": self.id,
            "outcome": self.outcome,
            "verdict": {name: self.verdict[name] for name in FIELDS},
            "labels": list(self.labels),
            "findings": [_plain(item, _FINDING_KEYS) for item in self.findings],
            "abstentions": [_plain(item, _ABSTENTION_KEYS) for item in self.abstentions],
            "basis": self.basis,
            "attribution": self.attribution,
            "verifier": {"name": self.verifier.name, "version": self.verifier.version},
        }


_FINDING_KEYS = tuple(Finding.__dataclass_fields__)
_ABSTENTION_KEYS = tuple(Abstention.__dataclass_fields__)


def _plain(record: object, keys: Iterable[str]) -> dict[str, Any]:
    return {key: getattr(record, key) for key in keys}


def outcome_of(statuses: Mapping[str, Status], asked: Iterable[FieldName] = DECIDING) -> Status:
    """Return invalid if any field is; else abstain if an asked deciding field is; else valid."""
    if "invalid" in statuses.values():
        return "invalid"
    if any(statuses[name] == "abstain" for name in asked if name in DECIDING):
        return "abstain"
    return "valid"
