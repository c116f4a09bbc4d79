"""Samples sorted by the question that they answer, kept in a temporary file."""

from __future__ import annotations

import re
import tempfile
from collections.abc import Collection, Iterator, Mapping
from typing import Any, Self

from wmw.tracebank.natural import Sample

_NUMBER = re.compile(r"\d+(?:[.,]\d+)?")
Key = tuple[str, ...]


def keys_of(trace: Mapping[str, Any], items: Collection[str] | None = None) -> list[Key]:
    """Return by what a trace is known to answer the same question as another one.

    The id of one of `items` decides alone. Else a text that states numbers does: one that leaves
    them to a picture may stand beside several. So does an id, unless the texts have other numbers.
    """
    name, question = trace.get("id"), trace.get("question")
    named = isinstance(name, str) and bool(name)
    if named and items is not None and name in items:
        return [("item", str(name))]
    text = " ".join(question.split()) if isinstance(question, str) else ""
    numbers = _NUMBER.findall(text)
    keys: list[Key] = [("id", str(name), *numbers)] if named else []
    return [*keys, ("text", text)] if numbers else keys


class Questions:
    """Samples by question, in the order in which the questions were first met.

    The samples lie in a temporary file: in memory are only their places and the questions' keys.
    """

    def __init__(self, items: Collection[str] | None = None) -> None:
        self._items = items
        self._file = tempfile.TemporaryFile()  # noqa: SIM115 (closed by `__exit__`)
        self._groups: dict[int, list[int]] = {}
        self._group_of: dict[Key, int] = {}
        self._joined: dict[int, int] = {}
        self._next = 0

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self._file.close()

    def add(self, sample: Sample) -> None:
        """Put a sample to the others of its question; questions that it joins become one."""
        at = self._file.tell()
        self._file.write(sample.to_json().encode() + b"\n")
        keys = keys_of(sample.trace, self._items)
        met = sorted({self._first(self._group_of[key]) for key in keys if key in self._group_of})
        if met:
            group = met[0]
            for other in met[1:]:
                self._groups[group] = sorted((*self._groups[group], *self._groups.pop(other)))
                self._joined[other] = group
        else:
            group = self._next
            self._next += 1
            self._groups[group] = []
        self._groups[group].append(at)
        for key in keys:
            self._group_of[key] = group

    def _first(self, group: int) -> int:
        while group in self._joined:
            group = self._joined[group]
        return group

    def __iter__(self) -> Iterator[list[Sample]]:
        """Yield the samples of each question, in the order of the input."""
        for group in sorted(self._groups):
            yield [self._read(at) for at in self._groups[group]]

    def _read(self, at: int) -> Sample:
        self._file.seek(at)
        return Sample.from_json(self._file.readline())
