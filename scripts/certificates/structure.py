"""What holds of every pair whatever its physics: patch, source, names, labels, places."""

from __future__ import annotations

import json
from collections.abc import Iterator, Mapping
from typing import Any

import jsonpatch
from jsonpointer import JsonPointerException, resolve_pointer

LABELS = (
    "object",
    "state",
    "relation",
    "force",
    "transition",
    "intervention",
    "temporal",
    "unit_scale",
    "faithfulness",
)
FIELDS = (
    "id",
    "source_trace_id",
    "chosen",
    "rejected",
    "patch",
    "perturbation_type",
    "perturbation_name",
    "perturbation_field",
    "perturbation_family",
    "carried",
    "certificate",
    "description",
)
KEPT = ("id", "scenario_family", "question", "metadata")
"""What no edit may touch: the item, and what is known of it."""
_GIVENS, _FORCES, _RELATIONS = (
    ("/state_0/objects", "/state_0/variables"),
    "/state_0/forces",
    ("/state_0/relations",),
)
_RESULTS, _LAWS, _ANSWERS = "/state_1", ("/transition", "/derivation"), "/answer"
# What a fault of a label may violate, and the part of the trace at which it stands.
_BORDERS: Mapping[str, tuple[tuple[str, ...], tuple[str, ...]]] = {
    "object": (("value", "law"), (*_GIVENS, "/derivation", _RESULTS, _ANSWERS)),
    "state": (("value",), _GIVENS),
    "relation": (("relation",), _RELATIONS),
    "force": (("force",), (_FORCES,)),
    "transition": (("law",), _LAWS),
    "intervention": (("value",), (_RESULTS,)),
    "temporal": (("value", "law"), (*_GIVENS, *_LAWS, _RESULTS)),
    "unit_scale": (("value",), (*_GIVENS, *_LAWS, _RESULTS, _ANSWERS)),
    "faithfulness": (("value", "consistency"), (_ANSWERS,)),
}


def same(one: object, other: object) -> bool:
    """Tell whether two JSON values are the same text: 1, 1.0 and true are not."""
    return json.dumps(one, sort_keys=True) == json.dumps(other, sort_keys=True)


def at(trace: Mapping[str, Any], pointer: str) -> Any:
    """Return what stands at a pointer; None where nothing does."""
    try:
        return resolve_pointer(trace, pointer)
    except JsonPointerException:
        return None


def faults(pair: Mapping[str, Any], source: Mapping[str, Any] | None) -> Iterator[str]:
    """Yield what is wrong with a pair as such; `source` is the trace that it is said to be of."""
    chosen, rejected, certificate = pair["chosen"], pair["rejected"], pair["certificate"]
    if source is None:
        yield f"its source trace {pair['source_trace_id']!r} is not in the bank"
    elif not same(chosen, source):
        yield "chosen is not the source trace"
    try:
        patched = jsonpatch.apply_patch(chosen, pair["patch"])
    except (jsonpatch.JsonPatchException, JsonPointerException) as error:
        yield f"the patch cannot be applied to chosen: {error}"
    else:
        if not same(patched, rejected):
            yield "the patch does not turn chosen into rejected"
    if same(chosen, rejected):
        yield "chosen and rejected are the same"
    for key in KEPT:
        if not same(chosen.get(key), rejected.get(key)):
            yield f"rejected has another {key} than chosen"
    yield from _names(pair)
    yield from _places(pair, certificate["pointer"])


def _names(pair: Mapping[str, Any]) -> Iterator[str]:
    label, kind, pointer = (
        pair["perturbation_type"],
        pair["certificate"]["violates"],
        pair["certificate"]["pointer"],
    )
    if label not in LABELS:
        yield f"the label {label!r} is not one of the nine"
        return
    kinds, places = _BORDERS[label]
    if kind not in kinds or not pointer.startswith(places):
        yield f"a fault of the label {label} does not violate a {kind} at {pointer}"
    if pair["perturbation_family"] not in ("seen", "held_out"):
        yield f"the edit is neither seen nor held out: {pair['perturbation_family']!r}"
    if not pair["id"].startswith(f"{pair['source_trace_id']}-{pair['perturbation_name']}-"):
        yield "its id does not tell its source trace and its edit"
    if pair["perturbation_field"] != pointer:
        yield "perturbation_field is not the pointer of the certificate"


def _places(pair: Mapping[str, Any], pointer: str) -> Iterator[str]:
    touched = [operation["path"] for operation in pair["patch"]]
    if not any(path.startswith(pointer) or pointer.startswith(path) for path in touched):
        yield f"the patch touches nothing at {pointer}"
    parts = {path.split("/")[1] for path in touched}
    # A value that changes places with one of another moment stands in two states.
    if not pair["carried"] and len(parts) > 1 and parts != {"state_0", "state_1"}:
        yield f"the fault is said to be alone, but {', '.join(sorted(parts))} differ"
