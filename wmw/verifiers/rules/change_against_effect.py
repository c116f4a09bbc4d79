"""State 1 says the opposite of what the transition says happens.

What it does: reads what the effect and what the predicted change say of how a thing changes ("the
wavelength grows", "the current becomes half as large"), and finds where they say the same noun goes
up in one and down in the other, stays the same, or changes by another factor. A pair of values in
the change ("rises from 0.40 A to 0.80 A") is not looked at here. The factor of the change must also
be that of a proportion that rule or effect state, where the question alters one thing by a factor
or from one value to another; of a change told by its value, that beside the one given. What takes
four times as long is held against a time that only doubles, what grows warmer against a body that
cools, what stays where it was against one that moves along. Conditions, and questions in which
nothing is altered or compared, are left alone. Where nothing else is found wrong, what moves, turns
or is bent one way by the effect must not go the opposite way by the change, unless the question
tells of a course, of two moments or of two bodies; nor may what is half as much, or equal, be twice
as much, what is turned round go as before, or what is made longer shrink; nor may what has its
later value in the trace go the other way than that, or the lesser of two values be called the
greater; nor may the side of a lever with the smaller moment go down, what is repelled come nearer,
or what is pushed beyond its limit stay at rest.

Why it is bad: state 1 does not follow from the transition that the trace itself states.

Example: the effect is "so the current becomes half as large", the change "the current rises".

Use instead: "the current falls".
"""

from __future__ import annotations

import re
from collections.abc import Iterator

from wmw.core.patterns import compiled
from wmw.core.quantity import find_measurements
from wmw.core.verdict import FieldName, Finding, Label
from wmw.verifiers.accounts.against_result import caused_otherwise, effect_against_pair
from wmw.verifiers.accounts.change_against_values import change_against_values
from wmw.verifiers.accounts.consequences import against_consequence
from wmw.verifiers.accounts.effect_words import grows_cold, how_long, left_behind
from wmw.verifiers.accounts.ledger import change_not_of_effect
from wmw.verifiers.accounts.opposite_moves import goes_both_ways
from wmw.verifiers.accounts.pushed_otherwise import other_than_pushed
from wmw.verifiers.accounts.said_otherwise import said_otherwise
from wmw.verifiers.accounts.turned_and_not import kept_though_turned
from wmw.verifiers.accounts.ways_told import other_than_effect
from wmw.verifiers.claims import Claims
from wmw.verifiers.comparing.scaling import out_of_scale
from wmw.verifiers.comparing.supposed_factor import without_examples
from wmw.verifiers.comparing.tendencies import against_tendency
from wmw.verifiers.questions.asking import asking_sentences
from wmw.verifiers.questions.options import split_options
from wmw.verifiers.vocabulary.lexicon import plain
from wmw.verifiers.vocabulary.senses import Trend, opposed, trends

CODE = "WMW314"
LABEL: Label = "intervention"
FIELD: FieldName = "transition"

_IT_TOO = re.compile(
    r"\b(?:doubles|halves|triples|trebles|quadruples|raises|lowers|reduces|increases|decreases|lessens"
    r"|(?:cuts|makes|brings)(?= it\b)) it\b",
    re.I,
)
"""What a second cause does to a thing that has been named: its change is that of both."""
_ALTERED = re.compile(
    r"\b(?:now|then|instead|new|doubled|halved|tripled|changed?|changes|replaced|increased|raised"
    r"|reduced|lengthened|shortened|turned (?:up|down)|moved|lowered|lower|higher|longer|shorter"
    r"|faster|slower|same|effect of|made)\b",
    re.I,
)
_INDEPENDENT = re.compile(
    r"\b(?:the )?(?P<head>[a-z]+)(?: of [a-z ]{1,30})? (?:(?:is set by [a-z ]{1,60} and )?does not"
    r" depend on|is independent of|does not change with) (?:the |its )?(?P<of>[a-z]+)",
    re.I,
)
_ALONE = re.compile(
    r"\b(?P<head>[a-z]+)(?: (?:of|at|in|on) [a-z]+)? (?:(?:fixed|set|determined|given) by"
    r"|depends (?:only |solely )?on)(?: only| solely)? (?P<cause>[a-z]+)(?: of [a-z]+)?"
    r"(?: alone| only)?\b"
)
_ONLY = re.compile(r"\b(?:alone|only|solely)\b")
_GOES_WITH = re.compile(
    r"\b(?:grows|rises|increases|goes up|climbs|falls|decreases|drops|goes down|shrinks)"
    r" (?:with|as)\b"
)
"""What goes with another thing, whichever way that goes: "the period grows with the length"."""
_AT_A_PLACE = re.compile(r"\b(?:there|here)\b|\b(?:higher|lower|greater|larger|smaller|less)\b")
_ALONG = re.compile(r"\bfrom (?![\d.])(?:\w+ ){1,4}to\b|\balong\b|\bon (?:the|its) way\b", re.I)
"""What is more or less at a place, and what becomes more or less on the way to another one."""
_DENIED = re.compile(r"\b(?:not|no|never|neither|nor|would|could|if|unless|same)\b|n't", re.I)


def of_itself(claims: Claims) -> Iterator[Finding]:
    """Yield a finding where the change contradicts the effect in the words of both."""
    if claims.effect is None or claims.change is None:
        return
    if not _ALTERED.search(claims.question):
        yield from _at_two_values(claims)
        return
    before = without_examples(trends(claims.effect.text, claims.bodies), claims.question)
    after = trends(claims.change.text, claims.bodies)
    asking = frozenset(plain(" ".join(asking_sentences(claims.question))).split())
    twice = _by_two_causes(before, claims.effect.text)
    if _ALONG.search(claims.change.text):
        before = tuple(t for t in before if not _AT_A_PLACE.search(t.clause))
    pair = None if twice else _contradiction(before, after, asking)
    pair = pair or _dependence(claims.effect.text, after)
    pair = pair or _fixed_by_same(claims)
    pair = pair or how_long(claims) or left_behind(claims) or grows_cold(claims)
    pair = pair or (None if twice else out_of_scale(claims, after))
    if pair is not None:
        yield _finding(claims.change.pointer, pair[0], pair[1].clause)


def _at_two_values(claims: Claims) -> Iterator[Finding]:
    """Yield a finding where a question tells two values of a kind, and state 1 has another factor.

    "It stores 0.10 J when it is stretched by 2.0 cm. What does it store when stretched by 6.0 cm?"
    """
    if claims.effect is None or claims.change is None:
        return
    if _by_two_causes(trends(claims.effect.text, claims.bodies), claims.effect.text):
        return
    stem, _ = split_options(claims.question)
    kinds = [
        (tuple(m.measurement.unit.dimension), m.measurement.si)
        for m in find_measurements(stem)
        if m.measurement.unit is not None
    ]
    told = {kind: {si for other, si in kinds if other == kind} for kind, _ in kinds}
    if [len(values) for values in told.values() if len(values) > 1] != [2]:
        return
    after = trends(claims.change.text, claims.bodies)
    pair = out_of_scale(claims, after, either_way=True)
    if pair is not None:
        yield _finding(claims.change.pointer, pair[0], pair[1].clause)


def of_unread(claims: Claims) -> Iterator[Finding]:
    """Yield a finding where one thing goes the opposite way in the change than in the effect."""
    pair = goes_both_ways(claims) or against_tendency(claims) or other_than_pushed(claims)
    pair = pair or said_otherwise(claims) or other_than_effect(claims)
    pair = pair or kept_though_turned(claims) or change_not_of_effect(claims)
    pair = pair or against_consequence(claims)
    pair = pair or effect_against_pair(claims) or caused_otherwise(claims)
    if pair is None and (own := change_against_values(claims)) is not None and claims.change:
        message = f"the trace itself has {own[0]!r}, and state 1 says {own[1]!r}"
        yield Finding(CODE, LABEL, FIELD, claims.change.pointer, message, own[1], own[0])
    if pair is None or claims.change is None:
        return
    if _ALONG.search(claims.change.text) and _AT_A_PLACE.search(pair[0]):
        return
    if next(of_itself(claims), None) is None:
        yield _finding(claims.change.pointer, *pair)


def _finding(pointer: str, said: str, then: str) -> Finding:
    message = f"the effect says {said!r}, state 1 {then!r}"
    return Finding(CODE, LABEL, FIELD, pointer, message, then, said)


def _by_two_causes(before: tuple[Trend, ...], effect: str) -> bool:
    """Tell whether a second cause alters "it", whose change by a factor the effect has told.

    "Four times the length doubles the period, and four times g halves it". That something grows
    with the square of another thing, so that "doubling that quadruples it", is one cause.
    """
    if _IT_TOO.search(effect) is None:
        return False
    return any(trend.factor and _IT_TOO.search(trend.clause) is None for trend in before)


def _contradiction(
    before: tuple[Trend, ...], after: tuple[Trend, ...], asking: frozenset[str]
) -> tuple[str, Trend] | None:
    for then in after:
        mine = [t for t in before if t.head == then.head and not _GOES_WITH.search(t.clause)]
        theirs = [trend for trend in after if trend.head == then.head]
        if len({trend.sense for trend in mine}) != 1 or len(theirs) != 1:
            continue  # the noun is said of more than one thing
        if not all(_is_same(trend, then, asking) for trend in mine):
            continue
        if all(opposed(trend, then) for trend in mine):
            return mine[0].clause, then
    return None


def _is_same(one: Trend, other: Trend, asking: frozenset[str]) -> bool:
    """Tell whether two statements with one noun are of one thing: not "total current", "in B"."""
    if one.beside and other.beside:
        return one.beside == other.beside
    return one.beside | other.beside <= asking


def _fixed_by_same(claims: Claims) -> tuple[str, Trend] | None:
    """Return what the effect has by one thing alone, which stays the same, and the change alters.

    "The speed is fixed by the height alone", and the question leaves the height as it is.
    """
    effect, change = claims.effect, claims.change
    if effect is None or change is None or _DENIED.search(change.text):
        return None
    found = [m for m in _ALONE.finditer(plain(effect.text)) if _ONLY.search(m[0])]
    if len(found) != 1:
        return None
    head, cause, told = found[0]["head"], found[0]["cause"], plain(change.text)
    kept = rf"\bsame {cause}\b|\b{cause}(?: \w+)? (?:stays?|remains?|kept|left|does not change)\b"
    stem = plain(claims.question)
    altered = compiled(
        rf"\b(?:higher|lower|greater|smaller|larger|less|more) {head}\b(?! than (?!before\b))"
    ).search(told)
    if (
        altered is None
        or not compiled(kept).search(stem)
        or len(compiled(rf"\b{head}\b").findall(told)) != 1
    ):
        return None
    down = altered[0].split()[0] in ("lower", "smaller", "less")
    return found[0][0], Trend(head, "down" if down else "up", None, altered[0])


def _dependence(effect: str, after: tuple[Trend, ...]) -> tuple[str, Trend] | None:
    """Return what the effect says has no part in it and the change makes the cause, if anything."""
    for match in _INDEPENDENT.finditer(effect):
        head, cause = match["head"].lower(), match["of"].lower()
        for then in after:
            words = then.clause.split()
            if then.head == head and then.sense != "same" and cause in words and "and" not in words:
                return match[0], then
    return None
