"""Equations that the trace's own working shows to be other ones than it has worked with.

The working puts 38° into "12.3·9.8·sin(38°) = 74.2 N", and the equation, with the same values,
gives 94.9 N. An equation may be about another thing than its letters say: so each of its values
must be one that the working puts in or finds, and the signs of what has a direction are left open.
"""

from __future__ import annotations

import math
import re
from collections.abc import Collection, Mapping, Sequence
from dataclasses import replace
from itertools import combinations, islice, pairwise, product
from typing import NamedTuple

from wmw.core.equation import Expr, Num, Statement, Sym, free_symbols
from wmw.core.quantity import Measurement
from wmw.core.tolerance import slack
from wmw.core.units import parse_unit
from wmw.core.work import spend
from wmw.verifiers.claims import Claims, Named
from wmw.verifiers.equations.own_values import own_statements, own_values
from wmw.verifiers.equations.two_sides import (
    all_plain,
    apart,
    cancelled,
    dimensions,
    is_structural,
    renamed,
)
from wmw.verifiers.equations.working import Step, assigned, plain_name, steps, without_bars
from wmw.verifiers.moments.marked_pairs import is_told_later, marked_pairs

_EXACT = 0.006
_MOST, _MOST_TENS = 12, 12
_FEW, _MOST_TRIALS = 3, 64
_LOOK = 4
_EQUAL = frozenset({"=", "≈"})
_MARK = re.compile(r"_?(?:[1-9A-Z]|before|after|old|new|initial|final|first|second)")
_GRAVITIES = (9.8, 9.81, 10.0)
_SAME_POWER = 0.02
_ANGLE = parse_unit("deg").dimension  # type: ignore[union-attr]
_NEWER = re.compile(r"_?(?:new|after|later|then|now|final|end|2|f)|'+")


class Disagreement(NamedTuple):
    """An equation that does not hold with what the working puts in and finds.

    It is one `of_units` where it holds with the numbers as the working has them, unconverted or
    wrongly converted; and `exchanged` are two values of state 0 with which it holds, each in the
    other's place, where the question tells them in the order of that.
    """

    text: str
    told: str
    of_units: bool
    exchanged: tuple[Named, Named] | None = None


class _Known(NamedTuple):
    """What a trace has for its names, and the steps of its working."""

    values: Mapping[str, Measurement]
    sure: Sequence[Step]

    def written(self, ends: Sequence[Step]) -> list[Num]:
        """Return the numbers that steps put in, and those that led to them."""
        found: list[Num] = []
        open_, met = list(ends), set()
        while open_:
            step = open_.pop()
            if step.text in met:
                continue
            met.add(step.text)
            found += step.inputs
            spend(_LOOK * (1 + len(step.inputs) * len(self.sure)))
            open_ += [
                other
                for other in self.sure
                if other.text not in met and any(_is_number(other.result, n) for n in step.inputs)
            ]
        return found


def against_working(claims: Claims) -> Disagreement | None:
    """Return the first equation that does not give what the working finds with its values."""
    if claims.equation is None or claims.derivation is None:
        return None
    found = steps(claims)
    sure = [step for step in found if step.worked is None or step.holds]
    if not any(step.holds for step in found) or len(sure) != len(found):
        return None  # a working that does not add up tells nothing
    known = _Known(_values(claims, found), sure)
    for statement in own_statements(claims, claims.equation.text)[:_MOST]:
        if statement.lead or statement.trail or not _is_read_surely(statement, known):
            continue
        told = [
            _wrong(instance, statement.text.strip(), known)
            for instance in _instances(statement.sides, known)
        ]
        if told and None not in told and set(statement.relations) <= _EQUAL:
            return _with_exchange(claims, statement, known, told[0])
    return None


def _instances(sides: Sequence[Expr], known: _Known) -> list[tuple[Expr, ...]]:
    """Return an equation for each mark with which all its letters without a value have one.

    "a = g sin(theta)" is for theta_1 and a_1, and for theta_2 and a_2.
    """
    heads = {plain_name(name) for step in known.sure for name in free_symbols(step.head)}
    have = {*known.values, *heads}
    names = {name for side in sides for name in free_symbols(side)}
    lacking = {name for name in names if plain_name(name) not in have and name != "g"}
    if not lacking:
        return [tuple(sides)]
    spend(_LOOK * len(have) * len(lacking))
    found = []
    marks = {own.removeprefix(name) for name in lacking for own in have if own.startswith(name)}
    for mark in sorted(marks):
        if _MARK.fullmatch(mark) and all(f"{name}{mark}" in have for name in lacking):
            new = {name: f"{name}{mark}" for name in lacking}
            found.append(tuple(renamed(side, new) for side in sides))
    return found


def _with_exchange(
    claims: Claims, statement: Statement, known: _Known, told: Disagreement | None
) -> Disagreement | None:
    """Return a disagreement with the two values that have changed places, if they have."""
    if told is None or told.of_units:
        return told
    pairs = marked_pairs(claims)
    places = {name: name for name in known.values}
    for one, other in pairs:
        first, second = plain_name(one.name), plain_name(other.name)
        places[first], places[second] = second, first
    if not pairs or not {first, second} <= known.values.keys():
        return told
    turned = known._replace(
        values={name: known.values[its] for name, its in places.items() if its in known.values}
    )
    instances = _instances(statement.sides, turned)
    if any(_wrong(instance, "", turned) is not None for instance in instances):
        return told
    late_first = [pair for pair in pairs if is_told_later(claims, *pair)]
    return told._replace(exchanged=late_first[0]) if late_first else told


def _is_read_surely(statement: Statement, known: _Known) -> bool:
    """Tell whether an equation has one reading, or its first has only letters of known values."""
    if not statement.alternatives:
        return True
    names = {plain_name(name) for side in statement.sides for name in free_symbols(side)}
    return names <= {*known.values, *(s.name for s in known.sure), "g"}


def _values(claims: Claims, found: Sequence[Step]) -> dict[str, Measurement]:
    """Return what the trace has for its names; a name with two values is left out."""
    known = {plain_name(name): value for name, value in own_values(claims).items()}
    named = (*claims.variables, *claims.results)
    twice = {plain_name(c.name) for c in named} - known.keys()
    for claim in claims.variables:
        mine = claim.measured
        if mine is not None and mine.unit is None and mine.value.is_integer():
            known[plain_name(claim.name)] = mine  # a count: the working must have it as well
            twice.discard(plain_name(claim.name))
    told = [*assigned(claims, claims.evidence)]
    told += [(step.name, step.result) for step in found if step.name is not None]
    spend(_LOOK * len(told))
    for name, value in told:
        if value.unit is not None and (value.unit.offset or value.unit.turns):
            twice.add(name)
        elif name not in known:
            known[name] = value
        elif not _is_same(known[name], value):
            twice.add(name)
    return {name: value for name, value in known.items() if name not in twice}


def _is_same(one: Measurement, other: Measurement) -> bool:
    """Tell whether two values are one, to the digits with which both are written."""
    difference = abs(abs(one.si) - abs(other.si))
    return difference <= slack(one) + slack(other) + _EXACT * abs(one.si)


def _wrong(sides: Sequence[Expr], text: str, known: _Known) -> Disagreement | None:
    """Return how two sides of an equation surely disagree."""
    for left, right in pairwise(sides):
        for head, other in ((left, right), (right, left)):
            step = _step_for(head, known.sure)
            gives = _given(other, step, known) if step is not None else None
            if step is not None and gives is not None:
                told = f"{gives.one:.3g} in SI, and {step.said} in the working"
                return Disagreement(text, told, gives.of_units)
        found = _unequal(left, right, known)
        if found is not None:
            told = f"{found.one:.3g} against {found.other:.3g} in SI"
            return Disagreement(text, told, found.of_units)
    return None


class _Sides(NamedTuple):
    """What two sides come to (SI), and whether only a slip of units keeps them apart."""

    one: float
    other: float
    of_units: bool


def _compared(
    left: Expr,
    right: Expr,
    used: Mapping[str, Measurement],
    written: Sequence[Num],
    known: _Known,
) -> _Sides | None:
    """Return what two sides come to where they surely are not equal."""
    sides = apart(left, right, used)
    if sides is None or any(_has_newer(name, used[name], known) for name in used):
        return None
    one, other = dimensions(left, used), dimensions(right, used)
    zero = _is_zero(left) or _is_zero(right)
    if one is None or other is None:
        return None
    tens = _is_power_of_ten(*sides)
    if one != other and not zero and tens:
        return None  # a number may have lost its unit
    return _Sides(*sides, tens or _holds_unconverted(left, right, used, written))


def _has_newer(name: str, value: Measurement, known: _Known) -> bool:
    """Tell whether a name has a later value beside its own: "Δt_new" beside Δt."""
    plain = plain_name(name)
    return any(
        its.startswith(plain) and _NEWER.fullmatch(its[len(plain) :]) and _alike(value, other)
        for its, other in known.values.items()
    )


def _is_zero(side: Expr) -> bool:
    return isinstance(side, Num) and side.value == 0


def _is_power_of_ten(one: float, other: float) -> bool:
    ratio = abs(one / other) if other else 0.0
    tens = round(math.log10(ratio)) if ratio else 0
    if not 0 < abs(tens) <= _MOST_TENS:
        return False
    return math.isclose(ratio, 10.0**tens, rel_tol=_SAME_POWER)


def _holds_unconverted(
    left: Expr, right: Expr, used: Mapping[str, Measurement], written: Sequence[Num]
) -> bool:
    """Tell whether two sides are equal with the numbers that the working has for their values.

    Such a number has the digits of a value, and is off by a unit or by a power of ten.
    """
    choices: list[list[Measurement]] = []
    for value in used.values():
        unit = value.unit
        others = {n.si for n in written if unit is not None and _is_number(value, n)}
        if unit is not None and unit.dimension == _ANGLE:
            others = set()  # the sine of 36° and that of 36 are no slip of one's own
        off = [si for si in others if not math.isclose(abs(si), abs(value.si), rel_tol=_EXACT)]
        choices.append([value, *(replace(value, si=si) for si in off[:_FEW])])
    spend(_LOOK * len(used) * len(written))
    trials = islice(product(*choices), 1, _MOST_TRIALS)
    return any(apart(left, right, dict(zip(used, trial, strict=True))) is None for trial in trials)


def _step_for(head: Expr, sure: Sequence[Step]) -> Step | None:
    """Return the one step whose head is a side of the equation."""
    head = without_bars(head)
    if not free_symbols(head):
        return None
    own = plain_name(head.name) if isinstance(head, Sym) else None
    mine = [s for s in sure if (s.name == own if own is not None else s.head == head)]
    return mine[0] if len(mine) == 1 and mine[0].holds else None


def _given(other: Expr, step: Step, known: _Known) -> _Sides | None:
    """Return what a side gives (SI) where that is not what a step finds for the other side."""
    written = known.written([step])
    used = _used(other, written, known)
    unit = step.result.unit
    if not used or (unit is not None and (unit.offset or unit.turns)):
        return None
    return _compared(other, Sym("result"), {**used, "result": step.result}, written, known)


def _unequal(left: Expr, right: Expr, known: _Known) -> _Sides | None:
    """Return what two sides come to where all their values are the working's, and all it puts in.

    "F = m a" may be said of a resultant: so no given that is put in may be missing.
    """
    names = {plain_name(name) for side in (left, right) for name in free_symbols(side)}
    concluded = [step for step in known.sure if step.name in names]
    if not concluded or concluded[-1].result.unit is None:
        return None
    free = cancelled(left, right)
    everything = [number for step in known.sure for number in step.inputs]
    written = known.written(concluded) or everything
    used: dict[str, Measurement] = {}
    for side in (left, right):
        values = _used(side, written, known, {*(step.name for step in concluded), *free})
        if values is None:
            return None
        used.update(values)
    for step in concluded:
        put_in = step.inputs if step.worked is not None else everything
        own = _without_found(used, step)
        if not all(is_structural(n) or _is_accounted(n, own, known) for n in put_in):
            return None
    return _compared(left, right, used, written, known)


def _without_found(used: Mapping[str, Measurement], step: Step) -> Mapping[str, Measurement]:
    """Return the used values without what a step finds, which accounts for nothing it puts in.

    In "y = 45 - 4.9 = 40.1" the 4.9 is 45 - 40.1 whatever it stands for.
    """
    if step.worked is None:
        return used
    return {name: value for name, value in used.items() if plain_name(name) != step.name}


def _is_accounted(number: Num, used: Mapping[str, Measurement], known: _Known) -> bool:
    """Tell whether a number that is put in is a used value, or a sum or step made of such."""
    own = list(used.values())
    spend(_LOOK * (1 + len(own) ** 2))
    if any(_is_number(value, number) for value in own):
        return True
    sums = [a.si + sign * b.si for a, b in combinations(own, 2) for sign in (1, -1) if _alike(a, b)]
    if any(total and math.isclose(abs(total), abs(number.si), rel_tol=_EXACT) for total in sums):
        return True
    made = [s for s in known.sure if s.holds and _is_number(s.result, number)]
    return any(
        all(is_structural(n) or any(_is_number(value, n) for value in own) for n in step.inputs)
        for step in made
    )


def _alike(one: Measurement, other: Measurement) -> bool:
    """Tell whether two values are of one kind."""
    if one.unit is None or other.unit is None:
        return one.unit is other.unit
    return one.unit.dimension == other.unit.dimension


def _used(
    side: Expr, written: Sequence[Num], known: _Known, excepted: Collection[str | None] = ()
) -> dict[str, Measurement] | None:
    """Return the values of a side's letters; None if one is open, or is none of the working's.

    Those `excepted` need not be: what the working finds, and what cancels.
    """
    if not all_plain(side):
        return None
    found: dict[str, Measurement] = {}
    for name in free_symbols(side):
        plain = plain_name(name)
        value = known.values.get(plain)
        if value is None and plain == "g":
            value = _gravity(written)
        if value is None or value.rest:
            return None
        spend(_LOOK * len(written))
        if plain not in excepted and not any(_is_number(value, n) for n in written):
            return None
        found[name] = value
    return found


def _gravity(written: Sequence[Num]) -> Measurement | None:
    """Return the g that the working puts in, where the trace states none."""
    put_in = {n.value for n in written if n.unit is None and n.value in _GRAVITIES}
    unit = parse_unit("m/s^2")
    if len(put_in) != 1 or unit is None:
        return None
    [value] = put_in
    return Measurement(value, value, unit, str(value), 0.0)


def _is_number(value: Measurement, number: Num) -> bool:
    """Tell whether a number of the working is a value, in its own unit, in SI or in another."""
    if number.unit is not None:
        pairs = [(value.si, number.si)]
    else:
        pairs = [(value.si, number.value), (value.value, number.value)]
    if value.unit is not None and number.unit is None:
        ratio = abs(number.value / value.si) if value.si else 0.0
        tens = round(math.log10(ratio)) if ratio else 0
        pairs.append((value.si * 10.0**tens, number.value))
    return any(math.isclose(abs(a), abs(b), rel_tol=_EXACT) for a, b in pairs)
