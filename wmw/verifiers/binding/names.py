"""What the names and letters of a trace stand for in one reading."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import TYPE_CHECKING

from wmw.core.equation import canonical_name
from wmw.core.system import unit_of
from wmw.core.unit_table import MASS
from wmw.verifiers.binding.bound import Bound
from wmw.verifiers.binding.values import differs_by_body, new_letters
from wmw.verifiers.bodies.casting import body_by_initial, body_named
from wmw.verifiers.claims import Named
from wmw.verifiers.once import once
from wmw.verifiers.vocabulary.letters import (
    as_valued,
    counted_from_zero,
    of_the_whole,
    spelled_out,
    worked_out,
)
from wmw.verifiers.vocabulary.lexicon import Meaning
from wmw.verifiers.vocabulary.namesakes import namesakes

if TYPE_CHECKING:
    from wmw.verifiers.case import Case

_ENERGIES = frozenset({"W", "E"})
"""Letters that may stand for the work or energy asked for, whatever else they mean."""
_MASSES = frozenset({"m", "M"})
"""Letters that may stand for the mass asked for, whatever else they mean."""
_WAY = re.compile(r"\b(?:left|right|west|east|north|south|up|down|upwards?|downwards?)\b", re.I)


def meanings(case: Case, claim: Named, meaning: Meaning) -> tuple[str, ...]:
    """Return the quantities a claim's name may mean, as its unit and its body allow."""
    names = tuple(q for q in meaning.quantities if q in case.system.names)
    if claim.measured is not None and claim.measured.si:
        names = namesakes(case.family.name, case.regime, canonical_name(claim.name), names) or names
    if claim.measured is not None:
        names = tuple(q for q in names if claim.measured.read_in(unit_of(case.family.quantity(q))))
    if len(names) > 1:
        bodies = case.claims.bodies
        body = (
            claim.body
            or body_named(claim.name, bodies)
            or body_by_initial(claim.name, bodies)
            or ""
        )
        roles = (case.cast[body],) if body in case.cast else case.words.roles_of(body)
        own = tuple(q for q in names if case.family.quantity(q).body in roles)
        names = own or names
    return names


def quantities_of(case: Case, symbol: str) -> tuple[str, ...]:
    """Return the quantities that an equation's symbol may stand for, the trace's use first."""
    if symbol in new_letters(case):
        return ()
    used = symbols(case).get(symbol, ())
    if used and symbol not in _of_one_body(case):
        return used
    found = case.terms.meaning(symbol).quantities
    if symbol in _ENERGIES:  # "W = F d" where a work is asked for, not a weight
        asked = case.asked_quantities[:1]
        found = (*found, *(q for q in asked if case.family.quantity(q).unit == "J"))
    if symbol in _MASSES:
        # "m = (rho_air - rho_He) V" where the mass that is carried is asked for
        asked = case.asked_quantities[:1]
        found = (*found, *(q for q in asked if unit_of(case.family.quantity(q)).dimension == MASS))
    own = tuple(q for q in found if q in case.system.names)
    own = (*own, *namesakes(case.family.name, case.regime, symbol, own))
    if not used and (meant := as_valued(case, symbol, own)) is not None:
        return meant
    if used:  # with "rho" among the attributes of the water, ρ may be the metal's all the same
        return tuple(dict.fromkeys((*used, *(q for q in own if q in case.asked_quantities))))
    spelled = () if symbol in case.terms.stated_by_name else _spelled_out(case).get(symbol, ())
    others = (
        *spelled,
        *counted_from_zero(case, symbol, own),
        *worked_out(case, symbol, own),
        *of_the_whole(case, symbol, own),
    )
    return tuple(dict.fromkeys((*own, *others)))


def is_open_guess(case: Case, symbol: str) -> bool:
    """Tell whether a symbol is known only as a letter that several names share.

    Or as the letter of one, though the family has it for something that is not looked at here.
    """
    usual = case.terms.meaning(symbol).quantities
    free = symbol not in symbols(case) and symbol not in case.terms.stated_by_name
    if symbol.startswith("Delta_") and free:
        return not {*usual} & {*case.system.names}  # that it counts from zero is a guess, too
    if symbol in symbols(case) or {*usual} & {*case.system.names}:
        return False
    spelled = _spelled_out(case).get(symbol, ())
    return len(spelled) > 1 or bool(spelled and usual)


def is_stated(case: Case, symbol: str) -> bool:
    """Tell whether the trace states a value for a symbol that could be bound."""
    return symbol in symbols(case)


@once
def _spelled_out(case: Case) -> dict[str, tuple[str, ...]]:
    return spelled_out((*case.state, *case.results))


@once
def _of_one_body(case: Case) -> frozenset[str]:
    """Return the names that only attributes of bodies have."""
    named = {canonical_name(c.name) for c in (*case.claims.variables, *case.claims.results)}
    return (
        frozenset(canonical_name(c.name) for c in case.claims.attributes if c.body is not None)
        - named
    )


@once
def symbols(case: Case) -> dict[str, tuple[str, ...]]:
    """Return the names under which the trace states values, with the quantities they stand for."""
    found: dict[str, tuple[str, ...]] = {}
    for bound in (*case.state, *case.results):
        if differs_by_body(case, bound.claim):
            continue  # the T of the equation is not the "T" of the hot water alone
        name = canonical_name(bound.claim.name)
        meant = (bound.quantity, *_turned(case, bound))
        found[name] = tuple(dict.fromkeys((*found.get(name, ()), *meant)))
    return found


def _turned(case: Case, bound: Bound) -> Iterator[str]:
    """Yield the quantities of which a value with its direction in words is the size.

    With "2.0 m/s to the left" the v of an equation may be the velocity -2.0 m/s, and not the
    speed.
    """
    if not _WAY.search(bound.measured.rest) or bound.claim.pointer.startswith("/state_1"):
        return
    size, dimension = abs(bound.measured.si), case.textbook_unit(bound.quantity).dimension
    for name, value in case.asked.items():
        signed = case.family.quantity(name).sign == "any" and value < 0
        of_kind = signed and case.textbook_unit(name).dimension == dimension
        if of_kind and abs(-value - size) <= bound.measured.half_unit:
            yield name
