"""An equation does not hold in the scene.

What it does: evaluates both sides of every equation of the transition in complete worlds in which
all laws of the regime hold, with the trace's own names and givens. Any equivalent form passes,
whatever its route; an equation whose symbols cannot all be bound is left alone. Numbers put in that
are off by what a unit is worth (a power of ten, 3.6, 60) are `unit_scale`, and a change that is
taken the wrong way round, before less after, is `temporal`.

Why it is bad: the law is wrong here, even if it is right somewhere else.

Example: `d = v0² / (2 g cosθ)` for a block that is sent up a smooth incline.

Use instead: `d = v0² / (2 g sinθ)`.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from itertools import permutations, product
from math import prod

from wmw.core.equation import (
    Expr,
    Statement,
    Sym,
    canonical_name,
    evaluate,
    free_symbols,
)
from wmw.core.moments import are_moments
from wmw.core.units import parse_unit
from wmw.core.verdict import FieldName, Finding, Label
from wmw.verifiers.case import Case
from wmw.verifiers.equations.rounding import Check
from wmw.verifiers.equations.written import written

CODE = "WMW301"
LABEL: Label = "transition"
FIELD: FieldName = "transition"

_SAME = 1e-6
_ROUNDED = 0.01
_BEFORE = 90
_TIME = parse_unit("s").dimension  # type: ignore[union-attr]
_HAPPENS = re.compile(
    r"\b(?:zero|rest|top|peak|apex|summit|highest|lowest|maximum|stops?|stopped|turns?|reverses?"
    r"|passes|passed|reach(?:es|ed)|lands?|landed|momentarily|crosses|crossed)\b[^.;]{0,40}"
    r"\b(?:at|after|when|by|is|time)\W*(?:the )?(?:time )?\W*\Z",
    re.I,
)
"""Words before the time of something that happens on the way."""
_MOST = 8


def check(case: Case) -> Iterator[Finding]:
    """Yield a finding for every statement that fails as a law."""
    for located in written(case).located:
        for found in located.checks:
            if found.truth == "true":
                case.decide(FIELD)
            if found.truth != "false" or found.fault != "law":
                continue
            if _takes_two_for_one(case, located.statement):
                continue
            if _holds_at_another_time(case, located.statement):
                continue
            if _tells_another_moment(case, located.statement):
                continue
            values = f" ({found.expected} against {found.stated})" if found.stated else ""
            yield Finding(
                CODE,
                _label(case, located.statement, found),
                FIELD,
                located.pointer,
                f"{located.statement.text.strip()!r} does not hold here: "
                f"{found.left} is not {found.right}{values}",
                located.statement.text.strip(),
                None,
            )


def _takes_two_for_one(case: Case, statement: Statement) -> bool:
    """Tell whether two names, of which one at least has no value, are read as one quantity.

    In "k_half / k = n / n_half" there are two numbers of turns, whatever the family knows but one;
    and in "S = 2 T", where T is the tension, S is something else.
    """
    claims = case.claims
    named = (*claims.variables, *claims.attributes, *claims.results)
    stated = {canonical_name(claim.name) for claim in named}
    names = {name for side in statement.sides for name in free_symbols(side)}
    meant = {name: case.quantities_of(name) for name in sorted(names - stated)}
    single = [one[0] for one in meant.values() if len(one) == 1]
    known = {one for name in names & stated for one in case.quantities_of(name)}
    other = {one[0] for name, one in meant.items() if len(one) == 1 and one[0] != name}
    return len(set(single)) < len(single) or bool(known & other)


def _holds_at_another_time(case: Case, statement: Statement) -> bool:
    """Tell whether a law of a time t of which the trace has no value is true at another one.

    Who asks for the way of the second second has "s = ½ g t²" at its beginning and at its end.
    """
    claims, sides = case.claims, statement.sides
    named = (*claims.variables, *claims.attributes, *claims.results)
    names = sorted({name for side in sides for name in free_symbols(side)})
    if "t" not in names or len(sides) != 2 or any(canonical_name(c.name) == "t" for c in named):
        return False
    meant = {name: case.quantities_of(name) for name in names}
    known = {name: [q for q in own if q in case.asked] for name, own in meant.items()}
    if not all(known.values()) or prod(map(len, known.values())) > _MOST:
        return False
    unit = case.textbook_unit(known["t"][0])
    known["t"] = [q for q in case.asked if case.textbook_unit(q).dimension == unit.dimension]
    for chosen in product(*known.values()):
        values = {n: case.theirs(q, case.asked[q]) for n, q in zip(known, chosen, strict=True)}
        left, right = (evaluate(side, values) for side in sides)
        if left is not None and right and abs(left - right) <= _SAME * abs(right):
            return True
    return False


def _tells_another_moment(case: Case, statement: Statement) -> bool:
    """Tell whether a time is worked out of something that happens, and not the one that is given.

    "v passes through zero at t = 14/9.8 = 1.43 s, which is before 2.0 s": t is 2.0 s elsewhere. The
    scene must have a time of that size.
    """
    name, *worked = statement.sides
    if not isinstance(name, Sym) or not _happens_before(case, statement):
        return False
    meant = case.quantities_of(name.name)
    kinds = {case.textbook_unit(q).dimension for q in meant}
    values = [value for side in worked if (value := evaluate(side, {})) is not None]
    if kinds != {_TIME} or len(values) != len(worked):
        return False
    times = [abs(v) for q, v in case.asked.items() if case.textbook_unit(q).dimension == _TIME]
    return all(any(abs(v - t) <= _ROUNDED * t for t in times) for v in values)


def _happens_before(case: Case, statement: Statement) -> bool:
    """Tell whether the words before a statement, in its text, tell of something that happens."""
    claims, piece = case.claims, statement.text.strip()
    texts = (*claims.evidence, claims.derivation, claims.effect, claims.rule, claims.change)
    said = (text.text for text in texts if text is not None and piece in text.text)
    before = (f"{text[: text.find(piece)]}{statement.lead}"[-_BEFORE:] for text in said)
    return any(_HAPPENS.search(words) is not None for words in before)


def _label(case: Case, statement: Statement, found: Check) -> Label:
    if found.unconverted:
        return "unit_scale"
    sides = statement.sides
    turned = len(sides) == 2 and any(
        isinstance(whole, Sym) and _is_turned(case, whole.name, change)
        for whole, change in (sides, sides[::-1])
    )
    return "temporal" if turned else LABEL


def _is_turned(case: Case, whole: str, change: Expr) -> bool:
    """Tell whether something is put equal to the negative of what it is, for two moments exchanged.

    With the values of before and after in each other's place the other side is right.
    """
    names = sorted(free_symbols(change))
    meant = {name: case.quantities_of(name) for name in (whole, *names)}
    if whole in names or any(len(q) != 1 or q[0] not in case.asked for q in meant.values()):
        return False
    declared = {name: case.family.quantity(q[0]) for name, q in meant.items()}
    pairs = [p for p in permutations(names, 2) if are_moments(declared[p[0]], declared[p[1]])]
    if len(pairs) != 1:
        return False
    first, last = pairs[0]
    values = {n: case.theirs(q.name, case.asked[q.name]) for n, q in declared.items()}
    told = values[whole]
    exchanged = {**values, first: values[last], last: values[first]}
    found, right = (evaluate(change, world) for world in (values, exchanged))
    if found is None or right is None or not told:
        return False
    return max(abs(found + told), abs(right - told)) <= _SAME * abs(told)
