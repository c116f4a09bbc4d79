"""JSON Pointers (RFC 6901) into a record."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, Final

MISSING: Final = object()
"""What `value_at` returns where a pointer leads nowhere."""


def pointer(tokens: Iterable[str | int]) -> str:
    """Write a path of keys and indices as a JSON Pointer; the whole record is the empty text."""
    return "".join("/" + str(token).replace("~", "~0").replace("/", "~1") for token in tokens)


def value_at(record: object, where: str) -> Any:
    """Return the value that a JSON Pointer leads to, or `MISSING`."""
    value = record
    for token in where.split("/")[1:]:
        key = token.replace("~1", "/").replace("~0", "~")
        if isinstance(value, dict) and key in value:
            value = value[key]
        elif isinstance(value, list) and key.isascii() and key.isdigit() and int(key) < len(value):
            value = value[int(key)]
        else:
            return MISSING
    return value
