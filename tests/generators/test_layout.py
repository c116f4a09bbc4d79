"""Pictures of items: the labels that the modality wants, and nothing that tells the outcome."""

from __future__ import annotations

from itertools import combinations

import pytest

from tests.generators.worlds import situation_of
from wmw.core import registry
from wmw.core.family import Kind
from wmw.core.scene import SceneInput
from wmw.core.streams import stream
from wmw.generators import generate
from wmw.generators.layout import LayoutValues, completed
from wmw.generators.numbers import si_of

FAMILIES = registry.names()


def test_only_givens_are_in_the_values_and_others_can_be_had() -> None:
    asked: list[int] = []

    def complete() -> dict[str, float]:
        asked.append(1)
        return {"theta": 0.5, "m": 9.0}

    values = LayoutValues({"m": 4.0}, complete)
    assert values["m"] == 4.0
    assert "theta" not in values
    assert values.get("theta", 0.0) == 0.0
    assert asked == []
    assert values["theta"] == 0.5
    assert asked == [1]


def pairs_of(family: str) -> list[tuple[Kind, Kind]]:
    """Return kinds that ask the same in the same words and differ in the outcome."""
    kinds = registry.family(family).kinds
    return [(a, b) for a, b in combinations(kinds, 2) if a.phrasings == b.phrasings]


def in_si(family: str, name: str, value: float) -> float:
    return si_of(value, registry.family(family).quantity(name).unit)


@pytest.mark.parametrize("family", FAMILIES)
def test_the_picture_does_not_tell_the_outcome(family: str) -> None:
    """Kinds that share their phrasings are drawn alike: the regime alone must not show."""
    declared = registry.family(family)
    items = {item.kind: item for item in (generate(family, 1, i) for i in range(60))}
    for one, other in pairs_of(family):
        item = items[one.name]
        situation = situation_of(item)
        given = {n: in_si(family, n, value) for n, value in situation.givens.items()}

        def world() -> dict[str, float]:
            return completed(stream("test"), situation)  # noqa: B023 - used in this round alone

        values = LayoutValues(given, world)
        scenes = [
            declared.draw(SceneInput(kind.regime, values, item.names)) for kind in (one, other)
        ]
        assert scenes[0] == scenes[1], f"{one.name} and {other.name} are drawn differently"


@pytest.mark.parametrize("family", FAMILIES)
def test_frames_only_where_something_moves_and_no_outcome_is_asked(family: str) -> None:
    declared = registry.family(family)
    kinds = {kind.name: kind for kind in declared.kinds}
    for index in range(60):
        item = generate(family, 2, index)
        kind = kinds[item.kind]
        moving = kind.regime in declared.moves and kind.alters is None
        assert (item.scene_after is not None) is (moving and not isinstance(kind.target, str))


@pytest.mark.parametrize("family", FAMILIES)
def test_labels(family: str) -> None:
    for index in range(60):
        item = generate(family, 3, index)
        drawn = item.scene.quantities()
        if item.modality == "text":
            assert item.scene.notes == ()
            assert not any("=" in text for text in item.shown.values())
            continue
        for name, text in item.shown.items():
            assert drawn.count(name) == 1
            assert text.endswith(f"= {item.givens[name].text}")
