"""A bank as a dataset folder: `datasets` opens it, and what is in it is what the bank holds."""

from __future__ import annotations

import hashlib
import io
import json
import shutil
import sys
from collections import Counter
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from click.testing import CliRunner
from datasets import Image, List, Value, load_dataset
from huggingface_hub import DatasetCard
from PIL import Image as Picture
from pyarrow.parquet import ParquetFile

from wmw.cli.app import main
from wmw.core.errors import InputFileError, UsageError
from wmw.core.item import Item
from wmw.core.trace import WRITTEN_PARTS
from wmw.prompts import NO_PICTURE, prompt
from wmw.replies import read, written
from wmw.tracebank import build, items_of, pairs_of_bank, splits_of, traces_of
from wmw.tracebank.export import Exported, export, shards

CONFIGS = ("preference", "sft", "traces")
MESSAGES = List({"role": Value("string"), "content": Value("string")})


@pytest.fixture(scope="module")
def bank(tmp_path_factory: pytest.TempPathFactory) -> Path:
    out = tmp_path_factory.mktemp("bank") / "bank"
    build(12, 15, out, pairs_per_trace=5)
    return out


@pytest.fixture(scope="module")
def folder(bank: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    out = tmp_path_factory.mktemp("exported") / "hf"
    export(bank, out)
    return out


@pytest.fixture
def copy(bank: Path, tmp_path: Path) -> Path:
    """A copy of the bank, to be damaged."""
    return Path(shutil.copytree(bank, tmp_path / "copy"))


@pytest.fixture
def opened(tmp_path: Path) -> Callable[..., Any]:
    def load(folder: Path, config: str) -> Any:
        return load_dataset(str(folder), config, cache_dir=str(tmp_path / "cache"))

    return load


def contents(folder: Path) -> dict[str, bytes]:
    return {
        str(path.relative_to(folder)): path.read_bytes()
        for path in sorted(folder.rglob("*"))
        if path.is_file()
    }


def changed(bank: Path, name: str, change: Callable[[str], str]) -> None:
    """Change a file of a bank and make the manifest say that it has always been so."""
    path = bank / name
    path.write_text(change(path.read_text("utf-8")), "utf-8")
    manifest = json.loads((bank / "manifest.json").read_text("utf-8"))
    manifest["files"][name] = hashlib.sha256(path.read_bytes()).hexdigest()
    (bank / "manifest.json").write_text(json.dumps(manifest), "utf-8")


class TestWhatIsOpened:
    @pytest.mark.parametrize("config", CONFIGS)
    def test_splits_and_rows_are_those_of_the_bank(
        self, bank: Path, folder: Path, opened: Callable[..., Any], config: str
    ) -> None:
        splits = splits_of(bank)
        ids = [t["id"] for t in traces_of(bank)]
        if config == "preference":
            ids = [pair.source_trace_id for pair in pairs_of_bank(bank)]
        wanted = Counter(splits[name] for name in ids)
        data = opened(folder, config)
        assert {split: len(rows) for split, rows in data.items()} == wanted
        assert {*wanted} == {"train", "validation", "test"}
        assert [*data] == ["train", "validation", "test"]
        for split, rows in data.items():
            assert [*rows["trace_id"]] == [name for name in ids if splits[name] == split]

    @pytest.mark.parametrize(
        ("config", "messages"),
        [("preference", ("prompt", "chosen", "rejected")), ("sft", ("prompt", "completion")),
         ("traces", ())],
    )  # fmt: skip
    def test_types_are_those_that_trl_reads(
        self, folder: Path, opened: Callable[..., Any], config: str, messages: tuple[str, ...]
    ) -> None:
        found = dict(opened(folder, config)["train"].features)
        assert found.pop("images") == List(Image())
        assert {name for name, kind in found.items() if kind == MESSAGES} == {*messages}
        others = {name: kind for name, kind in found.items() if name not in messages}
        if config == "traces":
            assert others.pop("options") == List(Value("string"))
        assert {*map(str, others.values())} == {str(Value("string"))}

    @pytest.mark.parametrize("config", CONFIGS)
    def test_pictures_are_the_banks(
        self, bank: Path, folder: Path, opened: Callable[..., Any], config: str
    ) -> None:
        for rows in opened(folder, config).values():
            for row in rows:
                (picture,) = row["images"]
                drawn = Picture.open(bank / "pictures" / f"{row['trace_id']}.png")
                assert isinstance(picture, Picture.Image)
                assert (picture.size, picture.mode) == (drawn.size, drawn.mode)
                assert picture.tobytes() == drawn.tobytes()

    def test_streaming_gives_the_same(
        self, folder: Path, tmp_path: Path, opened: Callable[..., Any]
    ) -> None:
        whole = opened(folder, "sft")["validation"]
        stream = load_dataset(
            str(folder), "sft", split="validation", streaming=True, cache_dir=str(tmp_path)
        )
        for row, streamed in zip(whole, stream, strict=True):
            assert row.pop("images")[0].tobytes() == streamed.pop("images")[0].tobytes()
            assert row == streamed

    def test_one_picture_is_stored_once_for_all_pairs(self, bank: Path, folder: Path) -> None:
        pictures = {pair.source_trace_id for pair in pairs_of_bank(bank)}
        drawn = sum((bank / "pictures" / f"{name}.png").stat().st_size for name in pictures)
        stored = sum(path.stat().st_size for path in (folder / "preference").iterdir())
        assert stored < 2 * drawn < 5 * drawn


class TestWhatARowSays:
    def test_preference(self, bank: Path, folder: Path, opened: Callable[..., Any]) -> None:
        items = {item.id: item for item in items_of(bank)}
        rows = {
            row["pair_id"]: row for rows in opened(folder, "preference").values() for row in rows
        }
        for pair in pairs_of_bank(bank):
            row, item = rows.pop(pair.id), items[pair.source_trace_id]
            assert asks(row, item)
            assert row["chosen"] == [{"role": "assistant", "content": written(pair.chosen)}]
            assert row["rejected"] == [{"role": "assistant", "content": written(pair.rejected)}]
            chosen = read(row["chosen"][0]["content"]).trace
            assert chosen == {part: pair.chosen[part] for part in WRITTEN_PARTS}
            assert row["fault_label"] == pair.perturbation_type
            assert row["edit"] == pair.perturbation_name
            assert row["edit_family"] == pair.perturbation_family
            assert (row["manner"] == "carried") == pair.carried
            assert row["pointer"] == pair.perturbation_field
            assert json.loads(row["patch"]) == [dict(step) for step in pair.patch]
            assert json.loads(row["certificate"]) == pair.certificate.to_dict()
            assert row["description"] == pair.description
        assert not rows

    def test_sft(self, bank: Path, folder: Path, opened: Callable[..., Any]) -> None:
        rows = {row["trace_id"]: row for rows in opened(folder, "sft").values() for row in rows}
        for item in items_of(bank):
            row = rows.pop(item.id)
            assert asks(row, item)
            text = written(item.trace.to_dict())
            assert row["completion"] == [{"role": "assistant", "content": text}]
        assert not rows

    def test_traces(self, bank: Path, folder: Path, opened: Callable[..., Any]) -> None:
        rows = {row["trace_id"]: row for rows in opened(folder, "traces").values() for row in rows}
        for item, trace in zip(items_of(bank), traces_of(bank), strict=True):
            row = rows.pop(item.id)
            assert json.loads(row["trace"]) == trace
            assert row["question"] == item.question
            assert row["options"] == [str(option) for option in item.options]
            assert row["gold_answer"] == str(trace["metadata"]["gold_answer"])
            described = (row["family"], row["kind"], row["regime"], row["task_type"])
            assert described == (item.family, item.kind, item.regime, item.task)
            assert (row["modality"], row["difficulty"]) == (item.modality, item.difficulty)
        assert not rows

    def test_held_out_edits_stay_out_of_train(
        self, folder: Path, opened: Callable[..., Any]
    ) -> None:
        data = opened(folder, "preference")
        assert {*data["train"]["edit_family"]} == {"seen"}
        assert "held_out" in data["test"]["edit_family"]


def asks(row: dict[str, Any], item: Item) -> bool:
    """Whether the prompt of a row is the item's, in a message with a text."""
    content = prompt(item.question, item.options)
    return bool(row["prompt"] == [{"role": "user", "content": content}])


class TestTheCard:
    def test_it_says_what_the_folder_holds(self, bank: Path, folder: Path) -> None:
        card = DatasetCard.load(folder / "README.md")
        manifest = (bank / "manifest.json").read_bytes()
        assert hashlib.sha256(manifest).hexdigest() in card.text
        assert card.data.license == "apache-2.0"
        assert card.data.size_categories == "n<1K"
        assert "visual-question-answering" in card.data.task_categories
        named = {
            (config["config_name"], entry["split"]): entry["path"]
            for config in card.data["configs"]
            for entry in config["data_files"]
        }
        assert {config for config, _ in named} == {*CONFIGS}
        for info in card.data["dataset_info"]:
            for split in info["splits"]:
                paths = [*folder.glob(named[info["config_name"], split["name"]])]
                found = sum(ParquetFile(path).metadata.num_rows for path in paths)
                assert found == split["num_examples"]
                assert f" {found} " in card.text

    def test_a_row_that_is_lost_is_noticed(
        self, folder: Path, tmp_path: Path, opened: Callable[..., Any]
    ) -> None:
        damaged = Path(shutil.copytree(folder, tmp_path / "damaged"))
        sft = damaged / "sft"
        shutil.copy(sft / "test-00000-of-00001.parquet", sft / "train-00000-of-00001.parquet")
        with pytest.raises(Exception, match=r"NonMatchingSplitsSizes|expected"):
            opened(damaged, "sft")


class TestTheFolder:
    def test_equal_banks_give_equal_bytes(self, bank: Path, folder: Path, tmp_path: Path) -> None:
        export(bank, tmp_path / "again")
        assert contents(tmp_path / "again") == contents(folder)

    @pytest.mark.parametrize("config", CONFIGS)
    def test_an_export_that_was_cut_off_is_begun_anew(
        self, bank: Path, folder: Path, tmp_path: Path, config: str
    ) -> None:
        out = tmp_path / "hf"

        def cut(name: str, done: int, total: int) -> None:
            if name == config:
                raise KeyboardInterrupt

        with pytest.raises(KeyboardInterrupt):
            export(bank, out, progress=cut)
        assert [path.name for path in out.iterdir()] == [".exporting"]
        export(bank, out)
        assert contents(out) == contents(folder)

    def test_one_cut_off_while_it_was_moved_is_begun_anew(
        self, bank: Path, folder: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        out, rename = tmp_path / "hf", Path.rename

        def cut(path: Path, target: Path) -> Path:
            if path.name == "README.md":
                raise KeyboardInterrupt
            return rename(path, target)

        with monkeypatch.context() as patched:
            patched.setattr(Path, "rename", cut)
            with pytest.raises(KeyboardInterrupt):
                export(bank, out)
        assert (out / "preference").exists()
        export(bank, out)
        assert contents(out) == contents(folder)

    def test_a_whole_export_is_left_as_it_is(self, bank: Path, tmp_path: Path) -> None:
        first = export(bank, tmp_path)
        before = {path: path.stat().st_mtime_ns for path in tmp_path.rglob("*")}
        assert export(bank, tmp_path) == first
        assert {path: path.stat().st_mtime_ns for path in tmp_path.rglob("*")} == before

    def test_a_broken_export_is_made_again(self, bank: Path, folder: Path, tmp_path: Path) -> None:
        out = Path(shutil.copytree(folder, tmp_path / "hf"))
        (out / "sft" / "test-00000-of-00001.parquet").write_bytes(b"PAR1")
        export(bank, out)
        assert contents(out) == contents(folder)

    def test_another_export_is_replaced_by_force_alone(self, bank: Path, tmp_path: Path) -> None:
        other = tmp_path / "other"
        build(13, 5, other, pictures=False, pairs_per_trace=1)
        out = tmp_path / "hf"
        export(other, out)
        before = contents(out)
        with pytest.raises(UsageError, match=r"another bank or version.*--force"):
            export(bank, out)
        assert contents(out) == before
        export(bank, out, force=True)
        export(bank, tmp_path / "fresh")
        assert contents(out) == contents(tmp_path / "fresh")

    @pytest.mark.parametrize("name", ["notes.txt", "README.md", "traces"])
    @pytest.mark.parametrize("force", [False, True])
    def test_what_is_no_export_is_never_touched(
        self, bank: Path, tmp_path: Path, name: str, force: bool
    ) -> None:
        (tmp_path / name).write_text("mine")
        with pytest.raises(UsageError, match=rf"holds other things \({name}.*another folder"):
            export(bank, tmp_path, force=force)
        assert contents(tmp_path) == {name: b"mine"}

    def test_a_clone_of_a_repository_can_be_filled(self, bank: Path, tmp_path: Path) -> None:
        (tmp_path / ".git").mkdir()
        (tmp_path / ".gitattributes").write_text("*.parquet filter=lfs")
        export(bank, tmp_path)
        assert (tmp_path / ".gitattributes").read_text() == "*.parquet filter=lfs"
        assert (tmp_path / "README.md").exists()

    def test_a_file_in_the_way(self, bank: Path, tmp_path: Path) -> None:
        (tmp_path / "file").write_text("mine")
        with pytest.raises(UsageError, match="cannot write the export"):
            export(bank, tmp_path / "file" / "hf")

    def test_many_files_and_row_groups_hold_the_same_rows(
        self,
        bank: Path,
        folder: Path,
        tmp_path: Path,
        opened: Callable[..., Any],
        monkeypatch: pytest.MonkeyPatch,
    ) -> None:
        monkeypatch.setattr(shards, "GROUP_ROWS", 3)
        out = tmp_path / "hf"
        export(bank, out, shard_bytes=50_000)
        names = sorted(path.name for path in (out / "preference").glob("train-*"))
        assert len(names) > 3
        assert names == [f"train-{n:05d}-of-{len(names):05d}.parquet" for n in range(len(names))]
        one = tmp_path / "one"
        export(bank, one)
        (whole,) = (one / "preference").glob("train-*")
        assert ParquetFile(whole).metadata.num_row_groups > 3
        for name in names:
            metadata = ParquetFile(out / "preference" / name).metadata
            groups = [metadata.row_group(n).num_rows for n in range(metadata.num_row_groups)]
            assert max(groups) <= 3
        rows, wanted = opened(out, "preference"), opened(folder, "preference")
        assert [*rows["train"]["pair_id"]] == [*wanted["train"]["pair_id"]]


class TestDamage:
    def test_a_held_out_edit_in_train(self, copy: Path, tmp_path: Path) -> None:
        splits = splits_of(copy)
        held_out = {p.id for p in pairs_of_bank(copy) if p.perturbation_family == "held_out"}
        name = next(
            p.source_trace_id for p in pairs_of_bank(copy)
            if p.id in held_out and splits[p.source_trace_id] == "test"
        )  # fmt: skip
        moved = {split: [i for i in ids if i != name] for split, ids in of_splits(splits).items()}
        moved["train"].append(name)
        changed(copy, "splits.json", lambda text: json.dumps(moved))
        with pytest.raises(
            InputFileError, match=r"stands in the train split, and its edit .* held"
        ):
            export(copy, tmp_path / "hf")
        # a version of the edits that calls it seen does not make it so
        changed(copy, "pairs.jsonl", lambda text: text.replace('"held_out"', '"seen"'))
        with pytest.raises(
            InputFileError, match=r"stands in the train split, and its edit .* held"
        ):
            export(copy, tmp_path / "hf")

    def test_a_picture_is_gone_or_another(self, copy: Path, tmp_path: Path) -> None:
        path = sorted((copy / "pictures").glob("*[0-9].png"))[3]
        buffer = io.BytesIO()
        Picture.new("RGB", (8, 8)).save(buffer, "PNG")
        path.write_bytes(buffer.getvalue())
        with pytest.raises(InputFileError, match=rf"{path.name}: changed since.*--force"):
            export(copy, tmp_path / "hf")
        path.unlink()
        with pytest.raises(InputFileError, match=rf"{path.name}: cannot be read.*--force"):
            export(copy, tmp_path / "hf")

    def test_a_scene_is_broken(self, copy: Path, tmp_path: Path) -> None:
        path = sorted((copy / "scenes").iterdir())[3]
        path.write_text("{}")
        with pytest.raises(InputFileError, match=rf"{path.name}: changed since.*--force"):
            export(copy, tmp_path / "hf")

    @pytest.mark.parametrize("name", ["traces.jsonl", "pairs.jsonl", "SHA256SUMS-pictures"])
    def test_a_file_is_gone_or_cut(self, copy: Path, tmp_path: Path, name: str) -> None:
        whole = (copy / name).read_bytes()
        (copy / name).write_bytes(whole[: len(whole) // 2])
        with pytest.raises(InputFileError, match=rf"{name}: missing, or changed.*--force"):
            export(copy, tmp_path / "hf")
        (copy / name).unlink()
        with pytest.raises(InputFileError, match=rf"{name}: missing, or changed.*--force"):
            export(copy, tmp_path / "hf")
        assert not (tmp_path / "hf").exists()

    def test_what_does_not_belong_together(self, copy: Path, tmp_path: Path) -> None:
        splits = of_splits(splits_of(copy))
        lost = splits["test"].pop()
        changed(copy, "splits.json", lambda text: json.dumps(splits))
        with pytest.raises(InputFileError, match=rf"splits.json: has no {lost}; build"):
            export(copy, tmp_path / "hf")

    def test_a_pair_of_no_trace(self, copy: Path, tmp_path: Path) -> None:
        changed(copy, "pairs.jsonl", lambda text: text.replace('trace_id": "', 'trace_id": "x'))
        with pytest.raises(InputFileError, match="belongs to no trace of the bank; build"):
            export(copy, tmp_path / "hf")

    def test_no_bank(self, tmp_path: Path) -> None:
        with pytest.raises(InputFileError, match=r"manifest\.json: no such file"):
            export(tmp_path, tmp_path / "hf")


def of_splits(splits: dict[str, str]) -> dict[str, list[str]]:
    found: dict[str, list[str]] = {"train": [], "validation": [], "test": []}
    for name, split in splits.items():
        found[split].append(name)
    return found


@pytest.fixture(scope="module")
def plain(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A bank without pictures."""
    out = tmp_path_factory.mktemp("plain") / "bank"
    build(12, 15, out, pairs_per_trace=2, pictures=False)
    return out


class TestWithoutPictures:
    def test_what_the_text_holds_is_exported(
        self, plain: Path, tmp_path: Path, opened: Callable[..., Any]
    ) -> None:
        told = export(plain, tmp_path / "hf")
        kept = {item.id: item for item in items_of(plain) if item.modality != "picture"}
        left_out = sum(item.modality == "picture" for item in items_of(plain))
        assert left_out > 0
        assert told.left_out["sft"] == told.left_out["traces"] == left_out
        data = opened(tmp_path / "hf", "sft")
        assert data["train"].features["images"] == List(Image())
        rows = [row for rows in data.values() for row in rows]
        assert {row["trace_id"] for row in rows} == kept.keys()
        for row in rows:
            item = kept[row["trace_id"]]
            assert row["images"] == []
            text = prompt(item.question, item.options, NO_PICTURE)
            assert row["prompt"] == [{"role": "user", "content": text}]
        pairs = opened(tmp_path / "hf", "preference")
        assert {name for rows in pairs.values() for name in rows["trace_id"]} <= kept.keys()
        card = (tmp_path / "hf" / "README.md").read_text("utf-8")
        assert f"sft {left_out}, traces {left_out}." in card

    def test_a_picture_that_had_no_room(self, copy: Path, tmp_path: Path) -> None:
        manifest = json.loads((copy / "manifest.json").read_text("utf-8"))
        names = {item.modality: item.id for item in items_of(copy)}
        without = [f"pictures/{names[modality]}.png" for modality in ("text", "picture")]
        manifest["picture_files"]["without_room"] = without
        (copy / "manifest.json").write_text(json.dumps(manifest), "utf-8")
        told: Exported = export(copy, tmp_path / "hf")
        assert (told.left_out["sft"], told.without_picture["sft"]) == (1, 1)
        assert sum(told.rows["sft"].values()) == len([*items_of(copy)]) - 1

    def test_nothing_is_left(self, tmp_path: Path) -> None:
        only = tmp_path / "only"
        build(12, 1, only, families=("inclined_plane",), pictures=False)
        (item,) = items_of(only)
        record = json.dumps({**item.record(), "modality": "picture"}).encode()
        (only / "scenes" / f"{item.id}.json").write_bytes(record)
        digest = hashlib.sha256(record).hexdigest()
        changed(only, "SHA256SUMS", lambda text: f"{digest}  scenes/{item.id}.json\n")
        with pytest.raises(UsageError, match="nothing to export: it has no pictures"):
            export(only, tmp_path / "hf")

    def test_a_bank_without_pairs_has_no_preference(
        self, tmp_path: Path, opened: Callable[..., Any]
    ) -> None:
        build(12, 5, tmp_path / "bank", pictures=False)
        assert {*export(tmp_path / "bank", tmp_path / "hf").rows} == {"sft", "traces"}
        card = DatasetCard.load(tmp_path / "hf" / "README.md")
        assert [c["config_name"] for c in card.data["configs"]] == ["sft", "traces"]
        assert len(opened(tmp_path / "hf", "sft")["train"]) > 0


class TestCommand:
    def run(self, *args: object) -> tuple[int, str, str]:
        result = CliRunner().invoke(main, ["tracebank", "export", *map(str, args)])
        return result.exit_code, result.stdout, result.stderr

    def test_it_counts_what_it_wrote(self, bank: Path, folder: Path, tmp_path: Path) -> None:
        code, printed, _ = self.run(bank, "--format", "hf", tmp_path / "hf")
        assert code == 0
        splits = Counter(splits_of(bank).values())
        told = ", ".join(f"{splits[split]} {split}" for split in ("train", "validation", "test"))
        assert f"sft: {told}\n" in printed
        assert contents(tmp_path / "hf") == contents(folder)

    def test_it_says_what_is_left_out(self, plain: Path, tmp_path: Path) -> None:
        left_out = sum(item.modality == "picture" for item in items_of(plain))
        code, _, errors = self.run(plain, tmp_path / "hf")
        assert code == 0
        assert f"sft: {left_out} left out, whose numbers stand in a picture" in errors

    @pytest.mark.parametrize("package", ["datasets", "pyarrow"])
    def test_a_package_is_missing(
        self, bank: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, package: str
    ) -> None:
        monkeypatch.setitem(sys.modules, package, None)
        code, _, errors = self.run(bank, tmp_path / "hf")
        assert code == 2
        assert errors == f"wmw: an export needs {package}: pip install 'wmw[export]'\n"

    def test_errors_are_one_line(self, tmp_path: Path) -> None:
        code, _, errors = self.run(tmp_path / "none", tmp_path / "hf")
        assert code == 2
        assert errors.count("\n") == 1
