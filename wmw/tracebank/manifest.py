"""The manifest of a bank: what it is, what it holds, and the hashes of its files."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Any

from wmw.core.errors import InputFileError
from wmw.tracebank.files import json_page, read_json, write

MANIFEST = "manifest.json"


@dataclass(frozen=True, slots=True)
class Manifest:
    """What `manifest.json` says.

    `plan` is the request with the versions it was met under. `counts` are items per family, kind,
    regime, task, modality, difficulty and split; `pairs` are pairs per label, edit, manner, edit
    family (seen or held out), split and family. `gates` tells how many wordings were set aside,
    for what, and which items were left out in the end. `files` are SHA-256 by name; those of the
    single scenes and pictures stand in SHA256SUMS and SHA256SUMS-pictures, as sha256sum reads them.
    `shortcuts` is what an audit wrote of how far the pairs are told apart without physics.
    """

    plan: Mapping[str, Any]
    items: int
    counts: Mapping[str, Mapping[str, int]]
    pairs: Mapping[str, Mapping[str, int]]
    gates: Mapping[str, Any]
    files: Mapping[str, str]
    picture_files: Mapping[str, Any]
    shortcuts: Sequence[Mapping[str, Any]] = ()

    def to_dict(self) -> dict[str, Any]:
        """Return the manifest as plain dicts and lists."""
        return {
            "plan": dict(self.plan),
            "items": self.items,
            "counts": {key: dict(counts) for key, counts in self.counts.items()},
            "pairs": {key: dict(counts) for key, counts in self.pairs.items()},
            "gates": dict(self.gates),
            "files": dict(self.files),
            "picture_files": dict(self.picture_files),
            **({"shortcuts": [dict(found) for found in self.shortcuts]} if self.shortcuts else {}),
        }

    @classmethod
    def from_dict(cls, record: Mapping[str, Any]) -> Manifest:
        """Return the manifest of `to_dict` (KeyError where an entry is missing)."""
        names = ("plan", "items", "counts", "pairs", "gates", "files", "picture_files")
        found = {name: record[name] for name in names}
        return cls(**found, shortcuts=tuple(record.get("shortcuts", ())))


def record_shortcuts(bank: Path, figures: Sequence[Mapping[str, Any]]) -> None:
    """Write what an audit found into the manifest of a bank, in the place of an earlier audit.

    Raises InputFileError where there is no manifest, or it cannot be written.
    """
    manifest = replace(read_manifest(bank), shortcuts=tuple(figures))
    try:
        write(bank / MANIFEST, json_page(manifest.to_dict()), bank, sync=True)
    except OSError as error:
        raise InputFileError(bank / MANIFEST, f"cannot be written ({error.strerror})") from error


def read_manifest(bank: Path) -> Manifest:
    """Read the manifest of a bank's folder; InputFileError where there is none or it is broken."""
    record = read_json(bank / MANIFEST)
    if record is None:
        problem = "is broken" if (bank / MANIFEST).exists() else "no such file; not a whole bank"
        raise InputFileError(bank / MANIFEST, problem)
    try:
        return Manifest.from_dict(record)
    except KeyError as error:
        raise InputFileError(bank / MANIFEST, f"has no entry {error.args[0]!r}") from error
