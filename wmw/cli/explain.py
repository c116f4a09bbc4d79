"""`wmw explain`: the documentation of a rule."""

from __future__ import annotations

import inspect
import sys
from collections.abc import Sequence

import click

from wmw.cli.codes import HEADINGS, Code, all_codes, beginning_with
from wmw.cli.text import Paper


@click.command()
@click.argument("code")
def explain(code: str) -> None:
    """Explain the CODE of a finding: what the rule does, why, an example and its mending.

    The beginning of several codes lists them.

    \b
    Examples:
      wmw explain WMW101
      wmw explain wmw103
      wmw explain WMW2
    """
    found = beginning_with(code, all_codes())
    paper = Paper(sys.stdout)
    if len(found) == 1:
        _print_document(paper, found[0])
    else:
        _print_list(paper, found)


def _print_document(paper: Paper, item: Code) -> None:
    first, _, rest = inspect.cleandoc(item.doc).partition("\n")
    paper.print([(item.code, "bold red"), (f" {first}", "bold")])
    for line in rest.splitlines():
        paper.print([(line, "bold" if line.strip(": ") in HEADINGS else "")])


def _print_list(paper: Paper, found: Sequence[Code]) -> None:
    for item in found:
        tag = f" [{item.label}]" if item.label else ""
        paper.print([(item.code, "bold red"), (tag, "yellow"), (f" {item.summary}", "")])
