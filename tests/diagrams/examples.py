"""Scenes as families draw them, small enough to read; each with the texts that are shown."""

from __future__ import annotations

import math

from wmw.core.scene import (
    AngleMark,
    Arc,
    Arrow,
    Circle,
    Circuit,
    Dimension,
    Element,
    Ground,
    Label,
    Line,
    Parallel,
    Polygon,
    Scene,
    Series,
)

Shown = dict[str, str]


def incline(
    degrees: float = 35.0,
    length: float = 5.0,
    texts: Shown | None = None,
    rough: bool = True,
) -> tuple[Scene, Shown]:
    """A block on an inclined plane, with its mass, angle, length, velocity and a push."""
    angle = math.radians(degrees)
    along, normal = (math.cos(angle), math.sin(angle)), (-math.sin(angle), math.cos(angle))
    top = (length * along[0], length * along[1])

    def at(s: float, h: float) -> tuple[float, float]:
        return s * along[0] + h * normal[0], s * along[1] + h * normal[1]

    a, b, h = 0.5 * length, 0.5 * length + 0.2 * length, 0.14 * length
    block = (at(a, 0), at(b, 0), at(b, h), at(a, h))
    parts = (
        Polygon(((0.0, 0.0), (top[0], 0.0), top), tone="surface", body="incline"),
        Ground((-0.1 * length, 0.0), (top[0] + 0.1 * length, 0.0), body="ground"),
        Ground((0.0, 0.0), top, rough=rough, body="incline"),
        Polygon(block, body="block"),
        Label(at((a + b) / 2, h / 2), quantity="m", side="center", body="block"),
        AngleMark((0.0, 0.0), 0.16 * length, 0.0, degrees, quantity="theta"),
        Arrow(at(a, h / 2), at(a - 0.25 * length, h / 2), role="velocity", quantity="v0"),
        Arrow(at(b, h / 2), at(b + 0.22 * length, h / 2), role="force", quantity="F", label=None),
        Dimension((0.0, 0.0), top, quantity="L", offset=0.34 * length),
    )
    shown = texts or {
        "m": "m = 4.0 kg",
        "theta": f"θ = {degrees:g}°",
        "v0": "v_0 = 2.0 m/s",
        "F": "F = 30 N",
        "L": f"L = {length:g} m",
        "g": "g = 9.8 m/s²",
        "mu_k": "μ_k = 0.20",
    }
    return Scene(parts, notes=("g", "mu_k")), shown


def lens() -> tuple[Scene, Shown]:
    """A converging lens with two rays, object, image distance unknown and not shown."""
    f, u, h = 2.0, 5.0, 1.2
    v = f * u / (u - f)
    image = -h * v / u
    bow = 18.0
    radius = 2.0 / math.sin(math.radians(bow))
    shift = radius * math.cos(math.radians(bow))
    parts = (
        Line(((-u - 1, 0), (v + 1, 0)), tone="faint", dashed=True),
        Arc((-shift, 0), radius, -bow, bow, tone="glass", body="lens"),
        Arc((shift, 0), radius, 180 - bow, 180 + bow, tone="glass", body="lens"),
        Circle((-f, 0), 0.06, tone="ink"),
        Circle((f, 0), 0.06, tone="ink"),
        Label((-f, 0), text="F", side="below"),
        Label((f, 0), text="F′", side="below"),
        Arrow((-u, 0), (-u, h), role="axis", body="object", quantity="h", label="object"),
        Arrow((-u, h), (0, h), role="ray"),
        Arrow((0, h), (v, image), role="ray"),
        Arrow((-u, h), (0, 0), role="ray"),
        Arrow((0, 0), (v, image), role="ray"),
        Dimension((-u, 0), (0, 0), quantity="u", offset=-2.3),
        Dimension((-f, 0), (0, 0), quantity="f", offset=-1.5),
    )
    return Scene(parts), {"h": "h = 1.2 cm", "u": "u = 15 cm", "f": "f = 6.0 cm"}


def crowded() -> tuple[Scene, Shown]:
    """A cart and a hanging mass with ten labels and a rough table."""
    parts = (
        Ground((0, 2), (6, 2), rough=True, body="table"),
        Line(((6, 2), (6, 0)), tone="ink"),
        Circle((6.35, 2.35), 0.35, tone="metal", body="pulley"),
        Line(((2.8, 2.7), (6.35, 2.7))),
        Line(((6.7, 2.35), (6.7, 1.1))),
        Polygon(((1.4, 2), (2.8, 2), (2.8, 3.1), (1.4, 3.1)), body="block A"),
        Polygon(((6.3, 0.3), (7.1, 0.3), (7.1, 1.1), (6.3, 1.1)), tone="accent", body="block B"),
        Label((2.1, 2.55), text="A", quantity="m_A", side="center"),
        Label((6.7, 0.7), text="B", quantity="m_B", side="right"),
        Label((6.35, 2.35), quantity="r", side="above", text="pulley"),
        Label((4.6, 2.7), text="light string", side="above"),
        Arrow((1.4, 2.4), (0.3, 2.4), role="force", quantity="F"),
        Arrow((1.6, 3.5), (2.8, 3.5), role="velocity", quantity="v"),
        Dimension((2.8, 2), (5.9, 2), quantity="d", offset=-0.9),
        Dimension((7.1, 0.3), (7.1, -0.9), quantity="h", offset=0.5, broken=True),
        Ground((5.4, -0.9), (8.2, -0.9)),
        Label((1.0, 2.0), text="rough table", side="below"),
    )
    shown = {
        "m_A": "m_A = 4.0 kg", "m_B": "m_B = 2.5 kg", "r": "R = 0.10 m", "F": "F = 12 N",
        "v": "v_0 = 1.5 m/s", "d": "d = 1.20 m", "h": "h = 2.4 m", "g": "g = 9.8 m/s²",
        "mu": "μ_k = 0.25",
    }  # fmt: skip
    return Scene(parts, notes=("g", "mu")), shown


def _r(n: int) -> Element:
    return Element("resistor", f"R{n}", quantity=f"R{n}", label=f"R_{n}")


BATTERY = Element("battery", "battery", quantity="V")
VALUES = {
    "V": "V = 12 V", "R1": "R_1 = 4.0 Ω", "R2": "R_2 = 6.0 Ω", "R3": "R_3 = 3.0 Ω",
    "R4": "R_4 = 10 Ω", "R5": "R_5 = 15 Ω", "r": "r = 0.50 Ω", "E": "ℰ = 9.0 V", "C": "C = 4.7 μF",
    "L": "L = 20 mH",
}  # fmt: skip
CIRCUITS = {
    "series": Circuit(BATTERY, Series((_r(1), _r(2), _r(3)))),
    "single": Circuit(BATTERY, _r(1)),
    "parallel": Circuit(BATTERY, Parallel((_r(1), _r(2), _r(3)))),
    "mixed": Circuit(BATTERY, Series((_r(1), Parallel((_r(2), _r(3)))))),
    "nested": Circuit(
        BATTERY, Series((_r(1), Parallel((_r(2), Series((_r(3), _r(4))))), _r(5)))
    ),
    "two_groups": Circuit(
        BATTERY, Series((Parallel((_r(1), _r(2))), Parallel((_r(3), _r(4))), _r(5)))
    ),
    "internal": Circuit(
        Series((Element("battery", "cell", quantity="E"), Element("resistor", "r", quantity="r"))),
        Series((Element("switch_closed", "S", label="S"), Element("ammeter", "A1"), _r(1))),
    ),
    "meters": Circuit(
        BATTERY,
        Series((Element("ammeter", "A"), _r(1), Parallel((_r(2), Element("voltmeter", "V"))))),
    ),
    "everything": Circuit(
        BATTERY,
        Series((
            Element("switch_open", "S", label="S"), Element("lamp", "lamp", label="lamp"),
            Element("inductor", "L", quantity="L"), Element("capacitor", "C", quantity="C"),
            Element("diode", "D", label="D"),
        )),
    ),
}  # fmt: skip


def circuit(name: str) -> tuple[Scene, Shown]:
    """One of `CIRCUITS` with all values shown."""
    return Scene(circuit=CIRCUITS[name]), VALUES
