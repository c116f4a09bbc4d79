"""`wmw bench`: the group of measurements of wmw itself."""

from __future__ import annotations

import click

from wmw.cli.lazy import Lazy, LazyGroup

COMMANDS = {
    "train": Lazy("wmw.cli.bench_train:train", "How fast a recipe trains on this device."),
    "verifier": Lazy(
        "wmw.cli.bench_verifier:verifier", "How well faults are found and named: a page."
    ),
    "verify": Lazy("wmw.cli.bench_verify:verify", "How fast traces are judged, and on what."),
}


@click.group(cls=LazyGroup, commands_at=COMMANDS)
def bench() -> None:
    """Measure wmw itself.

    \b
    Examples:
      wmw bench verify
      wmw bench verify replies.jsonl
      wmw bench verifier --items 5
      wmw bench train
    """
