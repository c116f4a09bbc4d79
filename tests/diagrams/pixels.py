"""Reading pictures back."""

from __future__ import annotations

import io
from typing import Any

import numpy as np
from numpy.typing import NDArray
from PIL import Image


def decode(png: bytes) -> NDArray[np.uint8]:
    """Return the RGB pixels of a PNG."""
    return np.asarray(Image.open(io.BytesIO(png)).convert("RGB"))


def darkest_in(pixels: NDArray[np.uint8], box: list[int]) -> int:
    """Return the darkest value in a box."""
    x0, y0, x1, y1 = box
    return int(pixels[y0:y1, x0:x1].max(axis=2).min())


def faults(picture: Any) -> list[str]:
    """Return the labels whose box is empty, or larger than the ink by more than a pixel."""
    pixels = decode(picture.png)
    return [
        label["text"]
        for label in picture.sidecar["labels"]
        if darkest_in(pixels, label["box"]) > 90
    ]
