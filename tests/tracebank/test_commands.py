"""`wmw tracebank build` and `show`, and the script under the resource's name."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path

import pytest
from click.testing import CliRunner

from wmw.cli.app import main

SCRIPT = Path(__file__).parents[2] / "scripts" / "generate_tracebank.py"


def run(*args: str) -> tuple[int, str, str]:
    result = CliRunner().invoke(main, ["tracebank", *args])
    return result.exit_code, result.stdout, result.stderr


def test_build_and_show(tmp_path: Path) -> None:
    out = str(tmp_path / "bank")
    code, printed, _ = run("build", "--seed", "3", "--traces", "12", "--no-pictures", "--out", out)
    assert (code, printed) == (0, f"12 traces and 192 pairs in {out}\n")
    code, printed, _ = run("show", out)
    assert code == 0
    assert printed.startswith("12 traces of seed 3, without pictures\n")
    assert "left out: 0" in printed
    assert "pairs by label" in printed


def test_families(tmp_path: Path) -> None:
    args = ("--seed", "3", "--traces", "4", "--no-pictures", "--out", str(tmp_path))
    assert run("build", *args, "--families", "inclined_plane")[0] == 0
    assert "inclined_plane/" in run("show", str(tmp_path))[1]


@pytest.mark.parametrize(
    ("args", "told"),
    [
        (("--traces", "0"), "a bank holds 1 to"),
        (("--traces", "5", "--families", "alchemy"), "no physics family 'alchemy'"),
        (("--traces", "5", "--pairs-per-trace", "-1"), "a trace has 0 to"),
        (("--traces", "5", "--jobs", "0"), "at least one job"),
    ],
)
def test_what_cannot_be_met_is_one_line(tmp_path: Path, args: tuple[str, ...], told: str) -> None:
    code, _, errors = run("build", "--seed", "1", "--out", str(tmp_path / "b"), *args)
    assert code == 2
    assert told in errors
    assert errors.strip().count("\n") == 0


def test_another_bank_and_force(tmp_path: Path) -> None:
    args = ("--traces", "3", "--pairs-per-trace", "1", "--no-pictures", "--out", str(tmp_path))
    assert run("build", "--seed", "1", *args)[0] == 0
    code, _, errors = run("build", "--seed", "2", *args)
    assert code == 2
    assert "--force" in errors
    assert run("build", "--seed", "2", *args, "--force")[0] == 0


def test_show_without_a_bank(tmp_path: Path) -> None:
    code, _, errors = run("show", str(tmp_path))
    assert code == 2
    assert "manifest.json" in errors


def test_script(tmp_path: Path) -> None:
    command = [
        sys.executable, str(SCRIPT), "--num-scenarios", "5", "--seed", "2026",
        "--output-dir", str(tmp_path / "bank"), "--no-pictures",
    ]  # fmt: skip
    done = subprocess.run(command, capture_output=True, text=True, check=True)
    assert done.stdout.startswith("5 traces")
    assert len((tmp_path / "bank" / "traces.jsonl").read_text().splitlines()) == 5


def test_audit_of_a_bank_that_is_too_small(tmp_path: Path) -> None:
    bank = str(tmp_path / "bank")
    assert run("build", "--traces", "3", "--no-pictures", "--out", bank)[0] == 0
    result = CliRunner().invoke(main, ["audit", "shortcuts", bank])
    assert result.exit_code == 2
    assert "too few traces with pairs" in result.stderr
    assert result.stderr.strip().count("\n") == 0


def test_audit_without_a_bank(tmp_path: Path) -> None:
    result = CliRunner().invoke(main, ["audit", "shortcuts", str(tmp_path / "none")])
    assert result.exit_code == 2
    assert "manifest.json: no such file; not a whole bank" in result.stderr


@pytest.mark.slow
def test_audit_writes_page_picture_and_figures(tmp_path: Path) -> None:
    bank, page = str(tmp_path / "bank"), tmp_path / "page.md"
    args = ("--traces", "102", "--pairs-per-trace", "4", "--no-pictures", "--out", bank)
    assert run("build", *args)[0] == 0
    command = ["audit", "shortcuts", bank, "--curve", "--json", "-o", str(page)]
    result = CliRunner().invoke(main, command)
    assert result.exit_code == 0
    figures = json.loads(result.stdout)
    assert {"character n-grams", "words", "digits"} < {found["classifier"] for found in figures}
    assert all(0 <= found["accuracy"]["seen edits"]["share"] <= 1 for found in figures)
    assert "## By label" in page.read_text()
    assert page.with_suffix(".png").read_bytes().startswith(b"\x89PNG")
