"""`wmw audit`: the group of commands that look for flaws in a bank."""

from __future__ import annotations

import click

from wmw.cli.lazy import Lazy, LazyGroup

COMMANDS = {
    "shortcuts": Lazy(
        "wmw.cli.audit_shortcuts:shortcuts", "What a judge who knows no physics finds: a page."
    ),
}


@click.group(cls=LazyGroup, commands_at=COMMANDS)
def audit() -> None:
    """Look for flaws in a bank.

    \b
    Examples:
      wmw audit shortcuts out/bank
    """
