"""Motion at constant speed along a straight road."""

from __future__ import annotations

from sympy import Eq, symbols

from wmw.core.family import Family, Grid, Kind, Law, Mistake, Quantity, Regime, RelationSpec, Role
from wmw.core.scene import (
    Arrow,
    Circle,
    Dimension,
    Ground,
    Part,
    Point,
    Polygon,
    Scene,
    SceneInput,
    flip,
)

v, d, t = symbols("v d t", positive=True)

QUANTITIES = (
    Quantity(
        v, "v", "speed", "m/s", 0, 100, Grid(2.0, 30.0, 0.5),
        aliases=("speed", "velocity", "u", "v_0"),
        cues=("speed", "at"), asked=("how fast", "what speed", "find the speed"), body="car",
    ),
    Quantity(
        d, "d", "distance covered", "m", 0, 1e5, Grid(20, 400, 10),
        aliases=("distance", "s", "x", "length"),
        cues=("distance", "covers"), asked=("how far", "what distance", "find the distance"),
    ),
    Quantity(
        t, "t", "time taken", "s", 0, 1e4, Grid(2.0, 20.0, 0.5),
        aliases=("time", "duration", "Delta_t"),
        cues=("time", "for", "in"), asked=("how long does", "how long is", "what time"),
    ),
)  # fmt: skip

LAWS = (
    Law("uniform-motion", Eq(d, v * t), "distance at constant speed",
        source="OpenStax University Physics 1, 3.1"),
)  # fmt: skip

REGIMES = (Regime("cruises", "moves at constant speed", cues=("constant speed", "steady speed")),)

ROLES = (
    Role("car", ("car", "train", "bus", "cyclist"), attributes=(("speed", "v"),)),
    Role("road", ("road", "track", "lane", "path")),
)

_LAW = (
    "Uniform motion: distance is speed times time",
    "At constant speed the distance grows in proportion to the time",
    "d = v t for motion at constant speed",
)
_EFFECTS = (
    "The {car} covers equal distances in equal times.",
    "The {car} keeps its speed along the {road}.",
    "Nothing speeds the {car} up or slows it down.",
)

HOW_FAR = Kind(
    "distance", "cruises", (v, t), d, "quantitative", "easy",
    (
        "A {car} moves along a {road} at a constant speed of {v} for {t}. How far does it go?",
        "At a constant speed of {v}, what distance does a {car} cover on a {road} in {t}?",
        "For a time of {t} a {car} on a {road} has a steady speed of {v}. Find the distance.",
        "A {car} keeps a steady speed of {v} on a {road}. How far does it travel in {t}?",
    ),
    ("d = v t",), _LAW, _EFFECTS,
    (
        "The {car} is {d} further along the {road}.",
        "The {car} has covered {d}.",
        "After {t} the {car} has moved on by {d}.",
    ),
    ("The speed is constant.",),
    mistakes=(Mistake("half, as from rest", v * t / 2), Mistake("twice the distance", 2 * v * t),
              Mistake("a third", v * t / 3)),
)  # fmt: skip

HOW_LONG = Kind(
    "time_needed", "cruises", (v, d), t, "quantitative", "medium",
    (
        "A {car} moves along a {road} at a constant speed of {v}. How long does it take for {d}?",
        "How long does a {car} need for a distance of {d} on a {road} at a steady speed of {v}?",
        "A {road} is {d} long. How long is a {car} on it at a constant speed of {v}?",
        "At a steady speed of {v} a {car} covers {d} of a {road}. How long does this take?",
    ),
    ("t = d/v",), _LAW, _EFFECTS,
    (
        "The {car} reaches the end after {t}.",
        "The {car} needs {t}.",
        "After {t} the {car} has covered {d}.",
    ),
    ("The speed is constant.",),
    mistakes=(Mistake("twice, as from rest", 2 * d / v), Mistake("half", d / (2 * v)),
              Mistake("a third", d / (3 * v))),
)  # fmt: skip


def draw(given: SceneInput) -> Scene:
    """Lay out the road, the car on it, its velocity and the distance, as far as they are given."""
    place = 8.0 if given.frame == "after" else 2.0

    def at(x: float, y: float) -> Point:
        return (place + x, y)

    parts: list[Part] = [
        Ground((0.0, 0.0), (10.0, 0.0), body="road"),
        Polygon((at(-1, 0.3), at(1, 0.3), at(1, 1.1), at(-1, 1.1)), body="car"),
        *(Circle(at(side, 0.3), 0.3, "metal", "car") for side in (-0.6, 0.6)),
    ]
    if "v" in given.values:
        parts.append(Arrow(at(1.1, 0.7), at(2.9, 0.7), "velocity", "v"))
    if "d" in given.values:
        parts.append(Dimension((2.0, 1.2), (8.0, 1.2), "d", offset=1.2, broken=True))
    scene = Scene(tuple(parts), notes=("t",) if "t" in given.values else ())
    return flip(scene) if given.mirrored else scene


FAMILY = Family(
    name="uniform_motion",
    title="Motion at constant speed",
    quantities=QUANTITIES,
    laws=LAWS,
    regimes=REGIMES,
    roles=ROLES,
    kinds=(HOW_FAR, HOW_LONG),
    draw=draw,
    relations=(RelationSpec("on", ("car", "road")),),
    moves=("cruises",),
)
