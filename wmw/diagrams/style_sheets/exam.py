"""Black print on white with a little colour, as examination papers are set."""

from __future__ import annotations

from types import MappingProxyType

from wmw.diagrams.style import ArrowLook, Style, Tint, tones

STYLE = Style(
    name="exam",
    share=0.30,
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
    tints=tones(
        ink=Tint("#111111", "#111111", "#111111"),
        body=Tint("#dde6f0", "#111111", "#33475b"),
        surface=Tint("#ececec", "#111111", "#333333"),
        liquid=Tint("#cfe4f6", "#2f6fab", "#2f6fab", 1.4),
        glass=Tint("#e1f0f5", "#3f7f99", "#3f7f99", 1.6),
        metal=Tint("#d8dbe0", "#111111", "#4a525b"),
        north=Tint("#f8d0cc", "#111111", "#4a525b"),
        south=Tint("#cfdff8", "#111111", "#4a525b"),
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
    paints=MappingProxyType({"red": "#f8d0cc", "blue": "#cfdff8", "green": "#cdebd0"}),
)
