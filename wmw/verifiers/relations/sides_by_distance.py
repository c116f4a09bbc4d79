"""Which of two is farther left on a bar that turns at one end, by their distances from there.

"A rod is pivoted at its left end; a weight hangs 0.20 m and a balance 0.80 m from the pivot": then
the weight is to the left of the balance.
"""

from __future__ import annotations

import re

from wmw.core.patterns import compiled
from wmw.verifiers.bodies.named_bodies import Told, told_of
from wmw.verifiers.claims import Claims, RelationClaim
from wmw.verifiers.vocabulary.lexicon import plain

_AT_END = re.compile(
    r"\b(?:pivoted|hinged|pinned|fixed|supported|turns?|rotates|mounted) (?:[a-z]+ ){0,3}?"
    r"(?:at|about|on|by)(?: a)?(?: (?:pivot|hinge|pin|axle|wall) (?:at|on|through))?"
    r" (?P<end>left|right) end\b"
    r"|\b(?:pivot|hinge|pin|fulcrum)(?: \w+){0,3}? at (?P<end_2>left|right) end\b"
)
_FROM_PIVOT = re.compile(
    r"\b(?P<size>\d+(?: \d+)?) (?P<unit>m|cm|mm) (?:away )?from (?:pivot|hinge|pin|fulcrum|it"
    r"|that end|(?P<end>left|right) end|wall)\b"
)
_BY_NAME = re.compile(
    r"(?P<how>farther|further|closer|nearer)_(?:from|to)_(?:the_)?"
    r"(?P<what>pivot|hinge|fulcrum|axle|support|lens|mirror|wall)\Z"
)
_CLAUSE = re.compile(r" , (?:and|while|but) | and (?=(?:an? |the )?\S+)|;| while ")
_PIVOT = re.compile(r"\b(?:pivot|hinge|pin|fulcrum)\Z")
_BAR = re.compile(r"\b(?:rod|beam|bar|plank|board|lever|rule|ruler|arm|boom|pole)\Z")
_UNITS = {"m": 1.0, "cm": 0.01, "mm": 0.001}
_OFF_THE_BAR = re.compile(
    r"\b(?:on|to|in|at) (?:[a-z]+ )?(?:wall|ceiling|floor|ground|post|mast)\b"
)
_MOVES = re.compile(
    r"\b(?:moved?|moves|then|now|instead|where|how far|other side|opposite side|both sides|beyond"
    r"|overhangs?|extends?|far side|behind)\b"
)
"""What leaves it open where a body is, or puts it elsewhere."""


def farther_out(claims: Claims, claim: RelationClaim) -> str | None:
    """Return which of two is on the left, or is farther out, where the claim has the other so."""
    if (named := _BY_NAME.match(claim.type)) is not None:
        return _from_the(named, claims, claim)
    if claim.type not in ("left_of", "right_of"):
        return None
    told = told_of(claims)
    ends = {m["end"] or m["end_2"] for one in told for m in _AT_END.finditer(one.words)}
    if len(ends) != 1 or _MOVES.search(plain(claims.question)):
        return None
    [end] = ends
    places = _places(told, end)
    first, second = (0.0 if _PIVOT.search(plain(n)) else places.get(n) for n in claim.args)
    if first is None or second is None or first == second:
        return None
    is_left = (first < second) == (end == "left")
    if is_left == (claim.type == "left_of"):
        return None
    return f"{'left_of' if is_left else 'right_of'}({claim.args[0]}, {claim.args[1]})"


def _from_the(named: re.Match[str], claims: Claims, claim: RelationClaim) -> str | None:
    """Return which of two is farther from a place that the relation's own name tells."""
    if _MOVES.search(plain(claims.question)):
        return None
    words = " . ".join(one.words for one in told_of(claims))
    away = []
    for body in claim.args:
        last = re.escape(plain(body).split()[-1])
        so_far = rf"\b{last}\b(?: (?!and\b)[a-z]+){{0,4}} (\d+(?: \d+)?) (m|cm|mm)"
        found = compiled(rf"{so_far} (?:away )?from {re.escape(named['what'])}\b").findall(words)
        away.append({float(size.replace(" ", ".")) * _UNITS[unit] for size, unit in found})
    if any(len(sizes) != 1 for sizes in away):
        return None
    first, second = (sizes.pop() for sizes in away)
    farther = named["how"] in ("farther", "further")
    if first == second or (first > second) == farther:
        return None
    return f"{claim.type}({claim.args[1]}, {claim.args[0]})"


def _places(told: tuple[Told, ...], end: str) -> dict[str, float]:
    """Return how far from the pivoted end the bodies are of which one clause tells it."""
    found: dict[str, set[float]] = {}
    for one in told:
        start = 0
        for stop in (*(m.start() for m in _CLAUSE.finditer(one.words)), len(one.words)):
            clause, begin = one.words[start:stop], start
            start = stop
            off = _OFF_THE_BAR.search(clause) is not None
            sizes = [] if off else list(_FROM_PIVOT.finditer(clause))
            bodies = {
                named.body
                for named in one.named
                if begin <= named.start < stop
                and named.body
                and not _PIVOT.search(plain(named.body))
                and not _BAR.search(plain(named.body))
            }
            if len(sizes) == len(bodies) == 1 and sizes[0]["end"] in (None, end):
                size = float(sizes[0]["size"].replace(" ", ".")) * _UNITS[sizes[0]["unit"]]
                found.setdefault(bodies.pop(), set()).add(size)
    return {body: sizes.pop() for body, sizes in found.items() if len(sizes) == 1}
