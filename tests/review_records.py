"""Records and keys of reviews for tests, without a bank."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from wmw.benchmarks.review.record import KEY_SCHEMA, Key, Record

TRACE = {
    "state_0": {
        "objects": [{"name": "box", "attributes": {"mass": "4.0 kg"}}],
        "relations": [{"type": "on", "args": ["box", "ramp"]}],
        "forces": [
            {
                "name": "weight",
                "target": "box",
                "direction": "down",
                "magnitude": "39 N",
                "unit": None,
            }
        ],
        "variables": {"θ": "35°"},
        "assumptions": ["no air"],
    },
    "transition": {
        "rule": "Newton's second law",
        "effect": "The box speeds up.",
        "equation": "m a = m g sin(θ)",
        "evidence": ["It slides."],
    },
    "state_1": {"predicted_change": "It is faster.", "new_variables": {"a": "5.6 m/s²"}},
    "derivation": "a = 9.8 × 0.574\na = 5.6 m/s²",
    "answer": {"value": "5.6", "unit": "m/s²", "explanation": "by the law"},
}


def record(name: str, label: str | None = None, **parts: Any) -> Record:
    """Return a sound record, or with a label a broken one."""
    broken = label is not None
    fields: dict[str, Any] = {
        "name": name,
        "pair": f"{name}-pair",
        "source_trace_id": f"{name}-trace",
        "family": "a_family",
        "stratum": label or "state",
        "side": "rejected" if broken else "chosen",
        "label": label,
        "edit": "an_edit" if broken else None,
        "edit_family": "seen" if broken else None,
        "pointer": "/answer/value" if broken else None,
        "question": "How fast?",
        "options": (),
        "picture": None,
        "trace": TRACE,
    }
    return Record(**(fields | parts))


def key(*records: Record, folder: Path | None = None) -> Key:
    """Return the key of a review of these records."""
    bank = {"seed": 1, "items": 9, "manifest_sha256": "0" * 64}
    head = {
        "schema": KEY_SCHEMA,
        "kind": "pairs",
        "seed": 3,
        "n": len(records),
        "annotators": 2,
        "bank": bank,
    }
    return Key(head, records, folder)
