"""Two values under one name, before and after, of which each stands at the other's moment.

The working ends with the value that state 0 has as "T_before", and state 1 has another one as
"T_after", which nothing finds; what is dropped from rest has its speed at the ground as
"v_initial"; or the question tells first what is called the later one, and then, as what something
is raised, moved or replaced to, what is called the earlier one.
"""

from __future__ import annotations

import re
from collections.abc import Iterator

from wmw.core.quantity import Measurement, find_measurements
from wmw.core.work import spend
from wmw.verifiers.claims import Claims, Named
from wmw.verifiers.moments.moment_pairs import moment_pairs
from wmw.verifiers.own_words import alike, answered, is_among
from wmw.verifiers.questions.asked_noun import of_unit
from wmw.verifiers.questions.asking import asking_sentences
from wmw.verifiers.questions.options import split_options

_COST = 30
_BEGINNING = re.compile(
    r"\b(?:initial\w*|original\w*|(?<!just )before\w*|at first|at the start|earlier|old|former"
    r"|first|starting)\b",
    re.I,
)
"""Words of a question that asks for a beginning."""
_MAY_BEGIN = re.compile(
    r"\b(?:was|were|had|must|should|need\w*|required|did|launch\w*|thrown|take[- ]?off)\b", re.I
)
"""Words of one that may ask for the start of what comes to rest."""
_FROM_REST = re.compile(
    r"\b(?:from rest|dropped|(?:let go|released|held) at rest|(?:starts|begins) at rest"
    r"|stands? (?:still|at rest))\b",
    re.I,
)
_VERTICAL = re.compile(r"(?:\b|_)(?:v?y|vert\w*)(?=_|\b)", re.I)
_LEVEL = re.compile(
    r"\b(?:thrown|launched|fired|shot|rolls off|leaves|kicked) [\w ]{0,30}?horizontal\w*"
    r"|\bhorizontal\w* (?:thrown|launched|fired|shot|at \d)",
    re.I,
)
_OPEN_AT_FIRST = re.compile(r"\b(?:open|opened)\b[^?]*\b(?:is|are) (?:now |then )?closed\b", re.I)
_TO_REST = re.compile(
    r"\b(?:to rest|stop\w*|halt\w*|brak\w*|highest|top of its|turn\w*|bounc\w*|back|catch\w*"
    r"|caught|slow\w*|decelerat\w*)\b",
    re.I,
)
_RESULT = re.compile(r"[=≈]\s*\(?\s*[-−+]?\s*\Z")
_GOES_ON = re.compile(r"\s*(?:[*/·×^(]|[-−+]\s*\(?[\d\w])")
"""What stands behind a number that is not found, but put in: "= 2.5 * 4 = 10"."""
_COUNTED = re.compile(r"first|second|last", re.I)
"""Names of which it is not certain that they tell two moments."""
_CHANGED = re.compile(
    r"\b(?:rais\w+|lower\w+|moved?|moves|replac\w+|heat\w+|cool\w+|warm\w+|sped|speeds|slow\w+|goes"
    r"|dives|reduc\w+|increas\w+|decreas\w+|until|after|taken|exchang\w+|swapped|shorten\w+"
    r"|lengthen\w+|turned (?:up|down)|compress\w+|expand\w*|expands|grows|grown|rises|falls|drops"
    r"|let out|pulled in|now|then|changed|settled|finally|instead|stretched|pushed|pumped)\b",
    re.I,
)
_BACK = re.compile(
    r"\b(?:from(?=\s*(?:about\s*)?(?:\Z|\d))|was|were|had|been|before|original\w*|initial\w*"
    r"|at first|earlier|previous\w*|instead of|rather than|while|whereas|other|another|second)\b",
    re.I,
)
"""Words beside a value by which it may be the earlier one, though it is told later."""
_KEPT = re.compile(r"\b(?:stays?|remains?|kept|keeps|as before|still)\b", re.I)
_SENTENCE = re.compile(r"[.;!?]\s+")
_NEAR, _CLOSE = 50, 12


def turned_pair(claims: Claims) -> tuple[Named, Named] | None:
    """Return the earlier and the later value that have changed places, the first of such pairs."""
    asking = " ".join(asking_sentences(claims.question))
    named = (*claims.variables, *claims.results)
    spend(_COST)
    for pair in moment_pairs(named):
        early, late = pair.claims
        if not early.pointer.startswith("/state_0") or alike(*pair.values):
            continue
        if _COUNTED.search(early.name) or _COUNTED.search(late.name):
            continue
        begins = late not in claims.results or _BEGINNING.search(asking) is not None
        if not begins and _is_found_at_first(claims, early, pair.values):
            return pair.claims
        if _is_told_later(claims.question, *pair.values):
            return pair.claims
    return _under_one_name(claims)


def _under_one_name(claims: Claims) -> tuple[Named, Named] | None:
    """Return a name of both states of which state 0 has what the question tells as the later."""
    later = {claim.name: claim for claim in claims.results}
    for early in claims.variables:
        late = later.get(early.name)
        if late is None or early.measured is None or late.measured is None:
            continue
        if not alike(early.measured, late.measured) and _is_told_later(
            claims.question, early.measured, late.measured
        ):
            return early, late
    return None


def _is_found_at_first(
    claims: Claims, claim: Named, values: tuple[Measurement, Measurement]
) -> bool:
    """Tell whether the working finds the earlier value, and nothing tells or finds the later."""
    early, late = values
    told = [m.measurement for m in find_measurements(claims.question)]
    derived = list(_derived(claims))
    if is_among(early, told) or not is_among(early, derived):
        return False
    asked = answered(claims)
    of_kind = asked is not None and _is_of_kind(asked, early)
    answers = asked is not None and of_kind and alike(early, asked)
    if late.si:
        ends = answers if of_kind else alike(early, derived[-1])
        return ends and not is_among(late, derived) and not is_among(late, told)
    asking = " ".join(asking_sentences(claims.question))
    if _TO_REST.search(claims.question) or _MAY_BEGIN.search(asking):
        return False
    if of_unit("speed", early.unit):
        if _VERTICAL.search(claim.name):  # what is thrown horizontally does not fall at first
            return _LEVEL.search(claims.question) is not None
        if _FROM_REST.search(claims.question):
            return True
    return answers and _OPEN_AT_FIRST.search(claims.question) is not None


def _derived(claims: Claims) -> Iterator[Measurement]:
    """Yield the numbers that the working finds: what stands behind a sign of equality."""
    text = claims.derivation.text if claims.derivation is not None else ""
    for mention in find_measurements(text):
        put_in = _GOES_ON.match(text, mention.end)
        if _RESULT.search(text, max(0, mention.start - 4), mention.start) and not put_in:
            yield mention.measurement


def _is_told_later(question: str, early: Measurement, late: Measurement) -> bool:
    """Tell whether the question tells the late value first, and the early one as changed to."""
    stem, _ = split_options(question)
    mentions = find_measurements(stem)
    first = [m for m in mentions if _is_one(m.measurement, late)]
    then = [m for m in mentions if _is_one(m.measurement, early)]
    if not first or len(then) != 1 or first[0].end > then[0].start:
        return False
    if any(not _KEPT.search(stem, then[0].end, m.start) for m in first if m.start > then[0].end):
        return False
    told = [m for m in first if m.end <= then[0].start]
    sentence = _SENTENCE.split(stem[told[-1].end : then[0].start])[-1]
    behind = _SENTENCE.split(stem[then[0].end : then[0].end + _NEAR])[0]
    ahead = stem[max(0, first[0].start - _CLOSE) : first[0].start]
    if any(_BACK.search(words) for words in (sentence[-_NEAR:], behind, ahead)):
        return False
    return _CHANGED.search(sentence) is not None


def _is_one(one: Measurement, other: Measurement) -> bool:
    return _is_of_kind(one, other) and alike(one, other)


def _is_of_kind(one: Measurement, other: Measurement) -> bool:
    if one.unit is None or other.unit is None:
        return one.unit is other.unit
    return one.unit.dimension == other.unit.dimension
