"""Springs against hand-worked cases and against Newton's second law, integrated in time."""

from __future__ import annotations

import math
import random

import pytest
from families.draws import given_of
from families.mutation import inconsistencies, unnoticed
from families.newton_springs import (
    place_after,
    speed_at,
    stretch_in_parallel,
    stretch_in_series,
    turn,
    work,
)
from families.textbook import cases_covering, failures, law_failures, load

from wmw.core.family import Family, in_regime
from wmw.core.scene import Arrow, Dimension, SceneInput
from wmw.core.system import System
from wmw.families.spring import FAMILY

CASES = load("spring")


@pytest.mark.parametrize("case", CASES, ids=lambda case: case.name)
def test_textbook_case(case):
    assert not list(failures(FAMILY, case))


@pytest.mark.parametrize("law", FAMILY.laws, ids=lambda law: law.name)
def test_every_law_meets_a_hand_worked_case(law):
    assert cases_covering(law, CASES)
    assert not list(law_failures(law, CASES))


@pytest.mark.parametrize("case", CASES, ids=lambda case: case.name)
def test_a_hand_worked_world_is_admitted(case):
    system = System(FAMILY, case.regime)
    assert system.admits(system.settle(case.givens))


# -- first principles -------------------------------------------------------------------------


def _near(world, **expected):
    return all(
        name in world and abs(world[name] - value) < 2e-4 * max(abs(value), 1e-3)
        for name, value in expected.items()
    )


def _oscillations_agree(family: Family, rng: random.Random) -> bool:
    m, k, g = rng.uniform(0.2, 3), rng.uniform(50, 600), rng.choice([9.8, 9.81, 10.0])
    a = rng.uniform(0.04, 0.2)
    x, t = a * rng.uniform(0.2, 0.8), rng.uniform(0.1, 1.0)

    def pull(place, _):
        return -k * place

    half, _ = turn(pull, m, a)
    base = {"m": m, "k": k, "A": a, "g": g}
    world = System(family, "oscillates").solve({**base, "x_P": x}).world
    top = speed_at(pull, m, a, 0.0)
    if not _near(
        world,
        T=2 * half,
        f=0.5 / half,
        omega=math.pi / half,
        v_max=top,
        v_P=speed_at(pull, m, a, x),
        F_max=-pull(a, 0),
        a_max=-pull(a, 0) / m,
        F_P=-pull(x, 0),
        a_P=-pull(x, 0) / m,
        E=work(lambda place: -pull(place, 0), 0, a),
        K_max=m * top**2 / 2,
        U_P=work(lambda place: -pull(place, 0), 0, x),
    ):
        return False
    place, speed = place_after(pull, m, a, 0.0, t)
    world = System(family, "oscillates_at_time").solve({**base, "t": t}).world
    if not _near(
        world, x_t=place, v_t=speed, s_t=abs(speed), a_t=pull(place, 0) / m, F_t=pull(place, 0)
    ):
        return False

    def hung(place, _):  # stretch counted downward from the natural length
        return m * g - k * place

    rest = stretch_in_series(m * g, [k])
    half, top = turn(hung, m, rest + a)
    world = System(family, "oscillates_vertically").solve({**base, "x_P": x, "L_0": 1.0}).world
    if not _near(
        world,
        Delta_x=rest,
        T=2 * half,
        v_max=speed_at(hung, m, rest + a, rest),
        v_P=speed_at(hung, m, rest + a, rest + x),
        F_max=k * (rest + a),
        F_min=k * top,
        a_max=-hung(rest + a, 0) / m,
        x_max=rest + a,
        L_max=1 + rest + a,
        L_min=1 + top,
        U_max=work(lambda place: k * place, 0, rest + a),
    ):
        return False
    half, low = turn(hung, m, 0.0)
    world = System(family, "released_from_natural_length").solve({**base, "x_P": x, "L_0": 1.0})
    del base["A"]
    world = (
        System(family, "released_from_natural_length")
        .solve({**base, "x_P": 0.6 * low, "L_0": 1.0, "H": 2.0})
        .world
    )
    return _near(
        world,
        x_max=low,
        x_eq=rest,
        T=2 * half,
        v_max=speed_at(hung, m, 0.0, rest),
        v_P=speed_at(hung, m, 0.0, 0.6 * low),
        F_max=k * low,
        a_max=-hung(low, 0) / m,
        L_max=1 + low,
        L=1 + rest,
        gap=2 - low,
    )


def _falls_agree(family: Family, rng: random.Random) -> bool:
    m, k, g = rng.uniform(0.2, 3), rng.uniform(150, 900), rng.choice([9.8, 9.81, 10.0])
    h = rng.uniform(0.1, 0.8)

    def net(place, _):  # place counted downward from the free end of the spring
        return m * g - k * max(place, 0.0)

    _, low = turn(net, m, -h)
    rest = stretch_in_series(m * g, [k])
    world = System(family, "dropped_on").solve({"m": m, "k": k, "g": g, "h": h}).world
    return _near(
        world,
        x_max=low,
        x_eq=rest,
        A=low - rest,
        v_c=speed_at(net, m, -h, 0.0),
        v_max=speed_at(net, m, -h, rest),
        F_max=k * low,
        a_max=-net(low, 0) / m,
        H_tot=h + low,
    )


def _pushes_agree(family: Family, rng: random.Random) -> bool:
    m, k, g = rng.uniform(0.2, 3), rng.uniform(150, 900), rng.choice([9.8, 9.81, 10.0])
    x, mu = rng.uniform(0.12, 0.25), rng.uniform(0.05, 0.3)
    base = {"m": m, "k": k, "g": g, "Delta_x": x}

    def free(place, _):  # place counted from the natural length, the spring on the negative side
        return -k * min(place, 0.0)

    launched = speed_at(free, m, -x, 0.0)
    world = System(family, "launch").solve({**base, "x_P": 0.4 * x}).world
    time, _ = turn(lambda place, _: -k * place, m, -x)
    if not _near(
        world,
        v_f=launched,
        v_P=speed_at(free, m, -x, -0.4 * x),
        a_max=free(-x, 0) / m,
        t_q=time / 2,
    ):
        return False
    grip = mu * m * g
    _, end = turn(lambda place, v: -grip if place > 0 else free(place, v), m, -x)
    world = System(family, "launch_rough_patch").solve({**base, "mu_k": mu}).world
    if not _near(world, d=end, v_f=launched):
        return False
    if k * x > 2 * grip:
        _, end = turn(lambda place, v: free(place, v) - grip, m, -x)
        if end > 0.01:
            world = System(family, "launch_rough").solve({**base, "mu_k": mu}).world
            speed = speed_at(lambda place, v: free(place, v) - grip, m, -x, 0.0)
            if not _near(world, d=x + end, d_free=end, v_f=speed):
                return False

    def up(place, v):
        return free(place, v) - m * g

    if work(lambda place: up(place, 0), -x, 0.0) > 0.1:
        _, end = turn(up, m, -x)
        world = System(family, "launch_up").solve(base).world
        if not _near(world, h_max=x + end, h_free=end, v_f=speed_at(up, m, -x, 0.0)):
            return False
    v = rng.uniform(0.5, 3)
    del base["Delta_x"]
    time, end = turn(lambda place, _: -k * place, m, 0.0, v)
    world = System(family, "caught").solve({**base, "v_0": v, "x_P": 0.5 * end}).world
    half_way = speed_at(lambda place, _: -k * place, m, 0.0, 0.5 * end, v)
    if not _near(world, Delta_x=end, v_P=half_way, t_q=time, F_max=k * end, a_max=k * end / m):
        return False
    _, end = turn(lambda place, _: -k * place - grip, m, 0.0, v)
    world = System(family, "caught_rough").solve({**base, "v_0": v, "mu_k": mu}).world
    return _near(world, Delta_x=end)


def _joints_agree(family: Family, rng: random.Random) -> bool:
    k_1, k_2, m, g = rng.uniform(50, 300), rng.uniform(50, 300), rng.uniform(0.2, 3), 9.8
    count = rng.choice([2, 3, 4])
    load = m * g
    pairs = {
        "series": stretch_in_series(load, [k_1, k_2]),
        "parallel": stretch_in_parallel(load, [k_1, k_2]),
    }
    for name, stretch in pairs.items():
        for regime, given in ((name, {"F_s": load}), (f"{name}_hanging", {"g": g})):
            world = System(family, regime).solve({"k_1": k_1, "k_2": k_2, "m": m, **given}).world
            half, _ = turn(lambda place, _, s=stretch: -load / s * place, m, 0.1)
            parts = (
                (stretch_in_series(load, [k_1]), stretch_in_series(load, [k_2]))
                if name == "series"
                else (stretch, stretch)
            )
            energies = [
                work(lambda place, k=k: k * place, 0, part)
                for k, part in zip((k_1, k_2), parts, strict=True)
            ]
            if not _near(
                world,
                Delta_x=stretch,
                T=2 * half,
                F_1=k_1 * parts[0],
                F_2=k_2 * parts[1],
                U_1=energies[0],
                U_2=energies[1],
                U_s=sum(energies),
            ):
                return False
    alike = {
        "identical_series": stretch_in_series(load, [k_1] * count),
        "identical_parallel": stretch_in_parallel(load, [k_1] * count),
    }
    for name, stretch in alike.items():
        for regime, given in ((name, {"F_s": load}), (f"{name}_hanging", {"g": g})):
            world = System(family, regime).solve({"k": k_1, "n": count, "m": m, **given}).world
            if not _near(world, Delta_x=stretch, k_eq=load / stretch):
                return False
    # The whole spring is its pieces end to end: what constant must a piece have?
    world = System(family, "cut").solve({"k": k_1, "n": count, "m": m, "F_s": load}).world
    whole = stretch_in_series(load, [world["k_piece"]] * count)
    return _near(world, Delta_x=whole, x_piece=whole / count)


def agrees_with_newton(family: Family, seed: int = 3, rounds: int = 1) -> bool:
    """Compare the laws with motion integrated from forces, over random givens."""
    rng = random.Random(seed)
    return all(
        _oscillations_agree(family, rng)
        and _falls_agree(family, rng)
        and _pushes_agree(family, rng)
        and _joints_agree(family, rng)
        for _ in range(rounds)
    )


def test_motion_agrees_with_newton():
    assert agrees_with_newton(FAMILY, 5, 5)


@pytest.mark.parametrize("regime", [regime.name for regime in FAMILY.regimes])
def test_redundant_laws_agree(regime):
    assert not inconsistencies(FAMILY, regime)


@pytest.mark.slow
def test_every_mutation_is_noticed(record_property):
    alive = unnoticed(FAMILY, CASES, agrees_with_newton, record_property)
    assert alive == []


# -- traps ------------------------------------------------------------------------------------


def test_let_go_falls_twice_as_far_as_lowered():
    given = {"m": 0.7, "k": 90.0, "g": 9.8}
    lowered = System(FAMILY, "hanging").solve(given).world["Delta_x"]
    released = System(FAMILY, "released_from_natural_length").solve(given).world["x_max"]
    put_on = System(FAMILY, "dropped_on").solve({**given, "h": 0.0}).world["x_max"]
    assert released == pytest.approx(2 * lowered)
    assert put_on == pytest.approx(2 * lowered)


def test_energies_of_the_two_conventions_differ_by_what_gravity_does():
    """Elastic + gravitational energy from the natural length, against k A²/2 from equilibrium."""
    given = {"m": 2.0, "k": 200.0, "g": 9.8, "A": 0.06, "L_0": 0.2}
    world = System(FAMILY, "oscillates_vertically").solve(given).world
    from_natural = world["U_max"] - world["F_g"] * world["x_max"]
    at_rest = world["U_s"] - world["F_g"] * world["Delta_x"]
    assert from_natural - at_rest == pytest.approx(world["E"])


# -- forces and pictures ----------------------------------------------------------------------


def test_forces_on_a_block_at_rest_cancel():
    for case in CASES:
        if case.regime not in ("hanging", "resting_on"):
            continue
        system = System(FAMILY, case.regime)
        world = system.settle(case.givens)
        total = 0.0
        for force in FAMILY.forces:
            if in_regime(force.regimes, case.regime):
                direction = next(d for d in FAMILY.directions if d.name == force.direction)
                total += float(direction.vector[1]) * system.value(force.magnitude, world)
        assert total == pytest.approx(0.0, abs=1e-6 * world["F_g"])


@pytest.mark.parametrize("mirrored", [False, True])
@pytest.mark.parametrize("kind", FAMILY.kinds, ids=lambda kind: kind.name)
def test_scene_shows_givens_and_never_the_answer(kind, mirrored):
    rng = random.Random(3)
    target = str(getattr(kind.target, "name", kind.target))
    for _ in range(4):
        values = given_of(FAMILY, kind, rng)
        for frame in ("before", "after"):
            scene = FAMILY.draw(SceneInput(kind.regime, values, {}, frame, mirrored))
            labelled = {name for name in scene.quantities() if name in values}
            assert labelled | {"g", "n", "t", "H", "h", "v_0"} >= set(values)
            assert target not in labelled
            lengths = {
                round(math.dist(p.start, p.end) / values[p.quantity], 6)
                for p in scene.parts
                if isinstance(p, Dimension) and not p.broken and p.quantity in values
            }
            assert len(lengths) <= 1
            arrows = [p for p in scene.parts if isinstance(p, Arrow) and p.role == "velocity"]
            assert all(arrow.quantity in values for arrow in arrows)


@pytest.mark.parametrize("regime", [regime.name for regime in FAMILY.regimes])
def test_every_regime_draws(regime):
    system = System(FAMILY, regime)
    rng = random.Random(8)
    for _ in range(40):
        world = system.complete({}, rng)
        if world is not None:
            assert FAMILY.draw(SceneInput(regime, world, {})).parts
            return
    raise AssertionError(regime)
