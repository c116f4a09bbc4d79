"""Values of two moments that have changed places by the trace's own equation or working.

"p = rho g h" with h_before 0.80 m and h_after 0.20 m gives 7840 Pa before; so does a working that
puts 0.80 into it. Where p_before is the value that belongs to h_after, and p_after the other one,
the two have changed places. Both must fit crosswise and neither straight.
"""

from __future__ import annotations

import re
from collections.abc import Iterator

from wmw.core.equation import Expr, Sym, canonical_name, evaluate, free_symbols
from wmw.core.quantity import Measurement, find_measurements
from wmw.core.work import spend
from wmw.verifiers.claims import Claims, Named
from wmw.verifiers.equations.statements import statements
from wmw.verifiers.moments.moment_pairs import MomentPair, moment_pairs
from wmw.verifiers.own_words import is_among, texts_of
from wmw.verifiers.questions.spans import of_one_kind, spans
from wmw.verifiers.vocabulary.senses import trends

_COST = 20
_SHARE = 0.02
_APART = 0.03
_G = 9.8
_NUMBER = re.compile(r"(?<![\w.])\d+(?:\.\d+)?(?:e[-+]?\d{1,2})?(?![\d.]*\d)", re.I)
_STEP = re.compile(r"[;\n]|,\s|\.\s|\s(?:and|while|but)\s|\\quad|\\\\")


def exchanged_moments(claims: Claims) -> tuple[Named, Named] | None:
    """Return the new values of two moments of which each belongs to the other moment."""
    inputs = [*_inputs(claims)]
    for pair in moment_pairs(claims.results) if inputs else ():
        for stem, given in inputs:
            spend(_COST)
            if _are_same(pair.values) or _are_same(given) or _are_given(pair.values, given):
                continue
            if are_parts(claims, given):
                continue
            if _by_equation(claims, pair, stem, given) or _by_working(claims, pair, given):
                return pair.claims
    return None


def are_parts(claims: Claims, values: tuple[Measurement, Measurement]) -> bool:
    """Tell whether two values make up another given one, so that each is the rest of the other.

    Who walks from 1 m to 4 m on a plank of 5 m is 4 m and then 1 m from its other end.
    """
    one, other = values
    told = [m.measurement for m in find_measurements(claims.question)]
    told += [claim.measured for claim in claims.variables if claim.measured is not None]
    return any(of_one_kind(m, one) and _same(m.si, one.si + other.si) for m in told)


def are_worked_out(claims: Claims, *values: Measurement) -> bool:
    """Tell whether lines of working come to each of some values from two numbers or more."""
    found = [found for worked, found in _steps(claims) if len(worked) > 1]
    return all(any(_is(number, value) for number in found) for value in values)


def _inputs(claims: Claims) -> Iterator[tuple[str, tuple[Measurement, Measurement]]]:
    """Yield name and values of what state 0, or the question, gives for two moments."""
    for pair in moment_pairs(claims.variables):
        yield pair.stem, pair.values
    for start, end in spans(claims.question):
        yield "", (start, end)


def _are_same(values: tuple[Measurement, Measurement]) -> bool:
    one, other = (value.si for value in values)
    return abs(one - other) <= _APART * max(abs(one), abs(other))


def _are_given(values: tuple[Measurement, ...], given: tuple[Measurement, ...]) -> bool:
    """Tell whether new values are the given ones themselves, which a line may test backwards."""
    return all(is_among(value, given) for value in values)


def _same(one: float, other: float) -> bool:
    return abs(one - other) <= _SHARE * max(abs(one), abs(other))


def _by_equation(
    claims: Claims, pair: MomentPair, stem: str, given: tuple[Measurement, Measurement]
) -> bool:
    """Tell whether the trace's own equation has each of two results with the other's input."""
    if claims.equation is None:
        return False
    known = {canonical_name(c.name): c.measured.si for c in claims.variables if c.measured}
    known.setdefault("g", _G)
    symbols = frozenset({*known, pair.stem, *([stem] if stem else [])})
    for statement in statements(claims.equation.text, symbols)[0]:
        if statement.relations != ("=",):
            continue
        sides = statement.sides
        names = _unknowns(sides, known, pair.stem, stem)
        if names is None:
            continue
        fits = [
            [_holds(sides, {**known, names[0]: y.si, names[1]: x.si}) for x in given]
            for y in pair.values
        ]
        if fits == [[False, True], [True, False]]:
            return True
    return False


def _unknowns(
    sides: tuple[Expr, ...], known: dict[str, float], result: str, given: str
) -> tuple[str, str] | None:
    """Return what an equation calls the result and what it calls the input, if that is certain."""
    free = {name for side in sides for name in free_symbols(side)}
    own = sides[0].name if isinstance(sides[0], Sym) else None
    y = result if result in free else own if own not in known else None
    if y is None:
        return None
    left = sorted(free - {y} - {*known})
    x = given if given in free else left[0] if len(left) == 1 else None
    return (y, x) if x is not None and set(left) <= {x} and x != y else None


def _holds(sides: tuple[Expr, ...], world: dict[str, float]) -> bool:
    one, other = (evaluate(side, world) for side in sides)
    return one is not None and other is not None and _same(one, other)


def _by_working(claims: Claims, pair: MomentPair, given: tuple[Measurement, Measurement]) -> bool:
    """Tell whether lines of working come from the input of one moment to the other's result."""
    fits = [[False, False], [False, False]]
    for worked, found in _steps(claims):
        has = [any(_is(number, x) for number in worked) for x in given]
        got = [_is(found, y) for y in pair.values]
        if has[0] != has[1] and got[0] != got[1]:
            fits[got.index(True)][has.index(True)] = True
    return fits == [[False, True], [True, False]]


def _is(number: float, value: Measurement) -> bool:
    return any(_same(number, own) for own in (value.value, value.si))


def _steps(claims: Claims) -> Iterator[tuple[list[float], float]]:
    """Yield the numbers that a line of working is made of, and the number it comes to."""
    texts = [*texts_of(claims)]
    for text in texts:
        if text is claims.change:
            continue
        for step in _STEP.split(text.text):
            worked, equals, found = step.rpartition("=")
            result = find_measurements(found)[:1] if equals else []
            numbers = [float(n[0]) for n in _NUMBER.finditer(worked)]
            if result and numbers:
                yield numbers, result[0].measurement.value


_LETTERS = {
    "I": "current", "v": "speed", "T": "period", "f": "frequency", "p": "pressure", "P": "power",
    "U": "voltage", "V": "voltage", "F": "force", "R": "resistance", "E": "energy", "a":
    "acceleration", "lambda": "wavelength", "omega": "angular speed",
}  # fmt: skip
_BY = 0.05


def exchanged_by_effect(claims: Claims) -> tuple[Named, Named] | None:
    """Return the new values of two moments that go by the factor of the effect the other way.

    "The current halves", and I_before 0.25 A with I_after 0.50 A.
    """
    if claims.effect is None:
        return None
    told = [t for t in trends(claims.effect.text, claims.bodies) if t.factor and not t.beside]
    given = [m.measurement for m in find_measurements(claims.question)]
    given += [claim.measured for claim in claims.variables if claim.measured is not None]
    for pair in moment_pairs(claims.results) if told else ():
        early, late = (value.si for value in pair.values)
        nouns = {pair.stem.lower(), _LETTERS.get(pair.stem, "")}
        mine = [trend.factor for trend in told if trend.head in nouns]
        if len(mine) != 1 or mine[0] is None or early <= 0 or late <= 0:
            continue
        if is_among(pair.values[0], given):
            continue  # then it is the later one that is wrong
        factor = late / early
        if abs(factor - 1 / mine[0]) <= _BY * factor and abs(factor - mine[0]) > _BY * factor:
            return pair.claims
    return None
