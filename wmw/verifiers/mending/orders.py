"""The mending of a trace that tells frames in an order in which they were not taken.

No reading is needed: every finding says what is expected in its place.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from wmw.core.verdict import Finding
from wmw.verifiers.mending.changes import applied, put

_WRITTEN = {
    "WMW304": "In equal steps of time {}.",
    "WMW316": "The frames were taken in the order {}.",
}
"""How what is expected is written in its place, by code; elsewhere it stands alone."""
_ROUNDS = 8


def mended_order(
    record: Mapping[str, Any],
    errors_of: Callable[[Mapping[str, Any]], list[Finding] | None],
) -> dict[str, Any] | None:
    """Return a record with one fault after another put right; None where that leads nowhere.

    `errors_of` returns the errors of a record, first those of the earliest step; none where it is
    valid, None where it cannot be judged.
    """
    changed = dict(record)
    for _ in range(_ROUNDS):
        errors = errors_of(changed)
        if not errors:
            return changed if errors == [] else None
        first = errors[0]
        if first.expected is None:
            return None
        value = _WRITTEN.get(first.code, "{}").format(first.expected)
        found = applied(changed, (put(first.pointer, value),))
        if found is None or found == changed:
            return None
        changed = found
    return None
