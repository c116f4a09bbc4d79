"""An equation does not hold in the scene.

What it does: evaluates both sides of every equation of the transition in complete worlds in which
all laws of the regime hold, with the trace's own names and givens. Any equivalent form passes,
whatever its route; an equation whose symbols cannot all be bound is left alone. Numbers put in that
are off by what a unit is worth (a power of ten, 3.6, 60) are `unit_scale`.

Why it is bad: the law is wrong here, even if it is right somewhere else.

Example: `d = v0² / (2 g cosθ)` for a block that is sent up a smooth incline.

Use instead: `d = v0² / (2 g sinθ)`.
"""

from __future__ import annotations

from collections.abc import Iterator

from wmw.core.verdict import FieldName, Finding, Label
from wmw.verifiers.case import Case
from wmw.verifiers.equations import written

CODE = "WMW301"
LABEL: Label = "transition"
FIELD: FieldName = "transition"


def check(case: Case) -> Iterator[Finding]:
    """Yield a finding for every statement that fails as a law."""
    for located in written(case).located:
        for found in located.checks:
            if found.truth == "true":
                case.decide(FIELD)
            if found.truth != "false" or found.fault != "law":
                continue
            values = f" ({found.expected} against {found.stated})" if found.stated else ""
            yield Finding(
                CODE,
                "unit_scale" if found.unconverted else LABEL,
                FIELD,
                located.pointer,
                f"{located.statement.text.strip()!r} does not hold here: "
                f"{found.left} is not {found.right}{values}",
                located.statement.text.strip(),
                None,
            )
