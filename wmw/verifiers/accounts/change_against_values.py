"""A predicted change in words that goes against the trace's own two values of what it tells.

"The period becomes shorter", with T_before 0.44 s and T_after 0.74 s; "stone P lands faster than
stone Q", with v_P 5.9 m/s and v_Q 23 m/s. The noun or comparative must be one that the unit of the
two can be about, and the trace have one pair of that kind alone.
"""

from __future__ import annotations

import re
from collections.abc import Iterator

from wmw.core.quantity import find_measurements
from wmw.core.work import spend
from wmw.verifiers.claims import Claims
from wmw.verifiers.comparing.values_of_two import is_named, marked_values, pairs_of_names, sense_for
from wmw.verifiers.moments.moment_pairs import MomentPair, moment_pairs
from wmw.verifiers.own_words import alike
from wmw.verifiers.questions.asked_noun import of_unit
from wmw.verifiers.vocabulary.lexicon import plain
from wmw.verifiers.vocabulary.senses import trends

_COST = 30
_UNLIKE = 0.05
_LONGEST = 200
_OPEN = re.compile(
    r"\b(?:not|no|never|neither|nor|would|could|might|may|if|unless|without|at first|initially|but"
    r"|while|whereas|although|half|twice|times|both)\b|n't",
    re.I,
)
_SENSES = {"up": 1, "down": -1, "same": 0}


def change_against_values(claims: Claims) -> tuple[str, str] | None:
    """Return the trace's own two values and what the change says against them, if anything."""
    change = claims.change
    if change is None or len(change.text) > _LONGEST or _OPEN.search(change.text):
        return None
    spend(_COST)
    return _against_moments(claims, change.text) or _against_bodies(claims, change.text)


def _against_moments(claims: Claims, change: str) -> tuple[str, str] | None:
    """Return what is said to grow where its later value is smaller, or the reverse."""
    told = trends(change, claims.bodies)
    if len(told) != 1 or "than" in plain(change).split() or len(find_measurements(change)) > 1:
        return None  # two numbers of its own are held against the trace elsewhere
    pairs = [p for p in _pairs(claims) if of_unit(told[0].head, p.values[0].unit)]
    if len(pairs) != 1:
        return None
    early, late = pairs[0].values
    way = 0 if alike(early, late) else (1 if late.si > early.si else -1)
    if way == _SENSES[told[0].sense] or (way == 0 and told[0].sense != "same"):
        return None
    return ", ".join(f"{c.name} = {c.raw}" for c in pairs[0].claims), told[0].clause


def _pairs(claims: Claims) -> Iterator[MomentPair]:
    """Yield the values before, in state 0, and after, in state 1, of one thing."""
    for pair in moment_pairs((*claims.variables, *claims.results)):
        early, late = pair.claims
        positive = all(value.si > 0 and value.unit is not None for value in pair.values)
        if early in claims.variables and late in claims.results and positive:
            yield pair


def _against_bodies(claims: Claims, change: str) -> tuple[str, str] | None:
    """Return what one of two is said to have more of, where its own value is the smaller one."""
    words = plain(change)
    ahead, than, behind = words.partition(" than ")
    if not than or re.search(r"[.;,]\s", change):
        return None
    for names in pairs_of_names(claims):
        one = [name for name in names if is_named(ahead, name)]
        other = [name for name in names if is_named(behind, name)]
        values = marked_values(claims, names)
        if len(one) != 1 or len(other) != 1 or one == other or len(values) != len(names):
            continue
        sense = sense_for(ahead, values[one[0]])
        apart = (values[one[0]].si - values[other[0]].si) * sense
        if apart < -_UNLIKE * max(value.si for value in values.values()):
            found = (f"{name}: {value.text}" for name, value in values.items())
            return ", ".join(found), change
    return None
