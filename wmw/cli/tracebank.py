"""`wmw tracebank`: the group of commands on banks of traces."""

from __future__ import annotations

import click

from wmw.cli.lazy import Lazy, LazyGroup

COMMANDS: dict[str, Lazy] = {
    "build": Lazy("wmw.cli.tracebank_build:build", "Build a bank, or go on with one."),
    "show": Lazy("wmw.cli.tracebank_show:show", "Show what a bank holds."),
}


@click.group(cls=LazyGroup, commands_at=COMMANDS)
def tracebank() -> None:
    """Build and show banks of traces.

    \b
    Examples:
      wmw tracebank build --seed 2026 --traces 200 --out out/bank
      wmw tracebank show out/bank
    """
