"""How springs are drawn: along a level surface, hung up, standing, joined, cut."""

from __future__ import annotations

from wmw.core.scene import Scene, SceneInput, flip
from wmw.families.spring.scene_level import draw_level
from wmw.families.spring.scene_upright import draw_upright
from wmw.families.spring.symbols import (
    COMPRESSED,
    CUT,
    FURTHER,
    LAUNCH_TRACK,
    LEVEL,
    PARALLEL,
    SAME_PARALLEL,
    SAME_SERIES,
    SERIES,
    STRETCHED,
)

_LYING = (
    *LEVEL,
    STRETCHED,
    COMPRESSED,
    FURTHER,
    LAUNCH_TRACK,
    CUT,
    SERIES,
    PARALLEL,
    SAME_SERIES,
    SAME_PARALLEL,
)


def draw(given: SceneInput) -> Scene:
    """Lay out the scene of a regime with the labels of its givens."""
    parts = draw_level(given) if given.regime in _LYING else draw_upright(given)
    scene = Scene(tuple(parts))
    return flip(scene) if given.mirrored else scene
