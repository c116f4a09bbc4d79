"""How one item's picture looks: a style, its materials and ground, chosen from the item's stream.

The stream is the look's own, so that no look moves what is drawn, asked or told.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field, replace
from itertools import accumulate
from types import MappingProxyType

from wmw.core.item import Item
from wmw.core.streams import stream
from wmw.diagrams.extras import REMARKS, THINGS
from wmw.diagrams.instruments import Instrument, instruments_for
from wmw.diagrams.style import Style
from wmw.diagrams.styles import MIXED, STYLES, style_named

INSTRUMENTS = 0.45
"""Share of the items in which an instrument is to be read, of those where one can be."""
MIRRORED = 0.4
"""Share of the circuits with their source on the right."""
EXTRAS = 0.2
"""Share of the pictures with something on the page that has nothing to do with the question."""
_WORD = re.compile(r"[a-z]+")


@dataclass(frozen=True, slots=True)
class Look:
    """A style with what of it varies from picture to picture.

    `variant` tells one board or page from another. `painted` are the fills of the bodies, by role,
    whose names tell a colour. `instruments` show givens in the place of printed numbers. A circuit
    may be `mirrored`: its source is on the right then. `extra` names what else lies on the page,
    `turn` how it lies, in degrees, and `place` where, from 0 to 1.
    """

    style: Style
    variant: int = 0
    painted: Mapping[str, str] = field(default_factory=lambda: MappingProxyType({}))
    instruments: tuple[Instrument, ...] = ()
    mirrored: bool = False
    extra: str | None = None
    turn: float = 0.0
    place: float = 0.0


def look_named(style: str | Style | Look) -> Look:
    """Return the plain look of a style; raises UsageError with the styles there are."""
    return style if isinstance(style, Look) else Look(style_named(style))


def look_of(item: Item, style: str | Style = MIXED) -> Look:
    """Return the look of an item, the same on every call; `MIXED` leaves the style to its stream.

    Raises UsageError for a style that there is not.
    """
    rng = stream("look", item.seed, item.family, item.index)
    share, variant, material = rng.random(), rng.getrandbits(16), rng.random()
    measured, which = rng.random(), rng.random()
    chosen = _style_at(share) if style == MIXED else style_named(style)
    if chosen.materials:
        fitting = chosen.materials[int(material * len(chosen.materials))]
        chosen = replace(chosen, tints=MappingProxyType({**chosen.tints, **fitting}))
    painted = MappingProxyType(_painted(item, chosen))
    return Look(
        chosen,
        variant,
        painted,
        tuple(_instruments(item, measured, which)),
        mirrored=item.scene.circuit is not None and rng.random() < MIRRORED,
        extra=_extra(item, rng.random(), rng.random()),
        turn=30.0 * (2 * rng.random() - 1),
        place=rng.random(),
    )


def _extra(item: Item, chance: float, which: float) -> str | None:
    """Return what else lies on the page; nothing that the question speaks of."""
    if chance >= EXTRAS:
        return None
    told = " ".join((item.question, *item.names.values())).lower()
    names = [*THINGS, *REMARKS]
    extra = names[int(which * len(names))]
    return None if any(word in told for word in extra.lower().split()) else extra


def _instruments(item: Item, measured: float, which: float) -> Iterator[Instrument]:
    """Yield the instruments of an item that has any: one of those that could be."""
    if measured < INSTRUMENTS and (found := instruments_for(item)):
        yield found[int(which * len(found))]


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
