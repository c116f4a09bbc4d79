"""Options counted (1), (2), (3), read as if they were lettered: exam boards have either."""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import Any

from wmw.verifiers.questions.options import split_options

_MARK = re.compile(r"(?:(?<=\s)\(([1-6])\)|(?:(?<=\n)|(?<=\n ))([1-6])[.):])(?=\s)")
_CHOSEN = re.compile(
    r"^\W*(?:(?:the )?(?:option|choice|answer|statement)(?: is)?)?\s*\(?([1-6])"
    r"(?:\)|[.:](?!\d)|(?=\s*$))\s*(.*)$",
    re.I | re.S,
)
_FEWEST = 3
"""Two marks may be the parts of a question, or equations that are referred to."""


def with_letters(record: Mapping[str, Any]) -> Mapping[str, Any]:
    """Return the record with letters for the numbers of its options, where it has such."""
    question = record.get("question")
    if not isinstance(question, str) or not (marks := _run(question)):
        return record
    lettered, last = "", 0
    for place, mark in enumerate(marks):
        lettered += f"{question[last : mark.start()]}({_letter(place)})"
        last = mark.end()
    lettered += question[last:]
    if len(split_options(lettered)[1]) != len(marks):
        return record
    found: dict[str, Any] = {**record, "question": lettered}
    answer = record.get("answer")
    if isinstance(answer, Mapping) and not answer.get("unit"):
        value = answer.get("value")
        if isinstance(value, int | str) and not isinstance(value, bool):
            found["answer"] = {**answer, "value": _chosen(str(value), len(marks), value)}
    return found


def _run(question: str) -> list[re.Match[str]]:
    """Return the marks that count 1, 2, 3, ..., all in one style; none where they are too few."""
    for style in (1, 2):
        run: list[re.Match[str]] = []
        for mark in _MARK.finditer(question):
            if mark[style] == str(len(run) + 1):
                run.append(mark)
        if len(run) >= _FEWEST:
            return run
    return []


def _letter(place: int) -> str:
    return chr(ord("A") + place)


def _chosen(text: str, options: int, raw: int | str) -> int | str:
    match = _CHOSEN.match(text)
    if match is None or int(match[1]) > options:
        return raw
    return f"({_letter(int(match[1]) - 1)}) {match[2]}".strip()
