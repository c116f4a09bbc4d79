"""What a trace makes of one thing in two settings, where the laws tell how one follows from the
other.

"It stores 0.40 J at 3.0 cm. How much does it store at 9.0 cm?" may be answered by U2 = U1 (x2/x1)²,
in which no symbol is a quantity of one scene. Which state each symbol is of is told by the values
that state 0 and state 1 give it; whether the equation holds is tried with other factors, too.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, replace
from itertools import pairwise

from wmw.core.equation import Statement, canonical_name, evaluate, free_symbols
from wmw.core.quantity import Measurement, find_measurements
from wmw.core.work import spend
from wmw.verifiers.case import Case
from wmw.verifiers.claims import Claims, Named, Text
from wmw.verifiers.comparing.change_asked import Pair
from wmw.verifiers.comparing.scaling import is_early
from wmw.verifiers.equations.statements import statements
from wmw.verifiers.equations.written import written
from wmw.verifiers.own_words import alike, is_among, numbers_in
from wmw.verifiers.questions.options import split_options

RatioFor = Callable[[float], float | None]
"""How many times as large what is asked becomes where what is changed becomes so many times."""
_OTHERS = (1.7, 0.6)
"""Factors other than the question's with which an equation is tried."""
_EARLY_TARGET, _EARLY_CAUSE = 1.37, 0.83
_EXACT, _LEADS = 1e-3, 0.02
_COST = 40
_G = (9.8, 9.81, 10.0)


@dataclass(frozen=True, slots=True)
class Settings:
    """What is told of the two settings, and what the laws make of it.

    `value` is what was found in the first one, `pair` what the cause was and has become where the
    question gives both, `factor` how many times as large that is. `names` are the quantities that
    are asked for and changed.
    """

    case: Case
    value: Measurement
    pair: Pair | None
    factor: float
    ratio: RatioFor
    names: tuple[str, str]


@dataclass(frozen=True, slots=True)
class Account:
    """What can be said of a trace's state and transition; None where that stays open.

    `equation` is the equation that leads to a wrong answer, if it does.
    """

    state: bool = False
    transition: bool = False
    equation: Text | None = None


def account(settings: Settings, *, right: bool) -> Account:
    """Return what a trace's account of two settings comes to, whose answer is right or wrong."""
    claims = settings.case.claims
    spend(_COST)
    answer = claims.answer.measured
    if answer is None or answer.unit is None or not settings.value.si:
        return Account()
    named = _roles(settings, answer)
    times = abs(answer.si / settings.value.si)
    if not right:
        false = claims.equation is not None and _leads_to(settings, named, times)
        return Account(equation=claims.equation if false else None)
    state = is_as_told(settings)
    holds = _equation_holds(settings, named) and _is_borne_out(settings, answer)
    return Account(state=state, transition=holds)


# -- the symbols ----------------------------------------------------------------------------------


def _roles(settings: Settings, answer: Measurement) -> Mapping[str, str]:
    """Return which of the four values each name of the trace stands for."""
    claims = settings.case.claims
    found: dict[str, str] = {}
    told = {"target_early": settings.value}
    pair = settings.pair or _pair_stated(settings)
    if pair is not None:
        told |= {"cause_early": pair[0], "cause_late": pair[1]}
    for claim in (*claims.variables, *claims.attributes):
        for role, value in told.items():
            if claim.body is None and _is_value(claim, value):
                found.setdefault(canonical_name(claim.name), role)
    for claim in claims.results:
        if _is_value(claim, answer):
            found.setdefault(canonical_name(claim.name), "target_late")
        elif pair is not None and _is_value(claim, pair[1]):
            found.setdefault(canonical_name(claim.name), "cause_late")
    return found


def _pair_stated(settings: Settings) -> Pair | None:
    """Return a told value and what a trace makes of it where the question tells but a factor."""
    claims, told = settings.case.claims, _told(settings.case.claims)
    found = [
        (early.measured, late.measured)
        for early in claims.variables
        for late in (*claims.variables, *claims.results)
        if early.measured is not None and late.measured is not None
        if is_among(early.measured, told) and not _is_value(early, settings.value)
        if late is not early
        and _is_value(replace(late, read=_times(late, settings)), early.measured)
    ]
    return found[0] if len(found) == 1 else None


def _times(claim: Named, settings: Settings) -> Measurement:
    """Return the value of a claim before it became so many times as large."""
    own = claim.measured
    assert own is not None  # only measured claims are asked for
    return replace(own, si=own.si / settings.factor, value=own.value / settings.factor)


def _is_value(claim: Named, value: Measurement) -> bool:
    own = claim.measured
    if own is None or own.unit is None or value.unit is None:
        return False
    return own.unit.dimension == value.unit.dimension and alike(own, value)


# -- the equation ---------------------------------------------------------------------------------


def _read(settings: Settings) -> tuple[Statement, ...]:
    terms, equation = settings.case.terms, settings.case.claims.equation
    if equation is None:
        return ()
    read, failures = statements(equation.text, terms.words.symbols | {*terms.stated_by_name})
    return () if failures else read


def _values(
    statement: Statement, named: Mapping[str, str], world: Mapping[str, float]
) -> list[float] | None:
    """Return what the sides are worth in a world; None where a symbol has no place in it."""
    names = {name for side in statement.sides for name in free_symbols(side)}
    roles = {name: named.get(canonical_name(name)) for name in names}
    if not {"target_early", "target_late"} <= {*roles.values()}:
        return None
    env = {name: world[role] for name, role in roles.items() if role and role in world}
    if len(env) < len(names):
        return None
    found = [evaluate(side, env) for side in statement.sides]
    return None if None in found else [value for value in found if value is not None]


def _agree(values: Sequence[float], slack: float) -> bool:
    return all(abs(a - b) <= slack * max(abs(a), abs(b)) for a, b in pairwise(values))


def _world(factor: float, ratio: float) -> dict[str, float]:
    return {
        "target_early": _EARLY_TARGET,
        "target_late": _EARLY_TARGET * ratio,
        "cause_early": _EARLY_CAUSE,
        "cause_late": _EARLY_CAUSE * factor,
    }


def _leads_to(settings: Settings, named: Mapping[str, str], times: float) -> bool:
    """Tell whether the equation gives the wrong answer, and is no law of the two settings.

    Of its readings all must do so that know the symbols.
    """
    right = settings.ratio(settings.factor)
    if right is None or abs(times - right) <= 2 * _LEADS * right:
        return False
    for statement in _read(settings):
        for reading in (statement, *statement.alternatives):
            stated = _values(reading, named, _world(settings.factor, times))
            told = _values(reading, named, _world(settings.factor, right))
            if stated is None or told is None:
                continue
            if "cause_late" not in _roles_in(reading, named):
                continue
            return _agree(stated, _LEADS) and not _agree(told, _LEADS)
    return False


def _roles_in(statement: Statement, named: Mapping[str, str]) -> set[str | None]:
    names = {name for side in statement.sides for name in free_symbols(side)}
    return {named.get(canonical_name(name)) for name in names}


def _equation_holds(settings: Settings, named: Mapping[str, str]) -> bool:
    """Tell whether the equation is the law between the two settings, or one of the scene."""
    read = _read(settings)
    if not read:
        return False
    if all(_is_law_between(settings, statement, named) for statement in read):
        return True
    return equation_holds(settings.case)


def equation_holds(case: Case) -> bool:
    """Tell whether the equation of the transition is a law of a scene, all of it."""
    checks = [
        check
        for located in written(case).located
        if located.pointer == "/transition/equation"
        for check in located.checks
    ]
    return bool(checks) and all(check.truth == "true" for check in checks)


def _is_law_between(settings: Settings, statement: Statement, named: Mapping[str, str]) -> bool:
    for reading in (statement, *statement.alternatives):
        causes = {"cause_early", "cause_late"} <= _roles_in(reading, named)
        factors = (settings.factor, *_OTHERS) if causes else (settings.factor,)
        worlds = [(f, settings.ratio(f)) for f in factors]
        values = [
            _values(reading, named, _world(factor, ratio)) for factor, ratio in worlds if ratio
        ]
        told = [value for value in values if value is not None]
        if len(told) == len(factors) and all(_agree(value, _EXACT) for value in told):
            return True
    return False


# -- the values -----------------------------------------------------------------------------------


def _told(claims: Claims) -> list[Measurement]:
    return [m.measurement for m in find_measurements(split_options(claims.question)[0])]


def is_as_told(settings: Settings) -> bool:
    """Tell whether every value of state 0 is one of the question's, and none of the other setting.

    Zeros and the usual g may be added. Of forces no size is known that the question does not give.
    """
    claims = settings.case.claims
    told = _told(claims)
    for claim in (*claims.variables, *claims.attributes):
        own = claim.measured
        if own is None or not own.si or _is_usual_g(own):
            continue
        if not is_among(own, [m for m in told if (m.unit is None) == (own.unit is None)]):
            return False
        if _is_exchanged(settings, claim):
            return False
    sizes = [force.magnitude for force in claims.forces if force.magnitude is not None]
    return all(is_among(size, told) for size in sizes) and _bodies_in_order(settings)


def _is_usual_g(value: Measurement) -> bool:
    unit = value.unit
    speeding = unit is not None and tuple(unit.dimension)[:3] == (0, 1, -2)
    return speeding and any(abs(abs(value.si) - g) < _EXACT for g in _G)


def _is_exchanged(settings: Settings, claim: Named) -> bool:
    """Tell whether a name that is marked as of one setting has the value of the other one."""
    early = is_early(claim)
    if early is None or settings.pair is None:
        return False
    return _is_value(claim, settings.pair[1 if early else 0])


def _bodies_in_order(settings: Settings) -> bool:
    """Tell whether of two bodies with a value each the first has what is told first."""
    claims = settings.case.claims
    if settings.pair is None:
        return True
    of = [
        [claims.bodies.index(c.body) for c in claims.attributes
         if c.body in claims.bodies and _is_value(c, value)]
        for value in settings.pair
    ]  # fmt: skip
    return not all(of) or (len(of[0]) == len(of[1]) == 1 and of[0] < of[1])


def _is_borne_out(settings: Settings, answer: Measurement) -> bool:
    """Tell whether all that state 1 and its change state are values of one of the settings."""
    claims = settings.case.claims
    ratio = settings.ratio(settings.factor)
    known = [*_told(claims), answer]
    numbers: Iterable[Measurement] = (
        *(claim.measured for claim in claims.results if claim.measured is not None),
        *numbers_in(claims.change),
    )
    return bool(claims.results) and all(
        is_among(number, [m for m in known if (m.unit is None) == (number.unit is None)])
        or (number.unit is None and ratio is not None and abs(number.si - ratio) <= _LEADS * ratio)
        or _is_changed_value(settings, number)
        or _is_of_a_setting(settings, number)
        for number in numbers
    )


def _is_changed_value(settings: Settings, number: Measurement) -> bool:
    """Tell whether a number is a told value, so many times as large as the question says."""
    return number.unit is not None and any(
        told.unit is not None
        and told.unit.dimension == number.unit.dimension
        and abs(abs(number.si) - settings.factor * abs(told.si)) <= _LEADS * abs(number.si)
        for told in _told(settings.case.claims)
    )


def _is_of_a_setting(settings: Settings, number: Measurement) -> bool:
    """Tell whether a number is what something else is worth in the first setting or the second."""
    case, (target, changed), ratio = settings.case, settings.names, settings.ratio(settings.factor)
    if settings.pair is None or number.unit is None or ratio is None:
        return False
    early, late = settings.pair
    for value, cause in ((settings.value.si, early), (settings.value.si * ratio, late)):
        world = case.system.settle({**case.constants, target: value, changed: cause.si})
        for name, size in world.items():
            kin = case.textbook_unit(name).dimension == number.unit.dimension
            if kin and abs(abs(size) - abs(number.si)) <= _LEADS * abs(size):
                return True
    return False
