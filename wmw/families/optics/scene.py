"""How lenses, mirrors and boundaries are drawn. An image or an outgoing ray is never drawn."""

from __future__ import annotations

from wmw.core.scene import Scene, SceneInput, flip
from wmw.families.optics.further import FURTHER
from wmw.families.optics.scene_further import draw_further
from wmw.families.optics.scene_images import draw_images
from wmw.families.optics.scene_rays import draw_depth, draw_medium, draw_mirror_ray, draw_rays
from wmw.families.optics.symbols import CONTACT, DEPTH, IMAGE, MEDIUM, MIRROR_RAY, PLANE


def draw(given: SceneInput) -> Scene:
    """Lay out the scene of a regime; angles are exact, lengths to scale or marked as broken."""
    if given.regime in (*IMAGE, PLANE, CONTACT):
        scene = draw_images(given)
    elif given.regime == MIRROR_RAY:
        scene = draw_mirror_ray(given)
    elif given.regime == DEPTH:
        scene = draw_depth(given)
    elif given.regime == MEDIUM:
        scene = draw_medium(given)
    elif given.regime in FURTHER:
        scene = draw_further(given)
    else:
        scene = draw_rays(given)
    return flip(scene) if given.mirrored else scene
