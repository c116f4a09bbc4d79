"""What has been measured, kept on disk by what it was measured of, so that a run can go on."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

from wmw.core.errors import InputFileError


class Memory(dict[str, Any]):
    """JSON values by key, each also written to a file of lines as soon as it is set.

    Raises InputFileError where the file cannot be read. A last line that a killed run left torn is
    passed over.
    """

    def __init__(self, path: Path) -> None:
        super().__init__()
        self._path = path
        try:
            path.parent.mkdir(parents=True, exist_ok=True)
            content = path.read_text(encoding="utf-8") if path.exists() else ""
        except OSError as error:
            raise InputFileError(path, f"cannot be read ({error.strerror})") from error
        whole, _, torn = content.rpartition("\n")
        for line in whole.splitlines():
            entry = json.loads(line)
            super().__setitem__(entry["key"], entry["value"])
        if torn:
            path.write_text(f"{whole}\n" if whole else "", encoding="utf-8")

    def __setitem__(self, key: str, value: Any) -> None:
        super().__setitem__(key, value)
        line = json.dumps({"key": key, "value": value}, ensure_ascii=False)
        with self._path.open("a", encoding="utf-8") as stream:
            stream.write(line + "\n")
