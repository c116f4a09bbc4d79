"""A preference pair: a sound trace, and the same trace broken in one typed way."""

from __future__ import annotations

import json
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, Literal, get_args

from wmw.core.verdict import Label

EditFamily = Literal["seen", "held_out"]
"""Whether an edit may be trained on."""
EDIT_FAMILIES: tuple[EditFamily, ...] = get_args(EditFamily)
Operation = Mapping[str, Any]
"""One operation of a JSON Patch (RFC 6902)."""


@dataclass(frozen=True, slots=True)
class Certificate:
    """What a broken trace violates, and by how much.

    `stated` is what the broken trace says at `pointer`, `expected` what holds. `residual` is how
    far the two are apart, relative to what holds, and `slack` how far rounding could move them;
    both are None where no number is at stake. For a law, `law` is the true equation and
    `broken_law` the stated one, in canonical names; for an outcome, `condition` and
    `broken_condition` say when the expected and the stated one come about. `quantity` is what is
    misstated, a canonical name or an expression in such names; `route` are the equations that lead
    from what is given to it, or to what the conditions compare, `values` the SI values at which
    they all hold, and `sources` tells where the chosen trace states these, by JSON pointer. For the
    direction of a force, `directions` are the unit vectors that `stated` and `expected` mean.
    """

    violates: Literal["law", "value", "relation", "force", "consistency"]
    pointer: str
    stated: str
    expected: str
    residual: float | None = None
    slack: float | None = None
    law: str | None = None
    broken_law: str | None = None
    values: Mapping[str, float] | None = None
    quantity: str | None = None
    condition: str | None = None
    broken_condition: str | None = None
    route: tuple[str, ...] | None = None
    sources: Mapping[str, str] | None = None
    directions: tuple[tuple[float, float], tuple[float, float]] | None = None

    def to_dict(self) -> dict[str, Any]:
        """Return the certificate without what does not apply, keys in a fixed order."""
        found = {
            "violates": self.violates,
            "pointer": self.pointer,
            "quantity": self.quantity,
            "stated": self.stated,
            "expected": self.expected,
            "residual": _rounded(self.residual),
            "slack": _rounded(self.slack),
            "law": self.law,
            "broken_law": self.broken_law,
            "condition": self.condition,
            "broken_condition": self.broken_condition,
            "values": None
            if self.values is None
            else {name: _rounded(self.values[name]) for name in sorted(self.values)},
            "route": None if self.route is None else [*self.route],
            "sources": None
            if self.sources is None
            else {name: self.sources[name] for name in sorted(self.sources)},
            "directions": None
            if self.directions is None
            else [[_rounded(part) for part in vector] for vector in self.directions],
        }
        return {key: value for key, value in found.items() if value is not None}

    @classmethod
    def from_dict(cls, record: Mapping[str, Any]) -> Certificate:
        """Return the certificate of `to_dict` (TypeError for a field that it has not)."""
        fields = dict(record)
        if "route" in fields:
            fields["route"] = tuple(fields["route"])
        if "directions" in fields:
            stated, expected = fields["directions"]
            fields["directions"] = (tuple(stated), tuple(expected))
        return cls(**fields)


def _rounded(value: float | None) -> float | None:
    """Twelve digits: what is left behind them may differ between machines."""
    return None if value is None else float(f"{value:.12g}")


@dataclass(frozen=True, slots=True)
class Pair:
    """A chosen trace, a rejected one, and what makes the difference.

    `perturbation_field` is the JSON pointer of the root of the fault; `carried` says that what
    depends on it is wrong in consequence.
    """

    id: str
    source_trace_id: str
    chosen: Mapping[str, Any]
    rejected: Mapping[str, Any]
    patch: tuple[Operation, ...]
    perturbation_type: Label
    perturbation_name: str
    perturbation_field: str
    perturbation_family: EditFamily
    carried: bool
    certificate: Certificate
    description: str

    def to_dict(self) -> dict[str, Any]:
        """Return the pair JSON as plain dicts and lists, keys in the order of the contract."""
        return {
            "id": self.id,
            "source_trace_id": self.source_trace_id,
            "chosen": dict(self.chosen),
            "rejected": dict(self.rejected),
            "patch": [dict(operation) for operation in self.patch],
            "perturbation_type": self.perturbation_type,
            "perturbation_name": self.perturbation_name,
            "perturbation_field": self.perturbation_field,
            "perturbation_family": self.perturbation_family,
            "carried": self.carried,
            "certificate": self.certificate.to_dict(),
            "description": self.description,
        }

    def to_json(self) -> str:
        """Return the pair as one line of JSON."""
        return json.dumps(self.to_dict(), ensure_ascii=False, allow_nan=False)

    @classmethod
    def from_dict(cls, record: Mapping[str, Any]) -> Pair:
        """Return the pair of `to_dict` (KeyError where a field lacks)."""
        fields = {name: record[name] for name in cls.__slots__}
        fields["patch"] = tuple(record["patch"])
        fields["certificate"] = Certificate.from_dict(record["certificate"])
        return cls(**fields)

    @classmethod
    def from_json(cls, text: str) -> Pair:
        """Return the pair of `to_json`."""
        return cls.from_dict(json.loads(text))
