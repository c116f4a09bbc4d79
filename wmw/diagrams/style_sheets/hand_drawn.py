"""Pen and marker on a notepad: lines that stray, as in notes taken by hand."""

from __future__ import annotations

from types import MappingProxyType

from wmw.diagrams.style import ArrowLook, Style, Tint, Wobble, tones

STYLE = Style(
    name="hand_drawn",
    share=0.12,
    paper="#fffef9",
    ink="#1f2a4d",
    thin_ink="#4a5578",
    text_size=18.0,
    line=2.1,
    thin=1.3,
    heavy=3.6,
    hatch_step=13.0,
    hatch_length=13.0,
    note_fill="#fffbe0",
    note_edge="#8c93ab",
    zigzag_resistors=True,
    tints=tones(
        ink=Tint("#1f2a4d", "#1f2a4d", "#1f2a4d"),
        body=Tint("#fff1b8", "#1f2a4d", "#1f2a4d"),
        surface=Tint("#efece3", "#1f2a4d", "#1f2a4d"),
        liquid=Tint("#d3ebfb", "#2563a8", "#2563a8", 1.7),
        glass=Tint("#e3f5f2", "#2c7a7b", "#2c7a7b", 1.8),
        metal=Tint("#e3e5ec", "#1f2a4d", "#3d4768"),
        north=Tint("#ffd3cd", "#1f2a4d", "#3d4768"),
        south=Tint("#cfe0ff", "#1f2a4d", "#3d4768"),
        faint=Tint("#f7f6f0", "#868ca3", "#868ca3", 1.4),
        accent=Tint("#ffdcd6", "#1f2a4d", "#b3312c"),
        none=Tint(None, "#1f2a4d", None),
    ),
    arrows=MappingProxyType(
        {
            "force": ArrowLook("#b3312c", 3.0, 15.0, 7.0),
            "velocity": ArrowLook("#1d5fa8", 2.4, 13.0, 7.0, open_head=True),
            "motion": ArrowLook("#5b6480", 2.0, 12.0, 6.0, open_head=True, dashed=True),
            "ray": ArrowLook("#b05a00", 2.1, 13.0, 6.0),
            "axis": ArrowLook("#3d4768", 1.7, 12.0, 4.5),
            "field": ArrowLook("#2f7d3a", 2.1, 12.0, 5.5),
        }
    ),
    paints=MappingProxyType({"red": "#ffd3cd", "blue": "#cfe0ff", "green": "#d0f0d0"}),
    materials=(
        tones(),
        tones(body=Tint("#d9f2d0", "#1f2a4d", "#1f2a4d")),
        tones(
            body=Tint("#fbdff0", "#1f2a4d", "#1f2a4d"), accent=Tint("#fff1b8", "#1f2a4d", "#1f2a4d")
        ),
    ),
    wobble=Wobble(1.0, 100.0, 5.0, steady=0.4),
)
