"""Families as people call them: "Free fall", "spring_oscillation" and "pulleys" are known ones."""

from __future__ import annotations

import re
from collections.abc import Mapping
from functools import lru_cache
from typing import Any

from wmw.core import registry

_WORD = re.compile(r"[A-Z]?[a-z]+|[A-Z]+(?![a-z])")
_LONGEST = 80


def with_known_family(record: Mapping[str, Any]) -> Mapping[str, Any]:
    """Return the record with the declared name of its family, where it plainly means one."""
    named = record.get("scenario_family")
    if not isinstance(named, str) or named in registry.names() or len(named) > _LONGEST:
        return record
    known = _meant(named, registry.names())
    return record if known is None else {**record, "scenario_family": known}


@lru_cache(maxsize=256)
def _meant(named: str, names: tuple[str, ...]) -> str | None:
    """Return the one family whose name stands in another name, in words of any number and case."""
    words = [word.lower() for word in _WORD.findall(named)]
    low = "_".join(words)
    singular = "_".join(word.removesuffix("s") for word in words)
    found = [
        name
        for name in names
        if any(f"_{own}_" in f"_{text}_" for text in (low, singular)
               for own in (name, name.removesuffix("s")))
    ]  # fmt: skip
    return found[0] if len(found) == 1 else None
