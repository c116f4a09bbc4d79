"""`wmw explain`: the documentation of a rule."""

from __future__ import annotations

import inspect
import sys
from collections.abc import Mapping
from difflib import get_close_matches

import click

from wmw.cli.text import Paper
from wmw.core.errors import UsageError

_HEADINGS = ("What it does", "Why it is bad", "Example", "Use instead")


@click.command()
@click.argument("code")
def explain(code: str) -> None:
    """Explain the CODE of a finding: what the rule does, why, an example and its mending.

    \b
    Examples:
      wmw explain WMW101
      wmw explain wmw103
    """
    documents = _documents()
    wanted = code.strip().upper()
    if wanted not in documents:
        raise UsageError(f"there is no code {code!r}; {_near(wanted, documents)}")
    paper = Paper(sys.stdout)
    first, _, rest = inspect.cleandoc(documents[wanted]).partition("\n")
    paper.print([(wanted, "bold red"), (f" {first}", "bold")])
    for line in rest.splitlines():
        paper.print([(line, "bold" if line.strip(": ") in _HEADINGS else "")])


def _documents() -> dict[str, str]:
    """Return the documentation by code, of the schema stage and of every rule."""
    from wmw.verifiers.rules import registry
    from wmw.verifiers.schema import EXPLANATIONS

    return dict(EXPLANATIONS) | {code: rule.doc for code, rule in registry().items()}


def _near(wanted: str, documents: Mapping[str, str]) -> str:
    near = get_close_matches(wanted, documents, n=5, cutoff=0.6)
    return f"near ones: {', '.join(near)}" if near else f"codes look like {min(documents)}"
