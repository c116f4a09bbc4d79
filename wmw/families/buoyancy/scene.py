"""How bodies in liquids are drawn: a tank, the body, strings, and the lengths that are given.

How deep a body floats is what most questions ask: a body that is said to float is drawn broken at
the surface, so that no depth can be read off, and the caption says so. One whose fate is asked
stands beside the tank, as before it is put in.
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
from wmw.families.buoyancy.balloons import BALLOON, draw_balloon
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
"""Distance of lines of labels above a body, or beside it."""
UNKNOWN = "The depth is not to scale."


def draw(given: SceneInput) -> Scene:
    """Lay out the tank and the body of a regime."""
    if given.regime in (CHANGED, COMPARED):
        scene = _two_tanks(given)
    elif given.regime == BALLOON:
        scene = Scene(tuple(draw_balloon(given)))
    elif given.regime == LAYERS:
        scene = _layers(given)
    elif given.regime in RAFTS:
        scene = _raft(given)
    elif given.regime in UNDER and (given.regime != SINKS or "rho_b" in given.values):
        scene = _under(given)
    elif given.regime == SINKS or "m_b" in given.values:
        scene = _beside(given)
    else:
        scene = _afloat(given)
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
    names = [n for n in ("A", "rho_b", "m_b", "V_b", "W") if n in given.values]
    at = (x, low)
    return [
        Label(at, None, given.names.get(role), "above", role),
        *(Label(at, name, None, "above", role) for name in names),
        Label((x, low + STEP * (len(names) + 1))),  # room for them
    ]


def _floating(given: SceneInput, left: float, width: float) -> list[Part]:
    """Return the body at the surface of a tank, as deep in it as is given."""
    wide = tall = 2.0
    narrow = width < WIDE  # then its name stands above it, and else to its right
    x = left + (0.5 if narrow else 0.42) * width - wide / 2
    bottom = HIGH - given.values["f_sub"] * tall
    name = (x + wide / 2, bottom + tall) if narrow else (x + wide + 0.15, HIGH + 0.75)
    parts: list[Part] = [
        _box(x, bottom, wide, tall, "body"),
        Line(((left, HIGH), (left + width, HIGH)), "ink", dashed=True),
        Label(name, None, given.names.get("body"), "above" if narrow else "right", "body"),
        # In the liquid, which is not to be shunned as the figure of a stranger.
        Label((x + wide / 2, bottom), "f_sub", "submerged part", "below", "liquid"),
    ]
    if "h" in given.values:
        top = bottom + tall
        parts.append(Dimension((x, top), (x + wide, top), "h", offset=0.5, broken=True))
        parts.append(Label((x, top + 1.0)))  # room for the label above
    return parts


def _cut(x: float, surface: float, wide: float, tall: float, role: str) -> list[Part]:
    """Return a body that floats as deep as nobody knows: broken where the surface meets it."""
    half, teeth, gap = tall / 2, 6, 0.16
    across = [x + wide * i / teeth for i in range(teeth + 1)]
    edge = [(at, surface + (0.1 if i % 2 else -0.1)) for i, at in enumerate(across)]
    lower = [(at, y - gap) for at, y in edge]
    upper = [(at, y + gap) for at, y in edge]
    low, high = surface - half, surface + half
    return [
        Polygon(((x, low), *lower, (x + wide, low)), "body", role),
        Polygon(((x, high), *upper, (x + wide, high)), "body", role),
        # Between the two pieces neither body nor liquid is to be seen.
        Polygon((*lower, *reversed(upper)), "faint"),
    ]


def _height(x: float, tall: float) -> list[Part]:
    """Return the height of a floating body to the right of it, its label clear of the surface."""
    low, high = (x, HIGH - tall / 2), (x, HIGH + tall / 2)
    return [
        Dimension(low, high, offset=-0.6, broken=True),
        Label((x + 0.7, HIGH + 0.3 * tall), "h", side="right"),
    ]


def _afloat(given: SceneInput) -> Scene:
    """Draw the body at the surface of the tank, as deep as is given or broken."""
    parts = [*_tank(0.0, WIDE), _density(given, "liquid", "rho_f", (WIDE / 2, 1.0))]
    if "f_sub" in given.values:
        return Scene((*parts, *_floating(given, 0.0, WIDE)), notes=_notes(given))
    wide, tall = 3.2, 2.6
    x = 0.6
    parts += _cut(x, HIGH, wide, tall, "body")
    middle = x + wide / 2
    parts.append(Label((middle, HIGH + 0.75), None, given.names.get("body"), "center", "body"))
    parts.append(Label((middle, HIGH - 0.75), "rho_b", None, "center", "body"))
    if "h" in given.values:
        parts += _height(x + wide, tall)
    return Scene(tuple(parts), notes=_notes(given), caption=UNKNOWN)


def _beside(given: SceneInput) -> Scene:
    """Draw the body beside the tank that it is put into; what it does there is not shown."""
    wide, tall = 2.6, 2.2
    x = WIDE + 1.6
    parts: list[Part] = [
        *_tank(0.0, WIDE),
        _density(given, "liquid", "rho_f", (WIDE / 2, HIGH / 2)),
        Ground((-0.8, 0.0), (x + wide + 1.6, 0.0)),
        _box(x, 0.0, wide, tall, "body"),
        *_body_labels(given, x + wide / 2, tall + 0.1),
    ]
    return Scene(tuple(parts), notes=_notes(given))


def _under(given: SceneInput) -> Scene:
    """Draw the body wholly in the liquid: hanging, tied down, or on the bottom."""
    # Wide enough for its word and its data inside it, where nobody takes them for the liquid's.
    wide, tall, x = 3.2, 2.2, 0.8
    y = {SINKS: 0.0, TIED: 2.0, HANGS: 1.9}[given.regime]
    middle = x + wide / 2
    parts: list[Part] = [
        *_tank(0.0, WIDE),
        _density(given, "liquid", "rho_f", (WIDE - 1.5, 3.8 if given.regime == SINKS else 0.8)),
        _box(x, y, wide, tall, "body"),
    ]
    if given.regime == HANGS:
        top = HIGH + RIM + 1.0
        parts += [
            Ground((middle + 1.6, top), (middle - 1.6, top)),
            Line(((middle, y + tall), (middle, top)), "ink", heavy=True, body="string"),
            Label((middle + 0.1, HIGH + 0.8), text=given.names.get("string"), side="right", body="string"),
        ]  # fmt: skip
    elif given.regime == TIED:
        parts += [
            Line(((middle, 0.0), (middle, y)), "ink", heavy=True, body="string"),
            Label((middle + 0.1, y / 2), text=given.names.get("string"), side="right", body="string"),
        ]  # fmt: skip
    at = (middle, y + tall / 2)
    parts.append(Label(at, None, given.names.get("body"), "center", "body"))
    for name in ("W", "m_b", "V_b", "rho_b"):
        if name in given.values:
            parts.append(Label(at, name, None, "center", "body"))
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
        parts[6] = _density(given, "liquid", "rho_f", (width / 2, 0.8))
        return Scene((*parts, *_floating(given, 0.0, width)), notes=_notes(given))
    if given.regime == CHANGED:
        parts[6] = _density(given, "liquid", "rho_f", (width / 2, 1.8))
        parts += _cut((width - 2.6) / 2, HIGH, 2.6, 2.4, "body")
        parts += _body_labels(given, width / 2, HIGH + 1.3)
        return Scene(tuple(parts), notes=_notes(given), caption=UNKNOWN)
    parts.append(_box(x, 0.0, wide, wide, "body"))
    parts += _body_labels(given, x + wide / 2, wide + 0.1)
    return Scene(tuple(parts), notes=_notes(given, "W_app", "W_app2"))


def _layers(given: SceneInput) -> Scene:
    """Draw the two layers and the body between them."""
    middle = 0.5 * HIGH
    wide, tall, x = 2.8, 2.6, 0.4
    at = (x + WIDE + wide) / 2
    parts: list[Part] = [
        Polygon(((0.0, 0.0), (WIDE, 0.0), (WIDE, middle), (0.0, middle)), "liquid", "lower"),
        Polygon(((0.0, middle), (WIDE, middle), (WIDE, HIGH), (0.0, HIGH)), "glass", "upper"),
        Line(((0.0, HIGH + RIM), (0.0, 0.0), (WIDE, 0.0), (WIDE, HIGH + RIM)), "ink", heavy=True),
        Line(((0.0, middle), (WIDE, middle)), "ink"),
        Line(((0.0, HIGH), (WIDE, HIGH)), "ink"),
        *_cut(x, middle, wide, tall, "body"),
        _density(given, "lower", "rho_f", (at, middle / 2)),
        _density(given, "upper", "rho_2", (at, (middle + HIGH) / 2)),
        Label((x + wide / 2, middle + 0.75), None, given.names.get("body"), "center", "body"),
        Label((x + wide / 2, middle - 0.75), _if(given, "rho_b"), None, "center", "body"),
    ]
    return Scene(tuple(parts), notes=_notes(given), caption=UNKNOWN)


def _raft(given: SceneInput) -> Scene:
    """Draw the raft in the tank, its load on the ground beside it."""
    width, wide, tall = 10.2, 5.6, 2.4
    x = 0.6
    parts: list[Part] = [
        *_tank(0.0, width),
        _density(given, "liquid", "rho_f", (width / 2, 1.6)),
        *_cut(x, HIGH, wide, tall, "raft"),
        *_body_labels(given, x + wide / 2, HIGH + tall / 2 + 0.1, "raft"),
    ]
    if "h" in given.values:
        parts += _height(x + wide, tall)
    if "m_L" in given.values:
        left = width + 1.4
        parts.append(Ground((-0.6, 0.0), (left + 2.2, 0.0)))
        parts.append(_box(left, 0.0, 1.1, 1.1, "load"))
        parts.append(Label((left + 0.55, 1.1), "m_L", given.names.get("load"), "above", "load"))
    return Scene(tuple(parts), notes=_notes(given), caption=UNKNOWN)


def _notes(given: SceneInput, *more: str) -> tuple[str, ...]:
    return tuple(q for q in (*more, "g") if q in given.values)
