"""What a bank holds: which item stands where, in which chunk it is made, in which shard it lies."""

from __future__ import annotations

import platform
from collections.abc import Mapping
from dataclasses import dataclass
from importlib.metadata import PackageNotFoundError, version
from typing import Any

from wmw.core import registry
from wmw.core.errors import UnknownFamilyError, UsageError
from wmw.core.streams import BANK_FORMAT
from wmw.diagrams import MIXED, STYLES

CHUNK = 100
"""Items made at a time; a build that was cut off goes on after its last whole chunk."""
SHARD = 20_000
"""Traces, or pairs, in one file at most."""
MOST_TRACES = 10_000_000
MOST_PAIRS = 200
"""Pairs of one trace at most."""


@dataclass(frozen=True, slots=True)
class Plan:
    """The request that a bank answers. Two folders with equal plans hold the same bytes."""

    seed: int
    traces: int
    families: tuple[str, ...]
    pictures: bool
    pairs_per_trace: int = 0
    style: str = MIXED

    @property
    def chunks(self) -> range:
        """Numbers of the chunks."""
        return range(-(-self.traces // CHUNK))

    def items(self, chunk: int) -> range:
        """Numbers of the items of a chunk."""
        return range(chunk * CHUNK, min((chunk + 1) * CHUNK, self.traces))

    def shards(self, stem: str = "traces") -> tuple[tuple[str, range], ...]:
        """Return the names of the files of traces (or of pairs) and the chunks that each holds."""
        lines = self.pairs_per_trace if stem == "pairs" else 1
        per_shard = max(1, SHARD // (CHUNK * max(1, lines)))
        count = -(-len(self.chunks) // per_shard)
        if count == 1:
            return ((f"{stem}.jsonl", self.chunks),)
        return tuple(
            (f"{stem}-{shard:05d}-of-{count:05d}.jsonl", self.chunks[first : first + per_shard])
            for shard, first in enumerate(range(0, len(self.chunks), per_shard))
        )

    def to_dict(self) -> dict[str, Any]:
        """Return the plan with what else decides the bytes of a bank."""
        return {
            "bank_format": BANK_FORMAT,
            "seed": self.seed,
            "traces": self.traces,
            "families": list(self.families),
            "pictures": self.pictures,
            **({"style": self.style} if self.pictures else {}),
            "pairs_per_trace": self.pairs_per_trace,
            "versions": versions(),
        }


def plan_of(
    seed: int,
    traces: int,
    families: tuple[str, ...] | None = None,
    pictures: bool = True,
    pairs_per_trace: int = 0,
    style: str = MIXED,
) -> Plan:
    """Return the plan of a request.

    Raises UsageError for a number of traces or pairs that cannot be made or a style that there is
    not, UnknownFamilyError for a family nobody declares.
    """
    if not 1 <= traces <= MOST_TRACES:
        raise UsageError(f"a bank holds 1 to {MOST_TRACES} traces, not {traces}")
    if not 0 <= pairs_per_trace <= MOST_PAIRS:
        raise UsageError(f"a trace has 0 to {MOST_PAIRS} pairs, not {pairs_per_trace}")
    known = registry.names()
    chosen = known if families is None else tuple(sorted(set(families)))
    for family in chosen:
        if family not in known:
            raise UnknownFamilyError(family, known)
    if not chosen:
        raise UsageError("a bank needs at least one family")
    if style != MIXED and style not in STYLES:
        raise UsageError(f"no style {style!r}; there are: {', '.join((*sorted(STYLES), MIXED))}")
    return Plan(seed, traces, chosen, pictures, pairs_per_trace, style)


def versions() -> dict[str, str]:
    """Return the versions on which the bytes of a bank may depend."""
    found = {"python": platform.python_version()}
    for package in ("matplotlib", "sympy", "wmw"):
        try:
            found[package] = version(package)
        except PackageNotFoundError:
            found[package] = "unknown"
    return found


def differences(stored: Mapping[str, Any], wanted: Mapping[str, Any]) -> list[str]:
    """Return in words how a folder's plan differs from the one asked for."""
    return [
        f"{key} {stored.get(key)!r} there, {wanted[key]!r} asked for"
        for key in wanted
        if stored.get(key) != wanted[key]
    ]
