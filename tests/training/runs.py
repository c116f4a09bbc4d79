"""The settings of runs that a CPU goes through in a second or two."""

from __future__ import annotations

from pathlib import Path
from typing import Any

FEW: dict[str, Any] = {
    "lora_r": 8,
    "lora_dropout": 0.1,  # a draw in every step, so that a run that goes on must restore its draws
    "learning_rate": 3e-3,
    "rows": 24,
    "eval_rows": 8,
    "effective_batch_size": 4,
    "per_device_train_batch_size": 2,
    "max_steps": 4,
    "save_steps": 1,
    "eval_steps": 4,
    "logging_steps": 1,
    "report_to": "none",
}


def flags(model: str, data: str, out: Path, **changes: Any) -> list[str]:
    given = {"model": model, "data": data, "output_dir": out, "device": "cpu", **FEW, **changes}
    return [part for name, value in given.items() for part in (f"--{name}", str(value))]
