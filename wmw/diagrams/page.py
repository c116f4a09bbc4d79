"""One panel of a picture: what is asked of it, and one way to set it."""

from __future__ import annotations

import math
from collections.abc import Iterator, Mapping
from dataclasses import dataclass

from wmw.core.scene import Scene
from wmw.diagrams.canvas import Pixels
from wmw.diagrams.faces import Ruler
from wmw.diagrams.ink import Sketch, Tag
from wmw.diagrams.lettering import Lettering
from wmw.diagrams.look import Look
from wmw.diagrams.placement import CLEAN, Placed
from wmw.diagrams.style import Style
from wmw.diagrams.view import Bounds

SMALLER_COST = 2.0
"""What one step to a smaller drawing costs, in the units of label costs."""


@dataclass(frozen=True, slots=True)
class Layout:
    """One way to set a panel; `sketch` is in its pixels, `painted` the drawing on bare paper.

    `rulers` are the instruments within the drawing.
    """

    sketch: Sketch
    tags: list[Tag]
    placed: list[Placed]
    attempt: int
    painted: Pixels
    rulers: list[Ruler]

    @property
    def set(self) -> Iterator[tuple[Tag, Placed]]:
        """Each label with its place."""
        return zip(self.tags, self.placed, strict=True)

    @property
    def cost(self) -> float:
        """What the places of all labels cost, and the smallness of the drawing."""
        return sum(p.cost for p in self.placed) + SMALLER_COST * self.attempt

    @property
    def clean(self) -> bool:
        """Whether every label stands well."""
        return all(p.cost < CLEAN for p in self.placed)


@dataclass(frozen=True, slots=True)
class Page:
    """What stays the same over the layouts that are tried for one panel.

    `rulers` lets those of its look lie along the lengths that they measure.
    """

    scene: Scene
    shown: Mapping[str, str]
    size: tuple[int, int]
    look: Look
    caption: str | None
    window: Bounds | None
    rulers: bool = True

    @property
    def unit(self) -> float:
        """Pixels to one pixel of the style.

        It grows with the root of the side, so that a larger picture has more room for labels.
        """
        return max(0.85, math.sqrt(math.sqrt(self.size[0] * self.size[1] / (644 * 476))))

    @property
    def style(self) -> Style:
        """The style of the look."""
        return self.look.style

    @property
    def printed(self) -> Mapping[str, str]:
        """The texts of labels: symbols alone where an instrument shows the number."""
        return {**self.shown, **{i.quantity: i.symbol for i in self.look.instruments}}

    @property
    def text(self) -> Lettering:
        """How labels are set."""
        return Lettering(self.style.text_size * self.unit, self.style.typeface)
