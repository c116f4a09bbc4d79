"""GitHub Actions workflow commands: each finding is an annotation of its line.

https://docs.github.com/actions/reference/workflow-commands-for-github-actions
"""

from __future__ import annotations

from collections.abc import Iterator

from wmw.cli.codes import all_codes
from wmw.cli.formats.location import from_here
from wmw.cli.judging import STDIN, Judged
from wmw.cli.tally import Tally
from wmw.cli.text import Paper, printable
from wmw.core.verdict import Finding

_COMMANDS = {"error": "error", "note": "notice"}


class Writer:
    """Writes `::error file=...,line=...,title=...::message`, one line for each finding."""

    machine = True

    def __init__(self, paper: Paper, quiet: bool) -> None:
        self._paper = paper
        self._quiet = quiet
        self._names = {code: item.name for code, item in all_codes().items()}

    def write(self, judged: Judged) -> None:
        """Write the findings of one verdict."""
        for finding in judged.verdict.findings:
            if finding.severity == "error" or not self._quiet:
                self._paper.write(self._command(judged, finding))

    def close(self, tally: Tally) -> None:
        """Write nothing: every line is a finding."""

    def _command(self, judged: Judged, finding: Finding) -> str:
        tag = f" [{finding.label}]" if finding.label else ""
        properties = {
            "file": str(from_here(judged.path)),
            "line": str(judged.line.number),
            "title": f"{finding.code} {self._names[finding.code]}{tag}",
        }
        if judged.path == STDIN:  # there is no file to annotate, and so no line of it
            del properties["file"], properties["line"]
        told = ",".join(f"{name}={_property(text)}" for name, text in properties.items())
        message = _data("\n".join(printable(text) for text in _message(judged, finding)))
        return f"::{_COMMANDS[finding.severity]} {told}::{message}\n"


def _message(judged: Judged, finding: Finding) -> Iterator[str]:
    yield finding.message
    if finding.law:
        yield f"law: {finding.law}"
    trace = f" of trace {judged.verdict.id}" if judged.verdict.id is not None else ""
    if finding.pointer:
        yield f"at {finding.pointer}{trace}"
    elif trace:
        yield f"in{trace.removeprefix(' of')}"


def _data(text: str) -> str:
    """Escape a message: the runner ends it at the line's end and decodes percent signs."""
    return text.replace("%", "%25").replace("\r", "%0D").replace("\n", "%0A")


def _property(text: str) -> str:
    """Escape a property, which also ends at a comma or a colon."""
    return _data(printable(text)).replace(":", "%3A").replace(",", "%2C")
