"""Values of two moments where what is asked for afterwards is named as the earlier one.

"Released from rest. How fast are they 0.80 s later?" with v_start that very answer and v_end 0: the
two have changed places. So they have where the later one is what the question gives at its start.
So have the whole states, where state 0 has the answer, by whatever name, and state 1 nothing of its
kind but what the question gives at first.
"""

from __future__ import annotations

import re

from wmw.core.quantity import Measurement, find_measurements
from wmw.verifiers.claims import Claims, Named
from wmw.verifiers.moments.moment_pairs import moment_pairs
from wmw.verifiers.own_words import alike, answered, is_among
from wmw.verifiers.questions.asking import asking_sentences
from wmw.verifiers.questions.spans import are_one, of_one_kind

_AFTERWARDS = re.compile(
    r"\b(?:later|afterwards?|just after|right after|after (?:the|this|that|it|they|\d|an? )"
    r"|finally|final|common|move on|moves on|go on|goes on|then|now|together|at (?:the )?(?:bottom"
    r"|foot|end|impact)|(?:does|do|will) (?:it|they|he|she|the [a-z]+)"
    r" (?:hit|strike|land|arrive))\b",
    re.I,
)
_BEFORE = re.compile(
    r"\b(?:was|were|had|must|should|need\w*|required|did|initial\w*|original\w*|before\w*|at first"
    r"|earlier|start\w*|if|when|so that|until|to (?:reach|have|be|stop))\b",
    re.I,
)
"""Words of a question that asks for a beginning, or may."""
_FROM_REST = re.compile(r"\b(?:from rest|(?:let go|released|held) at rest)\b", re.I)
_TO_REST = re.compile(
    r"\b(?:to rest|stop\w*|halt\w*|brak\w*|rough|highest|top|turn\w*|back|again|rise\w*|then"
    r"|slow\w*|decelerat\w*|frictional|friction(?!less)|friction coefficient)\b",
    re.I,
)
"""What may bring to rest what has begun at rest."""
_AT_REST = re.compile(
    r"\b(?:at rest|from rest|stationary|motionless|standing still|stands still|resting)\b", re.I
)
_STOPS = re.compile(r"\b(?:to rest|stop\w*|halt\w*|standstill)\b", re.I)
_LATER_VALUE = re.compile(
    r"\b(?:after\w*|later|then|end\w*|until|final\w*"
    r"|to(?! (?:the )?(?:right|left|east|west|north|south)\b)|reach\w*|becomes?|leav\w*|rebound\w*"
    r"|bounc\w*|back|emerg\w*|moves? (?:on|off))\b[^.;?]{0,40}\Z",
    re.I,
)
"""Words ahead of a value that is one of afterwards."""


def answered_first(claims: Claims) -> tuple[Named, Named] | None:
    """Return the earlier and the later of two new values that have changed places."""
    asked, asking = answered(claims), " ".join(asking_sentences(claims.question))
    if asked is None or not _AFTERWARDS.search(asking) or _BEFORE.search(asking):
        return None
    told = find_measurements(claims.question)
    for pair in moment_pairs(claims.results):
        early, late = pair.values
        if early.unit is None or not alike(early, asked) or not of_one_kind(early, late):
            continue
        if is_among(early, [m.measurement for m in told if of_one_kind(m.measurement, early)]):
            continue
        if _is_rest(claims.question, late) or _is_given_at_first(claims.question, asking, late):
            return pair.claims
    return None


def found_in_state_0(claims: Claims) -> Named | None:
    """Return what state 0 has of the end, where state 1 has but what the question begins with."""
    asked, asking = answered(claims), " ".join(asking_sentences(claims.question))
    if asked is None or not asked.si or asked.unit is None:
        return None
    if not _AFTERWARDS.search(asking) or _BEFORE.search(asking):
        return None
    told = [m.measurement for m in find_measurements(claims.question)]
    later = [c.measured for c in claims.results if c.measured is not None]
    if not later or any(are_one(m, asked) for m in told):
        return None
    if not any(of_one_kind(value, asked) for value in later):
        return None
    for value in later:  # what is of another kind is of the beginning, too
        begun = _is_given_at_first(claims.question, asking, value) or _lies_still(claims, value)
        if not begun:
            return None
    mine = [
        claim
        for claim in claims.variables
        if (own := claim.measured) is not None and are_one(own, asked)
    ]
    return mine[0] if mine else None


def _lies_still(claims: Claims, value: Measurement) -> bool:
    """Tell whether a value is 0, of something that the question has at rest from the first."""
    question = claims.question
    return value.si == 0 and _AT_REST.search(question) is not None and not _STOPS.search(question)


def _is_rest(question: str, late: Measurement) -> bool:
    return (
        late.si == 0
        and _FROM_REST.search(question) is not None
        and _TO_REST.search(question) is None
    )


def _is_given_at_first(question: str, asking: str, late: Measurement) -> bool:
    """Tell whether a value is given ahead of what is asked and not as one of afterwards."""
    begin = question.find(asking)
    places = [
        mention.start
        for mention in find_measurements(question)
        if are_one(mention.measurement, late)
    ]
    return (
        late.si != 0
        and bool(places)
        and places[-1] < begin
        and _LATER_VALUE.search(question[: places[0]]) is None
    )
