"""Geometric optics against hand-worked cases and against rays traced by Fermat's principle."""

from __future__ import annotations

import math
import random
from itertools import islice

import pytest
from families.draws import given_of, names_of
from families.fermat import image_in_lens, image_in_mirror, quickest, seen_depth, sphere
from families.mutation import inconsistencies, unnoticed
from families.textbook import cases_covering, failures, law_failures, load

from wmw.core import registry
from wmw.core.family import Family, in_regime
from wmw.core.scene import AngleMark, Arrow, Dimension, SceneInput
from wmw.core.system import System

FAMILY = registry.family("optics")
CASES = load("optics")
IMAGING = (
    "converging_real",
    "converging_virtual",
    "diverging",
    "concave_real",
    "concave_virtual",
    "convex",
)


@pytest.mark.parametrize("case", CASES, ids=lambda case: case.name)
def test_textbook_case(case):
    assert not list(failures(FAMILY, case))


@pytest.mark.parametrize("law", FAMILY.laws, ids=lambda law: law.name)
def test_every_law_meets_a_hand_worked_case(law):
    assert cases_covering(law, CASES)
    assert not list(law_failures(law, CASES))


@pytest.mark.parametrize("case", CASES, ids=lambda case: case.name)
def test_a_hand_worked_world_is_admitted(case):
    system = registry.system("optics", case.regime)
    assert system.admits(system.solve({**case.givens}).world)


# -- first principles -------------------------------------------------------------------------


def images_agree(family: Family, seed: int, rounds: int) -> bool:
    """Trace rays through two tiny spherical surfaces, or off one, and compare the image."""
    rng = random.Random(seed)
    for _ in range(rounds):
        focal, tip = rng.uniform(0.05, 0.3), 1e-4
        far, near, any_place = (
            focal * rng.uniform(1.2, 4),
            focal * rng.uniform(0.2, 0.85),
            focal * rng.uniform(0.3, 4),
        )
        index = rng.uniform(1.4, 1.8)
        for regime, distance, sign in zip(
            IMAGING, (far, near, any_place) * 2, (1, 1, -1) * 2, strict=True
        ):
            radius, curvature = sign * 2 * focal, sign * focal
            if regime in IMAGING[:3]:
                # A thin lens with equal surfaces: its radii are only a way to the focal length,
                # which the test below finds from parallel light.
                bend = 2 * (index - 1) * curvature
                surfaces = [
                    (sphere(0.0, bend), 1.0, index),
                    (sphere(1e-5 * focal, -bend), index, 1.0),
                ]
                x, y = image_in_lens(distance, tip, surfaces, 2e-4 * focal)
            else:
                x, y = image_in_mirror(distance, tip, sphere(0.0, -radius), 2e-4 * focal)
                x = -x
            world = (
                System(family, regime).solve({"f": curvature, "d_o": distance, "h_o": tip}).world
            )
            if not _near(world, d_i=x, h_i=y, M=y / tip):
                return False
            if "R" in System(family, regime).names and not _near(world, R=radius):
                return False
    return True


def rays_agree(family: Family, seed: int, rounds: int) -> bool:
    """Let the quickest path choose the angles at one and two flat boundaries."""
    rng = random.Random(seed)
    for _ in range(rounds):
        low, high = rng.uniform(1.0, 1.3), rng.uniform(1.4, 1.9)
        across = rng.uniform(0.5, 2.5)
        for regime, pair in (("into_denser", (low, high)), ("into_rarer", (high, low))):
            first, second = quickest(pair, (1.0, 1.0), across)
            world = (
                System(family, regime)
                .solve({"n_1": pair[0], "n_2": pair[1], "theta_1": first})
                .world
            )
            if not _near(world, theta_2=second, delta=abs(first - second)):
                return False
        # The farther the end of the path, the nearer its first leg comes to the critical angle.
        limit = quickest((high, low), (1.0, 1e-6), 1e3)[0]
        for regime in ("into_rarer", "total_reflection"):
            if not _near(
                System(family, regime).solve({"n_1": high, "n_2": low}).world, theta_c=limit
            ):
                return False
        third = rng.uniform(1.2, 1.7)
        angles = quickest((low, high, third), (1.0, 0.4, 0.8), across)
        world = (
            System(family, "layers")
            .solve({"n_1": low, "n_2": high, "n_3": third, "theta_1": angles[0], "w": 0.4})
            .world
        )
        run = 0.4 * math.tan(angles[1])
        off = run * math.cos(angles[0]) - 0.4 * math.sin(angles[0])
        if not _near(world, theta_2=angles[1], theta_3=angles[2], x_2=run, x_shift=-off):
            return False
        for below, above in ((high, low), (low, high)):
            world = (
                System(family, "apparent_depth").solve({"n_1": below, "n_2": above, "d": 2.0}).world
            )
            if not _near(world, d_app=seen_depth(2.0, below, above)):
                return False
    return True


def agrees_with_fermat(family: Family) -> bool:
    return images_agree(family, 5, 1) and rays_agree(family, 6, 1)


def _near(world, **expected):
    return all(
        name in world and abs(world[name] - value) < 2e-3 * max(abs(value), 1e-6)
        for name, value in expected.items()
    )


def test_parallel_light_meets_at_the_focus_of_the_traced_lens():
    """What the traced surfaces do to light from far away is what "focal length" means."""
    focal, index = 0.2, 1.5
    bend = 2 * (index - 1) * focal
    surfaces = [(sphere(0.0, bend), 1.0, index), (sphere(1e-6, -bend), index, 1.0)]
    x, _ = image_in_lens(1e4 * focal, 0.0, surfaces, 2e-4 * focal)
    assert x == pytest.approx(focal, rel=1e-3)


def test_images_agree_with_traced_rays():
    assert images_agree(FAMILY, 11, 12)


def test_angles_agree_with_the_quickest_paths():
    assert rays_agree(FAMILY, 12, 8)


@pytest.mark.parametrize("regime", [regime.name for regime in FAMILY.regimes])
def test_redundant_laws_agree(regime):
    assert not inconsistencies(FAMILY, regime)


@pytest.mark.slow
def test_every_mutation_is_noticed(record_property):
    alive = unnoticed(FAMILY, CASES, agrees_with_fermat, record_property)
    assert alive == []


# -- borders of the regimes -------------------------------------------------------------------


@pytest.mark.parametrize("kind", ["converging", "concave"])
@pytest.mark.parametrize(("place", "image"), [(1.02, "real"), (0.98, "virtual")])
def test_the_focus_separates_real_from_virtual(kind, place, image):
    given = {"f": 0.2, "d_o": 0.2 * place}
    for name in ("real", "virtual"):
        system = registry.system("optics", f"{kind}_{name}")
        assert system.admits(system.solve(given).world) is (name == image)


@pytest.mark.parametrize("kind", ["converging", "concave"])
def test_an_object_at_the_focus_has_no_image(kind):
    for name in ("real", "virtual"):
        system = registry.system("optics", f"{kind}_{name}")
        solution = system.solve({"f": 0.2, "d_o": 0.2})
        assert solution.broken
        assert not system.admits(solution.world)


@pytest.mark.parametrize(("degrees", "regime"), [(41.7, "into_rarer"), (41.9, "total_reflection")])
def test_the_critical_angle_separates_the_regimes(degrees, regime):
    given = {"n_1": 1.5, "n_2": 1.0, "theta_1": math.radians(degrees)}  # arcsin(1/1.5) = 41.81
    fits = {
        name
        for name in ("into_denser", "into_rarer", "total_reflection")
        if (system := registry.system("optics", name)).admits(system.solve(given).world)
    }
    assert fits == {regime}


# -- sign conventions -------------------------------------------------------------------------


def stated(name, regime, given):
    convention = next(c for c in FAMILY.conventions if c.name == name)
    assert in_regime(convention.regimes, regime)
    world = registry.system("optics", regime).solve(given).world
    factors = {str(s.name): factor for s, factor in convention.factors.items()}
    return {name: value * factors.get(name, 1.0) for name, value in world.items()}


@pytest.mark.parametrize(
    ("regime", "given"),
    [("converging_real", {"f": 0.1, "d_o": 0.3}), ("converging_virtual", {"f": 0.1, "d_o": 0.04}),
     ("diverging", {"f": -0.1, "d_o": 0.3})],
)  # fmt: skip
def test_cartesian_convention_of_lenses(regime, given):
    """1/v - 1/u = 1/f and m = v/u, with u negative for an object before the lens."""
    told = stated("Cartesian, lenses", regime, given)
    u, v, f = told["d_o"], told["d_i"], told["f"]
    assert u < 0
    assert 1 / v - 1 / u == pytest.approx(1 / f)
    assert told["M"] == pytest.approx(v / u)


@pytest.mark.parametrize(
    ("regime", "given", "focus"),
    [("concave_real", {"f": 0.1, "d_o": 0.3}, -0.1),
     ("concave_virtual", {"f": 0.1, "d_o": 0.04}, -0.1),
     ("convex", {"f": -0.1, "d_o": 0.3}, 0.1)],
)  # fmt: skip
def test_cartesian_convention_of_mirrors(regime, given, focus):
    """1/v + 1/u = 1/f and m = -v/u; the focus of a concave mirror is at negative x."""
    told = stated("Cartesian, mirrors", regime, given)
    u, v, f = told["d_o"], told["d_i"], told["f"]
    assert f == pytest.approx(focus)
    assert u < 0
    assert 1 / v + 1 / u == pytest.approx(1 / f)
    assert told["M"] == pytest.approx(-v / u)


# -- pictures ---------------------------------------------------------------------------------


@pytest.mark.parametrize("mirrored", [False, True])
@pytest.mark.parametrize("kind", FAMILY.kinds, ids=lambda kind: kind.name)
def test_scene_shows_every_given_and_only_givens(kind, mirrored):
    rng = random.Random(3)
    for _ in range(10):
        values = given_of(FAMILY, kind, rng)
        for frame in ("before", "after"):
            scene = FAMILY.draw(
                SceneInput(kind.regime, values, names_of(FAMILY, kind.regime), frame, mirrored)
            )
            shown = scene.quantities()
            assert {str(s.name) for s in kind.givens} <= set(shown)
            arrows = [p for p in scene.parts if isinstance(p, Arrow)]
            outgoing = [
                a
                for a in arrows
                if a.role == "ray" and a.head[1] != a.tail[1] and a.tail == (0.0, 0.0)
            ]
            assert not outgoing
            for mark in scene.parts:
                if isinstance(mark, AngleMark) and mark.quantity in values:
                    span = (mark.end - mark.start) % 360
                    assert span == pytest.approx(math.degrees(values[mark.quantity]))


@pytest.mark.parametrize("kind", FAMILY.kinds, ids=lambda kind: kind.name)
def test_lengths_are_to_scale_or_broken(kind):
    rng = random.Random(4)
    for _ in range(10):
        values = given_of(FAMILY, kind, rng)
        scene = FAMILY.draw(SceneInput(kind.regime, values, names_of(FAMILY, kind.regime)))
        scales = {
            round(math.dist(p.start, p.end) / values[p.quantity], 6)
            for p in scene.parts
            if isinstance(p, Dimension) and not p.broken and p.quantity in values
        }
        assert len(scales) <= 1


ATTEMPTS, DRAWN = 60, 3


@pytest.mark.parametrize("regime", [regime.name for regime in FAMILY.regimes if regime.drawn])
def test_every_regime_draws(regime):
    system = registry.system("optics", regime)
    rng = random.Random(8)
    drawn = 0
    worlds = (system.complete({}, rng) for _ in range(ATTEMPTS))
    for world in islice((w for w in worlds if w is not None), DRAWN):
        keep = {
            "d_o",
            "f",
            "R",
            "h_o",
            "theta_1",
            "n_1",
            "n_2",
            "n_3",
            "d",
            "lambda_0",
            "f_1",
            "f_2",
        }
        values = {name: value for name, value in world.items() if name in keep}
        scene = FAMILY.draw(SceneInput(regime, values, {}))
        assert scene.parts
        drawn += 1
    assert drawn == DRAWN
