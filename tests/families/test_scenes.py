"""What a strict reader looks for in the scenes of all families: balance, contact, hatching."""

from __future__ import annotations

import math
import random
from collections import Counter
from collections.abc import Iterator
from itertools import pairwise

import pytest
from families.draws import given_of, names_of
from matplotlib.path import Path

from wmw.core import registry
from wmw.core.family import Kind
from wmw.core.item import Item
from wmw.core.scene import Ground, Label, Line, Point, Polygon, Scene, SceneInput
from wmw.core.system import World
from wmw.generators import generate
from wmw.generators.layout import LayoutValues

DEEP = 0.12
"""How far beyond a fixed surface its hatching is looked for, in scene units."""
SOLID = ("surface", "metal")
"""Tones of what a surface may belong to: its hatching stands in it then."""


def items(family: str, count: int = 60) -> Iterator[Item]:
    return (generate(family, 681, i, modality="picture") for i in range(count))


def of_kind(family: str, kind: str, count: int = 3) -> list[Item]:
    found = [item for item in items(family, 150) if item.kind == kind][:count]
    assert found, kind
    return found


def hatched_side(ground: Ground, share: float, away: float = DEEP) -> Point:
    """Return a place beside the surface, to the right of start → end."""
    (x0, y0), (x1, y1) = ground.start, ground.end
    length = math.hypot(x1 - x0, y1 - y0)
    return (
        x0 + share * (x1 - x0) + away * (y1 - y0) / length,
        y0 + share * (y1 - y0) - away * (x1 - x0) / length,
    )


@pytest.mark.parametrize("family", registry.names())
def test_hatching_stands_in_no_body_and_in_no_liquid(family: str) -> None:
    for item in items(family):
        figures = [
            Path(p.points)
            for p in item.scene.parts
            if isinstance(p, Polygon) and p.tone not in SOLID
        ]
        for ground in (p for p in item.scene.parts if isinstance(p, Ground)):
            for share in (0.1, 0.3, 0.5, 0.7, 0.9):
                at = hatched_side(ground, share)
                assert not any(f.contains_point(at) for f in figures), (item.id, ground)


def test_walls_are_hatched_beyond_the_string_that_they_hold() -> None:
    for item in of_kind("wave", "distance_of_nodes"):
        walls = [p for p in item.scene.parts if isinstance(p, Ground)]
        assert len(walls) == 2
        middle = sum(wall.start[0] for wall in walls) / 2
        for wall in walls:
            x = hatched_side(wall, 0.5)[0]
            assert abs(x - middle) > abs(wall.start[0] - middle)


@pytest.mark.parametrize("family", ["inclined_plane", "pulley"])
def test_a_slope_or_table_is_rough_if_and_only_if_there_is_friction(family: str) -> None:
    seen = set()
    for item in items(family, 120):
        slopes = [
            p
            for p in item.scene.parts
            if isinstance(p, Ground) and p.body in ("incline", "table") and p.start[1] != p.end[1]
        ]
        rubs = bool({"mu_s", "mu_k"} & set(item.givens))
        assert all(slope.rough for slope in slopes)
        if family == "inclined_plane":
            assert bool(slopes) == rubs
        seen.add(rubs)
    assert seen == {True, False}


def test_bodies_in_balance_have_equal_torques_where_no_arm_is_given() -> None:
    for item in of_kind("lever", "pivot_force"):
        places = {
            p.body: sum(x for x, _ in p.points) / len(p.points)
            for p in item.scene.parts
            if isinstance(p, Polygon)
        }
        first, second = (float(item.givens[m].text.split()[0]) for m in ("m_1", "m_2"))
        pivot = places["pivot"]
        torques = first * (places["first"] - pivot), second * (places["second"] - pivot)
        assert torques[0] == pytest.approx(-torques[1])
        assert torques[0] != 0


def test_the_ring_of_a_magnet_is_closed() -> None:
    item = next(i for i in items("em_induction") if i.regime.endswith("pole_approaches"))
    far, near = (p for p in item.scene.parts if isinstance(p, Line) and p.body == "ring")
    ends = [math.dist(far.points[i], near.points[j]) for i, j in ((0, -1), (-1, 0))]
    assert ends == pytest.approx([0.0, 0.0])


def test_the_wire_of_a_coil_is_seen_but_where_the_core_hides_it() -> None:
    item = of_kind("em_induction", "energy_of_an_inductor", 1)[0]
    wire = [p.points for p in item.scene.parts if isinstance(p, Line) and p.tone == "accent"]
    (core,) = (p.points for p in item.scene.parts if isinstance(p, Polygon))
    left, right = min(x for x, _ in core), max(x for x, _ in core)
    assert len(wire) > 5
    for piece, following in pairwise(wire):
        # The wire goes behind one edge of the core and comes out at the other one, a bit higher.
        (x0, y0), (x1, y1) = piece[-1], following[0]
        assert {min((left, right), key=lambda e: abs(e - x)) for x in (x0, x1)} == {left, right}
        assert max(min(abs(x - left), abs(x - right)) for x in (x0, x1)) < 0.15
        assert 0 < y1 - y0 < (wire[-1][-1][1] - wire[0][0][1]) / len(wire)
    for piece in wire[1:-1]:
        # Seen from above, what is before the core bows down.
        over = [(x, y) for x, y in piece if left < x < right]
        middle = min(over, key=lambda p: abs(p[0] - (left + right) / 2))
        assert middle[1] < (over[0][1] + over[-1][1]) / 2


def drawn(family: str, kind: Kind, aside: bool) -> Scene:
    declared = registry.family(family)
    given = {str(s.name) for s in kind.givens}
    known = given_of(declared, kind, random.Random(5))
    system = registry.system(family, kind.regime)

    def world() -> World:
        found = (system.complete(known, random.Random(i)) for i in range(40))
        return next(w for w in found if w)

    values = LayoutValues({n: v for n, v in known.items() if n in given}, world)
    names = names_of(declared, kind.regime)
    return declared.draw(SceneInput(kind.regime, values, names, aside=aside))


@pytest.mark.parametrize("family", registry.names())
def test_both_sides_of_a_scene_show_the_same_givens(family: str) -> None:
    for kind in registry.family(family).kinds:
        one, other = (drawn(family, kind, aside) for aside in (False, True))
        assert sorted({*one.quantities()}) == sorted({*other.quantities()}), kind.name


def test_a_viewpoint_tells_no_outcome() -> None:
    """Kinds with one question and several outcomes must all have the other side, or none."""
    views: dict[tuple[str, str], set[bool]] = {}
    for family in registry.names():
        for kind in registry.family(family).kinds:
            if isinstance(kind.target, str):
                two = drawn(family, kind, aside=False) != drawn(family, kind, aside=True)
                views.setdefault((family, kind.target), set()).add(two)
    assert views
    assert all(len(found) == 1 for found in views.values())


def test_scenes_that_have_two_sides_are_drawn_from_both() -> None:
    for family, regime in (
        ("circular_motion", "uniform"),
        ("circular_motion", "rotor_wall_at_the_least_speed"),
        ("circular_motion", "whirled_horizontally"),
        ("em_induction", "changing_field"),
    ):
        found = [item for item in items(family, 300) if item.regime == regime]
        kinds = {tuple(sorted(Counter(map(type, i.scene.parts)).values())) for i in found}
        assert len(found) > 3
        assert len(kinds) > 1, regime


def test_radii_of_two_circles_are_named_each_beside_its_own() -> None:
    for item in of_kind("circular_motion", "force_on_another_radius", 2):
        lines = {p.body for p in item.scene.parts if isinstance(p, Line) and p.body}
        radii = {p.quantity: p.body for p in item.scene.parts if isinstance(p, Label)}
        assert radii["r_1"] != radii["r_2"]
        assert {radii["r_1"], radii["r_2"]} <= lines
