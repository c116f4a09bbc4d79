"""False laws by their letters: a ratio upside down, the square of a difference for that of squares.

Two forces and their two arms, two voltages and their two numbers of turns: which letter belongs to
which is told by what stands behind them (F_a with d_a), and what the letters are by the units of
the values that the trace gives them. Whatever else the question says, such a law is true one way
round alone.
"""

from __future__ import annotations

import random
import re
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from typing import Literal

from wmw.core.equation import Expr, canonical_name, evaluate, free_symbols
from wmw.core.patterns import compiled
from wmw.core.units import parse_unit
from wmw.core.work import spend
from wmw.verifiers.claims import Claims
from wmw.verifiers.vocabulary.unit_names import units_in

_POINTS, _LOOK = 3, 20
_SAME = 1e-9
_INDEXED = re.compile(r"(?P<stem>[A-Za-z]\w{0,8}?)_?(?P<index>\d|(?<=_)[A-Za-z]{1,12})\Z")
_LETTERS: Mapping[str, str] = {
    "F": "N", "d": "m", "l": "m", "r": "m", "v": "m/s", "A": "m^2", "U": "V", "I": "A", "R": "ohm",
}  # fmt: skip
"""What an indexed letter means beside its fellow in a law of two bodies."""
_PURE = (0,) * len(parse_unit("m").dimension)  # type: ignore[union-attr]


@dataclass(frozen=True, slots=True)
class _Pairs:
    """Two quantities of two bodies, whose product or quotient is the same for both.

    `one` and `other` are units of their kinds, or the letters of numbers without a unit.
    """

    one: str
    other: str
    alike: Literal["product", "quotient"]
    of: re.Pattern[str]
    unless: re.Pattern[str]
    truth: str


def _pairs(
    one: str, other: str, alike: Literal["product", "quotient"], of: str, truth: str,
    unless: str = r"(?!)",
) -> _Pairs:  # fmt: skip
    return _Pairs(one, other, alike, compiled(of, re.I), compiled(unless, re.I), truth)


_LEVER = r"\b(?:lever|plank|see-?saw|crowbar|pivot|fulcrum|hinges?|balances?|in balance)\b"
_LAWS = (
    _pairs("N", "m", "product", _LEVER, "forces in balance are inversely as their arms",
           r"\b(?:springs?|stretch\w*|wheel|axle)\b"),
    _pairs("kg", "m", "product", _LEVER, "masses in balance are inversely as their arms",
           r"\bsprings?\b"),
    _pairs("N", "m^2", "quotient", r"\b(?:hydraulic|piston|press|jack)",
           "the pressure is the same at both pistons"),
    _pairs("m/s", "m^2", "product", r"\b(?:pipe|hose|nozzle|channel|tube|narrow\w*)\b",
           "a stream is the faster the narrower it is"),
    _pairs("V", "N n", "quotient", r"\btransformer\b", "the voltages are as the turns"),
    _pairs("A", "N n", "product", r"\btransformer\b", "the currents are inversely as the turns"),
    _pairs("Pa", "m^3", "product", r"\b(?:constant|same|fixed|unchanged) temperature\b|\bisotherm",
           "at constant temperature pressures are inversely as volumes"),
    _pairs("V", "ohm", "quotient", r"\bin series\b",
           "in series the voltages are as the resistances", r"\bparallel\b"),
    _pairs("A", "ohm", "product", r"\bin parallel\b",
           "in parallel the currents are inversely as the resistances", r"\bseries\b"),
)  # fmt: skip

_OF_SQUARES = (
    ("Pa", "kg/m^3", "the pressure differs by the difference of the squares of the speeds"),
    ("J", "kg", "the kinetic energy differs by the difference of the squares of the speeds"),
)
"""Kinds of a result and of a factor, with half of which go squares of speeds."""
_RELATIVE = re.compile(r"\b(?:relative|frame|each other|reduced)\b", re.I)


def false_form(claims: Claims, left: Expr, right: Expr) -> str | None:
    """Return what is true where an equation is a law the wrong way round; None where it is not."""
    names = sorted(free_symbols(left) | free_symbols(right))
    kinds = _kinds(claims)
    for name, unit in _by_letter(names, kinds).items():
        kinds[name] = parse_unit(unit).dimension  # type: ignore[union-attr]
    if len(names) != 4 or not set(names) <= kinds.keys():
        return None
    spend(_LOOK)
    if (squares := _square_of_difference(claims, left, right, names, kinds)) is not None:
        return squares
    return next(
        (
            law.truth
            for law in _LAWS
            if law.of.search(claims.question)
            and not law.unless.search(claims.question)
            and (paired := _paired(law, names, kinds)) is not None
            and _holds(left, right, paired, _OTHER[law.alike])
            and not _holds(left, right, paired, law.alike)
        ),
        None,
    )


_OTHER: Mapping[str, Literal["product", "quotient"]] = {
    "product": "quotient",
    "quotient": "product",
}


def _kinds(claims: Claims) -> dict[str, tuple[int, ...]]:
    """Return the dimension of each value that the trace states under a name, or one with its unit.

    "F1_N" with a bare number stands for F1 in newtons.
    """
    found: dict[str, tuple[int, ...]] = {}
    for claim in (*claims.results, *claims.attributes, *claims.variables):
        if claim.measured is None:
            continue
        unit = claim.measured.unit
        for name, text in units_in(claim.name) if unit is None else ():
            named = parse_unit(text)
            if named is not None:
                found.setdefault(canonical_name(name), named.dimension)
        found[canonical_name(claim.name)] = unit.dimension if unit else _PURE
    return found


def _by_letter(names: Iterable[str], kinds: Mapping[str, tuple[int, ...]]) -> dict[str, str]:
    """Return the kinds of names of which the trace has no value, by their letters: F_hand."""
    known = {name.partition("_")[0] for name in kinds}
    matches = {name: _INDEXED.match(name) for name in names if name not in kinds}
    return {
        name: _LETTERS[match["stem"]]
        for name, match in matches.items()
        if match is not None and match["stem"] in _LETTERS and match["stem"] not in known
    }


def _square_of_difference(
    claims: Claims, left: Expr, right: Expr, names: list[str], kinds: Mapping[str, tuple[int, ...]]
) -> str | None:
    """Return what is true where a result goes with the square of a difference of two speeds."""
    speeds = [name for name in names if _is_of("m/s", name, kinds)]
    for whole, part, truth in _OF_SQUARES:
        result = [name for name in names if _is_of(whole, name, kinds)]
        factor = [name for name in names if _is_of(part, name, kinds)]
        if (len(result), len(factor), len(speeds)) != (1, 1, 2):
            continue
        rng = random.Random(11)  # noqa: S311 - any fixed stream will do
        held = True
        for _ in range(_POINTS):
            env = {name: rng.uniform(0.5, 2.0) for name in (*factor, *speeds)}
            env[result[0]] = env[factor[0]] * (env[speeds[0]] - env[speeds[1]]) ** 2 / 2
            a, b = evaluate(left, env), evaluate(right, env)
            held = held and a is not None and b is not None and abs(a - b) <= _SAME * abs(a)
        if held and not _RELATIVE.search(claims.question):
            return truth
    return None


def _paired(
    law: _Pairs, names: list[str], kinds: Mapping[str, tuple[int, ...]]
) -> dict[str, tuple[str, str]] | None:
    """Return for each index the names of the two quantities that have it."""
    found: dict[str, dict[str, str]] = {}
    for name in names:
        match = _INDEXED.match(name)
        role = next((r for r in ("one", "other") if _is_of(getattr(law, r), name, kinds)), None)
        if match is None or role is None or role in found.setdefault(match["index"], {}):
            return None
        found[match["index"]][role] = name
    if len(found) != 2 or any(len(held) != 2 for held in found.values()):
        return None
    return {index: (held["one"], held["other"]) for index, held in found.items()}


def _is_of(kind: str, name: str, kinds: Mapping[str, tuple[int, ...]]) -> bool:
    if " " in kind:  # numbers without a unit, by their letters
        return kinds[name] == _PURE and name.partition("_")[0] in kind.split()
    unit = parse_unit(kind)
    return not isinstance(unit, str) and unit is not None and kinds[name] == unit.dimension


def _holds(left: Expr, right: Expr, paired: Mapping[str, tuple[str, str]], alike: str) -> bool:
    """Tell whether an equation holds wherever the product, or the quotient, is the same."""
    rng = random.Random(7)  # noqa: S311 - any fixed stream will do
    for _ in range(_POINTS):
        common = rng.uniform(0.5, 2.0)
        env: dict[str, float] = {}
        for one, other in paired.values():
            env[other] = rng.uniform(0.5, 2.0)
            env[one] = common / env[other] if alike == "product" else common * env[other]
        a, b = evaluate(left, env), evaluate(right, env)
        if a is None or b is None or abs(a - b) > _SAME * abs(a):
            return False
    return True
