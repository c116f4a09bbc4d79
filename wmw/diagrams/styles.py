"""The styles there are, found in the folder `style_sheets`."""

from __future__ import annotations

import pkgutil
from collections.abc import Mapping
from importlib import import_module
from types import MappingProxyType

from wmw.core.errors import UsageError
from wmw.diagrams import style_sheets
from wmw.diagrams.style import Style

_SHEETS = sorted(module.name for module in pkgutil.iter_modules(style_sheets.__path__))
STYLES: Mapping[str, Style] = MappingProxyType(
    {
        style.name: style
        for style in (import_module(f"{style_sheets.__name__}.{name}").STYLE for name in _SHEETS)
    }
)
EXAM = STYLES["exam"]
MIXED = "mixed"
"""Asks for a style of its own for each item, by the styles' shares."""


def style_named(style: str | Style) -> Style:
    """Return the style of that name; raises UsageError with the names there are."""
    if isinstance(style, Style):
        return style
    if style not in STYLES:
        raise UsageError(f"no style {style!r}; there are: {', '.join(sorted(STYLES))}")
    return STYLES[style]
