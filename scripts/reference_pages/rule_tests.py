"""Which tests are a rule's: the records and the test functions that name its code."""

from __future__ import annotations

import ast
import json
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
_TESTS = ROOT / "tests"
_MADE_UP = _TESTS / "cli"
"""The tests of the command line have verdicts of their own, under codes picked at will."""
_CODE = re.compile("WMW[0-9]{3}")
_MARKS = re.compile(r"([\\`*<>\[\]|])")

_Found = tuple[str, Path, str]
"""A code, the file that tests it, and what the test is called there."""


def listing(code: str) -> str:
    """Return a list of the files that test a code, each with its records or functions."""
    names: dict[Path, list[str]] = {}
    for found, path, name in _all_tests():
        if found == code and name not in names.setdefault(path, []):
            names[path].append(name)
    if not names:
        raise ValueError(f"no test names {code}; give it a record in {_TESTS / 'cases' / 'rules'}")
    return "\n".join(f"- {_link(path)}: {'; '.join(told)}" for path, told in names.items())


def _link(path: Path) -> str:
    place = path.relative_to(ROOT).as_posix()
    return f"[{place}](../{place})"


@cache
def _all_tests() -> tuple[_Found, ...]:
    return (*_rule_records(), *_schema_records(), *_functions())


def _rule_records() -> Iterator[_Found]:
    for path in sorted((_TESTS / "cases" / "rules").glob("*.json")):
        for record in json.loads(path.read_text(encoding="utf-8"))["cases"]:
            for code in sorted({*record.get("codes", ()), record.get("includes")} - {None}):
                yield code, path, _quoted(record["why"])


def _schema_records() -> Iterator[_Found]:
    path = _TESTS / "cases" / "schema" / "cases.json"
    for record in json.loads(path.read_text(encoding="utf-8")):
        for code, _ in record["faults"]:
            yield code, path, _quoted(record["name"])


def _functions() -> Iterator[_Found]:
    for path in sorted(_TESTS.rglob("test_*.py")):
        if path.is_relative_to(_MADE_UP):
            continue
        source = path.read_text(encoding="utf-8")
        if not _CODE.search(source):
            continue
        for node in ast.walk(ast.parse(source)):
            if isinstance(node, ast.FunctionDef) and node.name.startswith("test_"):
                first = min([node.lineno, *(mark.lineno for mark in node.decorator_list)])
                text = "\n".join(source.splitlines()[first - 1 : node.end_lineno])
                for code in sorted(set(_CODE.findall(text))):
                    yield code, path, f"`{node.name}`"


def _quoted(text: str) -> str:
    marked = _MARKS.sub(r"\\\1", text)
    return f"“{marked}”"
