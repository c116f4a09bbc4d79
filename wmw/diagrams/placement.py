"""Where labels go: every place around the anchor is priced, the cheapest free one is taken.

A label must lie inside the picture and clear of every other label; ink under it, distance from
its anchor, a leader line and nearness to another label's anchor cost. Labels are set one by one,
those with the fewest clean places first, and then each is given the chance to improve (local search
over candidate positions, as in Christensen, Marks and Shieber, ACM Trans. Graphics 14, 1995,
sec. 3). Ink is counted exactly, on the pixels of the painted drawing, with a summed-area table.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass

import numpy as np
from matplotlib.path import Path
from numpy.typing import NDArray

from wmw.core.errors import WmwError
from wmw.diagrams.ink import Px, Slot, Tag

Array = NDArray[np.float64]

PAD = 4
"""Clear pixels kept around a label, from ink and from the edge; twice that between labels."""
PANEL_PAD = 8
"""Clear pixels kept around an instrument, which is no part of the drawing."""
DISTANCES = (6.0, 14.0, 24.0, 38.0, 56.0, 80.0, 110.0, 150.0)
DIRECTIONS = 16
_COMPASS = np.array(
    [(math.cos(a), math.sin(a)) for a in (2 * math.pi * i / DIRECTIONS for i in range(DIRECTIONS))]
)
LEADER_FROM = 26.0
GRID, GRID_BEST = 10, 400
UNSEEN = 0.5
"""Ink of a lower price than this does not count as ink under a label."""
TARGET_INK = 4.0
INK_COST, DISTANCE_COST, LEADER_COST, SIGHT_COST, CROWD_COST = 1.5, 0.25, 12.0, 3.0, 8.0
CROWDED, HIDDEN_COST = 28.0, 15.0
TOUCH_COST = 1.5
"""What a label pays for ink under itself, however little, on top of the price of that ink."""
STRANGER_COST = 9.0
"""What a label pays for standing in another body, which it would seem to describe."""
ASTRAY_COST, STUB, STUB_COST = 3.0, 12.0, 4.0
"""What the label of an angle pays for standing outside the legs, where a leader line names its arc,
and how many pixels of that are too few to be seen as a line, and what they cost."""
BRIM, BRIM_COST = 8, 15.0
"""Pixels from the edge of the page within which a label seems cut off, and what it pays there: a
layout with more room is better."""
CLEAN = 15.0
"""A label dearer than this touches ink or stands far off: another layout may do better."""


@dataclass(eq=False)
class LayoutError(WmwError):
    """A circuit, or labels without overlap, that the picture is too small for."""

    what: str
    size: tuple[int, int]

    def __str__(self) -> str:
        width, height = self.size
        return f"no room for {self.what} in {width}x{height} pixels: use a larger picture"


@dataclass(frozen=True, slots=True)
class Placed:
    """A label's top left corner, its leader line if it needs one, and what the place costs.

    An `inked` one has ink within its clear pixels, a `crossed` one under itself.
    """

    left: int
    top: int
    leader: tuple[Px, Px] | None
    cost: float
    inked: bool
    crossed: bool


@dataclass(frozen=True, slots=True)
class _Places:
    """Candidate places of one label, one to a row, priced without their neighbours.

    `touch` is the label's point nearest to its anchor, `feet` the point it must be seen from.
    """

    corners: NDArray[np.int64]
    cost: Array
    inked: NDArray[np.bool_]
    led: NDArray[np.bool_]
    touch: Array
    feet: Array
    rivals: Array


class Placer:
    """Sets labels over one painted drawing; `ink` is darkness per pixel, 0 to `black`."""

    def __init__(self, ink: NDArray[np.uint8], black: int) -> None:
        self._ink, self._black = ink, black
        self._height, self._width = ink.shape
        self._table = np.zeros((self._height + 1, self._width + 1), dtype=np.int32)
        sums = self._table[1:, 1:]
        np.cumsum(ink, axis=1, dtype=np.int32, out=sums)
        np.cumsum(sums, axis=0, out=sums)

    def fits(self, tag: Tag, size: tuple[int, int]) -> bool:
        """Tell whether a label of that size meets no ink in the first slot of its tag."""
        return bool(self._ink_cost(_corners([tag.slots[0]], size), size)[0] == 0.0)

    def place(self, tags: Sequence[Tag], sizes: Sequence[tuple[int, int]]) -> list[Placed]:
        """Return a place for each tag, whose label is (width, height) pixels.

        Raises LayoutError if a label finds no place clear of the others.
        """
        options = [
            self._places(tag, size, _named_by_others(tags, i))
            for i, (tag, size) in enumerate(zip(tags, sizes, strict=True))
        ]
        # Instruments and boxes of data first: they are the largest, and labels can go around them.
        free = [int((option.cost < CLEAN).sum()) for option in options]

        def rank(i: int) -> tuple[bool, bool, int, int]:
            return not tags[i].framed, tags[i].stands_for is None, free[i], i

        order = sorted(range(len(tags)), key=rank)
        chosen: dict[int, Placed] = {}
        for sweep in range(3):
            before = dict(chosen)
            for i in order:
                others = [(chosen[j], sizes[j]) for j in chosen if j != i]
                chosen[i] = self._choose(tags[i], sizes[i], options[i], others)
            if sweep and chosen == before:
                break
        return [chosen[i] for i in range(len(tags))]

    def _choose(
        self,
        tag: Tag,
        size: tuple[int, int],
        places: _Places,
        others: Sequence[tuple[Placed, tuple[int, int]]],
    ) -> Placed:
        cost = _with_neighbours(places, size, others)
        best = int(np.argmin(cost))
        if not cost[best] < CLEAN:
            # Nothing good nearby: look over the whole picture, and keep the better of the two.
            anywhere = self._priced(tag, size, self._grid(tag, size), places.rivals)
            wide = _with_neighbours(anywhere, size, others)
            other = int(np.argmin(wide))
            if wide[other] < cost[best]:
                places, cost, best = anywhere, wide, other
        if not math.isfinite(cost[best]):
            raise LayoutError(f"the label {tag.lines[0].text!r}", (self._width, self._height))
        left, top = (int(v) for v in places.corners[best])
        leader = None
        if places.led[best]:
            leader = (float(places.touch[best, 0]), float(places.touch[best, 1])), tag.anchor
        crossed = bool(self._ink_in(places.corners[best : best + 1], size, 0)[0] > UNSEEN)
        return Placed(left, top, leader, float(cost[best]), bool(places.inked[best]), crossed)

    def _places(self, tag: Tag, size: tuple[int, int], rivals: Array) -> _Places:
        ring, base = _ring(tag.anchor, tag.slots, size)
        own = len(tag.slots)
        corners = np.concatenate([_corners(tag.slots, size), ring])
        wish = np.array([slot.cost for slot in tag.slots])
        priced = self._priced(tag, size, corners, rivals)
        # The slots that a mark asks for are part of its look: they pay for no distance, but for
        # ink that comes between them and what they name.
        feet = np.array([slot.at for slot in tag.slots]).reshape(-1, 2)
        seen = self._crossed(np.clip(feet, corners[:own], corners[:own] + size), feet)
        priced.cost[:own] = wish + self._ground_cost(tag, corners[:own], size) + SIGHT_COST * seen
        priced.cost[:own] += self._crowding(corners[:own], size, rivals)
        priced.led[:own] = False
        priced.feet[:own] = feet
        priced.cost[own:] += base
        return priced

    def _priced(
        self,
        tag: Tag,
        size: tuple[int, int],
        corners: NDArray[np.int64],
        rivals: Array,
    ) -> _Places:
        anchor = np.array(tag.anchor)
        touch = np.clip(anchor, corners, corners + size).astype(np.float64)
        away = np.hypot(*(touch - anchor).T)
        pad = PAD if tag.stands_for is None else PANEL_PAD
        ink = self._ink_in(corners, size, pad)
        cost = self._ground_cost(tag, corners, size) + DISTANCE_COST * away
        led = (away > LEADER_FROM) & tag.leader
        cost += np.where(led, LEADER_COST + SIGHT_COST * self._crossed(touch, anchor), 0.0)
        cost += self._crowding(corners, size, rivals)
        if tag.within:
            astray = _inside([tag.within], corners, size) < 0.5
            cost += astray * (ASTRAY_COST + STUB_COST * (away < STUB))
            led = led | astray
        return _Places(
            corners,
            cost,
            ink > UNSEEN,
            led,
            touch,
            np.broadcast_to(anchor, touch.shape).copy(),
            rivals,
        )

    def _crossed(self, start: Array, end: Array) -> Array:
        """Return the ink met on straight ways to `end`, whose last pixels are the target's own."""
        way = end - start
        length = np.hypot(way[:, 0], way[:, 1])[:, None]
        way = way * np.clip(1 - TARGET_INK / np.maximum(length, 1e-9), 0.0, 1.0)
        line = start[:, None, :] + way[:, None, :] * np.linspace(0.0, 1.0, 18)[None, :, None]
        x = np.clip(line[..., 0].astype(np.int64), 0, self._width - 1)
        y = np.clip(line[..., 1].astype(np.int64), 0, self._height - 1)
        crossed: Array = self._ink[y, x].sum(axis=1) / self._black
        return crossed

    def _crowding(self, corners: NDArray[np.int64], size: tuple[int, int], rivals: Array) -> Array:
        """Return the price of standing close to the anchor of another label."""
        if not len(rivals):
            return np.zeros(len(corners))
        lo = corners[:, None].astype(np.float64)
        gap = np.clip(rivals, lo, lo + size) - rivals
        nearest: Array = np.hypot(gap[..., 0], gap[..., 1]).min(axis=1)
        return CROWD_COST * np.clip(1 - nearest / CROWDED, 0.0, 1.0)

    def _ground_cost(self, tag: Tag, corners: NDArray[np.int64], size: tuple[int, int]) -> Array:
        """Return the price of the ink around and under boxes and of the bodies they stand in."""
        cost = self._ink_cost(corners, size)
        if tag.stands_for is not None:
            cost += self._ink_in(corners, size, PANEL_PAD)
        cost += TOUCH_COST * (self._ink_in(corners, size, 0) > UNSEEN)
        if tag.shuns:
            cost += STRANGER_COST * _inside(tag.shuns, corners, size)
        if not tag.framed:
            lo, hi = corners - BRIM, corners + size + BRIM
            beyond = (lo < 0).any(axis=1) | (hi > [self._width, self._height]).any(axis=1)
            cost += BRIM_COST * beyond
        return cost

    def _ink_cost(self, corners: NDArray[np.int64], size: tuple[int, int]) -> Array:
        """Return the price of the ink in padded boxes; infinite where one leaves the picture."""
        lo, hi = corners - PAD, corners + size + PAD
        outside = (lo < 0).any(axis=1) | (hi > [self._width, self._height]).any(axis=1)
        cost: Array = np.where(outside, np.inf, self._ink_in(corners, size, PAD))
        return cost

    def _ink_in(self, corners: NDArray[np.int64], size: tuple[int, int], pad: int) -> Array:
        """Return the price of the ink in boxes that are larger by `pad` on each side."""
        lo, hi = corners - pad, corners + size + pad
        x0, x1 = (np.clip(v[:, 0], 0, self._width) for v in (lo, hi))
        y0, y1 = (np.clip(v[:, 1], 0, self._height) for v in (lo, hi))
        t = self._table
        ink = t[y1, x1] - t[y0, x1] - t[y1, x0] + t[y0, x0]
        priced: Array = ink * (INK_COST / self._black)
        return priced

    def _grid(self, tag: Tag, size: tuple[int, int]) -> NDArray[np.int64]:
        """Return places all over the picture: the best few by ink and distance alone."""
        xs = np.arange(PAD, self._width - size[0] - PAD + 1, GRID)
        ys = np.arange(PAD, self._height - size[1] - PAD + 1, GRID)
        if not (xs.size and ys.size):
            return np.array([[-1, -1]])
        corners = np.stack(np.meshgrid(xs, ys), axis=-1).reshape(-1, 2).astype(np.int64)
        away = np.abs(np.clip(tag.anchor, corners, corners + size) - tag.anchor).sum(axis=1)
        rough = self._ink_cost(corners, size) + DISTANCE_COST * away
        return corners[np.argsort(rough, kind="stable")[:GRID_BEST]]


def _named_by_others(tags: Sequence[Tag], own: int) -> Array:
    """Return the points that others name: labels of one body share its."""
    # What is framed stands in any corner: its anchor is only the first of them.
    others = (tag for i, tag in enumerate(tags) if i != own and not tag.framed)
    shared = set(tags[own].named)
    points = [p for tag in others for p in (tag.anchor, *tag.named) if p not in shared]
    return np.array(points).reshape(-1, 2)


def _inside(
    figures: Sequence[Sequence[Px]], corners: NDArray[np.int64], size: tuple[int, int]
) -> Array:
    """Return the greatest share of each box, seen at nine points, that one of the figures holds."""
    shares = np.array([(x, y) for x in (0.1, 0.5, 0.9) for y in (0.1, 0.5, 0.9)])
    points = (corners[:, None, :] + shares * size).reshape(-1, 2)
    held = [
        Path(np.array(figure)).contains_points(points).reshape(len(corners), -1).mean(axis=1)
        for figure in figures
    ]
    most: Array = np.max(held, axis=0)
    return most


def _corners(slots: Sequence[Slot], size: tuple[int, int]) -> NDArray[np.int64]:
    """Return the top left corners of a label in its slots."""
    at = np.array([slot.at for slot in slots]).reshape(-1, 2)
    out = np.array([slot.toward for slot in slots]).reshape(-1, 2)
    gap = np.array([slot.gap if any(slot.toward) else 0.0 for slot in slots])
    half = np.array(size) / 2
    reach = (np.abs(out) * (half + PAD)).sum(axis=1) + gap
    corners: NDArray[np.int64] = np.rint(at + out * reach[:, None] - half).astype(np.int64)
    return corners


def _ring(
    anchor: Px, slots: Sequence[Slot], size: tuple[int, int]
) -> tuple[NDArray[np.int64], Array]:
    """Return places around the anchor; turning away from the first slot's side costs a little."""
    half = np.array(size) / 2
    preferred = np.array(slots[0].toward if slots else (0.0, 0.0))
    # The box's nearest point, not its centre, is to be at each distance.
    with np.errstate(divide="ignore"):
        reach = (half / np.abs(_COMPASS)).min(axis=1)
    spread = reach[None, :] + np.array(DISTANCES)[:, None]
    centers = np.array(anchor) + spread[..., None] * _COMPASS
    price = np.broadcast_to(4.0 + 2.0 * (1 - _COMPASS @ preferred), spread.shape)
    return np.rint(centers - half).astype(np.int64).reshape(-1, 2), price.reshape(-1)


def _with_neighbours(
    places: _Places,
    size: tuple[int, int],
    others: Sequence[tuple[Placed, tuple[int, int]]],
) -> Array:
    """Return the costs with every place that meets another label or its leader ruled out."""
    cost = places.cost.copy()
    lo, hi = places.corners - PAD, places.corners + size + PAD
    steps = np.linspace(0.0, 1.0, 24)[:, None]
    own_line = places.touch[:, None, :] * (1 - steps) + places.feet[:, None, :] * steps
    for other, (width, height) in others:
        a = np.array([other.left - PAD, other.top - PAD])
        b = np.array([other.left + width + PAD, other.top + height + PAD])
        cost[((lo < b) & (a < hi)).all(axis=1)] = np.inf
        hidden = np.where(places.led, np.inf, HIDDEN_COST)
        cost += np.where(_enters(own_line, a, b), hidden, 0.0)
        if other.leader:
            start, end = (np.array(p) for p in other.leader)
            line = start * (1 - steps) + end * steps
            cost[_enters(line[None], lo[:, None], hi[:, None])] = np.inf
    return cost


def _enters(lines: Array, lo: NDArray[np.int64], hi: NDArray[np.int64]) -> NDArray[np.bool_]:
    """Tell for each sampled line (n, samples, 2) whether it passes through its box."""
    x, y = lines[..., 0], lines[..., 1]
    inside = (x > lo[..., 0]) & (x < hi[..., 0]) & (y > lo[..., 1]) & (y < hi[..., 1])
    return np.asarray(inside.any(axis=1))
