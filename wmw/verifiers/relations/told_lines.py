"""Between which two bodies the question's words stretch a line: "from Q, string 2 runs to R".

A line that the words lead from one body to another, over a wheel or through a hole, has its ends at
these two; the claim that ties it to a third one is wrong.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from itertools import pairwise

from wmw.core.patterns import compiled
from wmw.verifiers.bodies.named_bodies import Told, told_of, without_measures
from wmw.verifiers.bodies.tied_to import LINES, is_line
from wmw.verifiers.claims import Claims, RelationClaim
from wmw.verifiers.vocabulary.lexicon import plain

_A = r"\b(?:[Aa]n?|[Aa]nother|second|other)(?: [\w-]+){0,2}"
_ON_THE_WAY = re.compile(
    r"\b(?:pulleys?|wheel|peg|edge|hole|tube|ring|drum|roller|corner|top|side|knot|table|desk|bench"
    r"|tabletop|track|ramp|incline|shelf|hook)(?: [a-z\d])?\Z"
)
"""What a line runs over or through, or a part of what it is tied to."""
_RUNS_FROM = re.compile(
    r"(?:(?:that|which) )?(?:runs|goes|passes|leads|running|going|leading) from\Z"
)
_JOINS = re.compile(
    r"(?:(?:that|which) )?(?:connects|joins|links|ties|connecting|joining|linking|tying)\Z"
)
_JOINED_TO = re.compile(
    r"(?:(?:that|which) )?(?:connected|tied|joined|linked|attached|fastened|coupled)"
    r" (?:behind|to)\Z"
)
_LOOSE_WHEEL = re.compile(r"\b(?:movable|moveable|moving|lower) pulley\b|\bunder\b")
_CIRCUIT = re.compile(
    r"\b(?:battery|cell|lamp|bulb|resistor|ohm|volts?|current|circuit|switch|ammeter|voltmeter)\b"
)
_BY = re.compile(r"(?:by|with)(?: [a-z]+){0,2}\Z")
_TO = re.compile(r"\b(?:to|and|with)(?: (?!not\b)[a-z]+){0,2}\Z")


def tied_otherwise(claims: Claims, claim: RelationClaim) -> str | None:
    """Return the two bodies that a line joins, where the claim ties it to a third one."""
    if claim.type not in ("attached", "connected"):
        return None
    if (overhead := _tied_overhead(claims, claim)) is not None:
        return overhead
    for line, body in (claim.args, claim.args[::-1]):
        if not is_line(line) or is_line(body) or _ON_THE_WAY.search(plain(body)):
            continue
        last = plain(line).split()[-1]
        if last in ("wire", "cable", "line") and _CIRCUIT.search(plain(claims.question)):
            continue  # what is in a wire is joined to it as well
        if last in LINES and len(compiled(rf"{_A} {last}\b").findall(claims.question)) > 1:
            continue  # a string, and later another one
        if claim.type == "connected" and _LOOSE_WHEEL.search(plain(claims.question)):
            continue  # a load is joined to the rope by the wheel that it hangs from
        told = told_of(claims)
        found = {ends for sentence in told for ends in _ends(sentence, line)}
        if len(found) != 1:
            continue
        [ends] = found
        if body not in ends and not any(
            _beside(sentence, line, body) or _is_part(sentence, ends, body) for sentence in told
        ):
            return f"{line} joins {' and '.join(sorted(ends))}"
    return None


def _tied_overhead(claims: Claims, claim: RelationClaim) -> str | None:
    """Return that the only line leads to the ceiling, where the claim has it at wall or floor."""
    lines = [body for body in claims.bodies if is_line(body)]
    for line, body in (claim.args, claim.args[::-1]):
        if lines != [line] or plain(body) not in ("wall", "floor", "ground", "table"):
            continue
        words = " . ".join(without_measures(sentence.words) for sentence in told_of(claims))
        name = plain(line).split()[-1]
        leads = rf"\b{name}\b(?: (?!(?:and|from {plain(body)})\b)[a-z]+){{0,8}}"
        up = compiled(rf"{leads} (?:to|from) (?P<what>ceiling|roof|rafter|girder)\b").search(words)
        there = compiled(rf"\b{name}\b(?: [a-z]+){{0,8}} (?:to|at|from|on|in) {plain(body)}\b")
        if up is not None and len(compiled(rf"{_A} {name}\b").findall(claims.question)) == 1:
            return None if there.search(words) else f"{line} leads to the {up['what']}"
    return None


def _beside(sentence: Told, line: str, body: str) -> bool:
    """Tell whether a sentence names a body right before or after a line."""
    names = [named.body for named in sentence.named]
    return any({one, other} == {line, body} for one, other in pairwise(names))


def _is_part(sentence: Told, ends: frozenset[str], body: str) -> bool:
    """Tell whether an end is a part of a body: "the hands of the man", "the man's hands"."""
    return any(
        between in ("of", "s", "in", "on") and body in (one, other) and bool({one, other} & ends)
        for one, between, other in sentence.pairs()
    )


def _ends(sentence: Told, line: str) -> Iterator[frozenset[str]]:
    """Yield the two bodies at the ends of a line, as a sentence tells them."""
    named = [n for n in sentence.named if not n.body or not _ON_THE_WAY.search(plain(n.body))]
    gaps = [
        without_measures(sentence.words[one.end : other.start]).removesuffix(" ,")
        for one, other in pairwise(named)
    ]
    for here, one in enumerate(named):
        if one.body != line:
            continue
        before, after = named[max(0, here - 2) : here], named[here + 1 : here + 3]
        behind = gaps[here : here + 2]
        start = sentence.words[: before[-1].start].strip() if before else ""
        if len(after) == 2 and (_RUNS_FROM.match(behind[0]) or _JOINS.match(behind[0])):
            if _TO.search(behind[1]):
                yield from _pair(after[0].body, after[1].body, line)
        elif before and after and start.endswith("from") and gaps[here - 1] in ("", ","):
            if _TO.search(behind[0]):
                yield from _pair(before[-1].body, after[0].body, line)
        elif len(before) == 2 and _JOINED_TO.match(gaps[here - 2]) and _BY.match(gaps[here - 1]):
            yield from _pair(before[0].body, before[1].body, line)


def _pair(one: str, other: str, line: str) -> Iterator[frozenset[str]]:
    if one and other and len({one, other, line}) == 3:
        yield frozenset({one, other})
