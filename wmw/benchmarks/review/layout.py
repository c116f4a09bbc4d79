"""A trace laid out for people: small tables, each row with the JSON pointer that it stands for.

Whatever is not a trace's own part (its id, its metadata with the reference answer) is left out:
an annotator is to judge the trace by the question alone.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from typing import Any

from wmw.verifiers.pointers import pointer

Cells = tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Row:
    """One claim of a trace: its JSON pointer and its cells."""

    pointer: str
    cells: Cells


@dataclass(frozen=True, slots=True)
class Table:
    """Claims of one sort. Without columns each row is a text."""

    part: str
    title: str
    columns: Cells
    rows: tuple[Row, ...]


def tables(trace: Mapping[str, Any]) -> list[Table]:
    """Return a trace's claims in reading order; a table without rows says that none was made."""
    state, step, after = (_mapping(trace, part) for part in ("state_0", "transition", "state_1"))
    answer = _mapping(trace, "answer")
    value = " ".join(_text(answer[key]) for key in ("value", "unit") if _given(answer.get(key)))
    first, then = "State 0", "State 1"
    return [
        _objects(first, state),
        Table(first, "Relations", ("first", "relation", "second"), tuple(_relations(state))),
        Table(first, "Forces", ("force", "on", "direction", "size"), tuple(_forces(state))),
        _variables(first, "Variables", state, ("state_0", "variables")),
        _texts(first, "Assumptions", state, ("state_0", "assumptions")),
        _texts("Transition", "Rule", step, ("transition", "rule")),
        _texts("Transition", "Equation", step, ("transition", "equation")),
        _texts("Transition", "Effect", step, ("transition", "effect")),
        _texts("Transition", "Evidence", step, ("transition", "evidence")),
        _texts(then, "Predicted change", after, ("state_1", "predicted_change")),
        _variables(then, "New variables", after, ("state_1", "new_variables")),
        _texts("Derivation", "Derivation", trace, ("derivation",)),
        Table("Answer", "Value", (), (Row("/answer/value", (value,)),) if value else ()),
        _texts("Answer", "Explanation", answer, ("answer", "explanation")),
    ]


def as_text(trace: Mapping[str, Any]) -> str:
    """Return a trace as plain text, a line for each claim, for a cell of a spreadsheet."""
    lines: list[str] = []
    part = None
    for table in tables(trace):
        if table.part != part:
            part = table.part
            lines += ["", part.upper()] if lines else [part.upper()]
        named = f" ({' | '.join(table.columns)})" if table.columns and table.rows else ""
        if table.title != part:
            lines.append(f"{table.title}{named}:{'' if table.rows else ' none stated'}")
        elif not table.rows:
            lines.append("none stated")
        lines += [f"    {' | '.join(row.cells)}" for row in table.rows]
    return "\n".join(lines)


def _objects(part: str, state: Mapping[str, Any]) -> Table:
    """Return a row for each attribute of a body, and one for a body without any."""
    rows: list[Row] = []
    for place, body in enumerate(_sequence(state, "objects")):
        at, name = ("state_0", "objects", place), _of(body, "name")
        attributes = _mapping(body, "attributes")
        rows += [
            Row(pointer((*at, "attributes", key)), (name, str(key), _text(value)))
            for key, value in attributes.items()
        ] or [Row(pointer(at), (name, "", ""))]
    if any(row.cells[1] for row in rows):
        return Table(part, "Objects", ("object", "attribute", "value"), tuple(rows))
    names = tuple(Row(row.pointer, row.cells[:1]) for row in rows)
    return Table(part, "Objects", ("object",), names)


def _relations(state: Mapping[str, Any]) -> Iterator[Row]:
    for place, relation in enumerate(_sequence(state, "relations")):
        args = [_text(name) for name in _sequence(relation, "args")]
        first, second = [*args, "", ""][:2]
        kind = _of(relation, "type").replace("_", " ")
        yield Row(pointer(("state_0", "relations", place)), (first, kind, second))


def _forces(state: Mapping[str, Any]) -> Iterator[Row]:
    for place, force in enumerate(_sequence(state, "forces")):
        size = " ".join(_of(force, key) for key in ("magnitude", "unit")).strip()
        names = (_of(force, key) for key in ("name", "target", "direction"))
        yield Row(pointer(("state_0", "forces", place)), (*names, size))


def _variables(part: str, title: str, home: Mapping[str, Any], at: tuple[str, str]) -> Table:
    rows = (
        Row(pointer((*at, name)), (str(name), _text(value)))
        for name, value in _mapping(home, at[-1]).items()
    )
    return Table(part, title, ("name", "value"), tuple(rows))


def _texts(part: str, title: str, home: Mapping[str, Any], at: tuple[str, ...]) -> Table:
    value = home.get(at[-1])
    if isinstance(value, list):
        found = [(pointer((*at, place)), text) for place, text in enumerate(value)]
    else:
        # the lines of one text have one place
        lines = _text(value).split("\n") if _given(value) else []
        found = [(pointer(at), line) for line in lines]
    return Table(part, title, (), tuple(Row(where, (_text(text),)) for where, text in found))


def _mapping(home: object, key: str) -> Mapping[str, Any]:
    found = home.get(key) if isinstance(home, Mapping) else None
    return found if isinstance(found, Mapping) else {}


def _sequence(home: object, key: str) -> list[Any]:
    found = home.get(key) if isinstance(home, Mapping) else None
    return list(found) if isinstance(found, list | tuple) else []


def _of(home: object, key: str) -> str:
    value = home.get(key) if isinstance(home, Mapping) else None
    return _text(value) if _given(value) else ""


def _given(value: object) -> bool:
    return value is not None and value != ""


def _text(value: object) -> str:
    if isinstance(value, list | tuple):
        return ", ".join(_text(each) for each in value)
    return "" if value is None else str(value)
