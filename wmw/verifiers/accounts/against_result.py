"""What effect and change say of the way a quantity goes, against the numbers that the trace has.

"The peak EMF becomes smaller than before", where it was 25 V and comes out as 37.5 V; "lowers the
force needed", where that goes from 44 N to 88 N; "the tension stays the same", where the factor
that is asked for is 8. The earlier value is the one of its kind that the question gives beside the
noun it asks for; where there is none, or more, nothing is said.
"""

from __future__ import annotations

import re
from collections.abc import Iterator

from wmw.core.quantity import find_measurements
from wmw.core.work import spend
from wmw.verifiers.claims import Claims
from wmw.verifiers.own_words import alike, answered
from wmw.verifiers.questions.asking import asking_sentences
from wmw.verifiers.questions.options import option_of, split_options
from wmw.verifiers.vocabulary.lexicon import plain
from wmw.verifiers.vocabulary.senses import Sense, Trend, trends, unified

_LONGEST, _COST = 300, 40
_CLEAR = 1.02
"""How many times as large a value is that is surely larger."""
_NEAR = 0.05
_UNSURE = re.compile(
    r"\b(?:not(?! change)|no(?! change)|never|neither|nor|would|could|might|may|if|unless"
    r"|than it|first|then|later"
    r"|finally|until|till|while|when|where|relative|half of|alternat\w*|but|although|at first"
    r"|swings?|cycle|back)\b|n['’]t\b(?! change)",
    re.I,
)
_MORE_OF = r"raises|increases|lifts|enlarges|lengthens|strengthens|boosts|multiplies"
_LESS_OF = r"lowers|reduces|decreases|shortens|weakens|lessens|diminishes|cuts"
_ALTERS = re.compile(
    rf"\b(?:(?P<up>{_MORE_OF})|(?P<down>{_LESS_OF})) (?:also )?(?P<what>(?:the |its )?"
    r"(?!(?:it|them|him|her)\b)[a-z]+(?: (?!(?:of|in|on|at|for|from|by|to|and|that|which|needed"
    r"|required|because|so|with|as)\b)[a-z]+){0,3})"
)
_MAKES = re.compile(
    r"\bmakes (?:the |its )?(?P<what>[a-z]+(?: [a-z]+)?) (?:(?P<up>longer|larger|greater|higher"
    r"|bigger|stronger)|(?P<down>shorter|smaller|lower|weaker))\b"
)
_NEEDED = re.compile(
    r"\b(?:(?P<up>larger|greater|higher|stronger|longer|bigger)|(?P<down>smaller|lower|weaker"
    r"|shorter|lesser)) (?P<what>[a-z]+) (?:must be )?(?:then |now )?(?:needed|required|enough"
    r"|necessary|induced|produced)\b"
)
_PAIR = re.compile(
    r"\b(?P<who>[a-z][a-z ]{2,50}?) (?:now |then )?(?:goes|changes|moves|rises|falls|drops"
    r"|increases|decreases|passes|turns|grows|shrinks|climbs|sinks) (?:down |up |over )?from ",
    re.I,
)
_OF_A_PART = re.compile(
    r"\b(?:horizontal|vertical|sideways|components?|parts?|angular|relative|average|mean)\b", re.I
)
"""What tells of a part of something: the horizontal velocity is not the speed."""
_LASTING = frozenset({"fall", "flight", "trip", "swing", "journey", "drop", "rise"})
_TIMES = frozenset({"time", "period", "duration"})
_FACTOR = re.compile(r"\b(?:by what|what is the|by which) factor\b|\bhow many times\b", re.I)
_HAPPENS = re.compile(r"\bwhat happens to (?:the |its |their )?(?P<what>[^?,;]{3,60})", re.I)
_TIMES_AS = re.compile(r"\b(?P<factor>\d{1,4}(?:\.\d{1,4})?) times (?:as|its|the)\b", re.I)
_ALTERED = re.compile(
    r"\b(?:now|then|instead|new|repeated|replaced|changed to|raised|lowered|lengthened|shortened"
    r"|taken to|moved|turned at|increased|reduced|made|screwed on)\b",
    re.I,
)
_BEFORE_OF = re.compile(r"[.?!;]\s|,")
_WAY_BACK = 45
"""How far before its number the noun of a value stands."""


def trends_told(text: str, bodies: tuple[str, ...]) -> tuple[Trend, ...]:
    """Return what a text says of how things change, or what something does to them.

    That a body rises or falls is nothing of the kind.
    """
    if _UNSURE.search(text):
        return ()
    return (*trends(text, bodies), *_caused(text))


def _caused(text: str) -> Iterator[Trend]:
    low = plain(text)
    for form in (_ALTERS, _MAKES, _NEEDED):
        for found in form.finditer(low):
            noun = unified(found["what"].split()[-1])
            if noun in ("the", "its"):
                continue
            sense: Sense = "up" if found["up"] else "down"
            yield Trend("time" if noun in _LASTING else noun, sense, None, found[0])


def pair_told(change: str) -> tuple[str, float, float] | None:
    """Return the noun that a change has go from one value to another, and both in SI."""
    found = [*_PAIR.finditer(change)]
    if len(found) != 1 or _UNSURE.search(change):
        return None
    values = [m.measurement for m in find_measurements(change[found[0].end() :])][:2]
    if len(values) != 2 or values[0].unit is None or values[1].unit is None:
        return None
    if values[0].unit.dimension != values[1].unit.dimension:
        return None
    words = plain(found[0]["who"]).split()
    cut = next((i for i, word in enumerate(words) if i and word in ("of", "in", "at", "on")), None)
    return unified(words[: cut or len(words)][-1]), values[0].si, values[1].si


def way_of(earlier: float, later: float) -> Sense | None:
    """Return which way a value goes, if it surely does."""
    if earlier <= 0 or later <= 0:
        return None
    if later > _CLEAR * earlier:
        return "up"
    return "down" if earlier > _CLEAR * later else None


def effect_against_pair(claims: Claims) -> tuple[str, str] | None:
    """Return what the effect says of the noun of the change, whose two values go the other way."""
    effect, change = claims.effect, claims.change
    if effect is None or change is None or max(len(effect.text), len(change.text)) > _LONGEST:
        return None
    pair = pair_told(change.text)
    if pair is None:
        return None
    spend(_COST)
    way = way_of(pair[1], pair[2])
    told = [trend for trend in trends_told(effect.text, claims.bodies) if _is_of(trend, pair[0])]
    if way is None or len(told) != 1 or told[0].sense == way:
        return None
    return told[0].clause, change.text


def caused_otherwise(claims: Claims) -> tuple[str, str] | None:
    """Return what the effect does to a quantity, and what of the change goes another way."""
    effect, change = claims.effect, claims.change
    if effect is None or change is None or max(len(effect.text), len(change.text)) > _LONGEST:
        return None
    if _UNSURE.search(effect.text) or _UNSURE.search(change.text):
        return None
    if not _ALTERED.search(claims.question):
        return None
    spend(_COST)
    done, after = [*_caused(effect.text)], trends(change.text, claims.bodies)
    for one in done:
        same = [trend for trend in done if _is_of(trend, one.head)]
        then = [trend for trend in after if _is_of(trend, one.head)]
        if len(same) == 1 and len(then) == 1 and then[0].sense != one.sense:
            return one.clause, then[0].clause
    return None


def against_answer(claims: Claims, text: str) -> str | None:
    """Return what a text says of the way of what is asked for, where the answer goes another."""
    if len(text) > _LONGEST:
        return None
    told = trends_told(text, claims.bodies)
    if not told:
        return None
    spend(_COST)
    result = _by_factor(claims) or _by_option(claims) or _by_value(claims)
    if result is None:
        return None
    nouns, factor = result
    way = way_of(1.0, factor)
    mine = [trend for trend in told if any(_is_of(trend, noun) for noun in nouns)]
    if len(mine) != 1 or way is None:
        return None
    [one] = mine
    if one.sense != way:
        return one.clause
    if one.factor is None or abs(one.factor / factor - 1) <= _NEAR:
        return None
    return one.clause


def _is_of(trend: Trend, noun: str) -> bool:
    if _OF_A_PART.search(trend.clause):
        return False
    return trend.head == noun or {trend.head, noun} <= _TIMES


def _by_factor(claims: Claims) -> tuple[frozenset[str], float] | None:
    """Return the nouns that a question asks the factor of, and the factor answered."""
    asking = " ".join(asking_sentences(split_options(claims.question)[0]))
    found = _FACTOR.search(asking)
    value = answered(claims) if found is not None else None
    if found is None or value is None or value.si <= 0:
        return None
    if value.unit is not None and any(value.unit.dimension):
        return None
    return _nouns(asking[found.end() :]), value.si


def _by_option(claims: Claims) -> tuple[frozenset[str], float] | None:
    """Return the nouns of which it is asked what happens to them, and the factor of the option."""
    stem, options = split_options(claims.question)
    asked = _HAPPENS.search(" ".join(asking_sentences(stem)))
    chosen = option_of(options, claims.answer.letter) if claims.answer.letter else None
    told = _TIMES_AS.search(chosen.text) if asked is not None and chosen is not None else None
    if asked is None or told is None or float(told["factor"]) <= 0:
        return None
    return _nouns(asked["what"]), float(told["factor"])


def _by_value(claims: Claims) -> tuple[frozenset[str], float] | None:
    """Return the noun that is asked for, and how many times its earlier value the answer is."""
    value, question = answered(claims), claims.question
    if value is None or value.unit is None or not any(value.unit.dimension) or value.si <= 0:
        return None
    if not _ALTERED.search(question):
        return None
    same = [
        mention
        for mention in find_measurements(question)
        if mention.measurement.unit is not None
        and mention.measurement.unit.dimension == value.unit.dimension
    ]
    if len(same) != 1 or same[0].measurement.si <= 0 or alike(same[0].measurement, value):
        return None
    asked = _nouns(" ".join(asking_sentences(question)))
    before = question[max(0, same[0].start - _WAY_BACK) : same[0].start]
    beside = _nouns(_BEFORE_OF.split(before)[-1])
    return (asked & beside, value.si / same[0].measurement.si) if asked & beside else None


def _nouns(text: str) -> frozenset[str]:
    return frozenset(unified(word) for word in plain(text).split() if len(word) > 2)
