"""Questions so easy that a model of some ten thousand weights learns them in seconds."""

from __future__ import annotations

import json
import random
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from datasets import Dataset, Features, Image, List, Value
from PIL import Image as Pictures

from wmw.tracebank.files import sha256

COLOURS = {"red": (200, 30, 30), "blue": (30, 30, 200)}
ASKED = 'Of which colour is the ball?\n{"answer": {"value": "<word>"}}'
_MESSAGE = List({"role": Value("string"), "content": Value("string")})
_TEXTS = ("pair_id", "trace_id", "family", "fault_label", "edit", "edit_family")


def reply(value: str) -> str:
    return json.dumps({"answer": {"value": value}})


def message(role: str, text: str) -> list[dict[str, str]]:
    return [{"role": role, "content": text}]


def picture(colour: str, draws: random.Random) -> Pictures.Image:
    size = draws.choice([(56, 84), (84, 56), (84, 84)])
    red, green, blue = (part + draws.randint(-25, 25) for part in COLOURS[colour])
    return Pictures.new("RGB", size, (red, green, blue))


def pairs(count: int, seed: int, *, swapped: bool = False) -> Iterator[dict[str, Any]]:
    """Pairs with one text: only the colour in the picture decides which reply is chosen."""
    draws = random.Random(seed)
    for number in range(count):
        right, wrong = draws.sample(sorted(COLOURS), 2)
        yield {
            "images": [picture(wrong if swapped else right, draws)],
            "prompt": message("user", ASKED),
            "chosen": message("assistant", reply(right)),
            "rejected": message("assistant", reply(wrong)),
            **dict.fromkeys(_TEXTS, ""),
            "pair_id": f"pair-{number}",
            "trace_id": f"trace-{number}",
            "family": "colours",
            "fault_label": "object",
            "edit_family": "seen",
        }


def golds(count: int, seed: int) -> Iterator[dict[str, Any]]:
    for row in pairs(count, seed):
        yield {
            "completion": row["chosen"],
            **{name: row[name] for name in ("images", "prompt", "trace_id", "family")},
        }


def write_export(folder: Path, **splits: list[dict[str, Any]]) -> Path:
    """Write an exported bank; each split's rows are pairs, or golds under "sft_" and its name."""
    files = {}
    names = {row["trace_id"] for rows in splits.values() for row in rows}
    traces = [
        {"trace": json.dumps({"id": name, "scenario_family": "colours", "question": ASKED})}
        for name in sorted(names)
    ]
    (folder / "traces").mkdir(parents=True)
    Dataset.from_list(traces).to_parquet(folder / "traces" / "train-00000-of-00001.parquet")
    for split, rows in splits.items():
        config = "sft" if split.startswith("sft_") else "preference"
        split = split.removeprefix("sft_")
        columns = {"images": List(Image()), "prompt": _MESSAGE}
        for side in ("chosen", "rejected", "completion"):
            if side in rows[0]:
                columns[side] = _MESSAGE
        for name in _TEXTS:
            if name in rows[0]:
                columns[name] = Value("string")
        name = f"{config}/{split}-00000-of-00001.parquet"
        (folder / config).mkdir(parents=True, exist_ok=True)
        Dataset.from_list(rows, features=Features(columns)).to_parquet(folder / name)
        files[name] = sha256(folder / name)
    record = {"plan": {"bank_manifest_sha256": "0" * 64}, "files": files}
    (folder / "export.json").write_text(json.dumps(record))
    return folder
