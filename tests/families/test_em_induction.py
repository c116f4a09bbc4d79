"""Electromagnetic induction against hand-worked cases, summed fluxes and Lorentz forces."""

from __future__ import annotations

import math
import random
from functools import partial
from itertools import product

import pytest
import sympy
from families.draws import given_of, names_of
from families.fluxes import (
    X,
    Y,
    Z,
    along_x,
    cross,
    dot,
    flux,
    flux_of_pole,
    force_of_ring,
    integral,
    rod_voltage,
    scaled,
    sense_of_current,
    slope,
    turning_rod_voltage,
)
from families.mutation import inconsistencies, unnoticed
from families.textbook import cases_covering, failures, law_failures, load

from wmw.core import registry
from wmw.core.family import Family
from wmw.core.scene import AngleMark, Arrow, Dimension, SceneInput
from wmw.core.system import System
from wmw.diagrams import collisions, draw
from wmw.generators import generate
from wmw.verifiers.pipeline import judge
from wmw.verifiers.questions.reading import read_question

FAMILY = registry.family("em_induction")
CASES = load("em_induction")


@pytest.mark.parametrize("case", CASES, ids=lambda case: case.name)
def test_textbook_case(case):
    assert not list(failures(FAMILY, case))


@pytest.mark.parametrize("law", FAMILY.laws, ids=lambda law: law.name)
def test_every_law_meets_a_hand_worked_case(law):
    assert cases_covering(law, CASES)
    assert not list(law_failures(law, CASES))


@pytest.mark.parametrize("case", CASES, ids=lambda case: case.name)
def test_a_hand_worked_world_is_admitted(case):
    system = registry.system("em_induction", case.regime)
    assert system.admits(system.solve(case.givens).world)


# -- first principles -------------------------------------------------------------------------


def _near(world, **expected):
    return all(
        name in world and abs(world[name] - value) < 2e-3 * max(abs(value), 1e-9)
        for name, value in expected.items()
    )


def solved(family, regime, **givens):
    return System(family, regime).solve(givens).world


def coil_agrees(family: Family, rng: random.Random) -> bool:
    """Sum the flux of many patches while field, area or attitude change steadily."""
    turns, side, time = rng.randint(2, 300), rng.uniform(0.02, 0.2), rng.uniform(0.01, 0.5)
    before, after = rng.uniform(0.1, 0.4), rng.uniform(0.5, 1.5)
    angle, ohms = rng.uniform(0.2, 1.3), rng.uniform(0.5, 10)
    coil = {"N_c": float(turns), "A": side**2, "B_0": before, "Delta_t": time, "R": ohms}
    histories = {
        "tilted_coil": (
            {"B_2": after, "theta_n": angle},
            lambda t: flux(along_x(before + (after - before) * t / time), side, angle),
        ),
        "reversed_field": (
            {"theta_n": angle},
            lambda t: flux(along_x(before * (1 - 2 * t / time)), side, angle),
        ),
        "changing_area": (
            {"A_2": (side / 2) ** 2, "theta_n": angle},
            lambda t: flux(along_x(before), side * math.sqrt(1 - 0.75 * t / time), angle),
        ),
        "turned_coil": (
            {"theta_1": angle, "theta_2": 2 * angle},
            lambda t: flux(along_x(before), side, angle * (1 + t / time)),
        ),
    }
    for regime, (more, passing) in histories.items():
        mean = abs(passing(time) - passing(0.0)) / time * turns
        rate = turns * abs(slope(passing, 0.4 * time, 0.01 * time))
        if regime != "turned_coil" and abs(rate - mean) > 1e-6 * mean:
            return False  # a steady change has one EMF from first to last
        charge = turns / ohms * integral(partial(_size_of_slope, passing), 0.0, time, 40)
        expected = {
            "emf_ind": mean, "Phi_1": passing(0.0), "Phi_2": passing(time), "Q": charge,
            "Psi_change": mean * time, "Psi_rate": mean,
            "I_ind": mean / ohms, "P": mean**2 / ohms, "W_e": mean**2 / ohms * time,
        }  # fmt: skip
        if not _near(solved(family, regime, **coil, **more), **expected):
            return False
    told = solved(family, "tilted_coil", **coil, B_2=after, alpha=math.pi / 2 - angle)
    return _near(told, emf_ind=turns * flux(along_x((after - before) / time), side, angle))


def _size_of_slope(function, at):
    return abs(slope(function, at, 1e-5))


def rod_agrees(family: Family, rng: random.Random) -> bool:
    """Push single charges with v × B and the current's wire with I L × B."""
    field, length, speed = rng.uniform(0.1, 1), rng.uniform(0.2, 1.5), rng.uniform(1, 9)
    ohms, time, angle = rng.uniform(1, 9), rng.uniform(0.5, 3), rng.uniform(0.3, 1.5)
    # The rod lies along y and moves along x; the field makes the angle with x.
    lines = (field * math.cos(angle), 0.0, -field * math.sin(angle))
    voltage = rod_voltage(scaled(speed, X), lines, scaled(length, Y))
    current = voltage / ohms
    push = cross(scaled(current * length, Y), lines)
    given = {"B_0": field, "L_rod": length, "v": speed, "R": ohms, "Delta_t": time}
    world = solved(family, "moving_rod", **given, theta_v=angle)
    if not _near(
        world, emf_ind=voltage, I_ind=current, F_m=math.sqrt(dot(push, push)), F_pull=-push[0],
        P=-push[0] * speed, W_e=-push[0] * speed * time, Q=current * time,
    ):  # fmt: skip
        return False
    turning = turning_rod_voltage(field, length, speed)
    world = solved(family, "rotating_rod", B_0=field, L_rod=length, omega=speed, R=ohms)
    expected = {"emf_ind": turning, "I_ind": turning / ohms, "v": speed * length}
    # What goes in comes out: the power of the pull is that of the current.
    return _near(world, **expected, f_rot=speed / (2 * math.pi)) and math.isclose(
        voltage * current, -push[0] * speed
    )


def senses_on_rails_agree(family: Family) -> bool:
    """Compare the push on the charges of the rod with the field around the changing flux."""
    ways = (("rails_to_the_right", 1.0), ("rails_to_the_left", -1.0))
    for (regime, way), side, end in product(ways, (1.0, -1.0), (1.0, -1.0)):
        upward = rod_voltage(scaled(way, X), scaled(side, Z), Y)
        across = cross(scaled(upward, Y), scaled(side, Z))[0]
        # With the rails joined at the left, the loop lies to the left of the rod and grows as the
        # rod goes right; up the rod and back on the left is counterclockwise.
        around = sense_of_current(side * way * end)
        world = solved(family, regime, s_B=side, s_end=end, theta_v=math.pi / 2)
        if not _near(world, s_top=upward, s_I=around, s_F=across):
            return False
        if not math.isclose(around, upward * end):
            return False
    return True


def senses_agree(family: Family) -> bool:
    """Let the induced field drive the current, and the current's own field push the magnet."""
    for regime, rise in (("growing_field", 1.0), ("shrinking_field", -1.0)):
        for side in (1.0, -1.0):
            if not _near(solved(family, regime, s_B=side), s_I=sense_of_current(side * rise)):
                return False
    moves = (
        ("north_pole_approaches", 1.0, 1.0), ("north_pole_recedes", 1.0, -1.0),
        ("south_pole_approaches", -1.0, 1.0), ("south_pole_recedes", -1.0, -1.0),
    )  # fmt: skip
    for regime, pole, ahead in moves:
        # The magnet is on the negative side of the ring's axis x.
        later = flux_of_pole(pole, 0.3 - 1e-4 * ahead, 0.1)
        about_x = sense_of_current(later - flux_of_pole(pole, 0.3, 0.1))
        push = force_of_ring(about_x, 0.1, 0.3, pole)
        for view in (1.0, -1.0):
            # Whoever stands at the magnet looks along x, and sees right-handed as clockwise.
            world = solved(family, regime, s_view=view)
            if not _near(world, s_I=-view * about_x, s_force=math.copysign(1.0, -push)):
                return False
    return True


def generator_agrees(family: Family, rng: random.Random) -> bool:
    """Turn a coil step by step."""
    turns, side, field = rng.randint(5, 200), rng.uniform(0.03, 0.2), rng.uniform(0.1, 0.9)
    rate, ohms, part = rng.uniform(5, 60), rng.uniform(1, 20), rng.uniform(0.02, 0.2)
    period, faster = 1 / rate, rng.uniform(1.5, 3)

    def voltage(t: float, quick: float = 1.0) -> float:
        def passing(u: float) -> float:
            return turns * flux(along_x(field), side, 2 * math.pi * u * quick / period, 2)

        return -slope(passing, t, 1e-5 * period)

    steps = [voltage((i + 0.5) * period / 200) for i in range(200)]
    peak, rms = voltage(period / 4), math.sqrt(sum(u * u for u in steps) / 200)
    coil = {"N_c": float(turns), "A": side**2, "B_0": field, "R": ohms, "t_gen": part * period}
    world = solved(family, "generator", **coil, f_rot=rate)
    told = {"emf_max": peak, "f_rot": rate, "f_after": faster * rate}
    again = solved(family, "generator_at_another_rate", **told)
    return _near(again, emf_after=voltage(period / faster / 4, faster), r_f=faster) and _near(
        world, emf_max=peak, emf_t=voltage(part * period), emf_avg=sum(steps[:50]) / 50,
        emf_rms=rms, P_avg=rms**2 / ohms, I_max=peak / ohms, I_rms=rms / ohms, T_rot=period,
    )  # fmt: skip


def windings_agree(family: Family, rng: random.Random) -> bool:
    """Share one flux among two windings; run a current down."""
    first, second, wave = rng.randint(20, 900), rng.randint(20, 900), rng.uniform(0.1, 2)
    shared = slope(lambda t: 1e-3 * math.sin(wave * t), 0.3, 1e-4)
    taken, efficiency, ohms = rng.uniform(0.1, 5), rng.uniform(0.6, 0.99), rng.uniform(1, 20)
    coils = {"N_p": float(first), "N_s": float(second), "V_p": first * shared, "I_p": taken}
    for regime, share in (("transformer", 1.0), ("lossy_transformer", efficiency)):
        more = {"eta": efficiency} if share < 1 else {}
        world = solved(family, regime, **coils, **more)
        out = share * first * shared * taken
        if not _near(world, V_s=second * shared, P_s=out, I_s=out / (second * shared)):
            return False
    henry, start, fall = rng.uniform(0.01, 0.5), rng.uniform(1, 5), rng.uniform(0.01, 0.5)
    work = integral(lambda current: henry * current, 0.0, start, 50)
    lasting, current, step = 0.0, 1.0, 1e-4 * henry / ohms
    while current > math.exp(-1):  # shorted through the resistance: L di = -R i dt
        current -= current * ohms / henry * step
        lasting += step
    falls = {"I_start": start, "I_end": 0.0, "Delta_t": fall}
    voltage = -slope(lambda t: henry * start * (1 - t / fall), fall / 2, fall / 100)
    world = solved(family, "inductor", **falls, L_ind=henry, R=ohms)
    pair = solved(family, "coupled_coils", **falls, M_ind=henry)
    return _near(world, emf_ind=voltage, W_m=work, tau=lasting) and _near(pair, emf_ind=voltage)


DRAWN = (coil_agrees, rod_agrees, generator_agrees, windings_agree)


def agrees_with_forces_and_fluxes(family: Family) -> bool:
    rng = random.Random(5)
    return (
        senses_agree(family)
        and senses_on_rails_agree(family)
        and all(check(family, rng) for check in DRAWN)
    )


@pytest.mark.parametrize("seed", range(5))
@pytest.mark.parametrize("check", DRAWN, ids=lambda check: check.__name__)
def test_drawn_scenes_agree_with_forces_and_fluxes(check, seed):
    assert check(FAMILY, random.Random(seed))


def test_senses_agree_with_the_induced_field():
    assert senses_agree(FAMILY)
    assert senses_on_rails_agree(FAMILY)


@pytest.mark.parametrize("regime", [regime.name for regime in FAMILY.regimes])
def test_redundant_laws_agree(regime):
    assert inconsistencies(FAMILY, regime) == []


def says_the_same(law, equation):
    """Tell whether an equation holds wherever the law does: F_m = F_pull for F_pull = F_m."""
    difference = equation.lhs - equation.rhs
    symbols = sorted(law.equation.free_symbols, key=str)
    if all(symbol.name.startswith("s_") for symbol in symbols):  # senses, +1 or -1
        points = [
            dict(zip(symbols, signs, strict=True))
            for signs in product((1, -1), repeat=len(symbols))
        ]
        own = law.equation.lhs - law.equation.rhs
        return all((own.subs(p) == 0) == (difference.subs(p) == 0) for p in points)
    for symbol in symbols:
        solutions = sympy.solve(law.equation, symbol)
        if len(solutions) == 1:
            return sympy.simplify(difference.subs(symbol, solutions[0])) == 0
    return False


@pytest.mark.slow
def test_every_mutation_is_noticed(record_property):
    alive = unnoticed(FAMILY, CASES, agrees_with_forces_and_fluxes, record_property, says_the_same)
    assert alive == []


# -- the two sides of what is easily mistaken --------------------------------------------------


def test_the_angle_to_the_normal_and_to_the_plane_exchange_sine_and_cosine():
    coil = {"N_c": 10.0, "A": 0.01, "B_0": 0.5, "B_2": 0.0, "Delta_t": 0.1}
    normal = solved(FAMILY, "tilted_coil", **coil, theta_n=math.radians(20))["emf_ind"]
    plane = solved(FAMILY, "tilted_coil", **coil, alpha=math.radians(20))["emf_ind"]
    assert normal == pytest.approx(0.5 * math.cos(math.radians(20)))
    assert plane == pytest.approx(0.5 * math.sin(math.radians(20)))


def test_the_mean_emf_of_a_quarter_turn_is_less_than_the_peak():
    turned = {"N_c": 10.0, "A": 0.01, "B_0": 0.5, "Delta_t": 0.005, "theta_1": 0.0}
    mean = solved(FAMILY, "turned_coil", **turned, theta_2=math.pi / 2)["emf_ind"]
    world = solved(FAMILY, "generator", N_c=10.0, A=0.01, B_0=0.5, f_rot=50.0)
    assert mean == pytest.approx(world["emf_avg"])
    assert world["emf_max"] == pytest.approx(mean * math.pi / 2)


def test_minus_sign_is_a_convention_of_emf_current_and_charge():
    factors = [
        {str(s.name): f for s, f in convention.factors.items()} for convention in FAMILY.conventions
    ]
    assert {"emf_ind": -1.0} in factors
    assert {"emf_ind": -1.0, "I_ind": -1.0, "Q": -1.0} in factors


@pytest.mark.parametrize(
    ("question", "regime", "value"),
    [
        ("A 50-turn coil of area 0.020 m² lies perpendicular to a magnetic field that increases"
         " from 0.10 T to 0.40 T in 0.30 s. What EMF is induced?", "changing_field", 1.0),
        ("A circular loop of wire of radius 10 cm lies at right angles to a uniform field. The"
         " field drops from 0.50 T to zero in 0.10 s. Find the induced EMF.",
         "loop_in_changing_field", 0.15708),
        ("A coil with 50 turns and an area of 0.020 m² is in a field of 0.40 T whose direction"
         " makes an angle of 30° with the plane of the coil. The field falls to zero in 0.10 s."
         " What is the induced EMF?", "tilted_coil", 2.0),
        ("The normal to a 60-turn coil of area 30 cm² makes an angle of 60° with a magnetic field"
         " that rises from 0 T to 0.80 T in 0.10 s. What EMF is induced?", "tilted_coil", 0.72),
        ("The flux through a 100-turn coil drops from 5.0 mWb to 1.0 mWb in 0.20 s. Calculate the"
         " induced voltage.", "changing_field", 2.0),
        ("A helicopter blade 4.0 m long rotates at 5.0 rev/s perpendicular to a vertical field of"
         " 5.0e-5 T. What is the EMF between hub and tip?", "rotating_rod", 0.012566),
        ("A coil of 50 turns has an area of 0.020 m² and is perpendicular to a field of 0.40 T."
         " The direction of the field is reversed in 0.20 s. What is the average induced EMF?",
         "reversed_field", 4.0),
        ("A search coil of 50 turns and area 2.0 cm² is perpendicular to a field of 0.40 T and is"
         " pulled out of the field in 0.040 s. What is the average induced EMF?",
         "changing_area", 0.1),
        ("A metal bar 0.25 m long is moved at 4.0 m/s at right angles to a 0.80 T magnetic field."
         " What is the induced EMF?", "moving_rod", 0.8),
    ],
)  # fmt: skip
def test_a_question_is_read_in_its_regime(question, regime, value):
    read = read_question(question, "em_induction")
    assert read.regimes[0] == regime
    assert next(iter(read.targets)) == "emf_ind"
    known = {name: given.measurement.si for name, given in read.givens.items()}
    system = registry.system("em_induction", regime)
    assert set(known) <= system.names
    world = system.settle({**read.facts_in(regime), **known})
    assert world["emf_ind"] == pytest.approx(value, rel=1e-3)


# -- pictures and gold -------------------------------------------------------------------------


@pytest.mark.parametrize("mirrored", [False, True])
@pytest.mark.parametrize("kind", FAMILY.kinds, ids=lambda kind: kind.name)
def test_scene_shows_every_given_and_no_result(kind, mirrored):
    rng = random.Random(3)
    given = {str(s.name) for s in kind.givens}
    for _ in range(5):
        values = given_of(FAMILY, kind, rng)
        for frame in ("before", "after"):
            told = SceneInput(kind.regime, values, names_of(FAMILY, kind.regime), frame, mirrored)
            scene = FAMILY.draw(told)
            shown = [q for q in scene.quantities() if q in values]
            assert given <= set(shown)
            assert not [p for p in scene.parts if isinstance(p, Arrow) and p.role == "force"]
            for part in scene.parts:
                if isinstance(part, AngleMark):
                    span = (part.end - part.start) % 360
                    assert span == pytest.approx(math.degrees(values[part.quantity]))
                if isinstance(part, Dimension):
                    assert part.broken


@pytest.mark.parametrize("regime", [regime.name for regime in FAMILY.regimes if regime.drawn])
def test_every_regime_draws(regime):
    system = registry.system("em_induction", regime)
    world = next(w for i in range(40) if (w := system.complete({}, random.Random(i))))
    keep = ("N_c", "A", "B_0", "L_rod", "v", "theta_n", "R", "N_p", "N_s", "V_p", "f_rot", "s_B")
    values = {name: world[name] for name in keep if name in world}
    before, after = (
        FAMILY.draw(SceneInput(regime, values, names_of(FAMILY, regime), frame))
        for frame in ("before", "after")
    )
    assert before.parts
    assert (before.parts != after.parts) == (regime in FAMILY.moves)


def test_left_and_right_are_never_exchanged_where_the_question_names_them():
    for regime, ahead in (("rails_to_the_right", 1), ("rails_to_the_left", -1)):
        for mirrored in (False, True):
            told = SceneInput(
                regime, {"v": 2.0, "s_B": 1.0}, names_of(FAMILY, regime), "before", mirrored
            )
            arrow = next(p for p in FAMILY.draw(told).parts if isinstance(p, Arrow))
            assert (arrow.head[0] - arrow.tail[0]) * ahead > 0


@pytest.mark.parametrize("index", range(len(FAMILY.kinds)))
def test_gold_is_understood_and_its_picture_is_clear(index):
    item = generate("em_induction", 11, index)
    record = item.trace.to_dict()
    assert judge(record).outcome == "valid"
    assert judge(record, gold=item).outcome == "valid"
    if item.modality != "text":
        assert not collisions(draw(item.scene, item.shown).sidecar)


@pytest.mark.parametrize(
    ("question", "right", "wrong"),
    [
        (
            "A square loop in the plane of the page is pushed to the left into a region where a"
            " uniform magnetic field points out of the page. In which direction does the induced"
            " current flow while the loop is entering?",
            "clockwise",
            "counterclockwise",
        ),
        (
            "A rectangular conducting loop moves upward out of a region of uniform magnetic field"
            " directed out of the page. While it is leaving the region, is the induced current"
            " clockwise or counterclockwise?",
            "counterclockwise",
            "clockwise",
        ),
    ],
)
def test_a_loop_that_enters_or_leaves_a_field_has_a_changing_flux(question, right, wrong):
    for answer, outcome in ((right, "valid"), (wrong, "invalid")):
        record = {
            "scenario_family": "em_induction",
            "question": question,
            "state_0": {"objects": [], "relations": [], "forces": [], "variables": {}},
            "transition": {"rule": "Lenz's law", "effect": "", "equation": None},
            "state_1": {"predicted_change": "", "new_variables": {"current": answer}},
            "answer": {"value": answer},
        }
        assert judge(record).outcome == outcome
