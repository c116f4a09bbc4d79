"""docs/schema.md: the JSON that goes in and out."""

from __future__ import annotations

import json
from collections.abc import Iterator, Mapping
from typing import Any, Literal, get_args

from reference_pages.markdown import code, codes, table
from wmw.verifiers.schema import load_schema

Name = Literal["trace", "verdict", "pair"]
Node = Mapping[str, Any]

_OPENING = """\
The formats are JSON Schema 2020-12; the files stand in `wmw/schemas/` and are installed with the
package. In the tables `[]` stands for any element of a list.
"""


def page() -> str:
    """Return the whole page."""
    return "\n".join(["# Schemas\n", _OPENING, *map(_chapter, get_args(Name))])


def _chapter(name: Name) -> str:
    schema = load_schema(name)
    rows = table(("place", "type", "required", "meaning"), _rows(schema, schema, ""))
    told = "\n\n".join(text for key in ("description", "$comment") if (text := schema.get(key)))
    return f"## {schema['title']}\n\n`wmw/schemas/{name}.schema.json`. {told}\n\n{rows}"


def _rows(root: Node, node: Node, place: str) -> Iterator[tuple[str, str, str, str]]:
    required = node.get("required", ())
    for key, child in node.get("properties", {}).items():
        yield from _row(root, child, f"{place}/{key}", "yes" if key in required else "")


def _row(root: Node, node: Node, place: str, required: str) -> Iterator[tuple[str, str, str, str]]:
    whole = _resolved(root, node)
    yield code(place), _type(root, whole), required, whole.get("description", "")
    yield from _rows(root, whole, place)
    items = whole.get("items")
    if items and _resolved(root, items).get("properties"):
        yield from _rows(root, _resolved(root, items), f"{place}/[]")


def _resolved(root: Node, node: Node) -> Node:
    """Return a node with what its reference points to; its own keys win.

    A reference to another of the schemas is not followed: that one has its own table.
    """
    reference = node.get("$ref")
    if reference is None:
        return node
    if not reference.startswith("#/"):
        return {"type": f"as in {code(reference)}", **node, "$ref": None}
    target: Any = root
    for part in reference.removeprefix("#/").split("/"):
        target = target[part]
    return {**_resolved(root, target), **{k: v for k, v in node.items() if k != "$ref"}}


def _type(root: Node, node: Node) -> str:
    if "enum" in node:
        return codes(json.dumps(value).strip('"') for value in node["enum"])
    found = node.get("type", "any")
    names = [found] if isinstance(found, str) else list(found)
    if "array" in names and "items" in node:
        of = _type(root, _resolved(root, node["items"]))
        names[names.index("array")] = f"array of {of if len(of.split()) == 1 else f'({of})'}"
    return " or ".join(names)
