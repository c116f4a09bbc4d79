"""Moments of a motion: bodies stand where forces, integrated in time, take them."""

from __future__ import annotations

import math
from collections.abc import Callable
from dataclasses import replace
from functools import cache
from itertools import pairwise

import numpy as np
import pytest
from families.contact_collisions import collide, stick
from families.swinging import follow
from families.thrown_paths import throw
from scipy.integrate import solve_ivp

from tests.generators.worlds import situation_of
from wmw.core import registry
from wmw.core.family import (
    FROM_REST,
    HALF_SWING,
    QUARTER_SWING,
    STEADY,
    TO_REST,
    Course,
)
from wmw.core.item import Item
from wmw.core.scene import (
    AngleMark,
    Arrow,
    Circle,
    Dimension,
    Label,
    Line,
    Polygon,
    Scene,
    SceneInput,
)
from wmw.generators import generate
from wmw.generators.items import ItemSetAsideError
from wmw.generators.moments import MOMENTS, moments_of

COURSES = [
    (family, regime, course)
    for family in registry.names()
    for regime, course in registry.family(family).courses.items()
]
NEVER_DRAWN = {
    ("pulley", "smooth_incline_down"), ("pulley", "rough_incline_down"),
    *(("collision", f"{kind}_first_at_rest") for kind in ("elastic", "sticking", "partly_elastic")),
    ("pendulum", "released"),
}  # fmt: skip
"""Regimes in which no kind of question asks for a value, so that no item has moments."""
DRAWN_ITEMS = [case for case in COURSES if case[:2] not in NEVER_DRAWN]
STRAIGHT = [case for case in DRAWN_ITEMS if case[2].covered is not None]
BODIES = {
    "free_fall": "body", "friction": "block", "inclined_plane": "block", "em_induction": "rod",
    "wave": "source", "pulley": "second", "spring": "block", "pendulum": "bob",
    "projectile": "body", "circular_motion": "body",
}  # fmt: skip
"""The body of each family that moves."""

Force = Callable[[float, float], float]
MOTIONS: dict[Course, tuple[Force, float, float, Callable[[float, float], float]]] = {
    FROM_REST: (lambda x, v: 1.0, 0.0, 0.0, lambda x, v: 1.0 - x),
    TO_REST: (lambda x, v: -1.0, 0.0, 2.0, lambda x, v: v),
    STEADY: (lambda x, v: 0.0, 0.0, 1.0, lambda x, v: 1.0 - x),
    QUARTER_SWING: (lambda x, v: -x, -1.0, 0.0, lambda x, v: -x),
    HALF_SWING: (lambda x, v: -x, -1.0, 0.0, lambda x, v: v),
}
"""Force on a unit mass, place and velocity at the start, and what is positive until the end."""


def thirds(force: Force, place: float, speed: float, end: Callable[[float, float], float]):
    """Integrate a motion along a line to its end; return the places at thirds of its time."""

    def stop(time, state):
        return end(*state) if time > 1e-6 else 1.0

    stop.terminal = True
    run = solve_ivp(
        lambda _, s: [s[1], force(*s)], (0, 100), [place, speed],
        events=stop, dense_output=True, rtol=1e-10, atol=1e-12, max_step=0.01,
    )  # fmt: skip
    return [float(run.sol(run.t[-1] * i / 3)[0]) for i in range(4)]


@cache
def of(family: str, regime: str) -> Item:
    """Return the first item of a regime that has moments."""
    for index in range(400):
        try:
            item = generate(family, 2026, index)
        except ItemSetAsideError:
            continue
        if item.regime == regime and item.moments:
            return item
    raise LookupError((family, regime))


def place_of(scene: Scene, body: str) -> np.ndarray:
    """Return the middle of a body."""
    part = next(p for p in scene.parts if isinstance(p, Polygon | Circle) and p.body == body)
    points = [part.center] if isinstance(part, Circle) else part.points
    return np.array(points).mean(axis=0)


def shares(places: list[np.ndarray]) -> list[float]:
    """Return how far along the straight way from the first to the last place each one is."""
    way = places[-1] - places[0]
    for place in places:
        aside = (place - places[0]) @ np.array([-way[1], way[0]])
        assert aside == pytest.approx(0, abs=1e-9)
    return [float((place - places[0]) @ way / (way @ way)) for place in places]


def test_every_course_is_that_of_a_regime_in_which_something_moves() -> None:
    assert {family for family, _, _ in COURSES} >= {"pulley", "spring", "pendulum", "collision"}
    for family, regime, _ in COURSES:
        assert regime in registry.family(family).moves


@pytest.mark.parametrize(("family", "regime", "course"), STRAIGHT)
def test_along_a_line(family: str, regime: str, course: Course) -> None:
    body = BODIES[family]
    places = [place_of(scene, body) for scene in of(family, regime).moments]
    force, place, speed, end = MOTIONS[course]
    way = thirds(force, place, speed, end)
    wanted = [(x - way[0]) / (way[-1] - way[0]) for x in way]
    assert shares(places) == pytest.approx(wanted, abs=1e-6)


@pytest.mark.parametrize(("family", "regime", "course"), DRAWN_ITEMS)
def test_steps_grow_or_shrink_where_it_is_said(family: str, regime: str, course: Course) -> None:
    if course.steps is None:
        return
    places = [place_of(scene, BODIES[family]) for scene in of(family, regime).moments]
    steps = [math.dist(a, b) for a, b in pairwise(places)]
    assert steps == sorted(steps, reverse=course.steps == "shrink")
    assert min(abs(a - b) for a, b in pairwise(steps)) > 0.01 * sum(steps)


def test_pulleys_bodies_go_equally_far() -> None:
    for regime in ("both_hang_q_sinks", "smooth_table", "rough_incline_up"):
        moments = of("pulley", regime).moments
        ways = [
            math.dist(place_of(moments[0], body), place_of(moments[2], body))
            for body in ("first", "second")
        ]
        assert ways[0] == pytest.approx(ways[1])
        assert ways[0] > 0.5


def test_a_pendulum_swings_as_the_torque_equation_says() -> None:
    item = of("pendulum", "released_local")
    places = [place_of(scene, "bob") for scene in item.moments]
    angles = [math.atan2(abs(x), -y) for x, y in places]
    swing = follow(1.7, 9.8, 0.4, angles[0])
    wanted = [swing.angle(swing.lowest[0] * i / 3) for i in range(4)]
    assert angles == pytest.approx(wanted, abs=1e-6)
    assert [math.hypot(*place) for place in places] == pytest.approx([math.hypot(*places[0])] * 4)


@pytest.mark.parametrize("regime", ["level_ground", "horizontal", "up_from_height"])
def test_a_projectile_flies_as_its_weight_says(regime: str) -> None:
    item = of("projectile", regime)
    places = np.array([place_of(scene, "body") for scene in item.moments])
    places[:, 0] = abs(places[:, 0] - places[0, 0])
    angle = math.radians(item.givens["theta"].value) if "theta" in item.givens else 0.0
    far, height = places[-1, 0], places[0, 1] - places[-1, 1]
    # The speed for the drawn width of the throw, by trial: the path says itself where it lands.
    low, high = 0.1, 100.0
    for _ in range(60):
        speed = (low + high) / 2
        path = throw(speed, angle, 9.8, height)
        low, high = (speed, high) if path.at(path.landing)[0] < far else (low, speed)
    for i, (x, y) in enumerate(places):
        found = path.at(path.landing * i / 3)
        assert (x, y - places[-1, 1]) == pytest.approx((found[0], found[1]), abs=1e-4)


def test_an_arrow_points_where_it_flies() -> None:
    item = of("projectile", "level_ground")
    draw = registry.family("projectile").draw
    values = {"theta": math.radians(50)}
    slopes = []
    for time in (0.0, 0.5, 1.0):
        given = SceneInput(item.regime, values, {"body": "arrow"}, time=time)
        shaft = next(p for p in draw(given).parts if isinstance(p, Line) and p.body == "body")
        (x0, y0), (x1, y1) = shaft.points
        slopes.append(math.degrees(math.atan2(y1 - y0, x1 - x0)))
    assert slopes == pytest.approx([50, 0, -50], abs=1e-9)


@pytest.mark.parametrize(("regime", "backward"), [("launch", False), ("caught", True)])
def test_a_block_is_pushed_by_its_spring_and_slides_on(regime: str, backward: bool) -> None:
    scenes = of("spring", regime).moments[:: -1 if backward else 1]
    at = [abs(place_of(scene, "block")[0]) for scene in scenes]
    coils = [next(p for p in s.parts if getattr(p, "body", "") == "spring") for s in scenes]
    springs = [max(abs(x) for x, _ in coil.points) for coil in coils]
    half = 0.9  # of a block
    faces = [place - half for place in at]
    natural, pressed = max(springs), springs[0]
    squeeze, far = natural - pressed, faces[-1] - natural
    assert squeeze > 1
    assert far > 1
    places = thirds(lambda x, v: -x if x < 0 else 0.0, -squeeze, 0.0, lambda x, v: far - x)
    assert [face - natural for face in faces] == pytest.approx(places, abs=1e-5)
    assert springs == pytest.approx([min(face, natural) for face in faces])


def velocities_of(item: Item) -> np.ndarray:
    """Return the drawn velocities of both bodies before and after, way per third of the time."""
    side = -1 if place_of(item.moments[0], "first")[0] < 0 else 1
    x = np.array(
        [[side * place_of(s, body)[0] for body in ("first", "second")] for s in item.moments]
    )
    return np.array([x[1] - x[0], x[3] - x[2]])


@pytest.mark.parametrize(
    ("regime", "damping"),
    [
        (f"{kind}_{way}", damping)
        for kind, damping in (("elastic", 0.0), ("sticking", None))
        for way in ("at_rest", "head_on", "same_way")
    ],
)
def test_bodies_part_as_a_stiff_contact_drives_them(regime: str, damping: float | None) -> None:
    item = of("collision", regime)
    world = situation_of(item).world
    before, after = velocities_of(item)
    masses = world["m_1"], world["m_2"]
    hit = stick(*masses, *before) if damping is None else collide(*masses, *before, damping)
    scale = max(abs(before))
    assert after == pytest.approx([hit.v_1, hit.v_2], abs=2e-3 * scale)
    assert before[0] > before[1]  # they come together
    gap = [abs(place_of(s, "second")[0] - place_of(s, "first")[0]) for s in item.moments]
    assert gap[0] > gap[1]
    assert gap[3] - gap[2] == pytest.approx(after[1] - after[0])


@pytest.mark.parametrize("way", ["at_rest", "head_on", "same_way"])
def test_a_lossy_collision_keeps_the_momentum(way: str) -> None:
    item = of("collision", f"partly_elastic_{way}")
    world = situation_of(item).world
    before, after = velocities_of(item)
    masses = np.array([world["m_1"], world["m_2"]])
    assert masses @ before == pytest.approx(masses @ after)
    assert after[1] - after[0] == pytest.approx(world["e"] * (before[0] - before[1]))


@pytest.mark.parametrize("regime", ["recoil_from_rest", "breakup_in_motion"])
def test_bodies_that_part_keep_the_momentum(regime: str) -> None:
    item = of("collision", regime)
    world = situation_of(item).world
    early, late = velocities_of(item)
    assert early == pytest.approx(late)
    total = (world["m_1"] + world["m_2"]) * world.get("v_0", 0.0)
    drawn = world["m_1"] * early[0] + world["m_2"] * early[1]
    per_metre = early[1] / world["v_2f"]
    assert drawn == pytest.approx(total * per_metre, abs=1e-9)


def test_a_ball_comes_back_from_the_wall_with_its_own_speed() -> None:
    item = of("collision", "bounce_off_wall")
    x = [place_of(scene, "body")[0] for scene in item.moments]
    ratio = item.givens["s_r"].value / item.givens["s_1"].value
    assert (x[2] - x[3]) / (x[1] - x[0]) == pytest.approx(ratio)


def test_a_circle_is_run_through_at_a_constant_speed() -> None:
    moments = of("circular_motion", "on_a_smooth_table").moments
    places = np.array([place_of(scene, "body") for scene in moments])
    radius = math.hypot(*places[0])
    angle = math.acos(places[0] @ places[3] / radius**2)
    turn = np.sign(places[0][0] * places[1][1] - places[0][1] * places[1][0])
    tangent = turn * np.array([-places[0][1], places[0][0]])
    run = solve_ivp(  # a string that pulls to the centre, of a strength that keeps its length
        lambda _, s: [s[2], s[3], -s[0], -s[1]], (0, angle), [*places[0], *tangent],
        rtol=1e-10, dense_output=True,
    )  # fmt: skip
    for i, place in enumerate(places):
        assert place == pytest.approx(run.sol(angle * i / 3)[:2], abs=1e-6 * radius)


@pytest.mark.parametrize(("family", "regime", "course"), DRAWN_ITEMS)
def test_moments_have_neither_numbers_nor_measures(
    family: str, regime: str, course: Course
) -> None:
    item = of(family, regime)
    assert len(item.moments) == MOMENTS
    for scene in item.moments:
        assert scene.quantities() == ()
        assert not any(isinstance(p, AngleMark | Arrow | Dimension) for p in scene.parts)
        lines = [p for p in scene.parts if isinstance(p, Line) and p.dashed and family == "spring"]
        words = [p for p in scene.parts if isinstance(p, Label)]
        assert len(lines) <= len(words)
    assert Item.from_dict(item.to_dict()).moments[0].parts


def test_what_is_drawn_with_a_velocity_does_not_start_from_rest() -> None:
    item = of("inclined_plane", "slides_down")
    assert item.scene_after is not None
    given = SceneInput(item.regime, {}, item.names)
    family = registry.family(item.family)
    assert moments_of(family, given, item.scene, item.scene_after)
    arrow = Arrow((0, 0), (1, 0), "velocity", "v_0")
    thrown = replace(item.scene, parts=(*item.scene.parts, arrow))
    assert moments_of(family, given, thrown, item.scene_after) == ()


def test_what_does_not_correspond_has_no_moments() -> None:
    item = of("free_fall", "dropped")
    assert item.scene_after is not None
    given, family = SceneInput(item.regime, {}, item.names), registry.family(item.family)
    assert moments_of(family, given, item.scene, item.scene) == ()
    fewer = replace(item.scene_after, parts=item.scene_after.parts[:1])
    assert moments_of(family, given, item.scene, fewer) == ()
    unknown = replace(given, regime="passes_twice")
    assert moments_of(family, unknown, item.scene, item.scene_after) == ()
