"""`wmw verify --gold` and `--fix`: traces beside their bank's items, and mended traces on disk."""

from __future__ import annotations

import json

import jsonpatch
import pytest
from click.testing import CliRunner

from wmw.cli import main
from wmw.perturbations import NotApplicableError, perturb
from wmw.tracebank import build
from wmw.tracebank.reading import Answers, items_of
from wmw.verifiers.pipeline import judge


def _wmw(*args):
    return CliRunner().invoke(main, [str(arg) for arg in args])


@pytest.fixture(scope="module")
def bank(tmp_path_factory):
    folder = tmp_path_factory.mktemp("bank")
    build(11, 17, folder, pictures=False)
    return folder


@pytest.fixture(scope="module")
def misread(bank):
    """Rejected traces whose fault only the item can show: a misread picture, carried on."""
    found = []
    for item in items_of(bank):
        try:
            pair = perturb(item, "misread_digit", manner="carried")
        except NotApplicableError:
            continue
        if judge(dict(pair.rejected)).outcome != "invalid":
            found.append(dict(pair.rejected))
    assert found
    return found


def _lines(path, records):
    path.write_text("".join(json.dumps(r) + "\n" for r in records), encoding="utf-8")
    return path


def test_items_are_found_by_id_and_nothing_else_is(bank):
    answers = Answers(bank)
    for item in items_of(bank):
        assert item.id in answers
        assert answers.item(item.id) == item
    assert answers.item("../manifest") is None


def test_what_a_picture_shows_is_known_from_the_bank(bank, misread, tmp_path):
    path = _lines(tmp_path / "replies.jsonl", misread)
    alone = _wmw("verify", "--output-format", "jsonl", path)
    beside = _wmw("verify", "--output-format", "jsonl", "--gold", bank, path)
    assert (alone.exit_code, beside.exit_code) == (0, 1)
    verdicts = [json.loads(line) for line in beside.stdout.splitlines()]
    assert [v["outcome"] for v in verdicts] == ["invalid"] * len(misread)
    assert {v["basis"] for v in verdicts} == {"gold"}
    assert {v["attribution"] for v in verdicts} == {"perception"}


def test_a_trace_of_no_item_is_judged_without_one(bank, misread, tmp_path):
    path = _lines(tmp_path / "replies.jsonl", [{**misread[0], "id": "nobody's"}])
    [line] = _wmw("verify", "--output-format", "jsonl", "--gold", bank, path).stdout.splitlines()
    assert json.loads(line)["basis"] != "gold"


def test_mended_traces_are_written_with_their_patch(bank, misread, tmp_path):
    path, fixed = _lines(tmp_path / "replies.jsonl", misread), tmp_path / "mended.jsonl"
    result = _wmw("verify", "-q", "--gold", bank, "--fix", fixed, path)
    assert result.exit_code == 1
    assert f"of {len(misread)} invalid" in result.stderr
    mendings = [json.loads(line) for line in fixed.read_text(encoding="utf-8").splitlines()]
    assert [m["id"] for m in mendings] == [trace["id"] for trace in misread]
    mended = [(m, trace) for m, trace in zip(mendings, misread, strict=True) if m["mended"]]
    assert mended
    answers = Answers(bank)
    for mending, stated in mended:
        assert jsonpatch.apply_patch(stated, mending["patch"]) == mending["trace"]
        assert judge(mending["trace"], gold=answers.item(stated["id"])).outcome == "valid"


def test_workers_write_the_same(bank, misread, tmp_path):
    path = _lines(tmp_path / "replies.jsonl", misread)
    written = []
    for jobs in (1, 2):
        fixed = tmp_path / f"mended-{jobs}.jsonl"
        _wmw("verify", "-q", "--jobs", jobs, "--gold", bank, "--fix", fixed, path)
        written.append(fixed.read_bytes())
    assert written[0] == written[1]


def test_a_folder_that_is_no_bank_is_told_of(misread, tmp_path):
    path = _lines(tmp_path / "replies.jsonl", misread)
    result = _wmw("verify", "--gold", tmp_path, path)
    assert result.exit_code == 2
    assert "not a whole bank" in result.stderr


def test_the_input_is_not_written_over(bank, misread, tmp_path):
    path = _lines(tmp_path / "replies.jsonl", misread)
    before = path.read_bytes()
    assert _wmw("verify", "--fix", path, path).exit_code == 2
    assert path.read_bytes() == before
