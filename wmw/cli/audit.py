"""`wmw audit`: the group of commands that look for flaws in a bank."""

from __future__ import annotations

import click

from wmw.cli.lazy import Lazy, LazyGroup

COMMANDS = {
    "sample": Lazy("wmw.cli.audit_sample:sample", "A blind sample of a bank for people to judge."),
    "score": Lazy("wmw.cli.audit_score:score", "How people agree, and how with the bank."),
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
      wmw audit sample out/bank --out out/review
    """
