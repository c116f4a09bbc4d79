"""An answer that is no number of the trace and follows from none, beside a result that is.

"The period goes from 0.444 s to 0.743 s", which is the new variable and the end of the working, and
"0.118 s". The question must ask one thing, and for no sum, difference, ratio or change; and no
other value may lead from that result to the answer in one step.
"""

from __future__ import annotations

import math
import re
from collections.abc import Iterator, Sequence

from wmw.core.quantity import Measurement, find_measurements
from wmw.verifiers.claims import Claims
from wmw.verifiers.own_words import (
    alike,
    answered,
    is_among,
    numbers_in,
    of_another_unit,
    texts_of,
)
from wmw.verifiers.questions.asking import asking_sentences, asks_of_two, asks_whether

_OTHERWISE = re.compile(
    r"\bby (?:how|what)\b|\band (?:at |after |for |by |in )?(?:when|what|which|where|how)\b"
    r"|\b(?:ratio|difference|chang\w*|percent\w*|fraction|factor|total|sum|altogether|both|each"
    r"|average|mean|combined|between|apart|relative|round|twice|double|half|more|less|left"
    r"|remain\w*|gain\w*|los[est]\w*|ris\w*|drop\w*|increas\w*|decreas\w*|extra|added|per"
    r"|across|wide|width|diameter|radius|back)\b|%|[Δ∆]",
    re.I,
)
"""How a question asks for what may follow from the trace's last value without a line of its own."""
_OF_GIVEN = re.compile(
    r"\b(?:which|whether|still|again|before|old|former|initial\w*|original\w*|first|same|compare\w*"
    r"|enough)\b",
    re.I,
)
"""A question that a given value may answer."""
_OF_TWO = re.compile(r"\b(?:two|pair|second|other|another|complete|whole|full)\b", re.I)
"""Words of a question by which its answer may be twice or half of what was found."""
_LED_ON = re.compile(
    r"\b(?:times|twice|doubl\w*|hal[fv]\w*|tripl\w*|trebl\w*|quadrupl\w*|thirds?|quarters?|sum"
    r"|together|plus|minus|less|added|difference|remain\w*|rest)\b",
    re.I,
)
"""What an explanation says where it goes on from what was found: "three cords, so three times"."""
_CLOSE = 0.02


def answered_from_nowhere(claims: Claims) -> str | None:
    """Return what the trace has found, where the answer is neither that nor follows from anything.

    The same number with another prefix is such an answer, too.
    """
    value, asking = answered(claims), asking_sentences(claims.question)
    if value is None or value.unit is None or claims.change is None or len(asking) != 1:
        return None
    if claims.answer.letter is not None or asks_of_two(asking[0]) or _OTHERWISE.search(asking[0]):
        return None
    own = _found(claims, value)
    if own is None or alike(own, value) or _LED_ON.search(claims.answer.explanation):
        return None
    stated = list(_all_numbers(claims))
    united = [number for number in stated if number.unit is not None]
    if of_another_unit(value, own):
        return None if is_among(value, united) else claims.change.text
    if _OF_TWO.search(asking[0]) and _is_twice_or_half(value, own):
        return None
    known = is_among(value, stated)
    if (known and not _is_mere_given(claims, value)) or _in_one_step(value, own, united):
        return None
    return claims.change.text


def _is_mere_given(claims: Claims, value: Measurement) -> bool:
    """Tell whether a value is one that the question gives, and that nothing of the trace finds.

    Who asks which, whether or what at first may be answered with what was given.
    """
    asking = " ".join(asking_sentences(claims.question))
    if _OF_GIVEN.search(asking) or asks_whether(asking):
        return False
    found = [c.measured for c in claims.results if c.measured is not None]
    found += [force.magnitude for force in claims.forces if force.magnitude is not None]
    for text in (claims.change, claims.effect, claims.rule):
        found += numbers_in(text)
    for text in (claims.derivation, claims.equation, *claims.evidence):
        words = text.text if text is not None else ""
        found += [m.measurement for m in find_measurements(words) if _is_result(words, m.start)]
    given = [m.measurement for m in find_measurements(claims.question)]
    return is_among(value, given) and not is_among(value, found)


def _is_result(words: str, start: int) -> bool:
    return words[:start].rstrip(" -−+").endswith(("=", "≈", ":", "is"))


def _found(claims: Claims, value: Measurement) -> Measurement | None:
    """Return the new value of the answer's kind that the change tells, and that ends the working.

    Without a working it must be the only one of its kind.
    """
    told = [n for n in numbers_in(claims.change) if _is_kin(n, value)]
    mine = [c.measured for c in claims.results if c.measured and _is_kin(c.measured, value)]
    derived = numbers_in(claims.derivation)
    mine = [one for i, one in enumerate(mine) if not is_among(one, mine[:i])]
    if derived:
        ends = derived[-1] if len(mine) > 1 else _last_of_kind(derived, value)
        mine = [result for result in mine if ends is not None and alike(result, ends)]
    return mine[0] if len(mine) == 1 and is_among(mine[0], told) else None


def _last_of_kind(derived: Sequence[Measurement], value: Measurement) -> Measurement | None:
    """Return the last number of a working that has a unit of the answer's kind, or no unit."""
    kin = [number for number in derived if _is_kin(number, value)]
    return kin[-1] if kin else derived[-1]


def _all_numbers(claims: Claims) -> Iterator[Measurement]:
    """Yield every number of the trace before its answer, and of the question and explanation."""
    for named in (*claims.variables, *claims.attributes, *claims.results):
        if named.measured is not None:
            yield named.measured
        elif isinstance(named.raw, str):
            yield from (m.measurement for m in find_measurements(named.raw))
    yield from (force.magnitude for force in claims.forces if force.magnitude is not None)
    for text in texts_of(claims):
        yield from numbers_in(text)
    for words in (claims.question, claims.answer.explanation):
        yield from (mention.measurement for mention in find_measurements(words))


def _in_one_step(value: Measurement, own: Measurement, united: Sequence[Measurement]) -> bool:
    """Tell whether a value is the sum or the difference of what was found and another number."""
    others = {number.si for number in united if _is_kin(number, value)} - {own.si}
    return any(
        math.isclose(abs(step), abs(value.si), rel_tol=_CLOSE)
        for other in others
        for step in (own.si + other, own.si - other)
    )


def _is_twice_or_half(value: Measurement, own: Measurement) -> bool:
    return any(math.isclose(abs(value.si), abs(own.si) * n, rel_tol=_CLOSE) for n in (0.5, 2.0))


def _is_kin(one: Measurement, other: Measurement) -> bool:
    return (
        one.unit is not None
        and other.unit is not None
        and one.unit.dimension == other.unit.dimension
    )
