"""What the question's words say of which of two like bodies another one is on, or joined to.

"A car stands on the large piston": then it is not on the small one. "The primary coil is connected
to the mains": then the mains is not connected to the secondary one. And what is in series or in
parallel is told in as many words.
"""

from __future__ import annotations

import re

from wmw.core.patterns import compiled
from wmw.core.work import spend
from wmw.verifiers.claims import Claims, RelationClaim
from wmw.verifiers.questions.asking import twins
from wmw.verifiers.relations.told_wiring import PARALLEL, SERIES
from wmw.verifiers.vocabulary.lexicon import plain

_GAP = (
    r"(?: (?!(?:not|no|never|and|but|while|which|that|then|or|from|until|if|beside|near|between"
    r"|under|below|above)\b)[\w.²³]+){0,6}?"
)
_RESTS = r"(?:rests?|lies|sits?|stands?|stood|parked|resting|lying|sitting|standing|placed|put)"
_CARRIES = r"(?:carries|carrying|supports|supporting|bears|bearing)"
_JOINED = (
    r"(?:connected|joined|wired|linked|plugged|hooked up|attached)(?: directly)? (?:to|across|into)"
)
_FED = r"(?:fed|supplied|driven|powered) (?:by|from)"
_FEEDS = r"(?:feeds|supplies|drives|powers)"
_HOLDING = frozenset({"on", "supported_by"})
_JOINING = frozenset({"connected", "attached"})
_COILS = re.compile(r"(?:coil|winding|circuit|side|solenoid)s?\Z")
_CARRIERS = re.compile(
    r"(?:piston|plunger|table|shelf|pan|plate|platform|cart|car|raft|boat|block|spring|disc|disk"
    r"|incline|ramp|slope|plane|scale|balance|arm|side|trolley|sled|board|plank|step)\Z"
)
_LABEL = re.compile(r"[a-z]\Z|\d{1,2}\Z")
_MANY = re.compile(r"\b(?:both|each|either|every|another|identical|two cars|two loads|also)\b")
_NO_OTHER = r"(?! (?:and|or)\b(?! (?:reads|has|shows|indicates|carries)\b))"
"""What follows a part that is not one of several: "in series with the lamp and reads 2 A"."""
_LOOK = 4
"""Steps of work that a relation takes for each group of like bodies."""


def of_the_other(words: str, claims: Claims, claim: RelationClaim) -> str | None:
    """Return which of two like bodies the words have a body on, or joined to, if not the claimed.

    `words` is a plain sentence of the question.
    """
    if claim.type not in _HOLDING | _JOINING or _MANY.search(words):
        return None
    for group in twins(claims.bodies, claims.question):
        pattern = _CARRIERS if claim.type in _HOLDING else _COILS
        if len(group.marks) != 2 or not pattern.search(group.kind):
            continue
        spend(_LOOK + len(words) // 40)
        for body, holder in (claim.args, claim.args[::-1]):
            if claim.type in _HOLDING and (body, holder) != claim.args:
                continue  # a support is the second one
            mine, said = group.named(plain(holder)), plain(body)
            if len(mine) != 1 or group.named(said) or not said:
                continue
            [mark] = mine
            [other] = set(group.marks) - mine
            if _LABEL.match(mark) and claim.type in _JOINING:
                continue  # what is joined to the one may well be joined to the other
            right = next((b for b in claims.bodies if other in group.named(plain(b))), None)
            if right is None or _is_claimed(claims, claim, body, right):
                continue
            own, its = (_called(m, group.kind) for m in (mark, other))
            others = [b for b in claims.bodies if b not in (body, holder, right)]
            if _says(claim.type, words, said, its, others) and not any(
                _says(claim.type, plain(clause), said, own, [])
                or f"{said.split()[-1]} on {mark} " in f"{plain(clause)} "
                for clause in re.split(r"[.;?!]\s+", claims.question)
            ):
                turned = claim.args == (body, holder)
                return f"{claim.type}({', '.join((body, right) if turned else (right, body))})"
    return None


def _is_claimed(claims: Claims, claim: RelationClaim, body: str, other: str) -> bool:
    return any(r.type == claim.type and set(r.args) == {body, other} for r in claims.relations)


def _called(mark: str, kind: str) -> str:
    """Return a pattern for one of two like bodies: "the larger piston" is the large one."""
    one, what = re.escape(mark), re.escape(kind)
    if _LABEL.match(mark):
        return rf"{what} {one}"
    alone = "?" if mark in ("primary", "secondary") else ""
    return rf"{one}(?:r|er|st|est)?(?: (?:{what})){alone}"


def _says(type_: str, words: str, body: str, holder: str, others: list[str]) -> bool:
    """Tell whether a plain text has one body on, or joined to, the other, and no third between."""
    if body.split()[-1] not in words:
        return False
    names = [body, *(body.split()[-1:] if len(body.split()[-1]) > 2 else ())]
    name = rf"\b(?:{'|'.join(map(re.escape, names))})\b"
    if type_ in _HOLDING:
        told = (
            rf"{name}{_GAP} {_RESTS} (?:up)?on{_GAP} {holder}\b"
            rf"|(?<!on )(?<!to )(?<!by )\b{holder} {_CARRIES}{_GAP} {name}(?! (?:up)?on\b)"
        )
    else:
        told = (
            rf"\b{holder}\b{_GAP} (?:{_JOINED}|{_FED}){_GAP} {name}"
            rf"|{name}{_GAP} (?:{_JOINED}|{_FEEDS}|{_FED}){_GAP} {holder}\b"
        )
    return any(
        _is_alone(match[0], f"{body} {holder}", others) for match in compiled(told).finditer(words)
    )


def _is_alone(said: str, names: str, others: list[str]) -> bool:
    """Tell whether a passage names no other body than the two that it is about."""
    mine = set(re.findall(r"[a-z\d]+", names))
    ends = {words[-1] for other in others if (words := plain(other).split())} - mine
    return not ends & set(said.split())


def wired_otherwise(words: str, claims: Claims, claim: RelationClaim) -> str | None:
    """Return that the words put two parts in parallel where the claim has them in series, or so.

    Of a meter the part that it measures may be told between: "in parallel across the lamp".
    """
    if claim.type not in SERIES | PARALLEL:
        return None
    first, second = (plain(name) for name in claim.args)
    if not first or not second or first not in words or second not in words:
        return None
    told = "parallel" if claim.type in SERIES else "series"
    there = r"(?:in )?parallel(?: across| with| to)|across" if told == "parallel" else "series with"
    for one, other in ((first, second), (second, first)):
        a, b = re.escape(one), re.escape(other)
        at_it = r"|\Z" if told == "parallel" and "voltmeter" in one else ""  # "parallel with it"
        joint = rf"\b{a}{_GAP} (?:{there})(?: {b}\b{_NO_OTHER}{at_it})"
        others = [name for name in claims.bodies if name not in claim.args]
        others += ["voltmeter", "ammeter"]
        found = compiled(joint).search(words)
        if found is not None and _is_alone(found[0], f"{one} {other}", others):
            return f"{one} in {told} with {other}"
    return None
