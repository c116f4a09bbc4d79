"""How scenes of heat are drawn: one layout per regime."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from wmw.core.scene import Scene, SceneInput, flip
from wmw.families.thermal import scene_engines, scene_further, scene_gas, scene_heat, scene_matter
from wmw.families.thermal import symbols as s

_LAYOUTS: Mapping[str, Callable[[SceneInput], Scene]] = {
    **dict.fromkeys((s.WARM, s.COOL, s.CHANGE, s.METAL), scene_heat.draw_body),
    **dict.fromkeys((s.WATER, s.LOSSY, s.POT, s.BOIL_WATER, s.STEAM), scene_heat.draw_water),
    s.WATER_COOLS: scene_heat.draw_cooling_water,
    s.MIX: scene_heat.draw_mixing,
    s.DROP: scene_heat.draw_drop,
    s.CUP: scene_further.draw_cup,
    s.TWO_BODIES: scene_further.draw_contact,
    **dict.fromkeys(s.APART, scene_further.draw_apart),
    s.RADIATES: scene_further.draw_radiating,
    s.CLAMPED: scene_further.draw_clamped,
    **dict.fromkeys((s.MELT_ICE, s.ICE_WARM, s.ICE_STEAM, s.ICE_STAYS), scene_heat.draw_ice_alone),
    **dict.fromkeys(s.ICE, scene_heat.draw_ice),
    s.ROD: scene_matter.draw_rod,
    s.PLATE: scene_matter.draw_plate,
    s.HOLE: scene_matter.draw_plate,
    s.BODY: scene_matter.draw_solid,
    **dict.fromkeys((s.LIQUID, s.VESSEL, s.FULL), scene_matter.draw_liquid),
    s.WALL: scene_matter.draw_wall,
    s.LAYERS: scene_matter.draw_layers,
    **dict.fromkeys((s.STATE, s.AT_V), scene_gas.draw_closed_gas),
    **dict.fromkeys((s.AT_P, s.AT_T, s.ANY, s.TAKES, s.GIVES, s.ADIABAT), scene_gas.draw_piston),
    **dict.fromkeys((*s.ENGINES, *s.FRIDGES), scene_engines.draw_engine),
}


def draw(given: SceneInput) -> Scene:
    """Lay out the scene of a regime, with the labels of the givens."""
    scene = _LAYOUTS[given.regime](given)
    return flip(scene) if given.mirrored else scene
