"""Colour plates of a textbook: warm fills, coloured outlines, a serif typeface."""

from __future__ import annotations

from types import MappingProxyType

from wmw.diagrams.style import ArrowLook, Style, Tint, tones

STYLE = Style(
    name="textbook",
    share=0.25,
    paper="#fffdf6",
    ink="#1d1d1d",
    thin_ink="#56503f",
    text_size=20.0,
    line=1.9,
    thin=1.1,
    heavy=3.6,
    hatch_step=9.0,
    hatch_length=9.0,
    note_fill="#fff4d6",
    note_edge="#c9a24b",
    zigzag_resistors=True,
    tints=tones(
        ink=Tint("#1d1d1d", "#1d1d1d", "#1d1d1d"),
        body=Tint("#ffd9a0", "#8a4b0f", "#7a4a12"),
        surface=Tint("#e4e0c9", "#5d5230", "#5d5230"),
        liquid=Tint("#bde3ff", "#1668a8", "#1668a8", 1.5),
        glass=Tint("#d2f1ee", "#16807a", "#16807a", 1.7),
        metal=Tint("#d5dbe6", "#3d4654", "#3d4654"),
        north=Tint("#ffcdc7", "#3d4654", "#3d4654"),
        south=Tint("#c5dcff", "#3d4654", "#3d4654"),
        faint=Tint("#f5f1e4", "#8d8670", "#8d8670", 1.2),
        accent=Tint("#ffd1cf", "#a3262a", "#a3262a"),
        none=Tint(None, "#1d1d1d", None),
    ),
    arrows=MappingProxyType(
        {
            "force": ArrowLook("#c2263f", 3.4, 15.0, 7.0),
            "velocity": ArrowLook("#0b7a4b", 2.6, 13.0, 6.5, open_head=True),
            "motion": ArrowLook("#6a5f4b", 1.8, 11.0, 5.5, open_head=True, dashed=True),
            "ray": ArrowLook("#b35c00", 2.1, 13.0, 5.5),
            "axis": ArrowLook("#3a3a3a", 1.5, 11.0, 4.0),
            "field": ArrowLook("#6a3fa0", 2.1, 12.0, 5.0),
        }
    ),
    paints=MappingProxyType({"red": "#ffcdc7", "blue": "#c5dcff", "green": "#c6ecc4"}),
    materials=(
        tones(),
        tones(
            body=Tint("#cdebc0", "#2f6b24", "#2f6b24"), accent=Tint("#ffe1a6", "#8a4b0f", "#8a4b0f")
        ),
        tones(
            body=Tint("#dcd7fa", "#4a3d94", "#4a3d94"),
            surface=Tint("#e9dccb", "#6b4a2a", "#6b4a2a"),
        ),
        tones(
            body=Tint("#c8e6f5", "#155a7a", "#155a7a"), accent=Tint("#f3d6f0", "#7d2a76", "#7d2a76")
        ),
    ),
    typeface="STIXGeneral",
)
