"""`wmw tracebank`: the group of commands on banks of traces."""

from __future__ import annotations

import click

from wmw.cli.lazy import Lazy, LazyGroup

COMMANDS: dict[str, Lazy] = {
    "build": Lazy("wmw.cli.tracebank_build:build", "Build a bank, or go on with one."),
    "export": Lazy(
        "wmw.cli.tracebank_export:export", "Write a bank as a dataset for training libraries."
    ),
    "show": Lazy("wmw.cli.tracebank_show:show", "Show what a bank holds."),
}


@click.group(cls=LazyGroup, commands_at=COMMANDS)
def tracebank() -> None:
    """Build, show and export banks of traces.

    \b
    Examples:
      wmw tracebank build --seed 2026 --traces 200 --out out/bank
      wmw tracebank show out/bank
      wmw tracebank export out/bank out/hf
    """
