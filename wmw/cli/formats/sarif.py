"""SARIF 2.1.0, the format in which code-scanning services and editors read findings.

The standard: OASIS, Static Analysis Results Interchange Format (SARIF) Version 2.1.0 (2020); the
numbers of sections below are of it. Results are written as they come, so that a log may be larger
than memory.
"""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Mapping
from hashlib import sha256
from importlib.metadata import PackageNotFoundError, metadata
from typing import Any

from wmw.cli.codes import HEADINGS, Code, all_codes
from wmw.cli.formats.location import uri_of
from wmw.cli.judging import Judged
from wmw.cli.tally import Tally
from wmw.cli.text import Paper
from wmw.core.verdict import Finding
from wmw.verifiers.unjudged import this_verifier

_SCHEMA = (
    "https://docs.oasis-open.org/sarif/sarif/v2.1.0/errata01/os/schemas/sarif-schema-2.1.0.json"
)
_FINGERPRINT = "wmwFinding/v1"


class Writer:
    """Writes one log with one run: the rules, a result for each finding, and counts of traces."""

    machine = True

    def __init__(self, paper: Paper, quiet: bool) -> None:
        self._paper = paper
        self._quiet = quiet
        self._seen: Counter[str] = Counter()
        codes = all_codes()
        self._index = {code: number for number, code in enumerate(codes)}
        self._paper.write(
            f'{{"$schema": {self._json(_SCHEMA)},\n"version": "2.1.0",\n'
            f'"runs": [{{"tool": {self._json(_tool(codes))},\n"results": ['
        )
        self._mark = "\n"

    def write(self, judged: Judged) -> None:
        """Write a result for each finding of one verdict."""
        for finding in judged.verdict.findings:
            if finding.severity == "error" or not self._quiet:
                self._paper.write(self._mark + self._json(self._result(judged, finding)))
                self._mark = ",\n"

    def close(self, tally: Tally) -> None:
        """End the log with the counts: of traces that abstain nothing else is said."""
        counts = {
            "traces": tally.outcomes.total(),
            "validTraces": tally.outcomes["valid"],
            "invalidTraces": tally.outcomes["invalid"],
            "abstainedTraces": tally.outcomes["abstain"],
        }
        self._paper.write(f'\n],\n"properties": {self._json(counts)}}}]}}\n')

    def _result(self, judged: Judged, finding: Finding) -> dict[str, Any]:
        return {
            "ruleId": finding.code,
            "ruleIndex": self._index[finding.code],
            "level": finding.severity,
            "message": {"text": _message(finding)},
            "locations": [_location(judged, finding)],
            "partialFingerprints": {_FINGERPRINT: self._fingerprint(judged, finding)},
            "properties": {"tags": [finding.label] if finding.label else []},
        }

    def _fingerprint(self, judged: Judged, finding: Finding) -> str:
        """Tell a finding from all others, on whatever line its trace stands (3.27.18).

        What is the same in every respect, as in a trace that stands in a file twice, is numbered.
        """
        trace = judged.verdict.id
        if trace is None:
            trace = sha256(judged.line.data or b"").hexdigest()
        facts = [finding.code, trace, finding.pointer, finding.stated]
        digest = sha256(json.dumps(facts).encode()).hexdigest()[:32]
        self._seen[digest] += 1
        return f"{digest}:{self._seen[digest]}"

    def _json(self, value: object) -> str:
        return json.dumps(value, ensure_ascii=not self._paper.holds_unicode)


def _tool(codes: Mapping[str, Code]) -> dict[str, Any]:
    verifier = this_verifier()
    driver: dict[str, Any] = {"name": verifier.name, "version": verifier.version}
    page = _home_page(verifier.name)
    if page is not None:
        driver["informationUri"] = page
    driver["rules"] = [_rule(item) for item in codes.values()]
    return {"driver": driver}


def _home_page(package: str) -> str | None:
    """Return the address that the project's metadata name, if they name one."""
    try:
        told = metadata(package)
    except PackageNotFoundError:  # run from a source tree that is not installed
        return None
    pages: list[str] = told.get_all("Home-page") or []
    pages += [entry.partition(",")[2].strip() for entry in told.get_all("Project-URL") or []]
    return next((page for page in pages if page.startswith(("https://", "http://"))), None)


def _rule(item: Code) -> dict[str, Any]:
    sections = item.sections
    told = [(name, sections[name]) for name in HEADINGS if name in sections]
    return {
        "id": item.code,
        "name": item.name,
        "shortDescription": {"text": item.summary},
        "fullDescription": {"text": sections.get("What it does", item.summary)},
        "help": {
            "text": "\n\n".join([item.summary, *(f"{name}: {text}" for name, text in told)]),
            "markdown": "\n\n".join(
                [item.summary, *(f"**{name}:** {text}" for name, text in told)]
            ),
        },
        "defaultConfiguration": {"level": "error"},
        "properties": {"tags": [item.label] if item.label else [], "field": item.field},
    }


def _message(finding: Finding) -> str:
    return f"{finding.message} (law: {finding.law})" if finding.law else finding.message


def _location(judged: Judged, finding: Finding) -> dict[str, Any]:
    physical = {
        "artifactLocation": {"uri": uri_of(judged.path)},
        "region": {"startLine": judged.line.number},
    }
    logical: list[dict[str, str]] = []
    if finding.pointer:  # a JSON Pointer is the name of a place in a JSON text (3.33.5)
        name = finding.pointer.rpartition("/")[2].replace("~1", "/").replace("~0", "~")
        kind = "value" if name.isdigit() else "property"
        logical.append({"name": name, "fullyQualifiedName": finding.pointer, "kind": kind})
    if judged.verdict.id is not None:
        logical.append({"name": judged.verdict.id, "kind": "object"})
    location: dict[str, Any] = {"physicalLocation": physical}
    return location | {"logicalLocations": logical} if logical else location
