"""The `wmw` command itself: help, lazy commands, explain, quick start and quiet ends."""

import os
import shutil
import signal
import subprocess
import sys
import time

import click
import pytest

from wmw.cli import app, bench, main, tracebank
from wmw.cli.lazy import Lazy, LazyGroup

GROUPS = [
    (main, app.COMMANDS),
    (bench.bench, bench.COMMANDS),
    (tracebank.tracebank, tracebank.COMMANDS),
]


@pytest.mark.parametrize("name", sorted(app.COMMANDS))
def test_every_command_has_help_with_examples(wmw, name):
    result = wmw(name, "--help")
    assert result.exit_code == 0
    assert "Examples:" in result.stdout
    assert f"wmw {name}" in result.stdout


@pytest.mark.parametrize(("group", "table"), GROUPS)
def test_the_table_leads_to_commands(group, table):
    context = click.Context(group)
    for name, entry in table.items():
        command = group.get_command(context, name)
        assert command.name == name
        assert entry.summary.endswith(".")
    assert group.list_commands(context) == sorted(table)
    assert group.get_command(context, "no-such-command") is None


def test_help_imports_no_command(capsys):
    group = LazyGroup("g", commands_at={"late": Lazy("no.such.module:late", "Comes late.")})
    group.main(["--help"], standalone_mode=False)
    assert "Comes late." in capsys.readouterr().out


def test_unknown_command_and_version(wmw):
    assert wmw("verfiy").exit_code == 2
    assert wmw("--version").stdout.startswith("wmw ")


def test_the_package_runs_as_the_command_does(wmw):
    run = [sys.executable, "-m", "wmw"]
    done = subprocess.run([*run, "--version"], capture_output=True, text=True, check=True)
    assert done.stdout == wmw("--version").stdout
    wrong = subprocess.run([*run, "verfiy"], capture_output=True, text=True, check=False)
    assert wrong.returncode == 2
    assert "Usage: python -m wmw" in wrong.stderr


def test_explain(wmw):
    result = wmw("explain", "wmw304")
    assert result.stdout.startswith("WMW304 Friction along the motion.\n")
    assert "Example\n    A box" in result.stdout
    assert wmw("explain", "WMW100").exit_code == 0


def test_explain_of_a_beginning_lists_its_codes(wmw):
    result = wmw("explain", "wmw3")
    assert result.exit_code == 0
    assert result.stdout.splitlines() == [
        "WMW301 [force] An equation is wrong.",
        "WMW304 [force] Friction along the motion.",
    ]
    assert wmw("explain", "WMW20").stdout.startswith("WMW201 A given is wrong.\n")


@pytest.mark.parametrize(
    ("text", "near"),
    [
        ("WMW305", "near ones: WMW301, WMW304"),
        ("WMW9", "near ones: WMW1, WMW2, WMW3"),
        ("MWM2", "near ones: WMW2"),
        ("e301", "near ones: WMW301"),
        ("given-mistated", "near ones: WMW201"),
        ("banana", "codes look like WMW100"),
    ],
)
@pytest.mark.parametrize(
    "command", [["explain"], ["verify", "no.jsonl", "--select"], ["verify", "no.jsonl", "--ignore"]]
)
def test_an_unknown_code_is_one_line_with_the_nearest(wmw, command, text, near):
    result = wmw(*command, text)
    assert result.exit_code == 2
    assert result.stdout == ""
    wanted = text if command[0] == "explain" else text.upper()
    assert result.stderr == f"wmw: {wanted!r} is no code and begins none; {near}\n"


HEAVY = ("sympy", "matplotlib", "numpy", "msgspec", "jsonschema_rs", "dataclasses_json", "rich")


def test_help_imports_nothing_heavy():
    code = (
        "import sys\nfrom wmw.cli import main\nmain(['--help'], standalone_mode=False)\n"
        f"print([name for name in {HEAVY!r} if name in sys.modules], file=sys.stderr)"
    )
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert done.stderr.strip() == "[]"


@pytest.fixture
def executable():
    found = shutil.which("wmw", path=os.path.dirname(sys.executable))
    if found is None:
        pytest.skip("the project is not installed")
    return found


def test_installed_command(executable, tmp_path):
    path = tmp_path / "bad.jsonl"
    path.write_text("[1]\n", encoding="utf-8")
    done = subprocess.run([executable, "verify", path], capture_output=True, text=True, check=False)
    assert done.returncode == 1
    assert done.stdout.startswith(f"{path}:1: WMW100 not a trace")
    assert "\x1b" not in done.stdout


def test_broken_pipe_ends_quietly(executable, tmp_path):
    path = tmp_path / "bad.jsonl"
    path.write_text("[1]\n" * 5000, encoding="utf-8")
    with subprocess.Popen(
        [executable, "verify", "-q", path], stdout=subprocess.PIPE, stderr=subprocess.PIPE
    ) as process:
        process.stdout.readline()
        process.stdout.close()
        assert process.stderr.read() == b""
        assert process.wait(timeout=60) == app.BROKEN_PIPE


@pytest.mark.parametrize("jobs", ["1", "2"])
def test_interrupt_ends_quietly(executable, jobs):
    with subprocess.Popen(
        [executable, "verify", "--jobs", jobs, "-"],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        # A shell lets what it runs in the background ignore it, and the tests with it.
        preexec_fn=lambda: signal.signal(signal.SIGINT, signal.SIG_DFL),
    ) as process:
        process.stdin.write(b"[1]\n" * 2000)
        process.stdin.flush()
        process.stdout.readline()  # it runs
        time.sleep(0.2)
        process.send_signal(signal.SIGINT)
        process.stdin.close()
        assert b"Traceback" not in process.stderr.read()
        assert process.wait(timeout=60) == app.INTERRUPTED
