"""White lines on blue with a fine grid, as drawings were once copied."""

from __future__ import annotations

from types import MappingProxyType

from wmw.diagrams.style import ArrowLook, Style, Tint, tones

STYLE = Style(
    name="blueprint",
    share=0.10,
    paper="#1b4b8a",
    ink="#f4f8ff",
    thin_ink="#bcd3f2",
    text_size=17.0,
    line=1.8,
    thin=1.1,
    heavy=3.2,
    hatch_step=9.0,
    hatch_length=10.0,
    note_fill="#1f539a",
    note_edge="#bcd3f2",
    zigzag_resistors=False,
    tints=tones(
        ink=Tint("#f4f8ff", "#f4f8ff", "#f4f8ff"),
        body=Tint("#2a62ab", "#f4f8ff", "#dce9ff"),
        surface=Tint("#2b5893", "#f4f8ff", "#dce9ff"),
        liquid=Tint("#17629a", "#9fdcff", "#9fdcff", 1.4),
        glass=Tint("#2a68a0", "#bdeaf5", "#bdeaf5", 1.6),
        metal=Tint("#3b618f", "#f4f8ff", "#dce9ff"),
        north=Tint("#7d3f5e", "#f4f8ff", "#dce9ff"),
        south=Tint("#2450b4", "#f4f8ff", "#dce9ff"),
        faint=Tint("#1f5092", "#9db9e0", "#9db9e0", 1.2),
        accent=Tint("#3f5a94", "#ffe6a8", "#ffe08a"),
        none=Tint(None, "#f4f8ff", None),
    ),
    arrows=MappingProxyType(
        {
            "force": ArrowLook("#ffe08a", 3.0, 14.0, 6.0),
            "velocity": ArrowLook("#c6f2ff", 2.2, 12.0, 6.5, open_head=True),
            "motion": ArrowLook("#d5e3f7", 1.8, 11.0, 5.5, open_head=True, dashed=True),
            "ray": ArrowLook("#ffd2a8", 2.0, 13.0, 5.5),
            "axis": ArrowLook("#dce9ff", 1.5, 11.0, 4.0),
            "field": ArrowLook("#c8f7c5", 2.0, 12.0, 5.0),
        }
    ),
    paints=MappingProxyType({"red": "#7d3f5e", "blue": "#2450b4", "green": "#2a6f5c"}),
    typeface="DejaVu Sans",
    ground="grid",
)
