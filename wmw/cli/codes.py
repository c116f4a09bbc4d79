"""The codes that findings carry: what each is called, what it means, and which one was meant."""

from __future__ import annotations

import inspect
import re
from collections.abc import Mapping
from dataclasses import dataclass
from difflib import SequenceMatcher

from wmw.core.errors import UsageError
from wmw.core.verdict import FieldName, Label

HEADINGS = ("What it does", "Why it is bad", "Example", "Use instead")
_HEADING = re.compile(rf"^({'|'.join(HEADINGS)})(?::[ \t]*|[ \t]*\n)", re.MULTILINE)
_MOST_NEAR = 5
_LEAST_LIKENESS = 0.6


@dataclass(frozen=True, slots=True)
class Code:
    """A code with what its rule, or the schema stage, says of it."""

    code: str
    name: str
    label: Label | None
    field: FieldName
    doc: str

    @property
    def summary(self) -> str:
        """The fault in one sentence."""
        return inspect.cleandoc(self.doc).partition("\n")[0]

    @property
    def sections(self) -> Mapping[str, str]:
        """The text below each heading of the documentation, each on one line."""
        _, *parts = _HEADING.split(inspect.cleandoc(self.doc))
        return {
            heading: " ".join(text.split())
            for heading, text in zip(parts[::2], parts[1::2], strict=True)
        }


def all_codes() -> Mapping[str, Code]:
    """Return every code in order: those of the schema stage, then one for each rule."""
    # Imported here: a page of help needs neither the rules nor the schema.
    from wmw.verifiers.rules import registry
    from wmw.verifiers.schema import EXPLANATIONS, NAMES

    found = [Code(code, NAMES[code], None, "schema", doc) for code, doc in EXPLANATIONS.items()]
    found += [Code(r.code, r.name, r.label, r.field, r.doc) for r in registry().values()]
    return {item.code: item for item in sorted(found, key=lambda item: item.code)}


def beginning_with(prefix: str, known: Mapping[str, Code]) -> tuple[Code, ...]:
    """Return the codes that begin with a prefix; raises `UsageError` where none does."""
    wanted = prefix.strip().upper()
    found = tuple(item for code, item in known.items() if wanted and code.startswith(wanted))
    if not found:
        raise UsageError(f"{prefix!r} is no code and begins none; {_near(wanted, known)}")
    return found


def _near(wanted: str, known: Mapping[str, Code]) -> str:
    """Name the codes that are spelled most alike; a rule's name leads to its code."""
    # A beginning is compared with beginnings of its length: to 'WMW9' no whole code is near.
    candidates = {text: text for code in known for text in (code, code[: len(wanted)])}
    candidates |= {item.name.upper(): code for code, item in known.items()}
    candidates.pop("", None)
    likeness = {text: _likeness(wanted, text) for text in candidates}
    best = max(likeness.values(), default=0.0)
    if best < _LEAST_LIKENESS:
        return f"codes look like {next(iter(known))}"
    near = sorted({candidates[text] for text, value in likeness.items() if value == best})
    return f"near ones: {', '.join(near[:_MOST_NEAR])}"


def _likeness(wanted: str, text: str) -> float:
    return SequenceMatcher(None, wanted, text).ratio()
