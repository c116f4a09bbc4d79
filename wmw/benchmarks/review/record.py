"""Records of a review: what an annotator sees, and what the key knows beside it."""

from __future__ import annotations

import json
from collections.abc import Mapping
from dataclasses import asdict, dataclass, fields
from pathlib import Path
from typing import Any, Literal

from wmw.core.errors import InputFileError
from wmw.core.verdict import Label

KEY_SCHEMA = "wmw-review-key/1"
KEY_FILE, PICTURES = "key.jsonl", "pictures"
Side = Literal["chosen", "rejected"]


@dataclass(frozen=True, slots=True)
class Record:
    """One trace to be judged, under a name that tells nothing, with what the bank says of it.

    `label`, `edit`, `edit_family` and `pointer` (the root of the fault) are those of a rejected
    trace; a chosen one has none. `pair` is None where traces, not pairs, were drawn. `stratum` is
    the label of the pair, or the family of the trace, that it was drawn for. `picture` is the name
    of a file in the folder `pictures` beside the key.
    """

    name: str
    pair: str | None
    source_trace_id: str
    family: str
    stratum: str
    side: Side
    label: Label | None
    edit: str | None
    edit_family: str | None
    pointer: str | None
    question: str
    options: tuple[str, ...]
    picture: str | None
    trace: Mapping[str, Any]

    @property
    def is_sound(self) -> bool:
        """Whether the bank holds the trace to be sound."""
        return self.side == "chosen"


@dataclass(frozen=True, slots=True)
class Key:
    """The key of a review: the records in order, and what they were drawn from.

    `head` holds the schema, kind, seed, number of annotators, and the bank's seed, number of items
    and SHA-256 of its manifest.
    """

    head: Mapping[str, Any]
    records: tuple[Record, ...]
    folder: Path | None = None

    def to_jsonl(self) -> str:
        """Return the key as JSON Lines: the head first, then a line for each record."""
        lines = [dict(self.head), *(asdict(record) for record in self.records)]
        texts = (json.dumps(line, ensure_ascii=False, allow_nan=False) for line in lines)
        return "".join(f"{text}\n" for text in texts)


def read_key(path: Path) -> Key:
    """Read the key file of a review; InputFileError, with the line, where it is none."""
    try:
        lines = path.read_text(encoding="utf-8").removesuffix("\n").split("\n")
    except (OSError, UnicodeDecodeError) as error:
        raise InputFileError(path, "cannot be read; name the key.jsonl of a sample") from error
    head = _object(path, 1, lines[0])
    if head.get("schema") != KEY_SCHEMA:
        raise InputFileError(path, f"is no key of a review (schema {KEY_SCHEMA!r})", 1)
    names = [field.name for field in fields(Record)]
    records = []
    for number, line in enumerate(lines[1:], 2):
        found = _object(path, number, line)
        if found.keys() != set(names):
            raise InputFileError(path, "is no record of a review", number)
        records.append(Record(**{**found, "options": tuple(found["options"])}))
    return Key(head, tuple(records), path.parent)


def _object(path: Path, number: int, line: str) -> dict[str, Any]:
    try:
        found = json.loads(line)
    except ValueError as error:
        raise InputFileError(path, "is no line of a review's key", number) from error
    if not isinstance(found, dict):
        raise InputFileError(path, "is no line of a review's key", number)
    return found
