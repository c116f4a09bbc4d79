"""A finished bank read back, item by item."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from wmw.core.errors import InputFileError
from wmw.core.item import Item
from wmw.core.pair import Pair
from wmw.generators.orders import ORDER, has_order, order_question
from wmw.tracebank.files import read_json
from wmw.tracebank.manifest import read_manifest


def traces_of(bank: Path) -> Iterator[dict[str, Any]]:
    """Yield the traces of a bank as plain dicts, in the order of its items.

    InputFileError for a folder that holds no whole bank, or for a file of it that is gone.
    """
    for name in read_manifest(bank).files:
        if name.startswith("traces"):
            yield from _lines(bank / name)


def pairs_of_bank(bank: Path) -> Iterator[Pair]:
    """Yield the pairs of a bank, those of a trace together; raises what `traces_of` does."""
    for name in read_manifest(bank).files:
        if name.startswith("pairs"):
            for record in _lines(bank / name):
                yield Pair.from_dict(record)


def pairs_in(path: Path) -> Iterator[Pair]:
    """Yield the pairs of a bank's folder or of a file of pairs.

    InputFileError where there is none, or where a line is no pair, naming the line.
    """
    if path.is_dir():
        yield from pairs_of_bank(path)
        return
    number = 0
    try:
        with path.open(encoding="utf-8") as lines:
            for line in lines:
                number += 1
                if line.strip():
                    yield Pair.from_dict(json.loads(line))
    except OSError as error:
        raise InputFileError(path, f"cannot be read ({error.strerror or error})") from error
    except (ValueError, KeyError, TypeError) as error:
        raise InputFileError(path, "is no pair as `wmw pairs` writes it", number) from error


def splits_of(bank: Path) -> dict[str, str]:
    """Return the split of every trace of a bank by its id; raises what `traces_of` does."""
    read_manifest(bank)
    found = read_json(bank / "splits.json")
    if found is None:
        raise InputFileError(bank / "splits.json", "cannot be read; build the bank again")
    return {name: split for split, names in found.items() for name in names}


def _lines(path: Path) -> Iterator[dict[str, Any]]:
    try:
        with path.open(encoding="utf-8") as lines:
            for line in lines:
                yield json.loads(line)
    except (OSError, ValueError) as error:
        raise InputFileError(path, "cannot be read; build the bank again") from error


class Answers:
    """The items of a bank by id: only where each trace stands is held in memory.

    InputFileError for a folder that holds no whole bank, or for a file of it that is gone.
    """

    def __init__(self, bank: Path) -> None:
        self._bank = bank
        self._places: dict[str, tuple[Path, int]] = {}
        for name in read_manifest(bank).files:
            if name.startswith("traces"):
                self._note(bank / name)

    def _note(self, path: Path) -> None:
        try:
            with path.open("rb") as lines:
                at = 0
                for line in lines:
                    self._places[json.loads(line)["id"]] = (path, at)
                    at += len(line)
        except (OSError, ValueError, KeyError) as error:
            raise InputFileError(path, "cannot be read; build the bank again") from error

    def __contains__(self, name: object) -> bool:
        return name in self._places

    def item(self, name: str) -> Item | None:
        """Return the item of an id, or its order question; None where the bank has none of it."""
        base = name.removesuffix(ORDER)
        if base != name:
            asked = self.item(base)
            return order_question(asked) if asked is not None and has_order(asked) else None
        if name not in self._places:  # no other text becomes the name of a file
            return None
        path, at = self._places[name]
        with path.open("rb") as lines:
            lines.seek(at)
            trace = json.loads(lines.readline())
        return _item(self._bank, trace)


def items_of(bank: Path) -> Iterator[Item]:
    """Yield the items of a bank with their gold traces; raises what `traces_of` does."""
    for trace in traces_of(bank):
        yield _item(bank, trace)


def _item(bank: Path, trace: dict[str, Any]) -> Item:
    path = bank / "scenes" / f"{trace['id']}.json"
    record = read_json(path)
    if record is None:
        raise InputFileError(path, "no such file, or broken; build the bank again")
    try:
        return Item.from_dict(record, trace)
    except KeyError as error:
        problem = f"has no {error}, as a bank of an older wmw; build the bank again with --force"
        raise InputFileError(path, problem) from error
