"""The order of frames is not one in which the steps change as they must.

What it does: where a question asks for the order of shuffled frames, taken at equal steps of time,
it takes the places that state 0 has for them ("x_A", "x_B", …). From rest the steps between them
must grow, to rest they must shrink; the order that state 1 predicts is held against that.

Why it is bad: the frames are told in an order in which no such motion runs, mostly backward.

Example: a crate comes to rest in the last frame and is at 0, 0.11, 0.44 and 1 of its way in B, D, A
and C; state 1 has "B, D, A, C", in which the steps grow.

Use instead: "C, A, D, B".
"""

from __future__ import annotations

from collections.abc import Iterator

from wmw.core.verdict import FieldName, Finding, Label
from wmw.verifiers.claims import Claims
from wmw.verifiers.comparing.ordering import order_asked, out_of_order

CODE = "WMW316"
LABEL: Label = "temporal"
FIELD: FieldName = "transition"


def of_itself(claims: Claims) -> Iterator[Finding]:
    """Yield a finding where the order of state 1 does not follow from the places of state 0."""
    asked = order_asked(claims)
    if asked is not None:
        yield from out_of_order(asked, (CODE, LABEL, FIELD))
