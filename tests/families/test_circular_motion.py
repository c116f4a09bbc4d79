"""Circular motion against hand-worked cases and against vectors, differentiated and balanced."""

from __future__ import annotations

import math
import random

import pytest
import sympy
from families.circling import Loop, bank_with_friction, leaning, on_circle
from families.draws import given_of, names_of
from families.mutation import inconsistencies, unnoticed
from families.textbook import cases_covering, failures, law_failures, load

from wmw.core import registry
from wmw.core.family import Family, in_regime
from wmw.core.scene import AngleMark, Arrow, Dimension, SceneInput
from wmw.core.system import System

FAMILY = registry.family("circular_motion")
CASES = load("circular_motion")


@pytest.mark.parametrize("case", CASES, ids=lambda case: case.name)
def test_textbook_case(case):
    assert not list(failures(FAMILY, case))


@pytest.mark.parametrize("law", FAMILY.laws, ids=lambda law: law.name)
def test_every_law_meets_a_hand_worked_case(law):
    assert cases_covering(law, CASES)
    assert not list(law_failures(law, CASES))


@pytest.mark.parametrize("case", CASES, ids=lambda case: case.name)
def test_a_hand_worked_world_is_admitted(case):
    system = registry.system("circular_motion", case.regime)
    world = system.settle(case.givens)
    assert system.admits(world)
    assert not list(system.violated(world, 1e-5))


# -- first principles -------------------------------------------------------------------------


def _near(world, tolerance=1e-4, **expected):
    return all(
        name in world and abs(world[name] - value) < tolerance * max(1e-3, abs(value))
        for name, value in expected.items()
    )


def level_circles_agree(family: Family, rng) -> bool:
    """Differentiate positions twice; balance the vectors of road, wall and string numerically."""
    radius, rate, mass = rng.uniform(0.5, 30), rng.uniform(0.05, 0.6), rng.uniform(0.2, 60)
    g = rng.choice([9.8, 9.81, 10.0])
    speed, inward = on_circle(radius, rate)
    base = {"r": radius, "m": mass, "g": g}

    def solved(regime, **given):
        return System(family, regime).solve({**base, **given}).world

    moving = {"v": speed, "a_c": inward, "F_c": mass * inward}
    world = solved("uniform", f_rot=rate, n_rev=3.0)
    if not _near(
        world, **moving, T_rev=1 / rate, t=3 / rate, s_path=3 * 2 * math.pi * radius, d=2 * radius
    ):
        return False
    for regime in ("on_a_smooth_table", "whirled_horizontally"):
        if not _near(solved(regime, f_rot=rate), F_T=mass * inward):
            return False
    needed = inward / g
    flat = solved("flat_curve", v=speed, mu_s=needed)
    if not _near(
        flat, F_f=mass * inward, mu_min=needed, v_max=speed, F_fmax=mass * inward, N=mass * g
    ):
        return False
    if not _near(
        solved("rotor_wall", v=speed, mu_s=1 / needed),
        N=mass * inward,
        F_f=mass * g,
        mu_min=1 / needed,
        v_min=speed,
    ):
        return False
    size, lean = leaning(mass, g, mass * inward)
    if lean < math.radians(80):
        if not _near(solved("banked_curve", v=speed), theta=lean, N=size):
            return False
        length = radius / math.sin(lean)
        cone = (
            System(family, "conical_pendulum")
            .solve({"L": length, "m": mass, "g": g, "theta": lean})
            .world
        )
        if not _near(
            cone, F_T=size, **moving, r=radius, T_rev=1 / rate, h_cone=length * math.cos(lean)
        ):
            return False
    lean, mu = math.radians(rng.uniform(15, 35)), rng.uniform(0.05, 0.2)
    rough = solved("banked_curve_with_friction", theta=lean, mu_s=mu)
    fast, slow, free = (
        bank_with_friction(mass, g, radius, lean, mu * x, y) for x, y in ((1, 1), (1, -1), (0, 1))
    )
    if not _near(rough, v_max=fast, v_min=slow, v_d=free):
        return False
    for regime, limit in (
        ("banked_curve_at_its_greatest_speed", fast),
        ("banked_curve_at_its_least_speed", slow),
    ):
        found = solved(regime, theta=lean, mu_s=mu)
        if not _near(found, v=limit, F_c=mass * limit**2 / radius):
            return False
    twice, more = on_circle(radius, 2 * rate)
    compared = (
        System(family, "speed_changed")
        .solve({"r": radius, "m": mass, "v_1": speed, "v_2": twice, "g": g})
        .world
    )
    if not _near(
        compared, a_1=inward, a_2=more, k_a=more / inward, k_F=more / inward, F_2=mass * more
    ):
        return False
    outer, further = on_circle(1.7 * radius, rate)
    pair = (
        System(family, "two_radii")
        .solve({"r_1": radius, "r_2": 1.7 * radius, "T_rev": 1 / rate, "m": mass, "g": g})
        .world
    )
    if not _near(
        pair, v_1=speed, v_2=outer, a_1=inward, a_2=further, k_v=outer / speed, k_F=further / inward
    ):
        return False
    _, gentler = on_circle(1.7 * radius, rate / 1.7)
    wide = (
        System(family, "radius_changed")
        .solve({"r_1": radius, "r_2": 1.7 * radius, "v": speed, "m": mass, "g": g})
        .world
    )
    return _near(wide, a_1=inward, a_2=gentler, k_F=gentler / inward)


def vertical_circles_agree(family: Family, rng) -> bool:
    """Integrate the motion round a vertical circle and read off speeds and forces."""
    radius, mass, g = rng.uniform(0.4, 3), rng.uniform(0.2, 5), rng.choice([9.8, 9.81, 10.0])
    speed = math.sqrt(g * radius) * rng.uniform(1.05, 2)
    loop = Loop(radius, g, mass, speed)
    side, low = loop.time_at(math.pi / 2), loop.time_at(math.pi)
    seen = {
        "v_bottom": loop.speed(low),
        "v_side": loop.speed(side),
        "F_bottom": loop.push(low),
        "F_side": loop.push(side),
        "F_top": loop.push(0.0),
    }
    base = {"r": radius, "m": mass, "g": g, "v_top": speed}
    for regime, pull in (("string_top", "F_T"), ("loop_track_top", "N"), ("rod_top", "F_T")):
        world = System(family, regime).solve(base).world
        if not _near(world, 1e-3, **seen, v=speed, **{pull: seen["F_top"]}):
            return False
    for regime, pull in (
        ("string_bottom", "F_T"),
        ("loop_track_bottom", "N"),
        ("rod_bottom", "F_T"),
    ):
        world = System(family, regime).solve(base).world
        if not _near(world, 1e-3, v=seen["v_bottom"], **{pull: seen["F_bottom"]}):
            return False
    # the least speeds: no force at the top, or no speed there
    limit = math.sqrt(g * radius)
    edge = Loop(radius, g, mass, limit)
    if abs(edge.push(0.0)) > 1e-3 * mass * g:
        return False
    rest = Loop(radius, g, mass, 1e-3 * limit)
    string, rod = (System(family, regime).solve(base).world for regime in ("string_top", "rod_top"))
    if not _near(string, 1e-3, v_min=limit, v_bmin=edge.speed(edge.time_at(math.pi))):
        return False
    edge_low = edge.time_at(math.pi)
    for regime, seen_speed in (
        ("string_top_just_taut", limit),
        ("loop_track_top_just_on", limit),
        ("string_bottom_just_taut", edge.speed(edge_low)),
        ("loop_track_bottom_just_on", edge.speed(edge_low)),
    ):
        world = System(family, regime).solve({"r": radius, "m": mass, "g": g}).world
        if not _near(world, 1e-3, v=seen_speed, v_min=limit, F_bottom=edge.push(edge_low)):
            return False
    if not _near(rod, 1e-3, v_bmin=rest.speed(rest.time_at(math.pi))):
        return False
    # started from rest at a height: it falls freely of friction to the bottom
    height = loop.speed(low) ** 2 / (2 * g)
    track = System(family, "loop_track_top").solve(base).world
    least = edge.speed(edge.time_at(math.pi)) ** 2 / (2 * g)
    if not _near(track, 1e-3, h_start=height, h_min=least):
        return False
    even, inward = on_circle(radius, speed / (2 * math.pi * radius))
    for regime, force in (
        ("whirled_steadily_top", inward - g),
        ("whirled_steadily_bottom", inward + g),
    ):
        world = System(family, regime).solve({"r": radius, "m": mass, "g": g, "v": even}).world
        if not _near(
            world, 1e-3, F_T=mass * force, F_top=mass * (inward - g), F_bottom=mass * (inward + g)
        ):
            return False
    slow, inward = on_circle(radius, 0.7 * limit / (2 * math.pi * radius))
    for regime, sign in (("over_a_hill", -1), ("through_a_dip", 1)):
        world = System(family, regime).solve({"r": radius, "m": mass, "g": g, "v": slow}).world
        if not _near(world, 1e-3, N=mass * (g + sign * inward)):
            return False
    if not _near(
        System(family, "over_a_hill").solve({"r": radius, "g": g}).world, 1e-3, v_max=limit
    ):
        return False
    wheel = System(family, "ferris_wheel").solve({"r": radius, "m": mass, "g": g, "v": slow}).world
    return _near(wheel, 1e-3, F_top=mass * (g - inward), F_bottom=mass * (g + inward))


def agrees_with_vectors(family: Family) -> bool:
    rng = random.Random(3)
    return level_circles_agree(family, rng) and vertical_circles_agree(family, rng)


def test_level_circles_agree_with_differentiated_positions_and_balanced_vectors():
    rng = random.Random(31)
    assert all(level_circles_agree(FAMILY, rng) for _ in range(8))


def test_vertical_circles_agree_with_the_integrated_motion():
    rng = random.Random(32)
    assert all(vertical_circles_agree(FAMILY, rng) for _ in range(4))


@pytest.mark.parametrize("case", CASES, ids=lambda case: case.name)
def test_forces_leave_the_centripetal_force(case):
    """The declared force vectors add up to m a toward the center: it is no further force."""
    system = System(FAMILY, case.regime)
    world = system.settle(case.givens)
    forces = [f for f in FAMILY.forces if in_regime(f.regimes, case.regime) and f.target == "body"]
    forces = [f for f in forces if f.acts is None or system.holds(f.acts, world)]
    sizes = [system.value(f.magnitude, world) for f in forces]
    if "F_c" not in world or any(size is None for size in sizes) or len(forces) < 2:
        return
    if case.regime == "whirled_horizontally":  # its weight is left out of account
        return
    total = [0.0, 0.0]
    for force, size in zip(forces, sizes, strict=True):
        direction = next(d for d in FAMILY.directions if d.name == force.direction)
        for axis in (0, 1):
            total[axis] += size * system.value(sympy.sympify(direction.vector[axis]), world)
    assert total == pytest.approx(
        [world["F_c"] * world[c] for c in ("c_x", "c_y")], abs=2e-3 * world["W"]
    )


@pytest.mark.parametrize("regime", [regime.name for regime in FAMILY.regimes])
def test_redundant_laws_agree(regime):
    assert not inconsistencies(FAMILY, regime)


@pytest.mark.slow
def test_every_mutation_is_noticed(record_property):
    alive = unnoticed(FAMILY, CASES, agrees_with_vectors, record_property)
    assert alive == []


# -- borders ----------------------------------------------------------------------------------


@pytest.mark.parametrize(("speed", "regime"), [(19.7, "flat_curve"), (19.9, "flat_curve_too_fast")])
def test_the_limit_of_friction_separates_holding_from_skidding(speed, regime):
    given = {"r": 50.0, "mu_s": 0.8, "v": speed, "g": 9.8}  # v_max = 19.80
    fits = {
        name
        for name in ("flat_curve", "flat_curve_too_fast")
        if (system := registry.system("circular_motion", name)).admits(system.solve(given).world)
    }
    assert fits == {regime}


# -- pictures ---------------------------------------------------------------------------------


class Completed(dict):
    """Givens, with the rest of the scene behind them, as the generator hands them over."""

    def __init__(self, givens, regime):
        super().__init__(givens)
        self._regime = regime

    def __missing__(self, name):
        rng = random.Random(1)
        system = registry.system("circular_motion", self._regime)
        for _ in range(50):
            world = system.complete({"g": 9.8, **self}, rng)
            if world is not None:
                return world[name]
        raise AssertionError(name)


@pytest.mark.parametrize("mirrored", [False, True])
@pytest.mark.parametrize("kind", FAMILY.kinds, ids=lambda kind: kind.name)
def test_scene_shows_every_given_and_no_result(kind, mirrored):
    rng = random.Random(3)
    for _ in range(4):
        values = given_of(FAMILY, kind, rng)
        for frame in ("before", "after"):
            scene = FAMILY.draw(
                SceneInput(
                    kind.regime,
                    Completed(values, kind.regime),
                    names_of(FAMILY, kind.regime),
                    frame,
                    mirrored,
                )
            )
            assert sorted(scene.quantities()) == sorted(str(s.name) for s in kind.givens)
            scales = set()
            for part in scene.parts:
                if isinstance(part, AngleMark):
                    assert (part.end - part.start) % 360 == pytest.approx(
                        math.degrees(values["theta"])
                    )
                if isinstance(part, Arrow):
                    assert part.role in ("velocity", "motion")
                if isinstance(part, Dimension) and not part.broken:
                    scales.add(round(math.dist(part.start, part.end) / values[part.quantity], 6))
            assert len(scales) <= 1


@pytest.mark.parametrize("regime", [regime.name for regime in FAMILY.regimes])
def test_every_regime_draws(regime):
    scene = FAMILY.draw(SceneInput(regime, Completed({"m": 1.0}, regime), names_of(FAMILY, regime)))
    assert scene.parts
