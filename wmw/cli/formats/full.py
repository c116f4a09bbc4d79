"""Findings with their place in the JSON, abstentions as notes, and a summary."""

from __future__ import annotations

from wmw.cli.formats.concise import headline, place
from wmw.cli.formats.snippet import Snippet, snippet_of
from wmw.cli.judging import Judged
from wmw.cli.tally import Tally
from wmw.cli.text import Paper, columns, printable
from wmw.core.verdict import Finding

_LEAST_WIDTH = 40


class Writer:
    """Writes what a person needs to check each finding by hand."""

    machine = False

    def __init__(self, paper: Paper, quiet: bool) -> None:
        self._paper = paper
        self._quiet = quiet

    def write(self, judged: Judged) -> None:
        """Write the findings of one verdict, then why it abstains."""
        for finding in judged.verdict.findings:
            if finding.severity == "error" or not self._quiet:
                self._write_finding(judged, finding)
        if not self._quiet:
            self._write_abstentions(judged)

    def close(self, tally: Tally) -> None:
        """Write the summary."""
        if not self._quiet:
            self._paper.print([(tally.summary(), "bold")])

    def _write_finding(self, judged: Judged, finding: Finding) -> None:
        self._paper.print(headline(judged, finding))
        snippet = snippet_of(judged.line.data or b"", finding.pointer, finding.stated)
        marked = snippet.marked if snippet else ""
        facts = {
            "at": finding.pointer,
            # What is underlined need not be told.
            "stated": finding.stated if finding.stated != marked.strip('"') else None,
            "expected": None if marked else finding.expected,
            "law": finding.law,
        }
        for name, fact in facts.items():
            if fact:
                self._paper.print([(f"    {name + ':':<10}", "dim"), (fact, "")])
        if snippet:
            self._write_snippet(snippet, judged, finding)

    def _write_snippet(self, snippet: Snippet, judged: Judged, finding: Finding) -> None:
        gutter = f"    {_number(judged)} | "
        margin = (" " * (len(gutter) - 2) + "| ", "dim")
        width = max(self._paper.width - len(gutter), _LEAST_WIDTH)
        cut = snippet.fitted(width)
        self._paper.print(
            [(gutter, "dim"), (cut.before, ""), (cut.marked, "bold red"), (cut.after, "")]
        )
        if not cut.marked:
            return
        indent, carets = columns(cut.before), "^" * max(columns(cut.marked), 1)
        told = f"expected: {printable(finding.expected)}" if finding.expected else ""
        below = indent + len(carets) + 1 + columns(told) > width
        beside = f" {told}" if told and not below else ""
        self._paper.print([margin, (" " * indent + carets, "bold red"), (beside, "green")])
        if told and below:
            start = max(min(indent, width - columns(told)), 0)
            self._paper.print([margin, (" " * start + told, "green")])

    def _write_abstentions(self, judged: Judged) -> None:
        fields_by_reason: dict[str, list[str]] = {}
        for abstention in judged.verdict.abstentions:
            fields_by_reason.setdefault(abstention.reason, []).append(abstention.field)
        for reason, fields in fields_by_reason.items():
            if reason.startswith("schema"):
                continue  # the schema findings have said it
            verb = "abstains" if len(fields) == 1 else "abstain"
            text = f"{', '.join(fields)} {verb} ({reason})"
            self._paper.print([place(judged), ("note: ", "cyan"), (text, "")])


def _number(judged: Judged) -> str:
    """Return the line's number, or blanks where the record spans several lines."""
    number = str(judged.line.number)
    return " " * len(number) if b"\n" in (judged.line.data or b"").strip() else number
