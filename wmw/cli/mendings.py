"""What `wmw verify --fix` writes: a line for each invalid trace."""

from __future__ import annotations

import json
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, TextIO


@dataclass(slots=True)
class Mendings:
    """Mendings on their way to a file, counted."""

    stream: TextIO
    mended: int = 0
    tied: int = 0
    open: int = 0

    def add(self, mending: Mapping[str, Any]) -> None:
        """Write one mending, or why there is none."""
        self.mended += mending["mended"]
        self.tied += bool(mending.get("ties"))
        self.open += not mending["mended"] and not mending["ties"]
        self.stream.write(json.dumps(mending, ensure_ascii=False, allow_nan=False) + "\n")

    def summary(self) -> str:
        """Return the counts in one line."""
        total = self.mended + self.tied + self.open
        text = f"{self.mended} of {total} invalid {'trace' if total == 1 else 'traces'} mended"
        if self.tied:
            text += f", {self.tied} with several mendings that do as well"
        if self.open:
            text += f", {self.open} without one that was found"
        return text
