"""docs/rules.md: every code a finding can carry."""

from __future__ import annotations

import inspect
import re

from reference_pages.markdown import code, table
from wmw.verifiers.rules import registry
from wmw.verifiers.schema import EXPLANATIONS

_HEADINGS = ("What it does", "Why it is bad", "Example", "Use instead")
_HEADING = re.compile(rf"^({'|'.join(_HEADINGS)})(?::[ \t]*|[ \t]*\n)", re.MULTILINE)

_OPENING = """\
A finding carries the code of its rule. `wmw explain CODE` prints the same text; `wmw verify
--select` and `--ignore` take codes or their beginnings. The first digit is the step that is at
fault: 1 the JSON itself, 2 state 0, 3 transition and state 1, 4 the answer, 5 the trace's
faithfulness to itself. A code is never reused.
"""


def page() -> str:
    """Return the whole page."""
    rules = registry()
    rows = [
        (f"[{found}](#{found.lower()})", "", "", "schema", _first_line(text))
        for found, text in EXPLANATIONS.items()
    ]
    rows += [
        (f"[{r.code}](#{r.code.lower()})", code(r.name), r.label or "", r.field, r.summary)
        for r in rules.values()
    ]
    documents = {**EXPLANATIONS, **{r.code: r.doc for r in rules.values()}}
    sections = [_section(found, documents[found]) for found in sorted(documents)]
    index = table(("code", "rule", "label", "field", "fault"), rows)
    return "\n".join(["# Rules\n", _OPENING, index, *sections])


def _first_line(text: str) -> str:
    return text.strip().splitlines()[0]


def _section(found: str, document: str) -> str:
    first, _, rest = inspect.cleandoc(document).partition("\n")
    return f"## {found}\n\n{first}\n\n{_body(rest)}\n"


def _body(text: str) -> str:
    """Set the headings of a rule's documentation in bold, each with its text below or beside it."""
    parts = _HEADING.split(text)
    told = [parts[0].strip()] if parts[0].strip() else []
    for heading, words in zip(parts[1::2], parts[2::2], strict=True):
        body = " ".join(line.strip() for line in words.strip().splitlines())
        told.append(f"**{heading}:** {code(body) if body.startswith('{') else body}")
    return "\n\n".join(told)
