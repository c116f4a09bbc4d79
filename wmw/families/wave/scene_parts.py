"""Things that scenes of waves show: loudspeakers, people, forks, clouds, cars, the waves themselves."""

from __future__ import annotations

from math import ceil, cos, pi, sin

from wmw.core.scene import Circle, Line, Part, Point, Polygon, SceneInput

_STEPS = 24
"""Points of a drawn wave per wavelength."""


def notes(given: SceneInput, parts: list[Part]) -> tuple[str, ...]:
    """Return the givens that the drawing has no place for."""
    placed = {getattr(part, "quantity", None) for part in parts}
    return tuple(name for name in given.values if name not in placed)


def room(left: float, bottom: float, right: float, top: float) -> Line:
    """Return an unseen line that keeps room for labels at the picture's edges."""
    return Line(((left, bottom), (right, top)), "none")


def sine(start: Point, reach: float, period: float, height: float) -> list[Part]:
    """Return a sine wave along x from a point; `reach` may be negative."""
    count = ceil(abs(reach) / period * _STEPS)
    points = []
    for i in range(count + 1):
        x = reach * i / count
        points.append((start[0] + x, start[1] + height * sin(2 * pi * x / period)))
    return [Line(tuple(points), "accent")]


def speaker(at: Point, body: str, turn: float = 0.0) -> list[Part]:
    """Return a loudspeaker, its mouth 0.6 to the right of the point, that faces right.

    It may be turned about the middle of its mouth, by radians anticlockwise.
    """
    mouth = at[0] + 0.6, at[1]
    cone = ((-0.7, -0.25), (0.0, -0.7), (0.0, 0.7), (-0.7, 0.25))
    box = ((-1.3, -0.4), (-0.7, -0.4), (-0.7, 0.4), (-1.3, 0.4))

    def turned(corners: tuple[Point, ...]) -> tuple[Point, ...]:
        c, s = cos(turn), sin(turn)
        return tuple((mouth[0] + c * x - s * y, mouth[1] + s * x + c * y) for x, y in corners)

    return [Polygon(turned(box), "metal", body), Polygon(turned(cone), "metal")]


def sounder(at: Point, word: str | None, body: str) -> list[Part]:
    """Return what the word names: a bell, a whistle, or else a loudspeaker or horn."""
    x, y = at
    if word == "bell":
        rim = (
            (0.6, -0.6), (-0.6, -0.6), (-0.42, -0.3), (-0.34, 0.35), (-0.15, 0.62), (0.15, 0.62),
            (0.34, 0.35), (0.42, -0.3),
        )  # fmt: skip
        shape = tuple((x + dx, y + dy) for dx, dy in rim)
        clapper, loop = Circle((x, y - 0.7), 0.14, "metal"), Circle((x, y + 0.74), 0.12, "none")
        return [clapper, loop, Polygon(shape, "metal", body)]
    if word == "whistle":
        mouth = ((-0.75, 0.5), (0.1, 0.5), (0.1, 0.2), (-0.75, 0.2))
        tube = tuple((x + dx, y + dy) for dx, dy in mouth)
        return [Polygon(tube, "metal"), Circle((x + 0.1, y), 0.5, "metal", body)]
    return speaker(at, body)


def person(at: Point, body: str) -> list[Part]:
    """Return a small figure that stands on the point."""
    x, y = at
    return [
        Circle((x, y + 1.55), 0.26, "body", body),
        Line(((x, y + 1.29), (x, y + 0.6)), "ink"),
        Line(((x - 0.3, y), (x, y + 0.6), (x + 0.3, y)), "ink"),
        Line(((x - 0.38, y + 0.85), (x, y + 1.15), (x + 0.38, y + 0.85)), "ink"),
    ]


def fork(at: Point, body: str, *, down: bool = False) -> list[Part]:
    """Return a tuning fork that stands on the point, or is held with its prongs down to it."""
    x, y = at
    end, way = (y + 3.6, -1.0) if down else (y, 1.0)
    turns = [pi + pi * i / 12 for i in range(13)]
    bow = [(x + 0.5 * cos(turn), end + way * (1.6 + 0.5 * sin(turn))) for turn in turns]
    outline = ((x - 0.5, end + way * 3.6), *bow, (x + 0.5, end + way * 3.6))
    return [
        Line(outline, "metal", heavy=True, body=body),
        Line(((x, end + way * 1.1), (x, end)), "metal", heavy=True),
        Circle((x, end - way * 0.1), 0.16, "metal"),
    ]


def cloud(at: Point, drop: float, body: str) -> list[Part]:
    """Return a cloud with a flash that strikes what lies that far below its middle."""
    x, y = at
    puffs = [(-1.1, 0.0, 0.7), (1.1, 0.0, 0.7), (-0.45, 0.45, 0.8), (0.5, 0.45, 0.8)]
    rim: list[Point] = []
    for turn in range(48):
        angle = 2 * pi * turn / 48
        out = (cos(angle), sin(angle))
        reach = max(_reach(out, puff) for puff in puffs)
        rim.append((x + reach * out[0], y + reach * out[1]))
    # The cloud hides where the flash begins.
    bolt = ((x + 0.3, y), (x - 0.3, y - 1.8), (x + 0.3, y - 1.7), (x, y - drop))
    return [Line(bolt, "accent", heavy=True), Polygon(tuple(rim), "surface", body)]


def _reach(out: Point, puff: tuple[float, float, float]) -> float:
    """Return how far a ray from the middle of the cloud runs inside one of its discs."""
    along = puff[0] * out[0] + puff[1] * out[1]
    aside = puff[0] ** 2 + puff[1] ** 2 - along**2
    rest = puff[2] ** 2 - aside
    return along + rest**0.5 if rest > 0 else 0.55


def car(at: Point, body: str) -> list[Part]:
    """Return a van on two wheels that stands on the point."""
    x, y = at
    hull = ((x - 1.2, y + 0.25), (x + 1.2, y + 0.25), (x + 1.2, y + 1.2), (x - 1.2, y + 1.2))
    return [
        Polygon(hull, "body", body),
        Circle((x - 0.7, y + 0.25), 0.25, "metal"),
        Circle((x + 0.7, y + 0.25), 0.25, "metal"),
    ]
