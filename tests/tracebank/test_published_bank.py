"""The bank in data/ is what the code writes, to the byte, and its certificates hold."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path

import pytest

from wmw.tracebank import build

ROOT = Path(__file__).parents[2]
BANK = ROOT / "data" / "tracebank-2026"
OF_THE_MACHINE = ("manifest.json", "SHA256SUMS")


def files(folder: Path) -> dict[str, bytes]:
    found = (path for path in folder.rglob("*") if path.is_file())
    return {path.relative_to(folder).as_posix(): path.read_bytes() for path in found}


def without_versions(manifest: bytes) -> dict[str, object]:
    read = json.loads(manifest)
    assert read["plan"].pop("versions")
    read.pop("shortcuts", None)  # what an audit adds
    return read


@pytest.mark.slow
def test_is_built_again_to_the_byte(tmp_path: Path) -> None:
    build(2026, 200, tmp_path / "bank", pictures=False, pairs_per_trace=16)
    published, built = files(BANK), files(tmp_path / "bank")
    assert published.keys() == built.keys()
    other = [name for name in built if built[name] != published[name]]
    assert set(other) <= set(OF_THE_MACHINE), "build data/tracebank-2026 anew"
    assert without_versions(built["manifest.json"]) == without_versions(published["manifest.json"])


def test_its_certificates_hold() -> None:
    script = ROOT / "scripts" / "check_certificates.py"
    done = subprocess.run(
        [sys.executable, str(script), str(BANK)], capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stdout
    [counts] = (line.split()[1:] for line in done.stdout.splitlines() if line.startswith("all "))
    numbers, claims, faulty = map(int, counts)
    assert (numbers + claims, faulty) == (200 * 16, 0)


def test_physics_tells_its_pairs_apart() -> None:
    """The bounds that an audit of the bank is to keep; what it measured stands in the manifest.

    A share of fewer than twenty pairs, of which one alone moves it by a twentieth, tells nothing.
    """
    audits = json.loads((BANK / "manifest.json").read_text(encoding="utf-8"))["shortcuts"]
    blind = [a["accuracy"] for a in audits if a["classifier"] != "repeated numbers"]
    assert len(blind) == 6
    bounds = {"seen edits": 0.65, "held-out edits": 0.60}
    for accuracy in blind:
        for pairs, found in accuracy.items():
            if found["share"] is not None and found["pairs"] >= 20:
                assert found["share"] <= bounds.get(pairs, 0.70), pairs


def test_is_split_and_broken_as_the_page_says() -> None:
    splits = json.loads((BANK / "splits.json").read_text(encoding="utf-8"))
    train = set(splits["train"])
    assert {split: len(ids) for split, ids in splits.items() if isinstance(ids, list)} == {
        "train": 120,
        "validation": 40,
        "test": 40,
    }
    with (BANK / "pairs.jsonl").open(encoding="utf-8") as lines:
        pairs = [json.loads(line) for line in lines]
    assert len(pairs) == 200 * 16
    assert {p["perturbation_family"] for p in pairs if p["source_trace_id"] in train} == {"seen"}
