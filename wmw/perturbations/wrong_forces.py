"""The listed forces beside what the family declares of them."""

from __future__ import annotations

import math
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from typing import Any

from wmw.core.family import Direction, ForceSpec, in_regime
from wmw.generators.wording import fill
from wmw.perturbations.gold import Gold

Vector = tuple[float, float]


@dataclass(frozen=True, slots=True)
class Listed:
    """A force of the trace's list: where it stands, and its declaration."""

    place: int
    force: dict[str, Any]
    spec: ForceSpec
    direction: Direction
    vector: Vector


def listed(gold: Gold) -> Iterator[Listed]:
    """Yield the forces that the gold trace lists and whose direction can be worked out."""
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
    parts = [
        situation.system.value(part, situation.world) for part in map(_sympy, direction.vector)
    ]
    if None in parts:
        return None
    x, y = (float(part or 0.0) for part in parts)
    size = math.hypot(x, y)
    return (x / size, y / size) if size else None


def _sympy(value: Any) -> Any:
    import sympy as sp

    return sp.sympify(value)


_ALONG = 0.2
"""Least share of another force along a missing one's line: then the list claims that axis."""


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


def directions(gold: Gold) -> Iterator[tuple[Direction, Vector]]:
    """Yield the declared directions whose words can be used in this item, with their vectors."""
    for direction in gold.family.directions:
        try:
            phrases(gold, direction)
        except KeyError:
            continue
        vector = vector_of(gold, direction)
        if vector is not None:
            yield direction, vector
