"""A body of state 0 is of another kind or material than the question says.

What it does: compares what attributes call a body's material or kind (copper, mercury, converging)
with the question's words, where these name exactly one thing of that sort and not the trace's.

Why it is bad: the reasoning is about another thing.

Example: "a block of copper", and the block has `"material": "aluminium"`.

Use instead: `"material": "copper"`.
"""

from __future__ import annotations

import re
from collections.abc import Iterator

from wmw.core.equation.names import word_set
from wmw.core.verdict import FieldName, Finding, Label
from wmw.verifiers.claims import Claims, Named
from wmw.verifiers.lexicon import plain

CODE = "WMW209"
LABEL: Label = "object"
FIELD: FieldName = "state"

_KEYS = re.compile(
    r"(?:material|substance|type|kind|liquid|fluid|gas|metal|medium|composition|contents?|made_?of"
    r"|shape|lens_?type|mirror_?type)\Z",
    re.I,
)
_SORTS: tuple[frozenset[str], ...] = (
    word_set(
        "aluminium copper iron steel brass lead gold silver zinc tin nickel titanium platinum"
        " tungsten bronze"
    ),
    word_set("water oil mercury alcohol ethanol glycerin petrol kerosene milk honey brine"),
    word_set("helium hydrogen nitrogen oxygen argon neon air"),
    word_set("converging diverging"),
    word_set("convex concave"),
)
"""Things of one sort, of which a body is one at most."""
_KINDS = frozenset().union(*_SORTS)
_SAME = {
    "aluminum": "aluminium",
    "glycerine": "glycerin",
    "glycerol": "glycerin",
    "gasoline": "petrol",
    "seawater": "water",
    "saltwater": "water",
}
_NEAR = (frozenset({"iron", "steel"}), frozenset({"brass", "bronze", "copper"}))
"""Kinds that may be called by each other's names."""


def of_itself(claims: Claims) -> Iterator[Finding]:
    """Yield a finding for every attribute with another kind than the question's."""
    asked = _kinds(claims.question)
    for claim in claims.attributes:
        expected = _instead(claim, asked)
        if expected is not None:
            yield Finding(
                CODE,
                LABEL,
                FIELD,
                claim.pointer,
                f"the question has {expected}; state 0 has {claim.raw} for {claim.body}",
                str(claim.raw),
                expected,
            )


def _instead(claim: Named, asked: frozenset[str]) -> str | None:
    if not isinstance(claim.raw, str) or not _KEYS.match(claim.name):
        return None
    stated = _kinds(claim.raw)
    for sort in () if stated & asked else _SORTS:
        mine, told = stated & sort, asked & sort
        near = any(mine | told <= kinds for kinds in _NEAR)
        if len(mine) == len(told) == 1 and not near:
            return next(iter(told))
    return None


def _kinds(text: str) -> frozenset[str]:
    """Return the kinds that a text names."""
    words = frozenset(_SAME.get(word, word) for word in plain(text).split())
    return words & _KINDS
