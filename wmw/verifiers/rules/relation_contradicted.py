"""A relation has two bodies the wrong way round.

What it does: compares every relation that orders two bodies (on, above, below, left_of, right_of)
with what the question's words say of them, with the relations that the family's scene always has,
and with the other relations of the list.

Why it is bad: contact, support or order is wrong from the start.

Example: the question says that oil floats on water, and the relation is `above(water, oil)`.

Use instead: `above(oil, water)`.
"""

from __future__ import annotations

from collections.abc import Iterator

from wmw.core.family import in_regime
from wmw.core.verdict import FieldName, Finding, Label
from wmw.verifiers.case import Case
from wmw.verifiers.spatial import contradicts, order_of, told_orders

CODE = "WMW221"
LABEL: Label = "relation"
FIELD: FieldName = "state"


def check(case: Case) -> Iterator[Finding]:
    """Yield a finding for every relation that question, scene or the list itself contradicts."""
    told = told_orders(case)
    seen: list[tuple[str, str, str]] = []
    for claim in case.claims.relations:
        order = next((o for o in told if contradicts(o, claim)), None)
        source = "the question"
        if order is None:
            order, source = _declared(case, claim.type, claim.args), "this scene"
        if order is None:
            order = next((o for o in seen if contradicts(o, claim)), None)
            source = "another relation of the list"
        mine = order_of(claim.type, *claim.args)
        if mine is not None and claim.type != "supported_by":
            seen.append(mine)
        if order is None:
            continue
        first, second = claim.args
        yield Finding(
            CODE,
            LABEL,
            FIELD,
            claim.pointer,
            f"{claim.type}({first}, {second}) has the two the wrong way round, by {source}",
            f"{claim.type}({first}, {second})",
            f"{claim.type}({second}, {first})",
        )


def _declared(case: Case, type_: str, args: tuple[str, str]) -> tuple[str, str, str] | None:
    """Return the order that a declared relation of the scene demands of these two bodies."""
    roles = (case.role_of(args[0]), case.role_of(args[1]))
    if None in roles or roles[0] == roles[1]:
        return None
    for spec in case.family.relations:
        if not in_regime(spec.regimes, case.regime) or type_ == "supported_by":
            continue
        order = order_of(spec.type, *spec.args)
        mine = order_of(type_, str(roles[0]), str(roles[1]))
        if order and mine and order[0] == mine[0] and order[1:] == (mine[2], mine[1]):
            return (order[0], args[1], args[0])
    return None
