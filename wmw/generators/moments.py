"""Four moments of a motion: the scenes at equal steps of time from before to after.

They show bodies and surroundings alone. Measures, arrows and numbers are left out, for they belong
to what the item asks.
"""

from __future__ import annotations

from dataclasses import fields, replace
from math import dist, isclose
from typing import Any

from wmw.core.family import FROM_REST, Course, Family
from wmw.core.scene import AngleMark, Arrow, Dimension, Label, Line, Part, Scene, SceneInput

MOMENTS = 4
_PLACED = {"points", "center", "at", "start", "end"}
"""What says where a part is."""
_BESIDE = 0.2
"""How far from the end of a line, in scene units, its words may stand."""


def moments_of(family: Family, given: SceneInput, before: Scene, after: Scene) -> tuple[Scene, ...]:
    """Return the moments of a regime's motion; none where its course is not known.

    `before` and `after` are the scenes that the family lays out for what is given.
    """
    course = family.courses.get(given.regime)
    thrown = any(isinstance(p, Arrow) and p.role == "velocity" for p in before.parts)
    if course is None or (course is FROM_REST and thrown):
        return ()
    times = [i / (MOMENTS - 1) for i in range(MOMENTS)]
    if course.covered is None:
        return tuple(_bare(family.draw(replace(given, time=time))) for time in times)
    return _straight(course, times, _bare(before).parts, _bare(after).parts)


def _bare(scene: Scene) -> Scene:
    """Return bodies, surroundings and words alone."""
    kept = (p for p in scene.parts if not _measures(p) and not _extends(p, scene.parts))
    return Scene(tuple(replace(p, quantity=None) if isinstance(p, Label) else p for p in kept))


def _measures(part: Part) -> bool:
    return isinstance(part, AngleMark | Arrow | Dimension) or (
        isinstance(part, Label) and part.text is None
    )


def _extends(part: Part, parts: tuple[Part, ...]) -> bool:
    """Tell whether a part is a dashed line to the end of a dimension; one with words stays."""
    if not isinstance(part, Line) or not part.dashed:
        return False
    first, last = part.points[0], part.points[-1]
    words = [label.at for label in parts if isinstance(label, Label) and label.text is not None]
    if any(min(dist(at, first), dist(at, last)) < _BESIDE for at in words):
        return False
    ends = (end for d in parts if isinstance(d, Dimension) for end in (d.start, d.end))
    long = dist(first, last)
    return any(isclose(dist(first, e) + dist(e, last), long, abs_tol=1e-6) for e in ends)


def _straight(
    course: Course, times: list[float], before: tuple[Part, ...], after: tuple[Part, ...]
) -> tuple[Scene, ...]:
    """Return the moments of what moves along straight lines; none where nothing moves.

    A part that is there before and afterwards stays; the others correspond in their order.
    """
    assert course.covered is not None
    first, last = set(before), set(after)
    moving = [part for part in before if part not in last]
    moved = [part for part in after if part not in first]
    if not moving or [*map(_kind, moving)] != [*map(_kind, moved)]:
        return ()
    to = dict(zip(map(id, moving), moved, strict=True))
    return tuple(
        Scene(tuple(_between(part, to.get(id(part), part), course.covered(t)) for part in before))
        for t in times
    )


def _kind(part: Part) -> tuple[Any, ...]:
    """Return what a part has besides its place."""
    others = (getattr(part, f.name) for f in fields(part) if f.name not in _PLACED)
    return (type(part), len(getattr(part, "points", ())), *others)


def _between(before: Part, after: Part, share: float) -> Part:
    """Return a part on the straight way from its place before to the one after."""
    names = _PLACED & {f.name for f in fields(before)}
    ends = {name: (getattr(before, name), getattr(after, name)) for name in names}
    changes: dict[str, Any] = {name: _mean(*places, share) for name, places in ends.items()}
    return replace(before, **changes)


def _mean(one: Any, other: Any, share: float) -> Any:
    if isinstance(one, tuple):
        return tuple(_mean(a, b, share) for a, b in zip(one, other, strict=True))
    return one + (other - one) * share
