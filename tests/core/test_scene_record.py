"""Scenes as dicts and back."""

from __future__ import annotations

import json

from wmw.core.scene import (
    AngleMark,
    Arc,
    Arrow,
    Circle,
    Circuit,
    Dimension,
    Element,
    Ground,
    Label,
    Line,
    Parallel,
    Polygon,
    Scene,
    Series,
)
from wmw.core.scene_record import scene_from_dict, scene_to_dict

EVERY_SHAPE = Scene(
    parts=(
        Line(((0.0, 0.0), (1.0, 2.5)), "glass", dashed=True, body="lens"),
        Polygon(((0.0, 0.0), (1.0, 0.0), (0.0, 1.0)), "surface", "incline"),
        Circle((1.0, 1.0), 0.5),
        Arc((0.0, 0.0), 2.0, 10.0, 80.0),
        Ground((0.0, 0.0), (4.0, 0.0), rough=True),
        Arrow((0.0, 0.0), (1.0, 1.0), "force", "P"),
        AngleMark((0.0, 0.0), 1.0, 0.0, 35.0, "theta"),
        Dimension((0.0, 0.0), (3.0, 0.0), "d", offset=0.4, broken=True),
        Label((1.0, 2.0), text="wall", side="left"),
    ),
    notes=("g", "mu_k"),
    caption="before",
)
CIRCUIT = Scene(
    circuit=Circuit(
        Series((Element("battery", "battery", "emf"), Element("resistor", "r", "r"))),
        Parallel((Element("lamp", "L_1", "R_1"), Series((Element("switch_open", "S"),)))),
    )
)


def test_round_trip() -> None:
    for scene in (EVERY_SHAPE, CIRCUIT, Scene()):
        record = json.loads(json.dumps(scene_to_dict(scene)))
        assert scene_from_dict(record) == scene
        assert scene_from_dict(record).quantities() == scene.quantities()


def test_dust_is_cut() -> None:
    scene = Scene((Circle((0.1 + 0.2, -1e-17), 1 / 3),))
    part = scene_to_dict(scene)["parts"][0]
    assert part["center"] == [0.3, 0.0]
    assert str(part["center"][1]) == "0.0"
    assert part["radius"] == 0.333333
