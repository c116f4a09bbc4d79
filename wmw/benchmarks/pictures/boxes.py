"""Whether a sidecar is true: every box holds its ink, every given has one label, none collide.

The ink of a label or a body is what changes in the picture when it alone is left out.
"""

from __future__ import annotations

import hashlib
import io
import json
from collections import Counter
from collections.abc import Iterator, Mapping, MutableMapping, Sequence
from dataclasses import asdict, dataclass
from itertools import islice
from typing import Any, Literal, get_args

import numpy as np
from numpy.typing import NDArray
from PIL import Image

from wmw.core.item import Item
from wmw.diagrams import Picture, collisions, draw_item
from wmw.diagrams.look import look_of
from wmw.diagrams.placement import LayoutError
from wmw.diagrams.render import picture_and_ablations

Trouble = Literal["overlap", "label ink", "body ink", "givens", "frames", "no room"]
TROUBLES: tuple[Trouble, ...] = get_args(Trouble)

SIZE = (644, 476)
LOOSE = 3
"""Clear pixels that a label's box may have around its ink."""
SNAP = 1
"""Pixels that a body's ink may stand outside its box: lines are painted on whole pixels."""
Pixels = NDArray[np.uint8]
Box = Sequence[int]


@dataclass(frozen=True, slots=True)
class Fault:
    """What is wrong with a picture or its sidecar, and where."""

    trouble: Trouble
    what: str

    def __str__(self) -> str:
        return f"{self.trouble}: {self.what}"


@dataclass(frozen=True, slots=True)
class BoxRecord:
    """One picture examined: how many boxes its sidecar has, and what is wrong."""

    id: str
    family: str
    modality: str
    style: str
    labels: int
    bodies: int
    faults: tuple[Fault, ...]

    def to_dict(self) -> dict[str, Any]:
        """Return the record as plain dicts and lists."""
        return asdict(self)

    @classmethod
    def from_dict(cls, record: Mapping[str, Any]) -> BoxRecord:
        """Return the record of `to_dict`."""
        return cls(**{**record, "faults": tuple(Fault(**fault) for fault in record["faults"])})


def examine(item: Item, style: str, memory: MutableMapping[str, Any] | None = None) -> BoxRecord:
    """Draw an item in a style, or in its own for `MIXED`, and say what is wrong.

    Its frames before and after are drawn, too, if it has them.

    Where the ink stands takes the time: what is in the memory of the same picture is not looked
    for again.
    """
    memory = {} if memory is None else memory
    pictures = picture_and_ablations(item.scene, item.shown, SIZE, look_of(item, style))
    labels = bodies = 0
    found: list[Fault] = []
    try:
        whole = next(pictures)
        style = whole.sidecar["style"]
        labels, bodies = (len(whole.sidecar[key]) for key in ("labels", "bodies"))
        found = [*colliding(whole.sidecar), *miscounted(item, whole.sidecar)]
        key = hashlib.sha256(whole.png + json.dumps(whole.sidecar).encode()).hexdigest()
        if key not in memory:
            memory[key] = [asdict(fault) for fault in misplaced(whole, pictures)]
        found += [Fault(**fault) for fault in memory[key]]
        if item.scene_after is not None:
            frames = draw_item(item, frames=True, style=style)
            found += missing_in_frames(item, frames.sidecar)
    except LayoutError as error:
        found.append(Fault("no room", str(error)))
    return BoxRecord(item.id, item.family, item.modality, style, labels, bodies, tuple(found))


def colliding(sidecar: Mapping[str, Any]) -> Iterator[Fault]:
    """Yield labels that overlap or are cut off."""
    for text, other in collisions(sidecar):
        yield Fault("overlap", f"{text!r} and {other!r}")


def miscounted(item: Item, sidecar: Mapping[str, Any]) -> Iterator[Fault]:
    """Yield givens that have not one label that prints what it should.

    Where the numbers stand in the text alone, a quantity may do without its symbol. The label of a
    quantity that an instrument shows prints the symbol.
    """
    labels = [label for label in sidecar["labels"] if label["quantity"] is not None]
    counts = Counter(label["quantity"] for label in labels)
    least = 0 if item.modality == "text" else 1
    for name in item.shown.keys() | counts.keys():
        if not (name in item.shown and least <= counts[name] <= 1):
            yield Fault("givens", f"{name} has {counts[name]} labels")
    read = Counter(instrument["quantity"] for instrument in sidecar.get("instruments", ()))
    for label in labels:
        wanted = item.shown.get(label["quantity"])
        if label["quantity"] in read and wanted is not None:
            wanted = wanted.partition(" = ")[0]
        if label["text"] != wanted:
            yield Fault("givens", f"the label of {label['quantity']} prints {label['text']!r}")
    for instrument in sidecar.get("instruments", ()):
        name, given = instrument["quantity"], item.givens.get(instrument["quantity"])
        if read[name] > 1 or given is None or instrument["reading"] != given.text:
            yield Fault("givens", f"the {instrument['kind']} of {name} is not its given's alone")


def misplaced(whole: Picture, left_out: Iterator[Picture]) -> Iterator[Fault]:
    """Yield labels and bodies whose ink is not in their box; pictures lack one of each in turn."""
    pixels = decoded(whole)
    labels = whole.sidecar["labels"]
    for label, picture in zip(labels, islice(left_out, len(labels)), strict=True):
        ink = extent(pixels, decoded(picture))
        if ink is None:
            yield Fault("label ink", f"{label['text']!r} has none")
        elif not holds(label["box"], ink):
            yield Fault("label ink", f"{label['text']!r} at {ink} is not in {label['box']}")
        elif not holds(ink, label["box"], LOOSE):
            yield Fault("label ink", f"{label['text']!r} at {ink} has a wide box {label['box']}")
    for body, picture in zip(whole.sidecar["bodies"], left_out, strict=True):
        # What lies behind other things, or is only outlined by them, changes nothing.
        ink = extent(pixels, decoded(picture))
        if ink is not None and not holds(body["box"], ink, SNAP):
            yield Fault("body ink", f"{body['name']!r} at {ink} is not in {body['box']}")


def missing_in_frames(item: Item, sidecar: Mapping[str, Any]) -> Iterator[Fault]:
    """Yield labels of frames that collide, and givens that no frame shows."""
    for text, other in collisions(sidecar):
        yield Fault("frames", f"{text!r} and {other!r}")
    if item.modality != "text":
        for name in item.shown.keys() - {label["quantity"] for label in sidecar["labels"]}:
            yield Fault("frames", f"no frame shows {name}")


def decoded(picture: Picture) -> Pixels:
    """Return the RGB pixels of a picture, (height, width, 3)."""
    return np.asarray(Image.open(io.BytesIO(picture.png)).convert("RGB"))


def extent(one: Pixels, other: Pixels) -> list[int] | None:
    """Return the box [x0, y0, x1, y1] of the pixels that differ, or None if none do."""
    differs = (one != other).any(axis=2)
    rows, columns = np.flatnonzero(differs.any(axis=1)), np.flatnonzero(differs.any(axis=0))
    if not rows.size:
        return None
    return [int(v) for v in (columns[0], rows[0], columns[-1] + 1, rows[-1] + 1)]


def holds(outer: Box, inner: Box, slack: int = 0) -> bool:
    """Tell whether a box lies in another one, or at most `slack` pixels outside it."""
    starts = all(i >= o - slack for o, i in zip(outer[:2], inner[:2], strict=True))
    return starts and all(i <= o + slack for o, i in zip(outer[2:], inner[2:], strict=True))
