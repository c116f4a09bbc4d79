"""Four moments of one motion: the scenes between before and after, in no order, each with a clock.

No number is shown, so a strip tells nothing that its item asks; what is asked is the order.
"""

from __future__ import annotations

from dataclasses import dataclass, fields, replace
from decimal import Decimal
from typing import Any

from wmw.core import registry
from wmw.core.family import Course
from wmw.core.item import Item
from wmw.core.scene import AngleMark, Arrow, Dimension, Label, Part, Scene
from wmw.core.streams import permuted, stream
from wmw.diagrams.instruments import Instrument

MOMENTS = 4
LETTERS = "ABCD"
QUESTION = (
    "The picture shows four moments of one motion, A to D, in no order. The hand of the clock "
    "beneath each moment turns clockwise, once around at most. Name the moments in the order in "
    "which they happened."
)
_STEPS = (5, 10, 15)
"""Minutes of the clock from one moment to the next."""


@dataclass(frozen=True, slots=True)
class Moment:
    """One frame of a strip: its letter, its scene, and the minutes that its clock shows."""

    letter: str
    scene: Scene
    clock: int


def has_strip(item: Item) -> bool:
    """Tell whether an item's scene has known moments between before and after."""
    return course_of(item) is not None and _steps(item) is not None


def course_of(item: Item) -> Course | None:
    """Return the course of what moves in an item; None where it is not known."""
    if item.scene_after is None:
        return None
    course = registry.family(item.family).courses.get(item.regime)
    thrown = any(isinstance(p, Arrow) and p.role == "velocity" for p in item.scene.parts)
    return None if course == "from_rest" and thrown else course


def strip_of(item: Item) -> tuple[Moment, ...]:
    """Return the four moments as they stand side by side, lettered in that order.

    Raises ValueError for an item without a strip.
    """
    course, steps = course_of(item), _steps(item)
    if course is None or steps is None:
        raise ValueError(f"no moments are known between before and after in {item.id}")
    rng = stream("strip", item.seed, item.family, item.index)
    step = _STEPS[rng.randrange(len(_STEPS))]
    # Straight up could be read as 0 or as 60, so no hand stands there.
    begin = 5 * (1 + rng.randrange((55 - (MOMENTS - 1) * step) // 5))
    times = permuted(rng, range(MOMENTS))
    return tuple(
        Moment(letter, _scene(steps, covered(course, time / (MOMENTS - 1))), begin + step * time)
        for letter, time in zip(LETTERS, times, strict=True)
    )


def order_of(moments: tuple[Moment, ...]) -> str:
    """Return the letters in the order of time, as the answer is written."""
    return ", ".join(moment.letter for moment in sorted(moments, key=lambda m: m.clock))


def covered(course: Course, time: float) -> float:
    """Return the share of the way that is covered in a share of the time.

    With a uniform acceleration from rest s ∝ t²; with one to rest, the same backward.
    """
    if course == "steady":
        return time
    return time**2 if course == "from_rest" else 1 - (1 - time) ** 2


def clock(minutes: int) -> Instrument:
    """Return a clock with a single hand; its face has no unit, for the time is not to scale."""
    value, low, high = Decimal(minutes), Decimal(0), Decimal(60)
    return Instrument("stopwatch", "clock", "", "", "", value, low, high, Decimal(5), 3)


Step = tuple[Part, Part]


def _steps(item: Item) -> tuple[Step, ...] | None:
    """Return each part before with itself afterwards; None where they do not correspond."""
    if item.scene_after is None:
        return None
    before, after = (
        [part for part in scene.parts if not _dropped(part)]
        for scene in (item.scene, item.scene_after)
    )
    still = [part for part in before if part in after]
    moving = [part for part in before if part not in still]
    moved = [part for part in after if part not in still]
    if not moving or [*map(_kind, moving)] != [*map(_kind, moved)]:
        return None
    to = dict(zip(map(id, moving), moved, strict=True))
    return tuple((part, to.get(id(part), part)) for part in before)


def _dropped(part: Part) -> bool:
    """Tell whether a part is a measure or an arrow, which only one of the moments may have."""
    measures = isinstance(part, AngleMark | Arrow | Dimension)
    return measures or (isinstance(part, Label) and part.text is None)


def _kind(part: Part) -> tuple[Any, ...]:
    """Return what a part has besides its place."""
    others = (getattr(part, f.name) for f in fields(part) if f.name not in _PLACED)
    return (type(part), len(getattr(part, "points", ())), *others)


_PLACED = {"points", "center", "at", "start", "end"}


def _scene(steps: tuple[Step, ...], share: float) -> Scene:
    return Scene(tuple(_between(before, after, share) for before, after in steps))


def _between(before: Part, after: Part, share: float) -> Part:
    """Return a part on its straight way from its place before to the one after."""
    changes: dict[str, Any] = {}
    for name in _PLACED & {f.name for f in fields(before)}:
        one, other = getattr(before, name), getattr(after, name)
        changes[name] = _mean(one, other, share)
    return replace(before, **changes)


def _mean(one: Any, other: Any, share: float) -> Any:
    if isinstance(one, tuple):
        return tuple(_mean(a, b, share) for a, b in zip(one, other, strict=True))
    return one + (other - one) * share
