"""The inclined plane against hand-worked cases and against Newton's second law, integrated."""

from __future__ import annotations

import random

import numpy as np
import pytest
import sympy
from families.mutation import inconsistencies, unnoticed
from families.textbook import cases_covering, failures, law_failures, load
from scipy.integrate import solve_ivp

from wmw.core import registry
from wmw.core.family import Family
from wmw.core.system import System

FAMILY = registry.family("inclined_plane")
CASES = load("inclined_plane")


@pytest.mark.parametrize("case", CASES, ids=lambda case: case.name)
def test_textbook_case(case):
    assert not list(failures(FAMILY, case))


@pytest.mark.parametrize("law", FAMILY.laws, ids=lambda law: law.name)
def test_every_law_meets_a_hand_worked_case(law):
    assert cases_covering(law, CASES)
    assert not list(law_failures(law, CASES))


def integrate(theta, mu_k, mass, g, speed, time, pull=0.0):
    """Integrate F = m a in the plane, from force vectors alone; up the incline is positive.

    Returns the distance along the incline and the speed at the end.
    """
    tangent = np.array([np.cos(theta), np.sin(theta)])
    normal = np.array([-np.sin(theta), np.cos(theta)])
    weight = np.array([0.0, -mass * g])
    support = -weight @ normal  # the body stays on the surface

    def slope(_, state):
        velocity = state[2:]
        sense = np.sign(velocity @ tangent) or -1.0
        force = weight + support * normal - sense * mu_k * support * tangent + pull * tangent
        return np.concatenate([velocity, force / mass])

    start = np.concatenate([np.zeros(2), speed * tangent])
    end = solve_ivp(slope, (0, time), start, rtol=1e-9, atol=1e-11, max_step=time / 50).y[:, -1]
    return float(end[:2] @ tangent), float(end[2:] @ tangent)


def agrees_with_newton(family: Family) -> bool:
    rng = random.Random(11)
    for _ in range(12):
        theta, mass = np.radians(rng.uniform(25, 55)), rng.uniform(1, 9)
        mu_k, g, time = rng.uniform(0.05, 0.3), rng.choice([9.8, 9.81, 10.0]), rng.uniform(0.5, 2)
        base = {"m": mass, "theta": theta, "mu_k": mu_k, "g": g}
        down = System(family, "slides_down").solve({**base, "v_0": 0.0, "t": time}).world
        place, speed = integrate(theta, mu_k, mass, g, 0.0, time)
        if not _near(down, d=-place, v_f=-speed):
            return False
        start = rng.uniform(3, 9)
        up = System(family, "slides_up").solve({**base, "v_0": start, "v_f": 0.0}).world
        if "t" not in up:
            return False
        place, speed = integrate(theta, mu_k, mass, g, start, up["t"])
        if not _near(up, d=place, v_f=speed):
            return False
        pull = mass * g * 1.6
        pulled = System(family, "pulled_up").solve({**base, "v_0": 0.5, "P": pull, "t": time}).world
        place, speed = integrate(theta, mu_k, mass, g, 0.5, time, pull)
        if not _near(pulled, d=place, v_f=speed):
            return False
    return True


def _near(world, **expected):
    return all(
        name in world and abs(world[name] - value) < 1e-4 * max(1.0, abs(value))
        for name, value in expected.items()
    )


def test_first_principles():
    assert agrees_with_newton(FAMILY)


@pytest.mark.parametrize("regime", [regime.name for regime in FAMILY.regimes])
def test_redundant_laws_agree(regime):
    assert not inconsistencies(FAMILY, regime)


@pytest.mark.slow
def test_every_mutation_is_noticed(record_property):
    alive = unnoticed(FAMILY, CASES, agrees_with_newton, record_property)
    assert alive == []


def test_forces_balance_or_accelerate():
    """The declared force vectors add up to m a along the incline and to nothing across it."""
    for case in CASES:
        system = System(FAMILY, case.regime)
        world = system.settle(case.givens)
        if not {"m", "a", "theta", "W", "N", "f"} <= world.keys():
            continue
        total = np.zeros(2)
        for force in FAMILY.forces:
            if force.regimes and case.regime not in force.regimes:
                continue
            direction = next(d for d in FAMILY.directions if d.name == force.direction)
            vector = np.array([system.value(sympy.sympify(c), world) for c in direction.vector])
            total += vector * system.value(force.magnitude, world)
        tangent = np.array([np.cos(world["theta"]), np.sin(world["theta"])])
        normal = np.array([-tangent[1], tangent[0]])
        assert abs(total @ normal) < 1e-6 * world["W"], case.name
        assert abs(abs(total @ tangent) - abs(world["m"] * world["a"])) < 1e-3 * world["W"], (
            case.name
        )
