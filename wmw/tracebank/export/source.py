"""The bank that is exported, read item by item with its pictures, and held to its hashes."""

from __future__ import annotations

import json
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from hashlib import sha256
from pathlib import Path
from typing import Any

from wmw.core.errors import InputFileError
from wmw.core.pair import Pair
from wmw.perturbations import registry
from wmw.tracebank.build import PICTURE_SUMS, SUMS
from wmw.tracebank.files import sha256 as sha256_of_file
from wmw.tracebank.manifest import MANIFEST, Manifest, read_manifest
from wmw.tracebank.reading import pairs_of_bank, splits_of, traces_of

_AGAIN = "build the bank again with --force"


@dataclass(frozen=True, slots=True)
class Shown:
    """An item of a bank: its record (`Item.record`), its gold trace, its split and its picture.

    The picture is a PNG, or None where the bank has none. Records are not made to `Item` objects,
    which takes longer than all else that an export does.
    """

    item: Mapping[str, Any]
    trace: Mapping[str, Any]
    split: str
    picture: bytes | None

    @property
    def can_be_asked(self) -> bool:
        """Whether what the model sees holds every number that it needs."""
        return self.picture is not None or self.item["modality"] != "picture"


class Source:
    """A whole bank. InputFileError for a folder that holds none, or one that was changed."""

    def __init__(self, bank: Path) -> None:
        self.bank = bank
        self.manifest: Manifest = read_manifest(bank)
        sums = {PICTURE_SUMS: self.manifest.picture_files.get(PICTURE_SUMS)}
        for name, expected in {**self.manifest.files, **sums}.items():
            if expected is not None and sha256_of_file(bank / name) != expected:
                raise InputFileError(bank / name, f"missing, or changed since; {_AGAIN}")
        self._splits = splits_of(bank)

    @property
    def manifest_sha256(self) -> str:
        """SHA-256 of the manifest, which names the hashes of all other files."""
        return sha256((self.bank / MANIFEST).read_bytes()).hexdigest()

    def items(self) -> Iterator[Shown]:
        """Yield the items in their order."""
        scenes, pictures = _Listed(self.bank, SUMS), _Listed(self.bank, PICTURE_SUMS)
        undrawn = frozenset(self.manifest.picture_files.get("without_room", ()))
        for trace in traces_of(self.bank):
            name = trace["id"]
            split = self._splits.get(name)
            if split is None:
                raise InputFileError(self.bank / "splits.json", f"has no {name}; {_AGAIN}")
            item = json.loads(scenes.read(f"scenes/{name}.json"))
            picture = f"pictures/{name}.png"
            is_drawn = self.manifest.plan["pictures"] and picture not in undrawn
            yield Shown(item, trace, split, pictures.read(picture) if is_drawn else None)

    def pairs(self) -> Iterator[tuple[Shown, Pair]]:
        """Yield the pairs in their order with the items they belong to.

        InputFileError for a pair of no item, and for one of the train split whose edit is held out.
        """
        items = self.items()
        shown = next(items, None)
        held_out = {name for name, edit in registry().items() if edit.family == "held_out"}
        for pair in pairs_of_bank(self.bank):
            while shown is not None and shown.trace["id"] != pair.source_trace_id:
                shown = next(items, None)
            if shown is None:
                problem = f"{pair.id} belongs to no trace of the bank; {_AGAIN}"
                raise InputFileError(self.bank, problem)
            is_held_out = "held_out" in (pair.perturbation_family, _family(pair, held_out))
            if shown.split == "train" and is_held_out:
                problem = (
                    f"{pair.id} stands in the train split, and its edit "
                    f"{pair.perturbation_name!r} is held out from training; {_AGAIN}"
                )
                raise InputFileError(self.bank, problem)
            yield shown, pair


def _family(pair: Pair, held_out: set[str]) -> str:
    """What this version says of a pair's edit, whatever the version said that built the bank."""
    return "held_out" if pair.perturbation_name in held_out else pair.perturbation_family


class _Listed:
    """The files of a bank that a list of hashes names, read in the order of the list."""

    def __init__(self, bank: Path, sums: str) -> None:
        self._bank, self._sums = bank, sums
        self._lines = self._listed()

    def _listed(self) -> Iterator[tuple[str, str]]:
        with (self._bank / self._sums).open(encoding="utf-8") as lines:
            for line in lines:
                found, _, name = line.rstrip("\n").partition("  ")
                yield name, found

    def read(self, name: str) -> bytes:
        """Return a file's bytes; InputFileError where they are not those that were built."""
        path = self._bank / name
        expected = next((found for listed, found in self._lines if listed == name), None)
        if expected is None:
            raise InputFileError(self._bank / self._sums, f"names no {name}; {_AGAIN}")
        try:
            content = path.read_bytes()
        except OSError as error:
            problem = f"cannot be read ({error.strerror}), and its trace needs it; {_AGAIN}"
            raise InputFileError(path, problem) from error
        if sha256(content).hexdigest() != expected:
            raise InputFileError(path, f"changed since the bank was built; {_AGAIN}")
        return content
