"""Changes of a record, as operations of a JSON Patch."""

from __future__ import annotations

import json
from collections.abc import Iterable, Mapping
from typing import Any

import jsonpatch

Operation = Mapping[str, Any]
"""One operation of a JSON Patch (RFC 6902)."""
Change = tuple[Operation, ...]
"""What is changed together."""


def put(pointer: str, value: object) -> Operation:
    """Return the operation that gives a place a new value."""
    return {"op": "replace", "path": pointer, "value": value}


def added(pointer: str, value: object) -> Operation:
    """Return the operation that adds a value: at the end of a list where the pointer ends in -."""
    return {"op": "add", "path": pointer, "value": value}


def removed(pointer: str) -> Operation:
    """Return the operation that removes a value."""
    return {"op": "remove", "path": pointer}


def applied(record: Mapping[str, Any], change: Iterable[Operation]) -> dict[str, Any] | None:
    """Return a copy of a record with a change applied; None where it does not fit the record."""
    copy: dict[str, Any] = json.loads(json.dumps(record))
    try:
        jsonpatch.apply_patch(copy, [dict(operation) for operation in change], in_place=True)
    except (jsonpatch.JsonPatchException, jsonpatch.JsonPointerException):
        return None
    return copy


def difference(before: Mapping[str, Any], after: Mapping[str, Any]) -> Change:
    """Return the JSON Patch that leads from one record to another."""
    return tuple(jsonpatch.make_patch(before, after).patch)
