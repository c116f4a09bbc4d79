"""`wmw audit sample` and `wmw audit score`, from a bank to a score."""

from __future__ import annotations

import csv
import io
import json
import re
import shutil
from collections import Counter
from pathlib import Path

import pytest
from click.testing import CliRunner

from wmw.benchmarks.review.record import Record, read_key
from wmw.cli.app import main
from wmw.core.trace import WRITTEN_PARTS
from wmw.core.verdict import LABELS
from wmw.tracebank import build, items_of, pairs_of_bank
from wmw.tracebank.files import sha256

N = 36


@pytest.fixture(scope="module")
def bank(tmp_path_factory: pytest.TempPathFactory) -> Path:
    out = tmp_path_factory.mktemp("banks") / "bank"
    families = ("collision", "free_fall", "inclined_plane")
    build(5, 12, out, families=families, pairs_per_trace=16)
    return out


@pytest.fixture(scope="module")
def review(bank: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    out = tmp_path_factory.mktemp("reviews") / "review"
    assert sample(bank, out)[0] == 0
    return out


def run(*args: str | Path) -> tuple[int, str, str]:
    result = CliRunner().invoke(main, ["audit", *map(str, args)])
    return result.exit_code, result.stdout, result.stderr


def sample(bank: Path, out: Path, *args: str) -> tuple[int, str, str]:
    return run("sample", bank, "--out", out, "--n", str(N), *args)


def records(review: Path) -> tuple[Record, ...]:
    return read_key(review / "key" / "key.jsonl").records


def rows(path: Path) -> list[dict[str, str]]:
    return list(csv.DictReader(io.StringIO(path.read_bytes().decode("utf-8-sig"), newline="")))


def fill(review: Path, number: int, path: Path, *, wrong: frozenset[str] = frozenset()) -> Path:
    """Fill in a sheet as the bank has it; `wrong` records get another verdict."""
    known = {record.name: record for record in records(review)}
    found = rows(review / f"annotator-{number}" / "sheet.csv")
    for row in found:
        record = known[row["record"]]
        sound = record.is_sound != (record.name in wrong)
        row["verdict"] = "valid" if sound else "invalid"
        row["label"] = "" if sound else record.label or "state"
        row["comment"] = '=why, "so"\nand so'
    with path.open("w", encoding="utf-8", newline="") as stream:
        writer = csv.DictWriter(stream, list(found[0]))
        writer.writeheader()
        writer.writerows(found)
    return path


class TestSample:
    def test_files(self, review: Path) -> None:
        for name in ("annotator-1", "annotator-2"):
            pictures = {path.name for path in (review / name / "pictures").iterdir()}
            assert pictures == {f"{record.name}.png" for record in records(review)}
            assert {path.name for path in (review / name).iterdir()} == {
                "form.html", "pictures", "sheet.csv",
            }  # fmt: skip

    def test_same_records_in_another_order(self, review: Path) -> None:
        one, other = (
            [row["record"] for row in rows(review / f"annotator-{number}" / "sheet.csv")]
            for number in (1, 2)
        )
        assert one != other
        assert sorted(one) == sorted(other) == [record.name for record in records(review)]

    def test_the_key_is_that_of_the_bank(self, bank: Path, review: Path) -> None:
        head = read_key(review / "key" / "key.jsonl").head
        assert head["bank"]["manifest_sha256"] == sha256(bank / "manifest.json")
        pairs = {pair.id: pair for pair in pairs_of_bank(bank)}
        items = {item.id: item for item in items_of(bank)}
        for record in records(review):
            pair = pairs[str(record.pair)]
            shown = pair.chosen if record.is_sound else pair.rejected
            assert dict(record.trace) == {part: shown[part] for part in record.trace}
            assert set(record.trace) == set(WRITTEN_PARTS)
            assert record.stratum == pair.perturbation_type
            assert record.label == (None if record.is_sound else pair.perturbation_type)
            item = items[record.source_trace_id]
            asked = " ".join(filter(None, (record.question, *record.options)))
            assert asked == item.question
            assert len(record.options) == len(item.options)
            picture = (review / "key" / "pictures" / str(record.picture)).read_bytes()
            assert picture == (bank / "pictures" / f"{item.id}.png").read_bytes()

    def test_all_labels_and_both_sides(self, review: Path) -> None:
        strata = Counter((record.stratum, record.side) for record in records(review))
        assert {label for label, side in strata if side == "rejected"} == set(LABELS)
        assert {side for _, side in strata} == {"chosen", "rejected"}

    def test_no_trace_is_shown_twice(self, review: Path) -> None:
        shown = [json.dumps([r.source_trace_id, r.trace], sort_keys=True) for r in records(review)]
        assert len(set(shown)) == N

    def test_sheets_tell_nothing_of_the_key(self, bank: Path, review: Path) -> None:
        pairs = {pair.id: pair for pair in pairs_of_bank(bank)}
        secrets = {"chosen", "rejected", "perturb", "certificate", "gold"}
        for record in records(review):
            pair = pairs[str(record.pair)]
            secrets |= {pair.id, pair.perturbation_name, pair.source_trace_id, pair.description}
        for name in ("annotator-1", "annotator-2"):
            for file in ("sheet.csv", "form.html"):
                text = (review / name / file).read_text(encoding="utf-8")
                text = re.sub(r'"data:image/png;base64,[^"]*"', "", text)
                assert [secret for secret in secrets if secret in text] == []

    def test_the_same_again_and_another_with_another_seed(
        self, bank: Path, review: Path, tmp_path: Path
    ) -> None:
        assert sample(bank, tmp_path / "again")[0] == 0
        assert sample(bank, tmp_path / "other", "--seed", "1")[0] == 0
        for path in review.rglob("*.*"):
            again = tmp_path / "again" / path.relative_to(review)
            assert again.read_bytes() == path.read_bytes(), path.name
        names = {record.name for record in records(review)}
        assert not names & {record.name for record in records(tmp_path / "other")}

    def test_shards_do_not_matter(self, bank: Path, review: Path, tmp_path: Path) -> None:
        sharded = tmp_path / "bank"
        shutil.copytree(bank, sharded)
        lines = (sharded / "pairs.jsonl").read_text(encoding="utf-8").splitlines(keepends=True)
        manifest = json.loads((sharded / "manifest.json").read_text())
        del manifest["files"]["pairs.jsonl"]
        (sharded / "pairs.jsonl").unlink()
        for number, part in enumerate((lines[100:], lines[:100])):
            name = f"pairs-{number:05d}-of-00002.jsonl"
            manifest["files"][name] = "0"
            (sharded / name).write_text("".join(part), encoding="utf-8")
        (sharded / "manifest.json").write_text(json.dumps(manifest))
        assert sample(sharded, tmp_path / "review")[0] == 0
        assert records(tmp_path / "review") == records(review)

    def test_gold_traces_alone(self, bank: Path, tmp_path: Path) -> None:
        code, printed, _ = run(
            "sample", bank, "--out", tmp_path / "r", "--n", "9", "--kind", "traces",
            "--annotators", "3",
        )  # fmt: skip
        assert code == 0
        assert printed.startswith("9 records (9 sound, 0 broken)")
        found = records(tmp_path / "r")
        assert len({record.source_trace_id for record in found}) == 9
        assert {record.family for record in found} == {item.family for item in items_of(bank)}
        assert {record.pair for record in found} == {None}
        assert (tmp_path / "r" / "annotator-3" / "form.html").exists()

    def test_repeated_questions_are_told(self, bank: Path, tmp_path: Path) -> None:
        code, _, errors = sample(bank, tmp_path / "r")
        assert code == 0
        assert errors.startswith(f"note: {N - 12} of the records repeat a question")

    def test_of_each_label_are_two_or_the_one_that_there_is(
        self, bank: Path, tmp_path: Path
    ) -> None:
        labels = Counter(pair.perturbation_type for pair in pairs_of_bank(bank))
        least = sum(min(2, number) for number in labels.values())
        code, _, errors = run("sample", bank, "--out", tmp_path / "few", "--n", str(least - 1))
        assert code == 2
        assert f"--n {least} or more" in errors
        assert run("sample", bank, "--out", tmp_path / "r", "--n", str(least))[0] == 0

    @pytest.mark.parametrize(
        ("args", "told"),
        [
            (("--n", "5000"), "to draw from, not 5000"),
            (("--n", "0"), "Invalid value for '--n'"),
            (("--kind", "both"), "Invalid value for '--kind'"),
        ],
    )
    def test_what_cannot_be_met(
        self, bank: Path, tmp_path: Path, args: tuple[str, ...], told: str
    ) -> None:
        code, _, errors = run("sample", bank, "--out", tmp_path / "r", *args)
        assert code == 2
        assert told in errors
        assert not (tmp_path / "r").exists()

    def test_no_bank_and_no_empty_folder(self, bank: Path, review: Path, tmp_path: Path) -> None:
        code, _, errors = run("sample", tmp_path, "--out", tmp_path / "r")
        assert (code, errors.count("\n")) == (2, 1)
        assert "manifest.json" in errors
        before = (review / "key" / "key.jsonl").read_bytes()
        code, _, errors = sample(bank, review, "--seed", "1")
        assert code == 2
        assert "not empty" in errors
        assert (review / "key" / "key.jsonl").read_bytes() == before


class TestScore:
    def score(self, review: Path, *args: str | Path) -> tuple[int, str, str]:
        return run("score", review / "key" / "key.jsonl", *args)

    def test_full_agreement(self, review: Path, tmp_path: Path) -> None:
        sheets = [fill(review, number, tmp_path / f"{number}.csv") for number in (1, 2)]
        code, printed, errors = self.score(review, *sheets)
        assert (code, errors) == (0, "")
        assert "0 disagreements" in printed
        assert re.search(r"verdict +1\.00 \(1\.00 to 1\.00\) +1\.00 \(1\.00 to 1\.00\)", printed)
        code, printed, _ = self.score(review, *sheets, "--output-format", "json")
        told = json.loads(printed)
        assert code == 0
        for name in ("chosen_called_valid", "rejected_called_invalid", "label_right"):
            assert told["against_key"]["B"][name]["share"] == 1.0
        assert told["people_against_bank"] == []

    def test_disagreements_and_adjudication(self, review: Path, tmp_path: Path) -> None:
        odd = frozenset(record.name for record in records(review)[:5])
        one = fill(review, 1, tmp_path / "1.csv")
        other = fill(review, 2, tmp_path / "2.csv", wrong=odd)
        folder, page = tmp_path / "adjudication", tmp_path / "pages" / "review.md"
        code, _, errors = self.score(review, one, other, "--adjudication", folder)
        assert code == 0
        assert "5 disagreements are in" in errors
        found = rows(folder / "sheet.csv")
        assert {row["record"] for row in found} == set(odd)
        assert all({row["A: verdict"], row["B: verdict"]} == {"valid", "invalid"} for row in found)
        assert all(row["A: comment"] == '\'=why, "so"\nand so' for row in found)
        for row in found:
            row["verdict"], row["label"] = row["A: verdict"], row["A: label"]
        last = tmp_path / "last.csv"
        with last.open("w", encoding="utf-8", newline="") as stream:
            writer = csv.DictWriter(stream, list(found[0]))
            writer.writeheader()
            writer.writerows(found)
        code, printed, errors = self.score(
            review, one, other, "--adjudicated", last, "--out", page, "--output-format", "json"
        )
        assert (code, errors) == (0, "")
        told = json.loads(printed)
        assert set(told["disagreements"]) == set(odd)
        assert told["against_key"]["adjudicated"] == told["against_key"]["A"]
        assert told["against_key"]["B"] != told["against_key"]["A"]
        assert "Nowhere." in page.read_text(encoding="utf-8")

    def test_the_sheet_of_disagreements_lies_beside_the_key(
        self, review: Path, tmp_path: Path
    ) -> None:
        own = tmp_path / "review"
        shutil.copytree(review, own)
        odd = frozenset({records(review)[0].name})
        sheets = fill(own, 1, tmp_path / "1.csv"), fill(own, 2, tmp_path / "2.csv", wrong=odd)
        assert self.score(own, *sheets)[0] == 0
        assert (own / "adjudication" / "form.html").exists()

    def test_every_fault_of_the_sheets_is_a_line(self, review: Path, tmp_path: Path) -> None:
        one = fill(review, 1, tmp_path / "1.csv")
        empty = review / "annotator-2" / "sheet.csv"
        text = one.read_text(encoding="utf-8").replace("valid,", "vallid,", 1)
        one.write_text(text, encoding="utf-8", newline="")
        code, printed, errors = self.score(review, one, empty)
        lines = errors.splitlines()
        assert (code, printed) == (2, "")
        assert len(lines) == 1 + N
        assert re.match(rf"{re.escape(str(one))}: row \d+: verdict '(in)?vallid' is none", lines[0])
        assert lines[1].startswith(f"{empty}: row 2: record r")

    def test_sheets_of_another_sample(self, bank: Path, review: Path, tmp_path: Path) -> None:
        assert sample(bank, tmp_path / "other", "--seed", "1")[0] == 0
        sheets = [fill(tmp_path / "other", number, tmp_path / f"{number}.csv") for number in (1, 2)]
        code, _, errors = self.score(review, *sheets)
        assert code == 2
        assert errors.count("unknown record") == errors.count("there is no row of record") == 2 * N

    def test_no_key_and_no_file(self, review: Path, tmp_path: Path) -> None:
        sheet = fill(review, 1, tmp_path / "1.csv")
        code, _, errors = run("score", sheet, sheet, sheet)
        assert (code, errors.count("\n")) == (2, 1)
        assert "1.csv:1: is no line of a review's key" in errors
        assert self.score(review, sheet, tmp_path / "none.csv")[0] == 2


def test_a_bank_without_pictures(tmp_path: Path) -> None:
    build(5, 6, tmp_path / "bank", families=("free_fall",), pictures=False)
    code, _, _ = run(
        "sample", tmp_path / "bank", "--out", tmp_path / "r", "--n", "4", "--kind", "traces"
    )
    assert code == 0
    assert not (tmp_path / "r" / "annotator-1" / "pictures").exists()
    assert "<img" not in (tmp_path / "r" / "annotator-1" / "form.html").read_text(encoding="utf-8")
