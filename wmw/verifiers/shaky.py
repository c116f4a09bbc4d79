"""When a right answer speaks for the lines that led to it.

A model that states a false law mostly works with it, and its answer is wrong, too. Where the answer
is right and the only faults are in lines or new values whose names the verifier had to guess at,
the likelier account is that it misread them, and nothing is said. What is written with names that
are certain stays a fault: a right answer on a wrong law is what the verifier is for.
"""

from __future__ import annotations

import re
from collections.abc import Iterable

from wmw.core.equation import Call, Num, Statement, Sym, canonical_name, walk
from wmw.core.equation.names import word_set
from wmw.core.verdict import Finding
from wmw.verifiers.case import Case
from wmw.verifiers.equations import Located, written

GUESSED = "the answer is right, and what does not fit it is written in names that were guessed at"
_OF_LINES = frozenset({"WMW301", "WMW302", "WMW303", "WMW307"})
_OF_VALUES = frozenset({"WMW202", "WMW311"})
_TOLD_AGAIN = "WMW313"
_WORDS = re.compile(r"\\[A-Za-z]+|[^\W\d_]{3,}")
_TEXT = re.compile(r"\\(?:text|mathrm|mathit|operatorname|textrm|mbox)\s*\{([^{}]*)\}")
_NO_NAMES = word_set(
    "sin cos tan cot arcsin arccos arctan asin acos atan sqrt exp log abs min max deg rad mol bar"
    " pi theta alpha beta gamma delta epsilon eta mu nu rho sigma tau phi omega lambda kappa cdot"
    " and gives hence thus then with that from for the this which are its"
)
"""Functions, Greek letters, units and words around a line, which are no names that were missed."""


def shaky(case: Case, findings: Iterable[Finding]) -> tuple[Finding, ...]:
    """Return the errors that rest on names or lines not certainly read, beside a right answer."""
    errors = [f for f in findings if f.severity == "error"]
    if not errors or "answer" not in case.decided or any(_is_of_answer(f) for f in errors):
        return ()
    doubtful = [f for f in errors if _is_doubtful(case, f)]
    if doubtful:
        doubtful += [f for f in errors if f.code == _TOLD_AGAIN]
    return tuple(doubtful)


def _is_of_answer(finding: Finding) -> bool:
    return finding.field in ("answer", "faithfulness")


def _is_doubtful(case: Case, finding: Finding) -> bool:
    if finding.code in _OF_LINES:
        return not any(
            _is_exact(case, located.statement) for located in _false_lines(case, finding.pointer)
        )
    if finding.code not in _OF_VALUES:
        return False
    named = {
        claim.pointer: claim.name
        for claim in (*case.claims.results, *case.claims.variables, *case.claims.attributes)
    }
    name = named.get(finding.pointer)
    return name is not None and not _is_certain(case, name)


def _false_lines(case: Case, pointer: str) -> list[Located]:
    return [one for one in written(case).located if one.is_false and one.pointer == pointer]


def _is_exact(case: Case, statement: Statement) -> bool:
    """Tell whether every word of a line is part of a name in it, and each name is certain."""
    read: set[str] = set()
    for node in (node for side in statement.sides for node in walk(side)):
        if isinstance(node, Sym):
            if not _is_known(case, node.name):
                return False
            read.update(_words(node.name))
        elif isinstance(node, Num):
            read.update(_words(f"{node.text} {node.unit or ''}"))
        elif isinstance(node, Call):
            read.add(node.fn)
    text = statement.text
    said = {word for word in _words(_TEXT.sub(r" \1 ", text)) if word not in _NO_NAMES}
    return all(any(word in name for name in read) for word in said)


def _words(text: str) -> set[str]:
    return {w.casefold() for w in _WORDS.findall(text) if not w.startswith("\\")}


def _is_known(case: Case, name: str) -> bool:
    """Tell whether a symbol is a name of the trace's own or one that is certain."""
    claims = case.claims
    own = {
        canonical_name(claim.name)
        for claim in (*claims.variables, *claims.attributes, *claims.results)
    }
    return name in own or _is_certain(case, name)


def _is_certain(case: Case, name: str) -> bool:
    return case.terms.words.is_certain(name)
