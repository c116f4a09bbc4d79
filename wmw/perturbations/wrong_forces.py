"""The listed forces beside what the family declares of them."""

from __future__ import annotations

import math
import re
from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass
from itertools import combinations
from typing import Any

from wmw.core.family import Direction, ForceSpec, in_regime
from wmw.core.pair import Certificate
from wmw.generators.wording import fill
from wmw.perturbations.edit import Broken
from wmw.perturbations.gold import Gold
from wmw.perturbations.numerals import SLACK

Vector = tuple[float, float]
OPPOSITE = -0.999
"""Cosine of two directions up to which one is the other reversed."""
_UP, _TOWARD = re.compile(r"\bup(?:wards?)?\b"), re.compile(r"\btowards?\b")
_ALONG = 0.2
"""Least share of another force along a missing one's line: then the list claims that axis."""


@dataclass(frozen=True, slots=True)
class Listed:
    """A force of the trace's list: where it stands, and its declaration."""

    place: int
    force: dict[str, Any]
    spec: ForceSpec
    direction: Direction
    vector: Vector


def listed(gold: Gold) -> list[Listed]:
    """Return the forces that the gold trace lists and whose direction can be worked out."""
    return gold.in_turn(gold.once(_listed))


def _listed(gold: Gold) -> Iterator[Listed]:
    names = gold.question.names
    for place, force in enumerate(gold.trace["state_0"]["forces"]):
        for spec in gold.family.forces:
            if not in_regime(spec.regimes, gold.kind.regime):
                continue
            if names.get(spec.target) != force["target"] or force["name"] not in spec.words:
                continue
            direction = next(d for d in gold.family.directions if d.name == spec.direction)
            vector = vector_of(gold, direction)
            if vector is not None and force["direction"] in phrases(gold, direction):
                yield Listed(place, force, spec, direction, vector)
                break


def phrases(gold: Gold, direction: Direction) -> tuple[str, ...]:
    """Return the wordings of a direction that gold traces use."""
    return tuple(fill(text, gold.question.names) for text in direction.phrases[:3])


def vector_of(gold: Gold, direction: Direction) -> Vector | None:
    """Return a direction as a unit vector in the scene; None where it is not settled there."""
    situation = gold.situation
    x, y = (
        float(part)
        if isinstance(part, int | float)
        else situation.system.value(part, situation.world)
        for part in direction.vector
    )
    if x is None or y is None:
        return None
    size = math.hypot(x, y)
    return (x / size, y / size) if size else None


def is_missed(item: Listed, items: Iterable[Listed]) -> bool:
    """Tell whether a force that is taken off the list of a body is missed there.

    It is where another force of the list has a share along its line.
    """
    return any(
        other.place != item.place
        and other.force["target"] == item.force["target"]
        and abs(cosine(other.vector, item.vector)) > _ALONG
        for other in items
    )


def cosine(one: Vector, other: Vector) -> float:
    """Return the cosine of the angle between two unit vectors."""
    return one[0] * other[0] + one[1] * other[1]


def directions(gold: Gold) -> list[tuple[Direction, Vector]]:
    """Return the declared directions whose words can be used in this item, with their vectors."""
    return gold.in_turn(gold.once(_directions))


def _directions(gold: Gold) -> Iterator[tuple[Direction, Vector]]:
    for direction in gold.family.directions:
        try:
            phrases(gold, direction)
        except KeyError:
            continue
        vector = vector_of(gold, direction)
        if vector is not None:
            yield direction, vector


def with_other_direction(gold: Gold, fits: Callable[[float], bool]) -> Iterator[Broken]:
    """Yield the traces with the direction of one force replaced by another that gold has as well.

    Two listed forces have each other's direction, each in a trace of its own, or a force has that
    which it has in another regime. So no phrase tells by itself that it is wrong. `fits` tells
    which, by the cosine of the angle between the two.
    """
    items, here = listed(gold), directions(gold)
    for one, other in combinations(dict.fromkeys(item.direction.name for item in items), 2):
        ours, theirs = ([item for item in items if item.direction.name == n] for n in (one, other))
        for mine, partner in zip(ours, theirs, strict=False):
            if _may_be(gold, mine, partner.direction, partner.vector, fits) and not _is_loosely(
                partner.force["direction"], partner.vector, mine
            ):
                yield _directed(gold, mine, partner.force["direction"], partner.vector)
                yield _directed(gold, partner, mine.force["direction"], mine.vector)
    for item in items:
        elsewhere = {
            spec.direction
            for spec in gold.family.forces
            if spec.target == item.spec.target and same_force(spec, item.spec)
        }
        for direction, vector in here:
            if direction.name in elsewhere and _may_be(gold, item, direction, vector, fits):
                for stated in gold.in_turn(phrases(gold, direction)):
                    if not _is_loosely(stated, vector, item):
                        yield _directed(gold, item, stated, vector)


def _may_be(
    gold: Gold, item: Listed, direction: Direction, vector: Vector, fits: Callable[[float], bool]
) -> bool:
    between = cosine(vector, item.vector)
    return fits(between) and direction.compares_with(item.direction, gold.kind.regime)


def _is_loosely(stated: str, vector: Vector, item: Listed) -> bool:
    """Tell whether a force may have the other direction at another moment of the same motion.

    What swings past below the hook is pulled straight up there, and toward the hook all the way.
    """
    both = f"{stated} {item.force['direction']}"
    told = _UP.search(both) is not None and _TOWARD.search(both) is not None
    return told and cosine(vector, item.vector) > 0


def _directed(gold: Gold, item: Listed, stated: str, vector: Vector) -> Broken:
    between = cosine(vector, item.vector)
    residual = 2.0 if between <= OPPOSITE else 1 - between
    trace = gold.copy("state_0")
    trace["state_0"]["forces"][item.place]["direction"] = stated
    pointer = f"/state_0/forces/{item.place}/direction"
    right = item.force["direction"]
    certificate = Certificate(
        "force", pointer, stated, right, residual, directions=(vector, item.vector)
    )
    return Broken(trace, f"{item.force['name']} {stated}, not {right}", certificate)


def size_certificate(item: Listed, pointer: str, stated: str, residual: float) -> Certificate:
    """Return the proof that a listed force has a wrong magnitude."""
    right, size = str(item.force["magnitude"]), str(item.spec.magnitude)
    return Certificate("force", pointer, stated, right, residual, SLACK, quantity=size)


def same_force(one: ForceSpec, other: ForceSpec) -> bool:
    """Tell whether two declarations are of a force of one name, each in its own regimes."""
    return bool(set(one.words) & set(other.words))


def acts_nowhere(gold: Gold, spec: ForceSpec) -> bool:
    """Tell whether no force of a name acts on any body of the item, beyond doubt."""
    situation = gold.situation
    return all(
        other.acts is not None
        and str(other.acts) != "False"
        and situation.system.holds(other.acts, situation.world) is False
        for other in gold.family.forces
        if same_force(other, spec) and in_regime(other.regimes, gold.kind.regime)
    )


def comes_and_goes(gold: Gold, spec: ForceSpec) -> bool:
    """Tell whether the family has cases with the force's body in which no such force acts."""
    own = [s for s in gold.family.forces if same_force(s, spec)]
    if any(s.acts is not None and str(s.acts) != "False" for s in own):
        return True
    role_in = {
        regime.name
        for regime in gold.family.regimes
        for role in gold.family.roles
        if role.name == spec.target and in_regime(role.regimes, regime.name)
    }
    return any(all(not in_regime(s.regimes, name) for s in own) for name in role_in)


def is_asked_about(gold: Gold, spec: ForceSpec) -> bool:
    """Tell whether a force is none in one of the regimes that the outcome asked for decides on."""
    target = gold.kind.target
    regimes = {r for o in gold.family.outcomes if o.name == target for r in o.regimes}
    own = [s for s in gold.family.forces if s.target == spec.target and same_force(s, spec)]
    return any(all(not in_regime(s.regimes, regime) for s in own) for regime in regimes)
