"""The two calls of this package; the plotting library is imported when one is first made."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING

from wmw.diagrams.picture import PATCH, Picture
from wmw.diagrams.styles import Style, style_named

if TYPE_CHECKING:
    from wmw.core.scene import Scene


def draw(
    scene: Scene,
    shown: Mapping[str, str],
    *,
    size: tuple[int, int] = (644, 476),
    style: str | Style = "exam",
) -> Picture:
    """Draw a scene.

    `shown` maps a quantity's name to the text that its label prints ("θ = 35°", or "θ" alone); a
    quantity that is not in it gets no label. `size` is (width, height) in pixels. The PNG has the
    same bytes on every call under the same library versions. Raises ValueError if a side is not
    a multiple of 28, UsageError for an unknown style, and LayoutError if the labels cannot all
    be set without overlap.
    """
    _check(size)
    from wmw.diagrams.render import picture

    return picture(scene, shown, size, style_named(style))


def draw_frames(
    before: Scene,
    after: Scene,
    shown: Mapping[str, str],
    *,
    size: tuple[int, int] = (1120, 420),
    style: str | Style = "exam",
) -> Picture:
    """Draw two moments side by side on one scale, captioned "before" and "after".

    A scene's own caption takes the place of these words. Raises what `draw` raises; the width
    must be a multiple of 56 so that both halves are whole patches.
    """
    _check(size)
    if size[0] % (2 * PATCH):
        raise ValueError(f"the width of two frames must be a multiple of {2 * PATCH}: {size[0]}")
    from wmw.diagrams.render import picture_of_frames

    return picture_of_frames(before, after, shown, size, style_named(style))


def _check(size: tuple[int, int]) -> None:
    if any(side <= 0 or side % PATCH for side in size):
        raise ValueError(f"picture sides must be positive multiples of {PATCH}: {size}")
