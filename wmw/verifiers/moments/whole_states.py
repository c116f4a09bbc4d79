"""Whole states that have changed places, by what the question begins with and what it asks for.

State 0 has what is asked for ("v": "10 m/s"), and state 1 what the question begins with ("x":
"5.0 cm" of a spring that is compressed by 5.0 cm, "position": "at the bottom" of what is held at
the bottom). Two such values at least must say so, or one that is told word for word ("an upright
pulse"), and none the reverse. So may the change alone: "at first it has 2.0 m/s", which is what is
asked for, "and at the end it is at rest".
"""

from __future__ import annotations

import re
from collections.abc import Iterator

from wmw.core.equation import canonical_name
from wmw.core.equation.names import word_set
from wmw.core.quantity import Measurement, find_measurements
from wmw.core.work import spend
from wmw.verifiers.claims import Claims, Named
from wmw.verifiers.own_words import alike, answered, is_among
from wmw.verifiers.questions.asking import asking_sentences
from wmw.verifiers.questions.options import split_options
from wmw.verifiers.questions.spans import of_one_kind
from wmw.verifiers.vocabulary.lexicon import holds_phrase, plain

_MOST, _COST = 12, 10
_SPEED = next((m.measurement for m in find_measurements("1 m/s")), None)
_ENOUGH = 2
_BEFORE = re.compile(
    r"\b(?:was|were|had|must|should|need\w*|required|did|initial\w*|original\w*|earlier|at first"
    r"|at the (?:start|beginning)|begin\w*|starts?|if|from (?:what|which|how)"
    r"|to (?:reach|have|be|stop)|(?:launch|starting|muzzle|throwing|take-?off"
    r"|release|approach|incoming|arrival)"
    r" (?:speed|velocity|height|temperature|energy)|so that|before (?!and\b)"
    r"|(?:is|are) (?:it|he|she|they|the [a-z]+) (?:thrown|launched|kicked|fired|released"
    r"|dropped|shot|projected|let go))\b",
    re.I,
)
"""Words of a question that asks for a beginning, or may."""
_HELD = (
    r"(?:held|kept|placed|put|lies|lying|rests|resting|sits|stands|hangs|starts?|begins?|released"
    r"|let go|dropped|initially|at first)(?: at rest)?(?: (?:in|at|on|near|from|under))?"
)
_LATER = re.compile(
    r"\b(?:then|after\w*|until|till|later|finally|comes?|becomes?|reach\w*|ends?|returns?|back)\b"
)
_LATER_VALUE = re.compile(
    r"\b(?:after\w*|later|then|ends?|until|till|final\w*|to|reach\w*|becomes?|leav\w*|rebound\w*"
    r"|bounc\w*|back|emerg\w*|hits?|strikes?|lands?|arriv\w*|comes?|stops?|passes)\b[^.;?]{0,40}\Z",
    re.I,
)
"""Words ahead of a value that is one of afterwards."""
_STOPS = re.compile(
    r"\b(?:brak\w*|stop\w*|skid\w*|to rest|halt\w*|slow\w*|decelerat\w*|ris\w+|high\w*|top|upwards?"
    r"|up|swing\w*|turn\w*)\b",
    re.I,
)
"""What may bring to rest."""
_REST = re.compile(
    r"\b(?:from rest|at rest|stands? still|stationary|motionless|let go|released|dropped|held)\b",
    re.I,
)
_INCIDENT = re.compile(r" ?(?:to|from|with|off) (?:the|its) (?:normal|surface|interface)\b", re.I)
"""A ray that strikes a surface at 30° to the normal is ahead of it as yet."""
_TIGHT = re.compile(
    r"\A(?:x|d|s)(?: max)?\Z|\b(?:compress|stretch|exten|elongation|deform|shorten)"
)
_RELAXED = re.compile(
    r"\b(?:relaxed|slack|uncompressed|unstretched|unstrained|undeformed)\b(?! length)", re.I
)
_LET_GO = re.compile(r"\b(?:releas\w*|let go|back|again|then|until|becomes|returns?)\b", re.I)
_SMALL = word_set("in at on of to from the its is it by with under near and a an")
_EARLY = re.compile(
    r"\b(?:at first|initially|at the (?:start|beginning|outset)|to begin with)\b", re.I
)
_LATE = re.compile(r"\b(?:(?:at|in) the end|finally|afterwards|later|then)\b", re.I)
_AT_REST = re.compile(r"\b(?:at rest|rests|stands still|motionless|is still)\b", re.I)
_UNSURE = re.compile(r"\b(?:not|no|never|would|could|if|unless|again|back|returns?)\b|n't", re.I)
_CLAUSE = re.compile(r"[.;](?:\s+|\Z)|,\s+|\s(?:and|but|while)\s")


def exchanged_states(claims: Claims) -> Iterator[tuple[Named, Named]]:
    """Yield what both states have by one name, where state 0 is the end and state 1 the start."""
    asking = " ".join(asking_sentences(claims.question))
    if not asking or _BEFORE.search(asking):
        return
    pairs = [*_pairs(claims)]
    weights = [_weight(claims, asking, *pair) for pair in pairs]
    found = any(_is_found(claims, *pair) for pair in pairs)
    in_words = any(w and now.measured is None for w, (now, _) in zip(weights, pairs, strict=True))
    sure = sum(weights) + int(found and in_words) >= _ENOUGH
    if sure and (found or _ENOUGH in weights) and all(weight >= 0 for weight in weights):
        yield from (pair for pair, weight in zip(pairs, weights, strict=True) if weight)


def end_told_first(claims: Claims) -> bool:
    """Tell whether the change has what is asked for at first, and the beginning at the end."""
    asked, change = answered(claims), claims.change
    asking = " ".join(asking_sentences(claims.question))
    if asked is None or change is None or asked.unit is None or not asked.si:
        return False
    if _BEFORE.search(asking) or _EARLY.search(asking) or _UNSURE.search(change.text):
        return False
    told = [m.measurement for m in find_measurements(claims.question)]
    if is_among(asked, [n for n in told if of_one_kind(n, asked)]):
        return False
    first = last = False
    for clause in _CLAUSE.split(change.text):
        numbers = [m.measurement for m in find_measurements(clause)]
        mine = [n for n in numbers if of_one_kind(n, asked)]
        early, late = _EARLY.search(clause) is not None, _LATE.search(clause) is not None
        if early and not late:
            first |= is_among(asked, mine)
        elif late and not early:
            given = any(is_among(n, told) for n in mine) or (not mine and _AT_REST.search(clause))
            last |= bool(given) and _REST.search(claims.question) is not None
    return first and last


def _pairs(claims: Claims) -> Iterator[tuple[Named, Named]]:
    if max(len(claims.variables), len(claims.results)) > _MOST:
        return
    later = {canonical_name(claim.name): claim for claim in claims.results}
    for claim in claims.variables:
        other = later.get(canonical_name(claim.name))
        if other is not None and str(claim.raw) != str(other.raw):
            spend(_COST)
            yield claim, other


def _weight(claims: Claims, asking: str, now: Named, then: Named) -> int:
    """Return how surely a pair says that state 0 is the end: 0 for nothing, -1 for the reverse."""
    mine, its = now.measured, then.measured
    if mine is not None and its is not None:
        slack = its.si == 0 and bool(_TIGHT.search(plain(now.name.replace("_", " "))))
        return _of_numbers(claims, mine, its, found=_is_found(claims, now, then), slack=slack)
    if isinstance(now.raw, str) and isinstance(then.raw, str) and mine is its is None:
        return _of_words(claims, asking, now, plain(now.raw), plain(then.raw))
    return 0


def _is_found(claims: Claims, now: Named, then: Named) -> bool:
    """Tell whether state 0 has what is asked for, and state 1 another value of its kind."""
    mine, its, asked = now.measured, then.measured, answered(claims)
    return (
        mine is not None
        and its is not None
        and asked is not None
        and of_one_kind(mine, asked)
        and alike(mine, asked)
        and not alike(its, asked)
    )


def _of_numbers(
    claims: Claims, mine: Measurement, its: Measurement, *, found: bool, slack: bool
) -> int:
    if not of_one_kind(mine, its) or alike(mine, its):
        return 0
    stem, _ = split_options(claims.question)
    told = [m.measurement for m in find_measurements(stem) if of_one_kind(m.measurement, mine)]
    asked = answered(claims)
    if (
        _SPEED is None
        or is_among(mine, told)
        or (asked is not None and of_one_kind(its, asked) and alike(its, asked))
    ):
        return -1
    given = its.si != 0 and any(
        alike(m.measurement, its)
        and (_INCIDENT.match(stem[m.end :]) or _LATER_VALUE.search(stem[: m.start]) is None)
        for m in find_measurements(stem)
        if of_one_kind(m.measurement, its)
    )
    rests = its.si == 0 and of_one_kind(its, _SPEED) and _is_at_rest_first(claims, stem)
    slack = slack and _RELAXED.search(stem) is not None and _LET_GO.search(stem) is None
    return int(given) + int(found and (given or rests or slack))


def _is_at_rest_first(claims: Claims, stem: str) -> bool:
    """Tell whether what happens begins at rest, by the question, or by a change without a stop."""
    told = claims.change is not None and _AT_REST.search(claims.change.text) is not None
    return _REST.search(stem) is not None or (told and _STOPS.search(stem) is None)


def _of_words(claims: Claims, asking: str, now: Named, mine: str, its: str) -> int:
    """Return what the words of a pair tell: an upright pulse is upright at first."""
    question = plain(claims.question.replace(asking, " "))
    own = {*mine.split()} - {*its.split()} - _SMALL
    other = {*its.split()} - {*mine.split()} - _SMALL
    if not own or not other:
        return 0
    words = {*question.split()}
    if own & words:
        return -1 if own <= words and not other <= words else 0
    name = plain(now.name.replace("_", " "))
    if holds_phrase(question, f"{its} {name}"):
        return _ENOUGH
    first = re.search(rf"\b{_HELD} (?:[a-z]+ )?{re.escape(its)}\b", question)
    first = first or re.search(
        rf"\b{_HELD} (?:[a-z]+ )?{re.escape(its.split(' of ')[0])}\b", question
    )
    return 1 if first is not None and not _LATER.search(question[: first.start()]) else 0
