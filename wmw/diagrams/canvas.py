"""Painting strokes and text bitmaps with Agg, without pyplot, figures or user settings."""

from __future__ import annotations

import struct
import zlib
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
from wmw.diagrams.style import Wobble

RendererAgg: Any = backend_agg.RendererAgg  # matplotlib leaves it untyped
Pixels = NDArray[np.uint8]

SOFT, BLACK = 50, 120
"""A pixel whose luma is nearer to the paper's than the first is no ink; one that differs by both
together is ink throughout."""
ZLIB_LEVEL = 3


@lru_cache(maxsize=512)
def _rgba(color: str) -> tuple[float, float, float, float]:
    return to_rgba(color)


@lru_cache(maxsize=64)
def luma(color: str) -> int:
    """Return the luma of a colour, 0 to 255 (ITU-R BT.601, in 256ths)."""
    red, green, blue = (round(255 * c) for c in to_rgb(color))
    return (77 * red + 150 * green + 29 * blue) >> 8


class Canvas:
    """An Agg surface of a fixed size that is wiped and used again."""

    def __init__(self, size: tuple[int, int]) -> None:
        self.size = size
        # 72 dots per inch make Agg's points and pixels the same.
        self._agg = RendererAgg(*size, 72)
        self._flip = Affine2D().scale(1, -1).translate(0, size[1])

    def clear(self, ground: Pixels) -> None:
        """Lay a bare ground, RGBA of the canvas's size."""
        np.copyto(self.pixels, ground)

    @property
    def pixels(self) -> Pixels:
        """The RGBA pixels themselves, row 0 on top; writing to them paints."""
        return np.asarray(self._agg.buffer_rgba())

    def paint(self, strokes: Iterable[Stroke], wobble: Wobble | None = None) -> None:
        """Paint strokes in order, straying from their lines as a hand does where asked."""
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
            if wobble and stroke.width:  # heads of arrows and dots keep their shape
                scale = wobble.steady if stroke.steady else wobble.scale
                pen.set_sketch_params(scale, wobble.length, wobble.randomness)
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


def darkness(pixels: Pixels, paper: str) -> Pixels:
    """Return how much ink each RGBA pixel holds, 0 to `BLACK`; paper and soft fills hold none.

    Ink is what stands out from the paper: dark on light paper, light on a dark board.
    """
    found: Pixels = np.asarray(_image(pixels).convert("L").point(_inks(luma(paper))))
    return found


def _image(pixels: Pixels) -> Image.Image:
    """Return RGBA pixels as an image; Pillow converts colours faster than numpy does."""
    size = (pixels.shape[1], pixels.shape[0])
    return Image.frombuffer("RGBA", size, np.ascontiguousarray(pixels), "raw", "RGBA", 0, 1)


@lru_cache(maxsize=16)
def _inks(paper: int) -> list[int]:
    """Return the ink of each luma on paper of one luma."""
    return [min(max(abs(tone - paper) - SOFT, 0), BLACK) for tone in range(256)]


def png(pixels: Pixels) -> bytes:
    """Return RGBA pixels as a PNG that holds nothing but the picture.

    Written here because Pillow weighs five filters for each row, which takes three times as long
    and gains nothing on drawings of lines (PNG specification, 3rd edition, sections 5 and 9).
    """
    height, width = pixels.shape[:2]
    rows = np.zeros((height, 1 + 3 * width), dtype=np.uint8)  # each begins with its filter, 0
    rows[:, 1:] = np.frombuffer(_image(pixels).convert("RGB").tobytes(), np.uint8).reshape(
        height, -1
    )
    header = struct.pack(">IIBBBBB", width, height, 8, 2, 0, 0, 0)  # 8 bits each of RGB
    data = zlib.compress(rows.tobytes(), ZLIB_LEVEL)
    chunks = ((b"IHDR", header), (b"IDAT", data), (b"IEND", b""))
    return b"\x89PNG\r\n\x1a\n" + b"".join(_chunk(name, data) for name, data in chunks)


def _chunk(name: bytes, data: bytes) -> bytes:
    return struct.pack(">I", len(data)) + name + data + struct.pack(">I", zlib.crc32(name + data))
