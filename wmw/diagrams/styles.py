"""How pictures look, as data: colours, line widths and text sizes, in pixels at 644x476."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from types import MappingProxyType

from wmw.core.errors import UsageError


@dataclass(frozen=True, slots=True)
class Tint:
    """What a tone becomes: the fill of shapes, their outline, and the colour of bare lines.

    None leaves it out. Fills must stay light (luma above 205): labels are set on them.
    """

    fill: str | None
    edge: str | None
    line: str | None
    width: float = 2.0


@dataclass(frozen=True, slots=True)
class ArrowLook:
    """Shaft width, colour and head of one role of arrow; `head` lengths in pixels."""

    color: str
    width: float
    length: float
    half_width: float
    open_head: bool = False
    dashed: bool = False


def _tints(**tints: Tint) -> Mapping[str, Tint]:
    return MappingProxyType(tints)


@dataclass(frozen=True, slots=True)
class Style:
    """A look. Lengths are pixels at 644x476 and grow with the picture."""

    name: str
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
    tints: Mapping[str, Tint] = field(default_factory=_tints)
    arrows: Mapping[str, ArrowLook] = field(default_factory=lambda: MappingProxyType({}))


EXAM = Style(
    name="exam",
    paper="#ffffff",
    ink="#111111",
    thin_ink="#444444",
    text_size=18.0,
    line=2.0,
    thin=1.1,
    heavy=3.4,
    hatch_step=11.0,
    hatch_length=11.0,
    note_fill="#f7f8fa",
    note_edge="#8b949e",
    zigzag_resistors=False,
    tints=_tints(
        ink=Tint("#111111", "#111111", "#111111"),
        body=Tint("#dde6f0", "#111111", "#33475b"),
        surface=Tint("#ececec", "#111111", "#333333"),
        liquid=Tint("#cfe4f6", "#2f6fab", "#2f6fab", 1.4),
        glass=Tint("#e1f0f5", "#3f7f99", "#3f7f99", 1.6),
        metal=Tint("#d8dbe0", "#111111", "#4a525b"),
        faint=Tint("#f4f4f4", "#8c8c8c", "#8c8c8c", 1.2),
        accent=Tint("#f6dfbd", "#111111", "#b3261e"),
        none=Tint(None, "#111111", None),
    ),
    arrows=MappingProxyType(
        {
            "force": ArrowLook("#b3261e", 3.2, 15.0, 6.5),
            "velocity": ArrowLook("#1f4e9e", 2.2, 12.0, 6.5, open_head=True),
            "motion": ArrowLook("#555555", 1.8, 11.0, 5.5, open_head=True, dashed=True),
            "ray": ArrowLook("#b45309", 2.0, 13.0, 5.5),
            "axis": ArrowLook("#333333", 1.5, 11.0, 4.0),
            "field": ArrowLook("#2e7d32", 2.0, 12.0, 5.0),
        }
    ),
)

STYLES: Mapping[str, Style] = MappingProxyType({EXAM.name: EXAM})


def style_named(style: str | Style) -> Style:
    """Return the style of that name; raises UsageError with the names there are."""
    if isinstance(style, Style):
        return style
    if style not in STYLES:
        raise UsageError(f"no style {style!r}; there are: {', '.join(sorted(STYLES))}")
    return STYLES[style]
