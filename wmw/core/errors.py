"""Errors that users meet: they keep facts as attributes and make the sentence at the edge."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path


class WmwError(Exception):
    """Base of every error that wmw raises on purpose; `str()` is one line that says what to do."""


@dataclass(eq=False)
class DeclarationError(WmwError):
    """A family declaration that cannot be used; raised when the family is loaded."""

    family: str
    where: str
    problem: str

    def __str__(self) -> str:
        return f"family {self.family!r}: {self.where}: {self.problem}"


@dataclass(eq=False)
class UnknownFamilyError(WmwError):
    """A family name that no declaration answers to."""

    family: str
    known: tuple[str, ...]

    def __str__(self) -> str:
        return f"no physics family {self.family!r}; there are: {', '.join(self.known)}"


@dataclass(eq=False)
class DuplicateFamilyError(WmwError):
    """Two declarations, or two entry points, under one family name."""

    family: str
    sources: tuple[str, ...]

    def __str__(self) -> str:
        return f"family {self.family!r} is declared more than once: {', '.join(self.sources)}"


@dataclass(eq=False)
class TraceError(WmwError):
    """A record that is no trace, met where a trace is required (reading a bank, not judging)."""

    pointer: str
    problem: str

    def __str__(self) -> str:
        return f"not a trace: {self.pointer or '/'}: {self.problem}"


@dataclass(eq=False)
class InputFileError(WmwError):
    """A file that cannot be read, or a line of it; `line` counts from 1."""

    path: Path
    problem: str
    line: int | None = None

    def __str__(self) -> str:
        place = f"{self.path}:{self.line}" if self.line else str(self.path)
        return f"{place}: {self.problem}"


@dataclass(eq=False)
class UsageError(WmwError):
    """A request that cannot be carried out as it was put."""

    problem: str

    def __str__(self) -> str:
        return self.problem
