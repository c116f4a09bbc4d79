"""A remark behind the last option, read as if it stood before the sentence that asks.

"(A) the left end (B) the right end (C) neither. Use g = 9.8 m/s^2." has three options, of which
the last one is "neither"; that g is 9.8 m/s^2 belongs to the question.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import Any

from wmw.verifiers.questions.options import split_options

_REMARK = re.compile(
    r"[.;]\s+(?P<remark>(?:Use|Take|Assume|Neglect|Ignore|Disregard|Treat|Let|Suppose|Consider"
    r"|Air resistance|Air drag|Friction|(?:The )?[Ff]ree[- ]fall|(?:The )?[Aa]cceleration due"
    r"|\$?g\b)(?![\w-])[^?]{2,300})\Z"
)
"""What is no part of an option: how to work, and what to leave out of account."""
_LAST = re.compile(r"(?<=[.!?;])\s+(?=\S)")


def with_remarks_ahead(record: Mapping[str, Any]) -> Mapping[str, Any]:
    """Return the record with a remark behind the last option of its question put before it."""
    question = record.get("question")
    if not isinstance(question, str) or ("(" not in question and ")" not in question):
        return record
    stem, options = split_options(question)
    found = _REMARK.search(question, len(stem)) if options else None
    if found is None or not options[-1].text.endswith(found["remark"].strip(" ,;\n.")):
        return record
    *told, asking = _LAST.split(stem.strip())
    rest = question[len(stem) : found.start() + 1]
    ahead = " ".join([*told, found["remark"].strip(), asking])
    return {**record, "question": f"{ahead}{rest}"}
