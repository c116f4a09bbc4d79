"""Output formats of `wmw verify`, one module each, found by the format's name."""

from __future__ import annotations

from importlib import import_module
from typing import Protocol, cast

from wmw.cli.judging import Judged
from wmw.cli.tally import Tally
from wmw.cli.text import Paper

NAMES = ("full", "concise", "json", "jsonl", "github", "sarif")


class Writer(Protocol):
    """Writes verdicts in one format; `machine` if the output is to be read by a program."""

    machine: bool

    def write(self, judged: Judged) -> None:
        """Write one verdict."""

    def close(self, tally: Tally) -> None:
        """Write what comes last."""


def writer(name: str, paper: Paper, quiet: bool) -> Writer:
    """Return the writer of a format; with `quiet` it writes findings alone."""
    module = import_module(f"wmw.cli.formats.{name}")
    return cast(Writer, module.Writer(paper, quiet))
