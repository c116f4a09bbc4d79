"""What scenes of levers share: bars, fulcrums, bodies on them, and lengths along them."""

from __future__ import annotations

from wmw.core.scene import (
    Circle,
    Dimension,
    Ground,
    Label,
    Line,
    Part,
    Polygon,
    Scene,
    SceneInput,
)

THICK = 0.26
SIDE = 1.0
FOOT = -1.2
"""Where the line of a length leaves a fulcrum, just below what it stands on."""
END_ROOM = 0.85
"""Room beside the bar for half a label, scene units."""
ABOVE = 3.0
"""Height of dimensions above the bar, clear of the arrow of the effort."""


def get(given: SceneInput, name: str, default: float) -> float:
    """Return a value only where it is given: what is asked for must not be drawn to scale."""
    return given.values.get(name, default)


def bar(left: float, right: float, y: float = 0.0) -> Polygon:
    """Return the lever itself."""
    return Polygon(((left, y), (right, y), (right, y + THICK), (left, y + THICK)), "body", "lever")


def fulcrum(x: float, body: str = "pivot") -> list[Part]:
    """Return a wedge under the bar, with what it stands on."""
    return [
        Polygon(((x - 0.55, -1.0), (x + 0.55, -1.0), (x, 0.0)), "metal", body),
        Ground((x - 0.75, -1.0), (x + 0.75, -1.0)),
    ]


def pinned(x: float, body: str = "pivot") -> list[Part]:
    """Return a fulcrum to which the bar is pinned, so that it can hold the bar down as well."""
    return [
        Polygon(((x - 0.55, -1.0), (x + 0.55, -1.0), (x, THICK / 2)), "metal", body),
        Ground((x - 0.75, -1.0), (x + 0.75, -1.0)),
        Circle((x, THICK / 2), 0.2, "metal", body),
    ]


def box(given: SceneInput, role: str, quantity: str, x: float, size: float = SIDE) -> list[Part]:
    """Return a body that stands on the bar, with its word and its mass."""
    low, high = THICK, THICK + size
    outline = (
        (x - size / 2, low),
        (x + size / 2, low),
        (x + size / 2, high),
        (x - size / 2, high),
    )
    text = given.names.get(role)
    round_one = text is not None and text.endswith("ball")
    ball = Circle((x, (low + high) / 2), size / 2, "body", role)
    return [
        ball if round_one else Polygon(outline, "body", role),
        Label((x, high), given_name(given, quantity), text, "above", role),
    ]


def hung(given: SceneInput, role: str, quantity: str, x: float) -> list[Part]:
    """Return a body on a short string below the bar, with its word and its mass or weight."""
    half, high, low = 0.45, -0.55, -1.45
    text = given.names.get(role)
    corners = ((x - half, low), (x + half, low), (x + half, high), (x - half, high))
    ball = text is not None and text.endswith("ball")
    return [
        Line(((x, 0.0), (x, high)), "ink"),
        Circle((x, (high + low) / 2), half, "body", role)
        if ball
        else Polygon(corners, "body", role),
        Label((x, low), given_name(given, quantity), text, "below", role),
    ]


def room_at_ends(scene: Scene) -> Line:
    """Return what keeps room beside the bar for the labels of bodies at its ends."""
    (bar,) = (p for p in scene.parts if isinstance(p, Polygon) and p.body == "lever")
    xs = [x for x, _ in bar.points]
    return Line(((min(xs) - END_ROOM, 0.0), (max(xs) + END_ROOM, 0.0)), "none")


def span(
    start: tuple[float, float],
    end: tuple[float, float],
    quantity: str | None,
    level: float,
    *,
    scaled: bool = True,
    least: float | None = None,
) -> list[Part]:
    """Return a dimension `level` below the bar, with lines from what it measures: (x, height).

    Its label stands under its middle, but not left of `least`.
    """
    left, right = sorted((start, end))
    parts: list[Part] = [
        Line(((x, y - 0.1), (x, -level)), "faint") for x, y in (left, right) if y - 0.3 > -level
    ]
    # Its label farther below than a dimension has it: a narrow one is as wide as its length.
    middle = (left[0] + right[0]) / 2
    at = (middle if least is None else max(middle, least), -level - 0.12)
    label = Label(at, quantity, None if quantity else "?", "below")
    line = Dimension((left[0], -level), (right[0], -level), broken=not scaled, measures=quantity)
    return [*parts, line, label]


def given_name(given: SceneInput, name: str) -> str | None:
    """Return the name of a quantity if it is given."""
    return name if name in given.values else None


def above(
    start: tuple[float, float], end: tuple[float, float], quantity: str, scaled: bool
) -> list[Part]:
    """Return a dimension above the bar, with lines from what it measures: (x, height)."""
    left, right = sorted((start, end))
    return [
        *(Line(((x, y + 0.1), (x, ABOVE)), "faint") for x, y in (left, right)),
        Dimension((left[0], ABOVE), (right[0], ABOVE), quantity, broken=not scaled),
    ]


def person(given: SceneInput, x: float) -> list[Part]:
    """Return a person who stands on the bar."""
    foot = THICK
    return [
        Line(((x - 0.25, foot), (x, foot + 0.8), (x + 0.25, foot)), "ink", heavy=True, body="person"),
        Line(((x, foot + 0.8), (x, foot + 1.6)), "ink", heavy=True, body="person"),
        Line(((x - 0.4, foot + 1.1), (x, foot + 1.45), (x + 0.4, foot + 1.1)), "ink", heavy=True,
             body="person"),
        Circle((x, foot + 1.88), 0.28, "body", "person"),
        Label((x, foot + 2.2), given_name(given, "m_1"), given.names.get("person"), "above", "person"),
    ]  # fmt: skip
