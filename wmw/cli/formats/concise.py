"""One line per finding."""

from __future__ import annotations

from wmw.cli.judging import Judged
from wmw.cli.tally import Tally
from wmw.cli.text import Paper, Part
from wmw.core.verdict import Finding


class Writer:
    """Writes `file:line: CODE [label] message`."""

    machine = False

    def __init__(self, paper: Paper, quiet: bool) -> None:
        self._paper = paper
        self._quiet = quiet

    def write(self, judged: Judged) -> None:
        """Write the findings of one verdict."""
        for finding in judged.verdict.findings:
            if finding.severity == "error" or not self._quiet:
                self._paper.print(headline(judged, finding))

    def close(self, tally: Tally) -> None:
        """Write nothing: every line is a finding."""


def headline(judged: Judged, finding: Finding) -> list[Part]:
    """Return the line that a linter would print for a finding."""
    is_note = finding.severity == "note"
    tag = finding.label or ("note" if is_note else None)
    return [
        place(judged),
        (finding.code, "cyan" if is_note else "bold red"),
        (f" [{tag}]" if tag else "", "yellow"),
        (f" {finding.message}", ""),
    ]


def place(judged: Judged) -> Part:
    """Return `file:line: `, which terminals and editors turn into a link."""
    return (f"{judged.path}:{judged.line.number}: ", "bold")
