"""Files that are whole or not there: written beside their place, then renamed into it."""

from __future__ import annotations

import hashlib
import json
import os
from collections.abc import Iterable, Mapping
from pathlib import Path
from typing import Any

_BLOCK = 1 << 20
_LINE = json.JSONEncoder(ensure_ascii=False, allow_nan=False)


def write(path: Path, content: bytes | Iterable[bytes], building: Path, sync: bool = False) -> str:
    """Write a file by way of the `building` folder and return its SHA-256.

    The rename is atomic, so a reader and an interrupted build meet the whole file or none. With
    `sync` the bytes are on the disk before the name is.
    """
    blocks = (content,) if isinstance(content, bytes) else content
    found = hashlib.sha256()
    beside = building / f"{path.name}.{os.getpid()}.part"
    with beside.open("wb") as stream:
        for block in blocks:
            found.update(block)
            stream.write(block)
        if sync:
            stream.flush()
            os.fsync(stream.fileno())
    beside.replace(path)
    return found.hexdigest()


def sha256(path: Path) -> str | None:
    """Return the SHA-256 of a file, or None where it cannot be read."""
    found = hashlib.sha256()
    try:
        with path.open("rb") as stream:
            while block := stream.read(_BLOCK):
                found.update(block)
    except OSError:
        return None
    return found.hexdigest()


def json_line_around(record: Mapping[str, Any], name: str, written: str) -> bytes:
    """Return a record as a line of JSON; one member, neither first nor last, is written already.

    What many records repeat need not be written anew for each.
    """
    names = [*record]
    at = names.index(name)
    before, after = (
        _LINE.encode({other: record[other] for other in part})[1:-1]
        for part in (names[:at], names[at + 1 :])
    )
    return f'{{{before}, "{name}": {written}, {after}}}\n'.encode()


def json_text(record: Any) -> str:
    """Return a record as JSON without a line break."""
    return _LINE.encode(record)


def json_page(record: Any) -> bytes:
    """Return a record as indented JSON, keys in their order."""
    return (json.dumps(record, ensure_ascii=False, allow_nan=False, indent=1) + "\n").encode()


def read_json(path: Path) -> dict[str, Any] | None:
    """Return the JSON object in a file; None where there is no such file or it is broken."""
    try:
        record = json.loads(path.read_text(encoding="utf-8"))
    except (OSError, ValueError):
        return None
    return record if isinstance(record, dict) else None
