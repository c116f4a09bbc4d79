"""Options that several commands have."""

from __future__ import annotations

from pathlib import Path

import click

gold_bank = click.option(
    "--gold",
    type=click.Path(path_type=Path, file_okay=False, exists=True),
    metavar="BANK",
    help="A bank: traces that carry the id of one of its items are held against its scene, too.",
)
jobs = click.option(
    "--jobs",
    type=click.IntRange(min=1),
    default=1,
    show_default=True,
    help="Number of processes; the output does not depend on it.",
)
