"""Who is told to choose a quantity among values is asked for it, as one who is told to find it."""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import Any

from wmw.verifiers.questions.options import split_options

_TASK = re.compile(
    r"(?<![^.?!;]\s)(?<!\S)(?:Choose|Pick|Select|Identify|Name) (?=(?:the|its|their|his|her)\s)"
)
_VALUE = re.compile(r"\s*[-−+≈]?\s*\d")


def with_tasks(record: Mapping[str, Any]) -> Mapping[str, Any]:
    """Return a record whose question says "Find" where it says "Choose the speed" among values."""
    question = record.get("question")
    if not isinstance(question, str) or not _TASK.search(question):
        return record
    options = split_options(question)[1]
    if not options or not all(_VALUE.match(option.text) for option in options):
        return record
    return {**record, "question": _TASK.sub("Find ", question)}
