"""What would follow if something were otherwise: which single change explains a wrong result.

A wrong result that the laws give for one given put in wrongly is that given's fault, and no law's.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence

from wmw.core.quantity import Measurement
from wmw.core.system import World
from wmw.core.verdict import Finding
from wmw.core.work import spend
from wmw.verifiers.answers.agreeing import agrees_with
from wmw.verifiers.answers.quantity_asked import quantity_asked
from wmw.verifiers.answers.reply import reply
from wmw.verifiers.case import Case

_OF_ANSWER = frozenset({"WMW401", "WMW402"})
_OF_RESULT = "WMW311"
_WORLD = 100
"""Steps of work that a supposed world takes."""


def supposing(case: Case, values: Mapping[str, float]) -> World:
    """Return the asked world as it would be if some quantities had other values (SI)."""
    spend(_WORLD)
    altered = {name: value for name, value in case.altered.items() if name in case.system.names}
    knowns = {**case.question_knowns, **altered, **values}
    world = case.terms.settled(case.system, knowns)
    for bound in case.state:  # what only the trace tells
        if bound.quantity not in world and bound.moment != "after":
            knowns[bound.quantity] = case.ours(bound.quantity, bound.measured.si)
            world = case.terms.settled(case.system, knowns)
    return world


def wrong_results(case: Case, findings: Sequence[Finding]) -> tuple[tuple[str, Measurement], ...]:
    """Return the quantities whose stated values were found wrong, each with its stated value.

    These are the answer and the new variables of state 1.
    """
    return tuple(_wrong_results(case, [f for f in findings if f.severity == "error"]))


def _wrong_results(case: Case, errors: Sequence[Finding]) -> Iterator[tuple[str, Measurement]]:
    asked, measured = quantity_asked(case), reply(case).measured
    if asked is not None and measured is not None and any(f.code in _OF_ANSWER for f in errors):
        yield asked, measured
    places = {f.pointer for f in errors if f.code == _OF_RESULT}
    for bound in case.results:
        if bound.claim.pointer in places:
            yield bound.quantity, bound.measured


def explains(
    case: Case, world: World, results: Sequence[tuple[str, Measurement]], but: Sequence[str] = ()
) -> bool:
    """Tell whether a supposed world has every wrong result as it is stated, and every right one.

    Of what is itself supposed nothing is asked.
    """
    found = [*results, *((bound.quantity, bound.measured) for bound in case.results)]
    told = [(name, measured) for name, measured in found if name in world and name not in but]
    return any(name in dict(results) for name, _ in told) and all(
        agrees_with(case, measured, name, world[name]) for name, measured in told
    )
