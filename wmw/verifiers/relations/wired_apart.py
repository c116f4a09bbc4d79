"""Which part the words wire across which, in a circuit told by other words than the usual.

Parts "one after the other", or in a "series circuit", are not parallel where nothing else is; an
ammeter in the main line is in no branch; and a switch across lamp 2 is not across lamp 1.
"""

from __future__ import annotations

import re
from itertools import pairwise

from wmw.verifiers.bodies.named_bodies import said_in, told_of, without_measures
from wmw.verifiers.claims import Claims, RelationClaim
from wmw.verifiers.questions.meters import part_measured
from wmw.verifiers.relations.told_wiring import PARALLEL, SERIES
from wmw.verifiers.vocabulary.lexicon import plain

_IN_A_ROW = re.compile(
    r"\b(?:one after (?:the )?other|in series|series (?:chain|circuit|connection)|end to end"
    r"|one (?:below|under|beneath) (?:the )?(?:other|another)|in a (?:row|chain))\b"
)
_BESIDE = re.compile(r"\b(?:side by side|(?:in |two |of )parallel|parallel springs)\b")
_SIDE_BY_SIDE = re.compile(
    r"\b(?:parallel\w*|side by side|branch\w*|across each|each across|separately|bypass\w*|shunt\w*"
    r"|network|instead|then|now|either)\b"
)
_PARTS = re.compile(
    r"\b(?:lamp|bulb|resistor|heater|coil|capacitor|wire|element|motor|cell|spring)\b"
)
_MAIN = re.compile(
    r"\b(?:main|common|undivided|unbranched|supply|total) (?:supply )?"
    r"(?:line|lead|wire|circuit|cable)\b"
)
_BRANCHES = re.compile(r"\b(?:parallel|branch\w*|side by side)\b")
_MORE = re.compile(
    r"(?: \d+)*(?: (?:ohms?|kohm|ω|v|a))? (?:and|or|,)(?! (?:reads|shows|has|what|how)\b)"
)
_MOVED = re.compile(r"\b(?:first|then|next|later|instead|moved|afterwards)\b")
"""What may bring a meter, or a second one, to the other part."""
_EITHER = re.compile(r"\b(?:series|either|or|not|now|instead|if|rather|third|three|four)\b")
"""What may tell of another way to join the parts, or of more of them."""
_IN_THE_LEAD = re.compile(
    r"\bcurrent (?:passes|flows|goes|runs|also passes)(?: also)? through (?:am)?meter\b"
    r"|\bammeter\b(?: (?!(?:across|parallel|not)\b)[a-z]+){0,5} (?:in|into)(?: same| one)?"
    r" (?:lead|line|wire)\b"
)
"""Where an ammeter is that carries the current of the part beside it."""
_SHUNTED = re.compile(r"\b(?:parallel\w*|across|shunt\w*|branch\w*|by mistake|wrongly|instead)\b")
_A_PART = re.compile(rf"{_PARTS.pattern}|\A[rl] ?\d\b")
_METER_IS = re.compile(
    r"\b(?:volt|am)?meter\b(?: [a-z]+){0,3} in (?:parallel|series) (?:with|to)\b"
)
_TWICE = 2
"""Where a meter is told of, and what it reads is asked for."""
_IN_ITS_BRANCH = re.compile(
    r"(?:(?:is|which|that|placed|connected|put|inserted|sits|wired) )*(?:in|into) (?:same )?"
    r"branch (?:of|with|containing|that (?:contains|holds|has)|holding)\Z"
)
_COUNTED = re.compile(r"([a-z]+)\d+\Z")
_ACROSS = re.compile(
    r"\A(?:(?:with|of) [a-z]+ [a-z]+ )?(?:(?:is|which|that|lies|and) )*"
    r"(?:(?:now )?(?:connected|closed|placed|put|wired|joined) )?"
    r"(?:across|(?:in )?parallel (?:with|to)|bypasses|shorts(?: out)?|short circuits|bridges)\Z"
)


def wired_apart(claims: Claims, claim: RelationClaim) -> str | None:
    """Return how parts are wired, where the claim has them otherwise."""
    if claim.type in PARALLEL:
        in_line = _in_a_row(claims, claim) or _measures_its_current(claims, claim)
        return in_line or _across_another(claims, claim) or _at_another(claims, claim)
    if claim.type == "side_by_side":
        return _in_a_row(claims, claim)
    if claim.type.startswith("in_branch"):
        return _in_the_main_line(claims, claim)
    if claim.type in SERIES:
        told = _in_the_main_line(claims, claim) or _beside_each_other(claims, claim)
        return told or _at_another(claims, claim)
    return None


def _in_a_row(claims: Claims, claim: RelationClaim) -> str | None:
    words = said_in(claims)
    parts = [body for body in claims.bodies if _PARTS.search(plain(body))]
    if {*parts} != {*claim.args} or not _IN_A_ROW.search(words) or _SIDE_BY_SIDE.search(words):
        return None
    return f"{claim.args[0]} in series with {claim.args[1]}"


def _beside_each_other(claims: Claims, claim: RelationClaim) -> str | None:
    """Return that the only two parts are in parallel, where the claim has them in series."""
    words = said_in(claims)
    parts = [body for body in claims.bodies if _PARTS.search(plain(body))]
    two = {*parts} == {*claim.args} and _BESIDE.search(words) is not None
    if not two or _IN_A_ROW.search(words) or _MOVED.search(words) or _EITHER.search(words):
        return None
    return f"{claim.args[0]} in parallel with {claim.args[1]}"


def _in_the_main_line(claims: Claims, claim: RelationClaim) -> str | None:
    words = said_in(claims)
    if not _MAIN.search(words) or not _BRANCHES.search(words):
        return None
    for meter, part in (claim.args, claim.args[::-1]):
        shunted = any(r.type in PARALLEL and part in r.args for r in claims.relations)
        kind = plain(meter).split()[-1:]
        many = len(re.findall(r"\bammeters?\b", words)) > 1
        all_of_them = sum(r.type in SERIES and meter in r.args for r in claims.relations) > 1
        if (
            kind == ["ammeter"]
            and shunted
            and not many | all_of_them
            and (_PARTS.search(plain(part)) or claim.type not in SERIES)
        ):
            return f"{meter} in the main line"
    return None


def _measures_its_current(claims: Claims, claim: RelationClaim) -> str | None:
    """Return that an ammeter has the current of a part pass through it, and is not across it."""
    words = said_in(claims)
    for meter, part in (claim.args, claim.args[::-1]):
        if plain(meter).split()[-1:] != ["ammeter"] or not _PARTS.search(plain(part)):
            continue
        if _IN_THE_LEAD.search(words) and not _SHUNTED.search(words):
            return f"{meter} in series with {part}"
    return None


def _across_another(claims: Claims, claim: RelationClaim) -> str | None:
    """Return across which of two like parts something is, where the claim has it at the other."""
    found: set[tuple[str, str]] = set()
    for one in told_of(claims):
        named = [n for n in one.named if n.body]
        rest = one.words
        for here, other in pairwise(named):
            between = without_measures(one.words[here.end : other.start].replace(",", " "))
            if _ACROSS.match(between) and not _MORE.match(one.words, other.end):
                found.add((here.body, other.body))
                rest = rest.replace(one.words[here.end : other.start], " ")
        if _SIDE_BY_SIDE.search(rest) or _MOVED.search(rest):
            return None
    for body, part in (claim.args, claim.args[::-1]):
        own = {other for one, other in found if one == body}
        if len(own) == 1 and part not in own:
            [right] = own
            if any(r.type in PARALLEL and {*r.args} == {right, part} for r in claims.relations):
                continue  # across the one is across the other
            if _kind(right) == _kind(part) != "":
                return f"{claim.type}({body}, {right})"
    return None


def _at_another(claims: Claims, claim: RelationClaim) -> str | None:
    """Return the part that a meter measures by the words, where the claim has it at another.

    What is across one of two parallel parts is across the other, and so with parts in a row.
    """
    kind, same, where = (
        ("voltmeter", PARALLEL, _SIDE_BY_SIDE)
        if claim.type in PARALLEL
        else ("ammeter", SERIES, _IN_A_ROW)
    )
    words = _METER_IS.sub(" ", said_in(claims))
    for meter, part in (claim.args, claim.args[::-1]):
        if plain(meter).split()[-1:] != [kind] or not _A_PART.search(plain(part)):
            continue
        if where.search(words) or _MOVED.search(words) or len(re.findall(kind, words)) > _TWICE:
            return None
        right = part_measured(claims, kind) or _in_branch_of(claims, meter)
        if right is None or right == part:
            return None
        beside = ({*r.args} for r in claims.relations if r.type in same)
        return None if {right, part} in beside else f"{claim.type}({meter}, {right})"
    return None


def _in_branch_of(claims: Claims, meter: str) -> str | None:
    """Return the part in whose branch the words have a meter."""
    found = {
        part
        for one in told_of(claims)
        for body, between, part in one.pairs()
        if body == meter and _IN_ITS_BRANCH.match(between)
    }
    return found.pop() if len(found) == 1 else None


def _kind(part: str) -> str:
    """Return what a part's name has before its letter or number: R1 and R2 are of one kind."""
    name = plain(part)
    words = name.split()
    counted = _COUNTED.match(name)
    return " ".join(words[:-1]) if len(words) > 1 else counted[1] if counted else ""
