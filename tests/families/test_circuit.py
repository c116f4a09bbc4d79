"""Circuits against hand-worked cases, nodal analysis and charge conservation."""

from __future__ import annotations

import math
import random
from dataclasses import replace

import numpy as np
import pytest
from families.mutation import inconsistencies, mutants, says_the_same
from families.nodal import Part, charged_potentials, node_potentials
from families.textbook import cases_covering, failures, law_failures, load

from wmw.core import registry
from wmw.core.declaration import quantity_dimensions
from wmw.core.dimensions import DimensionClashError, dimension_of
from wmw.core.family import in_regime
from wmw.core.scene import SceneInput, elements
from wmw.core.solving import compiled
from wmw.core.system import System
from wmw.families.circuit import symbols as s
from wmw.verifiers.pipeline import judge

FAMILY = registry.family("circuit")
CASES = load("circuit")
REGIMES = [regime.name for regime in FAMILY.regimes if regime.drawn]

# Element number -> nodes; 0 is the negative terminal of the battery, 1 the positive one.
NETS = {
    s.SINGLE: {1: (1, 0)},
    s.WIRE: {1: (1, 0)},
    s.INTERNAL: {1: (1, 0)},
    s.SERIES_2: {1: (1, 2), 2: (2, 0)},
    s.INTERNAL_SERIES: {1: (1, 2), 2: (2, 0)},
    s.SERIES_3: {1: (1, 2), 2: (2, 3), 3: (3, 0)},
    s.PARALLEL_2: {1: (1, 0), 2: (1, 0)},
    s.INTERNAL_PARALLEL: {1: (1, 0), 2: (1, 0)},
    s.PARALLEL_3: {1: (1, 0), 2: (1, 0), 3: (1, 0)},
    s.MIXED: {1: (1, 2), 2: (2, 0), 3: (2, 0)},
    s.MIXED_LAST: {1: (1, 2), 2: (1, 2), 3: (2, 0)},
    s.BRANCHED: {1: (1, 0), 2: (1, 2), 3: (2, 0)},
    s.BRANCHED_LAST: {1: (1, 2), 2: (2, 0), 3: (1, 0)},
}
BEFORE_AFTER = {  # a closed switch joins two nodes, an open one leaves its node hanging
    s.OPENED: ({1: (1, 0), 2: (1, 0)}, {1: (1, 0), 2: (1, 2)}),
    s.OPENED_INTERNAL: ({1: (1, 0), 2: (1, 0)}, {1: (1, 0), 2: (1, 2)}),
    s.CLOSED: ({1: (1, 0), 2: (1, 2)}, {1: (1, 0), 2: (1, 0)}),
    s.INSERTED: ({1: (1, 0), 2: (0, 0)}, {1: (1, 2), 2: (2, 0)}),
}
CAPACITOR_NETS = {
    s.CAPACITOR: {1: (1, 0)},
    s.CAPS_SERIES_2: {1: (1, 2), 2: (2, 0)},
    s.CAPS_SERIES_3: {1: (1, 2), 2: (2, 3), 3: (3, 0)},
    s.CAPS_PARALLEL_2: {1: (1, 0), 2: (1, 0)},
    s.CAPS_PARALLEL_3: {1: (1, 0), 2: (1, 0), 3: (1, 0)},
}


@pytest.mark.parametrize("case", CASES, ids=lambda case: case.name)
def test_textbook_case(case):
    assert not list(failures(FAMILY, case))


@pytest.mark.parametrize("law", FAMILY.laws, ids=lambda law: law.name)
def test_every_law_meets_a_hand_worked_case(law):
    assert cases_covering(law, CASES)
    assert not list(law_failures(law, CASES))


# --- First principles --------------------------------------------------------------------------


def resistive(net, values, emf, inner):
    """Return battery current, node potentials and (voltage, current) of each element."""
    parts = [Part(f"R_{i}", a, b, values[i]) for i, (a, b) in net.items()]
    found = node_potentials(parts, 1, emf, inner)
    drops = {i: found[a] - found[b] for i, (a, b) in net.items()}
    return found[-1], found, {i: (v, v / values[i]) for i, v in drops.items()}


def without_dust(x):
    """Return a difference of numbers near 1 as zero where only rounding is left of it."""
    return 0.0 if abs(x) < 1e-9 else x


def steady_world(regime, rng):
    net = NETS[regime]
    values = {i: rng.uniform(2, 40) for i in net}
    emf, time = rng.uniform(2, 30), rng.uniform(1, 90)
    inner = rng.uniform(0.2, 3) if regime in s.WITH_R else 0.0
    current, node, parts = resistive(net, values, emf, inner)
    terminal = node[1]
    power = sum(v * i for v, i in parts.values())
    world = {
        "emf": emf, "r": inner, "t": time, "V_terminal": terminal,
        "V_r": without_dust(emf - terminal),
        "I_bat": current, "R_equiv": terminal / current, "R_loop": emf / current,
        "P_del": power, "P_emf": emf * current,
        "P_r": without_dust(emf * current - power), "eta": power / (emf * current),
        "Q_total": current * time,
        "W_el": power * time, "W_emf": emf * current * time,
        "R_load": values[1], "V_load": parts[1][0], "I_load": parts[1][1],
        "P_load": parts[1][0] * parts[1][1],
    }  # fmt: skip
    for i, (v, amps) in parts.items():
        world |= {
            f"R_{i}": values[i],
            f"V_{i}": v,
            f"I_{i}": amps,
            f"P_{i}": v * amps,
            f"W_{i}": v * amps * time,
        }
    if regime == s.WIRE:  # a thousand slices in series, each as many threads of 1 mm² in parallel
        world |= {"rho": 1e-6, "L_w": 1000.0, "A_w": sum(1 / values[1] for _ in range(1000)) * 1e-6,
                  "d_w": disc_of(1000e-6 / values[1])}  # fmt: skip
    if regime in (s.MIXED, s.MIXED_LAST):
        a = 2 if regime == s.MIXED else 1
        world["R_pair"] = parts[a][0] / current
    if regime in (s.BRANCHED, s.BRANCHED_LAST):
        a = 2 if regime == s.BRANCHED else 1
        world["R_pair"] = terminal / parts[a][1]
    if inner:
        world["I_sc"] = resistive({1: (1, 0)}, {1: 1e-10 * inner}, emf, inner)[0]
        loads = inner * np.linspace(0.5, 2, 3001)
        world["P_max"] = max(
            found[1] * amps
            for amps, found, _ in (resistive({1: (1, 0)}, {1: x}, emf, inner) for x in loads)
        )
    return world


def disc_of(area):
    """Return the diameter of a disc of that area, found by filling it with thin rings."""
    steps = 20000
    unit_disc = sum(2 * math.pi * (i + 0.5) / steps / steps for i in range(steps))
    return 2 * math.sqrt(area / unit_disc)


def timed_world(regime, rng):
    """A capacitor whose charge is followed in small steps."""
    emf, ohms, farads = rng.uniform(2, 30), rng.uniform(1e3, 1e5), rng.uniform(1, 100) * 1e-6
    span, steps = rng.uniform(0.3, 2.5), 4000
    step = span * ohms * farads / steps
    drive = emf if regime == s.CHARGING else 0.0
    charge = 0.0 if regime == s.CHARGING else emf * farads

    def flow(q):
        return (drive - q / farads) / ohms

    half, before = None, emf
    for i in range(8 * steps):
        if i == steps:
            at_end = charge
        voltage = charge / farads
        left = emf - voltage if regime == s.CHARGING else voltage
        if half is None and left <= emf / 2:
            half = (i - (emf / 2 - left) / (before - left)) * step
        before = left
        k_1 = flow(charge)
        k_2 = flow(charge + step * k_1 / 2)
        k_3 = flow(charge + step * k_2 / 2)
        charge += step * (k_1 + 2 * k_2 + 2 * k_3 + flow(charge + step * k_3)) / 6
    voltage = at_end / farads
    over_load = emf - voltage if regime == s.CHARGING else voltage
    return {"emf": emf, "R_1": ohms, "C_1": farads, "t": span * ohms * farads, "n_tau": span,
            "tau": ohms * farads, "V_C": voltage, "p_C": voltage / emf, "V_Rt": over_load,
            "I_t": over_load / ohms, "I_start": emf / ohms, "Q_t": at_end, "Q_total": emf * farads,
            "t_half": half, "E_C": at_end * voltage / 2}  # fmt: skip


def batteries_world(regime, rng):
    """Two batteries in one loop: each alone drives its own current, and the currents add up."""
    emf, second, load = rng.uniform(6, 30), rng.uniform(1, 5), rng.uniform(1, 20)
    inner, other = rng.uniform(0.1, 2), rng.uniform(0.1, 2)
    one, *_ = resistive({1: (1, 0)}, {1: load + other}, emf, inner)
    two, *_ = resistive({1: (1, 0)}, {1: load + inner}, second, other)
    amps = one - two if regime == s.OPPOSED else one + two
    return {"emf": emf, "emf_2": second, "r": inner, "r_in2": other, "R_1": load, "R_load": load,
            "R_loop": emf / one, "I_bat": amps, "I_load": amps, "V_load": amps * load,
            "P_load": amps * amps * load}  # fmt: skip


def readings_world(regime, rng):
    """One battery with first one load and then another."""
    values = {1: rng.uniform(2, 10), 2: rng.uniform(12, 40)}
    emf, inner = rng.uniform(2, 30), rng.uniform(0.2, 3)
    short, *_ = resistive({1: (1, 0)}, {1: 1e-10 * inner}, emf, inner)
    world = {"emf": emf, "r": inner, "I_sc": short}
    for i, ohms in values.items():
        _, _, parts = resistive({1: (1, 0)}, {1: ohms}, emf, inner)
        world |= {f"R_{i}": ohms, f"V_{i}": parts[1][0], f"I_{i}": parts[1][1]}
    return world


def warm_world(regime, rng):
    """A wire warmed degree by degree, each adding the same resistance."""
    cold, share, rise = rng.uniform(5, 50), rng.uniform(0.001, 0.006), rng.randint(20, 300)
    warm = cold + sum(cold * share for _ in range(rise))
    return {"emf": 6.0, "I_bat": 6.0 / warm, "R_cold": cold, "alpha_R": share,
            "Delta_T": float(rise), "T_cold": 293.15,
            "T_hot": 293.15 + rise, "R_1": warm, "R_load": warm}  # fmt: skip


FURTHER = {
    **dict.fromkeys(s.RC, timed_world),
    **dict.fromkeys(s.BATTERIES, batteries_world),
    s.TWO_READINGS: readings_world,
    s.HOT_WIRE: warm_world,
}


def changed_world(regime, rng):
    values = {i: rng.uniform(2, 40) for i in (1, 2)}
    emf = rng.uniform(2, 30)
    inner = rng.uniform(0.2, 3) if regime in s.WITH_R else 0.0
    world = {"emf": emf, "r": inner, "R_1": values[1], "R_2": values[2]}
    for at, net in zip(s.MOMENTS, BEFORE_AFTER[regime], strict=True):
        current, node, parts = resistive(net, values, emf, inner)
        world |= {f"I_{at}": current, f"V_{at}": node[1], f"R_{at}": node[1] / current,
                  f"P_{at}": sum(v * i for v, i in parts.values())}  # fmt: skip
        for i, (v, amps) in parts.items():
            v, amps = without_dust(v), without_dust(amps)
            world |= {f"V_{i}_{at}": v, f"I_{i}_{at}": amps, f"P_{i}_{at}": v * amps}
        world["V_S"] = node[2] if len(node) > 3 else 0.0
        world["V_terminal"] = node[1]
    world |= {"V_1": world["V_1_after"], "I_1": world["I_1_after"], "P_1": world["P_1_after"]}
    if inner:
        world["I_sc"] = resistive({1: (1, 0)}, {1: 1e-10 * inner}, emf, inner)[0]
    return world


def shorted_world(regime, rng):
    """A wire that is nearly without resistance."""
    emf, inner = rng.uniform(2, 30), rng.uniform(0.2, 3)
    current = resistive({1: (1, 0)}, {1: 1e-10 * inner}, emf, inner)[0]
    return {"emf": emf, "r": inner, "I_sc": current, "I_bat": current, "V_r": emf,
            "P_emf": emf * current, "P_r": emf * current}  # fmt: skip


def charged_world(regime, rng):
    net = CAPACITOR_NETS[regime]
    values = {i: rng.uniform(1, 30) * 1e-6 for i in net}
    emf = rng.uniform(2, 30)
    node = charged_potentials(
        [Part(f"C_{i}", a, b, values[i]) for i, (a, b) in net.items()], 1, emf
    )
    drops = {i: node[a] - node[b] for i, (a, b) in net.items()}
    charge = sum(values[i] * drops[i] for i, (a, _) in net.items() if a == 1)
    # The energy is the work of charging: voltage summed over the charge as it comes.
    work = {
        i: np.trapezoid(np.linspace(0, v, 11), values[i] * np.linspace(0, v, 11))
        for i, v in drops.items()
    }
    world = {"emf": emf, "V_terminal": node[1], "Q_total": charge, "C_eq": charge / emf,
             "E_C": sum(work.values()), "W_emf": charge * emf}  # fmt: skip
    for i, v in drops.items():
        world |= {f"C_{i}": values[i], f"V_{i}": v, f"Q_{i}": values[i] * v, f"E_{i}": work[i]}
    return world


def nodal_worlds(regime, count=4, seed=5):
    make = FURTHER.get(regime) or (
        steady_world
        if regime in NETS
        else changed_world
        if regime in BEFORE_AFTER
        else shorted_world
        if regime == s.SHORTED
        else charged_world
    )
    rng = random.Random(f"{regime}-{seed}")
    return [make(regime, rng) for _ in range(count)]


WORLDS = {regime: nodal_worlds(regime) for regime in REGIMES}


@pytest.mark.parametrize("regime", REGIMES)
def test_nodal_analysis_satisfies_every_law(regime):
    system = System(FAMILY, regime)
    for world in WORLDS[regime]:
        assert system.names <= world.keys(), system.names - world.keys()
        assert [law.name for law in system.violated(world, 1e-6)] == []


@pytest.mark.parametrize("regime", REGIMES)
def test_laws_solve_what_nodal_analysis_solves(regime):
    system = System(FAMILY, regime)
    free = ("emf", "r", "t", "R_1", "R_2", "R_3", "C_1", "C_2", "C_3", "emf_2", "r_in2",
            "rho", "L_w", "R_cold", "alpha_R", "T_cold")  # fmt: skip
    given = [n for n in free if n in system.names]
    for world in WORLDS[regime]:
        solved = system.solve({name: world[name] for name in given}).world
        assert solved.keys() == system.names
        for name, value in solved.items():
            assert value == pytest.approx(world[name], rel=1e-6, abs=1e-11), name


@pytest.mark.parametrize("regime", REGIMES)
def test_redundant_laws_agree(regime):
    assert not inconsistencies(FAMILY, regime)


# --- Mutation ----------------------------------------------------------------------------------


def breaks_a_world(law):
    names = sorted(str(x.name) for x in law.equation.free_symbols)
    left, right = compiled(law.equation.lhs, names), compiled(law.equation.rhs, names)
    for regime in REGIMES:
        if not in_regime(law.regimes, regime):
            continue
        for world in WORLDS[regime]:
            try:
                a, b = (side(*[world[name] for name in names]) for side in (left, right))
            except ZeroDivisionError:
                return True
            if abs(a - b) > 1e-6 * max(abs(a), abs(b)):
                return True
    return False


def is_inconsistent(law):
    known = quantity_dimensions(FAMILY)
    try:
        sides = [dimension_of(side, known) for side in (law.equation.lhs, law.equation.rhs)]
    except DimensionClashError:
        return True
    return None not in sides and sides[0] != sides[1]


@pytest.mark.slow
@pytest.mark.parametrize("law", FAMILY.laws, ids=lambda law: law.name)
def test_every_mutation_is_noticed(law, record_property):
    assert not breaks_a_world(law)
    alive = []
    total = same = 0
    for mutant in mutants(law):
        total += 1
        wrong = replace(law, equation=mutant.equation)
        if any(law_failures(wrong, CASES)) or is_inconsistent(wrong) or breaks_a_world(wrong):
            continue
        if says_the_same(law, mutant.equation):
            same += 1
        else:
            alive.append(f"{mutant.change}: {mutant.equation}")
    record_property("laws", 1)
    record_property("mutants", total)
    record_property("the_same", same)
    record_property("unnoticed", len(alive))
    assert not alive


# --- Scenes ------------------------------------------------------------------------------------


@pytest.mark.parametrize("frame", ["before", "after"])
@pytest.mark.parametrize("regime", REGIMES)
def test_scene_labels_every_given_once(regime, frame):
    system = System(FAMILY, regime)
    world = WORLDS[regime][0]
    given = {
        n: world[n]
        for n in ("emf", "r", "R_1", "R_2", "R_3", "C_1", "C_2", "C_3", "emf_2")
        if n in system.names
    }
    if regime not in s.WITH_R:
        given.pop("r", None)
    scene = FAMILY.draw(SceneInput(regime, given, {}, frame))
    assert sorted(scene.quantities()) == sorted(given)


@pytest.mark.parametrize(
    ("regime", "before", "after"),
    [
        (s.OPENED, "switch_closed", "switch_open"),
        (s.OPENED_INTERNAL, "switch_closed", "switch_open"),
        (s.CLOSED, "switch_open", "switch_closed"),
        (s.INSERTED, "switch_closed", "switch_open"),
    ],
)
def test_switch_is_drawn_as_it_stands(regime, before, after):
    for frame, kind in (("before", before), ("after", after)):
        circuit = FAMILY.draw(SceneInput(regime, {}, {}, frame)).circuit
        assert circuit is not None
        assert kind in [element.kind for element in elements(circuit.load)]


@pytest.mark.parametrize(("name", "kind"), [("lamp L_1", "lamp"), ("resistor R_1", "resistor")])
def test_a_load_is_drawn_as_it_is_named(name, kind):
    circuit = FAMILY.draw(SceneInput(s.SINGLE, {}, {"first": name})).circuit
    assert circuit is not None
    assert elements(circuit.load)[0].kind == kind


SHORTED = (
    "Two identical lamps X and Y are connected in series to an ideal battery. Lamp Y is then"
    " replaced by a plain copper wire. What happens to lamp X? (A) it gets brighter (B) it gets"
    " dimmer (C) no change (D) it goes out"
)
BESIDE = (
    "Two identical lamps X and Y are connected in series to an ideal battery. A third identical"
    " lamp Z is then connected in parallel with Y. What happens to the brightness of lamp X? (A) It"
    " increases. (B) It decreases. (C) It stays the same. (D) X goes out."
)


@pytest.mark.parametrize(
    ("question", "answer", "outcome"),
    [
        (SHORTED, "A", "valid"),
        (SHORTED, "B", "invalid"),
        (SHORTED, "D", "invalid"),
        (BESIDE, "A", "valid"),
        (BESIDE, "B", "invalid"),
        (BESIDE, "D", "invalid"),
    ],
)
def test_lamps_in_series_when_one_is_bridged_or_gets_company(question, answer, outcome):
    record = {
        "scenario_family": "circuit",
        "question": question,
        "state_0": {"objects": [], "relations": [], "forces": [], "variables": {}},
        "transition": {"rule": "Ohm's law", "effect": "The resistance of the circuit falls."},
        "state_1": {"predicted_change": "Lamp X gets brighter.", "new_variables": {}},
        "answer": {"value": answer},
    }
    assert judge(record).verdict["answer"] == outcome
