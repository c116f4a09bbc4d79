"""Light traced by Fermat's principle alone: no lens equation, no mirror equation, no Snell's law.

A ray is turned where it meets a surface so that the optical path through that point is stationary;
a refraction between two fixed points crosses where the travel time is least. Sines and tangents
are read off the found points, never put in.
"""

from __future__ import annotations

import math
from collections.abc import Callable

Point = tuple[float, float]
Curve = Callable[[float], Point]


def sphere(vertex: float, radius: float) -> Curve:
    """Return the surface x(y) whose centre lies `radius` (with its sign) to the right."""

    def at(y: float) -> Point:
        return vertex + y * y / (radius * (1 + math.sqrt(1 - (y / radius) ** 2))), y

    return at


def hit(curve: Curve, start: Point, direction: Point, reach: float) -> float:
    """Return the height y at which a ray that runs nearly along x meets a surface."""
    y = start[1]
    for _ in range(60):
        x = curve(y)[0]
        y = start[1] + direction[1] / direction[0] * (x - start[0])
    assert abs(y) < reach
    return y


def turned(
    curve: Curve, y: float, source: Point, n_in: float, n_out: float, forward: float
) -> Point:
    """Return the unit direction in which light from `source` leaves the surface point.

    The optical path source - surface - target is stationary in the surface point for exactly the
    targets that lie along the outgoing ray; the direction is found by bisection on the slope of
    that path. `forward` is +1 for a refracted ray, -1 for a reflected one.
    """
    point = curve(y)
    # Any point of the incoming ray serves as the source; a near one keeps the digits.
    near = min(1.0, 0.1 / math.dist(source, point))
    source = point[0] + near * (source[0] - point[0]), point[1] + near * (source[1] - point[1])
    scale = math.dist(source, point)
    step = 1e-4 * scale

    def slope(angle: float) -> float:
        target = (
            point[0] + forward * scale * math.cos(angle),
            point[1] + scale * math.sin(angle),
        )

        def path(shift: float) -> float:
            at = curve(y + shift)
            return n_in * math.dist(source, at) + n_out * math.dist(at, target)

        return (path(step) - path(-step)) / (2 * step)

    low, high = -0.6, 0.6
    rising = slope(high) > slope(low)
    for _ in range(60):
        middle = (low + high) / 2
        if (slope(middle) > 0) == rising:
            high = middle
        else:
            low = middle
    angle = (low + high) / 2
    return forward * math.cos(angle), math.sin(angle)


def crossing(a: tuple[Point, Point], b: tuple[Point, Point]) -> Point:
    """Return where two (point, direction) lines meet, extended backward where need be."""
    (ax, ay), (ux, uy) = a
    (bx, by), (vx, vy) = b
    along = ((bx - ax) * vy - (by - ay) * vx) / (ux * vy - uy * vx)
    return ax + along * ux, ay + along * uy


def image_in_lens(
    distance: float, height: float, surfaces: list[tuple[Curve, float, float]], aperture: float
) -> Point:
    """Return where two rays from the object's tip meet behind refracting surfaces at x = 0."""
    rays = []
    for aim in (-aperture, aperture):
        start: Point = (-distance, height)
        direction: Point = (distance, aim - height)
        for curve, n_in, n_out in surfaces:
            y = hit(curve, start, direction, 100 * aperture)
            direction = turned(curve, y, start, n_in, n_out, 1.0)
            start = curve(y)
        rays.append((start, direction))
    return crossing(*rays)


def image_in_mirror(distance: float, height: float, curve: Curve, aperture: float) -> Point:
    """Return where two reflected rays from the object's tip meet, or their extensions."""
    rays = []
    for aim in (-aperture, aperture):
        start = (-distance, height)
        y = hit(curve, start, (distance, aim - height), 100 * aperture)
        rays.append((curve(y), turned(curve, y, start, 1.0, 1.0, -1.0)))
    return crossing(*rays)


def least(time: Callable[[float], float], low: float, high: float) -> float:
    """Return where a function with one minimum is least: bisection on its numerical slope."""
    step = 1e-5 * (high - low)
    for _ in range(80):
        middle = (low + high) / 2
        if time(middle + step) > time(middle - step):
            high = middle
        else:
            low = middle
    return (low + high) / 2


def quickest(
    indices: tuple[float, ...], depths: tuple[float, ...], across: float
) -> tuple[float, ...]:
    """Return the angles to the normal of the quickest path through flat layers.

    `across` is how far the end lies to the side of the start; two or three layers.
    """

    def legs(crossings: tuple[float, ...]) -> list[float]:
        ends = (0.0, *crossings, across)
        return [ends[i + 1] - ends[i] for i in range(len(depths))]

    def time(crossings: tuple[float, ...]) -> float:
        return sum(
            n * math.hypot(depth, leg)
            for n, depth, leg in zip(indices, depths, legs(crossings), strict=True)
        )

    if len(depths) == 2:
        found: tuple[float, ...] = (least(lambda x: time((x,)), 0.0, across),)
    else:

        def best_second(first: float) -> float:
            return least(lambda x: time((first, x)), first, across)

        first = least(lambda x: time((x, best_second(x))), 0.0, across)
        found = (first, best_second(first))
    return tuple(math.atan2(leg, depth) for leg, depth in zip(legs(found), depths, strict=True))


def seen_depth(depth: float, n_below: float, n_above: float) -> float:
    """Return the depth from which two nearly vertical rays of a deep point seem to come."""
    lines = []
    for across in (1e-3 * depth, 2e-3 * depth):
        angle, above = quickest((n_below, n_above), (depth, depth), across)
        lines.append(((depth * math.tan(angle), 0.0), (math.tan(above), 1.0)))
    return -crossing(*lines)[1]
