"""The bank that is exported, read item by item with its pictures, and held to its hashes."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from hashlib import sha256
from pathlib import Path

from wmw.core.errors import InputFileError
from wmw.core.item import Item
from wmw.core.pair import Pair
from wmw.perturbations import registry
from wmw.tracebank.build import PICTURE_SUMS
from wmw.tracebank.files import sha256 as sha256_of_file
from wmw.tracebank.manifest import MANIFEST, Manifest, read_manifest
from wmw.tracebank.reading import items_of, pairs_of_bank, splits_of

_AGAIN = "build the bank again with --force"


@dataclass(frozen=True, slots=True)
class Shown:
    """An item of a bank with its split and its picture (PNG); None where the bank has none."""

    item: Item
    split: str
    picture: bytes | None

    @property
    def can_be_asked(self) -> bool:
        """Whether what the model sees holds every number that it needs."""
        return self.picture is not None or self.item.modality != "picture"


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
        pictures = _Pictures(self.bank, self.manifest)
        for item in items_of(self.bank):
            split = self._splits.get(item.id)
            if split is None:
                raise InputFileError(self.bank / "splits.json", f"has no {item.id}; {_AGAIN}")
            yield Shown(item, split, pictures.of(item.id))

    def pairs(self) -> Iterator[tuple[Shown, Pair]]:
        """Yield the pairs in their order with the items they belong to.

        InputFileError for a pair of no item, and for one of the train split whose edit is held out.
        """
        items = self.items()
        shown = next(items, None)
        held_out = {name for name, edit in registry().items() if edit.family == "held_out"}
        for pair in pairs_of_bank(self.bank):
            while shown is not None and shown.item.id != pair.source_trace_id:
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


class _Pictures:
    """The pictures of a bank, asked for in the order of its items."""

    def __init__(self, bank: Path, manifest: Manifest) -> None:
        self._bank = bank
        self._drawn = bool(manifest.plan["pictures"])
        self._without = frozenset(manifest.picture_files.get("without_room", ()))
        self._sums = self._lines() if self._drawn else iter(())

    def _lines(self) -> Iterator[tuple[str, str]]:
        with (self._bank / PICTURE_SUMS).open(encoding="utf-8") as lines:
            for line in lines:
                found, _, name = line.rstrip("\n").partition("  ")
                yield name, found

    def of(self, item_id: str) -> bytes | None:
        """Return an item's picture, None where none was drawn."""
        name = f"pictures/{item_id}.png"
        if not self._drawn or name in self._without:
            return None
        expected = next((found for listed, found in self._sums if listed == name), None)
        if expected is None:
            raise InputFileError(self._bank / PICTURE_SUMS, f"names no {name}; {_AGAIN}")
        try:
            picture = (self._bank / name).read_bytes()
        except OSError as error:
            problem = f"cannot be read ({error.strerror}), and its trace needs it; {_AGAIN}"
            raise InputFileError(self._bank / name, problem) from error
        if sha256(picture).hexdigest() != expected:
            raise InputFileError(self._bank / name, f"changed since it was drawn; {_AGAIN}")
        return picture
