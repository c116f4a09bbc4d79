"""A finished picture and its sidecar: where every body and every label stands, in pixels."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from itertools import combinations
from typing import Any

PATCH = 28
"""Sides are multiples of this: Qwen2.5-VL (arXiv:2502.13923, sec. 2.1.1) then does not resample."""


@dataclass(frozen=True)
class Picture:
    """A PNG with its sidecar.

    `sidecar` is JSON-able: `size` [width, height]; `style`; `bodies` [{`name`, `box`}]; `labels`
    [{`text`, `quantity` or None, `box`}]; `instruments` [{`quantity`, `symbol`, `kind`, `reading`,
    `box`}], whose quantities are labelled by their symbols alone; `extras` [{`name`, `box`}], which
    have nothing to do with the question. A box is [x0, y0, x1, y1] in pixels from the top left
    corner, x1 and y1 exclusive. In a pair of frames each entry also has `frame`.
    """

    png: bytes
    width: int
    height: int
    sidecar: dict[str, Any]


def collisions(sidecar: Mapping[str, Any]) -> list[tuple[str, str]]:
    """Return the pairs of labels, instruments and extras that overlap, by their texts.

    (text, "edge") stands for one that is cut off. Empty for every picture that this package draws.
    """
    width, height = sidecar["size"]
    boxes = list(_boxes(sidecar))
    found = [
        (text, "edge")
        for text, (x0, y0, x1, y1) in boxes
        if x0 < 0 or y0 < 0 or x1 > width or y1 > height
    ]
    for (text, a), (other, b) in combinations(boxes, 2):
        if a[0] < b[2] and b[0] < a[2] and a[1] < b[3] and b[1] < a[3]:
            found.append((text, other))
    return found


def _boxes(sidecar: Mapping[str, Any]) -> Iterator[tuple[str, list[int]]]:
    """Yield what must stand clear with its box; the caption of an instrument is part of it."""
    instruments = sidecar.get("instruments", [])
    extras = sidecar.get("extras", [])
    for label in sidecar["labels"]:
        captions = (i for i in instruments if i["symbol"] == label["text"])
        if not any(_inside(label["box"], i["box"]) for i in captions):
            yield label["text"], label["box"]
    yield from ((f"{i['kind']} of {i['symbol']}", i["box"]) for i in instruments)
    remarks = [label["text"] for label in sidecar["labels"]]
    yield from ((e["name"], e["box"]) for e in extras if e["name"] not in remarks)


def _inside(box: list[int], other: list[int]) -> bool:
    return all(a >= b for a, b in zip(box[:2], other[:2], strict=True)) and all(
        a <= b for a, b in zip(box[2:], other[2:], strict=True)
    )
