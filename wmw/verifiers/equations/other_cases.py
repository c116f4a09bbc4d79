"""Statements on another case than the one asked about, by which a result is tried or compared.

"theta0 -> 0 gives T -> mg, theta0 = 90 gives 3mg: both known limits" says nothing of the pendulum
that is let go at 40°; nor does "fixed: F = W", beside "F = W/2", of the movable pulley. The t that
runs "from t = 2 s to t = 3 s" is none of the times that the scene has.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Mapping, Sequence
from functools import lru_cache
from itertools import pairwise

from wmw.core.equation import Statement, Sym

Span = tuple[int, int]

_EARLIER = re.compile(
    r"\W{0,4}(?:before(?:hand)?|initially|at first|originally|at the (?:start|beginning|outset)"
    r"|(?:with|for) the (?:old|original|initial|first))\b",
    re.I,
)
"""How a clause begins that tells of what was before something is changed."""

_LIMIT = re.compile(
    r"\b(?:known|right|correct|expected|familiar|usual|both|two) limits?\b"
    r"|\blimiting (?:case|value)s?\b|\bin the limit\b|\bspecial cases?\b"
    r"|(?:→|->|\\(?:to|rightarrow|longrightarrow)(?![a-zA-Z]))[\s${(+-]{0,5}"
    r"(?:∞|\\infty|infinity|inf\b|0(?!\s?[\d.,=*·/^°]))",
    re.I,
)
"""How a result is looked at where something vanishes or grows beyond all bounds."""
_CLAUSE = re.compile(r"[;\n]|(?<=[^\d\s])[.](?=\s)|[.](?=\s[A-Z])")
_LABEL = re.compile(r"(?:^|[;,.\n])\s{0,3}((?:[a-z']{1,20}[ -]){0,4}[a-z']{1,20})\s?:", re.I)
_STEP = re.compile(
    r"(?:so|then|thus|hence|therefore|finally|final|answer|result|check|with numbers|numerically)"
    r"(?: \w+)*",
    re.I,
)
"""Labels under which a trace goes on with the same case."""

_SPAN_OF_TIME = re.compile(
    r"\b(?:from|between)[\s$]{1,3}([tT]\w{0,3})\s?=[^=;.]{0,4}(?:\.\d)?[^=;.]{0,20}"
    r"\b(?:to|and|until|till)[\s$]{1,3}\1\s?=",
)
"""Two moments of one clock: "the third second runs from t = 2 s to t = 3 s"."""


def of_spans_of_time(text: str, statements: Iterable[Statement]) -> Iterator[Statement]:
    """Yield the statements that say from when to when something lasts: t is no one value there."""
    spans = [match.span() for match in _SPAN_OF_TIME.finditer(text)]
    for statement in statements:
        begin, end = statement.span
        if any(begin < last and first < end for first, last in spans):
            yield statement


def told_of_before(text: str, statement: Statement) -> bool:
    """Tell whether a statement stands in a clause that tells of the time before a change."""
    ends = (match.end() for match in _CLAUSE.finditer(text))
    start = max((end for end in ends if end <= statement.span[0]), default=0)
    return _EARLIER.match(text, start) is not None


@lru_cache(maxsize=512)
def limiting_cases(text: str) -> tuple[Span, ...]:
    """Return where the clauses of a text stand that look at limiting cases."""
    if not _LIMIT.search(text):
        return ()
    ends = [0, *(match.end() for match in _CLAUSE.finditer(text)), len(text)]
    return tuple((start, end) for start, end in pairwise(ends) if _LIMIT.search(text, start, end))


def is_within(statement: Statement, spans: Sequence[Span]) -> bool:
    """Tell whether a statement begins in one of the spans."""
    return any(start <= statement.span[0] < end for start, end in spans)


def of_other_cases(
    text: str, false: Iterable[Statement], true: Sequence[Statement]
) -> Iterator[Statement]:
    """Yield the false statements that are told of another case than a true one.

    They stand in one line behind a label ("fixed: F = W, s = h") before which what the same symbol
    is holds. So do those of two labels that both tell what a symbol is ("A: t = 2, B: t = 3").
    """
    false = tuple(false)
    labels = {m.start(1): m[1] for m in _LABEL.finditer(text) if not _STEP.fullmatch(m[1])}
    for statement in false:
        name, (start, _) = _defined(statement), statement.span
        line = text.rfind("\n", 0, start) + 1
        last = max((label for label in labels if line <= label < start), default=None)
        if name is None or last is None:
            continue
        before = (_defined(other) == name and line <= other.span[0] < last for other in true)
        beside = (
            _label_of(text, labels, other.span[0]) not in (None, labels[last])
            for other in (*true, *false)
            if _is_found(other, name)
        )
        if any(before) or any(beside):
            yield statement


def _is_found(statement: Statement, name: str) -> bool:
    """Tell whether a statement tells what a symbol is, if only at the end: "... → t = 2.0 s"."""
    sides = zip(statement.sides, statement.sides[1:], strict=False)
    return any(isinstance(one, Sym) and one.name == name for one, _ in sides)


def _label_of(text: str, labels: Mapping[int, str], start: int) -> str | None:
    line = text.rfind("\n", 0, start) + 1
    last = max((label for label in labels if line <= label <= start), default=None)
    return None if last is None else labels[last]


def _defined(statement: Statement) -> str | None:
    first = statement.sides[0]
    return first.name if isinstance(first, Sym) else None
