"""Waves and sound against hand-worked cases and against waves that are followed in time."""

from __future__ import annotations

import math
import random
from functools import lru_cache

import pytest
import sympy
from families.draws import given_of, names_of
from families.mutation import inconsistencies, unnoticed
from families.textbook import cases_covering, failures, law_failures, load
from families.wave_motion import (
    antinodes_of,
    heard,
    loudness,
    modes,
    nodes_of,
    pulse_time,
    swellings,
)

from wmw.core import registry
from wmw.core.family import Family
from wmw.core.scene import Arrow, Dimension, SceneInput
from wmw.core.system import System
from wmw.verifiers.questions.reading import read_question

FAMILY = registry.family("wave")
CASES = load("wave")


@pytest.mark.parametrize("case", CASES, ids=lambda case: case.name)
def test_textbook_case(case):
    assert not list(failures(FAMILY, case))


@pytest.mark.parametrize("law", FAMILY.laws, ids=lambda law: law.name)
def test_every_law_meets_a_hand_worked_case(law):
    assert cases_covering(law, CASES)
    assert not list(law_failures(law, CASES))


@pytest.mark.parametrize("case", CASES, ids=lambda case: case.name)
def test_a_hand_worked_world_is_admitted(case):
    system = registry.system("wave", case.regime)
    assert system.admits(system.settle({**case.givens}))


# -- first principles -------------------------------------------------------------------------

Facts = list[tuple[str, dict[str, float], dict[str, float]]]


@lru_cache(maxsize=8)
def observed(seed: int, rounds: int) -> Facts:
    """Return (regime, givens, what is observed) of simulated waves, made without the laws."""
    rng = random.Random(seed)
    found: Facts = []
    for _ in range(rounds):
        length, density = rng.uniform(0.4, 2.0), rng.uniform(1e-3, 2e-2)
        tension = rng.uniform(20, 200)
        found.append(_standing("string_fixed", length, tension, density))
        # A column of air: pulled by its modulus, heavy by its density (both per area).
        speed = rng.uniform(330, 350)
        found.append(_standing("open_pipe", length, 1.2 * speed**2, 1.2))
        found.append(_standing("closed_pipe", length, 1.2 * speed**2, 1.2))
        half = pulse_time(length, tension, density)
        found.append(
            ("on_a_string", {"F_T": tension, "mu": density, "L": length},
             {"t": 2 * half, "v_wave": length / (2 * half)})
        )  # fmt: skip
        other = tension * rng.choice([0.3, 0.5, 2.0, 4.0])
        tones = [modes("fixed", "fixed", length, pull, density)[0][0] for pull in (tension, other)]
        times = [pulse_time(length, pull, density) for pull in (tension, other)]
        found.append(
            ("string_retuned",
             {"F_T": tension, "F_T2": other, "mu": density, "L": length},
             {"f_wave": tones[0], "f_after": tones[1], "v_wave": length / 2 / times[0],
              "v_after": length / 2 / times[1], "r_v": tones[1] / tones[0]})
        )  # fmt: skip
        found += _followed(rng)
    return found


def _standing(
    regime: str, length: float, stiffness: float, density: float
) -> tuple[str, dict[str, float], dict[str, float]]:
    """Simulate a string or a pipe and read modes, nodes and spacings off its motion."""
    ends = {"string_fixed": ("fixed", "fixed"), "open_pipe": ("free", "free"),
            "closed_pipe": ("fixed", "free")}[regime]  # fmt: skip
    series = modes(*ends, length, stiffness, density)
    tones = [tone for tone, _ in series]
    seen = {f"f_ov{k}": tones[k] for k in (1, 2, 3)}
    seen |= {"f_0": tones[0], "f_diff": tones[2] - tones[1]}
    step = 2 if regime == "closed_pipe" else 1
    for place, tone in enumerate(tones):
        order = 1 + step * place
        if 2 <= order <= 7:
            seen[f"f_h{order}"] = tone
    place = 2
    tone, shape = series[place]
    nodes = nodes_of(shape, length)
    spacing = nodes[1] - nodes[0]
    seen |= {"f_wave": tone, "N_nodes": float(len(nodes)), "N_anti": float(antinodes_of(shape)),
             "d_nn": spacing, "lambda_wave": 2 * spacing, "T_p": 1 / tone}  # fmt: skip
    givens = {"L": length, "n_mode": float(1 + step * place)}
    if regime == "string_fixed":
        givens |= {"F_T": stiffness, "mu": density}
    else:
        # The speed as it is seen: a wave per period.
        givens |= {"v_wave": 2 * spacing * tone}
    return regime, givens, seen


def _followed(rng: random.Random) -> Facts:
    """Follow echoes, crests at a boundary, moving sources and beats signal by signal."""
    sound, tone = rng.uniform(330, 350), rng.uniform(200, 800)
    far, fast = rng.uniform(100, 900), rng.uniform(1400, 6000)
    slow = rng.uniform(5, 40)
    there = _arrival(far, sound)
    found: Facts = [
        ("echo", {"d": far, "v_wave": sound}, {"t": there + _arrival(far, sound)}),
        ("echo_in_water", {"d": far, "v_m2": fast}, {"t": 2 * _arrival(far, fast)}),
        ("in_another_medium", {"d": far, "v_m2": fast}, {"t": _arrival(far, fast)}),
        ("sound_delay", {"d": far, "v_wave": sound}, {"t": there}),
        ("two_ways", {"d": far, "v_wave": sound, "v_m2": fast},
         {"Delta_t": there - _arrival(far, fast)}),
        # The crest that has just been sent lies one wave behind the one that has left a period ago.
        ("travelling", {"f_wave": tone, "v_wave": sound}, {"lambda_wave": sound * (1 / tone)}),
        ("out_of_air", {"f_wave": tone, "v_wave": sound, "v_m2": fast},
         {"lambda_m2": fast * (1 / tone), "lambda_wave": sound * (1 / tone)}),
        ("source_approaches", {"f_wave": tone, "v_wave": sound, "v_s": slow},
         {"f_obs": heard(tone, sound, slow, 0.0)}),
        ("source_recedes", {"f_wave": tone, "v_wave": sound, "v_s": slow},
         {"f_obs": heard(tone, sound, -slow, 0.0)}),
        ("observer_approaches", {"f_wave": tone, "v_wave": sound, "v_o": slow},
         {"f_obs": heard(tone, sound, 0.0, -slow)}),
        ("observer_recedes", {"f_wave": tone, "v_wave": sound, "v_o": slow},
         {"f_obs": heard(tone, sound, 0.0, slow)}),
    ]  # fmt: skip
    second = tone + rng.choice([-1, 1]) * rng.uniform(2, 8)
    beats = swellings(tone, second, 4.0)
    found.append(("beats", {"f_wave": tone, "f_b": second}, {"f_beat": beats, "T_beat": 1 / beats}))
    sharper = second > tone
    found.append(
        ("beats_with_a_higher" if sharper else "beats_with_a_lower",
         {"f_wave": tone, "f_beat": beats}, {"f_b": second})
    )  # fmt: skip
    return found


def _arrival(way: float, speed: float) -> float:
    """Return when a signal that moves on in short steps has covered a way."""
    step = way / speed / 1000
    place, time = 0.0, 0.0
    while place < way - 1e-9:
        place += speed * step
        time += step
    return time


def agrees_with_waves(family: Family, seed: int = 3, rounds: int = 1) -> bool:
    return all(
        _near(System(family, regime).solve(givens).world, seen)
        for regime, givens, seen in observed(seed, rounds)
    )


def _near(world, expected):
    return all(
        name in world and abs(world[name] - value) < 4e-3 * abs(value)
        for name, value in expected.items()
    )


def test_waves_agree_with_followed_motion():
    assert agrees_with_waves(FAMILY, 17, 4)


def test_a_tube_resonates_where_its_modes_have_the_tone_of_the_fork():
    """Lengths at which the lowest and the next mode of a simulated air column sound at 480 Hz."""
    speed, fork = 340.0, 480.0
    column = modes("fixed", "free", 1.0, 1.2 * speed**2, 1.2)
    first, second = (tone / fork for tone, _ in column[:2])  # the modes go inversely with length
    world = System(FAMILY, "resonance_tube").solve({"f_wave": fork, "L_1": first, "L_2": second})
    assert world.world["v_wave"] == pytest.approx(speed, rel=3e-3)
    assert world.world["e_c"] == pytest.approx(0.0, abs=1e-3)


@pytest.mark.parametrize("extra", [0.0, 0.5, 1.0, 1.5, 2.0])
def test_two_sources_are_loud_or_quiet_as_their_sum_is(extra):
    wavelength, near = 1.4, 3.1
    far = near + extra * wavelength
    system = registry.system("wave", "two_sources")
    world = system.solve({"lambda_wave": wavelength, "r_1": near, "r_2": far}).world
    loud = loudness(wavelength, near, far) > 1.9
    quiet = loudness(wavelength, near, far) < 0.1
    outcome = next(o for o in FAMILY.outcomes if o.name == "superposition")
    held = [choice.value for choice in outcome.choices if system.holds(choice.holds, world)]
    assert held == (["constructive"] if loud else ["destructive"] if quiet else [])
    assert loud or quiet


@pytest.mark.parametrize("regime", [regime.name for regime in FAMILY.regimes])
def test_redundant_laws_agree(regime):
    assert not inconsistencies(FAMILY, regime)


@pytest.mark.slow
def test_every_mutation_is_noticed(record_property):
    alive = unnoticed(FAMILY, CASES, agrees_with_waves, record_property)
    assert alive == []


# -- traps ------------------------------------------------------------------------------------


def test_a_closed_pipe_has_no_even_harmonics():
    names = registry.system("wave", "closed_pipe").names
    assert {"f_h3", "f_h5", "f_h7"} <= names
    assert not {"f_h2", "f_h4", "f_h6"} & names


@pytest.mark.parametrize(
    ("question", "regime", "targets"),
    [
        ("The third harmonic of a string fixed at both ends has a frequency of 450 Hz. What is the "
         "frequency of the fifth harmonic?", "string_fixed", "f_h5"),
        ("A pipe closed at one end is 0.60 m long. The speed of sound is 343 m/s. What is the "
         "frequency of its first overtone?", "closed_pipe", "f_ov1"),
        ("A hiker hears the echo of a shout from a cliff after 3.0 s. Sound travels at 340 m/s. "
         "How far away is the cliff?", "echo", "d"),
        ("Thunder is heard 5.0 s after the lightning. The speed of sound is 340 m/s. How far away "
         "is the storm?", "sound_delay", "d"),
        ("A tuning fork of 512 Hz and a guitar string of 508 Hz sound together. How many beats per "
         "second are heard?", "beats", "f_beat"),
        ("A string is stretched with 50 N and waves run along it at 30 m/s. The tension is "
         "quadrupled. What is the new wave speed?", "string_retuned", "v_after"),
    ],
)  # fmt: skip
def test_reading_of_usual_questions(question, regime, targets):
    read = read_question(question, "wave")
    assert read.regimes[0] == regime
    assert next(iter(read.targets)) == targets
    assert not read.loose


# -- scenes -----------------------------------------------------------------------------------


@pytest.mark.parametrize("mirrored", [False, True])
@pytest.mark.parametrize("kind", FAMILY.kinds, ids=lambda kind: kind.name)
def test_scene_shows_every_given_once_and_only_givens(kind, mirrored):
    rng = random.Random(3)
    for _ in range(6):
        values = given_of(FAMILY, kind, rng)
        for frame in ("before", "after"):
            scene = FAMILY.draw(
                SceneInput(kind.regime, values, names_of(FAMILY, kind.regime), frame, mirrored)
            )
            shown = [q for q in scene.quantities() if q in values]
            assert sorted(shown) == sorted(values)
            arrows = {p.quantity for p in scene.parts if isinstance(p, Arrow) and p.quantity}
            assert not isinstance(kind.target, sympy.Symbol) or str(kind.target.name) not in arrows


def test_paths_and_columns_are_to_scale():
    rng = random.Random(4)
    for kind in FAMILY.kinds:
        for _ in range(6):
            values = given_of(FAMILY, kind, rng)
            if {"r_1", "r_2"} <= set(values) and not (
                0.2 < values["r_1"] / values["r_2"] < 5 and values["r_1"] != values["r_2"]
            ):
                continue
            scene = FAMILY.draw(SceneInput(kind.regime, values, names_of(FAMILY, kind.regime)))
            scales = {
                round(math.dist(p.start, p.end) / values[p.quantity], 6)
                for p in scene.parts
                if isinstance(p, Dimension) and not p.broken and p.quantity in values
            }
            assert len(scales) <= 1


@pytest.mark.parametrize("regime", [regime.name for regime in FAMILY.regimes if regime.drawn])
def test_every_regime_draws(regime):
    system = registry.system("wave", regime)
    world = system.complete({}, random.Random(8))
    assert world is not None
    keep = (
        "f_wave",
        "v_wave",
        "lambda_wave",
        "L",
        "F_T",
        "d",
        "t",
        "r_1",
        "r_2",
        "L_1",
        "L_2",
        "v_s",
    )
    values = {name: value for name, value in world.items() if name in keep}
    assert FAMILY.draw(SceneInput(regime, values, names_of(FAMILY, regime))).parts
