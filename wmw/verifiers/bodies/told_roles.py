"""Who is who by the question's own numbers: a "12 kg bucket" is the body of 12 kg.

A family cannot list every word for a thing that hangs or slides. Where a body of the trace goes
by a noun that plays no known role, the value that the question puts beside that noun tells whose
it is.
"""

from __future__ import annotations

import re
from collections.abc import Collection, Mapping
from functools import lru_cache

from wmw.core.equation.names import word_set
from wmw.core.family import Family
from wmw.core.patterns import compiled
from wmw.core.quantity import Mention, find_measurements
from wmw.core.work import spend
from wmw.verifiers.claims import Claims
from wmw.verifiers.questions.question import Given
from wmw.verifiers.vocabulary.lexicon import plain

_BESIDE = 60
_ADJECTIVES = 3
_ENDS_NOUN = word_set(
    "of and at in on to from with by for that which who hangs hang sits sit lies lie rests rest"
    " moves moving stands stand is are or while attached connected tied per above below left right"
)
_OF_VALUE = (
    r"(?:(?: of)? mass(?: of)?|(?: of)? weight(?: of)?| weighing| weighs| with mass(?: of)?"
    r"| has mass(?: of)?| whose mass| with weight(?: of)?)?"
)
_ARTICLE = re.compile(r"\s*(?:an?|the|its|his|her|this|that|each|another)\b", re.I)
_ARTICLE_BEFORE = re.compile(
    r"(?:\b(?:an?|the|its|his|her|this|that|one|another|each|and|other|second)|^|[,;:.(])\s*\Z",
    re.I,
)
"""What stands before a number that goes with the noun behind it, as in "the 12 kg bucket"."""
_MEASURE = 3
"""Steps of work for each number and body."""


def told_roles(
    claims: Claims,
    family: Family,
    givens: Mapping[str, Given],
    known: Mapping[str, str],
    playing: Collection[str],
) -> Mapping[str, str]:
    """Return the roles of bodies that have none, by the givens that the question puts beside them.

    A role that a known body plays already is not given away again.
    """
    nameless = [body for body in dict.fromkeys(claims.bodies) if body not in known]
    if not nameless:
        return {}
    mentions = find_measurements(claims.question)
    found: dict[str, str] = {}
    for name, given in givens.items():
        role = family.quantity(name).body
        if role is None or role not in playing or role in known.values():
            continue
        spend(_MEASURE * len(nameless))
        places = [m for m in mentions if _is(m, given)]
        if len(places) != 1:
            continue  # two bodies of one mass
        own = [body for body in nameless if _stands_beside(claims, body, places[0])]
        if len(own) == 1 and found.get(own[0], role) == role:
            found[own[0]] = role
    return found if len({*found.values()}) == len(found) else {}


def _is(mention: Mention, given: Given) -> bool:
    one, other = mention.measurement, given.measurement
    if one.unit is None or other.unit is None:
        return False
    return one.unit.dimension == other.unit.dimension and one.si == other.si


@lru_cache(maxsize=256)
def _goes_with_noun(text: str, place: int) -> bool:
    """Tell whether the number at a place goes with the noun behind it."""
    return _ARTICLE_BEFORE.search(text[:place]) is not None


def _stands_beside(claims: Claims, body: str, mention: Mention) -> bool:
    """Tell whether "12 kg bucket", "bucket of mass 12 kg" or "bucket (12 kg)" names the body."""
    nouns = plain(body).split()
    whole = " ".join(nouns)
    text = claims.question
    raw = re.split(r"[,.;:()]", text[mention.end : mention.end + _BESIDE])[0]
    attributive = not _ARTICLE.match(raw) and _goes_with_noun(text, mention.start)
    behind = plain(raw).split() if attributive else []
    for place, word in enumerate(behind[: _ADJECTIVES + 1]):
        if word in _ENDS_NOUN:
            break
        if word == nouns[-1] and " ".join(behind[: place + 1]).endswith(whole):
            return True
        if word == nouns[-1] and len(nouns) == 1:
            return True
    ahead = plain(text[max(0, mention.start - _BESIDE) : mention.start].replace("(", " "))
    return compiled(rf"\b{re.escape(whole)}{_OF_VALUE}\Z").search(ahead) is not None
