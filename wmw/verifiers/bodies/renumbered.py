"""Numbers that a trace gives its quantities in an order of its own.

Where a question numbers nothing, "F_1 r_1 = F_2 r_2" may as well count the hand first and the load
second as the other way round. A trace that counts otherwise than the family is read with 1 and 2
exchanged throughout. Of one body in two states the order is that of time, and no matter of choice;
but T_0 and T_1 may be its states as well as T_1 and T_2.
"""

from __future__ import annotations

import re
from collections.abc import Iterator

from wmw.core.equation import canonical_name
from wmw.core.quantity import Measurement, find_measurements
from wmw.core.units import parse_unit
from wmw.verifiers.claims import Claims
from wmw.verifiers.questions.spans import are_one, spans
from wmw.verifiers.vocabulary.lexicon import COUNTS, Lexicon, lexicon

_INDEX = re.compile(r"(?<=[^\W\d_])(_?\{?)([12₁₂])(?![\d₀-₉])")
"""The number at a letter: "m_1", "F_{2}", "r₁"."""
_COUNTED = re.compile(r"[₁₂]|[^\W\d_]_?\{?[12]\b|\b(?:first|second|former|latter)\b", re.I)
"""What numbers things in a question."""
_IN_WORDS = re.compile(r"(?<=[a-z])(?:_(?=[oO]ne|[tT]wo)|(?=One|Two))(one|two)$", re.I)
"""The number of "massOne" and "mass_two"."""
_NUMBERED = re.compile(r"(?<![^\W_])[^\W\d_]{1,2}(?:_\{?[12](?!\d)|[₁₂](?![₀-₉]))")
"""A symbol with such a number."""
_FROM_ZERO = re.compile(r"(?P<stem>[^\W\d_]\w{0,12}?)(?P<mark>_?[01])")
_TEMPERATURE = parse_unit("K").dimension  # type: ignore[union-attr]
_OTHER = {"1": "2", "2": "1", "₁": "₂", "₂": "₁"}


def exchanged(name: str) -> str:
    """Return a name with the other of the numbers 1 and 2: "m_2" for "m_1", "m_1" for "mTwo"."""
    name = _IN_WORDS.sub(lambda match: f"_{COUNTS[match[1].lower()]}", name)
    return _INDEX.sub(lambda match: f"{match[1]}{_OTHER[match[2]]}", name)


def counted_from_zero(claims: Claims) -> dict[str, str]:
    """Return what would be the names of two states that a trace counts as 0 and 1, not 1 and 2.

    State 0 must have the start and the end that the question tells: "from 15 °C to 55 °C" as T_0
    and T_1, or the only two temperatures in the order in which it tells them.
    """
    found: dict[str, str] = {}
    ends = [*spans(claims.question), *_two_temperatures(claims.question)]
    told = {claim.name: claim.measured for claim in claims.variables if claim.measured is not None}
    taken = {claim.name for claim in (*claims.variables, *claims.results)}
    for name, late in told.items() if ends else ():
        mark = _FROM_ZERO.fullmatch(name)
        if mark is None or not mark["mark"].endswith("1"):
            continue
        stem, link = mark["stem"], mark["mark"][:-1]
        early, second = told.get(f"{stem}{link}0"), f"{stem}{link}2"
        if early is None or second in taken:
            continue
        if any(
            are_one(early, first) and are_one(late, last) and not are_one(late, first)
            for first, last in ends
        ):
            found |= {name: second, f"{stem}{link}0": name}
    return found


def _two_temperatures(question: str) -> Iterator[tuple[Measurement, Measurement]]:
    """Yield the temperatures of a question that tells just two: "50 mm at 20 °C, what at 90 °C"."""
    told = [m.measurement for m in find_measurements(question)]
    told = [m for m in told if m.unit is not None and m.unit.dimension == _TEMPERATURE]
    if len(told) == 2:
        yield told[0], told[1]


def may_be_renumbered(claims: Claims, family: str) -> bool:
    """Tell whether nobody but the author of a trace has numbered the two bodies in it."""
    if _COUNTED.search(claims.question) or any(re.search(r"\d", name) for name in claims.bodies):
        return False
    told = find_measurements(claims.question)
    if any(m.measurement.unit is None and m.measurement.text in _OTHER for m in told):
        return False  # "cart 1"
    named = (*claims.variables, *claims.attributes, *claims.results)
    names = {exchanged(exchanged(canonical_name(c.name))) for c in named}  # numbers as figures
    indexed = {name for name in names if _INDEX.search(name)}
    if not indexed:  # "boy_mass", and m_1 in the working alone
        indexed = _counted_in_working(claims)
    if {match[2] for name in indexed for match in _INDEX.finditer(name)} != {"1", "2"}:
        return False
    words = lexicon(family)
    return all(_tells_bodies(words, name) for name in indexed)


def counts_in_working_alone(claims: Claims) -> bool:
    """Tell whether a trace numbers its two bodies in its equation and working, and nowhere else."""
    named = (*claims.variables, *claims.attributes, *claims.results)
    stated = any(_INDEX.search(exchanged(canonical_name(c.name))) for c in named)
    return not stated and bool(_counted_in_working(claims))


def _counted_in_working(claims: Claims) -> set[str]:
    texts = (claims.equation, claims.derivation)
    return {
        canonical_name(match[0])
        for text in texts
        if text
        for match in _NUMBERED.finditer(text.text)
    }


def _tells_bodies(words: Lexicon, name: str) -> bool:
    """Tell whether a name and the one with the other number are of two bodies, so far as known."""
    mine, theirs = (
        {words.family.quantity(q).body for q in words.meaning(one).quantities} - {None}
        for one in (name, exchanged(name))
    )
    return bool(mine) and bool(theirs) and mine.isdisjoint(theirs)
