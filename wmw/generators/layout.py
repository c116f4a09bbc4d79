"""The picture's scene of an item, and the texts of its labels."""

from __future__ import annotations

import random
from collections.abc import Callable, Mapping
from dataclasses import dataclass, replace

from wmw.core.item import Modality
from wmw.core.scene import Scene, SceneInput
from wmw.core.streams import stream
from wmw.core.system import World
from wmw.generators.moments import moments_of
from wmw.generators.numbers import si_of
from wmw.generators.question import Question
from wmw.generators.situation import Situation

_MIRRORED, _ASIDE = 0.4, 0.5
"""Shares of the scenes with left and right exchanged, and of those from a less usual side."""
_ATTEMPTS = 50


class LayoutValues(dict[str, float]):
    """SI values of the givens; what a layout needs beyond them comes from a completed world.

    Only givens are "in" it, so a drawing function that asks whether to draw a label sees them
    alone, while `values[name]` finds any quantity that has a value in the scene.
    """

    def __init__(self, givens: Mapping[str, float], complete: Callable[[], World]) -> None:
        super().__init__(givens)
        self._complete = complete
        self._world: World | None = None

    def __missing__(self, name: str) -> float:
        if self._world is None:
            self._world = self._complete()
        return self._world[name]


@dataclass(frozen=True, slots=True)
class Layout:
    """The scene of an item, what is there where something moves, and the texts of its labels."""

    scene: Scene
    after: Scene | None
    moments: tuple[Scene, ...]
    shown: dict[str, str]


def lay_out(rng: random.Random, situation: Situation, question: Question) -> Layout:
    """Return the scene, and the scene afterwards and the moments between where something moves.

    A counterfactual's picture shows the scene before the change. A given that the family's
    drawing has no place for is listed in the notes.
    """
    family, kind = situation.family, situation.kind
    names = [*situation.givens, *(question.stated if question.modality == "picture" else ())]
    given = {n: si_of(_value(situation, n), family.quantity(n).unit) for n in names}
    key = rng.getrandbits(64)
    values = LayoutValues(given, lambda: completed(stream("layout", key), situation))
    mirrored = rng.random() < _MIRRORED
    aside = stream("viewpoint", key).random() < _ASIDE
    before = SceneInput(
        kind.regime, values, question.names, "before", mirrored=mirrored, aside=aside
    )
    scene = _with_notes(family.draw(before), names, question.modality)
    after: Scene | None = None
    moments: tuple[Scene, ...] = ()
    # Where the outcome is asked for, a frame afterwards would give it away.
    if kind.regime in family.moves and kind.alters is None and situation.target is not None:
        moved = family.draw(replace(before, frame="after"))
        after = _with_notes(moved, names, question.modality)
        moments = moments_of(family, before, scene, after)
    shown = {name: _shown(situation, question, name) for name in names}
    return Layout(scene, after, moments, shown)


def _value(situation: Situation, name: str) -> float:
    return situation.givens[name] if name in situation.givens else situation.constants[name]


def _shown(situation: Situation, question: Question, name: str) -> str:
    symbol = situation.family.quantity(name).text
    if question.modality == "text":
        return symbol
    return f"{symbol} = {question.givens[name].text}"


def _with_notes(scene: Scene, names: list[str], modality: Modality) -> Scene:
    """List what has no place in the drawing; symbols without numbers need no list."""
    if modality == "text":
        return replace(scene, notes=())
    placed = set(scene.quantities())
    return replace(scene, notes=(*scene.notes, *(name for name in names if name not in placed)))


def completed(rng: random.Random, situation: Situation) -> World:
    """Return a world with a value for everything, for what the picture needs and nobody asks."""
    system = situation.system
    world = situation.world
    for _ in range(_ATTEMPTS):
        world = dict(situation.world)
        for quantity in situation.family.quantities:
            if quantity.name in system.names and quantity.name not in world:
                grid = quantity.grid
                low, high = (grid.low, grid.high) if grid else (quantity.low, quantity.high)
                drawn = low + (high - low) * rng.random()
                world[quantity.name] = si_of(drawn, quantity.unit)
                world = system.solve(world).world
        if system.admits(world):
            break
    return world
