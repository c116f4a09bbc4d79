"""State 1 says the opposite of what the transition says happens.

What it does: reads what the effect and what the predicted change say of how a thing changes
("the wavelength grows", "the current becomes half as large"), and finds where they say the same
noun goes up in one and down in the other, stays the same, or changes by another factor. A pair of
values in the change ("rises from 0.40 A to 0.80 A") is not looked at here. The factor of the change
must also be that of the effect's own proportion, where the question alters one thing by a factor.
What takes four times as long is held against a time that only doubles, what grows warmer against a
body that cools, what stays where it was against one that moves along. Conditions, and questions in
which nothing is altered or compared, are left alone.

Why it is bad: state 1 does not follow from the transition that the trace itself states.

Example: the effect is "so the current becomes half as large", the change "the current rises".

Use instead: "the current falls".
"""

from __future__ import annotations

import re
from collections.abc import Iterator

from wmw.core.verdict import FieldName, Finding, Label
from wmw.verifiers.asking import asking_sentences
from wmw.verifiers.claims import Claims
from wmw.verifiers.effect_words import grows_cold, how_long, left_behind
from wmw.verifiers.lexicon import plain
from wmw.verifiers.options import split_options
from wmw.verifiers.senses import Trend, opposed, trends

CODE = "WMW314"
LABEL: Label = "intervention"
FIELD: FieldName = "transition"

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
_PROPORTIONAL = re.compile(
    r"\b(?P<head>[a-z]+)(?: of [a-z ]{1,30})? is (?P<inverse>inversely )?(?:directly )?proportional"
    r" to (?:the )?(?:(?P<power>square root|square|cube) of (?:the )?)?(?P<of>[a-z]+)",
    re.I,
)
_POWERS = {None: 1.0, "square root": 0.5, "square": 2.0, "cube": 3.0}
_TOLERANCE = 0.05


def of_itself(claims: Claims) -> Iterator[Finding]:
    """Yield a finding where the change contradicts the effect in the words of both."""
    if claims.effect is None or claims.change is None or not _ALTERED.search(claims.question):
        return
    before = trends(claims.effect.text, claims.bodies)
    after = trends(claims.change.text, claims.bodies)
    asking = frozenset(plain(" ".join(asking_sentences(claims.question))).split())
    pair = _contradiction(before, after, asking) or _dependence(claims.effect.text, after)
    stem, _ = split_options(claims.question)
    pair = pair or how_long(claims) or left_behind(claims) or grows_cold(claims)
    pair = pair or _out_of_proportion(claims.effect.text, stem, after)
    if pair is not None:
        said, then = pair
        yield Finding(
            CODE,
            LABEL,
            FIELD,
            claims.change.pointer,
            f"the effect says {said!r}, state 1 {then.clause!r}",
            then.clause,
            said,
        )


def _contradiction(
    before: tuple[Trend, ...], after: tuple[Trend, ...], asking: frozenset[str]
) -> tuple[str, Trend] | None:
    for then in after:
        mine = [trend for trend in before if trend.head == then.head]
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


def _dependence(effect: str, after: tuple[Trend, ...]) -> tuple[str, Trend] | None:
    """Return what the effect says has no part in it and the change makes the cause, if anything."""
    for match in _INDEPENDENT.finditer(effect):
        head, cause = match["head"].lower(), match["of"].lower()
        for then in after:
            words = then.clause.split()
            if then.head == head and then.sense != "same" and cause in words and "and" not in words:
                return match[0], then
    return None


def _out_of_proportion(
    effect: str, question: str, after: tuple[Trend, ...]
) -> tuple[str, Trend] | None:
    """Return a factor in the change that is not the one of the proportion stated, if there is."""
    altered = [trend for trend in trends(question, supposed=True) if trend.factor is not None]
    told = list(_PROPORTIONAL.finditer(effect))
    if len(altered) != 1 or len(told) != 1 or altered[0].factor is None:
        return None
    [match], [cause] = told, altered
    power = _POWERS[match["power"].lower() if match["power"] else None]
    if cause.head != match["of"].lower():
        return None
    factor = altered[0].factor ** (-power if match["inverse"] else power)
    for then in after:
        if then.head != match["head"].lower() or then.factor is None:
            continue
        if abs(then.factor - factor) > _TOLERANCE * max(factor, then.factor):
            return match[0], then
    return None
