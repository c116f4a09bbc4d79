"""The calls of this package; the plotting library is imported when one is first made."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from functools import partial
from typing import TYPE_CHECKING

from wmw.core.ordering import KIND
from wmw.diagrams.instruments import Instrument, clocks_for
from wmw.diagrams.look import Look, look_named, look_of
from wmw.diagrams.picture import PATCH, Picture
from wmw.diagrams.strips import CLOCK_ROW, MOMENTS, QUESTION, order_of, strip_of
from wmw.diagrams.style import Style
from wmw.diagrams.styles import MIXED

if TYPE_CHECKING:
    from wmw.core.item import Item
    from wmw.core.scene import Scene

SIZE, FRAMES_SIZE, STRIP_SIZE = (644, 476), (1120, 420), (1344, 420)
"""Width and height in pixels of a picture, of one of two frames, and of a strip of four."""


def draw(
    scene: Scene,
    shown: Mapping[str, str],
    *,
    size: tuple[int, int] = SIZE,
    style: str | Style | Look = "exam",
) -> Picture:
    """Draw a scene.

    `shown` maps a quantity's name to the text that its label prints ("θ = 35°", or "θ" alone); a
    quantity that is not in it gets no label. `size` is (width, height) in pixels. The PNG has the
    same bytes on every call under the same library versions. Raises ValueError if a side is not
    a multiple of 28, UsageError for an unknown style, and LayoutError if the labels cannot all
    be set without overlap.
    """
    _check(size)
    look = look_named(style)
    from wmw.diagrams.render import picture

    return picture(scene, shown, size, look)


def draw_frames(
    before: Scene,
    after: Scene,
    shown: Mapping[str, str],
    *,
    size: tuple[int, int] = FRAMES_SIZE,
    style: str | Style | Look = "exam",
    clocks: tuple[Instrument, Instrument] | None = None,
) -> Picture:
    """Draw two moments side by side on one scale, captioned "before" and "after".

    A scene's own caption takes the place of these words. `clocks` show the time below each.
    Raises what `draw` raises; the width must be a multiple of 56 so that both halves are whole
    patches.
    """
    _check(size)
    if size[0] % (2 * PATCH):
        raise ValueError(f"the width of two frames must be a multiple of {2 * PATCH}: {size[0]}")
    look = look_named(style)
    from wmw.diagrams.render import picture_of_frames

    return picture_of_frames(before, after, shown, size, look, clocks or ())


def draw_item(item: Item, *, frames: bool = False, style: str | Style = MIXED) -> Picture:
    """Draw an item's scene in a look of its own, or, with `frames`, its two moments.

    Where the picture shows the time that passes between the two, each has a clock, if there is
    room; then the sidecar has `clocks` [{`frame`, `reading`, `box`}].

    The style comes from the item's stream unless one is asked for; so do colours of bodies and
    ground. Raises what `draw` raises, and ValueError for the frames of an item in which nothing
    moves.
    """
    look = look_of(item, style)
    if not frames:
        return draw(item.scene, item.shown, style=look)
    if item.scene_after is None:
        raise ValueError(f"nothing moves in {item.id}: it has no frames")
    # In half the room numbers are printed, and nothing else finds a place.
    plain = replace(look, instruments=(), extra=None)
    two = partial(draw_frames, item.scene, item.scene_after, item.shown, style=plain)
    from wmw.diagrams.placement import LayoutError

    try:
        return two(clocks=clocks_for(item))
    except LayoutError:
        return two()


def draw_strip(
    item: Item, *, size: tuple[int, int] = STRIP_SIZE, style: str | Style = MIXED
) -> Picture:
    """Draw four moments of what moves in an item, in no order, each over a clock.

    The item of an order question is drawn without clocks, `CLOCK_ROW` pixels less high. The
    sidecar also has `clocks` [{`frame`, `minutes`, `box`}] and, under `order`, a `question` with
    its `answer`, and the gold `trace` of an order question. Nothing else is asked and no number of
    the item is shown. Raises ValueError for an item whose moments are not known
    (`wmw.diagrams.has_strip`) and for a width that is no multiple of 112, UsageError for an unknown
    style.
    """
    _check(size)
    if size[0] % (MOMENTS * PATCH):
        raise ValueError(f"the width of a strip must be a multiple of {MOMENTS * PATCH}: {size[0]}")
    moments = strip_of(item)
    if item.kind == KIND:
        size = (size[0], size[1] - CLOCK_ROW)
        answer = str(item.trace.answer.value)
        order = {"question": item.question, "answer": answer, "trace": item.trace.to_dict()}
    else:
        order = {"question": QUESTION, "answer": order_of(moments)}
    look = replace(look_of(item, style), instruments=(), extra=None)
    from wmw.diagrams.render import picture_of_strip

    picture = picture_of_strip(moments, size, look)
    return replace(picture, sidecar={**picture.sidecar, "order": order})


def _check(size: tuple[int, int]) -> None:
    if any(side <= 0 or side % PATCH for side in size):
        raise ValueError(f"picture sides must be positive multiples of {PATCH}: {size}")
