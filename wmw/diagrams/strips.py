"""Four moments of one motion in no order, each with a clock or, where physics tells it, without.

No number is shown. A strip has a question of its own, for the order, and goes with no other: a
ruler laid on its places may tell what its item asks.
"""

from __future__ import annotations

from dataclasses import dataclass
from decimal import Decimal

from wmw.core.item import Item
from wmw.core.ordering import KIND, LETTERS
from wmw.core.scene import Scene
from wmw.core.streams import permuted, stream
from wmw.diagrams.instruments import Instrument

MOMENTS = len(LETTERS)
QUESTION = (
    "The picture shows four moments of one motion, A to D, in no order. The hand of the clock "
    "beneath each moment turns clockwise, once around at most. Name the moments in the order in "
    "which they happened."
)
CLOCK_ROW, CLOCK_UNIT = 112, 0.74
"""Height in pixels of the row of clocks under frames or a strip, and the size of their faces."""
_STEPS = (5, 10, 15)
"""Minutes of the clock from one moment to the next."""


@dataclass(frozen=True, slots=True)
class Moment:
    """One frame of a strip: its letter, its scene, and the minutes that its clock shows, if any."""

    letter: str
    scene: Scene
    clock: int | None


def has_strip(item: Item) -> bool:
    """Tell whether the moments of what moves in an item are known."""
    return bool(item.moments)


def strip_of(item: Item) -> tuple[Moment, ...]:
    """Return the four moments as they stand side by side, lettered in that order.

    Raises ValueError for an item without a strip.
    """
    if not item.moments:
        raise ValueError(f"no moments are known between before and after in {item.id}")
    if item.kind == KIND:
        return tuple(map(Moment, LETTERS, item.moments, [None] * MOMENTS))
    rng = stream("strip", item.seed, item.family, item.index)
    step = _STEPS[rng.randrange(len(_STEPS))]
    # Straight up could be read as 0 or as 60, so no hand stands there.
    begin = 5 * (1 + rng.randrange((55 - (MOMENTS - 1) * step) // 5))
    times = permuted(rng, range(MOMENTS))
    return tuple(
        Moment(letter, item.moments[time], begin + step * time)
        for letter, time in zip(LETTERS, times, strict=True)
    )


def order_of(moments: tuple[Moment, ...]) -> str:
    """Return the letters in the order that the clocks tell, as the answer is written."""
    return ", ".join(moment.letter for moment in sorted(moments, key=lambda m: m.clock or 0))


def clock(minutes: int) -> Instrument:
    """Return a clock with a single hand; its face has no unit, for the time is not to scale."""
    value, low, high = Decimal(minutes), Decimal(0), Decimal(60)
    return Instrument("stopwatch", "clock", "", "", "", value, low, high, Decimal(5), 3)
