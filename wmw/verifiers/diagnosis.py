"""From findings to root labels, and to whether a picture was misread or physics is wrong.

A fault spoils what comes after it: a misread given gives a wrong answer, too. Only the findings
of the earliest faulty step are roots, in the order state 0, transition, state 1, answer; what
follows keeps its findings, but no label of its own. A listed force whose size is a wrong law's
result is no step before that law.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence

from wmw.core.verdict import Attribution, Finding, Label
from wmw.verifiers.answers.agreeing import agrees_with
from wmw.verifiers.answers.quantity_asked import quantity_asked
from wmw.verifiers.answers.reply import reply
from wmw.verifiers.case import Case
from wmw.verifiers.forces.following import following_forces

_ORDER = ("WMW2", "WMW30", "WMW31", "WMW")
"""Prefixes of codes by step; the last one takes answer and faithfulness."""

_EXCHANGED, _OF_VALUES = "WMW315", frozenset({"WMW311", "WMW313"})
_TURNED, _OF_STATE = "WMW206", frozenset({"WMW201", "WMW202"})
_FAILS, _BY_ITSELF = "WMW301", "WMW302"
_VARIABLES = "/state_0/variables/"
_RESULTS = "/state_1/new_variables/"
_ROUTE, _WHOLE_ROUTE = "WMW30", frozenset({"WMW305", "WMW306", "WMW309"})
_TEXTS = ("/transition/rule", "/transition/effect", "/transition/equation", "/transition/evidence")
"""Places of a route in the order in which one follows from another; then the derivation."""


def root_labels(findings: Iterable[Finding], case: Case | None = None) -> tuple[Label, ...]:
    """Return the labels of the root findings, without repeats.

    With the case that was read it is known which listed forces follow from a wrong law.
    """
    errors = [f for f in findings if f.severity == "error" and f.label is not None]
    if case is not None:
        errors = [f for f in errors if f not in following_forces(case, errors)]
    for prefix in _ORDER:
        roots = [f for f in errors if f.code.startswith(prefix)]
        if prefix == _ROUTE:
            roots = list(_first_of_route(roots))
        if any(f.code == _EXCHANGED for f in roots):  # each value is then one of another moment
            roots = [f for f in roots if f.code not in _OF_VALUES]
        if any(f.code == _TURNED and f.pointer.startswith(_VARIABLES) for f in roots):
            roots = [f for f in roots if f.code not in _OF_STATE]
        if prefix == _ROUTE and _only_fails_by_moments(roots, errors):
            continue
        if roots:
            return tuple(dict.fromkeys(f.label for f in roots if f.label is not None))
    return ()


def _only_fails_by_moments(roots: Sequence[Finding], errors: Sequence[Finding]) -> bool:
    """Tell whether a law fails by values alone that have changed places in state 1."""
    exchanged = any(f.code == _EXCHANGED and f.pointer.startswith(_RESULTS) for f in errors)
    return exchanged and {(f.code, f.pointer) for f in roots} == {(_FAILS, _TEXTS[2])}


def _first_of_route(findings: Sequence[Finding]) -> Iterator[Finding]:
    """Yield the one finding on the route that the others follow from.

    It is what explains all that is wrong, else the earliest; of one place, a unit, which leaves
    nothing to choose where it is put right. A conversion that is wrong by itself comes before the
    equation, which may only fail by the values that follow from it.
    """
    whole = [f for f in findings if f.code in _WHOLE_ROUTE]
    units = [f for f in findings if f.code == _BY_ITSELF and f.label == "unit_scale"]
    failing = {f.code for f in findings} <= {_BY_ITSELF, _FAILS}
    yield from whole[:1] or (units if failing else [])[:1] or sorted(findings, key=_place)[:1]


def _place(finding: Finding) -> tuple[int, bool]:
    places = (n for n, text in enumerate(_TEXTS) if finding.pointer.startswith(text))
    return next(places, len(_TEXTS)), finding.label != "unit_scale"


_MISREAD = ("/state_0/variables/", "/state_0/objects/")
"""Beginnings of pointers to what a model reads off the scene."""


def attribution(case: Case, findings: Iterable[Finding]) -> Attribution | None:
    """Return whether the fault is in reading the scene or in the physics, where that is known.

    Only the item tells what there was to be read. It was misread, and no physics is wrong, where
    values of state 0 are the only faults, or the answer too as it follows from them.
    """
    errors = [f for f in findings if f.severity == "error"]
    if not case.gold or not errors:
        return None
    misread = [f for f in errors if f.field == "state" and f.pointer.startswith(_MISREAD)]
    others = [f for f in errors if f not in misread]
    if misread and all(f.field == "answer" for f in others) and (not others or _follows(case)):
        return "perception"
    return "physics"


def _follows(case: Case) -> bool:
    """Tell whether the answer is what the trace's own state 0 leads to."""
    quantity, measured = quantity_asked(case), reply(case).measured
    if quantity is None or measured is None:
        return quantity is None  # an outcome in words, or an option's letter
    return quantity in case.own and agrees_with(case, measured, quantity, case.own[quantity])
