"""How one item's picture looks: a style, its materials and ground, chosen from the item's stream.

The stream is the look's own, so that no look moves what is drawn, asked or told.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from itertools import accumulate
from types import MappingProxyType

from wmw.core.item import Item
from wmw.core.streams import stream
from wmw.diagrams.style import Style
from wmw.diagrams.styles import MIXED, STYLES, style_named

_WORD = re.compile(r"[a-z]+")


@dataclass(frozen=True, slots=True)
class Look:
    """A style with what of it varies from picture to picture.

    `variant` tells one board or page from another. `painted` are the fills of the bodies, by role,
    whose names tell a colour.
    """

    style: Style
    variant: int = 0
    painted: Mapping[str, str] = field(default_factory=lambda: MappingProxyType({}))


def look_named(style: str | Style | Look) -> Look:
    """Return the plain look of a style; raises UsageError with the styles there are."""
    return style if isinstance(style, Look) else Look(style_named(style))


def look_of(item: Item, style: str | Style = MIXED) -> Look:
    """Return the look of an item, the same on every call; `MIXED` leaves the style to its stream.

    Raises UsageError for a style that there is not.
    """
    rng = stream("look", item.seed, item.family, item.index)
    share, variant, material = rng.random(), rng.getrandbits(16), rng.random()
    chosen = _style_at(share) if style == MIXED else style_named(style)
    if chosen.materials:
        fitting = chosen.materials[int(material * len(chosen.materials))]
        chosen = replace(chosen, tints=MappingProxyType({**chosen.tints, **fitting}))
    return Look(chosen, variant, MappingProxyType(_painted(item, chosen)))


def _style_at(share: float) -> Style:
    """Return the style that a number from 0 to 1 falls to by the shares."""
    styles = list(STYLES.values())
    bounds = list(accumulate(style.share for style in styles))
    return next(s for s, bound in zip(styles, bounds, strict=True) if share * bounds[-1] < bound)


def _painted(item: Item, style: Style) -> dict[str, str]:
    """Return the fill of each body whose name tells a colour: a red box is drawn red."""
    found = {}
    for role, name in item.names.items():
        told = [style.paints[word] for word in _WORD.findall(name.lower()) if word in style.paints]
        if told:
            found[role] = told[0]
    return found
