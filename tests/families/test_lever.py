"""Levers against hand-worked cases and against virtual work on rigid bars."""

from __future__ import annotations

import math
import random

import pytest
import sympy
from families.draws import given_of
from families.mutation import inconsistencies, unnoticed
from families.statics import (
    balanced,
    bar,
    held_up,
    resting_place,
    rise,
    slanted,
    torque,
    weight,
    work_of_turn,
)
from families.textbook import cases_covering, failures, law_failures, load

from wmw.core import registry
from wmw.core.family import Family, in_regime
from wmw.core.scene import AngleMark, Arrow, Dimension, SceneInput
from wmw.core.system import System

FAMILY = registry.family("lever")
CASES = load("lever")


@pytest.mark.parametrize("case", CASES, ids=lambda case: case.name)
def test_textbook_case(case):
    assert not list(failures(FAMILY, case))


@pytest.mark.parametrize("law", FAMILY.laws, ids=lambda law: law.name)
def test_every_law_meets_a_hand_worked_case(law):
    assert cases_covering(law, CASES)
    assert not list(law_failures(law, CASES))


@pytest.mark.parametrize("case", CASES, ids=lambda case: case.name)
def test_a_hand_worked_world_is_admitted(case):
    system = registry.system("lever", case.regime)
    assert system.admits(system.solve({**case.givens}).world)


# -- first principles -------------------------------------------------------------------------


def seesaws_agree(family: Family, rng: random.Random) -> bool:
    """Bodies on a bar with a pivot: no work in a tiny turn, no force left over."""
    g = rng.choice([9.8, 9.81, 10.0])
    one, two, three, own = (rng.uniform(5, 40) for _ in range(4))
    near, far, length = rng.uniform(0.5, 2), rng.uniform(0.5, 2), rng.uniform(5, 7)
    wide = bar(-length / 2, length / 2, own, g)
    place = balanced(lambda x: [weight(-near, one, g), weight(x, two, g), *wide], 0.0, 1e-6, 1e3)
    up = held_up([weight(-near, one, g), weight(place, two, g), *wide])[1]
    base = {"g": g, "m_1": one, "m_2": two, "m_b": own}
    world = System(family, "balance").solve({**base, "d_1": near}).world
    if not _near(world, d_2=place, N=up, tau_1=torque((-near, 0), (0, -one * g), 0)):
        return False
    spot = resting_place([weight(0.0, one, g), weight(length, two, g)], 0.0, length)
    world = System(family, "loads_at_ends").solve({**base, "m_b": 0.0, "L": length}).world
    if not _near(world, d_1=spot, d_2=length - spot):
        return False
    trio = [weight(-near, one, g), weight(-far, three, g), *wide]
    place = balanced(lambda x: [*trio, weight(x, two, g)], 0.0, 1e-6, 1e3)
    given = {**base, "m_3": three, "d_1": near, "d_3": far}
    world = System(family, "three_loads").solve(given).world
    if not _near(world, d_2=place, N=held_up([*trio, weight(place, two, g)])[1]):
        return False
    turning = work_of_turn([weight(-near, one, g), weight(far, two, g)], 0.0)
    for regime in ("turns", "turns_left_right", "turns_right_left"):
        world = System(family, regime).solve({**base, "d_1": near, "d_2": far}).world
        if not _near(world, tau_net=turning):
            return False
    pivot = length * rng.uniform(0.25, 0.45)
    plank = bar(-pivot, length - pivot, own, g)
    arm = pivot * rng.uniform(0.4, 0.95)
    load = balanced(lambda mass: [weight(-arm, mass, g), *plank], 0.0, 0.0, 1e5)
    given = {"g": g, "m_b": own, "L": length, "x_p": pivot, "d_1": arm}
    world = System(family, "plank_off_centre").solve(given).world
    if not _near(
        world, m_1=load, N=held_up([weight(-arm, load, g), *plank])[1], mark_1=pivot - arm
    ):
        return False
    both = [weight(far, two, g), *plank]
    load = balanced(lambda mass: [weight(-arm, mass, g), *both], 0.0, 0.0, 1e5)
    world = System(family, "plank_two_loads").solve({**given, "m_2": two, "d_2": far}).world
    return _near(world, m_1=load, N=held_up([weight(-arm, load, g), *both])[1], mark_2=pivot + far)


def machines_agree(family: Family, rng: random.Random) -> bool:
    """Load and effort on a lever, upright or oblique; paths in a small turn."""
    load, arm, other = rng.uniform(50, 500), rng.uniform(0.2, 1), rng.uniform(1.2, 2)
    turn = 1e-6
    for regime, d_1, d_2 in (
        ("first_class", arm, other),
        ("first_class", other, arm),
        ("second_class", arm, other),
        ("third_class", other, arm),
    ):
        side, sense = (-1.0, -1.0) if regime == "first_class" else (1.0, 1.0)

        def forces(effort: float, side=side, sense=sense, d_1=d_1, d_2=d_2):
            return [((side * d_1, 0.0), (0.0, -load)), ((d_2, 0.0), (0.0, sense * effort))]

        effort = balanced(forces, 0.0, 0.0, 1e5)
        paths = rise(side * d_1, 0.0, turn), rise(d_2, 0.0, turn)
        world = System(family, regime).solve({"W_1": load, "d_1": d_1, "d_2": d_2}).world
        moved = (
            System(family, regime)
            .solve({"W_1": load, "d_1": d_1, "d_2": d_2, "s_1": paths[0]})
            .world
        )
        expected = {"F_e": effort, "N": abs(held_up(forces(effort))[1]), "MA": load / effort}
        if not _near(world, **expected) or not _near(
            moved, s_2=paths[1], work_in=effort * paths[1], work_out=load * paths[0]
        ):
            return False
    angle = rng.uniform(0.4, 1.4)
    effort = balanced(
        lambda f: [
            ((-arm, 0.0), (0.0, -load)),
            ((other, 0.0), (f * math.cos(angle), -f * math.sin(angle))),
        ],
        0.0, 0.0, 1e5,
    )  # fmt: skip
    given = {"W_1": load, "d_1": arm, "d_2": other, "theta": angle}
    if not _near(System(family, "oblique_effort").solve(given).world, F_e=effort):
        return False
    # The lever arm is how near the line of the force comes to the axis.
    line = min(
        math.hypot(arm + t * math.cos(angle), t * math.sin(angle))
        for t in (-arm * math.cos(angle) + k * 1e-5 for k in range(-5, 6))
    )
    turned = torque((arm, 0.0), (load * math.cos(angle), load * math.sin(angle)), 0.0)
    world = (
        System(family, "wrench")
        .solve({"F_e": load, "d_2": arm, "theta": angle, "tau_c": 0.7 * turned})
        .world
    )
    return _near(world, tau_2=turned, d_perp=line, F_min=0.7 * load)


def beams_agree(family: Family, rng: random.Random) -> bool:
    """Beams on two supports, over an edge, and on a cable."""
    g, mass, own = rng.choice([9.8, 10.0]), rng.uniform(10, 60), rng.uniform(5, 30)
    length = rng.uniform(3, 6)
    at = length * rng.uniform(0.1, 0.9)
    for regime, span in (("beam_on_two_supports", length), ("beam_past_support", 0.8 * length)):
        loads = [weight(at, mass, g), *bar(0.0, length, own, g)]
        right = balanced(
            lambda f, loads=loads, span=span: [*loads, ((span, 0.0), (0.0, f))], 0.0, 0.0, 1e5
        )
        left = held_up([*loads, ((span, 0.0), (0.0, right))])[1]
        given = {"g": g, "m_1": mass, "m_b": own, "L": length, "a": at, "s": span}
        world = System(family, regime).solve(given).world
        if left > 0 and not _near(world, R_L=left, R_R=right):
            return False
    free = length * rng.uniform(0.2, 0.4)
    plank = bar(free - length, free, own, g)
    limit = balanced(lambda x: [weight(x, mass, g), *plank], 0.0, 0.0, 1e4)
    heaviest = balanced(lambda m: [weight(free, m, g), *plank], 0.0, 0.0, 1e5)
    for regime in ("overhang_holds", "overhang_tips"):
        given = {"g": g, "m_1": mass, "m_b": own, "L": length, "x_o": free}
        world = System(family, regime).solve(given).world
        if not _near(world, x_max=limit, m_max=heaviest):
            return False
        for place in (0.9 * limit, 1.1 * limit):
            turning = work_of_turn([weight(place, mass, g), *plank], 0.0)
            world = System(family, regime).solve({**given, "x": place}).world
            if not _near(world, tau_b=world["tau_1"] + turning):
                return False
    angle, tied = rng.uniform(0.4, 1.2), length * rng.uniform(0.6, 1.0)
    loads = [weight(at, mass, g), *bar(0.0, length, own, g)]
    pull = balanced(lambda t: [*loads, slanted(tied, t, angle)], 0.0, 0.0, 1e6)
    across, up = held_up([*loads, slanted(tied, pull, angle)])
    given = {"g": g, "m_1": mass, "m_b": own, "L": length, "d_1": at, "d_c": tied, "theta": angle}
    world = System(family, "hinged_beam").solve(given).world
    return _near(world, T=pull, H_x=across, H_y=up, H=math.hypot(across, up))


def agrees_with_virtual_work(family: Family, seed: int = 5, rounds: int = 1) -> bool:
    rng = random.Random(seed)
    return all(
        check(family, rng)
        for _ in range(rounds)
        for check in (seesaws_agree, machines_agree, beams_agree)
    )


def _near(world, **expected):
    return all(
        name in world and abs(world[name] - value) < 1e-4 * max(abs(value), 1e-6)
        for name, value in expected.items()
    )


def test_first_principles():
    assert agrees_with_virtual_work(FAMILY, 11, 8)


@pytest.mark.parametrize("regime", [regime.name for regime in FAMILY.regimes])
def test_redundant_laws_agree(regime):
    assert not inconsistencies(FAMILY, regime)


@pytest.mark.slow
def test_every_mutation_is_noticed(record_property):
    alive = unnoticed(FAMILY, CASES, agrees_with_virtual_work, record_property)
    assert alive == []


# -- forces -----------------------------------------------------------------------------------


@pytest.mark.parametrize("case", CASES, ids=lambda case: case.name)
def test_declared_forces_balance_where_nothing_turns(case):
    """The vectors of all forces on the bar add up to nothing."""
    if case.regime.startswith("turns") or case.regime in (
        "overhang_tips",
        "wrench",
        "oblique_effort",
    ):
        return
    system = registry.system("lever", case.regime)
    world = system.settle(case.givens)
    total, largest = [0.0, 0.0], 0.0
    for force in FAMILY.forces:
        if not in_regime(force.regimes, case.regime) or force.target != "lever":
            continue
        if force.acts is not None and not system.holds(force.acts, world):
            continue
        size = system.value(force.magnitude, world)
        if size is None:
            return
        direction = next(d for d in FAMILY.directions if d.name == force.direction)
        for i, part in enumerate(direction.vector):
            total[i] += size * (system.value(sympy.sympify(part), world) or 0.0)
        largest = max(largest, abs(size))
    assert max(map(abs, total)) <= 1e-6 * largest


# -- borders ----------------------------------------------------------------------------------


@pytest.mark.parametrize(("x", "regime"), [(0.74, "overhang_holds"), (0.76, "overhang_tips")])
def test_the_tipping_point_separates_the_regimes(x, regime):
    given = {"L": 4.0, "m_b": 30.0, "x_o": 1.5, "m_1": 20.0, "x": x, "g": 9.8}  # 30 * 0.5 / 20
    fits = {
        name
        for name in ("overhang_holds", "overhang_tips")
        if (system := registry.system("lever", name)).admits(system.solve(given).world)
    }
    assert fits == {regime}


@pytest.mark.parametrize(
    ("d_1", "d_2", "regime"), [(0.4, 1.2, "second_class"), (1.2, 0.4, "third_class")]
)
def test_the_arms_separate_second_from_third_class(d_1, d_2, regime):
    fits = {
        name
        for name in ("second_class", "third_class")
        if (system := registry.system("lever", name)).admits(
            system.solve({"d_1": d_1, "d_2": d_2}).world
        )
    }
    assert fits == {regime}


# -- pictures ---------------------------------------------------------------------------------


@pytest.mark.parametrize("mirrored", [False, True])
@pytest.mark.parametrize("kind", FAMILY.kinds, ids=lambda kind: kind.name)
def test_scene_shows_every_given_and_only_givens(kind, mirrored):
    rng = random.Random(3)
    names = {
        role.name: (role.written or role.words)[0]
        for role in FAMILY.roles
        if in_regime(role.regimes, kind.regime)
    }
    for _ in range(5):
        values = given_of(FAMILY, kind, rng)
        scene = FAMILY.draw(SceneInput(kind.regime, values, names, "before", mirrored))
        shown = scene.quantities()
        assert set(shown) == set(values)
        target = kind.target if isinstance(kind.target, str) else kind.target.name
        labelled = [p.quantity for p in scene.parts if isinstance(p, Dimension | Arrow)]
        assert target not in labelled
        for mark in scene.parts:
            if isinstance(mark, AngleMark) and mark.quantity in values:
                assert mark.end - mark.start == pytest.approx(math.degrees(values[mark.quantity]))
        scales = [
            math.dist(p.start, p.end) / values[p.quantity]
            for p in scene.parts
            if isinstance(p, Dimension) and not p.broken and p.quantity in values
        ]
        assert not scales or max(scales) == pytest.approx(min(scales))


@pytest.mark.parametrize("regime", [r.name for r in FAMILY.regimes if r.drawn])
def test_every_regime_draws(regime):
    system = registry.system("lever", regime)
    rng = random.Random(8)
    drawn = 0
    for _ in range(400):
        world = system.complete({"g": 9.8}, rng)
        if world is None or drawn == 3:
            continue
        keep = {str(s.name) for kind in FAMILY.kinds for s in kind.givens}
        values = {name: value for name, value in world.items() if name in keep}
        assert FAMILY.draw(SceneInput(regime, values, {})).parts
        drawn += 1
    assert drawn
