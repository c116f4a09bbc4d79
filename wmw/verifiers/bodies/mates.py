"""Quantities that belong to one body by the laws: a force and the arm it acts on, mass and weight.

Of two alike bodies ("a weight of 60 N hangs 0.40 m from the pivot; what weight 0.30 m from it")
the numbers told together are those of one of them, and what already follows from what is told of
it is not what is asked for.
"""

from __future__ import annotations

from collections.abc import Collection, Iterator, Mapping
from functools import cache
from itertools import combinations

import sympy as sp

from wmw.core import registry
from wmw.core.quantity import Mention
from wmw.core.system import unit_of
from wmw.core.work import spend

_PAIR = 2
_CUED, _HARDLY = 1.0, 0.2
"""What a number fits with a word beside it, and what its fits to two quantities may differ by."""
_TRIED = 5
"""Steps of work that a pair of like numbers takes."""


@cache
def tied(family: str) -> frozenset[frozenset[str]]:
    """Return the pairs of quantities that a law ties but for constants: mass and weight."""
    declared = registry.family(family)
    constants = {q.symbol for q in declared.quantities if q.choices}
    rests = [law.equation.free_symbols - constants for law in declared.laws]
    return frozenset(frozenset(map(str, rest)) for rest in rests if len(rest) == _PAIR)


@cache
def _placed(family: str) -> frozenset[frozenset[str]]:
    """Return the pairs of givens of one body and unit that a law ties: a mark and its distance.

    The law has nothing of another body: where the pivot stands belongs to none.
    """
    declared = registry.family(family)
    own = {q.name: (q.body, q.unit) for q in declared.quantities if q.body and q.moment == "given"}
    found: set[frozenset[str]] = set()
    for law in declared.laws:
        names = frozenset(str(s) for s in law.equation.free_symbols)
        of_bodies = frozenset(q for q in names if declared.quantity(q).body)
        if len(of_bodies) == _PAIR and len({own.get(q, (q,)) for q in of_bodies}) == 1:
            found.add(of_bodies)
    return frozenset(found)


@cache
def factors(family: str) -> Mapping[str, frozenset[str]]:
    """Return, for each quantity, those that a law multiplies it with: an arm and its force."""
    declared = registry.family(family)
    constants = {q.symbol for q in declared.quantities if q.choices}
    mates: dict[str, set[str]] = {}
    for law in declared.laws:
        product = law.equation.rhs
        if isinstance(product, sp.Mul) and isinstance(law.equation.lhs, sp.Symbol):
            named = [str(a) for a in product.args if a.is_Symbol and a not in constants]
            if len(named) == _PAIR:
                for name in (all_three := {*named, str(law.equation.lhs)}):
                    mates.setdefault(name, set()).update(all_three - {name})
    return {name: frozenset(others) for name, others in mates.items()}


@cache
def other_names(family: str, regime: str) -> Mapping[str, frozenset[str]]:
    """Return, for the givens of a regime, those that are the same by a law: T_w and T_1.

    A normal force that equals a weight is another thing, and has another letter.
    """
    same: dict[str, set[str]] = {}
    givens = {q.name for q in registry.family(family).quantities if q.moment == "given"}
    for law in registry.system(family, regime).laws:
        one, other = law.law.equation.args
        if not (isinstance(one, sp.Symbol) and isinstance(other, sp.Symbol)):
            continue
        if not {one.name, other.name} <= givens:
            continue
        if one.name.partition("_")[0] == other.name.partition("_")[0]:
            same.setdefault(one.name, set()).add(other.name)
            same.setdefault(other.name, set()).add(one.name)
    return {name: frozenset(others) for name, others in same.items()}


def follows_from(family: str, name: str, given: Collection[str]) -> str | None:
    """Return the given that a law ties a quantity to, but for constants; None for none."""
    pairs = tied(family)
    return next((g for g in given if g != name and frozenset((name, g)) in pairs), None)


@cache
def _shares(family: str) -> frozenset[frozenset[str]]:
    """Return the pairs of a share and the same in percent."""
    declared = registry.family(family)
    bare = {q.name for q in declared.quantities if not any(unit_of(q).dimension)}
    percents = {q.name for q in declared.quantities if q.unit == "%"}
    return frozenset(pair for pair in tied(family) if pair <= bare and pair & percents)


def shares_given(family: str, given: Collection[str]) -> set[str]:
    """Return the shares among what is given, and the same shares under their other name."""
    pairs = [pair for pair in _shares(family) if not pair.isdisjoint(given)]
    return {name for pair in pairs for name in pair}


def not_given_already(
    family: str, asked: tuple[str, ...], given: Collection[str]
) -> tuple[str, ...]:
    """Return those of several quantities asked for that do not follow from what is given.

    Only where the like quantity of another body is left is one dropped: m_1, where m_2 is left.
    """
    told = _placed(family)
    follows = {
        name
        for name in asked
        if follows_from(family, name, given) is not None
        or any(frozenset((name, known)) in told for known in given)
    }
    left = {_kind(name) for name in asked if name not in follows and name not in given} - {""}
    return tuple(name for name in asked if name not in follows or _kind(name) not in left)


def _kind(name: str) -> str:
    """Return a name without the number of its body: the s_f of s_1f and s_2f."""
    stem, _, tail = name.rpartition("_")
    return f"{stem}_{tail.lstrip('0123456789')}" if stem and tail[:1].isdigit() else ""


def _stem(name: str) -> str:
    stem, _, number = name.rpartition("_")
    return stem if number.isdigit() else ""


def exchanged(
    family: str,
    taken: Mapping[str, int],
    scores: Mapping[tuple[int, str], float],
    mentions: tuple[Mention, ...],
    breaks: Collection[int],
) -> tuple[str, str] | None:
    """Return two like quantities whose numbers stand with the wrong body's, None for none.

    `taken` is the place of each given among the mentions, `scores` how well each number fits a
    quantity by the words beside it, and `breaks` is where a sentence ends or the question begins.
    """
    mates = factors(family)
    told = told_with_states(family, taken, scores, mentions, breaks)
    if told is not None and told[0].endswith("_2"):
        return told
    for one, other in combinations([name for name in taken if name in mates], _PAIR):
        spend(_TRIED)
        if not _stem(one) or _stem(one) != _stem(other):
            continue
        if any(scores.get((taken[n], one)) != scores.get((taken[n], other)) for n in (one, other)):
            continue  # words tell the two apart
        known = taken.keys() - {one, other}
        mine, yours = mates[one] & known, mates[other] & known
        if len(mine) + len(yours) != 1:
            continue
        wrong, right = (one, other) if yours else (other, one)
        mate = taken[next(iter(mine | yours))]
        if _together(mentions, mate, taken[wrong], breaks) and not _together(
            mentions, mate, taken[right], breaks
        ):
            return wrong, right
    return None


def belonging(
    family: str,
    taken: Mapping[str, int],
    scores: Mapping[tuple[int, str], float],
    owners: Mapping[int, int],
) -> Iterator[tuple[str, str]]:
    """Yield each given whose number belongs to another body, with that body's own quantity.

    `owners` has, for the place of a number, that of another one which is of the same body.
    """
    at = {index: name for name, index in taken.items()}
    for one, index in taken.items():
        spend(_TRIED)
        whose = at.get(owners.get(index, -1))
        if whose is None or not _stem(one):
            continue
        own = {
            name
            for name in _of_one_body(family, whose)
            if _stem(name) == _stem(one) and name not in (one, whose)
        }
        if len(own) != 1 or one in _of_one_body(family, whose):
            continue
        [other] = own
        if all(scores.get((index, name), 1.0) < 1 for name in (one, other)):
            yield one, other


@cache
def _of_one_body(family: str, name: str) -> frozenset[str]:
    """Return the quantities of the body that one is of: of m_1 these are W_1, d_1 and τ_1."""
    mates = factors(family)
    tied_to = {other for pair in tied(family) if name in pair for other in pair}
    return frozenset().union(*(mates.get(other, frozenset()) for other in {name, *tied_to}))


@cache
def _states(family: str) -> frozenset[str]:
    """Return the quantities "X_1" of a first state whose "X_2" is of a state after it."""
    after = {q.name for q in registry.family(family).quantities if q.moment == "after"}
    names = {q.name for q in registry.family(family).quantities} - after
    return frozenset(n for n in names if n.endswith("_1") and f"{_stem(n)}_2" in after)


@cache
def _firsts(family: str) -> frozenset[str]:
    """Return the quantities "X_1" of a family in which something becomes another, if it has X_2."""
    names = {q.name for q in registry.family(family).quantities}
    firsts = {n for n in names if n.endswith("_1") and f"{_stem(n)}_2" in names}
    return frozenset(firsts if _states(family) else ())


def _alone(family: str, taken: Mapping[str, int]) -> frozenset[str]:
    """Return what is told of the first state and not of the second."""
    return frozenset(n for n in _firsts(family) & taken.keys() if f"{_stem(n)}_2" not in taken)


def told_with_states(
    family: str,
    taken: Mapping[str, int],
    scores: Mapping[tuple[int, str], float],
    mentions: tuple[Mention, ...],
    breaks: Collection[int],
) -> tuple[str, str] | None:
    """Return two like quantities of which only the first one's number stands with the first state.

    "A tyre holds air at 2.0 bar and 20 °C; later it is at 50 °C": 20 °C is of the 2.0 bar, so that
    these may not be dealt out the other way round. "At 20 °C it is at 2.0 bar; how hot is it at
    2.5 bar?" tells in the same way which of the pressures is the first.
    """
    states = _states(family)
    for one in taken:
        spend(_TRIED)
        other = f"{_stem(one)}_2"
        if not one.endswith("_1") or other not in taken:
            continue
        mates = _alone(family, taken) if one in states else states & taken.keys()
        if not mates:
            continue
        if not all(_fits_both(scores, taken[n], one, other) for n in (one, other)):
            continue  # words tell the two apart
        for first, second in ((one, other), (other, one)):
            if all(
                _together(mentions, taken[mate], taken[first], breaks)
                and not _together(mentions, taken[mate], taken[second], breaks)
                for mate in mates
            ):
                return first, second
    return None


def of_later_state(
    family: str, taken: Mapping[str, int], joined: Collection[int], asked: Collection[str]
) -> tuple[str, str] | None:
    """Return a quantity of the first state whose number is joined to one of the later state.

    "Compressed to 2.0 L at 300 kPa from 6.0 L" gives the pressure afterwards. `joined` has the
    numbers that only a few words join to the one before. So it is where the first state is told
    after it, or the very quantity is asked for as it was at first.
    """
    firsts = _states(family)
    at = {index: name for name, index in taken.items()}
    for index in joined:
        spend(_TRIED)
        before, one = at.get(index - 1, ""), at.get(index, "")
        other = f"{_stem(one)}_2"
        if not before.endswith("_2") or one not in firsts or other in {*taken, *asked}:
            continue
        mate = f"{_stem(before)}_1"
        if mate in firsts and (one in asked or taken.get(mate, -1) > index):
            return one, other
    return None


def _fits_both(scores: Mapping[tuple[int, str], float], at: int, one: str, other: str) -> bool:
    """Tell whether the words beside a number fit both quantities, or neither.

    "The air inside is at 42 °C" has the words of a wall's inner side, and "at" is of any state.
    """
    first, second = scores.get((at, one), 0.0), scores.get((at, other), 0.0)
    return first == second or (min(first, second) >= _CUED and abs(first - second) < _HARDLY)


def _together(mentions: tuple[Mention, ...], one: int, other: int, breaks: Collection[int]) -> bool:
    low, high = sorted((one, other))
    return not any(mentions[low].end <= at <= mentions[high].start for at in breaks)
