"""Blocks of one or more lines at one text size: how large they are and where each line stands."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from math import ceil

from wmw.diagrams.ink import Tag, Words
from wmw.diagrams.typesetting import WHOLE_FACE, Bitmap, bitmap

PITCH = 1.4
FRAME_PAD = 0.5


@dataclass(frozen=True, slots=True)
class Lettering:
    """Text of `em` pixels per em in a typeface."""

    em: float
    face: str = WHOLE_FACE

    @property
    def line_pitch(self) -> float:
        """Pixels from baseline to baseline."""
        return PITCH * self.em

    def measure(self, lines: tuple[Words, ...]) -> tuple[int, int]:
        """Return the width and height in pixels of the ink of stacked lines."""
        rows = [row for _, row in self._rows(lines)]
        depth = rows[-1].ink.shape[0] - rows[-1].ascent
        height = rows[0].ascent + round(self.line_pitch * (len(rows) - 1)) + depth
        return max(row.ink.shape[1] for row in rows), height

    def size(self, tag: Tag) -> tuple[int, int]:
        """Return the width and height in pixels of a label with its frame and what is below it."""
        width, height = self.measure(tag.lines)
        pad = 2 * self._pad(tag)
        return max(width, ceil(tag.below[0])) + pad, height + ceil(tag.below[1]) + pad

    def room_below(self, tag: Tag, left: int, top: int) -> tuple[int, int]:
        """Return the top left corner of the room below a label's lines."""
        return left + self._pad(tag), top + self._pad(tag) + self.measure(tag.lines)[1]

    def set(self, tag: Tag, left: int, top: int) -> Iterator[tuple[Words, Bitmap, int, int]]:
        """Yield each printed row with the pixel of its top left corner."""
        rows = self._rows(tag.lines)
        width, pad = max(row.ink.shape[1] for _, row in rows), self._pad(tag)
        for i, (words, row) in enumerate(rows):
            spare = width - row.ink.shape[1]
            x = left + pad + (0 if tag.framed else int(spare * tag.flush))
            y = top + pad + rows[0][1].ascent + round(self.line_pitch * i) - row.ascent
            yield words, row, x, y

    def _rows(self, lines: tuple[Words, ...]) -> list[tuple[Words, Bitmap]]:
        rows = []
        for words in lines:
            head, sign, value = words.text.partition(" = ")
            texts = [f"{head} =", value] if words.split and sign else [words.text]
            for text in texts:
                symbol = (words.symbol or words.quantity is not None) and text is not value
                rows.append((words, bitmap(text, self.em, symbol=symbol, face=self.face)))
        return rows

    def _pad(self, tag: Tag) -> int:
        return round(FRAME_PAD * self.em) if tag.framed else 0
