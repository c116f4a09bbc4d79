"""Numbers that only a picture gives, and what state 0 calls them.

Where the question gives no number, state 0 alone says what the picture shows, and a reading must
have a place for all of it that the trace reckons with: a regime without one is not the picture's.
A name that means nothing to the family is placed by its words and its unit, if need be by trying.
Such a reading may find a trace sound, and never blames it.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import lru_cache
from itertools import product

from wmw.core.equation import canonical_name
from wmw.core.quantity import Measurement
from wmw.core.system import unit_of
from wmw.core.tolerance import Agreement, agrees
from wmw.core.units import parse_unit
from wmw.verifiers.case import Case
from wmw.verifiers.claims import Named
from wmw.verifiers.vocabulary.lexicon import plain
from wmw.verifiers.vocabulary.unit_names import units_in

_TRIALS = 8
"""In how many ways names without a meaning are given one, per regime."""
_COUNTED = 4
_COUNTS = re.compile(r"[a-z]s$|count|number", re.I)
"""A count as it may stand among the attributes of a body, and what it is called."""
_NUMBER = re.compile(r"\d+(?:\.\d+)?")
_NAME = re.compile(r"\\?[^\W\d_]+(?:_(?:\{[^{}\s]{1,20}\}|\w+))?[₀-₉]?")


def overlooked(case: Case) -> tuple[Named, ...]:
    """Return the numbers of state 0 that the trace reckons with and the reading has no place for.

    What repeats the value of another one, or one that words fix ("the third second" runs from 2 s
    to 3 s), is no further number.
    """
    return tuple(claim for claim in _unplaced(case) if _is_used(case, claim))


def _unplaced(case: Case) -> Iterator[Named]:
    held = [bound.measured for bound in case.state]
    placed = {bound.claim.pointer for bound in case.state}
    told = (*case.question.givens.values(), *case.question.altered.values())
    held += [given.measurement for given in told]
    for claim, _ in case.terms.given:
        measured = claim.measured
        if measured is None or not measured.si or claim.pointer in placed:
            continue
        if _is_count(claim):
            continue
        if any(_same(measured, other) for other in held) or _is_fixed(case, measured):
            continue
        held.append(measured)
        yield claim


def _is_fixed(case: Case, measured: Measurement) -> bool:
    """Tell whether words of the question fix a value: there is no need to read it off a picture."""
    fixed = case.question.facts_in(case.regime)
    readings = ((measured.read_in(case.textbook_unit(name)), fixed[name]) for name in fixed)
    return any(r is not None and agrees(r, value) is Agreement.EQUAL for r, value in readings)


def _is_count(claim: Named) -> bool:
    """Tell whether an attribute counts what a body has (closed ends) and is read off no scale."""
    measured = claim.measured
    return (
        claim.body is not None
        and measured is not None
        and measured.unit is None
        and measured.text.isdigit()
        and measured.value <= _COUNTED
        and _COUNTS.search(claim.name) is not None
    )


def placings(case: Case) -> Iterator[dict[str, str]]:
    """Yield what the unplaced numbers may be, by pointer: likeliest first.

    None where one with which the trace reckons has no place; another one may be left out.
    """
    claims = tuple(_unplaced(case))
    choices: list[tuple[str | None, ...]] = []
    for claim in claims:
        places = tuple(_places(case, claim))
        if not places and _is_used(case, claim):
            return
        choices.append(places or (None,))
    left = _TRIALS
    for names in product(*choices):
        tried = {c.pointer: name for c, name in zip(claims, names, strict=True) if name is not None}
        if tried and len({*tried.values()}) == len(tried):
            yield tried
            left -= 1
            if not left:
                return


def _places(case: Case, claim: Named) -> Iterator[str]:
    """Yield the quantities that a scene gives and that the claim may be a value of."""
    taken = {bound.quantity for bound in case.state} | {*case.question.givens}
    taken |= {*case.asked_quantities[:1]}
    meant = case.terms.meaning(claim.name).quantities
    if not {*meant} & {*case.system.names}:  # h_m may be a height in metres
        stems = (stem for stem, unit in units_in(claim.name) if parse_unit(unit) is not None)
        meant = next((q for stem in stems if (q := case.terms.meaning(stem).quantities)), meant)
    free = [
        quantity.name
        for quantity in case.family.quantities
        if quantity.name in case.system.names
        and quantity.name not in taken
        and claim.measured is not None
        and claim.measured.read_in(unit_of(quantity)) is not None
    ]
    own = [name for name in free if name in meant]
    if own or meant:
        yield from own
        return
    if claim.measured is not None and claim.measured.unit is None:  # only a name tells its kind
        free = [name for name in free if not any(case.textbook_unit(name).dimension)]
    cues = case.words.cues
    said = cues.found(plain(" ".join((claim.name, claim.body or "", *_forces_like(case, claim)))))
    fitting = {name for cue in said for name, _ in cues.owners[cue]}
    drawn = [name for name in free if case.family.quantity(name).grid is not None]
    yield from [name for name in free if name in fitting] or drawn


def _forces_like(case: Case, claim: Named) -> Iterator[str]:
    """Yield the names of the listed forces that have the claim's size: the F_R of a resistance."""
    for force in case.claims.forces:
        if force.magnitude and claim.measured and _same(force.magnitude, claim.measured):
            yield force.name


def _is_used(case: Case, claim: Named) -> bool:
    claims = case.claims
    texts = (claims.equation, claims.derivation, *claims.evidence)
    names, numbers = _written_in("\n".join(text.text for text in texts if text is not None))
    return canonical_name(claim.name) in names or (
        claim.measured is not None and claim.measured.value in numbers
    )


@lru_cache(maxsize=256)
def _written_in(text: str) -> tuple[frozenset[str], frozenset[float]]:
    """Return the names and the numbers that stand in a text, parsed or not."""
    names = frozenset(canonical_name(name) for name in _NAME.findall(text))
    return names, frozenset(map(float, _NUMBER.findall(text)))


def _same(one: Measurement, other: Measurement) -> bool:
    alike = one.unit is None or other.unit is None or one.unit.dimension == other.unit.dimension
    return alike and Agreement.EQUAL in (agrees(one, other.si), agrees(other, one.si))
