"""What carries, holds or touches a body by the words, or lets it hang or float."""

from __future__ import annotations

import re

from wmw.core.equation.names import word_set
from wmw.core.patterns import compiled
from wmw.verifiers.claims import Claims, RelationClaim
from wmw.verifiers.relations.named_body import body_pattern
from wmw.verifiers.vocabulary.lexicon import plain

_PIECE = re.compile(r"(?<=[.?!;])\s+")
_RESTS = (
    r"(?:rests?|lies|lie|sits?|stands?|is placed|is balanced|is supported|balances|slides|rolls)"
)
_RESTING = r"(?:resting|lying|sitting|standing|placed|balanced|supported)"
GAP = r"(?: (?!not\b|no\b|never\b)\w+){0,6}?"
_TO_REST = (
    r"(?: (?!not\b|no\b|never\b|on\b"
    r"|(?:and|while|where)\b(?! (?:rests?|lies|sits?|stands?|is)\b))\w+){0,6}?"
)
"""What may stand before where a body rests: "beam and rests", but not "beam and a ball rests"."""
_BUT = (
    r"(?: (?!(?:not|no|never|with|and|while|beside|near|under|below|that|which)\b)[a-z\d]+){0,3}?"
)
_FACE_OF = r"(?:(?: [a-z]+){0,2} (?:face|side|surface|top|slope|flank) of)?"
"""The part of a body on which another one rests: "on the sloping face of a rough wedge"."""
_SURFACES = word_set(
    "bench table floor ground incline ramp slope surface track desk shelf tabletop"
)
_GROUNDS = word_set("bottom bed seabed floor ground riverbed")
_PARTS = word_set("bottom wall walls floor side sides base edge rim")
_FREELY = (
    r"(?:(?: \d+(?: \d+)?)?(?: (?:kg|g|n))?| of(?: [a-z\d]+){1,4}?)?"
    r"(?: (?:which|that|who|and))?(?: are)?"
)
_HANGS = (
    r"(?:hangs|(?:hanging|suspended|hung)(?= (?:freely|vertically|from|over|by|below|at|on)\b))"
)
_HANGING_STEMS = ("hang", "suspended", "hung")
_ANOTHER = re.compile(r"\b(?:another|second|other|two|both|each)\b", re.I)
_OTHER_END = re.compile(
    r"\b(?:other|second|two) (?:end|side)s?\b|\b(?:each|both|two) (?:of the )?other\b", re.I
)
"""Of a string, or of a table, and not of another body."""
_SIZES = re.compile(
    r"\b\d+(?: \d+)?"
    r"(?: (?:kg|g|t|n|m|cm|mm|m³|cm³|kg m³|g cm³|long|wide|thick|high|deep|tall|and))*\b"
)
_HUNG = re.compile(r"\b(?:hangs?|hanging|hung|suspended)\b")
"""What "hangs at rest on" a spring is carried, and below what carries it."""
_MANNER = (
    r"(?: (?:freely|horizontally|level|flat|upright|lightly|still|motionless|at rest)"
    r"| (?:at|with|by|near)(?: its| one| both)?(?: (?:exact|left|right|lower|upper|far|near|own"
    r"|flat|geometric))? (?:middle|centre|center|midpoint|ends?|side|edge|foot|tip|face))?"
)
"""How, or with what part of its own, a body rests on another."""
_CARRIES = re.compile(rf"\b(?:{_RESTS}|{_RESTING}){_MANNER} on\b")
_FIXED = r"(?:fixed|fastened|attached|tied|anchored|mounted|bolted|hitched|standing|waiting)"
_STAYS = re.compile(
    r"\b(?:winch|motor|pulley|peg|post|hook|stop|nail|engine|windlass|wall|buffer|bumper|balance)\Z"
)
"""What is fixed to a slope, and hardly has an upper end of its own."""
_LIES = re.compile(r"\b(?:lies|rests|sits|stands|sinks|lying|resting|sunk)\b")
_AND_BY = re.compile(r" ,|\b(?:from|by|on|with|and|at|while|across|along|over|as|in)\b")
"""Where ends what a body is clear of: "clear of the floor from a rope"."""


def carried(words: str, claim: RelationClaim) -> str | None:
    """Return what carries what, where the claim has the carrier carried, or above the carried."""
    if claim.type not in ("supported_by", "on", "above", "below") or not _CARRIES.search(words):
        return None
    first, second = (plain(name) for name in claim.args)
    if claim.type == "below":
        first, second = second, first
    # "rests on support A at its left end and on support B at its right end"
    rests = rf"(?:{_TO_REST} {_RESTS}|(?: (?:still|now|just))? {_RESTING}){_MANNER}"
    bearing = rf"{rests} on{_FACE_OF}{_BUT}(?: and on)?"
    found = compiled(rf"\b{body_pattern(second)}{bearing} {re.escape(first)}\b").search(words)
    if found is not None and not _HUNG.search(found[0]):
        return f"{claim.type}({claim.args[1]}, {claim.args[0]})"
    chain = (
        rf"\b{body_pattern(second)}{_TO_REST} {_RESTS} on (?:[a-z\d]+ ){{1,8}}and"
        rf" (?:on {re.escape(first)}\b"
        rf"|{re.escape(first)} (?:at|under|near) (?:its |other |right |left |far ))"
    )
    return (
        f"{claim.type}({claim.args[1]}, {claim.args[0]})" if compiled(chain).search(words) else None
    )


def apart(words: str, claims: Claims, claim: RelationClaim) -> str | None:
    """Return that two bodies do not touch, where the claim has them touch.

    A sentence that names no body before is about one that was named before it.
    """
    if claim.type not in ("contact", "on", "supported_by", "attached"):
        return None
    away = re.search(r"\b(?:clear of|without touching|not touching|does not touch)\b", words)
    if away is None:
        return None
    first, second = (plain(name) for name in claim.args)
    told = words[: away.start()]
    named = (compiled(rf"\b{body_pattern(plain(body))}\b").search(told) for body in claims.bodies)
    about = told if any(named) else _just_before(claims.question, away[0])
    for one, other in ((first, second), (second, first)):
        # "stands on the same floor and does not touch crate P" is not said of the floor
        if not compiled(rf"(?<!\bon )(?<!\bon same )(?<!\bin )\b{body_pattern(one)}\b").search(
            about
        ):
            continue
        behind = _AND_BY.split(words[away.end() :])[0].split()[:5]
        whole = other.split()[:-1] if other.split()[-1] in _PARTS else other.split()
        if set(other.split()) <= set(behind) or (whole and set(whole) <= set(behind)):
            return f"separated({claim.args[0]}, {claim.args[1]})"
    return None


def _just_before(question: str, phrase: str) -> str:
    """Return what is said before a phrase in its sentence and the one before, in plain words."""
    pieces = [plain(piece) for piece in _PIECE.split(question)]
    at = next((i for i, piece in enumerate(pieces) if phrase in piece), 0)
    return " ".join(pieces[max(0, at - 1) : at + 1]).partition(phrase)[0]


def hanging(words: str, claims: Claims, claim: RelationClaim) -> str | None:
    """Return that a body hangs, where the claim puts it on a surface.

    Beside a "hanging block" a mere "block" is another one.
    """
    first, second = (plain(name) for name in claim.args)
    if claim.type not in ("supported_by", "on") or second.split()[-1] not in _SURFACES:
        return None
    if first not in words or not any(stem in words for stem in _HANGING_STEMS):
        return None
    if any(plain(other).endswith(f" {first}") for other in claims.bodies):
        return None
    if " " not in first and _ANOTHER.search(_OTHER_END.sub(" ", claims.question)):
        return None
    name = re.escape(first)
    if len(compiled(rf"\ban? (?:[^\s,;]+ ){{0,4}}{name}\b").findall(claims.question.lower())) > 1:
        return None  # told of one "5.0 kg block" and of one "3.0 kg block"
    hangs = rf"\b{name}{_FREELY} {_HANGS}\b|\b(?:hanging|suspended) {name}\b"
    lies = rf"\b{name}{GAP} {_RESTS} on\b"
    told = compiled(hangs).search(words) is not None and compiled(lies).search(words) is None
    return f"hanging: {claim.args[0]}" if told else None


def afloat(words: str, claims: Claims, claim: RelationClaim) -> str | None:
    """Return that a body floats, where the claim has the ground below the liquid carry it."""
    if claim.type not in ("supported_by", "on", "contact"):
        return None
    first, second = (plain(name) for name in claim.args)
    if second.split()[-1] not in _GROUNDS:
        return None
    bare = " ".join(_SIZES.sub(" ", words).split())
    floats = compiled(rf"\b{body_pattern(first)}{_BUT} (?:floats|floating|afloat)\b").search(bare)
    if floats is None or _LIES.search(floats[0]):
        return None
    others = {plain(body) for body in claims.bodies} - {first}
    between = any(compiled(rf"\b{body_pattern(other)}\b").search(floats[0]) for other in others)
    return None if between else f"floating: {claim.args[0]}"


def at_an_end(words: str, claims: Claims, claim: RelationClaim) -> str | None:
    """Return that a body is at the top, or foot, of a slope, where the claim denies it.

    The other body must be on that slope by another relation, and be told at no end itself.
    """
    if claim.type not in ("above", "below"):
        return None
    first, second = claim.args
    for body, other in ((first, second), (second, first)):
        upper = (claim.type == "above") == (body == first)
        end = (
            r"(?:foot|bottom(?: end)?|lower end|base)"
            if upper
            else r"(?:top(?: end)?|upper end|head|crest)"
        )
        for on in claims.relations:
            if on.type != "on" or on.args[0] != other or on.args[1] in (first, second):
                continue
            slope = body_pattern(plain(on.args[1]))
            if _STAYS.search(plain(body)) and compiled(
                rf"\b{slope}\b.* {body_pattern(plain(body))} "
            ).search(words):
                slope = rf"(?:{end} of {slope}|(?:its|their) {end})"
            else:
                slope = rf"{end} of {slope}"
            fixed = rf"(?: (?:that|which))?(?: is)?(?: {_FIXED})? (?:at|to|near|on) {slope}\b"
            if not compiled(rf"\b{body_pattern(plain(body))}{fixed}").search(words):
                continue
            its_end = rf"\b{body_pattern(plain(other))}{GAP} (?:at|from|to) {end}\b"
            told = compiled(its_end).search(words)
            if told is None or compiled(rf"\b{body_pattern(plain(body))}\b").search(told[0]):
                return f"{'below' if upper else 'above'}({body}, {other})"
    return None
