"""What a model writes: the one text form of a trace, from state 0 to the answer."""

from __future__ import annotations

import json
from collections.abc import Mapping
from typing import Any

PARTS = ("state_0", "transition", "state_1", "derivation", "answer")
"""What a model is asked for; the id, the question and the metadata are never its own."""


def written(trace: Mapping[str, Any]) -> str:
    """Return what a model would have to write for a trace: one line of JSON of its own parts."""
    own = {part: trace[part] for part in PARTS if part in trace}
    return json.dumps(own, ensure_ascii=False, allow_nan=False)
