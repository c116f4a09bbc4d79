"""Numbers that the question puts right beside the name of their body, as the trace calls it too.

"0.28 kg of ice into 0.45 kg of water": no other way to deal these two out is left, whatever words
of the family stand near them. The trace's own value must be one of that body: an attribute of it,
or a name with its noun ("massIce").
"""

from __future__ import annotations

import re
from collections.abc import Iterable

from wmw.core.quantity import Mention, find_measurements
from wmw.verifiers.binding.bound import Bound
from wmw.verifiers.case import Case
from wmw.verifiers.questions.question import Given
from wmw.verifiers.vocabulary.lexicon import plain, plain_name

_BEHIND = re.compile(r"(?:of )?(?P<words>[a-z]+(?: [a-z]+)?)")
_STOP = re.compile(r"[.?!;](?:\s|\Z)")


def is_beside_its_body(case: Case, given: Given, stated: Iterable[Bound]) -> bool:
    """Tell whether the question names the body of a given beside it, and the trace means that."""
    role = case.family.quantity(given.quantity).body
    bodies = [body for body, of in case.cast.items() if role is not None and of == role]
    if len(bodies) != 1:
        return False
    [body] = bodies
    own = (bound for bound in stated if bound.quantity == given.quantity)
    return any(_is_of(bound, body) for bound in own) and _body_beside(case, given) == body


def _is_of(bound: Bound, body: str) -> bool:
    if bound.claim.body is not None:
        return bound.claim.body == body
    name = plain_name(bound.claim.name).split()
    return plain(body).split()[-1:] == name[:1] or plain(body).split()[-1:] == name[-1:]


def _body_beside(case: Case, given: Given) -> str | None:
    """Return the body whose name stands right behind a number, else as the last one before it."""
    mentions = [m for m in find_measurements(case.claims.question) if _is_like(m, given)]
    here = [m for m in mentions if m.measurement.value == given.measurement.value]
    if len(here) != 1:
        return None
    [mention] = here
    question = case.claims.question
    named = {plain(body): body for body in case.claims.bodies}
    behind = _BEHIND.match(plain(question[mention.end : mention.end + 40]))
    if behind is not None:
        words = behind["words"].split()
        for told in (" ".join(words), words[0]):
            if told in named:
                return named[told]
    begin = max((m.end for m in mentions if m.end <= mention.start), default=0)
    begin = max([begin, *(s.end() for s in _STOP.finditer(question, begin, mention.start))])
    before = f" {plain(question[begin : mention.start])} "
    last = max(named, key=lambda name: before.rfind(f" {name} "), default="")
    return named[last] if last and f" {last} " in before else None


def _is_like(mention: Mention, given: Given) -> bool:
    mine, unit = mention.measurement.unit, given.measurement.unit
    return mine is not None and unit is not None and mine.dimension == unit.dimension
