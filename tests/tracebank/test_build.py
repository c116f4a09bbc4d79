"""Banks: the same bytes however they are built, and nothing half-written under a final name."""

from __future__ import annotations

import hashlib
import json
import os
import random
import signal
import subprocess
import sys
import time
from collections import Counter
from pathlib import Path
from typing import Any

import jsonpatch
import pytest

from wmw.core import registry
from wmw.core.errors import InputFileError, UnknownFamilyError, UsageError
from wmw.diagrams import has_strip, look_of
from wmw.generators import generate, has_order
from wmw.tracebank import (
    Plan,
    build,
    items_of,
    pairs_of_bank,
    read_manifest,
    split_of,
    splits_of,
    traces_of,
)
from wmw.tracebank.lots import lots
from wmw.tracebank.plan import CHUNK, SHARD
from wmw.tracebank.reading import Answers
from wmw.verifiers.pipeline import judge

SEED = 2026
PAIRS = 2
BARE = {"pictures": False, "pairs_per_trace": PAIRS}
FAMILIES = registry.names()


def contents(bank: Path) -> dict[str, str]:
    """Return the SHA-256 of every file of a folder, by its name in it."""
    return {
        str(path.relative_to(bank)): hashlib.sha256(path.read_bytes()).hexdigest()
        for path in sorted(bank.rglob("*"))
        if path.is_file()
    }


@pytest.fixture(scope="module")
def bank(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A whole bank of three chunks, the last one not full."""
    out = tmp_path_factory.mktemp("banks") / "whole"
    build(SEED, 230, out, **BARE)
    return out


class TestWhole:
    def test_every_item_once_and_in_turn(self, bank: Path) -> None:
        ids = [trace["id"] for trace in traces_of(bank)]
        assert len(set(ids)) == 230
        turns = [FAMILIES[n % len(FAMILIES)] for n in range(230)]
        assert [name.rsplit("-", 2)[0] for name in ids] == turns
        assert {name.rsplit("-", 2)[1] for name in ids} == {str(SEED)}

    def test_items_come_back(self, bank: Path) -> None:
        for number, item in enumerate(items_of(bank)):
            if number % 23 == 0:
                assert item.to_json() == generate(item.family, SEED, item.index).to_json()

    def test_splits_hold_every_item_once(self, bank: Path) -> None:
        splits = json.loads((bank / "splits.json").read_text())
        assert list(splits) == ["train", "validation", "test"]
        placed = [name for names in splits.values() for name in names]
        assert sorted(placed) == sorted(trace["id"] for trace in traces_of(bank))
        assert {split: len(names) for split, names in splits.items()} == {
            "train": 138, "validation": 46, "test": 46,
        }  # fmt: skip
        for item in items_of(bank):
            assert item.id in splits[split_of(item)], "content decides"

    def test_sums_are_those_of_the_files(self, bank: Path) -> None:
        found = contents(bank)
        manifest = read_manifest(bank)
        for name, expected in manifest.files.items():
            assert found.pop(name) == expected
        found.pop("manifest.json")
        for line in (bank / "SHA256SUMS").read_text().splitlines():
            expected, _, name = line.partition("  ")
            assert found.pop(name) == expected
        assert found == {}, "files that no list names"

    def test_counts(self, bank: Path) -> None:
        manifest = read_manifest(bank)
        assert manifest.items == 230
        for key in ("family", "task", "modality", "split"):
            assert sum(manifest.counts[key].values()) == 230
        assert manifest.counts["modality"] == Counter(item.modality for item in items_of(bank))
        assert manifest.gates["left_out"] == []
        assert set(manifest.plan["versions"]) == {"python", "sympy", "matplotlib", "wmw"}

    def test_pairs_are_of_the_traces(self, bank: Path) -> None:
        traces = {trace["id"]: trace for trace in traces_of(bank)}
        splits = splits_of(bank)
        pairs = list(pairs_of_bank(bank))
        assert [p.source_trace_id for p in pairs] == [n for n in traces for _ in range(PAIRS)]
        assert len({pair.id for pair in pairs}) == len(pairs)
        for pair in pairs:
            assert pair.chosen == traces[pair.source_trace_id]
            assert pair.rejected != pair.chosen
            assert jsonpatch.apply_patch(pair.chosen, list(pair.patch)) == pair.rejected
            held_out = pair.perturbation_family == "held_out"
            assert not (held_out and splits[pair.source_trace_id] == "train")
        counted = read_manifest(bank).pairs
        assert counted["label"] == Counter(pair.perturbation_type for pair in pairs)
        assert counted["edit"] == Counter(pair.perturbation_name for pair in pairs)
        assert counted["split"] == Counter(splits[pair.source_trace_id] for pair in pairs)
        assert counted["edit_family"] == Counter(pair.perturbation_family for pair in pairs)

    def test_nothing_of_the_building_is_left(self, bank: Path) -> None:
        assert {path.name for path in bank.iterdir()} == {
            "traces.jsonl", "pairs.jsonl", "scenes", "splits.json", "SHA256SUMS", "manifest.json",
        }  # fmt: skip


class TestSameBytes:
    def test_two_workers(self, bank: Path, tmp_path: Path) -> None:
        build(SEED, 230, tmp_path / "two", **BARE, jobs=2)
        assert contents(tmp_path / "two") == contents(bank)

    @pytest.mark.parametrize("chunks", [0, 1, 2])
    def test_cut_off_after_some_chunks(self, bank: Path, tmp_path: Path, chunks: int) -> None:
        out = tmp_path / "cut"

        def stop(done: int, total: int) -> None:
            if done >= chunks * CHUNK:
                raise KeyboardInterrupt

        with pytest.raises(KeyboardInterrupt):
            build(SEED, 230, out, **BARE, progress=stop)
        assert not (out / "manifest.json").exists()
        made: list[int] = []
        build(SEED, 230, out, **BARE, progress=lambda done, total: made.append(done))
        assert made[0] == chunks * CHUNK
        assert contents(out) == contents(bank)

    @pytest.mark.slow
    def test_killed_at_any_moment(self, bank: Path, tmp_path: Path) -> None:
        out = tmp_path / "killed"
        command = [
            sys.executable, "-c",
            "import sys; from pathlib import Path; from wmw.tracebank import build;"
            f"build({SEED}, 230, Path(sys.argv[1]), **BARE)",
            str(out),
        ]  # fmt: skip
        delays = random.Random(3)
        for _ in range(5):
            with subprocess.Popen(command, env=dict(os.environ)) as process:
                deadline = time.monotonic() + 60
                while not (out / ".building").exists() and time.monotonic() < deadline:
                    if process.poll() is not None:
                        break
                    time.sleep(0.005)
                time.sleep(delays.random() * 0.8)
                process.send_signal(signal.SIGKILL)
            for path in out.glob("scenes/*.json"):
                json.loads(path.read_text())
            if (out / "manifest.json").exists():
                break
        build(SEED, 230, out, **BARE)
        assert contents(out) == contents(bank)

    def test_files_damaged_between_two_runs_are_made_again(
        self, bank: Path, tmp_path: Path
    ) -> None:
        out = tmp_path / "damaged"

        def stop(done: int, total: int) -> None:
            if done >= 2 * CHUNK:
                raise KeyboardInterrupt

        with pytest.raises(KeyboardInterrupt):
            build(SEED, 230, out, **BARE, progress=stop)
        damaged = sorted(out.glob("scenes/*.json"))[3]
        damaged.write_text("{")
        made: list[int] = []
        build(SEED, 230, out, **BARE, progress=lambda done, total: made.append(done))
        assert made[0] == CHUNK, "the chunk with the damaged file is not done"
        assert contents(out) == contents(bank)

    def test_a_whole_bank_is_left_as_it_is(self, bank: Path) -> None:
        before = {path: path.stat().st_mtime_ns for path in bank.rglob("*")}
        made: list[int] = []
        build(SEED, 230, bank, **BARE, progress=lambda done, total: made.append(done))
        assert made == []
        assert {path: path.stat().st_mtime_ns for path in bank.rglob("*")} == before

    def test_a_smaller_bank_is_the_beginning_of_a_larger_one(
        self, bank: Path, tmp_path: Path
    ) -> None:
        build(SEED, 40, tmp_path / "small", **BARE)
        assert list(traces_of(tmp_path / "small")) == list(traces_of(bank))[:40]


class TestRefused:
    @pytest.mark.parametrize(
        ("seed", "traces", "pictures"), [(7, 230, False), (SEED, 231, False), (SEED, 230, True)]
    )
    def test_another_bank_in_the_folder(
        self, bank: Path, seed: int, traces: int, pictures: bool
    ) -> None:
        before = contents(bank)
        with pytest.raises(UsageError, match="holds another bank") as refused:
            build(seed, traces, bank, pictures=pictures)
        assert "\n" not in str(refused.value)
        assert contents(bank) == before

    def test_another_build_begun_in_the_folder(self, tmp_path: Path) -> None:
        def stop(done: int, total: int) -> None:
            raise KeyboardInterrupt

        with pytest.raises(KeyboardInterrupt):
            build(1, 20, tmp_path, **BARE, progress=stop)
        with pytest.raises(UsageError, match="seed 1 there, 2 asked for"):
            build(2, 20, tmp_path, **BARE)

    def test_force_clears_the_bank_and_nothing_else(self, tmp_path: Path) -> None:
        (tmp_path / "notes.txt").write_text("mine")
        build(1, 20, tmp_path, **BARE)
        manifest = build(2, 10, tmp_path, **BARE, force=True)
        assert manifest.items == 10
        assert len(list((tmp_path / "scenes").iterdir())) == 10
        assert (tmp_path / "notes.txt").read_text() == "mine"

    @pytest.mark.parametrize("traces", [0, -1, 10**9])
    def test_numbers_of_traces(self, tmp_path: Path, traces: int) -> None:
        with pytest.raises(UsageError):
            build(1, traces, tmp_path)

    def test_unknown_family(self, tmp_path: Path) -> None:
        with pytest.raises(UnknownFamilyError):
            build(1, 10, tmp_path / "out", families=("alchemy",))
        assert not (tmp_path / "out").exists()

    def test_a_folder_that_cannot_be_written(self, tmp_path: Path) -> None:
        (tmp_path / "file").write_text("")
        with pytest.raises(UsageError, match="cannot write the bank"):
            build(1, 10, tmp_path / "file" / "bank", **BARE)

    def test_no_bank_to_read(self, tmp_path: Path) -> None:
        with pytest.raises(InputFileError):
            read_manifest(tmp_path)


def test_families_can_be_chosen(tmp_path: Path) -> None:
    manifest = build(1, 9, tmp_path, families=("inclined_plane",), **BARE)
    assert manifest.counts["family"] == {"inclined_plane": 9}


def test_pictures(tmp_path: Path) -> None:
    manifest = build(4, 8, tmp_path / "one", families=("inclined_plane",), pairs_per_trace=PAIRS)
    again = build(
        4, 8, tmp_path / "two", families=("inclined_plane",), pairs_per_trace=PAIRS, jobs=2
    )
    assert manifest.picture_files == again.picture_files
    assert manifest.picture_files["without_room"] == []
    plain = build(4, 8, tmp_path / "plain", families=("inclined_plane",), **BARE)
    assert plain.files == manifest.files, "JSON does not depend on pictures"
    for item in items_of(tmp_path / "one"):
        picture = tmp_path / "one" / "pictures" / f"{item.id}.png"
        assert picture.read_bytes().startswith(b"\x89PNG")
        frames = picture.with_name(f"{item.id}_frames.png")
        assert frames.exists() is (item.scene_after is not None)
        strip = picture.with_name(f"{item.id}_strip.json")
        assert strip.exists() is has_strip(item)
        if strip.exists():
            assert sorted(json.loads(strip.read_text())["order"]["answer"].split(", ")) == [*"ABCD"]
        asked = picture.with_name(f"{item.id}_order.json")
        assert asked.exists() is has_order(item)
        if asked.exists():
            trace = json.loads(asked.read_text())["order"]["trace"]
            gold = Answers(tmp_path / "one").item(trace["id"])
            assert gold is not None
            assert gold.trace.to_dict() == trace
            assert judge(trace, gold=gold).outcome == "valid"
        boxes = json.loads(picture.with_suffix(".json").read_text())
        labelled = {label["quantity"] for label in boxes["labels"]}
        assert labelled >= set(item.shown) or item.modality == "text"


def test_styles_of_pictures(tmp_path: Path) -> None:
    wanted: dict[str, Any] = {"families": ("lever", "optics"), "pairs_per_trace": 0}
    mixed = build(4, 12, tmp_path / "mixed", **wanted)
    assert len(mixed.picture_files["styles"]) > 2
    for item in items_of(tmp_path / "mixed"):
        boxes = json.loads((tmp_path / "mixed" / "pictures" / f"{item.id}.json").read_text())
        assert boxes["style"] == look_of(item).style.name
    chalk = build(4, 12, tmp_path / "chalk", style="blackboard", **wanted)
    assert chalk.picture_files["styles"] == {"blackboard": 12}
    assert chalk.files == mixed.files, "JSON does not depend on the style"
    with pytest.raises(UsageError, match="style 'blackboard' there, 'mixed' asked for"):
        build(4, 12, tmp_path / "chalk", **wanted)
    with pytest.raises(UsageError, match=r"no style 'fresco'; there are: .*mixed"):
        build(4, 12, tmp_path / "fresco", style="fresco", **wanted)


class TestPlan:
    def test_shards(self) -> None:
        small = Plan(1, SHARD, ("a",), False)
        assert [name for name, _ in small.shards()] == ["traces.jsonl"]
        large = Plan(1, SHARD + 1, ("a",), False)
        names = [name for name, _ in large.shards()]
        assert names == ["traces-00000-of-00002.jsonl", "traces-00001-of-00002.jsonl"]
        chunks = [number for _, chunks in large.shards() for number in chunks]
        assert chunks == list(large.chunks)
        numbers = [n for chunk in large.chunks for n in large.items(chunk)]
        assert numbers == list(range(SHARD + 1))

    def test_shards_of_pairs(self) -> None:
        plan = Plan(1, 3 * CHUNK, ("a",), False, SHARD // CHUNK)
        names = [name for name, chunks in plan.shards("pairs") if len(chunks) == 1]
        assert names == [f"pairs-{shard:05d}-of-00003.jsonl" for shard in range(3)]
        assert [name for name, _ in plan.shards()] == ["traces.jsonl"]

    def test_lots_of_a_smaller_bank_are_the_first_of_a_larger_one(self) -> None:
        whole = lots(Plan(1, CHUNK, FAMILIES[:3], False), 0)
        assert lots(Plan(1, 37, FAMILIES[:3], False), 0) == whole[:37]

    def test_no_item_is_in_two_chunks_and_three_of_five_are_for_training(self) -> None:
        plan = Plan(1, 5 * CHUNK, FAMILIES, False)
        found = [lot for chunk in plan.chunks for lot in lots(plan, chunk)]
        assert len({(lot.family, lot.index) for lot in found}) == 5 * CHUNK
        for first in range(0, len(found), CHUNK):
            splits = Counter(lot.split for lot in found[first : first + CHUNK])
            assert abs(splits["train"] - 60) <= 1
            assert abs(splits["validation"] - 20) <= 1
            assert abs(splits["test"] - 20) <= 1

    def test_one_family_alone(self) -> None:
        found = lots(Plan(1, CHUNK, FAMILIES[:1], False), 0)
        assert Counter(lot.split for lot in found) == {"train": 60, "validation": 20, "test": 20}


def test_one_draw_never_lies_in_two_splits() -> None:
    """The split is the content's: wording, modality and seed have no say in it."""
    for index in range(40):
        splits = {
            split_of(generate("inclined_plane", 9, index, modality=modality))
            for modality in ("text", "picture", "both")
        }
        assert len(splits) == 1
    shares = Counter(split_of(generate("inclined_plane", 9, index)) for index in range(600))
    assert 0.54 < shares["train"] / 600 < 0.66
    assert 0.15 < shares["test"] / 600 < 0.25
