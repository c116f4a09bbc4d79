"""How far a long command is, on standard error."""

from __future__ import annotations

from rich.console import Console
from rich.progress import (
    BarColumn,
    MofNCompleteColumn,
    Progress,
    ProgressColumn,
    TextColumn,
    TimeRemainingColumn,
)


def progress(*, total: bool = True, remaining: bool = False) -> Progress:
    """Return the progress of one task, which is gone when it is done.

    `total` says whether it is known how much there is to do, `remaining` whether the time left is
    told. Nothing is shown where standard error is no terminal: a bar that nobody sees would leave
    an empty line in a log.
    """
    told = TextColumn("{task.description}" if total else "{task.completed} {task.description}")
    columns: list[ProgressColumn] = [told]
    if total:
        columns += [BarColumn(), MofNCompleteColumn()]
    if remaining:
        columns.append(TimeRemainingColumn())
    console = Console(stderr=True)
    return Progress(*columns, console=console, transient=True, disable=not console.is_terminal)
