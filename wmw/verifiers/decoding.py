"""One line of JSON, or one record from memory, made safe to judge: caps first, then work.

The caps are the time budget of everything that follows, so no timer is needed. They are measured
on the value and not on its spelling wherever a caller may hold the value without the spelling:
a trace gets the same verdict from a file and from a dict.
"""

from __future__ import annotations

import json
import re
from collections.abc import Iterable
from dataclasses import dataclass
from math import isfinite
from typing import Any, Literal

import msgspec

TRACE_BYTES = 64 * 1024
"""Largest trace, in bytes of compact UTF-8 JSON."""
LINE_BYTES = 4 * TRACE_BYTES
"""Longest text that is decoded at all: indentation and `\\u` escapes may swell a trace fourfold."""
MAX_DEPTH = 32
MAX_ITEMS = 64
"""Longest list in a part of the trace that is judged."""
MAX_INTEGER_CHARACTERS = 32

Reason = Literal["budget", "not-json", "not-utf8", "not-an-object"]


@dataclass(frozen=True, slots=True)
class Problem:
    """Why a line or a record is not judged; `trace_id` is kept where it could still be read."""

    reason: Reason
    detail: str
    trace_id: str | None = None


Decoded = dict[str, Any] | Problem

_JUDGED = frozenset(
    ("scenario_family", "question", "state_0", "transition", "state_1", "derivation", "answer")
)
_PLAIN: frozenset[type] = frozenset((dict, list, str, int, float, bool, type(None)))
_STRING = re.compile(rb'"(?:[^"\\]++|\\.)*+"?', re.DOTALL)
_NOT_BRACKETS = bytes(set(range(256)) - set(b"[]{}"))
_MAX_VALUES = (TRACE_BYTES + 1) // 2  # n values take at least 2n - 1 bytes of JSON
_INTEGER_HIGH = 10**MAX_INTEGER_CHARACTERS
_INTEGER_LOW = -(10 ** (MAX_INTEGER_CHARACTERS - 1))  # the sign is a character
_SURROGATE = re.compile("[\ud800-\udfff]")
_POINTER_CHARACTERS = 120
_Path = tuple[Any, Any] | None
"""The way to a value, as (way to its container, key): a long key is kept once, not per value."""


def decode(line: bytes | str) -> Decoded:
    """Decode one JSON text into a record, or say why it is not judged; never raises."""
    data = line.encode("utf-8", "replace") if isinstance(line, str) else line
    if len(data) > LINE_BYTES:
        return too_long()
    if _too_deep(data):
        return _too_nested()
    try:
        value = msgspec.json.decode(data)
    except (ValueError, msgspec.MsgspecError):
        value = _decode_leniently(data)
        if isinstance(value, Problem):
            return value
    return admit(value)


def admit(record: object) -> Decoded:
    """Hold a record from memory to the caps of `decode`, or say why it is not judged; never raises.

    Tuples and subclasses of the JSON types come back as the plain types, and a lone surrogate
    as U+FFFD: a broken emoji in an explanation is no fault of the physics.
    """
    try:
        return _admit(record)
    except Exception as error:  # a caller's own classes may run any code, even in `type(x)`
        return Problem("not-json", f"the record cannot be read ({type(error).__name__})")


def too_long() -> Problem:
    """Return the problem of a text that is longer than `LINE_BYTES`."""
    return Problem("budget", f"the text is longer than {LINE_BYTES} bytes")


def utf8_problem(data: bytes) -> Problem | None:
    """Say where bytes are not UTF-8, if they are not."""
    try:
        data.decode()
    except UnicodeDecodeError as error:
        byte = data[error.start]
        return Problem("not-utf8", f"byte {error.start + 1} (0x{byte:02x}) is not UTF-8")
    return None


def trace_id_of(record: object) -> str | None:
    """Return a record's id as text, or None where it has none that is a text or an integer."""
    value = record.get("id") if isinstance(record, dict) else None
    if isinstance(value, int) and not isinstance(value, bool):
        return str(value) if _INTEGER_LOW < value < _INTEGER_HIGH else None
    return _SURROGATE.sub("\ufffd", value) if isinstance(value, str) else None


def _too_nested() -> Problem:
    return Problem("budget", f"lists and objects are nested more than {MAX_DEPTH} deep")


def _too_deep(data: bytes) -> bool:
    if data.count(b"[") + data.count(b"{") <= MAX_DEPTH:
        return False
    depth = 0
    for bracket in _STRING.sub(b"", data).translate(None, _NOT_BRACKETS):
        depth += 1 if bracket in b"[{" else -1
        if depth > MAX_DEPTH:
            return True
    return False


def _decode_leniently(data: bytes) -> object:
    """Decode what msgspec refuses but a dict may hold (NaN, lone surrogates), or tell the fault."""
    if problem := utf8_problem(data):
        return problem
    try:
        return json.loads(data.decode())
    except json.JSONDecodeError as error:
        cut_off = error.pos >= len(error.doc.rstrip()) or error.msg.startswith("Unterminated")
        what = "the text ends too early" if cut_off else error.msg.removesuffix(" at")
        return Problem("not-json", f"{what}, at character {error.pos + 1}")
    except ValueError:  # Python's own limit on the digits of an integer
        return _long_integer("")


def _admit(record: object) -> Decoded:
    found = _inspect(record)
    if isinstance(found, Problem):
        return _with_id(found, record)
    if not found.exact:
        record = _plain_copy(record)
    if not isinstance(record, dict):
        return Problem("not-an-object", f"a trace is an object, and this is {_json_type(record)}")
    # A character takes at most 6 bytes of JSON, a value with its key and marks at most 40 more.
    if 6 * found.characters + 40 * found.values > TRACE_BYTES:
        size = len(json.dumps(record, ensure_ascii=False, separators=(",", ":")).encode())
        if size > TRACE_BYTES:
            return _with_id(_too_big(), record)
    return record


@dataclass(slots=True)
class _Inspection:
    """What a walk over a record has counted; `exact` if every value is of a plain JSON type."""

    values: int = 1
    characters: int = 0
    exact: bool = True

    def text(self, value: Any) -> bool:
        """Count a text; return False for what is none."""
        text = value if type(value) is str else _exact(value)
        if type(text) is not str:
            return False
        self.characters += len(text)
        if text is not value or (not text.isascii() and _SURROGATE.search(text)):
            self.exact = False
        return True


def _inspect(record: object) -> _Inspection | Problem:
    """Walk over a record without recursion; a fault of budget is reported before any other."""
    count = _Inspection()
    refused: Problem | None = None
    root = _exact(record)
    count.exact = root is record
    pending: list[tuple[Any, _Path, int, bool]] = []
    if isinstance(root, dict | list):
        pending.append((root, None, 1, False))
    while pending:
        container, path, depth, judged = pending.pop()
        if depth > MAX_DEPTH:
            return _too_nested()
        members: Iterable[tuple[Any, Any]]
        if type(container) is dict:
            members = container.items()
        elif judged and len(container) > MAX_ITEMS:
            detail = f"the list at {_pointer(path)} has {len(container)} items, over {MAX_ITEMS}"
            return Problem("budget", detail)
        else:
            members = enumerate(container)
        is_object = type(container) is dict
        for key, member in members:
            if is_object and not count.text(key):
                refused = refused or _no_json(f"a key in {_pointer(path)}", key)
                continue
            item, kind = member, type(member)
            if kind not in _PLAIN:
                item = _exact(member)
                kind = type(item)
                count.exact = count.exact and item is member
            if kind is str:
                count.text(item)
            elif kind is dict or kind is list:
                inside = judged or (path is None and key in _JUDGED)
                pending.append((item, (path, key), depth + 1, inside))
            elif kind is int:
                if not _INTEGER_LOW < item < _INTEGER_HIGH:
                    return _long_integer(_pointer((path, key)))
            elif kind is float:
                if not isfinite(item):
                    where = _pointer((path, key))
                    refused = refused or Problem("not-json", f"the number at {where} is not finite")
            elif kind is not bool and item is not None:
                refused = refused or _no_json(f"the value at {_pointer((path, key))}", item)
            count.values += 1
            if count.values > _MAX_VALUES or count.characters > TRACE_BYTES:
                return _too_big()
    return refused or count


def _pointer(path: _Path) -> str:
    """Write a path as a JSON Pointer (RFC 6901), its end if it is long; the root as "/".

    Lone surrogates, which no UTF-8 holds, are replaced.
    """
    tokens: list[str] = []
    while path is not None:
        path, key = path
        tokens.append(str(key)[:_POINTER_CHARACTERS].replace("~", "~0").replace("/", "~1"))
    text = _SURROGATE.sub("\ufffd", "/" + "/".join(reversed(tokens)))
    return text if len(text) <= _POINTER_CHARACTERS else "…" + text[-_POINTER_CHARACTERS:]


def _exact(value: Any) -> Any:
    """Return a value as the plain JSON type it derives from; a stranger's type as it is.

    The methods of the plain types are called, never those of the subclass.
    """
    kind = type(value)
    if kind in _PLAIN:
        return value
    if issubclass(kind, str):
        return str.__str__(value)
    if issubclass(kind, int):
        return int.__int__(value)
    if issubclass(kind, float):
        return float.__float__(value)
    if issubclass(kind, dict):
        return dict(dict.items(value))
    if issubclass(kind, list):
        return list.copy(value)
    if issubclass(kind, tuple):
        return list(tuple.__iter__(value))
    return value


def _plain_copy(value: object) -> object:
    """Copy a record that `_inspect` has passed, in plain types and without lone surrogates."""
    value = _exact(value)
    if isinstance(value, dict):
        return {_plain_copy(key): _plain_copy(item) for key, item in value.items()}
    if isinstance(value, list):
        return [_plain_copy(item) for item in value]
    return _SURROGATE.sub("\ufffd", value) if isinstance(value, str) else value


def _no_json(what: str, value: object) -> Problem:
    return Problem("not-json", f"{what} is of type {type(value).__name__}, which JSON has not")


def _long_integer(where: str) -> Problem:
    place = f" at {where}" if where else ""
    detail = f"an integer{place} is longer than {MAX_INTEGER_CHARACTERS} characters"
    return Problem("budget", detail)


def _too_big() -> Problem:
    return Problem("budget", f"the trace is larger than {TRACE_BYTES} bytes")


def _with_id(problem: Problem, record: object) -> Problem:
    return Problem(problem.reason, problem.detail, trace_id_of(record))


def _json_type(value: object) -> str:
    if isinstance(value, list):
        return "a list"
    if isinstance(value, str):
        return "a text"
    if value is None or isinstance(value, bool):
        return "null" if value is None else "a truth value"
    return "a number" if isinstance(value, int | float) else f"of type {type(value).__name__}"
