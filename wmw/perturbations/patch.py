"""The JSON Patch (RFC 6902) from one trace to another."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import jsonpatch

from wmw.perturbations.pointers import escaped


class _MoreThanReplacedError(Exception):
    """Something came, went or moved."""


def patch_of(old: dict[str, Any], new: dict[str, Any]) -> list[dict[str, Any]]:
    """Return the operations that lead from one trace to another.

    Most edits write other values in the places of old ones, which is told many times faster than
    jsonpatch tells it; what comes, goes or moves is left to that.
    """
    try:
        return _replacements(old, new)
    except _MoreThanReplacedError:
        apart = [part for part in old if old[part] != new[part]]  # what is equal takes time
        before, after = ({part: trace[part] for part in apart} for trace in (old, new))
        return [*jsonpatch.make_patch(before, after)]


def _replacements(old: dict[str, Any], new: dict[str, Any]) -> list[dict[str, Any]]:
    found = [*_replaced(old, new, "")]
    in_lists = [leaf for leaf in found if leaf[0].rpartition("/")[2].isdigit()]
    _check_moves([mine for _, mine, _ in in_lists], [theirs for _, _, theirs in in_lists])
    return [{"op": "replace", "path": path, "value": theirs} for path, _, theirs in found]


def _replaced(old: Any, new: Any, at: str) -> Iterator[tuple[str, Any, Any]]:
    """Yield the pointer of each leaf that differs, and both values."""
    if old is new:
        return
    if isinstance(old, dict) and isinstance(new, dict):
        if old.keys() != new.keys():
            raise _MoreThanReplacedError
        for key, mine in old.items():
            if not _is_same_text(mine, new[key]):
                yield from _replaced(mine, new[key], f"{at}/{escaped(key)}")
    elif isinstance(old, list) and isinstance(new, list):
        if len(old) != len(new):
            raise _MoreThanReplacedError
        apart = [place for place, mine in enumerate(old) if mine != new[place]]
        _check_moves([old[place] for place in apart], [new[place] for place in apart])
        for place, mine in enumerate(old):
            if not _is_same_text(mine, new[place]):
                yield from _replaced(mine, new[place], f"{at}/{place}")
    elif old != new or type(old) is not type(new):  # 118 has other digits than 118.0
        yield at, old, new


def _is_same_text(old: Any, new: Any) -> bool:
    """Tell, sooner than by going in, whether nothing differs."""
    return old is new or (type(old) is str and old == new)


def _check_moves(gone: list[Any], come: list[Any]) -> None:
    if any(value in gone for value in come):
        raise _MoreThanReplacedError
