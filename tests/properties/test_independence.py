"""A verdict depends on its own trace alone: not on its neighbours, nor on how it is handed over."""

from __future__ import annotations

import json

import pytest
from click.testing import CliRunner

from properties.seeds import gold, model_like
from wmw.cli import main
from wmw.core import registry
from wmw.verifiers.pipeline import judge


@pytest.fixture(scope="module")
def records():
    ours = [seed.record for family in registry.names() for seed in gold(family, None)[:2]]
    return [*ours, *(seed.record for seed in model_like()[:16])]


@pytest.fixture(scope="module")
def alone(records):
    return {record["id"]: judge(record).to_dict() for record in records}


def verdicts(tmp_path, records, *options):
    path = tmp_path / "traces.jsonl"
    lines = [json.dumps(record, ensure_ascii=False) for record in records]
    path.write_text("\n".join(lines) + "\n", encoding="utf-8")
    arguments = ["verify", str(path), "--output-format", "jsonl", *options]
    result = CliRunner().invoke(main, arguments)
    assert result.exit_code == 0, result.output
    return [json.loads(line) for line in result.stdout.splitlines() if line.startswith("{")]


@pytest.mark.parametrize("jobs", ["1", "2"])
def test_a_file_gives_each_trace_the_verdict_of_its_dict(tmp_path, records, alone, jobs):
    found = verdicts(tmp_path, records, "--jobs", jobs)
    assert [verdict["id"] for verdict in found] == [record["id"] for record in records]
    assert {verdict["id"]: verdict for verdict in found} == alone


def test_the_order_of_a_file_does_not_matter(tmp_path, records, alone):
    found = verdicts(tmp_path, records[::-1])
    assert {verdict["id"]: verdict for verdict in found} == alone
