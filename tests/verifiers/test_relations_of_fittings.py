"""Relations of what belongs to one thing alone: a siren, an image, a source, a circuit's part."""

from __future__ import annotations

import pytest

from tests.bare import relation_alone_blamed

ROW = "Heater X and heater Y are joined one after the other to a supply of 24 V. What is the power?"
BOTH = "Heater X and heater Y are first in series and then in parallel. How does the power change?"
MAIN = "Lamp X and lamp Y are in parallel. An ammeter in the main line reads 2.0 A. What of each?"
KEY = "Coil X and coil Y are in series. A key K bypasses coil Y. How warm does coil X become?"
HORN = "A lorry whose horn has 400 Hz drives toward a cyclist at rest. What does the cyclist hear?"
FACE = "A doll stands 12 cm in front of a concave mirror. Where is its image?"
PLANE = "A cat sits 1.5 m from a plane mirror. How far is the image from the cat?"
WAVES = "Waves pass from the deep end into the shallow end of a tank. How does their length change?"
TUBE = "The air in a test tube that is closed at one end is set sounding. What is the pitch?"
OPEN = "The air in a tube that is open at both ends is set sounding. What is the pitch?"
RAILS = "A bar rolls along level rails through a vertical uniform field. What is the voltage?"
TILTED = "A bar rolls down sloping rails through a uniform field. What is the voltage?"
WALL = "Heat passes one after the other through a brick layer and a cork layer. How much is it?"
TWO = "Heat passes side by side through a brick layer and a cork layer. How much is it?"
PISTON = "A piston of 3.0 kg rests in a tube on argon that is shut below it. What is the pressure?"
LENS = "A lens stands 40 cm to the right of a candle. Where does the image on a screen form?"
BENCH = "Light from a slide goes from left to right through a lens to a screen. Where is the image?"
HILLS = "Slope 1 carrying sled P and slope 2 carrying sled Q are smooth. How fast is sled P?"
BODIES = {
    LENS: "lens, candle, screen",
    BENCH: "lens, slide, screen",
    HILLS: "slope 1, slope 2, sled P, sled Q",
    ROW: "heater X, heater Y, supply",
    BOTH: "heater X, heater Y",
    MAIN: "lamp X, lamp Y, ammeter",
    KEY: "coil X, coil Y, key K",
    HORN: "lorry, horn, cyclist",
    FACE: "doll, mirror, image",
    PLANE: "cat, mirror, image",
    WAVES: "source, deep end, shallow end",
    TUBE: "test tube, bottom, air",
    OPEN: "tube, bottom, air",
    RAILS: "bar, rails, field",
    TILTED: "bar, rails, field",
    WALL: "brick layer, cork layer",
    TWO: "brick layer, cork layer",
    PISTON: "piston, argon, table",
}


def _blamed(question: str, *relation: str) -> bool:
    further = [("in_parallel", "lamp X", "lamp Y")] if question == MAIN else []
    return relation_alone_blamed(question, BODIES[question], relation, further=further)


@pytest.mark.parametrize(
    ("question", "relation"),
    [
        (ROW, ("in_parallel", "heater X", "heater Y")),
        (LENS, ("left_of", "screen", "lens")),
        (BENCH, ("right_of", "slide", "lens")),
        (BENCH, ("left_of", "screen", "lens")),
        (HILLS, ("on", "sled P", "slope 2")),
        (MAIN, ("in_series", "ammeter", "lamp Y")),
        (KEY, ("in_parallel", "key K", "coil X")),
        (HORN, ("on", "horn", "cyclist")),
        (HORN, ("behind", "cyclist", "lorry")),
        (FACE, ("behind", "doll", "mirror")),
        (PLANE, ("in_front_of", "image", "mirror")),
        (WAVES, ("in", "source", "shallow end")),
        (TUBE, ("separated", "bottom", "test tube")),
        (RAILS, ("parallel", "field", "rails")),
        (WALL, ("side_by_side", "brick layer", "cork layer")),
        (PISTON, ("supported_by", "piston", "table")),
    ],
)
def test_it_cannot_be(question: str, relation: tuple[str, str, str]) -> None:
    assert _blamed(question, *relation)


@pytest.mark.parametrize(
    ("question", "relation"),
    [
        (ROW, ("in_series", "heater X", "heater Y")),
        (LENS, ("right_of", "screen", "lens")),
        (BENCH, ("left_of", "slide", "lens")),
        (BENCH, ("right_of", "screen", "lens")),
        (HILLS, ("on", "sled P", "slope 1")),
        (BOTH, ("in_parallel", "heater X", "heater Y")),
        (KEY, ("in_parallel", "key K", "coil Y")),
        (HORN, ("on", "horn", "lorry")),
        (HORN, ("in_front_of", "cyclist", "lorry")),
        (FACE, ("in_front_of", "doll", "mirror")),
        (FACE, ("in_front_of", "image", "mirror")),
        (PLANE, ("behind", "image", "mirror")),
        (WAVES, ("in", "source", "deep end")),
        (TUBE, ("in", "air", "test tube")),
        (OPEN, ("separated", "bottom", "tube")),
        (RAILS, ("perpendicular", "field", "rails")),
        (TILTED, ("parallel", "field", "rails")),
        (WALL, ("contact", "brick layer", "cork layer")),
        (TWO, ("side_by_side", "brick layer", "cork layer")),
        (PISTON, ("supported_by", "piston", "argon")),
    ],
)
def test_it_may_be(question: str, relation: tuple[str, str, str]) -> None:
    assert not _blamed(question, *relation)
