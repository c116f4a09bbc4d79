"""The folder of an export: written beside its place, moved into it when all of it is there."""

from __future__ import annotations

import shutil
from collections import Counter
from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager
from dataclasses import dataclass
from importlib import import_module
from importlib.metadata import version
from pathlib import Path
from typing import Any

from wmw.core.errors import UsageError
from wmw.tracebank.export.card import card
from wmw.tracebank.export.rows import COLUMNS, features, rows
from wmw.tracebank.export.shards import SHARD_BYTES, Shards
from wmw.tracebank.export.source import Shown, Source
from wmw.tracebank.files import json_page, read_json, sha256, write
from wmw.tracebank.splits import SPLITS

Progress = Callable[[str, int, int], None]
"""Called with the configuration, the number of rows written and the number of all at most."""

CARD, RECORD = "README.md", "export.json"
_EXPORTING = ".exporting"
_FORMAT = 1
"""Changes with what an export writes for the same bank."""
_COUNTED = ("family", "modality", "fault_label", "edit_family")


@dataclass(frozen=True, slots=True)
class Exported:
    """What `export.json` says of an export.

    `plan` is what decides its bytes: the bank (by the hash of its manifest) and the versions.
    `rows` are counts per configuration and split; `counts` those per configuration by family,
    modality, label and edit family. `left_out` are rows per configuration that no one could
    answer: their numbers stand in the picture alone, and the bank has none of it. `without_picture`
    are rows that were written without a picture. `sizes` are bytes per configuration and split when
    loaded. `files` are SHA-256 by name.
    """

    plan: Mapping[str, Any]
    rows: Mapping[str, Mapping[str, int]]
    counts: Mapping[str, Mapping[str, Mapping[str, int]]]
    left_out: Mapping[str, int]
    without_picture: Mapping[str, int]
    sizes: Mapping[str, Mapping[str, int]]
    files: Mapping[str, str]

    def to_dict(self) -> dict[str, Any]:
        """Return the record as plain dicts."""
        return {name: getattr(self, name) for name in self.__slots__}


def export(
    bank: Path,
    out: Path,
    *,
    force: bool = False,
    shard_bytes: int = SHARD_BYTES,
    progress: Progress | None = None,
) -> Exported:
    """Write a bank as a Hugging Face dataset folder to `out`.

    The same bank gives the same bytes under the same library versions. An export that was cut off
    is begun anew; one that is whole already is left as it is. Raises UsageError where `datasets`
    is not installed, where the folder holds anything else (another export is replaced with
    `force`), where it cannot be written, and for a bank without a row to export; InputFileError
    for a bank that is not whole.
    """
    _need("datasets", "pyarrow")
    source = Source(bank)
    plan = _plan(source, shard_bytes)
    with _written_to(out):
        whole = _prepare(plan, out, force)
        if whole is not None:
            return whole
        building = out / _EXPORTING
        building.mkdir(parents=True)
        told = progress or (lambda config, done, total: None)
        exported = _fill(source, plan, building, shard_bytes, told)
        for config in COLUMNS:
            if (building / config).exists():
                (building / config).rename(out / config)
        (building / CARD).rename(out / CARD)
        (building / RECORD).rename(out / RECORD)  # last: with it the export is whole
        building.rmdir()
    return exported


def _need(*packages: str) -> None:
    for package in packages:
        try:
            import_module(package)
        except ImportError as error:
            raise UsageError(f"an export needs {package}: pip install 'wmw[export]'") from error


def _plan(source: Source, shard_bytes: int) -> dict[str, Any]:
    return {
        "format": "hf",
        "export_format": _FORMAT,
        "bank_manifest_sha256": source.manifest_sha256,
        "bank": dict(source.manifest.plan),
        "shard_bytes": shard_bytes,
        "versions": {name: version(name) for name in ("datasets", "pyarrow", "wmw")},
    }


@contextmanager
def _written_to(out: Path) -> Iterator[None]:
    try:
        yield
    except OSError as error:
        raise UsageError(f"cannot write the export in {out}: {error.strerror or error}") from error


def _prepare(plan: Mapping[str, Any], out: Path, force: bool) -> Exported | None:
    """Make the folder ready; return the record where the same export is there and whole."""
    own = (*COLUMNS, CARD, RECORD)
    stored = read_json(out / RECORD)
    begun = (out / _EXPORTING).exists()
    others = [
        path.name
        for path in (sorted(out.iterdir()) if out.is_dir() else ())
        # a clone of a repository has .git and .gitattributes
        if path.name not in own and not path.name.startswith(".")
    ]
    foreign = others or (stored is None and not begun and [n for n in own if (out / n).exists()])
    if foreign:
        raise UsageError(f"{out} holds other things ({foreign[0]}, ...): name another folder")
    if stored is not None and not force:
        if stored.get("plan") != plan:
            raise UsageError(
                f"{out} holds an export of another bank or version: name another folder, or "
                "replace it with --force"
            )
        if all(sha256(out / name) == found for name, found in stored["files"].items()):
            shutil.rmtree(out / _EXPORTING, ignore_errors=True)
            return Exported(**{name: stored[name] for name in Exported.__slots__})
    for name in (_EXPORTING, *own):
        if (out / name).is_dir():
            shutil.rmtree(out / name)
        else:
            (out / name).unlink(missing_ok=True)
    return None


# --- The files ---------------------------------------------------------------------------------


def _fill(
    source: Source, plan: dict[str, Any], building: Path, shard_bytes: int, told: Progress
) -> Exported:
    """Write all configurations, the card and the record; each is read from the bank by itself."""
    filled = {
        config: _Config(config, source, building / config).write(shard_bytes, told)
        for config in COLUMNS
    }
    filled = {config: found for config, found in filled.items() if found.names}
    if not filled:
        raise UsageError(
            f"{source.bank} has nothing to export: it has no pictures, and the numbers of all its "
            "items stand in them alone"
        )
    files = {
        f"{config}/{name}": str(sha256(building / config / name))
        for config, found in filled.items()
        for names in found.names.values()
        for name in names
    }
    exported = Exported(
        plan=plan,
        rows={config: found.rows for config, found in filled.items()},
        counts={
            config: {key: dict(sorted(found.counts[key].items())) for key in found.counts}
            for config, found in filled.items()
        },
        left_out={config: found.left_out for config, found in filled.items()},
        without_picture={config: found.without_picture for config, found in filled.items()},
        sizes={config: found.sizes for config, found in filled.items()},
        files=files,
    )
    text = card(exported, {name: (building / name).stat().st_size for name in files})
    files[CARD] = write(building / CARD, text.encode(), building)
    write(building / RECORD, json_page(exported.to_dict()), building, sync=True)
    return exported


class _Config:
    """One configuration while it is written."""

    def __init__(self, name: str, source: Source, folder: Path) -> None:
        self.name, self.source, self.folder = name, source, folder
        self.names: dict[str, list[str]] = {}
        self.rows: dict[str, int] = {}
        self.sizes: dict[str, int] = {}
        self.counts: dict[str, Counter[str]] = {}
        self.left_out = self.without_picture = 0

    def write(self, shard_bytes: int, told: Progress) -> _Config:
        """Write the files of all splits that have a row, and return the configuration."""
        self.folder.mkdir()
        schema = features(self.name).arrow_schema
        shards = {split: Shards(self.folder, split, schema, shard_bytes) for split in SPLITS}
        total = self._total()
        done = 0
        found = rows(self.name, self.source)
        try:
            for done, (shown, row) in enumerate(found, 1):
                if shown.can_be_asked:
                    shards[shown.split].add(row)
                    self._count(shown, row)
                else:
                    self.left_out += 1
                if done % 100 == 0 or done == total:
                    told(self.name, done, total)
        except BaseException:
            for its in shards.values():
                its.close_file()
            raise
        for split, its in shards.items():
            if names := its.close():
                self.names[split] = names
                self.rows[split], self.sizes[split] = its.rows, its.arrow_bytes
        if not self.names:
            self.folder.rmdir()
        return self

    def _total(self) -> int:
        manifest = self.source.manifest
        if self.name == "preference":
            return sum(manifest.pairs["label"].values())
        return manifest.items

    def _count(self, shown: Shown, row: Mapping[str, Any]) -> None:
        self.without_picture += shown.picture is None
        for key in _COUNTED:
            if key in row:
                self.counts.setdefault(key, Counter())[row[key]] += 1
