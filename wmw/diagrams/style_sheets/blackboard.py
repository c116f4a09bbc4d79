"""Chalk on a green board: light strokes, dark fills."""

from __future__ import annotations

from types import MappingProxyType

from wmw.diagrams.style import ArrowLook, Style, Tint, Wobble, tones

STYLE = Style(
    name="blackboard",
    share=0.11,
    paper="#24372f",
    ink="#f6f6ee",
    thin_ink="#c6d0c8",
    text_size=18.5,
    line=2.4,
    thin=1.3,
    heavy=4.0,
    hatch_step=12.0,
    hatch_length=12.0,
    note_fill="#2c4339",
    note_edge="#aebcb2",
    zigzag_resistors=True,
    tints=tones(
        ink=Tint("#f6f6ee", "#f6f6ee", "#f6f6ee"),
        body=Tint("#35566a", "#f6f6ee", "#d9e6ee"),
        surface=Tint("#3b4a42", "#f6f6ee", "#e4e8df"),
        liquid=Tint("#1d4a66", "#8fd0ff", "#8fd0ff", 1.7),
        glass=Tint("#2b5157", "#9fe3e3", "#9fe3e3", 1.8),
        metal=Tint("#46514f", "#eef1ea", "#e2e6e0"),
        north=Tint("#74332f", "#eef1ea", "#e2e6e0"),
        south=Tint("#2a4c80", "#eef1ea", "#e2e6e0"),
        faint=Tint("#2c4037", "#98a89e", "#98a89e", 1.4),
        accent=Tint("#634328", "#ffd9b0", "#ffb38a"),
        none=Tint(None, "#f6f6ee", None),
    ),
    arrows=MappingProxyType(
        {
            "force": ArrowLook("#ff9d8a", 3.4, 15.0, 7.0),
            "velocity": ArrowLook("#8fd3ff", 2.6, 13.0, 6.5, open_head=True),
            "motion": ArrowLook("#d8d8c8", 2.0, 11.0, 5.5, open_head=True, dashed=True),
            "ray": ArrowLook("#ffd479", 2.2, 13.0, 5.5),
            "axis": ArrowLook("#d9e2dc", 1.7, 11.0, 4.0),
            "field": ArrowLook("#9be29b", 2.2, 12.0, 5.0),
        }
    ),
    paints=MappingProxyType({"red": "#74332f", "blue": "#2a4c80", "green": "#2b6038"}),
    materials=(
        tones(),
        tones(
            body=Tint("#5a4a2c", "#ffe9b8", "#ffe9b8"), accent=Tint("#2f4f6b", "#bfe0ff", "#bfe0ff")
        ),
        tones(body=Tint("#4d3f63", "#e9dcff", "#e9dcff")),
    ),
    ground="slate",
    wobble=Wobble(0.9, 70.0, 3.0, steady=0.3),
)
