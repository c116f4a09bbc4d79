"""A finished bank read back, item by item."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from wmw.core.errors import InputFileError
from wmw.core.item import Item
from wmw.tracebank.files import read_json
from wmw.tracebank.manifest import read_manifest


def traces_of(bank: Path) -> Iterator[dict[str, Any]]:
    """Yield the traces of a bank as plain dicts, in the order of its items.

    InputFileError for a folder that holds no whole bank, or for a file of it that is gone.
    """
    for name in read_manifest(bank).files:
        if not name.startswith("traces"):
            continue
        try:
            with (bank / name).open(encoding="utf-8") as lines:
                for line in lines:
                    yield json.loads(line)
        except (OSError, ValueError) as error:
            raise InputFileError(bank / name, "cannot be read; build the bank again") from error


def items_of(bank: Path) -> Iterator[Item]:
    """Yield the items of a bank with their gold traces; raises what `traces_of` does."""
    for trace in traces_of(bank):
        path = bank / "scenes" / f"{trace['id']}.json"
        record = read_json(path)
        if record is None:
            raise InputFileError(path, "no such file, or broken; build the bank again")
        yield Item.from_dict(record, trace)
