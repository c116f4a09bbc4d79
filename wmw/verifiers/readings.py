"""The readings of a trace in one regime: by sign convention, then by values of open constants."""

from __future__ import annotations

import math
from collections.abc import Iterable, Iterator, Mapping, Sequence

from wmw.core import registry
from wmw.core.equation import canonical_name
from wmw.core.family import Convention, Quantity, in_regime
from wmw.core.quantity import Measurement, find_measurements
from wmw.core.system import unit_of
from wmw.core.units import Unit, to_si
from wmw.verifiers.case import Case
from wmw.verifiers.claims import Claims
from wmw.verifiers.idle_constants import is_idle
from wmw.verifiers.own_words import numbers_in
from wmw.verifiers.questions.reading import read_question
from wmw.verifiers.scenario import Scenario
from wmw.verifiers.terms import Terms

_FARTHER = 4
"""From how many words behind the question word on a constant is not what is asked for."""


def readings_in(
    terms: Terms,
    regime: str,
    gold: Scenario | None,
    *,
    reread: bool = False,
    placed: bool = False,
    seen: Mapping[str, str] | None = None,
) -> Iterator[Case]:
    """Yield the readings of a trace in one regime: by sign convention, then by constants."""
    legal = [c for c in terms.family.conventions if in_regime(c.regimes, regime)]
    signs = terms.question.signs
    told = [c for c in legal if signs.get(c.name)]
    conventions: list[Convention | None] = [*told] or [
        None,
        *(c for c in legal if signs.get(c.name, True)),
    ]
    given = set(terms.question.givens)
    for convention in conventions:
        for constants in _that_matter(terms, regime, given):
            yield Case(
                terms,
                regime,
                convention,
                constants,
                gold,
                reread=reread,
                placed=placed,
                seen=seen,
            )
    if gold is None and not placed and seen is None:
        yield from _measuring(terms, regime, conventions)


def _measuring(
    terms: Terms, regime: str, conventions: Sequence[Convention | None]
) -> Iterator[Case]:
    """Yield the readings in which a constant is not taken for granted since it is measured.

    "What does this run give for the acceleration of free fall?": what is asked for would follow
    from the usual constant alone, and follows without it from what state 0 read off the picture.
    """
    question = terms.question
    if not question.numberless:
        return
    system = registry.system(terms.family.name, regime)
    usual = next(_constants(terms.claims, terms.family.name, regime, set()), {})
    fixed = {*system.solve(usual).world} - {*system.solve({}).world}
    for convention in conventions if usual else ():
        case = Case(terms, regime, convention, {})
        asked = case.asked_quantities[:1]
        if not asked or asked[0] not in fixed or asked[0] in case.told:
            return
        seen = {b.quantity: case.ours(b.quantity, b.measured.si) for b in case.state}
        if not set(seen) & fixed and asked[0] in system.solve({**case.told, **seen}).world:
            yield case


def _that_matter(terms: Terms, regime: str, given: set[str]) -> Iterator[Mapping[str, float]]:
    """Yield values for the constants left open, once where they change nothing that is said."""
    choices = _constants(terms.claims, terms.family.name, regime, given)
    first = next(choices, {})
    yield first
    if not all(is_idle(terms, regime, name) for name in first):
        yield from choices


def _constants(
    claims: Claims, family: str, regime: str, given: set[str]
) -> Iterator[Mapping[str, float]]:
    """Yield values for the constants that the question leaves open (g: 9.8, 9.81 or 10).

    The values that the trace itself states come first, together.
    """
    used = registry.system(family, regime).names
    open_ones = [
        q
        for q in registry.family(family).quantities
        if q.choices and q.name not in given and q.name in used
    ]
    choices = {q.name: _as_stated(claims, q) for q in open_ones}
    for place in range(max(map(len, choices.values()), default=1)):
        yield {name: values[min(place, len(values) - 1)] for name, values in choices.items()}
    targets = read_question(claims.question, family).targets
    asked = {name for name in choices if targets.get(name, _FARTHER) < _FARTHER}
    if asked:  # "what is g on that planet": what is asked for is not taken for granted
        yield {name: values[0] for name, values in choices.items() if name not in asked}


def _as_stated(claims: Claims, constant: Quantity) -> tuple[float, ...]:
    """Return the choices of a constant in SI, first the one that the trace states.

    Where the working puts one in with its unit, and the trace has no other, it is the only one; so
    it is where the trace states one, and the working puts in its number and that of no other.
    What comes out, as an acceleration of 10 m/s² may, is not put in.
    """
    unit = unit_of(constant)
    values = tuple(to_si(choice, unit) for choice in constant.choices)
    own = {canonical_name(name) for name in (constant.name, *constant.aliases)}
    stated = [
        c.measured
        for c in (*claims.variables, *claims.attributes)
        if c.measured and (c.measured.unit is not None or canonical_name(c.name) in own)
    ]
    for text in claims.assumptions:
        stated += [m.measurement for m in find_measurements(text.text) if m.measurement.unit]
    results = [m for m in (*(c.measured for c in claims.results), claims.answer.measured) if m]
    found = {abs(read.si) for m in results if (read := m.read_in(unit)) is not None}
    numbers = (*numbers_in(claims.derivation), *numbers_in(claims.equation))
    working = _chosen((n for n in numbers_in(claims.derivation) if n.unit), unit, values)
    put_in = tuple(v for v in working if not any(math.isclose(v, own) for own in found))
    named = _chosen(stated, unit, values)
    if len(put_in) == 1 and {*named} <= {*put_in}:
        return put_in
    if len(named) == 1 and {*_chosen(numbers, unit, values)} == {*named}:
        return named
    return tuple(dict.fromkeys((*named[:1], *values)))


def _chosen(
    numbers: Iterable[Measurement], unit: Unit, values: Sequence[float]
) -> tuple[float, ...]:
    """Return the values of a constant that are among numbers, in the order of these.

    Bare ones are in its unit; what counts turns or shares is none.
    """
    read = (n.read_in(unit) for n in numbers if n.unit is None or any(n.unit.dimension))
    return tuple(
        dict.fromkeys(
            value
            for reading in read
            for value in values
            if reading is not None and math.isclose(reading.si, value, rel_tol=1e-9)
        )
    )
