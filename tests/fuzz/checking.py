"""What must hold of the verdict on anything at all."""

from __future__ import annotations

import json
from collections.abc import Callable
from functools import cache
from typing import Any

import jsonschema_rs

from wmw.core.verdict import Verdict
from wmw.core.work import OverBudgetError
from wmw.verifiers.decoding import Problem, admit, decode
from wmw.verifiers.mending import Mended
from wmw.verifiers.mending.mend import mend_unguarded
from wmw.verifiers.pipeline import judge_unguarded
from wmw.verifiers.schema import load_schema
from wmw.verifiers.unjudged import unjudged


@cache
def _is_verdict() -> Callable[[Any], bool]:
    return jsonschema_rs.Draft202012Validator(load_schema("verdict")).is_valid


def from_file(line: bytes) -> Verdict:
    """Judge a line as `wmw verify` does, but let an error of our own through."""
    decoded = decode(line)
    return unjudged(decoded) if isinstance(decoded, Problem) else judge_unguarded(decoded)


def well_formed(verdict: Verdict) -> dict[str, Any]:
    """Check a verdict against its schema and as strict UTF-8 JSON, and return it as a dict."""
    content = verdict.to_dict()
    text = json.dumps(content, allow_nan=False, ensure_ascii=False).encode("utf-8")
    assert json.loads(text) == content
    assert _is_verdict()(content), content
    statuses = content["verdict"]
    assert (content["outcome"] == "invalid") == ("invalid" in statuses.values())
    assert {a["field"] for a in content["abstentions"]} == {
        field for field, status in statuses.items() if status == "abstain"
    }
    return content


def check_record(record: Any, *, again: bool) -> None:
    """Judge a record from memory, and `again` from a file: the verdicts are the same."""
    content = well_formed(judge_unguarded(record))
    if not again:
        return
    line = json.dumps(record).encode("utf-8")  # NaN and lone surrogates as Python writes them
    assert well_formed(from_file(line)) == content


def check_line(line: bytes, *, again: bool) -> None:
    """Judge a line of a file, and `again`: the verdicts are the same."""
    content = well_formed(from_file(line))
    assert not again or well_formed(from_file(line)) == content


def check_mending(record: Any) -> None:
    """Mend a record: what comes back is valid, and told as strict JSON."""
    admitted = admit(record)
    if isinstance(admitted, Problem):
        return
    try:
        found = mend_unguarded(admitted)
    except OverBudgetError:
        return
    json.dumps(found.to_dict(), allow_nan=False)
    if isinstance(found, Mended):
        assert judge_unguarded(found.trace).outcome == "valid"
