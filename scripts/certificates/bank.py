"""A bank's files as they lie on the disk: sums, traces, pairs, splits, counts."""

from __future__ import annotations

import hashlib
import json
from collections import Counter, defaultdict
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Any

from certificates.physics import Checked
from certificates.structure import FIELDS, faults

Fault = tuple[str, str]
"""The file, trace or pair at fault, and what is wrong with it."""


class Report:
    """What was found: the faults, and how many certificates of each kind were checked how."""

    def __init__(self) -> None:
        self.faults: list[Fault] = []
        self.numeric: Counter[str] = Counter()
        self.structural: Counter[str] = Counter()
        self.failed: Counter[str] = Counter()
        self.equations: Counter[bool] = Counter()

    def add(self, where: str, what: str) -> None:
        """Note a fault."""
        self.faults.append((where, what))


class Bank:
    """A bank's folder; only its traces are held in memory, as their lines."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.report = Report()
        self.manifest = self._page("manifest.json")
        self.splits = self._splits()
        self._traces: dict[str, str] = {}
        self._counts: dict[str, Counter[str]] = defaultdict(Counter)
        self._edits: dict[str, Counter[tuple[str, str]]] = defaultdict(Counter)
        self._named: dict[str, dict[tuple[str, str], str]] = defaultdict(dict)
        self._ids: set[str] = set()

    def check(self) -> Iterator[int]:
        """Check everything; yields how many pairs are done."""
        self._sums()
        for trace in self._lines("traces"):
            name = trace["id"]
            if name in self._traces:
                self.report.add(name, "two traces have this id")
            self._traces[name] = json.dumps(trace)
            if name not in self.splits:
                self.report.add(name, "the trace is in no split")
        if self.manifest.get("items") != len(self._traces):
            found = f"{len(self._traces)} traces, the manifest says {self.manifest.get('items')}"
            self.report.add("traces", found)
        for done, pair in enumerate(self._lines("pairs"), start=1):
            self._pair(pair)
            yield done
        self._over_all()

    # --- Files ---------------------------------------------------------------------------------

    def _page(self, name: str) -> dict[str, Any]:
        try:
            found = json.loads((self.folder / name).read_text(encoding="utf-8"))
        except (OSError, ValueError) as error:
            self.report.add(name, f"cannot be read: {error}")
            return {}
        return found if isinstance(found, dict) else {}

    def _splits(self) -> dict[str, str]:
        found: dict[str, str] = {}
        for split, names in self._page("splits.json").items():
            for name in names:
                if name in found:
                    self.report.add(name, f"the trace is both in {found[name]} and in {split}")
                found[name] = split
        return found

    def _sums(self) -> None:
        for name, wanted in self.manifest.get("files", {}).items():
            try:
                with (self.folder / name).open("rb") as stream:
                    found = hashlib.file_digest(stream, "sha256").hexdigest()
            except OSError as error:
                self.report.add(name, f"cannot be read: {error}")
                continue
            if found != wanted:
                self.report.add(name, f"its SHA-256 is {found[:12]}…, not {wanted[:12]}…")

    def _lines(self, stem: str) -> Iterator[dict[str, Any]]:
        """Yield the records of all shards of a kind; a line that is none is a fault."""
        last = "its beginning"
        for name in self.manifest.get("files", {}):
            if not name.startswith(stem):
                continue
            try:
                with (self.folder / name).open(encoding="utf-8") as lines:
                    for place, line in enumerate(lines, start=1):
                        try:
                            record = json.loads(line)
                            last = record["id"]
                        except (ValueError, KeyError, TypeError):
                            what = f"line {place}, after {last}, is no whole record"
                            self.report.add(name, what)
                            continue
                        yield record
            except OSError:
                continue  # the sums have told it

    # --- Pairs ---------------------------------------------------------------------------------

    def _pair(self, pair: Mapping[str, Any]) -> None:
        name = pair["id"]
        if name in self._ids:
            self.report.add(name, "two pairs have this id")
        self._ids.add(name)
        missing = [field for field in FIELDS if field not in pair]
        if missing:
            self.report.add(name, f"it has no {', '.join(missing)}")
            return
        source = self._traces.get(pair["source_trace_id"])
        split = self.splits.get(pair["source_trace_id"], "no split")
        held_out = pair["perturbation_family"] == "held_out"
        found = [*faults(pair, None if source is None else json.loads(source))]
        if held_out and split == "train":
            found.append("an edit that is held out is in the train split")
        checked = Checked(pair)
        found += checked.faults
        if checked.read is not None:
            self.report.equations[checked.read] += 1
        kind = str(pair["certificate"].get("violates"))
        (self.report.numeric if checked.numeric else self.report.structural)[kind] += 1
        self.report.failed[kind] += bool(found)
        for what in found:
            self.report.add(name, what)
        self._count(pair, split)

    def _count(self, pair: Mapping[str, Any], split: str) -> None:
        edit, label = pair["perturbation_name"], pair["perturbation_type"]
        family = pair["perturbation_family"]
        for key, value in (
            ("label", label),
            ("edit", edit),
            ("manner", "carried" if pair["carried"] else "isolated"),
            ("edit_family", family),
            ("split", split),
            ("family", pair["chosen"].get("scenario_family")),
        ):
            self._counts[key][value] += 1
        self._edits[edit][label, family] += 1
        self._named[edit].setdefault((label, family), pair["id"])

    def _over_all(self) -> None:
        """What no pair shows alone: each edit has one label and family, the manifest counts all."""
        for edit, found in self._edits.items():
            usual = found.most_common(1)[0][0]
            for kind in found.keys() - {usual}:
                what = f"{edit} is {' and '.join(kind)} here, {' and '.join(usual)} elsewhere"
                self.report.add(self._named[edit][kind], what)
        for key, counts in self.manifest.get("pairs", {}).items():
            mine = self._counts[key]
            for value in sorted({*counts, *mine}):
                if mine[value] != counts.get(value, 0):
                    what = f"{mine[value]} pairs of the {key} {value}"
                    self.report.add("manifest.json", f"{what}, it says {counts.get(value, 0)}")
