"""The law is right, and the number of another body is put into it.

What it does: looks at the first equation of the working that does not hold, where numbers stand
against symbols, or against what comes out. It is a fault of this kind where the equation holds once
one number, which is a given of another body in state 0, is replaced by the same given of the body
that belongs there. So it is, whatever is known of the scene, where the trace's own symbols give
another result than its numbers, and the same one with that number. Where the equation of the
transition does not hold either, the law is wrong.

Why it is bad: the result is that of a body that is not there.

Example: `P_2 = I² R_2 = 0.35² · 32 = 3.92 W`, where R_1 is 32 Ω and R_2 is 20 Ω.

Use instead: `P_2 = I² R_2 = 0.35² · 20 = 2.45 W`.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from wmw.core.verdict import FieldName, Finding, Label
from wmw.verifiers.bodies.put_in_by_names import put_in_by_names
from wmw.verifiers.bodies.put_in_numbers import put_in_of_other_body
from wmw.verifiers.case import Case
from wmw.verifiers.claims import Claims

CODE = "WMW309"
LABEL: Label = "object"
FIELD: FieldName = "transition"

_FAILS, _BEFORE = "WMW301", ("WMW2", "WMW30")


def of_itself(claims: Claims) -> Iterator[Finding]:
    """Yield a finding where the working's own symbols want another body's value than is put in."""
    found = put_in_by_names(claims)
    if found is not None and claims.derivation is not None:
        yield _finding(claims.derivation.pointer, *found)


def of_findings(case: Case, findings: Sequence[Finding]) -> Iterator[Finding]:
    """Yield a finding where the first fault is a number of another body in the working."""
    errors = [f for f in findings if f.severity == "error" and f.code.startswith(_BEFORE)]
    if not errors or any(f.code != _FAILS or f.label != "transition" for f in errors):
        return
    found = put_in_of_other_body(case)
    if found is None or any(f.pointer != found[0].pointer for f in errors):
        return
    located, wanted = found
    yield _finding(located.pointer, located.statement.text.strip(), wanted)


def _finding(pointer: str, text: str, wanted: str) -> Finding:
    message = f"{text!r}: the number of another body is put in for that in {wanted}"
    return Finding(CODE, LABEL, FIELD, pointer, message, text, wanted)
