"""What a drawing is made on: plain paper, a wiped board, a grid, a page in uneven light.

Each has a few variants, drawn once for a size and kept. Nothing here is darker or lighter than its
paper by more than a label bears.
"""

from __future__ import annotations

import math
from functools import lru_cache
from typing import Any

import numpy as np
from matplotlib.colors import to_rgb
from numpy.typing import NDArray

from wmw.core.streams import stream
from wmw.diagrams.style import Ground, Style

Pixels = NDArray[np.uint8]

VARIANTS = 6
"""How many pages, or boards, of one kind there are."""
PLAIN: tuple[Ground, ...] = ("plain", "sheet")
"""Grounds on which drawing begins with bare paper."""
CLOUDS = 7.0
"""Levels (of 256) that wiped chalk lightens a board by, at most."""
GRID_STEP, GRID_EVERY = 14, 5
"""Pixels between the lines of a grid, and how many to a stronger one."""
DIM = 0.17
"""How much darker than its brightest place the light on a page may be."""


def plain(style: Style, size: tuple[int, int]) -> Pixels:
    """Return paper without a ground as RGBA pixels, on which room for labels is looked for."""
    return _under("plain", style.paper, size, 0)


def under(style: Style, size: tuple[int, int], variant: int) -> Pixels:
    """Return the bare ground of a style as RGBA pixels, not to be written to."""
    return _under(style.ground, style.paper, size, variant % VARIANTS)


def over(pixels: Pixels, style: Style, variant: int) -> Pixels:
    """Return the finished drawing as it looks on its ground, RGB or RGBA."""
    if style.ground != "sheet":
        return pixels
    light = _light((pixels.shape[1], pixels.shape[0]), variant % VARIANTS)
    lit = pixels.copy()
    lit[..., :3] = (pixels[..., :3] * light[..., None] + 128) >> 8
    return lit


@lru_cache(maxsize=24)
def _under(ground: str, paper: str, size: tuple[int, int], variant: int) -> Pixels:
    tone = np.array([*(round(255 * c) for c in to_rgb(paper)), 255], dtype=np.int16)
    page = np.tile(tone, (size[1], size[0], 1))
    if ground == "slate":
        page[..., :3] += np.rint(CLOUDS * _waves(size, variant, "slate"))[..., None].astype(
            np.int16
        )
    elif ground == "grid":
        for i, step in enumerate(range(2 * variant, max(size), GRID_STEP)):
            lighter = 16 if i % GRID_EVERY == 0 else 8
            page[step : step + 1, :, :3] = page[:, step : step + 1, :3] = tone[:3] + lighter
    made = np.clip(page, 0, 255).astype(np.uint8)
    made.setflags(write=False)
    return made


@lru_cache(maxsize=24)
def _light(size: tuple[int, int], variant: int) -> NDArray[Any]:
    """Return how bright a page is under its lamp, in 256ths."""
    width, height = size
    rng = stream("light", variant)
    x, y = np.meshgrid(np.linspace(-1, 1, width), np.linspace(-1, 1, height))
    angle = 2 * math.pi * rng.random()
    slope = 0.5 + 0.35 * (math.cos(angle) * x + math.sin(angle) * y)
    corners = 0.25 * (x**2 + y**2)
    shade = np.clip(0.6 * slope + 0.4 * corners + 0.12 * _waves(size, variant, "page"), 0.0, 1.0)
    light: NDArray[Any] = np.rint(256 * (1 - DIM * shade)).astype(np.uint16)
    light.setflags(write=False)
    return light


def _waves(size: tuple[int, int], variant: int, name: str) -> NDArray[np.float64]:
    """Return a smooth uneven field between 0 and 1 of shape (height, width)."""
    rng = stream(name, variant)
    x, y = np.meshgrid(np.arange(size[0]), np.arange(size[1]))
    field = np.zeros(x.shape)
    for _ in range(5):
        length, angle, phase = 90 + 260 * rng.random(), math.pi * rng.random(), rng.random()
        way = math.cos(angle) * x + math.sin(angle) * y
        field += np.sin(2 * math.pi * (way / length + phase))
    smooth: NDArray[np.float64] = 0.5 + 0.1 * field
    return smooth
