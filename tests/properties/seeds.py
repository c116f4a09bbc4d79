"""The sound traces that the properties start from: gold, and those in models' voices."""

from __future__ import annotations

import copy
import json
import random
import re
from dataclasses import dataclass
from functools import lru_cache
from pathlib import Path
from typing import Any

from wmw.core import registry
from wmw.core.item import Item
from wmw.generators import generate
from wmw.verifiers.pipeline import judge

FOLDER = Path(__file__).parents[1] / "cases" / "model_like"
SEED = 31
_DECIMAL_COMMA = re.compile(r"\d,\d")

Record = dict[str, Any]


@dataclass(frozen=True)
class Seed:
    """A sound trace; `item` is there for gold."""

    family: str
    record: Record
    item: Item | None = None

    @property
    def name(self) -> str:
        return str(self.record["id"])

    @property
    def is_understood(self) -> bool:
        """Whether it is judged valid as it stands; asked only of what is changed in vain."""
        return judge(self.record).outcome == "valid"

    @property
    def in_words(self) -> bool:
        """Whether the question's own numbers lead to the answer."""
        return judge(self.record).basis == "question"

    def copy(self) -> Record:
        return copy.deepcopy(self.record)

    def stream(self, purpose: str) -> random.Random:
        return random.Random(f"{purpose}/{self.name}")


@lru_cache(maxsize=64)
def gold(family: str, count: int | None) -> tuple[Seed, ...]:
    """Return gold traces of a family: one of every kind, or as many as asked for.

    Whether gold is valid to begin with is another test's matter (tests/verifiers/test_judge.py).
    """
    number = len(registry.family(family).kinds) if count is None else count
    items = [generate(family, SEED, index) for index in range(number)]
    seeds = [Seed(family, item.trace.to_dict(), item) for item in items]
    valid = tuple(seed for seed in seeds if judge(seed.record).outcome == "valid")
    assert len(valid) >= 0.95 * number
    return valid


@lru_cache(maxsize=1)
def model_like() -> tuple[Seed, ...]:
    """Return the model-like records that are sound, be they understood as such or not."""
    found = []
    for path in sorted(FOLDER.glob("*.jsonl")):
        for line in path.read_text(encoding="utf-8").splitlines():
            record = json.loads(line)
            trace = record["trace"]
            if record["expected"] != "valid" or trace["scenario_family"] not in registry.names():
                continue
            if _DECIMAL_COMMA.search(line):
                continue  # its other commas tell what "1,503" means, and a change may drop them
            found.append(Seed(trace["scenario_family"], trace))
    return tuple(found)
