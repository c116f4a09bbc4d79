"""The folder of a run: what was asked for, with what, and how far it came."""

from __future__ import annotations

import errno
import platform
import shutil
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from importlib.metadata import PackageNotFoundError, version
from pathlib import Path
from typing import Any

from wmw.core.errors import UsageError, WmwError
from wmw.tracebank.files import json_page, read_json, write
from wmw.training.loading import BASE
from wmw.training.recipe import Recipe

RECORD, METRICS = "run.json", "metrics.json"
_PACKAGES = (
    "torch", "transformers", "trl", "peft", "accelerate", "datasets", "tokenizers", "torchvision",
    "deepspeed", "wmw",
)  # fmt: skip
_STATE = "trainer_state.json"
_NOT_COMPARED = {
    "output_dir", "run_name", "report_to", "logging_steps", "disable_tqdm", "log_level",
    "save_steps", "save_total_limit", "resume_from_checkpoint", "dataloader_num_workers",
}  # fmt: skip
"""Arguments that may differ when a run goes on: they do not touch its weights."""
_ROOM = 1 << 24
"""Bytes left on a disk below which a failed write is put down to it."""


def prepare(out: Path, recipe: Recipe, resume: bool) -> None:
    """Make the folder ready for a run; UsageError where it holds other things."""
    stored = read_json(out / RECORD)
    if resume:
        if stored is None:
            raise UsageError(f"{out} holds no run to go on with (no {RECORD})")
        unlike = _differences(stored, recipe.record)
        if unlike:
            raise UsageError(
                f"{out} holds a run with another {unlike[0]}: give it the same, or another folder"
            )
        return
    if stored is not None:
        raise UsageError(f"{out} holds a run: go on with it by --resume, or name another folder")
    # a start that failed, for want of room or of the model, may have left what it begins from
    if out.is_dir() and any(entry.name != BASE for entry in out.iterdir()):
        raise UsageError(f"{out} holds other things: name another folder")
    try:
        out.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise UsageError(f"cannot make the folder {out}: {error.strerror or error}") from error


def _differences(stored: Mapping[str, Any], asked: Mapping[str, Any]) -> list[str]:
    if stored.get("method") != asked["method"]:
        return ["method"]
    return [
        name
        for part in ("settings", "arguments")
        for name, value in asked[part].items()
        if name not in _NOT_COMPARED and stored.get(part, {}).get(name) != value
    ]


def write_record(out: Path, recipe: Recipe, facts: Mapping[str, Any]) -> None:
    """Write what was asked for, with the versions it runs under and the facts of its data."""
    record = {
        **recipe.record,
        **facts,
        "versions": {"python": platform.python_version(), **versions()},
        "processes": recipe.arguments.world_size,
    }
    write(out / RECORD, json_page(record), out, sync=True)


def write_metrics(out: Path, metrics: Mapping[str, Any]) -> None:
    """Write what a run measured."""
    write(out / METRICS, json_page(metrics), out, sync=True)


def versions() -> dict[str, str]:
    """Return the versions of the libraries that a run depends on."""
    found = {}
    for package in _PACKAGES:
        try:
            found[package] = version(package)
        except PackageNotFoundError:
            continue
    return found


# --- Checkpoints -------------------------------------------------------------------------------


def last_checkpoint(out: Path) -> Path | None:
    """Return the last checkpoint that was written to its end, or None.

    The trainer writes its state last; a folder without it was cut off and is taken away, lest it
    count as one of those that are kept.
    """
    found = []
    for folder in out.glob("checkpoint-*"):
        step = folder.name.rpartition("-")[2]
        if not step.isdigit():
            continue
        if read_json(folder / _STATE) is None:
            shutil.rmtree(folder, ignore_errors=True)
        else:
            found.append((int(step), folder))
    return max(found)[1] if found else None


def check_room(out: Path, needed: int) -> None:
    """UsageError where the disk has less room than `needed` bytes."""
    free = shutil.disk_usage(out).free
    if free < needed:
        raise UsageError(
            f"{out} has {free / 2**30:.1f} GiB left on its disk, and the run needs some "
            f"{needed / 2**30:.1f} GiB: make room, or name another folder"
        )


@contextmanager
def disk_told(out: Path) -> Iterator[None]:
    """Turn whatever a full disk makes a library raise into one line that says how to go on."""
    try:
        yield
    except WmwError:
        raise
    except Exception as error:  # torch and safetensors have errors of their own for a failed write
        if not _is_full(error, out):
            raise
        kept = last_checkpoint(out)
        what = f"{kept.name} is kept" if kept else "no checkpoint was written yet"
        how = "go on with --resume" if (out / RECORD).exists() else "start it again"
        raise UsageError(f"the disk of {out} is full; {what}: make room and {how}") from error


def _is_full(error: BaseException, out: Path) -> bool:
    if isinstance(error, OSError):
        return error.errno in (errno.ENOSPC, errno.EDQUOT)
    return "No space left" in str(error) or (out.is_dir() and shutil.disk_usage(out).free < _ROOM)
