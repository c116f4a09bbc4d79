"""Fluids against hand-worked cases and against layers, strips and pushed slices of fluid."""

from __future__ import annotations

import math
import random

import pytest
from families.draws import given_of, names_of
from families.euler import below, level, pushed_wall, taper, through, thrown
from families.mutation import inconsistencies, unnoticed
from families.textbook import cases_covering, failures, law_failures, load

from wmw.core import registry
from wmw.core.family import Family
from wmw.core.scene import Arrow, Dimension, SceneInput
from wmw.core.system import System

FAMILY = registry.family("fluid")
CASES = load("fluid")
AIR = 101300.0


@pytest.mark.parametrize("case", CASES, ids=lambda case: case.name)
def test_textbook_case(case):
    assert not list(failures(FAMILY, case))


@pytest.mark.parametrize("law", FAMILY.laws, ids=lambda law: law.name)
def test_every_law_meets_a_hand_worked_case(law):
    assert cases_covering(law, CASES)
    assert not list(law_failures(law, CASES))


@pytest.mark.parametrize("case", CASES, ids=lambda case: case.name)
def test_a_hand_worked_world_is_admitted(case):
    system = registry.system("fluid", case.regime)
    assert system.admits(system.settle(case.givens))


# -- first principles -------------------------------------------------------------------------


def solved(family: Family, regime: str, **given: float) -> dict[str, float]:
    return System(family, regime).settle(given)


def _near(world, **expected):
    return all(
        name in world and abs(world[name] - value) < 1e-3 * max(abs(value), 1e-9)
        for name, value in expected.items()
    )


def liquids_at_rest_agree(family: Family, seed: int, rounds: int) -> bool:
    """Pile up layers, sum strips, follow the pressure through tubes."""
    rng = random.Random(seed)
    for _ in range(rounds):
        rho, g = rng.uniform(700, 1400), rng.choice([9.8, 9.81, 10.0])
        h, area = rng.uniform(1, 12), rng.uniform(0.1, 2)
        one = below(h, lambda _, rho=rho: rho, g)
        base = {"rho": rho, "g": g, "h": h, "p_air": AIR, "A": area}
        for regime in ("depth", "depth_with_atmosphere", "horizontal_hatch"):
            whole = below(h, lambda _, rho=rho: rho, g, AIR)
            meant = whole if regime == "depth_with_atmosphere" else one
            if not _near(
                solved(family, regime, **base), p_gauge=one, p_abs=whole, p_at=meant,
                F_net=(whole - AIR) * area, F_abs=whole * area, F_air=AIR * area, F_at=meant * area,
                W=sum(rho * g * area * h / 100 for _ in range(100)),
            ):  # fmt: skip
                return False
        upper, width = rng.uniform(0, 2), rng.uniform(1, 20)
        force, moment = pushed_wall(upper, h + upper, width, rho, g)
        wall = solved(family, "vertical_wall", rho=rho, g=g, h_top=upper, h=h + upper, w=width)
        if not _near(
            wall,
            F_net=force,
            M_F=moment,
            h_F=h + upper - moment / force,
            p_mean=force / (width * h),
        ):
            return False
        # Manometers: from the open surface down to the lower level, or up to the gas.
        column = below(h / 10, lambda _, rho=rho: rho, g)
        tube = {"rho": rho, "g": g, "Delta_h": h / 10, "p_air": AIR}
        if not _near(solved(family, "manometer_above", **tube), p_abs=AIR + column, p_gauge=column):
            return False
        if not _near(
            solved(family, "manometer_below", **tube), p_abs=AIR - column, p_gauge=-column
        ):
            return False
        if not _near(
            solved(family, "barometer_column", rho=rho, g=g, p_air=AIR), Delta_h=level(AIR, rho, g)
        ):
            return False
        if not _near(solved(family, "barometer_read", rho=rho, g=g, Delta_h=h / 10), p_at=column):
            return False
        light, heavy = rng.uniform(600, 900), rng.uniform(950, 1500)
        first, second = rng.uniform(0.1, 0.6), rng.uniform(0.1, 0.6)
        under = below(first, lambda _, rho=light: rho, g)
        other = level(under, heavy, g)
        tubes = {"rho_1": light, "rho_2": heavy, "g": g}
        if not _near(
            solved(family, "two_liquids_in_a_u_tube", **tubes, h_1=first),
            h_2=other,
            Delta_h=first - other,
            p_12=under,
        ):
            return False
        both = below(first + second, lambda z, a=first, u=light, v=heavy: u if z < a else v, g)
        stack = solved(family, "layers", **tubes, h_1=first, h_2=second, p_air=AIR)
        # The layer in which the density jumps is cut in two only on the average.
        if not (
            _near(stack, p_12=under, h=first + second)
            and abs(stack["p_gauge"] / both - 1) < 2e-3
            and abs(stack["p_abs"] - AIR - both) < 2e-3 * both
        ):
            return False
        two = solved(family, "two_vessels", rho=rho, g=g, h_1=first, h_2=second)
        if not _near(
            two,
            p_1=below(first, lambda _, rho=rho: rho, g),
            p_2=below(second, lambda _, rho=rho: rho, g),
        ):
            return False
    return True


def presses_agree(family: Family, seed: int, rounds: int) -> bool:
    """Push a little liquid over: its volume stays, and no work is lost on the way."""
    rng = random.Random(seed)
    for _ in range(rounds):
        small, large = rng.uniform(0.01, 0.05), rng.uniform(0.08, 0.4)
        force, way = rng.uniform(20, 400), rng.uniform(0.05, 0.4)
        pushed = math.pi * (small / 2) ** 2 * way
        rise = pushed / (math.pi * (large / 2) ** 2)
        lifted = force * way / rise
        world = solved(family, "hydraulic_press", F_1=force, D_1=small, D_2=large, s_1=way, g=9.8)
        if not _near(
            world, V=pushed, s_2=rise, F_2=lifted, W_in=force * way, W_out=lifted * rise,
            k_F=way / rise, m_2=lifted / 9.8, p_at=force * way / pushed, r_1=small / 2,
            r_2=large / 2,
        ):  # fmt: skip
            return False
    return True


def flows_agree(family: Family, seed: int, rounds: int) -> bool:
    """Push slices through tapering pipes and funnels, and let jets fall."""
    rng = random.Random(seed)
    for _ in range(rounds):
        rho, g = rng.uniform(700, 1300), rng.choice([9.8, 10.0])
        wide, narrow = rng.uniform(0.06, 0.1), rng.uniform(0.03, 0.055)
        speed, pressure, up = rng.uniform(0.5, 2), rng.uniform(2e5, 4e5), rng.uniform(1, 5)
        for regime, one, two, rise in (
            ("pipe_narrows", wide, narrow, 0.0),
            ("pipe_widens", narrow, wide, 0.0),
            ("pipe_rises", wide, narrow, up),
        ):
            *_, (then, left) = through(
                taper(one, two), lambda x, rise=rise: rise * x, rho, g, speed, pressure
            )
            given = {"rho": rho, "g": g, "D_1": one, "D_2": two, "v_1": speed, "p_1": pressure}
            if rise:
                given["y"] = rise
            flow = math.pi * (one / 2) ** 2 * speed
            world = solved(family, regime, **given, V=0.2)
            if not _near(
                world,
                v_2=then,
                p_2=left,
                Q=flow,
                m_dot=flow * rho,
                t=0.2 / flow,
                Delta_p=abs(pressure - left),
            ):
                return False
            if not rise and not _near(world, Delta_h=level(abs(pressure - left), rho, g)):
                return False
        # From a wide surface down a funnel to the hole, both at the pressure of the air.
        depth, height, bore = rng.uniform(0.3, 3), rng.uniform(0.3, 2), 0.01
        tank = taper(3.0, bore)
        low, high = 0.0, 1e-2
        for _ in range(30):
            start = (low + high) / 2
            *_, (out, end) = through(tank, lambda x, depth=depth: -depth * x, rho, g, start, AIR)
            low, high = (start, high) if end > AIR else (low, start)
        away, time = thrown(out, height, g)
        jet = solved(family, "outflow", g=g, h=depth, H=height, D=bore, rho=rho)
        if not _near(jet, v=out, x=away, t_fall=time, Q=math.pi * bore**2 / 4 * out):
            return False
        hose = solved(family, "pipe_or_hose", D=bore, v=speed, rho=rho, V=0.05)
        # A cylinder as long as the way of a second goes by in a second.
        passed = math.pi * bore**2 / 4 * speed
        if not _near(hose, Q=passed, m_dot=passed * rho, t=0.05 / passed, m=0.05 * rho):
            return False
    return True


def agrees_with_parcels(family: Family) -> bool:
    return liquids_at_rest_agree(family, 5, 1) and presses_agree(family, 6, 2)


def test_liquids_at_rest_agree_with_layers_and_strips():
    assert liquids_at_rest_agree(FAMILY, 11, 6)


def test_presses_keep_volume_and_work():
    assert presses_agree(FAMILY, 12, 20)


def test_flows_agree_with_pushed_slices():
    assert flows_agree(FAMILY, 13, 2)


@pytest.mark.parametrize("regime", [regime.name for regime in FAMILY.regimes])
def test_redundant_laws_agree(regime):
    assert not inconsistencies(FAMILY, regime)


@pytest.mark.slow
def test_every_mutation_is_noticed(record_property):
    alive = unnoticed(FAMILY, CASES, agrees_with_parcels, record_property)
    assert alive == []


# -- traps ------------------------------------------------------------------------------------


def test_gauge_is_what_the_atmosphere_leaves():
    given = {"rho": 1000.0, "g": 9.8, "h": 5.0, "p_air": AIR}
    gauge, whole = (
        solved(FAMILY, "depth", **given),
        solved(FAMILY, "depth_with_atmosphere", **given),
    )
    assert whole["p_at"] - gauge["p_at"] == pytest.approx(AIR)


def test_a_vertical_wall_bears_half_of_what_a_floor_of_its_size_bears():
    wall = solved(FAMILY, "vertical_wall", rho=1000.0, g=9.8, h=3.0, w=2.0)
    floor = solved(FAMILY, "horizontal_hatch", rho=1000.0, g=9.8, h=3.0, A=6.0)
    assert wall["F_net"] == pytest.approx(floor["F_net"] / 2)


def test_press_forces_go_with_the_square_of_the_diameters_but_with_the_areas_themselves():
    by_diameter = solved(FAMILY, "hydraulic_press", F_1=100.0, D_1=0.02, D_2=0.06)
    by_area = solved(FAMILY, "hydraulic_press", F_1=100.0, A_1=0.0002, A_2=0.0006)
    assert by_diameter["F_2"] == pytest.approx(900)
    assert by_area["F_2"] == pytest.approx(300)


@pytest.mark.parametrize(("second", "regime"), [(0.03, "pipe_narrows"), (0.05, "pipe_widens")])
def test_the_narrower_section_decides_the_regime(second, regime):
    given = {"D_1": 0.04, "D_2": second, "v_1": 1.0}
    fits = {
        name
        for name in ("pipe_narrows", "pipe_widens")
        if (system := registry.system("fluid", name)).admits(system.settle(given))
    }
    assert fits == {regime}


def test_a_missing_pressure_may_be_stated_as_a_size():
    convention = next(c for c in FAMILY.conventions if c.name == "missing pressure as a magnitude")
    world = solved(FAMILY, "manometer_below", rho=1000.0, g=10.0, Delta_h=0.5, p_air=1e5)
    factors = {str(s.name): f for s, f in convention.factors.items()}
    assert world["p_gauge"] * factors["p_gauge"] == pytest.approx(5000)


# -- pictures ---------------------------------------------------------------------------------


class Completed(dict):
    """Values of the givens, and behind them those of a whole world."""

    def __init__(self, given, world):
        super().__init__(given)
        self.world = world

    def __missing__(self, name):
        return self.world[name]


@pytest.mark.parametrize("mirrored", [False, True])
@pytest.mark.parametrize("kind", FAMILY.kinds, ids=lambda kind: kind.name)
def test_scene_shows_every_given_and_only_givens(kind, mirrored):
    rng = random.Random(3)
    for _ in range(6):
        values = given_of(FAMILY, kind, rng)
        world = registry.system("fluid", kind.regime).settle({"g": 9.8, "p_air": AIR, **values})
        scene = FAMILY.draw(
            SceneInput(
                kind.regime,
                Completed(values, world),
                names_of(FAMILY, kind.regime),
                "before",
                mirrored,
            )
        )
        shown = scene.quantities()
        assert {str(s.name) for s in kind.givens} <= set(shown)
        arrows = [
            p for p in scene.parts if isinstance(p, Arrow) and p.role in ("force", "velocity")
        ]
        assert all(a.quantity in values for a in arrows)


@pytest.mark.parametrize("kind", FAMILY.kinds, ids=lambda kind: kind.name)
def test_lengths_are_to_scale_or_broken(kind):
    rng = random.Random(4)
    for _ in range(6):
        values = given_of(FAMILY, kind, rng)
        world = registry.system("fluid", kind.regime).settle({"g": 9.8, "p_air": AIR, **values})
        scene = FAMILY.draw(
            SceneInput(kind.regime, Completed(values, world), names_of(FAMILY, kind.regime))
        )
        scales = [
            math.dist(p.start, p.end) / values[p.quantity]
            for p in scene.parts
            if isinstance(p, Dimension) and not p.broken and p.quantity in values
        ]
        assert all(scale == pytest.approx(scales[0]) for scale in scales)
