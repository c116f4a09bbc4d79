"""A printed page under a lamp: grey print, uneven light, the grain of paper."""

from __future__ import annotations

from types import MappingProxyType

from wmw.diagrams.style import ArrowLook, Style, Tint, tones

STYLE = Style(
    name="photo",
    share=0.12,
    paper="#f4f0e6",
    ink="#201d1a",
    thin_ink="#4d4842",
    text_size=18.0,
    line=2.0,
    thin=1.1,
    heavy=3.4,
    hatch_step=10.0,
    hatch_length=10.0,
    note_fill="#efeadd",
    note_edge="#7c756a",
    zigzag_resistors=False,
    tints=tones(
        ink=Tint("#201d1a", "#201d1a", "#201d1a"),
        body=Tint("#dcd8ce", "#201d1a", "#3a352f"),
        surface=Tint("#d9d2c2", "#201d1a", "#3a352f"),
        liquid=Tint("#c9d9de", "#35606e", "#35606e", 1.4),
        glass=Tint("#dbe6e3", "#44706b", "#44706b", 1.6),
        metal=Tint("#cfcdc6", "#201d1a", "#4a4640"),
        north=Tint("#ebc5bb", "#201d1a", "#4a4640"),
        south=Tint("#c5d2e6", "#201d1a", "#4a4640"),
        faint=Tint("#ece7db", "#7d766b", "#7d766b", 1.2),
        accent=Tint("#e8d3b4", "#201d1a", "#94352b"),
        none=Tint(None, "#201d1a", None),
    ),
    arrows=MappingProxyType(
        {
            "force": ArrowLook("#8f2b23", 3.2, 15.0, 6.5),
            "velocity": ArrowLook("#2a4a80", 2.2, 12.0, 6.5, open_head=True),
            "motion": ArrowLook("#57514a", 1.8, 11.0, 5.5, open_head=True, dashed=True),
            "ray": ArrowLook("#8f4a10", 2.0, 13.0, 5.5),
            "axis": ArrowLook("#3a352f", 1.5, 11.0, 4.0),
            "field": ArrowLook("#35652f", 2.0, 12.0, 5.0),
        }
    ),
    paints=MappingProxyType({"red": "#ebc5bb", "blue": "#c5d2e6", "green": "#c9dcc2"}),
    typeface="DejaVu Serif",
    ground="sheet",
)
