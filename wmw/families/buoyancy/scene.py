"""How bodies in liquids are drawn: a tank, the body, strings, and the lengths that are given.

How deep a body floats is what most questions ask, so floating bodies are drawn beside the tank or
above the surface, as before they are put in; only a body that is wholly in the liquid is drawn
in it.
"""

from __future__ import annotations

from wmw.core.scene import (
    Dimension,
    Ground,
    Label,
    Line,
    Part,
    Polygon,
    Scene,
    SceneInput,
    Tone,
    flip,
)
from wmw.families.buoyancy.symbols import (
    CHANGED,
    COMPARED,
    HANGS,
    LAYERS,
    RAFTS,
    SINKS,
    TIED,
    UNDER,
)

WIDE, HIGH = 7.0, 5.0
"""Inner width of the tank, and height of the liquid in it."""
RIM = 1.3
STEP = 0.85
"""Distance of lines of labels."""


def draw(given: SceneInput) -> Scene:
    """Lay out the tank and the body of a regime."""
    if given.regime in (CHANGED, COMPARED):
        scene = _two_tanks(given)
    elif given.regime == LAYERS:
        scene = _layers(given)
    elif given.regime in RAFTS:
        scene = _raft(given)
    elif given.regime in UNDER and (given.regime != SINKS or "rho_b" in given.values):
        scene = _under(given)
    else:
        scene = _beside(given)
    return flip(scene) if given.mirrored else scene


def _if(given: SceneInput, name: str) -> str | None:
    return name if name in given.values else None


def _tank(left: float, width: float, tone: Tone = "liquid", body: str = "liquid") -> list[Part]:
    right = left + width
    return [
        Polygon(((left, 0.0), (right, 0.0), (right, HIGH), (left, HIGH)), tone, body),
        Line(((left, HIGH + RIM), (left, 0.0), (right, 0.0), (right, HIGH + RIM)), "ink", heavy=True),
        Line(((left, HIGH), (right, HIGH)), "ink"),
    ]  # fmt: skip


def _box(x: float, y: float, width: float, height: float, role: str) -> Polygon:
    return Polygon(((x, y), (x + width, y), (x + width, y + height), (x, y + height)), "body", role)


def _density(given: SceneInput, role: str, quantity: str, at: tuple[float, float]) -> Part:
    return Label(at, _if(given, quantity), given.names.get(role), "center", role)


def _body_labels(given: SceneInput, x: float, low: float, role: str = "body") -> list[Part]:
    """Return, in lines above a height, the word for the body and what is given of it."""
    names = [n for n in ("W", "V_b", "m_b", "rho_b") if n in given.values]
    lines: list[Part] = [
        Label((x, low + STEP * (i + 0.5)), name, None, "center") for i, name in enumerate(names)
    ]
    top = low + STEP * (len(names) + 0.5)
    return [*lines, Label((x, top), None, given.names.get(role), "center")]


def _floating(given: SceneInput, left: float, width: float) -> list[Part]:
    """Return the body at the surface of a tank, as deep in it as is given."""
    wide = tall = 2.0
    x = left + 0.42 * width - wide / 2
    bottom = HIGH - given.values["f_sub"] * tall
    parts: list[Part] = [
        _box(x, bottom, wide, tall, "body"),
        Line(((left, HIGH), (left + width, HIGH)), "ink", dashed=True),
        Label((x + wide + 0.15, HIGH + 0.75), None, given.names.get("body"), "right"),
        Label((x + wide / 2, bottom - 0.5), "f_sub", None, "center"),
    ]
    if "h" in given.values:
        top = bottom + tall
        parts.append(Dimension((x, top), (x + wide, top), "h", offset=0.5, broken=True))
    return parts


def _beside(given: SceneInput) -> Scene:
    """Draw the body beside the tank in which it floats; the depth is not shown."""
    wide, tall = 2.6, 2.2
    x = WIDE + 1.6
    if "f_sub" in given.values:
        tank = [*_tank(0.0, WIDE), _density(given, "liquid", "rho_f", (WIDE / 2, 1.4))]
        return Scene((*tank, *_floating(given, 0.0, WIDE)), notes=_notes(given))
    parts: list[Part] = [
        *_tank(0.0, WIDE),
        _density(given, "liquid", "rho_f", (WIDE / 2, HIGH / 2)),
        Ground((-0.8, 0.0), (x + wide + 3.6, 0.0)),
        _box(x, 0.0, wide, tall, "body"),
        *_body_labels(given, x + wide / 2, tall + 0.1),
    ]
    if "h" in given.values:
        parts.append(Dimension((x + wide, 0.0), (x + wide, tall), "h", offset=-0.7, broken=True))
    return Scene(tuple(parts), notes=_notes(given))


def _under(given: SceneInput) -> Scene:
    """Draw the body wholly in the liquid: hanging, tied down, or on the bottom."""
    side = 1.7
    x = 1.7
    y = {SINKS: 0.0, TIED: 2.2, HANGS: 1.6}[given.regime]
    middle = x + side / 2
    parts: list[Part] = [
        *_tank(0.0, WIDE),
        _density(given, "liquid", "rho_f", (WIDE - 1.5, 0.9)),
        _box(x, y, side, side, "body"),
    ]
    if given.regime == HANGS:
        top = HIGH + RIM + 1.2
        parts += [
            Ground((middle + 1.6, top), (middle - 1.6, top)),
            Line(((middle, y + side), (middle, top)), "ink", heavy=True, body="string"),
            Label((middle, HIGH + 0.8), text=given.names.get("string"), side="right", body="string"),
        ]  # fmt: skip
    elif given.regime == TIED:
        parts += [
            Line(((middle, 0.0), (middle, y)), "ink", heavy=True, body="string"),
            Label((middle, y / 2), text=given.names.get("string"), side="right", body="string"),
        ]
    parts += _body_labels(given, x + side + 1.5, y + 0.1 if given.regime != SINKS else 1.9)
    return Scene(tuple(parts), notes=_notes(given, "W_app"))


def _two_tanks(given: SceneInput) -> Scene:
    """Draw the two liquids side by side; the body hangs above or stands between them."""
    width, gap = 4.6, 4.4
    second = width + gap
    parts: list[Part] = [
        *_tank(0.0, width, "liquid", "liquid"),
        *_tank(second, width, "liquid", "second"),
        _density(given, "liquid", "rho_f", (width / 2, HIGH / 2)),
        Label((second + width / 2, HIGH / 2), _if(given, "rho_2"), "second liquid", "center", "second"),
        Ground((-0.6, 0.0), (second + width + 0.6, 0.0)),
    ]  # fmt: skip
    wide = 1.7
    x = width + (gap - wide) / 2
    if given.regime == CHANGED and "f_sub" in given.values:
        parts[6] = _density(given, "liquid", "rho_f", (width / 2, 1.4))
        return Scene((*parts, *_floating(given, 0.0, width)), notes=_notes(given))
    parts.append(_box(x, 0.0, wide, wide, "body"))
    parts += _body_labels(given, x + wide / 2, wide + 0.1)
    return Scene(tuple(parts), notes=_notes(given, "W_app", "W_app2"))


def _layers(given: SceneInput) -> Scene:
    """Draw the two layers and the body above them."""
    middle = 0.5 * HIGH
    parts: list[Part] = [
        Polygon(((0.0, 0.0), (WIDE, 0.0), (WIDE, middle), (0.0, middle)), "liquid", "lower"),
        Polygon(((0.0, middle), (WIDE, middle), (WIDE, HIGH), (0.0, HIGH)), "glass", "upper"),
        Line(((0.0, HIGH + RIM), (0.0, 0.0), (WIDE, 0.0), (WIDE, HIGH + RIM)), "ink", heavy=True),
        Line(((0.0, middle), (WIDE, middle)), "ink"),
        Line(((0.0, HIGH), (WIDE, HIGH)), "ink"),
        _density(given, "lower", "rho_f", (WIDE / 2, middle / 2)),
        _density(given, "upper", "rho_2", (WIDE / 2, (middle + HIGH) / 2)),
        Ground((-0.8, 0.0), (WIDE + 5.4, 0.0)),
        _box(WIDE + 1.6, 0.0, 1.8, 1.8, "body"),
        *_body_labels(given, WIDE + 2.5, 1.9),
    ]
    return Scene(tuple(parts), notes=_notes(given))


def _raft(given: SceneInput) -> Scene:
    """Draw the raft on the ground beside the water, its load beside it."""
    wide, tall = 5.0, 1.5
    x = WIDE + 1.4
    parts: list[Part] = [
        *_tank(0.0, WIDE),
        _density(given, "liquid", "rho_f", (WIDE / 2, HIGH / 2)),
        Ground((-0.8, 0.0), (x + wide + 7.6, 0.0)),
        _box(x, 0.0, wide, tall, "raft"),
        *_body_labels(given, x + wide / 2, tall + 0.1, "raft"),
    ]
    if "A" in given.values:
        parts.append(Label((x + wide / 2, tall / 2), "A", None, "center", "raft"))
    if "h" in given.values:
        parts.append(Dimension((x + wide, 0.0), (x + wide, tall), "h", offset=-0.6, broken=True))
    if "m_L" in given.values:
        parts.append(_box(x + wide + 5.8, 0.0, 1.1, 1.1, "load"))
        parts.append(Label((x + wide + 6.35, 1.1), "m_L", given.names.get("load"), "above", "load"))
    return Scene(tuple(parts), notes=_notes(given))


def _notes(given: SceneInput, *more: str) -> tuple[str, ...]:
    return tuple(q for q in (*more, "g") if q in given.values)
