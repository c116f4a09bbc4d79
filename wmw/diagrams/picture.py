"""A finished picture and its sidecar: where every body and every label stands, in pixels."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from itertools import combinations
from typing import Any

PATCH = 28
"""Sides are multiples of this: Qwen2.5-VL (arXiv:2502.13923, sec. 2.1.1) then does not resample."""


@dataclass(frozen=True)
class Picture:
    """A PNG with its sidecar.

    `sidecar` is JSON-able: `size` [width, height]; `bodies` [{`name`, `box`}]; `labels`
    [{`text`, `quantity` or None, `box`}]. A box is [x0, y0, x1, y1] in pixels from the top left
    corner, x1 and y1 exclusive. In a pair of frames each entry also has `frame`.
    """

    png: bytes
    width: int
    height: int
    sidecar: dict[str, Any]


def collisions(sidecar: Mapping[str, Any]) -> list[tuple[str, str]]:
    """Return the pairs of label texts that overlap, and (text, "edge") for each one cut off.

    Empty for every picture that this package draws.
    """
    width, height = sidecar["size"]
    labels = [(label["text"], label["box"]) for label in sidecar["labels"]]
    found = [
        (text, "edge")
        for text, (x0, y0, x1, y1) in labels
        if x0 < 0 or y0 < 0 or x1 > width or y1 > height
    ]
    for (text, a), (other, b) in combinations(labels, 2):
        if a[0] < b[2] and b[0] < a[2] and a[1] < b[3] and b[1] < a[3]:
            found.append((text, other))
    return found
