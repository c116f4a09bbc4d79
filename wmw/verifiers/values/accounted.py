"""What a value is that was held against the wrong quantity, where the answer is right.

"weight_along_slope" was taken for the weight, "momentum_A" for the momentum of all. Such a value is
no fault if it is known what it is: the value of another quantity, a mass times its body's speed,
or a number that leads by right arithmetic to what the laws give. It is left alone then, as a
quantity that the family does not know is; where nothing accounts for it, it leaves the trace open.
"""

from __future__ import annotations

import math
import re
from collections.abc import Iterable

from wmw.core.equation import Num, Sym, as_number, is_numeric, walk
from wmw.core.system import unit_of
from wmw.core.tolerance import Agreement, agrees
from wmw.core.units import parse_unit
from wmw.core.verdict import Finding
from wmw.verifiers.binding.bound import Bound
from wmw.verifiers.bodies.casting import body_named
from wmw.verifiers.case import Case
from wmw.verifiers.claims import Claims
from wmw.verifiers.doubt import misreading
from wmw.verifiers.equations.own_values import compared, own_statements, own_values
from wmw.verifiers.equations.written import Located, written
from wmw.verifiers.questions.misheard import OF_OTHER_NAMES
from wmw.verifiers.shaky import is_worked_out, shaky

_OF_RESULTS, _OF_LINES = "WMW311", "WMW301"
_NEAR = 0.006
"""Relative difference between a value and what it was rounded from."""
_MASS, _SPEED, _MOMENTUM = (parse_unit(text) for text in ("kg", "m/s", "kg*m/s"))
_BEFORE = re.compile(r"(?:before|initial|initially|start)\Z")
_INDEX = re.compile(r"(?<=_)(?:[1-9]|[A-Z])")
_NUMBERS = {"A": "1", "B": "2"}
_MOMENT = re.compile(r"[_ ](?:before|initial|initially|start|after|final|finally|end)\Z", re.I)
_TWO = 2
"""Sides of an equation."""


def accounted(case: Case, findings: Iterable[Finding]) -> bool:
    """Tell whether all faults beside a right answer are new values of which it is known what."""
    errors = [f for f in findings if f.severity == "error"]
    if not errors or case.gold or "answer" not in case.decided:
        return False
    if any(f.code not in (_OF_RESULTS, _OF_LINES) for f in errors):
        return False
    if _is_of_equation(case, errors):
        return True  # a letter was taken for another one
    doubt = misreading(case, errors)
    guessed = errors if doubt == OF_OTHER_NAMES else shaky(case, errors)
    if doubt not in (None, OF_OTHER_NAMES) or any(f not in guessed for f in errors):
        return False
    values = {f.pointer for f in errors if f.code == _OF_RESULTS}
    bounds = [bound for bound in case.results if bound.claim.pointer in values]
    places = {f.pointer for f in errors if f.code == _OF_LINES}
    lines = [one for one in written(case).located if one.pointer in places and one.is_false]
    return (
        len(bounds) == len(values)
        and all(_is_known(case, bound) for bound in bounds)
        and all(_is_of_known(case, line) for line in lines)
    )


def _is_of_equation(case: Case, errors: Iterable[Finding]) -> bool:
    """Tell whether all that is wrong is the equation, and that holds with the trace's values."""
    equation = case.claims.equation
    if equation is None or {(f.code, f.pointer) for f in errors} != {(_OF_LINES, equation.pointer)}:
        return False
    return _holds_by_itself(case.claims, equation.text)


def _holds_by_itself(claims: Claims, text: str) -> bool:
    """Tell whether each equation of a text holds with the values that the trace has by name."""
    values = own_values(claims)
    found = own_statements(claims, text)
    if not found or any(len(one.sides) != _TWO for one in found):
        return False
    told = [compared(one.sides[0], one.sides[1], values) for one in found]
    return all(
        one is not None and one.how == "holds" and math.isclose(one.left, one.right, rel_tol=_NEAR)
        for one in told
    )


def _is_known(case: Case, bound: Bound) -> bool:
    if _is_told_otherwise(case, bound):
        return True
    if case.words.is_certain(bound.claim.name) or _repeats(case, bound):
        return False
    return (
        _is_of_another(case, bound)
        or _leads_on(case, bound.measured.si)
        or _is_momentum(case, bound)
    )


def _is_of_known(case: Case, line: Located) -> bool:
    """Tell whether a line works a value out rightly under a guessed name, and goes on with it."""
    name = line.statement.sides[0]
    value = as_number(line.statement.sides[-1])
    return (
        is_worked_out(line)
        and isinstance(name, Sym)
        and not case.words.is_certain(name.name)
        and value is not None
        and _leads_on(case, value.si)
    )


def _is_told_otherwise(case: Case, bound: Bound) -> bool:
    """Tell whether a size has the sign of its direction, or a ratio is told the other way round."""
    values = case.expected(bound.quantity)
    dimensionless = not any(case.textbook_unit(bound.quantity).dimension)
    unsigned = case.family.quantity(bound.quantity).sign != "any"
    return any(
        (unsigned and agrees(bound.measured, -value) is Agreement.EQUAL)
        or (dimensionless and value and agrees(bound.measured, 1 / value) is Agreement.EQUAL)
        for value in values
    )


def _repeats(case: Case, bound: Bound) -> bool:
    """Tell whether a value is one that the question gives, or that another new value has."""
    names = (name for name in case.question.givens if name in case.asked)
    given = (case.theirs(name, case.asked[name]) for name in names)
    if any(value and agrees(bound.measured, value) is Agreement.EQUAL for value in given):
        return True
    dimension = case.textbook_unit(bound.quantity).dimension
    others = (n for n in case.claims.results if n.pointer != bound.claim.pointer)
    return bool(bound.measured.si) and any(
        other.measured is not None
        and other.measured.unit is not None
        and other.measured.unit.dimension == dimension
        and _near(other.measured.si, bound.measured.si)
        for other in others
    )


def _is_of_another(case: Case, bound: Bound) -> bool:
    """Tell whether a value named for a body is that of the quantity which is this body's."""
    dimension = case.textbook_unit(bound.quantity).dimension
    taken = {other.quantity for other in case.results}
    return any(
        name not in taken
        and value
        and _is_of_its_body(case, bound, name)
        and case.textbook_unit(name).dimension == dimension
        and agrees(bound.measured, case.theirs(name, value)) is Agreement.EQUAL
        for name, value in case.asked.items()
    )


def _is_of_its_body(case: Case, bound: Bound, quantity: str) -> bool:
    """Tell whether a value's name and a quantity are of the same one of several bodies."""
    name = _MOMENT.sub("", bound.claim.name)
    body = body_named(name, case.claims.bodies)
    if body is None:
        return False
    role, own = case.cast.get(body), case.family.quantity(quantity).body
    if role is not None and own in case.cast.values():
        return role == own
    index = _INDEX.search(quantity)
    return index is not None and index[0] in _indices(case, role, name[-1].upper())


def _indices(case: Case, role: str | None, letter: str) -> set[str]:
    """Return the indices of a body's quantities: those of its role, else A and B are 1 and 2."""
    named = (q.symbol.name for q in case.family.quantities if role and q.body == role)
    found = {match[0] for name in named if (match := _INDEX.search(name)) is not None}
    if not any(map(str.isdigit, found)):
        found.add(_NUMBERS.get(letter, letter))
    return found


def _is_momentum(case: Case, bound: Bound) -> bool:
    """Tell whether a value is the mass of a body times its speed; zero only for before."""
    if case.textbook_unit(bound.quantity) != _MOMENTUM:
        return False
    quantities = [case.family.quantity(name) for name in case.asked]
    masses = [q for q in quantities if unit_of(q) == _MASS and q.body]
    speeds = [q for q in quantities if unit_of(q) == _SPEED and q.sign == "any"]
    early = _BEFORE.search(bound.claim.name.casefold()) is not None
    return any(
        (momentum or (early and speed.moment == "before"))
        and agrees(bound.measured, momentum) is Agreement.EQUAL
        for mass in masses
        for speed in speeds
        if mass.body == speed.body and _is_of_its_body(case, bound, mass.symbol.name)
        for momentum in [
            case.asked[mass.symbol.name]
            * case.theirs(speed.symbol.name, case.asked[speed.symbol.name])
        ]
    )


def _leads_on(case: Case, si: float) -> bool:
    """Tell whether a line works with the value to what the laws give, by right arithmetic."""
    for located in written(case).located:
        sides = [side for side in located.statement.sides if is_numeric(side)]
        results = [found for side in sides if (found := as_number(side)) is not None]
        worked = [side for side in sides if as_number(side) is None]
        if located.is_false or not results or not worked:
            continue
        used = any(
            isinstance(node, Num) and node.unit and _near(node.si, si)
            for side in worked
            for node in walk(side)
        )
        if used and any(_is_due(case, result) for result in results):
            return True
    return False


def _is_due(case: Case, result: Num) -> bool:
    return any(
        case.textbook_unit(name).dimension == result.dimension and _near(abs(value), abs(result.si))
        for name, value in case.asked.items()
        if value and name not in case.question.givens
    )


def _near(one: float, other: float) -> bool:
    return math.isclose(one, other, rel_tol=_NEAR)
