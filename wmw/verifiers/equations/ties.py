"""Values that a trace ties to one another without a number: `"x": "A/2"`, `"r_2": "3 r_1"`.

A law may then be written for this one place or ratio ("U = E/4"); it holds in the worlds in which
the tie does, and need hold in no other.
"""

from __future__ import annotations

import random
import re
from typing import TYPE_CHECKING

from wmw.core.equation import Expr, canonical_name, evaluate, free_symbols, parse_statements
from wmw.core.system import World
from wmw.core.units import parse_unit

if TYPE_CHECKING:
    from wmw.verifiers.case import Case

_LONGEST = 24
_WORKS_OUT = re.compile(r"\d|[/*·×√]")


def ties(case: Case) -> tuple[tuple[str, str, Expr], ...]:
    """Return (name, quantity, expression) for the variables of state 0 tied to other quantities."""
    found: list[tuple[str, str, Expr]] = []
    for claim in case.claims.variables:
        if claim.measured is not None or not isinstance(claim.raw, str):
            continue
        if len(claim.raw) > _LONGEST or not _WORKS_OUT.search(claim.raw):
            continue
        name = canonical_name(claim.name)
        read = parse_statements(
            f"{name} = {claim.raw}", symbols=case.words.symbols | {name}, unit_reader=parse_unit
        )
        meant = case.quantities_of(name)
        if len(read.statements) != 1 or len(read.statements[0].sides) != 2 or not meant:
            continue
        value = read.statements[0].sides[1]
        names = free_symbols(value)
        if names and all(len(case.quantities_of(n)) >= 1 for n in names):
            found.append((name, meant[0], value))
    return tuple(found)


def tied(case: Case, world: World, rng: random.Random) -> World:
    """Return the world with its ties made true, what they hang on being drawn."""
    known = dict(world)
    for _, quantity, value in ties(case):
        env: dict[str, float] = {}
        for name in sorted(free_symbols(value)):  # what is drawn goes by their order
            other = case.quantities_of(name)[0]
            if other not in known:
                known[other] = case.system.draw(case.family.quantity(other), rng)
            env[name] = known[other]
        result = evaluate(value, env)
        if quantity not in known and result is not None:
            known[quantity] = result
    return known
