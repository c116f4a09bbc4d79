"""Command groups that import a command only when it is called."""

from __future__ import annotations

from collections.abc import Mapping
from importlib import import_module
from typing import Any, NamedTuple

import click


class Lazy(NamedTuple):
    """Where a command lives, as "module:object", and its one-line help for the group's page."""

    target: str
    summary: str


class LazyGroup(click.Group):
    """A group whose commands stand in a table, so that a help page imports none of them."""

    def __init__(self, *args: Any, commands_at: Mapping[str, Lazy], **kwargs: Any) -> None:
        super().__init__(*args, **kwargs)
        self.commands_at = dict(sorted(commands_at.items()))

    def list_commands(self, ctx: click.Context) -> list[str]:
        """Return the names of the commands, sorted."""
        return list(self.commands_at)

    def get_command(self, ctx: click.Context, cmd_name: str) -> click.Command | None:
        """Import and return a command, or None where the name is unknown."""
        entry = self.commands_at.get(cmd_name)
        if entry is None:
            return None
        module, _, name = entry.target.partition(":")
        command = getattr(import_module(module), name)
        assert isinstance(command, click.Command)
        return command

    def format_commands(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        """Write the table of commands from the summaries alone."""
        rows = [(name, entry.summary) for name, entry in self.commands_at.items()]
        if rows:
            with formatter.section("Commands"):
                formatter.write_dl(rows)
