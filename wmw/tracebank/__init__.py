"""Banks of items on disk: traces, pairs, scenes, pictures, splits and a manifest with hashes."""

from wmw.tracebank.build import build
from wmw.tracebank.manifest import Manifest, read_manifest
from wmw.tracebank.plan import Plan
from wmw.tracebank.reading import items_of, pairs_of_bank, splits_of, traces_of
from wmw.tracebank.splits import SPLITS, split_of

__all__ = [
    "SPLITS",
    "Manifest",
    "Plan",
    "build",
    "items_of",
    "pairs_of_bank",
    "read_manifest",
    "split_of",
    "splits_of",
    "traces_of",
]
