"""Which of two layers of a wall the air on one side touches."""

from __future__ import annotations

import pytest

from tests.bare import relation_blamed

Relation = tuple[str, str, str]
_WOOD = "A house wall has 12 cm of wood on the outside and 8.0 cm of wool on the inside."
_BRICK = "A wall has an outer brick layer and an inner plaster layer; they touch closely."
_OVEN = "The door of an oven has an inner layer of steel and an outer layer of glass."


@pytest.mark.parametrize(
    ("told", "bodies", "wrong"),
    [
        (_WOOD, "wood, wool", ("contact", "wool", "outside air")),
        (_WOOD, "wood, wool", ("contact", "inside air", "wood")),
        (_BRICK, "brick layer, plaster layer", ("adjacent", "outside air", "plaster layer")),
        (_OVEN, "steel layer, glass layer", ("contact", "inside air", "glass layer")),
    ],
)
def test_air_touches_the_layer_on_its_own_side(told: str, bodies: str, wrong: Relation) -> None:
    kind, air, layer = wrong if "air" in wrong[1] else (wrong[0], wrong[2], wrong[1])
    one, other = bodies.split(", ")
    right = other if layer == one else one
    asked = f"{told} What is asked for is the heat flow per square metre."
    assert relation_blamed(asked, f"{bodies}, {air}", wrong)
    assert not relation_blamed(asked, f"{bodies}, {air}", (kind, air, right))


@pytest.mark.parametrize(
    ("told", "bodies", "relation"),
    [
        (_BRICK, "brick layer, plaster layer", ("contact", "brick layer", "plaster layer")),
        (_OVEN, "steel layer, glass layer", ("contact", "room air", "glass layer")),
        (
            "A wall has 12 cm of brick and 8.0 cm of foam. It is 20 °C on the inside.",
            "brick, foam, inside air",
            ("contact", "inside air", "foam"),
        ),
        (
            "Foam covers the wall on the outside and another foam on the inside; brick is between.",
            "foam, brick, outside air",
            ("contact", "outside air", "brick"),
        ),
    ],
)
def test_what_is_not_told_is_not_blamed(told: str, bodies: str, relation: Relation) -> None:
    assert not relation_blamed(f"{told} What is asked for is the heat flow.", bodies, relation)
