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
from wmw.core.scene import (
    AngleMark,
    Arrow,
    Circle,
    Dimension,
    Ground,
    Label,
    Line,
    Point,
    Polygon,
    Scene,
    SceneInput,
)
from wmw.core.system import World
from wmw.diagrams import draw
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


def test_a_pull_that_is_asked_for_has_an_arrow_along_the_slope_and_no_name() -> None:
    for item in of_kind("inclined_plane", "pull_at_constant_speed"):
        (pull,) = (p for p in item.scene.parts if isinstance(p, Arrow) and p.role == "force")
        assert pull.quantity is pull.label is None
        (angle,) = (p for p in item.scene.parts if isinstance(p, AngleMark))
        (x0, y0), (x1, y1) = pull.tail, pull.head
        assert y1 > y0
        slope = math.degrees(math.atan2(y1 - y0, abs(x1 - x0)))
        assert slope == pytest.approx(angle.end - angle.start)


def test_a_slope_at_an_angle_that_is_asked_for_is_said_not_to_be_to_scale() -> None:
    asked = of_kind("inclined_plane", "critical_angle")
    assert all("not to scale" in (item.scene.caption or "") for item in asked)
    # The drawn angle does not depend on the answer.
    slopes = set()
    for item in asked:
        (wedge,) = (p for p in item.scene.parts if isinstance(p, Polygon) and p.body == "incline")
        (x0, _), (x1, y1) = wedge.points[0], wedge.points[2]
        slopes.add(round(abs(y1 / (x1 - x0)), 6))
    assert len(slopes) == 1
    assert len({item.givens["mu_s"].text for item in asked}) > 1


def heights(part: Polygon | Circle | Line) -> tuple[float, float]:
    if isinstance(part, Circle):
        return part.center[1] - part.radius, part.center[1] + part.radius
    ys = [y for _, y in part.points]
    return min(ys), max(ys)


def test_a_spring_between_two_bodies_is_as_high_as_neither() -> None:
    seen = set()
    for item in items("collision", 120):
        springs = [p for p in item.scene.parts if isinstance(p, Line) and len(p.points) > 8]
        for spring in springs:
            low, high = heights(spring)
            for body in ("first", "second"):
                figures = (p for p in item.scene.parts if isinstance(p, Polygon | Circle))
                (figure,) = (p for p in figures if p.body == body)
                foot, head = heights(figure)
                assert foot < low < high < head
            seen.add(item.names["first"].split()[0])
    assert len(seen) > 2


def test_a_mass_belongs_to_one_drawing_of_its_body() -> None:
    """With two drawings of a body its label could stand at either, and at neither."""
    for item in items("collision", 120):
        bodies = Counter(
            p.body for p in item.scene.parts if isinstance(p, Polygon | Circle) and p.body
        )
        assert set(bodies.values()) == {1}


def test_the_height_of_a_ballistic_pendulum_is_that_of_its_rise() -> None:
    for item in items("collision", 200):
        lines = [p for p in item.scene.parts if isinstance(p, Dimension) and p.quantity == "h"]
        if item.regime != "ballistic_pendulum" or not lines:
            continue
        (block,) = (p for p in item.scene.parts if isinstance(p, Polygon) and p.body == "target")
        (ghost,) = (p for p in item.scene.parts if isinstance(p, Line) and len(p.points) == 5)
        ends = sorted((lines[0].start[1], lines[0].end[1]))
        assert ends == pytest.approx([heights(block)[0], heights(ghost)[0]])
        # Swung on its strings, which keep their length.
        strings = [p.points for p in item.scene.parts if isinstance(p, Line) and len(p.points) == 2]
        long = [math.dist(*points) for points in strings if max(y for _, y in points) == 6.0]
        assert long == pytest.approx([long[0]] * 4, rel=1e-2)
        break
    else:
        pytest.fail("no ballistic pendulum with a height")


def test_legs_of_a_table_stand_on_a_floor() -> None:
    for item in items("pulley"):
        tables = [p for p in item.scene.parts if isinstance(p, Polygon) and p.body == "table"]
        for table in tables:
            if heights(table)[1] < 0:  # the top itself reaches the height zero
                floors = [p for p in item.scene.parts if isinstance(p, Ground) and p.body is None]
                assert [floor.start[1] for floor in floors] == [heights(table)[0]]


def test_bodies_at_the_ends_of_a_rod_hang_from_its_very_ends() -> None:
    for item in of_kind("lever", "pivot_under_rod"):
        figures = {
            p.body: p for p in item.scene.parts if isinstance(p, Polygon | Circle) and p.body
        }
        rod = figures["lever"]
        assert isinstance(rod, Polygon)
        ends = sorted({x for x, _ in rod.points})
        middles = []
        for role in ("first", "second"):
            figure = figures[role]
            if isinstance(figure, Circle):
                middles.append(figure.center[0])
            else:
                middles.append(sum(x for x, _ in figure.points) / len(figure.points))
            assert heights(figure)[1] < heights(rod)[0]
        assert sorted(middles) == pytest.approx(ends)


def test_no_drawn_squeeze_or_stretch_is_to_scale_beside_a_natural_length() -> None:
    seen = 0
    for item in items("spring", 200):
        lengths = [p for p in item.scene.parts if isinstance(p, Dimension) and p.quantity == "L_0"]
        hangs = item.regime in ("hanging", "resting_on")
        assert all(p.broken for p in lengths if hangs)
        seen += len(lengths) * hangs
    assert seen > 3


def test_a_pole_of_a_magnet_has_its_own_tone_whichever_way_it_lies() -> None:
    seen = set()
    for item in items("em_induction", 150):
        letters = {
            p.at: p.text for p in item.scene.parts if isinstance(p, Label) and p.text in ("N", "S")
        }
        for pole in item.scene.parts:
            if not isinstance(pole, Polygon) or pole.tone not in ("north", "south"):
                continue
            (letter,) = (t for at, t in letters.items() if Path(pole.points).contains_point(at))
            assert (pole.tone == "north") is (letter == "N"), item.id
            seen.add((item.regime.partition("_pole")[0], letter))
    assert {"north", "south", "generator"} <= {regime for regime, _ in seen}


@pytest.mark.parametrize(("regime", "inward"), [("warming", True), ("cooling", False)])
def test_heat_goes_into_what_is_warmed_and_out_of_what_cools(regime: str, inward: bool) -> None:
    found = [item for item in items("thermal", 250) if item.regime == regime]
    assert found
    for item in found:
        block = next(p for p in item.scene.parts if isinstance(p, Polygon) and p.body == "body")
        middle = tuple(sum(v) / len(v) for v in zip(*block.points, strict=True))
        (heat,) = (p for p in item.scene.parts if isinstance(p, Arrow) and p.role == "motion")
        assert (math.dist(heat.head, middle) < math.dist(heat.tail, middle)) is inward


def test_a_ray_that_stands_for_any_is_beyond_the_critical_angle_where_it_is_reflected() -> None:
    for item in of_kind("optics", "critical_angle"):
        (ray,) = (p for p in item.scene.parts if isinstance(p, Arrow) and p.role == "ray")
        run, rise = (abs(a - b) for a, b in zip(ray.head, ray.tail, strict=True))
        index = float(item.givens["n_1"].text)
        assert math.sin(math.atan2(run, rise)) > 1 / index


def test_labels_under_a_hinged_beam_do_not_reach_over_its_wall() -> None:
    seen = 0
    for item in items("lever", 150):
        if item.regime != "hinged_beam":
            continue
        sidecar = draw(item.scene, item.shown).sidecar
        (wall,) = (body["box"] for body in sidecar["bodies"] if body["name"] == "wall")
        (beam,) = (body["box"] for body in sidecar["bodies"] if body["name"] == "lever")
        left = (beam[0] + beam[2]) / 2 > wall[0]
        for label in sidecar["labels"]:
            if label["quantity"] in ("d_1", "m_1"):
                box = label["box"]
                assert box[0] > wall[2] - 4 if left else box[2] < wall[0] + 4, (item.id, label)
                seen += 1
    assert seen > 8
