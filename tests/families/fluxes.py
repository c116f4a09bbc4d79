"""Induction from the Lorentz force and from fluxes summed patch by patch.

Vectors are triples: x to the right, y up, z out of the page. A coil is a grid of small patches, its
EMF the slope of its summed flux; a rod is a chain of charges that the field pushes; a magnet is a
pole far from its partner, with a field that falls off as the inverse square.
"""

from __future__ import annotations

import math
from collections.abc import Callable

Vector = tuple[float, float, float]
Field = Callable[[Vector], Vector]

X: Vector = (1.0, 0.0, 0.0)
Y: Vector = (0.0, 1.0, 0.0)
Z: Vector = (0.0, 0.0, 1.0)


def cross(a: Vector, b: Vector) -> Vector:
    """Return the vector product."""
    return (a[1] * b[2] - a[2] * b[1], a[2] * b[0] - a[0] * b[2], a[0] * b[1] - a[1] * b[0])


def dot(a: Vector, b: Vector) -> float:
    """Return the scalar product."""
    return sum(p * q for p, q in zip(a, b, strict=True))


def scaled(factor: float, a: Vector) -> Vector:
    """Return a multiple of a vector."""
    return (factor * a[0], factor * a[1], factor * a[2])


def plus(a: Vector, b: Vector) -> Vector:
    """Return the sum of two vectors."""
    return (a[0] + b[0], a[1] + b[1], a[2] + b[2])


def tilted(angle: float) -> tuple[Vector, Vector]:
    """Return two edges of a unit square whose normal makes the angle with x."""
    return (-math.sin(angle), math.cos(angle), 0.0), Z


def flux(field: Field, side: float, angle: float, patches: int = 6) -> float:
    """Return the flux through a square coil about the origin, summed over its patches."""
    first, second = tilted(angle)
    step = side / patches
    patch = cross(scaled(step, first), scaled(step, second))
    total = 0.0
    for i in range(patches):
        for j in range(patches):
            middle = plus(
                scaled((i + 0.5) * step - side / 2, first),
                scaled((j + 0.5) * step - side / 2, second),
            )
            total += dot(field(middle), patch)
    return total


def along_x(strength: float) -> Field:
    """Return the uniform field of that strength along x."""
    return lambda place: (strength, 0.0, 0.0)


def slope(function: Callable[[float], float], at: float, step: float) -> float:
    """Return the numerical derivative."""
    return (function(at + step) - function(at - step)) / (2 * step)


def integral(function: Callable[[float], float], low: float, high: float, steps: int) -> float:
    """Return the integral by the midpoint rule."""
    width = (high - low) / steps
    return width * sum(function(low + (i + 0.5) * width) for i in range(steps))


def rod_voltage(velocity: Vector, field: Vector, along: Vector, pieces: int = 50) -> float:
    """Return the work of v × B on a unit charge that goes along the rod."""
    piece = scaled(1 / pieces, along)
    return sum(dot(cross(velocity, field), piece) for _ in range(pieces))


def turning_rod_voltage(field: float, length: float, rate: float, pieces: int = 400) -> float:
    """Return the same for a rod that turns about its end, each piece at its own speed."""
    step = length / pieces
    return sum(
        dot(cross(scaled(rate * (i + 0.5) * step, Y), scaled(field, Z)), scaled(step, X))
        for i in range(pieces)
    )


def sense_of_current(rise: float) -> float:
    """Return the sense, right-handed about an axis, of the current that a flux along it drives.

    The electric field around a changing flux has the circulation -`rise`. Right-handed about the
    axis is counterclockwise for whoever the axis points at.
    """
    return math.copysign(1.0, -rise)


def flux_of_pole(pole: float, distance: float, radius: float, rings: int = 200) -> float:
    """Return the flux, along x, of a pole at -distance through a disc about the origin across x."""
    total = 0.0
    for i in range(rings):
        r = (i + 0.5) * radius / rings
        share = pole * distance / (distance**2 + r**2) ** 1.5
        total += share * 2 * math.pi * r * radius / rings
    return total


def force_of_ring(current: float, radius: float, distance: float, pole: float) -> float:
    """Return the force along x of a ring's current on a pole at -distance, by Biot and Savart.

    A positive current runs right-handed about x, counterclockwise for whoever x points at.
    """
    pieces = 60
    total = 0.0
    for i in range(pieces):
        angle = 2 * math.pi * i / pieces
        place = (0.0, radius * math.cos(angle), radius * math.sin(angle))
        piece = scaled(2 * math.pi * radius / pieces, (0.0, -math.sin(angle), math.cos(angle)))
        away = (-distance - place[0], -place[1], -place[2])
        total += current * cross(piece, away)[0] / math.hypot(*away) ** 3
    return pole * total
