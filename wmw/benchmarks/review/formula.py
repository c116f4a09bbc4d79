"""LaTeX in a trace set as formulas, for people who are to judge the physics and not the source.

matplotlib's mathtext sets them; they become outlines in the colour of the text (inline SVG), so
that a form needs neither fonts nor a script of others.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import lru_cache
from html import escape
from typing import Any

_FORMULA = re.compile(r"\$(?!\s)[^$]+(?<!\s)\$")
_LONGEST = 1000
_EM = 100
"""Units of an outline for the size of the font; its coordinates are whole numbers."""
_MIDDLE = 26
"""Half the height of an x: how far above the base line CSS puts the middle of what is in a line."""
_COMMANDS = {1: "M", 2: "L", 3: "Q", 4: "C", 79: "Z"}
"""matplotlib.path.Path's codes as the letters of an SVG path."""


def marked_up(text: str) -> str:
    """Return a text as HTML: escaped, its `$...$` set as formulas where mathtext can read them."""
    parts = []
    end = 0
    for found in _FORMULA.finditer(text):
        parts += [escape(text[end : found.start()]), _set(found[0])]
        end = found.end()
    return "".join([*parts, escape(text[end:])])


@lru_cache(maxsize=4096)
def _set(source: str) -> str:
    """Return a formula as inline SVG with its source as the title; the source if it is none."""
    from matplotlib.textpath import TextPath

    if len(source) > _LONGEST or not source.isascii():  # a letter that a font lacks gets another
        return escape(source)
    try:
        # within a line mathtext sets fractions in the size of indices
        outline: Any = TextPath((0, 0), source.replace(r"\frac", r"\dfrac"), size=_EM)
    except ValueError:  # mathtext knows no such command
        return escape(source)
    if not len(outline.vertices):
        return escape(source)
    box = outline.get_extents()
    # as far below the middle of the line as above it, so that the base lines agree
    half = max(box.y1 - _MIDDLE, _MIDDLE - box.y0) + 4
    left, width = round(box.x0) - 4, round(box.width) + 8
    top, height = round(-_MIDDLE - half), round(2 * half)
    return (
        f'<svg role="img" viewBox="{left} {top} {width} {height}" width="{width / _EM:.2f}em" '
        f'height="{height / _EM:.2f}em"><title>{escape(source)}</title>'
        f'<path d="{"".join(_segments(outline))}"/></svg>'
    )


def _segments(outline: Any) -> Iterator[str]:
    """Yield the segments of an outline; in SVG y runs downward."""
    for points, code in outline.iter_segments(simplify=False, curves=True):
        if _COMMANDS[code] == "Z":
            yield "Z"
        else:
            pairs = zip(points[::2], points[1::2], strict=True)
            yield _COMMANDS[code] + " ".join(f"{round(x)} {round(-y)}" for x, y in pairs)
