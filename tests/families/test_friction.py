"""Dry friction against hand-worked cases and against Coulomb's rule, integrated."""

from __future__ import annotations

import math
import random

import numpy as np
import pytest
import sympy
from families.draws import given_of
from families.mutation import inconsistencies, unnoticed
from families.stick_slip import integrate
from families.textbook import cases_covering, failures, law_failures, load

from wmw.core import registry
from wmw.core.family import Family, in_regime
from wmw.core.scene import AngleMark, Arrow, Dimension, SceneInput
from wmw.core.system import System
from wmw.verifiers.questions.reading import read_question

FAMILY = registry.family("friction")
CASES = load("friction")


@pytest.mark.parametrize("case", CASES, ids=lambda case: case.name)
def test_textbook_case(case):
    assert not list(failures(FAMILY, case))


@pytest.mark.parametrize("case", CASES, ids=lambda case: case.name)
def test_a_hand_worked_world_is_admitted(case):
    system = registry.system("friction", case.regime)
    assert system.admits(system.settle(case.givens))


@pytest.mark.parametrize("law", FAMILY.laws, ids=lambda law: law.name)
def test_every_law_meets_a_hand_worked_case(law):
    assert cases_covering(law, CASES)
    assert not list(law_failures(law, CASES))


# -- first principles -------------------------------------------------------------------------


def agrees_with_coulomb(family: Family) -> bool:
    rng = random.Random(5)
    return all(check(family, rng) for _ in range(6) for check in (_forced, _stops, _edges, _wall))


def _forced(family, rng):
    """A force at any slant: held or moving, as the integration finds."""
    mass, g = rng.uniform(2, 20), rng.choice([9.8, 9.81, 10.0])
    mu_s, time = rng.uniform(0.3, 0.7), rng.uniform(0.5, 2)
    mu_k = mu_s * rng.uniform(0.4, 0.9)
    pull = mass * g * rng.uniform(0.1, 1.2) * mu_s * 1.5
    for slant, names in (
        (0.0, ("holds", "moves")),
        (rng.uniform(0.1, 0.6), ("holds_pulled_up", "moves_pulled_up")),
        (-rng.uniform(0.1, 0.6), ("holds_pushed_down", "moves_pushed_down")),
    ):
        force = (pull * math.cos(slant), pull * math.sin(slant))
        run = integrate(mass, g, force, mu_s, mu_k, 0.0, time)
        moves = bool(run.way > 0)
        given = {"m": mass, "g": g, "P": pull, "mu_s": mu_s, "mu_k": mu_k}
        if slant:
            given["theta"] = abs(slant)
        if moves:
            given.update(v_0=0.0, Delta_t=time)
        system, other = (System(family, names[m]) for m in (moves, not moves))
        world = system.solve(given).world
        if not system.admits(world) or other.admits(other.solve({**given, "v_0": 0.0}).world):
            return False
        found = {"N": run.normal, "f": -run.friction}
        if moves:
            found.update(Delta_x=run.way, v_f=run.speed, Q_f=-run.work, W_fr=run.work,
                         K_f=mass * run.speed**2 / 2, W_P=force[0] * run.way)  # fmt: skip
        if not _near(world, **found):
            return False
    return True


def _stops(family, rng):
    mass, g, mu = rng.uniform(2, 20), rng.choice([9.8, 10.0]), rng.uniform(0.1, 0.6)
    speed = rng.uniform(2, 20)
    whole = integrate(mass, g, (0, 0), mu, mu, speed, 1000.0, steps=4)
    given = {"m": mass, "g": g, "v_0": speed, "mu_k": mu}
    end = System(family, "slides_to_a_stop").solve({**given, "v_f": 0.0}).world
    if not _near(end, d_stop=whole.way, t_stop=whole.stopped, Q_f=-whole.work):
        return False
    if not _near(end, Delta_x=whole.way, Delta_t=whole.stopped, K_0=mass * speed**2 / 2):
        return False
    for share in (0.4, 2.5):
        time = share * whole.stopped
        run = integrate(mass, g, (0, 0), mu, mu, speed, time)
        name = "slides_to_a_stop" if share < 1 else "has_stopped"
        world = System(family, name).solve({**given, "Delta_t": time}).world
        if not _near(world, Delta_x=run.way, v_f=run.speed, Q_f=-run.work):
            return False
    for name, way in (
        ("stops_in_time", whole.way * 1.3),
        ("does_not_stop_in_time", whole.way * 0.6),
    ):
        world = System(family, name).solve({**given, "L": way}).world
        left = max(0.0, speed**2 - 2 * -whole.work / mass * min(1.0, way / whole.way))
        if not _near(world, v_f=math.sqrt(left) if left > 1e-9 else 0.0, d_stop=whole.way):
            return False
    rolling = System(family, "brakes_without_skidding").solve(
        {"m": mass, "g": g, "v_0": speed, "mu_s": mu, "v_f": 0.0}
    )
    two = System(family, "two_surfaces").solve(
        {"m_1": mass, "m_2": 2 * mass, "mu_1": mu, "mu_2": mu / 2, "v_0": speed, "g": g}
    )
    other = integrate(2 * mass, g, (0, 0), mu, mu / 2, speed, 1000.0, steps=4)
    return _near(rolling.world, d_stop=whole.way) and _near(
        two.world, d_1=whole.way, d_2=other.way, t_1=whole.stopped, t_2=other.stopped,
        f_2=-other.work / other.way,
    )  # fmt: skip


def _edges(family, rng):
    """A hair less than the least force holds, a hair more moves; then the same force goes on."""
    mass, g, mu_s = rng.uniform(2, 20), 9.8, rng.uniform(0.3, 0.7)
    mu_k = mu_s * 0.7
    slant = rng.uniform(0.1, 0.6)
    for name, angle in (("about_to_move", 0.0), ("about_to_move_pulled_up", slant),
                        ("about_to_move_pushed_down", -slant)):  # fmt: skip
        given = {"m": mass, "g": g, "mu_s": mu_s, "mu_k": mu_k}
        if angle:
            given["theta"] = slant
        least = System(family, name).solve(given).world.get("P")
        if least is None:
            return False
        for share, moves in ((0.999, False), (1.001, True)):
            force = (share * least * math.cos(angle), share * least * math.sin(angle))
            if (integrate(mass, g, force, mu_s, mu_k, 0.0, 1.0).way > 0) != moves:
                return False
    given = {"m": mass, "g": g, "mu_s": mu_s, "mu_k": mu_k, "v_0": 0.0, "Delta_t": 1.5}
    run = integrate(mass, g, (mu_s * mass * g * (1 + 1e-9), 0), mu_s, mu_k, 0.0, 1.5)
    loose = System(family, "breaks_loose").solve(given).world
    return _near(loose, Delta_x=run.way, v_f=run.speed, Q_f=-run.work)


def _wall(family, rng):
    mass, g, mu_s, push = rng.uniform(1, 6), 9.8, rng.uniform(0.3, 0.7), rng.uniform(20, 150)
    mu_k = 0.8 * mu_s
    run = integrate(mass, g, (push, 0), mu_s, mu_k, 0.0, 0.7, tangent=(0, -1), outward=(-1, 0))
    name = "slides_down_wall" if run.way > 0 else "held_on_wall"
    given = {"m": mass, "g": g, "P": push, "mu_s": mu_s, "mu_k": mu_k}
    found = {"N": run.normal, "f": -run.friction}
    if run.way > 0:
        given.update(v_0=0.0, Delta_t=0.7)
        found.update(Delta_x=run.way, v_f=run.speed)
    return _near(System(family, name).solve(given).world, **found)


def _near(world, **expected):
    return all(
        name in world and abs(world[name] - value) < 1e-5 * max(1.0, abs(value))
        for name, value in expected.items()
    )


def test_first_principles():
    assert agrees_with_coulomb(FAMILY)


@pytest.mark.parametrize("regime", [regime.name for regime in FAMILY.regimes])
def test_redundant_laws_agree(regime):
    assert not inconsistencies(FAMILY, regime)


@pytest.mark.slow
def test_every_mutation_is_noticed(record_property):
    alive = unnoticed(FAMILY, CASES, agrees_with_coulomb, record_property)
    assert alive == []


@pytest.mark.parametrize("case", CASES, ids=lambda case: case.name)
def test_forces_add_up_to_mass_times_acceleration(case):
    """The declared vectors give m a along the surface and nothing across it, body by body."""
    system = System(FAMILY, case.regime)
    world = system.settle(case.givens)
    for role in ("block", "first", "second"):
        forces = [
            f for f in FAMILY.forces if f.target == role and in_regime(f.regimes, case.regime)
        ]
        sizes = [system.value(f.magnitude, world) for f in forces]
        if not forces or None in sizes:
            continue
        total = np.zeros(2)
        for force, size in zip(forces, sizes, strict=True):
            direction = next(d for d in FAMILY.directions if d.name == force.direction)
            total += size * np.array(
                [system.value(sympy.sympify(c), world) for c in direction.vector]
            )
        if role == "block":
            moved = world["a_box"] if "a_box" in world else world["a"]
            wanted = world["m"] * moved
        else:
            index = "1" if role == "first" else "2"
            wanted = world[f"m_{index}"] * world[f"a_{index}"]
        along, across = total if "wall" not in case.regime else total[::-1]
        assert abs(across) < 1e-3 * np.linalg.norm(sizes), (case.name, role)
        assert abs(abs(along) - abs(wanted)) < 1e-3 * np.linalg.norm(sizes), (case.name, role)


# -- borders of the regimes -------------------------------------------------------------------


@pytest.mark.parametrize(("push", "regime"), [(46.9, "holds"), (47.2, "moves")])
def test_the_limit_of_static_friction_separates_rest_from_motion(push, regime):
    given = {"m": 12.0, "P": push, "mu_s": 0.4, "g": 9.8, "v_0": 0.0}  # 0.4 x 12 x 9.8 = 47.04
    fits = {
        name
        for name in ("holds", "moves")
        if (system := registry.system("friction", name)).admits(system.solve(given).world)
    }
    assert fits == {regime}


@pytest.mark.parametrize(("time", "regime"), [(1.9, "slides_to_a_stop"), (2.1, "has_stopped")])
def test_braking_ends_at_rest(time, regime):
    given = {"v_0": 6.0, "mu_k": 0.3, "g": 10.0, "Delta_t": time}  # at rest after 2 s
    fits = {
        name
        for name in ("slides_to_a_stop", "has_stopped")
        if (system := registry.system("friction", name)).admits(system.solve(given).world)
    }
    assert fits == {regime}


_STRANGERS = (
    (
        "A 12 kg crate stands on a level floor. Someone pushes it horizontally with 40 N. "
        "The coefficient of static friction is 0.40. Does the crate move?",
        {"m": 12, "P": 40, "mu_s": 0.4},
        "motion",
    ),
    (
        "A car traveling at 25 m/s locks its brakes on a level road; the coefficient of kinetic "
        "friction is 0.60. How far does it skid before it stops?",
        {"v_0": 25, "mu_k": 0.6},
        "Delta_x",
    ),
    (
        "A hockey puck slides across the ice with an initial speed of 8.0 m/s and comes to rest "
        "after 30 m. What is the coefficient of kinetic friction?",
        {"v_0": 8, "d_stop": 30},
        "mu_k",
    ),
    (
        "A 25 kg sled is pulled by a rope at 30° above the horizontal with a force of 80 N; the "
        "coefficient of kinetic friction is 0.10. Find its acceleration.",
        {"m": 25, "theta": math.radians(30), "P": 80, "mu_k": 0.1},
        "a",
    ),
    (
        "What minimum horizontal force is needed to start a 50 kg box moving on a floor if the "
        "coefficient of static friction is 0.35?",
        {"m": 50, "mu_s": 0.35},
        "P",
    ),
)


@pytest.mark.parametrize(("text", "givens", "asked"), _STRANGERS)
def test_questions_of_strangers_are_understood(text, givens, asked):
    question = read_question(text, "friction")
    assert {n: round(g.measurement.si, 9) for n, g in question.givens.items()} == {
        n: round(v, 9) for n, v in givens.items()
    }
    assert asked in (*list(question.targets)[:1], *question.outcomes[:1])


# -- pictures ---------------------------------------------------------------------------------


@pytest.mark.parametrize("mirrored", [False, True])
@pytest.mark.parametrize("kind", FAMILY.kinds, ids=lambda kind: kind.name)
def test_scene_shows_every_given_and_only_givens(kind, mirrored):
    rng = random.Random(3)
    for _ in range(5):
        values = given_of(FAMILY, kind, rng)
        for frame in ("before", "after"):
            scene = FAMILY.draw(SceneInput(kind.regime, values, {}, frame, mirrored))
            shown = scene.quantities()
            if frame == "before":
                assert {str(s.name) for s in kind.givens} <= set(shown)
            for part in scene.parts:
                if isinstance(part, AngleMark) and part.quantity in values:
                    assert part.end - part.start == pytest.approx(
                        math.degrees(values[part.quantity])
                    )
                if isinstance(part, Arrow) and part.quantity:
                    assert part.quantity in {str(s.name) for s in kind.givens}
                if isinstance(part, Dimension):
                    assert part.broken
