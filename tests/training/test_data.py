"""The rows that are trained on: the same from a bank and its export, whole, and fit for use."""

from __future__ import annotations

import json
import shutil
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from trl.trainer.dpo_trainer import DataCollatorForVisionPreference

from training.easy import message, pairs, write_export
from wmw.core.errors import InputFileError, UsageError
from wmw.perturbations import registry
from wmw.tracebank import build
from wmw.tracebank.export import export
from wmw.training.data import CheckedCollator, fit, read
from wmw.training.processors import IMAGE, load_processor
from wmw.training.tiny import tiny_processor


@pytest.fixture(scope="module")
def processor() -> Any:
    return tiny_processor(["Of which colour is the ball?"])


@pytest.mark.parametrize("config", ["preference", "sft"])
@pytest.mark.parametrize("split", ["train", "validation"])
def test_a_bank_and_its_export_have_the_same_rows(
    bank: Path, tmp_path: Path, config: Any, split: str
) -> None:
    export(bank, tmp_path / "hf")
    own, exported = read(bank, config, split), read(tmp_path / "hf", config, split)
    assert own.manifest_sha256 == exported.manifest_sha256
    assert len(own.rows) == len(exported.rows) > 0
    for left, right in zip(own.rows, exported.rows, strict=True):
        pictures = [row.pop("images")[0].convert("RGB").tobytes() for row in (left, right)]
        assert left == right
        assert pictures[0] == pictures[1]


def test_a_sample_is_one_of_the_seed(bank: Path) -> None:
    def ids(limit: int | None, seed: int) -> list[str]:
        return read(bank, "preference", limit=limit, seed=seed).rows["pair_id"][:]

    every = ids(None, 1)
    assert ids(5, 1) == ids(5, 1) != ids(5, 2)
    assert len(ids(5, 1)) == 5
    assert set(ids(5, 1)) < set(every)
    assert ids(len(every), 1) == every


def test_lengths_are_those_of_the_batches(bank: Path, processor: Any) -> None:
    data = fit(read(bank, "preference"), "preference", processor, 10**6)
    collator = DataCollatorForVisionPreference(processor)
    for index in (0, len(data.rows) - 1):
        batch = collator([data.rows[index]])
        assert data.tokens[index] == batch["attention_mask"].sum(dim=1).max()
        found = (batch["input_ids"] == processor.image_token_id).sum(dim=1)
        assert found.tolist() == [data.picture_tokens[index]] * 2
    assert data.rows["length"][:] == data.tokens


def test_what_is_too_long_is_left_out_and_counted(bank: Path, processor: Any) -> None:
    data = read(bank, "sft")
    lengths = sorted(fit(data, "sft", processor, 10**6).tokens)
    middle = lengths[len(lengths) // 2]
    kept = fit(data, "sft", processor, middle)
    assert max(kept.tokens) == middle
    assert len(kept.rows) + kept.dropped[f"over {middle} tokens"] == len(lengths)
    with pytest.raises(UsageError, match="every row of the train split is longer"):
        fit(data, "sft", processor, lengths[0] - 1)


def with_held_out(row: dict[str, Any]) -> None:
    row["edit_family"] = "held_out"


def with_an_edit_held_out_now(row: dict[str, Any]) -> None:
    row["edit"] = next(name for name, edit in registry().items() if edit.family == "held_out")


@pytest.mark.parametrize("change", [with_held_out, with_an_edit_held_out_now])
def test_held_out_edits_are_refused_in_train(
    change: Callable[[dict[str, Any]], None], tmp_path: Path
) -> None:
    rows = [*pairs(3, 1)]
    change(rows[1])
    folder = write_export(tmp_path, train=rows, test=rows)
    with pytest.raises(InputFileError, match=r"pair-1 stands in the train split.*held out"):
        read(folder, "preference")
    assert len(read(folder, "preference", "test").rows) == 3


def test_a_held_out_edit_in_the_train_split_of_a_bank(bank: Path, tmp_path: Path) -> None:
    """The split of a test trace with a held-out pair is changed, with the hashes."""
    from wmw.tracebank.files import sha256
    from wmw.tracebank.reading import pairs_of_bank

    folder = tmp_path / "bank"
    shutil.copytree(bank, folder)
    pair = next(p for p in pairs_of_bank(bank) if p.perturbation_family == "held_out")
    splits = json.loads((folder / "splits.json").read_text())
    moved = {
        split: [name for name in names if name != pair.source_trace_id]
        for split, names in splits.items()
    }
    moved["train"].append(pair.source_trace_id)
    (folder / "splits.json").write_text(json.dumps(moved))
    manifest = json.loads((folder / "manifest.json").read_text())
    manifest["files"]["splits.json"] = sha256(folder / "splits.json")
    (folder / "manifest.json").write_text(json.dumps(manifest))
    with pytest.raises(InputFileError, match=pair.id):
        read(folder, "preference")


def test_a_bank_without_pictures(tmp_path: Path, processor: Any) -> None:
    build(21, 8, tmp_path / "bank", families=("lever",), pictures=False)
    with pytest.raises(UsageError, match="has no pictures"):
        read(tmp_path / "bank", "sft")
    data = fit(read(tmp_path / "bank", "sft", text_only=True), "sft", processor, 10**6)
    assert set(data.picture_tokens) == {0}


def test_a_picture_that_is_gone(bank: Path, tmp_path: Path) -> None:
    shutil.copytree(bank, tmp_path / "bank")
    for path in (tmp_path / "bank" / "pictures").iterdir():
        path.unlink()
    with pytest.raises(InputFileError, match=r"pictures/.*\.png.* cannot be read"):
        read(tmp_path / "bank", "preference")


def test_an_export_that_was_changed(easy: str, tmp_path: Path) -> None:
    folder = tmp_path / "easy"
    shutil.copytree(easy, folder)
    (path,) = (folder / "preference").glob("train-*")
    path.write_bytes(path.read_bytes() + b" ")
    with pytest.raises(InputFileError, match="changed since"):
        read(folder, "preference")


def test_a_folder_of_other_things(tmp_path: Path) -> None:
    with pytest.raises(InputFileError, match="neither a bank"):
        read(tmp_path, "sft")
    with pytest.raises(UsageError, match="no preference rows in its validation split"):
        read(write_export(tmp_path, train=[*pairs(2, 1)]), "preference", "validation")


@pytest.mark.parametrize("side", ["prompt", "chosen"])
def test_a_row_with_one_place_too_many_for_pictures(
    side: str, tmp_path: Path, processor: Any
) -> None:
    rows = [*pairs(3, 1)]
    role = rows[2][side][0]["role"]
    rows[2][side] = message(role, f"{rows[2][side][0]['content']} {IMAGE}")
    data = read(write_export(tmp_path, train=rows), "preference")
    with pytest.raises(UsageError, match="pair-2 has"):
        fit(data, "preference", processor, 10**6)


def test_a_batch_whose_pictures_were_cut(small: str) -> None:
    processor = load_processor(small)
    rows = [*pairs(2, 1)]
    whole = CheckedCollator(DataCollatorForVisionPreference(processor), processor)
    length = whole([{**row} for row in rows])["input_ids"].shape[1]
    cut = CheckedCollator(DataCollatorForVisionPreference(processor, max_length=4), processor)
    with pytest.raises(UsageError, match="image tokens, and its picture makes"):
        cut([{**row} for row in rows])
    longer = DataCollatorForVisionPreference(processor, max_length=length)
    assert CheckedCollator(longer, processor)([{**row} for row in rows])


def test_a_batch_that_lost_a_picture(small: str) -> None:
    processor = load_processor(small)
    collator = DataCollatorForVisionPreference(processor)

    def losing(rows: list[dict[str, Any]]) -> Any:
        return collator([{**row, "images": []} for row in rows])

    with pytest.raises(UsageError, match="4 pictures holds the patches of 0"):
        CheckedCollator(losing, processor)([*pairs(2, 1)])


def test_rows_with_and_without_a_picture(small: str) -> None:
    processor = load_processor(small)
    first, second = pairs(2, 1)
    collator = CheckedCollator(DataCollatorForVisionPreference(processor), processor)
    batch = collator([first, {**second, "images": []}])
    found = (batch["input_ids"] == processor.image_token_id).sum(dim=1)
    assert (found > 0).tolist() == [True, False, True, False]
