"""`wmw pairs`: the group of commands that make preference pairs."""

from __future__ import annotations

import click

from wmw.cli.lazy import Lazy, LazyGroup

COMMANDS = {
    "from-traces": Lazy(
        "wmw.cli.pairs_from_traces:from_traces", "Pairs of a model's errors and what holds."
    ),
}


@click.group(cls=LazyGroup, commands_at=COMMANDS)
def pairs() -> None:
    """Make preference pairs of what a model has written.

    \b
    Examples:
      wmw pairs from-traces replies.jsonl --out pairs.jsonl
    """
