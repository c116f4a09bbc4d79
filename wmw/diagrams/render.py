"""One picture from a scene: sketch it, paint it, set its labels, and note where all of it stands.

Labels need room that is known only once they are set. So a few layouts are tried, from the
largest drawing to the smallest, and the first whose labels are all clean is taken.
"""

from __future__ import annotations

import math
import threading
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from dataclasses import replace
from functools import lru_cache
from typing import Any, Literal

import matplotlib as mpl
import numpy as np
from matplotlib.colors import to_rgb

from wmw.core.scene import (
    AngleMark,
    Arrow,
    Circle,
    Dimension,
    Label,
    Part,
    Polygon,
    Scene,
)
from wmw.diagrams.canvas import BLACK, Canvas, Pixels, darkness, png
from wmw.diagrams.circuits import Drafter, sketch_circuit
from wmw.diagrams.faces import face_of
from wmw.diagrams.grounds import PLAIN, over, plain, under
from wmw.diagrams.ink import Box, Px, Sketch, Slot, Stroke, Tag, Words, circle, mirrored
from wmw.diagrams.insets import (
    Extra,
    extra_for,
    instrument_entries,
    instruments,
    notes,
    paint_face,
    paint_instrument,
    set_apart,
)
from wmw.diagrams.instruments import Instrument
from wmw.diagrams.look import Look, look_named
from wmw.diagrams.marks import sketch_mark
from wmw.diagrams.page import Layout, Page
from wmw.diagrams.picture import Picture
from wmw.diagrams.placement import LayoutError, Placer
from wmw.diagrams.rulers import room_for_rulers, rulers_along
from wmw.diagrams.shapes import clear_of_arrows, sketch_shape
from wmw.diagrams.strips import CLOCK_ROW, CLOCK_UNIT, Moment, clock
from wmw.diagrams.style import Style
from wmw.diagrams.view import Bounds, View, bounds, fit

Mark = (AngleMark, Arrow, Dimension, Label)
Spared = Literal["side", "top"] | None
MARGINS = (
    (30.0, 30.0, 30.0, 30.0),
    (30.0, 30.0, 104.0, 30.0),
    (104.0, 30.0, 30.0, 30.0),
    (48.0, 48.0, 48.0, 48.0),
    (72.0, 60.0, 72.0, 60.0),
    (124.0, 70.0, 124.0, 70.0),
)
"""Left, top, right, bottom."""
BESIDE_INSTRUMENTS = tuple(
    tuple(124.0 if edge == 104.0 else edge for edge in edges) for edges in MARGINS
)
"""The same, with room for an instrument where there is some beside the drawing."""
SQUEEZES = ((1.0, False), (0.86, False), (0.74, False), (0.86, True), (0.7, True), (0.58, True))
"""Tightness of a circuit, and whether its labels take two lines."""
SPARED: tuple[Spared, ...] = ("side", "top", None)
"""What a circuit leaves to an instrument: its source's side, the top, or only what it has over."""
ARROW_ROOM = 12.0
"""Pixels from an arrow's ends to the dashes of a line that it lies along."""
CLEAR = 3
"""Pixels between a label and the ends of a line that it cuts."""
Entry = dict[str, Any]
Squeeze = tuple[float, bool, Spared]

_SETTINGS: dict[Any, Any] = {
    "text.hinting": "force_autohint",
    "text.antialiased": True,
    "path.simplify": True,
    "path.simplify_threshold": 1 / 9,
    "path.snap": True,
    "agg.path.chunksize": 0,
}
"""The user settings that Agg reads; held at fixed values while a picture is painted."""
_LOCK = threading.Lock()


@contextmanager
def _held_settings() -> Iterator[None]:
    """Hold the settings that Agg reads; matplotlib's own `rc_context` copies all 300 of them."""
    with _LOCK:
        users = {name: mpl.rcParams[name] for name in _SETTINGS}
        mpl.rcParams.update(_SETTINGS)
        try:
            yield
        finally:
            mpl.rcParams.update(users)


def picture(scene: Scene, shown: Mapping[str, str], size: tuple[int, int], look: Look) -> Picture:
    """Return the picture of a scene; see `wmw.diagrams.draw`."""
    return next(picture_and_ablations(scene, shown, size, look))


def picture_and_ablations(
    scene: Scene, shown: Mapping[str, str], size: tuple[int, int], style: str | Style | Look
) -> Iterator[Picture]:
    """Yield the picture of a scene, then the same picture with one thing left out at a time.

    First each label's ink, in the sidecar's order, then each body's. What differs from the picture
    is the ink that a box has to hold.
    """
    look = look_named(style)
    page = Page(scene, shown, size, look, scene.caption, _extent(scene))
    with _held_settings():
        page, layout = _with_room_for_instruments(page)
        extra = extra_for(page, _printed(page, layout)[0]) if look.extra else None

    def painted(without: int | str | None = None) -> Picture:
        with _held_settings():
            pixels, bodies, labels = _printed(page, layout, without, extra)
        sidecar: dict[str, Any] = {
            "size": list(size),
            "style": look.style.name,
            "bodies": bodies,
            "labels": labels,
            "instruments": list(instrument_entries(page, layout)),
            "extras": [{"name": extra.name, "box": list(extra.box)}] if extra else [],
        }
        return Picture(png(over(pixels, look.style, look.variant)), *size, sidecar)

    whole = painted()
    yield whole
    yield from map(painted, range(len(whole.sidecar["labels"])))
    yield from (painted(body["name"]) for body in whole.sidecar["bodies"])


def _with_room_for_instruments(page: Page) -> tuple[Page, Layout]:
    """Return the page with its layout, without instruments where they would lie on the drawing.

    A ruler that does not lie well along its length is set apart.
    """
    try:
        (layout,) = _best([page])
        if set_apart(page, layout):
            return page, layout
    except LayoutError:
        if not page.look.instruments:
            raise
    if page.rulers and any(i.kind == "ruler" for i in page.look.instruments):
        return _with_room_for_instruments(replace(page, rulers=False))
    page = replace(page, look=replace(page.look, instruments=()))
    return page, _best([page])[0]


def picture_of_frames(
    before: Scene,
    after: Scene,
    shown: Mapping[str, str],
    size: tuple[int, int],
    look: Look,
    clocks: Sequence[Instrument] = (),
) -> Picture:
    """Return two scenes side by side; see `wmw.diagrams.draw_frames`."""
    names, width, row = ("before", "after"), size[0] // 2, CLOCK_ROW if clocks else 0
    # Data that hold for both frames are listed once.
    after = replace(after, notes=tuple(n for n in after.notes if n not in before.notes))
    captions = [scene.caption or name for scene, name in ((before, "before"), (after, "after"))]
    pages = _pages((before, after), captions, shown, (width, size[1] - row), look)
    with _held_settings():
        panels = [_printed(page, layout) for page, layout in zip(pages, _best(pages), strict=True)]
        dials = [_clock_row(c, replace(pages[0], size=(width, row))) for c in clocks]
    for i, dial in enumerate(dials):
        pixels, bodies, labels = panels[i]
        panels[i] = np.concatenate([pixels, dial]), bodies, labels
    whole, entries = _side_by_side(panels, names, look.style)
    sidecar = {"size": list(size), "style": look.style.name, **entries}
    if clocks:
        boxes = [[i * width, size[1] - row, (i + 1) * width, size[1]] for i in range(2)]
        sidecar["clocks"] = [
            {"frame": name, "reading": clock.text, "box": box}
            for name, clock, box in zip(names, clocks, boxes, strict=True)
        ]
    return Picture(png(over(whole, look.style, look.variant)), *size, sidecar)


def picture_of_strip(moments: Sequence[Moment], size: tuple[int, int], look: Look) -> Picture:
    """Return moments side by side, each over its clock if any; see `wmw.diagrams.draw_strip`."""
    clocks = {m.letter: m.clock for m in moments if m.clock is not None}
    width, row = size[0] // len(moments), CLOCK_ROW if clocks else 0
    letters = [moment.letter for moment in moments]
    pages = _pages([m.scene for m in moments], letters, {}, (width, size[1] - row), look)
    with _held_settings():
        panels = []
        for moment, page, layout in zip(moments, pages, _best(pages), strict=True):
            pixels, bodies, labels = _printed(page, layout)
            if moment.clock is not None:
                dial = _clock_row(clock(moment.clock), replace(page, size=(width, row)))
                pixels = np.concatenate([pixels, dial])
            panels.append((pixels, bodies, labels))
    whole, entries = _side_by_side(panels, letters, look.style)
    sidecar = {"size": list(size), "style": look.style.name, **entries}
    top, low = size[1] - row, size[1]
    sidecar["clocks"] = [
        {"frame": letter, "minutes": minutes, "box": [i * width, top, (i + 1) * width, low]}
        for i, (letter, minutes) in enumerate(clocks.items())
    ]
    return Picture(png(over(whole, look.style, look.variant)), *size, sidecar)


def _pages(
    scenes: Sequence[Scene],
    captions: Sequence[str],
    shown: Mapping[str, str],
    size: tuple[int, int],
    look: Look,
) -> list[Page]:
    """Return pages of one size that look at the same part of the plane."""
    extents = [extent for extent in map(_extent, scenes) if extent]
    window = _union(extents) if extents else None
    return [
        Page(scene, shown, size, look, caption, window)
        for scene, caption in zip(scenes, captions, strict=True)
    ]


def _clock_row(shown: Instrument, page: Page) -> Pixels:
    """Return a clock in the middle of a row of its own."""
    canvas = _canvas(page.size)
    canvas.clear(under(page.style, page.size, page.look.variant))
    face = face_of(shown, page.style, CLOCK_UNIT)
    wide, high = face.size
    corner = (page.size[0] - wide) / 2, (page.size[1] - high) / 2
    paint_face(face.moved(*corner), page, canvas)
    return canvas.pixels.copy()


Panel = tuple[Pixels, list[Entry], list[Entry]]


def _side_by_side(
    panels: Sequence[Panel], frames: Sequence[str], style: Style
) -> tuple[Pixels, dict[str, Any]]:
    """Return panels as one with lines between them, and the bodies and labels of all."""
    entries: dict[str, Any] = {"bodies": [], "labels": []}
    whole = np.concatenate([pixels for pixels, _, _ in panels], axis=1)
    left = 0
    for frame, (pixels, bodies, labels) in zip(frames, panels, strict=True):
        for kind, found in (("bodies", bodies), ("labels", labels)):
            for entry in found:
                x0, y0, x1, y1 = entry["box"]
                box = [x0 + left, y0, x1 + left, y1]
                entries[kind].append({**entry, "box": box, "frame": frame})
        left += pixels.shape[1]
        if left < whole.shape[1]:
            whole[12:-12, left - 1 : left + 1, :3] = _bytes(style.note_edge)
    return whole, entries


def _extent(scene: Scene) -> Bounds | None:
    return bounds(scene.parts) if scene.parts else None


def _union(boxes: Sequence[Bounds]) -> Bounds:
    return (
        min(b[0] for b in boxes), min(b[1] for b in boxes),
        max(b[2] for b in boxes), max(b[3] for b in boxes),
    )  # fmt: skip


def _best(pages: Sequence[Page]) -> list[Layout]:
    """Return a layout for each page, all from the same attempt so that they share one scale."""
    best: list[Layout] = []
    trouble: LayoutError | None = None
    for attempt in range(len(_squeezes(pages[0]) if pages[0].scene.circuit else MARGINS)):
        try:
            layouts = [_layout(page, attempt) for page in pages]
        except LayoutError as error:
            trouble = error
            continue
        if not best or sum(x.cost for x in layouts) < sum(x.cost for x in best):
            best = layouts
        if all(layout.clean for layout in layouts):
            break
    if not best and trouble:
        raise trouble
    return best


def _layout(page: Page, attempt: int) -> Layout:
    view = _view(page, attempt)
    sketch = _sketch(page, attempt, view)
    canvas = _canvas(page.size)
    canvas.clear(plain(page.style, page.size))
    canvas.paint(sketch.strokes, page.style.wobble)
    ink = darkness(canvas.pixels, page.style.paper)
    rulers = rulers_along(page, view, ink) if view else []
    if rulers:
        ink = ink.copy()
        for x0, y0, x1, y1 in (ruler.box for ruler in rulers):
            ink[y0:y1, x0:x1] = BLACK  # no label on a ruler
    placer = Placer(ink, BLACK)
    tags = [
        *notes(page),
        *instruments(page, rulers, sketch.tags),
        *_caption(page),
        *(_split(t, page, placer) for t in sketch.tags),
    ]
    placed = placer.place(tags, [page.text.size(tag) for tag in tags])
    return Layout(sketch, tags, placed, attempt, canvas.pixels.copy(), rulers)


def _split(tag: Tag, page: Page, placer: Placer) -> Tag:
    """Return the tag set on more lines if only so it fits where it belongs."""
    if not tag.may_split or placer.fits(tag, page.text.size(tag)):
        return tag
    split = replace(tag, lines=tuple(replace(words, split=True) for words in tag.lines))
    return split if placer.fits(split, page.text.size(split)) else tag


def _squeezes(page: Page) -> list[Squeeze]:
    """Return the ways to draw a page's circuit, the largest first."""
    spared = SPARED if page.look.instruments else (None,)
    return [(tight, split, part) for tight, split in SQUEEZES for part in spared]


def _beside_instruments(page: Page, spared: Spared) -> tuple[float, float]:
    """Return the pixels to leave free on the left and at the top."""
    sizes = [page.text.size(tag) for tag in instruments(page, ())] if spared else []
    wide, high = (max(side, default=0) for side in zip(*sizes, strict=True)) if sizes else (0, 0)
    return (wide, 0.0) if spared == "side" else (0.0, high)


def _foot(page: Page) -> float:
    """Return the height of the row of the caption."""
    return page.text.line_pitch + 8 * page.unit if page.caption else 0.0


def _view(page: Page, attempt: int) -> View | None:
    """Return where the scene stands on the page; each attempt leaves its labels more room."""
    if page.window is None:
        return None
    margins = BESIDE_INSTRUMENTS if page.look.instruments else MARGINS
    edges = (edge * page.unit for edge in margins[attempt])
    left, top, right, low = (a + b for a, b in zip(edges, room_for_rulers(page), strict=True))
    return fit(page.window, page.size, (left, top, right, low + _foot(page)))


def _sketch(page: Page, attempt: int, view: View | None) -> Sketch:
    """Return the drawing without its labels; each attempt leaves them more room."""
    sketch = Sketch(page.unit)
    foot = _foot(page)
    if page.scene.circuit:
        edge = 22.0 * page.unit
        tight, split, spared = _squeezes(page)[attempt]
        left, top = _beside_instruments(page, spared)
        drafter = Drafter(sketch, page.style, page.printed, page.text.measure, tight, split)
        if not sketch_circuit(
            page.scene.circuit, drafter, page.size, (edge + left, edge + top, edge, edge + foot)
        ):
            raise LayoutError("the circuit", page.size)
        if page.look.mirrored:
            sketch = mirrored(sketch, page.size[0])
    if view:
        marks = [part for part in page.scene.parts if isinstance(part, Mark)]
        arrows = [part for part in marks if isinstance(part, Arrow)]
        for part in page.scene.parts:
            if not isinstance(part, Mark):
                for piece in clear_of_arrows(part, arrows, ARROW_ROOM * page.unit / view.scale):
                    sketch_shape(piece, view, _painted(part, page.look), sketch)
        # Arrows last, so that nothing covers a head.
        for mark in sorted(marks, key=lambda part: isinstance(part, Arrow)):
            sketch_mark(mark, view, page.style, page.printed, sketch)
    return sketch


def _painted(part: Part, look: Look) -> Style:
    """Return the style of one part: bodies whose names tell a colour have a fill of their own."""
    fill = look.painted.get(part.body or "") if isinstance(part, Polygon | Circle) else None
    if (
        fill is None
        or not isinstance(part, Polygon | Circle)
        or part.tone not in ("body", "accent")
    ):
        return look.style
    tint = replace(look.style.tints[part.tone], fill=fill)
    return replace(look.style, tints={**look.style.tints, part.tone: tint})


def _caption(page: Page) -> Iterator[Tag]:
    if page.caption:
        lines = (Words(page.caption),)
        high = page.text.measure(lines)[1]
        at = (page.size[0] / 2, page.size[1] - 10.0 * page.unit - high / 2)
        yield Tag(lines, at, (Slot(at),), leader=False)


def _printed(
    page: Page, layout: Layout, without: int | str | None = None, extra: Extra | None = None
) -> tuple[Pixels, list[Entry], list[Entry]]:
    """Paint the panel with its labels; return its pixels and the sidecar's bodies and labels.

    A label, by its place in the sidecar, or a body, by its name, may be left unpainted.
    """
    canvas, style, unit = _canvas(page.size), page.style, page.unit
    sketch = layout.sketch
    if style.ground in PLAIN and not isinstance(without, str):
        canvas.clear(layout.painted)
    else:
        canvas.clear(under(style, page.size, page.look.variant))
        strokes = sketch.without(without) if isinstance(without, str) else sketch.strokes
        canvas.paint(strokes, style.wobble)
    for ruler in layout.rulers:
        paint_face(ruler.face, page, canvas)
    for place in layout.placed:
        if place.leader:
            canvas.paint(_leader(place.leader, style, unit), style.wobble)
    labels: list[Entry] = []
    for tag, place in layout.set:
        wide, high = page.text.size(tag)
        corners = _rectangle(place.left, place.top, wide, high)
        if tag.framed:
            frame = Stroke(
                (corners,), style.thin * unit, style.note_edge, style.note_fill, None, True
            )
            canvas.paint([frame])
        elif place.crossed:
            # A label that had to lie on ink gets a bare patch of paper to be read on, a little
            # larger: the ends of a cut line would look like a point or a dash of the text.
            patch = _rectangle(
                place.left - CLEAR, place.top - CLEAR, wide + 2 * CLEAR, high + 2 * CLEAR
            )
            canvas.paint([Stroke((patch,), 0.0, None, style.paper, None, True)])
        if tag.stands_for is not None:
            paint_instrument(page, tag, place, canvas)
        last: Words | None = None
        for words, row, left, top in page.text.set(tag, place.left, place.top):
            box = [left, top, left + row.ink.shape[1], top + row.ink.shape[0]]
            if words is last:
                x0, y0, x1, _ = labels[-1]["box"]
                labels[-1]["box"] = [min(x0, box[0]), y0, max(x1, box[2]), box[3]]
            else:
                labels.append({"text": words.text, "quantity": words.quantity, "box": box})
            last = words
            if without != len(labels) - 1:
                canvas.print(row.ink, left, top, style.ink)
    if extra and extra.ink is not None:
        labels.append({"text": extra.name, "quantity": None, "box": list(extra.box)})
    if extra and (extra.ink is None or without != len(labels) - 1):
        extra.paint(canvas, style.ink)
    stray = style.wobble.scale if style.wobble else 0.0
    bodies = [
        {"name": name, "box": _clipped(sketch.ink_box(name, stray), page.size)}
        for name in sketch.outlines
    ]
    return canvas.pixels.copy(), bodies, labels


def _leader(ends: tuple[Px, Px], style: Style, unit: float) -> tuple[Stroke, Stroke]:
    dot = circle(ends[1], 2.2 * unit)[:-1]
    return (
        Stroke((ends,), style.thin * unit, style.thin_ink),
        Stroke((dot,), 0.0, None, style.thin_ink, closed=True),
    )


def _rectangle(left: int, top: int, wide: int, high: int) -> tuple[tuple[float, float], ...]:
    return ((left, top), (left + wide, top), (left + wide, top + high), (left, top + high))


def _clipped(box: Box, size: tuple[int, int]) -> list[int]:
    x0, y0, x1, y1 = box
    return [
        max(0, math.floor(x0)), max(0, math.floor(y0)),
        min(size[0], math.ceil(x1)), min(size[1], math.ceil(y1)),
    ]  # fmt: skip


def _bytes(color: str) -> tuple[int, ...]:
    return tuple(round(255 * c) for c in to_rgb(color))


@lru_cache(maxsize=4)
def _canvas(size: tuple[int, int]) -> Canvas:
    return Canvas(size)
