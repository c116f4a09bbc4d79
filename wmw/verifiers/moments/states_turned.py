"""Whole states that have changed places: state 0 is the end of what happens, state 1 its start.

Told by a clock that stands at 0 in state 1 and later in state 0, or by a spring that is slack in
state 0, with what it has driven out at the speed asked for, and in state 1 tightened by as much as
the question says, with that body at rest; or by the height of what falls from a height that the
question gives, which is 0 in state 0 and that height in state 1; or by two bodies whose speeds are
each other's in the two states, where state 1 has what the question gives before they meet.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from itertools import permutations

from wmw.core.equation import canonical_name
from wmw.core.equation.names import word_set
from wmw.core.patterns import compiled
from wmw.core.quantity import Measurement, find_measurements
from wmw.core.units import parse_unit
from wmw.core.work import spend
from wmw.verifiers.claims import Claims, Named
from wmw.verifiers.own_words import alike, answered, is_among
from wmw.verifiers.questions.asking import asking_sentences
from wmw.verifiers.questions.spans import of_one_kind
from wmw.verifiers.vocabulary.lexicon import plain

_SECOND = parse_unit("s")
_CLOCK = word_set("t time clock")
_TIGHT = re.compile(r"\b(?:compress|compression|stretch|extension|elongation|deformation)")
_DRIVEN_OUT = re.compile(
    r"\b(?:leaves?|is (?:shot|fired|launched|ejected|flung)|shoots? (?:off|out)"
    r"|fl(?:y|ies) (?:off|out|away))\b",
    re.I,
)
_RUNS_IN = re.compile(
    r"\b(?:runs?|slides?|rolls?|hits?|strikes?|bumps?|moves?|moving|collid\w*|lands?|falls?|dropped"
    r"|comes? to rest|stops?|must|should|needed|required|at least|before|initial\w*)\b",
    re.I,
)
"""What brings a body to the spring, or asks for what must be so beforehand."""
_SLACK = re.compile(r"\b(?:relaxed|slack|unstretched|uncompressed|undeformed)\b", re.I)
_DRAWN = re.compile(
    r"\b(?:is|are|gets)(?: (?:slowly|then|now|gradually))? (?:stretched|compressed|extended|pressed"
    r"(?: together)?|squeezed|pulled out|shortened|lengthened) by\b",
    re.I,
)
_LET_GO = re.compile(r"\b(?:releas\w*|let go|back|again|returns?|oscillat\w*)\b", re.I)
_LENGTHENED = word_set("x d s")
_HEIGHT = re.compile(r"\b(?:height|altitude|elevation)\b")
_NO_HEIGHT = re.compile(
    r"\b(?:fall\w*|fell|drop\w*|lost|loss|change|difference|covered|below|max\w*|delta|rise|gain\w*)\b"
)
"""What makes a name that of how far something has fallen, and not of where it is."""
_FALLS_FROM = re.compile(
    r"\b(?:thrown|dropped|falls?|let fall|rolls?|slides?|released|projected|kicked|fired|jumps?"
    r"|pushed)\b(?:[^.;?!]|\.(?=\d)){0,60}\b(?:from|off)\b(?: rest at)?"
    r" (?:(?:the|a|an) )?(?:(?:top|roof|edge|height|end) )?[^.;?!]{0,40}\d",
    re.I,
)
_UPWARD = re.compile(
    r"\b(?:up|upwards?|climb\w*|rises?|rising|bounc\w*|rebound\w*|swing\w*|from the ground|lift\w*"
    r"|rais\w*|above the (?:launch|release|top|roof|edge)|highest|maximum height|work)\b",
    re.I,
)
_MEET = re.compile(r"\b(?:strikes?|hits?|collides?|bumps?|runs? into)\b", re.I)
_SPEED = parse_unit("m/s")
_NAMED_BODY = re.compile(r"[^\W\d_]{3,12}")
_MOST = 12


def turned_states(claims: Claims) -> Iterator[tuple[Named, Named]]:
    """Yield what both states have by one name, where state 0 is surely the later one."""
    pairs = [*_pairs(claims)]
    turned = any(_is_clock_back(*pair) or _is_fall_back(claims.question, *pair) for pair in pairs)
    turned = turned or _is_slackened(claims, pairs)
    if turned or _is_spring_back(claims, pairs) or _is_meeting_back(claims.question, pairs):
        yield from pairs


def _pairs(claims: Claims) -> Iterator[tuple[Named, Named]]:
    if max(len(claims.variables), len(claims.results)) > _MOST:
        return
    spend(len(claims.results))
    later = {canonical_name(claim.name): claim for claim in claims.results}
    for claim in claims.variables:
        other = later.get(canonical_name(claim.name))
        if other is None or claim.measured is None or other.measured is None:
            continue
        if of_one_kind(claim.measured, other.measured) and not alike(
            claim.measured, other.measured
        ):
            yield claim, other


def _is_slackened(claims: Claims, pairs: list[tuple[Named, Named]]) -> bool:
    """Tell whether a relaxed spring that is pulled or pressed is relaxed by state 1 alone."""
    question, change = claims.question, claims.change
    drawn = _DRAWN.search(question)
    if drawn is None or change is None or not _SLACK.search(change.text):
        return False
    if _SLACK.search(question[: drawn.start()]) is None or _LET_GO.search(question):
        return False
    told = [m for m in find_measurements(question) if m.start >= drawn.end()][:1]
    for claim, other in pairs:
        mine, its = claim.measured, other.measured
        name = plain(claim.name.replace("_", " "))
        if mine is None or its is None or not (_TIGHT.search(name) or name in _LENGTHENED):
            continue
        if its.si == 0 < mine.si and any(alike(m.measurement, mine) for m in told):
            return True
    return False


def _is_clock_back(now: Named, then: Named) -> bool:
    """Tell whether a time is 0 in state 1 and later in state 0."""
    mine, its = now.measured, then.measured
    return (
        canonical_name(now.name) in _CLOCK
        and mine is not None
        and its is not None
        and mine.unit is not None
        and _SECOND is not None
        and mine.unit.dimension == _SECOND.dimension
        and its.si == 0 < mine.si
    )


def _is_fall_back(question: str, now: Named, then: Named) -> bool:
    """Tell whether what falls from a given height is at 0 in state 0, and up there in state 1."""
    name, mine, its = plain(now.name.replace("_", " ")), now.measured, then.measured
    if not _HEIGHT.search(name) or _NO_HEIGHT.search(name) or mine is None or its is None:
        return False
    told = [mention.measurement for mention in find_measurements(question)]
    falls = _FALLS_FROM.search(question) is not None and _UPWARD.search(question) is None
    return mine.si == 0 < its.si and falls and is_among(its, told)


def _is_meeting_back(question: str, pairs: list[tuple[Named, Named]]) -> bool:
    """Tell whether of two that meet, state 1 has the speed that one of them comes with."""
    for (one, then), (other, its) in permutations(pairs, 2):
        if not (_are(one, its) and _are(then, other)) or _are(one, other):
            continue
        words = {*_NAMED_BODY.findall(one.name.lower())} - {
            *_NAMED_BODY.findall(other.name.lower())
        }
        for body in words if len(words) == 1 else ():
            if then.measured is not None and _comes_with(question, body, then.measured):
                return True
    return False


def _are(one: Named, other: Named) -> bool:
    mine, its = one.measured, other.measured
    return mine is not None and its is not None and alike(mine, its)


def _comes_with(question: str, body: str, speed: Measurement) -> bool:
    """Tell whether a body is told with a speed, once, before it meets another."""
    if _SPEED is None or speed.unit is None or speed.unit.dimension != _SPEED.dimension:
        return False
    told = [m for m in find_measurements(question) if of_one_kind(m.measurement, speed)]
    if len(told) != 1 or not alike(told[0].measurement, speed) or not speed.si:
        return False
    ahead = re.split(r"[.;,]\s", question[: told[0].start])[-1]
    behind = re.split(r"[.;,]\s", question[told[0].end :])[0]
    named = compiled(rf"\b{body}\b", re.I).search(ahead)
    return named is not None and not _MEET.search(ahead) and _MEET.search(behind) is not None


def _is_spring_back(claims: Claims, pairs: list[tuple[Named, Named]]) -> bool:
    """Tell whether a spring that drives a body out is slack before and tight afterwards."""
    asking = " ".join(asking_sentences(claims.question))
    asked = answered(claims)
    if asked is None or not _DRIVEN_OUT.search(asking) or _RUNS_IN.search(claims.question):
        return False
    told = [mention.measurement for mention in find_measurements(claims.question)]
    tight = out = False
    for claim, other in pairs:
        mine, its = claim.measured, other.measured
        if mine is None or its is None:
            continue
        name = plain(claim.name.replace("_", " "))
        tight |= bool(_TIGHT.search(name)) and mine.si == 0 != its.si and is_among(its, told)
        out |= its.si == 0 != mine.si and alike(mine, asked)
    return tight and out
