"""What a style is: colours, line widths, typeface and text size, as data, in pixels at 644x476."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from types import MappingProxyType
from typing import Literal

Tones = Mapping[str, "Tint"]
Ground = Literal["plain", "slate", "grid", "sheet"]
"""What lies under or over the drawing: nothing, a wiped board, a fine grid, a page in a room."""


@dataclass(frozen=True, slots=True)
class Tint:
    """What a tone becomes: the fill of shapes, their outline, and the colour of bare lines.

    None leaves it out. Labels are set on fills, so a fill is as light or as dark as the paper:
    their lumas (ITU-R BT.601, 0 to 255) differ by no more than `wmw.diagrams.canvas.SOFT`.
    """

    fill: str | None
    edge: str | None
    line: str | None
    width: float = 2.0


@dataclass(frozen=True, slots=True)
class ArrowLook:
    """Shaft width, colour and head of one role of arrow; lengths of the head in pixels."""

    color: str
    width: float
    length: float
    half_width: float
    open_head: bool = False
    dashed: bool = False


@dataclass(frozen=True, slots=True)
class Wobble:
    """How a hand strays from a line: how far (pixels), over what length, how unevenly.

    These are matplotlib's sketch parameters `scale`, `length` and `randomness`; Agg strays the same
    way on every call. Ends of lines stay where they are. From a straight line, which may show an
    angle, the hand strays by `steady` only.
    """

    scale: float
    length: float
    randomness: float
    steady: float


def tones(**tints: Tint) -> Tones:
    """Return tints by the name of their tone (`wmw.core.scene.Tone`)."""
    return MappingProxyType(tints)


@dataclass(frozen=True, slots=True)
class Style:
    """A look. Lengths are pixels at 644x476 and grow with the picture.

    `share` is the part of the pictures of a mixed bank that have it. `materials` are tints that
    take the place of those of `tints`: a picture has one set of them, chosen from its item's own
    stream. `paints` are the fills of bodies whose names tell a colour ("red box").
    """

    name: str
    share: float
    paper: str
    ink: str
    thin_ink: str
    text_size: float
    line: float
    thin: float
    heavy: float
    hatch_step: float
    hatch_length: float
    note_fill: str
    note_edge: str
    zigzag_resistors: bool
    tints: Tones
    arrows: Mapping[str, ArrowLook]
    paints: Mapping[str, str] = field(default_factory=lambda: MappingProxyType({}))
    materials: tuple[Tones, ...] = ()
    typeface: str = "DejaVu Sans"
    ground: Ground = "plain"
    wobble: Wobble | None = None
