"""How fluids are drawn: one layout per regime."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from wmw.core.scene import Scene, SceneInput, flip
from wmw.families.fluid import scene_flow, scene_gauges, scene_rest
from wmw.families.fluid.symbols import (
    BAROMETER,
    COLUMN,
    DEPTH,
    HATCH,
    LAYERS,
    LOW,
    MANOMETER,
    NARROWS,
    OUTFLOW,
    OUTLET,
    PRESS,
    RISING,
    SOLID,
    TOTAL,
    U_TUBE,
    VESSELS,
    WALL,
    WIDENS,
)

_LAYOUTS: Mapping[str, Callable[[SceneInput], Scene]] = {
    DEPTH: scene_rest.draw_depth,
    HATCH: scene_rest.draw_depth,
    TOTAL: scene_rest.draw_depth,
    WALL: scene_rest.draw_wall,
    SOLID: scene_rest.draw_solid,
    LAYERS: scene_rest.draw_layers,
    VESSELS: scene_rest.draw_vessels,
    PRESS: scene_gauges.draw_press,
    MANOMETER: scene_gauges.draw_manometer,
    LOW: scene_gauges.draw_manometer,
    U_TUBE: scene_gauges.draw_u_tube,
    BAROMETER: scene_gauges.draw_barometer,
    COLUMN: scene_gauges.draw_barometer,
    OUTLET: scene_flow.draw_outlet,
    NARROWS: scene_flow.draw_sections,
    WIDENS: scene_flow.draw_sections,
    RISING: scene_flow.draw_rising,
    OUTFLOW: scene_flow.draw_outflow,
}


def draw(given: SceneInput) -> Scene:
    """Lay out the scene of a regime, with the labels of the givens."""
    scene = _LAYOUTS[given.regime](given)
    return flip(scene) if given.mirrored else scene
