"""The place of a finding, cut out of the record's JSON, and what of it is at fault."""

from __future__ import annotations

import json
import re
from dataclasses import dataclass
from typing import Any

from wmw.cli.text import cut, printable
from wmw.verifiers.decoding import Problem, decode
from wmw.verifiers.pointers import MISSING, value_at

_LEAST_BEFORE = 24
"""Characters before a long value: enough for the name that it has."""
_LONGEST = 1000
"""Bytes of a text that is no JSON: more than any terminal shows in a line."""


@dataclass(frozen=True, slots=True)
class Snippet:
    """A line of JSON, made printable, in three parts: the middle one is at fault."""

    before: str
    marked: str
    after: str

    def fitted(self, width: int) -> Snippet:
        """Return as much of the line as goes into `width` characters around the part at fault."""
        if not self.marked:
            return Snippet(cut(self.before, width), "", "")
        room = width - len(self.marked)
        if room >= len(self.before) + len(self.after):
            return self
        lead = max(room - len(self.after), room // 2, _LEAST_BEFORE)
        before = self.before if len(self.before) <= lead else "…" + self.before[1 - lead :]
        left = max(width - len(before), 1)
        if left < len(self.marked):
            return Snippet(before, cut(self.marked, left), "")
        # Where the part at fault fills the line, no column is left to say that there is more.
        after = cut(self.after, left - len(self.marked)) if left > len(self.marked) else ""
        return Snippet(before, self.marked, after)


def snippet_of(data: bytes, pointer: str, stated: str | None) -> Snippet | None:
    """Return what holds the value at a pointer, with that value marked; None if there is none.

    Of a text only the stated part is marked, where it stands there once. Where the whole record is
    meant, or the data are none, nothing is marked.
    """
    record = decode(data)
    if isinstance(record, Problem):
        text = printable(data[:_LONGEST].decode("utf-8", "replace"))
        return Snippet(text, "", "") if text else None
    value = value_at(record, pointer)
    if value is MISSING:
        return None
    if not pointer:
        return Snippet(printable(_json(record)), "", "")
    before, after = _around(record, pointer)
    inner, marked, rest = _part_at_fault(_json(value), stated)
    return Snippet(printable(before + inner), printable(marked), printable(rest + after))


def _around(record: object, pointer: str) -> tuple[str, str]:
    """Return the JSON of the innermost list or object, before and behind the value pointed at."""
    way, _, token = pointer.rpartition("/")
    holder: Any = value_at(record, way)
    key = token.replace("~1", "/").replace("~0", "~")
    if isinstance(holder, list):
        members = [_json(item) for item in holder]
        opening, closing, number, name = "[", "]", int(key), ""
    else:
        members = [f"{_json(other)}: {_json(item)}" for other, item in holder.items()]
        opening, closing, number, name = "{", "}", list(holder).index(key), f"{_json(key)}: "
    before = "".join(f"{member}, " for member in members[:number])
    after = "".join(f", {member}" for member in members[number + 1 :])
    return opening + before + name, after + closing


def _part_at_fault(text: str, stated: str | None) -> tuple[str, str, str]:
    if stated and text.startswith('"'):
        # Not "2 N" within "12 N", nor within "2 Nm".
        part = re.compile(rf"(?<![\w.,−-]){re.escape(_json(stated)[1:-1])}(?![\w.,]*\w)")
        found = list(part.finditer(text))
        if len(found) == 1:
            start, end = found[0].span()
            return text[:start], text[start:end], text[end:]
    return "", text, ""


def _json(value: object) -> str:
    return json.dumps(value, ensure_ascii=False)
