"""Pulleys against hand-worked cases and against constrained dynamics with multipliers."""

from __future__ import annotations

import math
import random

import numpy as np
import pytest
import sympy
from families.constrained import DOWN, Body, over_a_pulley, solve
from families.draws import given_of
from families.mutation import inconsistencies, unnoticed
from families.textbook import cases_covering, failures, law_failures, load

from wmw.core import registry
from wmw.core.family import Family, in_regime
from wmw.core.scene import AngleMark, Arrow, Dimension, Line, SceneInput
from wmw.core.system import System
from wmw.verifiers.questions.reading import read_question

FAMILY = registry.family("pulley")
CASES = load("pulley")


@pytest.mark.parametrize("case", CASES, ids=lambda case: case.name)
def test_textbook_case(case):
    assert not list(failures(FAMILY, case))


@pytest.mark.parametrize("case", CASES, ids=lambda case: case.name)
def test_a_hand_worked_world_is_admitted(case):
    system = registry.system("pulley", case.regime)
    assert system.admits(system.settle(case.givens))


@pytest.mark.parametrize("law", FAMILY.laws, ids=lambda law: law.name)
def test_every_law_meets_a_hand_worked_case(law):
    assert cases_covering(law, CASES)
    assert not list(law_failures(law, CASES))


# -- first principles -------------------------------------------------------------------------


def agrees_with_dynamics(family: Family) -> bool:
    rng = random.Random(8)
    return all(check(family, rng) for _ in range(8) for check in (_hanging, _sliding, _tackles))


def _hanging(family, rng):
    """Both bodies hang: from one part of the string each, or P from two."""
    first, second, g = rng.uniform(1, 9), rng.uniform(1, 9), rng.choice([9.8, 9.81, 10.0])
    given = {"m_P": first, "m_Q": second, "g": g}
    rise, _, tension, _ = over_a_pulley(first, second, g)
    name = "both_hang_q_sinks" if rise >= 0 else "both_hang_p_sinks"
    time = rng.uniform(0.3, 1.5)
    world = System(family, name).solve({**given, "v_0": 0.0, "t": time}).world
    way = abs(rise) * time**2 / 2
    energy = abs(second - first) * g * way  # what the falling weight gives up
    if not _near(world, a=abs(rise), T=tension, h=way, K=energy, E_g=energy):
        return False
    rise, fall, tension, _ = over_a_pulley(first, second, g, parts=2)
    name = "movable_pulley_q_sinks" if rise >= 0 else "movable_pulley_p_sinks"
    world = System(family, name).solve(given).world
    return _near(world, a_P=abs(rise), a_Q=abs(fall), T=tension)


def _sliding(family, rng):
    """P on a table or an incline, smooth or rough."""
    first, second, g = rng.uniform(1, 9), rng.uniform(1, 9), rng.choice([9.8, 9.81, 10.0])
    mu_s = rng.uniform(0.2, 0.6)
    mu_k = 0.7 * mu_s
    time = rng.uniform(0.3, 1.5)
    for slope in (0.0, rng.uniform(0.3, 0.9)):
        smooth, _, tension, normal = over_a_pulley(first, second, g, slope=slope)
        given = {"m_P": first, "m_Q": second, "g": g}
        if slope:
            given["theta"] = slope
        where = "incline" if slope else "table"
        way = "" if not slope else ("_up" if smooth > 0 else "_down")
        world = System(family, f"smooth_{where}{way}").solve({**given, "v_0": 0.0, "t": time}).world
        if not _near(world, a=abs(smooth), T=tension, N=normal, v=abs(smooth) * time):
            return False
        needed = second * g - first * g * math.sin(slope)  # of friction, if all is to be at rest
        given.update(mu_s=mu_s, mu_k=mu_k)
        if abs(needed) <= mu_s * normal:
            held = System(family, f"held_on_{where}")
            world = held.solve(given).world
            if not held.admits(world) or not _near(world, f=abs(needed), T=second * g, N=normal):
                return False
            continue
        sense = 1.0 if needed > 0 else -1.0
        rub = mu_k * normal
        rough, _, tension, _ = over_a_pulley(first, second, g, slope=slope, friction=sense * rub)
        system = System(family, f"rough_{where}{way}")
        world = system.solve({**given, "v_0": 0.0, "t": time}).world
        moved = abs(rough) * time**2 / 2
        kinetic = (first + second) * (rough * time) ** 2 / 2
        if not system.admits(world):
            return False
        if not _near(world, a=abs(rough), T=tension, f=rub, K=kinetic, Q_f=rub * moved):
            return False
    return True


def _tackles(family, rng):
    """The load on n parts of the rope; the free end is a body without mass that is pulled."""
    weight, strands, g = rng.uniform(100, 900), rng.randrange(1, 7), 9.8
    mass, wheel = weight / g, rng.uniform(5, 50)
    for name, given, extra in (
        ("ideal_tackle", {}, 0.0),
        ("tackle_with_weight", {"W_pul": wheel}, wheel),
        ("accelerated_load", {"a": rng.uniform(0.1, 1.0)}, 0.0),
    ):
        world = (
            System(family, name).solve({"W": weight, "n": strands, "g": g, **given, "h": 1.3}).world
        )
        if "F" not in world or "s" not in world:
            return False
        held = Body(mass + extra / g, (weight + extra) * DOWN)
        end = Body(1e-9, world["F"] * DOWN)
        side = np.array([1.0, 0.0])
        none = np.zeros(2)
        found, multipliers = solve(
            [held, end], [(strands * DOWN, DOWN), (side, none), (none, side)]
        )
        if abs(found[0][1] - given.get("a", 0.0)) > 1e-5 or abs(multipliers[0] - world["T"]) > 1e-4:
            return False
        # The free end goes down as the load goes up, by what the rope's fixed length demands.
        if abs(world["s"] + strands * -1.3) > 1e-9:
            return False
        if not _near(world, W_in=world["F"] * strands * 1.3, W_out=weight * 1.3):
            return False
    return True


def _near(world, **expected):
    return all(
        name in world and abs(world[name] - value) < 1e-6 * max(1.0, abs(value))
        for name, value in expected.items()
    )


def test_first_principles():
    assert agrees_with_dynamics(FAMILY)


@pytest.mark.parametrize("regime", [regime.name for regime in FAMILY.regimes])
def test_redundant_laws_agree(regime):
    assert not inconsistencies(FAMILY, regime)


@pytest.mark.slow
def test_every_mutation_is_noticed(record_property):
    alive = unnoticed(FAMILY, CASES, agrees_with_dynamics, record_property)
    assert alive == []


@pytest.mark.parametrize("case", CASES, ids=lambda case: case.name)
def test_forces_add_up_to_mass_times_acceleration(case):
    """The declared vectors on each body give its mass times its acceleration."""
    system = System(FAMILY, case.regime)
    world = system.settle(case.givens)
    for role, body in (("first", "P"), ("second", "Q")):
        total = np.zeros(2)
        forces = [
            f for f in FAMILY.forces if f.target == role and in_regime(f.regimes, case.regime)
        ]
        for force in forces:
            if force.acts is not None and not system.holds(force.acts, world):
                continue
            direction = next(d for d in FAMILY.directions if d.name == force.direction)
            vector = [system.value(sympy.sympify(c), world) for c in direction.vector]
            total += np.array(vector) * system.value(force.magnitude, world)
        if forces:
            at_rest = world.get("a", 0.0)  # where nothing moves, no law has an acceleration
            wanted = world[f"m_{body}"] * world.get(f"a_{body}", at_rest)
            assert np.linalg.norm(total) == pytest.approx(
                abs(wanted), abs=1e-3 * world[f"W_{body}"]
            )


# -- borders of the regimes -------------------------------------------------------------------


@pytest.mark.parametrize(("hanging", "regime"), [(1.95, "held_on_table"), (2.05, "rough_table")])
def test_static_friction_separates_rest_from_motion(hanging, regime):
    given = {"m_P": 5.0, "m_Q": hanging, "mu_s": 0.4, "mu_k": 0.3, "g": 9.8, "v_0": 0.0}  # 2.0 kg
    fits = {
        name
        for name in ("held_on_table", "rough_table")
        if (system := registry.system("pulley", name)).admits(system.solve(given).world)
    }
    assert fits == {regime}


def test_tension_is_neither_weight():
    for case in CASES:
        world = registry.system("pulley", case.regime).settle(case.givens)
        if world.get("a", 0) > 0 and "T" in world and "W_P" in world:
            assert world["T"] != pytest.approx(world["W_P"])
            assert world["T"] != pytest.approx(world["W_Q"])


_STRANGERS = (
    (
        "A 2.0 kg block on a smooth horizontal table is joined by a light string over a "
        "frictionless pulley at the table's edge to a 3.0 kg block that hangs freely. What is the "
        "acceleration of the block on the table?",
        {"m_P": 2, "m_Q": 3},
        "a",
    ),
    (
        "Masses of 4.0 kg and 6.0 kg hang from the ends of a light string over a frictionless "
        "pulley. Find the tension in the string.",
        {"m_P": 4, "m_Q": 6},
        "T",
    ),
    (
        "A load of 600 N is raised with a block and tackle that has 4 supporting strands. What "
        "effort is needed if friction is negligible?",
        {"W": 600, "n": 4},
        "F",
    ),
    (
        "A block of mass 5.0 kg rests on a rough table with a coefficient of static friction of "
        "0.40; a string over a pulley joins it to a hanging block of mass 1.5 kg. What is the "
        "friction force on the block?",
        {"m_P": 5, "mu_s": 0.4, "m_Q": 1.5},
        "f",
    ),
)


@pytest.mark.parametrize(("text", "givens", "asked"), _STRANGERS)
def test_questions_of_strangers_are_understood(text, givens, asked):
    question = read_question(text, "pulley")
    assert {n: g.measurement.si for n, g in question.givens.items()} == givens
    assert list(question.targets)[:1] == [asked]


# -- pictures ---------------------------------------------------------------------------------


@pytest.mark.parametrize("mirrored", [False, True])
@pytest.mark.parametrize("kind", FAMILY.kinds, ids=lambda kind: kind.name)
def test_scene_shows_every_given_and_only_givens(kind, mirrored):
    rng = random.Random(3)
    for _ in range(5):
        values = given_of(FAMILY, kind, rng)
        for frame in ("before", "after"):
            scene = FAMILY.draw(SceneInput(kind.regime, values, {}, frame, mirrored))
            givens = {str(s.name) for s in kind.givens}
            assert givens <= set(scene.quantities())
            for part in scene.parts:
                if isinstance(part, AngleMark) and part.quantity in values:
                    assert part.end - part.start == pytest.approx(math.degrees(values["theta"]))
                if isinstance(part, Arrow) and part.quantity:
                    assert part.quantity in givens
                if isinstance(part, Dimension):
                    assert part.broken


@pytest.mark.parametrize("strands", [2, 3, 4, 5, 6])
def test_a_tackle_shows_as_many_strands_as_carry_the_load(strands):
    scene = FAMILY.draw(SceneInput("ideal_tackle", {"n": strands, "W": 300.0}, {}))
    carrying = {
        p.points[0][0]
        for p in scene.parts
        if isinstance(p, Line) and not p.heavy and min(y for _, y in p.points) <= -5.0
    }
    assert len(carrying) == strands
