"""An attribute that the question's own words give for another body.

"The stone of mass 14 kg lies on a beam with a mass of 8.0 kg" gives each body its mass. A trace
whose stone has 8.0 kg has taken one for the other, whatever the two are and whatever happens.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence

from wmw.core.patterns import compiled
from wmw.core.quantity import Mention, find_measurements
from wmw.core.units import parse_unit
from wmw.core.work import spend
from wmw.verifiers.claims import Claims, Named
from wmw.verifiers.own_words import alike
from wmw.verifiers.questions.options import split_options

_TELLING = (
    r"(?:,? (?:of|with|has|having|whose)(?: an?| the| its)?| \(|'s|,)?"
    r"(?: (?!the |an? )(?P<noun>[a-z]{2,20}(?: [a-z]{2,20})?))?(?: of| is| =| at|:)? ?\Z"
)
"""What stands between a body and a number that is told of it: "with a mass of", "at", "(mass "."""
_NOUN_OF = r"(?P<noun>[a-z]{2,20}) of (?:the |an? )?\Z"
_BEHIND = r"(?: of|-)?(?: the| this)? ?"
_PLAIN_WORDS = frozenset({"of", "at", "is", "with", "has", "having", "a", "an", "the", "its"})
_BARE = tuple(
    unit.dimension for unit in map(parse_unit, ("kg", "K", "Ω", "F", "C")) if unit is not None
)
"""Dimensions of which a body has one value, which need not be called by a noun."""
_CHANGED = re.compile(
    r"\b(?:swap\w*|exchang\w*|interchang\w*|replac\w*|instead|trad(?:e|ed|es) places|chang\w+"
    r"|increas\w+|decreas\w+|each|total|combined"
    r"|taken together|together (?:have|has|with|weigh\w*|make))\b",
    re.I,
)
_LONGEST_NAME, _BODIES, _BEFORE, _STEP = 40, 12, 60, 3


def of_other_body(claims: Claims) -> Iterator[tuple[Named, str, bool]]:
    """Yield each attribute that is another body's in the question, with its body's own value.

    Told besides is whether that body has the own value in return: then nobody is taken for another.
    """
    stem, _ = split_options(claims.question)
    bodies = [body for body in claims.bodies if 1 < len(body) <= _LONGEST_NAME][:_BODIES]
    if len(bodies) < 2 or _CHANGED.search(stem):
        return
    mentions = [m for m in find_measurements(stem) if m.measurement.unit is not None]
    spend(_STEP * len(mentions) * len(bodies))
    told = [(whose, m) for m in mentions for whose in (_whose(stem, m, bodies),) if whose]
    for claim in claims.attributes:
        mine = claim.measured
        if mine is None or mine.unit is None or claim.body not in bodies:
            continue
        kind = mine.unit.dimension
        alike_ones = [m for m in mentions if _kind(m) == kind]
        own = [m for (body, noun), m in told if body == claim.body and _fits(claim, noun, m, kind)]
        stated = [m for m in alike_ones if alike(m.measurement, mine)]
        if len(own) != 1 or len(stated) != 1 or own == stated:
            continue
        others = {body for (body, noun), m in told if [m] == stated and _fits(claim, noun, m, kind)}
        loose = _named_before(stem, stated[0], alike_ones, bodies)
        if others - {claim.body} or (
            loose != claim.body and _has_either(claims, loose, claim, (stated[0], own[0]))
        ):
            named = claim.body, *others, loose
            theirs = [a for a in claims.attributes if a.body in named and a.name == claim.name]
            yield claim, stem[own[0].start : own[0].end], _in_return(claims, claim, own[0], theirs)


def _in_return(claims: Claims, claim: Named, own: Mention, theirs: Sequence[Named]) -> bool:
    """Tell whether the value that a body should have is the other's: in its attribute, or by name.

    Of values by name it must be one, and one has the value that the body has.
    """
    others = [other for other in theirs if other.body != claim.body]
    if others:
        return any(_has(other, own) for other in others)
    stated = claim.measured
    named = [one.measured for one in claims.variables if one.measured is not None]
    return stated is not None and all(
        sum(alike(value, one) for one in named) == 1 for value in (own.measurement, stated)
    )


def _has(claim: Named, mention: Mention) -> bool:
    return claim.measured is not None and alike(mention.measurement, claim.measured)


def _named_before(
    stem: str, mention: Mention, kin: Sequence[Mention], bodies: Sequence[str]
) -> str | None:
    """Return the body that is named last between a number and the one of its kind before it."""
    begin = max((m.end for m in kin if m.end <= mention.start), default=0)
    words = stem[begin : mention.start].lower()
    places = {body: words.rfind(body.lower()) for body in bodies}
    last = max(places, key=lambda body: (places[body], len(body)))
    return last if places[last] >= 0 and ". " not in words[places[last] :] else None


def _has_either(
    claims: Claims, body: str | None, claim: Named, values: tuple[Mention, Mention]
) -> bool:
    """Tell whether a body's attribute of the same name has one of the two values."""
    return any(
        other.body == body and other.name == claim.name and alike(value.measurement, other.measured)
        for other in claims.attributes
        for value in values
        if other.measured is not None
    )


def _kind(mention: Mention) -> object:
    return mention.measurement.unit.dimension if mention.measurement.unit is not None else None


def _fits(claim: Named, noun: str | None, mention: Mention, kind: object) -> bool:
    """Tell whether a number is told of a body as that which its attribute is called."""
    if _kind(mention) != kind:
        return False
    if noun is None:
        return kind in _BARE
    return noun in claim.name.lower().replace("_", " ").split()


def _whose(stem: str, mention: Mention, bodies: list[str]) -> tuple[str, str | None] | None:
    """Return the one body that a number is told of right before or behind it, and its noun."""
    found: dict[str, str | None] = {}
    before = stem[max(0, mention.start - _BEFORE) : mention.start]
    for body in sorted(bodies, key=len):
        name = rf"(?<![\w-])(?i:{re.escape(body)})"
        behind = compiled(rf"{_BEHIND}{name}(?![\w-])(?! [A-Z0-9]\b)").match(stem[mention.end :])
        if behind is not None:
            found[body] = None
        elif (match := compiled(rf"{name}{_TELLING}").search(before)) is not None:
            words = [w for w in (match["noun"] or "").split() if w not in _PLAIN_WORDS]
            whole = compiled(_NOUN_OF).search(before[: match.start()]) if not words else None
            found[body] = words[-1] if words else whole["noun"] if whole else None
    longest = max(found, key=len, default=None)
    if longest is None or any(body not in longest for body in found):
        return None
    return longest, found[longest]
