"""Text as it is printed: quantity symbols slanted with real subscripts, units and words upright.

(ISO 80000-1, 7.1.1 and 7.2.1.) Each text becomes one bitmap of ink coverage, trimmed to the ink
and cached, so that its box is exact and a repeated label costs nothing.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass
from functools import lru_cache
from typing import Any

import numpy as np
from matplotlib.backends import backend_agg
from matplotlib.font_manager import FontProperties
from numpy.typing import NDArray

RendererAgg: Any = backend_agg.RendererAgg  # matplotlib leaves it untyped

WHOLE_FACE = "DejaVu Sans"
"""A typeface that matplotlib ships, with every letter and sign that labels use."""
SCRIPT_SIZE = 0.74
SCRIPT_DROP = 0.20
SCRIPT_RISE = 0.40

_SYMBOL = r"(?<![^\W\d_])(?P<prefix>Δ?)(?P<letter>[^\W\d_])(?P<primes>['′]*)(?![^\W_])"
_TOKEN = re.compile(
    rf"{_SYMBOL}(?=_|\s*\|?\s*[=≈≤≥<>])|[_](?:\{{(?P<sub>[^}}]+)\}}|(?P<bare_sub>\w+))"
    r"|\^(?:\{(?P<sup>[^}]+)\}|(?P<bare_sup>[-−+]?\w+))"
)
_WHOLE_SYMBOL = re.compile(_SYMBOL + r"$")
_BARS = re.compile(r"\|(?P<inner>[^|]+)\|")
THIN = "\N{THIN SPACE}"
"""Stands inside the bars of an absolute value, which slanted letters would touch."""
_HYPHEN_MINUS = re.compile(r"(?<![\w)])-(?=[\d.])")
_ITALIC_SUBSCRIPTS = {"x", "y", "z", "i", "n"}


@dataclass(frozen=True, slots=True)
class Run:
    """A stretch of text of one shape; `script` is -1 for a subscript, +1 for a superscript."""

    text: str
    italic: bool = False
    script: int = 0


@dataclass(frozen=True, slots=True)
class Bitmap:
    """Ink coverage 0..255 of one line, trimmed; `ascent` rows stand above the baseline."""

    ink: NDArray[np.uint8]
    ascent: int


def runs(text: str, *, symbol: bool = False) -> tuple[Run, ...]:
    """Split a plain text ("μ_k = 0.20", "2 × 10^3 N") into runs.

    A single letter is a symbol if a subscript or a relation sign follows, or if `symbol` says
    that the whole text is one.
    """
    spaced = _BARS.sub(rf"|{THIN}\g<inner>{THIN}|", _HYPHEN_MINUS.sub("−", text))
    return tuple(run for run in _split(spaced, symbol) if run.text)


def _split(text: str, symbol: bool) -> Iterator[Run]:
    if symbol and (bars := _BARS.fullmatch(text)):
        inner = bars["inner"]
        yield from (Run(f"|{THIN}"), *_split(inner.strip(), symbol), Run(f"{THIN}|"))
        return
    if symbol and (whole := _WHOLE_SYMBOL.match(text)):
        yield from _symbol(whole)
        return
    done = 0
    for match in _TOKEN.finditer(text):
        yield Run(text[done : match.start()])
        done = match.end()
        if sub := match["sub"] or match["bare_sub"]:
            yield Run(sub, sub in _ITALIC_SUBSCRIPTS, -1)
        elif sup := match["sup"] or match["bare_sup"]:
            yield Run(sup.replace("-", "−"), False, 1)
        else:
            yield from _symbol(match)
    yield Run(text[done:])


def _symbol(match: re.Match[str]) -> Iterator[Run]:
    yield Run(match["prefix"])
    yield Run(match["letter"], italic=True)
    yield Run(match["primes"].replace("'", "′"))


@lru_cache(maxsize=64)
def _font(size: float, italic: bool, face: str) -> FontProperties:
    # A character that a typeface lacks is taken from the second one, which has them all.
    return FontProperties(
        family=[face, WHOLE_FACE],
        style="oblique" if italic else "normal",
        weight="normal",
        size=size,
    )


@lru_cache(maxsize=4096)
def _step(character: str, size: float, italic: bool, face: str) -> float:
    """Return how far one character moves the pen, in pixels; ink extents leave bearings out."""
    font, ruler = _font(size, italic, face), _ruler()
    held, bar = (
        ruler.get_text_width_height_descent(t, font, False)[0] for t in (f"|{character}|", "||")
    )
    return float(held - bar)


@lru_cache(maxsize=1)
def _ruler() -> Any:
    return RendererAgg(8, 8, 72)


@lru_cache(maxsize=2048)
def bitmap(text: str, size: float, *, symbol: bool = False, face: str = WHOLE_FACE) -> Bitmap:
    """Return one line of text set at `size` pixels per em; raises ValueError if it has no ink."""
    pieces: list[tuple[float, float, Run, float]] = []
    x = size
    for run in runs(text, symbol=symbol):
        em = size * SCRIPT_SIZE if run.script else size
        lift = {-1: -SCRIPT_DROP, 0: 0.0, 1: SCRIPT_RISE}[run.script] * size
        pieces.append((x, lift, run, em))
        x += sum(_step(character, em, run.italic, face) for character in run.text)
        x += 0.06 * size if run.script else 0.0
    baseline = round(1.6 * size)
    canvas = RendererAgg(int(x + 2 * size), round(2.6 * size), 72)
    pen: Any = canvas.new_gc()
    pen.set_foreground("black")
    for left, lift, run, em in pieces:
        canvas.draw_text(
            pen, round(left), round(baseline - lift), run.text, _font(em, run.italic, face), 0
        )
    ink = np.asarray(canvas.buffer_rgba())[..., 3]
    rows, columns = np.flatnonzero(ink.any(axis=1)), np.flatnonzero(ink.any(axis=0))
    if not rows.size:
        raise ValueError(f"a label without ink: {text!r}")
    trimmed = ink[rows[0] : rows[-1] + 1, columns[0] : columns[-1] + 1].copy()
    trimmed.setflags(write=False)
    return Bitmap(trimmed, baseline - int(rows[0]))
