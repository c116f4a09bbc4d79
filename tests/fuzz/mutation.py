"""Records with fields swapped, deleted, repeated or spliced, and numbers and letters changed."""

from __future__ import annotations

import copy
import random
import re
from collections.abc import Callable, Iterator
from typing import Any

from fuzz import soup

Path = tuple[Any, ...]
_NUMBER = re.compile(r"\d+(?:\.\d+)?")
_FACTORS = (-1.0, 0.0, 0.1, 10.0, 1e3, 1e9, 1e-9, 1.02, 2.0)


def places(value: Any, path: Path = ()) -> Iterator[Path]:
    """Yield the path of every leaf and container of a record."""
    yield path
    if isinstance(value, dict):
        for key in value:
            yield from places(value[key], (*path, key))
    elif isinstance(value, list):
        for index, item in enumerate(value):
            yield from places(item, (*path, index))


def at(record: Any, path: Path) -> Any:
    """Return what stands at a path."""
    for key in path:
        record = record[key]
    return record


def _put(record: Any, path: Path, value: Any) -> None:
    at(record, path[:-1])[path[-1]] = value


def _swap(record: Any, rng: random.Random, paths: list[Path]) -> None:
    one, other = rng.choice(paths), rng.choice(paths)
    if one != other[: len(one)] and other != one[: len(other)]:
        first, second = (copy.deepcopy(at(record, path)) for path in (one, other))
        _put(record, one, second)
        _put(record, other, first)


def _delete(record: Any, rng: random.Random, paths: list[Path]) -> None:
    path = rng.choice(paths)
    del at(record, path[:-1])[path[-1]]


def _repeat(record: Any, rng: random.Random, paths: list[Path]) -> None:
    path = rng.choice(paths)
    value, holder, times = at(record, path), at(record, path[:-1]), rng.choice((2, 5, 20, 70))
    if isinstance(holder, list):
        holder[path[-1] : path[-1]] = [copy.deepcopy(value) for _ in range(min(times, 20))]
    elif isinstance(value, str):
        holder[path[-1]] = rng.choice(("", " ", "; ", ". ")).join([value[:400]] * times)
    elif isinstance(holder, dict):
        for index in range(times):
            holder[f"{path[-1]}_{index}"] = copy.deepcopy(value)


def _replace(record: Any, rng: random.Random, paths: list[Path]) -> None:
    _put(record, rng.choice(paths), soup.leaf(rng))


def _scale(record: Any, rng: random.Random, paths: list[Path]) -> None:
    path = rng.choice(paths)
    value, factor = at(record, path), rng.choice(_FACTORS)
    if isinstance(value, str):
        _put(record, path, _NUMBER.sub(lambda m: f"{float(m[0]) * factor:.4g}", value, count=3))
    elif isinstance(value, int | float) and not isinstance(value, bool):
        _put(record, path, value * factor)


def _edit_text(record: Any, rng: random.Random, paths: list[Path]) -> None:
    texts = [path for path in paths if isinstance(at(record, path), str)]
    if not texts:
        return
    path, other = rng.choice(texts), rng.choice(texts)
    value, donor = at(record, path), at(record, other)
    start = rng.randrange(len(value) + 1)
    end = min(len(value), start + rng.choice((0, 0, 1, 3, 10)))
    cut = rng.randrange(len(donor) + 1)
    insert = rng.choice((donor[cut : cut + 20], rng.choice(soup.EVIL), soup.text(rng, 2), ""))
    _put(record, path, value[:start] + insert + value[end:])


def _splice(record: Any, rng: random.Random, paths: list[Path]) -> None:
    donor = rng.choice(soup.SEEDS)
    path = rng.choice([path for path in places(donor) if path])
    holder = record
    for key in path[:-1]:
        inner = holder.get(key) if isinstance(holder, dict) else None
        if not isinstance(inner, dict):
            break
        holder = inner
    if isinstance(holder, dict):
        holder[str(path[-1])] = copy.deepcopy(at(donor, path))


EDITS: tuple[Callable[[Any, random.Random, list[Path]], None], ...] = (
    *(_swap, _delete, _repeat, _replace, _scale, _edit_text, _edit_text, _splice),
)


def mutated(record: Any, rng: random.Random, most: int = 4) -> Any:
    """Return a copy of a record with one to `most` random changes."""
    record = copy.deepcopy(record)
    for _ in range(rng.randint(1, most)):
        paths = [path for path in places(record) if path]
        if paths:
            rng.choice(EDITS)(record, rng, paths)
    return record


def mutated_bytes(data: bytes, rng: random.Random) -> bytes:
    """Return JSON text with bytes changed, cut out, repeated or inserted."""
    out = bytearray(data)
    for _ in range(rng.randint(1, 6)):
        start = rng.randrange(len(out) + 1)
        end = min(len(out), start + rng.choice((0, 1, 1, 2, 8, 40)))
        kind = rng.randrange(6)
        if kind == 0:
            del out[start:end]
        elif kind == 1:
            out[start:end] = bytes(rng.randrange(256) for _ in range(end - start))
        elif kind == 2:
            out[start:start] = out[start:end] * rng.choice((2, 30))
        elif kind == 3:
            out[start:start] = rng.choice(MARKS)
        elif kind == 4:
            out[start:] = b""
        else:
            out[start:end] = rng.choice(soup.EVIL).encode("utf-8", "surrogatepass")
    return bytes(out)


MARKS = (
    *(b"{", b"}", b"[", b"]", b'"', b",", b":", b"\\", b"\\u0000", b"\\ud83d", b"\xff", b"\x00"),
    *(b"NaN", b"Infinity", b"-Infinity", b"1e999", b"9" * 40, b"true", b"null", b"[[[[" * 20),
    *(
        b'{"a":' * 40,
        b'"answer":{"value":1},',
        b'"question":"x",',
        b"\xed\xa0\xbd",
        b"\xef\xbb\xbf",
    ),
)
