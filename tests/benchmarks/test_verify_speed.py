"""`wmw bench verify`: the figures are of the traces that were asked for."""

import json

import pytest
from click.testing import CliRunner

from wmw.cli import main
from wmw.core import registry
from wmw.generators import generate


def wmw(*arguments):
    return CliRunner().invoke(main, arguments)


def test_gold_is_measured_and_so_are_wrong_answers():
    result = wmw("bench", "verify", "--traces", "68", "--json")
    assert result.exit_code == 0, result.stderr
    gold, wrong = json.loads(result.stdout)
    for speed in (gold, wrong):
        assert speed["traces"] == sum(speed["outcomes"].values())
    assert 0 < gold["traces"] < 4 * len(registry.names())  # a share is profiled and not timed
    assert set(gold["outcomes"]) == {"valid"}
    assert 0 < wrong["traces"] < gold["traces"]  # not every answer is a number
    assert "valid" not in wrong["outcomes"]
    assert wrong["outcomes"]["invalid"] > wrong["traces"] / 2
    for speed in (gold, wrong):
        assert speed["traces_per_second"] > 0
        assert sum(speed["shares"].values()) == pytest.approx(1, abs=0.01)
        assert "rules and what they ask" in speed["shares"]


def test_a_file_of_traces_is_measured_by_halves(tmp_path):
    traces = [generate("spring", 5, index).trace.to_dict() for index in range(16)]
    path = tmp_path / "replies.jsonl"
    path.write_text("".join(f"{json.dumps(trace)}\n" for trace in traces))
    result = wmw("bench", "verify", str(path))
    assert result.exit_code == 0, result.stderr
    assert result.stdout.startswith("replies.jsonl: ")
    assert "(7: 7 valid)" in result.stdout  # of eight that do not prime, one is profiled


def test_a_missing_file_is_told_in_one_line(tmp_path):
    result = wmw("bench", "verify", str(tmp_path / "none.jsonl"))
    assert result.exit_code == 2
    assert "none.jsonl" in result.stderr


@pytest.mark.parametrize(
    ("lines", "said"), [(['{"a":'], ":1: not JSON"), (["{}"] * 2, "2 traces; at least 3")]
)
def test_what_cannot_be_timed_is_told_in_one_line(tmp_path, lines, said):
    path = tmp_path / "replies.jsonl"
    path.write_text("".join(f"{line}\n" for line in lines))
    result = wmw("bench", "verify", str(path))
    assert result.exit_code == 2
    assert len(result.stderr.strip().splitlines()) == 1
    assert said in result.stderr
