"""Painting strokes and text bitmaps with Agg, without pyplot, figures or user settings."""

from __future__ import annotations

import io
from collections.abc import Iterable
from functools import lru_cache
from typing import Any

import numpy as np
from matplotlib.backends import backend_agg
from matplotlib.colors import to_rgb, to_rgba
from matplotlib.path import Path
from matplotlib.transforms import Affine2D
from numpy.typing import NDArray
from PIL import Image

from wmw.diagrams.ink import Stroke

RendererAgg: Any = backend_agg.RendererAgg  # matplotlib leaves it untyped
Pixels = NDArray[np.uint8]

LIGHT, BLACK = 205, 120
"""A pixel lighter than the first is no ink; one darker than their difference is ink throughout."""


@lru_cache(maxsize=64)
def _rgba(color: str) -> tuple[float, float, float, float]:
    return to_rgba(color)


@lru_cache(maxsize=4)
def _blank(size: tuple[int, int], paper: str) -> Pixels:
    tone = np.array([*(round(255 * c) for c in to_rgb(paper)), 255], dtype=np.uint8)
    return np.tile(tone, (size[1], size[0], 1))


class Canvas:
    """An Agg surface of a fixed size that is wiped and used again."""

    def __init__(self, size: tuple[int, int]) -> None:
        self.size = size
        # 72 dots per inch make Agg's points and pixels the same.
        self._agg = RendererAgg(*size, 72)
        self._flip = Affine2D().scale(1, -1).translate(0, size[1])

    def clear(self, paper: str) -> None:
        """Wipe to the paper's colour."""
        np.copyto(self.pixels, _blank(self.size, paper))

    @property
    def pixels(self) -> Pixels:
        """The RGBA pixels themselves, row 0 on top; writing to them paints."""
        return np.asarray(self._agg.buffer_rgba())

    def paint(self, strokes: Iterable[Stroke]) -> None:
        """Paint strokes in order."""
        for stroke in strokes:
            vertices = np.array([p for path in stroke.paths for p in path])
            codes = np.full(len(vertices), Path.LINETO, dtype=Path.code_type)
            first = 0
            for path in stroke.paths:
                codes[first] = Path.MOVETO
                first += len(path)
            if stroke.closed:
                vertices, codes = _close(stroke)
            pen: Any = self._agg.new_gc()
            pen.set_linewidth(stroke.width if stroke.color else 0.0)
            pen.set_foreground(_rgba(stroke.color or stroke.fill or "black"), isRGBA=True)
            pen.set_joinstyle("round")
            pen.set_capstyle("round" if stroke.round_cap else "butt")
            if stroke.dash:
                pen.set_dashes(0, stroke.dash)
            fill = _rgba(stroke.fill) if stroke.fill else None
            self._agg.draw_path(pen, Path(vertices, codes), self._flip, fill)
            pen.restore()

    def print(self, ink: Pixels, left: int, top: int, color: str) -> None:
        """Print a text bitmap with its top left corner at a pixel."""
        height, width = ink.shape
        area = self.pixels[top : top + height, left : left + width, :3]
        cover = ink[..., None].astype(np.float32) / 255
        tone = np.array(to_rgb(color), dtype=np.float32) * 255
        area[...] = np.rint(area * (1 - cover) + tone * cover)


def _close(stroke: Stroke) -> tuple[NDArray[Any], NDArray[Any]]:
    vertices: list[tuple[float, float]] = []
    codes: list[Any] = []
    for path in stroke.paths:
        vertices += [*path, path[0]]
        codes += [Path.MOVETO, *[Path.LINETO] * (len(path) - 1), Path.CLOSEPOLY]
    return np.array(vertices), np.array(codes, dtype=Path.code_type)


def darkness(pixels: Pixels) -> NDArray[np.int32]:
    """Return how much ink each pixel holds, 0 to `BLACK`; paper and soft fills hold none."""
    red, green, blue = (pixels[..., i].astype(np.int32) for i in range(3))
    luma = (77 * red + 150 * green + 29 * blue) >> 8  # ITU-R BT.601 in 256ths
    ink: NDArray[np.int32] = np.clip(LIGHT - luma, 0, BLACK)
    return ink


def png(pixels: Pixels) -> bytes:
    """Return RGB(A) pixels as a PNG that holds nothing but the picture."""
    file = io.BytesIO()
    Image.fromarray(np.ascontiguousarray(pixels[..., :3])).save(file, "PNG", compress_level=3)
    return file.getvalue()
