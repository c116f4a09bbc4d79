"""Checks that a family declaration passes before anyone uses it."""

from __future__ import annotations

import re
from collections.abc import Iterator

import sympy as sp
from sympy.core.relational import Relational
from sympy.logic.boolalg import Boolean, BooleanFunction

from wmw.core.dimensions import NONE, Dimension, DimensionClashError, dimension_of
from wmw.core.equation import canonical_name
from wmw.core.errors import DeclarationError
from wmw.core.family import Family, Grid, Kind, Outcome, in_regime
from wmw.core.system import System
from wmw.core.units import parse_unit

_SLOT = re.compile(r"\{(\w+)\}")


def check(family: Family) -> None:
    """Raise DeclarationError with the first fault of the declaration, if there is one.

    Checked are: units, unique names and aliases, references between records, the dimensions of
    every law, condition, magnitude and mistake, the slots of every phrasing, and that the laws
    of its regime lead from the givens of every question kind to its target.
    """
    for where, problem in _faults(family):
        raise DeclarationError(family.name, where, problem)


Fault = tuple[str, str]


def _faults(family: Family) -> Iterator[Fault]:
    yield from _quantities(family)
    yield from _references(family)
    yield from _dimensions(family)
    systems: dict[str, System] = {}
    for kind in family.kinds:
        if kind.regime not in systems:
            systems[kind.regime] = System(family, kind.regime)
        yield from _kind(family, kind, systems[kind.regime])


def _quantities(family: Family) -> Iterator[Fault]:
    owners: dict[str, list[str]] = {}
    regimes = family.regimes_of

    def meet(one: str, other: str) -> bool:
        """Tell whether two quantities may stand in one trace, where a name must tell them apart."""
        if one not in regimes or other not in regimes:
            return True
        return not regimes[one].isdisjoint(regimes[other])

    for quantity in family.quantities:
        where = f"quantity {quantity.name!r}"
        if parse_unit(quantity.unit) is None:
            yield where, f"unknown unit {quantity.unit!r}"
        if canonical_name(quantity.name) != quantity.name:
            yield where, f"write its name as {canonical_name(quantity.name)!r}"
        if not quantity.low < quantity.high:
            yield where, f"low {quantity.low} is not below high {quantity.high}"
        if (
            quantity.grid
            and not quantity.low <= quantity.grid.low <= quantity.grid.high <= quantity.high
        ):
            yield where, "its draw grid leaves its plausible range"
        for alias in {canonical_name(name) for name in (quantity.name, *quantity.aliases)}:
            for other in owners.get(alias, ()):
                if meet(quantity.name, other):
                    yield where, f"alias {alias!r} already belongs to quantity {other!r}"
            owners.setdefault(alias, []).append(quantity.name)
    for alias, symbols in family.ambiguous.items():
        for other in owners.get(canonical_name(alias), ()):
            if any(meet(str(symbol.name), other) for symbol in symbols):
                yield f"ambiguous {alias!r}", f"is already an alias of quantity {other!r}"


def _references(family: Family) -> Iterator[Fault]:
    known = {q.name for q in family.quantities}
    regimes = {r.name for r in family.regimes}
    roles = {r.name for r in family.roles}
    directions = {d.name for d in family.directions}
    outcomes = {o.name for o in family.outcomes}
    expressions = tuple(_expressions(family))
    for where, expression in expressions:
        missing = {str(s.name) for s in expression.free_symbols} - known
        if missing:
            yield where, f"uses undeclared quantities {sorted(missing)}"
    named = (
        *((f"law {x.name!r}", x.regimes) for x in family.laws),
        *((f"relation {x.type!r}", x.regimes) for x in family.relations),
        *((f"force {x.name!r}", x.regimes) for x in family.forces),
        *((f"outcome {x.name!r}", x.regimes) for x in family.outcomes),
        *((f"fact {x.phrases[0]!r}", x.regimes) for x in family.facts),
        *((f"usual {x.phrases[0]!r}", x.regimes) for x in family.usual),
        *((f"convention {x.name!r}", x.regimes) for x in family.conventions),
        *((f"axis {x.positive!r}", x.regimes) for x in family.axes),
        *((f"role {x.name!r}", x.regimes) for x in family.roles),
        *((f"situation {x.name!r}", (x.regime,)) for x in family.situations),
    )
    for where, used in named:
        for regime in used:
            if regime not in regimes:
                yield where, f"names the undeclared regime {regime!r}"
    for relation in family.relations:
        for role in relation.args:
            if role not in roles:
                yield f"relation {relation.type!r}", f"names the undeclared role {role!r}"
    for force in family.forces:
        if force.target not in roles:
            yield f"force {force.name!r}", f"acts on the undeclared role {force.target!r}"
        if force.direction not in directions:
            yield f"force {force.name!r}", f"has the undeclared direction {force.direction!r}"
    for kind in family.kinds:
        where = f"kind {kind.name!r}"
        if kind.regime not in regimes:
            yield where, f"names the undeclared regime {kind.regime!r}"
        target = kind.target if isinstance(kind.target, str) else kind.target.name
        if target not in (outcomes if isinstance(kind.target, str) else known):
            yield where, f"asks for the undeclared target {target!r}"
    for label, names in (
        ("laws", [x.name for x in family.laws]),
        ("kinds", [k.name for k in family.kinds]),
        ("situations", [s.name for s in family.situations]),
        ("outcomes", [o.name for o in (*family.outcomes, *_told_outcomes(family))]),
    ):
        for name in names:
            if names.count(name) > 1:
                yield label, f"{name!r} is declared twice"


def _told_outcomes(family: Family) -> list[Outcome]:
    """Return the outcomes of the situations; several may share one."""
    told = [outcome for situation in family.situations for outcome in situation.outcomes]
    return list({id(outcome): outcome for outcome in told}.values())


def _expressions(family: Family) -> Iterator[tuple[str, sp.Basic]]:
    for law in family.laws:
        yield f"law {law.name!r}", law.equation
    for regime in family.regimes:
        for condition in regime.conditions:
            yield f"regime {regime.name!r}", condition
    for force in family.forces:
        yield f"force {force.name!r}", sp.sympify(force.magnitude)
    for direction in family.directions:
        for component in direction.vector:
            yield f"direction {direction.name!r}", sp.sympify(component)
    for outcome in family.outcomes:
        for choice in outcome.choices:
            yield f"outcome {outcome.name!r}", choice.holds
    for situation in family.situations:
        where = f"situation {situation.name!r}"
        for outcome in situation.outcomes:
            for choice in outcome.choices:
                yield where, choice.holds
        for trend in situation.trends:
            yield where, sp.sympify(trend.goes)
    for asked in family.unnamed:
        yield f"unnamed {asked.words[0]!r}", asked.symbol
    for kind in family.kinds:
        for condition in kind.where:
            yield f"kind {kind.name!r}", condition
        for mistake in kind.mistakes:
            yield f"kind {kind.name!r}, mistake {mistake.name!r}", sp.sympify(mistake.value)


def quantity_dimensions(family: Family) -> dict[str, Dimension]:
    """Return the dimension of every quantity (angles count as numbers)."""
    found: dict[str, Dimension] = {}
    for quantity in family.quantities:
        unit = parse_unit(quantity.unit)
        assert unit is not None  # checked before
        found[quantity.name] = unit.dimension[:7]
    return found


def _dimensions(family: Family) -> Iterator[Fault]:
    known = quantity_dimensions(family)
    for where, expression in _expressions(family):
        for relation in _relations(expression):
            try:
                left, right = (dimension_of(side, known) for side in (relation.lhs, relation.rhs))
            except DimensionClashError as clash:
                yield where, str(clash)
                continue
            if left is not None and right is not None and left != right:
                yield where, f"the two sides of {relation} have different dimensions"
        if not isinstance(expression, Boolean):
            try:
                dimension_of(expression, known)
            except DimensionClashError as clash:
                yield where, str(clash)
    for force in family.forces:
        found = dimension_of(sp.sympify(force.magnitude), known)
        newton = (1, 1, -2, *NONE[3:])
        if found is not None and found != newton:
            yield f"force {force.name!r}", "its magnitude is not a force"


def _relations(expression: sp.Basic) -> Iterator[Relational]:
    if isinstance(expression, Relational):
        yield expression
    elif isinstance(expression, BooleanFunction):
        for arg in expression.args:
            yield from _relations(arg)


def _narrowed(family: Family, kind: Kind, symbol: sp.Symbol, narrowed: Grid) -> Iterator[Fault]:
    own = family.quantity(str(symbol.name)).grid
    where = f"kind {kind.name!r}, grid of {symbol.name!r}"
    if symbol not in kind.givens:
        yield where, "is of none of the kind's givens"
    elif own is None or not own.low <= narrowed.low <= narrowed.high <= own.high:
        yield where, "reaches beyond the quantity's own grid"
    elif narrowed.decimals > own.decimals:
        yield where, "has more decimals than the quantity's own grid, which says how it is shown"


def _kind(family: Family, kind: Kind, system: System) -> Iterator[Fault]:
    where = f"kind {kind.name!r}"
    slots = {q.name for q in family.quantities} | {r.name for r in family.roles}
    slots |= {f"{symbol.name}_new" for symbol in (kind.alters,) if symbol is not None}
    for text in (*kind.phrasings, *kind.rules, *kind.effects, *kind.changes, *kind.evidence):
        for slot in _SLOT.findall(text):
            if slot not in slots:
                yield where, f"{{{slot}}} in {text!r} is neither a quantity nor a role"
    if len(kind.phrasings) < 4:
        yield where, "has fewer than 4 phrasings"
    for name in ("rules", "effects", "changes"):
        if len(getattr(kind, name)) < 3:
            yield where, f"has fewer than 3 realisations of {name}"
    asked_for = [g for g in kind.givens if not family.quantity(str(g.name)).choices]
    for text in kind.phrasings:
        for given in asked_for:
            if f"{{{given.name}}}" not in text:
                yield where, f"the phrasing {text!r} does not give {given.name!r}"
        if kind.alters is not None and f"{{{kind.alters.name}_new}}" not in text:
            yield where, f"the phrasing {text!r} does not give the new {kind.alters.name!r}"
    for given in asked_for:
        if family.quantity(str(given.name)).grid is None:
            yield where, f"its given {given.name!r} has no draw grid"
    for symbol, narrowed in kind.grids.items():
        yield from _narrowed(family, kind, symbol, narrowed)
    knowns = frozenset(
        {str(s.name) for s in kind.givens}
        | {str(s.name) for s in kind.fixed}
        | set(system.fixed)
        | {q.name for q in family.quantities if q.choices}
    )
    reached = system.plan(knowns).reached
    if isinstance(kind.target, str):
        outcome = next(o for o in family.outcomes if o.name == kind.target)
        if not in_regime(outcome.regimes, kind.regime):
            yield where, f"outcome {kind.target!r} is not declared for regime {kind.regime!r}"
        needed = {str(s.name) for c in outcome.choices for s in c.holds.free_symbols}
    else:
        needed = {str(kind.target.name)}
    if needed - reached:
        yield where, f"the laws do not lead from its givens to {sorted(needed - reached)}"
