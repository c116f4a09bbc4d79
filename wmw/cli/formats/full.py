"""Findings with their evidence, abstentions as notes, and a summary."""

from __future__ import annotations

import json

from wmw.cli.formats.concise import headline, place
from wmw.cli.judging import Judged
from wmw.cli.tally import Tally
from wmw.cli.text import Paper, cut
from wmw.core.verdict import Finding
from wmw.verifiers.decoding import Problem, decode
from wmw.verifiers.pointers import MISSING, value_at

_WIDTH = 100


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
        facts = {
            "at": finding.pointer,
            "stated": finding.stated,
            "expected": finding.expected,
            "law": finding.law,
        }
        for name, fact in facts.items():
            if fact:
                self._paper.print([(f"    {name + ':':<10}", "dim"), (fact, "")])
        snippet = _snippet(judged, finding)
        if snippet:
            self._paper.print([(f"    {judged.line.number} | ", "dim"), (snippet, "")])

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


def _snippet(judged: Judged, finding: Finding) -> str:
    """Return the JSON at the finding's pointer, or the start of a text that is no JSON."""
    data = judged.line.data or b""
    record = decode(data)
    if isinstance(record, Problem):
        return cut(data[: 4 * _WIDTH].decode("utf-8", "replace"), _WIDTH)
    value = value_at(record, finding.pointer)
    return "" if value is MISSING else cut(json.dumps(value, ensure_ascii=False), _WIDTH)
