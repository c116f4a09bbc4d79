"""Projectile motion against hand-worked cases and against the weight, integrated in the plane."""

from __future__ import annotations

import math
import random

import pytest
from families.draws import given_of
from families.mutation import inconsistencies, unnoticed
from families.textbook import cases_covering, failures, law_failures, load
from families.thrown_paths import throw

from wmw.core import registry
from wmw.core.family import Family
from wmw.core.scene import AngleMark, Arrow, Dimension, SceneInput
from wmw.core.system import System

FAMILY = registry.family("projectile")
CASES = load("projectile")


@pytest.mark.parametrize("case", CASES, ids=lambda case: case.name)
def test_textbook_case(case):
    assert not list(failures(FAMILY, case))


@pytest.mark.parametrize("law", FAMILY.laws, ids=lambda law: law.name)
def test_every_law_meets_a_hand_worked_case(law):
    assert cases_covering(law, CASES)
    assert not list(law_failures(law, CASES))


@pytest.mark.parametrize("case", CASES, ids=lambda case: case.name)
def test_a_hand_worked_world_is_admitted(case):
    system = registry.system("projectile", case.regime)
    assert system.admits(system.settle(case.givens))


# -- first principles -------------------------------------------------------------------------


def near(world, **expected):
    return all(
        name in world and abs(world[name] - value) < 2e-4 * max(1.0, abs(value))
        for name, value in expected.items()
    )


def landing_of(path):
    x, _, v_x, v_y = path.at(path.landing)
    return {
        "t_flight": path.landing,
        "R": x,
        "v_fy": v_y,
        "v_fy_size": -v_y,
        "v_land": math.hypot(v_x, v_y),
        "phi_land": math.atan2(-v_y, v_x),
    }


def moment_of(path, time, height=0.0):
    x, y, v_x, v_y = path.at(time)
    return {
        "x_t": x,
        "y_t": y,
        "Delta_y": y - height,
        "v_yt": v_y,
        "speed_t": math.hypot(v_x, v_y),
        "phi_s": math.atan2(v_y, v_x),
    }


def level_agrees(family: Family, rng: random.Random) -> bool:
    g, v, theta = rng.choice([9.8, 10.0]), rng.uniform(8, 30), math.radians(rng.uniform(20, 70))
    path = throw(v, theta, g)
    start = {"v_0": v, "theta": theta, "g": g}
    top = path.at(path.top)
    tops = {"t_up": path.top, "h_top": top[1], "x_top": top[0], "v_top": top[2], "v_ytop": top[3]}
    world = System(family, "level_ground").settle(start)
    if not near(world, **landing_of(path), **tops, t_down=path.landing - path.top):
        return False
    other = throw(v, math.pi / 2 - theta, g)
    if not near(world, R=other.at(other.landing)[0], theta_comp=math.pi / 2 - theta):
        return False
    # The longest range, found by trying angles.
    best = max(
        (p := throw(v, math.radians(a), g)).at(p.landing)[0] for a in (44.5, 44.8, 45.0, 45.2, 45.5)
    )
    if not near(world, R_max=best):
        return False
    for part in (0.3, 0.8):
        time = part * path.landing
        world = System(family, "level_ground_moment").settle({**start, "t_el": time})
        if not near(world, **moment_of(path, time)):
            return False
    wall = rng.uniform(0.3, 0.9) * path.at(path.landing)[0]
    time = path.time_where(0, wall, 0.0, path.landing)
    world = System(family, "over_a_wall").settle({**start, "x_t": wall, "y_w": 1.0})
    if not near(world, **moment_of(path, time), t_el=time, margin=path.at(time)[1] - 1.0):
        return False
    passed = rng.uniform(0.2, 0.9) * top[1]
    first = path.time_where(1, passed, 0.0, path.top)
    second = path.time_where(1, passed, path.top, path.landing)
    places = {"x_1": path.at(first)[0], "x_2": path.at(second)[0]}
    world = System(family, "passes_twice").settle({**start, "y_p": passed})
    if not near(world, t_1=first, t_2=second, v_yp=path.at(first)[3], **places):
        return False
    world = System(family, "onto_a_height").settle({**start, "y_p": passed})
    if not near(world, t_flight=second, R=places["x_2"], v_fy=path.at(second)[3]):
        return False
    flat, steep = sorted((theta, math.pi / 2 - theta))
    aim = {"v_0": v, "R": path.at(path.landing)[0], "g": g}
    world = System(family, "angle_for_a_range").settle(aim)
    low, high = throw(v, flat, g), throw(v, steep, g)
    if not near(world, theta_low=flat, theta_high=steep, t_low=low.landing, t_high=high.landing):
        return False
    if not near(world, h_low=low.at(low.top)[1], h_high=high.at(high.top)[1]):
        return False
    angle = math.radians(rng.uniform(20, 70))
    second_throw = throw(v, angle, g)
    world = System(family, "two_angles_compared").settle({**start, "theta_b": angle})
    return near(
        world,
        R_b=second_throw.at(second_throw.landing)[0],
        t_b=second_throw.landing,
        h_b=second_throw.at(second_throw.top)[1],
    )


def heights_agree(family: Family, rng: random.Random) -> bool:
    g, v, h = rng.choice([9.8, 9.81, 10.0]), rng.uniform(8, 25), rng.uniform(8, 50)
    theta = math.radians(rng.uniform(20, 60))
    for regime, angle in (
        ("horizontal", 0.0),
        ("up_from_height", theta),
        ("down_from_height", -theta),
    ):
        path = throw(v, angle, g, h)
        start = {"v_0": v, "g": g, "h_0": h, **({"theta": theta} if angle else {})}
        world = System(family, regime).settle(start)
        if not near(world, **landing_of(path), Delta_tot=-h):
            return False
        if angle > 0:
            top, after = path.at(path.top), path.landing - path.top
            high = {"h_rise": top[1] - h, "h_max_ground": top[1], "v_top": top[2]}
            if not near(world, t_up=path.top, t_down=after, x_top=top[0], **high):
                return False
        for part in (0.15, 0.7):
            time = part * path.landing
            world = System(family, f"{regime}_moment").settle({**start, "t_el": time})
            if not near(world, **moment_of(path, time, h)):
                return False
            if not angle and not near(world, d_fall=h - path.at(time)[1]):
                return False
        # The speed from where it lands.
        given = {name: value for name, value in start.items() if name != "v_0"}
        given["R"] = path.at(path.landing)[0]
        if not near(System(family, regime).settle(given), v_0=v):
            return False
    return True


def agrees_with_gravity(family: Family, seed: int = 4, rounds: int = 1) -> bool:
    rng = random.Random(seed)
    return all(check(family, rng) for _ in range(rounds) for check in (level_agrees, heights_agree))


def test_first_principles():
    assert agrees_with_gravity(FAMILY, 11, 6)


@pytest.mark.parametrize("regime", [regime.name for regime in FAMILY.regimes])
def test_redundant_laws_agree(regime):
    assert not inconsistencies(FAMILY, regime)


@pytest.mark.slow
def test_every_mutation_is_noticed(record_property):
    alive = unnoticed(FAMILY, CASES, agrees_with_gravity, record_property)
    assert alive == []


# -- traps ------------------------------------------------------------------------------------


def test_forty_five_degrees_is_best_on_level_ground_only():
    """From a height a flatter throw goes farther (found by integration)."""
    v, g, h = 12.0, 9.8, 15.0

    def reach(angle, height):
        path = throw(v, math.radians(angle), g, height)
        return path.at(path.landing)[0]

    assert max(range(20, 71), key=lambda angle: reach(angle, 0.0)) == 45
    assert max(range(20, 71), key=lambda angle: reach(angle, h)) < 40
    for angle in (35.0, 45.0):
        given = {"v_0": v, "theta": math.radians(angle), "g": g}
        level = registry.system("projectile", "level_ground").settle(given)
        high = registry.system("projectile", "up_from_height").settle({**given, "h_0": h})
        assert level["R"] == pytest.approx(reach(angle, 0.0), rel=1e-4)
        assert high["R"] == pytest.approx(reach(angle, h), rel=1e-4)


@pytest.mark.parametrize(("height", "fits"), [(19.9, True), (20.1, False)])
def test_only_heights_below_the_top_are_passed(height, fits):
    """20 m/s upward with g = 10 reach 20 m."""
    given = {"v_0": 25.0, "theta": math.atan2(4, 3), "g": 10.0, "y_p": height}
    system = registry.system("projectile", "passes_twice")
    assert system.admits(system.settle(given)) is fits


# -- sign conventions -------------------------------------------------------------------------


def stated(name, regime, given):
    convention = next(c for c in FAMILY.conventions if c.name == name)
    assert not convention.regimes or regime in convention.regimes
    world = registry.system("projectile", regime).settle(given)
    factors = {str(s.name): factor for s, factor in convention.factors.items()}
    return {name: value * factors.get(name, 1.0) for name, value in world.items()}


def test_downward_axis():
    told = stated("downward positive", "horizontal_moment", {"v_0": 15.0, "t_el": 2.0, "g": 10.0})
    assert told["v_yt"] == pytest.approx(20)
    assert told["Delta_y"] == pytest.approx(20)


@pytest.mark.parametrize(
    ("name", "vertical", "angle"),
    [("upward positive, thrown down", -10, 30),
     ("upward positive, angle below with its sign", -10, -30),
     ("downward positive, thrown down", 10, 30)],
)  # fmt: skip
def test_axes_for_a_throw_below_the_horizontal(name, vertical, angle):
    given = {"h_0": 40.0, "v_0": 20.0, "theta": math.radians(30), "g": 10.0}
    told = stated(name, "down_from_height", given)
    assert told["v_0y"] == pytest.approx(vertical)
    assert told["theta"] == pytest.approx(math.radians(angle))
    sense = math.copysign(1, told["a_y"])
    assert told["v_fy"] == pytest.approx(told["v_0y"] + sense * 10 * told["t_flight"])


# -- pictures ---------------------------------------------------------------------------------


@pytest.mark.parametrize("mirrored", [False, True])
@pytest.mark.parametrize("kind", FAMILY.kinds, ids=lambda kind: kind.name)
def test_scene_shows_every_given_and_only_givens(kind, mirrored):
    rng = random.Random(3)
    for _ in range(3):
        values = given_of(FAMILY, kind, rng)
        for frame in ("before", "after"):
            scene = FAMILY.draw(SceneInput(kind.regime, values, {}, frame, mirrored))
            shown = scene.quantities()
            assert set(shown) <= set(values)
            assert len(shown) == len(set(shown))
            if frame == "before":
                assert set(shown) == set(values)
            for part in scene.parts:
                if isinstance(part, AngleMark):
                    span = (part.end - part.start) % 360
                    assert span == pytest.approx(math.degrees(values[part.quantity]))


@pytest.mark.parametrize("mirrored", [False, True])
@pytest.mark.parametrize("kind", FAMILY.kinds, ids=lambda kind: kind.name)
def test_launches_point_along_their_angles(kind, mirrored):
    values = given_of(FAMILY, kind, random.Random(5))
    scene = FAMILY.draw(SceneInput(kind.regime, values, {}, "before", mirrored))
    below = kind.regime.startswith("down")
    for arrow in (part for part in scene.parts if isinstance(part, Arrow)):
        across, up = arrow.head[0] - arrow.tail[0], arrow.head[1] - arrow.tail[1]
        angle = math.atan2(up, -across if mirrored else across)
        allowed = [values.get("theta", 0.0) * (-1 if below else 1), values.get("theta_b", 99.0)]
        assert any(angle == pytest.approx(a, abs=1e-9) for a in allowed)


@pytest.mark.parametrize("kind", FAMILY.kinds, ids=lambda kind: kind.name)
def test_lengths_are_to_scale_or_broken(kind):
    rng = random.Random(4)
    for _ in range(6):
        values = given_of(FAMILY, kind, rng)
        scene = FAMILY.draw(SceneInput(kind.regime, values, {}))
        scales = {
            round(math.dist(p.start, p.end) / values[p.quantity], 6)
            for p in scene.parts
            if isinstance(p, Dimension) and not p.broken
        }
        assert len(scales) <= 1


@pytest.mark.parametrize("regime", [regime.name for regime in FAMILY.regimes])
def test_every_regime_draws(regime):
    values = {"v_0": 20.0, "theta": 0.6, "h_0": 20.0, "x_t": 12.0, "y_w": 3.0}
    for frame in ("before", "after"):
        assert FAMILY.draw(SceneInput(regime, values, {}, frame)).parts
