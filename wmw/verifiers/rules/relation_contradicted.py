"""A relation has two bodies the wrong way round, or is one that the scene excludes.

What it does: compares every relation that orders two bodies (on, in, above, below, left_of,
right_of, supported_by) with what the question's words say of them, with the relations that the
family's scene always has, and with the other relations of the list. Bodies that the scene holds
together are not separated, what it has in a vessel is not outside it, and what it has on one thing
is not on another instead.

Why it is bad: contact, support or order is wrong from the start.

Example: the question says that oil floats on water, and the relation is `above(water, oil)`.

Use instead: `above(oil, water)`.
"""

from __future__ import annotations

import re
from collections.abc import Iterator

from wmw.core.family import in_regime
from wmw.core.patterns import compiled
from wmw.core.verdict import FieldName, Finding, Label
from wmw.verifiers.case import Case
from wmw.verifiers.claims import Claims, RelationClaim
from wmw.verifiers.questions.added_later import names_added
from wmw.verifiers.relations.either_way import may_be_turned
from wmw.verifiers.relations.spatial import contradicts, order_of, told_orders
from wmw.verifiers.relations.told_hangings import hung_otherwise, is_held_down
from wmw.verifiers.vocabulary.lexicon import plain

CODE = "WMW221"
LABEL: Label = "relation"
FIELD: FieldName = "state"
_PUT_IN = re.compile(
    r"\b(?:dropped|lowered|plunged|thrown|immersed|dipped|poured|drops|falls)"
    r" (?:straight |down )?(?:in|into|on|onto)\b"
)
_HOLDING = frozenset({"on", "in", "supported_by"})
_TOGETHER = frozenset({"on", "in", "attached", "connected", "supported_by", "contact"})


def check(case: Case) -> Iterator[Finding]:
    """Yield a finding for every relation that question, scene or the list itself contradicts."""
    told = told_orders(case.claims)
    seen: list[tuple[str, str, str]] = []
    for claim in case.claims.relations:
        apart = claim.type == "separated" and (
            _may_be_apart(case.claims, claim) or _is_replaced(case, claim)
        )
        excluded = None if apart else _excluding(case, claim.type, claim.args)
        if excluded is not None:
            yield _excluded(claim, excluded)
            continue
        order = next((o for o in told if contradicts(o, claim)), None)
        source = "the question"
        open_ = _is_open(case, claim.type, claim.args)
        if order is None and not open_:
            order, source = _declared(case, claim.type, claim.args), "this scene"
        if order is None:
            order = next((o for o in seen if contradicts(o, claim)), None)
            source = "another relation of the list"
        mine = order_of(claim.type, *claim.args)
        if mine is not None and claim.type != "supported_by" and not open_:
            seen.append(mine)
        if order is not None:
            yield _turned(claim, source)


def _is_open(case: Case, type_: str, args: tuple[str, str]) -> bool:
    """Tell whether the scene may have the two the other way round, as far as is known of it."""
    if is_held_down(case.claims, type_, args):
        return True  # the line of a scene may as well hold its body up
    if _is_part(case.claims.question, *args):
        return True
    return may_be_turned(type_, *args, case.claims, known=case.gold is not None)


def _is_part(question: str, part: str, whole: str) -> bool:
    """Tell whether the words make one body a part of another: "the floor of a truck"."""
    own = re.escape(f"{plain(part)} of "), re.escape(plain(whole))
    return compiled(rf"\b{own[0]}(?:[a-z]+ )?{own[1]}\b").search(plain(question)) is not None


def _may_be_apart(claims: Claims, claim: RelationClaim) -> bool:
    """Tell whether two may be apart: before the one is put in, or as it is on something else."""
    words = plain(claims.question)
    if names_added(claims.question) or _PUT_IN.search(words):
        return True
    held = {
        other.args[1]
        for other in claims.relations
        if other.type in _HOLDING and other.args[0] in claim.args
    }
    hung = [
        RelationClaim(claim.pointer, "on", args)
        for args in (claim.args, (claim.args[1], claim.args[0]))
    ]
    return bool(held - {*claim.args}) or any(hung_otherwise(claims, one) for one in hung)


def _is_replaced(case: Case, claim: RelationClaim) -> bool:
    """Tell whether another body of the list has taken the place of one of the two."""
    for one, other in (claim.args, claim.args[::-1]):
        role = case.role_of(one)
        mates = {b for b in case.claims.bodies if b != one and case.role_of(b) == role is not None}
        if any(
            r.type in _TOGETHER and other in r.args and mates & {*r.args}
            for r in case.claims.relations
        ):
            return True
    return False


def of_itself(claims: Claims) -> Iterator[Finding]:
    """Yield a finding for every order that the question's words have the other way round."""
    told = told_orders(claims)
    for claim in claims.relations:
        if any(contradicts(order, claim) for order in told):
            yield _turned(claim, "the question")


def _turned(claim: RelationClaim, source: str) -> Finding:
    first, second = claim.args
    return Finding(
        CODE,
        LABEL,
        FIELD,
        claim.pointer,
        f"{claim.type}({first}, {second}) has the two the wrong way round, by {source}",
        f"{claim.type}({first}, {second})",
        f"{claim.type}({second}, {first})",
    )


def _excluding(case: Case, type_: str, args: tuple[str, str]) -> str | None:
    """Return the relation that the scene always has between two bodies and that excludes a claim.

    Either it holds together what is said to be separated, or it is the same support the other way
    round: what carries a body is not carried by it.
    """
    roles = (case.role_of(args[0]), case.role_of(args[1]))
    if None in roles or roles[0] == roles[1]:
        return None
    own = [
        spec
        for spec in case.family.relations
        if in_regime(spec.regimes, case.regime) and set(spec.args) == set(roles)
    ]
    if any(spec.type == type_ and spec.args == roles for spec in own):
        return None
    for spec in own:
        without = type_ == "outside" and spec.type == "in" and spec.args == roles
        if spec.required and (without or (type_ == "separated" and spec.type in _TOGETHER)):
            return f"{spec.type}({args[roles.index(spec.args[0])]}, " + (
                f"{args[roles.index(spec.args[1])]})"
            )
        upside = spec.args == roles[::-1] and spec.type in ("supported_by", "on")
        turned = type_ == "supported_by" and upside
        if turned and not _is_open(case, type_, args):
            return f"{spec.type}({args[1]}, {args[0]})"
    if not own and (type_ in _HOLDING if case.gold else type_ == "on"):
        held = _held_elsewhere(case, args[0], str(roles[0]), str(roles[1]))
        return held if case.gold or not _says_held(case, args[0], args[1]) else None
    return None


def _says_held(case: Case, body: str, holder: str) -> bool:
    """Tell whether a body may be held by what is claimed, besides what the scene has it on.

    So it may where the list names its other holder as well, or the question has it there.
    """
    pair = frozenset((plain(body), plain(holder)))
    return any(
        claim.type in _HOLDING and plain(claim.args[0]) == plain(body) and claim.args[1] != holder
        for claim in case.claims.relations
    ) or any(pair == {plain(order[1]), plain(order[2])} for order in told_orders(case.claims))


def _held_elsewhere(case: Case, body: str, role: str, holder: str) -> str | None:
    """Return what the scene has a body on or in, where it is another than the claimed holder.

    What is in one thing may well be in a second one that holds the first.
    """
    others = {case.role_of(other): other for other in case.claims.bodies}
    for spec in case.family.relations:
        if spec.type not in _HOLDING or not in_regime(spec.regimes, case.regime):
            continue
        if spec.type == "in" and not (spec.required and case.gold):
            continue
        if not spec.required and not case.gold:
            continue
        if spec.args[0] == role and spec.args[1] in others and spec.args[1] != holder:
            return f"{spec.type}({body}, {others[spec.args[1]]})"
    return None


def _excluded(claim: RelationClaim, expected: str) -> Finding:
    first, second = claim.args
    return Finding(
        CODE,
        LABEL,
        FIELD,
        claim.pointer,
        f"{claim.type}({first}, {second}) cannot hold beside {expected}",
        f"{claim.type}({first}, {second})",
        expected,
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
