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
from wmw.verifiers.bodies.of_another_kind import of_another_kind
from wmw.verifiers.claims import Claims, Named
from wmw.verifiers.vocabulary.lexicon import plain

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
        " tungsten bronze wood oak pine cork plastic rubber glass marble granite concrete stone"
        " ice clay"
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
    "wooden": "wood",
    "oaken": "oak",
    "golden": "gold",
}
_NEAR = (
    word_set("iron steel"),
    word_set("brass bronze copper"),
    word_set("wood oak pine cork"),
    word_set("stone marble"),
    word_set("stone granite"),
    word_set("stone concrete"),
    word_set("plastic rubber"),
)
"""Kinds that may be called by each other's names."""
_BESIDE = 3
"""How many words may stand between a body and what it is of: "a block of pure white marble"."""


def of_itself(claims: Claims) -> Iterator[Finding]:
    """Yield a finding for every attribute with another kind than the question's."""
    asked = _kinds(claims.question)
    for claim in claims.attributes:
        expected = _instead(claim, asked, claims.question)
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

    for at, body, meant in of_another_kind(claims):
        message = f"question and relations have a {meant}; the objects have {body}"
        yield Finding(CODE, LABEL, FIELD, f"/state_0/objects/{at}", message, body, meant)


def _instead(claim: Named, asked: frozenset[str], question: str) -> str | None:
    if not isinstance(claim.raw, str) or not _KEYS.match(claim.name):
        return None
    stated = _kinds(claim.raw)
    if stated & asked:
        return None
    said = _said_of(claim.body or "", question)
    for sort in _SORTS:
        mine, told = stated & sort, said & sort
        near = any(mine | told <= kinds for kinds in _NEAR)
        if len(mine) == len(told) == 1 and not near:
            return next(iter(told))
    return None


def _said_of(body: str, question: str) -> frozenset[str]:
    """Return the kinds that a question's words may put on a body: "a thick aluminium plate".

    The magnet that the plate of the question swings past may well be of iron. Of a body that goes
    by another name there, all kinds may be said.
    """
    words = [_SAME.get(word, word) for word in plain(question).split()]
    named = {_SAME.get(word, word) for word in plain(body).split()}
    places = [at for at, word in enumerate(words) if word in named]
    return frozenset(
        word
        for of, word in enumerate(words)
        if word in _KINDS
        and (not places or word in named or any(abs(at - of) <= _BESIDE for at in places))
    )


def _kinds(text: str) -> frozenset[str]:
    """Return the kinds that a text names."""
    words = frozenset(_SAME.get(word, word) for word in plain(text).split())
    return words & _KINDS
