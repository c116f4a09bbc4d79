"""`wmw verify`: formats, selection, statistics, exit status and bad files."""

import json
import re

import pytest

GOOD = {"id": "good"}
BAD = {"id": "bad", "faults": ["WMW304"], "forces": [{"name": "weight"}]}
UNSURE = {"id": "unsure", "unsure": ["state", "answer"]}
FORMATS = ["full", "concise", "json", "jsonl", "github", "sarif"]


@pytest.mark.parametrize(
    ("records", "status"),
    [
        ([GOOD], 0),
        ([UNSURE], 0),
        ([GOOD, BAD], 1),
        (["[1]"], 1),
        (['{"a": 1'], 1),
        (['{"a": ' + "9" * 40 + "}"], 0),
        ([], 2),
    ],
    ids=["valid", "abstain", "invalid", "no object", "half a line", "over a cap", "nothing"],
)
@pytest.mark.parametrize("output_format", FORMATS)
def test_exit_status(wmw, bank, records, status, output_format):
    result = wmw("verify", "--output-format", output_format, bank(*records))
    assert result.exit_code == status


def test_concise_is_a_line_per_finding(wmw, bank):
    path = bank(GOOD, BAD | {"faults": ["WMW304", "WMW201"]})
    assert wmw("verify", "--output-format", "concise", path).stdout.splitlines() == [
        f"{path}:2: WMW304 [force] the force points the wrong way",
        f"{path}:2: WMW201 [force] the force points the wrong way",
    ]


def test_jsonl_is_a_verdict_per_line_that_is_not_blank(wmw, bank):
    path = bank(GOOD, "", "[1]", "   ", BAD, '{"a": 1' + "0" * 40 + "}", UNSURE)
    verdicts = [
        json.loads(line)
        for line in wmw("verify", "--output-format", "jsonl", path).stdout.splitlines()
    ]
    outcomes = [(verdict["id"], verdict["outcome"]) for verdict in verdicts]
    assert outcomes == [
        ("good", "valid"),
        (None, "invalid"),
        ("bad", "invalid"),
        (None, "abstain"),
        ("unsure", "abstain"),
    ]
    no_trace = verdicts[1]
    assert no_trace["verdict"]["schema"] == "invalid"
    assert {no_trace["verdict"][name] for name in no_trace["verdict"] if name != "schema"} == {
        "abstain"
    }
    assert no_trace["labels"] == []
    assert [finding["code"] for finding in no_trace["findings"]] == ["WMW100"]
    assert all(item["reason"].startswith("budget: ") for item in verdicts[3]["abstentions"])


def test_json_names_file_and_line(wmw, bank):
    one, two = bank(GOOD, "", BAD), bank(UNSURE, name="two.jsonl")
    verdicts = json.loads(wmw("verify", "--output-format", "json", one, two).stdout)
    assert [(item["file"], item["line"], item["outcome"]) for item in verdicts] == [
        (str(one), 1, "valid"),
        (str(one), 3, "invalid"),
        (str(two), 1, "abstain"),
    ]


def test_json_of_nothing_is_a_list(wmw, tmp_path):
    result = wmw("verify", "--output-format", "json", tmp_path / "none.jsonl")
    assert json.loads(result.stdout) == []


@pytest.mark.parametrize(
    ("options", "shown"),
    [
        ([], ["WMW304", "WMW301", "WMW201"]),
        (["--select", "WMW3"], ["WMW304", "WMW301"]),
        (["--select", "wmw301,WMW2"], ["WMW301", "WMW201"]),
        (["--ignore", "WMW3"], ["WMW201"]),
        (["--select", "WMW3", "--ignore", "WMW304"], ["WMW301"]),
        (["--select", "WMW304", "--ignore", "WMW3"], ["WMW304"]),
        (["--select", "WMW304", "--ignore", "WMW304"], []),
        (["--select", "WMW101"], []),
        (["--select", ""], ["WMW304", "WMW301", "WMW201"]),
    ],
)
def test_selection_changes_what_is_shown_and_no_verdict(wmw, bank, options, shown):
    path = bank(BAD | {"faults": ["WMW304", "WMW301", "WMW201"]})
    result = wmw("verify", "--output-format", "jsonl", *options, path)
    verdict = json.loads(result.stdout)
    assert [finding["code"] for finding in verdict["findings"]] == shown
    assert verdict["outcome"] == "invalid"
    assert verdict["labels"] == ["force"]
    assert result.exit_code == 1


STATISTICS = [
    ("outcome", "valid", "2 traces"),
    ("outcome", "invalid", "2 traces"),
    ("outcome", "abstained", "1 trace"),
    ("label", "force", "1 trace"),
    ("code", "WMW100 not-a-trace", "1 finding"),
    ("code", "WMW304 [force] friction-along-motion", "2 findings"),
    ("abstention", "schema", "4 fields"),
    ("abstention", "unbound", "2 fields"),
]


@pytest.mark.parametrize("output_format", FORMATS)
def test_statistics(wmw, bank, output_format):
    """They stand below what people read, and never in what a program reads."""
    path = bank(GOOD, GOOD, BAD | {"faults": ["WMW304"] * 2}, "[]", UNSURE)
    options = ["verify", "-q", "--output-format", output_format]
    plain = wmw(*options, path)
    result = wmw(*options, "--statistics", path)
    assert result.exit_code == plain.exit_code == 1
    if output_format in ("full", "concise"):
        assert result.stdout.startswith(plain.stdout)
        assert result.stderr == ""
        table = result.stdout.removeprefix(plain.stdout)
    else:
        assert result.stdout == plain.stdout
        table = result.stderr
    rows = [tuple(re.split(" {2,}", line)) for line in table.splitlines()]
    assert rows == STATISTICS
    assert len({line.rindex(" ") for line in table.splitlines()}) == 1


@pytest.mark.parametrize("output_format", FORMATS)
def test_jobs_do_not_change_the_output(wmw, bank, tmp_path, output_format):
    records = [
        {"id": str(n), "faults": ["WMW304"] * (n % 3), "forces": [n]} if n % 7 else "[0]"
        for n in range(700)
    ]
    files = [bank(*records), tmp_path / "none.jsonl", bank(GOOD, name="two.jsonl")]
    runs = [
        wmw("verify", "--jobs", jobs, "--output-format", output_format, *files)
        for jobs in (1, 2, 3)
    ]
    assert runs[0].stdout.count("\n") >= 700
    assert len({run.stdout for run in runs}) == 1
    assert len({run.stderr for run in runs}) == 1
    assert {run.exit_code for run in runs} == {2}


def test_standard_input_with_mark_and_crlf(wmw):
    text = "\ufeff" + json.dumps(GOOD) + "\r\n\r\n" + json.dumps(BAD) + "\r\n"
    result = wmw("verify", "--output-format", "concise", "-", stdin=text.encode())
    assert result.stdout.startswith("-:3: WMW304")
    assert result.stderr == ""
    assert result.exit_code == 1


def test_bad_files_are_told_and_the_rest_is_judged(wmw, bank, tmp_path):
    (tmp_path / "latin.jsonl").write_bytes(b'{"id": "\xe9"}\n{"id": "good"}\n')
    files = [
        tmp_path / "none.jsonl",
        bank(name="empty.jsonl"),
        tmp_path,
        tmp_path / "latin.jsonl",
        bank(BAD, '{"half', name="half.jsonl"),
    ]
    result = wmw("verify", "--output-format", "jsonl", *files)
    assert result.exit_code == 2
    assert len(result.stdout.splitlines()) == 4
    starts = [
        f"wmw: {files[0]}: no such file",
        f"wmw: {files[1]}: there is no trace in it",
        f"wmw: {files[2]}: is a directory",
        f"wmw: {files[3]}:1: not UTF-8 text",
        f"wmw: {files[4]}:2: not JSON",
    ]
    told = result.stderr.splitlines()
    assert len(told) == len(starts)
    assert all(line.startswith(start) for line, start in zip(told, starts, strict=True))


def test_quiet_leaves_findings_alone(wmw, bank):
    result = wmw("verify", "-q", bank(BAD, UNSURE, "[1]"))
    assert result.stderr == ""
    assert "note:" not in result.stdout
    assert "traces:" not in result.stdout
    assert "WMW304" in result.stdout


def test_output_file(wmw, bank, tmp_path):
    target = tmp_path / "verdicts.jsonl"
    path = bank(GOOD, BAD)
    result = wmw("verify", "--output-format", "jsonl", "-o", target, path)
    assert (result.stdout, result.exit_code) == ("", 1)
    assert len(target.read_text(encoding="utf-8").splitlines()) == 2
    assert wmw("verify", "-o", path, path).exit_code == 2
    assert len(path.read_text(encoding="utf-8").splitlines()) == 2
    assert wmw("verify", "-o", tmp_path / "no" / "file", path).exit_code == 2


def test_a_trace_does_not_steer_the_terminal(wmw, bank):
    out = wmw("verify", bank(BAD | {"forces": ["\x1b[2J\u202e\x9b"]}, '{"\x07\x1b[0m')).stdout
    assert not re.search("[\x00-\x09\x0b-\x1f\x7f-\x9f\u202e]", out)
    assert r"\x1b[0m" in out


def test_no_file_is_a_usage_error(wmw):
    assert wmw("verify").exit_code == 2
