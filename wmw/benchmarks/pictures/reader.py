"""Optical character recognition: PP-OCR models that come with the `rapidocr` package, on the CPU.

Of the packages with models of their own it is the small one (no torch), and its alphabet holds
Greek letters, the degree sign and raised digits.
"""

from __future__ import annotations

import hashlib
from collections.abc import MutableMapping, Sequence
from dataclasses import dataclass
from importlib.metadata import version
from itertools import pairwise
from typing import Any, Protocol

import numpy as np
from numpy.typing import NDArray

from wmw.core.errors import UsageError

MARGIN = 4
"""Pixels around a label's box that are cut out with it; no other label stands so close."""
FLAT = 48
"""Rows that vary by less than this in brightness hold paper, not ink."""
LEAST_ROW = 5
LARGEST = 1280
"""Sides in pixels beyond which a picture is made smaller before it is searched."""
Pixels = NDArray[np.uint8]


@dataclass(frozen=True, slots=True)
class Line:
    """A line of text and its box [x0, y0, x1, y1] in pixels."""

    text: str
    box: tuple[float, float, float, float]


class Reads(Protocol):
    """What reads: whole pictures, and single labels whose place is known."""

    name: str

    def lines(self, pixels: Pixels) -> list[Line]:
        """Return the lines of text that are found in a picture, (height, width, 3) RGB."""
        ...

    def label(self, pixels: Pixels) -> str:
        """Return the text of a picture that is known to hold one label, of one line or more."""
        ...


class Reader:
    """Reads pictures; raises UsageError where the package for it is not installed."""

    def __init__(self, threads: int = 1) -> None:
        try:
            from rapidocr import RapidOCR
        except ImportError as error:
            raise UsageError(
                "reading pictures needs rapidocr and onnxruntime: pip install 'wmw[ocr]'"
            ) from error
        self.name = f"rapidocr {version('rapidocr')}"
        engine = "EngineConfig.onnxruntime"
        self._engine: Any = RapidOCR(
            params={
                f"{engine}.intra_op_num_threads": threads,
                f"{engine}.inter_op_num_threads": 1,
                # Pictures are searched as they are drawn; small ones would be enlarged.
                "Det.limit_type": "max",
                "Det.limit_side_len": LARGEST,
                "Global.log_level": "critical",
                "Global.use_cls": False,  # no label stands on its head
            }
        )

    def lines(self, pixels: Pixels) -> list[Line]:
        """Return the lines of text that are found in a picture, (height, width, 3) RGB."""
        found = self._read(pixels, find=True)
        if found.boxes is None:
            return []
        return [
            Line(text, (*corners.min(axis=0).tolist(), *corners.max(axis=0).tolist()))
            for text, corners in zip(found.txts, found.boxes, strict=True)
        ]

    def label(self, pixels: Pixels) -> str:
        """Return the text of a picture that is known to hold one label, of one line or more."""
        return " ".join(self._row(row) for row in rows(pixels))

    def _row(self, pixels: Pixels) -> str:
        found = self._read(pixels, find=False)
        return " ".join(found.txts or ())

    def _read(self, pixels: Pixels, *, find: bool) -> Any:
        # The engine keeps what it was last told, so all of it is said each time; it wants BGR.
        return self._engine(pixels[..., ::-1], use_det=find, use_cls=False, use_rec=True)


class Remembered:
    """A reader that reads nothing twice: what the same one has read of the same pixels is known."""

    def __init__(self, reader: Reads, memory: MutableMapping[str, Any]) -> None:
        self.name = reader.name
        self._reader, self._memory = reader, memory

    def lines(self, pixels: Pixels) -> list[Line]:
        """Return the lines of text that are found in a picture."""
        key = self._key("lines", pixels)
        if key not in self._memory:
            self._memory[key] = [[line.text, *line.box] for line in self._reader.lines(pixels)]
        return [Line(text, (x0, y0, x1, y1)) for text, x0, y0, x1, y1 in self._memory[key]]

    def label(self, pixels: Pixels) -> str:
        """Return the text of a picture that is known to hold one label."""
        key = self._key("label", pixels)
        if key not in self._memory:
            self._memory[key] = self._reader.label(pixels)
        return str(self._memory[key])

    def _key(self, what: str, pixels: Pixels) -> str:
        seen = hashlib.sha256(repr(pixels.shape).encode() + pixels.tobytes())
        return f"{self.name} {what} {seen.hexdigest()}"


def cut_out(pixels: Pixels, box: Sequence[int]) -> Pixels:
    """Return a label's box with a margin around it."""
    x0, y0, x1, y1 = box
    return pixels[max(0, y0 - MARGIN) : y1 + MARGIN, max(0, x0 - MARGIN) : x1 + MARGIN]


def rows(pixels: Pixels) -> list[Pixels]:
    """Return the rows of text in a cut-out label, each with half of the clear space around it."""
    light = pixels.mean(axis=2)
    inked = light.max(axis=1) - light.min(axis=1) > FLAT
    edges = np.flatnonzero(np.diff(np.concatenate([[False], inked, [False]]).astype(np.int8)))
    spans = [(a, b) for a, b in edges.reshape(-1, 2).tolist() if b - a >= LEAST_ROW]
    if len(spans) < 2:
        return [pixels]
    cuts = [0, *((a + b) // 2 for (_, a), (b, _) in pairwise(spans))]
    ends = [*cuts[1:], len(pixels)]
    return [pixels[a:b] for a, b in zip(cuts, ends, strict=True)]
