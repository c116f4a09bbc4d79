"""What a stranger needs to work a certificate out again: equations, values and their places."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import replace
from functools import lru_cache

import sympy as sp

from wmw.core.pair import Certificate
from wmw.generators.numbers import si_of
from wmw.perturbations.gold import Gold
from wmw.perturbations.pointers import AFTER, BEFORE, escaped

Rule = tuple[sp.Equality | str, frozenset[str]]
"""An equation that gives a quantity, as a law or as text, and what else stands in it."""
_NAMES = re.compile(r"[^\W\d]\w*")


def with_evidence(gold: Gold, certificate: Certificate) -> Certificate:
    """Return the certificate with the equations that lead to what it is about, and their values.

    A misstated given needs none: what the question gives is not worked out. Forces are those of the
    scene as it stands, all else is of the one that is asked about.
    """
    force = certificate.violates == "force"
    if certificate.pointer.startswith(BEFORE) and not force:
        return certificate
    world = gold.situation.world if force else gold.situation.result
    told = (
        certificate.quantity,
        certificate.broken_law,
        certificate.condition,
        certificate.broken_condition,
    )
    wanted = {name for text in told for name in _NAMES.findall(text or "") if name in world}
    if not wanted:
        return certificate
    rules = dict(gold.once(_laws))
    if not force:
        rules |= gold.once(_route)
    route, names = _leading_to(wanted, rules, dict(gold.once(_known)))
    sources = dict(gold.once(_sources_as_they_stand if force else _sources_asked_about))
    return replace(
        certificate,
        route=tuple(route) or None,
        values={name: world[name] for name in names},
        sources={name: sources[name] for name in names if name in sources},
    )


def _known(gold: Gold) -> Iterator[tuple[str, float]]:
    """Yield what the scene is solved from (SI): givens, constants and what is fixed."""
    situation = gold.situation
    known = dict(situation.system.fixed)
    known.update({str(s.name): float(v) for s, v in situation.kind.fixed.items()})
    for name, value in (*situation.constants.items(), *situation.givens.items()):
        known[name] = si_of(value, gold.quantity(name).unit)
    yield from known.items()


def _laws(gold: Gold) -> Iterator[tuple[str, Rule]]:
    """Yield the law by which each quantity follows in the scene."""
    laws = {law.law.name: law for law in gold.situation.system.laws}
    for name, law in gold.situation.system.solve(dict(_known(gold))).laws.items():
        yield name, (laws[law].law.equation, laws[law].needs - {name})


@lru_cache(maxsize=1024)
def _printed(equation: sp.Equality) -> str:
    """Return a law as text; sympy takes its time, so that only those that are needed are."""
    return f"{equation.lhs} = {equation.rhs}"


def _route(gold: Gold) -> Iterator[tuple[str, Rule]]:
    """Yield the equation of the route that gives each quantity."""
    for text, step in zip(gold.kind.route, gold.route, strict=True):
        yield step.name, (text, step.symbols)


def _leading_to(
    wanted: Iterable[str], rules: Mapping[str, Rule], known: Mapping[str, float]
) -> tuple[list[str], list[str]]:
    """Return the equations that lead to some quantities, in order, and all names in them."""
    route: list[str] = []
    names: list[str] = []

    def follow(name: str) -> None:
        if name in names:
            return
        names.append(name)
        if name in rules and name not in known:
            equation, used = rules[name]
            for other in sorted(used):
                follow(other)
            route.append(equation if isinstance(equation, str) else _printed(equation))

    for name in sorted(wanted):
        follow(name)
    return route, names


def _sources_as_they_stand(gold: Gold) -> Iterator[tuple[str, str]]:
    """Yield where the gold trace states the quantities of the scene."""
    return _sources(gold, asked=False)


def _sources_asked_about(gold: Gold) -> Iterator[tuple[str, str]]:
    """Yield where it states those of what is asked about."""
    return _sources(gold, asked=True)


def _sources(gold: Gold, *, asked: bool) -> Iterator[tuple[str, str]]:
    situation, trace = gold.situation, gold.trace
    naming = gold.account.naming
    state = trace["state_0"]
    places = {key: f"{BEFORE}/variables/{escaped(key)}" for key in state["variables"]}
    for place, text in enumerate(state["assumptions"]):
        key, equals, _ = text.partition(" = ")
        if equals:
            places.setdefault(key, f"{BEFORE}/assumptions/{place}")
    if asked:
        for key in trace["state_1"]["new_variables"]:
            places.setdefault(key, f"{AFTER}/{escaped(key)}")
    for name in situation.world:
        key = naming.new_key(name) if asked and name == situation.altered else naming.key(name)
        if key in places:
            yield name, places[key]
