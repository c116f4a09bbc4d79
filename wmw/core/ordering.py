"""The order of four moments that show no clock: which one physics fixes, and what is asked.

Moments are taken at equal steps of time. A body that starts from rest and is driven one way covers
ever longer ways in these, one that comes to rest ever shorter ones; so the places of the body,
with the one or the other known, leave a single order. Nothing else is a fair question: a body at a
constant velocity, or a whole swing, looks the same run backward.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from itertools import pairwise
from typing import Literal

from wmw.core.scene import Arc, Circle, Line, Point, Polygon, Scene

KIND = "order_of_moments"
"""The kind of items that ask for the order; their moments stand as they are lettered."""
LETTERS = "ABCD"
Steps = Literal["grow", "shrink"]
LEAST = 0.04
"""Share of the whole way by which steps must differ to be told apart by eye."""


def readings(moments: tuple[Scene, ...], steps: Steps) -> tuple[str, dict[str, float]] | None:
    """Return along which axis a moving body is followed, and where it is in each lettered moment.

    The axis is "x" (from the leftmost place) or "y" (from the topmost place downward); a place is
    a share of the way between the outermost ones. The first axis along which the steps are told
    apart is taken; None where there is none.
    """
    for body in _bodies(moments[0]):
        places = [place_of(moment, body) for moment in moments]
        for axis, along in (("x", [x for x, _ in places]), ("y", [-y for _, y in places])):
            low, high = min(along), max(along)
            if high - low < 1e-6:
                continue
            shares = [(value - low) / (high - low) for value in along]
            found = dict(zip(LETTERS, shares, strict=True))
            if order_by_steps(found, steps) is not None:
                return axis, found
    return None


def order_by_steps(places: Mapping[str, float], steps: Steps) -> tuple[str, ...] | None:
    """Return the letters in the order of time, from the place of the body in each moment.

    Of the two ways along the line the one is taken on which the steps grow or shrink as they must.
    None where they do neither, or by too little to be seen.
    """
    way = sorted(places, key=lambda letter: places[letter])
    gaps = [places[b] - places[a] for a, b in pairwise(way)]
    least = LEAST * (places[way[-1]] - places[way[0]])
    grow = all(later - gap >= least for gap, later in pairwise(gaps))
    shrink = all(gap - later >= least for gap, later in pairwise(gaps))
    if least <= 0 or not (grow or shrink):
        return None
    return tuple(way if grow == (steps == "grow") else reversed(way))


def moving_body(moments: tuple[Scene, ...]) -> str | None:
    """Return the role of the first body that does not stay where it is."""
    for body in _bodies(moments[0]):
        if len({place_of(moment, body) for moment in moments}) > 1:
            return body
    return None


def place_of(scene: Scene, body: str) -> Point:
    """Return the middle of a body's first shape (KeyError for a body that is not there)."""
    for part in scene.parts:
        if getattr(part, "body", None) != body:
            continue
        if isinstance(part, Circle | Arc):
            return part.center
        if isinstance(part, Polygon | Line):
            xs, ys = zip(*part.points, strict=True)
            return (min(xs) + max(xs)) / 2, (min(ys) + max(ys)) / 2
    raise KeyError(body)


def _bodies(scene: Scene) -> Iterator[str]:
    """Yield the roles of the solid bodies of a scene, once each."""
    found = (p.body for p in scene.parts if isinstance(p, Polygon | Circle) and p.body)
    yield from dict.fromkeys(found)
