"""Buoyancy against hand-worked cases and against the pressure added up over the body's surface."""

from __future__ import annotations

import math
import random

import pytest
from families.draws import given_of
from families.hydrostatics import Liquids, at_rest, box_lift, sphere_below, sphere_lift
from families.mutation import inconsistencies, unnoticed
from families.textbook import cases_covering, failures, law_failures, load

from wmw.core import registry
from wmw.core.family import Family, in_regime
from wmw.core.scene import Arrow, Dimension, Polygon, SceneInput
from wmw.core.system import System

FAMILY = registry.family("buoyancy")
CASES = load("buoyancy")
DEEP = math.inf


@pytest.mark.parametrize("case", CASES, ids=lambda case: case.name)
def test_textbook_case(case):
    assert not list(failures(FAMILY, case))


@pytest.mark.parametrize("law", FAMILY.laws, ids=lambda law: law.name)
def test_every_law_meets_a_hand_worked_case(law):
    assert cases_covering(law, CASES)
    assert not list(law_failures(law, CASES))


@pytest.mark.parametrize("case", CASES, ids=lambda case: case.name)
def test_a_hand_worked_world_is_admitted(case):
    system = registry.system("buoyancy", case.regime)
    assert system.admits(system.solve({**case.givens}).world)


# -- first principles -------------------------------------------------------------------------


def floating_agrees(family: Family, rng: random.Random) -> bool:
    """A ball and a box find their own depth, in one liquid and in another."""
    g, radius = rng.choice([9.8, 9.81, 10.0]), rng.uniform(0.05, 0.3)
    first, second = rng.uniform(800, 1300), rng.uniform(800, 1300)
    density = min(first, second) * rng.uniform(0.3, 0.9)
    volume = float(sphere_below(-radius, radius))
    mass = density * volume
    below = []
    for liquid in (first, second):
        sea = Liquids([(DEEP, liquid)], g)
        centre = at_rest(lambda z, sea=sea: sphere_lift(sea, z, radius), mass * g, -radius, radius)
        below.append(sphere_below(centre, radius))
    world = (
        System(family, "floats")
        .solve({"rho_b": density, "rho_f": first, "V_b": volume, "g": g})
        .world
    )
    if not _near(world, F_b=mass * g, V_sub=below[0], f_sub=below[0] / volume,
                 V_above=volume - below[0], m_d=first * below[0]):  # fmt: skip
        return False
    given = {"rho_f": first, "rho_2": second, "V_b": volume, "f_sub": below[0] / volume, "g": g}
    world = System(family, "floats_in_two_liquids").solve(given).world
    if not _near(world, f_2=below[1] / volume, V_2=below[1], F_2=mass * g):
        return False
    area, tall = rng.uniform(0.01, 0.2), rng.uniform(0.05, 0.4)
    sea, other = (Liquids([(DEEP, liquid)], g) for liquid in (first, second))
    weight = density * area * tall * g
    deep = -at_rest(lambda z: box_lift(sea, z, area, tall), weight, -tall, 0.0)
    deeper = -at_rest(lambda z: box_lift(other, z, area, tall), weight, -tall, 0.0)
    given = {"rho_b": density, "rho_f": first, "A": area, "h": tall, "g": g}
    for regime in ("floats", "floats_in_two_liquids"):
        world = System(family, regime).solve({**given, "rho_2": second}).world
        if not _near(world, h_sub=deep, h_above=tall - deep, F_b=weight):
            return False
    if not _near(world, h_2=deeper, dh=deeper - deep):
        return False
    side = tall
    deep = -at_rest(lambda z: box_lift(sea, z, side * side, side), density * side**3 * g, -side, 0)
    world = (
        System(family, "floating_cube").solve({"rho_b": density, "rho_f": first, "h": side}).world
    )
    return _near(world, h_sub=deep, m_b=density * side**3)


def submerged_agrees(family: Family, rng: random.Random) -> bool:
    """A ball deep in the liquid: lifted by the difference of pressure, held by what is left."""
    g, radius, liquid = rng.choice([9.8, 10.0]), rng.uniform(0.03, 0.2), rng.uniform(800, 1300)
    second = rng.uniform(700, 1300)
    volume = float(sphere_below(-radius, radius))
    lift = sphere_lift(Liquids([(DEEP, liquid)], g), -radius - rng.uniform(0.1, 3), radius)
    other = sphere_lift(Liquids([(DEEP, second)], g), -radius - rng.uniform(0.1, 3), radius)
    heavy, light = liquid * rng.uniform(1.5, 8), liquid * rng.uniform(0.2, 0.9)
    base = {"V_b": volume, "rho_f": liquid, "g": g}
    weight = heavy * volume * g
    ball = {"rho_f": liquid, "g": g, "rho_b": heavy, "D_s": 2 * radius}
    if not _near(System(family, "hangs_in_liquid").solve(ball).world, V_b=volume, F_b=lift):
        return False
    world = System(family, "hangs_in_liquid").solve({**base, "rho_b": heavy}).world
    if not _near(world, F_b=lift, T=weight - lift, W_app=weight - lift,
                 m_app=(weight - lift) / g, a_0=(weight - lift) * g / weight):  # fmt: skip
        return False
    given = {"W": weight, "W_app": weight - lift, "rho_f": liquid, "g": g}
    world = System(family, "hangs_in_liquid").solve(given).world
    if not _near(world, V_b=volume, rho_b=heavy, m_d=lift / g):
        return False
    world = System(family, "lies_on_the_bottom").solve({**base, "rho_b": heavy}).world
    if not _near(world, N=weight - lift, F_b=lift):
        return False
    world = (
        System(family, "weighed_in_two_liquids").solve({**given, "W_app2": weight - other}).world
    )
    if not _near(world, rho_2=second, V_b=volume, rho_b=heavy, F_2=other):
        return False
    weight = light * volume * g
    world = System(family, "held_under").solve({**base, "rho_b": light}).world
    return _near(world, T=lift - weight, a_0=(lift - weight) * g / weight, f_free=light / liquid)


def layered_and_loaded_agree(family: Family, rng: random.Random) -> bool:
    """A box at the boundary of two liquids, and a box that carries a load."""
    g = rng.choice([9.8, 10.0])
    upper, lower = rng.uniform(600, 850), rng.uniform(950, 1300)
    density = upper + (lower - upper) * rng.uniform(0.15, 0.85)
    area, tall = rng.uniform(0.05, 0.4), rng.uniform(0.1, 0.4)
    cover = 2 * tall
    pool = Liquids([(cover, upper), (DEEP, lower)], g)
    weight = density * area * tall * g
    bottom = at_rest(lambda z: box_lift(pool, z, area, tall), weight, -cover - tall, -cover)
    for one, two in ((lower, upper), (upper, lower)):
        given = {"rho_b": density, "rho_f": one, "rho_2": two, "A": area, "h": tall, "g": g}
        world = System(family, "floats_between_liquids").solve(given).world
        below, above = -cover - bottom, tall + cover + bottom
        if not _near(world, h_low=below, h_up=above, F_b=weight,
                     f_low=below / tall, V_up=area * above):  # fmt: skip
            return False
    sea = Liquids([(DEEP, lower)], g)
    wood = lower * rng.uniform(0.3, 0.7)
    own = wood * area * tall
    limit = box_lift(sea, -tall, area, tall) / g - own
    load = limit * rng.uniform(0.2, 0.9)
    empty = -at_rest(lambda z: box_lift(sea, z, area, tall), own * g, -tall, 0.0)
    deep = -at_rest(lambda z: box_lift(sea, z, area, tall), (own + load) * g, -tall, 0.0)
    given = {"A": area, "h": tall, "rho_b": wood, "rho_f": lower, "g": g}
    world = System(family, "loaded_raft").solve({**given, "m_L": load}).world
    if not _near(world, m_max=limit, h_0=empty, h_sub=deep, dh=deep - empty, h_above=tall - deep,
                 F_b=(own + load) * g, V_sub=area * deep, f_above=1 - deep / tall):  # fmt: skip
        return False
    return _near(System(family, "overloaded_raft").solve(given).world, m_max=limit, m_b=own)


def agrees_with_pressure(family: Family, seed: int = 3, rounds: int = 1) -> bool:
    rng = random.Random(seed)
    return all(
        check(family, rng)
        for _ in range(rounds)
        for check in (floating_agrees, submerged_agrees, layered_and_loaded_agree)
    )


def _near(world, **expected):
    return all(
        name in world and abs(world[name] - value) < 1e-5 * max(abs(value), 1e-9)
        for name, value in expected.items()
    )


def test_first_principles():
    assert agrees_with_pressure(FAMILY, 11, 6)


@pytest.mark.parametrize("regime", [regime.name for regime in FAMILY.regimes])
def test_redundant_laws_agree(regime):
    assert not inconsistencies(FAMILY, regime)


@pytest.mark.slow
def test_every_mutation_is_noticed(record_property):
    alive = unnoticed(FAMILY, CASES, agrees_with_pressure, record_property)
    assert alive == []


@pytest.mark.parametrize("case", CASES, ids=lambda case: case.name)
def test_declared_forces_balance(case):
    """The vectors of all forces on the body, or on the raft, add up to nothing.

    Those on a body let go add up to the net force worked by hand, for nothing holds it at rest.
    """
    if case.regime in ("weighed_in_two_liquids", "floats_between_liquids", "overloaded_raft"):
        return
    system = registry.system("buoyancy", case.regime)
    world = system.settle(case.givens)
    total = largest = 0.0
    for force in FAMILY.forces:
        if not in_regime(force.regimes, case.regime):
            continue
        if force.acts is not None and not system.holds(force.acts, world):
            continue
        size = system.value(force.magnitude, world)
        if size is None:
            return
        direction = next(d for d in FAMILY.directions if d.name == force.direction)
        total += size * direction.vector[1]
        largest = max(largest, size)
    net = case.expect["F_net"].si if "F_net" in case.expect else 0.0
    if case.outcomes.get("way_when_let_go") == "down":
        net = -net
    assert abs(total - net) <= 1e-6 * largest  # nothing is judged where several states are told


# -- borders ----------------------------------------------------------------------------------


@pytest.mark.parametrize(("density", "regime"), [(990.0, "floats"), (1010.0, "lies_on_the_bottom")])
def test_the_density_of_the_liquid_separates_floating_from_sinking(density, regime):
    fits = {
        name
        for name in ("floats", "lies_on_the_bottom")
        if (system := registry.system("buoyancy", name)).admits(
            system.solve({"rho_b": density, "rho_f": 1000.0, "V_b": 1e-3, "g": 9.8}).world
        )
    }
    assert fits == {regime}


@pytest.mark.parametrize(("load", "regime"), [(299.0, "loaded_raft"), (301.0, "overloaded_raft")])
def test_the_greatest_load_separates_the_regimes(load, regime):
    given = {"A": 2.0, "h": 0.3, "rho_b": 500.0, "rho_f": 1000.0, "m_L": load, "g": 9.8}
    fits = {
        name
        for name in ("loaded_raft", "overloaded_raft")
        if (system := registry.system("buoyancy", name)).admits(system.solve(given).world)
    }
    assert fits == {regime}


# -- pictures ---------------------------------------------------------------------------------


@pytest.mark.parametrize("mirrored", [False, True])
@pytest.mark.parametrize("kind", FAMILY.kinds, ids=lambda kind: kind.name)
def test_scene_shows_every_given_and_never_the_depth(kind, mirrored):
    rng = random.Random(3)
    names = {
        role.name: (role.written or role.words)[0]
        for role in FAMILY.roles
        if in_regime(role.regimes, kind.regime)
    }
    for _ in range(3):
        values = given_of(FAMILY, kind, rng)
        scene = FAMILY.draw(SceneInput(kind.regime, values, names, "before", mirrored))
        assert sorted(scene.quantities()) == sorted(values)
        assert not [p for p in scene.parts if isinstance(p, Arrow)]
        assert all(p.broken for p in scene.parts if isinstance(p, Dimension))
        liquid = next(p for p in scene.parts if isinstance(p, Polygon) and p.body == "liquid"
                      ) if kind.regime != "floats_between_liquids" else None  # fmt: skip
        body = next(p for p in scene.parts if isinstance(p, Polygon) and p.body in ("body", "raft"))
        if liquid is None:
            continue
        surface = max(y for _, y in liquid.points)
        low, high = (f(y for _, y in body.points) for f in (min, max))
        inside = (
            min(x for x, _ in liquid.points) < body.points[0][0] < max(x for x, _ in liquid.points)
        )
        if inside and high > surface:  # only a given fraction is drawn
            assert (surface - low) / (high - low) == pytest.approx(values["f_sub"])


@pytest.mark.parametrize("regime", [regime.name for regime in FAMILY.regimes])
def test_every_regime_draws(regime):
    system = registry.system("buoyancy", regime)
    rng = random.Random(8)
    drawn = 0
    for _ in range(200):
        world = system.complete({"g": 9.8}, rng)
        if world is None or drawn == 3:
            continue
        keep = {str(s.name) for kind in FAMILY.kinds for s in kind.givens}
        values = {name: value for name, value in world.items() if name in keep}
        assert FAMILY.draw(SceneInput(regime, values, {})).parts
        drawn += 1
    assert drawn
